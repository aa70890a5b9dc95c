//! What the player does, and what chance does.

use arrayvec::ArrayVec;
use plyground_core::Rng;

/// Where tiles slide.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Direction {
    /// Towards the first row.
    Up,
    /// Towards the last column.
    Right,
    /// Towards the last row.
    Down,
    /// Towards the first column.
    Left,
}

impl Direction {
    /// All four, in the order of [`Game::actions`](plyground_core::Game::actions).
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];

    /// The word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Right => "right",
            Self::Down => "down",
            Self::Left => "left",
        }
    }

    /// The cell of a board that is `place` steps away from the wall in line `line`. Tiles slide
    /// along a line towards place 0.
    #[inline]
    pub(super) const fn cell(self, size: usize, line: usize, place: usize) -> usize {
        match self {
            Self::Up => place * size + line,
            Self::Down => (size - 1 - place) * size + line,
            Self::Left => line * size + place,
            Self::Right => line * size + size - 1 - place,
        }
    }
}

/// One thing that can happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The player slides all tiles.
    Move(Direction),
    /// Chance puts a new tile on an empty cell.
    Spawn {
        /// The cell, row by row from 0 at the top left.
        cell: u8,
        /// 1 for a tile of 2, 2 for a tile of 4.
        exponent: u8,
    },
}

/// The player's moves, at most four, on the stack.
pub type Actions = ArrayVec<Action, 4>;

/// A set of directions.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Directions(u8);

impl Directions {
    /// No direction.
    pub const NONE: Self = Self(0);

    /// Adds a direction when `is_in` says so.
    #[inline]
    pub(super) const fn with(self, direction: Direction, is_in: bool) -> Self {
        Self(self.0 | (is_in as u8) << direction as u8)
    }

    /// True when there is none.
    #[must_use]
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// True when the direction is in the set.
    #[must_use]
    #[inline]
    pub const fn has(self, direction: Direction) -> bool {
        self.0 >> direction as u8 & 1 != 0
    }

    /// The directions in their usual order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Direction> {
        self.list().iter().copied()
    }

    /// As moves.
    #[inline]
    pub(super) fn moves(self) -> Actions {
        let mut moves = Actions::new();
        for &direction in self.list() {
            moves.push(Action::Move(direction));
        }
        moves
    }

    /// One of them, each equally likely; `None` when there is none.
    #[inline]
    pub(super) fn pick(self, rng: &mut Rng) -> Option<Direction> {
        rng.pick(self.list()).copied()
    }

    /// The directions in their usual order, looked up.
    #[inline]
    fn list(self) -> &'static [Direction] {
        let (list, count) = &LISTS[usize::from(self.0 & 15)];
        &list[..usize::from(*count)]
    }
}

/// The list of every set of directions, and how many there are in it.
static LISTS: [([Direction; 4], u8); 16] = {
    let mut lists = [([Direction::Up; 4], 0); 16];
    let mut set = 0;
    while set < 16 {
        let mut index = 0;
        while index < 4 {
            let (list, count) = &mut lists[set];
            if set >> index & 1 != 0 {
                list[*count as usize] = Direction::ALL[index];
                *count += 1;
            }
            index += 1;
        }
        set += 1;
    }
    lists
};
