//! Checkers, or English draughts: jump over the opponent's pieces, make kings, leave no move.
//!
//! Two players move on the 32 dark squares of an 8 x 8 board, Black (Player One) first. Men go
//! one square diagonally forward, kings in every diagonal direction; a piece takes a neighbour of
//! the other colour by jumping over it onto the empty square behind, and may go on jumping. Who
//! cannot move, or has no pieces, loses.
//!
//! ```text
//!      .  b  .  b  .  b  .  b         .  1  .  2  .  3  .  4
//!      b  .  b  .  b  .  b  .         5  .  6  .  7  .  8  .
//!      .  b  .  b  .  b  .  b         .  9  . 10  . 11  . 12      Black's men move down
//!      -  .  -  .  -  .  -  .        13  . 14  . 15  . 16  .
//!      .  -  .  -  .  -  .  -         . 17  . 18  . 19  . 20
//!      w  .  w  .  w  .  w  .        21  . 22  . 23  . 24  .      White's men move up
//!      .  w  .  w  .  w  .  w         . 25  . 26  . 27  . 28
//!      w  .  w  .  w  .  w  .        29  . 30  . 31  . 32  .
//! ```
//!
//! **Choices.** Jumping is a duty and a chain of jumps must be completed, but any of several
//! may be chosen, the longest or not: [`Checkers<Compulsory>`](Checkers). Under the variant
//! `capture=optional` nobody has to jump and every beginning of a chain is a move of its own:
//! [`Checkers<Optional>`](Checkers). Men jump forward only. A man that reaches the last row becomes a
//! king and its move ends. Pieces jumped are taken off when the move is complete: until then they
//! block and cannot be jumped again, while the square the move started from is empty. Two chains
//! with the same result are two moves. The third repetition and forty moves by each side without
//! a capture or a man's move are draws; a position does not know them, its
//! [course](plyground_core::Course) does.
//!
//! ```
//! use plyground_core::{Game, Outcome, Playable, Player, Turn};
//! use plyground_games::checkers::{Checkers, Compulsory, Optional};
//!
//! let start = Checkers::<Compulsory>::new();
//! assert_eq!(start.actions().as_ref().len(), 7);
//!
//! let position = start.read("B:W14,23:B9").unwrap();
//! let texts = |position: &Checkers<_>| position.actions().map(|action| action.to_string()).collect::<Vec<_>>();
//! assert_eq!(texts(&position), ["9x18x27"]);
//! let capture = position.read_action("9x27").unwrap();
//! assert_eq!(position.after(&capture).turn(), Turn::Over(Outcome::Won(Player::One)));
//!
//! let freely = position.under::<Optional>().actions();
//! assert_eq!(freely.map(|action| action.to_string()).collect::<Vec<_>>(), ["9-13", "9x18", "9x18x27"]);
//! ```
//!
//! The rules are those of the World Checkers and Draughts Federation. J. Schaeffer and others proved in
//! 2007 (*Checkers is solved*) that neither side can force a win.

mod action;
pub mod ballots;
mod board;
mod editor;
mod generate;
mod judge;
mod list;
mod material;
mod notation;
pub mod pdn;
mod playable;
mod position;
pub mod positional;
mod rule;
mod rules;
pub mod squares;
pub mod tactics;

pub use action::{MOST_JUMPS, Move};
pub use board::Checkers;
pub use judge::Judge;
pub use list::Moves;
pub use material::{KING, MAN, Material};
pub use positional::Positional;
pub use rule::{CaptureRule, Compulsory, Optional};
