//! How moves are pointed at, and boards that people draw.

use super::{Action, Bits, Content, RedSwapBlue};
use crate::sketch;
use plyground_core::{Complaint, Gesture, Palette, Piece, Player, Sketch, Spot};

/// What is drawn for the content of a cell.
pub(super) const fn piece(content: Content) -> Option<Piece> {
    match content {
        Content::Red => Some(Piece::new(Some(Player::One), 'r', "red piece")),
        Content::Blue => Some(Piece::new(Some(Player::Two), 'b', "blue piece")),
        Content::Blank => None,
    }
}

/// From the piece to the empty cell, both by their place in the picture.
pub(super) fn gesture<B: Bits>(position: &RedSwapBlue<B>, action: Action) -> Gesture {
    let board = position.board();
    let spot = |cell: usize| {
        let (row, column) = board.places[cell];
        Spot::Cell(row * board.variant.side() + column)
    };
    Gesture::Path { spots: vec![spot(action.cell()), spot(position.blank())] }
}

/// Pieces of both colours; the cell that is left empty is the blank.
pub(super) fn palette() -> Palette {
    let pieces = [Content::Red, Content::Blue].into_iter().filter_map(piece).collect();
    Palette { pieces, most_on_a_cell: 1, trays: Vec::new(), has_turn: false, has_throw: false }
}

/// The position somebody has drawn: its rows as text, read.
pub(super) fn compose<B: Bits>(like: &RedSwapBlue<B>, sketch: &Sketch) -> Result<RedSwapBlue<B>, Complaint> {
    sketch::check(like, sketch, &palette())?;
    let board = like.board();
    let side = board.variant.side();
    let is_cell = |index: usize| board.cell(index / side, index % side).is_some();
    let shown = |(index, letter)| if is_cell(index) { letter } else { '-' };
    let letters: Vec<char> = sketch::letters(sketch, Content::Blank.letter()).enumerate().map(shown).collect();
    let rows: Vec<String> = letters.chunks(side).map(String::from_iter).collect();
    sketch::read(like, &rows.join("/"))
}
