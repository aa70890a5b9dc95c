//! Playing what an experiment has not played yet, on as many threads as there are.
//!
//! Threads take unit after unit; every game is handed over as soon as it ends. What a game is does not
//! depend on who plays it or when, so the number of threads, a break in the middle, or playing parts
//! on many machines change nothing but the time.

use super::file::Experiment;
use super::play::{GamePlayer, Play};
use super::schedule::{Part, Schedule};
use super::sequential::Sequential;
use plyground_core::Complaint;
use plyground_core::threads::share;
use plyground_session::Entry;
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// An experiment that is ready to be played.
pub struct Run<'a> {
    /// What is to be found out.
    pub experiment: &'a Experiment,
    /// The games.
    pub schedule: &'a Schedule,
    /// The game's entry in the catalogue.
    pub entry: &'static Entry,
    /// Which units are to be played here.
    pub part: Part,
    /// How many games run at once.
    pub threads: usize,
    /// The games that have been played before.
    pub known: &'a [Play],
    /// Ends it early.
    pub stop: Arc<AtomicBool>,
}

/// Who hears of every game as it ends. It has been played for nothing if keeping it fails, and so
/// would all others: a complaint ends the run.
pub type Keep<'a> = dyn Fn(&Play, Progress) -> Result<(), Complaint> + Sync + 'a;

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played, those of earlier runs included.
    pub done: usize,
    /// Games in all.
    pub all: usize,
    /// Games played in this run.
    pub now: usize,
}

/// What threads share while they play.
struct Shared {
    done: usize,
    now: usize,
    sequential: Option<Sequential>,
    trouble: Option<Complaint>,
}

impl Run<'_> {
    /// Plays; true when everything has been played, or enough for a test that ends early.
    pub fn play(&self, keep: &Keep<'_>) -> Result<bool, Complaint> {
        let known: HashSet<(usize, usize)> = self.known.iter().map(|play| (play.unit, play.half)).collect();
        let all = self.schedule.games_in(self.part);
        let mut sequential = self.experiment.test()?.map(|test| Sequential::new(test, self.schedule));
        if let Some(sequential) = &mut sequential {
            for play in self.known {
                sequential.hear(play);
            }
        }
        let shared = Mutex::new(Shared { done: known.len(), now: 0, sequential, trouble: None });
        let units: Vec<usize> = (0..self.schedule.units()).filter(|unit| self.part.has(*unit)).collect();
        let next = AtomicUsize::new(0);
        // Raised by whoever is in trouble or sees that enough was played, or from outside.
        let enough = AtomicBool::new(false);
        let players = GamePlayer { experiment: self.experiment, schedule: self.schedule, entry: self.entry, stop: self.stop.clone() };
        // Whoever is in the middle of a game need not finish it: nothing more will be kept.
        let give_up = |complaint: Complaint| {
            lock(&shared).trouble.get_or_insert(complaint);
            enough.store(true, Ordering::SeqCst);
            self.stop.store(true, Ordering::SeqCst);
        };
        let work = || {
            while !enough.load(Ordering::SeqCst) && !self.stop.load(Ordering::SeqCst) {
                let Some(unit) = units.get(next.fetch_add(1, Ordering::Relaxed)) else { break };
                if lock(&shared).is_decided() {
                    break;
                }
                for fixture in self.schedule.unit(*unit) {
                    if known.contains(&(fixture.unit, fixture.half)) || enough.load(Ordering::SeqCst) {
                        continue;
                    }
                    match players.play(&fixture) {
                        Ok(Some(play)) => {
                            // Kept outside the lock: SQLite has one of its own, and others want to go on.
                            let progress = lock(&shared).count(&play, all);
                            if let Err(complaint) = keep(&play, progress) {
                                give_up(complaint);
                            }
                        }
                        Ok(None) => return,
                        Err(complaint) => {
                            give_up(complaint);
                        }
                    }
                }
            }
        };
        share(self.threads.clamp(1, units.len().max(1)), work);
        let shared = shared.into_inner().unwrap_or_else(PoisonError::into_inner);
        match shared.trouble {
            Some(complaint) => Err(complaint),
            None => Ok(shared.done == all || shared.is_decided()),
        }
    }
}

impl Shared {
    fn count(&mut self, play: &Play, all: usize) -> Progress {
        self.done += 1;
        self.now += 1;
        if let Some(sequential) = &mut self.sequential {
            sequential.hear(play);
        }
        Progress { done: self.done, all, now: self.now }
    }

    fn is_decided(&self) -> bool {
        self.sequential.as_ref().is_some_and(|sequential| sequential.decided_at().is_some())
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // Counters stay right when somebody else panics: there is nothing to distrust.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
