//! Limits are kept, there is always an answer, and the same seed gives the same one.

use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Bound, Counters, Game, Limits, Outcome, Player, Root, Searcher, Stop, Turn, Verdict};
use plyground_search::sampling::{Flat, Measure, Sampling, Ucb1, Uct};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

const EVALUATOR: HashEvaluator = HashEvaluator { seed: 5, spread: 100 };

/// The verdicts of all three searches.
fn all<G: Game>(root: &Root<'_, G>, sampling: Sampling, limits: &Limits) -> Vec<(&'static str, Verdict<G::Action>)> {
    vec![
        ("flat", Flat::new(EVALUATOR, sampling).search(root, limits, &mut ())),
        ("ucb1", Ucb1::new(EVALUATOR, sampling).search(root, limits, &mut ())),
        ("uct", Uct::new(EVALUATOR, sampling).search(root, limits, &mut ())),
    ]
}

fn endless(measure: Measure) -> Sampling {
    Sampling { simulations: None, measure, ..Sampling::new(1) }
}

#[test]
fn the_node_limit_is_kept_exactly_and_there_is_an_answer() {
    let nim = Nim::new([5, 6, 7, 8]);
    for measure in [Measure::Outcome, Measure::Along, Measure::End] {
        for nodes in [0, 1, 2, 3, 10, 100, 1023, 1024, 1025, 3000] {
            for (name, verdict) in all(&Root::new(&nim), endless(measure), &Limits::nodes(nodes)) {
                assert_eq!((verdict.counters.nodes, verdict.stopped), (nodes, Stop::Nodes), "{name} {measure:?}");
                let best = verdict.best.expect("there is always an answer");
                assert!(nim.actions().contains(&best) && verdict.line.first() == Some(&best), "{name} {nodes}");
            }
        }
    }
}

#[test]
fn no_time_and_a_raised_flag_stop_at_once_with_a_legal_action() {
    let nim = Nim::new([9, 9, 9, 9]);
    let no_time = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    let flag = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    for (limits, stop) in [(no_time, Stop::Time), (flag, Stop::Cancelled)] {
        for (name, verdict) in all(&Root::new(&nim), Sampling::new(1_000_000_000), &limits) {
            assert_eq!((verdict.stopped, verdict.counters.simulations), (stop, 0), "{name}");
            assert!(verdict.best.is_some_and(|best| nim.actions().contains(&best)), "{name}");
        }
    }
}

#[test]
fn a_time_limit_ends_an_endless_search() {
    let nim = Nim::new([9, 9, 9, 9]);
    let limits = Limits { time: Some(Duration::from_millis(30)), ..Limits::default() };
    for (name, verdict) in all(&Root::new(&nim), endless(Measure::Outcome), &limits) {
        assert_eq!(verdict.stopped, Stop::Time, "{name}");
    }
}

/// A corridor without an end.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Corridor;

impl Game for Corridor {
    type Action = ();
    type Actions = [(); 1];
    fn turn(&self) -> Turn {
        Turn::Player(Player::One)
    }
    fn actions(&self) -> [(); 1] {
        [()]
    }
    fn apply(&mut self, (): &()) {}
    fn key(&self) -> u64 {
        0
    }
}

#[test]
fn a_game_without_an_end_does_not_hang_a_search() {
    let limits = Limits { time: Some(Duration::from_millis(20)), ..Limits::default() };
    for measure in [Measure::Outcome, Measure::Along] {
        for (name, verdict) in all(&Root::new(&Corridor), endless(measure), &limits) {
            assert_eq!((verdict.stopped, verdict.best), (Stop::Time, Some(())), "{name}");
        }
    }
    for (name, verdict) in all(&Root::new(&Corridor), Sampling::new(1), &Limits::default()) {
        assert_eq!((verdict.stopped, verdict.counters.simulations), (Stop::Complete, 1), "{name}: cut after a million decisions");
    }
}

#[test]
fn the_tree_keeps_to_its_memory_and_the_search_goes_on() {
    let nim = Nim::new([5, 6, 7, 8]);
    for bytes in [10_000, 100_000] {
        let limits = Limits { memory: Some(bytes), ..Limits::default() };
        let verdict = Uct::new(EVALUATOR, Sampling::new(5000)).search(&Root::new(&nim), &limits, &mut ());
        assert!(verdict.counters.peak_memory_bytes <= bytes, "{} of {bytes}", verdict.counters.peak_memory_bytes);
        assert!(verdict.counters.peak_memory_bytes * 10 > bytes * 9, "{} of {bytes}", verdict.counters.peak_memory_bytes);
        assert_eq!((verdict.counters.simulations, verdict.stopped), (5000, Stop::Complete));
    }
}

#[test]
fn the_same_seed_gives_the_same_answers_and_another_seed_or_search_does_not() {
    type Told = Vec<(Option<u8>, f64, Counters)>;
    fn three(mut searcher: impl Searcher<RandomTree<true>>) -> Told {
        let start = RandomTree::new(7, 12, 1000);
        let told = |verdict: Verdict<u8>| (verdict.best, verdict.worth.value, verdict.counters);
        (0..3).map(|_| told(searcher.search(&Root::new(&start), &Limits::default(), &mut ()))).collect()
    }
    let with = |seed| Sampling { seed, ..Sampling::new(300) };
    let runs =
        |seed| [three(Flat::new(EVALUATOR, with(seed))), three(Ucb1::new(EVALUATOR, with(seed))), three(Uct::new(EVALUATOR, with(seed)))];
    for (here, there) in runs(1).iter().zip(runs(1)) {
        assert_eq!(*here, there);
        assert!(here[0] != here[1] && here[1] != here[2], "two searches of a player use different dice");
    }
    for (here, there) in runs(1).iter().zip(runs(2)) {
        assert_ne!(*here, there);
    }
}

#[test]
fn a_finished_game_has_its_worth_and_nothing_else() {
    let nim = Nim::new([0, 0]);
    assert_eq!(nim.turn(), Turn::Over(Outcome::Won(Player::Two)));
    for (measure, value) in [(Measure::Outcome, -1.0), (Measure::Score, 0.0), (Measure::End, -100.0), (Measure::Along, -100.0)] {
        let sampling = Sampling { measure, ..Sampling::new(100) };
        for (name, verdict) in all(&Root::new(&nim), sampling, &Limits::default()) {
            assert_eq!((verdict.best, verdict.worth.bound, verdict.counters.nodes), (None, Bound::Exact, 1), "{name}");
            assert!((verdict.worth.value - value).abs() < 1e-12, "{name} {measure:?}");
        }
    }
}
