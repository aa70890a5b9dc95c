//! Games as their own world keeps them: PDN for checkers, one day SGF or PGN for others.
//!
//! A game with such a format reads and writes it itself; everybody above sees texts only: where a
//! game started, what was played, how it ended, and what was odd about the file.
//!
//! ```text
//!   bytes of a file ── read ──► Archived, Archived, …       tidy: the same file, well written
//!                   ◄─ write ── Archived                  revise: the same file, its game played on
//! ```

use crate::{Complaint, Outcome, Player};

/// A file format of a game's own world.
#[derive(Clone, Copy, Debug)]
pub struct ArchiveFormat {
    /// What people call it: `PDN`.
    pub name: &'static str,
    /// How its files end, without the dot: `pdn`.
    pub extension: &'static str,
    /// Reads every game of a file. The player is the one whose points a result names first, mostly
    /// One. Complains only when there is no game to be found.
    pub read: fn(&[u8], Player) -> Result<Vec<Archived>, Complaint>,
    /// Writes one game. Complains when the position or an action is none of this game.
    pub write: fn(&Archived) -> Result<String, Complaint>,
    /// Writes the only game of a file again after it was played on: whatever the file says about it,
    /// and about the actions that are still played, stays. Seats without a name, and notes that are
    /// not given, stay as they are; a note without a value goes.
    pub revise: fn(&[u8], &Archived) -> Result<String, Complaint>,
    /// Writes everything a file holds in the format's canonical form, comments and all.
    pub tidy: fn(&[u8]) -> Result<String, Complaint>,
}

/// A game of a file, in texts that a session of the game understands.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Archived {
    /// The line of the file where it begins, from 1.
    pub line: usize,
    /// The variant it is played by.
    pub variant: String,
    /// The position it starts from.
    pub start: String,
    /// Who plays, One first; an empty text where nobody says.
    pub players: Vec<String>,
    /// What else the file says about it, by name: the event, the date.
    pub notes: Vec<(String, String)>,
    /// What was played, as far as the rules allow it.
    pub actions: Vec<String>,
    /// Moves in the file after those; kept there, but not playable.
    pub unread: usize,
    /// The first of them as the file writes it; empty where all can be played.
    pub halts_at: String,
    /// The position after the last action.
    pub position: String,
    /// How it ended, if the file says.
    pub result: Option<Outcome>,
    /// What is odd about it.
    pub remarks: Vec<Remark>,
}

/// Something odd in a file that can be read all the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Remark {
    /// The game in the file, from 1.
    pub game: usize,
    /// The action it is about, from 1.
    pub ply: Option<usize>,
    /// The line in the file, from 1.
    pub line: usize,
    /// Stable name of the kind of oddity.
    pub code: &'static str,
    /// The sentence in English.
    pub message: String,
}
