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

use super::table::Between;
use plyground_core::{Bound, Player, Unit, Worth};

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

/// What a value of the player to move is to Player One: exact, a bound where it is known who does not lose, or an estimate.
pub fn worth(size: i32, discs: i32, between: Between) -> Worth {
    let me = if discs % 2 == 0 { Player::One } else { Player::Two };
    let told = |value: i32, bound: Bound| Worth {
        value: f64::from(if me == Player::One { value } else { -value }),
        bound: if me == Player::One { bound } else { bound.flipped() },
        decided: None,
        margin: None,
        unit: Unit::Points,
    };
    let Between { least, most } = between;
    if least == most {
        let winner = if least > 0 { me } else { me.other() };
        Worth { decided: (least != 0).then(|| (winner, plies_to_end(size, discs, least))), ..told(least, Bound::Exact) }
    } else if least >= 0 {
        told(least, Bound::Lower)
    } else if most <= 0 {
        told(most, Bound::Upper)
    } else {
        told(0, Bound::Estimate)
    }
}
