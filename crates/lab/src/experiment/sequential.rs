//! A test between two players that ends as soon as it is decided.
//!
//! Games end in any order on several threads, and a test that looked at them in that order would stop
//! at another place each time. So it looks at the units in the order of their numbers, as far as they
//! have come without a gap; what was played beyond the place where it is decided does not count.

use super::play::Play;
use super::schedule::Schedule;
use plyground_stats::{Decision as Verdict, Pentanomial, Sprt};
use std::collections::BTreeMap;

/// A test in progress.
#[derive(Clone, Debug)]
pub struct Sequential {
    test: Sprt,
    /// Units in all, and games of each.
    units: usize,
    /// Scores of the first player in games of units that cannot be counted yet.
    waiting: BTreeMap<usize, Vec<f64>>,
    /// Units that were counted.
    next: usize,
    counts: Pentanomial,
    /// The likelihood ratio after each unit.
    path: Vec<f64>,
    verdict: Verdict,
}

impl Sequential {
    /// A test that has seen nothing of its schedule of one match.
    #[must_use]
    pub fn new(test: Sprt, schedule: &Schedule) -> Self {
        let counts = Pentanomial::default();
        Self { test, units: schedule.units(), waiting: BTreeMap::new(), next: 0, counts, path: Vec::new(), verdict: Verdict::Continue }
    }

    /// Takes a game in.
    pub fn hear(&mut self, play: &Play) {
        // In the second game of a pair the first player sits in the second seat.
        let Some(score) = play.score_of(play.half) else { return };
        if self.verdict != Verdict::Continue {
            return;
        }
        self.waiting.entry(play.unit).or_default().push(score);
        while self.verdict == Verdict::Continue && self.next < self.units {
            let Some(scores) = self.waiting.get(&self.next).filter(|scores| scores.len() == 2) else { return };
            self.counts.add(scores.iter().sum());
            self.waiting.remove(&self.next);
            self.next += 1;
            self.path.push(self.test.llr(&self.counts));
            self.verdict = self.test.verdict(&self.counts);
        }
    }

    /// How many units it took to decide; `None` while it is open.
    #[must_use]
    pub fn decided_at(&self) -> Option<usize> {
        (self.verdict != Verdict::Continue).then_some(self.next)
    }

    /// What it says so far.
    #[must_use]
    pub const fn verdict(&self) -> Verdict {
        self.verdict
    }

    /// The test.
    #[must_use]
    pub const fn test(&self) -> &Sprt {
        &self.test
    }

    /// The likelihood ratio after each unit, as a logarithm.
    #[must_use]
    pub fn path(&self) -> &[f64] {
        &self.path
    }

    /// Pairs by their score, as far as they count.
    #[must_use]
    pub const fn counts(&self) -> &Pentanomial {
        &self.counts
    }

    /// What it found, in a sentence.
    #[must_use]
    pub fn in_words(&self) -> String {
        let (low, high) = self.test.bounds();
        let ratio = self.path.last().copied().unwrap_or(0.0);
        let Sprt { elo0, elo1, .. } = self.test;
        let found = match self.verdict {
            Verdict::Continue => "undecided so far".into(),
            Verdict::AcceptH0 => format!("decided: not stronger by {elo1} Elo"),
            Verdict::AcceptH1 => format!("decided: stronger by more than {elo0} Elo"),
        };
        format!(
            "test of elo0={elo0}, elo1={elo1} after {} pairs: {found} (log-likelihood ratio {ratio:.2}, ends at {low:.2} and {high:.2})",
            self.next
        )
    }
}
