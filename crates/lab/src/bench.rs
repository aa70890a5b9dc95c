//! Fixed suites of work: node counts that repeat exactly, and how fast they went.
//!
//! The number of nodes is the signature of a version: a change that is meant to alter nothing
//! leaves it as it is.

use plyground_core::time::Instant;
use plyground_core::{Complaint, Limits, Rng, Stop};
use plyground_session::SearchOptions;
use plyground_session::catalogue;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

/// One piece of work of a suite.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The suite it belongs to: the id of its game.
    pub suite: &'static str,
    variant: &'static str,
    position: &'static str,
    work: Work,
}

#[derive(Clone, Copy, Debug)]
enum Work {
    Perft(u32),
    Think(&'static str),
    Solve(&'static str),
    PlayOut(u32),
    ListActions(u32),
}

/// What a piece of work took.
#[derive(Clone, Debug)]
pub struct Measured {
    /// What was done.
    pub name: String,
    /// Nodes visited, the same in every run.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
}

const fn task(suite: &'static str, variant: &'static str, position: &'static str, work: Work) -> Task {
    Task { suite, variant, position, work }
}

/// A Barjis position in the middle of a game, with a throw on the table.
const BARJIS: &str = "0,17,39,62/0,11,30,58/1/three";
/// A 2048 board in the middle of a game.
const BOARD: &str = "0,0,0,2/0,0,4,8/2,4,16,32/2,8,64,128";

/// Every task of every suite.
pub const TASKS: &[Task] = &[
    task("barjis", "", "", Work::PlayOut(2000)),
    task("barjis", "", "", Work::ListActions(2000)),
    task("barjis", "", BARJIS, Work::Think("expectiminimax:depth=2,cover=0.999")),
    task("barjis", "", BARJIS, Work::Think("star2:depth=2,cover=0.999")),
    task("barjis", "", BARJIS, Work::Think("expectiminimax:depth=3,cover=0.95")),
    task("barjis", "", BARJIS, Work::Think("star2:depth=3,cover=0.95")),
    task("connect4", "", "", Work::Perft(9)),
    task("connect4", "", "", Work::Think("minimax:depth=7")),
    task("connect4", "", "", Work::Think("alphabeta:depth=9,table=off,ordering=none,deepening=off")),
    task("connect4", "", "", Work::Think("alphabeta:depth=13")),
    task("connect4", "", "", Work::Think("pvs:depth=13")),
    task("connect4", "", "44453", Work::Think("alphabeta:depth=13")),
    task("connect4", "columns=9,rows=7", "", Work::Think("alphabeta:depth=11")),
    task("redswapblue", "n=3", "", Work::Solve("bfs")),
    task("redswapblue", "n=3", "", Work::Solve("ucs")),
    task("redswapblue", "n=3", "", Work::Solve("astar")),
    task("redswapblue", "n=3", "", Work::Solve("astar:heuristic=displacement")),
    task("redswapblue", "n=3", "", Work::Solve("bidirectional")),
    task("redswapblue", "n=4", "", Work::Solve("weighted-astar:weight=3")),
    task("redswapblue", "n=4", "", Work::Solve("beam:width=1000")),
    task("2048", "", "", Work::PlayOut(100_000)),
    task("2048", "", BOARD, Work::Think("expectimax:depth=5")),
    task("2048", "", BOARD, Work::Think("expectimax:depth=6")),
    task("2048", "", BOARD, Work::Think("star2:depth=5")),
    task("2048", "", BOARD, Work::Think("flat:simulations=1000")),
];

/// The names of the suites.
#[must_use]
pub fn suites() -> Vec<&'static str> {
    let mut suites: Vec<_> = TASKS.iter().map(|task| task.suite).collect();
    suites.dedup();
    suites
}

impl Task {
    /// Does the work; an error when it was cancelled.
    pub fn run(&self, stop: &Arc<AtomicBool>) -> Result<Measured, Complaint> {
        let session = catalogue::find(self.suite)?.open(self.variant, Some(self.position).filter(|position| !position.is_empty()))?;
        let ask = SearchOptions { stop: Some(stop.clone()), ..SearchOptions::default() };
        let started = Instant::now();
        let (what, nodes, stopped) = match self.work {
            Work::Perft(depth) => {
                let count = session.perft(depth, &Limits { stop: ask.stop.clone(), ..Limits::default() });
                let (nodes, stopped) = count.map_or_else(|stop| (0, stop), |count| (count, Stop::Complete));
                (format!("perft {depth}"), nodes, stopped)
            }
            Work::Think(spec) => {
                let answer = session.think(&mut session.player(spec, 0)?, &ask);
                (spec.to_string(), answer.counters.nodes, answer.stopped)
            }
            Work::PlayOut(games) => (format!("{games} random games"), session.play_outs(games, &mut Rng::new(1)), Stop::Complete),
            Work::ListActions(games) => {
                (format!("actions of {games} random games"), session.list_actions(games, &mut Rng::new(1)), Stop::Complete)
            }
            Work::Solve(spec) => {
                let journey = session.solve(&mut session.player(spec, 0)?, &ask).expect("the suites name solvers");
                (spec.to_string(), journey.counters.nodes, journey.stopped)
            }
        };
        if stopped == Stop::Cancelled {
            return Err(Complaint::new("cancelled", "the benchmark was cancelled"));
        }
        let elapsed = started.elapsed();
        let words = [self.suite, self.variant, self.position, &what];
        let name = words.iter().filter(|word| !word.is_empty()).copied().collect::<Vec<_>>().join(" ");
        Ok(Measured { name, nodes, elapsed })
    }
}
