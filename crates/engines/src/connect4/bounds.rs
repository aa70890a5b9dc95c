//! What can be said of a position without searching it.
//!
//! *No four left.* Who cannot make four even with every free cell cannot win.
//!
//! *Following up.* When the number of free cells is even, the player who is not to move can always
//! drop into the column the mover has just used, or, where that took its last cell, into another column
//! with an odd number of free cells, of which there is one then. So in columns with an even number of
//! free cells the mover gets every second cell and never those between; in the others, let them have all.
//! If that is not enough for a four, the mover cannot win; if the cells between give the follower one,
//! the mover loses.
//!
//! ```text
//!    6   f          f: where the follower's discs fall
//!    5   m          m: what is left for the mover
//!    4   f
//!    3   m     With an odd number of free cells the same holds if the follower leaves out a column in which
//!    2   x     the mover, forced to go there when all the rest is full, has to play below a threat.
//! ```
//!
//! Source: V. Allis, *A Knowledge-based Approach of Connect-Four*, 1988, calls this claim-even and
//! zugzwang; here both are bounds that hold whatever else is on the board.

use super::geometry::{Geometry, Word};
use plyground_games::connect4::{Bits, Shape, has_four};

/// More than any position is worth: nothing is known.
pub const UNKNOWN: i32 = 99;

/// What the mover can reach at most when the other player only follows up.
///
/// `threats` are the other player's, `landings` where discs would come to rest now.
#[inline(always)]
pub fn when_followed<S: Shape<Bits: Word>>(
    geometry: &Geometry<S>,
    own: S::Bits,
    theirs: S::Bits,
    threats: S::Bits,
    landings: S::Bits,
) -> i32 {
    let free = geometry.cells ^ (own | theirs);
    // In each column that begins with a cell of `first`: all cells from there to the top.
    let even = (geometry.spare - (landings & geometry.first)) & geometry.cells;
    let odd = free ^ even;
    // Where a follow-up completes a four, the game is over: nobody comes to the cells above.
    let claimed = threats & even & geometry.second;
    let reach = own | (even & geometry.first & !geometry.above(claimed));
    if (free.count() & 1) == 0 {
        if has_four(geometry.shape, reach | odd) {
            UNKNOWN
        } else if !claimed.is_empty() || has_four(geometry.shape, theirs | (even & geometry.second)) {
            -1
        } else {
            0
        }
    } else {
        let waiting = threats & odd & geometry.first;
        if waiting.is_empty() { UNKNOWN } else { below_a_threat(geometry, reach, odd, waiting) }
    }
}

/// The best of the threats that wait in columns with an odd number of free cells. `reach` is what the
/// mover has or gets in the other columns, `odd` the free cells of those columns.
#[inline(always)]
fn below_a_threat<S: Shape<Bits: Word>>(geometry: &Geometry<S>, reach: S::Bits, odd: S::Bits, mut waiting: S::Bits) -> i32 {
    let mut best = UNKNOWN;
    while !waiting.is_empty() {
        let threat = waiting.lowest();
        waiting = waiting ^ threat;
        let column = geometry.column_of(threat);
        let row = threat.index() as i32 % geometry.shape.stride() as i32;
        // When the threat is carried out, at most the cells above it are free.
        let lost = -((i32::from(geometry.shape.rows()) + 1 - row) / 2);
        let below = column & odd & (threat - S::Bits::ONE) & geometry.second;
        if lost < best && !has_four(geometry.shape, reach | (odd & !column) | below) {
            best = lost;
        }
    }
    best
}
