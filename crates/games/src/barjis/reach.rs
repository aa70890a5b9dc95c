//! How likely a turn's tosses carry a stone over a distance.
//!
//! For every distance, add up the probabilities of the toss sets some of whose steps sum to
//! exactly it. That a cell on the way may be barred, or that the steps may be wanted elsewhere,
//! is left aside: a good and cheap estimate of the danger of a stone.
//!
//! ```text
//!   dest+three: steps 10, 1, 3     sums 1 3 4 10 11 13 14      a waiting stone, which needs
//!                                                              the khal: 1 4 11 14
//! ```
//!
//! The sums of a set are one number of 128 bits, shifted and united once for each step.

use super::path::{HOME, WAITING, is_x, meeting_places};
use super::tosses::{KHAL, TossSet};

/// Places a stone can be in.
const PLACES: usize = HOME as usize + 1;

/// The next power of two.
const ROW: usize = 128;

/// What stands for certainty in [`Reach::hit`].
pub const CERTAIN: i32 = 1 << 14;

/// Probabilities of reaching a distance, and of hitting a stone.
#[derive(Debug)]
pub struct Reach {
    /// By distance: for a stone on the board.
    on_board: [f64; PLACES],
    /// By distance: for a stone that waits, which needs a khal among its steps.
    entering: [f64; PLACES],
    /// By the prey's place and the hunter's, each in its owner's count; out of [`CERTAIN`]. Rows
    /// have 128 entries so that seven bits always find one.
    hits: Vec<[u16; ROW]>,
}

impl Reach {
    /// Counts them from the distribution of a turn's tosses.
    #[must_use]
    pub fn new(sets: &[TossSet]) -> Self {
        let (mut on_board, mut entering) = ([0.0; PLACES], [0.0; PLACES]);
        for set in sets {
            let (any, with_khal) = sums(set);
            for distance in 1..PLACES {
                on_board[distance] += set.probability * (any >> distance & 1) as f64;
                entering[distance] += set.probability * (with_khal >> distance & 1) as f64;
            }
        }
        let mut reach = Self { on_board, entering, hits: vec![[0; ROW]; ROW] };
        for hunter in 0..HOME {
            for prey in (0..HOME).filter(|&prey| !is_x(prey)) {
                let missed: f64 = meeting_places(prey).map(|target| 1.0 - reach.chance(hunter, target)).product();
                reach.hits[usize::from(prey)][usize::from(hunter)] = ((1.0 - missed) * f64::from(CERTAIN)).round() as u16;
            }
        }
        reach
    }

    /// The probability that a turn's tosses can carry a stone from one place to another of its path.
    #[must_use]
    pub fn chance(&self, from: u8, to: u8) -> f64 {
        if to <= from {
            return 0.0;
        }
        let table = if from == WAITING { &self.entering } else { &self.on_board };
        table[usize::from(to - from)]
    }

    /// About how likely a stone on `hunter` can send back one on `prey` with the next throw, out
    /// of [`CERTAIN`]; each place in its owner's count.
    #[inline]
    #[must_use]
    pub fn hit(&self, hunter: u8, prey: u8) -> i32 {
        self.hits[usize::from(prey) % ROW][usize::from(hunter) % ROW].into()
    }

    /// About how likely one of these stones can send back one on `prey`, out of [`CERTAIN`].
    #[inline]
    #[must_use]
    pub fn hit_by_any(&self, hunters: [u8; 4], prey: u8) -> i32 {
        let row = &self.hits[usize::from(prey) % ROW];
        let sum: i32 = hunters.iter().map(|&hunter| i32::from(row[usize::from(hunter) % ROW])).sum();
        sum.min(CERTAIN)
    }
}

/// The sums of some of the steps, as bits: all, and those with a khal among them.
fn sums(set: &TossSet) -> (u128, u128) {
    let (mut any, mut with_khal) = (1u128, 0u128);
    for steps in &set.steps {
        for _ in 0..steps.count {
            with_khal |= with_khal << steps.value;
            if steps.value == KHAL {
                with_khal |= any << steps.value;
            }
            any |= any << steps.value;
        }
    }
    (any, with_khal)
}
