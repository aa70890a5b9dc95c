//! First: the first legal action, always.
//!
//! The smallest player there is, and the one to read before writing your own. It needs no
//! settings and repeats itself exactly. What "first" means is up to the game's own order.
//!
//! ```text
//!   actions:  a  b  c  d
//!             ▲
//! ```
//!
//! **Contract.** The first of [`Game::actions`], at once. The worth is a guess of 0.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{Nim, Take}};
//! use plyground_search::baseline::First;
//!
//! let verdict = First.search(&Root::new(&Nim::new([0, 4])), &Limits::default(), &mut ());
//! assert_eq!(verdict.best, Some(Take { heap: 1, sticks: 1 }));
//! ```
//!
//! Source: none needed.

use super::without_thought;
use plyground_core::{Game, Limits, Make, Observer, Playable, Recipe, Root, Searcher, Verdict};

/// Plays the first legal action; see the [module page](self).
#[derive(Clone, Copy, Debug)]
pub struct First;

impl<G: Game> Searcher<G> for First {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        without_thought(root, limits, observer, |position, clock| {
            let actions = position.actions_within(usize::MAX, clock).whole()?;
            Ok(actions.into_iter().next().expect("a player to move has an action"))
        })
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function FIRST(root):
  look at root and nothing else  @enter
  if the game is over: there is nothing to do  @leave:rules
  list the legal actions in the game's own order
  a ← the first of them  @best
  return a, judging nothing  @leave";

/// How to make the player `first`.
pub fn recipe<G: Playable>() -> Recipe<G> {
    Recipe {
        id: "first",
        sentence: "Plays the first legal action, always.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: Vec::new(),
        make: Make::Thinker(|_, _| Ok(Box::new(First))),
    }
}
