//! The transposition table: what is known of positions met before.
//!
//! Different orders of the same actions lead to the same position. The table keeps, for as many
//! positions as fit, how deep the search below went, what came out, and which action was best.
//! It grows up to a fixed size; four entries share a bucket of 64 bytes, one cache line, and when a bucket
//! is full the shallowest entry, or one of an earlier search, makes room.
//!
//! ```text
//!   key ──hash──► bucket │ entry │ entry │ entry │ entry │
//!                          └─ key 64 │ value 32 │ action 15 │ depth 10 │ bound 2 │ final 1 │ search 4
//! ```
//!
//! Source: R. Greenblatt, D. Eastlake and S. Crocker, *The Greenblatt Chess Program*, 1967;
//! A. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.

use plyground_core::{Bound, Value};

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Entry {
    /// The value for the player to move, decisive values counted from the position.
    pub value: Value,
    /// How exact the value is.
    pub bound: Bound,
    /// Decisions looked ahead below the position.
    pub depth: u32,
    /// Index of the best action in the game's own list.
    pub action: Option<usize>,
    /// True when the value rests on the rules alone.
    pub is_final: bool,
}

impl Entry {
    const NO_ACTION: u64 = (1 << 15) - 1;

    /// All of it, and the search it belongs to, in 64 bits; never 0 as searches count from 1.
    fn pack(self, search: u64) -> u64 {
        let action = self.action.map_or(Self::NO_ACTION, |index| (index as u64).min(Self::NO_ACTION));
        let bound = match self.bound {
            Bound::Exact => 0,
            Bound::Lower => 1,
            Bound::Upper => 2,
            Bound::Estimate => 3,
        };
        u64::from(self.value.0 as u32) << 32
            | action << 17
            | u64::from(self.depth) << 7
            | bound << 5
            | u64::from(self.is_final) << 4
            | search
    }

    /// The inverse of [`pack`](Self::pack).
    fn unpack(bits: u64) -> Self {
        let action = bits >> 17 & Self::NO_ACTION;
        Self {
            value: Value((bits >> 32) as u32 as i32),
            bound: [Bound::Exact, Bound::Lower, Bound::Upper, Bound::Estimate][(bits >> 5 & 3) as usize],
            depth: depth_of(bits),
            action: (action != Self::NO_ACTION).then_some(action as usize),
            is_final: bits >> 4 & 1 == 1,
        }
    }
}

fn depth_of(bits: u64) -> u32 {
    (bits >> 7) as u32 & 0x3ff
}

fn search_of(bits: u64) -> u64 {
    bits & Table::LAST_SEARCH
}

/// A table that grows as it fills, up to a fixed size; without room for anything when that
/// size is less than one bucket.
///
/// Growing spares short searches the cost of touching memory they do not need. It depends on
/// nothing but the search itself, and every search begins small again, so that the same search
/// does the same work whatever came before.
#[derive(Clone, Default)]
pub(super) struct Table {
    /// Keys and packed entries in turn, and slack to begin on a cache line.
    words: Vec<u64>,
    /// The word at which the first bucket begins.
    start: usize,
    /// The number of the last bucket in use; the number of buckets is a power of two.
    mask: usize,
    /// The most buckets this search may use.
    most: usize,
    /// Slots still to be taken before the table grows.
    room: usize,
    /// Number of the search under way, from 1.
    search: u64,
}

impl std::fmt::Debug for Table {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

impl Table {
    /// Words in a bucket: four entries of two.
    const BUCKET: usize = 8;
    const BUCKET_BYTES: usize = Self::BUCKET * size_of::<u64>();
    /// After this many searches the table is made anew.
    const LAST_SEARCH: u64 = 15;
    /// Buckets a search begins with: 256 KiB.
    const FIRST_BUCKETS: usize = 1 << 12;

    /// Begins a search with an empty table that may grow to `bytes`. Entries of earlier searches
    /// are not erased but known by their number.
    pub fn begin(&mut self, bytes: usize) {
        let most = if bytes < Self::BUCKET_BYTES { 0 } else { 1 << (bytes / Self::BUCKET_BYTES).ilog2() };
        if self.most != most || self.search == Self::LAST_SEARCH {
            *self = Self { most, ..Self::default() };
        }
        self.search += 1;
        let buckets = most.min(Self::FIRST_BUCKETS);
        if buckets > 0 {
            self.reserve(buckets);
            self.use_buckets(buckets);
        }
    }

    /// Makes sure that there is memory for this many buckets.
    fn reserve(&mut self, buckets: usize) {
        let words = (buckets + 1) * Self::BUCKET;
        if words <= self.words.len() {
            return;
        }
        let old_end = self.words.len();
        self.words.reserve_exact(words - old_end);
        self.words.resize(words, 0);
        let offset = self.words.as_ptr().align_offset(Self::BUCKET_BYTES);
        let start = if offset < Self::BUCKET { offset } else { 0 };
        if old_end > 0 && start != self.start {
            // The memory has moved and begins elsewhere in a cache line: so must the buckets.
            let length = old_end - Self::BUCKET;
            self.words.copy_within(self.start..self.start + length, start);
        }
        self.start = start;
    }

    fn use_buckets(&mut self, buckets: usize) {
        self.mask = buckets - 1;
        self.room = Self::room_of(buckets);
    }

    /// How many entries this many buckets take before the table grows: nearly all. A small table
    /// that forgets a little is quicker than a large one that is seldom in the cache; on Connect
    /// Four to depth 16, growing at 5/8 instead saved a tenth of the nodes and cost a third more time.
    fn room_of(buckets: usize) -> usize {
        let slots = buckets * Self::BUCKET / 2;
        (slots - slots / 64).max(1)
    }

    /// Doubles the number of buckets: each hands about half of its entries to a new one, which
    /// lies as far beyond it as there were buckets before.
    #[cold]
    #[inline(never)]
    fn grow(&mut self) {
        let old = self.mask + 1;
        self.reserve(2 * old);
        self.use_buckets(2 * old);
        self.room -= Self::room_of(old);
        for bucket in 0..old {
            let at = self.start + bucket * Self::BUCKET;
            let twin = at + old * Self::BUCKET;
            self.words[twin..twin + Self::BUCKET].fill(0);
            for slot in (0..Self::BUCKET).step_by(2) {
                let key = self.words[at + slot];
                if self.bucket(key) == twin {
                    self.words[twin + slot] = key;
                    self.words[twin + slot + 1] = self.words[at + slot + 1];
                    self.words[at + slot + 1] = 0;
                }
            }
        }
    }

    /// Bytes of all buckets in use.
    pub fn bytes(&self) -> usize {
        if self.is_on() { (self.mask + 1) * Self::BUCKET_BYTES } else { 0 }
    }

    /// True when there is room for anything.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.most > 0
    }

    /// The word at which the bucket of a key begins.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        // Fibonacci hashing: also good for keys whose low bits are all alike.
        let hash = key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32;
        self.start + (hash as usize & self.mask) * Self::BUCKET
    }

    /// What this search has found out about the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<Entry> {
        let at = self.bucket(key);
        let bucket = self.words.get(at..at + Self::BUCKET)?;
        let slot = bucket.chunks_exact(2).find(|slot| slot[0] == key && search_of(slot[1]) == self.search)?;
        Some(Entry::unpack(slot[1]))
    }

    /// Keeps what was found out about the position with this key.
    #[inline]
    pub fn keep(&mut self, key: u64, entry: Entry) {
        let at = self.bucket(key);
        let Some(bucket) = self.words.get_mut(at..at + Self::BUCKET) else { return };
        let (mut least, mut poorest) = (u32::MAX, 0);
        for (slot, words) in bucket.chunks_exact(2).enumerate() {
            let is_current = search_of(words[1]) == self.search;
            if words[0] == key && is_current {
                (least, poorest) = (u32::MAX, slot);
                break;
            }
            let worth = if is_current { 1 + depth_of(words[1]) } else { 0 };
            if worth < least {
                (least, poorest) = (worth, slot);
            }
        }
        bucket[2 * poorest] = key;
        bucket[2 * poorest + 1] = entry.pack(self.search);
        if least == 0 {
            self.room = self.room.saturating_sub(1);
            if self.room == 0 && self.mask + 1 < self.most {
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

    fn random_entry(rng: &mut Rng) -> Entry {
        Entry {
            value: Value(rng.bits() as i32),
            bound: [Bound::Exact, Bound::Lower, Bound::Upper][rng.below(3)],
            depth: rng.below(1001) as u32,
            action: (rng.below(3) > 0).then(|| rng.below(32_767)),
            is_final: rng.below(2) == 0,
        }
    }

    #[test]
    fn what_is_packed_unpacks_the_same() {
        let mut rng = Rng::new(3);
        for _ in 0..10_000 {
            let entry = random_entry(&mut rng);
            let search = 1 + rng.below(15) as u64;
            let bits = entry.pack(search);
            assert_eq!(Entry::unpack(bits), entry);
            assert_eq!(search_of(bits), search);
        }
    }

    #[test]
    fn an_action_too_far_down_the_list_is_left_out() {
        let entry = Entry { value: Value(-5), bound: Bound::Exact, depth: 3, action: Some(40_000), is_final: false };
        assert_eq!(Entry::unpack(entry.pack(1)), Entry { action: None, ..entry });
    }

    #[test]
    fn what_is_found_is_what_was_kept_last() {
        for bytes in [64, 128, 192, 1 << 10, 1 << 16] {
            let mut table = Table::default();
            table.begin(bytes);
            assert!(table.bytes() <= bytes && table.bytes() * 2 > bytes.min(1 << 18), "{bytes} gave {}", table.bytes());
            let mut rng = Rng::new(bytes as u64);
            let mut kept = HashMap::new();
            let mut found = 0;
            for _ in 0..20_000 {
                let key = mix(rng.below(5000) as u64);
                let entry = random_entry(&mut rng);
                table.keep(key, entry);
                kept.insert(key, entry);
                assert_eq!(table.find(key), Some(entry));
                let other = mix(rng.below(5000) as u64);
                if let Some(entry) = table.find(other) {
                    assert_eq!(kept.get(&other), Some(&entry));
                    found += 1;
                }
            }
            assert!(found > 0, "a table of {bytes} bytes forgot everything");
        }
    }

    #[test]
    fn every_bucket_is_used() {
        let mut table = Table::default();
        table.begin(1 << 12);
        let mut rng = Rng::new(8);
        for _ in 0..5000 {
            table.keep(rng.bits(), random_entry(&mut rng));
        }
        let used = table.words[table.start..].chunks_exact(2).filter(|slot| slot[1] != 0).count();
        assert_eq!(used, 256);
    }

    #[test]
    fn growing_forgets_nothing_and_stops_at_the_limit() {
        let mut table = Table::default();
        for limit in [1 << 19, 1 << 20, 3 << 20] {
            table.begin(limit);
            assert_eq!(table.bytes(), 1 << 18);
            let mut rng = Rng::new(9);
            let mut sizes = vec![table.bytes()];
            let (mut kept, mut is_checked) = (Vec::new(), false);
            for _ in 0..400_000 {
                let (key, entry) = (rng.bits(), random_entry(&mut rng));
                let known: Vec<_> = if table.room == 1 { kept.iter().map(|&key| table.find(key)).collect() } else { Vec::new() };
                table.keep(key, entry);
                if table.bytes() != sizes[sizes.len() - 1] {
                    sizes.push(table.bytes());
                    let after: Vec<_> = kept.iter().map(|&key| table.find(key)).collect();
                    let lost = known.iter().zip(&after).filter(|(before, after)| before != after).count();
                    assert!(lost <= 1, "{lost} entries changed when the table grew to {}", table.bytes());
                    is_checked = true;
                }
                kept.push(key);
            }
            assert!(is_checked);
            assert!(sizes.windows(2).all(|pair| pair[1] == 2 * pair[0]), "{sizes:?}");
            assert!(sizes[sizes.len() - 1] <= limit && 2 * sizes[sizes.len() - 1] > limit, "{sizes:?} of {limit}");
        }
    }

    #[test]
    fn a_new_search_begins_with_nothing() {
        let mut table = Table::default();
        let entry = Entry { value: Value(1), bound: Bound::Exact, depth: 3, action: None, is_final: false };
        for search in 0..50 {
            table.begin(1 << 10);
            assert_eq!(table.find(77), None, "search {search}");
            table.keep(77, entry);
            assert_eq!(table.find(77), Some(entry));
        }
    }

    #[test]
    fn a_table_without_room_keeps_nothing() {
        let mut table = Table::default();
        table.begin(63);
        assert!(!table.is_on());
        assert_eq!(table.bytes(), 0);
    }
}
