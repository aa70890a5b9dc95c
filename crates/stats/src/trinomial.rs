//! Single games, counted as lost, drawn and won.
//!
//! Where games are not played in pairs, each is an observation of its own. Counting paired games this
//! way is wrong, mostly towards too large an error; use [`Pentanomial`](crate::Pentanomial) for those.
//!
//! ```text
//!              lost   drawn   won
//!   Trinomial([ 96 ,   111 ,  136 ])      ──►  score 0.558 ± 0.043,  Elo 40.7 ± 30.6
//! ```
//!
//! **Contract.** As told at [`ScoreCounts`], with games as entries.
//!
//! ```
//! use plyground_stats::{ScoreCounts, Trinomial};
//! let games = Trinomial::new(136, 111, 96);
//! assert!((games.elo().value - 40.70).abs() < 0.01);
//! assert!((games.superiority() - 0.996).abs() < 0.0005);
//! ```
//!
//! Source: Student (W. S. Gosset), *The Probable Error of a Mean*, 1908, applied to the scores 0, ½, 1.

use crate::ScoreCounts;

/// How many games were lost, drawn and won; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Trinomial(pub [u64; 3]);

impl Trinomial {
    /// The counts in the order in which people say them.
    #[must_use]
    pub fn new(won: u64, drawn: u64, lost: u64) -> Self {
        Self([lost, drawn, won])
    }

    /// The same games as the opponent sees them.
    #[must_use]
    pub fn swapped(self) -> Self {
        let [lost, drawn, won] = self.0;
        Self([won, drawn, lost])
    }
}

impl ScoreCounts for Trinomial {
    const GAMES_PER_ENTRY: u64 = 1;

    fn counts(&self) -> &[u64] {
        &self.0
    }
}
