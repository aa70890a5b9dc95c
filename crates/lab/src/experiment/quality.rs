//! How good decisions are, as far as the reference can tell.

use crate::answer::Answer;
use plyground_core::Player as Seat;

/// How good the decisions of a player were, as far as the reference can tell.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Quality {
    /// Decisions with a choice: those with a single legal action do not count.
    pub choices: u64,
    /// How many of them were as good as the best action.
    pub best: u64,
    /// Points given away, all of them together.
    pub loss: f64,
}

impl Quality {
    /// Points given away by a decision, on average.
    #[must_use]
    pub fn mean_loss(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.loss / self.choices as f64)
    }

    /// How many decisions were as good as the best, as a share.
    #[must_use]
    pub fn best_share(&self) -> Option<f64> {
        (self.choices > 0).then(|| self.best as f64 / self.choices as f64)
    }

    /// Adds the decisions of another game.
    pub fn merge(&mut self, other: Self) {
        self.choices += other.choices;
        self.best += other.best;
        self.loss += other.loss;
    }

    /// Adds a decision, or does nothing where there was no choice.
    pub(super) fn add(&mut self, judged: &Answer, chosen: &str, seat: Seat, clip: f64) {
        if judged.actions.len() < 2 {
            return;
        }
        let sign = if seat == Seat::One { 1.0 } else { -1.0 };
        let worth = |value: f64| sign * value.clamp(-clip, clip);
        let Some(own) = judged.actions.iter().find(|action| action.action == chosen) else { return };
        let best = judged.actions.iter().map(|action| worth(action.worth.value)).fold(f64::NEG_INFINITY, f64::max);
        let loss = best - worth(own.worth.value);
        self.choices += 1;
        self.best += u64::from(loss == 0.0);
        self.loss += loss;
    }
}
