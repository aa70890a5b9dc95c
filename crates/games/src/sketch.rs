//! Positions that somebody has drawn: what the editors of all games have in common.
//!
//! A sketch comes from outside and may say anything. What every board refuses is refused here;
//! what only the rules can tell is left to the reader of the game's notation.
//!
//! ```text
//!   sketch ──check──► letters on cells that exist ──the game──► notation ──read──► position
//! ```

use plyground_core::{Cell, Complaint, Ground, Palette, Picture, Playable, Sketch};

/// Complains about what no position of this variant can have: cells or trays that are not there,
/// pieces that are not in the palette, too many on a cell.
pub(crate) fn check<G: Playable>(position: &G, sketch: &Sketch, palette: &Palette) -> Result<(), Complaint> {
    let picture = position.picture();
    if sketch.cells.len() != picture.cells.len() {
        let (found, cells) = (sketch.cells.len(), picture.cells.len());
        let message = format!("{found} cells where the board has {cells}; write them row by row from the top left");
        return Err(Complaint::new("wrong-cell-count", message).with("found", found).with("cells", cells));
    }
    let is_known = |letter: char| palette.pieces.iter().any(|piece| piece.letter == letter);
    for (index, letters) in sketch.cells.iter().enumerate().filter(|(_, letters)| !letters.is_empty()) {
        let place = place(&picture, index);
        let complain = |code, message: String| {
            let (row, column) = (index / picture.columns + 1, index % picture.columns + 1);
            Complaint::new(code, message).with("cell", index).with("row", row).with("column", column)
        };
        if !is_on_board(&picture.cells[index]) {
            let message = format!("nothing can stand in {place}; take away `{letters}`");
            return Err(complain("not-a-cell", message).with("pieces", letters));
        }
        if let Some(letter) = letters.chars().find(|letter| !is_known(*letter)) {
            let known = palette.pieces.iter().map(|piece| piece.letter.to_string()).collect::<Vec<_>>().join(", ");
            let message = format!("`{letter}` in {place} is not a piece; there are {known}");
            return Err(complain("unknown-piece", message).with("piece", letter).with("known", known));
        }
        let (found, most) = (letters.chars().count(), palette.most_on_a_cell);
        if found > most as usize {
            let message = format!("{found} pieces in {place}; a cell holds at most {most}");
            return Err(complain("crowded-cell", message).with("found", found).with("most", most));
        }
    }
    if let Some((tray, _)) = sketch.trays.iter().find(|(tray, _)| !palette.trays.contains(&tray.as_str())) {
        let known = if palette.trays.is_empty() { "none".into() } else { palette.trays.join(", ") };
        let message = format!("`{tray}` is not a tray that can be filled; there are {known}");
        return Err(Complaint::new("unknown-tray", message).with("tray", tray).with("known", known));
    }
    if !palette.has_throw && !sketch.throw.is_empty() {
        let message = format!("there is nothing to throw in this game; leave out `{}`", sketch.throw);
        return Err(Complaint::new("no-throws", message).with("throw", &sketch.throw));
    }
    Ok(())
}

/// True for cells that something may stand on.
fn is_on_board(cell: &Cell) -> bool {
    !matches!(cell.ground, Ground::Outside | Ground::Unused)
}

/// A cell for people: by its name where it has one, else by row and column from 1.
fn place(picture: &Picture, index: usize) -> String {
    match picture.cells[index].name.as_str() {
        "" => format!("row {}, column {}", index / picture.columns + 1, index % picture.columns + 1),
        name => format!("cell {name}"),
    }
}

/// The one letter of every cell, `empty` where there is none; after [`check`] has let one piece
/// at most stand on a cell.
pub(crate) fn letters(sketch: &Sketch, empty: char) -> impl Iterator<Item = char> {
    sketch.cells.iter().map(move |cell| cell.chars().next().unwrap_or(empty))
}

/// Reads the notation of what was drawn. Nobody has seen that text, so a complaint about it does
/// not say at which character it goes wrong.
pub(crate) fn read<G: Playable>(position: &G, text: &str) -> Result<G, Complaint> {
    position.read(text).map_err(|complaint| Complaint { at: None, ..complaint })
}
