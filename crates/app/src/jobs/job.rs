//! One search and how it stands.

use super::summary::Summary;
use crate::problem::{Problem, ProblemJson};
use serde::Serialize;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;
use web_time::Instant;

/// How a search ended.
#[derive(Clone, Debug)]
pub(crate) enum Ending {
    /// With an answer.
    Ok(Arc<Summary>),
    /// Somebody did not want it any more.
    Cancelled,
    /// A ceiling was reached before there was an answer; what there is instead.
    Limit(Arc<Summary>),
    /// Something went wrong.
    Error(Problem),
}

/// How a search stands.
#[derive(Debug, Default)]
struct Standing {
    started: Option<Instant>,
    /// True while the result is being played in the session: too late to cancel.
    is_committing: bool,
    ending: Option<Ending>,
    /// True when no thread works on it any more.
    is_released: bool,
    /// When something was told about it last.
    told: Option<Instant>,
}

/// A point of a session.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Point {
    /// The session.
    pub session: String,
    /// Actions from its start.
    pub ply: usize,
    /// The same as a node of its tree.
    pub node: usize,
}

/// What a search is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum JobKind {
    /// What every action is worth.
    Hints,
    /// An action that is played.
    Move,
    /// A way to the goal of a puzzle.
    Solve,
    /// The story of a search.
    Trace,
    /// A whole game looked back on.
    Review,
}

impl JobKind {
    /// Its name for programs.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Hints => "hints",
            Self::Move => "move",
            Self::Solve => "solve",
            Self::Trace => "trace",
            Self::Review => "review",
        }
    }
}

/// One search.
#[derive(Debug)]
pub(crate) struct Job {
    /// Its name.
    pub id: String,
    /// What is wanted.
    pub kind: JobKind,
    /// Where it starts; none when it starts from a position that belongs to no session.
    pub point: Option<Point>,
    /// Bytes it may take.
    pub memory: usize,
    /// How long it may run.
    pub time: Duration,
    /// Raised when it is to stop.
    pub stop: Arc<AtomicBool>,
    standing: Mutex<Standing>,
    ended: Condvar,
}

/// Two messages about one search are at least so far apart.
const QUIET: Duration = Duration::from_millis(100);

impl Job {
    /// A search that has not started. It gets its name when it is put into the queue.
    pub fn new(kind: JobKind, point: Option<Point>, memory: usize, time: Duration) -> Self {
        let (stop, standing, ended) = (Arc::default(), Mutex::default(), Condvar::new());
        Self { id: String::new(), kind, point, memory, time, stop, standing, ended }
    }

    /// The session it is for.
    pub fn session(&self) -> Option<&str> {
        self.point.as_ref().map(|point| point.session.as_str())
    }

    /// True when nobody needs it any more now that a session stands at this node, or is gone. The story
    /// of a search and a look back stay interesting when the game goes on.
    pub fn is_pointless(&self, session: &str, node: Option<usize>) -> bool {
        let is_story = matches!(self.kind, JobKind::Trace | JobKind::Review) && node.is_some();
        self.point.as_ref().is_some_and(|point| point.session == session && Some(point.node) != node && !is_story)
    }

    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().expect("nobody panics while holding the standing of a search")
    }

    /// Starts; false when it was cancelled before.
    pub fn start(&self) -> bool {
        let mut standing = self.standing();
        if standing.ending.is_none() {
            standing.started = Some(Instant::now());
        }
        standing.started.is_some()
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.standing().started.map_or(Duration::ZERO, |started| started.elapsed())
    }

    /// True when its time is up.
    pub fn is_overdue(&self) -> bool {
        self.elapsed() > self.time
    }

    /// True when its answer may be played in the session now; from then on it cannot be cancelled.
    pub fn commit(&self) -> bool {
        let mut standing = self.standing();
        standing.is_committing = standing.ending.is_none();
        standing.is_committing
    }

    /// Ends it; false when it has ended before.
    pub fn end(&self, ending: Ending) -> bool {
        self.end_unless(ending, |_| false)
    }

    /// Ends it as cancelled unless it has ended or is about to; true when this call did it.
    pub fn cancel(&self) -> bool {
        self.end_unless(Ending::Cancelled, |standing| standing.is_committing)
    }

    fn end_unless(&self, ending: Ending, is_too_late: impl FnOnce(&Standing) -> bool) -> bool {
        let mut standing = self.standing();
        if standing.ending.is_some() || is_too_late(&standing) {
            return false;
        }
        standing.ending = Some(ending);
        drop(standing);
        self.stop.store(true, Ordering::SeqCst);
        self.ended.notify_all();
        true
    }

    /// Waits until it has ended and no thread works on it any more, but not longer than this.
    pub fn wait(&self, most: Duration) {
        let is_busy = |standing: &mut Standing| standing.ending.is_none() || (standing.started.is_some() && !standing.is_released);
        drop(self.ended.wait_timeout_while(self.standing(), most, is_busy).expect("nobody panics while holding it"));
    }

    /// Says that no thread works on it any more.
    pub fn release(&self) {
        self.standing().is_released = true;
        self.ended.notify_all();
    }

    /// True when it has ended.
    pub fn is_over(&self) -> bool {
        self.standing().ending.is_some()
    }

    /// True when something may be told about it again; then the clock starts anew.
    pub fn may_tell(&self, quiet: Option<Duration>) -> bool {
        let mut standing = self.standing();
        let last = standing.told.or(standing.started);
        let may = standing.ending.is_none() && last.is_none_or(|last| last.elapsed() >= quiet.unwrap_or(QUIET));
        if may {
            standing.told = Some(Instant::now());
        }
        may
    }

    /// How it stands, for programs.
    pub fn view(&self) -> JobView {
        let standing = self.standing();
        let running = if standing.started.is_some() { JobState::Running } else { JobState::Queued };
        let (state, summary, problem) = match &standing.ending {
            None => (running, None, None),
            Some(Ending::Ok(summary)) => (JobState::Ok, Some(summary.clone()), None),
            Some(Ending::Cancelled) => (JobState::Cancelled, None, None),
            Some(Ending::Limit(summary)) => (JobState::Limit, Some(summary.clone()), None),
            Some(Ending::Error(problem)) => (JobState::Error, None, Some(problem.into())),
        };
        let (session, ply) = self.point.as_ref().map(|point| (point.session.clone(), point.ply)).unzip();
        JobView { id: self.id.clone(), kind: self.kind, session, ply, state, summary, problem }
    }
}

/// How a search stands.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Job"))]
pub(crate) struct JobView {
    /// Its name.
    pub id: String,
    /// What is wanted.
    pub kind: JobKind,
    /// The session it is for.
    pub session: Option<String>,
    /// Where that stood.
    pub ply: Option<usize>,
    /// How it stands.
    pub state: JobState,
    /// What it found.
    pub summary: Option<Arc<Summary>>,
    /// What went wrong.
    pub problem: Option<ProblemJson>,
}

/// A search that was taken.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct NewJob {
    id: String,
    kind: JobKind,
    state: JobState,
}

impl From<JobView> for NewJob {
    fn from(JobView { id, kind, state, .. }: JobView) -> Self {
        Self { id, kind, state }
    }
}

/// How a search stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub(crate) enum JobState {
    Queued,
    Running,
    Ok,
    Cancelled,
    Limit,
    Error,
}
