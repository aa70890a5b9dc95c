//! Where a position is kept: one bit for every cell that holds red, and a tag above them.
//!
//! ```text
//!           bit 59    49                                      0
//!   u64    │ variant │ blank │ one bit per cell: 1 where red stands │    n <= 5,  49 cells
//!   Wide   │ the same, 16 words long; the tag is in the last word   │    n <= 22, 967 cells
//! ```
//!
//! Blue needs no bits: it stands wherever neither red nor the blank does. With the tag inside,
//! a position is one number for `u64`: copying, comparing and hashing it cost one instruction
//! each, and its key is exact.

use super::board::Board;
use plyground_core::mix;
use std::fmt::Debug;
use std::hash::Hash;
use std::sync::OnceLock;

/// Bits of the tag that hold the blank's cell; the variant is above them.
const BLANK_BITS: u32 = 10;

/// The tag of a blank and a variant; [`unpack_tag`] is the way back.
#[inline]
pub(super) const fn pack_tag(blank: usize, variant: usize) -> u32 {
    blank as u32 | (variant as u32) << BLANK_BITS
}

/// The blank and the variant in a tag.
#[inline]
pub(super) const fn unpack_tag(tag: u32) -> (usize, usize) {
    ((tag & ((1 << BLANK_BITS) - 1)) as usize, (tag >> BLANK_BITS) as usize)
}

/// A set of cells with a small number, the tag, beside it.
pub trait Bits: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// The largest `n` whose cells fit.
    const LARGEST_N: usize;
    /// No cell, tag 0.
    const EMPTY: Self;

    /// True when the cell is in the set.
    fn has(&self, cell: usize) -> bool;

    /// Puts the cell into the set if it is not there, and takes it out if it is.
    fn flip(&mut self, cell: usize);

    /// The tag.
    fn tag(&self) -> u32;

    /// Flips the bits of the tag that are set in `change`.
    fn flip_tag(&mut self, change: u32);

    /// Moves what `from` holds to `to`, which is empty.
    #[inline]
    fn carry(&mut self, from: usize, to: usize) {
        debug_assert!(!self.has(to), "cell {to} is not empty");
        if self.has(from) {
            self.flip(from);
            self.flip(to);
        }
    }

    /// Cells `8 * index` to `8 * index + 7`, one bit each; above the last cell, bits of the tag.
    fn eight(&self, index: usize) -> u8;

    /// The set as one word, where a word is all there is.
    fn word(&self) -> Option<u64>;

    /// The set and its tag as a well-scattered number.
    fn key(&self) -> u64;

    /// The boards of this type, one place for each variant, filled when first asked for.
    fn boards() -> &'static [OnceLock<Board<Self>>];
}

/// The bit of a `u64` where the tag begins: 49 cells, 10 bits for the blank, 4 for the variant.
const TAG_IN_U64: u32 = 49;

impl Bits for u64 {
    const LARGEST_N: usize = 5;
    const EMPTY: Self = 0;

    #[inline]
    fn has(&self, cell: usize) -> bool {
        self >> cell & 1 != 0
    }

    #[inline]
    fn flip(&mut self, cell: usize) {
        *self ^= 1 << cell;
    }

    #[inline]
    fn tag(&self) -> u32 {
        (self >> TAG_IN_U64) as u32
    }

    #[inline]
    fn flip_tag(&mut self, change: u32) {
        *self ^= u64::from(change) << TAG_IN_U64;
    }

    // Without a branch: whether the piece is red is anybody's guess.
    #[inline]
    fn carry(&mut self, from: usize, to: usize) {
        let is_red = *self >> from & 1;
        *self ^= is_red << from | is_red << to;
    }

    #[inline]
    fn eight(&self, index: usize) -> u8 {
        (self >> (8 * index)) as u8
    }

    #[inline]
    fn word(&self) -> Option<u64> {
        Some(self & ((1 << TAG_IN_U64) - 1))
    }

    #[inline]
    fn key(&self) -> u64 {
        scatter(*self)
    }

    fn boards() -> &'static [OnceLock<Board<Self>>] {
        static BOARDS: [OnceLock<Board<u64>>; 16] = [const { OnceLock::new() }; 16];
        &BOARDS
    }
}

/// Spreads every bit of a number over the upper and the lower half; a bijection, since each of
/// its three steps is. One multiplication where `mix` has two: a third less time per successor.
#[inline]
const fn scatter(number: u64) -> u64 {
    let folded = number ^ number >> 29;
    let spread = folded.wrapping_mul(0xbf58_476d_1ce4_e5b9);
    spread ^ spread >> 32
}

/// Sixteen words of 64 bits: room for n up to 22.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Wide([u64; 16]);

/// The bit of the last word where the tag begins: the cells of n = 22 end at bit 7.
const TAG_IN_LAST_WORD: u32 = 40;

impl Bits for Wide {
    const LARGEST_N: usize = 22;
    const EMPTY: Self = Self([0; 16]);

    #[inline]
    fn has(&self, cell: usize) -> bool {
        self.0[cell / 64] >> (cell % 64) & 1 != 0
    }

    #[inline]
    fn flip(&mut self, cell: usize) {
        self.0[cell / 64] ^= 1 << (cell % 64);
    }

    #[inline]
    fn tag(&self) -> u32 {
        (self.0[15] >> TAG_IN_LAST_WORD) as u32
    }

    #[inline]
    fn flip_tag(&mut self, change: u32) {
        self.0[15] ^= u64::from(change) << TAG_IN_LAST_WORD;
    }

    #[inline]
    fn word(&self) -> Option<u64> {
        None
    }

    #[inline]
    fn eight(&self, index: usize) -> u8 {
        (self.0[index / 8] >> (8 * (index % 8))) as u8
    }

    #[inline]
    fn key(&self) -> u64 {
        self.0.iter().fold(0, |key, word| mix(key ^ word))
    }

    fn boards() -> &'static [OnceLock<Board<Self>>] {
        static BOARDS: [OnceLock<Board<Wide>>; 84] = [const { OnceLock::new() }; 84];
        &BOARDS
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn what_goes_in_comes_out<B: Bits>(cells: usize, variants: usize) {
        for blank in 0..cells {
            for variant in [0, 1, variants / 2, variants - 1] {
                assert_eq!(unpack_tag(pack_tag(blank, variant)), (blank, variant));
                let mut bits = B::EMPTY;
                bits.flip_tag(pack_tag(blank, variant));
                bits.flip(cells - 1);
                bits.flip(blank / 2);
                let expected = |cell| (cell == cells - 1) != (cell == blank / 2);
                assert!((0..cells).all(|cell| bits.has(cell) == expected(cell)), "blank {blank}, variant {variant}");
                assert_eq!(unpack_tag(bits.tag()), (blank, variant));
            }
        }
    }

    #[test]
    fn cells_and_tag_do_not_touch_each_other() {
        what_goes_in_comes_out::<u64>(49, u64::boards().len());
        what_goes_in_comes_out::<Wide>(967, Wide::boards().len());
    }
}
