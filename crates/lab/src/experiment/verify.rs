//! Whether a game that is said to be of an experiment can be: it is played again, action by action.

use super::file::Experiment;
use super::play::{Decision, Finish, Play};
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
    if play.opening > play.actions.len() {
        return wrong(format!("{} actions that nobody chose, and {} in all", play.opening, play.actions.len()));
    }
    // The plies at which somebody decides, and who: once each, and in order.
    let mut decided = if entry.is_puzzle { vec![(play.opening, 0)] } else { Vec::new() };
    for (ply, action) in play.actions.iter().enumerate() {
        if let (Turn::Player(seat), false) = (session.turn(), entry.is_puzzle || ply < play.opening) {
            decided.push((ply, seat.index()));
        }
        if let Err(complaint) = session.play(action) {
            return wrong(format!("action {}: {complaint}", ply + 1));
        }
    }
    if let Err(what) = check_decisions(&play.decisions, &decided) {
        return wrong(what);
    }
    if session.position() != play.end {
        return wrong(format!("it ends in {}, not in {}", session.position(), play.end));
    }
    let is_told_right = match (session.turn(), play.result) {
        (Turn::Over(_), Finish::Solved) => entry.is_puzzle && (-i64::from(u32::MAX)..=0).contains(&play.score),
        (Turn::Over(outcome), result) => Finish::from(outcome) == result,
        // Whoever has no answer within the limits has lost.
        (_, Finish::Unsolved) => entry.is_puzzle && play.score == 0,
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

/// Positions looked at and bytes that one decision can have taken, at most; the sums over a game are numbers too.
const MOST: u64 = 1 << 48;
/// Seconds that one decision can have taken, at most.
const LONGEST: f64 = u32::MAX as f64;

/// Says what is wrong with decisions that should be those at these plies, by these seats.
fn check_decisions(decisions: &[Decision], decided: &[(usize, usize)]) -> Result<(), String> {
    let said = decisions.iter().map(|decision| (decision.ply, decision.seat));
    if let Some(at) = decided.iter().copied().map(Some).chain([None]).zip(said.map(Some).chain([None])).position(|(is, said)| is != said) {
        return Err(match decided.get(at) {
            Some((ply, _)) => format!("action {} and the decisions do not agree", ply + 1),
            None => "there are decisions without an action".into(),
        });
    }
    for Decision { ply, nodes, seconds, memory, .. } in decisions {
        if !(0.0..=LONGEST).contains(seconds) || *nodes > MOST || *memory > MOST {
            return Err(format!("the decision for action {} cannot have taken {nodes} nodes, {seconds} seconds, {memory} bytes", ply + 1));
        }
    }
    Ok(())
}
