//! Counting features with sets of squares.
//!
//! Each side looks at the board with its men moving down, White at the board turned round. A
//! feature is then a set of squares for each side, and all sets are counted together: Black's
//! set and the complement of White's in one word of 64 bits have 32 squares plus the difference.
//!
//! ```text
//!   black's set    ....1.1.   2 squares       bits of (black | !white << 32) = 2 + (32 - 1)
//!   white's set    ..1.....   1 square        so the difference is 33 - 32 = 1
//! ```
//!
//! Meanings are those of [`features`](super::features), where they are counted one by one.

use super::features::COUNTED;
use crate::checkers::board::Checkers;
use crate::checkers::rule::CaptureRule;
use crate::checkers::squares::{BOTTOM_ROW, bit, down_even, down_odd, squares_in, up_even, up_odd};
use plyground_core::Player;

/// Columns 0 to 3.
const LEFT_HALF: u32 = 0x3333_3333;
/// Rows 1, 3, 5 and 7 from the top.
const ODD_ROWS: u32 = 0xf0f0_f0f0;
/// The squares of the double corners.
const DOUBLE_CORNERS: u32 = bit(1) | bit(5) | bit(28) | bit(32);

/// The board as one side sees it: its men move down.
#[derive(Clone, Copy)]
pub(super) struct Side {
    pub men: u32,
    pub kings: u32,
    pub their_men: u32,
    pub their_kings: u32,
}

impl Side {
    /// The board as this player sees it.
    #[inline]
    pub fn of<R: CaptureRule>(position: &Checkers<R>, player: Player) -> Self {
        let other = player.other();
        let (men, kings) = (position.men(player), position.kings(player));
        let (their_men, their_kings) = (position.men(other), position.kings(other));
        match player {
            Player::One => Self { men, kings, their_men, their_kings },
            Player::Two => Self {
                men: men.reverse_bits(),
                kings: kings.reverse_bits(),
                their_men: their_men.reverse_bits(),
                their_kings: their_kings.reverse_bits(),
            },
        }
    }

    /// The sets of squares that are counted, in the order of the features.
    #[inline]
    fn sets(&self) -> [u32; COUNTED] {
        let Self { men, kings, their_men, their_kings } = *self;
        let (own, theirs) = (men | kings, their_men | their_kings);
        let empty = !(own | theirs);
        // Squares on which a piece of ours would be jumped: the jumper's step onto the square is
        // of one kind, its step beyond of the other.
        let (below_even, below_odd) = (up_even(theirs), up_odd(theirs));
        let (above_even, above_odd) = (down_even(their_kings), down_odd(their_kings));
        let from_below_even = below_even & down_odd(empty);
        let from_below_odd = below_odd & down_even(empty);
        let from_above_even = above_even & up_odd(empty);
        let from_above_odd = above_odd & up_even(empty);
        let attacked = own & (from_below_even | from_below_odd | from_above_even | from_above_odd);
        // A step empties the square behind, so that one direction is open to the jumper anyway.
        let unsafe_down_even = below_odd | from_below_even | from_above_odd;
        let unsafe_down_odd = below_even | from_below_odd | from_above_even;

        let (man_even, man_odd) = (down_even(men) & empty, down_odd(men) & empty);
        let (safe_even, safe_odd) = (man_even & !unsafe_down_even, man_odd & !unsafe_down_odd);
        let can_step = men & (up_even(man_even) | up_odd(man_odd));
        let can_step_safely = up_even(safe_even) | up_odd(safe_odd);

        let (mut king_reach, mut shut_kings) = (0, 0);
        if kings != 0 {
            let down_one = down_even(kings) & empty & !unsafe_down_even;
            let down_two = down_odd(kings) & empty & !unsafe_down_odd;
            let up_one = up_even(kings) & empty & !(above_odd | from_below_odd | from_above_even);
            let up_two = up_odd(kings) & empty & !(above_even | from_below_even | from_above_odd);
            king_reach = down_one | down_two | up_one | up_two;
            shut_kings = kings & !(up_even(down_one) | up_odd(down_two) | down_even(up_one) | down_odd(up_two));
        }

        let calm = empty & !(below_even | below_odd | above_even | above_odd);
        let above = |set: u32| up_even(set) | up_odd(set);
        let one = above(BOTTOM_ROW & empty);
        let two = above(one & calm);
        let three = above(two & calm);
        let four = above(three & calm);

        let (behind_even, behind_odd) = (down_even(own), down_odd(own));
        let dog_hole = men & bit(28) & up_even(theirs & bit(32));
        [
            safe_even | safe_odd,
            king_reach,
            can_step & !can_step_safely,
            men & !can_step,
            shut_kings,
            men & one,
            men & two,
            men & three,
            men & four,
            attacked,
            men & (behind_even | behind_odd),
            men & behind_even & behind_odd,
            empty & up_even(men) & up_odd(men),
            dog_hole,
        ]
    }
}

/// What is counted for both sides.
pub(super) struct Counts {
    /// Black's squares minus White's, for each feature that is a number of squares.
    pub differences: [i32; COUNTED],
    /// How many men more are on one half than on the other: Black's, White's.
    pub lopsided: [i32; 2],
    /// Black's pieces and White's.
    pub pieces: [i32; 2],
}

/// Counts everything.
#[inline]
pub(super) fn count(black: &Side, white: &Side) -> Counts {
    const SETS: usize = COUNTED + 4;
    let (of_black, of_white) = (black.sets(), white.sets());
    let mut words = [0; SETS];
    for (word, (one, other)) in words.iter_mut().zip(of_black.into_iter().zip(of_white)) {
        *word = beside(one, other);
    }
    words[COUNTED] = beside(black.men & LEFT_HALF, black.men & !LEFT_HALF);
    words[COUNTED + 1] = beside(white.men & LEFT_HALF, white.men & !LEFT_HALF);
    words[COUNTED + 2] = beside(black.men | black.kings, 0);
    words[COUNTED + 3] = beside(white.men | white.kings, 0);
    // One loop over all words, so that the compiler can count several at once.
    let mut sums = [0; SETS];
    for (sum, word) in sums.iter_mut().zip(words) {
        *sum = word.count_ones() as i32 - 32;
    }
    let mut differences = [0; COUNTED];
    differences.copy_from_slice(&sums[..COUNTED]);
    Counts { differences, lopsided: [sums[COUNTED].abs(), sums[COUNTED + 1].abs()], pieces: [sums[COUNTED + 2], sums[COUNTED + 3]] }
}

/// A word with as many bits as the first set has, plus 32, minus the second's.
#[inline]
const fn beside(first: u32, second: u32) -> u64 {
    first as u64 | (!second as u64) << 32
}

/// Steps the kings of the side with more pieces are away from the other's, which has kings
/// alone; Black's minus White's.
#[inline]
pub(super) fn pursuit(black: &Side, white: &Side, pieces: [i32; 2]) -> i32 {
    if pieces[0] > pieces[1] && black.their_men == 0 {
        hunt(black)
    } else if pieces[1] > pieces[0] && white.their_men == 0 {
        -hunt(white)
    } else {
        0
    }
}

/// Steps from each king to the nearest of theirs.
fn hunt(side: &Side) -> i32 {
    let nearest = |king| squares_in(side.their_kings).map(|hunted| i32::from(distance(king, hunted))).min().unwrap_or(0);
    squares_in(side.kings).map(nearest).sum()
}

/// The steps a king needs from one square to another on an empty board.
const fn distance(one: u8, other: u8) -> u8 {
    use crate::checkers::squares::{column, row};
    let (rows, columns) = (row(one).abs_diff(row(other)), column(one).abs_diff(column(other)));
    if rows > columns { rows } else { columns }
}

/// Whether the side with fewer pieces has a king in a double corner: 1 for Black, -1 for White.
#[inline]
pub(super) fn refuge(black: &Side, white: &Side, pieces: [i32; 2]) -> i32 {
    let weak = if pieces[0] < pieces[1] { black.kings } else { white.kings };
    if pieces[0] == pieces[1] || weak & DOUBLE_CORNERS == 0 {
        0
    } else if pieces[0] < pieces[1] {
        1
    } else {
        -1
    }
}

/// With as many pieces on each side: 1 when the player to move has the move, -1 when not.
#[inline]
pub(super) fn the_move(black: &Side, pieces: [i32; 2]) -> i32 {
    if pieces[0] != pieces[1] {
        return 0;
    }
    let occupied = black.men | black.kings | black.their_men | black.their_kings;
    2 * ((occupied & ODD_ROWS).count_ones() as i32 & 1) - 1
}
