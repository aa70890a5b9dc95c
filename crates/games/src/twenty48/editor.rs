//! How moves and new tiles are pointed at, and boards that people draw.

use super::action::{Action, Direction};
use super::game::Board;
use super::line::LARGEST_EXPONENT;
use super::notation::number;
use super::store::Store;
use crate::sketch;
use plyground_core::{Complaint, Gesture, Palette, Piece, Sketch};

/// The largest tile there can be on four by four cells: 131072.
const LARGEST_OFFERED: u8 = 17;

/// Letters of tiles are digits of this base.
const BASE: u32 = 36;

/// A tile; its letter is its exponent as a digit, from 1 to v.
pub(super) fn tile(exponent: u8) -> Piece {
    let letter = char::from_digit(u32::from(exponent), BASE).expect("exponents are below 32");
    Piece::new(None, letter, "tile").labelled(number(exponent).to_string())
}

/// A move slides everything, a new tile is put on its cell.
pub(super) fn gesture(action: Action) -> Gesture {
    match action {
        Action::Move(direction) => Gesture::Slide {
            direction: match direction {
                Direction::Up => plyground_core::Direction::Up,
                Direction::Down => plyground_core::Direction::Down,
                Direction::Left => plyground_core::Direction::Left,
                Direction::Right => plyground_core::Direction::Right,
            },
        },
        Action::Spawn { cell, exponent } => Gesture::Place { cell: cell.into(), label: number(exponent).to_string() },
    }
}

/// The tiles from 2 to 131072.
pub(super) fn palette() -> Palette {
    let pieces = (1..=LARGEST_OFFERED).map(tile).collect();
    Palette { pieces, most_on_a_cell: 1, trays: Vec::new(), has_turn: false, has_throw: false }
}

/// The board somebody has drawn, with the player to move; an empty one is the start, which waits
/// for its first tile.
pub(super) fn compose<S: Store>(like: &Board<S>, sketch: &Sketch) -> Result<Board<S>, Complaint> {
    // A board may hold larger tiles than an editor offers.
    sketch::check(like, sketch, &Palette { pieces: (1..=LARGEST_EXPONENT).map(tile).collect(), ..palette() })?;
    let exponent = |letter: char| letter.to_digit(BASE).unwrap_or(0) as u8;
    let tiles: Vec<String> = sketch::letters(sketch, '0').map(|letter| number(exponent(letter)).to_string()).collect();
    let rows: Vec<String> = tiles.chunks(like.variant().size).map(|row| row.join(",")).collect();
    let is_empty = sketch.cells.iter().all(String::is_empty);
    sketch::read(like, &(rows.join("/") + if is_empty { "+" } else { "" }))
}
