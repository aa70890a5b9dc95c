//! Nim: take any number of sticks from one heap; who takes the last one wins.

use crate::{Deterministic, Game, Outcome, Player, Turn};

/// Heaps of sticks, and who takes next. Bouton (1901): the player to move loses exactly when
/// the exclusive or of all heaps is 0.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Nim<const N: usize> {
    heaps: [u8; N],
    mover: Player,
}

/// Takes `sticks` from `heap`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Take {
    /// Index of the heap.
    pub heap: u8,
    /// How many.
    pub sticks: u8,
}

impl<const N: usize> Nim<N> {
    /// These heaps, Player One to move.
    #[must_use]
    pub const fn new(heaps: [u8; N]) -> Self {
        Self { heaps, mover: Player::One }
    }

    /// Who wins with best play, by Bouton's theorem.
    #[must_use]
    pub fn winner(&self) -> Player {
        if self.heaps.iter().fold(0, |sum, heap| sum ^ heap) == 0 { self.mover.other() } else { self.mover }
    }
}

impl<const N: usize> Game for Nim<N> {
    type Action = Take;
    type Actions = Vec<Take>;

    fn turn(&self) -> Turn {
        if self.heaps.iter().all(|&heap| heap == 0) { Turn::Over(Outcome::Won(self.mover.other())) } else { Turn::Player(self.mover) }
    }

    fn actions(&self) -> Vec<Take> {
        let sticks = |heap: usize| (1..=self.heaps[heap]).map(move |sticks| Take { heap: heap as u8, sticks });
        (0..N).flat_map(sticks).collect()
    }

    fn apply(&mut self, action: &Take) {
        self.heaps[action.heap as usize] -= action.sticks;
        self.mover = self.mover.other();
    }

    fn key(&self) -> u64 {
        self.heaps.iter().fold(self.mover as u64, |key, &heap| crate::mix(key << 8 | u64::from(heap)))
    }
}

impl<const N: usize> Deterministic for Nim<N> {}
