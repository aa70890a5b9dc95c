//! The networks that have a name.

use super::tuples::Tuples;

/// Five tuples of four cells: rows and squares; small enough to learn within seconds.
#[must_use]
pub fn five_by_four() -> Tuples<5, 4, 2> {
    Tuples::new([[0, 1, 2, 3], [4, 5, 6, 7], [0, 1, 4, 5], [1, 2, 5, 6], [5, 6, 9, 10]])
}

/// Four tuples of six cells (Yeh and others): the usual network.
#[must_use]
pub fn four_by_six() -> Tuples<4, 6, 2> {
    Tuples::new([[0, 1, 2, 3, 4, 5], [4, 5, 6, 7, 8, 9], [0, 1, 2, 4, 5, 6], [4, 5, 6, 8, 9, 10]])
}

/// The usual network and one more along the edge.
#[must_use]
pub fn five_by_six() -> Tuples<5, 6, 2> {
    Tuples::new([[0, 1, 2, 3, 4, 5], [4, 5, 6, 7, 8, 9], [8, 9, 10, 11, 12, 13], [0, 1, 2, 4, 5, 6], [4, 5, 6, 8, 9, 10]])
}

/// Eight tuples of six cells (Matsuzaki): the strongest, and the largest.
#[must_use]
pub fn eight_by_six() -> Tuples<8, 6, 3> {
    Tuples::new([
        [0, 1, 2, 4, 5, 6],
        [4, 5, 6, 7, 8, 9],
        [0, 1, 2, 3, 4, 5],
        [2, 3, 4, 5, 6, 9],
        [0, 1, 2, 5, 9, 10],
        [3, 4, 5, 6, 7, 8],
        [1, 3, 4, 5, 6, 7],
        [0, 1, 4, 8, 9, 10],
    ])
}
