//! When a search stops, and the clock that tells it.

use crate::time::Instant;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// When to stop. Depth, nodes and memory are repeatable; time and the flag are not.
///
/// ```
/// use plyground_core::Limits;
/// let limits = Limits { nodes: Some(1000), ..Limits::depth(4) };
/// assert_eq!(limits.depth, Some(4));
/// ```
#[derive(Clone, Debug, Default)]
pub struct Limits {
    /// Decisions of players looked ahead, the root's included; chance is free.
    pub depth: Option<u32>,
    /// Positions looked at.
    pub nodes: Option<u64>,
    /// Time taken.
    pub time: Option<Duration>,
    /// Bytes taken by the search's own structures.
    pub memory: Option<usize>,
    /// Raised by somebody else to stop the search soon.
    pub stop: Option<Arc<AtomicBool>>,
    /// Told now and then what a long search has found so far.
    pub progress: Option<Progress>,
    /// Raised when the search that this one helps has ended; see [`helping`](Self::helping).
    pub done: Option<Arc<AtomicBool>>,
    /// When the clock began, where several searches share one; else it begins with the search.
    pub since: Option<Instant>,
}

/// Somebody who wants to hear what a long search has found so far: how much work is done, what
/// the root is worth, and how far off that may be.
#[derive(Clone)]
pub struct Progress(pub Arc<dyn Fn(u64, crate::Worth) + Send + Sync>);

impl fmt::Debug for Progress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Progress")
    }
}

impl Limits {
    /// Stop at this depth, and nowhere else.
    #[must_use]
    pub fn depth(depth: u32) -> Self {
        Self { depth: Some(depth), ..Self::default() }
    }

    /// Stop after this many nodes, and nowhere else.
    #[must_use]
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// The limits of a thread that helps a search with these: it has the same clock and the same flag, and ends when
    /// the search is `done`.
    #[must_use]
    pub fn helping(&self, done: &Arc<AtomicBool>) -> Self {
        Self { done: Some(done.clone()), progress: None, ..self.clone() }
    }

    /// The same with a clock that begins now, if it has not begun.
    #[must_use]
    pub fn begun(&self) -> Self {
        Self { since: self.since.or_else(|| Some(Instant::now())), ..self.clone() }
    }

    /// As many of `threads` as one search may have: four for each core. With more, the one whose answer is waited for
    /// would get to run too seldom to keep its limits.
    #[must_use]
    pub fn fit_threads(threads: usize) -> usize {
        static MOST: LazyLock<usize> = LazyLock::new(|| 4 * crate::threads::cores());
        // Asking the system takes a while; nobody asks for one thread.
        if threads <= 4 { threads } else { threads.min(*MOST) }
    }

    /// Starts the clock of one search.
    #[must_use]
    pub fn start(&self) -> Clock<'_> {
        let mut clock =
            Clock { limits: self, started: self.since.unwrap_or_else(Instant::now), nodes: 0, next_look: 0, slow_until: 0, work: 0 };
        clock.plan_next_look();
        clock
    }
}

/// Why a search stopped.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Stop {
    /// It came to its end: no limit stopped it, and a larger one would change nothing. What that
    /// proves is said by the values: a search whose value is exact and has no margin has seen everything
    /// that matters, one that samples or leaves outcomes out has not. A puzzle search without a
    /// solution has seen everything within reach.
    Complete,
    /// The depth limit was reached everywhere.
    Depth,
    /// The node limit was reached.
    Nodes,
    /// The time was up.
    Time,
    /// The memory was used up.
    Memory,
    /// Somebody raised the stop flag.
    Cancelled,
}

impl Stop {
    /// The word used for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::Depth => "depth",
            Self::Nodes => "nodes",
            Self::Time => "time",
            Self::Memory => "memory",
            Self::Cancelled => "cancelled",
        }
    }
}

/// Counts nodes and says when to stop. In most nodes that is one addition and one comparison.
#[derive(Debug)]
pub struct Clock<'a> {
    limits: &'a Limits,
    started: Instant,
    nodes: u64,
    next_look: u64,
    /// Nodes may take long until this many were counted.
    slow_until: u64,
    /// Work inside nodes since the last look because of it.
    work: u64,
}

impl Clock<'_> {
    /// Nodes between two looks at the time and the flag.
    const STRIDE: u64 = 1024;
    /// The same while nodes may take long.
    const SHORT_STRIDE: u64 = 16;
    /// Small steps of work inside nodes, some nanoseconds each, between two looks.
    const WORK_STRIDE: u64 = 1 << 16;
    /// What a list of actions may take where the limits name no memory.
    const LIST_MEMORY: usize = 512 << 20;

    /// Counts one node; an error says that the search must stop now.
    #[inline]
    pub fn tick(&mut self) -> Result<(), Stop> {
        self.nodes += 1;
        if self.nodes >= self.next_look { self.look() } else { Ok(()) }
    }

    /// Counts `many` nodes at once, or none of them: an error says that they would be too many, or
    /// that the search must stop now. For loops over leaves that are too short to count one by one.
    #[inline]
    pub fn tick_many(&mut self, many: u64) -> Result<(), Stop> {
        self.nodes += many;
        if self.nodes >= self.next_look { self.look_back(many) } else { Ok(()) }
    }

    /// Notes this many small steps of work inside a node, such as the making of a long list of actions;
    /// an error says that the search must stop now.
    #[inline]
    pub fn work(&mut self, steps: u64) -> Result<(), Stop> {
        self.work += steps;
        if self.work < Self::WORK_STRIDE {
            return Ok(());
        }
        self.work = 0;
        self.check_time()
    }

    /// How many actions a list may have for a search that keeps `bytes` for each of them.
    #[must_use]
    pub fn room(&self, bytes: usize) -> usize {
        (self.limits.memory.unwrap_or(Self::LIST_MEMORY) / bytes).max(1)
    }

    /// Says that the next `nodes` nodes may take long, such as those that are the first to touch the memory of a
    /// large table: the clock looks at the time more often meanwhile.
    #[cold]
    #[inline(never)]
    pub fn expect_slow_nodes(&mut self, nodes: u64) {
        self.slow_until = self.slow_until.max(self.nodes.saturating_add(nodes));
        self.plan_next_look();
    }

    #[cold]
    #[inline(never)]
    fn look_back(&mut self, many: u64) -> Result<(), Stop> {
        let result = if self.limits.nodes.is_some_and(|most| self.nodes > most) { Err(Stop::Nodes) } else { self.check_time() };
        if result.is_err() {
            self.nodes -= many;
        }
        self.plan_next_look();
        result
    }

    #[cold]
    #[inline(never)]
    fn look(&mut self) -> Result<(), Stop> {
        self.plan_next_look();
        if self.limits.nodes.is_some_and(|most| self.nodes > most) {
            self.nodes -= 1;
            return Err(Stop::Nodes);
        }
        self.check_time()
    }

    fn plan_next_look(&mut self) {
        let stride = self.nodes + if self.nodes < self.slow_until { Self::SHORT_STRIDE } else { Self::STRIDE };
        self.next_look = self.limits.nodes.map_or(stride, |most| stride.min(most.max(self.nodes).saturating_add(1)));
    }

    /// Looks at the time and the flag at once: for work done in large steps.
    pub fn check_time(&self) -> Result<(), Stop> {
        let is_raised = |flag: &Option<Arc<AtomicBool>>| flag.as_ref().is_some_and(|flag| flag.load(Ordering::Relaxed));
        if is_raised(&self.limits.stop) || is_raised(&self.limits.done) {
            return Err(Stop::Cancelled);
        }
        if self.limits.time.is_some_and(|most| self.started.elapsed() >= most) {
            return Err(Stop::Time);
        }
        Ok(())
    }

    /// Says whether structures of this many bytes are still allowed.
    #[inline]
    pub fn check_memory(&self, bytes: usize) -> Result<(), Stop> {
        if self.limits.memory.is_some_and(|most| bytes > most) { Err(Stop::Memory) } else { Ok(()) }
    }

    /// Nodes counted so far; also the number of the newest node in a trace.
    #[inline]
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// When it was started.
    pub fn started(&self) -> Instant {
        self.started
    }

    /// Time since the start.
    pub fn elapsed(&self) -> Duration {
        self.started.elapsed()
    }

    /// The limits this clock watches.
    pub fn limits(&self) -> &Limits {
        self.limits
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_allowed_nodes_are_counted() {
        for most in [0, 1, 2, 1023, 1024, 1025, 5000] {
            let limits = Limits::nodes(most);
            let mut clock = limits.start();
            let allowed = (0..10_000).take_while(|_| clock.tick().is_ok()).count() as u64;
            assert_eq!(allowed, most);
            assert_eq!(clock.nodes(), most);
        }
    }

    #[test]
    fn counting_many_at_once_counts_all_or_none_of_them() {
        for most in [0, 1, 2, 1023, 1024, 1025, 5000] {
            for many in [1, 3, 7, 1500] {
                let limits = Limits::nodes(most);
                let mut clock = limits.start();
                while clock.tick_many(many).is_ok() {}
                assert_eq!(clock.nodes(), most / many * many);
                let more = (0..10_000).take_while(|_| clock.tick().is_ok()).count() as u64;
                assert_eq!(more, most % many, "the rest can be counted one by one");
            }
        }
        let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        let mut clock = limits.start();
        assert_eq!((0..2000).find_map(|_| clock.tick_many(5).err()), Some(Stop::Time));
    }

    #[test]
    fn a_raised_flag_stops_within_one_stride() {
        let flag = Arc::new(AtomicBool::new(false));
        let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
        let mut clock = limits.start();
        for _ in 0..5000 {
            clock.tick().expect("nothing to stop for yet");
        }
        flag.store(true, Ordering::Relaxed);
        let more = (0..10_000).take_while(|_| clock.tick().is_ok()).count();
        assert!(more <= 1024, "{more} more nodes");
    }

    #[test]
    fn slow_nodes_are_looked_up_from_more_often() {
        let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
        let visited = |clock: &mut Clock<'_>| (0..10_000).take_while(|_| clock.tick().is_ok()).count();
        let mut clock = limits.start();
        clock.expect_slow_nodes(100);
        let looks: Vec<usize> = (0..9).map(|_| visited(&mut clock)).collect();
        assert_eq!(looks, [15, 15, 15, 15, 15, 15, 15, 1023, 1023], "and as before when they are over");
        // They change nothing of a node limit.
        let limits = Limits::nodes(50);
        let mut clock = limits.start();
        clock.expect_slow_nodes(100);
        assert_eq!(visited(&mut clock), 50);
    }

    #[test]
    fn no_time_at_all_stops_at_the_first_look() {
        let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
        let mut clock = limits.start();
        assert_eq!((0..2000).find_map(|_| clock.tick().err()), Some(Stop::Time));
    }

    #[test]
    fn searches_that_share_a_clock_share_its_time() {
        let since = Some(Instant::now());
        std::thread::sleep(Duration::from_millis(20));
        let limits = |milliseconds| Limits { time: Some(Duration::from_millis(milliseconds)), since, ..Limits::default() };
        assert_eq!(limits(3_600_000).start().check_time(), Ok(()));
        assert_eq!(limits(20).start().check_time(), Err(Stop::Time));
    }

    #[test]
    fn a_helper_hears_both_flags_and_shares_the_clock() {
        let flag = || Arc::new(AtomicBool::new(false));
        let (stop, done, hour) = (flag(), flag(), Some(Duration::from_secs(3600)));
        let limits = Limits { stop: Some(stop.clone()), time: hour, ..Limits::default() }.begun();
        let helping = limits.helping(&done);
        assert_eq!((helping.since, helping.time), (limits.since, hour));
        for flag in [stop, done] {
            assert_eq!(helping.start().check_time(), Ok(()));
            flag.store(true, Ordering::Relaxed);
            assert_eq!(helping.start().check_time(), Err(Stop::Cancelled));
            flag.store(false, Ordering::Relaxed);
        }
        assert_eq!(limits.begun().since, limits.since, "a clock begins once");
    }

    #[test]
    fn there_are_never_far_more_threads_than_cores() {
        let most = Limits::fit_threads(usize::MAX);
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        assert_eq!((most, Limits::fit_threads(1), Limits::fit_threads(4)), (4 * cores, 1, 4));
    }

    #[test]
    fn more_nodes_than_anybody_visits_are_no_trouble() {
        let limits = Limits::nodes(u64::MAX);
        assert_eq!(limits.start().tick(), Ok(()));
    }

    #[test]
    fn work_inside_a_node_is_looked_up_from_now_and_then() {
        let flag = Arc::new(AtomicBool::new(true));
        let limits = Limits { stop: Some(flag), ..Limits::default() };
        let mut clock = limits.start();
        let before_the_look = (0..1000).take_while(|_| clock.work(1000).is_ok()).count();
        assert_eq!(before_the_look, 65, "thousand steps each");
        assert_eq!(limits.start().work(1 << 16), Err(Stop::Cancelled), "a large piece is looked up from at once");
        assert_eq!(Limits::default().start().work(u64::MAX), Ok(()));
    }

    #[test]
    fn a_list_of_actions_has_room_by_the_memory_limit() {
        let room = |memory| Limits { memory, ..Limits::default() }.start().room(1024);
        assert_eq!((room(Some(1 << 20)), room(Some(0)), room(None)), (1024, 1, 1 << 19));
    }

    #[test]
    fn memory_is_refused_beyond_the_limit_only() {
        let limits = Limits { memory: Some(100), ..Limits::default() };
        assert_eq!(limits.start().check_memory(100), Ok(()));
        assert_eq!(limits.start().check_memory(101), Err(Stop::Memory));
    }
}
