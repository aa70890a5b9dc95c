//! A picture as text for the terminal.

use plyground_core::{Cell, Ground, Picture, Player};
use std::fmt::Write as _;

/// Draws a picture with one letter for each cell, or with the labels of its pieces where they
/// have some; in colour when asked.
///
/// Row names stand to the left, column names above; below, where pieces are only dropped into
/// columns and rows have no names.
#[must_use]
pub fn draw(picture: &Picture, in_colour: bool) -> String {
    draw_cells(picture, in_colour, false)
}

/// The same with the name of every empty cell that has one, such as the numbers of squares.
#[must_use]
pub fn draw_with_names(picture: &Picture, in_colour: bool) -> String {
    draw_cells(picture, in_colour, true)
}

fn draw_cells(picture: &Picture, in_colour: bool, with_names: bool) -> String {
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
            line.push_str(&paint(cell, shown(cell), in_colour));
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

/// The same in the colour of the piece's owner.
fn paint(cell: &Cell, shown: String, in_colour: bool) -> String {
    let colour = match cell.piece.as_ref().and_then(|piece| piece.owner) {
        Some(Player::One) if in_colour => 31,
        Some(Player::Two) if in_colour => 33,
        _ => return shown,
    };
    format!("\x1b[1;{colour}m{shown}\x1b[0m")
}
