//! Searches that play games by dice and believe what comes out.
//!
//! | id | spends its games on | remembers |
//! |---|---|---|
//! | [`flat`] | every action of the root alike | a mean for each |
//! | [`ucb1`] | the actions that promise most | a mean for each |
//! | [`uct`] | the play that promises most | a tree of means |
//!
//! All of them play any game: with and without chance, for one player or two, who need not
//! alternate. What a simulated game is worth is a [`Measure`]; how many there are and how long they
//! may be is a [`Sampling`].
//!
//! ```text
//!   flat, ucb1 ─► bandit ─┐
//!   uct ───────► tree ───┴─► simulator ─► statistics      dice and clock; means, margins, UCB
//!                                └──────► progress        draws by the course of a game
//! ```
//!
//! **Counters.** `nodes` counts the nodes selected plus the decisions of all simulations, and is
//! what a node limit limits; `simulations` counts the simulations that were finished; `leaves` the
//! positions judged. A [`Judged`](plyground_core::Judged) action's `nodes` are its visits.
//!
//! **Story.** Each simulation is told as `Select` from the root down, `Simulate` with the decisions
//! made by dice as length, and `Backup` from the bottom up. `nodes` equals the number of `Select` plus the
//! lengths of all `Simulate`; where a limit stopped the search in the middle of a simulation, `Unfinished`
//! tells the rest.
//!
//! **Seed.** The dice of a search depend on the player's seed and on how many searches it has made, on
//! nothing else.

mod bandit;
mod course;
pub mod flat;
mod progress;
mod settings;
mod simulator;
mod statistics;
mod tree;
pub mod ucb1;
pub mod uct;

pub use course::course_recipes;
pub use flat::Flat;
pub use settings::{Measure, Sampling};
pub use statistics::{Choose, Scale};
pub use ucb1::Ucb1;
pub use uct::Uct;

use plyground_core::{Evaluator, Family, Playable, Recipe, words};

/// This family in catalogues.
const FAMILY: Family = Family { id: "sampling", words: words!("en", "ar", "fa") };

/// Every player of this family.
#[must_use]
pub fn recipes<G: Playable<Judge: Evaluator<G>>>() -> Vec<Recipe<G>> {
    vec![
        // One line for each player.
        flat::recipe(),
        ucb1::recipe(),
        uct::recipe(),
    ]
}
