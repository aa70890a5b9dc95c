//! A*: always on from the position whose whole way looks cheapest.
//!
//! Best-first search with the rank `f = g + h`: what the way has cost so far, plus the estimate
//! of the rest. With an estimate that never exceeds the real cost, no goal is taken while a
//! cheaper way could still be hidden on the frontier. The better the estimate, the fewer
//! positions lie below the solution's cost, and only those need a look.
//!
//! ```text
//!        start ────── g ──────► n ┄┄┄┄┄ h ┄┄┄┄┄► goal        f = g + h
//!   uniform-cost:  ( circle )        A*:  ( ellipse towards the goal )
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes, if the heuristic is admissible | positions with f ≤ C | the same |
//!
//! with C the cost of the solution. Consistency is not needed for the guarantee: a position
//! found again by a cheaper way is taken up again, even when it had been expanded. Of equal `f`
//! the newest goes first. The frontier counted holds outdated entries of rerouted positions
//! until they are met.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::AStar;
//! let graph = Graph::random(5, 50, 3, 9);
//! let solution = AStar { heuristic: Zero }.solve(&Roads::new(graph.clone(), 0), &Limits::default(), &mut ()).expect("there is a way");
//! assert!(solution.is_optimal);
//! assert_eq!(Some(solution.cost), graph.distances()[0]);
//! ```
//!
//! Source: Hart, Nilsson and Raphael, "A formal basis for the heuristic determination of minimum
//! cost paths", 1968.

use super::best_first::BestFirst;
use super::journal::journaled;
use super::settings;
use plyground_core::{Finding, Heuristic, Limits, Observer, Playable, Puzzle, Recipe, Solved, Solver};

/// A*; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct AStar<H> {
    /// Estimates the rest of the way.
    pub heuristic: H,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function A*(start):
  frontier ← {start}; known ← {start}
  while the frontier is not empty:
    p ← the waiting position of least f = g + h
    if p is a goal: return the way to p  @goal
    for each action a of p:  @expand
      c ← after(p, a)
      if c is new: put it on the frontier  @open
      else if this way to c is cheaper: take it, put
        c back on the frontier  @reroute
      else: leave c as it is  @reject
  return failure";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable<Judge: Heuristic<G>> + Puzzle>() -> Recipe<G> {
    let sentence = "A*: expands the position with the least cost so far plus estimated rest; cheapest way with an admissible heuristic.";
    settings::recipe("astar", sentence, PSEUDOCODE, vec![settings::heuristic::<G>()], |settings, position| {
        Ok(Box::new(Finding(AStar { heuristic: settings::heuristic_of(settings, position)? })))
    })
}

impl<G: Puzzle, H: Heuristic<G>> Solver<G> for AStar<H> {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        let search = BestFirst {
            estimate: |position: &G| Some(self.heuristic.estimate(position)),
            rank: |g, h| u64::from(g) + u64::from(h),
            is_rerouting: true,
            is_optimal: self.heuristic.is_admissible(),
        };
        journaled(limits, observer, |journal| search.search(start, journal))
    }
}
