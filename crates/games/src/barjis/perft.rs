//! Counting turns: a throw and the turn played with it are one.

use super::position::Barjis;
use plyground_core::{Game, Turn};
use std::collections::HashSet;

/// Number of ways to play exactly this many turns, each a throw and what is done with it. Asked
/// with a throw on the table, the rest of that turn is the first.
///
/// ```
/// use plyground_games::barjis::{Barjis, Variant, perft_turns};
/// let start = Barjis::new(Variant { cap: 1, ..Variant::default() })?;
/// assert_eq!(perft_turns(&start, 3), 399);
/// # Ok::<(), plyground_core::Complaint>(())
/// ```
#[must_use]
pub fn perft_turns(position: &Barjis, turns: u32) -> u64 {
    if turns == 0 {
        return 1;
    }
    match position.turn() {
        Turn::Over(_) => 0,
        Turn::Chance => position.odds().map(|(throw, _)| perft_turns(&position.after(&throw), turns)).sum(),
        Turn::Player(_) if turns == 1 => position.count_actions() as u64,
        Turn::Player(_) => position.actions().into_iter().map(|action| perft_turns(&position.after(&action), turns - 1)).sum(),
    }
}

/// Turn by turn over distinct positions: how many edges a turn has, one for each toss set and
/// distinct result of each position after the turn before, and to how many distinct positions
/// they lead.
#[must_use]
pub fn perft_distinct(position: &Barjis, turns: u32) -> Vec<(u64, u64)> {
    let mut here = HashSet::from([*position]);
    let mut counts = Vec::new();
    for _ in 0..turns {
        let mut edges = 0;
        let mut next = HashSet::new();
        for thrown in here.iter().flat_map(thrown) {
            let actions = thrown.actions();
            edges += actions.as_ref().len() as u64;
            next.extend(actions.as_ref().iter().map(|action| thrown.after(action)));
        }
        counts.push((edges, next.len() as u64));
        here = next;
    }
    counts
}

/// The position with each throw that may come, or as it is when one is on the table.
fn thrown(position: &Barjis) -> Vec<Barjis> {
    match position.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => position.odds().map(|(throw, _)| position.after(&throw)).collect(),
        Turn::Player(_) => vec![*position],
    }
}
