//! How a position looks: described once by the game, drawn by every screen.

use crate::Player;

/// A board as a grid of cells.
#[derive(Clone, PartialEq, Debug)]
pub struct Picture {
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
}

/// One cell of a [`Picture`].
#[derive(Clone, PartialEq, Debug, Default)]
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
pub struct Piece {
    /// Whose it is, or whose colour it has.
    pub owner: Option<Player>,
    /// The letter of the game's notation for it.
    pub letter: char,
    /// What it is called: "red disc".
    pub name: &'static str,
    /// What is written on it, where a letter is not enough: "2048".
    pub label: Option<String>,
}

impl Picture {
    /// An empty board of this size, all cells of one ground.
    #[must_use]
    pub fn new(columns: usize, rows: usize, ground: Ground) -> Self {
        let cells = vec![Cell { ground, ..Cell::default() }; columns * rows];
        Self { columns, rows, cells, column_names: Vec::new(), row_names: Vec::new() }
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
