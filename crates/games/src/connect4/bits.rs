//! A set of cells in one machine word.

use plyground_core::mix;
use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{Add, BitAnd, BitOr, BitXor, Not, Shl, Shr, Sub};

/// An unsigned integer read as a set of cells: `u64` for the standard board, `u128` for all others.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + Sub<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// No cell.
    const ZERO: Self;
    /// The first cell: the lowest one of the first column.
    const ONE: Self;

    /// Number of cells in the set.
    fn count(self) -> u32;

    /// The same set as a key for hash tables; for 64 bits a bijection.
    fn key(self) -> u64;
}

impl Bits for u64 {
    const ZERO: Self = 0;
    const ONE: Self = 1;

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn key(self) -> u64 {
        mix(self)
    }
}

impl Bits for u128 {
    const ZERO: Self = 0;
    const ONE: Self = 1;

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    /// Since `mix(0)` is 0, a set that fits in 64 bits has the key it would have as a `u64`.
    #[inline]
    fn key(self) -> u64 {
        mix(self as u64 ^ mix((self >> 64) as u64))
    }
}
