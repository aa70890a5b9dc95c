//! Greedy best-first search: always on from the position that looks nearest to the goal.
//!
//! Best-first search with the rank `h`, the estimated rest; what the way has cost so far does
//! not matter. It runs at the goal, often finds it after very few positions, and pays with ways
//! that can be far too long.
//!
//! ```text
//!   s (h 9) ─► a (h 7) ─► b (h 4) ─► c (h 5) ─► goal      straight ahead as long as h falls,
//!        └───► d (h 8)                                     back to the best leftover when not
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes, in finite puzzles | no | all positions at worst | all positions at worst |
//!
//! A known position is never taken up again, even by a cheaper way: each is expanded at most
//! once.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::GreedyBestFirst;
//! let start = Roads::new(Graph::random(5, 50, 3, 9), 0);
//! let solution = GreedyBestFirst { heuristic: Zero }.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert!(!solution.is_optimal);
//! ```
//!
//! Source: Doran and Michie, "Experiments with the Graph Traverser program", 1966.

use super::best_first::BestFirst;
use super::journal::journaled;
use super::settings;
use plyground_core::{Finding, Heuristic, Limits, Observer, Playable, Puzzle, Recipe, Solved, Solver};

/// Greedy best-first search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GreedyBestFirst<H> {
    /// Says which position looks nearest.
    pub heuristic: H,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function GREEDY-BEST-FIRST(start):
  frontier ← {start}; known ← {start}
  while the frontier is not empty:
    p ← the waiting position of least h (estimate)
    if p is a goal: return the way to p  @goal
    for each action a of p:  @expand
      c ← after(p, a)
      if c is new: put it on the frontier  @open
      else: leave c as it is  @reject
  return failure";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable<Judge: Heuristic<G>> + Puzzle>() -> Recipe<G> {
    let sentence = "Greedy best-first search: expands the position that looks nearest to the goal; quick, and the way may be long.";
    settings::recipe("greedy-best-first", sentence, PSEUDOCODE, vec![settings::heuristic::<G>()], |settings, position| {
        Ok(Box::new(Finding(GreedyBestFirst { heuristic: settings::heuristic_of(settings, position)? })))
    })
}

impl<G: Puzzle, H: Heuristic<G>> Solver<G> for GreedyBestFirst<H> {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        let search = BestFirst {
            estimate: |position: &G| Some(self.heuristic.estimate(position)),
            rank: |_, h| u64::from(h),
            is_rerouting: false,
            is_optimal: false,
        };
        journaled(limits, observer, |journal| search.search(start, journal))
    }
}
