//! Star2: Star1 that asks first and searches later.
//!
//! Where a player acts below a chance node, one action alone bounds the outcome from one side.
//! Star2 first looks at one promising action of every outcome, and only if these bounds do not
//! settle the chance node, searches its outcomes as [`Star1`](super::Star1) does, with the
//! bounds it has learnt. A table keeps lower and upper bounds of players' and chance nodes, and the best
//! actions are tried first.
//!
//! ```text
//!              MAX, sure of 4 elsewhere
//!               │
//!            CHANCE
//!        ⅓ ┌─────┼─────┐ ⅓
//!        MIN    MIN    MIN         one action each: ≤ 3, ≤ 5, ≤ 2
//!        ┌┴┐    ┌┴┐    ┌┴┐
//!        3 ✂    5 ✂    2 ✂         the mean is at most 10/3 < 4: nothing else need be seen
//! ```
//!
//! **Contract.** As [`Star1`](super::Star1)'s: expectiminimax's value for the same depth and cover,
//! up to rounding. Judging the results of actions only to order them does not count as visiting
//! them. Probing can only pay where two players act: against chance alone there is nobody who
//! has something better elsewhere.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, RandomTree}};
//! use plyground_search::chance::{Expectiminimax, Star2};
//!
//! let game = RandomTree::<true>::new(3, 9, 1000);
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let pruned = Star2::new(evaluator).search(&Root::new(&game), &Limits::depth(5), &mut ());
//! let plain = Expectiminimax::new(evaluator).search(&Root::new(&game), &Limits::depth(5), &mut ());
//! assert!((pruned.worth.value - plain.worth.value).abs() < 1e-9);
//! ```
//!
//! Source: B. W. Ballard, *The \*-Minimax Search Procedure for Trees Containing Chance Nodes*,
//! 1983; T. Hauk, M. Buro and J. Schaeffer, *\*-Minimax Performance in Backgammon*, 2004.

use super::search::{ChanceSearch, Cuts, Method, recipe_of};
use plyground_core::{Evaluator, Playable, Recipe};

/// Star2; see the [module page](self).
pub type Star2<E> = ChanceSearch<E, ByStar2>;

/// The method of [`Star2`].
#[derive(Clone, Debug)]
pub struct ByStar2;

impl Method for ByStar2 {
    const HAS_TABLE: bool = true;
    const CUTS: Cuts = Cuts::Star2;
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function STAR2(root), all values between L and U:
  for depth ← the limit, or 1, 2, 3, … if there is none:  @iteration
    a ← the action whose VALUE is best for the mover  @best
function VALUE(p, depth, α, β):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
  if the table knows enough of p: return that  @leave:table ?table=on
  where a player acts, for each action a, promising first:
    w ← VALUE(after(p, a), depth − 1, α, β)
    v ← best of v and w; raise α (MAX) or lower β (MIN)  @child
    if w is beyond α or β: cut off  @cut
  where chance acts, for each outcome o
  (with a cover below 1: the likeliest only):  @omit ?cover<1
    probe: one action of after(p, o) bounds its value
    if the bounds settle p against α or β: cut off  @cut:chance
  else search each o as STAR1 does, with these bounds:
    v ← v + P(o) · VALUE(after(p, o), depth, …)  @child:chance
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `star2`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let sentence = "Star1 that first asks one action of every outcome, with a table and the best actions tried first.";
    recipe_of::<G, ByStar2>("star2", sentence, PSEUDOCODE)
}
