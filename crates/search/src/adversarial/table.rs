//! The transposition table: what is known of positions met before.
//!
//! Different orders of the same actions lead to the same position. The table keeps, for as many
//! positions as fit, how deep the search below went, what came out, and which action was best.
//! It grows up to a fixed size; four entries share a bucket of 64 bytes, one cache line, and when a bucket
//! is full an entry of an earlier search, or else the shallowest, makes room.
//!
//! ```text
//!   key ──hash──► bucket │ entry │ entry │ entry │ entry │
//!                          └─ key 64 (mixed) │ value 32 │ action 15 │ depth 10 │ bound 2 │ final 1 │ search 4
//! ```
//!
//! Source: R. Greenblatt, D. Eastlake and S. Crocker, *The Greenblatt Chess Program*, 1967;
//! A. Zobrist, *A New Hashing Method with Application for Game Playing*, 1970.

use crate::buckets::{self, hash};
use bytemuck::allocation::try_zeroed_slice_box;
use plyground_core::{Bound, Value};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU64, AtomicUsize};

/// What the table knows of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct TableEntry {
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

impl TableEntry {
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
    bits & TranspositionTable::LAST_SEARCH
}

/// A table that grows as it fills, up to a fixed size; without room for anything when that
/// size is less than one bucket.
///
/// Growing spares short searches the cost of touching memory they do not need. It depends on
/// nothing but the search itself, and a search that is to begin with nothing begins small again,
/// so that the same search does the same work whatever came before.
///
/// Several threads may share a table: words are atomic, and a key is kept mixed with its entry,
/// so that halves of two entries never pass for one. A shared table has its full size at once.
#[derive(Default)]
pub(super) struct TranspositionTable {
    /// Keys and packed entries in turn, and slack to begin on a cache line. All the memory is
    /// asked for at once, but the system provides only what is touched.
    words: Box<[AtomicU64]>,
    /// The word at which the first bucket begins.
    start: usize,
    /// The number of the last bucket in use; the number of buckets is a power of two.
    mask: AtomicUsize,
    /// The most buckets this search may use.
    most: usize,
    /// Slots still to be taken before the table grows.
    room: AtomicUsize,
    /// Number of the search under way, from 1.
    search: u64,
    /// Whether what earlier searches found counts.
    remembers: bool,
}

impl std::fmt::Debug for TranspositionTable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TranspositionTable").field("bytes", &self.bytes()).finish_non_exhaustive()
    }
}

impl Clone for TranspositionTable {
    /// An empty table: contents are only worth something to the search that made them.
    fn clone(&self) -> Self {
        Self::default()
    }
}

/// How a table is used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Usage {
    /// Whether what earlier searches found counts.
    pub remembers: bool,
    /// Whether several threads use it at once.
    pub is_shared: bool,
}

impl TranspositionTable {
    /// Words in a bucket: four entries of two.
    const BUCKET: usize = 8;
    const BUCKET_BYTES: usize = Self::BUCKET * size_of::<u64>();
    /// After this many searches numbers begin again.
    const LAST_SEARCH: u64 = 15;

    /// Begins a search with a table that may grow to `bytes`. Entries of earlier searches
    /// are not erased but known by their number.
    pub fn begin(&mut self, bytes: usize, usage: Usage) {
        let most = buckets::most(bytes, Self::BUCKET_BYTES);
        let Usage { remembers, is_shared } = usage;
        let is_worn_out = self.search == Self::LAST_SEARCH && !remembers;
        if self.most != most || self.remembers != remembers || is_worn_out {
            *self = Self { remembers, ..Self::with_room(most) };
        }
        self.search = self.search % Self::LAST_SEARCH + 1;
        if self.most > 0 {
            let least = if is_shared { self.most } else { self.most.min(buckets::FIRST) };
            let used = if remembers { self.buckets().max(least) } else { least };
            self.use_buckets(used);
        }
    }

    /// An empty table for up to this many buckets, or as many as there is memory for.
    fn with_room(mut most: usize) -> Self {
        while most > 0 {
            if let Ok(words) = try_zeroed_slice_box::<AtomicU64>((most + 1) * Self::BUCKET) {
                let offset = words.as_ptr().align_offset(Self::BUCKET_BYTES);
                let start = if offset < Self::BUCKET { offset } else { 0 };
                return Self { words, start, most, ..Self::default() };
            }
            most /= 2;
        }
        Self::default()
    }

    fn buckets(&self) -> usize {
        self.mask.load(Relaxed) + 1
    }

    fn use_buckets(&self, buckets: usize) {
        self.mask.store(buckets - 1, Relaxed);
        self.room.store(Self::room_of(buckets), Relaxed);
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
    fn grow(&self) {
        let old = self.buckets();
        self.use_buckets(2 * old);
        self.room.store(Self::room_of(2 * old) - Self::room_of(old), Relaxed);
        for bucket in 0..old {
            let at = self.start + bucket * Self::BUCKET;
            let twin = at + old * Self::BUCKET;
            for slot in (0..Self::BUCKET).step_by(2) {
                let mixed = self.words[at + slot].load(Relaxed);
                let bits = self.words[at + slot + 1].load(Relaxed);
                let moves = bits != 0 && self.bucket(mixed ^ bits) == twin;
                self.words[twin + slot].store(if moves { mixed } else { 0 }, Relaxed);
                self.words[twin + slot + 1].store(if moves { bits } else { 0 }, Relaxed);
                if moves {
                    self.words[at + slot + 1].store(0, Relaxed);
                }
            }
        }
    }

    /// Bytes of all buckets in use.
    pub fn bytes(&self) -> usize {
        if self.is_on() { self.buckets() * Self::BUCKET_BYTES } else { 0 }
    }

    /// True when there is room for anything.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.most > 0
    }

    /// The word at which the bucket of a key begins.
    #[inline]
    fn bucket(&self, key: u64) -> usize {
        self.start + (hash(key) & self.mask.load(Relaxed)) * Self::BUCKET
    }

    /// What is known about the position with this key.
    #[inline]
    pub fn find(&self, key: u64) -> Option<TableEntry> {
        let at = self.bucket(key);
        let bucket = self.words.get(at..at + Self::BUCKET)?;
        bucket.chunks_exact(2).find_map(|slot| {
            let bits = slot[1].load(Relaxed);
            let is_it = slot[0].load(Relaxed) ^ bits == key && self.counts(bits);
            is_it.then(|| TableEntry::unpack(bits))
        })
    }

    /// True when an entry belongs to this search, or to an earlier one that is remembered.
    #[inline]
    fn counts(&self, bits: u64) -> bool {
        if self.remembers { bits != 0 } else { search_of(bits) == self.search }
    }

    /// Keeps what was found out about the position with this key. The same position makes room
    /// for itself; else entries of earlier searches go first, then shallow ones.
    #[inline]
    pub fn keep(&self, key: u64, entry: TableEntry) {
        let at = self.bucket(key);
        let Some(bucket) = self.words.get(at..at + Self::BUCKET) else { return };
        let (mut least, mut poorest) = (u32::MAX, 0);
        for (slot, words) in bucket.chunks_exact(2).enumerate() {
            let bits = words[1].load(Relaxed);
            if words[0].load(Relaxed) ^ bits == key && self.counts(bits) {
                (least, poorest) = (u32::MAX, slot);
                break;
            }
            let is_current = search_of(bits) == self.search;
            let worth = if is_current { 1 + depth_of(bits) } else { 0 };
            if worth < least {
                (least, poorest) = (worth, slot);
            }
        }
        let bits = entry.pack(self.search);
        bucket[2 * poorest].store(key ^ bits, Relaxed);
        bucket[2 * poorest + 1].store(bits, Relaxed);
        if least == 0 {
            let room = self.room.load(Relaxed).saturating_sub(1);
            self.room.store(room, Relaxed);
            if room == 0 && self.buckets() < self.most {
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
            assert_eq!(TableEntry::unpack(bits), entry);
            assert_eq!(search_of(bits), search);
        }
    }

    #[test]
    fn an_action_too_far_down_the_list_is_left_out() {
        let entry = TableEntry { value: Value(-5), bound: Bound::Exact, depth: 3, action: Some(40_000), is_final: false };
        assert_eq!(TableEntry::unpack(entry.pack(1)), TableEntry { action: None, ..entry });
    }

    #[test]
    fn what_is_found_is_what_was_kept_last() {
        for bytes in [64, 128, 192, 1 << 10, 1 << 16] {
            let mut table = TranspositionTable::default();
            table.begin(bytes, Usage::default());
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
        let mut table = TranspositionTable::default();
        table.begin(1 << 12, Usage::default());
        let mut rng = Rng::new(8);
        for _ in 0..5000 {
            table.keep(rng.bits(), random_entry(&mut rng));
        }
        let used = table.words[table.start..].chunks_exact(2).filter(|slot| slot[1].load(Relaxed) != 0).count();
        assert_eq!(used, 256);
    }

    #[test]
    fn growing_forgets_nothing_and_stops_at_the_limit() {
        let mut table = TranspositionTable::default();
        for limit in [1 << 19, 1 << 20, 3 << 20] {
            table.begin(limit, Usage::default());
            assert_eq!(table.bytes(), 1 << 18);
            let mut rng = Rng::new(9);
            let mut sizes = vec![table.bytes()];
            let (mut kept, mut is_checked) = (Vec::new(), false);
            for _ in 0..400_000 {
                let (key, entry) = (rng.bits(), random_entry(&mut rng));
                let known: Vec<_> =
                    if table.room.load(Relaxed) == 1 { kept.iter().map(|&key| table.find(key)).collect() } else { Vec::new() };
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
        let mut table = TranspositionTable::default();
        let entry = TableEntry { value: Value(1), bound: Bound::Exact, depth: 3, action: None, is_final: false };
        for search in 0..50 {
            table.begin(1 << 10, Usage::default());
            assert_eq!(table.find(77), None, "search {search}");
            table.keep(77, entry);
            assert_eq!(table.find(77), Some(entry));
        }
    }

    #[test]
    fn a_table_that_remembers_finds_what_earlier_searches_kept_and_gives_it_up_first() {
        let mut table = TranspositionTable::default();
        table.begin(64, Usage { remembers: true, is_shared: false });
        let entry = |depth| TableEntry { value: Value(1), bound: Bound::Exact, depth, action: None, is_final: false };
        for key in 0..4 {
            table.keep(key, entry(20));
        }
        table.begin(64, Usage { remembers: true, is_shared: false });
        assert_eq!(table.find(3), Some(entry(20)));
        table.keep(4, entry(1));
        table.keep(5, entry(1));
        let known: Vec<u64> = (0..6).filter(|&key| table.find(key).is_some()).collect();
        assert_eq!(known.len(), 4);
        assert!(known.contains(&4) && known.contains(&5), "{known:?}");
    }

    #[test]
    fn threads_that_share_a_table_never_see_half_an_entry() {
        let mut table = TranspositionTable::default();
        table.begin(1 << 10, Usage { remembers: false, is_shared: true });
        let whole =
            |key: u64| TableEntry { value: Value(key as i32), bound: Bound::Lower, depth: key as u32 & 63, action: None, is_final: false };
        std::thread::scope(|scope| {
            for seed in 0..2 {
                let table = &table;
                scope.spawn(move || {
                    let mut rng = Rng::new(seed);
                    for _ in 0..200_000 {
                        let key = rng.below(4096) as u64;
                        table.keep(key, whole(key));
                        let other = rng.below(4096) as u64;
                        assert!(table.find(other).is_none_or(|entry| entry == whole(other)));
                    }
                });
            }
        });
    }

    #[test]
    fn a_table_without_room_keeps_nothing() {
        let mut table = TranspositionTable::default();
        table.begin(63, Usage::default());
        assert!(!table.is_on());
        assert_eq!(table.bytes(), 0);
    }
}
