//! The work of one request, ready to be done: by a door, when and on whatever thread it likes.
//!
//! A handler reads the request at once, so that mistakes are told at once, and returns the rest as a task.
//! Light work (a look, an action) and heavy work (a whole game read, copied or written) are told apart, so that a
//! door can keep a crowd of large files from holding up those who play.

use crate::app::Shared;
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::sessions::{Change, Game};
use crate::view::SessionView;
use http::StatusCode;
use std::ops::Deref;
use std::time::Duration;
use web_time::Instant;

/// How much a piece of work takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weight {
    /// A look, an action.
    Light,
    /// A whole game, or a text that anybody may have made as long as allowed.
    Heavy,
}

/// What is left to be done for a request.
// There is one of them in a request, and it is not kept.
#[allow(clippy::large_enum_variant)]
pub enum Task {
    /// Nothing.
    Done(Reply),
    /// Work that takes a while or waits for the disk.
    Work(Weight, Work),
}

/// The work itself.
pub type Work = Box<dyn FnOnce(&Context) -> Answered<Reply> + Send>;

impl Task {
    /// Work of this weight.
    pub(crate) fn new(weight: Weight, work: impl FnOnce(&Context) -> Answered<Reply> + Send + 'static) -> Self {
        Self::Work(weight, Box::new(work))
    }

    /// A look, an action.
    pub(crate) fn light(work: impl FnOnce(&Context) -> Answered<Reply> + Send + 'static) -> Self {
        Self::new(Weight::Light, work)
    }

    /// Work with a whole game, or with a long text.
    pub(crate) fn heavy(work: impl FnOnce(&Context) -> Answered<Reply> + Send + 'static) -> Self {
        Self::new(Weight::Heavy, work)
    }

    /// Does it, on this thread.
    pub fn run(self, context: &Context) -> Reply {
        match self {
            Self::Done(reply) => reply,
            Self::Work(_, work) => work(context).unwrap_or_else(Reply::from),
        }
    }
}

/// The app as the work for one request sees it: what is saved is saved in time or not at all.
pub struct Context {
    app: Shared,
    /// From then on nothing is saved: the client may be told at any moment that it took too long.
    last_moment: Option<Instant>,
}

impl Deref for Context {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.app
    }
}

impl Context {
    /// For a request that must be answered at the deadline. A tenth of the time for a request is left for saving.
    #[must_use]
    pub fn new(app: &Shared, deadline: Option<Instant>) -> Self {
        let reserve = app.ceilings.request_time / 10;
        let last_moment = deadline.map(|deadline| deadline.checked_sub(reserve).unwrap_or(deadline));
        Self { app: app.clone(), last_moment }
    }

    /// Complains when it is too late to save anything.
    pub(crate) fn check_time(&self) -> Answered<()> {
        let is_late = self.last_moment.is_some_and(|moment| Instant::now() >= moment);
        if is_late { Err(too_long(self.app.ceilings.request_time)) } else { Ok(()) }
    }

    /// [`App::change`](crate::App), if there is time.
    pub(crate) fn change(
        &self,
        id: &str,
        known: usize,
        by_job: Option<&str>,
        change: impl FnOnce(&mut Game) -> Answered<Change>,
    ) -> Answered<SessionView> {
        // Asked when the session is ours: the waiting for it is what takes long.
        self.app.change(id, known, by_job, |game| self.check_time().and_then(|()| change(game)))
    }

    /// Keeps a new game, if there is time; returns its view.
    pub(crate) fn add(&self, game: Game) -> Answered<SessionView> {
        self.check_time()?;
        self.app.sessions.add(game)
    }

    /// Forgets a session, if there is time.
    pub(crate) fn delete(&self, id: &str) -> Answered<()> {
        self.check_time()?;
        self.app.delete(id)
    }
}

/// A request took longer than it may.
#[must_use]
pub fn too_long(time: Duration) -> Problem {
    let message = format!("the request was not done within {} seconds", time.as_secs_f64());
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "took-too-long", message)
}
