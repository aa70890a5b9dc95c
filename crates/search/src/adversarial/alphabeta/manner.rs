//! How a pruning search looks at one action: all that alpha-beta and its relatives differ in.

use crate::adversarial::walk::Step;
use crate::adversarial::window::Window;
use plyground_core::{Deterministic, Stop, Value};

/// A search that can go down to a child.
pub(in crate::adversarial) trait Descend {
    /// The positions it searches.
    type Game: Deterministic;

    /// The value of a step for the player who makes it, exact where it lies within `window`.
    fn child(&mut self, step: Step<'_, Self::Game>, window: Window) -> Result<Value, Stop>;
}

/// How a pruning search looks at one action of a node.
pub(in crate::adversarial) trait Manner {
    /// True when the search may leave out or shorten what will hardly matter; see
    /// [`selective`](crate::adversarial::selective).
    const IS_SELECTIVE: bool = false;

    /// The value of a step for the player who makes it, exact where it lies within `window`.
    /// `tried` actions of the same node were looked at before.
    fn look<S: Descend>(search: &mut S, step: Step<'_, S::Game>, window: Window, tried: usize) -> Result<Value, Stop>;
}

/// Alpha-beta's own manner: the whole window for every action.
pub(super) struct FullWindow;

impl Manner for FullWindow {
    #[inline(always)]
    fn look<S: Descend>(search: &mut S, step: Step<'_, S::Game>, window: Window, _: usize) -> Result<Value, Stop> {
        search.child(step, window)
    }
}
