//! Positions and actions as text: read strictly, written in one way.
//!
//! ```text
//!   rr-/r.b/-bb      rows from the top; r red, b blue, . the empty cell, - no cell
//!   r2c1 right       the piece in row 2, column 1 (from 1) moves to the right, by a step or a jump
//! ```

use super::bits::{Bits, pack_tag};
use super::board::{Board, DIRECTIONS, STRAIGHT};
use super::{Action, Content, Jump, RedSwapBlue};
use plyground_core::{Complaint, Puzzle};

/// Writes every row, `-` where there is no cell.
pub(super) fn write<B: Bits>(position: &RedSwapBlue<B>) -> String {
    let board = position.board();
    let side = board.variant.side();
    let mut text = String::with_capacity(side * (side + 1));
    for row in 0..side {
        if row > 0 {
            text.push('/');
        }
        text.extend((0..side).map(|column| board.cell(row, column).map_or('-', |cell| position.content(cell).letter())));
    }
    text
}

/// Reads a position on this board.
pub(super) fn read<B: Bits>(board: &Board<B>, text: &str) -> Result<RedSwapBlue<B>, Complaint> {
    let variant = board.variant;
    let (side, n) = (variant.side(), variant.n);
    let rows = text.split('/').count();
    if rows != side {
        return Err(Complaint::new("wrong-row-count", format!("the position has {rows} rows; n={n} needs {side}, separated by `/`"))
            .with("rows", rows)
            .with("expected", side));
    }
    let mut bits = B::EMPTY;
    let mut blank = None;
    let mut offset = 0;
    for (row, letters) in text.split('/').enumerate() {
        let length = letters.chars().count();
        if length != side {
            let message = format!("row {} has {length} letters; every row of n={n} has {side}", row + 1);
            let complaint = Complaint::new("wrong-row-length", message).with("row", row + 1).with("letters", length).with("expected", side);
            return Err(complaint.at(offset));
        }
        for (column, letter) in letters.chars().enumerate() {
            let cell = board.cell(row, column);
            let content = read_letter(letter, cell.is_some()).map_err(|complaint| place_at(complaint, row, column, offset + column))?;
            match (content, cell) {
                (Some(Content::Red), Some(cell)) => bits.flip(cell),
                (Some(Content::Blank), Some(cell)) => {
                    if let Some(first) = blank.replace(cell) {
                        let message =
                            format!("there are two empty cells, {} and {}; there must be one", name(board, first), name(board, cell));
                        return Err(Complaint::new("two-blanks", message).at(offset + column));
                    }
                }
                _ => {}
            }
        }
        offset += side + 1;
    }
    let blank = blank.ok_or_else(|| Complaint::new("no-blank", "there is no empty cell; write one as `.`"))?;
    let red = (0..board.places.len()).filter(|&cell| bits.has(cell)).count();
    let (blue, pieces) = (board.places.len() - 1 - red, variant.pieces());
    if red != pieces {
        let message = format!("impossible position: {red} red and {blue} blue pieces; n={n} has {pieces} of each");
        return Err(Complaint::new("wrong-piece-count", message).with("red", red).with("blue", blue).with("expected", pieces));
    }
    bits.flip_tag(pack_tag(blank, variant.id()));
    Ok(RedSwapBlue { bits })
}

/// What a letter stands for: `None` is no cell.
fn read_letter(letter: char, is_cell: bool) -> Result<Option<Content>, Complaint> {
    let content = match letter {
        'r' => Some(Content::Red),
        'b' => Some(Content::Blue),
        '.' => Some(Content::Blank),
        '-' => None,
        _ => {
            let right = if is_cell { "`r`, `b` or `.`" } else { "`-`, since there is no cell" };
            return Err(Complaint::new("unknown-letter", format!("{letter:?} means nothing; write {right}")).with("letter", letter));
        }
    };
    match (content, is_cell) {
        (Some(_), false) => {
            Err(Complaint::new("no-cell", format!("`{letter}` stands where there is no cell; write `-`")).with("letter", letter))
        }
        (None, true) => Err(Complaint::new("missing-cell", "`-` stands where there is a cell; write `r`, `b` or `.`")),
        _ => Ok(content),
    }
}

/// The complaint with its place, for people and for programs.
fn place_at(mut complaint: Complaint, row: usize, column: usize, offset: usize) -> Complaint {
    complaint.message = format!("row {}, column {}: {}", row + 1, column + 1, complaint.message);
    complaint.with("row", row + 1).with("column", column + 1).at(offset)
}

/// A cell by its row and column from 1: `r2c3`.
fn name<B: Bits>(board: &Board<B>, cell: usize) -> String {
    let (row, column) = board.places[cell];
    format!("r{}c{}", row + 1, column + 1)
}

/// Writes an action of this position.
pub(super) fn write_action<B: Bits>(position: &RedSwapBlue<B>, action: Action) -> String {
    let board = position.board();
    let ((row, column), (blank_row, blank_column)) = (board.places[action.cell()], board.places[position.blank()]);
    let sign = |to: usize, from: usize| (to as isize - from as isize).signum();
    let heading = (sign(blank_row, row), sign(blank_column, column));
    let direction = DIRECTIONS.iter().find(|(_, down, right)| (*down, *right) == heading).map_or("nowhere", |direction| direction.0);
    format!("{} {direction}", name(board, action.cell()))
}

/// Reads an action that is legal in this position.
pub(super) fn read_action<B: Bits>(position: &RedSwapBlue<B>, text: &str) -> Result<Action, Complaint> {
    if position.is_solved() {
        return Err(Complaint::new("game-over", "the puzzle is solved; there is nothing left to move"));
    }
    let legal: Vec<_> = position.moves().into_iter().map(|action| write_action(position, action)).collect();
    find_action(position, text).map_err(|mut complaint| {
        complaint.message = format!("{}; legal here: {}", complaint.message, legal.join(", "));
        complaint.with("legal", legal.join(", "))
    })
}

/// The action a text means, or what is wrong with it.
fn find_action<B: Bits>(position: &RedSwapBlue<B>, text: &str) -> Result<Action, Complaint> {
    let board = position.board();
    let (place, direction) = text.split_once(' ').ok_or_else(|| not_an_action(text))?;
    let (row, column) = read_place(place).ok_or_else(|| not_an_action(text))?;
    let direction_at = place.chars().count() + 1;
    let heading = DIRECTIONS.iter().position(|(name, ..)| *name == direction).ok_or_else(|| {
        let names: Vec<_> = DIRECTIONS.iter().map(|direction| direction.0).collect();
        let message = format!("{direction:?} is not a direction; there are {}", names.join(", "));
        Complaint::new("unknown-direction", message).with("direction", direction).at(direction_at)
    })?;
    let cell = row.checked_sub(1).zip(column.checked_sub(1)).and_then(|(row, column)| board.cell(row, column));
    let cell = cell.ok_or_else(|| {
        let message = format!("there is no cell {place} on a board of n={}", board.variant.n);
        Complaint::new("no-cell", message).with("place", place).at(0)
    })?;
    if cell == position.blank() {
        return Err(Complaint::new("no-piece", format!("{place} is the empty cell; name the piece that moves into it")).at(0));
    }
    let action = Action(cell as u16);
    let is_right_way = write_action(position, action) == text;
    if is_right_way && position.moves().as_ref().contains(&action) {
        return Ok(action);
    }
    Err(why_not(position, cell, heading).with("place", place).with("direction", direction).at(direction_at))
}

/// Why the piece on this cell cannot go in this direction.
fn why_not<B: Bits>(position: &RedSwapBlue<B>, cell: usize, heading: usize) -> Complaint {
    let board = position.board();
    let (direction, down, right) = DIRECTIONS[heading];
    let (row, column) = board.places[cell];
    let ahead = |steps: isize| {
        let place = (row.checked_add_signed(down * steps)?, column.checked_add_signed(right * steps)?);
        board.cell(place.0, place.1)
    };
    let blank = Some(position.blank());
    let piece = format!("the {} piece on {}", position.content(cell).colour(), name(board, cell));
    if heading >= STRAIGHT && !board.variant.diagonal {
        return Complaint::new("no-diagonals", format!("{piece} cannot move {direction}: with diagonal=no there are no diagonal moves"));
    }
    if heading >= STRAIGHT && ahead(1) == blank {
        return Complaint::new("diagonal-step", format!("{piece} cannot step {direction}: along diagonals pieces only jump"));
    }
    if board.variant.jump == Jump::Other && ahead(2) == blank {
        return Complaint::new("same-colour", format!("{piece} cannot jump {direction}: with jump=other only over the other colour"));
    }
    let message =
        format!("{piece} cannot move {direction}: the empty cell {} is not one or two cells that way", name(board, position.blank()));
    Complaint::new("out-of-reach", message)
}

fn not_an_action(text: &str) -> Complaint {
    let message = format!("{text:?} is not an action; write the piece and its direction like `r2c3 left`");
    Complaint::new("not-an-action", message).with("text", text)
}

/// Row and column, from 1, of a place such as `r2c3`.
fn read_place(text: &str) -> Option<(usize, usize)> {
    let (row, column) = text.strip_prefix('r')?.split_once('c')?;
    Some((read_number(row)?, read_number(column)?))
}

/// A number as it is written here: digits only, no needless zero in front.
fn read_number(text: &str) -> Option<usize> {
    let number: usize = text.parse().ok()?;
    (number.to_string() == text).then_some(number)
}

impl Content {
    /// The letter for it.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'r',
            Self::Blue => 'b',
            Self::Blank => '.',
        }
    }

    /// The word for it.
    const fn colour(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Blank => "empty",
        }
    }
}
