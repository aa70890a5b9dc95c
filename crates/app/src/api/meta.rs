//! What there is: games, languages, ceilings, and this API itself.

use crate::call::Call;
use crate::ceilings::{Ceilings, LONGEST_ADDRESS};
use crate::i18n;
use crate::jobs::MOST_EVENTS;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::Task;
use http::StatusCode;
use plyground_lab::{Rng, Session, catalogue, wire};
use serde_json::{Value, json};
use std::sync::LazyLock;

/// The description of this API.
pub(crate) const OPENAPI: &str = include_str!("../../openapi.json");

/// The games and the trees that people type: they do not change while the program runs.
static ENTRIES: LazyLock<[Vec<Value>; 2]> = LazyLock::new(|| {
    let with_picture = |entry: &'static plyground_lab::Entry| {
        let mut shown = wire::entry(entry);
        shown["picture"] = entry.open("", None).map_or(Value::Null, |session| wire::picture(&inviting(session).picture()));
        shown
    };
    [catalogue::games(), catalogue::sandboxes()].map(|entries| entries.iter().map(with_picture).collect())
});

/// Actions after which a board that starts empty shows what the game is about.
const INVITING: usize = 24;

/// The start of a game; one that starts with an empty board a little later.
fn inviting(mut session: Box<dyn Session>) -> Box<dyn Session> {
    if session.picture().cells.iter().any(|cell| cell.piece.is_some()) || !session.picture().trays.is_empty() {
        return session;
    }
    let mut dice = Rng::new(5);
    for _ in 0..INVITING {
        match session.sample(&mut dice) {
            Some(action) => drop(session.play(&action)),
            None => break,
        }
    }
    session
}

/// Games, languages and ceilings.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let page = call.app.meta.get_or_init(|| Reply::tagged_json(meta(&call.app.ceilings).to_string()));
    Ok(Task::Done(page.clone()))
}

fn meta(ceilings: &Ceilings) -> Value {
    let languages: Vec<Value> =
        i18n::LANGUAGES.iter().map(|language| json!({ "id": language.id, "name": language.name, "dir": language.direction })).collect();
    let [games, sandboxes] = &*ENTRIES;
    json!({
        "name": "Plyground",
        "version": env!("CARGO_PKG_VERSION"),
        "languages": languages,
        "limits": limits(ceilings),
        "games": games,
        "sandboxes": sandboxes,
    })
}

fn limits(ceilings: &Ceilings) -> Value {
    json!({
        "body_bytes": ceilings.body_bytes,
        "import_bytes": ceilings.import_bytes,
        "address_bytes": LONGEST_ADDRESS,
        "head_seconds": ceilings.head_time.as_secs(),
        "body_seconds": ceilings.body_time.as_secs(),
        "request_seconds": ceilings.request_time.as_secs(),
        "write_seconds": ceilings.write_time.as_secs(),
        "connections": ceilings.connections,
        "listeners": ceilings.listeners,
        "light_work": ceilings.light_work,
        "heavy_work": ceilings.heavy_work,
        "queue_seconds": ceilings.queue_time.as_secs(),
        "sessions": ceilings.sessions,
        "nodes_of_a_game": ceilings.nodes_of_a_game,
        "jobs_running": ceilings.jobs_running,
        "jobs_waiting": ceilings.jobs_waiting,
        "jobs_kept": ceilings.jobs_kept,
        "seconds": ceilings.time.as_secs(),
        "memory_bytes": ceilings.memory_bytes,
        "memory_bytes_together": ceilings.memory_bytes_together,
        "threads": ceilings.threads,
        "events": ceilings.events,
        "experiments_running": ceilings.experiments_running,
        "experiment_games": ceilings.experiment_games,
        "experiment_players": ceilings.experiment_players,
        "trace_events": MOST_EVENTS,
        "trace_bytes": ceilings.trace_bytes,
        "trace_bytes_together": ceilings.trace_bytes_together,
        "trace_bytes_kept": ceilings.trace_bytes_kept,
    })
}

/// The messages of a language.
pub(crate) fn messages(call: &Call<'_>) -> Answered<Task> {
    let language = call.name()?;
    let catalogue = i18n::catalogue(&language).ok_or_else(|| {
        let known: Vec<&str> = i18n::LANGUAGES.iter().map(|language| language.id).collect();
        let message = format!("there is no language `{language}`; there are {}", known.join(", "));
        Problem::new(StatusCode::NOT_FOUND, "unknown-language", message).with("language", &language).with("known", known.join(", "))
    })?;
    Ok(Task::Done(Reply::tagged_json(catalogue.to_string())))
}

/// The description of this API.
pub(crate) fn openapi(_: &Call<'_>) -> Answered<Task> {
    Ok(Task::Done(Reply::tagged_json(OPENAPI)))
}
