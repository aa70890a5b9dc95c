//! What the catalogue says about a game.

use crate::{ArchiveFormat, Parameter, Words};

/// What a catalogue says about a game, the same for all its positions.
///
/// A game names what it has and leaves the rest to the defaults:
/// `About { id: "noughts", …, ..About::default() }`.
#[derive(Clone, Default, Debug)]
pub struct About {
    /// The name it has in commands and files: `connect4`.
    pub id: &'static str,
    /// The name it has among people: `Connect Four`.
    pub name: &'static str,
    /// The game in a sentence or two.
    pub sentence: &'static str,
    /// How a position is written, in a sentence.
    pub position_notation: &'static str,
    /// How an action is written, in a sentence.
    pub action_notation: &'static str,
    /// What the two players are called, One first; a puzzle has one.
    pub seats: &'static [&'static str],
    /// Its variants.
    pub variants: Vec<Parameter>,
    /// Its evaluators or heuristics: the first is the default.
    pub judges: Vec<Choice>,
    /// The features its judges are weighted sums of, if users may set the weights.
    pub features: Vec<Choice>,
    /// Short inputs and what they stand for: an action, or `by SPEC` for what a player would do.
    pub shortcuts: &'static [(&'static str, &'static str)],
    /// Openings that are well known or drawn by lot, each as its actions from the start with spaces
    /// between them. Comparisons may begin their games with them.
    pub openings: &'static [String],
    /// Positions worth looking at, with the search to watch there and what it shows.
    pub examples: &'static [Example],
    /// The file format in which the game's own world keeps games, such as PDN, where there is one.
    pub archive: Option<ArchiveFormat>,
    /// Its words in the languages of the app: [`words!`](crate::words).
    pub words: Words,
}

/// A named choice with its explanation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Choice {
    /// The name, as it is written.
    pub id: &'static str,
    /// What it is, in one sentence.
    pub sentence: &'static str,
}

/// A position worth looking at, and the search to watch there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Example {
    /// Its name for programs.
    pub id: &'static str,
    /// Its name for people.
    pub title: &'static str,
    /// The position.
    pub text: &'static str,
    /// The variant; empty for the usual one.
    pub variant: &'static str,
    /// Who is to search: a player spec.
    pub player: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// What there is to see.
    pub note: &'static str,
}
