//! A transposition table for depth-first puzzle searches: what has been searched in this round.
//!
//! A fixed number of places, each for one position; a newcomer takes the place of whoever was
//! there. A position met again in the same round, by a way that is no cheaper and no shorter,
//! needs no second look: whatever could be found below it would have been found then.
//!
//! ```text
//!   key ──► │ – │ position, g, depth, round │ – │ … │
//! ```
//!
//! Why that is safe together with the check for circles on the path: take a cheapest way to
//! the goal and the last position on it that this round searched at its cheapest cost. Its
//! successor on that way cannot lie on the path (it would have been reached more cheaply), so
//! it was searched, now or before, at its own cheapest cost. So the goal is found.
//!
//! Source: Reinefeld and Marsland, "Enhanced iterative-deepening search", 1994.

use super::memory::Memory;
use plyground_core::{Puzzle, Stop};

/// A position that was searched.
struct Visit<G> {
    position: G,
    g: u32,
    depth: u32,
    round: u32,
}

/// Positions searched in this round, as many as there is room for.
pub(super) struct VisitTable<G> {
    places: Vec<Option<Visit<G>>>,
    round: u32,
}

impl<G: Puzzle> VisitTable<G> {
    /// An empty table of at most so many bytes; at least one place.
    pub(super) fn with_bytes(bytes: usize, memory: &mut Memory) -> Result<Self, Stop> {
        let length = (bytes / size_of::<Option<Visit<G>>>()).max(1);
        let mut places = Vec::new();
        memory.lengthen(&mut places, length, || None)?;
        Ok(Self { places, round: 0 })
    }

    /// Forgets everything, for a new round.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }

    /// True when this position has been searched in this round from no farther away. Otherwise
    /// it is noted as searched from here.
    #[inline]
    pub(super) fn has_been_here(&mut self, position: &G, g: u32, depth: u32) -> bool {
        let index = (u128::from(position.key()) * self.places.len() as u128) >> 64;
        let place = &mut self.places[index as usize];
        if let Some(visit) = place
            && visit.round == self.round
            && visit.g <= g
            && visit.depth <= depth
            && visit.position == *position
        {
            return true;
        }
        *place = Some(Visit { position: position.clone(), g, depth, round: self.round });
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::toys::{Graph, Roads};

    #[test]
    fn only_ways_no_shorter_in_the_same_round_are_known() {
        let town = |town| Roads::new(Graph::random(1, 9, 2, 1), town);
        let mut table = VisitTable::with_bytes(1 << 20, &mut Memory::default()).expect("no limit");
        assert!(!table.has_been_here(&town(1), 5, 2));
        assert!(table.has_been_here(&town(1), 5, 2));
        assert!(table.has_been_here(&town(1), 6, 3));
        assert!(!table.has_been_here(&town(1), 5, 1), "fewer actions");
        assert!(!table.has_been_here(&town(1), 4, 1), "cheaper");
        assert!(!table.has_been_here(&town(2), 9, 9), "another town");
        table.next_round();
        assert!(!table.has_been_here(&town(1), 9, 9), "a new round");
    }

    #[test]
    fn a_table_of_one_place_forgets_but_never_errs() {
        let graph = Graph::random(1, 9, 2, 1);
        let mut table = VisitTable::with_bytes(1, &mut Memory::default()).expect("no limit");
        assert!(!table.has_been_here(&Roads::new(graph.clone(), 1), 5, 2));
        assert!(!table.has_been_here(&Roads::new(graph.clone(), 2), 5, 2));
        assert!(!table.has_been_here(&Roads::new(graph, 1), 5, 2));
    }
}
