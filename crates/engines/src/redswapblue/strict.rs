//! Boards of any size, by the strictest rules.
//!
//! A way that only jumps over the other colour and never along diagonals is a way in every variant. With fewer ways to go
//! wrong, the general greedy search finds one on boards where it is lost under the freer rules: n = 12 in a tenth of a second, and
//! n = 22, the largest board.
//!
//! ```text
//!   jump=any, diagonal=jumps   ⊃   jump=other, diagonal=no      searched here, legal there
//! ```
//!
//! Contract: the steps are legal and lead to the goal; they are several times as many as needed. From far and muddled positions of
//! n = 12 and more it may run out of memory.

use super::home::arranged;
use super::story::{tell_swept, tell_way};
use plyground_core::{Counters, Limits, Observer, Solved, Solver, Stop, Unsolved};
use plyground_games::redswapblue::{Action, Bits, Content, Judge, Jump, RedSwapBlue, Variant};
use plyground_search::puzzle::GreedyBestFirst;
use std::time::Duration;

/// A solver for boards of any size; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Strict;

/// The same arrangement under the strictest rules.
fn made_strict<B: Bits>(position: &RedSwapBlue<B>) -> Option<RedSwapBlue<B>> {
    let strict = RedSwapBlue::new(Variant { jump: Jump::Other, diagonal: false, ..position.variant() })?;
    arranged(&strict, position.blank(), |cell| position.content(cell) == Content::Red)
}

impl<B: Bits> Solver<RedSwapBlue<B>> for Strict {
    fn solve<O: Observer<RedSwapBlue<B>>>(&mut self, start: &RedSwapBlue<B>, limits: &Limits, observer: &mut O) -> Solved<Action> {
        let search = |strict| GreedyBestFirst { heuristic: Judge::Displacement }.solve(&strict, limits, &mut ());
        let failed = || Err(Unsolved { stopped: Stop::Memory, counters: Counters::default(), elapsed: Duration::ZERO });
        match made_strict(start).map_or_else(failed, search) {
            Ok(mut solution) => {
                tell_way(start, &solution.actions, &mut solution.counters, observer);
                Ok(solution)
            }
            Err(unsolved) => {
                tell_swept(&unsolved.counters, observer);
                Err(unsolved)
            }
        }
    }
}
