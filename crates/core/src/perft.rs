//! Counting the tree of a game: the test that finds almost every mistake in a move generator.

use crate::{Clock, Game, Stop, Turn};

/// Number of ways to play exactly `depth` actions. A game that ends earlier counts nothing;
/// outcomes of chance count as actions.
///
/// ```
/// use plyground_core::{perft, toys::Nim};
/// assert_eq!(perft(&Nim::new([1, 2]), 1), 3);
/// assert_eq!(perft(&Nim::new([1, 2]), 3), 3);
/// ```
pub fn perft<G: Game>(position: &G, depth: u32) -> u64 {
    let limits = crate::Limits::default();
    perft_within(position, depth, &mut limits.start()).expect("no limit was set")
}

/// The same count, given up when the clock says so.
pub fn perft_within<G: Game>(position: &G, depth: u32, clock: &mut Clock<'_>) -> Result<u64, Stop> {
    if depth == 0 {
        return Ok(1);
    }
    clock.tick()?;
    match position.turn() {
        Turn::Over(_) => Ok(0),
        Turn::Player(_) if depth == 1 => Ok(position.count_actions_within(clock)? as u64),
        Turn::Player(_) => {
            let mut sum = 0;
            for action in position.actions_within(usize::MAX, clock).whole()? {
                sum += perft_within(&position.after(&action), depth - 1, clock)?;
            }
            Ok(sum)
        }
        Turn::Chance => {
            let mut sum = 0;
            for (outcome, _) in position.odds() {
                sum += perft_within(&position.after(&outcome), depth - 1, clock)?;
            }
            Ok(sum)
        }
    }
}

/// [`perft_within`] for each first action apart.
pub fn divide_within<G: Game>(position: &G, depth: u32, clock: &mut Clock<'_>) -> Result<Vec<(G::Action, u64)>, Stop> {
    let first: Vec<G::Action> = match position.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Player(_) => position.actions_within(usize::MAX, clock).whole()?.into_iter().collect(),
        Turn::Chance => position.odds().map(|(outcome, _)| outcome).collect(),
    };
    first
        .into_iter()
        .map(|action| {
            let count = perft_within(&position.after(&action), depth.saturating_sub(1), clock)?;
            Ok((action, count))
        })
        .collect()
}
