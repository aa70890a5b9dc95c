//! Boards that people draw, and how far ahead is clearly ahead.

use super::board::ConnectFour;
use super::notation::letter;
use super::shape::Shape;
use crate::sketch;
use plyground_core::{Complaint, Palette, Piece, Player, Sketch};

/// A disc of this player.
pub(super) const fn disc(player: Player) -> Piece {
    let name = match player {
        Player::One => "red disc",
        Player::Two => "yellow disc",
    };
    Piece::new(Some(player), letter(player), name)
}

/// Discs of both colours. The number of discs says whose turn it is.
pub(super) fn palette() -> Palette {
    let pieces = [Player::One, Player::Two].map(disc).to_vec();
    Palette { pieces, most_on_a_cell: 1, trays: Vec::new(), has_turn: false, has_throw: false }
}

/// The position somebody has drawn: its board as text, read.
pub(super) fn compose<S: Shape>(like: &ConnectFour<S>, sketch: &Sketch) -> Result<ConnectFour<S>, Complaint> {
    sketch::check(like, sketch, &palette())?;
    let letters: Vec<char> = sketch::letters(sketch, '.').collect();
    let rows: Vec<String> = letters.chunks(like.shape().columns().into()).map(String::from_iter).collect();
    sketch::read(like, &rows.join("/"))
}
