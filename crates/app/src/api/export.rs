//! A session as a file: our own text, JSON with every variation, or the format of the game's own world.

use crate::call::Call;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::{Entry, Exported, Record, archive};
use serde::Deserialize;
use std::path::PathBuf;

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportQuery {
    /// json if not given.
    format: Option<String>,
}

/// The file.
pub(crate) fn export(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: ExportQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let (entry, exported) = app.sessions.look(&id, |game| {
            let exported = Exported::new(game.players.clone(), game.seed, game.dice, game.tree.to_stored());
            Ok((game.tree.session().entry(), exported))
        })?;
        // Written when the session is free again: it takes a while, and others want to play on.
        let format = query.format.as_deref().unwrap_or("json");
        let (kind, text) = written(entry, &exported, format)?;
        Ok(Reply::attachment(kind, &format!("{}-{id}.{format}", entry.about.id), text))
    }))
}

fn written(entry: &Entry, exported: &Exported, format: &str) -> Answered<(&'static str, String)> {
    match format {
        "json" => Ok(("application/json", exported.write())),
        "txt" => Ok(("text/plain; charset=utf-8", exported.line()?.write())),
        "moves" => Ok(("text/plain; charset=utf-8", actions_alone(&exported.line()?))),
        other if entry.about.archive.is_some_and(|own| own.extension == other) => {
            let file = PathBuf::from(format!("game.{other}"));
            Ok(("text/plain; charset=utf-8", archive::write_game(&exported.line()?, &file)?))
        }
        other => {
            let own = entry.about.archive.map_or_else(String::new, |own| format!(", {}", own.extension));
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
