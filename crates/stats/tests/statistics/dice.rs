//! Seeded chance for simulations.

use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A generator of random numbers that repeats itself.
pub struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// A number in `0.0 .. 1.0`.
    pub fn unit(&mut self) -> f64 {
        (self.0.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Something close to a standard normal number: twelve uniform ones, centred.
    pub fn normal(&mut self) -> f64 {
        (0..12).map(|_| self.unit()).sum::<f64>() - 6.0
    }

    /// A place in `chances`, which sum to 1.
    pub fn choose(&mut self, chances: &[f64]) -> usize {
        let mut rest = self.unit();
        chances
            .iter()
            .position(|chance| {
                rest -= chance;
                rest < 0.0
            })
            .unwrap_or(chances.len() - 1)
    }

    /// The points of a pair of games in which one is expected to score `expected`, when the opening
    /// favours a side by `bias`, swapped in the second game.
    pub fn pair_points(&mut self, expected: f64, bias: f64) -> f64 {
        f64::from(u8::from(self.unit() < expected + bias)) + f64::from(u8::from(self.unit() < expected - bias))
    }
}
