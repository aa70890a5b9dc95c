//! What every search of this family does beside searching: counting, keeping within the
//! limits, and telling whoever watches.
//!
//! One call does all three, so the counters in an answer always agree with the events that were
//! seen:
//!
//! | call | event | counts |
//! |---|---|---|
//! | [`open`](Journal::open) | `Open` | one of `nodes`, and of `generated` unless it is a root |
//! | [`reroute`](Journal::reroute) | `Reroute` | one of `generated` |
//! | [`reject`](Journal::reject) | `Reject` | one of `generated` |
//! | [`expand`](Journal::expand) | `Expand` | one of `expanded` |

use super::memory::Memory;
use super::way::Way;
use plyground_core::{Clock, Counters, Event, Limits, Observer, Puzzle, Rejection, Solution, Solved, Stop, Unsolved};
use std::marker::PhantomData;

/// Counts, limits and tells one search.
pub(super) struct Journal<'a, G, O> {
    clock: Clock<'a>,
    counters: Counters,
    observer: &'a mut O,
    /// The bytes held by the search's structures.
    pub(super) memory: Memory,
    game: PhantomData<fn(&G)>,
}

/// Runs one search with a journal, and turns what it found into an answer: `Ok(None)` is the
/// proof that there is no way, a [`Stop`] the reason for giving up before it was known.
pub(super) fn journaled<G: Puzzle, O: Observer<G>>(
    limits: &Limits,
    observer: &mut O,
    search: impl FnOnce(&mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop>,
) -> Solved<G::Action> {
    let clock = limits.start();
    let mut journal = Journal { clock, counters: Counters::default(), observer, memory: Memory::within(limits), game: PhantomData };
    // A look before the first node: a search that is already cancelled does nothing at all.
    let found = journal.check_time().and_then(|()| search(&mut journal));
    let mut counters = journal.counters;
    counters.peak_memory_bytes = journal.memory.peak();
    let elapsed = journal.clock.elapsed();
    match found {
        Ok(Some(way)) => {
            counters.depth = way.actions.len() as u32;
            let is_optimal = way.is_optimal || way.actions.is_empty();
            Ok(Solution { actions: way.actions, cost: way.cost, is_optimal, counters, elapsed })
        }
        Ok(None) => Err(Unsolved { stopped: Stop::Complete, counters, elapsed }),
        Err(stopped) => Err(Unsolved { stopped, counters, elapsed }),
    }
}

impl<G: Puzzle, O: Observer<G>> Journal<'_, G, O> {
    /// A new node, reached by an action of `parent` or as a root. Answers its number, from 1.
    #[inline]
    pub(super) fn open(&mut self, parent: Option<(u64, &G::Action)>, position: &G, g: u32, h: Option<u32>) -> Result<u64, Stop> {
        self.open_on(false, parent, position, g, h)
    }

    /// [`open`](Self::open), on the half that starts at the goal or on the other.
    #[inline]
    pub(super) fn open_on(
        &mut self,
        from_goal: bool,
        parent: Option<(u64, &G::Action)>,
        position: &G,
        g: u32,
        h: Option<u32>,
    ) -> Result<u64, Stop> {
        self.clock.tick()?;
        self.counters.nodes += 1;
        self.counters.generated += u64::from(parent.is_some());
        let node = self.counters.nodes;
        let (parent, action) = parent.unzip();
        self.observer.see(Event::Open { node, parent, action, position, g, h, from_goal });
        Ok(node)
    }

    /// The successors of a node are made now.
    #[inline]
    pub(super) fn expand(&mut self, node: u64) {
        self.counters.expanded += 1;
        self.observer.see(Event::Expand { node });
    }

    /// A cheaper way to a known node was found; its last action is played in `before`.
    #[inline]
    pub(super) fn reroute(&mut self, node: u64, parent: u64, (before, action): (&G, &G::Action), g: u32) {
        self.counters.generated += 1;
        self.observer.see(Event::Reroute { node, parent, action, before, g });
    }

    /// A successor, reached by an action played in `before`, is not kept.
    #[inline]
    pub(super) fn reject(&mut self, parent: u64, (before, action): (&G, &G::Action), reason: Rejection) {
        self.counters.generated += 1;
        self.observer.see(Event::Reject { parent, action, before, reason });
    }

    /// A depth-first search goes back up from a node.
    #[inline]
    pub(super) fn close(&mut self, node: u64) {
        self.observer.see(Event::Close { node });
    }

    /// A new round begins. Bounds beyond what an event can hold are told as the largest it can.
    pub(super) fn iteration(&mut self, bound: u64) {
        self.observer.see(Event::Iteration { bound: u32::try_from(bound).unwrap_or(u32::MAX) });
    }

    /// The search is content with this way to a goal.
    pub(super) fn goal(&mut self, node: u64, way: Way<G::Action>) -> Way<G::Action> {
        self.observer.see(Event::Goal { node, cost: way.cost });
        way
    }

    /// The transposition table made a look unnecessary.
    #[inline]
    pub(super) fn table_hit(&mut self) {
        self.counters.table_hits += 1;
    }

    /// So many positions are waiting now.
    #[inline]
    pub(super) fn frontier(&mut self, waiting: usize) {
        self.counters.frontier_max = self.counters.frontier_max.max(waiting as u64);
    }

    /// Looks at the time and the stop flag: for steps that open no node.
    pub(super) fn check_time(&self) -> Result<(), Stop> {
        self.clock.check_time()
    }

    /// The deepest a search may go, in actions.
    pub(super) fn depth_limit(&self) -> Option<u32> {
        self.clock.limits().depth
    }
}
