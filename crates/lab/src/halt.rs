//! Games that can be played only as far as a mistake in them.
//!
//! Whoever reads a game complains about the move that stops it; the complaint then also says how far the game came, so
//! that a front end can name the move and offer the part before it.

use plyground_core::Complaint;
use std::fmt::Display;

/// The complaint about a move, with how far the game came: the game, how many actions were played before, and the move as
/// it is written.
#[must_use]
pub fn halted(complaint: Complaint, game: &str, played: usize, written: impl Display) -> Complaint {
    complaint.with("game", game).with("played", played).with("move", written)
}

/// How many actions could be played before the one that a complaint is about, if it says.
#[must_use]
pub fn played_before(complaint: &Complaint) -> Option<usize> {
    let (_, played) = complaint.arguments.iter().find(|(name, _)| *name == "played")?;
    played.parse().ok()
}
