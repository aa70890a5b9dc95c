//! Red Swap Blue, solved: n up to 4 with proof from any start, n up to 7 well, beyond that somehow.
//!
//! Exactly one cell is empty. For each place of the blank the positions are pairs: which slots of its square hold red,
//! which of the other hold blue, equally many. That makes a matrix of bits for every blank and every number of
//! ones, without waste, and a move inside a square moves whole rows of it: thousands of positions at once.
//!
//! ```text
//!                     columns: blue in the other square
//!   rows: red         0 1 1 0 1 0 0 …        one matrix for each blank (16 for n = 4, by symmetry)
//!   in the blank's    1 0 0 1 0 0 1 …        and each number of ones k: C(15, k) rows,
//!   square            …                      C(15, k) columns, of which reflection leaves half
//! ```
//!
//! | part | does |
//! |---|---|
//! | [`Champion`] | a shortest way from any start, with proof, n up to 4 |
//! | [`Distances`] | the distance of every position to the goal, all shortest steps, how many solutions; kept in a file |
//! | [`shared`] | one sweep of each variant for the whole process, which goes on when nobody waits |
//! | [`Quick`] | a good way at once, n up to 7 |
//! | [`Strict`] | some way, any n |
//! | [`prove_floor`] | how many moves the start needs at least, n up to 7 |
//!
//! How they work is on the pages of the modules, in this order: `home` (the blank's view of the board), `patterns` (numbers for
//! rows and columns), `place`, `chunk` (two bits a position), `steps` (moves inside a square), `passages` (jumps between
//! the squares), [`distances`], `meeting` (half the way is enough), [`shared`], [`champion`]; then `compact`, [`quick`], [`strict`], [`floor`].

pub mod champion;
mod chunk;
mod compact;
pub mod distances;
mod file;
pub mod floor;
mod home;
mod meeting;
mod passages;
mod patterns;
mod place;
pub mod quick;
mod reached;
pub mod shared;
mod solutions;
mod steps;
mod story;
pub mod strict;
mod transpose;
mod word;
mod workers;

pub use champion::Champion;
pub use distances::Distances;
pub use floor::{Floor, prove_floor};
pub use quick::Quick;
pub use strict::Strict;

pub use plyground_games::redswapblue::{RedSwapBlue, Variant};

use plyground_core::{Family, words};

/// The family of the solvers, with their own words.
const FAMILY: Family = Family { id: "puzzle", words: words!("ar", "fa") };
