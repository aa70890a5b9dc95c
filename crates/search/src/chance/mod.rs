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
mod star;
pub mod star1;
pub mod star2;
mod table;
mod walk;
mod window;

pub use expectimax::Expectimax;
pub use expectiminimax::Expectiminimax;
pub use star1::Star1;
pub use star2::Star2;

use plyground_core::{Evaluator, Family, Kind, Parameter, Playable, Recipe, Settings, evaluator_parameters, words};

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

/// What can be set on every search of the family; `table` says whether the table is on by default.
fn parameters<G: Playable<Judge: Evaluator<G>>>(table: &'static str) -> Vec<Parameter> {
    let own = vec![
        Parameter {
            key: "cover",
            kind: Kind::Real(0.0, 1.0),
            default: "1",
            sentence: "Searches at each chance node only the likeliest outcomes that are together this probable, and bounds the error.",
        },
        Parameter {
            key: "grow",
            kind: Kind::Whole(1, 1_000_000),
            default: "none",
            sentence: "Looks one decision further for every so many actions made in the game.",
        },
        Parameter {
            key: "table",
            kind: Kind::Choice(vec!["on", "off"]),
            default: table,
            sentence: "Whether to remember positions met before.",
        },
        Parameter { sentence: "Memory for the table of positions met before, at most.", ..Parameter::memory("64MiB") },
        Parameter::nodes(),
        Parameter::time(),
    ];
    [vec![Parameter::depth("2")], evaluator_parameters::<G>(), own].concat()
}

fn cover(settings: &Settings) -> f64 {
    settings.real("cover").unwrap_or(1.0)
}

fn grow(settings: &Settings) -> Option<u32> {
    settings.whole("grow").map(|grow| grow as u32)
}

fn table_bytes(settings: &Settings) -> usize {
    if settings.word("table") == Some("off") { 0 } else { settings.size("memory").unwrap_or(0) }
}
