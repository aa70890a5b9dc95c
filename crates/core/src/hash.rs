//! A hash that is the same on every platform.
//!
//! The hashers of the standard library and of most crates work in words as wide as a pointer, so a
//! 32-bit program gets other hashes than a 64-bit one. Where a hash decides in which order a search
//! tries actions, it would visit other nodes there. This hasher always works in 64 bits.
//!
//! The steps are those of the 64-bit `FxHasher` of the crate `rustc-hash` 2 (O. Peters, 2024): add,
//! multiply, and at the end rotate the well-mixed upper bits down.

use std::hash::Hasher;

/// A quick hasher of 64 bits, equal on every platform. Not for input that an attacker may choose.
///
/// ```
/// use plyground_core::Hasher64;
/// use std::hash::{Hash, Hasher};
/// let mut hasher = Hasher64::default();
/// (3_u8, 4_u32).hash(&mut hasher);
/// assert_eq!(hasher.finish(), 0xc17f_1eef_7c05_3474);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct Hasher64(u64);

impl Hasher64 {
    /// An odd number without a pattern, found by O. Peters to mix well.
    const FACTOR: u64 = 0xf135_7aea_2e62_a9c5;

    #[inline]
    fn add(&mut self, word: u64) {
        self.0 = self.0.wrapping_add(word).wrapping_mul(Self::FACTOR);
    }
}

impl Hasher for Hasher64 {
    /// Adds eight bytes at a time, the last ones filled up with zeros. Lists write their length first.
    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for part in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..part.len()].copy_from_slice(part);
            self.add(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.add(number.into());
    }

    #[inline]
    fn write_u16(&mut self, number: u16) {
        self.add(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.add(number.into());
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.add(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.add(number as u64);
        self.add((number >> 64) as u64);
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.add(number as u64);
    }

    /// Kinds of an `enum` come this way.
    #[inline]
    fn write_isize(&mut self, number: isize) {
        self.add(number as i64 as u64);
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0.rotate_left(26)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hash::Hash;

    fn hash(value: impl Hash) -> u64 {
        let mut hasher = Hasher64::default();
        value.hash(&mut hasher);
        hasher.finish()
    }

    #[test]
    fn hashes_never_change() {
        // Computed by another program from the definition.
        let of_numbers = [hash(7_u8), hash(7_u16), hash(7_usize), hash((1_u32, 2_u64)), hash(-1_isize), hash(1_u128 << 64)];
        let of_lists = [hash([1_u8, 2, 3]), hash("0123456789"), hash(Some(5_u8)), hash(None::<u8>)];
        assert_eq!(of_numbers, NUMBERS);
        assert_eq!(of_lists, LISTS);
    }
    const NUMBERS: [u64; 6] = [
        0x9d12_ca91_8e61_d971,
        0x9d12_ca91_8e61_d971,
        0x9d12_ca91_8e61_d971,
        0x0650_bc14_8fda_4ac4,
        0x5746_7558_ec3b_2a14,
        0xa8b9_8aa7_17c4_d5eb,
    ];
    const LISTS: [u64; 4] = [0xda5d_0922_4025_842f, 0xb0eb_2998_8ff0_0268, 0x007d_5c09_cb28_cc87, 0];

    #[test]
    fn numbers_hash_as_with_the_hasher_it_follows() {
        use rustc_hash::FxBuildHasher;
        use std::hash::BuildHasher;
        if cfg!(target_pointer_width = "64") {
            assert_eq!(hash((3_u8, 4_u16, 5_u32)), FxBuildHasher.hash_one((3_u8, 4_u16, 5_u32)));
            assert_eq!(hash((6_u64, 7_u128, Some(8_u8))), FxBuildHasher.hash_one((6_u64, 7_u128, Some(8_u8))));
        }
    }
}
