//! The transposition table: what is known of positions met before.
//!
//! Throws and actions in different orders lead to the same position. The table keeps, for as many
//! positions as fit, how deep the search below went, between which bounds the value lies, and
//! which action was best. Two entries share a bucket of 64 bytes, one cache line; when both are
//! taken the shallower one makes room. The table grows as it fills, up to a fixed size.
//!
//! ```text
//!   key ──hash──► bucket │ key │ lower │ upper │ notes │ key │ lower │ upper │ notes │
//!                                                └─ action 32 │ depth 15 │ final 1 │ search 16
//! ```
//!
//! Source: R. Greenblatt, D. Eastlake and S. Crocker, *The Greenblatt Chess Program*, 1967; for
//! chance nodes J. Veness and A. Blair, *Effective Use of Transposition Tables in Stochastic Game
//! Tree Search*, 2007.

use crate::buckets::{self, hash};

/// What the table knows of a position, from Player One's view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct TableEntry {
    /// The value is this or larger.
    pub lower: f64,
    /// The value is this or smaller.
    pub upper: f64,
    /// Decisions looked ahead below the position.
    pub depth: u32,
    /// Index of the best action in the game's own list.
    pub action: Option<usize>,
    /// True when the value rests on the rules alone.
    pub is_final: bool,
}

impl TableEntry {
    const NO_ACTION: u64 = u32::MAX as u64;

    /// An entry for a value that is known exactly.
    pub const fn exact(value: f64, depth: u32, is_final: bool) -> Self {
        Self { lower: value, upper: value, depth, action: None, is_final }
    }

    /// The parts that are not bounds, and the search they belong to, in 64 bits.
    fn pack_notes(self, search: u64) -> u64 {
        let action = self.action.map_or(Self::NO_ACTION, |index| (index as u64).min(Self::NO_ACTION));
        action << 32 | u64::from(self.depth) << 17 | u64::from(self.is_final) << 16 | search
    }

    fn unpack(slot: &Slot) -> Self {
        let action = slot.notes >> 32;
        Self {
            lower: slot.lower,
            upper: slot.upper,
            depth: slot.depth(),
            action: (action != Self::NO_ACTION).then_some(action as usize),
            is_final: slot.notes >> 16 & 1 == 1,
        }
    }
}

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    lower: f64,
    upper: f64,
    notes: u64,
}

impl Slot {
    fn search(&self) -> u64 {
        self.notes & TranspositionTable::LAST_SEARCH
    }

    fn depth(&self) -> u32 {
        (self.notes >> 17) as u32 & 0x7fff
    }
}

#[derive(Clone, Copy, Default)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

/// A table that grows as it fills, up to a fixed size; without room for anything when that size
/// is less than one bucket. What a search finds in it depends on that search alone.
#[derive(Clone, Default)]
pub(super) struct TranspositionTable {
    buckets: Vec<Bucket>,
    /// The number of the last bucket in use; the number of buckets is a power of two.
    mask: usize,
    /// The most buckets this search may use.
    most: usize,
    /// Slots still to be taken before the table grows.
    room: usize,
    /// Number of the search under way, from 1.
    search: u64,
}

impl std::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TranspositionTable").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

impl TranspositionTable {
    /// After this many searches the table is made anew.
    const LAST_SEARCH: u64 = 0xffff;

    /// Begins a search with an empty table that may grow to `bytes`. Entries of earlier searches
    /// are not erased but known by their number.
    pub fn begin(&mut self, bytes: usize) {
        let most = buckets::most(bytes, size_of::<Bucket>());
        if self.most != most || self.search == Self::LAST_SEARCH {
            *self = Self { most, ..Self::default() };
        }
        self.search += 1;
        if most > 0 {
            self.use_buckets(most.min(buckets::FIRST));
            self.room = 2 * (self.mask + 1);
        }
    }

    fn use_buckets(&mut self, buckets: usize) {
        if buckets > self.buckets.len() {
            self.buckets.reserve_exact(buckets - self.buckets.len());
            self.buckets.resize(buckets, Bucket::default());
        }
        self.mask = buckets - 1;
    }

    /// Doubles the number of buckets: each hands about half of its entries to a new one, which
    /// lies as far beyond it as there were buckets before.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let old = self.mask + 1;
        self.use_buckets(2 * old);
        self.room += 2 * old;
        let (low, high) = self.buckets.split_at_mut(old);
        for (index, bucket) in low.iter_mut().enumerate() {
            for (slot, twin) in bucket.0.iter_mut().zip(&mut high[index].0) {
                *twin = Slot::default();
                if hash(slot.key) & (2 * old - 1) != index {
                    *twin = std::mem::take(slot);
                }
            }
        }
    }

    /// Bytes of all buckets in use.
    pub fn bytes(&self) -> usize {
        if self.is_on() { (self.mask + 1) * size_of::<Bucket>() } else { 0 }
    }

    /// True when there is room for anything.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.most > 0
    }

    /// What this search has found out about the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<TableEntry> {
        let bucket = self.buckets.get(hash(key) & self.mask)?;
        bucket.0.iter().find(|slot| slot.key == key && slot.search() == self.search).map(TableEntry::unpack)
    }

    /// Keeps what was found out about the position with this key.
    #[inline]
    pub fn keep(&mut self, key: u64, entry: TableEntry) {
        let Some(bucket) = self.buckets.get_mut(hash(key) & self.mask) else { return };
        let search = self.search;
        let worth = |slot: &Slot| if slot.search() == search { 1 + slot.depth() } else { 0 };
        let [one, other] = &mut bucket.0;
        let is_same = |slot: &Slot| slot.key == key && slot.search() == search;
        let slot = if is_same(one) || !is_same(other) && worth(one) < worth(other) { one } else { other };
        let is_new = worth(slot) == 0;
        *slot = Slot { key, lower: entry.lower, upper: entry.upper, notes: entry.pack_notes(search) };
        if is_new {
            self.room -= 1;
            if self.room <= self.mask / 2 && self.mask + 1 < self.most {
                self.grow();
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Rng, mix};
    use std::collections::HashMap;

    fn random_entry(rng: &mut Rng) -> TableEntry {
        TableEntry {
            lower: rng.unit(),
            upper: 1.0 + rng.unit(),
            depth: rng.below(1001) as u32,
            action: (rng.below(3) > 0).then(|| rng.below(100_000)),
            is_final: rng.below(2) == 0,
        }
    }

    #[test]
    fn what_is_packed_unpacks_the_same() {
        let mut rng = Rng::new(3);
        for _ in 0..10_000 {
            let entry = random_entry(&mut rng);
            let search = 1 + rng.below(0xffff) as u64;
            let slot = Slot { key: 0, lower: entry.lower, upper: entry.upper, notes: entry.pack_notes(search) };
            assert_eq!((TableEntry::unpack(&slot), slot.search()), (entry, search));
        }
    }

    #[test]
    fn what_is_found_is_what_was_kept_last_however_small_the_table() {
        for bytes in [64, 128, 192, 1 << 10, 1 << 16, 1 << 20] {
            let mut table = TranspositionTable::default();
            for run in 0..3 {
                table.begin(bytes);
                let mut rng = Rng::new(bytes as u64 + run);
                let (mut kept, mut found) = (HashMap::new(), 0);
                for _ in 0..40_000 {
                    let key = mix(rng.below(30_000) as u64);
                    let entry = random_entry(&mut rng);
                    table.keep(key, entry);
                    kept.insert(key, entry);
                    assert_eq!(table.find(key), Some(entry));
                    let other = mix(rng.below(30_000) as u64);
                    if let Some(entry) = table.find(other) {
                        assert_eq!(kept.get(&other), Some(&entry));
                        found += 1;
                    }
                }
                assert!(found > 0, "a table of {bytes} bytes forgot everything");
                assert!(table.bytes() <= bytes && 2 * table.bytes() > bytes, "{bytes} gave {}", table.bytes());
            }
        }
    }

    #[test]
    fn a_new_search_begins_small_and_with_nothing() {
        let mut table = TranspositionTable::default();
        for search in 0..20 {
            table.begin(1 << 22);
            assert_eq!(table.bytes(), 1 << 18);
            for key in 0..20_000 {
                assert_eq!(table.find(mix(key)), None, "search {search}");
                table.keep(mix(key), TableEntry::exact(1.0, 1, false));
            }
            assert!(table.bytes() > 1 << 18);
        }
    }

    #[test]
    fn growing_forgets_nothing() {
        let mut table = TranspositionTable::default();
        table.begin(1 << 24);
        let mut size = table.bytes();
        let mut known = 0;
        for key in 0..100_000 {
            table.keep(mix(key), TableEntry::exact(key as f64, 1, false));
            let found = (0..key).filter(|&key| key % 64 == 0 && table.find(mix(key)).is_some()).count();
            if table.bytes() != size {
                size = table.bytes();
                assert!(found + 1 >= known, "{found} of {known} left");
            }
            known = found;
            if key > 9_000 {
                break;
            }
        }
        assert!(size > 1 << 18);
    }

    #[test]
    fn a_table_without_room_keeps_nothing() {
        let mut table = TranspositionTable::default();
        table.begin(63);
        table.keep(1, TableEntry::exact(1.0, 1, false));
        assert_eq!((table.is_on(), table.bytes(), table.find(1)), (false, 0, None));
    }
}
