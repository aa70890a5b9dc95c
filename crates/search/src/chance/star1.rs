//! Star1: alpha-beta for games with dice.
//!
//! No value lies outside of the evaluator's bounds. So at a chance node, while some outcomes are
//! still to be searched, the mean is already known to lie between two limits; as soon as even the
//! upper one is no better than what One has elsewhere, or even the lower one is no worse than
//! what Two has, the rest needs no look. The same limits, solved for the outcome being searched,
//! give it a window of its own.
//!
//! ```text
//!        MAX, sure of 4 elsewhere              values lie between 0 and 10
//!         │
//!       CHANCE ½·2 + ½·?                       at most ½·2 + ½·10 = 6: go on
//!     ½ ┌─┴─┐ ½                                needs ? > (4 − ½·2) / ½ = 6 to matter
//!     MIN 2  MIN                               window 6..10
//!           ┌─┴─┐
//!           5   ✂                              MIN ≤ 5 ≤ 6: cut off, CHANCE ≤ 3.5
//! ```
//!
//! **Contract.** The value is [`Expectiminimax`](super::Expectiminimax)'s for the same depth and
//! cover, up to rounding, and the best action is one of its best; other actions of the root may get
//! only a bound unless [`Root::judge_all`](plyground_core::Root::judge_all) asks for their values.
//! Actions and outcomes are searched in the game's own order, without a table unless it is given one.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, RandomTree}};
//! use plyground_search::chance::{Expectiminimax, Star1};
//!
//! let game = RandomTree::<true>::new(3, 9, 1000);
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let pruned = Star1::new(evaluator).search(&Root::new(&game), &Limits::depth(5), &mut ());
//! let plain = Expectiminimax::new(evaluator).search(&Root::new(&game), &Limits::depth(5), &mut ());
//! assert!((pruned.worth.value - plain.worth.value).abs() < 1e-9);
//! assert!(pruned.counters.nodes <= plain.counters.nodes);
//! ```
//!
//! Source: B. W. Ballard, *The \*-Minimax Search Procedure for Trees Containing Chance Nodes*, 1983.

use super::search::{ChanceSearch, Cuts, Method, recipe_of};
use plyground_core::{Evaluator, Playable, Recipe};

/// Star1; see the [module page](self).
pub type Star1<E> = ChanceSearch<E, ByStar1>;

/// The method of [`Star1`].
#[derive(Clone, Debug)]
pub struct ByStar1;

impl Method for ByStar1 {
    const HAS_TABLE: bool = false;
    const CUTS: Cuts = Cuts::Star1;
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function STAR1(root), all values between L and U:
  for depth ← the limit, or 1, 2, 3, … if there is none:  @iteration
    a ← the action whose VALUE is best for the mover  @best
function VALUE(p, depth, α, β):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
  if the table knows enough of p: return that  @leave:table ?table=on
  where a player acts, for each action a:
    w ← VALUE(after(p, a), depth − 1, α, β)
    v ← best of v and w; raise α (MAX) or lower β (MIN)  @child
    if w is beyond α or β: cut off  @cut
  where chance acts, r ← 1; for each outcome o
  (with a cover below 1: the likeliest only):  @omit ?cover<1
    r ← r − P(o); w ← VALUE(after(p, o), depth,
      (α − v − r·U) / P(o), (β − v − r·L) / P(o))
    v ← v + P(o) · w  @child:chance
    if w is outside that window: cut off, v is a bound  @cut:chance
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `star1`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let sentence = "Finds expectiminimax's answer and skips outcomes of chance that cannot change it.";
    recipe_of::<G, ByStar1>("star1", sentence, PSEUDOCODE)
}
