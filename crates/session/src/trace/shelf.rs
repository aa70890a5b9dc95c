//! Where a recorder keeps its events: bounded, whatever a search does.
//!
//! The first half of the room takes everything. The second half takes everything too until it is
//! full; then its deepest levels are taken out again, and only counted from there on, as often as
//! needed. So a long search is told whole in its beginning and in outline to its end:
//!
//! ```text
//!  levels   whole        │  thinned, twice
//!    0      ▲────────────┼──▲─────────▲───────────▲
//!    1      ▼ ▼ ▼ ▼ ▼ ▼ ▼│▼  ▼  ▼   ▼   ▼   ▼   ▼
//!    2      ■■■■■■■■■■■■■│■■■■■■■   + 4,321 counted
//! ```
//!
//! What is taken out leaves its counts behind in [`TraceEvent::Skip`], so that the sums at every
//! place are those of the search.

use super::{Counts, TraceEvent};
use std::collections::HashSet;

/// A level that is never taken out.
pub(super) const ALWAYS: u32 = 0;

/// Events with the level of the node they belong to.
pub(super) struct Shelf {
    events: Vec<TraceEvent>,
    /// The level of each event after the whole part; [`ALWAYS`] for those of nodes of the whole part.
    levels: Vec<u32>,
    most: usize,
    /// Nodes recorded before the second half began.
    whole_nodes: Option<u64>,
    /// The deepest level that is recorded now.
    deepest: Option<u32>,
    /// True when not even the top level had room.
    is_closed: bool,
    /// Nodes recorded.
    nodes: u64,
    /// Counted, but not yet on the shelf; and the node below which that was.
    pending: Counts,
    pending_at: Option<u64>,
}

impl Shelf {
    pub(super) fn new(most: usize) -> Self {
        Self {
            events: Vec::new(),
            levels: Vec::new(),
            most,
            whole_nodes: None,
            deepest: None,
            is_closed: false,
            nodes: 0,
            pending: Counts::default(),
            pending_at: None,
        }
    }

    /// True when what happens on this level is recorded.
    pub(super) fn wants(&self, level: u32) -> bool {
        !self.is_closed && self.deepest.is_none_or(|deepest| level <= deepest)
    }

    /// The level that events of a node born now have here.
    pub(super) fn level_of_birth(&self, level: u32) -> u32 {
        if self.whole_nodes.is_some() { level } else { ALWAYS }
    }

    /// Counts work that is not recorded, below this node.
    pub(super) fn count(&mut self, at: Option<u64>, counts: Counts) {
        if self.pending == Counts::default() {
            self.pending_at = at;
        }
        self.pending += counts;
    }

    /// Puts an event on the shelf; answers with the nodes that had to make room.
    pub(super) fn push(&mut self, event: TraceEvent, level: u32) -> Option<HashSet<u64>> {
        self.settle();
        self.nodes += u64::from(event.is_birth());
        self.put(event, level);
        if self.whole_nodes.is_none() && self.events.len() >= self.most / 2 {
            self.whole_nodes = Some(self.nodes);
        }
        (self.events.len() >= self.most && !self.is_closed).then(|| self.thin())
    }

    /// Puts what was counted on the shelf.
    fn settle(&mut self) {
        if self.pending != Counts::default() {
            let (n, counts) = (self.pending_at.take(), std::mem::take(&mut self.pending));
            self.put(TraceEvent::Skip { n, counts }, ALWAYS);
        }
    }

    fn put(&mut self, event: TraceEvent, level: u32) {
        self.events.push(event);
        if self.whole_nodes.is_some() {
            self.levels.push(level);
        }
    }

    /// Takes the deepest levels of the second half out until half of it is free.
    fn thin(&mut self) -> HashSet<u64> {
        let mut on_level = Vec::new();
        for &level in &self.levels {
            let level = level as usize;
            on_level.resize(on_level.len().max(level + 1), 0);
            on_level[level] += 1;
        }
        let room = self.most / 4;
        let mut sum = 0;
        let fitting = on_level.iter().take_while(|count| {
            sum += **count;
            sum <= room
        });
        let levels = fitting.count();
        self.is_closed = levels == 0;
        let deepest = levels.saturating_sub(1) as u32;
        self.deepest = Some(self.deepest.map_or(deepest, |before| before.min(deepest)));
        self.take_out(deepest)
    }

    /// Takes everything below this level out of the second half and leaves its counts.
    fn take_out(&mut self, deepest: u32) -> HashSet<u64> {
        let second = self.events.split_off(self.events.len() - self.levels.len());
        let levels = std::mem::take(&mut self.levels);
        let mut gone = HashSet::new();
        for (mut event, level) in second.into_iter().zip(levels) {
            let at = match &event {
                TraceEvent::Enter { p, .. } | TraceEvent::Open { p, .. } | TraceEvent::Select { p, .. } => *p,
                other => other.node(),
            };
            if let TraceEvent::Skip { counts, .. } = event {
                self.count(at.filter(|at| !gone.contains(at)), counts);
            } else if level > deepest {
                if event.is_birth() {
                    gone.extend(event.node());
                }
                self.count(at.filter(|at| !gone.contains(at)), event.counts());
            } else {
                if let TraceEvent::Reroute { p, was_p, .. } = &mut event {
                    *p = p.filter(|p| !gone.contains(p));
                    *was_p = was_p.filter(|p| !gone.contains(p));
                }
                self.settle();
                self.put(event, level);
            }
        }
        self.nodes -= gone.len() as u64;
        gone
    }

    /// The events, and what is known of how complete they are.
    pub(super) fn finish(mut self) -> Kept {
        self.settle();
        let is_whole = self.deepest.is_none();
        Kept {
            events: self.events,
            nodes: self.nodes,
            whole: self.whole_nodes.filter(|_| !is_whole),
            levels: self.deepest.filter(|_| !self.is_closed),
        }
    }
}

/// What a [`Shelf`] holds in the end.
pub(super) struct Kept {
    pub(super) events: Vec<TraceEvent>,
    /// Nodes in them.
    pub(super) nodes: u64,
    /// The first so many nodes are here whole; all of them if this is nothing.
    pub(super) whole: Option<u64>,
    /// Of the others, those down to this level; none if this is nothing.
    pub(super) levels: Option<u32>,
}
