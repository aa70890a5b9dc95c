//! Everything as JSON, one form for the command line, the web app and Python.

use plyground_core::{
    Cell, Complaint, Example, Gesture, Ground, Kind, Outcome, Palette, Parameter, Partway, Picture, Piece, Player, Settings, Sketch, Spot,
    Thrown, Tray, Turn,
};
use plyground_session::Answer;
use plyground_session::catalogue::{Entry, PlayerInfo};
use plyground_session::{ActionOption, Ending, Session};
use serde::Deserialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;

/// A game of the catalogue.
#[must_use]
pub fn entry(entry: &Entry) -> Value {
    let about = &entry.about;
    let choices: Vec<Value> = about.judges.iter().map(|judge| json!({ "id": judge.id, "sentence": judge.sentence })).collect();
    json!({
        "game": about.id,
        "name": about.name,
        "sentence": about.sentence,
        "seats": about.seats,
        "puzzle": entry.is_puzzle,
        "chance": entry.has_chance,
        "thrown": entry.thrown.map(Thrown::word),
        "default_player": entry.default_player,
        "default_solver": entry.default_solver,
        "levels": entry.levels,
        "position_notation": about.position_notation,
        "action_notation": about.action_notation,
        "variants": about.variants.iter().map(parameter).collect::<Vec<_>>(),
        if entry.is_puzzle { "heuristics" } else { "evaluators" }: choices,
        "players": entry.players.iter().map(player).collect::<Vec<_>>(),
        "shortcuts": about.shortcuts,
        "archive": about.archive.map(|format| json!({ "name": format.name, "extension": format.extension })),
        "openings": about.openings.len(),
        "examples": about.examples.iter().map(example).collect::<Vec<_>>(),
    })
}

fn player(player: &PlayerInfo) -> Value {
    json!({
        "id": player.id,
        "family": player.family,
        "solver": player.is_solver,
        "sentence": player.sentence,
        "parameters": player.parameters.iter().map(parameter).collect::<Vec<_>>(),
        "pseudocode": player.pseudocode,
    })
}

fn example(example: &Example) -> Value {
    let Example { id, title, text, variant, player, source, note } = example;
    json!({ "id": id, "title": title, "text": text, "variant": variant, "player": player, "source": source, "note": note })
}

/// A parameter of a player or a variant.
#[must_use]
pub fn parameter(parameter: &Parameter) -> Value {
    let range = match &parameter.kind {
        Kind::Whole(least, most) => json!({ "type": "whole", "min": least, "max": most }),
        Kind::Real(least, most) => json!({ "type": "real", "min": least, "max": most }),
        Kind::Time => json!({ "type": "time" }),
        Kind::Size => json!({ "type": "size" }),
        Kind::Choice(words) => json!({ "type": "choice", "choices": words }),
        Kind::Text => json!({ "type": "text" }),
    };
    json!({ "key": parameter.key, "default": parameter.default, "range": range, "sentence": parameter.sentence })
}

/// Every setting of a variant as text.
#[must_use]
pub fn variant(variant: &Settings) -> String {
    variant.all().map(|(key, value)| format!("{key}={value}")).collect::<Vec<_>>().join(",")
}

/// The result of a finished game: `one`, `two`, `draw` or the points of its end.
#[must_use]
pub fn result(turn: Turn) -> Option<String> {
    match turn {
        Turn::Over(Outcome::Won(winner)) => Some(winner.to_string()),
        Turn::Over(Outcome::Drawn) => Some("draw".into()),
        Turn::Over(Outcome::Scored(points)) => Some(points.to_string()),
        Turn::Player(_) | Turn::Chance => None,
    }
}

/// What the end of a finished game is called: `won`, `draw`, `reached`, `stuck`, `solved` or `points`.
#[must_use]
pub fn ending(entry: &Entry, turn: Turn) -> Option<&'static str> {
    match turn {
        Turn::Over(outcome) => Some(Ending::of(entry, outcome).word()),
        Turn::Player(_) | Turn::Chance => None,
    }
}

/// The fields with which every answer about a position begins.
#[must_use]
pub fn position(session: &dyn Session) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("game".into(), session.entry().about.id.into());
    fields.insert("variant".into(), variant(session.variant()).into());
    fields.insert("position".into(), session.position().into());
    fields.insert("turn".into(), session.turn().word().into());
    if let Some(result) = result(session.turn()) {
        fields.insert("result".into(), result.into());
    }
    if let Some(drawn_by) = session.drawn_by() {
        fields.insert("drawn_by".into(), drawn_by.word().into());
    }
    if session.score() != 0 {
        fields.insert("score".into(), session.score().into());
    }
    fields
}

/// A picture of a board.
#[must_use]
pub fn picture(picture: &Picture) -> Value {
    json!({
        "look": picture.look.word(),
        "columns": picture.columns,
        "rows": picture.rows,
        "cells": picture.cells.iter().map(cell).collect::<Vec<_>>(),
        "column_names": picture.column_names,
        "row_names": picture.row_names,
        "trays": picture.trays.iter().map(tray).collect::<Vec<_>>(),
    })
}

fn cell(cell: &Cell) -> Value {
    let ground = match cell.ground {
        Ground::Outside => "outside",
        Ground::Unused => "unused",
        Ground::Plain => "plain",
        Ground::Marked => "marked",
    };
    json!({ "ground": ground, "piece": cell.piece.as_ref().map(piece), "name": cell.name })
}

fn piece(piece: &Piece) -> Value {
    let owner = piece.owner.map(|owner| owner.to_string());
    json!({ "owner": owner, "letter": piece.letter, "name": piece.name, "label": piece.label, "count": piece.count })
}

fn tray(tray: &Tray) -> Value {
    let owner = tray.owner.map(|owner| owner.to_string());
    json!({ "id": tray.id, "owner": owner, "label": tray.label, "pieces": tray.pieces.iter().map(piece).collect::<Vec<_>>() })
}

/// How an action is entered on a board.
#[must_use]
pub fn gesture(of: &Gesture) -> Value {
    match of {
        Gesture::Listed => json!({ "type": "listed" }),
        Gesture::Path(spots) => json!({ "type": "path", "spots": spots.iter().map(spot).collect::<Vec<_>>() }),
        Gesture::Column(column) => json!({ "type": "column", "column": column }),
        Gesture::Slide(direction) => json!({ "type": "slide", "direction": direction.word() }),
        Gesture::Place { cell, label } => json!({ "type": "place", "cell": cell, "label": label }),
        Gesture::Steps(steps) => json!({ "type": "steps", "steps": steps.iter().map(gesture).collect::<Vec<_>>() }),
    }
}

fn spot(spot: &Spot) -> Value {
    match spot {
        Spot::Cell(cell) => json!({ "cell": cell }),
        Spot::Tray(tray) => json!({ "tray": tray }),
    }
}

/// An action that can be played, or an outcome of chance with its odds.
#[must_use]
pub fn option(option: &ActionOption) -> Value {
    match option.probability {
        None => json!({ "action": option.action, "gesture": gesture(&option.gesture) }),
        Some(probability) => json!({
            "outcome": option.action, "gesture": gesture(&option.gesture), "probability": probability, "exact": option.exact,
        }),
    }
}

/// An action part of the way through.
#[must_use]
pub fn partway(partway: &Partway) -> Value {
    let next: Vec<Value> =
        partway.next.iter().map(|next| json!({ "step": next.step, "so_far": next.so_far, "gesture": gesture(&next.gesture) })).collect();
    json!({ "picture": picture(&partway.picture), "next": next, "left": partway.left, "whole": partway.is_whole })
}

/// What an editor can put on a board.
#[must_use]
pub fn palette(palette: &Palette) -> Value {
    json!({
        "pieces": palette.pieces.iter().map(piece).collect::<Vec<_>>(),
        "most_on_a_cell": palette.most_on_a_cell,
        "trays": palette.trays,
        "has_turn": palette.has_turn,
        "has_throw": palette.has_throw,
    })
}

/// A board as a screen sends it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SketchText {
    cells: Vec<String>,
    #[serde(default)]
    trays: BTreeMap<String, u32>,
    #[serde(default)]
    turn: Option<String>,
    #[serde(default)]
    throw: String,
}

/// A position as an editor shows it at first.
#[must_use]
pub fn drawn(sketch: &Sketch) -> Value {
    let trays: Map<String, Value> = sketch.trays.iter().map(|(tray, count)| (tray.clone(), (*count).into())).collect();
    json!({ "cells": sketch.cells, "trays": trays, "turn": sketch.turn.to_string(), "throw": sketch.throw })
}

/// Reads a board that somebody has drawn.
pub fn sketch(value: &Value) -> Result<Sketch, Complaint> {
    let bad = |why: String| Complaint::new("bad-sketch", format!("this is no drawn board: {why}")).with("why", why);
    let text = SketchText::deserialize(value).map_err(|error| bad(error.to_string()))?;
    let turn = match text.turn.as_deref() {
        None | Some("one") => Player::One,
        Some("two") => Player::Two,
        Some(other) => return Err(bad(format!("its turn is `{other}`, not one or two"))),
    };
    Ok(Sketch { cells: text.cells, trays: text.trays.into_iter().collect(), turn, throw: text.throw })
}

/// What a player answers, with what a screen needs to show it on the board: how every action is
/// entered, and Player One's share of the game by every value.
#[must_use]
pub fn answer(answer: &Answer, session: &dyn Session) -> Map<String, Value> {
    let mut fields = answer.to_json();
    fields.insert("share".into(), json!(answer.share(&answer.worth)));
    fields.extend(answer.reason(session).map(|reason| ("reason".into(), json!(reason))));
    if let Some(Value::Array(actions)) = fields.get_mut("actions") {
        for (shown, judged) in actions.iter_mut().zip(&answer.actions) {
            shown["share"] = json!(answer.share(&judged.worth));
            shown["gesture"] = session.gesture(&judged.action).as_ref().map_or(Value::Null, gesture);
        }
    }
    fields
}

/// What a test that ends early says so far.
#[must_use]
pub fn sequential(test: &crate::experiment::Sequential) -> Value {
    let (low, high) = test.test().bounds();
    json!({
        "test": test.test().to_string(),
        "verdict": format!("{:?}", test.verdict()).to_lowercase(),
        "pairs": test.path().len(),
        "counts": test.counts().0,
        "llr": test.path().last().copied().map_or(Value::Null, crate::number),
        "low": low,
        "high": high,
        "is_decided": test.decided_at().is_some(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SearchOptions;
    use plyground_session::catalogue;

    #[test]
    fn every_game_says_what_a_screen_needs() {
        for game in catalogue::games() {
            let shown = entry(game);
            for field in ["game", "name", "sentence", "seats", "levels", "players", "variants", "default_player", "default_solver"] {
                assert!(!shown[field].is_null(), "{field} of {}", game.about.id);
            }
            let session = game.open("", None).expect("every game has a start");
            for level in game.levels {
                session.player(level, 1).unwrap_or_else(|complaint| panic!("{}: {level}: {complaint}", game.about.id));
            }
        }
    }

    #[test]
    fn a_winning_action_has_the_whole_share_and_says_where_to_point() {
        let session = catalogue::find("connect4").unwrap().open("", Some("112233")).unwrap();
        let mut player = session.player("alphabeta:depth=4", 0).unwrap();
        let shown = answer(&session.think(&mut player, &SearchOptions { judge_all: true, ..SearchOptions::default() }), session.as_ref());
        assert_eq!((&shown["share"], &shown["reason"]["standing"]), (&json!(1.0), &json!("best")));
        let best = shown["actions"].as_array().unwrap().iter().find(|action| action["action"] == "4").unwrap();
        assert_eq!((&best["share"], &best["gesture"]["column"]), (&json!(1.0), &json!(3)));
    }

    #[test]
    fn a_sketch_with_a_field_too_many_or_a_strange_turn_is_refused() {
        assert!(sketch(&json!({ "cells": [], "colour": 1 })).is_err());
        assert!(sketch(&json!({ "cells": [], "turn": "three" })).is_err());
        let sketch = sketch(&json!({ "cells": ["", "b"], "trays": { "one-home": 2 }, "turn": "two" })).unwrap();
        assert_eq!((sketch.turn, sketch.trays), (Player::Two, vec![("one-home".into(), 2)]));
    }
}
