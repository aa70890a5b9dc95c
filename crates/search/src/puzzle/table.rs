//! A transposition table for depth-first puzzle searches: what has been searched in this round.
//!
//! A fixed number of places, each for one position; a newcomer takes the place of whoever was
//! there. A position met again in the same round, by a way that is no cheaper and no shorter,
//! needs no second look: whatever could be found below it would have been found then. Places are
//! made in small chunks when the first position comes to one of them, so that a search with a
//! large table starts at once.
//!
//! ```text
//!   key ──► chunk ──► │ – │ position, g, depth, round │ – │ … │
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
    /// The places, in chunks of [`CHUNK`]; none is made before it is used.
    chunks: Vec<Option<Chunk<G>>>,
    /// How many places there are.
    length: usize,
    round: u32,
}

type Chunk<G> = Box<[Option<Visit<G>>]>;

/// Places that are made at once.
const CHUNK: usize = 1024;

impl<G: Puzzle> VisitTable<G> {
    /// An empty table with places of at most so many bytes; at least one place.
    pub(super) fn with_bytes(bytes: usize, memory: &mut Memory) -> Result<Self, Stop> {
        let length = (bytes / size_of::<Option<Visit<G>>>()).max(1);
        memory.take(length * size_of::<Option<Visit<G>>>())?;
        let mut chunks = Vec::new();
        memory.lengthen(&mut chunks, length.div_ceil(CHUNK), || None)?;
        Ok(Self { chunks, length, round: 0 })
    }

    /// Forgets everything, for a new round.
    pub(super) fn next_round(&mut self) {
        self.round += 1;
    }

    /// True when this position has been searched in this round from no farther away. Otherwise
    /// it is noted as searched from here.
    #[inline]
    pub(super) fn has_been_here(&mut self, position: &G, g: u32, depth: u32) -> bool {
        let index = ((u128::from(position.key()) * self.length as u128) >> 64) as usize;
        let chunk = self.chunks[index / CHUNK].get_or_insert_with(|| (0..CHUNK).map(|_| None).collect());
        let place = &mut chunk[index % CHUNK];
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
    fn places_are_made_when_a_position_comes_to_them() {
        let mut table = VisitTable::with_bytes(1 << 30, &mut Memory::default()).expect("no limit");
        let made = |table: &VisitTable<Roads>| table.chunks.iter().flatten().count();
        assert_eq!(made(&table), 0, "the search has not begun");
        let graph = Graph::random(1, 9, 2, 1);
        for town in 0..9 {
            table.has_been_here(&Roads::new(graph.clone(), town), 0, 0);
        }
        assert!((1..=9).contains(&made(&table)));
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
