//! Who acts, and how a game ends.

use std::fmt;

/// One of the two seats. One-player games only ever use [`Player::One`].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Player {
    /// The seat that begins a game; every value is told from its point of view.
    #[default]
    One,
    /// The other seat.
    Two,
}

impl Player {
    /// The other seat.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }

    /// 0 for One, 1 for Two: for tables that hold something per player.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::One => "one",
            Self::Two => "two",
        })
    }
}

/// How a finished game ended. Absolute: never "the player who just moved".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Outcome {
    /// This player won.
    Won(Player),
    /// Nobody won.
    Drawn,
    /// A game that ends without winning or losing; the points are what counts, Player One's where
    /// there are two.
    Scored(i64),
}

/// Who acts next. Matching on it exhaustively is how an algorithm proves that it
/// handles every kind of node; players need not alternate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Turn {
    /// This player chooses an action.
    Player(Player),
    /// The dice fall.
    Chance,
    /// Nobody: the game is over.
    Over(Outcome),
}

impl Turn {
    /// True when the game is over.
    #[must_use]
    pub const fn is_over(self) -> bool {
        matches!(self, Self::Over(_))
    }

    /// The word used for it in files and answers: `one`, `two`, `chance`, `over`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Player(Player::One) => "one",
            Self::Player(Player::Two) => "two",
            Self::Chance => "chance",
            Self::Over(_) => "over",
        }
    }
}

#[cfg(feature = "serde")]
crate::written_as_word!(Turn: "one", "two", "chance", "over");
