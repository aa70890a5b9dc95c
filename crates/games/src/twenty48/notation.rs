//! Positions and actions as text.
//!
//! A position is its rows from the top, separated by `/`, with tiles separated by `,` and 0 for
//! an empty cell. A board that waits for its new tile ends with `+`. A move is its direction, a
//! new tile its number and its cell, rows and columns counted from 1.
//!
//! ```text
//!    2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0      the player is to move:  up right down left
//!    2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+     a tile is to appear:    2@r3c1
//! ```
//!
//! Rows may also stand below each other, with blanks between the tiles. Otherwise reading is strict: tiles are powers of two from 2 to 2147483648 (2^31), written without leading
//! zeros; an empty board must wait, and a board that waits must have an empty cell. A stuck or a
//! won board is a position like any other: the game is over there.
//!
//! ```
//! use plyground_core::Playable;
//! use plyground_games::twenty48::{Twenty48, Variant};
//! let start = Twenty48::new(Variant::default()).expect("four by four");
//! assert_eq!(start.write(), "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0+");
//! let complaint = start.read("2,0,0,0/0,6,0,0/0,0,0,0/0,0,0,0").unwrap_err();
//! assert_eq!((complaint.code, complaint.at), ("bad-tile", Some(10)));
//! ```

use super::action::{Action, Direction};
use super::game::Board;
use super::line::LARGEST_EXPONENT;
use super::store::Store;
use plyground_core::{Complaint, Game, Turn};
use std::borrow::Cow;

/// The number on a tile.
pub(super) fn number(exponent: u8) -> u64 {
    if exponent == 0 { 0 } else { 1 << exponent }
}

/// The board as text.
pub(super) fn write<S: Store>(position: &Board<S>) -> String {
    let tiles: Vec<String> = position.exponents().map(|exponent| number(exponent).to_string()).collect();
    let rows: Vec<String> = tiles.chunks(position.variant().size).map(|row| row.join(",")).collect();
    rows.join("/") + if position.is_waiting() { "+" } else { "" }
}

/// The board in one line. People also write its rows below each other, and blanks between its tiles.
fn in_one_line(text: &str) -> Cow<'_, str> {
    if !text.contains('\n') {
        return Cow::Borrowed(text);
    }
    let tiles = |row: &str| row.split([',', ' ', '\t', '\r']).filter(|tile| !tile.is_empty()).collect::<Vec<_>>().join(",");
    let rows: Vec<String> = text.split('\n').map(tiles).filter(|row| !row.is_empty()).collect();
    Cow::Owned(rows.join("/"))
}

/// Reads a board of the same variant as `like`.
pub(super) fn read<S: Store>(like: &Board<S>, text: &str) -> Result<Board<S>, Complaint> {
    let text = in_one_line(text);
    let text = text.as_ref();
    let variant = like.variant();
    let mut position: Board<S> = Board::new(variant).expect("the type serves the variant of its own position");
    let (board, is_waiting) = text.strip_suffix('+').map_or((text, false), |board| (board, true));
    let mut at = 0;
    let mut rows = 0;
    for row in board.split('/') {
        let mut columns = 0;
        for tile in row.split(',') {
            if rows == variant.size {
                return Err(wrong_rows(variant.size, board.split('/').count()).at(at));
            }
            if columns == variant.size {
                return Err(wrong_tiles(variant.size, row.split(',').count(), rows + 1).at(at));
            }
            let exponent = read_tile(tile, rows + 1, columns + 1).map_err(|complaint| complaint.at(at))?;
            position.store.set(rows * variant.size + columns, exponent);
            columns += 1;
            at += tile.chars().count() + 1;
        }
        if columns < variant.size {
            return Err(wrong_tiles(variant.size, columns, rows + 1).at(at - 1));
        }
        rows += 1;
    }
    if rows < variant.size {
        return Err(wrong_rows(variant.size, rows).at(at - 1));
    }
    position.store.set_waiting(is_waiting);
    check_waiting(&position, at - 1)?;
    Ok(position)
}

/// The exponent of a tile.
fn read_tile(text: &str, row: usize, column: usize) -> Result<u8, Complaint> {
    // Writing it back refuses signs and leading zeros.
    let tile = text.parse::<u64>().ok().filter(|tile| tile.to_string() == text);
    match tile {
        Some(0) => Ok(0),
        Some(tile) if tile.is_power_of_two() && (2..=number(LARGEST_EXPONENT)).contains(&tile) => Ok(tile.trailing_zeros() as u8),
        _ => {
            let message = format!("`{text}` in row {row}, column {column} is no tile; tiles are 0, 2, 4, 8 and so on up to 2147483648");
            Err(Complaint::new("bad-tile", message).with("text", text).with("row", row).with("column", column))
        }
    }
}

fn wrong_rows(size: usize, found: usize) -> Complaint {
    let message = format!("{found} rows where the board has {size}; rows are separated by /");
    Complaint::new("wrong-row-count", message).with("found", found).with("rows", size)
}

fn wrong_tiles(size: usize, found: usize, row: usize) -> Complaint {
    let message = format!("row {row} has {found} cells where the board has {size}; cells are separated by commas and 0 is an empty one");
    Complaint::new("wrong-row-length", message).with("row", row).with("found", found).with("columns", size)
}

/// Complains when a tile must come and cannot, or must come and is not waited for.
fn check_waiting<S: Store>(position: &Board<S>, end: usize) -> Result<(), Complaint> {
    let empty = position.store.empty().count_ones() as usize;
    if position.is_waiting() && empty == 0 {
        let message = "the board waits for a tile (+) but has no empty cell for it; leave out the +";
        return Err(Complaint::new("no-room", message).at(end));
    }
    if !position.is_waiting() && empty == position.variant().cells() {
        let message = "an empty board has nothing to move; it waits for its first tile and ends with +";
        return Err(Complaint::new("empty-board", message).at(end));
    }
    Ok(())
}

/// The action as text.
pub(super) fn write_action(size: usize, action: Action) -> String {
    match action {
        Action::Move(direction) => direction.word().into(),
        Action::Spawn { cell, exponent } => {
            let cell = usize::from(cell);
            format!("{}@r{}c{}", number(exponent), cell / size + 1, cell % size + 1)
        }
    }
}

/// Reads an action that is legal here.
pub(super) fn read_action<S: Store>(position: &Board<S>, text: &str) -> Result<Action, Complaint> {
    let direction = Direction::ALL.into_iter().find(|direction| direction.word() == text);
    let action = match direction {
        Some(direction) => Action::Move(direction),
        None => read_spawn(position.variant().size, text)?,
    };
    match (position.turn(), action) {
        (Turn::Over(_), _) => {
            let message = format!("{text} cannot be played: the game is over");
            Err(Complaint::new("game-over", message).with("action", text))
        }
        (Turn::Chance, Action::Move(_)) => {
            let message = format!("{text} cannot be played: the board waits for a new tile, such as 2@r1c1");
            Err(Complaint::new("waiting-for-tile", message).with("action", text))
        }
        (Turn::Player(_), Action::Spawn { .. }) => {
            let message = format!("no tile appears now: the player is to move, {}", moves(position));
            Err(Complaint::new("not-waiting", message).with("action", text))
        }
        (Turn::Player(_), Action::Move(direction)) if !position.store.legal().has(direction) => {
            let message = format!("{text} changes nothing; legal is {}", moves(position));
            Err(Complaint::new("illegal-move", message).with("action", text).with("legal", moves(position)))
        }
        (Turn::Chance, Action::Spawn { cell, .. }) if position.places() >> cell & 1 == 0 => Err(no_place(position, text, cell)),
        _ => Ok(action),
    }
}

fn no_place<S: Store>(position: &Board<S>, text: &str, cell: u8) -> Complaint {
    if position.exponent(usize::from(cell)) != 0 {
        let message = format!("{text}: there is a tile already; tiles appear on empty cells");
        return Complaint::new("cell-taken", message).with("action", text);
    }
    let message = format!("{text} is not at the edge; with spawn=edge tiles appear on empty cells at the edge");
    Complaint::new("not-at-the-edge", message).with("action", text)
}

/// The legal moves, for complaints.
fn moves<S: Store>(position: &Board<S>) -> String {
    position.store.legal().iter().map(Direction::word).collect::<Vec<_>>().join(" or ")
}

/// Reads `2@r3c1`.
fn read_spawn(size: usize, text: &str) -> Result<Action, Complaint> {
    let not_an_action = || {
        let message = format!("`{text}` is no action; actions are up, right, down, left, or a new tile such as 2@r3c1");
        Complaint::new("not-an-action", message).with("text", text)
    };
    let (tile, place) = text.split_once('@').ok_or_else(not_an_action)?;
    let exponent = match tile {
        "2" => 1,
        "4" => 2,
        _ => return Err(not_an_action()),
    };
    let (row, column) = place.strip_prefix('r').and_then(|place| place.split_once('c')).ok_or_else(not_an_action)?;
    let is_digits = |text: &str| !text.is_empty() && !text.starts_with('0') && text.bytes().all(|byte| byte.is_ascii_digit());
    if !is_digits(row) || !is_digits(column) {
        return Err(not_an_action());
    }
    let from_one = |text: &str| text.parse::<usize>().ok().filter(|number| *number <= size).map(|number| number - 1);
    if let (Some(row), Some(column)) = (from_one(row), from_one(column)) {
        return Ok(Action::Spawn { cell: (row * size + column) as u8, exponent });
    }
    let message = format!("there is no cell r{row}c{column}; rows and columns are numbers from 1 to {size}");
    Err(Complaint::new("no-such-cell", message).with("row", row).with("column", column).with("size", size).at(2))
}
