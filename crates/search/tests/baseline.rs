//! The players without thought.

use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Evaluator, Game, Limits, Root, Searcher, Stop, Tally, Turn};
use plyground_search::baseline::{First, Random};

#[test]
fn random_plays_every_action_about_equally_often() {
    let nim = Nim::new([3, 4]);
    let mut player = Random::new(11);
    let mut counts = [0u32; 7];
    for _ in 0..7000 {
        let verdict = player.search(&Root::new(&nim), &Limits::default(), &mut ());
        let best = verdict.best.expect("nim is not over");
        let index = nim.actions().iter().position(|action| *action == best).expect("a legal action");
        counts[index] += 1;
    }
    assert!(counts.iter().all(|&n| (850..1150).contains(&n)), "{counts:?}");
}

#[test]
fn random_repeats_itself_by_seed_and_number_of_searches() {
    let nim = Nim::new([9, 9, 9]);
    let game = |seed| {
        let mut player = Random::new(seed);
        (0..20).map(|_| player.search(&Root::new(&nim), &Limits::default(), &mut ()).best).collect::<Vec<_>>()
    };
    assert_eq!(game(3), game(3));
    assert_ne!(game(3), game(4));
    let mut fresh = Random::new(3);
    let first = fresh.search(&Root::new(&nim), &Limits::default(), &mut ()).best;
    assert!(game(3).iter().any(|choice| *choice != first), "twenty searches never differ");
}

#[test]
fn first_plays_the_first_action() {
    for seed in 0..100 {
        let start = RandomTree::<true>::new(seed, 5, 9);
        let verdict = First.search(&Root::new(&start), &Limits::default(), &mut ());
        match start.turn() {
            Turn::Player(_) => assert_eq!(verdict.best.as_ref(), start.actions().first()),
            Turn::Chance | Turn::Over(_) => assert_eq!(verdict.best, None),
        }
    }
}

#[test]
fn both_tell_a_story_of_one_node() {
    let mut over = 0;
    for seed in 0..200 {
        let mut position = RandomTree::<true>::new(seed, 4, 9);
        let mut rng = plyground_core::Rng::new(seed);
        loop {
            let mut tally = Tally::default();
            let verdict = Random::new(seed).search(&Root::new(&position), &Limits::default(), &mut tally);
            assert_eq!((tally.entered, tally.left, tally.leaves), (1, 1, verdict.counters.leaves));
            assert_eq!((verdict.counters.nodes, verdict.stopped), (1, Stop::Complete));
            assert_eq!(verdict.best.is_some(), matches!(position.turn(), Turn::Player(_)));
            if position.turn().is_over() {
                assert_eq!(verdict.counters.leaves, 1);
                over += 1;
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
    assert_eq!(over, 200);
}

#[test]
fn an_evaluator_without_sense_stays_within_its_bounds() {
    let evaluator = HashEvaluator { seed: 1, spread: 4 };
    let (least, most) = <HashEvaluator as Evaluator<Nim<1>>>::bounds(&evaluator);
    for sticks in 1..200 {
        let value = evaluator.evaluate(&Nim::new([sticks]));
        assert!(least <= value && value <= most);
    }
}
