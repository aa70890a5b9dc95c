//! The sequential test: play until it is clear, and no longer.
//!
//! Fixing the number of games beforehand wastes most of them. Instead two claims are set against each
//! other, "the difference is `elo0`" and "it is `elo1`", and after every pair the test asks how much
//! better one explains all results than the other: the log-likelihood ratio, LLR. It stops the moment
//! the ratio leaves a corridor whose walls follow from the errors one is ready to make.
//!
//! ```text
//!    2.94 ├───────────────────────────────●────   accept H1: at least elo1
//!         │                     .-'-. .-'
//!       0 ├─.-'-.-.     .-'-..-'     '            LLR after every pair
//!         │        '-.-'
//!   −2.94 ├────────────────────────────────────   accept H0: at most elo0
//! ```
//!
//! **Contract.** `alpha` is the chance to accept H1 although the difference is `elo0`, `beta` that to
//! accept H0 although it is `elo1`; both hold approximately, and are better kept the closer the claims.
//! Differences are [Elo](crate::elo) or [normalised Elo](crate::counts), as [`Model`] says. The LLR is
//! that of the generalised test: under each claim the chances of the scores are those that explain the
//! counts best. Scores never seen count 1/1000, without which they could not be explained at all; an
//! empty count has LLR 0. Works for [`Pentanomial`](crate::Pentanomial) and
//! [`Trinomial`](crate::Trinomial) counts. As text a test is `elo0=0,elo1=5`, and
//! `alpha=0.05,beta=0.05,model=logistic` unless said otherwise.
//!
//! ```
//! use plyground_stats::{Decision, Pentanomial, Sprt};
//! let test: Sprt = "elo0=0,elo1=2,model=normalised".parse().unwrap();
//! // Stockfish's pull request 6019 at the end of its first test.
//! let pairs = Pentanomial([320, 12431, 27275, 12858, 316]);
//! assert!((test.llr(&pairs) - 2.95).abs() < 0.005);
//! assert_eq!(test.verdict(&pairs), Decision::AcceptH1);
//! ```
//!
//! Source: A. Wald, *Sequential Tests of Statistical Hypotheses*, 1945; the generalised test from
//! X. Li, J. Liu and Z. Ying, *Generalized Sequential Probability Ratio Test for Separate Families of
//! Hypotheses*, 2014; its form for games from M. Van den Bergh, *Comments on Normalized Elo*, 2021.

mod likelihood;
mod text;

use crate::ScoreCounts;
use crate::counts::{NORMALISED_ELO_PER_DEVIATION, scored};
use crate::elo::score_from_elo;

/// In which Elo the two claims are made.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Model {
    /// Logistic Elo: a claim about the mean score.
    #[default]
    Logistic,
    /// Normalised Elo: a claim about the mean score in standard deviations of a game.
    Normalised,
}

/// What the results so far allow to say.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Decision {
    /// Nothing yet: play on.
    Continue,
    /// The difference is not as large as `elo1`.
    AcceptH0,
    /// The difference is larger than `elo0`.
    AcceptH1,
}

/// A sequential test of two claims about a difference in strength; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    /// The first claim, H0.
    pub elo0: f64,
    /// The second claim, H1, larger than the first.
    pub elo1: f64,
    /// The accepted chance of a false H1.
    pub alpha: f64,
    /// The accepted chance of a false H0.
    pub beta: f64,
    /// In which Elo the claims are.
    pub model: Model,
}

impl Sprt {
    /// The corridor of the LLR: H0 is accepted at or below the first, H1 at or above the second.
    ///
    /// ```
    /// use plyground_stats::Sprt;
    /// let (low, high) = "elo0=0,elo1=5".parse::<Sprt>().unwrap().bounds();
    /// assert!((low + 2.944).abs() < 0.001 && (high - 2.944).abs() < 0.001);
    /// ```
    #[must_use]
    pub fn bounds(&self) -> (f64, f64) {
        (libm::log(self.beta / (1.0 - self.alpha)), libm::log((1.0 - self.beta) / self.alpha))
    }

    /// How much better H1 explains the counts than H0: the generalised log-likelihood ratio.
    #[must_use]
    pub fn llr<C: ScoreCounts>(&self, counts: &C) -> f64 {
        if counts.entries() == 0 {
            return 0.0;
        }
        let seen: Vec<(f64, f64)> =
            scored(counts.counts()).map(|(score, count)| (score, if count == 0.0 { 1e-3 } else { count })).collect();
        match self.model {
            Model::Logistic => likelihood::ratio_of_means(&seen, score_from_elo(self.elo0), score_from_elo(self.elo1)),
            Model::Normalised => {
                // Deviations of an entry: with two games in one, the mean stands √2 times as many away.
                let unit = (C::GAMES_PER_ENTRY as f64).sqrt() / NORMALISED_ELO_PER_DEVIATION;
                likelihood::ratio_of_deviations(&seen, self.elo0 * unit, self.elo1 * unit)
            }
        }
    }

    /// Whether to stop, and with which claim.
    #[must_use]
    pub fn verdict<C: ScoreCounts>(&self, counts: &C) -> Decision {
        let ((low, high), llr) = (self.bounds(), self.llr(counts));
        if llr >= high {
            Decision::AcceptH1
        } else if llr <= low {
            Decision::AcceptH0
        } else {
            Decision::Continue
        }
    }
}
