//! What all positions of one variant share: where cells are, which lead to which, what the goal
//! is, and what a cell is worth to the heuristics. Made once and kept.
//!
//! Cells are numbered row by row, so the first square comes before the crossing, the second
//! after it, and turning the board by 180 degrees turns the numbers around:
//!
//! ```text
//!    0  1  2
//!    3  4  5
//!    6  7 [8] 9 10       n = 3, the crossing is cell n² - 1
//!         11 12 13
//!         14 15 16
//! ```

use super::bits::{Bits, pack_tag};
use super::potential::Potential;
use super::{Action, Actions, Jump, Variant};

/// The directions a piece can go: their names, rows down, columns right. Straight ones first.
pub(super) const DIRECTIONS: [(&str, isize, isize); 8] = [
    ("up", -1, 0),
    ("down", 1, 0),
    ("left", 0, -1),
    ("right", 0, 1),
    ("up-left", -1, -1),
    ("up-right", -1, 1),
    ("down-left", 1, -1),
    ("down-right", 1, 1),
];

/// The number of straight directions in [`DIRECTIONS`].
pub(super) const STRAIGHT: usize = 4;

/// The pieces that could come to one cell if it were empty.
#[derive(Clone, Copy, Debug)]
pub(super) struct Callers {
    /// The cells they come from: steps first, then jumps.
    pub from: Actions,
    /// The cells jumped over; a step has its own cell here.
    pub over: [Action; Action::MOST],
}

impl Callers {
    fn push(&mut self, from: usize, over: usize) {
        self.over[self.from.as_ref().len()] = Action(over as u16);
        self.from.push(Action(from as u16));
    }
}

/// The board of one variant.
#[derive(Debug)]
pub struct Board<B> {
    pub(super) variant: Variant,
    /// Row and column of each cell, from 0.
    pub(super) places: Vec<(usize, usize)>,
    pub(super) callers: Vec<Callers>,
    pub(super) start: B,
    pub(super) goal: B,
    pub(super) parity: Potential,
    pub(super) displacement: Potential,
    pub(super) misplaced: Potential,
}

impl<B: Bits> Board<B> {
    /// The board of a variant; `None` when its cells do not fit into `B`.
    pub(super) fn of(variant: Variant) -> Option<&'static Self> {
        (variant.n <= B::LARGEST_N).then(|| B::boards()[variant.id()].get_or_init(|| Self::new(variant)))
    }

    fn new(variant: Variant) -> Self {
        let n = variant.n;
        let places: Vec<_> = (0..variant.side() * variant.side())
            .map(|at| (at / variant.side(), at % variant.side()))
            .filter(|&at| variant.has(at))
            .collect();
        debug_assert_eq!(places.len(), 2 * n * n - 1);
        let callers: Vec<_> = (0..places.len()).map(|cell| callers(variant, &places, cell)).collect();
        let crossing = variant.crossing();
        Self {
            variant,
            start: position(variant, 0..crossing),
            goal: position(variant, crossing + 1..places.len()),
            parity: Potential::parity(variant, &callers),
            displacement: Potential::displacement(variant, &places),
            misplaced: Potential::misplaced(variant),
            places,
            callers,
        }
    }

    /// The cell in this row and column, if there is one.
    pub(super) fn cell(&self, row: usize, column: usize) -> Option<usize> {
        self.places.binary_search(&(row, column)).ok()
    }
}

/// The position with red on these cells and the blank at the crossing.
fn position<B: Bits>(variant: Variant, red: std::ops::Range<usize>) -> B {
    let mut bits = B::EMPTY;
    bits.flip_tag(pack_tag(variant.crossing(), variant.id()));
    for cell in red {
        bits.flip(cell);
    }
    bits
}

fn callers(variant: Variant, places: &[(usize, usize)], cell: usize) -> Callers {
    let mut callers = Callers { from: Actions::NONE, over: [Action(0); Action::MOST] };
    let (row, column) = places[cell];
    // A piece that goes in a direction comes from the other side.
    let behind = |direction: usize, steps: isize| {
        let (_, down, right) = DIRECTIONS[direction];
        let place = (row.checked_add_signed(-down * steps)?, column.checked_add_signed(-right * steps)?);
        places.binary_search(&place).ok()
    };
    for direction in 0..STRAIGHT {
        if let Some(from) = behind(direction, 1) {
            callers.push(from, from);
        }
    }
    for direction in 0..if variant.diagonal { DIRECTIONS.len() } else { STRAIGHT } {
        if let (Some(over), Some(from)) = (behind(direction, 1), behind(direction, 2)) {
            callers.push(from, over);
        }
    }
    callers
}

impl Variant {
    /// The smallest `n`.
    pub const SMALLEST_N: usize = 2;
    /// The largest `n`: its 967 cells are the most that fit into [`Wide`](super::Wide).
    pub const LARGEST_N: usize = 22;

    /// Rows and columns of the grid around both squares: `2n - 1`.
    #[must_use]
    pub const fn side(self) -> usize {
        2 * self.n - 1
    }

    /// Pieces of each colour: `n² - 1`.
    #[must_use]
    pub const fn pieces(self) -> usize {
        self.n * self.n - 1
    }

    /// The number of the crossing: as many cells come before it as there are pieces of a colour.
    #[must_use]
    pub const fn crossing(self) -> usize {
        self.pieces()
    }

    /// True when this row and column (from 0) belong to one of the squares.
    #[must_use]
    pub const fn has(self, (row, column): (usize, usize)) -> bool {
        let last = self.n - 1;
        row < self.side() && column < self.side() && ((row <= last && column <= last) || (row >= last && column >= last))
    }

    /// A number for each variant, without gaps from 0.
    pub(super) const fn id(self) -> usize {
        let jump = matches!(self.jump, Jump::Other) as usize;
        (self.n - Self::SMALLEST_N) * 4 + jump * 2 + self.diagonal as usize
    }

    /// The `n` of the variant with this number.
    pub(super) const fn n_of(id: usize) -> usize {
        id / 4 + Self::SMALLEST_N
    }
}
