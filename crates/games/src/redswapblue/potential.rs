//! The one idea behind all heuristics here: a height for every cell, red wants up, blue down.
//!
//! Give cell c a height w(c), positive in the second square, negative in the first, 0 at the
//! crossing, and such that turning the board by 180 degrees changes the sign. Let
//!
//! ```text
//!   T = (goal's heights under red - heights under red) + (heights under blue - goal's heights under blue)
//! ```
//!
//! A move carries one piece from a cell a to a cell b, so T changes by |w(a) - w(b)|. If no move
//! changes it by more than m, at least T/m moves are missing: `ceil(T/m)` never exceeds the real
//! distance and no move lowers it by more than 1. It is 0 at the goal, and T is never negative.
//!
//! All heights sum to 0, so what blue and the blank do not have red has, and T needs no look at
//! blue: `T = 2W - 2 w(red) - w(blank)`, where W is the sum of the heights of the second square.
//!
//! ```text
//!   misplaced (m = 2)      displacement (m = 2)      parity (m = 2)
//!   - - -                  -4 -3 -2                  -4 -3 -2
//!   - - -                  -3 -2 -1                  -3 -3 -1
//!   - - 0 + +              -2 -1  0  1  2            -2 -1  0  1  2
//!       + + +                     1  2  3                   1  3  3
//!       + + +                     2  3  4                   2  3  4
//! ```
//!
//! `parity` takes the steepest heights that moves allow: see [`Potential::parity`].

use super::bits::Bits;
use super::board::Callers;
use super::{Action, Variant};
use std::collections::VecDeque;

/// Heights of the cells, made ready to be summed quickly.
#[derive(Debug)]
pub(super) struct Potential {
    /// For every eight cells in a row, and every way red can stand on them, what red has there
    /// above the lowest height. Twice as fast as bit planes with population counts.
    sums: Vec<[u16; 256]>,
    /// For each cell of the blank, T when red stands on cells of the lowest height only, with
    /// what rounds the division up added to it.
    of_blank: Vec<u32>,
    /// m is 2 to this power.
    shift: u32,
}

impl Potential {
    fn new(variant: Variant, heights: &[i32], shift: u32) -> Self {
        let lowest = *heights.iter().min().expect("a board has cells");
        let sums = heights.chunks(8).map(|eight| {
            std::array::from_fn(|red| {
                let heights_under_red = eight.iter().enumerate().filter(|(cell, _)| red >> cell & 1 != 0);
                heights_under_red.map(|(_, height)| (height - lowest) as u16).sum()
            })
        });
        let second_square: i32 = heights[variant.crossing() + 1..].iter().sum();
        let most = 2 * second_square - 2 * lowest * variant.pieces() as i32;
        let of_blank = heights.iter().map(|height| (most - height) as u32 + (1 << shift) - 1).collect();
        Self { sums: sums.collect(), of_blank, shift }
    }

    /// `ceil(T/m)` for these cells under red and this blank.
    #[inline]
    pub fn estimate<B: Bits>(&self, red: &B, blank: usize) -> u32 {
        let sum: u32 = self.sums.iter().enumerate().map(|(index, sums)| u32::from(sums[usize::from(red.eight(index))])).sum();
        (self.of_blank[blank] - 2 * sum) >> self.shift
    }

    /// Height 1 in the second square and -1 in the first: counts the pieces that are not where
    /// their colour belongs. A jump from square to square changes a height by 2.
    pub fn misplaced(variant: Variant) -> Self {
        let crossing = variant.crossing() as i32;
        let heights: Vec<i32> = (0..=2 * crossing).map(|cell| (cell - crossing).signum()).collect();
        Self::new(variant, &heights, 1)
    }

    /// Rows and columns beyond the crossing. A straight jump changes them by 2, a diagonal one by
    /// up to 4.
    pub fn displacement(variant: Variant, places: &[(usize, usize)]) -> Self {
        let heights: Vec<i32> = places.iter().map(|(row, column)| (row + column) as i32 - 2 * (variant.n as i32 - 1)).collect();
        Self::new(variant, &heights, if variant.diagonal { 2 } else { 1 })
    }

    /// The lesser of `2 d(crossing)` and `2 d(other square) - 1` with the sign of the square, where d
    /// counts the moves of a piece that finds every cell free and somebody to jump over everywhere.
    ///
    /// Both change by at most 2 with every move inside a square, so their minimum does. A move
    /// between the squares joins cells of height at most 1 and at least -1, a move from the
    /// crossing leads to a height of at most 2. Hence m = 2.
    ///
    /// Without diagonals this is [`displacement`](Self::displacement), and one more for cells an
    /// odd number of rows and an odd number of columns away from the crossing: jumps keep both
    /// parities, so a piece leaves such a cell for the other square only by a step.
    pub fn parity(variant: Variant, callers: &[Callers]) -> Self {
        let crossing = variant.crossing();
        let from_crossing = distances(callers, std::iter::once(crossing));
        let from_first_square = distances(callers, 0..crossing);
        let height = |cell: usize| (2 * from_crossing[cell]).min(2 * from_first_square[cell] - 1);
        let heights: Vec<i32> = (0..callers.len())
            .map(|cell| match cell {
                _ if cell < crossing => -height(2 * crossing - cell),
                _ if cell == crossing => 0,
                _ => height(cell),
            })
            .collect();
        Self::new(variant, &heights, 1)
    }
}

/// Moves of a lonely piece from the nearest of `sources` to each cell.
fn distances(callers: &[Callers], sources: impl Iterator<Item = usize>) -> Vec<i32> {
    let mut distances = vec![i32::MAX; callers.len()];
    let mut frontier: VecDeque<usize> = sources.collect();
    for &source in &frontier {
        distances[source] = 0;
    }
    while let Some(cell) = frontier.pop_front() {
        for next in callers[cell].from.into_iter().map(Action::cell) {
            if distances[next] == i32::MAX {
                distances[next] = distances[cell] + 1;
                frontier.push_back(next);
            }
        }
    }
    distances
}
