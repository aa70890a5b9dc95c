//! The way of a stone: where it stands on the cross, whom it meets, where it is safe.
//!
//! A stone's place is one number from its owner's view, 0 waiting, 1 to 83 on the cross, 84 home.
//! Both players walk the same path, Two's turned by 180 degrees, so that half the ring, 34 cells,
//! lies between the same place of the one and of the other.
//!
//! ```text
//!   0 ──k──► 1 … 7   8 … … … … … … … … … 76   77 … 83 ──► 84
//!   waiting  own     the ring, 68 cells;      own         home
//!            column  8 and 76 are one cell    column
//! ```

use plyground_core::Player;

/// A waiting stone's place.
pub const WAITING: u8 = 0;
/// The first place on the ring, the end of the own middle column.
pub const RING_FIRST: u8 = 8;
/// The last place on the ring: the same cell as [`RING_FIRST`], a round later.
pub const RING_LAST: u8 = 76;
/// The place of a stone in the kitchen.
pub const HOME: u8 = 84;
/// Rows and columns of the grid around the cross.
pub const GRID: usize = 19;
/// Half the ring: how far the same place of the two players lies apart.
pub const HALF_RING: u8 = 34;

/// The X cells, where nobody is sent back: the same places for both players.
pub const X_PLACES: [u8; 8] = [11, 22, 28, 39, 45, 56, 62, 73];

/// The X cells as a set of bits.
const X_BITS: u128 = {
    let mut bits = 0;
    let mut index = 0;
    while index < X_PLACES.len() {
        bits |= 1 << X_PLACES[index];
        index += 1;
    }
    bits
};

/// True on an X cell.
#[must_use]
#[inline]
pub const fn is_x(place: u8) -> bool {
    X_BITS >> place & 1 == 1
}

/// True on the ring, where opponents meet.
#[must_use]
#[inline]
pub const fn is_on_ring(place: u8) -> bool {
    RING_FIRST <= place && place <= RING_LAST
}

/// True when a stone on `place` and an opponent's on `other` stand on one cell. So 42 meets both
/// 8 and 76.
///
/// ```
/// use plyground_games::barjis::meets;
/// assert!(meets(42, 8) && meets(42, 76) && meets(8, 42));
/// assert!(!meets(8, 8) && !meets(8, 76));
/// assert!(!meets(80, 46)); // 80 is private
/// ```
#[must_use]
#[inline]
pub const fn meets(place: u8, other: u8) -> bool {
    is_on_ring(place) && is_on_ring(other) && place.abs_diff(other) == HALF_RING
}

/// The places from which an opponent would stand on the cell of `place`, in the opponent's count:
/// none off the ring, two for 42.
pub fn meeting_places(place: u8) -> impl Iterator<Item = u8> {
    let ahead = place + HALF_RING;
    let behind = place.wrapping_sub(HALF_RING);
    [behind, ahead].into_iter().filter(move |&other| meets(place, other))
}

/// Row and column on the grid of a stone of `owner`, from the top left; `None` while it waits.
#[must_use]
pub fn grid_cell(owner: Player, place: u8) -> Option<(usize, usize)> {
    let p = usize::from(place);
    let (row, column) = match place {
        1..=8 => (10 + p, 9),
        9..=16 => (27 - p, 10),
        17..=24 => (10, p - 6),
        25 => (9, 18),
        26..=33 => (8, 44 - p),
        34..=41 => (41 - p, 10),
        42 => (0, 9),
        43..=50 => (p - 43, 8),
        51..=58 => (8, 58 - p),
        59 => (9, 0),
        60..=67 => (10, p - 60),
        68..=75 => (p - 57, 8),
        76..=83 => (94 - p, 9),
        HOME => (10, 9),
        _ => return None,
    };
    Some(match owner {
        Player::One => (row, column),
        Player::Two => (GRID - 1 - row, GRID - 1 - column),
    })
}
