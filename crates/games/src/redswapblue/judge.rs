//! The heuristics by name.

use super::{Bits, RedSwapBlue};
use plyground_core::{Choice, Heuristic};

/// The heuristics of Red Swap Blue, strongest first. All of them are admissible and consistent
/// in every variant. Without diagonals each is everywhere at least as large as the next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Judge {
    /// How far pieces have to go, with the steps that parity forces: 38 at the start of n = 3.
    Parity,
    /// How far pieces have to go, if all could jump all the way: 36 at the start of n = 3.
    Displacement,
    /// How many pieces are not where their colour belongs: 16 at the start of n = 3.
    Misplaced,
    /// Knows nothing: A* with it is uniform-cost search.
    Zero,
}

impl Judge {
    /// Every heuristic, in the order of [`Judge::choices`].
    pub const ALL: [Self; 4] = [Self::Parity, Self::Displacement, Self::Misplaced, Self::Zero];

    /// The heuristic of this name.
    #[must_use]
    pub fn of(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|judge| judge.choice().id == id)
    }

    /// The names and what they stand for.
    #[must_use]
    pub fn choices() -> Vec<Choice> {
        Self::ALL.iter().map(|judge| judge.choice()).collect()
    }

    /// Its name and what it stands for.
    #[must_use]
    pub const fn choice(self) -> Choice {
        let (id, sentence) = match self {
            Self::Parity => ("parity", "How far pieces must go, two cells a move, plus the steps that jumps cannot replace."),
            Self::Displacement => ("displacement", "How far pieces must go in rows and columns, as if every move were the longest jump."),
            Self::Misplaced => ("misplaced", "How many pieces are not yet in the square where their colour belongs."),
            Self::Zero => ("zero", "Always 0: A* becomes uniform-cost search."),
        };
        Choice { id, sentence }
    }
}

impl<B: Bits> Heuristic<RedSwapBlue<B>> for Judge {
    #[inline]
    fn estimate(&self, position: &RedSwapBlue<B>) -> u32 {
        let board = position.board();
        let potential = match self {
            Self::Parity => &board.parity,
            Self::Displacement => &board.displacement,
            Self::Misplaced => &board.misplaced,
            Self::Zero => return 0,
        };
        potential.estimate(&position.bits, position.blank())
    }

    fn is_admissible(&self) -> bool {
        true
    }

    fn is_consistent(&self) -> bool {
        true
    }
}
