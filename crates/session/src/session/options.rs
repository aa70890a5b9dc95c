//! What can happen now, as a screen offers it.

use super::{ActionOption, Options};
use plyground_core::{Playable, Turn};

/// The first `most` things that can happen at a position where this is the turn.
pub(super) fn list<G: Playable>(position: &G, turn: Turn, most: usize) -> Options {
    let option = |action: &G::Action, probability: Option<f64>| ActionOption {
        action: position.write_action(action),
        gesture: position.gesture(action),
        probability,
        exact: probability.and_then(|_| position.exact_odds(action)),
    };
    match turn {
        Turn::Over(_) => Options::default(),
        Turn::Player(_) => {
            let actions = position.actions();
            let actions = actions.as_ref();
            Options { listed: actions.iter().take(most).map(|action| option(action, None)).collect(), total: actions.len() }
        }
        Turn::Chance => {
            let listed = position.odds().take(most).map(|(outcome, probability)| option(&outcome, Some(probability))).collect();
            Options { listed, total: position.odds().count() }
        }
    }
}
