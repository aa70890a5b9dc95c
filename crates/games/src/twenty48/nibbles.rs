//! Sixteen cells in one number: what can be asked of all of them at once.
//!
//! Each cell has four bits (a nibble), the top left cell the lowest ones, row after row:
//!
//! ```text
//!     bits   0  4  8 12          A question about every cell is answered in the lowest bit
//!           16 20 24 28          of its nibble, the others being 0: a *mark*. Neighbours
//!           32 36 40 44          to the right are 4 bits up, neighbours below 16.
//!           48 52 56 60
//! ```
//!
//! Working on all parts of a word at once is as old as computing; see H. Warren, *Hacker's
//! Delight* (2002), for the exchange of blocks and the search for zeros.

use super::action::{Direction, Directions};

/// The lowest bit of every nibble.
pub(super) const ONES: u64 = 0x1111_1111_1111_1111;
/// Marks of the cells that have a neighbour to the right.
const NOT_LAST_COLUMN: u64 = 0x0111_0111_0111_0111;
/// Marks of the cells that have a neighbour below.
const NOT_LAST_ROW: u64 = 0x0000_1111_1111_1111;
/// Marks of the cells at the edge.
pub(super) const EDGE: u64 = 0x1111_1001_1001_1111;
/// The lowest bit of every byte.
const BYTES: u64 = 0x0101_0101_0101_0101;

/// Rows become columns: single cells change places within blocks of two by two, then blocks.
#[inline]
pub(super) const fn transpose(cells: u64) -> u64 {
    let cells = exchange(cells, 12, 0x0000_f0f0_0000_f0f0);
    exchange(cells, 24, 0x0000_0000_ff00_ff00)
}

/// Exchanges the bits under `mask` with those `distance` above.
#[inline]
const fn exchange(cells: u64, distance: u32, mask: u64) -> u64 {
    let difference = (cells ^ cells >> distance) & mask;
    cells ^ difference ^ difference << distance
}

/// Marks the cells that are not 0.
#[inline]
pub(super) const fn occupied(cells: u64) -> u64 {
    let folded = cells | cells >> 2;
    (folded | folded >> 1) & ONES
}

/// Marks the cells that are 0.
#[inline]
pub(super) const fn empty(cells: u64) -> u64 {
    occupied(cells) ^ ONES
}

/// Marks the cells that are 15.
#[inline]
pub(super) const fn full(cells: u64) -> u64 {
    empty(!cells)
}

/// Marks the cells that are 11 or more: bit 3, and bit 2 or both others.
#[inline]
pub(super) const fn at_least_eleven(cells: u64) -> u64 {
    cells >> 3 & (cells >> 2 | cells >> 1 & cells) & ONES
}

/// Marks gathered into 16 bits, one per cell.
#[inline]
pub(super) const fn gather(marks: u64) -> u16 {
    let pairs = (marks | marks >> 3) & 0x0303_0303_0303_0303;
    let rows = (pairs | pairs >> 6) & 0x000f_000f_000f_000f;
    let halves = (rows | rows >> 12) & 0x0000_00ff_0000_00ff;
    (halves | halves >> 24) as u16
}

/// The directions that change the board: somewhere an empty cell lies before a tile, or two
/// equal tiles lie side by side. Neighbours are enough, since where a tile has an empty cell
/// anywhere before it, some tile of the line has one right before it.
#[inline]
pub(super) const fn legal(cells: u64) -> Directions {
    let tiles = occupied(cells);
    let (tiles_right, tiles_below) = (tiles >> 4, tiles >> 16);
    let pairs_across = empty(cells ^ cells >> 4) & tiles & NOT_LAST_COLUMN;
    let pairs_down = empty(cells ^ cells >> 16) & tiles & NOT_LAST_ROW;
    Directions::NONE
        .with(Direction::Up, (!tiles & tiles_below) & NOT_LAST_ROW | pairs_down != 0)
        .with(Direction::Right, (tiles & !tiles_right) & NOT_LAST_COLUMN | pairs_across != 0)
        .with(Direction::Down, (tiles & !tiles_below) & NOT_LAST_ROW | pairs_down != 0)
        .with(Direction::Left, (!tiles & tiles_right) & NOT_LAST_COLUMN | pairs_across != 0)
}

/// The number of marks, at most 15.
#[inline]
pub(super) const fn count(marks: u64) -> u64 {
    marks.wrapping_mul(ONES) >> 60
}

/// The mark with `before` marks below it; there must be one, and no more than 15 in all.
///
/// A multiplication gives each cell the number of marks up to it. The first cell where that
/// exceeds `before` is the answer. Nibbles are compared in bytes, even and odd ones apart, so
/// that the carry has somewhere to go.
#[inline]
pub(super) const fn select(marks: u64, before: u64) -> u64 {
    let counts = marks.wrapping_mul(ONES);
    let to_carry = (0x7f - before) * BYTES;
    let even = ((counts & (15 * BYTES)) + to_carry) >> 7 & BYTES;
    let odd = ((counts >> 4 & (15 * BYTES)) + to_carry) >> 7 & BYTES;
    let beyond = even | odd << 4;
    beyond & beyond.wrapping_neg()
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Rng, mix};

    fn cells_of(cells: u64) -> [u8; 16] {
        std::array::from_fn(|cell| (cells >> (4 * cell) & 15) as u8)
    }

    fn marks_where(cells: u64, is_marked: impl Fn(u8) -> bool) -> u64 {
        (0..16).filter(|&cell| is_marked(cells_of(cells)[cell])).map(|cell| 1 << (4 * cell)).sum()
    }

    /// Boards with everything from no tile to sixteen.
    fn boards() -> impl Iterator<Item = u64> {
        let mut rng = Rng::new(11);
        (0..20_000_u64).map(move |number| {
            let mask = marks_where(mix(number), |cell| u64::from(cell) < number % 17) * 15;
            rng.bits() & mask
        })
    }

    #[test]
    fn questions_are_answered_for_each_cell_apart() {
        for cells in boards() {
            assert_eq!(occupied(cells), marks_where(cells, |cell| cell != 0));
            assert_eq!(empty(cells), marks_where(cells, |cell| cell == 0));
            assert_eq!(full(cells), marks_where(cells, |cell| cell == 15));
            assert_eq!(at_least_eleven(cells), marks_where(cells, |cell| cell >= 11));
            let before = cells_of(cells);
            assert_eq!(cells_of(transpose(cells)), std::array::from_fn(|cell| before[cell % 4 * 4 + cell / 4]));
        }
    }

    #[test]
    fn marks_are_counted_selected_and_gathered() {
        for set in 0..u16::MAX {
            let marks: u64 = (0..16).map(|cell| u64::from(set >> cell & 1) << (4 * cell)).sum();
            assert_eq!(gather(marks), set);
            assert_eq!(count(marks), u64::from(set.count_ones()));
            let mut left = marks;
            for before in 0..count(marks) {
                assert_eq!(select(marks, before), left & left.wrapping_neg(), "mark {before} of {set:b}");
                left &= left - 1;
            }
        }
    }
}
