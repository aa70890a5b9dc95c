//! Bradley–Terry: one table of Elo for many players.
//!
//! Every player has one strength, and the difference of two strengths foretells their score by the
//! [Elo curve](crate::elo). The strengths are those under which all results together are likeliest, so
//! that a win over a strong player counts more than one over a weak one, and players who never met are
//! still compared through those whom both met. Draws count half.
//!
//! ```text
//!          A    B    C
//!     A    ·   7½    9   of 10          A  +182
//!     B   2½    ·    6   of 10   ──►    B   −43     mean 0
//!     C    1    4    ·   of 10          C  −140
//! ```
//!
//! **Contract.**
//! - A [`PairResult`] is one cluster: a pair of games, or one game. Its games may lean on each other;
//!   different clusters must not.
//! - Errors come from how far the clusters stray from what the strengths foretell (the "sandwich"). The
//!   share of the spread that the fit itself hides, a cluster's leverage, is added back as that of
//!   independent decisive games: three equal results are no proof that there is no spread, and a player
//!   with a single pair is as unsure as one pair of games is.
//! - Strengths are finite only if everybody can be reached from everybody by a chain of points. Where
//!   they cannot, players fall into groups, and only then half an imagined draw is added between each
//!   two groups, spread evenly over their members. [`Rating::is_bounded`] is true for the players whose
//!   ratings the games alone hold: all, or those of the largest group. The others' values and errors are
//!   what the imagined draw makes of them. Games between groups all went one way and cannot show their
//!   spread, so they too are given that of independent games.
//! - The mean of all ratings is 0, or the first player's is, as [`Anchor`] says. Differences do not
//!   depend on it. Swapping all results negates the ratings.
//!
//! ```
//! use plyground_stats::{Anchor, PairResult, fit};
//! // Twenty pairs of games: player 0 scored 1½ points in every other one and 1 in the rest.
//! let pairs: Vec<PairResult> = (0..20)
//!     .map(|pair| PairResult { one: 0, two: 1, score_of_one: if pair % 2 == 0 { 1.5 } else { 1.0 }, games: 2.0 })
//!     .collect();
//! let table = fit(2, &pairs, Anchor::First).unwrap();
//! let second = &table.ratings()[1];
//! assert!((second.elo.value + 88.74).abs() < 0.01, "25 points of 40");
//! assert!(second.elo.high < 0.0 && second.is_bounded);
//! assert!(table.likelihood_of_superiority(0, 1).unwrap() > 0.999);
//! ```
//!
//! Source: E. Zermelo, *Die Berechnung der Turnier-Ergebnisse als ein Maximumproblem der
//! Wahrscheinlichkeitsrechnung*, 1929; R. A. Bradley and M. E. Terry, *Rank Analysis of Incomplete Block
//! Designs*, 1952; when it is finite: L. R. Ford, *Solution of a Ranking Problem from Binary Comparisons*,
//! 1957; D. R. Hunter, *MM Algorithms for Generalized Bradley–Terry Models*, 2004; the sandwich: H. White,
//! *Maximum Likelihood Estimation of Misspecified Models*, 1982; leverage: S. D. Horn, R. A. Horn and
//! D. B. Duncan, *Estimating Heteroscedastic Variances in Linear Models*, 1975; degrees of freedom: F. E.
//! Satterthwaite, *An Approximate Distribution of Estimates of Variance Components*, 1946.

mod covariance;
mod groups;
mod matrix;
mod strength;

use crate::Interval;
use crate::distribution::{student_95, student_cdf};
use crate::elo::ELO_PER_NAT;
use groups::Groups;
use strength::Table;

/// More players than this are in no tournament, and fitting them would take minutes.
const MOST_PLAYERS: usize = 500;

/// What two players did in one cluster: a pair of games, or one game.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct PairResult {
    /// The number of a player, from 0.
    pub one: usize,
    /// The number of the other player.
    pub two: usize,
    /// Points of player `one`: 1 for a won game, ½ for a drawn one.
    pub score_of_one: f64,
    /// How many games they were.
    pub games: f64,
}

/// Where the scale has its zero.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Anchor {
    /// The mean of all players is 0.
    #[default]
    Mean,
    /// Player 0 is 0, exactly.
    First,
}

/// The strength of one player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Rating {
    /// Elo above the [`Anchor`], 95 %.
    pub elo: Interval,
    /// Points made.
    pub score: f64,
    /// Games played.
    pub games: f64,
    /// Whether the games alone hold this rating, without an imagined draw.
    pub is_bounded: bool,
}

/// The table of all players; made by [`fit`].
#[derive(Clone, PartialEq, Debug)]
pub struct Ratings {
    players: Vec<Rating>,
    /// How the errors of the strengths go together, in Elo squared, with the mean at 0.
    covariance: Vec<Vec<f64>>,
    /// Degrees of freedom behind each player's error.
    freedom: Vec<f64>,
}

/// The strengths of `players` players under which their results are likeliest.
///
/// Answers with one line that says what would be right where a result cannot be.
pub fn fit(players: usize, pairs: &[PairResult], anchor: Anchor) -> Result<Ratings, String> {
    check(players, pairs)?;
    let played = Table::of(players, pairs);
    let groups = Groups::of(&played);
    let imagined = groups.imagined_draws();
    let strengths = strength::likeliest(&played.with(&imagined));
    let (covariance, freedom) = covariance::sandwich(&strengths, pairs, &groups, &imagined);
    let zero = match anchor {
        Anchor::Mean => 0.0,
        Anchor::First => strengths.first().copied().unwrap_or(0.0),
    };
    let bounded = groups.bounded();
    let rated = (0..players)
        .map(|player| {
            let variance = match anchor {
                Anchor::Mean => covariance[player][player],
                Anchor::First => variance_of_difference(&covariance, player, 0),
            };
            let error = student_95(freedom[player]) * variance.max(0.0).sqrt();
            Rating {
                elo: Interval::around((strengths[player] - zero) * ELO_PER_NAT, error),
                score: played.points[player].iter().sum(),
                games: played.games[player].iter().sum(),
                is_bounded: bounded[player],
            }
        })
        .collect();
    Ok(Ratings { players: rated, covariance, freedom })
}

impl Ratings {
    /// The players' ratings, in the order of their numbers.
    #[must_use]
    pub fn ratings(&self) -> &[Rating] {
        &self.players
    }

    /// By how much player `one` is stronger than `two`, in Elo; `None` for a number that no player has.
    ///
    /// Narrower than the two ratings' own errors suggest, for these also hold what all others did.
    #[must_use]
    pub fn difference(&self, one: usize, two: usize) -> Option<Interval> {
        let (value, standard_error, freedom) = self.compare(one, two)?;
        Some(Interval::around(value, student_95(freedom) * standard_error))
    }

    /// How likely it is that player `one` is stronger than `two`; `None` for a number that no player has.
    #[must_use]
    pub fn likelihood_of_superiority(&self, one: usize, two: usize) -> Option<f64> {
        let (value, standard_error, freedom) = self.compare(one, two)?;
        Some(if standard_error > 0.0 { student_cdf(value / standard_error, freedom) } else { 0.5 })
    }

    /// Difference, its standard error, and the degrees of freedom behind that.
    fn compare(&self, one: usize, two: usize) -> Option<(f64, f64, f64)> {
        let value = self.players.get(one)?.elo.value - self.players.get(two)?.elo.value;
        let variance = variance_of_difference(&self.covariance, one, two);
        Some((value, variance.max(0.0).sqrt(), self.freedom[one].min(self.freedom[two])))
    }
}

/// The square of the standard error of a difference of two strengths.
fn variance_of_difference(covariance: &[Vec<f64>], one: usize, two: usize) -> f64 {
    covariance[one][one] + covariance[two][two] - 2.0 * covariance[one][two]
}

/// Says what is wrong with the first result that cannot be.
fn check(players: usize, pairs: &[PairResult]) -> Result<(), String> {
    if players > MOST_PLAYERS {
        return Err(format!("{players} players are too many: at most {MOST_PLAYERS} can be rated together"));
    }
    for (index, pair) in pairs.iter().enumerate() {
        if let Some(unknown) = [pair.one, pair.two].into_iter().find(|&player| player >= players) {
            return Err(format!("result {index} names player {unknown}: the {players} players are numbered from 0"));
        }
        if pair.one == pair.two {
            return Err(format!("result {index} has player {} against itself: the two players must differ", pair.one));
        }
        if !(pair.games > 0.0 && pair.games.is_finite()) {
            return Err(format!("result {index} has {} games: it must have one or more", pair.games));
        }
        if !(0.0..=pair.games).contains(&pair.score_of_one) {
            return Err(format!("result {index} has {} points in {} games: points go from 0 to the games", pair.score_of_one, pair.games));
        }
    }
    Ok(())
}
