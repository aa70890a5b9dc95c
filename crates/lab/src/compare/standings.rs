//! Tables of results with honest error bars.

use super::{Plan, Row};
use plyground_session::Effort;
use plyground_session::number;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// How a player fared.
#[derive(Clone, Debug)]
pub struct Standing {
    /// The player.
    pub spec: String,
    /// Games played to their end.
    pub games: usize,
    /// Of these, won, drawn and lost (games of two), or solved and not (puzzles).
    pub won: usize,
    /// Drawn games.
    pub drawn: usize,
    /// Lost games, or puzzles not solved.
    pub lost: usize,
    /// Mean score of a game: 1, ½, 0 in games of two, points otherwise, minus the steps of puzzles.
    pub score: Interval,
    /// Standard deviation of that score.
    pub score_sd: f64,
    /// Strength against the others met, and its error (games of two).
    pub elo: Option<Interval>,
    /// What its decisions took.
    pub effort: Effort,
    /// How often each milestone was the last, such as the largest tile.
    pub tiles: BTreeMap<u64, usize>,
}

/// A value with half of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// The value.
    pub value: f64,
    /// Half of the interval.
    pub error: f64,
}

/// Half of a 95 % interval in standard errors.
const NORMAL_95: f64 = 1.959_964;

/// Sums up the games of a plan, players in the order given.
#[must_use]
pub fn standings(plan: &Plan, rows: &[Row]) -> Vec<Standing> {
    (0..plan.specs.len()).map(|player| standing(plan, rows, player)).collect()
}

fn standing(plan: &Plan, rows: &[Row], player: usize) -> Standing {
    let (mut won, mut drawn, mut lost, mut effort) = (0, 0, 0, Effort::default());
    let (mut scores, mut tiles) = (Vec::new(), BTreeMap::new());
    // The two games of a pair share their dice: together they are one observation.
    let mut pairs: BTreeMap<(usize, usize), Vec<f64>> = BTreeMap::new();
    let is_match = rows.iter().any(|row| row.seats.len() == 2);
    for row in rows {
        let Some(seat) = row.seats.iter().position(|&index| index == player) else { continue };
        let Some(score) = row.score(seat) else {
            effort.add(row.effort);
            lost += 1;
            continue;
        };
        let record = row.played.as_ref().expect("a game with a score was played");
        if is_match {
            let other = row.seats[1 - seat];
            pairs.entry((other, row.game / 2)).or_default().push(score);
            won += usize::from(score > 0.75);
            drawn += usize::from((0.25..0.75).contains(&score));
            lost += usize::from(score < 0.25);
        } else {
            won += usize::from(matches!(record.outcome, plyground_core::Outcome::Won(plyground_core::Player::One)));
        }
        scores.push(score);
        effort.add(record.efforts[seat]);
        if let Some(tile) = record.milestone {
            *tiles.entry(tile).or_insert(0) += 1;
        }
    }
    let observations: Vec<f64> =
        if is_match { pairs.values().map(|pair| pair.iter().sum::<f64>() / pair.len() as f64).collect() } else { scores.clone() };
    let (mean, _) = mean_and_sd(&scores);
    let (_, spread) = mean_and_sd(&observations);
    let error = NORMAL_95 * spread / (observations.len().max(1) as f64).sqrt();
    Standing {
        spec: plan.specs[player].clone(),
        games: scores.len(),
        won,
        drawn,
        lost,
        score: Interval { value: mean, error },
        score_sd: mean_and_sd(&scores).1,
        elo: is_match.then(|| elo(mean, error)).flatten(),
        effort,
        tiles,
    }
}

fn mean_and_sd(values: &[f64]) -> (f64, f64) {
    let count = values.len() as f64;
    if values.is_empty() {
        return (0.0, 0.0);
    }
    let mean = values.iter().sum::<f64>() / count;
    let squares: f64 = values.iter().map(|value| (value - mean).powi(2)).sum();
    (mean, if values.len() > 1 { (squares / (count - 1.0)).sqrt() } else { 0.0 })
}

/// The Elo difference that belongs to a score, with the error carried through the logistic
/// curve; `None` when every game was won or lost, since no finite difference fits then.
fn elo(score: f64, error: f64) -> Option<Interval> {
    let is_inside = score > 0.0 && score < 1.0;
    let slope = 400.0 / std::f64::consts::LN_10 / (score * (1.0 - score));
    is_inside.then(|| Interval { value: -400.0 * (1.0 / score - 1.0).log10(), error: slope * error })
}

impl Standing {
    /// The fields every front end agrees on.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let decisions = self.effort.decisions.max(1) as f64;
        let tiles: Map<String, Value> = self.tiles.iter().map(|(tile, count)| (tile.to_string(), json!(count))).collect();
        json!({
            "spec": self.spec,
            "games": self.games,
            "won": self.won,
            "drawn": self.drawn,
            "lost": self.lost,
            "score_mean": number(self.score.value),
            "score_error": number(self.score.error),
            "score_sd": number(self.score_sd),
            "elo": self.elo.map(|elo| number(elo.value)),
            "elo_error": self.elo.map(|elo| number(elo.error)),
            "seconds_per_action": self.effort.seconds / decisions,
            "nodes_per_action": self.effort.nodes as f64 / decisions,
            "peak_memory_bytes": self.effort.peak_memory_bytes,
            "tiles": tiles,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_of_known_scores() {
        // 75 % is 190.85 Elo, by the definition of the scale.
        let difference = elo(0.75, 0.0).unwrap();
        assert!((difference.value - 190.848_5).abs() < 1e-3, "{difference:?}");
        assert_eq!(elo(1.0, 0.0), None);
        assert_eq!(elo(0.0, 0.0), None);
        assert!((elo(0.5, 0.01).unwrap().error - 6.949).abs() < 1e-2);
    }

    #[test]
    fn mean_and_standard_deviation_by_hand() {
        let (mean, sd) = mean_and_sd(&[2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0]);
        assert!((mean - 5.0).abs() < 1e-12 && (sd - 2.138_089_935).abs() < 1e-6);
        assert_eq!(mean_and_sd(&[]), (0.0, 0.0));
    }
}
