//! The disc to play where nothing is proven: one that looks good.
//!
//! A part of the limits is kept for it. When the solver has used up the rest without an answer, plain alpha-beta looks as
//! far ahead as that part allows and counts lines of four; without room for that it is the disc nearest the middle. Either
//! way it completes a four, and does not let the other player complete one if that can be helped.

use plyground_core::{Counters, Game, Limits, Outcome, Root, Searcher as _, Stop, Turn, Verdict};
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
        let sensible = sensible(position);
        if verdict.best.is_none_or(|best| !sensible.contains(&best)) {
            let columns = i32::from(position.shape().columns());
            verdict.best = sensible.into_iter().min_by_key(|column| (2 * i32::from(*column) - (columns - 1)).abs());
            verdict.line = verdict.best.into_iter().collect();
        }
    }
}

/// The columns that win at once; without one, those after which the other player does not; else all.
fn sensible<S: Shape>(position: &ConnectFour<S>) -> Vec<u8> {
    let all: Vec<u8> = position.actions().into_iter().collect();
    let wins = |position: &ConnectFour<S>, column: &u8| matches!(position.after(column).turn(), Turn::Over(Outcome::Won(_)));
    let holds = |column: &u8| {
        let child = position.after(column);
        child.turn().is_over() || !child.actions().into_iter().any(|answer| wins(&child, &answer))
    };
    let winning: Vec<u8> = all.iter().copied().filter(|column| wins(position, column)).collect();
    let holding: Vec<u8> = all.iter().copied().filter(holds).collect();
    [winning, holding].into_iter().find(|columns| !columns.is_empty()).unwrap_or(all)
}
