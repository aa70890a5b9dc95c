//! The door itself: what it needs beside the app, and the way of a request through it.

use crate::admission::{Places, admitted};
use crate::assets;
use crate::body;
use crate::event_stream;
use crate::gate::{self, Gate};
use crate::machine::Machine;
use crate::response::{Problems, responded};
use axum::Router;
use axum::extract::{Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, Method};
use axum::middleware;
use axum::response::Response;
use plyground_app::{App, Ceilings, Task, find, wrong_method};
use plyground_lab::library::Library;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::AtomicUsize;
use tokio::sync::watch;

/// The address of the stream of events.
const EVENTS: &str = "/api/v1/events";

/// An app that is reached by HTTP.
pub struct Door {
    pub(crate) app: Arc<App>,
    pub(crate) gate: Gate,
    pub(crate) places: Places,
    /// Tabs that listen.
    pub(crate) listeners: AtomicUsize,
    /// The number of the newest event.
    pub(crate) newest: watch::Sender<u64>,
}

impl Door {
    /// The door to an app over a library, for a server that was told to listen at `host` and listens at `bound`.
    #[must_use]
    pub fn new(library: Library, ceilings: Ceilings, host: &str, bound: SocketAddr) -> Arc<Self> {
        let app = App::new(library, ceilings, Box::new(Machine));
        let newest = watch::Sender::new(app.events.newest());
        let own = newest.clone();
        // Two threads may tell at the same moment, and the later one come first.
        app.events.listen(move |id| own.send_modify(|newest| *newest = id.max(*newest)));
        let (gate, places) = (Gate::new(host, bound), Places::new(&app.ceilings));
        Arc::new(Self { app, gate, places, listeners: AtomicUsize::new(0), newest })
    }

    /// Stops every search and every experiment, and says goodbye to every tab.
    pub fn close(&self) {
        self.app.close();
    }
}

/// Every method and address of the API.
#[must_use]
pub fn addresses() -> Vec<(&'static str, &'static str)> {
    let mut addresses = plyground_app::addresses();
    addresses.push(("get", EVENTS));
    addresses
}

/// The whole server as one service: API, pages, and the gate before both.
pub fn router(door: Arc<Door>) -> Router {
    Router::new().fallback(enter).layer(middleware::from_fn_with_state(door.clone(), gate::pass)).with_state(door)
}

/// The way of a request: to the stream of events, to the API, or to the pages.
async fn enter(State(door): State<Arc<Door>>, request: Request) -> Response {
    let path = request.uri().path();
    if path == EVENTS {
        let (head, _) = request.into_parts();
        return listen(door, &head).await;
    }
    if path.starts_with("/api") {
        let asked = request.headers().clone();
        return match call(&door, request).await {
            Ok(reply) => responded(reply, &asked),
            Err(problem) => responded(problem.into(), &asked),
        };
    }
    assets::answer(request.method(), path, request.headers())
}

async fn listen(door: Arc<Door>, head: &Parts) -> Response {
    if head.method != Method::GET && head.method != Method::HEAD {
        return responded(wrong_method(head.method.as_str(), EVENTS, "GET").into(), &head.headers);
    }
    event_stream::open(door, head.uri.query().unwrap_or(""), &head.headers).await
}

/// Finds who answers, reads the body, and lets the work be done where and when there is a place for it.
async fn call(door: &Arc<Door>, request: Request) -> Problems<plyground_app::Reply> {
    let found = find(request.method().as_str(), request.uri().path())?;
    let query = request.uri().query().unwrap_or("").to_string();
    // A large body is held in memory until the work with it is done, and so is its place.
    let (body, place) = body::read(door, found.route.body, request).await?;
    match found.plan(&door.app, &query, body)? {
        Task::Done(reply) => Ok(reply),
        Task::Work(weight, work) => {
            let work = move |context: &plyground_app::Context| {
                let _place = place;
                work(context)
            };
            admitted(door, weight, work).await
        }
    }
}

/// A header of a request as text, trimmed; none when it is empty.
pub(crate) fn header<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers.get(name).and_then(|value| value.to_str().ok()).map(str::trim).filter(|value| !value.is_empty())
}
