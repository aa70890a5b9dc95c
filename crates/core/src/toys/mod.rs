//! Small games with known answers, for testing searches and for examples.

mod graph;
mod nim;
mod roundabout;
mod tree;

pub use graph::{Graph, Roads, Zero};
pub use nim::{Nim, Take};
pub use roundabout::Roundabout;
pub use tree::RandomTree;

use crate::{Evaluator, Game, Value, mix};

/// An evaluator that makes up a value from the position's key: full of ties when `spread` is
/// small, without any sense, and the same every time. What a search gets right with it, it
/// gets right with any evaluator.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HashEvaluator {
    /// Different seeds, different values.
    pub seed: u64,
    /// Values lie in `-spread ..= spread`.
    pub spread: i32,
}

impl<G: Game> Evaluator<G> for HashEvaluator {
    fn evaluate(&self, position: &G) -> Value {
        let width = 2 * self.spread as u64 + 1;
        Value((mix(position.key() ^ self.seed) % width) as i32 - self.spread)
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-self.spread), Value(self.spread))
    }
}
