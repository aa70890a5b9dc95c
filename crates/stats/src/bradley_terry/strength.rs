//! The likeliest strengths, by Newton's method.
//!
//! The log-likelihood of strengths is a single smooth hill. Near its top the hill is a parabola, and
//! Newton steps to the top of that parabola; a step that overshoots is halved until it climbs. Adding
//! the same to all strengths changes nothing, so the hill has a flat direction, which a rank-one term
//! fills in: strengths then keep the mean 0.

use super::PairResult;
use super::matrix::{Matrix, invert, multiply};

/// Who made how many points against whom, in how many games.
#[derive(Clone, Debug)]
pub(super) struct Table {
    /// `games[i][j]` is how often i and j met.
    pub games: Matrix,
    /// `points[i][j]` is what i made against j.
    pub points: Matrix,
}

impl Table {
    pub(super) fn of(players: usize, pairs: &[PairResult]) -> Self {
        let nothing = vec![vec![0.0; players]; players];
        Self { games: nothing.clone(), points: nothing }.with(pairs)
    }

    /// This table with more results in it.
    pub(super) fn with(&self, pairs: &[PairResult]) -> Self {
        let mut table = self.clone();
        for &PairResult { one, two, score_of_one, games } in pairs {
            table.games[one][two] += games;
            table.games[two][one] += games;
            table.points[one][two] += score_of_one;
            table.points[two][one] += games - score_of_one;
        }
        table
    }

    pub(super) fn players(&self) -> usize {
        self.games.len()
    }
}

/// The score expected of somebody who is stronger by `difference`.
pub(super) fn expected(difference: f64) -> f64 {
    1.0 / (1.0 + libm::exp(-difference))
}

/// The strengths with mean 0 under which the table is likeliest. Finite where everybody can be reached
/// from everybody by points.
pub(super) fn likeliest(table: &Table) -> Vec<f64> {
    let mut strengths = vec![0.0; table.players()];
    let mut height = log_likelihood(table, &strengths);
    for _ in 0..200 {
        let step = multiply(&inverse_information(&information(&table.games, &strengths)), &slope(table, &strengths));
        let Some((next, higher)) = climb(table, &strengths, &step, height) else { break };
        let moved = next.iter().zip(&strengths).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
        (strengths, height) = (next, higher);
        if moved < 1e-12 {
            break;
        }
    }
    strengths
}

/// The first point along the step, then half of it, and so on, that is not lower than `height`, up to
/// the last digits of a sum: near the top these would else stop the climb too early.
fn climb(table: &Table, from: &[f64], step: &[f64], height: f64) -> Option<(Vec<f64>, f64)> {
    (0..40).map(|halvings| 0.5_f64.powi(halvings)).find_map(|part| {
        let next: Vec<f64> = from.iter().zip(step).map(|(old, change)| old + part * change).collect();
        let reached = log_likelihood(table, &next);
        (reached >= height - 1e-13 * height.abs()).then_some((next, reached))
    })
}

/// The log of how likely the table is.
pub(super) fn log_likelihood(table: &Table, strengths: &[f64]) -> f64 {
    let mut sum = 0.0;
    for (i, row) in table.points.iter().enumerate() {
        for (j, &points) in row.iter().enumerate().filter(|(_, points)| **points > 0.0) {
            sum -= points * libm::log1p(libm::exp(strengths[j] - strengths[i]));
        }
    }
    sum
}

/// How much each player made beyond what the strengths foretell.
fn slope(table: &Table, strengths: &[f64]) -> Vec<f64> {
    let beyond = |i: usize, j: usize| table.points[i][j] - table.games[i][j] * expected(strengths[i] - strengths[j]);
    (0..table.players()).map(|i| (0..table.players()).map(|j| beyond(i, j)).sum()).collect()
}

/// How sharply the hill bends: what the games tell about the strengths. Rows sum to 0.
pub(super) fn information(games: &Matrix, strengths: &[f64]) -> Matrix {
    let players = games.len();
    let mut bend = vec![vec![0.0; players]; players];
    for i in 0..players {
        for j in 0..i {
            let score = expected(strengths[i] - strengths[j]);
            let told = games[i][j] * score * (1.0 - score);
            bend[i][j] -= told;
            bend[j][i] -= told;
            bend[i][i] += told;
            bend[j][j] += told;
        }
    }
    bend
}

/// The inverse of the information among strengths with mean 0 (its pseudo-inverse).
pub(super) fn inverse_information(information: &Matrix) -> Matrix {
    let n = information.len() as f64;
    // Any positive constant fills the flat direction; one of the matrix's own size keeps the figures.
    let fill = information.iter().enumerate().map(|(i, row)| row[i]).sum::<f64>().max(f64::MIN_POSITIVE) / (n * n);
    let filled: Matrix = information.iter().map(|row| row.iter().map(|told| told + fill).collect()).collect();
    let Some(mut inverse) = invert(&filled) else { return vec![vec![0.0; information.len()]; information.len()] };
    for value in inverse.iter_mut().flatten() {
        *value -= 1.0 / (fill * n * n);
    }
    inverse
}
