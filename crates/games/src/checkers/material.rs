//! Judging a position by its pieces.
//!
//! A man is worth 100 points, a king 150, and a position Black's pieces minus White's. It is the
//! first evaluator of every checkers program and says nothing about where the pieces stand.
//!
//! ```text
//!   black men 5, kings 1     5 x 100 + 1 x 150 = 650
//!   white men 4, kings 2     4 x 100 + 2 x 150 = 700        worth -50: White is half a man ahead
//! ```
//!
//! In textbooks it is often written from White's side, `white - red + 0.5 (white kings - red kings)`
//! with kings counted among the pieces: the same in men instead of hundredths, with the other sign.
//!
//! ```
//! use plyground_core::{Evaluator, Playable, Value};
//! use plyground_games::checkers::{Checkers, Compulsory, Material};
//! let start = Checkers::<Compulsory>::new();
//! assert_eq!(Material.evaluate(&start), Value(0));
//! assert_eq!(Material.evaluate(&start.read("B:W21,22:BK10,1").unwrap()), Value(250 - 200));
//! ```

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::rule::CaptureRule;
use super::tactics;
use plyground_core::{Evaluator, Player, Quiescence, Value};

/// What a man is worth.
pub const MAN: i32 = 100;
/// What a king is worth.
pub const KING: i32 = 150;

/// The evaluator `material`: Black's pieces minus White's.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Material;

/// The worth of one player's pieces.
#[inline]
fn worth<R: CaptureRule>(position: &Checkers<R>, player: Player) -> i32 {
    let (pieces, kings) = (position.pieces(player).count_ones(), position.kings(player).count_ones());
    MAN * pieces as i32 + (KING - MAN) * kings as i32
}

impl<R: CaptureRule> Evaluator<Checkers<R>> for Material {
    #[inline]
    fn evaluate(&self, position: &Checkers<R>) -> Value {
        Value(worth(position, Player::One) - worth(position, Player::Two))
    }

    /// Twelve kings against nothing.
    fn bounds(&self) -> (Value, Value) {
        (Value(-12 * KING), Value(12 * KING))
    }

    #[inline]
    fn promise(&self, position: &Checkers<R>, action: &Move) -> i32 {
        tactics::promise(position, *action)
    }

    #[inline]
    fn quiescence(&self, position: &Checkers<R>) -> Quiescence<Moves> {
        tactics::quiescence(position)
    }
}
