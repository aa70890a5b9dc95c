//! Searches: ordered, asked for, cancelled.

use crate::app::Shared;
use crate::call::Call;
use crate::jobs::{Job, JobKind, Lookback, Order, Start, Story, look_back, record, submit};
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::{Task, Weight};
use http::StatusCode;
use serde::Deserialize;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// How long a cancelled search may take to leave its thread before the client is answered anyway.
const LEAVE: Duration = Duration::from_millis(25);

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum NewJob {
    Hints(Here),
    Move(Here),
    Solve(Here),
    Trace(Recording),
    Review(Game),
}

/// A search where a session stands.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Here {
    session: String,
    ply: usize,
    node: Option<usize>,
    player: Option<String>,
}

/// A game that is looked back on.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Game {
    session: String,
    player: Option<String>,
}

/// A search that is recorded.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recording {
    game: Option<String>,
    variant: Option<String>,
    position: Option<String>,
    session: Option<String>,
    node: Option<usize>,
    player: Option<String>,
    seed: Option<u64>,
    events: Option<usize>,
}

impl Recording {
    fn story(self) -> Answered<Story> {
        let start = match (self.game, self.session, self.node) {
            (Some(game), None, None) => Start::Position { game, variant: self.variant.unwrap_or_default(), position: self.position },
            (None, Some(session), Some(node)) if self.variant.is_none() && self.position.is_none() => Start::Before { session, node },
            _ => {
                let message = "a trace starts at a `position` of a `game`, or where the action to a `node` of a `session` was chosen";
                return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-request", message));
            }
        };
        Ok(Story { start, player: self.player, seed: self.seed, events: self.events })
    }
}

/// Puts a search into the queue.
pub(crate) fn order(call: &Call<'_>) -> Answered<Task> {
    let given: NewJob = call.json()?;
    // Whoever asks for a trace may send a position of any length, and a game is as long as it is.
    let weight = if matches!(given, NewJob::Trace(_) | NewJob::Review(_)) { Weight::Heavy } else { Weight::Light };
    Ok(Task::new(weight, move |app| {
        let (kind, here) = match given {
            NewJob::Hints(here) => (JobKind::Hints, here),
            NewJob::Move(here) => (JobKind::Move, here),
            NewJob::Solve(here) => (JobKind::Solve, here),
            NewJob::Review(Game { session, player }) => return Ok(taken(&look_back(app, &Lookback { session, player })?)),
            NewJob::Trace(recording) => return Ok(taken(&record(app, &recording.story()?)?)),
        };
        let order = Order { kind, session: here.session, ply: here.ply, node: here.node, player: here.player };
        Ok(taken(&submit(app, &order)?))
    }))
}

fn taken(job: &Arc<Job>) -> Reply {
    let view = job.view();
    let short = json!({ "id": view["id"], "kind": view["kind"], "state": view["state"] });
    Reply::json_with(StatusCode::ACCEPTED, &short)
}

fn find(app: &Shared, id: &str) -> Answered<Arc<Job>> {
    app.jobs.find(id).ok_or_else(|| {
        let message = format!("there is no job {id}; only the last ones are kept");
        Problem::new(StatusCode::NOT_FOUND, "unknown-job", message).with("job", id)
    })
}

/// How a search stands.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    find(call.app, &id).map(|job| Task::Done(Reply::json(&job.view())))
}

/// Cancels a search.
pub(crate) fn cancel(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::light(move |app| {
        let job = find(app, &id)?;
        app.jobs.cancel(&job);
        job.wait(LEAVE);
        Ok(Reply::json(&job.view()))
    }))
}
