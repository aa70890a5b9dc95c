//! Uniform-cost search: always on from the position that is cheapest to reach.
//!
//! Best-first search with the rank `g`, the cost of the way so far; the book's name for what is
//! elsewhere called Dijkstra's algorithm. Positions are expanded in the order of their true
//! cost, so the first goal taken from the frontier is the cheapest. It does not know where the
//! goal lies and looks in all directions alike.
//!
//! ```text
//!   cost 0      s
//!   cost 2      a             expanded ring by ring, by cost
//!   cost 3      b c           rather than by number of actions
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes | b^C | b^C |
//!
//! with C the cost of the solution divided by the cheapest action. The frontier counted holds
//! outdated entries of rerouted positions until they are met.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads}};
//! use plyground_search::puzzle::Ucs;
//! let graph = Graph::random(5, 50, 3, 9);
//! let solution = Ucs.solve(&Roads::new(graph.clone(), 0), &Limits::default(), &mut ()).expect("there is a way");
//! assert_eq!(Some(solution.cost), graph.distances()[0]);
//! ```
//!
//! Source: Dijkstra, "A note on two problems in connexion with graphs", 1959.

use super::best_first::BestFirst;
use super::journal::journaled;
use super::settings;
use plyground_core::{Finding, Limits, Observer, Playable, Puzzle, Recipe, Solved, Solver};

/// Uniform-cost search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Ucs;

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function UNIFORM-COST(start):
  frontier ← {start}; known ← {start}
  while the frontier is not empty:
    p ← the waiting position of least g (cost so far)
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
pub fn recipe<G: Playable + Puzzle>() -> Recipe<G> {
    let sentence = "Uniform-cost search: expands the position that is cheapest to reach; finds the cheapest way (Dijkstra).";
    settings::recipe("ucs", sentence, PSEUDOCODE, Vec::new(), |_, _| Ok(Box::new(Finding(Ucs))))
}

impl<G: Puzzle> Solver<G> for Ucs {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        let search = BestFirst { estimate: |_: &G| None, rank: |g, _| u64::from(g), is_rerouting: true, is_optimal: true };
        journaled(limits, observer, |journal| search.search(start, journal))
    }
}
