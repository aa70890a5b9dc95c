//! The ways to take some of a turn's steps: one share for each number of steps of each size.
//!
//! A share is a number in mixed radix, one digit for each size of step, so that the number of two
//! shares together is the sum of their numbers. Beside it stand the digits in fields of five bits,
//! which tell with one subtraction whether a share is part of another.
//!
//! ```text
//!   khal x2, ten x1:   number 0 {}   1 {k}   2 {k,k}   3 {10}   4 {k,10}   5 {k,k,10}
//! ```

use super::pairs::send_back;
use super::path::WAITING;
use super::terrain::Terrain;
use super::tosses::{KHAL, Steps};

/// Bits for each digit of a share, the highest of them to tell that one share exceeds another.
const DIGIT: u32 = 5;
/// The highest bit of each of six digits.
const GUARDS: u32 = 0b10000_10000_10000_10000_10000_10000;

/// True when `part` has no more of any step than `whole`.
#[inline]
pub(super) const fn fits(part: u32, whole: u32) -> bool {
    ((whole | GUARDS) - part) & GUARDS == GUARDS
}

/// The number of steps in a share.
pub(super) fn count(digits: u32) -> u32 {
    (0..6).map(|size| digits >> (size * DIGIT) & 15).sum()
}

/// The sizes of steps a share has, as bits.
pub(super) fn sizes_in(digits: u32) -> u8 {
    (0..6).fold(0, |sizes, size| sizes | u8::from(digits >> (size * DIGIT) & 15 != 0) << size)
}

/// One step of each of these sizes.
pub(super) fn one_of_each(sizes: u8) -> u32 {
    (0..6).fold(0, |digits, size| digits | u32::from(sizes >> size & 1) << (size * DIGIT))
}

/// The highest bit of every digit that is not 0: adding 15 carries into it.
#[inline]
pub(super) fn marks(digits: u32) -> u32 {
    (digits + (GUARDS - (GUARDS >> 4))) & GUARDS
}

/// Every share of some steps.
#[derive(Clone, Debug, Default)]
pub(super) struct Shares {
    /// By number: how far the share goes (at most 255).
    sums: Vec<u8>,
    /// By number: its digits.
    digits: Vec<u32>,
    /// By size: how far a step goes, and what one such step adds to a number.
    sizes: [(u8, usize); 6],
    /// How many sizes there are.
    count: usize,
}

impl Shares {
    /// Numbers the shares of these steps; what was numbered before is forgotten.
    pub(super) fn number(&mut self, steps: &[Steps]) {
        self.sums.clear();
        self.digits.clear();
        self.sums.push(0);
        self.digits.push(0);
        self.count = steps.len();
        for (size, steps) in steps.iter().enumerate() {
            let stride = self.sums.len();
            self.sizes[size] = (steps.value, stride);
            for index in 0..stride * usize::from(steps.count) {
                self.sums.push(self.sums[index].saturating_add(steps.value));
                self.digits.push(self.digits[index] + (1 << (size as u32 * DIGIT)));
            }
        }
    }

    /// How many shares there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.sums.len()
    }

    /// How far a share goes, at most 255.
    #[inline]
    pub(super) fn sum(&self, number: usize) -> u8 {
        self.sums[number]
    }

    /// The digits of a share.
    #[inline]
    pub(super) fn digits(&self, number: usize) -> u32 {
        self.digits[number]
    }

    /// The digits of the share that has every step.
    #[inline]
    pub(super) fn all(&self) -> u32 {
        *self.digits.last().expect("there is always the empty share")
    }

    /// How far all steps go together, at most 255.
    pub(super) fn total(&self) -> u8 {
        *self.sums.last().expect("there is always the empty share")
    }

    /// How far a step of this size goes.
    #[inline]
    pub(super) fn value(&self, size: usize) -> u8 {
        self.sizes[size].0
    }

    /// What one step of this size adds to the number of a share.
    #[inline]
    pub(super) fn stride(&self, size: usize) -> usize {
        self.sizes[size].1
    }

    /// The sizes of steps a share has.
    #[inline]
    pub(super) fn sizes(&self, digits: u32) -> impl Iterator<Item = usize> + use<> {
        (0..self.count).filter(move |&size| digits >> (size as u32 * DIGIT) & 15 != 0)
    }

    /// By number: the sets of the opponent's stones that a stone on `start` can send back while it
    /// walks the share, one bit for each of the sixteen sets. 0 where it cannot walk it.
    ///
    /// The ways to walk a share follow from those of the shares that have one step less.
    pub(super) fn ways_from(&self, start: u8, terrain: &Terrain, ways: &mut Vec<u16>) {
        ways.clear();
        ways.resize(self.len(), 0);
        ways[0] = 1;
        if start == WAITING && self.sizes[..self.count].first().is_none_or(|&(value, _)| value != KHAL) {
            return;
        }
        for number in 1..self.len() {
            let place = start.saturating_add(self.sums[number]);
            if !terrain.is_open(place.min(127)) {
                continue;
            }
            let mut here = 0;
            for size in self.sizes(self.digits[number]) {
                let before = number - self.stride(size);
                // Only a khal, the first size, brings in a stone that waits.
                if start != WAITING || before != 0 || size == 0 {
                    here |= ways[before];
                }
            }
            if here != 0 {
                ways[number] = send_back(here, terrain.sent_back(place));
            }
        }
    }
}
