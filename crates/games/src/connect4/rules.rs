//! The rules: who moves, where, and when it is over.

use super::bits::Bits;
use super::board::{ConnectFour, has_four};
use super::shape::Shape;
use plyground_core::{Deterministic, Game, Outcome, Rng, Turn};

impl<S: Shape> Game for ConnectFour<S> {
    /// The column, counted from 0.
    type Action = u8;
    type Actions = S::Columns;

    #[inline]
    fn turn(&self) -> Turn {
        // Only the player who moved last can have made a four.
        if has_four(self.shape(), self.theirs()) {
            Turn::Over(Outcome::Won(self.mover().other()))
        } else if self.is_full() {
            Turn::Over(Outcome::Drawn)
        } else {
            Turn::Player(self.mover())
        }
    }

    #[inline]
    fn actions(&self) -> S::Columns {
        self.shape().open_columns(self.discs())
    }

    #[inline]
    fn sample(&self, rng: &mut Rng) -> u8 {
        // Mostly all columns are open, so guess until one is: all open columns stay equally likely,
        // and the next disc does not have to wait for a list. A crowded board ends the guessing.
        for _ in 0..8 {
            let column = rng.below(usize::from(self.shape().columns())) as u8;
            if self.is_open(column) {
                return column;
            }
        }
        pick_open(self, rng)
    }

    #[inline]
    fn apply(&mut self, column: &u8) {
        debug_assert!(self.is_open(*column) && !self.turn().is_over(), "column {column} in {self:?}");
        self.drop_disc(*column);
    }

    #[inline]
    fn key(&self) -> u64 {
        self.pack().key()
    }
}

/// Any open column, all equally likely, from the list.
#[cold]
#[inline(never)]
fn pick_open<S: Shape>(position: &ConnectFour<S>, rng: &mut Rng) -> u8 {
    *rng.pick(position.actions().as_ref()).expect("a game that is not over has an open column")
}

impl<S: Shape> Deterministic for ConnectFour<S> {}
