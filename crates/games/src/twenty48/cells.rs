//! Boards as plain numbers, for programs that look at millions of them: four bits for each cell, the
//! top left one lowest, row after row.

use super::action::Direction;
use super::game::Board;
use super::nibbles::transpose;
use super::packed::Packed;
use super::store::Store as _;
use arrayvec::ArrayVec;

impl Board<Packed> {
    /// Four bits for each cell; tiles above 32768 count as 32768.
    #[must_use]
    #[inline]
    pub fn cells(&self) -> u64 {
        self.store.saturated()
    }

    /// Every move with the board after it and the points it wins, in the order of
    /// [`Game::actions`](plyground_core::Game::actions). `None` where the tables of lines do not serve, because
    /// tiles of 65536 are there or about to be made.
    #[inline]
    pub fn slides(&self) -> Option<ArrayVec<(Direction, Self, u32), 4>> {
        let [left, right, up, down] = self.store.slid()?;
        let (across, along) = self.store.points_both_ways();
        let mut slides = ArrayVec::new();
        let mut add = |direction, cells: Option<u64>, points| {
            if let Some(cells) = cells {
                let mut board = *self;
                board.store.set_nibbles(cells);
                board.store.set_waiting(true);
                slides.push((direction, board, points));
            }
        };
        add(Direction::Up, up.map(transpose), along);
        add(Direction::Right, right, across);
        add(Direction::Down, down.map(transpose), along);
        add(Direction::Left, left, across);
        Some(slides)
    }
}

/// The board and its seven turns and mirror images.
///
/// ```
/// use plyground_games::twenty48::cells::orientations;
/// let boards = orientations(0x1); // a 2 in the top left corner
/// assert_eq!(boards[..3], [0x1, 0x1, 0x1000]);
/// assert!(boards.iter().all(|board| board.count_ones() == 1));
/// ```
#[must_use]
#[inline]
pub const fn orientations(cells: u64) -> [u64; 8] {
    let turned = transpose(cells);
    let (across, turned_across) = (mirror(cells), mirror(turned));
    [cells, turned, across, turned_across, flip(cells), flip(turned), flip(across), flip(turned_across)]
}

/// The last column first.
#[inline]
const fn mirror(cells: u64) -> u64 {
    let bytes = (cells & 0x0f0f_0f0f_0f0f_0f0f) << 4 | cells >> 4 & 0x0f0f_0f0f_0f0f_0f0f;
    (bytes & 0x00ff_00ff_00ff_00ff) << 8 | bytes >> 8 & 0x00ff_00ff_00ff_00ff
}

/// The last row first.
#[inline]
const fn flip(cells: u64) -> u64 {
    let halves = cells.rotate_left(32);
    (halves & 0x0000_ffff_0000_ffff) << 16 | halves >> 16 & 0x0000_ffff_0000_ffff
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::twenty48::{Action, Twenty48, Variant};
    use plyground_core::{Game, Playable, Rng, Turn};

    #[test]
    fn slides_are_the_moves_of_the_game() {
        let mut rng = Rng::new(6);
        for _ in 0..50 {
            let mut board = Twenty48::new(Variant::default()).expect("four by four");
            while !board.turn().is_over() {
                if matches!(board.turn(), Turn::Player(_)) {
                    let by_rules: Vec<_> =
                        board.actions().iter().map(|action| (*action, board.after(action), board.reward(action))).collect();
                    let slides = board.slides().expect("small tiles");
                    let by_tables: Vec<_> =
                        slides.into_iter().map(|(way, after, points)| (Action::Move(way), after, i64::from(points))).collect();
                    assert_eq!(by_tables, by_rules, "{board:?}");
                }
                let action = board.sample(&mut rng);
                board.apply(&action);
            }
        }
    }

    #[test]
    fn orientations_are_the_eight_of_a_square() {
        let cells = 0xfedc_ba98_7654_3210;
        let at = |board: u64, row: usize, column: usize| board >> (4 * (4 * row + column)) & 15;
        for (number, board) in orientations(cells).into_iter().enumerate() {
            for (row, column) in (0..16).map(|cell| (cell / 4, cell % 4)) {
                let from_row = if number & 4 != 0 { 3 - row } else { row };
                let from_column = if number & 2 != 0 { 3 - column } else { column };
                let (from_row, from_column) = if number & 1 != 0 { (from_column, from_row) } else { (from_row, from_column) };
                assert_eq!(at(board, row, column), at(cells, from_row, from_column), "orientation {number}");
            }
        }
    }

    #[test]
    fn tiles_beyond_four_bits_count_as_the_largest_that_fits() {
        let start = Twenty48::new(Variant::default()).expect("four by four");
        let board = start.read("65536,2,0,0/0,131072,0,0/0,0,32768,0/0,0,0,4").expect("a board");
        assert_eq!(board.cells(), 0x2000_0f00_00f0_001f);
        assert!(board.slides().is_none());
    }
}
