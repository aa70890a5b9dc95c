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
    /// The number of shortest ways from a position to the goal; `None` when the sweep has not come to it. The most bytes
    /// held meanwhile, these distances included, are noted in `peak` where they are more than it says.
    pub fn count_ways<B: Bits>(&self, start: &RedSwapBlue<B>, clock: &mut Clock<'_>, peak: &mut usize) -> Result<Option<u128>, Stop> {
        let Some(distance) = self.distance(start) else { return Ok(None) };
        let held = self.held_bytes();
        // Both maps keep their room: many that come and go would leave gaps, which are memory as well.
        let (mut layer, mut nearer) = (Layer::default(), Layer::default());
        layer.add(Place::of(start, &self.home, &self.patterns), *start, 1, held, clock, peak)?;
        for _ in 0..distance {
            let taken = held + layer.bytes();
            for (_, (position, ways)) in layer.0.drain() {
                clock.tick()?;
                for action in self.best_actions(&position) {
                    let next = position.after(&action);
                    nearer.add(Place::of(&next, &self.home, &self.patterns), next, ways, taken, clock, peak)?;
                }
            }
            std::mem::swap(&mut layer, &mut nearer);
        }
        debug_assert!(layer.0.values().all(|(position, _)| position.is_solved()));
        Ok(Some(layer.0.into_values().map(|(_, ways)| ways).sum()))
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

/// Positions of one distance, each with the number of ways that lead to it.
struct Layer<B: Bits>(HashMap<Place, (RedSwapBlue<B>, u128)>);

impl<B: Bits> Default for Layer<B> {
    fn default() -> Self {
        Self(HashMap::new())
    }
}

impl<B: Bits> Layer<B> {
    /// The bytes it takes.
    fn bytes(&self) -> usize {
        Self::bytes_for(self.0.capacity())
    }

    /// The bytes of a map with room for so many: a power of two of places, at most seven of eight in use, and a byte of its
    /// own for each.
    fn bytes_for(capacity: usize) -> usize {
        let places = if capacity == 0 { 0 } else { (capacity * 8).div_ceil(7).next_power_of_two() };
        // A place takes two words of 64 bits; where words are smaller as much is booked, so that a limit means the same.
        places * (size_of::<([u64; 2], (RedSwapBlue<B>, u128))>() + 1)
    }

    /// Adds ways that lead to a position, unless the map would have to grow beyond what is allowed beside `taken` other bytes.
    fn add(
        &mut self,
        place: Place,
        position: RedSwapBlue<B>,
        ways: u128,
        taken: usize,
        clock: &Clock<'_>,
        peak: &mut usize,
    ) -> Result<(), Stop> {
        // Not by `entry`, which makes room before anybody can look whether it is allowed.
        if let Some(known) = self.0.get_mut(&place) {
            known.1 += ways;
            return Ok(());
        }
        if self.0.len() == self.0.capacity() {
            // While a map grows, the old one and the new one are both there.
            let bytes = taken + self.bytes() + Self::bytes_for(self.0.capacity() + 1);
            clock.check_memory(bytes)?;
            *peak = bytes.max(*peak);
        }
        self.0.insert(place, (position, ways));
        Ok(())
    }
}
