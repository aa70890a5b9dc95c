//! Distances modulo 3, two bits a position, in slices of the bit matrices that fit into the cache.
//!
//! For each number of ones there is a matrix of rows and columns for every cell of the blank. A *chunk* is
//! 256 columns of all of them: moves at home never leave it, so it is swept in the cache and by one thread.
//! A *line* is one row of a chunk, for one blank: 256 positions in one cache line.
//!
//! ```text
//!                     columns 0..255   256..511
//!   blank 0, row 0   │ line ..........│ line ........ │      low  bit  0 1 0 1
//!            row 1   │ line ..........│ line ........ │      high bit  0 0 1 1
//!            ...     │                │               │                │ │ │ └ not reached yet
//!   blank 1, row 0   │ line ..........│ line ........ │                └─┴─┴── distance modulo 3
//!                         chunk 0          chunk 1
//! ```
//!
//! Why modulo 3: neighbours differ by at most 1, so from the start the way down to the goal is known step by step.

use super::patterns::{GROUP, NONE, Patterns};
use plyground_core::Stop;

/// Words of a line.
pub(super) const WORDS: usize = 4;

/// A bit for each of the 256 positions of a line.
pub(super) type Set = [u64; WORDS];

/// 256 positions, a cache line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(align(64))]
pub(super) struct Line {
    low: Set,
    high: Set,
}

impl Line {
    /// Nothing reached.
    pub const NEW: Self = Self { low: [u64::MAX; WORDS], high: [u64::MAX; WORDS] };

    /// All its words, as a file keeps them.
    pub fn words(&self) -> [u64; 2 * WORDS] {
        std::array::from_fn(|word| if word < WORDS { self.low[word] } else { self.high[word - WORDS] })
    }

    /// The line with these [`words`](Self::words).
    pub fn from_words(words: [u64; 2 * WORDS]) -> Self {
        Self { low: std::array::from_fn(|word| words[word]), high: std::array::from_fn(|word| words[word + WORDS]) }
    }

    /// The positions whose distance leaves this remainder.
    #[inline(always)]
    pub fn at(&self, remainder: u8) -> Set {
        match remainder {
            0 => std::array::from_fn(|word| !(self.low[word] | self.high[word])),
            1 => std::array::from_fn(|word| self.low[word] & !self.high[word]),
            _ => std::array::from_fn(|word| !self.low[word] & self.high[word]),
        }
    }

    /// Those of `set` that have not been reached.
    #[inline(always)]
    pub fn unreached(&self, set: &Set) -> Set {
        std::array::from_fn(|word| set[word] & self.low[word] & self.high[word])
    }

    /// Notes that the positions of `set`, none of which was reached before, are at this remainder.
    #[inline(always)]
    pub fn reach(&mut self, set: &Set, remainder: u8) {
        for (word, &set) in set.iter().enumerate() {
            self.reach_word(word, set, remainder);
        }
    }

    /// [`unreached`](Self::unreached) in one word.
    #[inline(always)]
    pub fn unreached_word(&self, word: usize, set: u64) -> u64 {
        set & self.low[word] & self.high[word]
    }

    /// [`reach`](Self::reach) in one word.
    #[inline(always)]
    pub fn reach_word(&mut self, word: usize, set: u64, remainder: u8) {
        if remainder != 1 {
            self.low[word] &= !set;
        }
        if remainder != 2 {
            self.high[word] &= !set;
        }
    }

    /// The remainder of one position; `None` when it has not been reached.
    pub fn remainder(&self, column: usize) -> Option<u8> {
        let (word, bit) = (column / GROUP, column % GROUP);
        let remainder = (self.low[word] >> bit & 1) as u8 | ((self.high[word] >> bit & 1) as u8) << 1;
        (remainder < 3).then_some(remainder)
    }
}

/// True when the set has no member.
#[inline(always)]
pub(super) fn is_empty(set: &Set) -> bool {
    set.iter().fold(0, |all, word| all | word) == 0
}

/// 256 columns for every blank and every row with one number of ones.
#[derive(Debug)]
pub(super) struct Chunk {
    /// Ones in its rows and columns.
    pub ones: usize,
    /// Rows for each blank.
    pub height: usize,
    /// Blank by blank, row by row.
    pub lines: Vec<Line>,
    /// The patterns of its columns; [`NONE`] where there is none.
    pub columns: [u16; WORDS * GROUP],
    /// The columns that are their own reflection: other columns stand for two.
    fixed: Set,
    /// True when there are any.
    has_fixed: bool,
    /// Positions reached in the layer that is being made.
    pub found: u64,
    /// True when the newest whole layer has positions here.
    pub is_live: bool,
    /// True while layers are so small that their members are written down one by one.
    pub is_recording: bool,
    /// The members of the layer that is being made: line and column. Only while recording.
    pub records: Vec<(usize, usize)>,
}

impl Chunk {
    /// The chunks of all matrices, fewest ones first. Before each, `may_go_on` is asked: for n = 4 it is a lot of memory.
    pub fn all(patterns: &Patterns, may_go_on: impl Fn() -> Result<(), Stop>) -> Result<Vec<Self>, Stop> {
        let columns_of = |ones: usize| patterns.columns[ones].chunks(WORDS * GROUP).map(move |columns| (ones, columns));
        let made = |(ones, columns)| may_go_on().map(|()| Self::new(patterns, ones, columns));
        (0..=patterns.slots).flat_map(columns_of).map(made).collect()
    }

    fn new(patterns: &Patterns, ones: usize, chosen: &[u16]) -> Self {
        let mut columns = [NONE; WORDS * GROUP];
        columns[..chosen.len()].copy_from_slice(chosen);
        let mut fixed = [0; WORDS];
        for (column, &pattern) in columns.iter().enumerate() {
            if pattern != NONE && patterns.reflected(pattern) == pattern {
                fixed[column / GROUP] |= 1 << (column % GROUP);
            }
        }
        let height = patterns.rows[ones].len();
        let lines = vec![Line::NEW; height * (patterns.slots + 1)];
        Self {
            ones,
            height,
            lines,
            columns,
            fixed,
            has_fixed: !is_empty(&fixed),
            found: 0,
            is_live: false,
            is_recording: false,
            records: Vec::new(),
        }
    }

    /// Counts the positions of a line that were just reached.
    #[inline(always)]
    pub fn count(&mut self, line: usize, set: &Set) {
        let places: u32 = set.iter().map(|word| word.count_ones()).sum();
        // Every place stands for a position and its reflection, unless its column is its own reflection.
        let mut positions = 2 * u64::from(places);
        if self.has_fixed {
            positions -= set.iter().zip(&self.fixed).map(|(word, fixed)| u64::from((word & fixed).count_ones())).sum::<u64>();
        }
        // And for the same turned; but at the crossing a turned position has a place of its own.
        self.found += if line >= self.lines.len() - self.height { positions } else { 2 * positions };
        if self.is_recording {
            for (word, &set) in set.iter().enumerate() {
                self.record(line, word, set);
            }
        }
    }

    #[cold]
    fn record(&mut self, line: usize, word: usize, set: u64) {
        self.records.extend((0..GROUP).filter(|bit| set >> bit & 1 != 0).map(|bit| (line, word * GROUP + bit)));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_tells_three_remainders_and_the_unreached_apart() {
        let mut line = Line::NEW;
        for remainder in 0..3 {
            let set = [1 << remainder, 0, 0, 1 << (40 + remainder)];
            assert_eq!(line.unreached(&set), set);
            line.reach(&set, remainder);
            assert!(is_empty(&line.unreached(&set)));
            assert_eq!(line.at(remainder), set);
        }
        for remainder in 0..3 {
            assert_eq!(line.at(remainder), [1 << remainder, 0, 0, 1 << (40 + remainder)]);
            assert_eq!(line.remainder(usize::from(remainder)), Some(remainder));
            assert_eq!(line.remainder(192 + 40 + usize::from(remainder)), Some(remainder));
        }
        assert_eq!(line.remainder(100), None);
    }
}
