//! What a search tells agrees with what it counts, and makes sense from line to line.

use crate::helpers::{all, consistent, inconsistent, narrow, senseless, wide};
use plyground_core::toys::{Graph, Roads};
use plyground_core::{Counters, Event, Limits, Observer, Solved, Tally};
use std::collections::HashMap;

fn counters(answer: &Solved<u8>) -> Counters {
    match answer {
        Ok(solution) => solution.counters,
        Err(unsolved) => unsolved.counters,
    }
}

/// Checks a story line by line.
#[derive(Default)]
struct Reader {
    tally: Tally,
    /// Of every node its town and the cost of its way.
    nodes: HashMap<u64, (u16, u32)>,
    reroutes: u64,
    closed: u64,
    goal: Option<u32>,
}

impl Reader {
    fn read(&mut self, event: Event<'_, Roads>) {
        // A bidirectional search names the meeting place twice, once for each half.
        let is_goal = matches!(event, Event::Goal { .. });
        assert!(self.goal.is_none() || is_goal, "nothing happens after the goal: {event:?}");
        match &event {
            Event::Open { node, parent, position, g, action, .. } => {
                assert_eq!(*node, self.nodes.len() as u64 + 1, "nodes are numbered as they come");
                assert_eq!(parent.is_some(), action.is_some());
                let least = parent.map_or(0, |parent| self.nodes[&parent].1 + 1);
                assert!(*g >= least, "node {node} costs {g}, its parent makes it at least {least}");
                self.nodes.insert(*node, (position.town(), *g));
            }
            Event::Expand { node } => assert!(self.nodes.contains_key(node)),
            Event::Reroute { node, parent, g, .. } => {
                self.reroutes += 1;
                assert!(*g > self.nodes[parent].1, "node {node} is rerouted through {parent}");
                let known = self.nodes.get_mut(node).expect("only known nodes are rerouted");
                assert!(*g < known.1, "node {node} is rerouted from {} to {g}", known.1);
                known.1 = *g;
            }
            Event::Reject { parent, .. } => assert!(self.nodes.contains_key(parent)),
            Event::Close { .. } => self.closed += 1,
            Event::Goal { node, cost } => {
                assert!(self.nodes.contains_key(node));
                self.goal = Some(*cost);
            }
            _ => {}
        }
        self.tally.see(event);
    }
}

fn check_story(start: &Roads, name: &str, mut solver: crate::helpers::Solver, limits: &Limits, context: &str) {
    let context = format!("{name}, {context}");
    let mut reader = Reader::default();
    let watched = solver.find(start, limits, Some(&mut |event| reader.read(event)));
    let told = counters(&watched);
    assert_eq!(reader.tally.entered, told.nodes, "{context}");
    assert_eq!(reader.tally.expanded, told.expanded, "{context}");
    assert_eq!(reader.tally.generated, told.generated, "{context}");
    assert_eq!(reader.goal, watched.as_ref().ok().map(|solution| solution.cost), "{context}");
    assert!(told.nodes == 0 || told.frontier_max > 0 || told.expanded == 0, "{context}: {told:?}");
    if watched.is_err() && name.contains("dfs") {
        assert!(reader.closed <= told.nodes, "{context}");
    }

    // Watching changes nothing, and neither does a second run.
    for _ in 0..2 {
        let again = solver.find(start, limits, None);
        assert_eq!(counters(&again), told, "{context}");
        assert_eq!(
            again.map(|solution| solution.actions).ok(),
            watched.as_ref().map(|solution| solution.actions.clone()).ok(),
            "{context}"
        );
    }
}

#[test]
fn counters_agree_with_the_story_and_runs_repeat() {
    for seed in 0..60 {
        let (small, large) = (Graph::random(seed, 9, 3, 9), Graph::random(seed, 100, 3, 9));
        for h in [consistent(&small, seed), senseless(9, seed)] {
            for (name, solver) in narrow(&h) {
                check_story(&Roads::new(small.clone(), 0), name, solver, &Limits::default(), &format!("seed {seed}"));
            }
        }
        for h in [consistent(&large, seed), inconsistent(&large, seed), senseless(100, seed)] {
            for (name, solver) in wide(&h) {
                check_story(&Roads::new(large.clone(), 0), name, solver, &Limits::default(), &format!("seed {seed}"));
            }
        }
    }
}

#[test]
fn counters_agree_with_the_story_when_a_limit_ends_it() {
    for seed in 0..20 {
        let graph = Graph::random(seed, 1000, 3, 9);
        let h = inconsistent(&graph, seed);
        for nodes in [0, 1, 7, 50, 300] {
            for (name, solver) in all(&h) {
                check_story(&Roads::new(graph.clone(), 0), name, solver, &Limits::nodes(nodes), &format!("seed {seed}, {nodes} nodes"));
            }
        }
        for memory in [0, 300, 3000] {
            let limits = Limits { memory: Some(memory), nodes: Some(10_000), ..Limits::default() };
            for (name, solver) in all(&h) {
                check_story(&Roads::new(graph.clone(), 0), name, solver, &limits, &format!("seed {seed}, {memory} bytes"));
            }
        }
    }
}

#[test]
fn a_depth_first_story_closes_all_it_opened_when_nothing_is_found() {
    let mut checked = 0;
    for seed in 0..60 {
        let graph = Graph::random(seed, 8, 3, 9);
        for (name, mut solver) in narrow(&consistent(&graph, seed)) {
            let mut reader = Reader::default();
            if solver.find(&Roads::new(graph.clone(), 0), &Limits::default(), Some(&mut |event| reader.read(event))).is_err() {
                assert_eq!(reader.closed, reader.tally.entered, "{name}, seed {seed}");
                checked += 1;
            }
        }
    }
    assert!(checked > 50, "{checked} unsolved");
}

#[test]
fn rounds_are_told_with_growing_bounds() {
    for seed in 0..60 {
        let graph = Graph::random(seed, 9, 3, 9);
        for (name, mut solver) in narrow(&inconsistent(&graph, seed)).into_iter().filter(|(name, _)| *name != "dfs") {
            let mut bounds = Vec::new();
            let mut note = |event: Event<'_, Roads>| {
                if let Event::Iteration { bound } = event {
                    bounds.push(bound);
                }
            };
            let answer = solver.find(&Roads::new(graph.clone(), 0), &Limits::default(), Some(&mut note));
            assert!(bounds.is_sorted_by(|a, b| a < b), "{name}, seed {seed}: {bounds:?}");
            if let Ok(solution) = answer {
                let reached = if name.starts_with("iddfs") { solution.actions.len() as u32 } else { solution.cost };
                assert_eq!(bounds.last(), Some(&reached), "{name}, seed {seed}");
            }
        }
    }
}
