//! Connect Four: drop discs, make four in a row.
//!
//! Two players drop discs in turn into the columns of an upright board, Player One (red) first;
//! a disc falls to the lowest free cell. Four of one colour in a row, a column or on a diagonal
//! win, and a full board without a four is a draw. The board is 7 x 6 unless the variant says
//! otherwise: any size from 4 x 4 up, as long as `columns * (rows + 1)` is at most 128.
//!
//! ```text
//!    . . . . . . .
//!    . . . . . . .
//!    . . . . . . .
//!    . . . . . . .
//!    . . . y y . .        red is to move: column 7
//!    . . y r r r .        makes four in a row
//!    1 2 3 4 5 6 7
//! ```
//!
//! **Choices.** A line of more than four wins as well. A disc that makes two fours at once wins
//! once. Columns count from 0 in the code and from 1 in every text. The position holds no
//! history: two orders of the same discs are the same position.
//!
//! **Types.** [`ConnectFour<Standard>`](ConnectFour) is the 7 x 6 board in two `u64`, and fast;
//! [`ConnectFour<AnySize>`](ConnectFour) is every size, 7 x 6 included, in two `u128`. Both are
//! `Copy` and play by the same code.
//!
//! ```
//! use plyground_core::{Game, Outcome, Playable, Player, Turn};
//! use plyground_games::connect4::{ConnectFour, Standard};
//!
//! let mut position = ConnectFour::new(Standard);
//! for column in [3, 3, 4, 2, 5, 4] {
//!     position.apply(&column);
//! }
//! assert_eq!(position.turn(), Turn::Player(Player::One));
//! assert_eq!(position.after(&6).turn(), Turn::Over(Outcome::Won(Player::One)));
//! assert_eq!(position, ConnectFour::new(Standard).read("445365").unwrap());
//! ```
//!
//! Invented by H. Wexler and N. Strongin, sold since 1974; solved in 1988 by J. D. Allen and,
//! independently, V. Allis (*A Knowledge-based Approach of Connect-Four*): the first player wins.

mod bits;
mod board;
mod columns;
mod editor;
mod greedy;
mod judge;
mod lines;
mod notation;
mod playable;
mod rules;
mod shape;

pub use bits::Bits;
pub use board::{ConnectFour, fours, has_four};
pub use columns::OpenColumns;
pub use greedy::{Greedy, longest_line};
pub use judge::Judge;
pub use lines::Lines;
pub use notation::{read_sequence, write_sequence};
pub use shape::{AnySize, Shape, Standard};
