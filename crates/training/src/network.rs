//! What a position is worth, as learned: features and their weights.

use crate::features::Features;
use crate::weights::Weights;
use plyground_core::{Complaint, Game};
use std::marker::PhantomData;

/// A value function: the sum of the weights that fire, through the link of its features.
///
/// ```text
///   position ──► features fire ──► their weights add up ──► link ──► value
///                 17, 4711, …        0.3 + 12.5 + …
/// ```
pub struct Network<G: Game, F: Features<G>> {
    /// What is noticed.
    pub features: F,
    /// What it counts.
    pub weights: Weights,
    /// Added to every sum: where values begin. Above what can be reached it makes the learner try what it has not
    /// seen (an *optimistic* start; H. Guei and others, *Optimistic Temporal Difference Learning for 2048*, 2021).
    pub base: f32,
    /// One over the number of features that fire.
    share: f32,
    game: PhantomData<fn(G)>,
}

impl<G: Game, F: Features<G>> Network<G, F> {
    /// A network that knows nothing: every position is worth `base`.
    pub fn new(features: F, base: f32, is_coherent: bool) -> Result<Self, Complaint> {
        let count: usize = features.tables().iter().sum();
        let weights = Weights::new(count, is_coherent).ok_or_else(|| {
            let bytes = Weights::bytes(count, is_coherent);
            Complaint::new("no-memory", format!("there is no room for a network of {} MiB; take a smaller one", bytes >> 20))
                .with("bytes", bytes)
        })?;
        let share = 1.0 / features.count() as f32;
        Ok(Self { features, weights, base, share, game: PhantomData })
    }

    /// The value of what fires.
    #[inline]
    pub fn value(&self, fired: &[u32]) -> f32 {
        self.features.link().value(self.base + self.weights.sum(fired))
    }

    /// The value of a position that is not over.
    pub fn judge(&self, position: &G) -> f32 {
        let mut fired = F::Fired::default();
        self.features.fire(&self.features.view(position), &mut fired);
        self.value(fired.as_ref())
    }

    /// Moves the sum of what fires by `change`, an equal share for every weight.
    #[inline]
    pub fn adjust(&self, fired: &[u32], change: f32) {
        self.weights.adjust(fired, change * self.share);
    }
}
