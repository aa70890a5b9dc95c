//! What a board must be able to do, with everything but keeping the tiles written out plainly.

use super::action::{Direction, Directions};
use super::line::slide;
use super::variant::{GOAL_EXPONENT, Variant};
use plyground_core::{Playout, Rng};
use std::fmt::Debug;
use std::hash::Hash;

/// Keeps the tiles of a board, whether it waits for a tile, and its variant.
///
/// Tiles are told by their exponents: 0 is an empty cell, 1 a tile of 2, 11 one of 2048. The
/// provided methods follow the rules word by word; a store that knows a faster way to the
/// same answer overrides them.
pub trait Store: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The empty board that waits for its first tile; `None` when it is not made for this size.
    fn new(variant: Variant) -> Option<Self>;

    /// The variant.
    fn variant(&self) -> Variant;

    /// True when the next thing to happen is a new tile.
    fn is_waiting(&self) -> bool;

    /// Says whether the next thing to happen is a new tile.
    fn set_waiting(&mut self, is_waiting: bool);

    /// The exponent in a cell.
    fn get(&self, cell: usize) -> u8;

    /// Puts an exponent into a cell.
    fn set(&mut self, cell: usize, exponent: u8);

    /// All of it as a well-scattered number.
    fn key(&self) -> u64;

    /// Slides all tiles.
    fn slide(&mut self, direction: Direction) {
        slide_plainly(self, direction);
    }

    /// The points sliding would win.
    fn points(&self, direction: Direction) -> i64 {
        slide_plainly(&mut self.clone(), direction)
    }

    /// The directions that change the board.
    fn legal(&self) -> Directions {
        legal_plainly(self)
    }

    /// The empty cells, one bit each.
    fn empty(&self) -> u32 {
        (0..self.variant().cells()).filter(|&cell| self.get(cell) == 0).fold(0, |set, cell| set | 1 << cell)
    }

    /// True when a tile of 2048 or more is on the board.
    fn has_2048(&self) -> bool {
        (0..self.variant().cells()).any(|cell| self.get(cell) >= GOAL_EXPONENT)
    }

    /// Plays at random for at least one and at most `most` decisions, until a limit of the store
    /// or the end of the game, if it can do so faster than by single actions. Asked only when
    /// the player is to move, with `most` above 0.
    fn dash(&mut self, rng: &mut Rng, most: u32) -> Option<Playout> {
        let _ = (rng, most);
        None
    }

    /// Calls `look` with the tiles of every row and every column.
    fn each_line(&self, mut look: impl FnMut(&[u8])) {
        let size = self.variant().size;
        for direction in [Direction::Left, Direction::Up] {
            for line in 0..size {
                let tiles = read_line(self, direction, line);
                look(&tiles[..size]);
            }
        }
    }
}

/// The tiles of a line, from the wall; places beyond the size stay 0.
fn read_line<S: Store>(store: &S, direction: Direction, line: usize) -> [u8; Variant::LARGEST] {
    let size = store.variant().size;
    std::array::from_fn(|place| if place < size { store.get(direction.cell(size, line, place)) } else { 0 })
}

/// Slides line by line and answers the points.
pub(super) fn slide_plainly<S: Store>(store: &mut S, direction: Direction) -> i64 {
    let size = store.variant().size;
    let mut points = 0;
    for line in 0..size {
        let mut tiles = read_line(store, direction, line);
        points += slide(&mut tiles[..size]);
        for (place, &tile) in tiles[..size].iter().enumerate() {
            store.set(direction.cell(size, line, place), tile);
        }
    }
    points
}

/// Tries every direction.
pub(super) fn legal_plainly<S: Store>(store: &S) -> Directions {
    Direction::ALL.into_iter().fold(Directions::NONE, |legal, direction| {
        let mut slid = *store;
        slide_plainly(&mut slid, direction);
        legal.with(direction, slid != *store)
    })
}
