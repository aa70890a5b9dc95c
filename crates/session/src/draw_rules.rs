//! Draws that no position shows: why the course of a game has made it one.

use plyground_core::{Game, Outcome, Turn};
use std::fmt;

/// Why the course of a game has made it a draw.
///
/// ```
/// use plyground_session::DrawnBy;
/// assert_eq!(DrawnBy::Repetition(3).to_string(), "this position has come for the third time");
/// assert_eq!(DrawnBy::Quiet(80).to_string(), "there have been 80 actions in a row without a lasting one");
/// assert_eq!(DrawnBy::Quiet(80).word(), "quiet");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum DrawnBy {
    /// The position has come for so many times.
    Repetition(u32),
    /// So many actions in a row could be undone: none of them was lasting.
    Quiet(u32),
}

impl DrawnBy {
    /// The reason for programs: `repetition` or `quiet`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Repetition(_) => "repetition",
            Self::Quiet(_) => "quiet",
        }
    }
}

plyground_core::written_as_word!(DrawnBy: "repetition", "quiet");

impl fmt::Display for DrawnBy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Repetition(2) => write!(f, "this position has come for the second time"),
            Self::Repetition(3) => write!(f, "this position has come for the third time"),
            Self::Repetition(times) => write!(f, "this position has come {times} times"),
            Self::Quiet(actions) => write!(f, "there have been {actions} actions in a row without a lasting one"),
        }
    }
}

/// Why a game that stands at `position` is drawn by its course: `past` holds the keys of the
/// positions since the last lasting action. Nothing where the rules end it by the position alone.
pub(crate) fn drawn_by<G: Game>(position: &G, past: &[u64]) -> Option<DrawnBy> {
    let rules = G::DRAWS?;
    if position.turn().is_over() || !rules.are_met(past, position.key()) {
        return None;
    }
    let is_quiet = past.len() >= rules.quiet as usize;
    Some(if is_quiet { DrawnBy::Quiet(rules.quiet) } else { DrawnBy::Repetition(rules.repetitions) })
}

/// Who acts in a game that stands at `position`, by the position and by the course of the game.
pub(crate) fn turn_of<G: Game>(position: &G, past: &[u64]) -> Turn {
    if drawn_by(position, past).is_some() { Turn::Over(Outcome::Drawn) } else { position.turn() }
}
