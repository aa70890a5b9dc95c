//! Playing an experiment: the games, and what the reference thinks of every decision.

use super::file::{Experiment, Pairing};
use super::quality::Quality;
use crate::answer::Answer;
use crate::ask::Ask;
use crate::catalogue::Entry;
use crate::compare::Opening;
use crate::drawn::DrawnBy;
use crate::numbers::number;
use crate::played::Effort;
use crate::player::Player;
use crate::session::Session;
use plyground_core::{Complaint, Outcome, Player as Seat, Rng, Stop, Turn, Worth, mix};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// One game of an experiment.
#[derive(Clone, Debug)]
pub struct Game {
    /// The variant.
    pub variant: String,
    /// Who sat where.
    pub pairing: Pairing,
    /// The number of the game within its pairing and variant, from 0.
    pub number: usize,
    /// How it ended.
    pub outcome: Outcome,
    /// Why it is a draw, where the course of the game made it one.
    pub drawn_by: Option<&'static str>,
    /// Decisions of both players together, the opening not counted.
    pub decisions: u64,
    /// What each player's decisions took, One's first.
    pub efforts: [Effort; 2],
    /// What each player's decisions were worth, One's first.
    pub qualities: [Quality; 2],
    /// What the reference thinks of a game that got stuck.
    pub standing: Option<Worth>,
    /// The actions, the opening included.
    pub actions: Vec<String>,
    /// The position at the end.
    pub end: String,
}

impl Game {
    /// For programs.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let result = match self.outcome {
            Outcome::Won(Seat::One) => "one",
            Outcome::Won(Seat::Two) => "two",
            Outcome::Drawn => "draw",
            Outcome::Scored(_) => "scored",
        };
        let players: Vec<Value> = [&self.pairing.one, &self.pairing.two]
            .into_iter()
            .zip(self.efforts.iter().zip(&self.qualities))
            .map(|(spec, (effort, quality))| {
                let decisions = effort.decisions.max(1) as f64;
                json!({
                    "spec": spec,
                    "decisions": effort.decisions,
                    "nodes_per_action": effort.nodes as f64 / decisions,
                    "seconds_per_action": effort.seconds / decisions,
                    "peak_memory_bytes": effort.peak_memory_bytes,
                    "choices": quality.choices,
                    "best_choices": quality.best,
                    "mean_loss": quality.mean_loss(),
                })
            })
            .collect();
        json!({
            "variant": self.variant,
            "name": self.pairing.name,
            "game": self.number,
            "result": result,
            "drawn_by": self.drawn_by,
            "standing": self.standing.map(|worth| number(worth.value)),
            "decisions": self.decisions,
            "players": players,
            "actions": self.actions,
            "end": self.end,
        })
    }
}

/// Plays all games, telling each as it ends; `Ok(None)` when the stop flag was raised.
pub fn run(
    experiment: &Experiment,
    stop: &Arc<AtomicBool>,
    told: &mut dyn FnMut(&Game, usize, usize),
) -> Result<Option<Vec<Game>>, Complaint> {
    let entry = experiment.check()?;
    let all = experiment.matches().count() * experiment.games;
    let mut games = Vec::new();
    for (variant, pairing) in experiment.matches() {
        for number in 0..experiment.games {
            let Some(game) = play(experiment, entry, variant, pairing, number, stop)? else { return Ok(None) };
            told(&game, games.len() + 1, all);
            games.push(game);
        }
    }
    Ok(Some(games))
}

/// Plays one game; `Ok(None)` when the stop flag was raised.
fn play(
    experiment: &Experiment,
    entry: &'static Entry,
    variant: &str,
    pairing: &Pairing,
    number: usize,
    stop: &Arc<AtomicBool>,
) -> Result<Option<Game>, Complaint> {
    let mut session = entry.open(variant, None)?;
    let mut dice = Rng::stream(experiment.seed, number as u64);
    open(session.as_mut(), entry, experiment, number as u64, &mut dice)?;
    let seed = mix(experiment.seed ^ mix(number as u64));
    let mut players = [session.player(&pairing.one, seed)?, session.player(&pairing.two, mix(seed))?];
    let mut reference = experiment.reference.as_ref().map(|spec| session.player(spec, seed)).transpose()?;
    let ask = Ask { stop: Some(stop.clone()), ..Ask::default() };
    let (mut efforts, mut qualities) = ([Effort::default(); 2], [Quality::default(); 2]);
    let outcome = loop {
        let seat = match session.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => {
                throw(session.as_mut(), &mut dice);
                continue;
            }
            Turn::Player(seat) => seat,
        };
        let answer = session.think(&mut players[seat.index()], &ask);
        let judged = reference.as_mut().map(|reference| judge(session.as_ref(), reference, &ask));
        if stop.load(std::sync::atomic::Ordering::Relaxed) || answer.stopped == Stop::Cancelled {
            return Ok(None);
        }
        let Some(action) = answer.best.clone() else { break Outcome::Drawn };
        let (nodes, peak_memory_bytes) = (answer.counters.nodes, answer.counters.peak_memory_bytes);
        efforts[seat.index()].add(Effort { decisions: 1, nodes, seconds: answer.elapsed.as_secs_f64(), peak_memory_bytes });
        if let Some(judged) = &judged {
            qualities[seat.index()].add(judged, &action, seat, experiment.clip);
        }
        session.play(&action)?;
    };
    let drawn_by = session.drawn_by().map(DrawnBy::word);
    let standing = reference.as_mut().filter(|_| drawn_by.is_some()).and_then(|reference| standing(session.as_ref(), reference, &ask));
    Ok(Some(Game {
        variant: variant.into(),
        pairing: pairing.clone(),
        number,
        outcome,
        drawn_by,
        decisions: efforts.iter().map(|effort| effort.decisions).sum(),
        efforts,
        qualities,
        standing,
        actions: session.history().into_iter().map(|step| step.action).collect(),
        end: session.position(),
    }))
}

/// Plays the opening.
fn open(session: &mut dyn Session, entry: &Entry, experiment: &Experiment, number: u64, dice: &mut Rng) -> Result<(), Complaint> {
    let opening = experiment.opening()?;
    opening.play_book(session, entry, experiment.seed, number)?;
    if let Opening::Random(plies) = opening {
        for _ in 0..plies {
            throw(session, dice);
        }
    }
    Ok(())
}

/// Plays something by dice, unless the game is over.
fn throw(session: &mut dyn Session, dice: &mut Rng) {
    if let Some(action) = session.sample(dice) {
        session.play(&action).expect("what is sampled is legal");
    }
}

/// What the reference thinks of every legal action.
fn judge(session: &dyn Session, reference: &mut Player, ask: &Ask) -> Answer {
    session.think(reference, &Ask { judge_all: true, ..ask.clone() })
}

/// What the reference thinks of the position in which a game got stuck: it is judged as if the
/// game began there.
fn standing(session: &dyn Session, reference: &mut Player, ask: &Ask) -> Option<Worth> {
    let mut fresh = session.fork();
    fresh.set_position(&session.position()).ok()?;
    Some(fresh.think(reference, ask).worth)
}
