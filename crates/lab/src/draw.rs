//! A picture as text for the terminal.

use plyground_core::{Ground, Picture, Player};

/// Draws a picture with one letter for each cell; in colour when asked.
///
/// Row names stand to the left, column names above; below, where pieces are only dropped into
/// columns and rows have no names.
#[must_use]
pub fn draw(picture: &Picture, in_colour: bool) -> String {
    let margin = picture.row_names.iter().map(String::len).max().unwrap_or(0);
    let width = picture.column_names.iter().map(String::len).max().unwrap_or(1).max(1);
    let mut lines: Vec<String> = (0..picture.rows)
        .map(|row| {
            let name = picture.row_names.get(row).map_or("", String::as_str);
            let cells = (0..picture.columns).map(|column| format!(" {}{}", " ".repeat(width - 1), cell(picture, row, column, in_colour)));
            format!("{name:>margin$}{}", cells.collect::<String>())
        })
        .collect();
    if !picture.column_names.is_empty() {
        let names: String = picture.column_names.iter().map(|name| format!(" {name:>width$}")).collect();
        let place = if picture.row_names.is_empty() { lines.len() } else { 0 };
        lines.insert(place, format!("{:margin$}{names}", ""));
    }
    lines.iter().map(|line| format!("{}\n", line.trim_end())).collect()
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
