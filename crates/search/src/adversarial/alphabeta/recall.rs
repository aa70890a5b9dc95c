//! What the table says of a node, and what it keeps of it.

use super::manner::Manner;
use super::node::{Node, Search};
use crate::adversarial::table::TableEntry;
use crate::path;
use plyground_core::{Bound, Deterministic, Evaluator, Observer, Source, Value};

/// A node's place in the table.
pub(super) struct Place {
    key: u64,
    /// Actions in a row up to the node of which none was lasting.
    quiet: u32,
    /// Whether values may be taken from there and put there; a good first action may be taken in any case.
    is_trusted: bool,
    known: Option<TableEntry>,
}

impl Place {
    /// The action to try first.
    #[inline(always)]
    pub fn first(&self) -> Option<usize> {
        self.known.and_then(|entry| entry.action)
    }
}

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>, M: Manner, const PLAIN: bool> Search<'_, G, E, O, M, PLAIN> {
    /// Where the table has a node, and what it knows of it.
    #[inline(always)]
    pub(super) fn place_of(&self, position: &G, node: Node) -> Place {
        let has_table = !PLAIN && self.table.is_on();
        let (key, quiet) = match G::DRAWS {
            Some(_) => self.walk.path.here(),
            None => (if has_table { position.key() } else { 0 }, 0),
        };
        let is_trusted = has_table && Self::is_independent(node, quiet);
        Place { key, quiet, is_trusted, known: if has_table { self.table.find(key) } else { None } }
    }

    /// True when the value of a node does not depend on how the game came there. A selective search only minds the
    /// limit on quiet actions.
    #[inline(always)]
    fn is_independent(node: Node, quiet: u32) -> bool {
        match G::DRAWS {
            Some(rules) if M::IS_SELECTIVE => quiet + node.depth < rules.quiet,
            _ => path::is_independent::<G>(quiet),
        }
    }

    /// The value the table gives to a node, if it goes exactly as deep and is exact enough. A
    /// selective search takes deeper entries too, but none where the best line is being found.
    #[inline(always)]
    pub(super) fn recall(&mut self, place: &Place, node: Node) -> Option<Value> {
        let is_near = |entry: &TableEntry| G::DRAWS.is_none_or(|rules| place.quiet + entry.depth < rules.quiet);
        let entry = place.known.filter(|entry| place.is_trusted && is_near(entry))?;
        let is_usable =
            if M::IS_SELECTIVE { entry.depth >= node.depth && node.window == node.window.scout() } else { entry.depth == node.depth };
        if !is_usable {
            return None;
        }
        let value = entry.value.from_root(node.ply);
        let is_enough = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => value >= node.window.beta,
            Bound::Upper => value <= node.window.alpha,
            Bound::Estimate => false,
        };
        if !is_enough {
            return None;
        }
        self.walk.counters.table_hits += 1;
        self.walk.guesses += u64::from(!entry.is_final);
        self.walk.leave(node.number, node.me, value, entry.bound, Source::Table);
        Some(value)
    }

    /// Keeps what was found: the value, how exact it is, and the best action. `rests_on_rules` when no evaluator was asked.
    #[inline(always)]
    pub(super) fn keep(&self, place: &Place, node: Node, (value, bound): (Value, Bound), best: Option<usize>, rests_on_rules: bool) {
        if place.is_trusted {
            let is_final = rests_on_rules && place.quiet == 0;
            // Where every action failed, none is known to be better than the others.
            let action = if bound == Bound::Upper { place.first() } else { best };
            self.table.keep(place.key, TableEntry { value: value.from_here(node.ply), bound, depth: node.depth, action, is_final });
        }
    }
}
