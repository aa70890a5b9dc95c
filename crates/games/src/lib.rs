//! The games: rules, notation, pictures, evaluators. One folder each.
//!
//! | module | game | searched as |
//! |---|---|---|
//! | [`barjis`] | a Syrian race game with six cowries | two players and chance |
//! | [`checkers`] | English draughts | two players |
//! | [`connect4`] | Connect Four of any size | two players |
//! | [`redswapblue`] | a puzzle of jumping pieces | puzzle |
//! | [`twenty48`] | 2048 | one player and chance |
//! | [`tree`] | trees that people type | all of these |
//!
//! A position is a [`Game`](plyground_core::Game): it says whose turn it is, lists actions and applies one to a copy. It is
//! [`Playable`](plyground_core::Playable) too: it reads and writes positions and actions as text, and draws itself.
//!
//! ```
//! use plyground_core::{Game, Playable, perft};
//! use plyground_games::checkers::{Checkers, Compulsory};
//!
//! let start = Checkers::<Compulsory>::new();
//! let opening = start.read_action("11-15")?;
//! let position = start.after(&opening);
//! assert_eq!(start.read(&position.write())?, position);
//! assert_eq!(perft(&start, 3), 302);
//! # Ok::<(), plyground_core::Complaint>(())
//! ```

pub mod barjis;
pub mod checkers;
pub mod connect4;
pub mod redswapblue;
mod sketch;
pub mod tree;
pub mod twenty48;
