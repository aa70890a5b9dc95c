//! A random game: chance, repeated turns, ties, early ends and positions reached in several ways.
//!
//! Nothing is stored. A position is a level and a place on it, and everything about it is made
//! up from a hash of both. An action leads one or two levels down:
//!
//! ```text
//! level 0        ○
//!              ╱ │ ╲
//! level 1     ○  ○  ╲        the fewer places on a level,
//!             │╲╱│   ╲       the more ways lead to each
//! level 2     ○  ○    ○
//! ```

use crate::{Deterministic, Game, Outcome, Player, Turn, mix};

/// A position of a random game; with `CHANCE`, a quarter of the positions belong to chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RandomTree<const CHANCE: bool> {
    seed: u64,
    level: u8,
    place: u16,
    levels: u8,
    places: u16,
}

impl<const CHANCE: bool> RandomTree<CHANCE> {
    /// The start of the game that belongs to `seed`, at most `levels` actions long, with `places`
    /// positions on each level.
    #[must_use]
    pub const fn new(seed: u64, levels: u8, places: u16) -> Self {
        Self { seed, level: 0, place: 0, levels, places }
    }

    /// A number made up for this position and a purpose.
    fn fate(&self, purpose: u64) -> u64 {
        mix(mix(self.seed ^ (u64::from(self.level) << 32) ^ (u64::from(self.place) << 40)) ^ mix(purpose))
    }
}

impl<const CHANCE: bool> Game for RandomTree<CHANCE> {
    type Action = u8;
    type Actions = arrayvec::ArrayVec<u8, 4>;

    fn turn(&self) -> Turn {
        let fate = self.fate(1);
        if self.level >= self.levels || self.level > 1 && fate.is_multiple_of(11) {
            return Turn::Over(match fate >> 32 & 3 {
                0 => Outcome::Won(Player::One),
                1 => Outcome::Won(Player::Two),
                _ => Outcome::Drawn,
            });
        }
        match fate >> 16 & 3 {
            0 if CHANCE && self.level > 0 => Turn::Chance,
            0 | 1 => Turn::Player(Player::One),
            _ => Turn::Player(Player::Two),
        }
    }

    fn actions(&self) -> Self::Actions {
        (0..=(self.fate(2) % 4) as u8).collect()
    }

    fn odds(&self) -> impl Iterator<Item = (u8, f64)> {
        let actions = self.actions();
        let weight = |action: u8| (1 + self.fate(u64::from(action) + 10) % 5) as f64;
        let sum: f64 = actions.iter().map(|&action| weight(action)).sum();
        actions.into_iter().map(move |action| (action, weight(action) / sum))
    }

    fn apply(&mut self, action: &u8) {
        let fate = self.fate(u64::from(*action) + 100);
        self.level += 1 + u8::from(fate.is_multiple_of(5));
        self.place = (fate >> 8) as u16 % self.places;
    }

    fn key(&self) -> u64 {
        self.fate(0)
    }
}

impl Deterministic for RandomTree<false> {}
