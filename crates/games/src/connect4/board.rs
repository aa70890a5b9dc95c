//! The discs on a board, and the questions the rules ask about them.
//!
//! Two words hold a position: all discs, and the discs of the player to move. Dropping a disc
//! is one addition, because a carry runs up through the discs of a column and stops in the first
//! free cell; whose turn it is follows from whether the number of discs is odd.
//!
//! ```text
//!    discs      own        discs + foot of the column         pack()
//!    . .        . .        1 .   the new disc                 1 .     own discs of a column,
//!    x .        . .        . .                                0 1     under a 1 that marks
//!    x x        1 .        . x                                1 0     its height
//! ```

use super::bits::Bits;
use super::shape::Shape;
use plyground_core::Player;

/// A position of Connect Four.
///
/// Columns and rows count from 0, rows from the bottom.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct ConnectFour<S: Shape> {
    shape: S,
    /// Discs of the player to move.
    own: S::Bits,
    /// All discs.
    discs: S::Bits,
}

impl<S: Shape> ConnectFour<S> {
    /// The empty board.
    #[must_use]
    pub fn new(shape: S) -> Self {
        Self { shape, own: S::Bits::ZERO, discs: S::Bits::ZERO }
    }

    /// The position with these discs of Player One and Player Two. No check: see
    /// [`read`](plyground_core::Playable::read) for a strict reader.
    pub(super) fn with_discs(shape: S, one: S::Bits, two: S::Bits) -> Self {
        let mut position = Self { shape, own: one, discs: one | two };
        if position.mover() == Player::Two {
            position.own = two;
        }
        position
    }

    /// The size of the board.
    #[inline]
    pub fn shape(&self) -> S {
        self.shape
    }

    /// The player whose disc is next; also defined when the game is over.
    #[inline]
    pub fn mover(&self) -> Player {
        if self.discs.count() & 1 == 0 { Player::One } else { Player::Two }
    }

    /// All discs.
    #[inline]
    pub fn discs(&self) -> S::Bits {
        self.discs
    }

    /// Discs of the player to move.
    #[inline]
    pub fn own(&self) -> S::Bits {
        self.own
    }

    /// Discs of the player who moved last.
    #[inline]
    pub fn theirs(&self) -> S::Bits {
        self.own ^ self.discs
    }

    /// Discs of this player.
    #[inline]
    pub fn discs_of(&self, player: Player) -> S::Bits {
        if player == self.mover() { self.own } else { self.theirs() }
    }

    /// True when no cell is free.
    #[inline]
    pub fn is_full(&self) -> bool {
        self.discs == self.shape.cells()
    }

    /// True when a disc can be dropped into this column.
    #[inline]
    pub fn is_open(&self, column: u8) -> bool {
        column < self.shape.columns() && self.discs & self.shape.cell(column, self.shape.rows() - 1) == S::Bits::ZERO
    }

    /// The cell in which a disc dropped into this open column comes to rest.
    #[inline]
    pub fn landing(&self, column: u8) -> S::Bits {
        (self.discs + self.shape.cell(column, 0)) & !self.discs
    }

    /// Every cell of a column, and its spare bit.
    #[inline]
    fn column_cells(&self, column: u8) -> S::Bits {
        let foot = self.shape.cell(column, 0);
        // The spare bit of the last column may be the last bit of the word: `foot << stride` would leave it.
        let spare = foot << (self.shape.stride() - 1);
        spare | (spare - foot)
    }

    /// Drops a disc of the player to move into an open column.
    #[inline]
    pub(super) fn drop_disc(&mut self, column: u8) {
        self.own = self.own ^ self.discs;
        self.discs = self.discs | (self.discs + self.shape.cell(column, 0));
    }

    /// The position before the last disc, if that one was dropped into this column. `None` when
    /// the disc on top of it is not of the player who moved last, or there is none.
    #[must_use]
    pub fn taken_back(&self, column: u8) -> Option<Self> {
        if column >= self.shape.columns() {
            return None;
        }
        let in_column = self.discs & self.column_cells(column);
        let top = in_column & !(in_column >> 1);
        let is_theirs = top & self.theirs() != S::Bits::ZERO;
        is_theirs.then(|| Self { shape: self.shape, own: self.theirs() ^ top, discs: self.discs ^ top })
    }

    /// The position in one word: in every column the own discs, under a 1 that marks its height.
    ///
    /// ```
    /// use plyground_core::Game;
    /// use plyground_games::connect4::{ConnectFour, Standard};
    /// let position = ConnectFour::new(Standard).after(&3);
    /// assert_eq!(ConnectFour::unpack(Standard, position.pack()), position);
    /// ```
    #[must_use]
    #[inline]
    pub fn pack(&self) -> S::Bits {
        // The discs of a column are 2^height - 1, so adding its foot makes the marker; and no
        // own disc is as high as that, so there is no second carry.
        self.own + self.discs + self.shape.bottom()
    }

    /// The position a word made by [`pack`](Self::pack) stands for.
    #[must_use]
    pub fn unpack(shape: S, packed: S::Bits) -> Self {
        // Everything below the highest 1 of each column is a disc: smear the ones downwards.
        let mut discs = S::Bits::ZERO;
        let mut smeared = packed;
        for _ in 0..shape.rows() {
            smeared = (smeared >> 1) & shape.cells();
            discs = discs | smeared;
        }
        Self { shape, own: packed & discs, discs }
    }
}

/// True when these discs hold four in a row, in a column or on a diagonal.
#[must_use]
#[inline]
pub fn has_four<S: Shape>(shape: S, discs: S::Bits) -> bool {
    let mut found = S::Bits::ZERO;
    for step in shape.directions() {
        let pairs = discs & (discs >> step);
        found = found | (pairs & (pairs >> (2 * step)));
    }
    found != S::Bits::ZERO
}

/// The cells of these discs that belong to four or more in a line.
#[must_use]
pub fn fours<S: Shape>(shape: S, discs: S::Bits) -> S::Bits {
    let mut cells = S::Bits::ZERO;
    for step in shape.directions() {
        let pairs = discs & (discs >> step);
        let starts = pairs & (pairs >> (2 * step));
        for place in 0..4 {
            cells = cells | (starts << (place * step));
        }
    }
    cells
}
