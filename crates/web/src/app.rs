//! What all handlers share: the ceilings, the sessions, the jobs and the events.

use crate::admission::Places;
use crate::api::meta::Page;
use crate::events::Events;
use crate::experiments::Experiments;
use crate::gate::Gate;
use crate::jobs::Jobs;
use crate::problem::Answered;
use crate::sessions::{Change, Game, Sessions};
use crate::traces::Traces;
use plyground_lab::library::Library;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

pub(crate) use crate::admission::aside;

/// How much of everything the server allows.
#[derive(Clone, Debug)]
pub struct Ceilings {
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Bytes of a request that brings a game in: the longest game that can be exported fits, variations included.
    pub import_bytes: usize,
    /// Games kept in the library.
    pub sessions: usize,
    /// Games held in memory.
    pub live_sessions: usize,
    /// Points of one game, variations included.
    pub nodes_of_a_game: usize,
    /// Searches that run at once.
    pub jobs_running: usize,
    /// Searches that wait for their turn.
    pub jobs_waiting: usize,
    /// Finished searches whose answers can still be asked for.
    pub jobs_kept: usize,
    /// Time of one search.
    pub time: Duration,
    /// Time of a search for hints when nobody says who searches.
    pub hint_time: Duration,
    /// Bytes of one search's own structures.
    pub memory_bytes: usize,
    /// The same for all searches that run.
    pub memory_bytes_together: usize,
    /// Threads of one search.
    pub threads: usize,
    /// Events kept for tabs that come back.
    pub events: usize,
    /// Tabs that listen at once.
    pub listeners: usize,
    /// Connections at once.
    pub connections: usize,
    /// Time for the head of a request to arrive.
    pub head_time: Duration,
    /// Time for the body of a request to arrive.
    pub body_time: Duration,
    /// Time for a request to be done, the reading of its body included.
    pub request_time: Duration,
    /// Time without any progress while a client takes its answer.
    pub write_time: Duration,
    /// Looks and actions that are worked on at once.
    pub light_work: usize,
    /// Games that are read, copied or written at once.
    pub heavy_work: usize,
    /// Time that either waits for its turn.
    pub queue_time: Duration,
    /// Experiments that run at once.
    pub experiments_running: usize,
    /// Games of one experiment.
    pub experiment_games: usize,
    /// Players of one experiment.
    pub experiment_players: usize,
    /// Bytes of a recorded search that somebody sends.
    pub trace_bytes: usize,
    /// Bytes of the recorded searches held in memory.
    pub trace_bytes_together: usize,
    /// Bytes of the recorded searches kept in the library.
    pub trace_bytes_kept: u64,
}

impl Default for Ceilings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            body_bytes: 256 << 10,
            import_bytes: 16 << 20,
            sessions: 5000,
            live_sessions: 256,
            nodes_of_a_game: 40_000,
            jobs_running: cores.max(2),
            jobs_waiting: 256,
            jobs_kept: 1000,
            time: Duration::from_secs(60),
            hint_time: Duration::from_millis(1500),
            memory_bytes: 512 << 20,
            memory_bytes_together: 1 << 30,
            threads: cores,
            events: 4096,
            listeners: 256,
            connections: 512,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(15),
            request_time: Duration::from_secs(30),
            write_time: Duration::from_secs(30),
            light_work: 32,
            heavy_work: (2 * cores).min(32),
            queue_time: Duration::from_secs(5),
            experiments_running: 2,
            experiment_games: 100_000,
            experiment_players: 100,
            trace_bytes: 96 << 20,
            trace_bytes_together: 256 << 20,
            trace_bytes_kept: 4 << 30,
        }
    }
}

/// What all handlers share.
pub struct App {
    pub(crate) ceilings: Ceilings,
    pub(crate) gate: Gate,
    pub(crate) sessions: Sessions,
    pub(crate) events: Arc<Events>,
    pub(crate) jobs: Jobs,
    pub(crate) traces: Traces,
    pub(crate) experiments: Experiments,
    pub(crate) listeners: AtomicUsize,
    pub(crate) places: Places,
    /// What `GET /meta` answers: nothing in it changes while the server runs.
    pub(crate) meta: OnceLock<Page>,
    is_closing: AtomicBool,
}

/// The one that all handlers hold.
pub(crate) type Shared = Arc<App>;

impl App {
    /// An app over a library, for a server that was told to listen at `host` and listens at `bound`.
    #[must_use]
    pub fn new(library: Library, ceilings: Ceilings, host: &str, bound: SocketAddr) -> Arc<Self> {
        let events = Arc::new(Events::new(ceilings.events));
        Arc::new(Self {
            gate: Gate::new(host, bound),
            sessions: Sessions::new(library, ceilings.live_sessions, ceilings.sessions),
            jobs: Jobs::start(&ceilings, events.clone()),
            events,
            traces: Traces::new(&ceilings),
            experiments: Experiments::new(&ceilings),
            listeners: AtomicUsize::new(0),
            places: Places::new(&ceilings),
            meta: OnceLock::new(),
            is_closing: AtomicBool::new(false),
            ceilings,
        })
    }

    /// Changes a session; saves it, tells everybody, and cancels the searches that have become
    /// pointless, all but the one that makes the change. Answers with the session as it is then,
    /// without the first `known` nodes of its tree.
    pub(crate) fn change(
        &self,
        id: &str,
        known: usize,
        by_job: Option<&str>,
        change: impl FnOnce(&mut Game) -> Answered<Change>,
    ) -> Answered<Value> {
        self.sessions.change(id, known, change, |game, change| {
            let (action, by) = match change {
                Change::Played { action, by } => (Some(action.as_str()), Some(*by)),
                Change::Moved | Change::Arranged | Change::Nothing => (None, None),
            };
            self.events.publish("session", Some(id), &session_event(game, action, by));
            if !matches!(change, Change::Arranged) {
                self.jobs.cancel_elsewhere(id, Some(game.tree.node()), by_job);
            }
        })
    }

    /// Forgets a session and cancels its searches.
    pub(crate) fn delete(&self, id: &str) -> Answered<()> {
        self.sessions.delete(id)?;
        self.jobs.cancel_elsewhere(id, None, None);
        self.events.publish("error", Some(id), &json!({ "code": "unknown-session", "args": { "session": id } }));
        Ok(())
    }

    /// Stops every search and every experiment, and says goodbye to every tab.
    pub fn close(&self) {
        if !self.is_closing.swap(true, Ordering::SeqCst) {
            self.jobs.close();
            self.experiments.close();
            self.events.publish("bye", None, &json!({}));
        }
    }

    /// True when the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::SeqCst)
    }
}

/// How a session stands, in short.
pub(crate) fn session_event(game: &Game, action: Option<&str>, by: Option<&str>) -> Value {
    json!({ "session": game.id, "revision": game.revision, "ply": game.tree.ply(), "node": game.tree.node(), "action": action, "by": by })
}
