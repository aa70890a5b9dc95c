//! Depth-first search down to a depth: always on from the newest position.
//!
//! It follows one way until it ends or the depth limit is reached, then goes back to the last
//! position where another action is left. Positions on the way itself are not entered again, so
//! it never runs in circles. It remembers nothing but the way it stands on, and takes the first
//! way to a goal that it meets, however long.
//!
//! ```text
//!   s ─► a ─► b ─► c ✗ limit
//!             └──► d ✗ limit        then back to a, then to s
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | down to the limit | no | b^limit | b · limit |
//!
//! The limit is [`Limits::depth`]; without one it goes as deep as there are new positions.
//! Stopped with [`Stop::Depth`] when no goal lies within the limit and something lies beyond
//! it; [`Stop::Complete`] only when nothing was cut off. The frontier counted is the way it
//! stands on, and every visit of a position is a node of its own.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads}};
//! use plyground_search::puzzle::Dfs;
//! let start = Roads::new(Graph::random(5, 50, 3, 1), 0);
//! let solution = Dfs.solve(&start, &Limits::depth(20), &mut ()).expect("there is a way");
//! assert!(solution.actions.len() <= 20 && !solution.is_optimal);
//! ```
//!
//! Source: Tarjan, "Depth-first search and linear graph algorithms", 1972.

use super::depth_first::{Bounds, DepthFirst, Round};
use super::journal::journaled;
use super::settings;
use plyground_core::{Finding, Limits, Observer, Parameter, Playable, Puzzle, Recipe, Solved, Solver, Stop};

/// Depth-limited depth-first search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Dfs;

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function DEPTH-FIRST(start, limit):
  return VISIT(start), or failure
function VISIT(p):  @open
  if p is a goal: return the way to p  @goal
  if p lies less deep than the limit:
    for each action a of p:  @expand
      c ← after(p, a)
      if c lies on the way to p: skip it, a circle  @reject
      else: VISIT(c)
  go back up  @close";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable + Puzzle>() -> Recipe<G> {
    let sentence = "Depth-first search down to a depth: follows one way to its end before it tries another; takes the first goal it meets.";
    settings::recipe("dfs", sentence, PSEUDOCODE, vec![Parameter::depth("30")], |_, _| Ok(Box::new(Finding(Dfs))))
}

impl<G: Puzzle> Solver<G> for Dfs {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| {
            let bounds = Bounds { cost: u64::MAX, depth: limits.depth.unwrap_or(u32::MAX) };
            match DepthFirst::new(None).round(start, &bounds, |_| None, journal)? {
                Round::Found(way) => Ok(Some(way)),
                Round::Nothing { is_cut: true, .. } => Err(Stop::Depth),
                Round::Nothing { is_cut: false, .. } => Ok(None),
            }
        })
    }
}
