//! Numbers wide enough to hold a whole position.
//!
//! `u64` is enough up to n = 5 and twice as fast; `u128` up to n = 7.

use std::fmt::Debug;
use std::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// An unsigned number of 64 or 128 bits.
pub(super) trait Word:
    Copy
    + Ord
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + From<u32>
{
    /// How many bits it has.
    const BITS: u32;
    /// All bits 0.
    const NONE: Self;
    /// All bits 1.
    const ALL: Self;

    /// The bits in the opposite order.
    fn reversed(self) -> Self;

    /// The lowest 32 bits.
    fn low(self) -> u32;

    /// All bits folded into 64, well scattered.
    fn scattered(self) -> u64;

    /// The number with this bit set alone.
    #[inline(always)]
    fn bit(index: usize) -> Self {
        Self::from(1) << index as u32
    }
}

/// Spreads what differs anywhere over the upper bits.
#[inline(always)]
const fn scatter(number: u64) -> u64 {
    let spread = (number ^ number >> 29).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread ^ spread >> 32
}

impl Word for u64 {
    const BITS: u32 = u64::BITS;
    const NONE: Self = 0;
    const ALL: Self = u64::MAX;

    #[inline(always)]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }

    #[inline(always)]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn scattered(self) -> u64 {
        scatter(self)
    }
}

impl Word for u128 {
    const BITS: u32 = u128::BITS;
    const NONE: Self = 0;
    const ALL: Self = u128::MAX;

    #[inline(always)]
    fn reversed(self) -> Self {
        self.reverse_bits()
    }

    #[inline(always)]
    fn low(self) -> u32 {
        self as u32
    }

    #[inline(always)]
    fn scattered(self) -> u64 {
        scatter(self as u64 ^ scatter((self >> 64) as u64))
    }
}
