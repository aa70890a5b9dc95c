//! The 32 dark squares: numbers, rows and columns, and sets of squares as bits.
//!
//! Squares are numbered 1 to 32 as on every draughts diagram, from the top left, with White at the
//! bottom. Square `s` is bit `s - 1` of a `u32`, so a word is a set of squares, and a step along
//! a diagonal is a shift of the whole set at once.
//!
//! ```text
//!        .  1  .  2  .  3  .  4      even rows: down 4 (left) or 5 (right), up 4 (left) or 3 (right)
//!        5  .  6  .  7  .  8  .      odd rows:  down 3 (left) or 4 (right), up 5 (left) or 4 (right)
//!        .  9  . 10  . 11  . 12
//!       13  . 14  . 15  . 16  .      A jump is two steps along one diagonal: 7 or 9 squares
//!        . 17  . 18  . 19  . 20      from every row.
//!       21  . 22  . 23  . 24  .
//!        . 25  . 26  . 27  . 28
//!       29  . 30  . 31  . 32  .
//! ```
//!
//! So one step of every piece needs two words a side: the step of 4, which suits all rows, and
//! the step of 3 or 5, which depends on the row and stops at the edge. A jump takes one of each,
//! in either order.
//!
//! ```
//! use plyground_games::checkers::squares::{bit, column, row, square_at, square_of};
//! assert_eq!((row(18), column(18)), (4, 3));
//! assert_eq!(square_at(4, 3), Some(18));
//! assert_eq!(square_at(4, 4), None); // a light square
//! assert_eq!(square_of(bit(18)), 18);
//! ```
//!
//! Boards in a machine word, moved by shifts, go back to A. Samuel's checkers program (1959).

/// Squares of the even rows, counted from 0 at the top, from which a step to the right stays on the board.
const EVEN_INNER: u32 = 0x0707_0707;
/// Squares of the odd rows from which a step to the left stays on the board.
const ODD_INNER: u32 = 0xe0e0_e0e0;

/// The row at the top, squares 1 to 4: White's men become kings there.
pub const TOP_ROW: u32 = 0x0000_000f;
/// The row at the bottom, squares 29 to 32: Black's men become kings there.
pub const BOTTOM_ROW: u32 = 0xf000_0000;

/// The set that holds one square, 1 to 32.
#[must_use]
#[inline]
pub const fn bit(square: u8) -> u32 {
    1 << (square - 1)
}

/// The lowest square of a set that is not empty.
#[must_use]
#[inline]
pub const fn square_of(set: u32) -> u8 {
    set.trailing_zeros() as u8 + 1
}

/// The row of a square, from 0 at the top.
#[must_use]
pub const fn row(square: u8) -> u8 {
    (square - 1) / 4
}

/// The column of a square, from 0 at the left.
#[must_use]
pub const fn column(square: u8) -> u8 {
    2 * ((square - 1) % 4) + (row(square) + 1) % 2
}

/// The dark square in this row and column, both from 0 at the top left.
#[must_use]
pub const fn square_at(row: u8, column: u8) -> Option<u8> {
    if row > 7 || column > 7 || (row + column).is_multiple_of(2) { None } else { Some(4 * row + column / 2 + 1) }
}

/// The squares of a set, lowest first.
pub fn squares_in(set: u32) -> impl Iterator<Item = u8> {
    let mut rest = set;
    std::iter::from_fn(move || {
        let square = (rest != 0).then(|| square_of(rest))?;
        rest &= rest - 1;
        Some(square)
    })
}

/// One step of 4 down: to the left from even rows, to the right from odd ones.
#[must_use]
#[inline]
pub const fn down_even(set: u32) -> u32 {
    set << 4
}

/// One step of 5 or 3 down: to the right from even rows, to the left from odd ones.
#[must_use]
#[inline]
pub const fn down_odd(set: u32) -> u32 {
    (set & EVEN_INNER) << 5 | (set & ODD_INNER) << 3
}

/// One step of 4 up: to the left from even rows, to the right from odd ones.
#[must_use]
#[inline]
pub const fn up_even(set: u32) -> u32 {
    set >> 4
}

/// One step of 3 or 5 up: to the right from even rows, to the left from odd ones.
#[must_use]
#[inline]
pub const fn up_odd(set: u32) -> u32 {
    (set & EVEN_INNER) >> 3 | (set & ODD_INNER) >> 5
}

/// The directions in the order in which moves are listed: their rows and columns.
pub const DIRECTIONS: [(i8, i8); 4] = [(-1, -1), (-1, 1), (1, -1), (1, 1)];

/// The set that holds the square `steps` away from square index `index` (0 to 31) in a
/// direction; empty beyond the edge.
const fn away(index: usize, direction: usize, steps: i8) -> u32 {
    let square = index as u8 + 1;
    let row = row(square) as i8 + DIRECTIONS[direction].0 * steps;
    let column = column(square) as i8 + DIRECTIONS[direction].1 * steps;
    if row < 0 || column < 0 {
        return 0;
    }
    match square_at(row as u8, column as u8) {
        Some(square) => bit(square),
        None => 0,
    }
}

const fn table(steps: i8) -> [[u32; 4]; 32] {
    let mut table = [[0; 4]; 32];
    let mut index = 0;
    while index < 32 {
        let mut direction = 0;
        while direction < 4 {
            table[index][direction] = away(index, direction, steps);
            direction += 1;
        }
        index += 1;
    }
    table
}

/// The neighbour of each square (by its bit) in each of the [`DIRECTIONS`], as a set; empty beyond the edge.
pub static NEIGHBOUR: [[u32; 4]; 32] = table(1);
/// Where a jump from each square lands, in the same way.
pub static LANDING: [[u32; 4]; 32] = table(2);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_places_go_there_and_back() {
        let mut seen = 0;
        for row_number in 0..10 {
            for column_number in 0..10 {
                if let Some(square) = square_at(row_number, column_number) {
                    assert_eq!((row(square), column(square)), (row_number, column_number));
                    assert_eq!(square_of(bit(square)), square);
                    seen |= bit(square);
                }
            }
        }
        assert_eq!(seen, u32::MAX);
        assert_eq!(squares_in(seen).collect::<Vec<_>>(), (1..=32).collect::<Vec<_>>());
        assert_eq!(squares_in(TOP_ROW).map(row).max(), Some(0));
        assert_eq!(squares_in(BOTTOM_ROW).map(row).min(), Some(7));
    }

    #[test]
    fn shifts_of_sets_are_steps_of_squares() {
        for square in 1..=32 {
            let [up_left, up_right, down_left, down_right] = NEIGHBOUR[usize::from(square) - 1];
            let is_even = row(square).is_multiple_of(2);
            let set = bit(square);
            let expected = if is_even { [up_left, up_right, down_left, down_right] } else { [up_right, up_left, down_right, down_left] };
            assert_eq!([up_even(set), up_odd(set), down_even(set), down_odd(set)], expected, "square {square}");
        }
    }

    #[test]
    fn a_jump_is_two_steps_in_one_direction() {
        for index in 0..32 {
            for direction in 0..4 {
                let over = NEIGHBOUR[index][direction];
                let twice = if over == 0 { 0 } else { NEIGHBOUR[usize::from(square_of(over)) - 1][direction] };
                assert_eq!(LANDING[index][direction], twice, "index {index}, direction {direction}");
            }
        }
    }
}
