//! Searches: ordered, asked for, cancelled.

use crate::app::{Shared, aside};
use crate::jobs::{Job, Order, submit};
use crate::problem::{Answered, Problem};
use crate::read::{Given, Named};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse as _, Response};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;
use std::time::Duration;

/// How long a cancelled search may take to leave its thread before the client is answered anyway.
const LEAVE: Duration = Duration::from_millis(25);

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewJob {
    kind: Kind,
    session: String,
    ply: usize,
    node: Option<usize>,
    player: Option<String>,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "lowercase")]
enum Kind {
    Hints,
    Move,
    Solve,
}

impl Kind {
    const fn word(self) -> &'static str {
        match self {
            Self::Hints => "hints",
            Self::Move => "move",
            Self::Solve => "solve",
        }
    }
}

/// Puts a search into the queue.
pub(crate) async fn order(State(app): State<Shared>, Given(given): Given<NewJob>) -> Answered<Response> {
    aside(&app, move |app| {
        let order = Order { kind: given.kind.word(), session: given.session, ply: given.ply, node: given.node, player: given.player };
        let view = submit(app, &order)?.view();
        let short = json!({ "id": view["id"], "kind": view["kind"], "state": view["state"] });
        Ok((StatusCode::ACCEPTED, Json(short)).into_response())
    })
    .await
}

fn find(app: &Shared, id: &str) -> Answered<Arc<Job>> {
    app.jobs.find(id).ok_or_else(|| {
        let message = format!("there is no job {id}; only the last ones are kept");
        Problem::new(StatusCode::NOT_FOUND, "unknown-job", message).with("job", id)
    })
}

/// How a search stands.
pub(crate) async fn show(State(app): State<Shared>, Named(id): Named) -> Answered<Json<Value>> {
    find(&app, &id).map(|job| Json(job.view()))
}

/// Cancels a search.
pub(crate) async fn cancel(State(app): State<Shared>, Named(id): Named) -> Answered<Json<Value>> {
    aside(&app, move |app| {
        let job = find(app, &id)?;
        app.jobs.cancel(&job);
        job.wait(LEAVE);
        Ok(Json(job.view()))
    })
    .await
}
