//! Limits are kept to the node, and there is always an answer.

use crate::oracle::{check_rows, with_every_search};
use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Bound, Deterministic, Game, Limits, Player, Root, Searcher, Stop, Tally, Turn, Verdict};
use plyground_search::adversarial::{AlphaBeta, Minimax, Ordering, Pvs};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const EVALUATOR: HashEvaluator = HashEvaluator { seed: 5, spread: 100 };

#[test]
fn the_node_limit_is_kept_exactly_and_there_is_an_answer() {
    let nim = Nim::new([5, 6, 7, 8]);
    let root = Root::new(&nim);
    for nodes in [0, 1, 2, 3, 10, 100, 1023, 1024, 1025, 3000] {
        for depth in [None, Some(6)] {
            let limits = Limits { depth, ..Limits::nodes(nodes) };
            with_every_search(&root, &limits, &EVALUATOR, |verdict, name| {
                assert_eq!(verdict.stopped, Stop::Nodes, "{nodes}, {name}");
                assert_eq!(verdict.counters.nodes, nodes, "{name}");
                let best = verdict.best.expect("there is always an answer");
                assert!(nim.actions().contains(&best), "{nodes}, {name}");
                assert_eq!(verdict.line.first(), Some(&best), "{nodes}, {name}");
                check_rows(verdict, &nim, &format!("{nodes}, {name}"));
            });
            let verdict = Minimax::new(EVALUATOR).search(&root, &limits, &mut ());
            assert_eq!((verdict.counters.nodes, verdict.stopped), (nodes, Stop::Nodes));
            assert!(verdict.best.is_some());
        }
    }
}

/// What only an earlier round has seen is one round behind, and only that.
fn check_depths(verdict: &Verdict<u8>, place: &str) {
    for judged in &verdict.actions {
        let is_behind = judged.worth.bound == Bound::Estimate;
        assert_eq!(judged.depth + u32::from(is_behind), verdict.counters.depth, "{judged:?}, {place}");
    }
}

#[test]
fn a_stopped_search_answers_with_the_last_finished_round_or_something_better() {
    let mut improved = 0;
    for seed in 0..100 {
        let start = RandomTree::<false>::new(seed, 12, 1000);
        let evaluator = HashEvaluator { seed, spread: 1000 };
        for nodes in (10..400).step_by(13) {
            let verdict = AlphaBeta::new(evaluator).search(&Root::new(&start), &Limits::nodes(nodes), &mut ());
            if verdict.stopped != Stop::Nodes || verdict.counters.depth == 0 {
                continue;
            }
            let place = format!("seed {seed}, {nodes} nodes");
            check_rows(&verdict, &start, &place);
            check_depths(&verdict, &place);
            let finished = AlphaBeta::new(evaluator).search(&Root::new(&start), &Limits::depth(verdict.counters.depth), &mut ());
            match verdict.worth.bound {
                Bound::Exact => {
                    assert_eq!((verdict.best, verdict.worth, verdict.line), (finished.best, finished.worth, finished.line), "{place}");
                }
                bound => {
                    // Found in the middle of a round: at least this good for the player to move.
                    let is_true = if bound == Bound::Lower {
                        finished.worth.value >= verdict.worth.value
                    } else {
                        finished.worth.value <= verdict.worth.value
                    };
                    assert!(is_true, "{place}");
                    improved += 1;
                }
            }
        }
    }
    assert!(improved > 20, "only {improved} searches were stopped after finding something better");
}

#[test]
fn a_better_action_counts_only_when_the_last_best_was_looked_at_again() {
    let mut improved = 0;
    for seed in 0..200 {
        let start = RandomTree::<false>::new(seed, 12, 1000);
        let evaluator = HashEvaluator { seed, spread: 1000 };
        for nodes in (10..400).step_by(7) {
            // Both look at the root's actions in the game's own order in every round.
            let minimax = Minimax::new(evaluator).search(&Root::new(&start), &Limits::nodes(nodes), &mut ());
            let mut unordered = AlphaBeta::new(evaluator).with_ordering(Ordering::None);
            let alphabeta = unordered.search(&Root::new(&start), &Limits::nodes(nodes), &mut ());
            for verdict in [minimax, alphabeta] {
                if verdict.stopped != Stop::Nodes || verdict.worth.bound == Bound::Exact || verdict.counters.depth < 2 {
                    continue;
                }
                let limits = Limits::depth(verdict.counters.depth - 1);
                let last_best = Minimax::new(evaluator).search(&Root::new(&start), &limits, &mut ()).best;
                let judged = verdict.actions.iter().find(|judged| Some(judged.action) == last_best);
                assert!(judged.is_some_and(|judged| judged.worth.bound != Bound::Estimate), "seed {seed}, {nodes} nodes");
                improved += 1;
            }
        }
    }
    assert!(improved > 20, "only {improved} searches were stopped after finding something better");
}

#[test]
fn a_search_stopped_by_time_counts_the_nodes_it_came_to() {
    let nim = Nim::new([9, 9, 9, 9]);
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    let mut tally = Tally::default();
    let verdict = AlphaBeta::new(EVALUATOR).search(&Root::new(&nim), &limits, &mut tally);
    assert_eq!((tally.entered, tally.left), (verdict.counters.nodes, verdict.counters.nodes));
}

#[test]
fn no_time_at_all_still_gives_a_legal_action() {
    let nim = Nim::new([9, 9, 9, 9]);
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    with_every_search(&Root::new(&nim), &limits, &EVALUATOR, |verdict, name| {
        assert_eq!(verdict.stopped, Stop::Time, "{name}");
        assert!(verdict.best.is_some_and(|best| nim.actions().contains(&best)), "{name}");
        assert!(verdict.counters.nodes <= 1024, "{name}");
    });
}

#[test]
fn a_raised_flag_stops_the_search() {
    let nim = Nim::new([9, 9, 9, 9]);
    let flag = Arc::new(AtomicBool::new(true));
    let limits = Limits { stop: Some(flag), ..Limits::default() };
    with_every_search(&Root::new(&nim), &limits, &EVALUATOR, |verdict, name| {
        assert_eq!(verdict.stopped, Stop::Cancelled, "{name}");
        assert!(verdict.best.is_some(), "{name}");
    });
}

#[test]
fn the_table_stays_within_the_memory_limit() {
    let nim = Nim::new([3, 4, 5]);
    for (table, memory, allowed) in [(1 << 17, None, 1 << 17), (1 << 20, Some(10_000), 10_000), (5000, Some(1 << 20), 5000)] {
        let limits = Limits { memory, ..Limits::depth(4) };
        let bytes = AlphaBeta::new(EVALUATOR).with_table(table).search(&Root::new(&nim), &limits, &mut ()).counters.peak_memory_bytes;
        assert!(bytes <= allowed && bytes * 2 >= allowed, "{bytes} of {allowed}");
    }
    let peak = |mut searcher: AlphaBeta<_>, memory| {
        let limits = Limits { memory, ..Limits::depth(4) };
        searcher.search(&Root::new(&nim), &limits, &mut ()).counters.peak_memory_bytes
    };
    let without = peak(AlphaBeta::new(EVALUATOR).with_table(0), None);
    assert_eq!(peak(AlphaBeta::new(EVALUATOR), Some(63)), without, "no room for a table, and so none");
}

#[test]
fn the_same_search_twice_does_the_same_work() {
    let mut alphabeta = AlphaBeta::new(EVALUATOR).with_table(1 << 16);
    let mut pvs = Pvs { base: alphabeta.clone(), selective: false };
    for seed in 0..40 {
        let start = RandomTree::<false>::new(seed % 5, 12, 30);
        let limits = Limits::depth(7);
        let fresh = AlphaBeta::new(EVALUATOR).with_table(1 << 16).search(&Root::new(&start), &limits, &mut ());
        let again = alphabeta.search(&Root::new(&start), &limits, &mut ());
        assert_eq!((fresh.counters, &fresh.best, &fresh.line), (again.counters, &again.best, &again.line), "seed {seed}");
        let fresh =
            Pvs { base: AlphaBeta::new(EVALUATOR).with_table(1 << 16), selective: false }.search(&Root::new(&start), &limits, &mut ());
        let again = pvs.search(&Root::new(&start), &limits, &mut ());
        assert_eq!((fresh.counters, fresh.best), (again.counters, again.best), "seed {seed}");
    }
}

#[test]
fn nodes_below_the_actions_and_at_the_root_make_up_all_nodes() {
    let nim = Nim::new([3, 4, 5]);
    let verdict = AlphaBeta::new(EVALUATOR).search(&Root::new(&nim), &Limits::depth(5), &mut ());
    let below: u64 = verdict.actions.iter().map(|judged| judged.nodes).sum();
    assert_eq!(below + u64::from(verdict.counters.depth), verdict.counters.nodes);
}

/// A corridor: one action everywhere, and no end in sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Corridor(u32);

impl Game for Corridor {
    type Action = ();
    type Actions = Vec<()>;
    fn turn(&self) -> Turn {
        Turn::Player(if self.0.is_multiple_of(3) { Player::One } else { Player::Two })
    }
    fn actions(&self) -> Vec<()> {
        vec![()]
    }
    fn apply(&mut self, (): &()) {
        self.0 += 1;
    }
    fn key(&self) -> u64 {
        plyground_core::mix(u64::from(self.0))
    }
}

impl Deterministic for Corridor {}

#[test]
fn the_greatest_depth_fits_on_the_stack() {
    for depth in [Some(1000), Some(u32::MAX), Some(0), None] {
        let limits = Limits { depth, ..Limits::default() };
        let expected = if depth == Some(0) { 1 } else { 1000 };
        let slow = Minimax::new(EVALUATOR).search(&Root::new(&Corridor(0)), &limits, &mut ());
        let quick = AlphaBeta::new(EVALUATOR).with_table(1 << 16).search(&Root::new(&Corridor(0)), &limits, &mut ());
        let pvs = Pvs::new(EVALUATOR).search(&Root::new(&Corridor(0)), &limits, &mut ());
        for verdict in [slow, quick, pvs] {
            assert_eq!((verdict.counters.depth, verdict.stopped), (expected, Stop::Depth), "{depth:?}");
        }
    }
}
