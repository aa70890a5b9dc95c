//! The numbers that are learned, shared by all threads.
//!
//! One weight per thing that can be noticed, in one long list. With *temporal coherence* each weight also remembers
//! the changes it was asked to make: their sum and the sum of their sizes.
//!
//! ```text
//!   weights       w w w w w w w w …     4 bytes each: sixteen share a cache line
//!   coherence     ± ± ± ± ± ± ± ± …     8 bytes each: sum of changes, sum of their sizes
//! ```
//!
//! Changes that agree (`|sum| = sum of sizes`) say that the weight is far off: it learns at the full rate. Changes
//! that cancel say that it has arrived and only follows the noise: it learns slowly. Nobody has to tune a rate.
//!
//! Threads read and write without locks. Every number is an atomic word, so nothing is ever torn; when two threads
//! change the same weight at the same moment one of the changes is lost, which learning does not notice.
//!
//! Source: D. Beal and M. Smith, *Temporal coherence and prediction decay in TD learning* (1999); for 2048
//! W. Jaśkowski, *Mastering 2048 with Delayed Temporal Coherence Learning …* (2016).

use plyground_core::memory::{prefetch, zeroed};
use std::sync::atomic::Ordering::Relaxed;
use std::sync::atomic::{AtomicU32, AtomicU64};

/// Learned numbers, found by their index.
#[derive(Debug)]
pub struct Weights {
    /// `f32` bits.
    values: Box<[AtomicU32]>,
    /// Two `f32`: the sum of changes in the lower half, the sum of their sizes in the upper one. Empty
    /// where all weights learn at the same rate.
    coherence: Box<[AtomicU64]>,
}

/// What a weight remembers of the changes it was asked to make.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Coherence {
    /// The sum of the changes.
    pub sum: f32,
    /// The sum of their sizes.
    pub size: f32,
}

impl Coherence {
    /// The share of the full rate at which the weight learns: 1 before the first change.
    #[inline]
    #[must_use]
    pub fn rate(self) -> f32 {
        if self.size > 0.0 { self.sum.abs() / self.size } else { 1.0 }
    }

    #[inline]
    pub(crate) fn pack(self) -> u64 {
        u64::from(self.sum.to_bits()) | u64::from(self.size.to_bits()) << 32
    }

    #[inline]
    pub(crate) fn unpack(bits: u64) -> Self {
        Self { sum: f32::from_bits(bits as u32), size: f32::from_bits((bits >> 32) as u32) }
    }
}

impl Weights {
    /// This many weights, all 0; `None` when there is no room for them.
    #[must_use]
    pub fn new(count: usize, is_coherent: bool) -> Option<Self> {
        Some(Self { values: zeroed(count)?, coherence: zeroed(if is_coherent { count } else { 0 })? })
    }

    /// Bytes that so many weights take.
    #[must_use]
    pub const fn bytes(count: usize, is_coherent: bool) -> usize {
        count * if is_coherent { 12 } else { 4 }
    }

    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.values.len()
    }

    /// True when there are none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.values.is_empty()
    }

    /// True when every weight has a rate of its own.
    #[must_use]
    pub fn is_coherent(&self) -> bool {
        !self.coherence.is_empty()
    }

    /// One weight.
    #[inline]
    #[must_use]
    pub fn get(&self, index: usize) -> f32 {
        f32::from_bits(self.values[index].load(Relaxed))
    }

    /// Replaces one weight.
    #[inline]
    pub fn set(&self, index: usize, weight: f32) {
        self.values[index].store(weight.to_bits(), Relaxed);
    }

    /// What a weight remembers; nothing where all learn at the same rate.
    #[inline]
    #[must_use]
    pub fn coherence(&self, index: usize) -> Coherence {
        self.coherence.get(index).map_or(Coherence::default(), |bits| Coherence::unpack(bits.load(Relaxed)))
    }

    /// Replaces what a weight remembers.
    pub fn set_coherence(&self, index: usize, coherence: Coherence) {
        if let Some(bits) = self.coherence.get(index) {
            bits.store(coherence.pack(), Relaxed);
        }
    }

    /// The sum of these weights: four sums side by side, so that the processor need not wait for one
    /// addition before it begins the next.
    #[inline]
    #[must_use]
    pub fn sum(&self, fired: &[u32]) -> f32 {
        let (fours, rest) = fired.as_chunks::<4>();
        let mut sums = [0.0; 4];
        for four in fours {
            for (sum, &index) in sums.iter_mut().zip(four) {
                *sum += self.get(index as usize);
            }
        }
        for (sum, &index) in sums.iter_mut().zip(rest) {
            *sum += self.get(index as usize);
        }
        (sums[0] + sums[1]) + (sums[2] + sums[3])
    }

    /// Asks each of these weights to change by `change`, one after the other.
    #[inline]
    pub fn adjust(&self, fired: &[u32], change: f32) {
        if self.coherence.is_empty() {
            for &index in fired {
                self.set(index as usize, self.get(index as usize) + change);
            }
            return;
        }
        for &index in fired {
            let index = index as usize;
            let memory = &self.coherence[index];
            let mut coherence = Coherence::unpack(memory.load(Relaxed));
            self.set(index, self.get(index) + change * coherence.rate());
            coherence.sum += change;
            coherence.size += change.abs();
            memory.store(coherence.pack(), Relaxed);
        }
    }

    /// Asks for the memory of these weights, to be read soon.
    #[inline]
    pub fn prefetch(&self, fired: &[u32]) {
        for &index in fired {
            prefetch(&self.values, index as usize);
        }
    }

    /// Asks for the memory of these weights and of what they remember, to be changed soon.
    #[inline]
    pub fn prefetch_all(&self, fired: &[u32]) {
        self.prefetch(fired);
        for &index in fired {
            prefetch(&self.coherence, index as usize);
        }
    }
}
