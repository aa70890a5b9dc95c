//! Iterative deepening: depth-first search to depth 0, then 1, then 2, until a goal is met.
//!
//! Each round starts again from the beginning and goes one action deeper. Most of the work of
//! a round is in its last level, so the repetition costs little; what it buys is breadth-first
//! search's answer with depth-first search's memory. Where many ways lead to the same position
//! it pays for each of them, which breadth-first search does not; a table (`table`) of positions
//! already searched in the round spares most of that.
//!
//! ```text
//!   round 0   s
//!   round 1   s a b
//!   round 2   s a c d b e f
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | fewest actions; cheapest when all cost 1 | b^d | b · d |
//!
//! [`Limits::depth`] ends the rounds with [`Stop::Depth`]. `is_optimal` is claimed when the way
//! costs as much as it has actions, as in [`bfs`](super::bfs). Every visit of a position is a
//! node of its own, in every round again; the frontier counted is the way it stands on.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads}};
//! use plyground_search::puzzle::{Bfs, Iddfs};
//! let start = Roads::new(Graph::random(5, 500, 4, 1), 0);
//! let solution = Iddfs::default().solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! let bfs = Bfs.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert_eq!(solution.cost, bfs.cost);
//! assert!(solution.counters.frontier_max < bfs.counters.frontier_max);
//! ```
//!
//! Source: Korf, "Depth-first iterative-deepening: an optimal admissible tree search", 1985.

use super::depth_first::{Bounds, DepthFirst, Round};
use super::journal::{Journal, journaled};
use super::settings;
use super::table::VisitTable;
use super::way::Way;
use plyground_core::{Finding, Limits, Observer, Parameter, Playable, Puzzle, Recipe, Solved, Solver, Stop};

/// Iterative-deepening depth-first search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Iddfs {
    /// Bytes for a table of positions already searched in a round, if there is to be one.
    pub table: Option<usize>,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function ITERATIVE-DEEPENING(start):
  for depth ← 0, 1, 2, …:  @iteration
    VISIT(start); if nothing was too deep: return failure
function VISIT(p):  @open
  if p is a goal: return the way to p  @goal
  if p lies less deep than this round's depth:
    for each action a of p:  @expand
      c ← after(p, a)
      if c lies on the way to p: skip it, a circle  @reject:on-path
      with a table: skip c if searched before  @reject:in-table ?table!=none
      else: VISIT(c)
  go back up  @close";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable + Puzzle>() -> Recipe<G> {
    let sentence = "Iterative deepening: depth-first search to depth 0, 1, 2 and so on; the fewest actions with hardly any memory.";
    settings::recipe("iddfs", sentence, PSEUDOCODE, vec![Parameter::depth("none"), settings::table()], |settings, _| {
        Ok(Box::new(Finding(Iddfs { table: settings::table_of(settings)? })))
    })
}

impl<G: Puzzle> Solver<G> for Iddfs {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| search(start, self.table, journal))
    }
}

fn search<G: Puzzle, O: Observer<G>>(
    start: &G,
    table: Option<usize>,
    journal: &mut Journal<'_, G, O>,
) -> Result<Option<Way<G::Action>>, Stop> {
    let table = table.map(|bytes| VisitTable::with_bytes(bytes, &mut journal.memory)).transpose()?;
    let mut depth_first = DepthFirst::new(table);
    for depth in 0..=journal.depth_limit().unwrap_or(u32::MAX) {
        journal.iteration(depth.into());
        if let Some(table) = &mut depth_first.table {
            table.next_round();
        }
        match depth_first.round(start, &Bounds { cost: u64::MAX, depth }, |_| None, journal)? {
            Round::Found(mut way) => {
                way.is_optimal = way.cost as usize == way.actions.len();
                return Ok(Some(way));
            }
            // Nothing was cut off: a deeper round would see the same again.
            Round::Nothing { is_cut: false, .. } => return Ok(None),
            Round::Nothing { is_cut: true, .. } => {}
        }
    }
    Err(Stop::Depth)
}
