//! IDA*: depth-first rounds under a growing bound on `f = g + h`.
//!
//! Each round is a depth-first search that turns back where the cost so far plus the estimate
//! exceeds the bound. The next bound is the least `f` that was beyond the last one, so no
//! solution can slip through between two rounds. It finds A*'s answer with the memory of one
//! way.
//!
//! ```text
//!   bound 10   s ─► a ─► b ✗ 12        least beyond: 12
//!   bound 12   s ─► a ─► b ─► c ✗ 14
//!                    └──► d ─► goal
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes, if the heuristic is admissible | b^d, often far less | b · d, and the table |
//!
//! Where many ways lead to the same position, a transposition table (`table`) keeps it from
//! being searched once for each of them; without one it visits them all. [`Limits::depth`]
//! bounds the number of actions: what was cut off by it gives [`Stop::Depth`], and a solution
//! is then not claimed to be optimal. Every visit of a position is a node of its own; the
//! frontier counted is the way it stands on.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::IdaStar;
//! let graph = Graph::random(5, 50, 3, 9);
//! let mut solver = IdaStar { heuristic: Zero, table: Some(1 << 16) };
//! let solution = solver.solve(&Roads::new(graph.clone(), 0), &Limits::default(), &mut ()).expect("there is a way");
//! assert_eq!(Some(solution.cost), graph.distances()[0]);
//! ```
//!
//! Source: Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985.

use super::depth_first::{Bounds, DepthFirst, Round};
use super::journal::{Journal, journaled};
use super::settings;
use super::table::VisitTable;
use super::way::Way;
use plyground_core::{Finding, Heuristic, Limits, Observer, Parameter, Playable, Puzzle, Recipe, Solved, Solver, Stop};

/// IDA*; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct IdaStar<H> {
    /// Estimates the rest of the way.
    pub heuristic: H,
    /// Bytes for a transposition table, if there is to be one.
    pub table: Option<usize>,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function IDA*(start):
  bound ← h(start)
  repeat: VISIT(start)  @iteration
    bound ← the least f beyond it; if none: return failure
function VISIT(p):  @open
  if p is a goal: return the way to p  @goal
  for each action a of p:  @expand
    c ← after(p, a)
    if f(c) = g + h > bound: not in this round  @reject:beyond-bound
    else if c lies on the way to p: skip it, a circle  @reject:on-path
    with a table: skip c if searched before  @reject:in-table ?table!=none
    else: VISIT(c)
  go back up  @close";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable<Judge: Heuristic<G>> + Puzzle>() -> Recipe<G> {
    let sentence = "IDA*: depth-first rounds under a growing bound on cost plus estimate; A*'s answer with hardly any memory.";
    let parameters = vec![settings::heuristic::<G>(), Parameter::depth("none"), settings::table()];
    settings::recipe("idastar", sentence, PSEUDOCODE, parameters, |settings, position| {
        let heuristic = settings::heuristic_of(settings, position)?;
        Ok(Box::new(Finding(IdaStar { heuristic, table: settings::table_of(settings)? })))
    })
}

impl<G: Puzzle, H: Heuristic<G>> Solver<G> for IdaStar<H> {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| self.search(start, journal))
    }
}

impl<H> IdaStar<H> {
    fn search<G, O>(&self, start: &G, journal: &mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop>
    where
        G: Puzzle,
        O: Observer<G>,
        H: Heuristic<G>,
    {
        let table = self.table.map(|bytes| VisitTable::with_bytes(bytes, &mut journal.memory)).transpose()?;
        let mut depth_first = DepthFirst::new(table);
        let depth = journal.depth_limit().unwrap_or(u32::MAX);
        let mut cost = u64::from(self.heuristic.estimate(start));
        let mut has_been_cut = false;
        loop {
            journal.iteration(cost);
            if let Some(table) = &mut depth_first.table {
                table.next_round();
            }
            let estimate = |position: &G| Some(self.heuristic.estimate(position));
            match depth_first.round(start, &Bounds { cost, depth }, estimate, journal)? {
                Round::Found(mut way) => {
                    // A way that was cut off for its length might have been cheaper.
                    way.is_optimal = self.heuristic.is_admissible() && !has_been_cut;
                    return Ok(Some(way));
                }
                Round::Nothing { is_cut, least_beyond } => {
                    has_been_cut |= is_cut;
                    match least_beyond {
                        Some(beyond) => cost = beyond,
                        None if has_been_cut => return Err(Stop::Depth),
                        None => return Ok(None),
                    }
                }
            }
        }
    }
}
