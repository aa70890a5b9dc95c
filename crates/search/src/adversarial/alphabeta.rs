//! Alpha-beta: minimax's answer without looking at what cannot change it.
//!
//! While a player's actions are compared, the search remembers what each side is already sure
//! of elsewhere. As soon as an action proves better than what the opponent would allow, the
//! remaining actions of that position need no look. With good ordering, twice the depth of
//! minimax costs the same.
//!
//! ```text
//!               MAX ≥ 3
//!          ┌──────┴──────┐
//!        MIN 3         MIN ≤ 2         One has 3 elsewhere; here Two can force 2.
//!        ┌─┴─┐         ┌─┴─┐           What 8 really is does not matter: cut off.
//!        3   12        2   ✂
//! ```
//!
//! **Contract.** Fail-soft: the value at the root is exactly minimax's for the depth, with any
//! ordering and any table. The best action is one of minimax's best; the others carry bounds
//! unless [`Root::judge_all`] asks for exact values. A table entry gives a value only at the very
//! depth that is asked for, since a deeper value, better as it may be, would not be minimax's;
//! at other depths it still gives the action to try first. Every search begins with an empty table.
//!
//! ```
//! use plyground_core::{Limits, Player, Root, Searcher, toys::{HashEvaluator, Nim}};
//! use plyground_search::adversarial::{AlphaBeta, Minimax};
//!
//! let evaluator = HashEvaluator { seed: 1, spread: 10 };
//! let (nim, limits) = (Nim::new([3, 4, 5]), Limits::depth(5));
//! let slow = Minimax::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! let quick = AlphaBeta::new(evaluator).search(&Root::new(&nim), &limits, &mut ());
//! assert_eq!(quick.worth, slow.worth);
//! assert!(quick.counters.nodes < slow.counters.nodes / 10);
//! ```
//!
//! Source: D. Edwards and T. Hart, *The Alpha-Beta Heuristic*, 1961; D. Knuth and R. Moore,
//! *An Analysis of Alpha-Beta Pruning*, 1975; J. Fishburn on fail-soft, 1983.

mod manner;
mod node;
mod play_out;
mod recall;
mod run;

pub(super) use manner::{Descend, Manner};
pub(super) use node::Node;

use super::clock::GameClock;
use super::ordering::Ordering;
use super::scan::Scan;
use super::table::TranspositionTable;
use manner::FullWindow;
use plyground_core::{Deterministic, Evaluator, Limits, Make, Observer, Playable, Recipe, Root, Searcher, Verdict, evaluator_of};
use std::time::Duration;

/// Alpha-beta with iterative deepening, ordering and a table; see the [module page](self).
#[derive(Clone, Debug)]
pub struct AlphaBeta<E> {
    /// Judges positions at the depth limit.
    pub evaluator: E,
    /// Bytes for the transposition table; 0 for none. The limits of a search may allow less.
    pub table: usize,
    /// Which actions are tried first.
    pub ordering: Ordering,
    /// From which side the pieces of the player to move are scanned, where nothing else orders them.
    pub scan: Scan,
    /// Whether to search depth 1, 2, 3, … up to the limit, so that each round's best actions
    /// are tried first in the next.
    pub deepening: bool,
    /// Whether loud positions at the depth limit are played out before they are judged.
    pub quiescence: bool,
    /// How many threads search at once, sharing the table. With more than one, the nodes visited
    /// and the choice among equally good actions differ from run to run.
    pub threads: usize,
    /// Time for all actions of a game together, if they share one clock.
    pub clock: Option<GameClock>,
    /// The table's room, kept from one search to the next; its contents only in the selective manner.
    room: TranspositionTable,
}

impl<E> AlphaBeta<E> {
    /// Everything switched on, with a table of 64 MiB.
    pub fn new(evaluator: E) -> Self {
        let (table, ordering, room) = (64 << 20, Ordering::Full, TranspositionTable::default());
        Self { evaluator, table, ordering, scan: Scan::Listed, deepening: true, quiescence: true, threads: 1, clock: None, room }
    }

    /// The textbook's version: no table, the game's own order, straight to the depth.
    pub fn plain(evaluator: E) -> Self {
        Self { table: 0, ordering: Ordering::None, deepening: false, ..Self::new(evaluator) }
    }

    /// The same with a table of at most this many bytes.
    #[must_use]
    pub fn with_table(self, bytes: usize) -> Self {
        Self { table: bytes, ..self }
    }

    /// The same with another scan.
    #[must_use]
    pub fn with_scan(self, scan: Scan) -> Self {
        Self { scan, ..self }
    }

    /// The same with another ordering.
    #[must_use]
    pub fn with_ordering(self, ordering: Ordering) -> Self {
        Self { ordering, ..self }
    }

    /// The same with or without iterative deepening.
    #[must_use]
    pub fn with_deepening(self, deepening: bool) -> Self {
        Self { deepening, ..self }
    }

    /// The same with or without playing out loud positions at the depth limit.
    #[must_use]
    pub fn with_quiescence(self, quiescence: bool) -> Self {
        Self { quiescence, ..self }
    }

    /// The same with this many threads.
    #[must_use]
    pub fn with_threads(self, threads: usize) -> Self {
        Self { threads, ..self }
    }

    /// The same with a clock for the whole game.
    #[must_use]
    pub fn with_clock(self, total: Option<Duration>) -> Self {
        Self { clock: total.map(GameClock::new), ..self }
    }
}

impl<G: Deterministic, E: Evaluator<G>> Searcher<G> for AlphaBeta<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        self.search_as::<FullWindow, G, O>(root, limits, observer)
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function ALPHA-BETA(root):
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
    w ← VALUE(after(p, a), depth − 1, α, β)
    where MAX acts: v ← max(v, w), α ← max(α, v)  @child:max
    where MIN acts: v ← min(v, w), β ← min(β, v)  @child:min
    if α ≥ β: cut off, the other actions do not matter  @cut
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `alphabeta`.
pub fn recipe<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Recipe<G> {
    Recipe {
        id: "alphabeta",
        sentence: "Finds minimax's answer without looking at lines of play that cannot change it.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: super::pruning_parameters::<G>().into_iter().chain(Scan::parameter::<G>()).collect(),
        make: Make::Thinker(|settings, position| Ok(Box::new(super::pruning(settings, evaluator_of(settings, position)?)))),
    }
}
