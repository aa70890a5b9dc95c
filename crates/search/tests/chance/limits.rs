//! Limits are kept to the node, and there is always an answer.

use crate::oracle::{expectiminimax, with_every_search};
use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Bound, Game, Limits, Player, Root, Searcher, Stop, Turn};
use plyground_search::chance::{Expectiminimax, Star1, Star2};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const EVALUATOR: HashEvaluator = HashEvaluator { seed: 5, spread: 100 };

#[test]
fn the_node_limit_is_kept_exactly_and_there_is_an_answer() {
    let nim = Nim::new([5, 6, 7, 8]);
    let root = Root::new(&nim);
    for nodes in [0, 1, 2, 3, 10, 26, 27, 28, 100, 1023, 1024, 1025, 3000] {
        for depth in [None, Some(6)] {
            let limits = Limits { depth, ..Limits::nodes(nodes) };
            with_every_search(
                &root,
                &limits,
                1.0,
                EVALUATOR,
                || (),
                |verdict, (), name| {
                    assert_eq!((verdict.stopped, verdict.counters.nodes), (Stop::Nodes, nodes), "{name}");
                    let best = verdict.best.expect("there is always an answer");
                    assert!(nim.actions().contains(&best), "{nodes}, {name}");
                    assert_eq!(verdict.line, [best], "{nodes}, {name}");
                },
            );
        }
    }
}

#[test]
fn a_stopped_search_answers_with_the_last_finished_round_or_something_better() {
    let (mut finished, mut improved) = (0, 0);
    for seed in 0..60 {
        let start = RandomTree::<true>::new(seed, 12, 1000);
        let Turn::Player(me) = start.turn() else { panic!("chance never begins") };
        let evaluator = HashEvaluator { seed, spread: 1000 };
        for nodes in (10..400).step_by(29) {
            with_every_search(
                &Root::new(&start),
                &Limits::nodes(nodes),
                1.0,
                evaluator,
                || (),
                |verdict, (), name| {
                    if verdict.stopped != Stop::Nodes || verdict.counters.depth == 0 {
                        return;
                    }
                    let place = format!("seed {seed}, {nodes} nodes, {name}");
                    let depth = verdict.counters.depth;
                    for judged in &verdict.actions {
                        let is_behind = judged.worth.bound == Bound::Estimate;
                        assert_eq!(judged.depth + u32::from(is_behind), depth, "{place}");
                        assert_eq!(judged.line, [judged.action], "{place}");
                    }
                    let best = verdict.best.expect("there is always an answer");
                    let real = expectiminimax(&start, depth, 1.0, &evaluator);
                    let of_best = expectiminimax(&start.after(&best), depth - 1, 1.0, &evaluator);
                    assert!((of_best - verdict.worth.value).abs() < 1e-9, "{place}");
                    if verdict.worth.bound == Bound::Exact {
                        assert!((real - verdict.worth.value).abs() < 1e-9, "{place}");
                        finished += 1;
                    } else {
                        let (bound, gain) = if me == Player::One { (Bound::Lower, real - of_best) } else { (Bound::Upper, of_best - real) };
                        assert!(verdict.worth.bound == bound && gain > -1e-9, "{place}");
                        improved += 1;
                    }
                },
            );
        }
    }
    assert!(finished > 1000 && improved > 100, "{finished} finished, {improved} improved");
}

#[test]
fn a_stopped_search_at_a_chance_root_answers_with_a_mean() {
    let mut start = RandomTree::<true>::new(0, 12, 1000);
    for seed in 0.. {
        start = RandomTree::new(seed, 12, 1000).after(&0);
        if start.turn() == Turn::Chance {
            break;
        }
    }
    for nodes in 0..60 {
        for depth in [None, Some(4)] {
            let limits = Limits { depth, ..Limits::nodes(nodes) };
            with_every_search(
                &Root::new(&start),
                &limits,
                1.0,
                EVALUATOR,
                || (),
                |verdict, (), name| {
                    assert!(verdict.best.is_none() && verdict.worth.value.abs() <= 100.0, "{nodes} nodes, {name}");
                    let is_exact = verdict.worth.bound == Bound::Exact;
                    if is_exact {
                        let real = expectiminimax(&start, verdict.counters.depth, 1.0, &EVALUATOR);
                        assert!((real - verdict.worth.value).abs() < 1e-9, "{nodes} nodes, {name}");
                    } else {
                        assert_eq!(verdict.worth.bound, Bound::Estimate, "{nodes} nodes, {name}");
                    }
                },
            );
        }
    }
}

#[test]
fn no_time_at_all_still_gives_a_legal_action() {
    let nim = Nim::new([9, 9, 9, 9]);
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    with_every_search(
        &Root::new(&nim),
        &limits,
        1.0,
        EVALUATOR,
        || (),
        |verdict, (), name| {
            assert_eq!(verdict.stopped, Stop::Time, "{name}");
            assert!(verdict.best.is_some_and(|best| nim.actions().contains(&best)), "{name}");
            assert!(verdict.counters.nodes <= 1100, "{name}");
        },
    );
}

#[test]
fn a_raised_flag_stops_the_search() {
    let nim = Nim::new([9, 9, 9, 9]);
    let flag = Arc::new(AtomicBool::new(true));
    let limits = Limits { stop: Some(flag), ..Limits::default() };
    with_every_search(
        &Root::new(&nim),
        &limits,
        1.0,
        EVALUATOR,
        || (),
        |verdict, (), name| {
            assert_eq!(verdict.stopped, Stop::Cancelled, "{name}");
            assert!(verdict.best.is_some(), "{name}");
        },
    );
}

#[test]
fn the_table_stays_within_the_memory_limit() {
    let start = RandomTree::<true>::new(2, 20, 1000);
    for (table, memory, allowed) in
        [(1 << 17, None, 1 << 17), (1 << 20, Some(10_000), 10_000), (5000, Some(1 << 20), 5000), (1 << 20, Some(63), 0)]
    {
        let limits = Limits { memory, ..Limits::depth(4) };
        let root = Root::new(&start);
        let bytes = [
            Expectiminimax::new(EVALUATOR).with_table(table).search(&root, &limits, &mut ()).counters.peak_memory_bytes,
            Star1::new(EVALUATOR).with_table(table).search(&root, &limits, &mut ()).counters.peak_memory_bytes,
            Star2::new(EVALUATOR).with_table(table).search(&root, &limits, &mut ()).counters.peak_memory_bytes,
        ];
        assert!(bytes.iter().all(|bytes| *bytes <= allowed && bytes * 2 >= allowed), "{bytes:?} of {allowed}");
    }
}

#[test]
fn the_same_search_twice_does_the_same_work() {
    let mut plain = Expectiminimax::new(EVALUATOR).with_table(1 << 16);
    let mut star = Star2::new(EVALUATOR).with_table(1 << 16);
    for seed in 0..40 {
        let start = RandomTree::<true>::new(seed % 5, 12, 30);
        let (root, limits) = (Root::new(&start), Limits::depth(6));
        let (fresh, again) =
            (Expectiminimax::new(EVALUATOR).with_table(1 << 16).search(&root, &limits, &mut ()), plain.search(&root, &limits, &mut ()));
        assert_eq!((fresh.counters, fresh.best, fresh.worth), (again.counters, again.best, again.worth), "seed {seed}");
        let (fresh, again) =
            (Star2::new(EVALUATOR).with_table(1 << 16).search(&root, &limits, &mut ()), star.search(&root, &limits, &mut ()));
        assert_eq!((fresh.counters, fresh.best, fresh.worth), (again.counters, again.best, again.worth), "seed {seed}");
    }
}

#[test]
fn nodes_below_the_actions_and_at_the_root_make_up_all_nodes() {
    let start = RandomTree::<true>::new(2, 9, 1000);
    with_every_search(
        &Root::new(&start),
        &Limits::nodes(5000),
        1.0,
        EVALUATOR,
        || (),
        |verdict, (), name| {
            let below: u64 = verdict.actions.iter().map(|judged| judged.nodes).sum();
            assert!(verdict.stopped == Stop::Complete && below + u64::from(verdict.counters.depth) == verdict.counters.nodes, "{name}");
        },
    );
}

/// A corridor: a die and one action in turn, and no end in sight.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Corridor(u32);

impl Game for Corridor {
    type Action = ();
    type Actions = Vec<()>;
    fn turn(&self) -> Turn {
        match self.0 % 4 {
            0 => Turn::Player(Player::One),
            2 => Turn::Player(Player::Two),
            _ => Turn::Chance,
        }
    }
    fn actions(&self) -> Vec<()> {
        vec![()]
    }
    fn odds(&self) -> impl Iterator<Item = ((), f64)> {
        std::iter::once(((), 1.0))
    }
    fn apply(&mut self, (): &()) {
        self.0 += 1;
    }
    fn key(&self) -> u64 {
        plyground_core::mix(u64::from(self.0))
    }
}

#[test]
fn the_greatest_depth_fits_on_the_stack() {
    for depth in [Some(1000), Some(u32::MAX), Some(0)] {
        let limits = Limits { depth, ..Limits::default() };
        let expected = if depth == Some(0) { 1 } else { 1000 };
        with_every_search(
            &Root::new(&Corridor(0)),
            &limits,
            1.0,
            EVALUATOR,
            || (),
            |verdict, (), name| {
                assert_eq!((verdict.counters.depth, verdict.stopped), (expected, Stop::Depth), "{depth:?}, {name}");
            },
        );
    }
}
