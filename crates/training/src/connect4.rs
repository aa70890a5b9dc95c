//! Connect Four: every row of four cells, and what lies on it.
//!
//! A table for each place where four in a row can lie, with a weight for everything its cells can hold and for whose turn
//! it is. Small, and learned within seconds: it plays well against people, and no champion.
//!
//! ```text
//!   . . . .        a place:  4 cells, each empty, one's or two's      3 · 3 · 3 · 3
//!   . ┌─────────┐  whose turn:  one or two                            · 2
//!   . │ . x x o │                                                   = 162 weights
//!     └─────────┘
//! ```

use crate::features::{Features, Link};
use plyground_core::Player;
use plyground_games::connect4::{Bits, ConnectFour, Shape};

/// Weights of one place: what four cells can hold, twice.
const TABLE: usize = 2 * 81;

/// The features: rows, columns and diagonals of four.
#[derive(Clone, Debug)]
pub struct Fours<S: Shape> {
    /// The cells of each place.
    places: Vec<[S::Bits; 4]>,
}

impl<S: Shape> Fours<S> {
    /// The places of a board.
    #[must_use]
    pub fn new(shape: S) -> Self {
        let mut places = Vec::new();
        for step in shape.directions() {
            for (column, row) in (0..shape.columns()).flat_map(|column| (0..shape.rows()).map(move |row| (column, row))) {
                let first = shape.cell(column, row);
                let place = [0, 1, 2, 3].map(|index| first << (index * step));
                let all = place.into_iter().fold(S::Bits::ZERO, |all, cell| all | cell);
                // A row that leaves the board meets a spare bit on its way, or falls off the end of the word.
                if all.count() == 4 && all & shape.cells() == all {
                    places.push(place);
                }
            }
        }
        Self { places }
    }
}

impl<S: Shape> Features<ConnectFour<S>> for Fours<S> {
    type View = ConnectFour<S>;
    type Fired = Vec<u32>;

    fn id(&self) -> String {
        "fours".into()
    }

    fn link(&self) -> Link {
        Link::Chance
    }

    fn tables(&self) -> Vec<usize> {
        vec![TABLE; self.places.len()]
    }

    fn count(&self) -> usize {
        self.places.len()
    }

    fn view(&self, position: &ConnectFour<S>) -> ConnectFour<S> {
        *position
    }

    fn fire(&self, position: &ConnectFour<S>, fired: &mut Vec<u32>) {
        let (one, two) = (position.discs_of(Player::One), position.discs_of(Player::Two));
        let turn = position.mover().index();
        fired.clear();
        for (place, table) in self.places.iter().zip((0..).step_by(TABLE)) {
            let digit = |cell: S::Bits| usize::from(one & cell != S::Bits::ZERO) + 2 * usize::from(two & cell != S::Bits::ZERO);
            let number = place.iter().fold(turn, |number, &cell| 3 * number + digit(cell));
            fired.push((table + number) as u32);
        }
    }
}
