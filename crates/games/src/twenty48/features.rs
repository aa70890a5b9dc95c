//! The features of a line, and their weights.
//!
//! Every feature is a number that can be told from one row or one column alone. A line is
//! worth the weighted sum of its features, a board the sum of its lines; so the worth of every line
//! is computed once, ahead of time, and judging a board is adding up table entries.
//!
//! ```text
//!    line (exponents)        3 5 . 4        8, 32, nothing, 16
//!    monotonicity    -625    rises 5^4 - 3^4 and 4^4, falls 5^4 - 0: the smaller sum, negated
//!    smoothness        -3    |3 - 5| + |5 - 4|, negated
//!    empty              1    cells without a tile
//!    merges             0    equal tiles with nothing between them
//!    corner             0    fourth power of the largest exponent, if it is at an end
//!    sum             -454    sum of the exponents to the power 3.5, negated
//! ```
//!
//! Contract: [`Weights::worth`] lies in `-lost ..= 900,000` points for every line, whatever the
//! weights; and a longer history of a board never matters, only its tiles.
//!
//! ```
//! use plyground_games::twenty48::{Feature, features};
//! let values = features(&[3, 5, 0, 4]);
//! assert_eq!(values[Feature::Monotonicity as usize], -625.0);
//! assert_eq!(values[Feature::Smoothness as usize], -3.0);
//! assert_eq!(values[Feature::Empty as usize], 1.0);
//! ```
//!
//! Rows judged by table, with powers of the exponents, are common among 2048 programs since 2014; monotonicity and
//! smoothness are the two features that every course on the game starts from.

use plyground_core::{Choice, Complaint};

/// The features of a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// How far the line is from only rising or only falling.
    Monotonicity,
    /// How different neighbours are.
    Smoothness,
    /// How many cells are empty.
    Empty,
    /// How many pairs could merge.
    Merges,
    /// Whether the largest tile is at an end.
    Corner,
    /// How much is on the line.
    Sum,
}

/// The number of features.
const FEATURES: usize = 6;

/// The most points a line may be worth, and the most it may lose: ten lines of hundredths of
/// points then still fit between the values of won and lost games.
pub(super) const LIMIT: f64 = 900_000.0;

/// The features of a line of exponents, in the order of [`Feature`].
#[must_use]
pub fn features(line: &[u8]) -> [f64; FEATURES] {
    let fourth_power = |exponent: u8| f64::from(exponent).powi(4);
    let (mut rises, mut falls, mut jumps, mut merges, mut sum) = (0.0, 0.0, 0.0, 0.0, 0.0);
    for neighbours in line.windows(2) {
        let step = fourth_power(neighbours[1]) - fourth_power(neighbours[0]);
        rises += step.max(0.0);
        falls -= step.min(0.0);
    }
    let (mut before, mut empty) = (None, line.len());
    for &tile in line.iter().filter(|&&tile| tile != 0) {
        if let Some(before) = before {
            jumps += f64::from(tile.abs_diff(before));
            merges += f64::from(u8::from(tile == before));
        }
        before = Some(tile);
        empty -= 1;
        sum += f64::from(tile).powi(3) * f64::from(tile).sqrt();
    }
    let largest = line.iter().copied().max().unwrap_or(0);
    let is_at_end = line.first() == Some(&largest) || line.last() == Some(&largest);
    let corner = if is_at_end { fourth_power(largest) } else { 0.0 };
    [-f64::min(rises, falls), -jumps, empty as f64, merges, corner, -sum]
}

/// What each feature is worth, in points.
///
/// ```
/// use plyground_games::twenty48::Weights;
/// let weights = Weights::TUNED.with("empty=270 merges=700").expect("both are features");
/// assert_ne!(weights, Weights::TUNED);
/// assert_eq!(Weights::TUNED.with("emtpy=1").unwrap_err().code, "unknown-feature");
/// ```
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Weights {
    /// The weight of each [`Feature`].
    pub of: [f64; FEATURES],
    /// What a stuck board loses on each line; no line is worth less.
    pub lost: f64,
}

impl Weights {
    /// The weights of the evaluator `features`, found by playing expectimax: about 42,000 points at depth 2, and
    /// at depth 3, on seeds that had no part in the choice, 76,000 (30 games, standard error 7,400).
    /// A reward for the corner won fewer points wherever monotonicity was there already.
    pub const TUNED: Self = Self { of: [17.0, 500.0, 600.0, 710.0, 0.0, 5.0], lost: 800_000.0 };

    /// The weights of the evaluator `course`: two features only.
    pub const COURSE: Self = Self { of: [50.0, 3000.0, 0.0, 0.0, 0.0, 0.0], lost: 200_000.0 };

    /// The names that weights are set by, and what they stand for.
    pub const NAMES: [Choice; FEATURES + 1] = [
        Choice {
            id: "monotonicity",
            sentence: "A line that both rises and falls loses the lesser of the two, in fourth powers of the exponents.",
        },
        Choice { id: "smoothness", sentence: "Neighbouring tiles lose the difference of their exponents." },
        Choice { id: "empty", sentence: "Every empty cell of a line counts." },
        Choice { id: "merges", sentence: "Every pair of equal tiles with nothing between them counts." },
        Choice { id: "corner", sentence: "A largest tile at the end of its line gains the fourth power of its exponent." },
        Choice { id: "sum", sentence: "Every tile loses its exponent to the power 3.5: few large tiles are better than many small ones." },
        Choice { id: "lost", sentence: "What a stuck board loses on each line, and the most that any line can lose." },
    ];

    /// The worth of a line in points.
    #[must_use]
    pub fn worth(&self, line: &[u8]) -> f64 {
        let sum: f64 = features(line).iter().zip(&self.of).map(|(feature, weight)| feature * weight).sum();
        sum.clamp(-self.lost, LIMIT)
    }

    /// These weights with some set anew: `name=number`, separated by spaces, commas or semicolons.
    pub fn with(mut self, text: &str) -> Result<Self, Complaint> {
        let mut at = 0;
        for piece in text.split([' ', ',', ';']) {
            if !piece.is_empty() {
                self.set(piece).map_err(|complaint| complaint.with("text", piece).at(at))?;
            }
            at += piece.chars().count() + 1;
        }
        Ok(self)
    }

    fn set(&mut self, piece: &str) -> Result<(), Complaint> {
        let (name, number) = piece.split_once('=').ok_or_else(|| {
            Complaint::new("not-a-weight", format!("`{piece}` is no weight; weights are written feature=number, such as empty=270"))
        })?;
        let index = Self::NAMES.iter().position(|choice| choice.id == name).ok_or_else(|| {
            let known = Self::NAMES.map(|choice| choice.id).join(", ");
            let message = format!("2048 has no feature `{name}`; it has {known}");
            Complaint::new("unknown-feature", message).with("feature", name).with("known", known)
        })?;
        let least = if index == FEATURES { 0.0 } else { -LIMIT };
        let weight = number.parse().ok().filter(|weight| (least..=LIMIT).contains(weight)).ok_or_else(|| {
            let message = format!("{name}={number}: a weight must be a number from {least} to {LIMIT}");
            Complaint::new("bad-weight", message).with("feature", name).with("value", number)
        })?;
        *self.of.get_mut(index).unwrap_or(&mut self.lost) = weight;
        Ok(())
    }
}
