//! A number of its own for every position of the small boards.
//!
//! Leave the empty cell out, and up to n = 3 at most 16 cells are left, half of them red. Such a
//! pattern of 16 bits is numbered by its upper byte first: `BEFORE` counts the patterns with a
//! smaller upper byte, `AMONG` numbers the lower bytes with equally many ones.
//!
//! ```text
//!   number = blank · patterns + BEFORE[upper byte] + AMONG[lower byte]
//! ```
//!
//! n = 2 has 6 cells left and no upper byte. The numbers have no gaps: 7 · 20 = 140 and
//! 17 · 12,870 = 218,790, as many as there are positions.

/// For each byte, how many smaller ones have equally many ones.
const AMONG: [u16; 256] = among();
/// For each upper byte, how many patterns of 16 bits with 8 ones have a smaller one.
const BEFORE: [u16; 256] = before();

const fn among() -> [u16; 256] {
    let (mut ranks, mut seen) = ([0; 256], [0; 9]);
    let mut byte = 0;
    while byte < 256 {
        let ones = (byte as u8).count_ones() as usize;
        ranks[byte] = seen[ones];
        seen[ones] += 1;
        byte += 1;
    }
    ranks
}

const fn before() -> [u16; 256] {
    let choose_8 = [1, 8, 28, 56, 70, 56, 28, 8, 1];
    let (mut counts, mut sum) = ([0; 256], 0);
    let mut byte = 0;
    while byte < 256 {
        counts[byte] = sum;
        sum += choose_8[8 - (byte as u8).count_ones() as usize];
        byte += 1;
    }
    counts
}

/// How the reds may stand for one blank, C(2n² - 2, n² - 1), for n = 2 and n = 3.
const fn arrangements(n: usize) -> u32 {
    if n == 2 { 20 } else { 12_870 }
}

/// How many positions the board has, where they are numbered.
pub(super) fn count(n: usize) -> Option<u32> {
    (n <= 3).then(|| arrangements(n) * (2 * n * n - 1) as u32)
}

/// The number of a position on a board that has numbers, from the word of its red cells.
#[inline]
pub(super) fn number(red: u64, blank: usize, n: usize) -> u32 {
    // Twice what is below the empty cell and once what is above it meet without a gap.
    let below = red & ((1 << blank) - 1);
    let pattern = ((red + below) >> 1) as u16;
    blank as u32 * arrangements(n) + u32::from(BEFORE[usize::from(pattern >> 8)]) + u32::from(AMONG[usize::from(pattern & 255)])
}
