//! A picture as text for the terminal.

use plyground_core::{Ground, Picture, Player};

/// Draws a picture with one letter for each cell; in colour when asked.
///
/// Column names stand below, row names to the left.
#[must_use]
pub fn draw(picture: &Picture, in_colour: bool) -> String {
    let margin = picture.row_names.iter().map(String::len).max().unwrap_or(0);
    let width = picture.column_names.iter().map(String::len).max().unwrap_or(1).max(1);
    let mut text = String::new();
    for row in 0..picture.rows {
        let name = picture.row_names.get(row).map_or("", String::as_str);
        let mut line = format!("{name:>margin$}");
        for column in 0..picture.columns {
            line.push(' ');
            line.push_str(&" ".repeat(width - 1));
            line.push_str(&cell(picture, row, column, in_colour));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    if !picture.column_names.is_empty() {
        let mut line = " ".repeat(margin);
        for name in &picture.column_names {
            line.push(' ');
            line.push_str(&format!("{name:>width$}"));
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
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
