//! The disc to play where nothing is proven: one that looks good.
//!
//! A part of the limits is kept for it. When the solver has used up the rest without an answer, plain alpha-beta looks as
//! far ahead as that part allows and counts lines of four; without room for that it is the disc nearest the middle.

use plyground_core::{Counters, Game, Limits, Root, Searcher as _, Stop, Verdict};
use plyground_games::connect4::{ConnectFour, Lines, Shape};
use plyground_search::adversarial::AlphaBeta;

/// One of so many parts of the limits is kept.
const PART: u32 = 8;
/// No guess takes more nodes than this.
const MOST_NODES: u64 = 500_000;
const TABLE_BYTES: usize = 1 << 20;

/// What was kept for a guess; nothing where no limit can be reached.
#[derive(Debug, Default)]
pub struct Guess(Option<Limits>);

impl Guess {
    /// Takes a part of the limits; the rest is for the solver.
    pub fn apart(limits: &Limits) -> (Self, Limits) {
        if limits.nodes.is_none() && limits.time.is_none() {
            return (Self(None), limits.clone());
        }
        let nodes = limits.nodes.map_or(MOST_NODES, |nodes| (nodes / u64::from(PART)).min(MOST_NODES));
        let time = limits.time.map(|time| time / PART);
        let kept = Limits { nodes: Some(nodes), time, progress: None, ..limits.clone() };
        let rest = Limits {
            nodes: limits.nodes.map(|all| all - nodes),
            time: limits.time.map(|all| all.saturating_sub(all / PART)),
            ..limits.clone()
        };
        (Self(Some(kept)), rest)
    }

    /// Puts a disc that looks good into an answer that has none.
    pub fn play<S: Shape>(self, position: &ConnectFour<S>, verdict: &mut Verdict<u8>) {
        if let Some(limits) = self.0.filter(|_| verdict.stopped != Stop::Cancelled) {
            let look = AlphaBeta::new(Lines::new(position.shape())).with_table(TABLE_BYTES).search(&Root::new(position), &limits, &mut ());
            let Counters { nodes, leaves, cutoffs, table_hits, peak_memory_bytes, .. } = look.counters;
            verdict.counters.nodes += nodes;
            verdict.counters.leaves += leaves;
            verdict.counters.cutoffs += cutoffs;
            verdict.counters.table_hits += table_hits;
            verdict.counters.peak_memory_bytes += peak_memory_bytes;
            verdict.elapsed += look.elapsed;
            (verdict.best, verdict.line) = (look.best, look.line);
        }
        if verdict.best.is_none() {
            let columns = i32::from(position.shape().columns());
            verdict.best = position.actions().into_iter().min_by_key(|column| (2 * i32::from(*column) - (columns - 1)).abs());
            verdict.line = verdict.best.into_iter().collect();
        }
    }
}
