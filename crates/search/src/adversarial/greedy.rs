//! Greedy: play what looks best right now.
//!
//! Every action is tried once, and the position it leads to is judged: by the rules if the game
//! is over, else by the evaluator. What the opponent will answer is not asked. A greedy player
//! is as good as its evaluator, and beats nobody who looks one action further.
//!
//! ```text
//!            now
//!        ┌────┼────┐
//!        4    9    2        the values One would have at once: 9 is played
//! ```
//!
//! **Contract.** One node for the root and one for each action. Every action is judged, and of
//! equally good ones the first is played. The depth limit is ignored: there is only one depth.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, Nim, Take}};
//! use plyground_search::adversarial::Greedy;
//!
//! let mut greedy = Greedy { evaluator: HashEvaluator { seed: 1, spread: 10 } };
//! let verdict = greedy.search(&Root::new(&Nim::new([3])), &Limits::default(), &mut ());
//! assert_eq!(verdict.best, Some(Take { heap: 0, sticks: 3 })); // wins at once
//! assert_eq!(verdict.counters.nodes, 4);
//! ```
//!
//! Source: S. Russell and P. Norvig, *Artificial Intelligence: A Modern Approach*, on greedy
//! choice in hill climbing, 1995.

use super::root::{self, Looks};
use super::walk::{Step, Walk, no_chance};
use super::window::Window;
use plyground_core::{
    Deterministic, Evaluator, Limits, Make, Observer, Playable, Recipe, Root, Searcher, Stop, Turn, Value, Verdict, evaluator_of,
    evaluator_parameters,
};

/// The player that looks one action ahead; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Greedy<E> {
    /// Judges the positions that actions lead to.
    pub evaluator: E,
}

impl<G: Deterministic, E: Evaluator<G>> Searcher<G> for Greedy<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let limits = Limits { depth: Some(1), ..limits.clone() };
        let mut search = Search { walk: Walk::new(&self.evaluator, root, &limits, false, observer) };
        root::search(&mut search, root, &limits, false)
    }
}

struct Search<'a, G: Deterministic, E, O> {
    walk: Walk<'a, G, E, O>,
}

impl<'a, G: Deterministic, E: Evaluator<G>, O: Observer<G>> Looks<'a, G, E, O> for Search<'a, G, E, O> {
    const HAS_WINDOW: bool = false;

    fn walk(&mut self) -> &mut Walk<'a, G, E, O> {
        &mut self.walk
    }

    fn look(&mut self, step: Step<'_, G>, _: Window, _: usize) -> Result<Value, Stop> {
        let child = step.position.after(step.action);
        let (turn, _) = self.walk.arrive(&step, &child);
        let node = self.walk.enter(&child, Some(step.action), turn, 0, None)?;
        self.walk.lines.clear(step.ply);
        let value = match turn {
            Turn::Over(outcome) => self.walk.rules(node, outcome, step.ply),
            Turn::Player(_) => {
                self.walk.guesses += 1;
                self.walk.evaluate(node, &child)
            }
            Turn::Chance => no_chance(),
        };
        Ok(value.pov(step.me))
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function GREEDY(root):
  for each action a of root:
    p ← after(root, a)  @enter
    if p is over: w ← its result  @leave:rules
    else: w ← EVALUATE(p), whatever the answer to it  @leave:evaluator
    if w is the mover's best so far: best ← a  @best
    compare w with the best so far  @child
  return best  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `greedy`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    Recipe {
        id: "greedy",
        sentence: "Plays the action whose result looks best at once, without asking what the opponent will answer.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: evaluator_parameters::<G>(),
        make: Make::Thinker(|settings, position| Ok(Box::new(Greedy { evaluator: evaluator_of(settings, position)? }))),
    }
}
