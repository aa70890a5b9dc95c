//! A picture as text for the terminal.

use plyground_core::{Cell, Ground, Picture, Player};
use std::fmt::Write as _;

/// Draws a picture with one letter for each cell, or with the labels of its pieces where they
/// have some.
///
/// Row names stand to the left, column names above; below, where pieces are only dropped into
/// columns and rows have no names.
#[must_use]
pub fn draw(picture: &Picture) -> String {
    draw_painted(picture, false, &unpainted)
}

/// The same with the name of every empty cell that has one, such as the numbers of squares.
#[must_use]
pub fn draw_with_names(picture: &Picture) -> String {
    draw_painted(picture, true, &unpainted)
}

fn unpainted(_: Player, shown: &str) -> String {
    shown.into()
}

/// The same with or without names, and what shows a piece painted for its owner by `paint`.
#[must_use]
pub fn draw_painted(picture: &Picture, with_names: bool, paint: &dyn Fn(Player, &str) -> String) -> String {
    let shown = |cell: &Cell| shown(cell, with_names);
    let margin = picture.row_names.iter().map(String::len).max().unwrap_or(0);
    let label_width = picture.cells.iter().map(|cell| shown(cell).chars().count()).max().unwrap_or(1);
    let width = picture.column_names.iter().map(String::len).max().unwrap_or(1).max(label_width);
    let mut lines: Vec<String> = Vec::with_capacity(picture.rows + 1);
    for row in 0..picture.rows {
        let mut line = format!("{:>margin$}", picture.row_names.get(row).map_or("", String::as_str));
        for column in 0..picture.columns {
            let cell = picture.cell(row, column);
            line.push_str(&" ".repeat(1 + width - shown(cell).chars().count()));
            let text = shown(cell);
            let owner = cell.piece.as_ref().and_then(|piece| piece.owner);
            line.push_str(&owner.map_or_else(|| text.clone(), |owner| paint(owner, &text)));
        }
        lines.push(line);
    }
    if !picture.column_names.is_empty() {
        let mut line = " ".repeat(margin);
        for name in &picture.column_names {
            let _ = write!(line, " {name:>width$}");
        }
        let place = if picture.row_names.is_empty() { lines.len() } else { 0 };
        lines.insert(place, line);
    }
    let trimmed: Vec<&str> = lines.iter().map(|line| line.trim_end()).collect();
    trimmed.join("\n") + "\n"
}

/// What a cell shows: the label or letter of its piece, its name, or a sign for its ground.
fn shown(cell: &Cell, with_names: bool) -> String {
    match (&cell.piece, cell.ground) {
        (Some(piece), _) => piece.label.clone().unwrap_or_else(|| piece.letter.to_string()),
        (None, _) if with_names && !cell.name.is_empty() => cell.name.clone(),
        (None, Ground::Outside | Ground::Unused) => " ".into(),
        (None, Ground::Plain) => ".".into(),
        (None, Ground::Marked) => "+".into(),
    }
}
