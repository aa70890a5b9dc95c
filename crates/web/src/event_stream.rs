//! One stream of events for every tab (server-sent events).

use crate::admission::admitted;
use crate::door::{Door, header};
use crate::response::{Problems, refused};
use axum::http::{HeaderMap, StatusCode};
use axum::response::sse::{self, KeepAlive, Sse};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use plyground_app::{Problem, Reply, Weight};
use serde::Deserialize;
use serde_json::json;
use std::collections::VecDeque;
use std::convert::Infallible;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventsQuery {
    session: Option<String>,
}

/// A tab that listens.
struct Listener {
    door: Arc<Door>,
    session: Option<String>,
    /// The number of the last event that was looked at.
    place: u64,
    pending: VecDeque<sse::Event>,
    newest: watch::Receiver<u64>,
    is_done: bool,
}

impl Drop for Listener {
    fn drop(&mut self) {
        self.door.listeners.fetch_sub(1, Ordering::SeqCst);
    }
}

/// Opens a stream: from now on, or from where the client was.
pub(crate) async fn open(door: Arc<Door>, query: &str, headers: &HeaderMap) -> Response {
    match listener(door, query, headers).await {
        Ok(listener) => {
            let keep_alive = KeepAlive::new().interval(Duration::from_secs(15)).text("still here");
            Sse::new(stream::unfold(listener, next)).keep_alive(keep_alive).into_response()
        }
        Err(problem) => refused(problem),
    }
}

async fn listener(door: Arc<Door>, query: &str, headers: &HeaderMap) -> Problems<Listener> {
    let EventsQuery { session } = read_query(query)?;
    let newest = door.newest.subscribe();
    let last_event = door.app.events.newest();
    // Asked after the number was taken: whoever gets past here hears the goodbye.
    if door.app.is_closing() {
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is about to end"));
    }
    let resumed = header(headers, "last-event-id").map(|id| id.parse::<u64>().unwrap_or(0));
    let standing = match &session {
        Some(id) => Some(standing(&door, id).await?),
        None => None,
    };
    let most = door.app.ceilings.listeners;
    if door.listeners.fetch_add(1, Ordering::SeqCst) >= most {
        door.listeners.fetch_sub(1, Ordering::SeqCst);
        let message = format!("{most} tabs are listening already; close some");
        return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-listeners", message).with("most", most));
    }
    let place = resumed.unwrap_or(last_event);
    let mut listener = Listener { door, session, place, pending: VecDeque::new(), newest, is_done: false };
    // A client that comes anew hears first how the session stands, so that it misses nothing that
    // happened between its last look and now.
    if let (None, Some(standing)) = (resumed, standing) {
        listener.pending.push_back(written(last_event, "session", &standing));
    }
    Ok(listener)
}

fn read_query(query: &str) -> Problems<EventsQuery> {
    serde_urlencoded::from_str(query).map_err(|error| {
        let message = format!("the address cannot be understood: {error}");
        Problem::new(StatusCode::BAD_REQUEST, "bad-query", message).with("why", error)
    })
}

async fn standing(door: &Arc<Door>, id: &str) -> Problems<String> {
    let id = id.to_string();
    let reply: Reply = admitted(door, Weight::Light, move |app| app.standing(&id)).await?;
    Ok(String::from_utf8_lossy(&reply.body).into_owned())
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
        listener.newest.mark_unchanged();
        listener.read_on();
        if listener.pending.is_empty() && !listener.is_done && listener.newest.changed().await.is_err() {
            return None;
        }
    }
}

impl Listener {
    /// Takes over what has happened since the last look.
    fn read_on(&mut self) {
        let Ok((events, place)) = self.door.app.events.after(self.place, self.session.as_deref()) else {
            self.place = self.door.app.events.newest();
            let data = json!({ "code": "events-lost", "args": {} });
            self.pending.push_back(written(self.place, "error", &data.to_string()));
            return;
        };
        self.place = place;
        self.is_done = events.iter().any(|event| event.name == "bye");
        self.pending.extend(events.iter().map(|event| written(event.id, event.name, &event.data)));
    }
}
