//! One move of a piece, in eight bytes.
//!
//! A quiet move is two squares. A capture is a chain of jumps; two chains that take the same
//! pieces on different ways are different moves, so the way is kept: two bits for the direction
//! of each jump.
//!
//! ```text
//!   route:   0000 jumps | 00 00 00 00 00 00 00 00 00 directions | 00000 to | 00000 from
//! ```
//!
//! No chain is longer than nine jumps. A jumping king only ever stands on one of eight squares,
//! the corners of diagonals of nine inner squares, and it jumps over each of those at most once.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::checkers::{Checkers, Compulsory};
//! let position = Checkers::<Compulsory>::new().read("W:W22:B18,10").expect("a position");
//! let capture = position.read_action("22x15x6").expect("a legal capture");
//! assert_eq!((capture.from(), capture.to(), capture.jumps()), (22, 6, 2));
//! assert_eq!(capture.squares().collect::<Vec<_>>(), [22, 15, 6]);
//! ```

use super::squares::{LANDING, bit, square_of};
use std::fmt;

/// A move: a quiet step, or a chain of jumps.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Move {
    captured: u32,
    route: u32,
}

/// The longest chain of jumps there can be.
pub const MOST_JUMPS: u32 = 9;

const SQUARE_BITS: u32 = 5;
const SQUARE: u32 = (1 << SQUARE_BITS) - 1;
const DIRECTIONS_AT: u32 = 2 * SQUARE_BITS;
const JUMPS_AT: u32 = DIRECTIONS_AT + 2 * MOST_JUMPS;

impl Move {
    /// A step without a capture, from one square to a neighbour.
    #[must_use]
    #[inline]
    pub const fn quiet(from: u8, to: u8) -> Self {
        Self { captured: 0, route: (from - 1) as u32 | ((to - 1) as u32) << SQUARE_BITS }
    }

    /// A piece on `from` that has not jumped yet: [`then`](Self::then) adds the jumps.
    #[must_use]
    #[inline]
    pub(super) const fn standing(from: u8) -> Self {
        Self::quiet(from, from)
    }

    /// The same with one more jump, in one of the [`DIRECTIONS`](super::squares::DIRECTIONS),
    /// over a square and onto another, both as sets.
    #[must_use]
    #[inline]
    pub(super) const fn then(self, direction: usize, over: u32, onto: u32) -> Self {
        let jumps = self.jumps();
        let route = self.route & !(SQUARE << SQUARE_BITS);
        let to = onto.trailing_zeros() << SQUARE_BITS;
        let way = (direction as u32) << (DIRECTIONS_AT + 2 * jumps);
        Self { captured: self.captured | over, route: (route | to | way) + (1 << JUMPS_AT) }
    }

    /// The square it starts from, 1 to 32.
    #[must_use]
    #[inline]
    pub const fn from(self) -> u8 {
        (self.route & SQUARE) as u8 + 1
    }

    /// The square it ends on, 1 to 32.
    #[must_use]
    #[inline]
    pub const fn to(self) -> u8 {
        (self.route >> SQUARE_BITS & SQUARE) as u8 + 1
    }

    /// The pieces it takes, as a set.
    #[must_use]
    #[inline]
    pub const fn captured(self) -> u32 {
        self.captured
    }

    /// True when it takes a piece.
    #[must_use]
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.captured != 0
    }

    /// How many pieces it takes.
    #[must_use]
    #[inline]
    pub const fn jumps(self) -> u32 {
        self.route >> JUMPS_AT
    }

    /// Every square the piece stands on during the move, the first and the last included.
    pub fn squares(self) -> impl Iterator<Item = u8> {
        let mut at = self.from();
        let last = if self.is_capture() { None } else { Some(self.to()) };
        let way = (0..self.jumps()).map(move |jump| (self.route >> (DIRECTIONS_AT + 2 * jump) & 3) as usize);
        let landings = way.map(move |direction| {
            at = square_of(LANDING[usize::from(at) - 1][direction]);
            at
        });
        std::iter::once(self.from()).chain(landings).chain(last)
    }

    /// The square it starts from and the one it ends on, as a set. One square where a king returns.
    #[must_use]
    #[inline]
    pub(super) const fn ends(self) -> (u32, u32) {
        (bit(self.from()), bit(self.to()))
    }
}

impl fmt::Display for Move {
    /// All squares: `11-15`, `22x15x6`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_capture() { 'x' } else { '-' };
        for (index, square) in self.squares().enumerate() {
            if index > 0 {
                write!(f, "{sign}")?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}
