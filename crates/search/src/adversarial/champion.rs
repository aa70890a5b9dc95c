//! The champion: principal variation search with everything on that makes it play better.
//!
//! It adds no idea of its own. It is [`Pvs`] in the [`selective`](super::selective) manner, with
//! the game's best evaluator, a table that is kept from action to action, and a limit on time
//! instead of depth, under a name that means "the strongest this game has".
//!
//! ```text
//!   champion:time=1s  =  pvs:selective=on,time=1s
//! ```
//!
//! **Contract.** [`selective`](super::selective)'s: strong play, not minimax's value for a depth.
//!
//! ```
//! use plyground_core::{Limits, Player, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::adversarial::champion;
//!
//! let mut champion = champion::of(HashEvaluator { seed: 1, spread: 10 });
//! let verdict = champion.search(&Root::new(&Nim::new([3, 4, 5])), &Limits::depth(30), &mut ());
//! assert_eq!(verdict.worth.decided.map(|(winner, _)| winner), Some(Player::One));
//! ```

use super::alphabeta::AlphaBeta;
use super::pvs::Pvs;
use crate::settings;
use plyground_core::{Deterministic, Evaluator, Make, Parameter, Playable, Recipe, evaluator_of, evaluator_parameters};

/// The champion with this evaluator, one thread and a table of 64 MiB.
pub fn of<E>(evaluator: E) -> Pvs<E> {
    Pvs { base: AlphaBeta::new(evaluator), selective: true }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function CHAMPION(root):
  for depth ← 1, 2, 3, … until time is up:  @iteration
    search near the last value; outside it: wider, again
    a ← the action with the mover's best value  @best
function VALUE(p, depth, α, β):  @enter
  if p is over: return its result  @leave:rules
  if p is at the horizon and quiet, or near it and far
    too good for the window: return EVALUATE(p)  @leave:evaluator
  if the table knows p so deep or deeper: return that  @leave:table
  for each action a, ordered:
    (at the horizon: only loud ones)  @loud
    w ← scout a, late ones less deep; again if it is better
    (a forced reply on the best line costs no depth)
    where MAX acts: v ← max(v, w), α ← max(α, v)  @child:max
    where MIN acts: v ← min(v, w), β ← min(β, v)  @child:min
    if α ≥ β: cut off, the other actions do not matter  @cut
  put v into the table; return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `champion`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    let limits = [
        Parameter { default: "1s", ..Parameter::time() },
        super::clock_parameter(),
        Parameter::depth("none"),
        Parameter::nodes(),
        settings::table_memory(),
        super::threads_parameter(),
    ];
    Recipe {
        id: "champion",
        sentence: "The strongest general search: looks deep where it matters and only in passing elsewhere.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [limits.to_vec(), evaluator_parameters::<G>()].concat(),
        make: Make::Thinker(|settings, position| {
            let base = AlphaBeta::new(evaluator_of(settings, position)?)
                .with_table(settings.size("memory").unwrap_or(0))
                .with_threads(settings.whole("threads").unwrap_or(1) as usize)
                .with_clock(settings.time("clock"));
            Ok(Box::new(Pvs { base, selective: true }))
        }),
    }
}
