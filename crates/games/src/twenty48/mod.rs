//! 2048: slide tiles, merge equal ones, make room for the next.
//!
//! A move slides all tiles one way; two equal tiles that meet become one of their sum, each tile at
//! most once a move, those nearest the wall first. Then one empty cell, each equally likely,
//! gets a 2 (nine times in ten) or a 4. A game begins with two such tiles and ends when no
//! move changes the board.
//!
//! ```text
//!       2   .   2   4                 4   4   .   .                 4   4   .   2
//!       .   .   .   .      left       .   .   .   .    2@r1c4       .   .   .   .
//!       .   8   8   .      ---->     16   .   .   .    ---->       16   .   .   .
//!       2   2   2   2                 4   4   .   .                 4   4   .   .
//!     the player moves             + waits for a tile             the player moves
//!                                  4 + 16 + 8 points
//! ```
//!
//! **Choices.** A position is a board and whether it waits for a tile; points and the number of moves are not
//! part of it. Points are the sums of merged tiles, told by [`Game::reward`](plyground_core::Game::reward).
//! Without a goal a stuck board is `Scored(0)`: what was won on the way is not known there. With
//! `goal=2048` a board with a tile of 2048 or more is won, before a new tile appears, and a stuck
//! one is lost to Player Two, who stands for the dice. The start is the empty board, which
//! waits for two tiles one after the other. Two tiles of 2^31, the largest, do not merge.
//!
//! **Types.** [`Twenty48`] is the board of four by four in 16 bytes, and fast; [`Twenty48Any`] is
//! every size from three to five, four included, in plain code. Both share rules and notation.
//!
//! ```
//! use plyground_core::{Game, Playable, Player, Turn};
//! use plyground_games::twenty48::{Action, Direction, Twenty48, Variant};
//!
//! let start = Twenty48::new(Variant::default()).expect("four by four");
//! assert_eq!(start.turn(), Turn::Chance);
//! let mut position = start.read("2,0,2,4/0,0,0,0/0,8,8,0/2,2,2,2").unwrap();
//! assert_eq!(position.turn(), Turn::Player(Player::One));
//! let left = Action::Move(Direction::Left);
//! assert_eq!(position.reward(&left), 4 + 16 + 8);
//! position.apply(&left);
//! assert_eq!(position.write(), "4,4,0,0/0,0,0,0/16,0,0,0/4,4,0,0+");
//! ```
//!
//! Invented by G. Cirulli in 2014, after *Threes* by A. Vollmer, G. Wohlwend and J. Hinson.

mod action;
pub mod cells;
mod editor;
mod features;
mod game;
mod judge;
mod line;
mod nibbles;
mod notation;
mod packed;
mod plain;
mod playable;
mod playout;
mod store;
mod variant;

pub use action::{Action, Actions, Direction, Directions};
pub use features::{Feature, Weights, features};
pub use game::Board;
pub use judge::Judge;
pub use line::{LARGEST_EXPONENT, slide};
pub use packed::Packed;
pub use plain::Plain;
pub use store::Store;
pub use variant::{Goal, Spawn, Variant};

/// 2048 on four by four cells.
pub type Twenty48 = Board<Packed>;

/// 2048 on three, four or five by as many cells.
pub type Twenty48Any = Board<Plain>;
