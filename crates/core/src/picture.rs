//! How a position looks: described once by the game, drawn by every screen.

use crate::Player;

/// A board as a grid of cells.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Picture {
    /// What kind of board it is.
    pub look: Look,
    /// Cells from left to right.
    pub columns: usize,
    /// Cells from top to bottom.
    pub rows: usize,
    /// Every cell, row by row from the top left.
    pub cells: Vec<Cell>,
    /// Names of the columns, written along the board; empty when they have none.
    pub column_names: Vec<String>,
    /// Names of the rows; empty when they have none.
    pub row_names: Vec<String>,
    /// What lies beside the board.
    pub trays: Vec<Tray>,
}

/// A kind of board. A screen knows how to draw each; a game says which it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Look {
    /// A plain grid.
    #[default]
    Grid,
    /// A wooden board of two colours, with flat round pieces.
    Chequered,
    /// An upright frame with holes, into which discs fall.
    Rack,
    /// Tiles with numbers that slide in a tray.
    Tiles,
    /// An embroidered cloth with stones and shells.
    Cloth,
    /// A board with a peg in every hole but one.
    Pegs,
}

impl Look {
    /// The kind for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Grid => "grid",
            Self::Chequered => "chequered",
            Self::Rack => "rack",
            Self::Tiles => "tiles",
            Self::Cloth => "cloth",
            Self::Pegs => "pegs",
        }
    }
}

/// What lies together beside a board: stones that wait, shells as they fell.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Tray {
    /// The name by which gestures point at it: `one-waiting`. Throws are `throw`, one tray each.
    pub id: &'static str,
    /// Whose it is.
    pub owner: Option<Player>,
    /// What it is called or what it shows, where the name is not enough: `dest`.
    pub label: String,
    /// What lies in it.
    pub pieces: Vec<Piece>,
}

/// One cell of a [`Picture`].
#[derive(Clone, PartialEq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Cell {
    /// What the board itself shows here.
    pub ground: Ground,
    /// What stands on it.
    pub piece: Option<Piece>,
    /// What the notation calls the cell, such as the number of a square; empty where rows and columns say it.
    pub name: String,
}

/// What the board shows in a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Ground {
    /// Nothing: the cell is not part of the board.
    #[default]
    Outside,
    /// A cell of the board that nothing ever stands on, such as a light square of checkers.
    Unused,
    /// An ordinary cell.
    Plain,
    /// A cell that stands out, such as a goal, a crossing or a safe place.
    Marked,
}

/// What stands on a cell.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Piece {
    /// Whose it is, or whose colour it has.
    pub owner: Option<Player>,
    /// The letter of the game's notation for it.
    pub letter: char,
    /// What it is called: "red disc".
    pub name: &'static str,
    /// What is written on it, where a letter is not enough: "2048".
    pub label: Option<String>,
    /// How many of them stand here.
    pub count: u32,
}

impl Piece {
    /// One piece without a label.
    #[must_use]
    pub const fn new(owner: Option<Player>, letter: char, name: &'static str) -> Self {
        Self { owner, letter, name, label: None, count: 1 }
    }

    /// The same piece with something written on it.
    #[must_use]
    pub fn labelled(self, label: impl Into<String>) -> Self {
        Self { label: Some(label.into()), ..self }
    }
}

impl Picture {
    /// An empty board of this size, all cells of one ground.
    #[must_use]
    pub fn new(columns: usize, rows: usize, ground: Ground) -> Self {
        let cells = vec![Cell { ground, ..Cell::default() }; columns * rows];
        Self { look: Look::Grid, columns, rows, cells, column_names: Vec::new(), row_names: Vec::new(), trays: Vec::new() }
    }

    /// The same board of another kind.
    #[must_use]
    pub fn with_look(self, look: Look) -> Self {
        Self { look, ..self }
    }

    /// The cell in this row and column, both from 0 at the top left.
    #[must_use]
    pub fn cell(&self, row: usize, column: usize) -> &Cell {
        &self.cells[row * self.columns + column]
    }

    /// The cell in this row and column, to change it.
    pub fn cell_mut(&mut self, row: usize, column: usize) -> &mut Cell {
        &mut self.cells[row * self.columns + column]
    }
}
