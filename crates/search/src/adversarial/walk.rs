//! What every depth-first search of this family carries along: the evaluator, the clock, the
//! counters, the lines, and whoever watches.

use super::line::Lines;
use super::window::told_bound;
use crate::path::Path;
use plyground_core::{
    Bound, Clock, Counters, Deterministic, Evaluator, Event, Limits, NodeKind, Observer, Outcome, Player, Quiescence, Root, Source, Stop,
    Turn, Value,
};

/// The deepest a search without a depth limit goes.
pub(super) const DEEPEST: u32 = 1000;

/// A walk through the tree below one root.
pub(super) struct Walk<'a, G: Deterministic, E, O> {
    pub evaluator: &'a E,
    pub observer: &'a mut O,
    pub clock: Clock<'a>,
    pub counters: Counters,
    pub lines: Lines<G::Action>,
    /// Where it is, and how it came there.
    pub path: Path,
    /// Whether loud positions at the depth limit are played out.
    plays_out: bool,
    /// Answers in this round that rest on the evaluator instead of the rules.
    pub guesses: u64,
    /// Nodes the clock counted but the search did not come to, because it was stopped: 0 or 1.
    unvisited: u64,
}

/// A step down the tree: `action` of `me` in `position`.
pub(super) struct Step<'s, G: Deterministic> {
    pub position: &'s G,
    pub action: &'s G::Action,
    /// Who acts in `position`.
    pub me: Player,
    /// Decisions left to look ahead after the action.
    pub depth: u32,
    /// Actions made since the root, this one included.
    pub ply: u32,
    /// How much less deep a selective search may look at first.
    pub reduction: u32,
}

#[expect(clippy::expl_impl_clone_on_copy, reason = "a derived one would ask for positions that can be copied")]
impl<G: Deterministic> Clone for Step<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}
impl<G: Deterministic> Copy for Step<'_, G> {}

impl<'a, G: Deterministic, E: Evaluator<G>, O: Observer<G>> Walk<'a, G, E, O> {
    pub fn new(evaluator: &'a E, root: &Root<'_, G>, limits: &'a Limits, plays_out: bool, observer: &'a mut O) -> Self {
        let lines = Lines::new(limits.depth.unwrap_or(64).min(DEEPEST));
        let (clock, counters, path) = (limits.start(), Counters::default(), Path::new(root));
        Self { evaluator, observer, clock, counters, lines, path, plays_out, guesses: 0, unvisited: 0 }
    }

    /// Who acts after a step, which led to `child`, and how many actions in a row have not been
    /// lasting.
    #[inline(always)]
    pub fn arrive(&self, step: &Step<'_, G>, child: &G) -> (Turn, u32) {
        self.path.arrive(child, || step.position.is_lasting(step.action))
    }

    /// What must be played out before a position at the depth limit is judged.
    #[inline(always)]
    pub fn loud(&self, position: &G) -> Quiescence<G::Actions> {
        if self.plays_out { self.evaluator.quiescence(position) } else { Quiescence::Quiet }
    }

    /// Comes to a position; answers the number of the visit. `window` is already as events tell it.
    #[inline(always)]
    pub fn enter(
        &mut self,
        position: &G,
        action: Option<&G::Action>,
        turn: Turn,
        depth: u32,
        window: Option<(f64, f64)>,
    ) -> Result<u64, Stop> {
        if let Err(stop) = self.clock.tick() {
            // The clock takes back what is beyond a node limit, and nothing else.
            self.unvisited = u64::from(stop != Stop::Nodes);
            return Err(stop);
        }
        let node = self.clock.nodes();
        self.observer.see(Event::Enter { node, position, action, kind: NodeKind::of(turn), depth, window, probability: None });
        Ok(node)
    }

    /// Goes back up with a value of `viewer`'s view.
    #[inline(always)]
    pub fn leave(&mut self, node: u64, viewer: Player, value: Value, bound: Bound, source: Source) {
        self.observer.see(Event::Leave { node, value: value.pov(viewer).into(), bound: told_bound(bound, viewer), source });
    }

    /// Goes back up because the search was stopped.
    #[cold]
    #[inline(never)]
    pub fn abandon(&mut self, node: u64) {
        self.observer.see(Event::Leave { node, value: 0.0, bound: Bound::Estimate, source: Source::Stopped });
    }

    /// The value of a game that is over, `ply` actions below the root; from Player One's view.
    #[inline(always)]
    pub fn rules(&mut self, node: u64, outcome: Outcome, ply: u32) -> Value {
        let value = Value::of_outcome(outcome, ply);
        self.counters.leaves += 1;
        self.leave(node, Player::One, value, Bound::Exact, Source::Rules);
        value
    }

    /// The evaluator's opinion, where the search looks no further; from Player One's view.
    #[inline(always)]
    pub fn evaluate(&mut self, node: u64, position: &G) -> Value {
        let value = self.evaluator.evaluate(position);
        self.counters.leaves += 1;
        self.leave(node, Player::One, value, Bound::Exact, Source::Evaluator);
        value
    }

    /// Nodes visited so far.
    pub fn nodes(&self) -> u64 {
        self.clock.nodes() - self.unvisited
    }
}

/// Bytes of the positions and lists on the way down to this depth: all the memory that a search
/// without a table needs.
pub(super) const fn stack_bytes<G: Deterministic>(depth: u32) -> usize {
    (depth as usize + 1) * (size_of::<G>() + size_of::<G::Actions>())
}

/// The one thing that cannot happen in a [`Deterministic`] game.
#[cold]
pub(super) fn no_chance() -> ! {
    unreachable!("a deterministic game has no chance nodes")
}
