//! Count to 21 in turn, one to three numbers at a time; the player who says 21 loses.

use plyground::prelude::*;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct TwentyOne {
    said: u8,
    mover: Player,
}

impl Game for TwentyOne {
    type Action = u8;
    type Actions = Vec<u8>;

    fn turn(&self) -> Turn {
        if self.said == 21 { Turn::Over(Outcome::Won(self.mover)) } else { Turn::Player(self.mover) }
    }

    fn actions(&self) -> Vec<u8> {
        (1..=3.min(21 - self.said)).collect()
    }

    fn apply(&mut self, numbers: &u8) {
        *self = Self { said: self.said + numbers, mover: self.mover.other() };
    }

    fn key(&self) -> u64 {
        mix(u64::from(self.said) << 1 | self.mover as u64)
    }
}

impl Deterministic for TwentyOne {}

fn main() {
    let position = TwentyOne { said: 14, mover: Player::One };
    let verdict = AlphaBeta::new(Neutral).search(&Root::new(&position), &Limits::depth(10), &mut ());
    assert_eq!((verdict.best, verdict.worth.decided), (Some(2), Some((Player::One, 4))));
    let verdict = Uct::new(Neutral, Sampling::new(2000)).search(&Root::new(&position), &Limits::default(), &mut ());
    assert_eq!(verdict.best, Some(2), "say 15 and 16: whatever follows, 20 is yours");
}
