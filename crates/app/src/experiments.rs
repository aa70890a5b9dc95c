//! Experiments that are played in the background.
//!
//! Each has a thread of its own that stands back behind those that serve connections, and starts more where
//! several games are to run at once. Every game is kept when it ends: a run can be stopped at any moment,
//! also by the end of the server, and goes on later where it was.
//!
//! ```text
//!   start ──► running ──► whole | stopped (its test is decided)
//!     ▲          │ stop, close, trouble
//!     └─ unfinished ◄┘
//! ```

mod plan;
mod shown;

pub(crate) use plan::Wanted;
pub(crate) use shown::{ExperimentPreview, ExperimentShort, ExperimentView, GameRow, Summary, source};

use crate::app::{App, Shared};
use crate::ceilings::Ceilings;
use crate::jobs::STACK_BYTES;
use crate::problem::{Answered, Problem, ProblemJson};
use http::StatusCode;
use plyground_lab::Complaint;
use plyground_lab::experiment::{Part, Progress, Run};
use plyground_lab::library::KeptExperiment;
use serde::Serialize;
use shown::{ProgressView, Shelf, State};
use std::collections::HashMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use web_time::Instant;

/// Two events about one experiment are at least so far apart.
const QUIET: Duration = Duration::from_millis(250);

/// When the server ends, runs have this long to leave.
const FAREWELL: Duration = Duration::from_millis(400);

/// The experiments of this server: those that run, and what came out of others.
pub(crate) struct Experiments {
    lists: Mutex<Lists>,
    /// Rung when a run has left.
    left: Condvar,
    most: usize,
    /// What was summed up lately.
    shelf: Shelf,
}

#[derive(Default)]
struct Lists {
    running: HashMap<String, Arc<Running>>,
    /// Why the last run of an experiment ended before its time.
    troubles: HashMap<String, Problem>,
    is_closing: bool,
}

/// A run.
pub(crate) struct Running {
    stop: Arc<AtomicBool>,
    started: Instant,
    pace: Mutex<Pace>,
}

/// How far a run has come.
#[derive(Clone, Copy)]
struct Pace {
    progress: Progress,
    told: Option<Instant>,
}

impl Running {
    fn new(kept: &KeptExperiment) -> Self {
        let progress = Progress { done: kept.games_done, all: kept.games_all, now: 0 };
        Self { stop: Arc::default(), started: Instant::now(), pace: Mutex::new(Pace { progress, told: None }) }
    }

    fn pace(&self) -> MutexGuard<'_, Pace> {
        self.pace.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Takes news in; true when they may be told.
    fn hear(&self, progress: Progress) -> bool {
        let mut pace = self.pace();
        // Games end on several threads, and the later one may come first.
        if progress.now > pace.progress.now {
            pace.progress = progress;
        }
        let is_time = pace.told.is_none_or(|told| told.elapsed() >= QUIET);
        if is_time {
            pace.told = Some(Instant::now());
        }
        is_time
    }

    /// Games done and in all, games in a second, seconds that are left.
    pub fn view(&self) -> ProgressView {
        let Progress { done, all, now } = self.pace().progress;
        let rate = (now > 0).then(|| now as f64 / self.started.elapsed().as_secs_f64().max(1e-6));
        let seconds_left = rate.map(|rate| all.saturating_sub(done) as f64 / rate);
        ProgressView { done, all, rate, seconds_left }
    }
}

impl Experiments {
    /// None yet.
    pub fn new(ceilings: &Ceilings) -> Self {
        Self { lists: Mutex::default(), left: Condvar::new(), most: ceilings.experiments_running, shelf: Shelf::default() }
    }

    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The run of an experiment, if it has one.
    pub fn running(&self, id: &str) -> Option<Arc<Running>> {
        self.lists().running.get(id).cloned()
    }

    /// Why the last run of an experiment ended before its time.
    pub fn trouble(&self, id: &str) -> Option<Problem> {
        self.lists().troubles.get(id).cloned()
    }

    /// Complains when one more would be too many.
    pub fn check_room(&self) -> Answered<()> {
        self.room(&self.lists())
    }

    fn room(&self, lists: &Lists) -> Answered<()> {
        if lists.is_closing {
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is about to end"));
        }
        if lists.running.len() >= self.most {
            let message = format!("{} experiments are running, as many as may; stop one, or wait for its end", lists.running.len());
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-experiments", message).with("most", self.most));
        }
        Ok(())
    }

    /// Tells a run to end, and waits for that, but not longer than this; true when nothing runs any more.
    pub fn stop(&self, id: &str, most: Duration) -> bool {
        let lists = self.lists();
        if let Some(running) = lists.running.get(id) {
            running.stop.store(true, Ordering::SeqCst);
        }
        let is_there = |lists: &mut Lists| lists.running.contains_key(id);
        let (lists, _) = self.left.wait_timeout_while(lists, most, is_there).unwrap_or_else(PoisonError::into_inner);
        !lists.running.contains_key(id)
    }

    /// Forgets what is known of an experiment that is gone.
    pub fn forget(&self, id: &str) {
        self.lists().troubles.remove(id);
        self.shelf.forget(id);
    }

    /// Ends every run; none is started any more.
    pub fn close(&self) {
        let mut lists = self.lists();
        lists.is_closing = true;
        for running in lists.running.values() {
            running.stop.store(true, Ordering::SeqCst);
        }
        let waited = self.left.wait_timeout_while(lists, FAREWELL, |lists| !lists.running.is_empty());
        drop(waited.unwrap_or_else(PoisonError::into_inner));
    }
}

/// Plays what an experiment has not played yet, in the background; one that runs already goes on.
pub(crate) fn start(app: &Shared, kept: KeptExperiment, threads: Option<usize>) -> Answered<()> {
    let threads = plan::threads(&kept.experiment, threads, &app.ceilings)?;
    let running = Arc::new(Running::new(&kept));
    {
        let mut lists = app.experiments.lists();
        if lists.running.contains_key(&kept.id) {
            return Ok(());
        }
        app.experiments.room(&lists)?;
        lists.troubles.remove(&kept.id);
        lists.running.insert(kept.id.clone(), running.clone());
    }
    tell(app, &kept.id, &running, State::Running, None);
    let (own, id) = (app.clone(), kept.id.clone());
    let name = format!("experiment-{id}");
    let work = move || {
        own.host.step_back();
        let played = catch_unwind(AssertUnwindSafe(|| play(&own, kept, &running, threads)));
        let played = played.unwrap_or_else(|_| Err(Problem::internal("an experiment panicked")));
        leave(&own, &id, &running, played.err().as_ref());
    };
    let is_started = app.host.spawn(&name, STACK_BYTES, Box::new(work));
    if is_started { Ok(()) } else { Err(Problem::internal("no thread for an experiment")) }
}

fn play(app: &App, kept: KeptExperiment, running: &Running, threads: usize) -> Answered<()> {
    let library = app.sessions.library();
    let KeptExperiment { id, experiment, .. } = kept;
    let (entry, schedule) = experiment.check()?;
    let known = library.outcomes(&id)?;
    let run =
        Run { experiment: &experiment, schedule: &schedule, entry, part: Part::WHOLE, threads, known: &known, stop: running.stop.clone() };
    run.play(&|play, progress| -> Result<(), Complaint> {
        library.keep_play(&id, play)?;
        if running.hear(progress) {
            tell(app, &id, running, State::Running, None);
        }
        Ok(())
    })?;
    Ok(())
}

/// Ends a run, and tells how the experiment stands.
fn leave(app: &App, id: &str, running: &Running, trouble: Option<&Problem>) {
    if let Some(problem) = trouble {
        tracing::warn!("the experiment {id} has ended before its time: {}", plyground_lab::one_line(&problem.message, 600));
    }
    let state = app.sessions.library().experiment(id).map_or(State::Unfinished, |kept| shown::state_at_rest(app, &kept));
    let mut lists = app.experiments.lists();
    lists.running.remove(id);
    if let Some(problem) = trouble {
        lists.troubles.insert(id.into(), problem.clone());
    }
    // Told before anybody can see that it is over: who sees it has been told.
    tell(app, id, running, state, trouble);
    drop(lists);
    app.experiments.left.notify_all();
}

/// Tells every tab how an experiment stands.
fn tell(app: &App, id: &str, running: &Running, state: State, trouble: Option<&Problem>) {
    app.events.publish(
        "experiment",
        None,
        &ExperimentEvent { progress: running.view(), id, state, problem: trouble.map(ProblemJson::from) },
    );
}

/// How an experiment stands, told to every tab.
#[derive(Serialize)]
struct ExperimentEvent<'a> {
    #[serde(flatten)]
    progress: ProgressView,
    id: &'a str,
    state: State,
    problem: Option<ProblemJson>,
}

/// Tells every tab that an experiment is gone.
pub(crate) fn tell_gone(app: &App, id: &str) {
    app.events.publish(
        "experiment",
        None,
        &ExperimentEvent { progress: ProgressView::default(), id, state: State::Deleted, problem: None },
    );
}
