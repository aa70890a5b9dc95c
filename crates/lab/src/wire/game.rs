//! Games and players of the catalogue.

use plyground_core::{Choice, Example, Kind, Parameter, Picture, Thrown};
use plyground_session::CodeLine;
use plyground_session::catalogue::{Entry, PlayerInfo};
use serde::Serialize;

/// A game of the catalogue.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Game"))]
pub struct GameJson {
    /// Its name in commands and files.
    game: &'static str,
    /// Its name among people.
    name: &'static str,
    /// The game in a sentence or two.
    sentence: &'static str,
    /// What the players are called, One first.
    seats: &'static [&'static str],
    /// True for a game of one player with a goal.
    puzzle: bool,
    /// True for a game with chance.
    chance: bool,
    /// What chance throws, where the game says so.
    thrown: Option<Thrown>,
    /// The player that answers when nobody is named.
    default_player: &'static str,
    /// The player that solves a puzzle when nobody is named.
    default_solver: &'static str,
    /// Opponents for people, from the weakest to the strongest.
    levels: &'static [&'static str],
    /// How a position is written.
    position_notation: &'static str,
    /// How an action is written.
    action_notation: &'static str,
    /// Its variants.
    variants: Vec<ParameterJson>,
    /// What estimates a position, where it is a game.
    #[serde(skip_serializing_if = "Option::is_none")]
    evaluators: Option<&'static [Choice]>,
    /// What estimates a position, where it is a puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    heuristics: Option<&'static [Choice]>,
    /// Who can play it.
    players: Vec<PlayerJson>,
    /// Short inputs and what they stand for.
    shortcuts: &'static [(&'static str, &'static str)],
    /// The file format of the game's own world.
    archive: Option<ArchiveJson>,
    /// Openings that comparisons may begin with.
    openings: usize,
    /// Positions worth looking at.
    examples: &'static [Example],
    /// How a position looks, where a screen wants one.
    #[serde(skip_serializing_if = "Option::is_none")]
    picture: Option<Picture>,
}

/// Somebody who can play a game.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "PlayerInfo"))]
struct PlayerJson {
    /// The name in player specs.
    id: &'static str,
    /// The family it belongs to.
    family: &'static str,
    /// True when it finds whole solutions of puzzles.
    solver: bool,
    /// What it does.
    sentence: &'static str,
    /// What can be set.
    parameters: Vec<ParameterJson>,
    /// What it does, line by line, as a book prints it.
    pseudocode: &'static [CodeLine],
}

/// A setting of a variant or a player.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Parameter"))]
struct ParameterJson {
    /// Its name.
    key: &'static str,
    /// The value when none is given.
    default: &'static str,
    /// What values it may have.
    range: Range,
    /// What it does.
    sentence: &'static str,
}

/// What values a parameter may have.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(tag = "type", rename_all = "lowercase")]
enum Range {
    /// A whole number, both ends included.
    Whole { min: u64, max: u64 },
    /// A number, both ends included.
    Real { min: f64, max: f64 },
    /// A time such as `500ms`.
    Time,
    /// A size such as `64MiB`.
    Size,
    /// One of these words.
    Choice { choices: &'static [&'static str] },
    /// Any text.
    Text,
}

/// The file format of a game's own world.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct ArchiveJson {
    name: &'static str,
    extension: &'static str,
}

impl From<&'static Entry> for GameJson {
    fn from(entry: &'static Entry) -> Self {
        let about = &entry.about;
        let (evaluators, heuristics) = if entry.is_puzzle { (None, Some(&about.judges[..])) } else { (Some(&about.judges[..]), None) };
        Self {
            game: about.id,
            name: about.name,
            sentence: about.sentence,
            seats: about.seats,
            puzzle: entry.is_puzzle,
            chance: entry.has_chance,
            thrown: entry.thrown,
            default_player: entry.default_player,
            default_solver: entry.default_solver,
            levels: entry.levels,
            position_notation: about.position_notation,
            action_notation: about.action_notation,
            variants: about.variants.iter().map(ParameterJson::from).collect(),
            evaluators,
            heuristics,
            players: entry.players.iter().map(PlayerJson::from).collect(),
            shortcuts: about.shortcuts,
            archive: about.archive.map(|format| ArchiveJson { name: format.name, extension: format.extension }),
            openings: about.openings.len(),
            examples: about.examples,
            picture: None,
        }
    }
}

impl GameJson {
    /// The same with a picture of a position.
    #[must_use]
    pub fn with_picture(self, picture: Picture) -> Self {
        Self { picture: Some(picture), ..self }
    }
}

impl From<&'static PlayerInfo> for PlayerJson {
    fn from(player: &'static PlayerInfo) -> Self {
        Self {
            id: player.id,
            family: player.family,
            solver: player.is_solver,
            sentence: player.sentence,
            parameters: player.parameters.iter().map(ParameterJson::from).collect(),
            pseudocode: &player.pseudocode,
        }
    }
}

impl From<&'static Parameter> for ParameterJson {
    fn from(parameter: &'static Parameter) -> Self {
        let range = match &parameter.kind {
            Kind::Whole(min, max) => Range::Whole { min: *min, max: *max },
            Kind::Real(min, max) => Range::Real { min: *min, max: *max },
            Kind::Time => Range::Time,
            Kind::Size => Range::Size,
            Kind::Choice(choices) => Range::Choice { choices },
            Kind::Text => Range::Text,
        };
        Self { key: parameter.key, default: parameter.default, range, sentence: parameter.sentence }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_session::catalogue;

    #[test]
    fn every_game_says_what_a_screen_needs() {
        for game in catalogue::games() {
            let shown = serde_json::to_value(GameJson::from(game)).unwrap();
            for field in ["game", "name", "sentence", "seats", "levels", "players", "variants", "default_player", "default_solver"] {
                assert!(!shown[field].is_null(), "{field} of {}", game.about.id);
            }
            let session = game.open("", None).expect("every game has a start");
            for level in game.levels {
                session.player(level, 1).unwrap_or_else(|complaint| panic!("{}: {level}: {complaint}", game.about.id));
            }
        }
    }
}
