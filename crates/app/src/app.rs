//! What all handlers share: the ceilings, the sessions, the jobs and the events.

use crate::ceilings::Ceilings;
use crate::events::Events;
use crate::experiments::Experiments;
use crate::host::Host;
use crate::jobs::Jobs;
use crate::problem::{Answered, Problem, ProblemJson};
use crate::reply::Reply;
use crate::sessions::{Change, Game, Sessions};
use crate::traces::Traces;
use crate::view::SessionView;
use http::StatusCode;
use plyground_lab::Turn;
use plyground_lab::library::Library;
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

/// What all handlers share.
pub struct App {
    /// How much of everything is allowed.
    pub ceilings: Ceilings,
    /// What happens, for everybody who listens.
    pub events: Arc<Events>,
    pub(crate) host: Arc<dyn Host>,
    pub(crate) sessions: Sessions,
    pub(crate) jobs: Jobs,
    pub(crate) traces: Traces,
    pub(crate) experiments: Experiments,
    /// What `GET /meta` returns: nothing in it changes while the app runs.
    pub(crate) meta: OnceLock<Reply>,
    is_closing: AtomicBool,
}

/// The app, as everything that uses it holds it.
pub type Shared = Arc<App>;

impl App {
    /// An app over a library.
    #[must_use]
    pub fn new(library: Library, ceilings: Ceilings, host: Box<dyn Host>) -> Shared {
        let host: Arc<dyn Host> = host.into();
        let events = Arc::new(Events::new(ceilings.events, host.milliseconds()));
        Arc::new(Self {
            sessions: Sessions::new(library, host.clone(), ceilings.live_sessions, ceilings.sessions),
            jobs: Jobs::start(&ceilings, events.clone(), &host),
            events,
            traces: Traces::new(&ceilings, host.clone()),
            experiments: Experiments::new(&ceilings),
            host,
            meta: OnceLock::new(),
            is_closing: AtomicBool::new(false),
            ceilings,
        })
    }

    /// Does one search that waits for a thread, on this one; false when none waits. For doors whose host has no threads.
    pub fn work_once(&self) -> bool {
        self.jobs.work_once()
    }

    /// How a session stands, as the first event for somebody who comes anew.
    pub fn standing(&self, session: &str) -> Answered<Reply> {
        self.sessions.look(session, |game| Ok(Reply::json(&SessionEvent::new(game, None, None))))
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
    ) -> Answered<SessionView> {
        self.sessions.change(id, known, change, |game, change| {
            let (action, by) = match change {
                Change::Played { action, by } => (Some(action.as_str()), Some(*by)),
                Change::Moved | Change::Arranged | Change::Nothing => (None, None),
            };
            self.events.publish("session", Some(id), &SessionEvent::new(game, action, by));
            if !matches!(change, Change::Arranged) {
                self.jobs.cancel_elsewhere(id, Some(game.tree.node()), by_job);
            }
        })
    }

    /// Forgets a session and cancels its searches.
    pub(crate) fn delete(&self, id: &str) -> Answered<()> {
        self.sessions.delete(id)?;
        self.jobs.cancel_elsewhere(id, None, None);
        let problem = Problem::new(StatusCode::NOT_FOUND, "unknown-session", format!("the session {id} was deleted")).with("session", id);
        self.events.publish("error", Some(id), &ProblemJson::from(&problem));
        Ok(())
    }

    /// Stops every search and every experiment, and says goodbye to every tab.
    pub fn close(&self) {
        if !self.is_closing.swap(true, Ordering::SeqCst) {
            self.jobs.close();
            self.experiments.close();
            self.events.publish("bye", None, &serde_json::Map::new());
        }
    }

    /// True when the app is about to end.
    pub fn is_closing(&self) -> bool {
        self.is_closing.load(Ordering::SeqCst)
    }
}

/// How a session stands, in short.
#[derive(Serialize)]
struct SessionEvent<'a> {
    session: &'a str,
    revision: u64,
    ply: usize,
    node: usize,
    /// What was played, if anything was.
    action: Option<&'a str>,
    /// By whom.
    by: Option<Turn>,
}

impl<'a> SessionEvent<'a> {
    fn new(game: &'a Game, action: Option<&'a str>, by: Option<Turn>) -> Self {
        let (ply, node) = (game.tree.ply(), game.tree.node());
        Self { session: &game.id, revision: game.revision, ply, node, action, by }
    }
}
