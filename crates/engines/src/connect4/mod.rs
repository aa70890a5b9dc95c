//! Connect Four, solved: the exact value of any position, on boards of any size.
//!
//! A position is asked one question at a time, whether it is worth more than a number, by a search that
//! sees fours two discs ahead without making nodes, knows when following up is enough, and remembers what
//! it has found in a table whose entries are never confused. The first discs come from a book that the same
//! search has made.
//!
//! ```text
//!   position ── book? ──► value
//!       │
//!       └─ solve: questions ──► search: nodes ──► bounds, table
//! ```
//!
//! **Contract.** Values are those of the published solvers, for the player to move: 0 is a draw, 1 a win with the
//! very last disc, and each disc sooner is worth one more; a loss is minus that. They are exact. A search that is
//! stopped by a limit says between which bounds the value lies. One thread does the same nodes every
//! time; several share a table, and find the same values.
//!
//! ```
//! use plyground_core::{Game, Limits, Playable};
//! use plyground_engines::connect4::{Wanted, plies_to_end, solver};
//! use plyground_games::connect4::{ConnectFour, Standard};
//!
//! let position = ConnectFour::new(Standard).read("44444326555115222").unwrap();
//! let solver = solver(7, 6, 1 << 20, 1, None).expect("a board of this size fits");
//! let report = solver.solve([position.own().into(), position.theirs().into()], Wanted::Best, &Limits::default(), None);
//! let discs = position.discs().count_ones() as i32;
//! assert_eq!(report.value.least, report.value.most);
//! assert_eq!(report.line.len() as u32, plies_to_end(42, discs, report.value.least));
//! ```
//!
//! Sources: J. Tromp, *Fhourstones* (the packed board); P. Pons, *Solving Connect 4* (null windows over the score, moves
//! that do not lose, order by threats); V. Allis, 1988 (following up). Bounds, look-ahead and table are ours.

mod book;
mod bounds;
mod geometry;
mod guess;
pub mod level;
mod make_book;
pub mod openings;
pub mod player;
mod score;
mod search;
pub mod sets;
pub mod shelf;
mod small;
mod solve;
mod table;
pub mod watch;

pub use book::{Book, Opening};
pub use geometry::Word;
pub use level::{Levelled, MOST_LEVEL};
pub use make_book::Layers;
pub use player::{Perfect, recipe};
pub use score::plies_to_end;
pub use solve::{Column, Report, Solve, Wanted, solver};
pub use table::{Between, Layout};
pub use watch::{Step, Watcher};
