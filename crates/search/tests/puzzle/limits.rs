//! Every limit is kept, and named in the answer.

use crate::helpers::{all, inconsistent, wide};
use plyground_core::toys::{Graph, Roads};
use plyground_core::{Event, Limits, Solver as _, Stop};
use plyground_search::puzzle::Bfs;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// Roads whose goal is out of reach, with thousands of towns that are not.
fn maze() -> (Roads, crate::helpers::Estimates) {
    let graph = Graph::random(0, 3000, 4, 9);
    let start = Roads::new(graph.clone(), 0);
    let answer = Bfs.solve(&start, &Limits::default(), &mut ()).expect_err("the goal of this map is out of reach");
    assert!(answer.counters.nodes > 2500, "{} towns are within reach", answer.counters.nodes);
    (start, inconsistent(&graph, 1))
}

/// The nodes a search needs when nothing stops it; those that forget would take for ever.
fn nodes_needed(name: &str, solver: &mut crate::helpers::Solver, start: &Roads) -> u64 {
    if ["dfs", "iddfs", "idastar"].iter().any(|forgetful| name.starts_with(forgetful)) {
        return u64::MAX;
    }
    match solver.find(start, &Limits::default(), None) {
        Ok(solution) => solution.counters.nodes,
        Err(unsolved) => unsolved.counters.nodes,
    }
}

#[test]
fn the_node_limit_is_kept_exactly() {
    let (start, h) = maze();
    let on_another_map = Roads::new(Graph::random(3, 3000, 4, 9), 0);
    let mut stopped = 0;
    for start in [start, on_another_map] {
        for (name, mut solver) in all(&h) {
            let needed = nodes_needed(name, &mut solver, &start);
            for nodes in [0, 1, 2, 10, 100].into_iter().filter(|nodes| *nodes < needed) {
                let Err(answer) = solver.find(&start, &Limits::nodes(nodes), None) else { continue };
                assert_eq!((answer.stopped, answer.counters.nodes), (Stop::Nodes, nodes), "{name}, {nodes} of {needed} nodes");
                stopped += 1;
            }
        }
    }
    assert!(stopped > 100, "only {stopped} searches were stopped");
}

#[test]
fn no_time_at_all_stops_before_the_first_node() {
    let (start, h) = maze();
    let limits = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    for (name, mut solver) in all(&h) {
        let answer = solver.find(&start, &limits, None).expect_err("no time");
        assert_eq!((answer.stopped, answer.counters.nodes), (Stop::Time, 0), "{name}");
    }
}

#[test]
fn a_little_time_stops_what_would_take_for_ever() {
    let (start, h) = maze();
    let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    for (name, mut solver) in crate::helpers::narrow(&h) {
        let answer = solver.find(&start, &limits, None).expect_err("out of reach");
        assert_eq!(answer.stopped, Stop::Time, "{name}");
    }
}

#[test]
fn a_raised_flag_stops_at_once_and_within_one_stride_later() {
    let (start, h) = maze();
    let flag = Arc::new(AtomicBool::new(true));
    let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
    for (name, mut solver) in all(&h) {
        flag.store(true, Ordering::Relaxed);
        let answer = solver.find(&start, &limits, None).expect_err("cancelled");
        assert_eq!((answer.stopped, answer.counters.nodes), (Stop::Cancelled, 0), "{name}");

        flag.store(false, Ordering::Relaxed);
        let mut raise = |event: Event<'_, Roads>| {
            if matches!(event, Event::Expand { node: 100.. }) {
                flag.store(true, Ordering::Relaxed);
            }
        };
        let answer = solver.find(&start, &limits, Some(&mut raise)).expect_err("cancelled");
        if flag.load(Ordering::Relaxed) {
            assert_eq!(answer.stopped, Stop::Cancelled, "{name}");
            assert!(answer.counters.nodes < 2500, "{name}: {} nodes", answer.counters.nodes);
        } else {
            assert!(["beam", "bidirectional"].contains(&name), "{name} ended before node 100");
        }
    }
}

#[test]
fn memory_is_never_taken_beyond_the_limit() {
    let (start, h) = maze();
    // IDA* would take for ever to see all of it.
    for (name, mut solver) in wide(&h).into_iter().filter(|(name, _)| !name.starts_with("idastar")) {
        let needed = solver.find(&start, &Limits::default(), None).expect_err("out of reach").counters.peak_memory_bytes;
        assert!(needed > 1000, "{name} says that it needs {needed} bytes only");
        for memory in [0, 1, 63, 64, 100, 1000, needed / 3, needed / 2, needed - 1] {
            let limits = Limits { memory: Some(memory), ..Limits::default() };
            let answer = solver.find(&start, &limits, None).expect_err("out of reach");
            assert!(answer.counters.peak_memory_bytes <= memory, "{name}, {memory} bytes: {:?}", answer.counters);
            // Just below the need, growing by an eighth instead of doubling may be enough.
            assert!(answer.stopped == Stop::Memory || memory > needed / 2, "{name}, {memory} bytes: {:?}", answer.stopped);
        }
        let limits = Limits { memory: Some(needed), ..Limits::default() };
        let answer = solver.find(&start, &limits, None).expect_err("out of reach");
        assert!(answer.stopped == Stop::Complete || name == "beam", "{name} with exactly what it needs: {:?}", answer.stopped);
    }
}

#[test]
fn depth_first_searches_stop_for_memory_too() {
    let (start, h) = maze();
    for (name, mut solver) in crate::helpers::narrow(&h) {
        for memory in [0, 1, 100, 2000] {
            let limits = Limits { memory: Some(memory), nodes: Some(200_000), ..Limits::default() };
            let answer = solver.find(&start, &limits, None).expect_err("out of reach");
            assert!(answer.counters.peak_memory_bytes <= memory, "{name}, {memory} bytes: {:?}", answer.counters);
            assert!([Stop::Memory, Stop::Nodes].contains(&answer.stopped), "{name}, {memory} bytes: {:?}", answer.stopped);
            assert!(memory > 1 || answer.stopped == Stop::Memory || answer.counters.frontier_max == 0, "{name}, {memory} bytes");
        }
    }
}
