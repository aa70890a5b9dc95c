//! What chance does in a game, for screens that ask a person to throw.

use crate::{Game, Player};

/// What chance throws, for whom, and how likely it is.
///
/// ```
/// use plyground_core::{Chance, Thrown, toys::Nim};
/// let dice: Chance<Nim<1>> = Chance { thrower: |_| None, ..Chance::new(Thrown::Dice) };
/// assert_eq!(dice.thrown.word(), "dice");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Chance<G: Game> {
    /// What is thrown.
    pub thrown: Thrown,
    /// The player who throws in a position where chance acts; `None` where nobody in particular does.
    pub thrower: fn(&G) -> Option<Player>,
    /// The exact probability of an outcome, such as `15/64`, where the game knows it.
    pub exact_odds: fn(&G, &G::Action) -> Option<String>,
}

impl<G: Game> Chance<G> {
    /// Chance that throws this for nobody in particular, with odds as numbers only.
    #[must_use]
    pub fn new(thrown: Thrown) -> Self {
        Self { thrown, thrower: |_| None, exact_odds: |_, _| None }
    }
}

/// What chance throws.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Thrown {
    /// One die or several.
    Dice,
    /// Cowry shells, which fall open or closed.
    Cowries,
    /// Tiles that appear on the board.
    Tiles,
    /// Outcomes that are drawn by lot, without a thing to throw.
    Lots,
}

impl Thrown {
    /// The name for programs: `dice`, `cowries`, `tiles` or `lots`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Dice => "dice",
            Self::Cowries => "cowries",
            Self::Tiles => "tiles",
            Self::Lots => "lots",
        }
    }
}
