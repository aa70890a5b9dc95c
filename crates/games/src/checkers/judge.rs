//! The evaluators of the game under one type.

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::material::Material;
use super::positional::Positional;
use super::rule::CaptureRule;
use plyground_core::{Choice, Evaluator, Quiescence, Value};

/// Judges positions of checkers: the choices of the parameter `eval`.
///
/// ```
/// use plyground_core::{Evaluator, Playable, Value};
/// use plyground_games::checkers::{Checkers, Compulsory};
/// let position = Checkers::<Compulsory>::new().read("B:W21:BK10").expect("a position");
/// let judge = position.judge("material").expect("the game lists it");
/// assert_eq!(judge.evaluate(&position), Value(50));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// `positional`: where the pieces stand, and what they can do.
    Positional(Positional),
    /// `material`: men and kings.
    Material(Material),
}

/// Every evaluator: what the catalogue says about it, and the judge itself. The first is the default.
pub(super) const JUDGES: [(Choice, Judge); 2] = [
    (
        Choice { id: "positional", sentence: "Pieces, where they stand and what they can do: weights fitted to games." },
        Judge::Positional(Positional::FITTED),
    ),
    (Choice { id: "material", sentence: "Black's pieces minus White's: 100 for a man, 150 for a king." }, Judge::Material(Material)),
];

/// Asks the judge that is meant.
macro_rules! ask {
    ($judge:expr, $it:ident => $answer:expr) => {
        match $judge {
            Self::Positional($it) => $answer,
            Self::Material($it) => $answer,
        }
    };
}

impl<R: CaptureRule> Evaluator<Checkers<R>> for Judge {
    #[inline]
    fn evaluate(&self, position: &Checkers<R>) -> Value {
        ask!(self, it => it.evaluate(position))
    }

    fn bounds(&self) -> (Value, Value) {
        ask!(self, it => Evaluator::<Checkers<R>>::bounds(it))
    }

    #[inline]
    fn promise(&self, position: &Checkers<R>, action: &Move) -> i32 {
        ask!(self, it => it.promise(position, action))
    }

    #[inline]
    fn swing(&self) -> Option<Value> {
        ask!(self, it => Evaluator::<Checkers<R>>::swing(it))
    }

    #[inline]
    fn is_quiet(&self, position: &Checkers<R>) -> bool {
        ask!(self, it => it.is_quiet(position))
    }

    #[inline]
    fn quiescence(&self, position: &Checkers<R>) -> Quiescence<Moves> {
        ask!(self, it => it.quiescence(position))
    }
}
