//! The size of a board, and how its cells lie in a machine word.
//!
//! A column takes `rows + 1` bits, lowest cell first; the spare bit on top keeps columns apart,
//! so that a line of four can be found by shifting the whole board without running from the top
//! of one column into the foot of the next. One cell to the right is always `rows + 1` bits away.
//!
//! ```text
//!   .  .  .  .  .  .  .      6 13 20 27 34 41 48   <- spare
//!   .  .  .  .  .  .  .      5 12 19 26 33 40 47
//!   .  .  .  .  .  .  .      4 11 18 25 32 39 46
//!   .  .  .  .  .  .  .      3 10 17 24 31 38 45
//!   .  .  .  .  .  .  .      2  9 16 23 30 37 44
//!   .  .  .  .  .  .  .      1  8 15 22 29 36 43
//!   .  .  .  .  .  .  .      0  7 14 21 28 35 42
//! ```
//!
//! [`Standard`] has its size in its type and no data at all, so every shift is a constant;
//! [`AnySize`] carries its size along. Both obey the same [`Shape`]:
//!
//! ```
//! use plyground_games::connect4::{AnySize, Shape, Standard};
//! assert_eq!((Standard.columns(), Standard.rows()), (7, 6));
//! assert_eq!(AnySize::sized(25, 4).map(Shape::columns), Some(25));
//! assert_eq!(AnySize::sized(26, 4), None); // 26 * (4 + 1) bits are more than 128
//! ```
//!
//! The layout is the one of J. Tromp's benchmark *Fhourstones*.

use super::bits::Bits;
use super::columns::OpenColumns;
use arrayvec::ArrayVec;
use std::fmt::Debug;
use std::hash::Hash;

/// A board size with its layout.
pub trait Shape: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The word that holds a set of cells.
    type Bits: Bits;
    /// A list of columns, each counted from 0.
    type Columns: AsRef<[u8]> + AsMut<[u8]> + IntoIterator<Item = u8>;
    /// How many bits the number of four-in-a-row segments through one cell needs at most.
    const WEIGHT_BITS: usize;

    /// The shape of this size, if this type has it.
    fn sized(columns: u64, rows: u64) -> Option<Self>;

    /// Cells from left to right.
    fn columns(self) -> u8;

    /// Cells from bottom to top.
    fn rows(self) -> u8;

    /// The lowest cell of every column.
    fn bottom(self) -> Self::Bits;

    /// The columns with room on top of these discs, from left to right.
    fn open_columns(self, discs: Self::Bits) -> Self::Columns;

    /// Bits per column, and so the distance from a cell to its right neighbour.
    #[inline]
    fn stride(self) -> u32 {
        u32::from(self.rows()) + 1
    }

    /// Every cell of the board.
    #[inline]
    fn cells(self) -> Self::Bits {
        // In each column: 2^rows - 1. The borrow never leaves the column.
        (self.bottom() << u32::from(self.rows())) - self.bottom()
    }

    /// One cell; column and row count from 0, rows from the bottom.
    #[inline]
    fn cell(self, column: u8, row: u8) -> Self::Bits {
        Self::Bits::ONE << (u32::from(column) * self.stride() + u32::from(row))
    }

    /// The distances in bits between neighbours on a line: up, right, down-right, up-right.
    #[inline]
    fn directions(self) -> [u32; 4] {
        [1, self.stride(), self.stride() - 1, self.stride() + 1]
    }
}

/// The board everybody knows: 7 columns, 6 rows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Standard;

impl Shape for Standard {
    type Bits = u64;
    type Columns = OpenColumns;
    const WEIGHT_BITS: usize = 4;

    fn sized(columns: u64, rows: u64) -> Option<Self> {
        ((columns, rows) == (7, 6)).then_some(Self)
    }

    #[inline]
    fn columns(self) -> u8 {
        7
    }

    #[inline]
    fn rows(self) -> u8 {
        6
    }

    #[inline]
    fn bottom(self) -> u64 {
        ((1 << 49) - 1) / 127
    }

    #[inline]
    fn open_columns(self, discs: u64) -> OpenColumns {
        OpenColumns::above(discs)
    }
}

/// A board of any other size: from 4 x 4 up, as long as `columns * (rows + 1)` is at most 128.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct AnySize {
    columns: u8,
    rows: u8,
}

impl AnySize {
    /// Lines have four cells, so a smaller side would leave out a direction.
    pub const LEAST_SIDE: u64 = 4;
    /// More columns than this leave no room for four rows.
    pub const MOST_COLUMNS: u64 = 25;
    /// More rows than this leave no room for four columns.
    pub const MOST_ROWS: u64 = 31;
    /// Bits in a word: `columns * (rows + 1)` may not be more.
    pub const MOST_BITS: u64 = 128;
}

/// For each number of rows: a one at every multiple of `rows + 1`.
const BOTTOMS: [u128; AnySize::MOST_ROWS as usize + 1] = {
    let mut bottoms = [0; AnySize::MOST_ROWS as usize + 1];
    let mut rows = 0;
    while rows < bottoms.len() {
        let mut bit = 0;
        while bit < AnySize::MOST_BITS as usize {
            bottoms[rows] |= 1 << bit;
            bit += rows + 1;
        }
        rows += 1;
    }
    bottoms
};

impl Shape for AnySize {
    type Bits = u128;
    type Columns = ArrayVec<u8, { Self::MOST_COLUMNS as usize }>;
    const WEIGHT_BITS: usize = 5;

    fn sized(columns: u64, rows: u64) -> Option<Self> {
        let is_wide_enough = (Self::LEAST_SIDE..=Self::MOST_COLUMNS).contains(&columns);
        let is_tall_enough = (Self::LEAST_SIDE..=Self::MOST_ROWS).contains(&rows);
        let fits = is_wide_enough && is_tall_enough && columns * (rows + 1) <= Self::MOST_BITS;
        fits.then_some(Self { columns: columns as u8, rows: rows as u8 })
    }

    #[inline]
    fn columns(self) -> u8 {
        self.columns
    }

    #[inline]
    fn rows(self) -> u8 {
        self.rows
    }

    #[inline]
    fn bottom(self) -> u128 {
        let bits = u32::from(self.columns) * self.stride();
        BOTTOMS[usize::from(self.rows)] & (u128::MAX >> (128 - bits))
    }

    #[inline]
    fn open_columns(self, discs: u128) -> Self::Columns {
        let mut list = ArrayVec::new();
        let mut top = self.cell(0, self.rows - 1);
        for column in 0..self.columns {
            if discs & top == 0 {
                list.push(column);
            }
            // The last column may end at the last bit of the word; what is shifted out is not needed.
            top <<= self.stride();
        }
        list
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check_layout<S: Shape>(shape: S) {
        let (mut bottom, mut cells) = (S::Bits::ZERO, S::Bits::ZERO);
        for column in 0..shape.columns() {
            bottom = bottom | shape.cell(column, 0);
            for row in 0..shape.rows() {
                cells = cells | shape.cell(column, row);
            }
        }
        assert_eq!(shape.bottom(), bottom, "{shape:?}");
        assert_eq!(shape.cells(), cells, "{shape:?}");
    }

    #[test]
    fn sets_of_cells_are_what_the_picture_shows() {
        check_layout(Standard);
        for columns in 0..40 {
            for rows in 0..40 {
                let is_legal = columns >= 4 && rows >= 4 && columns * (rows + 1) <= 128;
                assert_eq!(AnySize::sized(columns, rows).is_some(), is_legal, "{columns} x {rows}");
                if let Some(shape) = AnySize::sized(columns, rows) {
                    check_layout(shape);
                }
            }
        }
    }

    #[test]
    fn sizes_beyond_every_integer_are_refused() {
        assert_eq!(AnySize::sized(u64::MAX, u64::MAX), None);
        assert_eq!(Standard::sized(6, 7), None);
    }
}
