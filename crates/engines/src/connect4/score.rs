//! What a position is worth: how soon it is won.
//!
//! 0 is a draw. With `n` discs on a board of `size` cells, winning with the own `k`-th disc from now is worth
//! `(size + 1 - n) / 2 - (k - 1)`, integer division: 1 for the very last disc, more for every disc sooner. A
//! loss is minus what the other player's win is worth after the move.
//!
//! ```text
//!   7 x 6, 40 discs, red to move:   red wins at once: (43 - 40) / 2 = 1    yellow wins with the last disc: -1
//! ```
//!
//! Source: the convention of P. Pons' solver and test sets, 2015.

/// The player to move completes a four at once.
#[inline(always)]
pub const fn won_at_once(size: i32, discs: i32) -> i32 {
    (size + 1 - discs) / 2
}

/// The player to move wins with the disc after the next.
#[inline(always)]
pub const fn won_in_three(size: i32, discs: i32) -> i32 {
    (size - 1 - discs) / 2
}

/// The other player completes a four with the next disc, whatever is done.
#[inline(always)]
pub const fn lost_in_two(size: i32, discs: i32) -> i32 {
    -((size - discs) / 2)
}

/// How many more discs are played until the end, for a value other than 0.
pub const fn plies_to_end(size: i32, discs: i32, value: i32) -> u32 {
    if value > 0 {
        // The own k-th disc is the (2 k - 1)-th from now.
        (2 * (won_at_once(size, discs) - value) + 1) as u32
    } else {
        // After a disc of any kind the other player wins with their k-th.
        (2 * (won_at_once(size, discs + 1) + value) + 2) as u32
    }
}
