//! Expectimax: one player against the dice.
//!
//! The player's positions are worth the largest value among their successors, and where the dice
//! fall the mean of all outcomes. Nobody wants the opposite, so nothing can be cut off by
//! alpha and beta; what saves work is a table, because throws and actions in different orders
//! lead to the same position.
//!
//! ```text
//!              MAX 5.4                      which way to slide?
//!           ┌─────┴─────┐
//!      CHANCE 5.4   CHANCE 5.0              where does the next tile appear?
//!     .9 ┌─┴─┐ .1    .9 ┌─┴─┐ .1
//!        6   0          5   5
//! ```
//!
//! **Contract.** The same as [`Expectiminimax`](super::Expectiminimax)'s, of which this is the one-player case, with the
//! table on unless told otherwise. On 2048 it halves the nodes at depth 3 and leaves less than a
//! quarter of them at depth 4. Of equally good actions the first is chosen.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, RandomTree}};
//! use plyground_search::chance::{Expectimax, Expectiminimax};
//!
//! let game = RandomTree::<true>::new(7, 6, 3);
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let with_table = Expectimax::new(evaluator).search(&Root::new(&game), &Limits::depth(4), &mut ());
//! let plain = Expectiminimax::new(evaluator).search(&Root::new(&game), &Limits::depth(4), &mut ());
//! assert_eq!(with_table.worth, plain.worth);
//! assert!(with_table.counters.nodes <= plain.counters.nodes);
//! ```
//!
//! Source: D. Michie, *Game-Playing and Game-Learning Automata*, 1966; S. Russell and P. Norvig,
//! *Artificial Intelligence: A Modern Approach*, on stochastic games, 1995.

use super::search::{ChanceSearch, Cuts, Method, recipe_of};
use plyground_core::{Evaluator, Playable, Recipe};

/// Expectimax; see the [module page](self).
pub type Expectimax<E> = ChanceSearch<E, ByExpectimax>;

/// The method of [`Expectimax`].
#[derive(Clone, Debug)]
pub struct ByExpectimax;

impl Method for ByExpectimax {
    const HAS_TABLE: bool = true;
    const CUTS: Cuts = Cuts::Nothing;
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function EXPECTIMAX(root):
  for depth ← the limit, or 1, 2, 3, … if there is none:  @iteration
    a ← the action whose VALUE is best for the mover  @best
  return a
function VALUE(p, depth):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
  if the table knows p at this depth: return that  @leave:table ?table=on
  where the player acts, for each action a:
    v ← max(v, VALUE(after(p, a), depth − 1))  @child
  where chance acts, for each outcome o
  (with a cover below 1: the likeliest only):  @omit ?cover<1
    v ← v + P(o) · VALUE(after(p, o), depth)  @child:chance
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `expectimax`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let sentence = "Takes the action with the best expectation over every outcome of chance, to a fixed depth.";
    recipe_of::<G, ByExpectimax>("expectimax", sentence, PSEUDOCODE)
}
