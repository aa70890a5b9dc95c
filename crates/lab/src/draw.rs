//! A picture as text for the terminal.

use plyground_core::{Ground, Picture, Player};
use std::fmt::Write as _;

/// Draws a picture with one letter for each cell; in colour when asked.
///
/// Row names stand to the left, column names above; below, where pieces are only dropped into
/// columns and rows have no names.
#[must_use]
pub fn draw(picture: &Picture, in_colour: bool) -> String {
    let margin = picture.row_names.iter().map(String::len).max().unwrap_or(0);
    let width = picture.column_names.iter().map(String::len).max().unwrap_or(1).max(1);
    let mut lines: Vec<String> = Vec::with_capacity(picture.rows + 1);
    for row in 0..picture.rows {
        let mut line = format!("{:>margin$}", picture.row_names.get(row).map_or("", String::as_str));
        for column in 0..picture.columns {
            line.push_str(&" ".repeat(width));
            line.push_str(&cell(picture, row, column, in_colour));
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

fn cell(picture: &Picture, row: usize, column: usize, in_colour: bool) -> String {
    let cell = picture.cell(row, column);
    let Some(piece) = &cell.piece else {
        return match cell.ground {
            Ground::Outside => " ".into(),
            Ground::Plain => ".".into(),
            Ground::Marked => "+".into(),
        };
    };
    match piece.owner {
        Some(owner) if in_colour => {
            let colour = match owner {
                Player::One => 31,
                Player::Two => 33,
            };
            format!("\x1b[1;{colour}m{}\x1b[0m", piece.letter)
        }
        _ => piece.letter.to_string(),
    }
}
