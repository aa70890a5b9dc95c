//! The search algorithms of an AI course, each written once for all games.
//!
//! | family | asks of the game | finds |
//! |---|---|---|
//! | [`baseline`] | nothing | something to compare with |
//! | [`adversarial`] | no chance | the best action against a player who wants the opposite |
//! | [`chance`] | nothing | the best action where dice have their say |
//! | [`sampling`] | nothing | a good action from games played at random |
//! | [`puzzle`] | one player and a goal | a way to the goal |
//!
//! An algorithm is a struct whose fields are its parameters. A [`Searcher`](plyground_core::Searcher) returns the best action,
//! its value and the expected line; a [`Solver`](plyground_core::Solver) returns a way. Limits say when to stop, and
//! an observer sees every step; the unit type `()` observes nothing and costs nothing.
//!
//! ```
//! use plyground_core::{Game, Limits, Neutral, Player, Root, Searcher, toys::Nim};
//! use plyground_search::{adversarial::Pvs, sampling::{Sampling, Uct}};
//!
//! let nim = Nim::new([2, 3, 4]);
//! let sure = Pvs::new(Neutral).search(&Root::new(&nim), &Limits::depth(9), &mut ());
//! let likely = Uct::new(Neutral, Sampling::new(3000)).search(&Root::new(&nim), &Limits::default(), &mut ());
//! for verdict in [&sure, &likely] {
//!     let best = verdict.best.expect("there are sticks to take");
//!     assert_eq!(nim.after(&best).winner(), Player::One);
//! }
//! assert_eq!(sure.worth.decided.map(|(winner, _)| winner), Some(Player::One));
//! ```

pub mod adversarial;
pub mod baseline;
mod buckets;
pub mod chance;
mod listing;
mod path;
pub mod puzzle;
pub mod sampling;
mod settings;
