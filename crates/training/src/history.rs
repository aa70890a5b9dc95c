//! What has happened in a training so far: counts, and the learning curve.

use crate::learner::Finished;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A stretch of games: how many, how good.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Stretch {
    /// Games of the training up to here.
    pub until: u64,
    /// Seconds of training up to here.
    pub seconds: f64,
    /// Games of the stretch.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// The sum of their scores.
    pub score: f64,
    /// The sum of the squares of their scores.
    #[serde(default)]
    pub squares: f64,
    /// How many there were of each class, such as the largest tile.
    pub classes: BTreeMap<u32, u64>,
}

impl Stretch {
    /// The mean score; 0 without games.
    #[must_use]
    pub fn mean(&self) -> f64 {
        self.score / (self.games.max(1)) as f64
    }

    /// Half of a 95 % interval around the mean.
    #[must_use]
    pub fn margin(&self) -> f64 {
        let games = self.games.max(2) as f64;
        let variance = (self.squares - self.score * self.score / games).max(0.0) / (games - 1.0);
        1.96 * (variance / games).sqrt()
    }

    /// Counts a game.
    pub fn add(&mut self, game: &Finished) {
        self.games += 1;
        self.decisions += game.decisions as u64;
        self.score += game.score;
        self.squares += game.score * game.score;
        *self.classes.entry(game.class).or_default() += 1;
    }
}

/// A training so far.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct History {
    /// Games begun; the next one has this number.
    pub begun: u64,
    /// Games that ended and were learned from.
    pub games: u64,
    /// Decisions in them.
    pub decisions: u64,
    /// Seconds spent.
    pub seconds: f64,
    /// The learning curve: stretches that follow each other.
    pub curve: Vec<Stretch>,
    /// The stretch under way.
    pub open: Stretch,
}

/// The fewest games of a stretch.
const SHORTEST: u64 = 1000;
/// A stretch is at least one in this many of all games so far, so that long trainings have short curves.
const PARTS: u64 = 50;

impl History {
    /// Counts a game that ended after so many seconds of training.
    pub fn add(&mut self, game: &Finished, seconds: f64) {
        self.games += 1;
        self.decisions += game.decisions as u64;
        self.seconds = seconds;
        self.open.add(game);
        if self.open.games >= SHORTEST.max(self.games / PARTS) {
            self.open.until = self.games;
            self.open.seconds = seconds;
            self.curve.push(std::mem::take(&mut self.open));
        }
    }

    /// The stretch to judge by: the last whole one, or what there is.
    #[must_use]
    pub fn latest(&self) -> &Stretch {
        self.curve.last().filter(|_| self.open.games < SHORTEST).unwrap_or(&self.open)
    }
}
