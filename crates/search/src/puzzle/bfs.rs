//! Breadth-first search: all positions one action away, then two, then three.
//!
//! The frontier is a queue: positions are expanded in the order in which they were found, so
//! every position is found by a way of fewest actions. The goal is tested as soon as a position
//! is found, one level earlier than it would be expanded. All positions seen stay in memory,
//! and that is what ends most searches.
//!
//! ```text
//!   level 0        s            nodes in the order found: s, a, b, c, d, e …
//!   level 1      a   b                                        ▲        ▲
//!   level 2    c d   e …                               to expand next  newest
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | fewest actions; cheapest when all cost 1 | b^d | b^d |
//!
//! The queue remembers everybody who ever stood in it: whole, or, where positions have numbers
//! of their own, by one bit and a way back.
//! `is_optimal` is claimed when the way costs as much as it has actions: no way has fewer
//! actions, and no action costs less than 1.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads}};
//! use plyground_search::puzzle::Bfs;
//! let start = Roads::new(Graph::random(5, 50, 3, 1), 0);
//! let solution = Bfs.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert!(solution.is_optimal);
//! assert_eq!(solution.cost as usize, solution.actions.len());
//! ```
//!
//! Source: Moore, "The shortest path through a maze", 1959.

use super::journal::{Journal, journaled};
use super::queue::{Queue, QueueItem};
use super::settings;
use super::way::Way;
use plyground_core::{Finding, Limits, Observer, Playable, Puzzle, Recipe, Rejection, Solved, Solver, Stop, Turn};

/// Breadth-first search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bfs;

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function BREADTH-FIRST(start):
  queue ← [start]; known ← {start}
  while the queue is not empty:
    p ← the position that has waited longest
    for each action a of p:  @expand
      c ← after(p, a)
      if c is known: leave it as it is  @reject
      else: put c at the end of the queue  @open
        if c is a goal: return the way to c  @goal
  return failure";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable + Puzzle>() -> Recipe<G> {
    let sentence = "Breadth-first search: looks at all positions one action away, then two, then three; finds the fewest actions.";
    settings::recipe("bfs", sentence, PSEUDOCODE, Vec::new(), |_, _| Ok(Box::new(Finding(Bfs))))
}

impl<G: Puzzle> Solver<G> for Bfs {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| search(start, journal))
    }
}

fn search<G: Puzzle, O: Observer<G>>(start: &G, journal: &mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop> {
    journal.open(None, start, 0, None)?;
    let mut queue = Queue::new(start, &mut journal.memory)?;
    if start.is_solved() {
        return Ok(Some(journal.goal(1, Way::along(&[start], true))));
    }
    loop {
        journal.frontier(queue.len());
        let Some(QueueItem { position, g, node: parent, name }) = queue.pop(&mut journal.memory) else { return Ok(None) };
        match position.turn() {
            Turn::Player(_) => journal.expand(parent),
            Turn::Over(_) => continue,
            Turn::Chance => unreachable!("a puzzle has no chance"),
        }
        for action in position.actions().as_ref() {
            let child = position.after(action);
            let Some(vacancy) = queue.find(&child) else {
                journal.reject(parent, (&position, action), Rejection::Known);
                continue;
            };
            let g = g.saturating_add(position.cost(action));
            let node = journal.open(Some((parent, action)), &child, g, None)?;
            let is_solved = child.is_solved();
            let name = queue.push(vacancy, child, name, g, &mut journal.memory)?;
            if is_solved {
                let trail = queue.trail(start, name);
                let mut way = Way::along(&trail.iter().collect::<Vec<_>>(), false);
                way.is_optimal = way.cost as usize == way.actions.len();
                return Ok(Some(journal.goal(node, way)));
            }
        }
    }
}
