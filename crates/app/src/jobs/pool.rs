//! The threads that search, and the queue before them.

use super::job::{Ending, Job, JobKind, JobState, JobView};
use super::search::News;
use super::summary::Summary;
use crate::ceilings::Ceilings;
use crate::events::Events;
use crate::host::{Host, new_name};
use crate::problem::{Problem, ProblemJson};
use http::StatusCode;
use serde::Serialize;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::Duration;

/// What a search does on its thread.
pub(crate) type Work = Box<dyn FnOnce(&Arc<Job>) -> Ending + Send>;

/// A search recurses as deep as it looks ahead; pages of the stack that it never reaches cost nothing.
pub(crate) const STACK_BYTES: usize = 256 << 20;

/// How often the watcher looks.
const WATCH: Duration = Duration::from_millis(20);

/// A search that says nothing by itself is told about this often.
const STILL_THINKING: Duration = Duration::from_millis(250);

/// Bytes of answers that are kept, at most, as they are written.
const ANSWER_BYTES: usize = 8 << 20;

/// All searches.
pub(crate) struct Jobs(Arc<Pool>);

struct Pool {
    lists: Mutex<Lists>,
    /// Notified when there may be something to do.
    wake: Condvar,
    events: Arc<Events>,
    host: Arc<dyn Host>,
    most_waiting: usize,
    most_kept: usize,
    memory: usize,
}

#[derive(Default)]
struct Lists {
    waiting: VecDeque<(Arc<Job>, Work)>,
    running: Vec<Arc<Job>>,
    /// Every search that can be asked for, oldest first, with the size of its answer.
    known: VecDeque<(Arc<Job>, usize)>,
    /// Bytes that the running ones may take together.
    memory: usize,
    is_closing: bool,
}

impl Jobs {
    /// Starts the threads.
    pub fn start(ceilings: &Ceilings, events: Arc<Events>, host: &Arc<dyn Host>) -> Self {
        let pool = Arc::new(Pool {
            lists: Mutex::default(),
            wake: Condvar::new(),
            events,
            host: host.clone(),
            most_waiting: ceilings.jobs_waiting,
            most_kept: ceilings.jobs_kept,
            memory: ceilings.memory_bytes_together,
        });
        for number in 0..ceilings.jobs_running.max(1) {
            let own = pool.clone();
            host.spawn(&format!("search-{number}"), STACK_BYTES, Box::new(move || own.work()));
        }
        let own = pool.clone();
        host.spawn("watcher", 1 << 20, Box::new(move || own.watch()));
        Self(pool)
    }

    /// Puts a search into the queue, or says that the queue is full.
    pub fn submit(&self, job: Job, work: Work) -> Result<Arc<Job>, Problem> {
        self.submit_at_most(job, usize::MAX, work)
    }

    /// The same for work that takes so long that only so many of its kind may run or wait.
    pub fn submit_at_most(&self, mut job: Job, most: usize, work: Work) -> Result<Arc<Job>, Problem> {
        job.id = new_name(self.0.host.as_ref());
        let mut lists = self.0.lists();
        let is_alike = |other: &&Arc<Job>| other.kind == job.kind && !other.is_over();
        if lists.running.iter().chain(lists.waiting.iter().map(|(job, _)| job)).filter(is_alike).count() >= most {
            let message = format!("{most} of these are under way already; try again when one has ended");
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-jobs", message).with("most", most));
        }
        if lists.is_closing {
            return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "closing", "the server is about to end"));
        }
        if lists.waiting.len() >= self.0.most_waiting {
            let message = format!("{} searches are waiting already; try again in a moment", lists.waiting.len());
            return Err(Problem::new(StatusCode::TOO_MANY_REQUESTS, "too-many-jobs", message).with("most", self.0.most_waiting));
        }
        let job = Arc::new(job);
        lists.waiting.push_back((job.clone(), work));
        lists.known.push_back((job.clone(), 0));
        drop(lists);
        self.0.wake.notify_all();
        Ok(job)
    }

    /// The search of this name.
    pub fn find(&self, id: &str) -> Option<Arc<Job>> {
        self.0.lists().known.iter().find(|(job, _)| job.id == id).map(|(job, _)| job.clone())
    }

    /// Cancels a search. It counts as cancelled at once, even if its thread takes a moment to stop.
    pub fn cancel(&self, job: &Arc<Job>) {
        if job.cancel() {
            self.0.tell_end(job);
        }
    }

    /// Cancels the searches of a session that belong to another point of it than `node`, all but `except`.
    pub fn cancel_elsewhere(&self, session: &str, node: Option<usize>, except: Option<&str>) {
        let lists = self.0.lists();
        let pointless = |job: &Arc<Job>| job.is_pointless(session, node) && Some(job.id.as_str()) != except;
        let all: Vec<Arc<Job>> =
            lists.running.iter().chain(lists.waiting.iter().map(|(job, _)| job)).filter(|job| pointless(job)).cloned().collect();
        drop(lists);
        for job in &all {
            self.cancel(job);
        }
    }

    /// Does the next search on this thread; false when none waits.
    pub fn work_once(&self) -> bool {
        let next = {
            let mut lists = self.0.lists();
            self.0.take(&mut lists)
        };
        next.map(|(job, work)| self.0.run(&job, work)).is_some()
    }

    /// Cancels everything; nothing more is taken.
    pub fn close(&self) {
        let mut lists = self.0.lists();
        lists.is_closing = true;
        let waiting: Vec<Arc<Job>> = lists.waiting.drain(..).map(|(job, _)| job).collect();
        let all: Vec<Arc<Job>> = lists.running.iter().cloned().chain(waiting).collect();
        drop(lists);
        for job in &all {
            self.cancel(job);
        }
        self.0.wake.notify_all();
    }
}

impl Drop for Jobs {
    fn drop(&mut self) {
        self.close();
    }
}

impl Pool {
    fn lists(&self) -> MutexGuard<'_, Lists> {
        self.lists.lock().expect("nobody panics while holding the lists of searches")
    }

    /// What a thread of the pool does all its life.
    fn work(&self) {
        self.host.step_back();
        while let Some((job, work)) = self.next() {
            self.run(&job, work);
        }
    }

    /// Does one search.
    fn run(&self, job: &Arc<Job>, work: Work) {
        if job.start() {
            let ending = catch_unwind(AssertUnwindSafe(|| work(job))).unwrap_or_else(|_| {
                Ending::Error(Problem::internal(format!("a search panicked: {} for {:?}", job.kind.word(), job.point)))
            });
            if job.end(ending) {
                self.tell_end(job);
            }
            job.release();
        }
        let mut lists = self.lists();
        lists.running.retain(|other| !Arc::ptr_eq(other, job));
        lists.memory -= job.memory;
        drop(lists);
        self.wake.notify_all();
    }

    /// The next search whose memory fits; waits for one, and returns `None` when all is over.
    fn next(&self) -> Option<(Arc<Job>, Work)> {
        let mut lists = self.lists();
        while !lists.is_closing {
            if let Some(next) = self.take(&mut lists) {
                return Some(next);
            }
            lists = self.wake.wait(lists).expect("nobody panics while holding the lists of searches");
        }
        None
    }

    /// The first search in the queue, if its memory fits now.
    fn take(&self, lists: &mut Lists) -> Option<(Arc<Job>, Work)> {
        lists.waiting.retain(|(job, _)| !job.is_over());
        let fits = lists.waiting.front().is_some_and(|(job, _)| lists.running.is_empty() || lists.memory + job.memory <= self.memory);
        let (job, work) = if fits { lists.waiting.pop_front()? } else { return None };
        lists.memory += job.memory;
        lists.running.push(job.clone());
        self.wake.notify_all();
        Some((job, work))
    }

    /// Stops what takes too long, and tells that the rest is still thinking.
    fn watch(&self) {
        let mut lists = self.lists();
        while !lists.is_closing {
            let running = lists.running.clone();
            if running.is_empty() {
                lists = self.wake.wait(lists).expect("nobody panics while holding the lists of searches");
                continue;
            }
            drop(lists);
            for job in &running {
                if job.is_overdue() {
                    job.stop.store(true, Ordering::SeqCst);
                }
                if job.may_tell(Some(STILL_THINKING)) {
                    self.events.publish("info", job.session(), &News::of(job));
                }
            }
            std::thread::sleep(WATCH);
            lists = self.lists();
        }
    }

    /// Tells everybody that a search has ended, and forgets the oldest ones beyond the limits.
    fn tell_end(&self, job: &Arc<Job>) {
        let view = job.view();
        let JobView { id, kind, session, state, summary, problem, .. } = &view;
        let bytes = self.events.publish("done", job.session(), &Done { job: id, session, kind: *kind, state: *state, summary, problem });
        let mut lists = self.lists();
        if let Some((_, size)) = lists.known.iter_mut().find(|(known, _)| Arc::ptr_eq(known, job)) {
            *size = bytes;
        }
        let mut total: usize = lists.known.iter().map(|(_, size)| size).sum();
        while lists.known.len() > self.most_kept || total > ANSWER_BYTES {
            let Some(oldest) = lists.known.iter().position(|(known, _)| known.is_over() && !Arc::ptr_eq(known, job)) else { break };
            total -= lists.known.remove(oldest).map_or(0, |(_, size)| size);
        }
    }
}

/// What is told of a search that has ended.
#[derive(Serialize)]
struct Done<'a> {
    job: &'a str,
    session: &'a Option<String>,
    kind: JobKind,
    state: JobState,
    summary: &'a Option<Arc<Summary>>,
    problem: &'a Option<ProblemJson>,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::test::TestHost;
    use crate::jobs::job::Point;
    use crate::jobs::summary::{AnswerSummary, Asked};

    fn host() -> Arc<dyn Host> {
        Arc::new(TestHost)
    }

    fn nothing() -> Arc<Summary> {
        let session = plyground_lab::catalogue::find("connect4").unwrap().open("", None).unwrap();
        let mut player = session.player("first", 0).unwrap();
        let answer = session.think(&mut player, &plyground_lab::SearchOptions::default());
        let asked = Asked::new("first".into(), session.as_ref(), &Point { session: String::new(), ply: 0, node: 0 });
        Arc::new(Summary::Answer(AnswerSummary::new(&answer, session.as_ref(), asked, None)))
    }

    fn job() -> Job {
        Job::new(JobKind::Hints, None, 1 << 20, Duration::from_secs(60))
    }

    #[test]
    fn a_search_that_panics_ends_as_an_error_and_its_thread_goes_on() {
        let jobs = Jobs::start(&Ceilings { jobs_running: 1, ..Ceilings::default() }, Arc::new(Events::new(100, 0)), &host());
        let bad = jobs.submit(job(), Box::new(|_| panic!("on purpose"))).unwrap();
        let good = jobs.submit(job(), Box::new(|_| Ending::Ok(nothing()))).unwrap();
        for (job, state) in [(bad, JobState::Error), (good, JobState::Ok)] {
            job.wait(Duration::from_secs(20));
            assert_eq!(job.view().state, state);
        }
    }

    #[test]
    fn what_is_being_played_cannot_be_cancelled_any_more() {
        let job = Arc::new(job());
        assert!(job.start() && job.commit());
        assert!(!job.cancel());
        assert!(job.end(Ending::Ok(nothing())));
        assert_eq!(job.view().state, JobState::Ok);
        let other = Arc::new(self::job());
        assert!(other.start() && other.cancel() && !other.commit() && !other.end(Ending::Ok(nothing())));
        assert_eq!(other.view().state, JobState::Cancelled);
    }

    #[test]
    fn closing_cancels_what_waits_and_what_runs() {
        let jobs = Jobs::start(&Ceilings { jobs_running: 1, ..Ceilings::default() }, Arc::new(Events::new(100, 0)), &host());
        let endless = |job: &Arc<Job>| {
            while !job.stop.load(Ordering::SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            Ending::Cancelled
        };
        let all = [jobs.submit(job(), Box::new(endless)).unwrap(), jobs.submit(job(), Box::new(endless)).unwrap()];
        jobs.close();
        for job in all {
            job.wait(Duration::from_secs(20));
            assert_eq!(job.view().state, JobState::Cancelled);
        }
        assert_eq!(jobs.submit(job(), Box::new(endless)).unwrap_err().code, "closing");
    }
}
