//! The recursion: from a node to its children and back, cutting off what cannot matter.
//!
//! ```text
//!   node ──► best_of ──► Manner::look ──► child ──► node …
//!    │          └─ until an action is too good to be allowed
//!    └─ the table before and after
//! ```

use super::manner::{Descend, Manner};
use crate::adversarial::clock::Pace;
use crate::adversarial::ordering::{Experience, Ordering};
use crate::adversarial::root::Looks;
use crate::adversarial::scan::Scan;
use crate::adversarial::selective;
use crate::adversarial::table::TranspositionTable;
use crate::adversarial::walk::{Step, Walk, no_chance};
use crate::adversarial::window::Window;
use plyground_core::{Deterministic, Evaluator, Event, Observer, Player, Quiescence, Source, Stop, Turn, Value};
use std::marker::PhantomData;
use std::time::Duration;

/// A search under way. `PLAIN` when there is neither ordering nor table, so that the compiler can
/// leave both out of every node.
pub(super) struct Search<'a, G: Deterministic, E, O, M, const PLAIN: bool> {
    pub walk: Walk<'a, G, E, O>,
    pub table: &'a TranspositionTable,
    pub scan: Scan,
    pub experience: Experience<G::Action>,
    /// Depth of the round under way.
    pub reach: u32,
    /// How long to think, where a clock for the whole game leaves a choice.
    pub pace: Option<Pace>,
    pub manner: PhantomData<M>,
}

impl<'a, G, E, O, M, const PLAIN: bool> Looks<'a, G, E, O> for Search<'a, G, E, O, M, PLAIN>
where
    G: Deterministic,
    E: Evaluator<G>,
    O: Observer<G>,
    M: Manner,
{
    const HAS_WINDOW: bool = true;

    fn walk(&mut self) -> &mut Walk<'a, G, E, O> {
        &mut self.walk
    }

    fn look(&mut self, step: Step<'_, G>, window: Window, tried: usize) -> Result<Value, Stop> {
        self.reach = step.depth + 1;
        M::look(self, step, window, tried)
    }

    fn aspiration(&mut self) -> Option<Value> {
        if M::IS_SELECTIVE { self.walk.evaluator.swing() } else { None }
    }

    fn pace(&self, is_forced: bool) -> Option<Duration> {
        self.pace.map(|pace| if is_forced { Duration::ZERO } else { pace.usual })
    }

    fn tries_best_first(&self) -> bool {
        self.experience.ordering() != Ordering::None
    }

    fn first_order(&mut self, position: &G, actions: &[G::Action], me: Player) -> Vec<usize> {
        if self.experience.ordering() == Ordering::None {
            return self.scan.order(position, actions);
        }
        self.experience.order(self.walk.evaluator, position, actions, me)
    }
}

/// A node under way: who acts, how deep, and which values matter to the player to move.
#[derive(Clone, Copy)]
pub(in crate::adversarial) struct Node {
    pub number: u64,
    pub me: Player,
    pub depth: u32,
    pub ply: u32,
    pub window: Window,
}

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>, M: Manner, const PLAIN: bool> Descend for Search<'_, G, E, O, M, PLAIN> {
    type Game = G;

    /// The value of a step for the player who makes it. The one place where the view changes.
    ///
    /// Most visits end here, at a leaf, judged by the rules or the evaluator: only the others
    /// pay for a call.
    #[inline(always)]
    fn child(&mut self, step: Step<'_, G>, window: Window) -> Result<Value, Stop> {
        let Step { me, depth, ply, .. } = step;
        let child = step.position.after(step.action);
        let (turn, quiet) = self.walk.arrive(&step, &child);
        let number = self.walk.enter(&child, Some(step.action), turn, depth, Some(window.told(me)))?;
        self.walk.lines.clear(ply);

        let mover = match turn {
            Turn::Over(outcome) => return Ok(self.walk.rules(number, outcome, ply).pov(me)),
            Turn::Player(mover) => mover,
            Turn::Chance => no_chance(),
        };
        let node = || Node { number, me: mover, depth, ply, window: window.turned(me, mover) };
        let result = if depth > 0 {
            self.below(&child, quiet, |search| search.node(&child, node()))
        } else {
            self.walk.guesses += 1;
            match self.walk.loud(&child) {
                Quiescence::Loud { actions, may_decline } if !actions.as_ref().is_empty() => {
                    self.below(&child, quiet, |search| search.play_out(&child, actions.as_ref(), may_decline, node()))
                }
                _ => return Ok(self.walk.evaluate(number, &child).pov(me)),
            }
        };
        if result.is_err() {
            self.walk.abandon(number);
        }
        result.map(|value| value.pov(mover).pov(me))
    }
}

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>, M: Manner, const PLAIN: bool> Search<'_, G, E, O, M, PLAIN> {
    /// The value of `position` for `node.me`, who is to act there.
    ///
    /// Fail-soft: a result ≤ `alpha` is an upper bound, ≥ `beta` a lower bound, and exact in
    /// between.
    #[inline(never)]
    fn node(&mut self, position: &G, node: Node) -> Result<Value, Stop> {
        // 1. Perhaps the table knows the answer, or at least a good first action.
        let place = self.place_of(position, node);
        if let Some(value) = self.recall(&place, node) {
            return Ok(value);
        }
        // 2. Perhaps the position is so good that a selective search need not look.
        if M::IS_SELECTIVE
            && let Some(value) = selective::stand(&mut self.walk, position, node)
        {
            return Ok(value);
        }
        // 3. Look at the actions until one is too good to be allowed.
        let guesses = self.walk.guesses;
        let actions = position.actions();
        let first = place.first();
        let depth_below =
            if M::IS_SELECTIVE { selective::depth_below(node, actions.as_ref().len(), first, self.reach) } else { node.depth - 1 };
        let (value, best) = self.best_of(position, actions.as_ref(), node, depth_below, first, None)?;
        // 4. Remember.
        let bound = node.window.bound(value);
        self.keep(&place, node, (value, bound), best, self.walk.guesses == guesses);
        self.walk.leave(node.number, node.me, value, bound, Source::Children);
        Ok(value)
    }

    /// The best of these actions, and its index; or the value of leaving them alone, if that is allowed.
    #[inline(always)]
    pub(super) fn best_of(
        &mut self,
        position: &G,
        actions: &[G::Action],
        node: Node,
        depth_below: u32,
        first: Option<usize>,
        calm: Option<Value>,
    ) -> Result<(Value, Option<usize>), Stop> {
        let Node { number, me, depth, ply, .. } = node;
        let mut best = calm.unwrap_or(-Value::INFINITY);
        let mut best_index = None;
        let mut window = node.window.raised(best);
        let may_reduce = M::IS_SELECTIVE && selective::may_reduce(self.walk.evaluator, position, actions.len(), node);
        let mut picker = self.experience.begin::<PLAIN>(actions, first, ply);
        let mut tried = 0;
        while let Some(index) = self.experience.next::<G, PLAIN>(&mut picker, self.walk.evaluator, position, actions, me) {
            let action = &actions[index];
            let reduction = if may_reduce { selective::reduction(depth, tried) } else { 0 };
            let step = Step { position, action, me, depth: depth_below, ply: ply + 1, reduction };
            let value = M::look(self, step, window, tried)?;
            tried += 1;
            if value > best {
                best = value;
                best_index = Some(index);
                if value > window.alpha && value < window.beta {
                    self.walk.lines.improve(ply, action);
                }
            }
            window = window.raised(value);
            let (told, told_best) = (value.pov(me).into(), best.pov(me).into());
            self.walk.observer.see(Event::Child { node: number, action, value: told, best: told_best, window: Some(window.told(me)) });
            if value >= window.beta {
                let (limit, skipped) = (window.beta.pov(me).into(), actions.len() - tried);
                if skipped > 0 {
                    self.walk.counters.cutoffs += 1;
                    self.walk.observer.see(Event::Cutoff { node: number, action, value: told, limit, skipped });
                }
                self.experience.learn::<PLAIN>(picker, actions, me, depth, ply, index);
                break;
            }
        }
        self.experience.end(picker);
        Ok((best, best_index))
    }

    /// Does something below a position, which is on the path meanwhile.
    #[inline(always)]
    fn below<T>(&mut self, position: &G, quiet: u32, work: impl FnOnce(&mut Self) -> T) -> T {
        if G::DRAWS.is_none() {
            return work(self);
        }
        self.walk.path.enter(position.key(), quiet);
        let result = work(self);
        self.walk.path.leave();
        result
    }
}
