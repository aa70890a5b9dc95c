//! What can happen now: as a screen offers it, and where it leads.

use super::{ActionOption, Options, Successors};
use crate::answer::Successor;
use plyground_core::{Limits, Listing, Playable, Turn};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Actions are counted up to this many; in a long turn of Barjis there can be millions.
const COUNTED: usize = 100_000;

/// The first `most` things that can happen at a position where this is the turn.
pub(super) fn list<G: Playable>(position: &G, turn: Turn, most: usize) -> Options {
    let option = |action: &G::Action, probability: Option<f64>| {
        let exact = probability.and_then(|_| (G::chance()?.exact_odds)(position, action));
        let (action, gesture) = position.show_action(action);
        ActionOption { action, gesture, probability, exact }
    };
    let (listed, total, is_exact) = each(position, turn, most, option);
    Options { listed, total, is_exact }
}

/// The same with the position that each of them leads to.
pub(super) fn successors<G: Playable>(position: &G, turn: Turn, most: usize) -> Successors {
    let successor = |action: &G::Action, probability: Option<f64>| Successor {
        action: position.write_action(action),
        position: position.after(action).write(),
        probability,
        exact: probability.and_then(|_| (G::chance()?.exact_odds)(position, action)),
    };
    let (listed, total, is_exact) = each(position, turn, most, successor);
    Successors { listed, total, is_exact }
}

/// How many actions there are, where a search has found `known` of them; where they are too many to be
/// counted, or the flag is raised, a number that is larger than `known`.
pub(super) fn count<G: Playable>(position: &G, known: usize, stop: Option<Arc<AtomicBool>>) -> usize {
    let limits = Limits { stop, ..Limits::default() };
    let Listing { actions, stopped } = position.actions_within(known.max(COUNTED), &mut limits.start());
    let counted = actions.as_ref().len();
    if stopped.is_some() { counted.max(known) + 1 } else { counted }
}

/// What `tell` says of the first `most` actions or outcomes, how many there are, and whether that is
/// exact.
fn each<G: Playable, T>(position: &G, turn: Turn, most: usize, tell: impl Fn(&G::Action, Option<f64>) -> T) -> (Vec<T>, usize, bool) {
    match turn {
        Turn::Over(_) => (Vec::new(), 0, true),
        Turn::Player(_) => {
            let limits = Limits::default();
            let Listing { actions, stopped } = position.actions_within(most.max(COUNTED), &mut limits.start());
            let actions = actions.as_ref();
            (actions.iter().take(most).map(|action| tell(action, None)).collect(), actions.len(), stopped.is_none())
        }
        Turn::Chance => {
            let listed = position.odds().take(most).map(|(outcome, probability)| tell(&outcome, Some(probability))).collect();
            (listed, position.odds().count(), true)
        }
    }
}
