//! What a watcher is told agrees with what was counted, and watching changes nothing.

use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Event, Game, Limits, NodeKind, Observer, Root, Searcher, Verdict};
use plyground_search::sampling::{Flat, Measure, Sampling, Ucb1, Uct};
use std::collections::HashMap;

type Tree = RandomTree<true>;
const EVALUATOR: HashEvaluator = HashEvaluator { seed: 5, spread: 100 };

/// What is known of a node from the events alone.
#[derive(Clone)]
struct Known {
    position: Tree,
    parent: Option<u64>,
    action: Option<u8>,
    visits: u64,
    sum: f64,
}

/// Follows a story and holds every event against the ones before it.
#[derive(Default)]
struct Follower {
    nodes: HashMap<u64, Known>,
    way: Vec<u64>,
    selected: u64,
    simulated: u64,
    length: u64,
    backed_up: u64,
    best: Vec<(u8, f64)>,
    value: f64,
}

impl Follower {
    fn select(&mut self, event: &Event<'_, Tree>) {
        let Event::Select { node, parent, action, position, kind, visits, mean, .. } = event else { return };
        self.selected += 1;
        assert_eq!(*kind, NodeKind::of(position.turn()));
        assert_eq!(*parent, self.way.last().copied(), "each step goes on from the last");
        assert_eq!(parent.is_none(), *node == 1, "a descent begins at the root");
        if let (Some(parent), Some(action)) = (parent, action) {
            assert_eq!(self.nodes[parent].position.after(action), **position, "the action leads there");
        }
        let count = self.nodes.len() as u64;
        let fresh = Known { position: **position, parent: *parent, action: action.copied(), visits: 0, sum: 0.0 };
        let known = self.nodes.entry(*node).or_insert_with(|| {
            assert_eq!(*node, count + 1, "new nodes are numbered in order");
            fresh.clone()
        });
        assert_eq!(
            (known.position, known.parent, known.action),
            (fresh.position, fresh.parent, fresh.action),
            "numbers keep their meaning"
        );
        assert_eq!(*visits, known.visits);
        assert!((mean - known.sum / known.visits.max(1) as f64).abs() < 1e-9);
        self.way.push(*node);
    }
}

impl Observer<Tree> for Follower {
    fn see(&mut self, event: Event<'_, Tree>) {
        match event {
            Event::Select { .. } => self.select(&event),
            Event::Simulate { node, value, length, .. } => {
                self.simulated += 1;
                self.length += u64::from(length);
                self.value = value;
                assert_eq!(Some(&node), self.way.last(), "dice take over where the descent ends");
            }
            Event::Backup { node, value, visits, mean } => {
                self.backed_up += 1;
                assert_eq!(Some(node), self.way.pop(), "back up the way that led down");
                assert!((value - self.value).abs() < 1e-12);
                let known = self.nodes.get_mut(&node).expect("a node that was selected");
                known.visits += 1;
                known.sum += value;
                assert_eq!(visits, known.visits, "one visit more");
                assert!((mean - known.sum / visits as f64).abs() < 1e-9);
            }
            Event::Best { action, value } => self.best.push((*action, value)),
            other => panic!("not part of this story: {other:?}"),
        }
    }
}

/// Runs a search with and without a follower and compares everything.
fn check<S: Searcher<Tree> + Clone>(searcher: &S, start: &Tree, place: &str) -> (Follower, Verdict<u8>) {
    let mut follower = Follower::default();
    let watched = searcher.clone().search(&Root::new(start), &Limits::default(), &mut follower);
    let alone = searcher.clone().search(&Root::new(start), &Limits::default(), &mut ());
    assert_eq!((watched.best, watched.worth, &watched.actions, &watched.line), (alone.best, alone.worth, &alone.actions, &alone.line));
    assert_eq!(watched.counters, alone.counters, "{place}");
    assert_eq!(follower.simulated, watched.counters.simulations, "{place}");
    assert_eq!(follower.selected + follower.length, watched.counters.nodes, "{place}");
    assert_eq!(follower.backed_up, follower.selected, "{place}");
    assert!(follower.way.is_empty(), "{place}");
    assert_eq!(follower.best, watched.best.map(|best| (best, watched.worth.value)).into_iter().collect::<Vec<_>>(), "{place}");
    for judged in &watched.actions {
        let known = follower.nodes.values().find(|known| known.parent == Some(1) && known.action == Some(judged.action));
        let known = known.expect("a judged action was selected");
        assert_eq!(known.visits, judged.nodes, "{place}");
        assert!((known.sum / known.visits as f64 - judged.worth.value).abs() < 1e-9, "{place}");
    }
    (follower, watched)
}

#[test]
fn stories_agree_with_counters_and_verdicts() {
    for seed in 0..40 {
        let start = Tree::new(seed, 8, 60);
        for measure in [Measure::Outcome, Measure::Along] {
            let sampling = Sampling { measure, seed, ..Sampling::new(40) };
            let place = format!("seed {seed} {measure:?}");
            let (flat, _) = check(&Flat::new(EVALUATOR, sampling), &start, &place);
            assert_eq!(flat.nodes.len(), start.actions().len() + 1, "the root and its arms");
            assert_eq!(flat.simulated, 40 * start.actions().len() as u64);
            let (ucb1, _) = check(&Ucb1::new(EVALUATOR, sampling), &start, &place);
            for (index, action) in start.actions().into_iter().enumerate() {
                assert_eq!(ucb1.nodes[&(index as u64 + 2)].action, Some(action), "arms are numbered from 2 in order");
            }
            assert_eq!(ucb1.nodes[&1].visits, 40);
            let (uct, verdict) = check(&Uct::new(EVALUATOR, sampling), &start, &place);
            assert!(uct.nodes.len() as u64 <= 41, "one new node for each simulation at most");
            assert_eq!(uct.nodes[&1].visits, 40);
            assert!(verdict.counters.depth >= 1);
        }
    }
}

#[test]
fn visits_of_a_node_are_those_of_its_children_and_the_simulations_that_began_there() {
    for seed in 0..30 {
        let start = Tree::new(seed, 8, 60);
        let (story, _) = check(&Uct::new(EVALUATOR, Sampling::new(500)), &start, &format!("seed {seed}"));
        for (node, known) in &story.nodes {
            let below: u64 = story.nodes.values().filter(|child| child.parent == Some(*node)).map(|child| child.visits).sum();
            let began_here = if known.position.turn().is_over() { known.visits } else { u64::from(*node != 1) };
            assert_eq!(known.visits, below + began_here, "node {node} of seed {seed}");
        }
    }
}
