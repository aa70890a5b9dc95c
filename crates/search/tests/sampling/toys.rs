//! Tiny games whose every number can be worked out by hand.

use plyground_core::{Evaluator, Game, Outcome, Player, Turn, Value};

/// One decision among prizes; the game is over then.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Prizes {
    pub amounts: Vec<i64>,
    /// How many can be named; only those with a prize can be taken.
    pub named: Option<u8>,
    pub mover: Player,
    pub taken: Option<u8>,
}

impl Prizes {
    pub fn new(amounts: &[i64]) -> Self {
        Self { amounts: amounts.to_vec(), named: None, mover: Player::One, taken: None }
    }
}

impl Game for Prizes {
    type Action = u8;
    type Actions = Vec<u8>;

    fn turn(&self) -> Turn {
        match self.taken {
            None => Turn::Player(self.mover),
            Some(prize) => Turn::Over(Outcome::Scored(self.amounts[prize as usize])),
        }
    }

    fn actions(&self) -> Vec<u8> {
        (0..self.amounts.len() as u8).filter(|&prize| self.amounts[prize as usize] != FORBIDDEN).collect()
    }

    fn arms(&self) -> Option<Vec<u8>> {
        self.named.map(|named| (0..named).collect())
    }

    fn reward(&self, action: &u8) -> i64 {
        self.amounts[*action as usize]
    }

    fn apply(&mut self, action: &u8) {
        assert!(self.amounts[*action as usize] != FORBIDDEN, "an action that cannot be played was played");
        self.taken = Some(*action);
    }

    fn key(&self) -> u64 {
        u64::from(self.taken.map_or(255, |prize| prize))
    }
}

/// A prize that cannot be taken.
pub const FORBIDDEN: i64 = i64::MIN;

/// A road of steps worth 10 points each, with a die of three faces after each step that moves on
/// by as many extra steps; over at the end of the road.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Road {
    pub place: u32,
    pub end: u32,
    pub waits_for_the_die: bool,
}

impl Road {
    pub fn new(end: u32) -> Self {
        Self { place: 0, end, waits_for_the_die: false }
    }
}

impl Game for Road {
    type Action = u32;
    type Actions = Vec<u32>;

    fn turn(&self) -> Turn {
        if self.place >= self.end {
            Turn::Over(Outcome::Scored(7))
        } else if self.waits_for_the_die {
            Turn::Chance
        } else {
            Turn::Player(Player::One)
        }
    }

    fn actions(&self) -> Vec<u32> {
        vec![1]
    }

    fn odds(&self) -> impl Iterator<Item = (u32, f64)> {
        [(0, 0.5), (1, 0.25), (2, 0.25)].into_iter()
    }

    fn reward(&self, action: &u32) -> i64 {
        if self.waits_for_the_die { 0 } else { 10 * i64::from(*action) }
    }

    fn apply(&mut self, action: &u32) {
        self.place += action;
        self.waits_for_the_die = !self.waits_for_the_die;
    }

    fn key(&self) -> u64 {
        u64::from(self.place) << 1 | u64::from(self.waits_for_the_die)
    }
}

/// Judges a road by how far one has come; -3 would be the worst.
#[derive(Clone, Copy, Debug)]
pub struct HowFar;

impl Evaluator<Road> for HowFar {
    fn evaluate(&self, position: &Road) -> Value {
        assert!(!position.turn().is_over(), "the end is not the evaluator's business");
        Value(position.place as i32)
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-3), Value(997))
    }
}
