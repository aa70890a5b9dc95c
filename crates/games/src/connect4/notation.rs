//! Positions and actions as text.
//!
//! A position is written as its board: rows from the top, separated by `/`, with `r` for red
//! (Player One), `y` for yellow (Player Two) and `.` for an empty cell. A list of the columns
//! played so far, counted from 1, is read as well; no text at all is the start.
//!
//! ```text
//!    "4453"   or   "4,4,5,3"         ......./......./......./......./...y.../..yrr..
//!    10 and more columns: "10,4"
//! ```
//!
//! Reading is strict. A text with `/`, `.` or a letter in it is a board, any other a list of
//! columns; every disc must lie on another or on the floor, the players must have taken turns,
//! and nobody may have moved after a four. A board may pass all this and still be out of reach,
//! for example because of who must have begun; nothing in the rules depends on that.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::connect4::{ConnectFour, Standard};
//! let start = ConnectFour::new(Standard);
//! let position = start.read("4453").expect("four legal moves");
//! assert_eq!(position.write(), "......./......./......./......./...y.../..yrr..");
//! assert_eq!(start.read(&position.write()), Ok(position));
//!
//! let complaint = start.read("448").unwrap_err();
//! assert_eq!((complaint.code, complaint.at), ("no-such-column", Some(2)));
//! ```
//!
//! Column lists are the notation of the published solvers (J. Tromp; P. Pons).

use super::bits::Bits;
use super::board::{ConnectFour, has_four};
use super::shape::Shape;
use plyground_core::{Complaint, Game, Player, Turn};
use std::fmt;

/// The letter of a player's discs.
pub(super) const fn letter(player: Player) -> char {
    match player {
        Player::One => 'r',
        Player::Two => 'y',
    }
}

/// What a player is called.
pub(super) const fn name(player: Player) -> &'static str {
    match player {
        Player::One => "red",
        Player::Two => "yellow",
    }
}

/// The board as text.
pub(super) fn write_board<S: Shape>(position: &ConnectFour<S>) -> String {
    let shape = position.shape();
    let (one, two) = (position.discs_of(Player::One), position.discs_of(Player::Two));
    let row_text = |row| {
        let cell_letter = |column| match shape.cell(column, row) {
            cell if cell & one != S::Bits::ZERO => letter(Player::One),
            cell if cell & two != S::Bits::ZERO => letter(Player::Two),
            _ => '.',
        };
        (0..shape.columns()).map(cell_letter).collect::<String>()
    };
    (0..shape.rows()).rev().map(row_text).collect::<Vec<_>>().join("/")
}

impl<S: Shape> fmt::Debug for ConnectFour<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "ConnectFour({})", write_board(self))
    }
}

/// Reads a board or a list of columns.
pub(super) fn read<S: Shape>(shape: S, text: &str) -> Result<ConnectFour<S>, Complaint> {
    let is_board = text.contains('/') || text.starts_with(|c: char| c == '.' || c.is_alphabetic());
    if is_board && text.contains('\n') {
        let rows: Vec<&str> = text.lines().map(str::trim).filter(|row| !row.is_empty()).collect();
        return read_board(shape, &rows.join("/"));
    }
    if is_board {
        return read_board(shape, text);
    }
    let mut position = ConnectFour::new(shape);
    for column in read_sequence(shape, text)? {
        position.apply(&column);
    }
    Ok(position)
}

/// Reads the columns played from the start, as `4453` or `4,4,5,3`, and answers them counted
/// from 0. More than nine columns need the commas.
///
/// ```
/// use plyground_games::connect4::{AnySize, Shape, Standard, read_sequence, write_sequence};
/// assert_eq!(read_sequence(Standard, "4453"), Ok(vec![3, 3, 4, 2]));
/// let wide = AnySize::sized(12, 6).expect("12 * 7 bits fit");
/// assert_eq!(read_sequence(wide, "10,4"), Ok(vec![9, 3]));
/// assert_eq!(write_sequence(wide, &[9, 3]), "10,4");
/// ```
pub fn read_sequence<S: Shape>(shape: S, text: &str) -> Result<Vec<u8>, Complaint> {
    let has_commas = shape.columns() > 9 || text.contains(',');
    let mut position = ConnectFour::new(shape);
    let mut columns = Vec::new();
    for (at, piece) in pieces(text, has_commas) {
        let column = read_column(&position, piece).map_err(|complaint| complaint.at(at))?;
        position.apply(&column);
        columns.push(column);
    }
    Ok(columns)
}

/// The parts of a list of columns, each with its offset in characters, as they are asked for; no text has none.
fn pieces(text: &str, has_commas: bool) -> impl Iterator<Item = (usize, &str)> {
    let mut rest = Some(text).filter(|text| !text.is_empty());
    let mut at = 0;
    std::iter::from_fn(move || {
        let text = rest?;
        let end = if has_commas { text.find(',') } else { text.char_indices().nth(1).map(|(end, _)| end) };
        let piece = &text[..end.unwrap_or(text.len())];
        rest = end.map(|end| &text[end + usize::from(has_commas)..]);
        let start = at;
        at += piece.chars().count() + usize::from(has_commas);
        Some((start, piece))
    })
}

/// Writes columns counted from 0 as [`read_sequence`] reads them.
pub fn write_sequence<S: Shape>(shape: S, columns: &[u8]) -> String {
    let separator = if shape.columns() > 9 { "," } else { "" };
    columns.iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(separator)
}

/// Reads a column, counted from 1, into which a disc can be dropped here.
pub(super) fn read_column<S: Shape>(position: &ConnectFour<S>, text: &str) -> Result<u8, Complaint> {
    let most = position.shape().columns();
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        let message = format!("`{text}` is not a column; columns are numbers from 1 to {most}");
        return Err(Complaint::new("not-a-number", message).with("text", text).with("most", most));
    }
    if let Turn::Over(_) = position.turn() {
        let message = format!("column {text} cannot be played: the game is over");
        return Err(Complaint::new("game-over", message).with("column", text));
    }
    // A number too large for a byte is no column either.
    let number = text.parse::<u8>().ok().filter(|number| (1..=most).contains(number));
    let column = number.ok_or_else(|| {
        let commas = if most > 9 { "; columns played one after the other are separated by commas" } else { "" };
        let message = format!("there is no column {text}; columns are numbers from 1 to {most}{commas}");
        Complaint::new("no-such-column", message).with("column", text).with("most", most)
    })? - 1;
    if position.is_open(column) {
        return Ok(column);
    }
    let open = position.actions().as_ref().iter().map(|column| (column + 1).to_string()).collect::<Vec<_>>().join(", ");
    let message = format!("column {} is full; open columns are {open}", column + 1);
    Err(Complaint::new("column-full", message).with("column", column + 1).with("open", open))
}

/// Reads a board and checks that it can be the board of a game.
fn read_board<S: Shape>(shape: S, text: &str) -> Result<ConnectFour<S>, Complaint> {
    let [one, two] = read_cells(shape, text)?;
    check_floor(shape, one | two)?;
    let (red, yellow) = (one.count(), two.count());
    if red != yellow && red != yellow + 1 {
        let message = format!("{red} red and {yellow} yellow discs: red begins, so there are as many red ones as yellow, or one more");
        return Err(Complaint::new("wrong-disc-count", message).with("red", red).with("yellow", yellow));
    }
    let position = ConnectFour::with_discs(shape, one, two);
    check_end(&position)?;
    Ok(position)
}

/// The cells of each player, from a text with the right number of rows and cells.
fn read_cells<S: Shape>(shape: S, text: &str) -> Result<[S::Bits; 2], Complaint> {
    let (columns, rows) = (usize::from(shape.columns()), usize::from(shape.rows()));
    let mut discs = [S::Bits::ZERO; 2];
    let mut at = 0;
    let mut rows_found = 0;
    for (index, row) in text.split('/').enumerate() {
        rows_found = index + 1;
        if rows_found > rows {
            return Err(wrong_rows(rows, text.split('/').count()).at(at));
        }
        let mut cells_found = 0;
        for (column, c) in row.chars().enumerate() {
            let player = match c {
                'r' => Some(Player::One),
                'y' => Some(Player::Two),
                '.' => None,
                _ => {
                    let message = format!("`{c}` in row {rows_found} from the top is no cell; cells are r, y or . and rows end with /");
                    return Err(Complaint::new("bad-cell", message).with("text", c).with("row", rows_found).at(at + column));
                }
            };
            if column >= columns {
                return Err(wrong_cells(columns, row.chars().count(), rows_found).at(at + column));
            }
            cells_found = column + 1;
            if let Some(player) = player {
                let cell = shape.cell(column as u8, (rows - rows_found) as u8);
                discs[player.index()] = discs[player.index()] | cell;
            }
        }
        if cells_found < columns {
            return Err(wrong_cells(columns, cells_found, rows_found).at(at + cells_found));
        }
        at += columns + 1;
    }
    if rows_found < rows { Err(wrong_rows(rows, rows_found).at(at - 1)) } else { Ok(discs) }
}

fn wrong_rows(rows: usize, found: usize) -> Complaint {
    let message = format!("{found} rows where the board has {rows}; rows are separated by /");
    Complaint::new("wrong-row-count", message).with("found", found).with("rows", rows)
}

fn wrong_cells(columns: usize, found: usize, row: usize) -> Complaint {
    let message = format!("row {row} from the top has {found} cells where the board has {columns} columns");
    Complaint::new("wrong-row-length", message).with("row", row).with("found", found).with("columns", columns)
}

/// Complains about the first disc, in the order of the text, that has nothing under it.
fn check_floor<S: Shape>(shape: S, discs: S::Bits) -> Result<(), Complaint> {
    let supported = (discs << 1) | shape.bottom();
    let floating = discs & !supported;
    for row in (0..shape.rows()).rev() {
        for column in 0..shape.columns() {
            if floating & shape.cell(column, row) != S::Bits::ZERO {
                let from_top = usize::from(shape.rows() - row);
                let message = format!("the disc in column {}, row {from_top} from the top, has nothing under it", column + 1);
                let at = (from_top - 1) * (usize::from(shape.columns()) + 1) + usize::from(column);
                return Err(Complaint::new("floating-disc", message).with("column", column + 1).with("row", from_top).at(at));
            }
        }
    }
    Ok(())
}

/// Complains when the game must have gone on after a four.
fn check_end<S: Shape>(position: &ConnectFour<S>) -> Result<(), Complaint> {
    let shape = position.shape();
    let has_four_of = |player| has_four(shape, position.discs_of(player));
    let winner = match (has_four_of(Player::One), has_four_of(Player::Two)) {
        (false, false) => return Ok(()),
        (true, true) => {
            let message = "red and yellow both have four in a row; the first four ends the game";
            return Err(Complaint::new("two-winners", message));
        }
        (true, false) => Player::One,
        (false, true) => Player::Two,
    };
    // The last disc must be the winner's, and without it there must have been no four yet.
    let is_before_four = |before: ConnectFour<S>| !has_four(shape, before.discs_of(winner));
    let can_be_last = |column| position.taken_back(column).is_some_and(is_before_four);
    if winner != position.mover() && (0..shape.columns()).any(can_be_last) {
        return Ok(());
    }
    let winner = name(winner);
    let message = format!("{winner} has four in a row, but the disc that made it cannot be the last one; a four ends the game");
    Err(Complaint::new("play-after-win", message).with("winner", winner))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_are_those_between_commas_or_single_characters() {
        let all = |text, has_commas| pieces(text, has_commas).collect::<Vec<_>>();
        assert_eq!(all("4453", false), [(0, "4"), (1, "4"), (2, "5"), (3, "3")]);
        assert_eq!(all("½4", false), [(0, "½"), (1, "4")]);
        assert_eq!(all("10,½,,4,", true), [(0, "10"), (3, "½"), (5, ""), (6, "4"), (8, "")]);
        assert_eq!((all("", true), all("", false)), (vec![], vec![]));
    }

    #[test]
    fn no_piece_is_made_before_it_is_asked_for() {
        let text = "4".repeat(1 << 20);
        let mut asked = pieces(&text, false);
        assert_eq!((asked.next(), asked.next(), asked.size_hint()), (Some((0, "4")), Some((1, "4")), (0, None)));
    }
}
