//! The transposition table: between which bounds the values of positions met before lie.
//!
//! The key of a position is its whole board, packed into one number, so that no entry is ever mistaken
//! for another. On boards of up to 49 bits key and bounds fit into one word, and four of them make a bucket,
//! half a cache line; larger boards take two words. A full bucket gives up the entry that was the least
//! work, and when all were much work they count for less, so that old work is not kept for ever.
//!
//! ```text
//!   key ──hash──► bucket │ entry │ entry │ entry │ entry │   half a cache line
//!                          └─ key 49 │ at least 6 │ at most 6 │ work 3
//! ```
//!
//! Several threads may share a table: an entry of one word is written at once, and the halves of one
//! of two words are mixed with each other, so that halves of different entries do not pass for one.

use super::geometry::Word;
use plyground_core::memory::{prefetch, zeroed};
use plyground_core::mix;
use std::marker::PhantomData;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicU64};

/// What is known of a position: its value, for the player to move, lies between these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Between {
    /// It is this or more.
    pub least: i32,
    /// It is this or less.
    pub most: i32,
}

/// Words in a bucket: half a cache line.
const BUCKET: usize = 4;
/// So many buckets are in use at first: 4 MiB.
const FIRST_BITS: u32 = 17;
/// The largest work an entry tells.
const MOST_WORK: u64 = 7;

/// How a key and what is known are laid out.
pub trait Layout: Word + Ord {
    /// Words of an entry.
    const WORDS: usize;
    /// Bits of a bucket's number that an entry relies on: fewer buckets would confuse keys.
    const LEAST_BUCKET_BITS: u32;

    /// The number of the bucket, of `1 << bits`.
    fn bucket(self, bits: u32) -> usize;
    /// The entry. Never all zero.
    fn pack(self, between: Between, work: u64, bits: u32) -> [u64; 2];
    /// The entry with this key taken out of it: what it knows if it is the entry of this key, and otherwise a number
    /// that [`is_known`](Self::is_known) does not pass.
    #[must_use]
    fn taken_out(self, entry: [u64; 2], bits: u32) -> Self;
    /// Whether that is what an entry knows: it has no more bits than that takes.
    fn is_known(self) -> bool;
    /// What it knows.
    fn unpack(self) -> Between;
    /// The work in an entry.
    fn work(entry: [u64; 2]) -> u64;
    /// The entry with one work less; it must have some.
    fn aged(entry: [u64; 2]) -> [u64; 2];
}

impl Layout for u64 {
    const WORDS: usize = 1;
    const LEAST_BUCKET_BITS: u32 = 0;

    #[inline(always)]
    fn bucket(self, bits: u32) -> usize {
        // Two shifts, because one by 64 is not allowed.
        (self.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 1 >> (63 - bits)) as usize
    }

    #[inline(always)]
    fn pack(self, between: Between, work: u64, _: u32) -> [u64; 2] {
        [self << 15 | ((between.least + 32) as u64) << 9 | ((between.most + 32) as u64) << 3 | work, 0]
    }

    #[inline(always)]
    fn taken_out(self, [entry, _]: [u64; 2], _: u32) -> Self {
        entry ^ self << 15
    }

    #[inline(always)]
    fn is_known(self) -> bool {
        self < 1 << 15
    }

    #[inline(always)]
    fn unpack(self) -> Between {
        Between { least: (self >> 9 & 63) as i32 - 32, most: (self >> 3 & 63) as i32 - 32 }
    }

    #[inline(always)]
    fn work([entry, _]: [u64; 2]) -> u64 {
        entry & MOST_WORK
    }

    #[inline(always)]
    fn aged([entry, _]: [u64; 2]) -> [u64; 2] {
        [entry - 1, 0]
    }
}

impl Layout for u128 {
    const WORDS: usize = 2;
    const LEAST_BUCKET_BITS: u32 = 19;

    fn bucket(self, bits: u32) -> usize {
        // Two shifts, because one by 128 is not allowed.
        (scattered(self) >> 1 >> (127 - bits)) as usize
    }

    fn pack(self, between: Between, work: u64, bits: u32) -> [u64; 2] {
        let known = ((between.least + 128) as u128) << 11 | ((between.most + 128) as u128) << 3 | u128::from(work);
        let entry = scattered(self) << bits | known;
        [entry as u64, (entry >> 64) as u64 ^ mix(entry as u64)]
    }

    fn taken_out(self, [low, high]: [u64; 2], bits: u32) -> Self {
        let entry = u128::from(low) | u128::from(high ^ mix(low)) << 64;
        entry ^ scattered(self) << bits
    }

    fn is_known(self) -> bool {
        self != 0 && self < 1 << Self::LEAST_BUCKET_BITS
    }

    fn unpack(self) -> Between {
        Between { least: (self >> 11 & 255) as i32 - 128, most: (self >> 3 & 255) as i32 - 128 }
    }

    fn work([low, _]: [u64; 2]) -> u64 {
        low & MOST_WORK
    }

    fn aged([low, high]: [u64; 2]) -> [u64; 2] {
        [low - 1, high ^ mix(low) ^ mix(low - 1)]
    }
}

/// A number that stands for the key and for no other: multiplying by an odd number can be undone.
fn scattered(key: u128) -> u128 {
    let key = key ^ key >> 64;
    key.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835)
}

/// A table of a fixed size; nothing is kept when that is too small.
pub struct Table<K> {
    /// The entries, and slack to begin on a cache line. The system provides only what is touched.
    words: Box<[AtomicU64]>,
    /// The word at which the first bucket begins.
    start: usize,
    /// There is room for `1 << most_bits` buckets; for none where there are no words.
    most_bits: u32,
    /// `1 << bits` of them are in use, see [`grow`](Table::grow).
    bits: AtomicU32,
    keys: PhantomData<fn(K)>,
}

impl<K> std::fmt::Debug for Table<K> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Table({} bytes)", self.words.len() * size_of::<u64>())
    }
}

impl<K: Layout> Table<K> {
    const BUCKET_BYTES: usize = BUCKET * size_of::<u64>();

    /// A table of at most this many bytes: the largest power of two that fits, and that can be had.
    #[must_use]
    pub fn new(bytes: usize) -> Self {
        let mut table = Self { words: Box::default(), start: 0, most_bits: 0, bits: AtomicU32::new(0), keys: PhantomData };
        let most = (bytes / Self::BUCKET_BYTES).checked_ilog2().unwrap_or(0);
        for bits in (K::LEAST_BUCKET_BITS.max(1)..=most).rev() {
            if let Some(words) = zeroed::<AtomicU64>((1 << bits) * BUCKET + BUCKET - 1) {
                table.start = words.as_ptr().align_offset(Self::BUCKET_BYTES).min(BUCKET - 1);
                table.words = words;
                table.most_bits = bits;
                // Entries of two words tell keys apart by their buckets, so those must stay.
                table.bits = AtomicU32::new(if K::WORDS == 1 { bits.min(FIRST_BITS) } else { bits });
                break;
            }
        }
        table
    }

    /// Uses all buckets from now on. A table begins with few: to provide memory takes the system longer than a
    /// short search. What the few knew is lost, and takes no harm where it lies.
    #[inline(always)]
    pub fn grow(&self) {
        self.bits.store(self.most_bits, Relaxed);
    }

    /// Forgets everything, in all of its memory.
    pub fn clear(&self) {
        self.grow();
        for word in &self.words {
            word.store(0, Relaxed);
        }
    }

    #[inline(always)]
    fn bits(&self) -> u32 {
        self.bits.load(Relaxed)
    }

    /// Bytes of the buckets in use.
    #[must_use]
    pub fn bytes(&self) -> usize {
        if self.words.is_empty() { 0 } else { (1 << self.bits()) * Self::BUCKET_BYTES }
    }

    /// How many nodes may be the first to touch some of its memory, which the system provides 2 MiB at a time; none
    /// while a table is small. Keys fall at random, so that this many leave few untouched.
    #[must_use]
    pub fn slow_nodes(&self) -> u64 {
        let is_small = self.bytes() <= (Self::BUCKET_BYTES << FIRST_BITS);
        if is_small { 0 } else { 4 * (self.bytes() >> 21) as u64 }
    }

    /// The word at which the bucket of a key begins.
    #[inline(always)]
    fn place(&self, key: K) -> usize {
        self.start + key.bucket(self.bits()) * BUCKET
    }

    /// Asks for the bucket of a key, which will be looked at soon.
    #[inline(always)]
    pub fn prefetch(&self, key: K) {
        if !self.words.is_empty() {
            prefetch(&self.words, self.place(key));
        }
    }

    #[inline(always)]
    fn bucket(&self, key: K) -> Option<&[AtomicU64; BUCKET]> {
        self.words.get(self.place(key)..)?.first_chunk()
    }

    #[inline(always)]
    fn read(entry: &[AtomicU64]) -> [u64; 2] {
        [entry[0].load(Relaxed), if K::WORDS == 2 { entry[1].load(Relaxed) } else { 0 }]
    }

    #[inline(always)]
    fn write(slot: &[AtomicU64], entry: [u64; 2]) {
        slot[0].store(entry[0], Relaxed);
        if K::WORDS == 2 {
            slot[1].store(entry[1], Relaxed);
        }
    }

    /// Lets an entry count for less, if anything is left: another thread may have written it since it was looked at.
    #[inline(always)]
    fn grow_older(slot: &[AtomicU64]) {
        let old = Self::read(slot);
        if K::work(old) > 0 {
            Self::write(slot, K::aged(old));
        }
    }

    /// What is known of a key.
    #[inline(always)]
    #[must_use]
    pub fn get(&self, key: K) -> Option<Between> {
        // A key is in one entry at most, and with the key taken out that is the least of all: no branch is needed.
        let outs = self.bucket(key)?.chunks_exact(K::WORDS).map(|entry| key.taken_out(Self::read(entry), self.bits()));
        let least = outs.fold(!K::ZERO, |least, out| if out < least { out } else { least });
        least.is_known().then(|| least.unpack())
    }

    /// Keeps what is known of a key, found with `nodes` of work.
    #[inline(always)]
    pub fn put(&self, key: K, between: Between, nodes: u64) {
        let work = u64::from(nodes.max(1).ilog2() / 3).min(MOST_WORK);
        let entry = key.pack(between, work, self.bits());
        let Some(bucket) = self.bucket(key) else { return };
        let mut least = (u64::MAX, &bucket[..]);
        for slot in bucket.chunks_exact(K::WORDS) {
            let old = Self::read(slot);
            if old == [0, 0] || key.taken_out(old, self.bits()).is_known() {
                return Self::write(slot, entry);
            }
            if K::work(old) < least.0 {
                least = (K::work(old), slot);
            }
        }
        let (least, victim) = least;
        if least > 0 {
            bucket.chunks_exact(K::WORDS).for_each(Self::grow_older);
        }
        Self::write(victim, entry);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check<K: Layout>(bytes: usize, key: impl Fn(u64) -> K) {
        let table = Table::<K>::new(bytes);
        assert!(table.bytes() <= bytes && table.bytes() > bytes / 2, "{table:?}");
        let known = |index: u64| Between { least: -((index % 20) as i32), most: (index % 17) as i32 };
        let count = bytes as u64 / 8;
        for index in 0..count {
            table.put(key(index), known(index), index % 1000);
            assert_eq!(table.get(key(index)), Some(known(index)), "what was put last is there");
        }
        let kept = (0..count).filter_map(|index| table.get(key(index)).map(|found| assert_eq!(found, known(index)))).count();
        assert!(kept * K::WORDS > count as usize / 4 && kept * K::WORDS <= count as usize, "{kept} of {count}");
    }

    #[test]
    fn a_table_forgets_but_never_confuses() {
        check::<u64>(1 << 16, |index| 1 + index * 0x1_0000_0001 % (1 << 49));
        check::<u128>(1 << 25, |index| u128::from(mix(index + 1)) << 61 ^ u128::from(index));
    }

    #[test]
    fn a_table_begins_small_and_grows() {
        let table = Table::<u64>::new(1 << 24);
        let known = Between { least: 0, most: 1 };
        table.put(5, known, 1);
        assert_eq!((table.bytes(), table.get(5)), (1 << 22, Some(known)));
        table.grow();
        for key in 1..1 << 16 {
            assert!(table.get(key).is_none_or(|found| key == 5 && found == known));
            table.put(key, known, 1);
        }
        assert_eq!((table.bytes(), table.get(5)), (1 << 24, Some(known)));
        let wide = Table::<u128>::new(1 << 25);
        assert_eq!(wide.bytes(), 1 << 25);
    }

    #[test]
    fn what_has_no_work_left_does_not_grow_older() {
        // Another thread may have put it there between two looks at a bucket.
        fn check<K: Layout>(bytes: usize, key: K) {
            let table = Table::<K>::new(bytes);
            let known = Between { least: -3, most: 5 };
            table.put(key, known, 100);
            for _ in 0..10 {
                let slots = table.bucket(key).into_iter().flat_map(|bucket| bucket.chunks_exact(K::WORDS));
                slots.filter(|slot| Table::<K>::read(slot) != [0, 0]).for_each(Table::<K>::grow_older);
                assert_eq!(table.get(key), Some(known));
            }
        }
        check::<u64>(1 << 10, 77);
        check::<u128>(1 << 24, 77);
    }

    #[test]
    fn a_table_without_room_keeps_nothing() {
        for table in [Table::<u64>::new(0), Table::new(60)] {
            table.put(5, Between { least: 1, most: 1 }, 1);
            table.prefetch(5);
            assert_eq!((table.get(5), table.bytes()), (None, 0));
        }
        // Too few buckets to tell large boards apart.
        let table = Table::<u128>::new(1 << 20);
        table.put(5, Between { least: 1, most: 1 }, 1);
        table.prefetch(5);
        assert_eq!((table.get(5), table.bytes()), (None, 0));
    }
}
