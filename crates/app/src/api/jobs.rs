//! Searches: ordered, asked for, cancelled.

use crate::app::Shared;
use crate::call::Call;
use crate::jobs::{Job, JobKind, Lookback, NewJob, Order, Start, Story, look_back, record, submit};
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::task::{Task, Weight};
use http::StatusCode;
use serde::Deserialize;
use std::sync::Arc;
use std::time::Duration;

/// How long a cancelled search may take to leave its thread before the client is answered anyway.
const LEAVE: Duration = Duration::from_millis(25);

/// What is to be searched: `hints` judges every legal action; `move` thinks, then plays; `solve` solves a puzzle; `trace` records a search;
/// `review` judges every decision of a game.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub(crate) enum JobRequest {
    Hints(SearchRequest),
    Move(SearchRequest),
    Solve(SearchRequest),
    Trace(TraceRequest),
    Review(ReviewRequest),
}

/// A search where a session stands. `ply` and `node` say where the client believes it stands.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct SearchRequest {
    session: String,
    ply: usize,
    node: Option<usize>,
    player: Option<String>,
}

/// A look back on the line of a session through where it stands: every decision is judged. `player` is the judge; the game's default
/// player if nobody is named.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ReviewRequest {
    session: String,
    player: Option<String>,
}

/// A search that is recorded: from a position of a game, or from where the action to a node of a session was chosen, by the same
/// player with the same seed. `events` is the most that are recorded.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct TraceRequest {
    game: Option<String>,
    variant: Option<String>,
    position: Option<String>,
    session: Option<String>,
    node: Option<usize>,
    player: Option<String>,
    seed: Option<u64>,
    events: Option<usize>,
}

impl TraceRequest {
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
    let given: JobRequest = call.json()?;
    // Whoever asks for a trace may send a position of any length, and a game is as long as it is.
    let weight = if matches!(given, JobRequest::Trace(_) | JobRequest::Review(_)) { Weight::Heavy } else { Weight::Light };
    Ok(Task::new(weight, move |app| {
        let (kind, here) = match given {
            JobRequest::Hints(here) => (JobKind::Hints, here),
            JobRequest::Move(here) => (JobKind::Move, here),
            JobRequest::Solve(here) => (JobKind::Solve, here),
            JobRequest::Review(ReviewRequest { session, player }) => return Ok(taken(&look_back(app, &Lookback { session, player })?)),
            JobRequest::Trace(recording) => return Ok(taken(&record(app, &recording.story()?)?)),
        };
        let order = Order { kind, session: here.session, ply: here.ply, node: here.node, player: here.player };
        Ok(taken(&submit(app, &order)?))
    }))
}

fn taken(job: &Arc<Job>) -> Reply {
    Reply::json_with(StatusCode::ACCEPTED, &NewJob::from(job.view()))
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
