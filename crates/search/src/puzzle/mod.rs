//! Searches for puzzles: one player, a goal, and a way to find.
//!
//! All of them walk the same graph, positions joined by actions, and differ in which position
//! they look at next and in what they remember. Those that remember every position never do
//! the same work twice but fill the memory; those that go depth first need almost none but come
//! by again and again.
//!
//! ```text
//!                        which position next?
//!   remembers all     ┌─ oldest ─────────── bfs
//!   positions       ──┼─ lowest rank ────── ucs (g) · greedy-best-first (h) · astar (g+h) · weighted-astar (g+w·h)
//!                     ├─ level, best few ── beam
//!                     └─ from both ends ─── bidirectional
//!   remembers one way ── newest ─────────── dfs · iddfs (depth 0, 1, 2 …) · idastar (g+h up to a bound)
//! ```
//!
//! | | complete | optimal | time | memory |
//! |---|---|---|---|---|
//! | [`bfs`] | yes | fewest actions | b^d | b^d |
//! | [`dfs`] | to its limit | no | b^limit | b · limit |
//! | [`iddfs`] | yes | fewest actions | b^d | b · d |
//! | [`ucs`] | yes | yes | b^C | b^C |
//! | [`greedy_best_first`] | yes | no | all at worst | all at worst |
//! | [`astar`] | yes | with an admissible heuristic | positions with f ≤ C | the same |
//! | [`weighted_astar`] | yes | within the factor w | mostly far less | the same |
//! | [`idastar`] | yes | with an admissible heuristic | b^d | b · d |
//! | [`bidirectional`] | yes | yes | b^(C/2) | b^(C/2) |
//! | [`beam`] | no | no | width · b per level | width per level |
//!
//! b is the number of actions per position, d the number of actions and C the cost of the
//! cheapest solution; "complete" is meant for puzzles with finitely many positions.
//!
//! **Contract.** A solution can be replayed and costs what it says. `is_optimal` is claimed only
//! where it is guaranteed. [`Stop::Complete`](plyground_core::Stop::Complete) without a solution
//! is a proof that there is none; every other stop says which limit was met. In the counters,
//! `nodes` are the positions opened, `expanded` those whose successors were made, `generated`
//! the successors, kept or not, and `peak_memory_bytes` what the lists and tables reserved; a
//! memory limit is kept before anything grows beyond it. The depth limit concerns the three
//! depth-first searches; the others go as far as they need.
//!
//! ```
//! use plyground_core::{Game, Limits, Puzzle, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::AStar;
//!
//! let start = Roads::new(Graph::random(5, 50, 3, 9), 0);
//! let solution = AStar { heuristic: Zero }.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! let goal = solution.actions.iter().fold(start, |position, action| position.after(action));
//! assert!(goal.is_solved());
//! ```
//!
//! Source: Russell and Norvig, "Artificial Intelligence: A Modern Approach", chapter 3 of the
//! fourth edition, 2020; each page names its own.

pub mod astar;
pub mod beam;
pub mod bfs;
pub mod bidirectional;
pub mod dfs;
pub mod greedy_best_first;
pub mod idastar;
pub mod iddfs;
pub mod ucs;
pub mod weighted_astar;

mod best_first;
mod bucket_queue;
mod depth_first;
mod journal;
mod memory;
mod queue;
mod seen;
mod settings;
mod table;
mod way;

pub use astar::AStar;
pub use beam::Beam;
pub use bfs::Bfs;
pub use bidirectional::Bidirectional;
pub use dfs::Dfs;
pub use greedy_best_first::GreedyBestFirst;
pub use idastar::IdaStar;
pub use iddfs::Iddfs;
pub use ucs::Ucs;
pub use weighted_astar::WeightedAStar;

use plyground_core::{Family, Heuristic, Playable, Recipe, Reversible, words};

/// This family in catalogues.
const FAMILY: Family = Family { id: "puzzle", words: words!("ar", "fa") };

/// Every search of this family, in the order a book introduces them.
#[must_use]
pub fn recipes<G>() -> Vec<Recipe<G>>
where
    G: Playable + Reversible,
    G::Judge: Heuristic<G>,
{
    vec![
        bfs::recipe(),
        dfs::recipe(),
        iddfs::recipe(),
        ucs::recipe(),
        greedy_best_first::recipe(),
        astar::recipe(),
        weighted_astar::recipe(),
        idastar::recipe(),
        bidirectional::recipe(),
        beam::recipe(),
    ]
}
