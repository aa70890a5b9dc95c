//! How sure the strengths are: the cluster-robust "sandwich".
//!
//! The bread is how sharply the likelihood bends; the filling is how far the clusters really strayed
//! from what the strengths foretell. Were all games independent and none drawn, the filling would equal
//! the bread's inside and cancel one slice; paired games and draws make it smaller or larger, and the
//! sandwich follows.
//!
//! ```text
//!     covariance  =  information⁻¹  ·  Σ strayed² (one − two)(one − two)ᵀ  ·  information⁻¹
//! ```
//!
//! A fit bends towards each cluster, by the share called leverage, and hides that share of the spread:
//! all of it for a cluster that nothing else is compared with. The hidden share is added back as it
//! would be for independent decisive games. The leverages of a table sum to its players less one, so the
//! more clusters, the less is added.

use super::PairResult;
use super::groups::Groups;
use super::matrix::{Matrix, multiply};
use super::strength::{Table, expected, information, inverse_information};
use crate::elo::ELO_PER_NAT;

/// The covariance of the strengths in Elo squared, and each player's degrees of freedom.
pub(super) fn sandwich(strengths: &[f64], pairs: &[PairResult], groups: &Groups, imagined: &[PairResult]) -> (Matrix, Vec<f64>) {
    let players = strengths.len();
    let table = Table::of(players, pairs).with(imagined);
    let bread = inverse_information(&information(&table.games, strengths));
    let mut filling = vec![vec![0.0; players]; players];
    let (mut clusters, mut measured) = (vec![0.0; players], vec![0.0; players]);
    let all = pairs.iter().map(|pair| (pair, groups.together(pair.one, pair.two))).chain(imagined.iter().map(|pair| (pair, false)));
    for (&PairResult { one, two, score_of_one, games }, shows_spread) in all {
        let score = expected(strengths[one] - strengths[two]);
        let ordinary = games * score * (1.0 - score);
        let leverage = (ordinary * (bread[one][one] + bread[two][two] - 2.0 * bread[one][two])).min(1.0);
        let hidden = if shows_spread { leverage } else { 1.0 };
        let strayed = if shows_spread { (score_of_one - games * score).powi(2) } else { 0.0 };
        let squares = strayed + hidden * ordinary;
        filling[one][one] += squares;
        filling[two][two] += squares;
        filling[one][two] -= squares;
        filling[two][one] -= squares;
        for player in [one, two] {
            clusters[player] += 1.0;
            measured[player] += 1.0 - hidden;
        }
    }
    let freedom = clusters.iter().zip(&measured).map(|(&clusters, &measured)| degrees_of_freedom(clusters, measured)).collect();
    // The bread is symmetric, so its rows are its columns.
    let half: Matrix = bread.iter().map(|row| multiply(&filling, row)).collect();
    let whole = half.iter().map(|row| multiply(&bread, row).into_iter().map(|value| value * ELO_PER_NAT * ELO_PER_NAT).collect()).collect();
    (whole, freedom)
}

/// Degrees of freedom of a spread of which a part was measured and the rest is known beforehand
/// (Satterthwaite, 1946, both parts at their ordinary size): infinite where nothing was measured.
fn degrees_of_freedom(clusters: f64, measured: f64) -> f64 {
    if measured > 0.0 { clusters * clusters / measured } else { f64::INFINITY }
}
