//! Pairs of games, counted by their points.
//!
//! From one opening two games are played with sides swapped. If the opening favours a side, each player
//! profits once: the two results lean on each other, and only the pair is independent. A pair brings 0,
//! ½, 1, 1½ or 2 points, hence five counts. Counting pairs makes the error smaller than counting the
//! same games one by one, and it makes the error right.
//!
//! ```text
//!               lost both   lost, drew   split or drew both   won, drew   won both
//!   Pentanomial([   2     ,     0      ,          5         ,     0     ,     3    ])
//! ```
//!
//! **Contract.** As told at [`ScoreCounts`], with pairs as entries.
//!
//! ```
//! use plyground_stats::{Pentanomial, ScoreCounts};
//! let pairs = Pentanomial::of_pair_scores(&[2.0, 1.0, 1.5, 1.0]).unwrap();
//! assert_eq!(pairs, Pentanomial([0, 0, 2, 1, 1]));
//! assert_eq!((pairs.entries(), pairs.games()), (4, 8));
//! assert_eq!(Pentanomial::of_pair_scores(&[0.7]), None);
//! ```
//!
//! Source: M. Van den Bergh, *A Practical Introduction to the GSPRT*, 2019, as used by the chess testing
//! site Fishtest.

use crate::ScoreCounts;

/// How many pairs brought 0, ½, 1, 1½ and 2 points; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Pentanomial(pub [u64; 5]);

impl Pentanomial {
    /// Counts pairs by their points, or `None` where one is none of 0, ½, 1, 1½, 2.
    #[must_use]
    pub fn of_pair_scores(scores: &[f64]) -> Option<Self> {
        let mut counts = Self::default();
        scores.iter().all(|&score| counts.add(score)).then_some(counts)
    }

    /// Counts one more pair, and says whether its points were any of 0, ½, 1, 1½, 2.
    pub fn add(&mut self, points: f64) -> bool {
        let place = [0.0, 0.5, 1.0, 1.5, 2.0].iter().position(|&known| known == points);
        if let Some(place) = place {
            self.0[place] += 1;
        }
        place.is_some()
    }

    /// The same pairs as the opponent sees them.
    #[must_use]
    pub fn swapped(self) -> Self {
        let [none, half, one, most, all] = self.0;
        Self([all, most, one, half, none])
    }
}

impl ScoreCounts for Pentanomial {
    const GAMES_PER_ENTRY: u64 = 2;

    fn counts(&self) -> &[u64] {
        &self.0
    }
}
