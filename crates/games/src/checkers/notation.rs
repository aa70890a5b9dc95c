//! Moves as text.
//!
//! A quiet move is written `11-15`, a capture with every square the piece stands on, `22x15x6`.
//! A capture is read also by its first and last square, `22x6`, as long as that leaves no doubt,
//! and with `X` or `:` in place of `x`. There may be spaces around the signs: `11 - 15`.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::checkers::{Checkers, Compulsory};
//! let position = Checkers::<Compulsory>::new().read("W:W22,32:B18,10").expect("a position");
//! let capture = position.read_action("22x6").expect("a legal capture");
//! assert_eq!(position.write_action(&capture), "22x15x6");
//! assert_eq!(position.read_action("22 : 15 X 6"), Ok(capture));
//! let complaint = position.read_action("32-28").unwrap_err();
//! assert_eq!(complaint.message, "32-28 is not legal: a capture is compulsory; legal is 22x15x6");
//! ```

use super::action::Move;
use super::board::Checkers;
use super::position::{name, square};
use super::rule::CaptureRule;
use super::squares::bit;
use plyground_core::{Complaint, Game};

/// Moves that a complaint lists at most.
const MOST_LISTED: usize = 12;

impl<R: CaptureRule> Checkers<R> {
    /// The legal moves from one square to another that pass the squares `between` in this order,
    /// where they may pass others too. For readers of sloppy texts: `between` may be empty, and
    /// steps and jumps are not told apart.
    ///
    /// ```
    /// use plyground_core::Playable;
    /// use plyground_games::checkers::{Checkers, Compulsory};
    /// let position = Checkers::<Compulsory>::new().read("B:W14,15,22,23:BK10").expect("a position");
    /// let both_ways: Vec<String> = position.find_moves(10, &[], 10).iter().map(ToString::to_string).collect();
    /// assert_eq!(both_ways, ["10x17x26x19x10", "10x19x26x17x10"]);
    /// assert_eq!(position.find_moves(10, &[19, 17], 10).len(), 1);
    /// ```
    #[must_use]
    pub fn find_moves(&self, from: u8, between: &[u8], to: u8) -> Vec<Move> {
        if self.turn().is_over() {
            return Vec::new();
        }
        let passes = |action: Move| {
            let mut inner = action.squares().skip(1);
            between.iter().all(|&wanted| inner.any(|square| square == wanted)) && inner.next().is_some()
        };
        let is_meant = |action: &Move| action.from() == from && action.to() == to && passes(*action);
        self.actions().filter(is_meant).collect()
    }
}

/// Reads a move that is legal here.
pub(super) fn read<R: CaptureRule>(position: &Checkers<R>, text: &str) -> Result<Move, Complaint> {
    let (squares, is_capture) = split(text)?;
    if position.turn().is_over() {
        return Err(Complaint::new("game-over", format!("{text} cannot be played: the game is over")).with("action", text));
    }
    let legal = position.actions();
    let same_kind = legal.as_ref().iter().copied().filter(|action| action.is_capture() == is_capture);
    let whole = same_kind.clone().find(|action| action.squares().eq(squares.iter().copied()));
    if let Some(action) = whole {
        return Ok(action);
    }
    if let [from, to] = squares[..] {
        let meant: Vec<Move> = same_kind.filter(|action| (action.from(), action.to()) == (from, to)).collect();
        match meant[..] {
            [] => {}
            [only] => return Ok(only),
            _ => return Err(ambiguous(text, &meant)),
        }
    }
    Err(refuse(position, legal.as_ref(), text, &squares, is_capture))
}

/// The signs of a capture; the first is the one that is written.
const CAPTURE_SIGNS: [char; 3] = ['x', 'X', ':'];

/// The squares of a move and whether it is written as a capture.
fn split(text: &str) -> Result<(Vec<u8>, bool), Complaint> {
    let is_capture = text.contains(CAPTURE_SIGNS);
    let signs: &[char] = if is_capture { &CAPTURE_SIGNS } else { &['-'] };
    // The end of the text is left alone: only the signs may have spaces around them.
    let pieces: Vec<&str> = text.split(signs).collect();
    let last = pieces.len() - 1;
    let after_sign = pieces.iter().enumerate().map(|(index, part)| if index > 0 { part.trim_start() } else { part });
    let parts: Vec<&str> = after_sign.enumerate().map(|(index, part)| if index < last { part.trim_end() } else { part }).collect();
    let is_number = |part: &&str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    if parts.len() < 2 || !parts.iter().all(is_number) || (!is_capture && parts.len() > 2) {
        let message = format!("`{text}` is not a move; moves are like 11-15, captures like 22x15 or 22x15x6");
        return Err(Complaint::new("not-a-move", message).with("text", text));
    }
    let mut at = 0;
    let mut squares = Vec::with_capacity(parts.len());
    for (piece, part) in pieces.iter().zip(parts) {
        let spaces = piece.chars().take_while(|c| c.is_whitespace()).count();
        squares.push(square(part).map_err(|complaint| complaint.at(at + spaces))?);
        at += piece.chars().count() + 1;
    }
    Ok((squares, is_capture))
}

fn ambiguous(text: &str, meant: &[Move]) -> Complaint {
    let full = listed(meant.iter());
    Complaint::new("ambiguous-move", format!("{text} can be played in several ways: write {full}")).with("action", text).with("legal", full)
}

/// Moves as a list, cut short where it is long.
fn listed<'a>(moves: impl Iterator<Item = &'a Move>) -> String {
    let texts: Vec<String> = moves.map(ToString::to_string).collect();
    let shown = texts[..texts.len().min(MOST_LISTED)].join(", ");
    if texts.len() > MOST_LISTED { format!("{shown} and {} more", texts.len() - MOST_LISTED) } else { shown }
}

/// Says why a move that is none of the legal ones is not, and what is legal instead.
fn refuse<R: CaptureRule>(position: &Checkers<R>, legal: &[Move], text: &str, squares: &[u8], is_capture: bool) -> Complaint {
    let (from, mover) = (squares[0], position.mover());
    let has_duty = R::IS_COMPULSORY && position.has_capture(mover);
    let is_own = position.pieces(mover) & bit(from) != 0;
    let of_piece: Vec<Move> = legal.iter().copied().filter(|action| action.from() == from).collect();
    let advice = |moves: &[Move]| format!("legal {} {}", if moves.len() == 1 { "is" } else { "are" }, listed(moves.iter()));
    let (code, message) = if !is_own && position.pieces(mover.other()) & bit(from) != 0 {
        ("not-your-piece", format!("the piece on {from} is {}, and {} is to move; {}", name(mover.other()), name(mover), advice(legal)))
    } else if !is_own {
        ("no-piece", format!("there is no {} piece on {from}; {}", name(mover), advice(legal)))
    } else if has_duty && !is_capture {
        ("capture-compulsory", format!("{text} is not legal: a capture is compulsory; {}", advice(legal)))
    } else if of_piece.is_empty() {
        ("illegal-move", format!("{text} is not legal: the piece on {from} has no legal move; {}", advice(legal)))
    } else {
        ("illegal-move", format!("{text} is not legal; from {from} {}", advice(&of_piece)))
    };
    Complaint::new(code, message).with("action", text).with("legal", listed(legal.iter()))
}
