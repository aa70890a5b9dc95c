//! The open columns of the standard board, looked up instead of collected.
//!
//! Which columns are open depends on seven bits only: the top cells. They are gathered into
//! one small number by a multiplication, and that number finds the finished list in a table
//! of 1 KiB. Counting the moves of a position is then one load, which is what most of a
//! move-path count does.
//!
//! ```text
//!   empty top cells, 7 bits apart       g . . . . . . f . . . . . . e . . .  …  a
//!   times ones that are 6 bits apart    brings bit 7c to bit 36 + c:    … g f e d c b a …
//!   shifted down, seven bits kept                                          gfedcba
//! ```
//!
//! No two of the 49 partial products meet: `7c - 6d` is different for every pair, and lies in
//! `0..=6` only when `c = d`. So there is no carry to spoil the result.
//!
//! ```
//! use plyground_games::connect4::OpenColumns;
//! let third_column_full = 0b11_1111 << 14;
//! assert_eq!(OpenColumns::above(third_column_full).as_ref(), [0, 1, 3, 4, 5, 6]);
//! ```
//!
//! The trick is the one of "magic" bitboards in chess programs (P. Kannan, 2007).

use std::{array, iter};

/// A list of up to seven columns in eight bytes, each counted from 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OpenColumns {
    columns: [u8; 7],
    count: u8,
}

/// The top cell of every column, moved down to the foot of the column.
const FEET: u64 = ((1 << 49) - 1) / 127;
/// Brings bit `7c` to bit `36 + c`.
const GATHER: u64 = 1 << 36 | 1 << 30 | 1 << 24 | 1 << 18 | 1 << 12 | 1 << 6 | 1;

/// The list for every set of open columns.
static LISTS: [OpenColumns; 128] = {
    let mut lists = [OpenColumns { columns: [0; 7], count: 0 }; 128];
    let mut set = 0;
    while set < 128 {
        let list = &mut lists[set];
        let mut column = 0;
        while column < 7 {
            if set >> column & 1 == 1 {
                list.columns[list.count as usize] = column;
                list.count += 1;
            }
            column += 1;
        }
        set += 1;
    }
    lists
};

impl OpenColumns {
    /// The columns with room on top of these discs of a 7 x 6 board, from left to right.
    #[must_use]
    #[inline]
    pub fn above(discs: u64) -> Self {
        let open_feet = !(discs >> 5) & FEET;
        LISTS[(open_feet.wrapping_mul(GATHER) >> 36 & 127) as usize]
    }
}

impl AsRef<[u8]> for OpenColumns {
    #[inline]
    fn as_ref(&self) -> &[u8] {
        &self.columns[..usize::from(self.count)]
    }
}

impl AsMut<[u8]> for OpenColumns {
    #[inline]
    fn as_mut(&mut self) -> &mut [u8] {
        &mut self.columns[..usize::from(self.count)]
    }
}

impl IntoIterator for OpenColumns {
    type Item = u8;
    type IntoIter = iter::Take<array::IntoIter<u8, 7>>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.columns.into_iter().take(usize::from(self.count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_set_of_full_columns_leaves_the_others_open() {
        for full in 0..128_u64 {
            for other_discs in [0, 0b1_1111] {
                let discs = (0..7).map(|column| if full >> column & 1 == 1 { 0b11_1111 } else { other_discs } << (7 * column)).sum();
                let open: Vec<u8> = (0..7).filter(|column| full >> column & 1 == 0).collect();
                let mut list = OpenColumns::above(discs);
                assert_eq!(list.as_ref(), open);
                assert_eq!(list.as_mut(), open);
                assert_eq!(list.into_iter().collect::<Vec<_>>(), open);
            }
        }
    }
}
