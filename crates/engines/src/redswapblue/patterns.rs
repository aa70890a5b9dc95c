//! Patterns of bits and their numbers: the rows and columns of the bit matrices.
//!
//! A pattern says which slots of a square are taken. Those with equally many ones are numbered as rows in
//! order of size. Of a pattern and its reflection in the main diagonal only one is a column: reflecting the
//! whole position turns every column into such a *chosen* one, and half the memory is saved.
//!
//! ```text
//!   rows, 2 of 3 bits        columns of the same, slots 1 and 2 reflect each other
//!     0  011                   0  101   (011 is its reflection)
//!     1  101                  64  110   (its own reflection; a group of its own)
//!     2  110
//! ```
//!
//! Columns are ordered in groups of 64, a word each, such that all columns of a group have the same bits
//! in the two slots next to the crossing: passages then move whole groups. Where n is even, the column of
//! a pattern and that of its complement, reflected, have the same number: exchanging the colours keeps columns.

use super::home::Home;

/// No row or no column.
pub(super) const NONE: u16 = u16::MAX;

/// Columns in a group: the bits of a word.
pub(super) const GROUP: usize = 64;

/// The numbering of all patterns of one board.
#[derive(Debug)]
pub(super) struct Patterns {
    pub slots: usize,
    /// For each number of ones, the patterns in the order of rows.
    pub rows: Vec<Vec<u16>>,
    /// For each number of ones, the patterns in the order of columns, in whole groups; [`NONE`] where there is none.
    pub columns: Vec<Vec<u16>>,
    /// For each pattern, its row.
    row_of: Vec<u16>,
    /// For each pattern, its column; [`NONE`] when its reflection was chosen.
    column_of: Vec<u16>,
    /// For each pattern, its reflection.
    reflection: Vec<u16>,
}

impl Patterns {
    pub fn new(home: &Home) -> Self {
        let slots = home.slots;
        let size = 1usize << slots;
        let reflect = |pattern: usize| {
            let bits = (0..slots).filter(|slot| pattern >> slot & 1 != 0);
            bits.fold(0, |reflected, slot| reflected | 1u16 << home.reflected(slot))
        };
        let reflection: Vec<u16> = (0..size).map(reflect).collect();
        let mut rows = vec![Vec::new(); slots + 1];
        let mut row_of = vec![NONE; size];
        for pattern in 0..size {
            let row: &mut Vec<u16> = &mut rows[pattern.count_ones() as usize];
            row_of[pattern] = row.len() as u16;
            row.push(pattern as u16);
        }
        let mut patterns = Self { slots, rows, columns: Vec::new(), row_of, column_of: vec![NONE; size], reflection };
        patterns.columns = (0..=slots).map(|ones| patterns.order_columns(home, ones)).collect();
        for columns in &patterns.columns {
            for (column, &pattern) in columns.iter().enumerate().filter(|(_, pattern)| **pattern != NONE) {
                patterns.column_of[usize::from(pattern)] = column as u16;
            }
        }
        patterns
    }

    /// The chosen patterns with so many ones, in whole groups.
    fn order_columns(&self, home: &Home, ones: usize) -> Vec<u16> {
        if self.slots % 2 == 1 && ones > self.slots / 2 {
            let mirrored = self.order_columns(home, self.slots - ones);
            return mirrored.into_iter().map(|pattern| if pattern == NONE { NONE } else { self.exchanged(pattern) }).collect();
        }
        let left = home.variant.crossing() - 1;
        let above = home.reflected(left);
        let class = |pattern: u16| (pattern >> above & 1, pattern >> left & 1);
        // One of (0, 1) and (1, 0) reflects the other; with the same choice for all, groups stay pure.
        let is_chosen = |pattern: u16| match class(pattern) {
            (0, 1) => true,
            (1, 0) => false,
            _ => pattern <= self.reflected(pattern),
        };
        let mut columns = Vec::new();
        for wanted in [(0, 0), (0, 1), (1, 1)] {
            let members = self.rows[ones].iter().copied().filter(|&pattern| class(pattern) == wanted && is_chosen(pattern));
            // Those that are their own reflection count half: kept together, few groups have to look for them.
            let (fixed, others): (Vec<u16>, Vec<u16>) = members.partition(|&pattern| pattern == self.reflected(pattern));
            columns.extend(others.into_iter().chain(fixed));
            columns.resize(columns.len().next_multiple_of(GROUP), NONE);
        }
        columns
    }

    /// The number of a pattern among those with equally many ones.
    #[inline]
    pub fn row(&self, pattern: u16) -> u16 {
        self.row_of[usize::from(pattern)]
    }

    /// The column of a pattern; [`NONE`] when its reflection was chosen.
    #[inline]
    pub fn column(&self, pattern: u16) -> u16 {
        self.column_of[usize::from(pattern)]
    }

    /// The pattern on the board reflected in its main diagonal.
    #[inline]
    pub fn reflected(&self, pattern: u16) -> u16 {
        self.reflection[usize::from(pattern)]
    }

    /// The pattern with the colours exchanged, on the reflected board.
    #[inline]
    pub fn exchanged(&self, pattern: u16) -> u16 {
        self.reflected(pattern) ^ ((1 << self.slots) - 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_games::redswapblue::{Jump, Variant};

    fn patterns(n: usize) -> Patterns {
        Patterns::new(&Home::new(Variant { n, jump: Jump::Any, diagonal: false }).unwrap())
    }

    #[test]
    fn rows_number_all_patterns_without_a_gap() {
        for n in 2..=4 {
            let patterns = patterns(n);
            for pattern in 0..1u16 << patterns.slots {
                let ones = pattern.count_ones() as usize;
                assert_eq!(patterns.rows[ones][usize::from(patterns.row(pattern))], pattern, "n = {n}, {pattern:b}");
            }
        }
    }

    #[test]
    fn every_pattern_or_its_reflection_is_a_column_and_only_both_if_they_are_equal() {
        for n in 2..=4 {
            let patterns = patterns(n);
            for pattern in 0..1u16 << patterns.slots {
                let reflected = patterns.reflected(pattern);
                assert_eq!(patterns.reflected(reflected), pattern);
                let is_column = |pattern| patterns.column(pattern) != NONE;
                assert!(is_column(pattern) || is_column(reflected), "n = {n}, {pattern:b}");
                assert!(pattern == reflected || is_column(pattern) != is_column(reflected), "n = {n}, {pattern:b}");
                if is_column(pattern) {
                    let columns = &patterns.columns[pattern.count_ones() as usize];
                    assert_eq!(columns[usize::from(patterns.column(pattern))], pattern, "n = {n}, {pattern:b}");
                }
            }
        }
    }

    #[test]
    fn exchanging_the_colours_keeps_the_column_where_n_is_even() {
        for n in [2, 4] {
            let patterns = patterns(n);
            for pattern in 0..1u16 << patterns.slots {
                assert_eq!(patterns.column(pattern), patterns.column(patterns.exchanged(pattern)), "n = {n}, {pattern:b}");
            }
        }
    }
}
