//! Red Swap Blue: two squares of pieces that share a corner change places.
//!
//! Two n x n squares overlap in one cell, the crossing. Red fills the first, blue the second, the
//! crossing is empty. A move carries a piece into the empty cell, from next to it or by a jump
//! over one other piece; in the end the colours have changed places and the crossing is empty
//! again.
//!
//! ```text
//!   start    r r r            goal    b b b
//!            r r r                    b b b
//!            r r . b b                b b . r r
//!                b b b                    r r r
//!                b b b                    r r r
//! ```
//!
//! Rules choices, one [`Variant`] each: `n` (3; from 2 to 22), `jump` over `any` piece or only
//! over the `other` colour (the classic "English Sixteen"), and `diagonal`: `no`, or `jumps` along
//! diagonals too. Every move costs 1. Moves can be taken back, in every variant, by the piece that
//! moved. A position is solved, and the game over, as soon as it equals the goal.
//!
//! A position is a [`Bits`]: `u64` for n up to 5, [`Wide`] for all n. It knows its variant, and
//! positions of different variants are never equal.
//!
//! ```
//! use plyground_core::{Game, Playable, Puzzle};
//! use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
//!
//! let variant = Variant { n: 2, jump: Jump::Any, diagonal: false };
//! let start = RedSwapBlue::<u64>::new(variant).expect("n = 2 fits");
//! assert_eq!(start.write(), "rr-/r.b/-bb");
//!
//! let action = start.read_action("r2c1 right")?;
//! let next = start.after(&action);
//! assert_eq!(next.write(), "rr-/.rb/-bb");
//! assert!(!next.is_solved());
//! # Ok::<(), plyground_core::Complaint>(())
//! ```
//!
//! Source: the classic, also known as "Fore and Aft", is in W. W. Rouse Ball, *Mathematical
//! Recreations and Essays* (first edition 1892, many since).

mod bits;
mod board;
mod editor;
mod judge;
mod notation;
mod numbering;
mod playable;
mod potential;

pub use bits::{Bits, Wide};
pub use board::Board;
pub use judge::Judge;

use bits::{pack_tag, unpack_tag};
use board::Callers;
use plyground_core::{Deterministic, Game, Outcome, Player, Puzzle, Reversible, Turn};
use std::fmt;

/// Over whom a piece may jump.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Jump {
    /// Over any piece.
    Any,
    /// Only over a piece of the other colour.
    Other,
}

/// The choices that make a game of Red Swap Blue.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// Rows of each square, from [`Variant::SMALLEST_N`] to [`Variant::LARGEST_N`].
    pub n: usize,
    /// Over whom a piece may jump.
    pub jump: Jump,
    /// True when pieces may also jump along diagonals.
    pub diagonal: bool,
}

/// What stands on a cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Content {
    /// A red piece.
    Red,
    /// A blue piece.
    Blue,
    /// Nothing.
    Blank,
}

/// The piece that moves, by its cell. Where it goes is clear: there is one empty cell.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Action(u16);

impl Action {
    /// No position has more actions: four steps, four jumps, four diagonal jumps.
    pub const MOST: usize = 12;

    /// The number of the piece's cell, counted row by row.
    #[must_use]
    #[inline]
    pub const fn cell(self) -> usize {
        self.0 as usize
    }
}

/// The actions of a position, on the stack: short enough to be copied in two instructions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Actions {
    list: [Action; Action::MOST],
    count: u8,
}

impl Actions {
    const NONE: Self = Self { list: [Action(0); Action::MOST], count: 0 };

    #[inline]
    fn push(&mut self, action: Action) {
        self.list[usize::from(self.count)] = action;
        self.count += 1;
    }
}

impl AsRef<[Action]> for Actions {
    #[inline]
    fn as_ref(&self) -> &[Action] {
        &self.list[..usize::from(self.count)]
    }
}

impl AsMut<[Action]> for Actions {
    #[inline]
    fn as_mut(&mut self) -> &mut [Action] {
        &mut self.list[..usize::from(self.count)]
    }
}

impl IntoIterator for Actions {
    type Item = Action;
    type IntoIter = std::iter::Take<std::array::IntoIter<Action, { Action::MOST }>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter().take(usize::from(self.count))
    }
}

/// A position: where red is, where the blank is, and by which rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct RedSwapBlue<B: Bits> {
    /// The cells under red, tagged with the blank and the variant.
    bits: B,
}

impl<B: Bits> RedSwapBlue<B> {
    /// The start of a variant; `None` when `n` is out of range for `B`.
    #[must_use]
    pub fn new(variant: Variant) -> Option<Self> {
        if variant.n < Variant::SMALLEST_N {
            return None;
        }
        Board::of(variant).map(|board| Self { bits: board.start })
    }

    /// The rules of this position.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.board().variant
    }

    /// The number of the empty cell, counted row by row.
    #[must_use]
    #[inline]
    pub fn blank(&self) -> usize {
        unpack_tag(self.bits.tag()).0
    }

    /// What stands on a cell, counted row by row.
    #[must_use]
    pub fn content(&self, cell: usize) -> Content {
        match cell {
            _ if cell == self.blank() => Content::Blank,
            _ if self.bits.has(cell) => Content::Red,
            _ => Content::Blue,
        }
    }

    #[inline]
    fn board(&self) -> &'static Board<B> {
        B::boards()[unpack_tag(self.bits.tag()).1].get().expect("a board is made before its first position")
    }

    /// Every move into the empty cell, also where the game is over.
    #[inline]
    fn moves(&self) -> Actions {
        let board = self.board();
        let callers = &board.callers[self.blank()];
        match board.variant.jump {
            Jump::Any => callers.from,
            Jump::Other => self.jumps_over_the_other(callers),
        }
    }

    fn jumps_over_the_other(&self, callers: &Callers) -> Actions {
        let mut moves = Actions::NONE;
        for (from, over) in callers.from.as_ref().iter().zip(&callers.over) {
            if from == over || self.bits.has(from.cell()) != self.bits.has(over.cell()) {
                moves.push(*from);
            }
        }
        moves
    }
}

impl<B: Bits> fmt::Debug for RedSwapBlue<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use plyground_core::Playable as _;
        write!(f, "RedSwapBlue({}, {:?})", self.write(), self.variant())
    }
}

impl<B: Bits> Game for RedSwapBlue<B> {
    type Action = Action;
    type Actions = Actions;

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_solved() { Turn::Over(Outcome::Won(Player::One)) } else { Turn::Player(Player::One) }
    }

    #[inline]
    fn actions(&self) -> Self::Actions {
        self.moves()
    }

    #[inline]
    fn apply(&mut self, action: &Action) {
        debug_assert!(self.moves().as_ref().contains(action), "{action:?} in {self:?}");
        let (from, blank) = (action.cell(), self.blank());
        self.bits.carry(from, blank);
        self.bits.flip_tag(pack_tag(from ^ blank, 0));
    }

    #[inline]
    fn key(&self) -> u64 {
        self.bits.key()
    }
}

impl<B: Bits> Deterministic for RedSwapBlue<B> {}

impl<B: Bits> Puzzle for RedSwapBlue<B> {
    #[inline]
    fn is_solved(&self) -> bool {
        self.bits == self.board().goal
    }

    fn numbers(&self) -> Option<u32> {
        self.bits.word().and(numbering::count(self.variant().n))
    }

    #[inline]
    fn number(&self) -> u32 {
        let (blank, variant) = unpack_tag(self.bits.tag());
        numbering::number(self.bits.word().unwrap_or_default(), blank, Variant::n_of(variant))
    }
}

impl<B: Bits> Reversible for RedSwapBlue<B> {
    fn goals(&self) -> Vec<Self> {
        vec![Self { bits: self.board().goal }]
    }

    // A piece that has moved can move back: the way is free, and the piece it jumped is still there.
    #[inline]
    fn predecessors(&self) -> impl Iterator<Item = (Self, Action)> {
        let back = Action(self.blank() as u16);
        self.moves().into_iter().map(move |action| (self.after(&action), back))
    }
}
