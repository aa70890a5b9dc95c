//! Best-first search: the one loop behind uniform-cost search, greedy best-first search, A* and
//! weighted A*.
//!
//! It always expands the node of the lowest rank on the frontier. The four algorithms differ
//! only in the rank, a function of `g` (the cost of the way so far) and `h` (the estimate of the
//! rest):
//!
//! ```text
//!          ┌─────────────── frontier, lowest rank first ◄──────────────┐
//!          ▼                                                           │
//!   take a node ──► goal? ──no──► expand ──► each successor ──► new, or by a cheaper way
//!                     │                             └─────────► known: reject
//!                    yes ──► follow the parents back
//! ```
//!
//! The goal is tested when a node is taken, not when it is found: only then is its way known to
//! be the cheapest. A node that is found again by a cheaper way goes back on the frontier even
//! if it was expanded before, which admissible but inconsistent heuristics need.
//!
//! Source: Pearl, "Heuristics", 1984; Russell and Norvig, "Artificial Intelligence", section
//! 3.3.1 of the fourth edition, 2020.

use super::bucket_queue::{BucketQueue, Waiting};
use super::journal::Journal;
use super::seen::{Node, Place, Seen, told};
use super::way::Way;
use plyground_core::{Observer, Outcome, Player, Puzzle, Rejection, Stop, Turn};

/// What makes one best-first search different from another.
pub(super) struct BestFirst<E, R> {
    /// Estimates the rest of the way, for searches that look ahead.
    pub(super) estimate: E,
    /// The rank of a node by `g` and `h`: the lowest is expanded first.
    pub(super) rank: R,
    /// Whether a cheaper way to a known position is taken.
    pub(super) is_rerouting: bool,
    /// Whether the first way found is the cheapest.
    pub(super) is_optimal: bool,
}

impl<E, R> BestFirst<E, R> {
    /// Searches from `start`; `Ok(None)` when every reachable position was expanded in vain.
    pub(super) fn search<G, O>(&self, start: &G, journal: &mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop>
    where
        G: Puzzle,
        O: Observer<G>,
        E: Fn(&G) -> Option<u32>,
        R: Fn(u32, u32) -> u64,
    {
        let rank = |g: u32, h: Option<u32>| (self.rank)(g, h.unwrap_or(0));
        let (mut seen, mut frontier) = (Seen::new(), BucketQueue::new());
        if let Place::New(vacancy) = seen.find(start) {
            let h = (self.estimate)(start);
            journal.open(None, start, 0, h)?;
            let node = seen.insert_root(vacancy, start.clone(), &mut journal.memory)?;
            frontier.push(rank(0, h), Waiting { node, g: 0 }, &mut journal.memory)?;
            journal.frontier(1);
        }
        while let Some(Waiting { node, g }) = frontier.pop(&mut journal.memory) {
            if seen.node(node).g < g {
                continue; // A cheaper way was found since, and has an entry of its own.
            }
            let position = seen.node(node).position.clone();
            match position.turn() {
                Turn::Player(_) => {}
                Turn::Over(Outcome::Won(Player::One)) => {
                    let way = Way::along(&seen.trail(node), self.is_optimal);
                    return Ok(Some(journal.goal(told(node), way)));
                }
                Turn::Over(_) => continue,
                Turn::Chance => unreachable!("a puzzle has no chance"),
            }
            journal.expand(told(node));
            for action in position.actions() {
                let child = position.after(&action);
                let g = g.saturating_add(position.cost(&action));
                match seen.find(&child) {
                    Place::New(vacancy) => {
                        let h = (self.estimate)(&child);
                        journal.open(Some((told(node), &action)), &child, g, h)?;
                        let child = seen.insert(vacancy, Node { position: child, parent: node, g }, &mut journal.memory)?;
                        frontier.push(rank(g, h), Waiting { node: child, g }, &mut journal.memory)?;
                    }
                    Place::Known(known) if self.is_rerouting && g < seen.node(known).g => {
                        journal.reroute(told(known), told(node), (&position, &action), g);
                        seen.reroute(known, node, g);
                        frontier.push(rank(g, (self.estimate)(&child)), Waiting { node: known, g }, &mut journal.memory)?;
                    }
                    Place::Known(_) => journal.reject(told(node), (&position, &action), Rejection::Known),
                }
            }
            journal.frontier(frontier.len());
        }
        Ok(None)
    }
}
