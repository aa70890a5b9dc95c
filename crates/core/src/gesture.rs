//! How people enter actions on a board, without knowing how they are written.
//!
//! A screen that shows a [`Picture`] lets people point at things. The game says which pointing
//! means which action, so that no screen has to know any rules.
//!
//! ```text
//!   checkers       Path   [square 11] -> [square 15]
//!   Connect Four   Column 3
//!   2048           Slide  Left               a new tile: Place on cell 5
//!   Barjis         Steps  [waiting] -> [cell], [cell] -> [cell] …
//! ```

use crate::{Picture, Piece, Player};

/// How a person enters an action on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Gesture {
    /// It is chosen from a list: nothing on the board stands for it.
    Listed,
    /// A piece goes from the first spot to the last; those between are passed.
    Path(Vec<Spot>),
    /// Something is dropped into a column, counted from 0 at the left.
    Column(usize),
    /// Everything slides.
    Slide(Direction),
    /// Something new appears on a cell: what is written on it.
    Place {
        /// The cell, as an index into [`Picture::cells`].
        cell: usize,
        /// What is written on it.
        label: String,
    },
    /// Several gestures, one after the other.
    Steps(Vec<Gesture>),
}

/// A place that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spot {
    /// A cell, as an index into [`Picture::cells`].
    Cell(usize),
    /// A tray beside the board, by its name.
    Tray(&'static str),
}

/// A direction on the board as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// Towards the first row.
    Up,
    /// Towards the last row.
    Down,
    /// Towards the first column.
    Left,
    /// Towards the last column.
    Right,
}

impl Direction {
    /// The direction for programs: `up`, `down`, `left` or `right`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
        }
    }
}

/// An action or an outcome of chance that is entered in several steps, part of the way through.
#[derive(Clone, PartialEq, Debug)]
pub struct Partway {
    /// How the board looks after the steps so far.
    pub picture: Picture,
    /// What may follow; empty when the steps so far are a whole action.
    pub next: Vec<NextStep>,
    /// What is left to be played, as it is written on dice: `10`, `khal`.
    pub left: Vec<String>,
    /// True when the steps so far are a whole action, also when more may follow.
    pub is_whole: bool,
}

/// A step that may follow.
#[derive(Clone, PartialEq, Debug)]
pub struct NextStep {
    /// The step alone.
    pub step: String,
    /// Everything so far with this step added: what to ask for next, or to play.
    pub so_far: String,
    /// How it is entered.
    pub gesture: Gesture,
}

/// What an editor of positions can put on a board.
#[derive(Clone, PartialEq, Debug)]
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
pub struct Sketch {
    /// The letters of the pieces on every cell, row by row from the top left; empty cells are empty.
    pub cells: Vec<String>,
    /// The number of pieces in trays, by name.
    pub trays: Vec<(String, u32)>,
    /// Whose turn it is to be.
    pub turn: Player,
    /// What chance has thrown, as the game writes it; empty when it has yet to throw.
    pub throw: String,
}
