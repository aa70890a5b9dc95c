//! A session as a file: our own text, JSON with every variation, or the format of the game's own world.

use crate::app::Shared;
use crate::aside::{Weight, admitted};
use crate::problem::{Answered, Problem};
use crate::read::{Asked, Named};
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use plyground_lab::{Entry, GameTree, Record, StoredTree, archive};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// A session as JSON that can be read again.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Exported {
    /// What it is: always `game`.
    pub plyground: String,
    /// The version of this form.
    pub version: u32,
    /// Who plays, One first.
    pub players: Vec<String>,
    /// The seed of dice and players.
    pub seed: u64,
    /// Who throws the dice.
    pub dice: String,
    /// What was played, with every variation.
    pub tree: StoredTree,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    format: Option<String>,
}

/// The file.
pub(crate) async fn export(State(app): State<Shared>, Named(id): Named, Asked(query): Asked<ExportQuery>) -> Answered<Response> {
    admitted(&app, Weight::Heavy, move |app| {
        let (entry, exported) = app.sessions.look(&id, |game| {
            let (players, dice, tree) = (game.players.clone(), game.dice.clone(), game.tree.to_stored());
            let exported = Exported { plyground: "game".into(), version: 1, players, seed: game.seed, dice, tree };
            Ok((game.tree.session().entry(), exported))
        })?;
        // Written when the session is free again: it takes a while, and others want to play on.
        let format = query.format.as_deref().unwrap_or("json");
        let (kind, text) = written(entry, &exported, format)?;
        let name = format!("attachment; filename=\"{}-{id}.{format}\"", entry.about.id);
        Ok(([(header::CONTENT_TYPE, kind.to_string()), (header::CONTENT_DISPOSITION, name)], text).into_response())
    })
    .await
}

fn written(entry: &Entry, exported: &Exported, format: &str) -> Answered<(&'static str, String)> {
    match format {
        "json" => Ok(("application/json", serde_json::to_string_pretty(exported).map_err(Problem::internal)?)),
        "txt" => Ok(("text/plain; charset=utf-8", line(exported)?.write())),
        "moves" => Ok(("text/plain; charset=utf-8", actions_alone(&line(exported)?))),
        other if entry.archive.is_some_and(|own| own.extension == other) => {
            let file = PathBuf::from(format!("game.{other}"));
            Ok(("text/plain; charset=utf-8", archive::write_game(&line(exported)?, &file)?))
        }
        other => {
            let own = entry.archive.map_or_else(String::new, |own| format!(", {}", own.extension));
            let known = format!("json, txt, moves{own}");
            let message = format!("{} cannot be written as `{other}`; it can as {known}", entry.about.id);
            Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-format", message).with("format", other).with("known", known))
        }
    }
}

/// The actions and nothing else, for a game from the usual start: in a row where each is one letter,
/// as people write games of Connect Four, else one below the other.
fn actions_alone(record: &Record) -> String {
    let actions: Vec<&str> = record.actions.iter().map(|(_, action)| action.as_str()).collect();
    let are_letters = actions.iter().all(|action| action.chars().count() == 1);
    actions.join(if are_letters { "" } else { "\n" })
}

/// The whole line on which the session stands, to its end.
fn line(exported: &Exported) -> Answered<Record> {
    let mut tree = GameTree::from_stored(&exported.tree)?;
    tree.go_to(tree.end())?;
    Ok(Record::of(tree.session(), &exported.players, exported.seed))
}
