//! The positions a search has come to, each with its level, in as few bytes as a position has.
//!
//! A code leaves some bits of its number free; the level goes there. An entry stands where its scattered code
//! says, or at the next free place after it.
//!
//! ```text
//!   │ level │ blank │ red cells │       one number an entry; all ones where there is none
//! ```

use super::word::Word;
use plyground_core::{Clock, Stop};

/// A table of positions with levels.
#[derive(Debug)]
pub(super) struct Reached<W> {
    entries: Vec<W>,
    count: usize,
    code_bits: u32,
}

impl<W: Word> Reached<W> {
    /// An empty table for codes of so many bits.
    pub fn new(code_bits: u32) -> Self {
        Self { entries: vec![W::ALL; 1024], count: 0, code_bits }
    }

    /// The first level that does not fit.
    pub fn level_limit(&self) -> u32 {
        let bits = W::BITS - self.code_bits;
        if bits >= 31 { 1 << 30 } else { (1 << bits) - 1 }
    }

    /// How many positions are in it.
    #[cfg(test)]
    pub fn len(&self) -> usize {
        self.count
    }

    /// The bytes it takes.
    pub fn bytes(&self) -> usize {
        self.entries.len() * size_of::<W>()
    }

    #[inline(always)]
    fn pack(&self, code: W, level: u32) -> W {
        code | W::from(level) << self.code_bits
    }

    /// Where the code is, or where it would go.
    #[inline(always)]
    fn find(&self, code: W) -> usize {
        let mask = self.entries.len() - 1;
        let codes = W::ALL >> (W::BITS - self.code_bits);
        let mut place = code.scattered() as usize & mask;
        while self.entries[place] != W::ALL && self.entries[place] & codes != code {
            place = (place + 1) & mask;
        }
        place
    }

    /// The level of a position; `None` when it is not here.
    #[inline(always)]
    pub fn level(&self, code: W) -> Option<u32> {
        let entry = self.entries[self.find(code)];
        (entry != W::ALL).then(|| (entry >> self.code_bits).low())
    }

    /// Puts a position in with its level; answers whether it was new. A known one keeps its level.
    #[inline(always)]
    pub fn insert(&mut self, code: W, level: u32) -> bool {
        let place = self.find(code);
        if self.entries[place] != W::ALL {
            return false;
        }
        self.entries[place] = self.pack(code, level);
        self.count += 1;
        true
    }

    /// Makes room for so many more, if `taken` other bytes and these together are allowed.
    pub fn reserve(&mut self, more: usize, taken: usize, clock: &Clock<'_>) -> Result<(), Stop> {
        let wanted = ((self.count + more) * 10 / 7 + 1).next_power_of_two();
        if wanted <= self.entries.len() {
            return Ok(());
        }
        clock.check_memory(taken + self.bytes() + wanted * size_of::<W>())?;
        let old = std::mem::replace(&mut self.entries, vec![W::ALL; wanted]);
        let codes = W::ALL >> (W::BITS - self.code_bits);
        for entry in old.into_iter().filter(|entry| *entry != W::ALL) {
            let place = self.find(entry & codes);
            self.entries[place] = entry;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Limits, Rng};
    use std::collections::HashMap;

    #[test]
    fn it_remembers_what_a_hash_map_remembers() {
        let limits = Limits::default();
        let mut reached = Reached::<u64>::new(55);
        let mut twin: HashMap<u64, u32> = HashMap::new();
        let mut rng = Rng::new(5);
        for step in 0..20_000 {
            reached.reserve(1, 0, &limits.start()).unwrap();
            let code = (rng.below(15_000) as u64 * 0x1234_5678_9abc) & ((1 << 55) - 1);
            let level = step / 50;
            assert_eq!(reached.level(code), twin.get(&code).copied());
            assert_eq!(reached.insert(code, level), !twin.contains_key(&code));
            twin.entry(code).or_insert(level);
        }
        assert_eq!(reached.len(), twin.len());
        assert!(reached.level_limit() >= 400);
    }

    #[test]
    fn it_does_not_grow_beyond_the_memory_allowed() {
        let limits = Limits { memory: Some(100_000), ..Limits::default() };
        let mut reached = Reached::<u64>::new(40);
        assert_eq!(reached.reserve(1000, 0, &limits.start()), Ok(()));
        assert_eq!(reached.reserve(100_000, 0, &limits.start()), Err(Stop::Memory));
        assert_eq!(reached.len(), 0);
    }
}
