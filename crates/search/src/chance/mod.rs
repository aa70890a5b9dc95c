//! Searches for games with dice: the best action on average.
//!
//! | id | looks at | answers |
//! |---|---|---|
//! | [`expectimax`] | everything to a depth, one player | the best expectation |
//! | [`expectiminimax`] | everything to a depth, two players | the same |
//! | [`star1`] | what can still change the answer | the same, sooner |
//! | [`star2`] | one action of each outcome first, then the rest | the same, often sooner still |
//!
//! All of them ask whose turn it is instead of assuming anything, so that they play games without
//! chance and games where a player moves twice as well. Values are Player One's expectation, and
//! a won or lost game is worth exactly the evaluator's bounds. Depth counts decisions of players;
//! chance is free.
//!
//! ```text
//!   search                                             what can be set on all of them
//!   star1, star2 ──► star ──► probe, order, window     bounds, one action first, what to try first
//!                      │
//!   expectiminimax ────┴────► root ──► walk, cover     rounds, verdict; clock, counters, margin
//!   expectimax                table                    what is known of positions met before
//! ```

mod cover;
pub mod expectimax;
pub mod expectiminimax;
mod order;
mod probe;
mod root;
mod search;
mod star;
pub mod star1;
pub mod star2;
mod table;
mod walk;
mod window;

pub use expectimax::Expectimax;
pub use expectiminimax::Expectiminimax;
pub use search::ChanceSearch;
pub use star1::Star1;
pub use star2::Star2;

use plyground_core::{Evaluator, Family, Playable, Recipe, words};

/// This family in catalogues.
const FAMILY: Family = Family { id: "chance", words: words!("ar", "fa") };

/// Every player of this family: `expectimax` where there is one player, the others in any case.
#[must_use]
pub fn recipes<G: Playable<Judge: Evaluator<G>>>() -> Vec<Recipe<G>> {
    let mut recipes = vec![
        // One line for each player.
        expectiminimax::recipe(),
        star1::recipe(),
        star2::recipe(),
    ];
    if G::about().seats.len() == 1 {
        recipes.insert(0, expectimax::recipe());
    }
    recipes
}
