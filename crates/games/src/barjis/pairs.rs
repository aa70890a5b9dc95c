//! What two stones can do together, and how two such pairs make a result.
//!
//! ```text
//!   pair:  share number (16) | lower place (8) | higher place (8) | ways to send back, one bit each (16)
//! ```
//!
//! The sixteen ways are the subsets of the opponent's four stones: bit `s` says that exactly the
//! stones in `s` can be sent back.

/// Two stones after a share of the steps: share number, both places, ways.
pub(super) type Pair = u64;

/// Every way with these stones sent back as well: bit `s` of `ways` moves to bit `s | stones`.
#[inline]
pub(super) fn send_back(mut ways: u16, stones: u8) -> u16 {
    /// The subsets of four stones that have the first, the second, the third, the fourth.
    const WITH: [u16; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];
    if stones != 0 {
        for (index, with) in WITH.iter().enumerate() {
            if stones >> index & 1 == 1 {
                ways = ways & with | (ways & !with) << (1 << index);
            }
        }
    }
    ways
}

/// A way of the first and one of the second, united.
#[inline]
pub(super) fn both(first: u16, second: u16) -> u16 {
    if first == 1 {
        return second;
    }
    let (mut left, mut united) = (first, 0);
    while left != 0 {
        united |= send_back(second, left.trailing_zeros() as u8);
        left &= left - 1;
    }
    united
}

#[inline]
pub(super) fn pack_pair(share: u16, low: u8, high: u8, ways: u16) -> Pair {
    u64::from(share) << 32 | u64::from(low) << 24 | u64::from(high) << 16 | u64::from(ways)
}

/// The share number of a pair.
#[inline]
pub(super) fn share(pair: Pair) -> usize {
    (pair >> 32) as usize
}

/// The places of two pairs in order, the least in the highest byte.
#[inline]
pub(super) fn merge(a: Pair, b: Pair) -> u32 {
    let places = |pair: Pair| ((pair >> 24) as u32 & 255, (pair >> 16) as u32 & 255);
    let ((low_a, high_a), (low_b, high_b)) = (places(a), places(b));
    let (x, y) = (low_a.max(low_b), high_a.min(high_b));
    low_a.min(low_b) << 24 | x.min(y) << 16 | x.max(y) << 8 | high_a.max(high_b)
}
