//! One stream of events for every tab (server-sent events).

use crate::app::{Shared, aside, session_event};
use crate::problem::{Answered, Problem};
use crate::read::Asked;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, KeepAlive, Sse};
use futures_util::stream::{self, Stream};
use serde::Deserialize;
use serde_json::{Value, json};
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct EventsQuery {
    session: Option<String>,
}

/// Somebody who listens.
struct Listener {
    app: Shared,
    session: Option<String>,
    /// The number of the last event that was looked at.
    place: u64,
    pending: VecDeque<sse::Event>,
    bell: watch::Receiver<u64>,
    is_done: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.app.listeners.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Opens a stream: from now on, or from where the client was.
pub(crate) async fn listen(
    State(app): State<Shared>,
    Asked(query): Asked<EventsQuery>,
    headers: HeaderMap,
) -> Answered<Sse<impl Stream<Item = Result<sse::Event, Infallible>>>> {
    let bell = app.events.bell();
    let newest = app.events.newest();
    // Asked after the number was taken: whoever gets past here hears the goodbye.
    if app.is_closing() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is about to end"));
    }
    let last = headers.get("last-event-id").and_then(|id| id.to_str().ok()).map(str::trim).filter(|id| !id.is_empty());
    let resumed = last.map(|id| id.parse::<u64>().unwrap_or(0));
    let standing = match &query.session {
        Some(id) => Some(standing(&app, id).await?),
        None => None,
    };
    if app.listeners.fetch_add(1, Ordering::SeqCst) >= app.ceilings.listeners {
        app.listeners.fetch_sub(1, Ordering::SeqCst);
        let message = format!("{} tabs are listening already; close some", app.ceilings.listeners);
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-listeners", message).with("most", app.ceilings.listeners));
    }
    let mut listener =
        Listener { app, session: query.session, place: resumed.unwrap_or(newest), pending: VecDeque::new(), bell, is_done: false };
    // A client that comes anew hears first how the session stands, so that it misses nothing that
    // happened between its last look and now.
    if let (None, Some(standing)) = (resumed, standing) {
        listener.pending.push_back(written(newest, "session", &standing.to_string()));
    }
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15)).text("still here");
    Ok(Sse::new(stream::unfold(listener, next)).keep_alive(keep_alive))
}

async fn standing(app: &Shared, id: &str) -> Answered<Value> {
    let id = id.to_string();
    aside(app, move |app| app.sessions.look(&id, |game| Ok(session_event(game, None, None)))).await
}

fn written(id: u64, name: &str, data: &str) -> sse::Event {
    sse::Event::default().id(id.to_string()).event(name).data(data)
}

async fn next(mut listener: Listener) -> Option<(Result<sse::Event, Infallible>, Listener)> {
    loop {
        if let Some(event) = listener.pending.pop_front() {
            return Some((Ok(event), listener));
        }
        if listener.is_done {
            return None;
        }
        listener.bell.mark_unchanged();
        listener.read_on();
        if listener.pending.is_empty() && !listener.is_done && listener.bell.changed().await.is_err() {
            return None;
        }
    }
}

impl Listener {
    /// Takes over what has happened since the last look.
    fn read_on(&mut self) {
        let Ok((events, place)) = self.app.events.after(self.place, self.session.as_deref()) else {
            self.place = self.app.events.newest();
            let data = json!({ "code": "events-lost", "args": {} });
            self.pending.push_back(written(self.place, "error", &data.to_string()));
            return;
        };
        self.place = place;
        self.is_done = events.iter().any(|event| event.name == "bye");
        self.pending.extend(events.iter().map(|event| written(event.id, event.name, &event.data)));
    }
}
