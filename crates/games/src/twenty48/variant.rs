//! Which 2048 is played: how large the board is, what ends the game, where new tiles appear.

use plyground_core::{Complaint, Kind, Parameter, Settings};

/// The exponent of the tile that wins with [`Goal::Tile2048`].
pub(super) const GOAL_EXPONENT: u8 = 11;

/// What the player is after.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Goal {
    /// Points: the game goes on until no move is left.
    #[default]
    None,
    /// The first 2048 tile wins, a stuck board loses.
    Tile2048,
}

/// Where new tiles appear.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Spawn {
    /// On any empty cell.
    #[default]
    Any,
    /// On an empty cell at the edge of the board.
    Edge,
}

/// A variant of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Variant {
    /// Rows, and columns.
    pub size: usize,
    /// What the player is after.
    pub goal: Goal,
    /// Where new tiles appear.
    pub spawn: Spawn,
}

impl Default for Variant {
    /// Four by four, no goal, new tiles anywhere.
    fn default() -> Self {
        Self { size: 4, goal: Goal::None, spawn: Spawn::Any }
    }
}

impl Variant {
    /// The smallest board.
    pub const SMALLEST: usize = 3;
    /// The largest board.
    pub const LARGEST: usize = 5;

    /// What can be chosen.
    #[must_use]
    pub fn parameters() -> Vec<Parameter> {
        vec![
            Parameter {
                key: "size",
                kind: Kind::Whole(Self::SMALLEST as u64, Self::LARGEST as u64),
                default: "4",
                sentence: "Rows and columns of the board.",
            },
            // `none` as a default means "no value", which is what it says here too.
            Parameter {
                key: "goal",
                kind: Kind::Choice(vec!["none", "2048"]),
                default: "none",
                sentence: "Play on for points until stuck, or win at the first 2048 tile and lose when stuck.",
            },
            Parameter {
                key: "spawn",
                kind: Kind::Choice(vec!["any", "edge"]),
                default: "any",
                sentence: "New tiles appear on any empty cell, or only on empty cells at the edge.",
            },
        ]
    }

    /// The variant these settings choose.
    pub fn of(settings: &Settings) -> Result<Self, Complaint> {
        let size = settings.whole("size").map_or(4, |size| size as usize);
        if !(Self::SMALLEST..=Self::LARGEST).contains(&size) {
            return Err(bad_value("size", "a whole number from 3 to 5"));
        }
        let goal = match settings.word("goal") {
            None | Some("none") => Goal::None,
            Some("2048") => Goal::Tile2048,
            _ => return Err(bad_value("goal", "none or 2048")),
        };
        let spawn = match settings.word("spawn") {
            None | Some("any") => Spawn::Any,
            Some("edge") => Spawn::Edge,
            _ => return Err(bad_value("spawn", "any or edge")),
        };
        Ok(Self { size, goal, spawn })
    }

    /// The number of cells.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.size * self.size
    }

    /// The cells at the edge, one bit each.
    #[must_use]
    pub const fn edge(self) -> u32 {
        let mut edge = 0;
        let mut cell = 0;
        while cell < self.cells() {
            let (row, column) = (cell / self.size, cell % self.size);
            if row == 0 || column == 0 || row == self.size - 1 || column == self.size - 1 {
                edge |= 1 << cell;
            }
            cell += 1;
        }
        edge
    }

    /// Goal and spawn in two bits; [`unpack`](Self::unpack) is the way back.
    #[inline]
    pub(super) const fn pack(self) -> u8 {
        matches!(self.goal, Goal::Tile2048) as u8 | (matches!(self.spawn, Spawn::Edge) as u8) << 1
    }

    /// The variant of a size with goal and spawn from [`pack`](Self::pack).
    #[inline]
    pub(super) const fn unpack(size: usize, bits: u8) -> Self {
        let goal = if bits & 1 == 0 { Goal::None } else { Goal::Tile2048 };
        let spawn = if bits & 2 == 0 { Spawn::Any } else { Spawn::Edge };
        Self { size, goal, spawn }
    }
}

fn bad_value(key: &'static str, expected: &str) -> Complaint {
    Complaint::new("bad-value", format!("{key} of 2048 must be {expected}")).with("key", key).with("expected", expected)
}
