//! The evaluators of the game under one type.

use super::board::ConnectFour;
use super::lines::Lines;
use super::shape::Shape;
use plyground_core::{Evaluator, Value};

/// Judges positions of Connect Four: the choices of the parameter `eval`.
///
/// ```
/// use plyground_core::{Evaluator, Game, Playable, Value};
/// use plyground_games::connect4::{ConnectFour, Standard};
/// let position = ConnectFour::new(Standard).after(&3);
/// let worth = |id| position.judge(id).map(|judge| judge.evaluate(&position));
/// assert_eq!(worth("lines"), Some(Value(7)));
/// assert_eq!(worth("none"), Some(Value(0)));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge<S: Shape> {
    /// `lines`: each cell counts the four-in-a-row segments through it.
    Lines(Lines<S>),
    /// `none`: nothing is worth anything until somebody has won.
    Indifferent,
}

impl<S: Shape> Evaluator<ConnectFour<S>> for Judge<S> {
    #[inline]
    fn evaluate(&self, position: &ConnectFour<S>) -> Value {
        match self {
            Self::Lines(lines) => lines.evaluate(position),
            Self::Indifferent => Value(0),
        }
    }

    fn bounds(&self) -> (Value, Value) {
        match self {
            Self::Lines(lines) => lines.bounds(),
            Self::Indifferent => (Value(0), Value(0)),
        }
    }

    #[inline]
    fn promise(&self, position: &ConnectFour<S>, column: &u8) -> i32 {
        match self {
            Self::Lines(lines) => lines.promise(position, column),
            Self::Indifferent => 0,
        }
    }
}
