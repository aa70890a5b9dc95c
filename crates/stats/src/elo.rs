//! Elo: strength as a number whose differences foretell scores.
//!
//! Two players whose Elo differs by d are expected to share points so that the odds are 10 to the
//! power d/400. A score of ¾ is thus 191 Elo, whoever plays. The curve is steep at its ends: no
//! finite difference explains a score of 0 or 1.
//!
//! ```text
//!   score   0.50   0.53   0.60   0.75   0.91   0.99    1
//!   Elo        0     21     70    191    402    798    ∞
//! ```
//!
//! **Contract.** A score is points per game: 1 won, ½ drawn, 0 lost. Scores at or beyond 0 and 1 give
//! minus and plus infinity. Swapping the players changes only the sign.
//!
//! ```
//! use plyground_stats::{Interval, elo_from_score, elo_of, score_from_elo};
//! assert!((elo_from_score(0.75) - 190.85).abs() < 0.005);
//! assert!((score_from_elo(100.0) - 0.640).abs() < 0.0005);
//! let elo = elo_of(Interval { value: 0.9, low: 0.8, high: 1.0 });
//! assert!(elo.high.is_infinite() && elo.low > 240.0);
//! ```
//!
//! Source: A. E. Elo, *The Rating of Chessplayers, Past and Present*, 1978, in its logistic form.

use crate::Interval;
use std::f64::consts::LN_10;

/// How many Elo make the odds e times as good.
pub const ELO_PER_NAT: f64 = 400.0 / LN_10;

/// The difference of Elo at which this score is expected.
#[must_use]
pub fn elo_from_score(score: f64) -> f64 {
    let score = score.clamp(0.0, 1.0);
    ELO_PER_NAT * (libm::log(score) - libm::log1p(-score))
}

/// The score expected of a player who is `elo` stronger.
#[must_use]
pub fn score_from_elo(elo: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-elo / ELO_PER_NAT))
}

/// An interval of scores as an interval of Elo: value and both ends go through the curve.
#[must_use]
pub fn elo_of(score: Interval) -> Interval {
    score.through(elo_from_score)
}
