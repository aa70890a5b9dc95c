//! Selective search: look less at what will hardly matter, and see deeper for it.
//!
//! Minimax gives every line the same depth. Players do not: they drop a poor move after a glance
//! and follow a forced sequence to its end. A selective search spends its nodes in that way. Its
//! value is no longer minimax's for the depth, but in the same time it plays better.
//!
//! ```text
//!   tried    1    2    3    4    5   …          late actions are scouted less deep,
//!   depth    9    9    8    7    7   …  ↺       and again in full when they surprise
//!
//!   ───────────── one action only ────────────►  on the best line a forced reply costs no depth
//!
//!   value ≥ beta + swing · depth                near the horizon: good enough, no look
//! ```
//!
//! **Contract.** The same as [`Pvs`](super::Pvs), but for the value: that of some tree which is
//! deeper here and shallower there. A decided game may be decided sooner than it says. Deeper entries of the table are believed, and the table is kept
//! from one search to the next. Needs nothing of a game but its evaluator's hooks
//! [`is_quiet`](Evaluator::is_quiet) and [`swing`](Evaluator::swing).
//!
//! What each idea is worth was measured by matches of checkers at 5,000 nodes an action; extending
//! every forced reply, and not only those of the best line, cost 50 points of Elo there.
//!
//! Source: E. Heinz, *Extended Futility Pruning*, 1998; T. Romstad, *An Introduction to Late Move
//! Reductions*, 2006; E. Schröder on internal iterative reductions, 2022.

use super::alphabeta::{Descend, Manner, Node};
use super::pvs::Scout;
use super::walk::{Step, Walk};
use super::window::Window;
use plyground_core::{Bound, Deterministic, Evaluator, Observer, Source, Stop, Value};
use std::sync::LazyLock;

/// The manner of a selective search: scouts, late ones at reduced depth first.
pub(super) struct Selective;

impl Manner for Selective {
    const IS_SELECTIVE: bool = true;

    #[inline(always)]
    fn look<S: Descend>(search: &mut S, step: Step<'_, S::Game>, window: Window, tried: usize) -> Result<Value, Stop> {
        if step.reduction > 0 && tried > 0 && window.alpha != Window::OPEN.alpha {
            let value = search.child(Step { depth: step.depth - step.reduction, ..step }, window.scout())?;
            if value <= window.alpha {
                return Ok(value);
            }
        }
        Scout::look(search, step, window, tried)
    }
}

/// How much less deep to look at an action when `tried` others of a node with `depth` decisions
/// left have been looked at before it: `½ + ln depth · ln (tried + 1) / 2`, from the third action on.
#[inline]
pub(super) fn reduction(depth: u32, tried: usize) -> u32 {
    u32::from(REDUCTIONS[(depth as usize).min(SIDE - 1)][tried.min(SIDE - 1)])
}

const SIDE: usize = 64;

static REDUCTIONS: LazyLock<[[u8; SIDE]; SIDE]> = LazyLock::new(|| {
    let mut table = [[0; SIDE]; SIDE];
    for (depth, row) in table.iter_mut().enumerate().skip(3) {
        for (tried, reduction) in row.iter_mut().enumerate().skip(2) {
            let plies = 0.5 + libm::log(depth as f64) * libm::log(tried as f64 + 1.0) / 2.0;
            *reduction = (plies as u8).min(depth as u8 - 2);
        }
    }
    table
});

/// How deep to look below a node with `actions` actions, of which the table recommends `first`.
///
/// Where the best line is being found, a forced reply costs no depth. Where the table recommends
/// no action for a deep node, either nobody has been here or every action failed: one ply less is
/// enough until one succeeds. (Sparing only what the table has never seen was weaker by 47 points
/// of Elo at 20,000 nodes of checkers.)
#[inline]
pub(super) fn depth_below(node: Node, actions: usize, first: Option<usize>, reach: u32) -> u32 {
    const UNKNOWN: u32 = 4;
    let is_forced = actions == 1 && node.window != node.window.scout() && node.ply < 2 * reach;
    let is_unknown = first.is_none() && node.depth >= UNKNOWN;
    if is_forced { node.depth } else { node.depth - 1 - u32::from(is_unknown) }
}

/// True when late actions of a node may be reduced: it is deep enough to gain from it, and quiet,
/// so that no action is more urgent than the others.
#[inline]
pub(super) fn may_reduce<G: Deterministic, E: Evaluator<G>>(evaluator: &E, position: &G, actions: usize, node: Node) -> bool {
    node.depth >= 3 && actions > 2 && evaluator.is_quiet(position)
}

/// The value of a node near the horizon that stands so far above its window that quiet play
/// will not bring it back; `None` when it must be looked at.
#[inline]
pub(super) fn stand<G: Deterministic, E: Evaluator<G>, O: Observer<G>>(
    walk: &mut Walk<'_, G, E, O>,
    position: &G,
    node: Node,
) -> Option<Value> {
    const NEAR: u32 = 4;
    let Node { me, depth, window, .. } = node;
    if depth > NEAR || window != window.scout() || window.beta.is_decisive() {
        return None;
    }
    let evaluator = walk.evaluator;
    let swing = evaluator.swing()?;
    if !evaluator.is_quiet(position) {
        return None;
    }
    let value = evaluator.evaluate(position).pov(me);
    if Value(value.0 - swing.0 * depth as i32) < window.beta {
        return None;
    }
    walk.guesses += 1;
    walk.counters.leaves += 1;
    walk.leave(node.number, me, value, Bound::Lower, Source::Evaluator);
    Some(value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reductions_grow_with_depth_and_rank_and_leave_something_to_look_at() {
        for depth in 0..100 {
            for tried in 0..100 {
                let plies = reduction(depth, tried);
                assert!(plies == 0 || plies + 2 <= depth, "depth {depth}, {tried} tried: {plies}");
                assert!(plies <= reduction(depth + 1, tried) && plies <= reduction(depth, tried + 1));
            }
        }
        assert_eq!((reduction(9, 1), reduction(9, 2), reduction(9, 6)), (0, 1, 2));
    }
}
