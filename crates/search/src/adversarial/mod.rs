//! Searches for games without chance: the best action against a player who wants the opposite.
//!
//! | id | looks at | answers |
//! |---|---|---|
//! | [`greedy`] | each action's result | the best at once |
//! | [`minimax`] | everything to a depth | the best against best play |
//! | [`alphabeta`] | what can still change the answer | the same, much sooner |
//! | [`pvs`] | the same, most of it only in passing | the same, often sooner still |
//! | [`champion`] | what is worth a look ([`selective`]) | the strongest play |
//!
//! All of them ask whose turn it is instead of assuming that players alternate, count decisive
//! values in actions from the root, and tell every step to an observer, which costs nothing when
//! nobody watches.
//!
//! ```text
//!   alphabeta, pvs ──► table, ordering        which values are known, what to try first
//!        │
//!   minimax, greedy ─► root ─► walk, line     rounds, verdict; clock, counters, best line
//! ```

pub mod alphabeta;
pub mod champion;
mod clock;
pub mod greedy;
mod line;
pub mod minimax;
mod ordering;
pub mod pvs;
mod root;
mod scan;
pub mod selective;
mod table;
mod walk;
mod window;

pub use alphabeta::AlphaBeta;
pub use clock::GameClock;
pub use greedy::Greedy;
pub use minimax::{Minimax, Ties};
pub use ordering::Ordering;
pub use pvs::Pvs;
pub use scan::Scan;

use crate::settings::{self, choice, switch};
use plyground_core::{Deterministic, Evaluator, Family, Kind, Parameter, Playable, Recipe, Settings, evaluator_parameters, words};

/// This family in catalogues.
const FAMILY: Family = Family { id: "adversarial", words: words!("en", "ar", "fa") };

/// Every player of this family.
#[must_use]
pub fn recipes<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Vec<Recipe<G>> {
    vec![
        // One line for each player.
        greedy::recipe(),
        minimax::recipe(),
        alphabeta::recipe(),
        pvs::recipe(),
        champion::recipe(),
    ]
}

/// Whether loud positions are played out before they are judged.
fn quiescence_parameter(default: &'static str) -> Parameter {
    let sentence = "Whether captures and the like are played out before a position at the depth limit is judged.";
    switch("quiescence", default, sentence)
}

/// Time for a whole game.
fn clock_parameter() -> Parameter {
    let sentence = "Time for all actions of a game together: a little for each, more while the choice is open.";
    Parameter { key: "clock", kind: Kind::Time, default: "none", sentence }
}

fn threads_parameter() -> Parameter {
    let sentence = "Threads that search at once; with more than one, the work differs from run to run.";
    Parameter { key: "threads", kind: Kind::Whole(1, 256), default: "1", sentence }
}

/// What can be set on the searches that prune.
fn pruning_parameters<G: Playable<Judge: Evaluator<G>>>() -> Vec<Parameter> {
    let [table, memory] = settings::table("on");
    let own = vec![
        choice("ordering", &["full", "promise", "none"], "full", "Which actions are tried first; none: the game's own order."),
        switch("deepening", "on", "Whether to search depth 1, 2, 3, … up to the limit."),
        quiescence_parameter("on"),
        table,
        memory,
        threads_parameter(),
        Parameter::nodes(),
        Parameter::time(),
        clock_parameter(),
    ];
    [vec![Parameter::depth("8")], evaluator_parameters::<G>(), own].concat()
}

/// A pruning search with these settings.
fn pruning<E>(settings: &Settings, evaluator: E) -> AlphaBeta<E> {
    let ordering = match settings.word("ordering") {
        Some("promise") => Ordering::Promise,
        Some("none") => Ordering::None,
        _ => Ordering::Full,
    };
    AlphaBeta::new(evaluator)
        .with_table(settings::table_bytes(settings))
        .with_ordering(ordering)
        .with_scan(Scan::of(settings))
        .with_deepening(settings.word("deepening") != Some("off"))
        .with_quiescence(settings.word("quiescence") != Some("off"))
        .with_threads(settings.whole("threads").unwrap_or(1) as usize)
        .with_clock(settings.time("clock"))
}
