//! Editors of positions: people draw a board, the game makes a position of it.
//!
//! ```text
//!   position ── sketch ──► Sketch ◄── drawn with the pieces of the Palette
//!            ◄─ compose ──
//! ```

use crate::{Cell, Complaint, Piece, Playable, Player, Turn};
use std::collections::BTreeMap;

/// An editor of positions, as a game gives it.
#[derive(Clone, Copy, Debug)]
pub struct Editor<G> {
    /// What it can put on the board of this position's variant.
    pub palette: fn(&G) -> Palette,
    /// The position of the same variant as the first that was drawn.
    pub compose: fn(&G, &Sketch) -> Result<G, Complaint>,
    /// The position as the editor shows it at first: `compose` gives it back. [`Sketch::of`] is what
    /// the picture shows; games add the rest, such as for whom chance acts.
    pub sketch: fn(&G) -> Sketch,
}

/// What an editor of positions can put on a board.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Palette {
    /// The pieces. A cell may be cleared too.
    pub pieces: Vec<Piece>,
    /// Pieces that a cell holds at most.
    pub most_on_a_cell: u32,
    /// Trays whose number of pieces can be chosen.
    pub trays: Vec<&'static str>,
    /// True when it can be chosen whose turn it is; otherwise the board tells.
    pub has_turn: bool,
    /// True when what chance has thrown can be written beside the board.
    pub has_throw: bool,
}

/// A board that somebody is drawing; it may not be a position yet.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(deny_unknown_fields))]
pub struct Sketch {
    /// The letters of the pieces on every cell, row by row from the top left; empty cells are empty.
    pub cells: Vec<String>,
    /// The number of pieces in trays, by name.
    #[cfg_attr(feature = "serde", serde(default))]
    pub trays: BTreeMap<String, u32>,
    /// Whose turn it is to be.
    #[cfg_attr(feature = "serde", serde(default))]
    pub turn: Player,
    /// What chance has thrown, as the game writes it; empty when it has yet to throw.
    #[cfg_attr(feature = "serde", serde(default))]
    pub throw: String,
}

impl Sketch {
    /// What the picture of a position tells: its pieces, its trays, its throws.
    pub fn of<G: Playable>(position: &G) -> Self {
        let picture = position.picture();
        let trays = G::editor().map(|editor| (editor.palette)(position).trays).unwrap_or_default();
        let pieces_in = |id: &str| {
            let tray = picture.trays.iter().find(|tray| tray.id == id);
            tray.map_or(0, |tray| tray.pieces.iter().map(|piece| piece.count).sum())
        };
        let letters = |cell: &Cell| cell.piece.as_ref().map(|piece| piece.letter.to_string().repeat(piece.count as usize));
        let throws: Vec<&str> = picture.trays.iter().filter(|tray| tray.id == "throw").map(|tray| tray.label.as_str()).collect();
        Self {
            cells: picture.cells.iter().map(|cell| letters(cell).unwrap_or_default()).collect(),
            trays: trays.into_iter().map(|id| (id.to_string(), pieces_in(id))).collect(),
            turn: if let Turn::Player(player) = position.turn() { player } else { Player::One },
            throw: throws.join("+"),
        }
    }
}
