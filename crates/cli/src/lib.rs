//! Plyground as a library: the searches of an AI course for your own game.
//!
//! This crate is a front door to `plyground-core` (what a game is), `plyground-search` (the algorithms)
//! and, with the feature `games`, `plyground-games`. The program of the same name comes with the
//! default features; without them there is no command line, no server and no database:
//!
//! ```toml
//! [dependencies]
//! plyground = { version = "0.1", default-features = false }                         # the searches
//! # plyground = { version = "0.1", default-features = false, features = ["games"] }  # and the games
//! ```
//!
//! ```text
//!   your position: Game ─► + Deterministic ─► AlphaBeta, Pvs, Minimax      best action, value, line
//!        │                └─ + Puzzle ─────► AStar, IdaStar, Bfs, …        a way to the goal
//!        └───────────────────────────────► Uct, Flat, Expectiminimax, …    dice welcome
//! ```
//!
//! # Your own game in 40 lines
//!
//! A position says whose turn it is, lists the actions and applies one; `key` is its hash. That is enough for every
//! search whose bounds the game meets:
//!
//! ```
#![doc = include_str!("../examples/own_game.rs")]
//! ```
//!
//! Searches that stop before the end of the game ask an [`Evaluator`](prelude::Evaluator) of yours instead of
//! [`Neutral`](prelude::Neutral). [`core::laws`] checks with random games that a game keeps its promises,
//! [`perft`](prelude::perft) counts, and an [`Observer`](prelude::Observer) in place of `()` sees every step of a search.
#![cfg_attr(
    feature = "games",
    doc = r#"
# The games of Plyground

```
use plyground::core::Playable as _;
use plyground::games::connect4::{ConnectFour, Lines, Standard};
use plyground::prelude::*;

let position = ConnectFour::new(Standard).read("112233")?;
let verdict = Pvs::new(Lines::new(Standard)).search(&Root::new(&position), &Limits::depth(6), &mut ());
assert_eq!(verdict.best, Some(3), "columns count from 0: red wins in the fourth");
# Ok::<(), plyground::core::Complaint>(())
```
"#
)]

pub use plyground_core as core;
#[cfg(feature = "games")]
pub use plyground_games as games;
pub use plyground_search as search;

pub mod prelude {
    //! What a program that searches its own game needs: `use plyground::prelude::*;`.

    pub use plyground_core::{
        Bound, Counters, Deterministic, Evaluator, Event, Game, Heuristic, Judged, Limits, Neutral, Observer, Outcome, Player, Puzzle,
        Quiescence, Reversible, Rng, Root, Searcher, Solution, Solved, Solver, Stop, Turn, Unsolved, Value, Verdict, Worth, mix, perft,
    };
    pub use plyground_search::adversarial::{AlphaBeta, Greedy, Minimax, Pvs};
    pub use plyground_search::baseline::{First, Random};
    pub use plyground_search::chance::{Expectimax, Expectiminimax, Star1, Star2};
    pub use plyground_search::puzzle::{AStar, Beam, Bfs, Bidirectional, Dfs, GreedyBestFirst, IdaStar, Iddfs, Ucs, WeightedAStar};
    pub use plyground_search::sampling::{Flat, Sampling, Ucb1, Uct};
}
