//! What is sent to programs, as types that serde writes: one form for the command line and every door of the app.

mod game;

pub use game::GameJson;

use crate::experiment::Sequential;
use plyground_core::{Complaint, Outcome, Settings, Sketch, Turn};
use plyground_session::catalogue::Entry;
use plyground_session::{DrawnBy, Ending, Number, Session};
use serde::{Deserialize as _, Serialize};
use serde_json::{Map, Value};

/// The fields of something that is written as a JSON object, to be put beside others.
///
/// # Panics
///
/// When it is written as something else.
#[must_use]
pub fn fields(of: &impl Serialize) -> Map<String, Value> {
    match serde_json::to_value(of) {
        Ok(Value::Object(fields)) => fields,
        other => panic!("not an object: {other:?}"),
    }
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

/// What the end of a finished game is called.
#[must_use]
pub fn ending(entry: &Entry, turn: Turn) -> Option<Ending> {
    match turn {
        Turn::Over(outcome) => Some(Ending::of(entry, outcome)),
        Turn::Player(_) | Turn::Chance => None,
    }
}

/// The fields with which every answer about a position begins.
#[derive(Serialize)]
struct About {
    game: &'static str,
    variant: String,
    position: String,
    turn: Turn,
    #[serde(skip_serializing_if = "Option::is_none")]
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    drawn_by: Option<DrawnBy>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i64>,
}

/// The fields with which every answer about a position begins.
#[must_use]
pub fn position(session: &dyn Session) -> Map<String, Value> {
    let turn = session.turn();
    fields(&About {
        game: session.entry().about.id,
        variant: variant(session.variant()),
        position: session.position(),
        turn,
        result: result(turn),
        drawn_by: session.drawn_by(),
        score: Some(session.score()).filter(|score| *score != 0),
    })
}

/// Reads a board that a user has drawn.
pub fn sketch(value: &Value) -> Result<Sketch, Complaint> {
    Sketch::deserialize(value).map_err(|error| {
        let why = error.to_string();
        Complaint::new("bad-sketch", format!("this is no drawn board: {why}")).with("why", why)
    })
}

/// What a test that ends early says so far.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SequentialJson {
    /// The test, as it is written in a plan.
    test: String,
    /// What it says.
    verdict: String,
    /// Pairs of games so far.
    pairs: usize,
    /// How many pairs had each score, from 0 to 2 points in steps of a half.
    counts: [u64; 5],
    /// The log likelihood ratio.
    llr: Option<Number>,
    /// The ratio at which the first hypothesis is taken.
    low: f64,
    /// The ratio at which the second is.
    high: f64,
    /// True when one of them was.
    is_decided: bool,
}

impl From<&Sequential> for SequentialJson {
    fn from(test: &Sequential) -> Self {
        let (low, high) = test.test().bounds();
        Self {
            test: test.test().to_string(),
            verdict: format!("{:?}", test.verdict()).to_lowercase(),
            pairs: test.path().len(),
            counts: test.counts().0,
            llr: test.path().last().copied().map(Number),
            low,
            high,
            is_decided: test.decided_at().is_some(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Player;
    use serde_json::json;

    #[test]
    fn a_sketch_with_a_field_too_many_or_a_strange_turn_is_refused() {
        assert!(sketch(&json!({ "cells": [], "colour": 1 })).is_err());
        assert!(sketch(&json!({ "cells": [], "turn": "three" })).is_err());
        let sketch = sketch(&json!({ "cells": ["", "b"], "trays": { "one-home": 2 }, "turn": "two" })).unwrap();
        assert_eq!((sketch.turn, sketch.trays), (Player::Two, [("one-home".into(), 2)].into()));
    }
}
