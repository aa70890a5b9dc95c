//! Weighted A*: A* that trusts its estimate more than it should, up to a known factor.
//!
//! Best-first search with the rank `f = g + w · h`. A weight above 1 pulls the search towards
//! the goal and often saves most of the work; the way found costs at most `w` times the
//! cheapest. Weight 1 is A*, a very large one nearly greedy best-first search.
//!
//! ```text
//!   w = 1                      2                        100
//!   A*, cheapest ──────── at most twice ──────── almost greedy
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | within the factor w, if the heuristic is admissible | mostly far less than A* | the same |
//!
//! Weights count in thousandths and ranks are whole numbers (`w = p/q` ranks by `q·g + p·h`),
//! so no rounding error can change the order of work. Cheaper ways to known positions are taken
//! up again; that keeps the factor true for inconsistent heuristics as well. `is_optimal` is
//! claimed for weights up to 1 only.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::WeightedAStar;
//! let graph = Graph::random(5, 50, 3, 9);
//! let mut solver = WeightedAStar { heuristic: Zero, weight: 1.5 };
//! let solution = solver.solve(&Roads::new(graph.clone(), 0), &Limits::default(), &mut ()).expect("there is a way");
//! assert!(f64::from(solution.cost) <= 1.5 * f64::from(graph.distances()[0].expect("there is a way")));
//! ```
//!
//! Source: Pohl, "Heuristic search viewed as path finding in a graph", 1970.

use super::best_first::BestFirst;
use super::journal::journaled;
use super::settings;
use plyground_core::{Finding, Heuristic, Kind, Limits, Observer, Parameter, Playable, Puzzle, Recipe, Solved, Solver};

/// Weighted A*; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct WeightedAStar<H> {
    /// Estimates the rest of the way.
    pub heuristic: H,
    /// How much the estimate counts, from 1 to 100, taken in thousandths.
    pub weight: f64,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function WEIGHTED-A*(start):
  frontier ← {start}; known ← {start}
  while the frontier is not empty:
    p ← the waiting position of least g + W · h
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
    let sentence = "Weighted A*: A* with the estimate multiplied; less work, and a way at most that many times dearer than the cheapest.";
    let weight = Parameter {
        key: "weight",
        kind: Kind::Real(1.0, 100.0),
        default: "2",
        sentence: "How much the estimate counts; the way found costs at most this many times the cheapest.",
    };
    settings::recipe("weighted-astar", sentence, PSEUDOCODE, vec![settings::heuristic::<G>(), weight], |settings, position| {
        let heuristic = settings::heuristic_of(settings, position)?;
        Ok(Box::new(Finding(WeightedAStar { heuristic, weight: settings.real("weight").unwrap_or(2.0) })))
    })
}

impl<H> WeightedAStar<H> {
    /// The weight as a fraction of whole numbers, reduced: few different ranks, quick queue.
    fn fraction(&self) -> (u64, u64) {
        let thousandths = (self.weight.clamp(0.0, 100.0) * 1000.0).round() as u64;
        let divisor = greatest_common_divisor(thousandths, 1000);
        (thousandths / divisor, 1000 / divisor)
    }
}

fn greatest_common_divisor(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

impl<G: Puzzle, H: Heuristic<G>> Solver<G> for WeightedAStar<H> {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        let (numerator, denominator) = self.fraction();
        let search = BestFirst {
            estimate: |position: &G| Some(self.heuristic.estimate(position)),
            rank: |g, h| denominator * u64::from(g) + numerator * u64::from(h),
            is_rerouting: true,
            is_optimal: numerator <= denominator && self.heuristic.is_admissible(),
        };
        journaled(limits, observer, |journal| search.search(start, journal))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_become_reduced_fractions() {
        for (weight, fraction) in [(1.0, (1, 1)), (2.0, (2, 1)), (1.5, (3, 2)), (1.234, (617, 500)), (100.0, (100, 1)), (0.0, (0, 1))] {
            assert_eq!(WeightedAStar { heuristic: (), weight }.fraction(), fraction, "{weight}");
        }
        assert_eq!(WeightedAStar { heuristic: (), weight: f64::NAN }.fraction(), (0, 1));
    }
}
