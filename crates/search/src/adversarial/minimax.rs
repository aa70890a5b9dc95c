//! Minimax: look at everything, and assume that both sides play their best.
//!
//! Player One wants large values and Player Two small ones, so One's positions are worth the
//! largest value among their successors, Two's the smallest. At the depth limit the evaluator
//! is asked instead. Nothing is skipped, which makes minimax slow, simple, and the yardstick for
//! every cleverer search.
//!
//! ```text
//!               MAX 3
//!          ┌──────┴──────┐
//!        MIN 3         MIN 2
//!        ┌─┴─┐         ┌─┴─┐
//!        3   12        2   8
//! ```
//!
//! **Contract.** The value is exact for the depth: every action of the root gets its own, and the
//! best is chosen among equals by [`Ties`]. With a depth limit the search goes straight to that
//! depth; without one it deepens round by round until time, nodes or the game run out. Where the
//! evaluator calls a position loud, its loud actions can be played out before it is judged, here
//! as in every search of the family, so that all of them agree. The player `minimax` of the
//! catalogue leaves that out unless asked: it is the book's.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::adversarial::Minimax;
//!
//! let mut minimax = Minimax::new(HashEvaluator { seed: 1, spread: 10 });
//! let verdict = minimax.search(&Root::new(&Nim::new([1, 2])), &Limits::depth(3), &mut ());
//! // Bouton (1901): 1 xor 2 is not 0, so the player to move wins, here in three actions.
//! assert_eq!(verdict.worth.decided, Some((plyground_core::Player::One, 3)));
//! assert_eq!(verdict.actions.len(), 3);
//! ```
//!
//! Source: J. von Neumann, *Zur Theorie der Gesellschaftsspiele*, 1928; C. E. Shannon,
//! *Programming a Computer for Playing Chess*, 1950.

use super::root::{self, Looks};
use super::scan::Scan;
use super::walk::{Step, Walk, no_chance, stack_bytes};
use super::window::Window;
use crate::settings::choice;
use plyground_core::{
    Bound, Deterministic, Evaluator, Event, Limits, Make, Observer, Parameter, Playable, Player, Quiescence, Recipe, Root, Searcher,
    Source, Stop, Turn, Value, Verdict, evaluator_of, evaluator_parameters,
};

/// Which of several equally good actions is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Ties {
    /// The first in the game's own order.
    #[default]
    First,
    /// The last.
    Last,
    /// The first for Player One, the last for Player Two: what comes out of a textbook program
    /// that compares with `>` for one side and with `<=` for the other.
    Course,
}

impl Ties {
    /// True when an equal value found later is chosen instead.
    #[inline]
    fn takes_later(self, me: Player) -> bool {
        match self {
            Self::First => false,
            Self::Last => true,
            Self::Course => me == Player::Two,
        }
    }
}

/// Plain minimax; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Minimax<E> {
    /// Judges positions at the depth limit.
    pub evaluator: E,
    /// Which of several equally good actions is chosen.
    pub ties: Ties,
    /// From which side the pieces of the player to move are scanned.
    pub scan: Scan,
    /// Whether loud positions at the depth limit are played out before they are judged.
    pub quiescence: bool,
}

impl<E> Minimax<E> {
    /// Minimax that takes the first of equally good actions and plays loud positions out.
    pub const fn new(evaluator: E) -> Self {
        Self { evaluator, ties: Ties::First, scan: Scan::Listed, quiescence: true }
    }
}

impl<G: Deterministic, E: Evaluator<G>> Searcher<G> for Minimax<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let walk = Walk::new(&self.evaluator, root, limits, self.quiescence, observer);
        let mut search = Search { walk, ties: self.ties, scan: self.scan };
        let mut verdict = root::search(&mut search, root, limits, false);
        verdict.counters.peak_memory_bytes = stack_bytes::<G>(verdict.counters.depth);
        verdict
    }
}

struct Search<'a, G: Deterministic, E, O> {
    walk: Walk<'a, G, E, O>,
    ties: Ties,
    scan: Scan,
}

impl<'a, G: Deterministic, E: Evaluator<G>, O: Observer<G>> Looks<'a, G, E, O> for Search<'a, G, E, O> {
    const HAS_WINDOW: bool = false;

    fn walk(&mut self) -> &mut Walk<'a, G, E, O> {
        &mut self.walk
    }

    fn look(&mut self, step: Step<'_, G>, _: Window, _: usize) -> Result<Value, Stop> {
        self.child(step)
    }

    fn first_order(&mut self, position: &G, actions: &[G::Action], _: Player) -> Vec<usize> {
        self.scan.order(position, actions)
    }

    fn is_preferred(&self, value: Value, best: Value, me: Player) -> bool {
        value > best || value == best && self.ties.takes_later(me)
    }
}

impl<G: Deterministic, E: Evaluator<G>, O: Observer<G>> Search<'_, G, E, O> {
    /// The value of a step for the player who makes it. The one place where the view changes.
    fn child(&mut self, step: Step<'_, G>) -> Result<Value, Stop> {
        let Step { me, depth, ply, .. } = step;
        let child = step.position.after(step.action);
        let (turn, quiet) = self.walk.arrive(&step, &child);
        let node = self.walk.enter(&child, Some(step.action), turn, depth, None)?;
        self.walk.lines.clear(ply);
        match turn {
            Turn::Over(outcome) => Ok(self.walk.rules(node, outcome, ply).pov(me)),
            Turn::Player(mover) => {
                if G::DRAWS.is_some() {
                    self.walk.path.enter(child.key(), quiet);
                }
                let result = self.node(&child, mover, depth, ply, node);
                if G::DRAWS.is_some() {
                    self.walk.path.leave();
                }
                if result.is_err() {
                    self.walk.abandon(node);
                }
                result.map(|value| value.pov(mover).pov(me))
            }
            Turn::Chance => no_chance(),
        }
    }

    /// The value of a position for `me`, who acts there.
    #[inline(always)]
    fn node(&mut self, position: &G, me: Player, depth: u32, ply: u32, node: u64) -> Result<Value, Stop> {
        if depth > 0 {
            let actions = position.actions();
            let value = self.best_of(position, actions.as_ref(), me, depth - 1, ply, node, None)?;
            self.walk.leave(node, me, value, Bound::Exact, Source::Children);
            return Ok(value);
        }
        self.walk.guesses += 1;
        match self.walk.loud(position) {
            Quiescence::Loud { actions, may_decline } if !actions.as_ref().is_empty() => {
                let calm = may_decline.then(|| self.walk.evaluator.evaluate(position).pov(me));
                let value = self.best_of(position, actions.as_ref(), me, 0, ply, node, calm)?;
                let is_calm = calm == Some(value);
                self.walk.counters.leaves += u64::from(is_calm);
                let source = if is_calm { Source::Evaluator } else { Source::Children };
                self.walk.leave(node, me, value, Bound::Exact, source);
                Ok(value)
            }
            _ => Ok(self.walk.evaluate(node, position).pov(me)),
        }
    }

    /// The best of these actions for `me`, or of leaving them alone for the value `calm`.
    #[expect(clippy::too_many_arguments, reason = "they describe one node, and live in registers")]
    #[inline(always)]
    fn best_of(
        &mut self,
        position: &G,
        actions: &[G::Action],
        me: Player,
        depth: u32,
        ply: u32,
        node: u64,
        calm: Option<Value>,
    ) -> Result<Value, Stop> {
        let mut best = calm;
        for action in actions {
            let value = self.child(Step { position, action, me, depth, ply: ply + 1, reduction: 0 })?;
            // Standing pat is preferred to an equal action: it is the simpler story.
            let takes_later = self.ties.takes_later(me) && best != calm;
            if best.is_none_or(|best| value > best || value == best && takes_later) {
                best = Some(value);
                self.walk.lines.improve(ply, action);
            }
            let best = best.unwrap_or(value);
            let (value, best) = (value.pov(me).into(), best.pov(me).into());
            self.walk.observer.see(Event::Child { node, action, value, best, window: None });
        }
        Ok(best.expect("a player to move has an action"))
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function MINIMAX(root):
  for depth ← the limit, or 1, 2, 3, … if there is none:  @iteration
    a ← the action whose VALUE is best for the mover  @best
  return a
function VALUE(p, depth):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
    but where p is loud: first play loud actions out  @loud ?quiescence=on
  v ← −∞ where MAX acts, +∞ where MIN acts
  for each action a of p:
    w ← VALUE(after(p, a), depth − 1)
    where MAX acts: v ← max(v, w)  @child:max
    where MIN acts: v ← min(v, w)  @child:min
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `minimax`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    let ties = "Which of equally good actions is chosen; course: the first for Player One, the last for Player Two.";
    Recipe {
        id: "minimax",
        sentence: "Looks at every line of play to a fixed depth and assumes that both sides play their best.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [
            vec![Parameter::depth("4")],
            evaluator_parameters::<G>(),
            vec![
                choice("ties", &["first", "last", "course"], "first", ties),
                super::quiescence_parameter("off"),
                Parameter::nodes(),
                Parameter::time(),
            ],
            Scan::parameter::<G>().into_iter().collect(),
        ]
        .concat(),
        make: Make::Thinker(|settings, position| {
            let ties = match settings.word("ties") {
                Some("last") => Ties::Last,
                Some("course") => Ties::Course,
                _ => Ties::First,
            };
            let quiescence = settings.word("quiescence") == Some("on");
            Ok(Box::new(Minimax { ties, scan: Scan::of(settings), quiescence, ..Minimax::new(evaluator_of(settings, position)?) }))
        }),
    }
}
