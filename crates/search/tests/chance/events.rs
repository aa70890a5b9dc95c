//! The story told to an observer agrees with the counters and with the truth.

use crate::oracle::{ROUNDING, expectiminimax, with_every_search};
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Bound, Event, Game, Limits, NodeKind, Observer, Rng, Root, Searcher, Source, Tally, Turn};
use plyground_search::chance::Star2;

type Tree = RandomTree<true>;

/// Follows the path of a search and holds every value against the oracle.
struct Critic {
    evaluator: HashEvaluator,
    cover: f64,
    path: Vec<(u64, Tree, u32)>,
    last_node: u64,
    tally: Tally,
}

impl Critic {
    fn slack(&self) -> f64 {
        ROUNDING * f64::from(self.evaluator.spread)
    }

    fn check_enter(&mut self, position: &Tree, action: Option<&u8>, probability: Option<f64>) {
        match (self.path.last(), action) {
            (Some((_, above, _)), Some(action)) => {
                assert_eq!(above.after(action), *position);
                let odds = || above.odds().find(|(outcome, _)| outcome == action).map(|(_, probability)| probability);
                assert_eq!(probability, if above.turn() == Turn::Chance { odds() } else { None });
            }
            (above, action) => assert!(above.is_none() && action.is_none() && probability.is_none()),
        }
    }

    fn check_leave(&self, position: &Tree, depth: u32, value: f64, bound: Bound) {
        let real = expectiminimax(position, depth, self.cover, &self.evaluator);
        let is_true = match bound {
            Bound::Exact => (real - value).abs() <= self.slack(),
            Bound::Lower => real >= value - self.slack(),
            Bound::Upper => real <= value + self.slack(),
            Bound::Estimate => false,
        };
        assert!(is_true, "{position:?} to depth {depth} is {real}, told {bound:?} {value}");
    }
}

impl Observer<Tree> for Critic {
    fn see(&mut self, event: Event<'_, Tree>) {
        match event {
            Event::Enter { node, position, action, kind, depth, window, probability } => {
                assert_eq!(node, self.last_node + 1);
                self.last_node = node;
                assert_eq!(kind, NodeKind::of(position.turn()));
                assert!(window.is_none_or(|(low, high)| low <= high), "{window:?}");
                self.check_enter(position, action, probability);
                self.path.push((node, *position, depth));
            }
            Event::Child { node, value, best, .. } => {
                let (above, position, _) = self.path.last().expect("a child has a parent");
                assert_eq!(node, *above);
                match NodeKind::of(position.turn()) {
                    NodeKind::Max => assert!(best >= value),
                    NodeKind::Min => assert!(best <= value),
                    _ => assert!(best.is_finite()),
                }
            }
            Event::Cutoff { node, value, limit, skipped, .. } => {
                let (above, position, _) = self.path.last().expect("a cutoff is somewhere");
                assert_eq!(node, *above);
                assert!(skipped > 0);
                match NodeKind::of(position.turn()) {
                    NodeKind::Max => assert!(value >= limit),
                    NodeKind::Min => assert!(value <= limit),
                    _ => assert!(limit.is_finite()),
                }
            }
            Event::Leave { node, value, bound, source } => {
                let (entered, position, depth) = self.path.pop().expect("what is left was entered");
                assert_eq!(node, entered);
                if source != Source::Stopped {
                    self.check_leave(&position, depth, value, bound);
                }
            }
            _ => {}
        }
        self.tally.see(event);
    }
}

#[test]
fn every_step_told_is_true_and_counted() {
    let mut sum = Tally::default();
    for seed in 0..60 {
        let mut start = Tree::new(seed, 8, [1, 2, 1000][seed as usize % 3]);
        let mut rng = Rng::new(seed);
        while seed % 4 == 0 && matches!(start.turn(), Turn::Player(_)) {
            start.apply(&start.sample(&mut rng));
        }
        let evaluator = HashEvaluator { seed, spread: [1, 30][seed as usize % 2] };
        let root = Root { judge_all: seed % 5 == 0, ..Root::new(&start) };
        let cover = [1.0, 0.75][seed as usize / 2 % 2];
        for limits in [Limits::depth(4), Limits { nodes: Some(seed), ..Limits::depth(5) }, Limits::nodes(5 * seed)] {
            let critic = || Critic { evaluator, cover, path: Vec::new(), last_node: 0, tally: Tally::default() };
            with_every_search(&root, &limits, cover, evaluator, critic, |verdict, critic, name| {
                let place = format!("{start:?}, {limits:?}, {name}");
                let (tally, counters) = (critic.tally, verdict.counters);
                assert!(critic.path.is_empty(), "{place}");
                assert_eq!((tally.entered, tally.left), (counters.nodes, counters.nodes), "{place}");
                assert_eq!((tally.leaves, tally.cutoffs), (counters.leaves, counters.cutoffs), "{place}");
                assert_eq!(tally.table_hits, counters.table_hits, "{place}");
                sum.cutoffs += tally.cutoffs;
                sum.table_hits += tally.table_hits;
            });
        }
    }
    assert!(sum.cutoffs > 1000 && sum.table_hits > 1000, "{sum:?}");
}

#[test]
fn watching_changes_nothing() {
    for seed in 0..60 {
        let start = Tree::new(seed, 9, 40);
        let evaluator = HashEvaluator { seed, spread: 20 };
        for limits in [Limits::depth(5), Limits::nodes(seed * 7), Limits { nodes: Some(seed * 3), ..Limits::depth(4) }] {
            let mut alone = Vec::new();
            with_every_search(&Root::new(&start), &limits, 0.9, evaluator, || (), |verdict, (), _| alone.push(verdict.clone()));
            let mut alone = alone.into_iter();
            with_every_search(&Root::new(&start), &limits, 0.9, evaluator, Tally::default, |watched, _, name| {
                let alone = alone.next().expect("the same searches");
                assert_eq!((&watched.best, watched.worth, &watched.actions), (&alone.best, alone.worth, &alone.actions), "{name}");
                assert_eq!((watched.counters, watched.stopped), (alone.counters, alone.stopped), "seed {seed}, {limits:?}, {name}");
            });
        }
    }
}

/// Collects the best actions of the root as they are found.
#[derive(Default)]
struct Bests(Vec<(u8, f64)>, Vec<u32>);

impl Observer<Tree> for Bests {
    fn see(&mut self, event: Event<'_, Tree>) {
        match event {
            Event::Best { action, value } => self.0.push((*action, value)),
            Event::Iteration { bound } => self.1.push(bound),
            _ => {}
        }
    }
}

#[test]
fn the_last_best_told_is_the_answer_and_rounds_are_told() {
    for seed in 0..50 {
        let start = Tree::new(seed, 9, 40);
        let evaluator = HashEvaluator { seed, spread: 20 };
        let mut bests = Bests::default();
        let verdict = Star2::new(evaluator).search(&Root::new(&start), &Limits::default(), &mut bests);
        assert_eq!(bests.0.last(), Some(&(verdict.best.expect("the game is not over"), verdict.worth.value)));
        assert_eq!(bests.1, (1..=verdict.counters.depth).collect::<Vec<u32>>());
    }
}
