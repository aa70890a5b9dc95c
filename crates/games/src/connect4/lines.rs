//! Judging a position by the lines its cells lie on.
//!
//! A cell is worth the number of four-in-a-row segments that run through it, so the centre is
//! worth most; a position is worth Player One's cells minus Player Two's. The weights are
//! counted from the size of the board and kept as bit planes: plane `k` is the set of cells
//! whose weight has bit `k`, so judging a position takes a few population counts and no loop
//! over cells.
//!
//! ```text
//!    weights             = plane 0   + 2 x plane 1   + 4 x plane 2   + 8 x plane 3
//!    3 4 5 7 5 4 3         1.111.1     1..1..1         .11111.         .......
//!    4 6 8 10 8 6 4        .......     .1.1.1.         11...11         ..111..
//!    5 8 11 13 11 8 5      1.111.1     ..1.1..         1..1..1         .11111.
//!    …                     …           …               …               …
//! ```
//!
//! Values are Player One's. They lie within [`Lines::most`] of zero, which no game attains but
//! none exceeds.
//!
//! ```
//! use plyground_core::{Evaluator, Game, Value};
//! use plyground_games::connect4::{ConnectFour, Lines, Standard};
//! let lines = Lines::new(Standard);
//! let start = ConnectFour::new(Standard);
//! assert_eq!(lines.evaluate(&start), Value(0));
//! assert_eq!(lines.evaluate(&start.after(&3)), Value(7)); // the lowest cell of the middle column
//! assert_eq!(lines.evaluate(&start.after(&3).after(&0)), Value(7 - 3));
//! ```
//!
//! Counting lines through cells is an old idea in four-in-a-row programs; the bit planes are
//! filled by the bitwise adders of H. Warren, *Hacker's Delight* (2002).

use super::bits::Bits;
use super::board::ConnectFour;
use super::shape::Shape;
use plyground_core::{Evaluator, Value};

/// No cell lies on more than 4 directions x 4 segments, and 16 has five bits.
const MOST_PLANES: usize = 5;

/// The evaluator `lines`: own cells minus the opponent's, each weighted by the lines through it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lines<S: Shape> {
    planes: [S::Bits; MOST_PLANES],
    most: Value,
}

impl<S: Shape> Lines<S> {
    /// Counts the weights of this board.
    #[must_use]
    pub fn new(shape: S) -> Self {
        let mut planes = [S::Bits::ZERO; MOST_PLANES];
        for step in shape.directions() {
            let pairs = shape.cells() & (shape.cells() >> step);
            let starts = pairs & (pairs >> (2 * step));
            for place in 0..4 {
                add_one(&mut planes, starts << (place * step));
            }
        }
        debug_assert!(planes[S::WEIGHT_BITS..].iter().all(|&plane| plane == S::Bits::ZERO), "{shape:?} has heavier cells");
        let mut lines = Self { planes, most: Value(0) };
        lines.most = lines.limit(shape);
        lines
    }

    /// The weight of a set of cells: the sum of its cells' weights.
    #[inline]
    pub fn weight(&self, cells: S::Bits) -> i32 {
        let mut sum = 0;
        for (power, &plane) in self.planes[..S::WEIGHT_BITS].iter().enumerate() {
            sum += (cells & plane).count() << power;
        }
        sum as i32
    }

    /// A value that no position exceeds, for either player.
    pub fn most(&self) -> Value {
        self.most
    }

    /// On a full board one player has at best the heavier half of the cells and the other the
    /// lighter half. Every pair of discs before that can only have widened the gap.
    fn limit(&self, shape: S) -> Value {
        let cells = (0..shape.columns()).flat_map(|column| (0..shape.rows()).map(move |row| shape.cell(column, row)));
        let mut weights: Vec<i32> = cells.map(|cell| self.weight(cell)).collect();
        weights.sort_unstable();
        let (lighter, heavier) = weights.split_at(weights.len() / 2);
        Value(heavier.iter().sum::<i32>() - lighter.iter().sum::<i32>())
    }
}

/// Adds one to the weight of each of these cells: a ripple-carry adder, one column per cell.
fn add_one<B: Bits>(planes: &mut [B], cells: B) {
    let mut carry = cells;
    for plane in planes {
        let sum = *plane ^ carry;
        carry = *plane & carry;
        *plane = sum;
    }
    debug_assert!(carry == B::ZERO, "a weight does not fit its planes");
}

impl<S: Shape> Evaluator<ConnectFour<S>> for Lines<S> {
    #[inline]
    fn evaluate(&self, position: &ConnectFour<S>) -> Value {
        Value(self.weight(position.own()) - self.weight(position.theirs())).pov(position.mover())
    }

    fn bounds(&self) -> (Value, Value) {
        (-self.most, self.most)
    }

    /// The weight of the cell the disc would land in: centre first.
    #[inline]
    fn promise(&self, position: &ConnectFour<S>, column: &u8) -> i32 {
        // One cell needs no population count.
        let cell = position.landing(*column);
        let mut weight = 0;
        for (power, &plane) in self.planes[..S::WEIGHT_BITS].iter().enumerate() {
            weight |= i32::from(cell & plane != S::Bits::ZERO) << power;
        }
        weight
    }
}
