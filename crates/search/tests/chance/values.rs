//! Every search in every setting gives expectiminimax's value.

use crate::oracle::{TABLES, check_verdict, expectiminimax, with_every_search};
use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Deterministic, Evaluator, Game, Limits, Outcome, Player, Rng, Root, Searcher, Stop, Turn};
use plyground_search::adversarial::Minimax;
use plyground_search::chance::{Expectimax, Expectiminimax, Star1, Star2};

/// Random games with few and many places, and evaluators with many ties and with few.
fn random_games<const CHANCE: bool>() -> impl Iterator<Item = (u64, RandomTree<CHANCE>, u32, HashEvaluator)> {
    (0..400).map(|seed| {
        let places = [1, 2, 3, 1000][seed as usize % 4];
        let depth = 1 + (seed / 4 % 6) as u32;
        let spread = [1, 3, 1000][seed as usize % 3];
        (seed, RandomTree::new(seed, 9, places), depth, HashEvaluator { seed, spread })
    })
}

fn check_everywhere<G: Game>(root: &Root<'_, G>, depth: u32, evaluator: HashEvaluator, place: &str) {
    for cover in [1.0, 0.7, 0.3] {
        let limits = Limits::depth(depth);
        with_every_search(
            root,
            &limits,
            cover,
            evaluator,
            || (),
            |verdict, (), name| {
                check_verdict(verdict, root, depth, cover, evaluator, &format!("{place}, {name}, depth {depth}"));
                assert!(matches!(verdict.stopped, Stop::Complete | Stop::Depth));
                assert_eq!(verdict.counters.depth, depth);
            },
        );
    }
}

#[test]
fn all_searches_equal_the_recursion_on_random_games_with_chance() {
    for (seed, start, depth, evaluator) in random_games::<true>() {
        check_everywhere(&Root { judge_all: seed % 2 == 1, ..Root::new(&start) }, depth, evaluator, &format!("seed {seed}"));
    }
}

#[test]
fn all_searches_equal_the_recursion_on_random_games_without_chance() {
    for (seed, start, depth, evaluator) in random_games::<false>() {
        check_everywhere(&Root { judge_all: seed % 2 == 1, ..Root::new(&start) }, depth, evaluator, &format!("seed {seed}"));
    }
}

#[test]
fn a_root_where_chance_acts_answers_with_the_expectation_of_every_outcome() {
    let mut seen = 0;
    for (seed, mut position, depth, evaluator) in random_games::<true>() {
        let mut rng = Rng::new(seed);
        while matches!(position.turn(), Turn::Player(_)) {
            position.apply(&position.sample(&mut rng));
        }
        if position.turn() == Turn::Chance {
            check_everywhere(&Root::new(&position), depth, evaluator, &format!("seed {seed}"));
            seen += 1;
        }
    }
    assert!(seen > 100, "{seen}");
}

/// One player and a die: the counter grows by the die and by what the player adds, and the game ends at 30.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Counter {
    sum: u32,
    rolls: bool,
}

impl Game for Counter {
    type Action = u32;
    type Actions = Vec<u32>;
    fn turn(&self) -> Turn {
        match (self.sum, self.rolls) {
            (30.., _) => Turn::Over(Outcome::Scored(i64::from(self.sum))),
            (_, true) => Turn::Chance,
            (_, false) => Turn::Player(Player::One),
        }
    }
    fn actions(&self) -> Vec<u32> {
        (0..=self.sum % 3).collect()
    }
    fn odds(&self) -> impl Iterator<Item = (u32, f64)> {
        (1..=6).map(|pips| (pips, 1.0 / 6.0))
    }
    fn apply(&mut self, action: &u32) {
        self.sum += action;
        self.rolls = !self.rolls;
    }
    fn key(&self) -> u64 {
        plyground_core::mix(u64::from(self.sum * 2 + u32::from(self.rolls)))
    }
}

#[test]
fn all_searches_equal_the_recursion_on_a_game_of_points() {
    for depth in 1..=5 {
        for sum in [0, 5, 13, 27, 29] {
            let evaluator = HashEvaluator { seed: 3, spread: 35 };
            check_everywhere(&Root::new(&Counter { sum, rolls: false }), depth, evaluator, "the counter");
            check_everywhere(&Root::new(&Counter { sum, rolls: true }), depth, evaluator, "the counter, rolling");
        }
    }
}

#[test]
fn without_chance_the_best_action_is_minimax_s() {
    let mut compared = 0;
    for (seed, start, depth, evaluator) in random_games::<false>() {
        compared += u32::from(agrees_with_minimax(&start, depth, evaluator, &format!("seed {seed}")));
    }
    assert!(compared > 80, "{compared}");
}

/// Compares with minimax where no value is decisive: minimax prefers early wins, and an
/// expectation knows no early and late.
fn agrees_with_minimax<G: Deterministic>(start: &G, depth: u32, evaluator: HashEvaluator, place: &str) -> bool {
    let root = Root::new(start);
    let limits = Limits::depth(depth);
    let slow = Minimax::new(evaluator).search(&root, &limits, &mut ());
    if slow.actions.iter().any(|judged| judged.worth.decided.is_some()) {
        return false;
    }
    for table in TABLES {
        let verdict = Expectiminimax::new(evaluator).with_table(table).search(&root, &limits, &mut ());
        assert_eq!((&verdict.best, verdict.worth), (&slow.best, slow.worth), "{place}, table {table}");
        for (one, other) in verdict.actions.iter().zip(&slow.actions) {
            assert_eq!((&one.action, one.worth), (&other.action, other.worth), "{place}, table {table}");
        }
    }
    true
}

#[test]
fn a_won_game_is_worth_exactly_the_evaluator_s_bound() {
    for heaps in [[0, 0, 1], [1, 1, 0], [1, 2, 3], [2, 2, 1]] {
        let nim = Nim::new(heaps);
        let evaluator = HashEvaluator { seed: 7, spread: 5 };
        with_every_search(
            &Root::new(&nim),
            &Limits::default(),
            1.0,
            evaluator,
            || (),
            |verdict, (), name| {
                let value = if nim.winner() == Player::One { 5.0 } else { -5.0 };
                assert!((verdict.worth.value - value).abs() < 1e-12, "{heaps:?}, {name}");
                assert_eq!(verdict.stopped, Stop::Complete, "{heaps:?}, {name}");
            },
        );
    }
}

#[test]
fn expectiminimax_counts_every_position_of_a_regular_tree() {
    let nodes = |position: &Counter, depth| {
        let search = &mut Expectiminimax::new(HashEvaluator { seed: 1, spread: 9 });
        search.search(&Root::new(position), &Limits::depth(depth), &mut ()).counters.nodes
    };
    // 8 % 3 + 1 = 3 actions, six pips, and then 8+0+1.. to 8+2+6: 9..=14, 10..=15, 11..=16.
    let start = Counter { sum: 8, rolls: false };
    assert_eq!(nodes(&start, 1), 1 + 3);
    let below: u32 = (0..=2).flat_map(|add| (1..=6).map(move |pips| (8 + add + pips) % 3 + 1)).sum();
    assert_eq!(nodes(&start, 2), u64::from(1 + 3 + 18 + below));
    assert_eq!(nodes(&Counter { sum: 8, rolls: true }, 1), u64::from(1 + 6 + (1..=6).map(|pips| (8 + pips) % 3 + 1).sum::<u32>()));
}

#[test]
fn of_equally_good_actions_the_first_is_chosen() {
    for (seed, start, depth, evaluator) in random_games::<true>() {
        let verdict = Expectiminimax::new(evaluator).search(&Root::new(&start), &Limits::depth(depth), &mut ());
        let first = verdict.actions.iter().find(|judged| judged.worth.value.total_cmp(&verdict.worth.value).is_eq());
        assert_eq!(verdict.best, first.map(|judged| judged.action), "seed {seed}");
    }
}

#[test]
fn tables_and_pruning_save_nodes_in_all_and_change_no_value() {
    let mut nodes = [0; 4];
    for seed in 0..200 {
        let start = RandomTree::<true>::new(seed, 12, 30);
        let evaluator = HashEvaluator { seed, spread: 10 };
        let (root, limits) = (Root::new(&start), Limits::depth(7));
        let verdicts = [
            Expectiminimax::new(evaluator).search(&root, &limits, &mut ()),
            Expectimax::new(evaluator).search(&root, &limits, &mut ()),
            Star1::new(evaluator).search(&root, &limits, &mut ()),
            Star2::new(evaluator).search(&root, &limits, &mut ()),
        ];
        let value = expectiminimax(&start, 7, 1.0, &evaluator);
        for (sum, verdict) in nodes.iter_mut().zip(&verdicts) {
            assert!((verdict.worth.value - value).abs() < 1e-11, "seed {seed}");
            *sum += verdict.counters.nodes;
        }
    }
    let [plain, table, star1, star2] = nodes;
    assert!(table * 2 < plain && star1 * 2 < plain && star2 * 4 < plain && star2 < table, "{nodes:?}");
}

#[test]
fn depth_grows_with_the_actions_made() {
    let start = RandomTree::<true>::new(5, 12, 1000);
    let evaluator = HashEvaluator { seed: 5, spread: 10 };
    for (made, grow, expected) in [(0, Some(4), 2), (3, Some(4), 2), (4, Some(4), 3), (11, Some(4), 4), (11, None, 2), (3, Some(0), 5)] {
        let root = Root { actions_made: made, ..Root::new(&start) };
        let limits = Limits::depth(2);
        let depths = [
            Expectiminimax::new(evaluator).with_grow(grow).search(&root, &limits, &mut ()).counters.depth,
            Star1::new(evaluator).with_grow(grow).search(&root, &limits, &mut ()).counters.depth,
            Star2::new(evaluator).with_grow(grow).search(&root, &limits, &mut ()).counters.depth,
        ];
        assert_eq!(depths, [expected; 3], "{made} actions made, {grow:?}");
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_action() {
    let evaluator = HashEvaluator { seed: 0, spread: 8 };
    let nim = Nim::new([0]);
    let over = evaluator.outcome(&nim, Outcome::Won(Player::Two));
    with_every_search(
        &Root::new(&nim),
        &Limits::depth(3),
        1.0,
        evaluator,
        || (),
        |verdict, (), name| {
            assert_eq!((verdict.best, verdict.counters.nodes, verdict.counters.leaves), (None, 1, 1), "{name}");
            assert!(verdict.worth.value <= over && verdict.stopped == Stop::Complete, "{name}");
        },
    );
}
