//! Selective search: look less at what will hardly matter, and see deeper for it.
//!
//! Minimax gives every line the same depth. Players do not: they drop a poor move after a glance
//! and follow a forced sequence to its end. A selective search spends its nodes in that way. Its
//! value is no longer minimax's for the depth, but in the same time it plays better.
//!
//! ```text
//!   tried    1    2    3    4    5   …          late actions are scouted less deep,
//!   depth    9    9    8    8    7   …  ↺       and again in full when they surprise
//!
//!   ───────────── one action only ────────────►  a forced reply costs no depth
//!
//!   value ≥ beta + swing · depth                near the horizon: good enough, no look
//! ```
//!
//! **Contract.** The same as [`Pvs`](super::Pvs), but for the value: that of some tree which is
//! deeper here and shallower there. Deeper entries of the table are believed, and the table is kept
//! from one search to the next. Needs nothing of a game but its evaluator's hooks
//! [`is_quiet`](Evaluator::is_quiet) and [`swing`](Evaluator::swing).
//!
//! Source: E. Heinz, *Adaptive Null-Move Pruning* and *Extended Futility Pruning*, 1998-1999;
//! T. Romstad, *An Introduction to Late Move Reductions*, 2006.

use super::alphabeta::{Manner, Node, Search};
use super::walk::Step;
use super::window::Window;
use plyground_core::{Bound, Deterministic, Evaluator, Observer, Source, Stop, Value};

/// The manner of a selective search: scouts, late ones at reduced depth first.
pub(super) struct Selective;

impl Manner for Selective {
    const IS_SELECTIVE: bool = true;

    #[inline(always)]
    fn look<G, E, O, const PLAIN: bool>(
        search: &mut Search<'_, G, E, O, Self, PLAIN>,
        step: Step<'_, G>,
        window: Window,
        tried: usize,
    ) -> Result<Value, Stop>
    where
        G: Deterministic,
        E: Evaluator<G>,
        O: Observer<G>,
    {
        let scout = window.scout();
        if tried == 0 || window.alpha == Window::OPEN.alpha {
            return search.child(step, window);
        }
        if step.reduction > 0 {
            let value = search.child(Step { depth: step.depth - step.reduction, ..step }, scout)?;
            if value <= window.alpha {
                return Ok(value);
            }
        }
        let value = search.child(step, scout)?;
        if window == scout || value <= window.alpha || value >= window.beta {
            return Ok(value);
        }
        search.child(step, window)
    }
}

/// How much less deep to look at an action when `tried` others of a node with `depth` decisions
/// left have been looked at before it.
#[inline]
pub(super) fn reduction(depth: u32, tried: usize) -> u32 {
    match tried {
        0..2 => 0,
        2..5 => 1,
        _ => {
            if depth >= 6 {
                2
            } else {
                1
            }
        }
    }
}

/// True when late actions of a node may be reduced: it is deep enough to gain from it, and quiet,
/// so that no action is more urgent than the others.
#[inline]
pub(super) fn may_reduce<G, E, O, M, const PLAIN: bool>(
    search: &Search<'_, G, E, O, M, PLAIN>,
    position: &G,
    actions: usize,
    node: Node,
) -> bool
where
    G: Deterministic,
    E: Evaluator<G>,
    O: Observer<G>,
    M: Manner,
{
    node.depth >= 3 && actions > 2 && search.walk.evaluator.is_quiet(position)
}

/// The value of a node near the horizon that stands so far above its window that quiet play
/// will not bring it back; `None` when it must be looked at.
#[inline]
pub(super) fn stand<G, E, O, M, const PLAIN: bool>(search: &mut Search<'_, G, E, O, M, PLAIN>, position: &G, node: Node) -> Option<Value>
where
    G: Deterministic,
    E: Evaluator<G>,
    O: Observer<G>,
    M: Manner,
{
    const NEAR: u32 = 4;
    let Node { me, depth, window, .. } = node;
    if depth > NEAR || window != window.scout() || window.beta.is_decisive() {
        return None;
    }
    let evaluator = search.walk.evaluator;
    let swing = evaluator.swing()?;
    if !evaluator.is_quiet(position) {
        return None;
    }
    let value = evaluator.evaluate(position).pov(me);
    if Value(value.0 - swing.0 * depth as i32) < window.beta {
        return None;
    }
    search.walk.guesses += 1;
    search.walk.counters.leaves += 1;
    search.walk.leave(node.number, me, value, Bound::Lower, Source::Evaluator);
    Some(value)
}
