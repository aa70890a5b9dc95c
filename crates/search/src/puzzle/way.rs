//! From a trail of positions to the actions that lead along it.
//!
//! Nodes remember only their parent, not the action: the action is found again at the end, on
//! the one trail that matters. That keeps nodes small.
//!
//! ```text
//!   nodes    start ◄── a ◄── b ◄── goal          parents, followed backwards
//!   way      start ──► a ──► b ──► goal          the cheapest action of each step
//! ```

use plyground_core::Puzzle;

/// A way that was found.
pub(super) struct Way<A> {
    /// The actions, first to last.
    pub(super) actions: Vec<A>,
    /// What they cost together.
    pub(super) cost: u32,
    /// True when no cheaper way exists.
    pub(super) is_optimal: bool,
}

impl<A: Clone> Way<A> {
    /// The way along a trail of positions, each a successor of the one before. Between two of
    /// them several actions may lead; the cheapest is taken, the first of equals.
    pub(super) fn along<G: Puzzle<Action = A>>(trail: &[&G], is_optimal: bool) -> Self {
        let mut way = Self { actions: Vec::with_capacity(trail.len().saturating_sub(1)), cost: 0, is_optimal };
        for step in trail.windows(2) {
            let (before, after) = (step[0], step[1]);
            let (cost, action) = before
                .actions()
                .into_iter()
                .filter(|action| before.after(action) == *after)
                .map(|action| (before.cost(&action), action))
                .min_by_key(|(cost, _)| *cost)
                .expect("the search came this way");
            way.cost = way.cost.saturating_add(cost);
            way.actions.push(action);
        }
        way
    }
}
