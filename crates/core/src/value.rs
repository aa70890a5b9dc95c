//! What a position is worth, as an integer for games without chance.
//!
//! ```text
//!  -WIN .. lost soon .. lost late | evaluations | won late .. won soon .. WIN
//! ```
//!
//! Decisive values lie beyond every evaluation, and the sooner the end, the farther
//! out, so that a search prefers the quick win and the slow loss by itself.

use crate::{Outcome, Player};
use std::ops::Neg;

/// A worth in whole points, from [`Player::One`]'s point of view unless a function says otherwise.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Value(pub i32);

impl Value {
    /// A game won on the spot. No evaluation comes near it.
    pub const WIN: Self = Self(1_000_000_000);
    /// Beyond every value: where a search window opens.
    pub const INFINITY: Self = Self(i32::MAX);
    /// The largest value an [`Evaluator`](crate::Evaluator) may give.
    pub const MOST: Self = Self(Self::WIN.0 - Self::LONGEST - 1);
    /// No game lasts this many actions.
    const LONGEST: i32 = 1_000_000;

    /// This value as `player` sees it; and back again, since it is its own inverse.
    #[must_use]
    #[inline]
    pub const fn pov(self, player: Player) -> Self {
        match player {
            Player::One => self,
            Player::Two => Self(-self.0),
        }
    }

    /// The worth of a game that ends `plies` actions after the root of a search.
    #[must_use]
    #[inline]
    pub const fn of_outcome(outcome: Outcome, plies: u32) -> Self {
        match outcome {
            Outcome::Won(winner) => Self(Self::WIN.0 - plies as i32).pov(winner),
            Outcome::Drawn => Self(0),
            Outcome::Scored(points) => {
                let most = Self::MOST.0 as i64;
                Self(if points > most {
                    Self::MOST.0
                } else if points < -most {
                    -Self::MOST.0
                } else {
                    points as i32
                })
            }
        }
    }

    /// True for a forced win or loss, false for an evaluation or a draw.
    #[must_use]
    #[inline]
    pub const fn is_decisive(self) -> bool {
        self.0 > Self::MOST.0 || self.0 < -Self::MOST.0
    }

    /// Who wins, and after how many actions from the root, if that is settled.
    #[must_use]
    pub const fn decided(self) -> Option<(Player, u32)> {
        if self.0 > Self::MOST.0 && self.0 <= Self::WIN.0 {
            Some((Player::One, (Self::WIN.0 - self.0) as u32))
        } else if self.0 < -Self::MOST.0 && self.0 >= -Self::WIN.0 {
            Some((Player::Two, (Self::WIN.0 + self.0) as u32))
        } else {
            None
        }
    }

    /// A value counted from the root, turned into one counted from a position `ply` actions
    /// below it, as a table must hold it: the same position may be met at several plies.
    #[must_use]
    #[inline]
    pub const fn from_here(self, ply: u32) -> Self {
        if self.0 > Self::MOST.0 {
            Self(self.0 + ply as i32)
        } else if self.0 < -Self::MOST.0 {
            Self(self.0 - ply as i32)
        } else {
            self
        }
    }

    /// The inverse of [`from_here`](Self::from_here).
    #[must_use]
    #[inline]
    pub const fn from_root(self, ply: u32) -> Self {
        if self.0 > Self::MOST.0 {
            Self(self.0 - ply as i32)
        } else if self.0 < -Self::MOST.0 {
            Self(self.0 + ply as i32)
        } else {
            self
        }
    }
}

impl Neg for Value {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        Self(-self.0)
    }
}

impl From<Value> for f64 {
    /// Infinities become real ones, so that a window prints as it is meant.
    #[inline]
    fn from(value: Value) -> f64 {
        match value {
            Value::INFINITY => f64::INFINITY,
            Value(i32::MIN..=-2_147_483_647) => f64::NEG_INFINITY,
            Value(points) => f64::from(points),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nearer_wins_are_larger_and_nearer_losses_smaller() {
        let won = |plies| Value::of_outcome(Outcome::Won(Player::One), plies);
        assert!(won(3) > won(5));
        assert!(-won(3) < -won(5));
        assert!(won(999_999) > Value::MOST);
        assert_eq!(won(7).decided(), Some((Player::One, 7)));
        assert_eq!((-won(7)).decided(), Some((Player::Two, 7)));
        assert_eq!(Value::MOST.decided(), None);
    }

    #[test]
    fn table_values_go_there_and_back() {
        for value in [Value(0), Value(-17), Value(Value::WIN.0 - 9), Value(9 - Value::WIN.0)] {
            for ply in [0, 1, 8] {
                assert_eq!(value.from_here(ply).from_root(ply), value);
            }
        }
        let seen_at_6 = Value::of_outcome(Outcome::Won(Player::Two), 9);
        assert_eq!(seen_at_6.from_here(6), Value::of_outcome(Outcome::Won(Player::Two), 3));
    }
}
