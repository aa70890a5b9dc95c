//! Weights arranged for speed.
//!
//! The value lies between two of the three phases, so every weight is kept as a pair, one half
//! for each, and pairs are added and multiplied in one go. The worth of the pieces by their
//! squares is looked up for eight squares at a time.
//!
//! ```text
//!   men    0110 0001 | 0000 0100 | 0010 0000 | 1000 0001
//!            └ table 3   └ table 2   └ table 1   └ table 0       four look-ups instead of seven pieces
//!
//!   pair   early << 16 + late        3 · pair = (3 · early) << 16 + 3 · late
//! ```
//!
//! A pair of sums is [packed](pack) in 32 bits, so no half may leave the range of 16: with men worth about 100
//! it does not come near.

use super::features::{COUNT, COUNTED, Feature};
use super::side::Side;

/// Opening, middle and ending.
pub const PHASES: usize = 3;
/// Pieces on the board where the weights of the middle hold.
const MIDDLE_PIECES: i32 = 12;
/// Pieces on the board where the weights of the opening hold, and of the ending.
const OPENING_PIECES: i32 = 24;
const ENDING_PIECES: i32 = 4;

/// What each [feature](super::features) is worth in each phase.
pub type Weights = [[i16; COUNT]; PHASES];

/// Two values in one number: the earlier phase's and the later one's.
#[inline]
pub(super) const fn pack(early: i32, late: i32) -> i32 {
    (early << 16) + late
}

/// The two values in a number.
#[inline]
pub(super) const fn unpack(pair: i32) -> (i32, i32) {
    // The lower half has borrowed one from the upper where it is negative.
    let late = pair as i16 as i32;
    ((pair - late) >> 16, late)
}

/// The worth of eight squares' pieces, for each of the four bytes of a set.
type ByteTables = [[i32; 256]; 4];

/// What the evaluator needs between two phases.
#[derive(PartialEq, Eq)]
pub(super) struct Stage {
    men: ByteTables,
    kings: ByteTables,
    /// Guards of the back row, where the opponent still has men.
    back: [i32; 16],
    /// Weights of the features that are numbers of squares.
    pub counted: [i32; COUNTED],
    /// All weights.
    packed: [i32; COUNT],
    /// Pieces at the early end, and at the late end.
    from: i32,
    to: i32,
}

/// Weights arranged for speed: make them once with [`new`](Self::new).
#[derive(PartialEq, Eq)]
pub struct Tables {
    /// From the opening to the middle.
    early: Stage,
    /// From the middle to the ending.
    late: Stage,
}

impl Tables {
    /// Arranges weights.
    #[must_use]
    pub const fn new(weights: &Weights) -> Self {
        Self {
            early: Stage::new(&weights[0], &weights[1], OPENING_PIECES, MIDDLE_PIECES),
            late: Stage::new(&weights[1], &weights[2], MIDDLE_PIECES, ENDING_PIECES),
        }
    }

    /// The stage for this many pieces.
    #[inline]
    pub(super) const fn stage(&self, pieces: i32) -> &Stage {
        if pieces < MIDDLE_PIECES { &self.late } else { &self.early }
    }
}

/// For this many pieces: the earlier of the two phases that count, how much it counts, and how much both do together.
#[must_use]
pub const fn share(pieces: i32) -> (usize, i32, i32) {
    let (phase, from, to) = if pieces < MIDDLE_PIECES { (1, MIDDLE_PIECES, ENDING_PIECES) } else { (0, OPENING_PIECES, MIDDLE_PIECES) };
    (phase, if pieces < to { 0 } else { pieces - to }, from - to)
}

impl Stage {
    const fn new(early: &[i16; COUNT], late: &[i16; COUNT], from: i32, to: i32) -> Self {
        let mut packed = [0; COUNT];
        let mut index = 0;
        while index < COUNT {
            packed[index] = pack(early[index] as i32, late[index] as i32);
            index += 1;
        }
        let mut counted = [0; COUNTED];
        index = 0;
        while index < COUNTED {
            counted[index] = packed[Feature::FIRST_COUNTED + index];
            index += 1;
        }
        let mut back = [0; 16];
        index = 0;
        while index < 16 {
            back[index] = packed[Feature::BACK + index];
            index += 1;
        }
        let (men, kings) = (byte_tables(&packed, Feature::MAN), byte_tables(&packed, Feature::KING));
        Self { men, kings, back, counted, packed, from, to }
    }

    /// The weight of one feature.
    #[inline]
    pub const fn weight(&self, feature: Feature) -> i32 {
        self.packed[feature.index()]
    }

    /// The worth of one side's pieces by their squares, and of its back row.
    #[inline]
    pub fn places(&self, side: &Side) -> i32 {
        let mut sum = look_up(&self.men, side.men);
        if side.kings != 0 {
            sum += look_up(&self.kings, side.kings);
        }
        if side.their_men != 0 {
            sum += self.back[(side.men & 15) as usize];
        }
        sum
    }

    /// One value of the two, by the number of pieces.
    #[inline]
    pub fn between(&self, pair: i32, pieces: i32) -> i32 {
        let (early, late) = unpack(pair);
        let (span, share) = (self.from - self.to, (pieces - self.to).max(0));
        // Halves are rounded toward zero, which is the same for both sides.
        (early * share + late * (span - share)) / span
    }
}

#[inline]
fn look_up(tables: &ByteTables, set: u32) -> i32 {
    let [a, b, c, d] = set.to_le_bytes();
    tables[0][usize::from(a)] + tables[1][usize::from(b)] + tables[2][usize::from(c)] + tables[3][usize::from(d)]
}

const fn byte_tables(packed: &[i32; COUNT], first: usize) -> ByteTables {
    let mut tables = [[0; 256]; 4];
    let mut byte = 0;
    while byte < 4 {
        let mut set = 1;
        while set < 256_usize {
            // A set is worth its lowest square and the rest.
            let square = 8 * byte + set.trailing_zeros() as usize;
            tables[byte][set] = tables[byte][set & (set - 1)] + packed[first + square];
            set += 1;
        }
        byte += 1;
    }
    tables
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pairs_are_unpacked_as_they_were_packed() {
        for early in [-30_000, -301, -1, 0, 1, 7, 30_000] {
            for late in [-30_000, -300, -1, 0, 1, 9, 30_000] {
                assert_eq!(unpack(pack(early, late)), (early, late));
                assert_eq!(unpack(pack(early / 4, late / 4) * 3), (early / 4 * 3, late / 4 * 3));
                assert_eq!(unpack(pack(early, late) - pack(1, -2)), (early - 1, late + 2));
            }
        }
    }
}
