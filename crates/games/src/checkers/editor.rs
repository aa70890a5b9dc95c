//! How moves are pointed at, and boards that people draw.
//!
//! ```text
//!   22x15x6    the cells of squares 22, 15 and 6 of the board of 8 x 8
//! ```

use super::action::Move;
use super::board::Checkers;
use super::rule::CaptureRule;
use super::squares::{column, row, square_at};
use crate::sketch;
use plyground_core::{Complaint, Gesture, Palette, Piece, Player, Sketch, Spot};

/// Cells of a row of the board.
const SIDE: usize = 8;

/// The cell of a square in the picture.
fn cell(square: u8) -> usize {
    usize::from(row(square)) * SIDE + usize::from(column(square))
}

/// Every square the piece stands on, from the first to the last.
pub(super) fn gesture(action: Move) -> Gesture {
    Gesture::Path { spots: action.squares().map(|square| Spot::Cell(cell(square))).collect() }
}

/// A man or a king of this player.
pub(super) const fn piece(owner: Player, is_king: bool) -> Piece {
    let (letter, name) = match (owner, is_king) {
        (Player::One, false) => ('b', "black man"),
        (Player::One, true) => ('B', "black king"),
        (Player::Two, false) => ('w', "white man"),
        (Player::Two, true) => ('W', "white king"),
    };
    Piece::new(Some(owner), letter, name)
}

/// Men and kings of both colours; who is to move can be chosen.
pub(super) fn palette() -> Palette {
    let pieces = [Player::One, Player::Two].into_iter().flat_map(|owner| [piece(owner, false), piece(owner, true)]).collect();
    Palette { pieces, most_on_a_cell: 1, trays: Vec::new(), has_turn: true, has_throw: false }
}

/// The position somebody has drawn: its FEN, read.
pub(super) fn compose<R: CaptureRule>(like: &Checkers<R>, sketch: &Sketch) -> Result<Checkers<R>, Complaint> {
    sketch::check(like, sketch, &palette())?;
    let mut lists = [Vec::new(), Vec::new()];
    for (index, letter) in sketch::letters(sketch, '.').enumerate() {
        let Some(square) = square_at((index / SIDE) as u8, (index % SIDE) as u8) else { continue };
        match letter {
            'b' => lists[0].push(square.to_string()),
            'B' => lists[0].push(format!("K{square}")),
            'w' => lists[1].push(square.to_string()),
            'W' => lists[1].push(format!("K{square}")),
            _ => {}
        }
    }
    let [black, white] = lists.map(|list| list.join(","));
    let mover = if sketch.turn == Player::One { 'B' } else { 'W' };
    sketch::read(like, &format!("{mover}:W{white}:B{black}"))
}
