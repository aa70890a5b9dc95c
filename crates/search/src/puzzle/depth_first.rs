//! One round of depth-first search under a bound: the loop behind depth-first search, iterative
//! deepening and IDA*.
//!
//! It goes down one way as far as the bounds allow, back up one step, and down the next. Only
//! the way it stands on is remembered, so memory is its length; the price is that a position
//! with many ways to it is visited once for each.
//!
//! ```text
//!   start           the path: start, a, c          rejected: a again (on the path)
//!   ├─ a ◄─ Open 2  the branches: what is left
//!   │  ├─ b         to try at each of them
//!   │  └─ c ◄─ here
//!   └─ d
//! ```
//!
//! Two bounds end a way: the depth, in actions, at which a node is not expanded any more; and
//! the cost `g + h`, beyond which a successor is rejected. The round says which of them it met,
//! because a round that met neither has seen everything.

use super::journal::Journal;
use super::seen::{Node, Place, Seen};
use super::table::VisitTable;
use super::way::Way;
use plyground_core::{Observer, Puzzle, Rejection, Stop, Turn};

/// How far a round may go.
pub(super) struct Bounds {
    /// The largest `g + h` of a node.
    pub(super) cost: u64,
    /// The largest number of actions.
    pub(super) depth: u32,
}

/// How a round ends.
pub(super) enum Round<A> {
    /// With a way to a goal.
    Found(Way<A>),
    /// Without one.
    Nothing {
        /// True when a node was not expanded because of its depth.
        is_cut: bool,
        /// The least `g + h` that was beyond the bound, if any was.
        least_beyond: Option<u64>,
    },
}

/// The memory of a depth-first search: the path it stands on. Reused from round to round.
pub(super) struct DepthFirst<G: Puzzle> {
    path: Seen<G>,
    branches: Vec<Branch<G>>,
    /// Positions searched in this round, if a table is used.
    pub(super) table: Option<VisitTable<G>>,
}

/// What is left to try at one position of the path.
struct Branch<G: Puzzle> {
    node: u64,
    actions: <G::Actions as IntoIterator>::IntoIter,
}

impl<G: Puzzle> DepthFirst<G> {
    /// A search that has not started; with a table of positions, or without.
    pub(super) fn new(table: Option<VisitTable<G>>) -> Self {
        Self { path: Seen::new(), branches: Vec::new(), table }
    }

    /// Searches everything within `bounds`, until a goal is found.
    pub(super) fn round<O: Observer<G>>(
        &mut self,
        start: &G,
        bounds: &Bounds,
        estimate: impl Fn(&G) -> Option<u32>,
        journal: &mut Journal<'_, G, O>,
    ) -> Result<Round<G::Action>, Stop> {
        let (mut is_cut, mut least_beyond) = (false, None);
        let node = journal.open(None, start, 0, estimate(start))?;
        if start.is_solved() {
            return Ok(Round::Found(journal.goal(node, Way::along(&[start], true))));
        }
        is_cut |= self.enter(node, start.clone(), 0, bounds, journal)?;
        while let Some(branch) = self.branches.last_mut() {
            let parent = branch.node;
            let here = self.path.node(self.path.len() as u32 - 1);
            // 1. Every action has been tried: back up.
            let Some(action) = branch.actions.next() else {
                journal.close(parent);
                self.branches.pop();
                self.path.pop();
                continue;
            };
            let child = here.position.after(&action);
            let g = here.g.saturating_add(here.position.cost(&action));
            // 2. Too far by cost: the next round may reach it.
            let h = estimate(&child);
            let f = u64::from(g) + u64::from(h.unwrap_or(0));
            if f > bounds.cost {
                least_beyond = Some(least_beyond.map_or(f, |least: u64| least.min(f)));
                journal.reject(parent, (&here.position, &action), Rejection::BeyondBound);
                continue;
            }
            // 3. Going in circles.
            if let Place::Known(_) = self.path.find(&child) {
                journal.reject(parent, (&here.position, &action), Rejection::OnPath);
                continue;
            }
            // 4. Searched before in this round, from no farther away.
            let depth = self.branches.len() as u32;
            if self.table.as_mut().is_some_and(|table| table.has_been_here(&child, g, depth)) {
                journal.table_hit();
                journal.reject(parent, (&here.position, &action), Rejection::InTable);
                continue;
            }
            // 5. Down.
            let node = journal.open(Some((parent, &action)), &child, g, h)?;
            if child.is_solved() {
                let mut trail = self.path.trail(self.path.len() as u32 - 1);
                trail.push(&child);
                let way = Way::along(&trail, false);
                return Ok(Round::Found(journal.goal(node, way)));
            }
            is_cut |= self.enter(node, child, g, bounds, journal)?;
        }
        Ok(Round::Nothing { is_cut, least_beyond })
    }

    /// Puts a node on the path, or goes back up at once when it must not be expanded; true
    /// when that was because of its depth.
    #[inline]
    fn enter<O: Observer<G>>(
        &mut self,
        node: u64,
        position: G,
        g: u32,
        bounds: &Bounds,
        journal: &mut Journal<'_, G, O>,
    ) -> Result<bool, Stop> {
        let depth = self.branches.len() as u32;
        match position.turn() {
            Turn::Player(_) if depth >= bounds.depth => {
                journal.close(node);
                Ok(true)
            }
            Turn::Player(_) => {
                journal.expand(node);
                journal.frontier(self.branches.len() + 1);
                let actions = position.actions().into_iter();
                journal.memory.push(&mut self.branches, Branch { node, actions })?;
                let parent = depth.saturating_sub(1);
                if let Place::New(vacancy) = self.path.find(&position) {
                    self.path.insert(vacancy, Node { position, parent, g }, &mut journal.memory)?;
                }
                Ok(false)
            }
            Turn::Over(_) => {
                journal.close(node);
                Ok(false)
            }
            Turn::Chance => unreachable!("a puzzle has no chance"),
        }
    }
}
