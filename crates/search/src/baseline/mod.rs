//! Players without thought, to compare others with: who cannot beat [`random`] has learnt
//! nothing.
//!
//! Both play any game, with or without chance, and look at one node: the root. At a chance node,
//! and when the game is over, there is nothing for a player to choose and they answer nothing.

pub mod first;
pub mod random;

pub use first::First;
pub use random::Random;

use plyground_core::{
    Bound, Clock, Counters, Event, Family, Game, Limits, NodeKind, Observer, Playable, Recipe, Root, Source, Stop, Turn, Value, Verdict,
    Worth, words,
};

/// This family in catalogues.
const FAMILY: Family = Family { id: "baseline", words: words!("ar", "fa") };

/// Every player of this family.
#[must_use]
pub fn recipes<G: Playable>() -> Vec<Recipe<G>> {
    vec![
        // One line for each player.
        random::recipe(),
        first::recipe(),
    ]
}

/// The verdict of a player who looks at nothing but the root and takes what `choose` says.
fn without_thought<G: Game, O: Observer<G>>(
    root: &Root<'_, G>,
    limits: &Limits,
    observer: &mut O,
    choose: impl FnOnce(&G, &mut Clock<'_>) -> Result<G::Action, Stop>,
) -> Verdict<G::Action> {
    let mut clock = limits.start();
    let position = root.position;
    let turn = position.turn();
    observer.see(Event::Enter { node: 1, position, action: None, kind: NodeKind::of(turn), depth: 0, window: None, probability: None });
    let mut stopped = Stop::Complete;
    let (best, worth, source) = match turn {
        Turn::Player(_) => {
            let best = choose(position, &mut clock).unwrap_or_else(|stop| {
                stopped = stop;
                // Some action is better than none.
                let some = position.actions_within(1, &mut clock).actions;
                some.as_ref().first().expect("a player to move has an action").clone()
            });
            (Some(best), Worth::of(Value(0), Bound::Estimate), Source::Stopped)
        }
        Turn::Chance => (None, Worth::of(Value(0), Bound::Estimate), Source::Stopped),
        Turn::Over(outcome) => (None, Worth::of(Value::of_outcome(outcome, 0), Bound::Exact), Source::Rules),
    };
    if let Some(action) = &best {
        observer.see(Event::Best { action, value: worth.value });
    }
    observer.see(Event::Leave { node: 1, value: worth.value, bound: worth.bound, source });
    let counters = Counters { nodes: 1, leaves: u64::from(turn.is_over()), ..Counters::default() };
    let line = best.iter().cloned().collect();
    Verdict { best, worth, actions: Vec::new(), line, counters, stopped, elapsed: clock.elapsed() }
}
