//! What every evaluator of the game says about captures: which moves to try first, and which
//! positions are too lively to be judged.
//!
//! A position in which the player to move can jump is not judged as it stands, because the piece
//! that is about to be lost would still be counted. Where jumping is a duty, all moves are jumps;
//! where it is not, the player may also leave them alone.

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::material::{KING, MAN};
use super::rule::CaptureRule;
use super::squares::{BOTTOM_ROW, TOP_ROW, bit};
use plyground_core::{Player, Quiescence};

/// What a move gains at once: the pieces it takes, and a king made of a man.
#[must_use]
#[inline]
pub fn promise<R: CaptureRule>(position: &Checkers<R>, action: Move) -> i32 {
    let captured = action.captured();
    let kings = (captured & position.all_kings()).count_ones() as i32;
    let taken = MAN * action.jumps() as i32 + (KING - MAN) * kings;
    if makes_king(position, action) { taken + KING - MAN } else { taken }
}

/// True when the move makes a king of a man.
#[must_use]
#[inline]
pub fn makes_king<R: CaptureRule>(position: &Checkers<R>, action: Move) -> bool {
    let last_row = match position.mover() {
        Player::One => BOTTOM_ROW,
        Player::Two => TOP_ROW,
    };
    bit(action.to()) & last_row != 0 && bit(action.from()) & position.all_kings() == 0
}

/// Quiet when the player to move has nothing to take.
#[must_use]
#[inline]
pub fn quiescence<R: CaptureRule>(position: &Checkers<R>) -> Quiescence<Moves> {
    if position.has_capture(position.mover()) {
        Quiescence::Loud { actions: position.captures(), may_decline: !R::IS_COMPULSORY }
    } else {
        Quiescence::Quiet
    }
}
