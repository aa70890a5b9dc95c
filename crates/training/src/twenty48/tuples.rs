//! Tuples of cells, in all eight orientations of the board.
//!
//! A tuple is a few cells; what lies on them, tile by tile, is a number with one digit of four bits per cell, and
//! that number finds a weight. The same weights serve all turns and mirror images of the board, so
//! each tuple fires eight times.
//!
//! ```text
//!    0  1  2  3       012345  456789       a · · ·     digits  f e d c b a
//!    4  5  6  7       012456  45689a       ↓           weight number 0x……
//!    8  9  a  b
//!    c  d  e  f       eight orientations:  ┌ ┐ └ ┘ and their mirror images
//! ```
//!
//! Tiles above 32768 count as 32768.
//!
//! Source: 4 × 6 by K. Yeh, I. Wu and others, *Multistage Temporal Difference Learning for 2048-like Games* (2016);
//! 8 × 6 by K. Matsuzaki, *Systematic Selection of N-Tuple Networks with Consideration of Interinfluence for Game 2048* (2016).

use crate::features::{Features, Link, Sequel, add_sequels, outcome_of};
use plyground_games::twenty48::{Action, Goal, Twenty48, cells};

/// The orientations of a board.
pub const ORIENTATIONS: usize = 8;

/// The features of a network of `TUPLES` tuples of `LENGTH` cells each, made of at most `RUNS` runs: cells in a
/// row that stay neighbours in the index.
#[derive(Clone, Debug)]
pub struct Tuples<const TUPLES: usize, const LENGTH: usize, const RUNS: usize> {
    cells: [[u8; LENGTH]; TUPLES],
    runs: [[Run; RUNS]; TUPLES],
}

/// A part of a board that goes into an index as it is.
#[derive(Clone, Copy, Debug, Default)]
struct Run {
    shift: u32,
    mask: u64,
}

/// The weights that fire: eight for each tuple.
#[derive(Clone, Copy, Debug)]
pub struct Fired<const TUPLES: usize>([[u32; ORIENTATIONS]; TUPLES]);

impl<const TUPLES: usize> Default for Fired<TUPLES> {
    fn default() -> Self {
        Self([[0; ORIENTATIONS]; TUPLES])
    }
}

impl<const TUPLES: usize> AsRef<[u32]> for Fired<TUPLES> {
    #[inline]
    fn as_ref(&self) -> &[u32] {
        self.0.as_flattened()
    }
}

impl<const TUPLES: usize, const LENGTH: usize, const RUNS: usize> Tuples<TUPLES, LENGTH, RUNS> {
    /// The network of these tuples: cells from 0 to 15, in rising order.
    ///
    /// # Panics
    /// Where a tuple does not rise or needs more runs.
    #[must_use]
    pub fn new(cells: [[u8; LENGTH]; TUPLES]) -> Self {
        Self { cells, runs: cells.map(runs) }
    }

    /// Weights in the table of each tuple.
    const TABLE: usize = 1 << (4 * LENGTH);
}

/// The runs of a tuple.
fn runs<const LENGTH: usize, const RUNS: usize>(cells: [u8; LENGTH]) -> [Run; RUNS] {
    assert!(cells.is_sorted_by(|a, b| a < b) && cells.iter().all(|&cell| cell < 16), "cells of a tuple rise: {cells:?}");
    let mut runs: Vec<Run> = Vec::new();
    for (digit, &cell) in cells.iter().enumerate() {
        let shift = 4 * (u32::from(cell) - digit as u32);
        let mask = 15 << (4 * digit);
        match runs.last_mut().filter(|run| run.shift == shift) {
            Some(run) => run.mask |= mask,
            None => runs.push(Run { shift, mask }),
        }
    }
    assert!(runs.len() <= RUNS, "{cells:?} is made of {} runs", runs.len());
    std::array::from_fn(|index| runs.get(index).copied().unwrap_or_default())
}

impl<const TUPLES: usize, const LENGTH: usize, const RUNS: usize> Features<Twenty48> for Tuples<TUPLES, LENGTH, RUNS> {
    /// Four bits for each cell.
    type View = u64;
    type Fired = Fired<TUPLES>;

    fn id(&self) -> String {
        let digit = |&cell: &u8| char::from_digit(u32::from(cell), 16).expect("a cell is below 16");
        let tuples = self.cells.iter().map(|cells| cells.iter().map(digit).collect::<String>());
        tuples.collect::<Vec<_>>().join(" ")
    }

    fn link(&self) -> Link {
        Link::Points
    }

    fn tables(&self) -> Vec<usize> {
        vec![Self::TABLE; TUPLES]
    }

    fn count(&self) -> usize {
        TUPLES * ORIENTATIONS
    }

    #[inline]
    fn view(&self, position: &Twenty48) -> u64 {
        position.cells()
    }

    #[inline]
    fn fire(&self, view: &u64, fired: &mut Self::Fired) {
        let boards = cells::orientations(*view);
        for ((runs, fired), table) in self.runs.iter().zip(&mut fired.0).zip(0..) {
            for (board, index) in boards.iter().zip(fired) {
                let number = runs.iter().fold(0, |number, run| number | board >> run.shift & run.mask);
                *index = table * Self::TABLE as u32 + number as u32;
            }
        }
    }

    #[inline]
    fn sequels(&self, position: &Twenty48, sequels: &mut Vec<Sequel<Twenty48>>) {
        sequels.clear();
        let Some(slides) = position.slides() else { return add_sequels(position, sequels) };
        let has_goal = position.variant().goal != Goal::None;
        for (direction, after, points) in slides {
            let end = if has_goal { outcome_of(&after) } else { None };
            sequels.push(Sequel { action: Action::Move(direction), reward: points as f32, after, end });
        }
    }

    /// The largest exponent.
    fn class(&self, end: &Twenty48) -> u32 {
        end.exponents().max().unwrap_or(0).into()
    }

    fn class_name(&self, class: u32) -> Option<String> {
        Some((1_u64 << class).to_string())
    }
}
