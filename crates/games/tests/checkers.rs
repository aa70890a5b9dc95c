//! Checkers: everything the rules promise, held against a plain twin and published numbers.

#[path = "checkers/counts.rs"]
mod counts;
#[path = "checkers/judge.rs"]
mod judge;
#[path = "checkers/laws.rs"]
mod laws;
#[path = "checkers/moves.rs"]
mod moves;
#[path = "checkers/naive.rs"]
mod naive;
#[path = "checkers/notation.rs"]
mod notation;
#[path = "checkers/playthrough.rs"]
mod playthrough;
#[path = "checkers/screen.rs"]
mod screen;
#[path = "checkers/twin.rs"]
mod twin;

use plyground_core::{Game, Playable};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Optional};

/// A position under a rule.
fn read_as<R: CaptureRule>(text: &str) -> Checkers<R> {
    Checkers::new().read(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}

/// A position where jumps are a duty.
fn read(text: &str) -> Checkers<Compulsory> {
    read_as(text)
}

/// A position where they are not.
fn read_free(text: &str) -> Checkers<Optional> {
    read_as(text)
}

/// The moves of a position as texts, in their order.
fn texts<R: CaptureRule>(position: &Checkers<R>) -> Vec<String> {
    position.actions().map(|action| position.write_action(&action)).collect()
}
