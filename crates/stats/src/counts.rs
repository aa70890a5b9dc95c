//! Results counted by score: what a match of two players says about their strength.
//!
//! An *entry* is what is independent: one game, or one pair of games with sides swapped. Entries are
//! counted by their points, from none to all. From the counts follow the mean score, its error, Elo,
//! and how likely it is that the player is the better one at all.
//!
//! ```text
//!   points of a pair      0     ½     1    1½     2
//!   score of a game       0     ¼     ½     ¾     1
//!   pairs                34    54    63    64    75      ──►  score 0.579 ± 0.039,  Elo 55.6 ± 27.8
//! ```
//!
//! **Contract.**
//! - The score's interval is Student's with entries − 1 degrees, kept within 0 to 1. Where all entries
//!   had the same score s they show no spread to judge by; the interval then allows that up to
//!   q = 3.84 / (n + 3.84) of all entries are different (Wilson's upper end for 0 of n), and reaches
//!   from s − q·s to s + q·(1 − s). Without entries it is ½ in 0 to 1.
//! - Elo carries the ends through the logistic curve: infinite where the score's end is 0 or 1.
//! - Normalised Elo is the score above ½ in standard deviations of one game, times 800 / ln 10. It asks
//!   how soon the difference shows, and does not shrink when draws abound. The spread is taken as
//!   known, so it is fit for close matches; without any spread the interval is the whole line.
//! - Superiority is the share of Student's curve on the better side of ½. Where all n entries were the
//!   same it is 1 − ½ⁿ⁺¹ for the winner: Laplace's rule with every chance equally likely beforehand.
//!
//! ```
//! use plyground_stats::{Pentanomial, ScoreCounts};
//! let pairs = Pentanomial([34, 54, 63, 64, 75]);
//! assert!((pairs.elo().value - 55.58).abs() < 0.01);
//! assert!((pairs.normalised_elo().value - 57.94).abs() < 0.01);
//! assert!(pairs.superiority() > 0.9999);
//! ```
//!
//! Source: Student, 1908; E. B. Wilson, 1927; normalised Elo from M. Van den Bergh, *Normalized Elo*,
//! 2020, and *Comments on Normalized Elo*, 2021.

use crate::distribution::{NORMAL_95, student_95, student_cdf};
use crate::elo::{ELO_PER_NAT, elo_of};
use crate::{Interval, elo_from_score};

/// One standard deviation of a game, in normalised Elo: so that near ½ and without draws it is Elo.
pub const NORMALISED_ELO_PER_DEVIATION: f64 = 2.0 * ELO_PER_NAT;

/// Results counted by score; see the [module page](self).
pub trait ScoreCounts {
    /// How many games make an entry: 1, or 2 for pairs.
    const GAMES_PER_ENTRY: u64;

    /// How many entries had each score, from no points to all of them in even steps.
    fn counts(&self) -> &[u64];

    /// How many entries there are.
    fn entries(&self) -> u64 {
        self.counts().iter().sum()
    }

    /// How many games there are.
    fn games(&self) -> u64 {
        self.entries() * Self::GAMES_PER_ENTRY
    }

    /// Mean score of a game and its 95 % interval.
    fn score(&self) -> Interval {
        let (n, score, variance) = (self.entries() as f64, score_mean(self.counts()), score_variance(self.counts()));
        if variance > 0.0 {
            let error = student_95(n - 1.0) * (variance / (n - 1.0)).sqrt();
            return Interval { value: score, low: (score - error).max(0.0), high: (score + error).min(1.0) };
        }
        let different = NORMAL_95.powi(2) / (n + NORMAL_95.powi(2));
        Interval { value: score, low: score - different * score, high: score + different * (1.0 - score) }
    }

    /// Elo above the opponent, logistic.
    fn elo(&self) -> Interval {
        elo_of(self.score())
    }

    /// Normalised Elo above the opponent.
    fn normalised_elo(&self) -> Interval {
        let (n, score, variance) = (self.entries() as f64, score_mean(self.counts()), score_variance(self.counts()));
        if variance <= 0.0 {
            // All the same: a score of ½ is no difference, any other one an endless one.
            let value = if score == 0.5 { 0.0 } else { elo_from_score(if score > 0.5 { 1.0 } else { 0.0 }) };
            return Interval { value, low: f64::NEG_INFINITY, high: f64::INFINITY };
        }
        let deviation_of_a_game = (variance * Self::GAMES_PER_ENTRY as f64).sqrt();
        let unit = NORMALISED_ELO_PER_DEVIATION / deviation_of_a_game;
        Interval::around((score - 0.5) * unit, student_95(n - 1.0) * (variance / (n - 1.0)).sqrt() * unit)
    }

    /// How likely it is that this player is the better of the two.
    fn superiority(&self) -> f64 {
        let (n, above, variance) = (self.entries() as f64, score_mean(self.counts()) - 0.5, score_variance(self.counts()));
        if above == 0.0 {
            return 0.5;
        }
        if variance > 0.0 {
            return student_cdf(above / (variance / (n - 1.0)).sqrt(), n - 1.0);
        }
        let doubt = libm::pow(0.5, n + 1.0);
        if above > 0.0 { 1.0 - doubt } else { doubt }
    }
}

/// The scores that counts of this length stand for, from 0 to 1, each with its count.
pub(crate) fn scored(counts: &[u64]) -> impl Iterator<Item = (f64, f64)> {
    let steps = (counts.len() - 1) as f64;
    counts.iter().enumerate().map(move |(index, &count)| (index as f64 / steps, count as f64))
}

/// The mean score; ½ without entries.
fn score_mean(counts: &[u64]) -> f64 {
    let (points, entries) = scored(counts).fold((0.0, 0.0), |(points, entries), (score, count)| (points + score * count, entries + count));
    if entries == 0.0 { 0.5 } else { points / entries }
}

/// The mean square distance from the mean score (divisor n); exactly 0 where all entries are the same.
fn score_variance(counts: &[u64]) -> f64 {
    if counts.iter().filter(|&&count| count > 0).count() < 2 {
        return 0.0;
    }
    let mean = score_mean(counts);
    let entries: f64 = counts.iter().map(|&count| count as f64).sum();
    scored(counts).map(|(score, count)| count * (score - mean).powi(2)).sum::<f64>() / entries
}
