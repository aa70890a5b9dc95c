//! What a search takes a node for where it stops.

use super::nodes::Kind;
use super::position::TypedTree;
use plyground_core::{Evaluator, Value};

/// The judge `estimate`: what is written behind `~`, else the middle of the values there can be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Estimate {
    low: i32,
    high: i32,
}

impl Estimate {
    /// The judge of trees whose values lie between these two.
    pub(super) const fn new((low, high): (i32, i32)) -> Self {
        Self { low, high }
    }
}

impl<const CHANCE: bool> Evaluator<TypedTree<CHANCE>> for Estimate {
    fn evaluate(&self, position: &TypedTree<CHANCE>) -> Value {
        let node = position.node();
        let middle = i32::midpoint(self.low, self.high);
        let value = if let Kind::Leaf(value) = node.kind { value } else { node.estimate.unwrap_or(middle) };
        Value(value.clamp(self.low, self.high))
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(self.low), Value(self.high))
    }
}
