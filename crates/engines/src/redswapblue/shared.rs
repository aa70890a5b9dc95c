//! What has been swept stays with the process: all champions share it, and a sweep goes on for a while when nobody waits for it.
//!
//! Each variant has one sweep, done by a thread of its own. Whoever wants a way leaves a question; between two layers the
//! worker answers those it has come to. Who stops waiting takes the question away, and the sweep goes on without it for a few
//! seconds, so that the next question finds more swept than the last. Then it pauses until somebody asks again; when nobody
//! does, what was swept is dropped, unless it is complete.
//!
//! ```text
//!   champion ── question ──►┐                    layer 1, layer 2, … layer 117
//!   champion ── question ──►├─ sweep ◄── worker ─┴────────┴── answers ──┴── complete: answered at once
//!   champion ── gone        ┘
//! ```
//!
//! Contract: nobody waits for more than the time they chose, because only the worker ever sweeps. Small variants all stay; of
//! those with n = 4, hundreds of mebibytes each, one at a time: another one takes its place as soon as nobody waits for the
//! first. While somebody waits the sweep has as many threads as the most eager wants, else one. It never keeps the process
//! from ending.
//!
//! Where no thread can be started, as in a browser, the callers sweep while they wait: one layer, a look at the clock, the next.
//! A layer that a limit interrupts is lost, and with it the sweep; between two layers it is kept for the next question.

use super::distances::Distances;
use super::home::arranged;
use plyground_core::time::Instant;
use plyground_core::{Clock, Heuristic, Limits, Stop};
use plyground_games::redswapblue::{Action, Bits, Content, Judge, Jump, RedSwapBlue, Variant};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::Builder;
use std::time::Duration;

/// How long a sweep goes on when the last question has gone, and how long what it has swept is kept after that.
const IDLE: Idle = Idle { sweeps: Duration::from_secs(5), keeps: Duration::from_secs(60) };

static STORE: Mutex<Store> = Mutex::new(Store { sweeps: Vec::new(), folder: None });

/// All sweeps of the process.
struct Store {
    sweeps: Vec<Arc<Sweep>>,
    folder: Option<PathBuf>,
}

/// What a sweep does when nobody waits for it.
#[derive(Clone, Copy)]
struct Idle {
    /// So long it goes on.
    sweeps: Duration,
    /// So long it pauses then, before it is dropped.
    keeps: Duration,
}

/// From now on, complete distances of n = 4 are read from this folder if it has a file of them.
pub fn look_in(folder: PathBuf) {
    lock(&STORE).folder = Some(folder);
}

/// The file of a folder in which the distances of a variant are looked for.
#[must_use]
pub fn file_in(folder: &Path, variant: Variant) -> PathBuf {
    let jump = if variant.jump == Jump::Other { "-other" } else { "" };
    let diagonal = if variant.diagonal { "-diagonal" } else { "" };
    folder.join(format!("redswapblue-n{}{jump}{diagonal}.distances", variant.n))
}

/// Forgets what was swept for a variant; whoever still waits for it is told that it was cancelled.
pub fn forget(variant: Variant) {
    lock(&STORE).drop_where(|sweep| sweep.variant == variant);
}

/// How many wait for the sweep of a variant.
#[must_use]
pub fn waiting(variant: Variant) -> usize {
    let store = lock(&STORE);
    store.sweeps.iter().filter(|sweep| sweep.variant == variant).map(|sweep| lock(&sweep.state).questions.len()).sum()
}

/// Leaves a question about a position, and begins the sweep of its variant if nobody has. `None` when another variant
/// is in the way for now: there, somebody still waits. An error where n is too large to be swept.
pub(super) fn ask<B: Bits>(position: &RedSwapBlue<B>, threads: usize) -> Result<Option<Asked>, Stop> {
    let variant = position.variant();
    let standard = RedSwapBlue::<u64>::new(variant).filter(|_| variant.n <= Distances::LARGEST_N).ok_or(Stop::Memory)?;
    let position = arranged(&standard, position.blank(), |cell| position.content(cell) == Content::Red).ok_or(Stop::Memory)?;
    // The store stays locked until the question is there: nobody may drop the sweep in between.
    let mut store = lock(&STORE);
    let Some(sweep) = store.sweep_of(variant, Builder::new()) else { return Ok(None) };
    let ticket = lock(&sweep.state).add(position, threads);
    // It may have paused.
    sweep.changed.notify_all();
    drop(store);
    Ok(Some(Asked { sweep, ticket, position, is_standard: position == standard }))
}

impl Store {
    /// The sweep of a variant, begun if need be by a thread that is built like this; `None` when another is in the way.
    fn sweep_of(&mut self, variant: Variant, builder: Builder) -> Option<Arc<Sweep>> {
        self.drop_where(|sweep| sweep.is_over() && sweep.complete.get().is_none());
        if let Some(sweep) = self.sweeps.iter().find(|sweep| sweep.variant == variant) {
            return Some(sweep.clone());
        }
        let is_large = |variant: Variant| variant.n == Distances::LARGEST_N;
        if is_large(variant) {
            if self.sweeps.iter().any(|sweep| is_large(sweep.variant) && !lock(&sweep.state).questions.is_empty()) {
                return None;
            }
            self.drop_where(|sweep| is_large(sweep.variant));
        }
        let file = self.folder.as_deref().filter(|_| is_large(variant)).map(|folder| file_in(folder, variant));
        let sweep = Arc::new(Sweep::new(variant, file, IDLE));
        let worker = sweep.clone();
        if builder.name("redswapblue".into()).spawn(move || worker.work()).is_err() {
            sweep.by_callers.get_or_init(Mutex::default);
        }
        self.sweeps.push(sweep.clone());
        Some(sweep)
    }

    fn drop_where(&mut self, is_unwanted: impl Fn(&Sweep) -> bool) {
        self.sweeps.retain(|sweep| {
            let is_unwanted = is_unwanted(sweep);
            if is_unwanted {
                // Locked, so that a worker that is about to pause hears of it.
                let _state = lock(&sweep.state);
                sweep.stop.store(true, Ordering::Relaxed);
                sweep.changed.notify_all();
            }
            !is_unwanted
        });
    }
}

/// The sweep of one variant.
struct Sweep {
    variant: Variant,
    /// Where the distances may lie ready.
    file: Option<PathBuf>,
    state: Mutex<State>,
    idle: Idle,
    /// Told after every layer, and of every question.
    changed: Condvar,
    /// All distances, once there are no more layers.
    complete: OnceLock<Distances>,
    /// Raised when the worker should end.
    stop: Arc<AtomicBool>,
    /// How far the callers have swept, where there is no worker.
    by_callers: OnceLock<Mutex<Option<Distances>>>,
}

/// How far a sweep has come, and what it is asked.
#[derive(Default)]
struct State {
    layers: Vec<u64>,
    /// A shortest way from the standard start, where the sweep has met its mirror image.
    halfway: Option<Vec<Action>>,
    questions: Vec<Question>,
    /// How many questions there ever were.
    tickets: u64,
    /// Since when nobody waits.
    idle_since: Option<Instant>,
    /// True when the worker has ended.
    is_over: bool,
}

impl State {
    /// Adds a question and answers with its ticket.
    fn add(&mut self, position: RedSwapBlue<u64>, threads: usize) -> u64 {
        self.tickets += 1;
        self.idle_since = None;
        self.questions.push(Question { ticket: self.tickets, position, threads, missed: 0, answer: None });
        self.tickets
    }
}

/// Somebody who wants a way.
struct Question {
    ticket: u64,
    position: RedSwapBlue<u64>,
    threads: usize,
    /// In so many layers the position is not.
    missed: usize,
    answer: Option<Vec<Action>>,
}

impl Sweep {
    fn new(variant: Variant, file: Option<PathBuf>, idle: Idle) -> Self {
        let (state, changed, complete, stop) = (Mutex::default(), Condvar::new(), OnceLock::new(), Arc::default());
        Self { variant, file, state, idle, changed, complete, stop, by_callers: OnceLock::new() }
    }

    fn is_over(&self) -> bool {
        lock(&self.state).is_over
    }

    /// What the worker does: steps until the end or until it is stopped.
    fn work(&self) {
        let _over = Over(self);
        let limits = Limits { stop: Some(self.stop.clone()), ..Limits::default() };
        let clock = limits.start();
        let mut swept = None;
        while self.step(&mut swept, &clock).is_ok_and(|goes_on| goes_on) && self.is_wanted() {}
    }

    /// Reads the file if there is a good one, else sweeps one layer; says whether there may be more to do. Stopped in the
    /// middle of a layer, it leaves nothing.
    fn step(&self, swept: &mut Option<Distances>, clock: &Clock<'_>) -> Result<bool, Stop> {
        let mut distances = match swept.take() {
            Some(mut distances) => {
                distances.advance(clock)?;
                distances
            }
            None => match self.read() {
                Some(distances) => distances,
                None => Distances::begin(self.variant, 1, || clock.check_time())?,
            },
        };
        distances.threads = self.answer(&distances);
        if distances.is_complete() {
            // Whoever steps completes it, so it is not complete yet.
            let _ = self.complete.set(distances);
            return Ok(false);
        }
        *swept = Some(distances);
        Ok(true)
    }

    /// What the file holds. One that cannot be used costs a sweep, and nothing else.
    fn read(&self) -> Option<Distances> {
        let file = File::open(self.file.as_ref()?).ok()?;
        Distances::load(self.variant, file).ok()
    }

    /// Sweeps a layer on the calling thread, where there is no worker and nobody else is at it; says whether it did.
    fn step_as_caller(&self, clock: &Clock<'_>) -> bool {
        let Some(mut swept) = self.by_callers.get().and_then(|swept| swept.try_lock().ok()) else { return false };
        if !self.is_over() && clock.check_time().is_ok() && !self.step(&mut swept, clock).is_ok_and(|goes_on| goes_on) {
            drop(Over(self));
        }
        true
    }

    /// Whether to sweep another layer, after a pause if nobody has waited for long: false when what was swept is to be dropped.
    fn is_wanted(&self) -> bool {
        let Idle { sweeps, keeps } = self.idle;
        let mut state = lock(&self.state);
        loop {
            if !state.questions.is_empty() {
                return true;
            }
            let idle = state.idle_since.get_or_insert_with(Instant::now).elapsed();
            // Who has stopped the sweep is told by its clock.
            if idle < sweeps || self.stop.load(Ordering::Relaxed) {
                return true;
            }
            let Some(left) = (sweeps + keeps).checked_sub(idle).filter(|left| !left.is_zero()) else {
                drop(state);
                if self.retire() {
                    return false;
                }
                state = lock(&self.state);
                continue;
            };
            state = self.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Leaves the store, unless somebody has asked meanwhile.
    fn retire(&self) -> bool {
        // Nobody asks while the store is locked.
        let mut store = lock(&STORE);
        let mut state = lock(&self.state);
        state.is_over = state.questions.is_empty();
        store.sweeps.retain(|sweep| !state.is_over || !std::ptr::eq(&raw const **sweep, self));
        state.is_over
    }

    /// Answers what can be answered, and says how many threads are wanted.
    fn answer(&self, distances: &Distances) -> usize {
        let is_known = lock(&self.state).halfway.is_some();
        let halfway = if is_known { None } else { self.meet(distances) };
        let mut state = lock(&self.state);
        state.layers = distances.layers().to_vec();
        state.halfway = state.halfway.take().or(halfway);
        let layers = state.layers.len();
        for question in state.questions.iter_mut().filter(|question| question.answer.is_none()) {
            question.answer = distances.way(&question.position);
            question.missed = layers;
        }
        let threads = state.questions.iter().map(|question| question.threads).max().unwrap_or(1);
        self.changed.notify_all();
        threads
    }

    /// A shortest way from the standard start, if the sweep has just met its mirror image. It is asked after every layer,
    /// since only then the answer means something.
    fn meet(&self, distances: &Distances) -> Option<Vec<Action>> {
        let standard = RedSwapBlue::<u64>::new(self.variant)?;
        let may_meet = distances.has_mirror() && 2 * (distances.layers().len() - 1) >= Judge::Parity.estimate(&standard) as usize;
        // Complete ones have no newest layer to meet in.
        if may_meet && !distances.is_complete() { distances.solution_through_newest(&standard) } else { None }
    }
}

/// Tells those who wait that nothing more will come, also when the worker has failed.
struct Over<'a>(&'a Sweep);

impl Drop for Over<'_> {
    fn drop(&mut self) {
        lock(&self.0.state).is_over = true;
        self.0.changed.notify_all();
    }
}

/// A question that was left; it is taken away when this is dropped.
pub(super) struct Asked {
    sweep: Arc<Sweep>,
    ticket: u64,
    position: RedSwapBlue<u64>,
    is_standard: bool,
}

/// What is known about a question.
pub(super) struct Seen {
    /// The layers swept so far; with an answer, only those that it rests on.
    pub layers: Vec<u64>,
    /// In so many layers the position is not.
    pub missed: usize,
    /// A shortest way.
    pub way: Option<Vec<Action>>,
    /// True when nothing more will come.
    pub is_over: bool,
}

impl Asked {
    /// What is known, after waiting for news at most so long, or after sweeping as long as `clock` allows.
    pub fn look(&self, wait: Duration, clock: &Clock<'_>) -> Seen {
        let mut state = lock(&self.sweep.state);
        let mut way = self.way(&state);
        if way.is_none() && !state.is_over {
            drop(state);
            let has_swept = self.sweep.step_as_caller(clock);
            state = lock(&self.sweep.state);
            way = self.way(&state);
            if has_swept {
                return self.seen(&state, way);
            }
        }
        if way.is_none() && !state.is_over {
            state = self.sweep.changed.wait_timeout(state, wait).unwrap_or_else(PoisonError::into_inner).0;
            way = self.way(&state);
        }
        self.seen(&state, way)
    }

    fn seen(&self, state: &State, way: Option<Vec<Action>>) -> Seen {
        let mut layers = state.layers.clone();
        if let Some(way) = &way {
            layers.truncate(1 + self.layers_needed(way.len()));
        }
        let missed = self.question(state).map_or(0, |question| question.missed);
        Seen { layers, missed, way, is_over: state.is_over }
    }

    fn way(&self, state: &State) -> Option<Vec<Action>> {
        let halfway = state.halfway.as_ref().filter(|_| self.is_standard);
        let answer = halfway.or_else(|| self.question(state).and_then(|question| question.answer.as_ref()));
        answer.cloned().or_else(|| self.sweep.complete.get()?.way(&self.position))
    }

    fn question<'a>(&self, state: &'a State) -> Option<&'a Question> {
        state.questions.iter().find(|question| question.ticket == self.ticket)
    }

    /// The layers that a sweep needs for a way of this length, whoever swept them: half as many where it meets its mirror image.
    fn layers_needed(&self, length: usize) -> usize {
        let meets = self.is_standard && self.sweep.variant.pieces() % 2 == 1;
        if meets { length.div_ceil(2) } else { length }
    }
}

impl Drop for Asked {
    fn drop(&mut self) {
        let mut state = lock(&self.sweep.state);
        state.questions.retain(|question| question.ticket != self.ticket);
        if state.questions.is_empty() {
            state.idle_since = Some(Instant::now());
        }
    }
}

/// What is kept behind a lock is whole at any moment, also when somebody failed while holding it.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn without_a_worker_the_callers_sweep_while_they_wait() {
        let variant = Variant { n: 2, jump: Jump::Any, diagonal: false };
        let position = RedSwapBlue::<u64>::new(variant).expect("n = 2 fits");
        let mut store = Store { sweeps: Vec::new(), folder: None };
        let asked = |store: &mut Store| {
            let sweep = store.sweep_of(variant, Builder::new().stack_size(usize::MAX / 4)).expect("nothing is in the way");
            let ticket = lock(&sweep.state).add(position, 1);
            Asked { sweep, ticket, position, is_standard: true }
        };
        let first = asked(&mut store);
        let no_time = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        let seen = first.look(Duration::ZERO, &no_time.start());
        assert_eq!((seen.layers.len(), seen.is_over), (0, false), "no time, no sweep");
        let limits = Limits::default();
        assert_eq!(first.look(Duration::ZERO, &limits.start()).layers.len(), 1);
        drop(first);
        let second = asked(&mut store);
        let found = (2..100).find_map(|layers| {
            let seen = second.look(Duration::ZERO, &limits.start());
            assert!(seen.way.is_some() || seen.layers.len() == layers, "it goes on where the first caller stopped");
            seen.way
        });
        let expected = Distances::new(variant, 1).and_then(|mut distances| {
            distances.complete(&limits.start()).ok()?;
            distances.distance(&position)
        });
        assert_eq!(found.map(|way| way.len() as u32), expected);
    }

    #[test]
    fn a_sweep_that_nobody_waits_for_pauses_and_is_dropped() {
        let start = RedSwapBlue::<u64>::new(Variant { n: 3, jump: Jump::Any, diagonal: false }).expect("n = 3 fits");
        let none = Duration::ZERO;
        let hour = Duration::from_secs(3600);
        let layers = |sweep: &Sweep| lock(&sweep.state).layers.len();

        // Nobody ever asks, and it may not go on without a question.
        let idle = Sweep::new(start.variant(), None, Idle { sweeps: none, keeps: none });
        idle.work();
        assert_eq!((layers(&idle), idle.is_over(), idle.complete.get().is_some()), (1, true, false));

        // It may go on alone for an hour, or somebody waits.
        let alone = Sweep::new(start.variant(), None, Idle { sweeps: hour, keeps: none });
        alone.work();
        let awaited = Sweep::new(start.variant(), None, Idle { sweeps: none, keeps: none });
        lock(&awaited.state).add(start, 1);
        awaited.work();
        assert!(layers(&alone) > 30 && alone.complete.get().is_some() && awaited.complete.get().is_some());

        // A question ends the pause.
        let paused = Arc::new(Sweep::new(start.variant(), None, Idle { sweeps: none, keeps: hour }));
        let worker = std::thread::spawn({
            let paused = paused.clone();
            move || paused.work()
        });
        while lock(&paused.state).idle_since.is_none() {
            std::thread::yield_now();
        }
        assert_eq!(layers(&paused), 1);
        lock(&paused.state).add(start, 1);
        paused.changed.notify_all();
        worker.join().expect("it does not fail");
        assert_eq!(layers(&paused), layers(&alone));
    }
}
