//! Whether a game that is said to be of an experiment can be: it is played again, action by action.

use super::file::Experiment;
use super::play::{Finish, Play};
use super::schedule::Schedule;
use plyground_core::{Complaint, Turn};
use plyground_session::{DrawnBy, Entry};

/// Complains when a game does not belong to an experiment, or cannot have gone as it says.
pub fn verify(experiment: &Experiment, schedule: &Schedule, entry: &'static Entry, play: &Play) -> Result<(), Complaint> {
    let wrong = |what: String| {
        let message = format!("game {} of match {}: {what}", play.number, play.of);
        Err(Complaint::new("wrong-game", message).with("unit", play.unit).with("half", play.half))
    };
    let fixtures = if play.unit < schedule.units() { schedule.unit(play.unit) } else { Vec::new() };
    let Some(fixture) = fixtures.iter().find(|fixture| fixture.half == play.half) else {
        return wrong("the experiment has no such game".into());
    };
    let variant = &schedule.matches[fixture.of].variant;
    if (play.of, play.number, &play.seats, &play.variant) != (fixture.of, fixture.number, &fixture.seats, variant) {
        return wrong("other players or another variant than the experiment has there".into());
    }
    let start = experiment.positions.get(fixture.dice as usize % experiment.positions.len().max(1));
    let mut session = entry.open(variant, start.map(String::as_str))?;
    if session.position() != play.start {
        return wrong(format!("it starts from {}, not from {}", play.start, session.position()));
    }
    for (ply, action) in play.actions.iter().enumerate() {
        let is_decision = matches!(session.turn(), Turn::Player(_)) && ply >= play.opening;
        if !entry.is_puzzle && is_decision != play.decisions.iter().any(|decision| decision.ply == ply) {
            return wrong(format!("action {} and the decisions do not agree", ply + 1));
        }
        if let Err(complaint) = session.play(action) {
            return wrong(format!("action {}: {complaint}", ply + 1));
        }
    }
    if session.position() != play.end {
        return wrong(format!("it ends in {}, not in {}", session.position(), play.end));
    }
    let is_told_right = match (session.turn(), play.result) {
        (Turn::Over(_), Finish::Solved) => entry.is_puzzle && play.score <= 0,
        (Turn::Over(outcome), result) => Finish::from(outcome) == result,
        // Whoever has no answer within the limits has lost.
        (_, Finish::Unsolved) => entry.is_puzzle,
        (Turn::Player(seat), Finish::One | Finish::Two) => Finish::from(plyground_core::Outcome::Won(seat.other())) == play.result,
        (_, result) => result == Finish::Scored,
    };
    if !is_told_right || (!entry.is_puzzle && session.score() != play.score) {
        return wrong(format!("the result {} does not follow from its actions", play.result.word()));
    }
    let drawn_by = session.drawn_by().map(DrawnBy::word);
    let milestone = session.milestone();
    if !entry.is_puzzle && (play.drawn_by.as_deref(), play.milestone) != (drawn_by, milestone) {
        return wrong("why it was drawn, or its largest tile, does not follow from its actions".into());
    }
    if entry.is_puzzle && (play.drawn_by.is_some() || play.milestone.is_some()) {
        return wrong("a puzzle is not drawn and has no tiles".into());
    }
    Ok(())
}
