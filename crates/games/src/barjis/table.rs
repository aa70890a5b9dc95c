//! A set of results: each is taken in once, without clearing the table between turns.
//!
//! ```text
//!   slot:  generation (16) | the mover's places (32) | ways to send back, one bit each (16)
//! ```
//!
//! A slot of an older generation counts as empty. The sixteen ways are the subsets of the
//! opponent's four stones, so one slot holds all results with the same places of the mover.

use super::budget::Budget;
use super::pairs::{Pair, both, merge};
use super::turns::pack;
use plyground_core::Stop;

/// An open-addressing table of results and the list of them.
#[derive(Debug, Default)]
pub(super) struct ResultTable {
    slots: Vec<u64>,
    generation: u16,
    taken: usize,
    results: Vec<u64>,
}

const SMALLEST: usize = 256;

impl ResultTable {
    /// Forgets all results.
    pub(super) fn clear(&mut self) {
        self.results.clear();
        self.taken = 0;
        self.generation = self.generation.wrapping_add(1);
        if self.generation == 0 || self.slots.is_empty() {
            self.slots.clear();
            self.slots.resize(SMALLEST, 0);
            self.generation = 1;
        }
    }

    pub(super) fn results(&self) -> &[u64] {
        &self.results
    }

    pub(super) fn results_mut(&mut self) -> &mut [u64] {
        &mut self.results
    }

    /// Takes in a result that is known to be new.
    #[inline]
    pub(super) fn push(&mut self, own: u32, sent_back: u8) {
        self.results.push(pack(own, sent_back.into()));
    }

    /// Takes in every pair on the left with every pair on the right.
    pub(super) fn insert_all<B: Budget>(&mut self, left: &[Pair], right: &[Pair], budget: &mut B) -> Result<(), Stop> {
        for &a in left {
            let before = self.results.len();
            for &b in right {
                self.insert(merge(a, b), both(a as u16, b as u16));
            }
            budget.spend(right.len() + self.results.len() - before, self.results.len())?;
        }
        Ok(())
    }

    /// Forgets all results and keeps room for about `most` of them.
    pub(super) fn shrink(&mut self, most: usize) {
        if self.slots.len() > most {
            self.slots = Vec::new();
        }
        if self.results.capacity() > most {
            self.results = Vec::new();
        }
    }

    /// Takes in the results with these places of the mover and each of these sets of stones sent back.
    #[inline]
    fn insert(&mut self, own: u32, ways: u16) {
        let generation = u64::from(self.generation);
        let mask = self.slots.len() - 1;
        let mut at = start_of(own) & mask;
        loop {
            let slot = &mut self.slots[at];
            if *slot >> 48 != generation {
                *slot = generation << 48 | u64::from(own) << 16 | u64::from(ways);
                self.taken += 1;
                self.list(own, ways);
                if self.taken * 2 > self.slots.len() {
                    self.grow();
                }
                return;
            }
            if (*slot >> 16) as u32 == own {
                let new = ways & !(*slot as u16);
                *slot |= u64::from(ways);
                self.list(own, new);
                return;
            }
            at = (at + 1) & mask;
        }
    }

    #[inline]
    fn list(&mut self, own: u32, mut ways: u16) {
        while ways != 0 {
            self.results.push(pack(own, ways.trailing_zeros()));
            ways &= ways - 1;
        }
    }

    #[cold]
    fn grow(&mut self) {
        let generation = u64::from(self.generation);
        let larger = vec![0; self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, larger);
        let mask = self.slots.len() - 1;
        for slot in old.into_iter().filter(|slot| slot >> 48 == generation) {
            let mut at = start_of((slot >> 16) as u32) & mask;
            while self.slots[at] != 0 {
                at = (at + 1) & mask;
            }
            self.slots[at] = slot;
        }
    }
}

/// Where the search for a slot begins (multiplicative hashing, Knuth 1973).
#[inline]
fn start_of(own: u32) -> usize {
    (u64::from(own).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize
}
