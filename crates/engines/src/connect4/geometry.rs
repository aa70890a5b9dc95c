//! What the search asks of a board: where fours can still be made, and sets of cells it needs over and over.
//!
//! A *threat* of a player is a free cell that would complete a four of theirs. All of them are found at
//! once, by shifting the whole board: three discs of a line and a hole, in each direction.
//!
//! ```text
//!    direction s:    x x x _      (p << s) & (p << 2s) & (p << 3s)
//!                    x x _ x      (p << s) & (p << 2s) & (p >> s)
//!                    x _ x x      (p << s) & (p >> s)  & (p >> 2s)
//!                    _ x x x      (p >> s) & (p >> 2s) & (p >> 3s)
//! ```

use plyground_games::connect4::{Bits, Shape};

/// What a set of cells can do beyond the rules' needs.
pub trait Word: Bits {
    /// The number of the lowest cell; the set must not be empty.
    fn index(self) -> u32;
    /// The set as 128 bits.
    fn wide(self) -> u128;
    /// The set in these bits.
    fn narrowed(bits: u128) -> Self;
    /// True when there is more than one cell in it.
    fn is_many(self) -> bool;

    /// The lowest cell; the set must not be empty.
    #[must_use]
    #[inline(always)]
    fn lowest(self) -> Self {
        self & !(self - Self::ONE)
    }

    /// True when nothing is in it.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }
}

macro_rules! word {
    ($bits:ty) => {
        impl Word for $bits {
            #[inline(always)]
            fn index(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn is_many(self) -> bool {
                self & self.wrapping_sub(1) != 0
            }

            #[inline(always)]
            fn wide(self) -> u128 {
                self.into()
            }

            #[inline(always)]
            fn narrowed(bits: u128) -> Self {
                bits as Self
            }
        }
    };
}

word!(u64);
word!(u128);

/// The free cells that would complete a four of these discs. `taken` are all discs.
#[inline(always)]
pub fn threats<S: Shape<Bits: Word>>(shape: S, discs: S::Bits, taken: S::Bits) -> S::Bits {
    let mut found = (discs << 1) & (discs << 2) & (discs << 3);
    for step in [shape.stride(), shape.stride() - 1, shape.stride() + 1] {
        let left = discs << step;
        let right = discs >> step;
        // Two discs in a row, just before and just behind the cell.
        let before = left & (discs << (2 * step));
        let behind = right & (discs >> (2 * step));
        found = found | (before & ((discs << (3 * step)) | right)) | (behind & ((discs >> (3 * step)) | left));
    }
    found & (shape.cells() ^ taken)
}

/// Sets of cells of a shape, computed once.
#[derive(Clone, Copy, Debug)]
pub struct Geometry<S: Shape> {
    /// The shape itself.
    pub shape: S,
    /// Every cell.
    pub cells: S::Bits,
    /// The lowest cell of every column.
    pub bottom: S::Bits,
    /// The spare bit above every column.
    pub spare: S::Bits,
    /// Cells that have an even number of cells from themselves to the top: a disc dropped here leaves an
    /// odd number free in the column, which the other player can follow up.
    pub first: S::Bits,
    /// The other cells: where follow-ups fall.
    pub second: S::Bits,
    /// How many cells there are.
    pub size: i32,
    /// The columns, those nearest the middle first, and then the number of columns.
    pub order: [u8; MOST_COLUMNS],
    /// For each bit how many lines of four run through its cell.
    pub lines: [i8; 128],
}

/// No board has more columns than this.
pub const MOST_COLUMNS: usize = 25;

impl<S: Shape<Bits: Word>> Geometry<S> {
    /// The sets of this shape.
    pub fn new(shape: S) -> Self {
        let (columns, rows) = (shape.columns(), shape.rows());
        let mut first = S::Bits::ZERO;
        for row in (0..rows).filter(|row| (rows - row) % 2 == 0) {
            first = first | shape.bottom() << u32::from(row);
        }
        let mut order: Vec<u8> = (0..columns).collect();
        order.sort_by_key(|column| (2 * i32::from(*column) - (i32::from(columns) - 1)).abs());
        order.resize(MOST_COLUMNS, columns);
        Self {
            shape,
            cells: shape.cells(),
            bottom: shape.bottom(),
            spare: shape.bottom() << u32::from(rows),
            first,
            second: shape.cells() ^ first,
            size: i32::from(columns) * i32::from(rows),
            order: order.try_into().expect("it was given this length"),
            lines: lines(shape),
        }
    }

    /// Where the next discs would come to rest.
    #[inline(always)]
    pub fn landings(&self, taken: S::Bits) -> S::Bits {
        // A carry runs up through the discs of each column; out of a full one it runs into the spare bit.
        (taken + self.bottom) & self.cells
    }

    /// Every cell of the column of a cell.
    #[inline(always)]
    pub fn column_of(&self, cell: S::Bits) -> S::Bits {
        let foot = S::Bits::ONE << (cell.index() / self.shape.stride() * self.shape.stride());
        (foot << u32::from(self.shape.rows())) - foot
    }

    /// Every cell above one of these, in its column.
    #[inline(always)]
    pub fn above(&self, set: S::Bits) -> S::Bits {
        // Smeared upwards, twice as far each time, within the columns.
        let mut above = (set << 1) & self.cells;
        let mut room = self.cells & !self.bottom;
        let mut step = 1;
        while step < u32::from(self.shape.rows()) - 1 {
            above = above | ((above << step) & room);
            room = room & (room << step);
            step *= 2;
        }
        above
    }

    /// The number of the column of a cell, from 0.
    pub fn column_number(&self, cell: S::Bits) -> u8 {
        (cell.index() / self.shape.stride()) as u8
    }

    /// The same cells seen in a mirror, left and right exchanged.
    pub fn mirrored(&self, set: S::Bits) -> S::Bits {
        let stride = self.shape.stride();
        let last = u32::from(self.shape.columns()) - 1;
        let one = (S::Bits::ONE << stride) - S::Bits::ONE;
        let mut mirrored = S::Bits::ZERO;
        for column in 0..=last {
            mirrored = mirrored | (((set >> (column * stride)) & one) << ((last - column) * stride));
        }
        mirrored
    }
}

fn lines<S: Shape<Bits: Word>>(shape: S) -> [i8; 128] {
    let mut lines = [0; 128];
    let (columns, rows) = (i32::from(shape.columns()), i32::from(shape.rows()));
    for column in 0..columns {
        for row in 0..rows {
            for (right, up) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let (last_column, last_row) = (column + 3 * right, row + 3 * up);
                if last_column < columns && (0..rows).contains(&last_row) {
                    for place in 0..4 {
                        lines[((column + place * right) * (rows + 1) + row + place * up) as usize] += 1;
                    }
                }
            }
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Game, Rng, Turn};
    use plyground_games::connect4::{AnySize, ConnectFour, Standard, has_four};

    fn check<S: Shape<Bits: Word>>(shape: S) {
        let geometry = Geometry::new(shape);
        let mut rng = Rng::new(7);
        for _ in 0..40 {
            let mut position = ConnectFour::new(shape);
            while let Turn::Player(_) = position.turn() {
                let (own, taken) = (position.own(), position.discs());
                let found = threats(shape, own, taken);
                assert_eq!(geometry.mirrored(geometry.mirrored(own)), own);
                for column in 0..shape.columns() {
                    assert_eq!(geometry.mirrored(shape.cell(column, 1)), shape.cell(shape.columns() - 1 - column, 1));
                    for row in 0..shape.rows() {
                        let cell = shape.cell(column, row);
                        let completes = taken & cell == S::Bits::ZERO && has_four(shape, own | cell);
                        assert_eq!(found & cell != S::Bits::ZERO, completes, "{position:?} {column} {row}");
                        assert_eq!(geometry.column_number(cell), column);
                        let is_above = (0..row).any(|below| own & shape.cell(column, below) != S::Bits::ZERO);
                        assert_eq!(geometry.above(own) & cell != S::Bits::ZERO, is_above);
                        assert!(geometry.column_of(cell) & cell == cell && geometry.column_of(cell).count() == u32::from(shape.rows()));
                    }
                }
                let action = position.sample(&mut rng);
                position.apply(&action);
            }
        }
    }

    #[test]
    fn threats_are_the_free_cells_that_make_four() {
        check(Standard);
        for (columns, rows) in [(4, 4), (5, 7), (8, 6), (25, 4), (4, 31), (16, 7)] {
            check(AnySize::sized(columns, rows).unwrap());
        }
    }
}
