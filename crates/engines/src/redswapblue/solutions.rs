//! How many shortest solutions there are.
//!
//! Positions on shortest ways are taken layer by layer, the goal last. Each carries the number of ways that
//! lead to it and hands it on to every neighbour that is nearer to the goal. Symmetric positions are counted
//! together, since what leads on from one leads on from the others alike.
//!
//! ```text
//!   1 ──► 2 ──► 5        numbers of ways from the start
//!    └──► 1 ──► 1 ──► …  the goal's number is the answer
//! ```

use super::distances::Distances;
use super::place::Place;
use plyground_core::{Clock, Game, Puzzle, Stop};
use plyground_games::redswapblue::{Bits, RedSwapBlue};
use std::collections::HashMap;

impl Distances {
    /// The number of shortest ways from a position to the goal; `None` when the sweep has not come to it.
    pub fn count_ways<B: Bits>(&self, start: &RedSwapBlue<B>, clock: &mut Clock<'_>) -> Result<Option<u128>, Stop> {
        let Some(distance) = self.distance(start) else { return Ok(None) };
        let mut layer: HashMap<Place, (RedSwapBlue<B>, u128)> = HashMap::new();
        layer.insert(Place::of(start, &self.home, &self.patterns), (*start, 1));
        for _ in 0..distance {
            let mut nearer: HashMap<Place, (RedSwapBlue<B>, u128)> = HashMap::new();
            for (position, ways) in layer.into_values() {
                clock.tick()?;
                for action in self.best_actions(&position) {
                    let next = position.after(&action);
                    nearer.entry(Place::of(&next, &self.home, &self.patterns)).or_insert((next, 0)).1 += ways;
                }
            }
            clock.check_memory(nearer.len() * 2 * size_of::<(Place, (RedSwapBlue<B>, u128))>())?;
            layer = nearer;
        }
        debug_assert!(layer.values().all(|(position, _)| position.is_solved()));
        Ok(Some(layer.into_values().map(|(_, ways)| ways).sum()))
    }

    /// The positions farthest from the goal, once the sweep is complete: at least one of each class of symmetric ones.
    #[must_use]
    pub fn farthest<B: Bits>(&self, like: &RedSwapBlue<B>) -> Vec<RedSwapBlue<B>> {
        if !self.is_complete() || like.variant() != self.variant() {
            return Vec::new();
        }
        self.newest.iter().filter_map(|place| place.position(like, &self.home)).collect()
    }
}
