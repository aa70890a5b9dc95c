//! Turns a square of 64 x 64 bits over its diagonal.
//!
//! ```text
//!   A B     A C        the same is done to halves, then to quarters inside them,
//!   C D  →  B D        down to single bits: six rounds of 32 exchanges
//! ```
//!
//! Source: the idea is in Warren, *Hacker's Delight*, 2002, chapter 7.

/// Exchanges bit `j` of word `i` with bit `i` of word `j`, for all of them.
pub(super) fn transpose(block: &mut [u64; 64]) {
    exchange::<32>(block, 0x0000_0000_ffff_ffff);
    exchange::<16>(block, 0x0000_ffff_0000_ffff);
    exchange::<8>(block, 0x00ff_00ff_00ff_00ff);
    exchange::<4>(block, 0x0f0f_0f0f_0f0f_0f0f);
    exchange::<2>(block, 0x3333_3333_3333_3333);
    exchange::<1>(block, 0x5555_5555_5555_5555);
}

/// One round: in squares of twice `SIZE`, the upper right quarter changes places with the lower left.
#[inline(always)]
fn exchange<const SIZE: usize>(block: &mut [u64; 64], left_half: u64) {
    for pair in block.chunks_exact_mut(2 * SIZE) {
        let (upper, lower) = pair.split_at_mut(SIZE);
        for (above, below) in upper.iter_mut().zip(lower) {
            let change = (*above >> SIZE ^ *below) & left_half;
            *above ^= change << SIZE;
            *below ^= change;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Rng;

    #[test]
    fn every_bit_changes_row_and_column() {
        let mut rng = Rng::new(1);
        let block: [u64; 64] = std::array::from_fn(|_| rng.bits());
        let mut turned = block;
        transpose(&mut turned);
        for (row, before) in block.iter().enumerate() {
            for (column, after) in turned.iter().enumerate() {
                assert_eq!(before >> column & 1, after >> row & 1, "row {row}, column {column}");
            }
        }
    }
}
