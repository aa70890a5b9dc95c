//! Loud positions at the depth limit are played out before they are judged.

use super::manner::Manner;
use super::node::{Node, Search};
use plyground_core::{Deterministic, Evaluator, Observer, Source, Stop, Value};

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>, M: Manner, const PLAIN: bool> Search<'_, G, E, O, M, PLAIN> {
    /// The value of a loud position at the depth limit for `node.me`: plays its loud actions out,
    /// or stands pat where that is allowed.
    #[inline(never)]
    pub(super) fn play_out(&mut self, position: &G, actions: &[G::Action], may_decline: bool, node: Node) -> Result<Value, Stop> {
        let calm = may_decline.then(|| self.walk.evaluator.evaluate(position).pov(node.me));
        let value = match calm {
            Some(calm) if calm >= node.window.beta => calm,
            _ => self.best_of(position, actions, node, 0, None, calm)?.0,
        };
        let is_calm = calm == Some(value);
        self.walk.counters.leaves += u64::from(is_calm);
        let source = if is_calm { Source::Evaluator } else { Source::Children };
        self.walk.leave(node.number, node.me, value, node.window.bound(value), source);
        Ok(value)
    }
}
