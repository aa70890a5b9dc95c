//! A training from its first game to its last: threads, checkpoints, progress.
//!
//! ```text
//!   worker ─┐
//!   worker ─┼─► weights (shared, no locks)       this thread: once a second the progress,
//!   worker ─┘   history (one lock per game)      every few minutes a checkpoint
//! ```

use crate::features::Features;
use crate::file::{self, Head};
use crate::history::{History, Stretch};
use crate::learner::{Learner, Method};
use crate::network::Network;
use plyground_core::time::Instant;
use plyground_core::{Complaint, Game};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

/// How long to train, and where to keep what was learned.
#[derive(Clone, Debug)]
pub struct Plan {
    /// Games in all, those of earlier runs included.
    pub games: Option<u64>,
    /// Time for this run.
    pub time: Option<Duration>,
    /// Threads that play. With one, the same seed gives the same weights.
    pub threads: usize,
    /// The file of the network.
    pub out: Option<PathBuf>,
    /// Time between checkpoints.
    pub every: Duration,
}

impl Default for Plan {
    fn default() -> Self {
        Self { games: None, time: None, threads: 1, out: None, every: Duration::from_secs(60) }
    }
}

/// How far a training is.
#[derive(Clone, Debug)]
pub struct Progress {
    /// Everything so far.
    pub history: History,
    /// Decisions per second in this run.
    pub speed: f64,
    /// The time that is left, as far as can be told.
    pub left: Option<Duration>,
}

/// A training: a network, and what it has been through.
pub struct Training<G: Game, F: Features<G>> {
    network: Network<G, F>,
    head: Head,
    start: G,
    method: Method,
}

/// Time between two looks at how far a run has come.
const SECOND: Duration = Duration::from_secs(1);

/// What the threads of a run share.
struct Shared<'a> {
    history: Mutex<History>,
    /// Games that may still be begun.
    left: AtomicU64,
    stop: &'a AtomicBool,
    began: Instant,
    deadline: Option<Instant>,
}

impl Shared<'_> {
    fn history(&self) -> MutexGuard<'_, History> {
        self.history.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
    }

    /// The number of the next game, if there is to be one.
    fn next(&self) -> Option<u64> {
        self.left.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).ok()?;
        let mut history = self.history();
        history.begun += 1;
        Some(history.begun - 1)
    }
}

impl<G: Game, F: Features<G>> Training<G, F> {
    /// A training with a network, new or from a file.
    pub fn new(network: Network<G, F>, head: Head, start: G, method: Method) -> Self {
        Self { network, head, start, method }
    }

    /// What is known about it.
    pub fn head(&self) -> &Head {
        &self.head
    }

    /// The network.
    pub fn network(&self) -> &Network<G, F> {
        &self.network
    }

    /// Plays and learns until the plan is fulfilled or `stop` is raised; then writes the network. `tell` is
    /// called once a second and at the end.
    pub fn run(&mut self, plan: &Plan, stop: &AtomicBool, mut tell: impl FnMut(&Progress)) -> Result<Progress, Complaint> {
        let began = Instant::now();
        let shared = Shared {
            left: AtomicU64::new(plan.games.map_or(u64::MAX, |games| games.saturating_sub(self.head.history.games))),
            history: Mutex::new(self.head.history.clone()),
            stop,
            began,
            deadline: plan.time.map(|time| began + time),
        };
        let before = self.head.history.clone();
        let result = thread::scope(|scope| {
            let (alive, ended) = mpsc::channel::<()>();
            let start = || {
                let alive = alive.clone();
                let (this, shared, before) = (&*self, &shared, before.seconds);
                let learn = move || {
                    this.work(shared, before, || ());
                    drop(alive);
                };
                thread::Builder::new().spawn_scoped(scope, learn).is_ok()
            };
            let started = (0..plan.threads.max(1)).take_while(|_| start()).count();
            drop(alive);
            let mut saved = Instant::now();
            let mut result = Ok(());
            let mut every_second = || {
                tell(&progress(&shared, &before, plan));
                if saved.elapsed() >= plan.every && result.is_ok() {
                    let history = shared.history().clone();
                    result = self.save(plan, history);
                    saved = Instant::now();
                }
            };
            if started == 0 {
                // Where no thread can be started, the calling one learns, and looks up once a second.
                let mut told = Instant::now();
                self.work(&shared, before.seconds, || {
                    if told.elapsed() >= SECOND {
                        every_second();
                        told = Instant::now();
                    }
                });
                return result;
            }
            while ended.recv_timeout(SECOND) == Err(RecvTimeoutError::Timeout) {
                every_second();
            }
            result
        });
        result?;
        let progress = progress(&shared, &before, plan);
        self.head.history = progress.history.clone();
        self.save(plan, progress.history.clone())?;
        tell(&progress);
        Ok(progress)
    }

    /// Plays so many games with the network as it is, and learns nothing. Fewer when `stop` is raised.
    pub fn play(&self, games: u64, seed: u64, stop: &AtomicBool) -> Stretch {
        let method = Method { rate: 0.0, exploration: 0.0, ..self.method };
        let learner = Learner::new(&self.network, method, self.start.clone(), seed);
        let mut stretch = Stretch::default();
        let mut numbers = 0..games;
        learner.run(
            || numbers.next(),
            |game| {
                stretch.add(&game);
                !stop.load(Relaxed)
            },
        );
        stretch
    }

    /// What one thread does; it calls `look_up` after every game.
    fn work(&self, shared: &Shared<'_>, seconds_before: f64, mut look_up: impl FnMut()) {
        let learner = Learner::new(&self.network, self.method, self.start.clone(), self.head.seed);
        learner.run(
            || shared.next(),
            |game| {
                shared.history().add(&game, seconds_before + shared.began.elapsed().as_secs_f64());
                look_up();
                !shared.is_over()
            },
        );
    }

    fn save(&self, plan: &Plan, history: History) -> Result<(), Complaint> {
        let Some(path) = &plan.out else { return Ok(()) };
        file::save(path, &Head { history, ..self.head.clone() }, &self.network)
    }
}

fn progress(shared: &Shared<'_>, before: &History, plan: &Plan) -> Progress {
    let history = shared.history().clone();
    let elapsed = shared.began.elapsed();
    let speed = (history.decisions - before.decisions) as f64 / elapsed.as_secs_f64().max(1e-9);
    let played = history.games - before.games;
    let by_games = plan.games.filter(|_| played > 0).map(|games| {
        let share = games.saturating_sub(history.games) as f64 / played as f64;
        elapsed.mul_f64(share)
    });
    let by_time = plan.time.map(|time| time.saturating_sub(elapsed));
    let left = [by_games, by_time].into_iter().flatten().min();
    Progress { history, speed, left }
}
