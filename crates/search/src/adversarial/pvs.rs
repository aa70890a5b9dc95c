//! Principal variation search: prove that the first action is best, and look again only when
//! it is not.
//!
//! Ordering is usually right, so the first action is searched with the whole window and every
//! other one only asked "are you better?", with a window too narrow to contain a value. Such a
//! scout is cheap because almost everything cuts it off. When a scout says yes, the action is
//! searched again to learn how much better it is.
//!
//! ```text
//!   first action    alpha ═══════════════════ beta     value 3
//!   second action   3 ╪ 4                              no better: done
//!   third action    3 ╪ 4                              at least 6: look again
//!                       6 ═══════════════════ beta     value 7
//! ```
//!
//! **Contract.** The same as [`AlphaBeta`]'s: fail-soft, minimax's value, one of
//! minimax's best actions. A position scouted and searched again counts as two nodes.
//!
//! ```
//! use plyground_core::{Limits, Player, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::adversarial::{Minimax, Pvs};
//!
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let (nim, limits) = (Nim::new([3, 4, 5]), Limits::depth(5));
//! let slow = Minimax::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! let quick = Pvs::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! assert_eq!(quick.worth, slow.worth);
//! ```
//!
//! Source: T. Marsland and M. Campbell, *Parallel Search of Strongly Ordered Game Trees*, 1982;
//! A. Reinefeld, *An Improvement of the Scout Tree Search Algorithm*, 1983.

use super::alphabeta::{AlphaBeta, Descend, Manner};
use super::selective::Selective;
use super::walk::Step;
use super::window::Window;
use crate::settings::switch;
use plyground_core::{
    Deterministic, Evaluator, Limits, Make, Observer, Playable, Recipe, Root, Searcher, Stop, Value, Verdict, evaluator_of,
};

/// Principal variation search; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Pvs<E> {
    /// What it shares with alpha-beta: evaluator, table, ordering and deepening.
    pub base: AlphaBeta<E>,
    /// Whether to look less at what will hardly matter; see [`selective`](super::selective).
    pub selective: bool,
}

impl<E> Pvs<E> {
    /// Everything switched on, with a table of 64 MiB.
    pub fn new(evaluator: E) -> Self {
        Self { base: AlphaBeta::new(evaluator), selective: false }
    }
}

impl<G: Deterministic, E: Evaluator<G>> Searcher<G> for Pvs<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        if self.selective {
            self.base.search_as::<Selective, G, O>(root, limits, observer)
        } else {
            self.base.search_as::<Scout, G, O>(root, limits, observer)
        }
    }
}

/// The manner of principal variation search.
pub(super) struct Scout;

impl Manner for Scout {
    #[inline(always)]
    fn look<S: Descend>(search: &mut S, step: Step<'_, S::Game>, window: Window, tried: usize) -> Result<Value, Stop> {
        // A window that is narrow already, or has no lower end yet, leaves nothing to scout.
        let scout = window.scout();
        if tried == 0 || window == scout || window.alpha == Window::OPEN.alpha {
            return search.child(step, window);
        }
        let value = search.child(step, scout)?;
        if value <= window.alpha || value >= window.beta {
            return Ok(value);
        }
        search.child(step, window)
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function PVS(root):
  for depth ← 1, 2, 3, … up to the limit:  @iteration ?deepening=on|depth=none
    the last round's best action first  ?deepening=on|depth=none ?ordering!=none
    a ← the action with the mover's best VALUE  @best
function VALUE(p, depth, α, β):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
    but where p is loud: first play loud actions out  @loud ?quiescence=on
  if the table knows p at this depth: return that  @leave:table ?table=on
  for each action a of p:
    the table's first  ?table=on ?ordering=full
    then killers, then by history  ?ordering=full
    the rest by what the evaluator promises  ?ordering!=none
    first a: w ← VALUE(after(p, a), depth − 1, α, β)
    other a: scout, with a window too narrow for a value
      better, but below β: look again with α and β
    (late ones less deep, a forced reply deeper)  ?selective=on
    where MAX acts: v ← max(v, w), α ← max(α, v)  @child:max
    where MIN acts: v ← min(v, w), β ← min(β, v)  @child:min
    if α ≥ β: cut off, the other actions do not matter  @cut
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `pvs`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    let selective = "Whether to look less at what will hardly matter: plays better, but the value is no longer minimax's for the depth.";
    Recipe {
        id: "pvs",
        sentence: "Alpha-beta that only asks of most actions whether they are better, and looks again when they are.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [super::pruning_parameters::<G>(), vec![switch("selective", "off", selective)]].concat(),
        make: Make::Thinker(|settings, position| {
            let base = super::pruning(settings, evaluator_of(settings, position)?);
            Ok(Box::new(Pvs { base, selective: settings.word("selective") == Some("on") }))
        }),
    }
}
