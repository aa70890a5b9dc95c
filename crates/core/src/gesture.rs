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

use crate::{Complaint, Picture};

/// How a person enters an action on the board.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(tag = "type", rename_all = "lowercase"))]
pub enum Gesture {
    /// It is chosen from a list: nothing on the board stands for it.
    Listed,
    /// A piece is moved.
    Path {
        /// It goes from the first spot to the last; those between are passed.
        spots: Vec<Spot>,
    },
    /// Something is dropped into a column.
    Column {
        /// Counted from 0 at the left.
        column: usize,
    },
    /// Everything slides.
    Slide {
        /// Where to.
        direction: Direction,
    },
    /// Something new appears on a cell: what is written on it.
    Place {
        /// The cell, as an index into [`Picture::cells`].
        cell: usize,
        /// What is written on it.
        label: String,
    },
    /// Several gestures, one after the other.
    Steps {
        /// The gestures.
        steps: Vec<Gesture>,
    },
}

/// A place that can be pointed at.
#[derive(Clone, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Spot {
    /// A cell, as an index into [`Picture::cells`].
    Cell(usize),
    /// A tray beside the board, by its name.
    Tray(&'static str),
}

/// A direction on the board as it is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
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

/// How an action or an outcome of chance is entered step by step.
#[derive(Clone, Copy, Debug)]
pub struct StepEntry<G> {
    /// How things stand after the steps so far in a position that is not over, and what may follow.
    pub partway: fn(&G, &str) -> Result<Partway, Complaint>,
}

/// An action or an outcome of chance that is entered in several steps, part of the way through.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Partway {
    /// How the board looks after the steps so far.
    pub picture: Picture,
    /// What may follow; empty when the steps so far are a whole action.
    pub next: Vec<NextStep>,
    /// What is left to be played, as it is written on dice: `10`, `khal`.
    pub left: Vec<String>,
    /// True when the steps so far are a whole action, also when more may follow.
    #[cfg_attr(feature = "serde", serde(rename = "whole"))]
    pub is_whole: bool,
}

/// A step that may follow.
#[derive(Clone, PartialEq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct NextStep {
    /// The step alone.
    pub step: String,
    /// Everything so far with this step added: what to ask for next, or to play.
    pub so_far: String,
    /// How it is entered.
    pub gesture: Gesture,
}
