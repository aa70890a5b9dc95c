//! Threads that share a table change how the work is done, not what comes out.

use crate::oracle::minimax;
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Limits, Root, Searcher, Stop};
use plyground_search::adversarial::{AlphaBeta, Pvs};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

#[test]
fn several_threads_find_minimax_too() {
    for seed in 0..60 {
        let start = RandomTree::<false>::new(seed, 10, [3, 50, 1000][seed as usize % 3]);
        let evaluator = HashEvaluator { seed, spread: 20 };
        let depth = 3 + seed as u32 % 5;
        let value = f64::from(minimax(&start, depth, 0, &evaluator));
        for threads in [2, 3] {
            let alphabeta = AlphaBeta::new(evaluator).with_table(1 << 14).with_threads(threads);
            let root = Root::new(&start);
            let verdict = alphabeta.clone().search(&root, &Limits::depth(depth), &mut ());
            assert_eq!(verdict.worth.value, value, "seed {seed}, {threads} threads, alphabeta");
            let verdict = Pvs { base: alphabeta, selective: false }.search(&root, &Limits::depth(depth), &mut ());
            assert_eq!(verdict.worth.value, value, "seed {seed}, {threads} threads, pvs");
        }
    }
}

#[test]
fn several_threads_together_keep_the_node_limit() {
    let start = RandomTree::<false>::new(3, 60, 5000);
    for (threads, nodes) in [(2, 1000), (3, 5000), (5, 7), (2, 1)] {
        let alphabeta = AlphaBeta::new(HashEvaluator { seed: 1, spread: 20 }).with_table(1 << 14).with_threads(threads);
        for selective in [false, true] {
            let verdict = Pvs { base: alphabeta.clone(), selective }.search(&Root::new(&start), &Limits::nodes(nodes), &mut ());
            assert!(verdict.counters.nodes <= nodes, "{threads} threads looked at {} of {nodes} nodes", verdict.counters.nodes);
            assert!(verdict.best.is_some());
        }
    }
}

#[test]
fn every_thread_hears_the_flag_of_the_search() {
    let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    let mut cancelled = 0;
    for (seed, threads) in (0..60).zip([2, 4].into_iter().cycle()) {
        let start = RandomTree::<false>::new(seed, 60, 5000);
        let mut alphabeta = AlphaBeta::new(HashEvaluator { seed, spread: 20 }).with_table(1 << 14).with_threads(threads);
        let verdict = alphabeta.search(&Root::new(&start), &limits, &mut ());
        let most = 1024 * threads as u64;
        assert!(verdict.counters.nodes <= most, "seed {seed}: {threads} threads looked at {} nodes", verdict.counters.nodes);
        // Some of these games are decided within a few nodes.
        cancelled += usize::from(verdict.stopped == Stop::Cancelled);
    }
    assert!(cancelled > 0, "no search was long enough to be stopped");
}
