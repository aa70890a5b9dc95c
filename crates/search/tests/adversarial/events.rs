//! The story told to an observer agrees with the counters and with the truth.

use crate::oracle::{minimax, settings};
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Bound, Event, Game, Limits, NodeKind, Observer, Player, Root, Searcher, Source, Tally, Verdict};
use plyground_search::adversarial::{AlphaBeta, Greedy, Minimax, Pvs};

type Tree = RandomTree<false>;

/// Follows the path of a search and holds every value against the oracle.
struct Critic {
    evaluator: HashEvaluator,
    path: Vec<(u64, Tree, u32)>,
    last_node: u64,
    tally: Tally,
    checked: u64,
}

impl Observer<Tree> for Critic {
    fn see(&mut self, event: Event<'_, Tree>) {
        match event {
            Event::Enter { node, position, action, kind, depth, window, .. } => {
                assert_eq!(node, self.last_node + 1);
                self.last_node = node;
                assert_eq!(kind, NodeKind::of(position.turn()));
                assert!(window.is_none_or(|(low, high)| low < high), "{window:?}");
                match (self.path.last(), action) {
                    (Some((_, above, _)), Some(action)) => assert_eq!(above.after(action), *position),
                    (above, action) => assert!(above.is_none() && action.is_none()),
                }
                self.path.push((node, *position, depth));
            }
            Event::Child { node, value, best, .. } => {
                let (above, position, _) = self.path.last().expect("a child has a parent");
                assert_eq!(node, *above);
                let is_one = NodeKind::of(position.turn()) == NodeKind::Max;
                assert!(if is_one { best >= value } else { best <= value });
            }
            Event::Cutoff { node, value, limit, skipped, .. } => {
                let (above, position, _) = self.path.last().expect("a cutoff is somewhere");
                assert_eq!(node, *above);
                assert!(skipped > 0);
                let is_one = NodeKind::of(position.turn()) == NodeKind::Max;
                assert!(if is_one { value >= limit } else { value <= limit });
            }
            Event::Leave { node, value, bound, source } => {
                let (entered, position, depth) = self.path.pop().expect("what is left was entered");
                assert_eq!(node, entered);
                if source != Source::Stopped {
                    let real = f64::from(minimax(&position, depth, self.path.len() as u32, &self.evaluator));
                    let is_true = match bound {
                        Bound::Exact => real == value,
                        Bound::Lower => real >= value,
                        Bound::Upper => real <= value,
                        Bound::Estimate => false,
                    };
                    assert!(is_true, "{position:?} to depth {depth} is {real}, told {bound:?} {value} from {source:?}");
                    self.checked += 1;
                }
            }
            _ => {}
        }
        self.tally.see(event);
    }
}

fn criticise(limits: &Limits, start: &Tree, evaluator: HashEvaluator, search: &mut dyn FnMut(&mut Critic) -> Verdict<u8>) -> Critic {
    let mut critic = Critic { evaluator, path: Vec::new(), last_node: 0, tally: Tally::default(), checked: 0 };
    let verdict = search(&mut critic);
    let place = format!("{start:?}, {limits:?}");
    assert!(critic.path.is_empty(), "{place}");
    let counters = verdict.counters;
    assert_eq!(critic.tally.entered, counters.nodes, "{place}");
    assert_eq!(critic.tally.left, counters.nodes, "{place}");
    assert_eq!(critic.tally.leaves, counters.leaves, "{place}");
    assert_eq!(critic.tally.cutoffs, counters.cutoffs, "{place}");
    assert_eq!(critic.tally.table_hits, counters.table_hits, "{place}");
    critic
}

#[test]
fn every_step_told_is_true_and_counted() {
    let mut sum = Tally::default();
    for seed in 0..60 {
        let start = Tree::new(seed, 8, [1, 2, 1000][seed as usize % 3]);
        let evaluator = HashEvaluator { seed, spread: [1, 30][seed as usize % 2] };
        let root = Root { judge_all: seed % 5 == 0, ..Root::new(&start) };
        for limits in [Limits::depth(4), Limits { nodes: Some(seed), ..Limits::depth(5) }] {
            criticise(&limits, &start, evaluator, &mut |critic| Minimax::new(evaluator).search(&root, &limits, critic));
            criticise(&limits, &start, evaluator, &mut |critic| Greedy { evaluator }.search(&root, &limits, critic));
            for (table, ordering, deepening) in settings() {
                let mut alphabeta = AlphaBeta::new(evaluator).with_table(table).with_ordering(ordering).with_deepening(deepening);
                let critic = criticise(&limits, &start, evaluator, &mut |critic| alphabeta.search(&root, &limits, critic));
                sum.cutoffs += critic.tally.cutoffs;
                sum.table_hits += critic.tally.table_hits;
                let mut pvs = Pvs { base: alphabeta, selective: false };
                criticise(&limits, &start, evaluator, &mut |critic| pvs.search(&root, &limits, critic));
            }
        }
    }
    assert!(sum.cutoffs > 1000 && sum.table_hits > 1000, "{sum:?}");
}

#[test]
fn watching_changes_nothing() {
    for seed in 0..50 {
        let start = Tree::new(seed, 9, 40);
        let evaluator = HashEvaluator { seed, spread: 20 };
        let limits = Limits::depth(6);
        let watched = AlphaBeta::new(evaluator).search(&Root::new(&start), &limits, &mut Tally::default());
        let alone = AlphaBeta::new(evaluator).search(&Root::new(&start), &limits, &mut ());
        assert_eq!((watched.best, watched.worth, watched.line), (alone.best, alone.worth, alone.line));
        assert_eq!(watched.counters, alone.counters);
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
        let verdict = AlphaBeta::new(evaluator).search(&Root::new(&start), &Limits::depth(4), &mut bests);
        assert_eq!(bests.0.last(), Some(&(verdict.best.expect("the game is not over"), verdict.worth.value)));
        assert_eq!(bests.1, (1..=verdict.counters.depth).collect::<Vec<u32>>());
    }
}

#[test]
fn windows_are_told_from_the_view_of_player_one() {
    struct Windows;
    impl Observer<Tree> for Windows {
        fn see(&mut self, event: Event<'_, Tree>) {
            // After a child of One the lower end has risen to the best value, of Two the upper end has fallen to it.
            if let Event::Child { best, window: Some((low, high)), .. } = event {
                assert!(low >= best || high <= best, "{low} {best} {high}");
            }
        }
    }
    for seed in 0..100 {
        let start = Tree::new(seed, 7, 40);
        if start.turn() == plyground_core::Turn::Player(Player::One) {
            AlphaBeta::plain(HashEvaluator { seed, spread: 20 }).search(&Root::new(&start), &Limits::depth(5), &mut Windows);
        }
    }
}
