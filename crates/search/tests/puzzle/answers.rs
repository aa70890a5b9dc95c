//! Every answer is held against the distances of Bellman and Ford.

use crate::helpers::{Estimates, Solver, consistent, fewest_actions, inconsistent, is_cheapest, narrow, replay, senseless, wide};
use plyground_core::toys::{Graph, Roads};
use plyground_core::{Event, Limits, Observer, Puzzle, Rng, Solver as _, Stop};
use plyground_search::puzzle::{AStar, Beam, Dfs, WeightedAStar};
use std::collections::HashSet;
use std::sync::Arc;

/// Solves with each and compares with the truth. Answers how many were solved and how many not.
fn compare(graph: &Arc<Graph>, solvers: Vec<(&'static str, Solver)>, h: &Estimates, limits: &Limits, context: &str) -> (u32, u32) {
    let start = Roads::new(graph.clone(), 0);
    let towns = h.by_town.len() as u16;
    let (cheapest, fewest) = (graph.distances()[0], fewest_actions(graph, towns)[0]);
    let (mut solved, mut unsolved) = (0, 0);
    for (name, mut solver) in solvers {
        let context = format!("{name}, {context}");
        match (solver.find(&start, limits, None), cheapest) {
            (Ok(solution), Some(cheapest)) => {
                solved += 1;
                replay(&start, &solution, &context);
                let is_promised = is_cheapest(name) && (h.is_admissible || !name.contains("star") || name.contains("zero"));
                assert!(solution.is_optimal || !is_promised, "{context}");
                assert!(!solution.is_optimal || solution.cost == cheapest, "{context}: {} is not {cheapest}", solution.cost);
                if ["bfs", "iddfs"].contains(&name) {
                    assert_eq!(Some(solution.actions.len()), fewest, "{context}");
                }
            }
            (Err(answer), None) if name == "beam" => assert!([Stop::Memory, Stop::Complete].contains(&answer.stopped), "{context}"),
            (Err(answer), None) => {
                unsolved += 1;
                assert_eq!(answer.stopped, Stop::Complete, "{context}");
            }
            (Err(answer), Some(_)) if name == "beam" => assert_eq!(answer.stopped, Stop::Memory, "{context}"),
            (answer, truth) => panic!("{context}: {answer:?}, the truth is {truth:?}"),
        }
    }
    (solved, unsolved)
}

#[test]
fn searches_that_remember_agree_with_bellman_and_ford() {
    let (mut solved, mut unsolved) = (0, 0);
    for seed in 0..200 {
        let towns = 2 + Rng::new(seed).below(60) as u16;
        let dearest = [1, 3, 9, 100_000][seed as usize % 4];
        let graph = Graph::random(seed, towns, 3, dearest);
        for h in [consistent(&graph, seed), inconsistent(&graph, seed), senseless(towns, seed)] {
            let context = format!("seed {seed}, {towns} towns, up to {dearest}, {h:?}");
            let (more, less) = compare(&graph, wide(&h), &h, &Limits::default(), &context);
            solved += more;
            unsolved += less;
        }
    }
    assert!(solved > 1000 && unsolved > 500, "{solved} solved, {unsolved} not");
}

#[test]
fn searches_that_forget_agree_with_bellman_and_ford() {
    let (mut solved, mut unsolved) = (0, 0);
    for seed in 0..200 {
        let towns = 2 + Rng::new(seed).below(9) as u16;
        let dearest = [1, 3, 9, 100_000][seed as usize % 4];
        let graph = Graph::random(seed, towns, 3, dearest);
        for h in [consistent(&graph, seed), inconsistent(&graph, seed), senseless(towns, seed)] {
            let context = format!("seed {seed}, {towns} towns, up to {dearest}, {h:?}");
            let (more, less) = compare(&graph, narrow(&h), &h, &Limits::default(), &context);
            solved += more;
            unsolved += less;
        }
    }
    assert!(solved > 1000 && unsolved > 500, "{solved} solved, {unsolved} not");
}

/// Counts positions that go back on the frontier after they were expanded.
#[derive(Default)]
struct Reopenings {
    expanded: HashSet<u64>,
    count: u32,
}

impl Observer<Roads> for Reopenings {
    fn see(&mut self, event: Event<'_, Roads>) {
        match event {
            Event::Expand { node } => drop(self.expanded.insert(node)),
            Event::Reroute { node, .. } => self.count += u32::from(self.expanded.contains(&node)),
            _ => {}
        }
    }
}

#[test]
fn only_inconsistent_heuristics_make_astar_expand_a_position_again() {
    let mut with_inconsistent = 0;
    for seed in 0..100 {
        let graph = Graph::random(seed, 80, 4, 9);
        let start = Roads::new(graph.clone(), 0);
        let mut watch = Reopenings::default();
        let _ = AStar { heuristic: consistent(&graph, seed) }.solve(&start, &Limits::default(), &mut watch);
        assert_eq!(watch.count, 0, "seed {seed}");
        let _ = AStar { heuristic: inconsistent(&graph, seed) }.solve(&start, &Limits::default(), &mut watch);
        with_inconsistent += watch.count;
    }
    assert!(with_inconsistent > 20, "the heuristic was hardly inconsistent: {with_inconsistent}");
}

#[test]
fn weighted_astar_stays_within_its_factor() {
    let mut dearer = 0;
    for seed in 0..200 {
        let graph = Graph::random(seed, 60, 4, 9);
        let start = Roads::new(graph.clone(), 0);
        let Some(cheapest) = graph.distances()[0] else { continue };
        for heuristic in [consistent(&graph, seed), inconsistent(&graph, seed)] {
            for weight in [1.0, 1.234, 1.5, 2.0, 5.0, 100.0] {
                let solution = WeightedAStar { heuristic: heuristic.clone(), weight }
                    .solve(&start, &Limits::default(), &mut ())
                    .expect("there is a way");
                let context = format!("seed {seed}, weight {weight}, {heuristic:?}");
                replay(&start, &solution, &context);
                assert!(f64::from(solution.cost) <= weight * f64::from(cheapest), "{context}: {} for {cheapest}", solution.cost);
                assert_eq!(solution.is_optimal, weight <= 1.0, "{context}");
                dearer += u32::from(solution.cost > cheapest);
            }
        }
    }
    assert!(dearer > 20, "the weight hardly ever mattered: {dearer}");
}

#[test]
fn weight_one_is_astar_step_by_step() {
    for seed in 0..50 {
        let graph = Graph::random(seed, 60, 4, 9);
        let start = Roads::new(graph.clone(), 0);
        let heuristic = inconsistent(&graph, seed);
        let plain = AStar { heuristic: heuristic.clone() }.solve(&start, &Limits::default(), &mut ());
        let weighted = WeightedAStar { heuristic, weight: 1.0 }.solve(&start, &Limits::default(), &mut ());
        match (plain, weighted) {
            (Ok(plain), Ok(weighted)) => assert_eq!((plain.actions, plain.counters), (weighted.actions, weighted.counters), "seed {seed}"),
            (Err(plain), Err(weighted)) => assert_eq!(plain.counters, weighted.counters, "seed {seed}"),
            other => panic!("seed {seed}: {other:?}"),
        }
    }
}

#[test]
fn depth_first_search_says_depth_when_it_was_cut_off_and_complete_when_not() {
    let (mut cut, mut complete) = (0, 0);
    for seed in 0..200 {
        let towns = 2 + Rng::new(seed).below(9) as u16;
        let graph = Graph::random(seed, towns, 3, 9);
        let start = Roads::new(graph.clone(), 0);
        let fewest = fewest_actions(&graph, towns)[0];
        for depth in 0..12 {
            match Dfs.solve(&start, &Limits::depth(depth), &mut ()) {
                Ok(solution) => {
                    replay(&start, &solution, &format!("seed {seed}, depth {depth}"));
                    assert!(solution.actions.len() <= depth as usize, "seed {seed}, depth {depth}");
                }
                Err(answer) => {
                    // A goal within the limit is always found: nothing but the path is remembered.
                    assert!(fewest.is_none_or(|fewest| fewest > depth as usize), "seed {seed}, depth {depth}");
                    match answer.stopped {
                        Stop::Depth => cut += 1,
                        Stop::Complete => {
                            complete += 1;
                            assert_eq!(fewest, None, "seed {seed}, depth {depth}");
                        }
                        other => panic!("seed {seed}, depth {depth}: {other:?}"),
                    }
                }
            }
        }
    }
    assert!(cut > 100 && complete > 100, "{cut} cut, {complete} complete");
}

#[test]
fn a_depth_limit_ends_the_rounds_and_takes_the_promise_away() {
    for seed in 0..100 {
        let towns = 2 + Rng::new(seed).below(9) as u16;
        let graph = Graph::random(seed, towns, 3, 9);
        let start = Roads::new(graph.clone(), 0);
        let (cheapest, fewest) = (graph.distances()[0], fewest_actions(&graph, towns)[0]);
        for (name, mut solver) in narrow(&inconsistent(&graph, seed)) {
            for depth in 0..8 {
                let context = format!("{name}, seed {seed}, depth {depth}");
                match solver.find(&start, &Limits::depth(depth), None) {
                    Ok(solution) => {
                        assert!(solution.actions.len() <= depth as usize, "{context}");
                        assert!(!solution.is_optimal || Some(solution.cost) == cheapest, "{context}");
                    }
                    Err(answer) if answer.stopped == Stop::Complete => assert_eq!(cheapest, None, "{context}"),
                    Err(answer) => {
                        assert_eq!(answer.stopped, Stop::Depth, "{context}");
                        assert!(fewest.is_none_or(|fewest| fewest > depth as usize), "{context}");
                    }
                }
            }
        }
    }
}

#[test]
fn a_beam_that_never_drops_is_complete_and_one_that_drops_claims_nothing() {
    let (mut complete, mut dropped) = (0, 0);
    for seed in 0..200 {
        let graph = Graph::random(seed, 60, 3, 9);
        let start = Roads::new(graph.clone(), 0);
        let is_reachable = graph.distances()[0].is_some();
        for width in [0, 1, 3, 60] {
            match (Beam { heuristic: inconsistent(&graph, seed), width }).solve(&start, &Limits::default(), &mut ()) {
                Ok(solution) => replay(&start, &solution, &format!("seed {seed}, width {width}")),
                Err(answer) if answer.stopped == Stop::Complete => {
                    complete += 1;
                    assert!(!is_reachable, "seed {seed}, width {width}");
                }
                Err(answer) => {
                    dropped += 1;
                    assert_eq!(answer.stopped, Stop::Memory);
                    assert!(width < 60, "seed {seed}: nothing can be dropped from so wide a beam");
                }
            }
        }
    }
    assert!(complete > 20 && dropped > 20, "{complete} complete, {dropped} dropped");
}

#[test]
fn a_solved_start_takes_no_action() {
    let graph = Graph::random(1, 9, 3, 9);
    let start = Roads::new(graph.clone(), 8);
    assert!(start.is_solved());
    for (name, mut solver) in crate::helpers::all(&consistent(&graph, 1)) {
        let solution = solver.find(&start, &Limits::default(), None).expect("it is solved already");
        assert_eq!((solution.actions.len(), solution.cost, solution.is_optimal, solution.counters.nodes), (0, 0, true, 1), "{name}");
    }
}
