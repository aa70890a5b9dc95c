//! PDN, the Portable Draughts Notation: how checkers players keep their games.
//!
//! A file holds games one after the other: tags, then moves with comments, marks and variations,
//! then a result. Files found in practice are careless with nearly all of it, so reading never
//! fails: it keeps everything, replays what the rules allow, and remarks what is odd. Writing is
//! strict: canonical PDN that reads back as the same games.
//!
//! ```text
//!   bytes ─ decode ─► text ─ read_text ─► Script ─ replay ─► Replayed
//!                          ◄─ write_text ─   ▲ tags, tree of moves    │ legal moves, result,
//!                                            └────── script ──────────┘ positions, remarks
//! ```
//!
//! **Choices.** Of layout, only the words count: line ends and runs of spaces within a comment
//! are one space, numbers of moves are counted anew. A comment may hold braces that match; one whose
//! braces do not is written after a `;`. A game without a result is one with the result `*`.
//! `1-0` means that Black won, who begins ([`Reading`] has the other custom). A game under the
//! optional capture rule carries the tag `[Capture "optional"]`, a tag of our own.
//!
//! ```
//! use plyground_games::checkers::pdn::{Reading, read, tidy};
//! let file = b"[Black \"Ada\"]\r\n1. 11x15 {hm} 22-18 2. 15x22 26x17 (25-18) 3. 8-3 1-0";
//! let games = read(file, Reading::default());
//! assert_eq!((games[0].moves.len(), games[0].unread), (4, 1));
//! let odd: Vec<&str> = games[0].remarks.iter().map(|remark| remark.code).collect();
//! assert_eq!(odd, ["quiet-with-x", "capture-with-dash", "illegal-move"]);
//! assert!(tidy(file).ends_with("1. 11-15 {hm} 1... 22-18 2. 15x22 26x17 (2... 25x18) 3. 8-3 1-0\n\n"));
//! ```
//!
//! A. Millett proposed PDN in 1995, after the PGN of chess; W. Wesselink and others wrote its grammar
//! down as version 3.0.

mod brackets;
mod bytes;
mod format;
mod parse;
mod print;
mod replay;
mod resolve;
mod result;
mod revise;
mod scan;
mod tree;

pub use bytes::decode;
pub use format::{FORMAT, script_of};
pub use parse::{MOST_DEPTH, read_text};
pub use print::write_text;
pub use replay::{CAPTURE_TAG, GAME_TYPE, Replayed, replay, replay_under};
pub use result::Reading;
pub use tree::{Ending, Item, Place, Script, Tag, Written};

/// Reads and replays every game of a file. The bytes may be in any of the usual encodings, see
/// [`decode`]; a file without games gives none.
#[must_use]
pub fn read(bytes: &[u8], reading: Reading) -> Vec<Replayed> {
    let (scripts, remarks) = read_text(&decode(bytes));
    let mut games: Vec<Replayed> = scripts.iter().enumerate().map(|(index, script)| replay(script, index + 1, reading)).collect();
    for remark in remarks {
        // A remark about what follows the last game belongs to that.
        let game = remark.game.min(games.len());
        if let Some(game) = games.get_mut(game.wrapping_sub(1)) {
            game.remarks.push(remark);
        }
    }
    for game in &mut games {
        game.remarks.sort_by_key(|remark| remark.line);
    }
    games
}

/// Writes everything a file holds as canonical PDN: moves that can be replayed in full and with
/// the right sign, all else as it stands.
#[must_use]
pub fn tidy(bytes: &[u8]) -> String {
    let scripts: Vec<Script> = read(bytes, Reading::default()).into_iter().map(|game| game.script).collect();
    write_text(&scripts)
}
