//! Judging a position by where its pieces stand.
//!
//! Every piece is worth something by its square, and a position more for pieces that can move
//! in safety, men nobody can stop, a guarded back row, and a dozen things of that kind. The worth of each
//! thing depends on how many pieces are left, and all worths were fitted to the results of games that
//! the program played against itself. A man more counts for more when few are left, so a player who
//! is ahead exchanges.
//!
//! ```text
//!   pieces on the board     24 ─────────── 12 ─────────── 4 … 0
//!   weights                opening       middle         ending
//!                              └─ between ─┘└─ between ──┘
//!
//!   value  =  Black's features · weights  -  White's features · weights  +  who is to move
//! ```
//!
//! **Contract.** White's features are Black's of the board turned by 180 degrees, so the value of
//! a [mirrored](Checkers::mirrored) position is the negative, exactly. A man at the start is worth about 100.
//! The list of features with their meaning, square by square, is [`features`]; this evaluator
//! counts the same with sets of squares, and equals it.
//!
//! ```
//! use plyground_core::{Evaluator, Playable};
//! use plyground_games::checkers::{Checkers, Compulsory, Positional};
//! let position = Checkers::<Compulsory>::new().read("B:W21,22,30,32:B1,3,10,K18").unwrap();
//! let judge = Positional::default();
//! assert!(judge.evaluate(&position).0 > 50);
//! assert_eq!(judge.evaluate(&position.mirrored()), -judge.evaluate(&position));
//! ```
//!
//! Source: A. Samuel, *Some Studies in Machine Learning Using the Game of Checkers*, 1959, for most
//! of the features; M. Buro, *Statistical Feature Combination for the Evaluation of Game
//! Positions*, 1995, for fitting weights to results by logistic regression.

pub mod features;
mod side;
mod tables;
#[cfg(test)]
mod tests;
mod weights;

pub use tables::{PHASES, Tables, Weights, share};
pub use weights::WEIGHTS;

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::rule::CaptureRule;
use super::tactics;
use features::Feature;
use plyground_core::{Evaluator, Player, Quiescence, Value};
use side::Side;
use std::fmt;

/// No position is worth more than this, and none less than its negative.
pub const MOST: i32 = 9_999;

/// A little more than the value changes by nineteen quiet moves in twenty: they move it by 27 at most.
const SWING: Value = Value(30);

/// The tables of the fitted weights.
static FITTED: Tables = Tables::new(&WEIGHTS);

/// The evaluator `positional`; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Positional {
    tables: &'static Tables,
}

impl Positional {
    /// The evaluator with the fitted [`WEIGHTS`].
    pub const FITTED: Self = Self { tables: &FITTED };

    /// The evaluator with other weights, for comparing and fitting.
    #[must_use]
    pub const fn with(tables: &'static Tables) -> Self {
        Self { tables }
    }
}

impl Default for Positional {
    fn default() -> Self {
        Self::FITTED
    }
}

impl fmt::Debug for Positional {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.tables == &FITTED { "Positional(fitted)" } else { "Positional(other weights)" })
    }
}

impl<R: CaptureRule> Evaluator<Checkers<R>> for Positional {
    #[inline]
    fn evaluate(&self, position: &Checkers<R>) -> Value {
        let black = Side::of(position, Player::One);
        let white = Side::of(position, Player::Two);
        let counts = side::count(&black, &white);
        let pieces = counts.pieces[0] + counts.pieces[1];
        let stage = self.tables.stage(pieces);

        let mut score = stage.places(&black) - stage.places(&white);
        for (&difference, &weight) in counts.differences.iter().zip(&stage.counted) {
            score += difference * weight;
        }
        score += (counts.lopsided[0] - counts.lopsided[1]) * stage.weight(Feature::Lopsided);
        score += side::pursuit(&black, &white, counts.pieces) * stage.weight(Feature::Pursuit);
        score += side::refuge(&black, &white, counts.pieces) * stage.weight(Feature::Refuge);
        let tempo = stage.weight(Feature::Turn) + side::the_move(&black, counts.pieces) * stage.weight(Feature::TheMove);
        score += if position.mover() == Player::One { tempo } else { -tempo };
        Value(stage.between(score, pieces).clamp(-MOST, MOST))
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-MOST), Value(MOST))
    }

    #[inline]
    fn promise(&self, position: &Checkers<R>, action: &Move) -> i32 {
        tactics::promise(position, *action)
    }

    fn swing(&self) -> Option<Value> {
        Some(SWING)
    }

    #[inline]
    fn is_quiet(&self, position: &Checkers<R>) -> bool {
        !position.has_capture(position.mover())
    }

    #[inline]
    fn quiescence(&self, position: &Checkers<R>) -> Quiescence<Moves> {
        tactics::quiescence(position)
    }
}
