//! Games played out in one call are like games played step by step.

use crate::{any, fast, read, variants};
use plyground_core::{Game, Limits, Playable, Playout, Rng, Turn};
use plyground_games::twenty48::{Board, Store, Twenty48, Variant};
use rustc_hash::FxHashMap;

/// Random play by single actions, as [`Game::play_out`] is defined.
fn step_by_step<S: Store>(position: &mut Board<S>, rng: &mut Rng, most: u32) -> Playout {
    let mut playout = Playout::default();
    loop {
        match position.turn() {
            Turn::Over(_) => return playout,
            Turn::Player(_) if playout.decisions == most => return playout,
            Turn::Player(_) => playout.decisions += 1,
            Turn::Chance => {}
        }
        let action = position.sample(rng);
        playout.reward += position.reward(&action);
        position.apply(&action);
    }
}

/// Mean and standard error.
/// Plays on at random without limits.
fn play_out<S: Store>(position: &mut Board<S>, rng: &mut Rng, most: u32) -> Playout {
    position.play_out(rng, most, &mut Limits::default().start()).expect("nothing stops it")
}

fn mean(numbers: &[f64]) -> (f64, f64) {
    let count = numbers.len() as f64;
    let mean = numbers.iter().sum::<f64>() / count;
    let variance = numbers.iter().map(|number| (number - mean).powi(2)).sum::<f64>() / (count - 1.0);
    (mean, (variance / count).sqrt())
}

#[test]
fn a_random_player_wins_about_1_095_points() {
    let mut rng = Rng::new(2048);
    let points: Vec<f64> = (0..20_000).map(|_| play_out(&mut fast(Variant::default()), &mut rng, u32::MAX).reward as f64).collect();
    let (mean, error) = mean(&points);
    assert!(error < 4.0, "{error}");
    assert!((1_080.0..=1_110.0).contains(&mean), "{mean} ± {error}");
}

#[test]
fn whole_games_have_the_same_length_and_points_either_way() {
    for variant in variants(4) {
        let games = |seed, play: fn(&mut _, &mut Rng, u32) -> Playout| {
            let mut rng = Rng::new(seed);
            let playouts: Vec<Playout> = (0..3_000).map(|_| play(&mut fast(variant), &mut rng, u32::MAX)).collect();
            let decisions: Vec<f64> = playouts.iter().map(|playout| f64::from(playout.decisions)).collect();
            let points: Vec<f64> = playouts.iter().map(|playout| playout.reward as f64).collect();
            [mean(&decisions), mean(&points)]
        };
        let (quick, slow) = (games(1, play_out), games(2, step_by_step));
        for ((quick, quick_error), (slow, slow_error)) in quick.into_iter().zip(slow) {
            let error = quick_error.hypot(slow_error);
            assert!((quick - slow).abs() < 4.5 * error, "{variant:?}: {quick} against {slow} ± {error}");
        }
    }
}

/// The exact odds of every position after one decision and its tile.
fn one_turn(position: &Twenty48) -> FxHashMap<String, f64> {
    let mut odds = FxHashMap::default();
    let actions = position.actions();
    for action in &actions {
        let moved = position.after(action);
        if moved.turn().is_over() {
            *odds.entry(moved.write()).or_default() += 1.0 / actions.len() as f64;
            continue;
        }
        for (outcome, probability) in moved.odds() {
            *odds.entry(moved.after(&outcome).write()).or_default() += probability / actions.len() as f64;
        }
    }
    odds
}

#[test]
fn one_turn_leads_where_the_rules_lead_with_the_same_odds() {
    const TURNS: u32 = 100_000;
    let boards = [
        "2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0",
        "2,4,8,16/4,8,16,2/8,16,2,4/16,2,4,4",
        "1024,1024,2,4/4,2,8,2/2,4,2,8/4,2,4,0",
        "2,0,0,0/4,0,0,0/2,0,0,0/4,0,0,0",
    ];
    for (variant, text) in variants(4).flat_map(|variant| boards.map(|text| (variant, text))) {
        let position = fast(variant).read(text).expect("a legal board");
        let expected = one_turn(&position);
        let mut rng = Rng::new(5);
        let mut counts: FxHashMap<String, u32> = FxHashMap::default();
        for _ in 0..TURNS {
            let mut next = position;
            let playout = play_out(&mut next, &mut rng, 1);
            assert_eq!(playout.decisions, 1);
            *counts.entry(next.write()).or_default() += 1;
        }
        assert!(counts.keys().all(|text| expected.contains_key(text)), "{variant:?} {text}: {counts:?}");
        // Pearson's test: the sum is about as large as there are places, give or take its root.
        let terms = expected.iter().map(|(text, odds)| {
            let (count, expected) = (f64::from(counts.get(text).copied().unwrap_or(0)), f64::from(TURNS) * odds);
            (count - expected).powi(2) / expected
        });
        let (sum, freedom) = (terms.sum::<f64>(), expected.len() as f64 - 1.0);
        assert!(sum < freedom + 5.0 * (2.0 * freedom).sqrt(), "{variant:?} {text}: {sum} for {freedom}");
    }
}

#[test]
fn points_of_a_playout_are_those_of_its_moves() {
    // One decision at a time, each reward must be that of a move that leads to the board found.
    let mut rng = Rng::new(6);
    let mut position = fast(Variant::default());
    play_out(&mut position, &mut rng, 0);
    while !position.turn().is_over() {
        let before = position;
        let reward = play_out(&mut position, &mut rng, 1).reward;
        let is_explained = before.actions().iter().any(|action| {
            let moved = before.after(action);
            let leads_there = || moved.odds().any(|(outcome, _)| moved.after(&outcome) == position);
            before.reward(action) == reward && leads_there()
        });
        assert!(is_explained, "{before:?} to {position:?} for {reward}");
    }
}

#[test]
fn limits_of_decisions_are_kept_and_chance_answers_the_last() {
    for most in [0, 1, 2, 7, 50] {
        let mut position = fast(Variant::default());
        let playout = play_out(&mut position, &mut Rng::new(u64::from(most)), most);
        assert_eq!(playout.decisions, most);
        assert!(!position.is_waiting(), "{position:?}");
        let mut position = any(Variant { size: 5, ..Variant::default() });
        assert_eq!(play_out(&mut position, &mut Rng::new(u64::from(most)), most).decisions, most);
    }
    let mut stuck = read("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2");
    assert_eq!(play_out(&mut stuck, &mut Rng::new(1), 9), Playout::default());
}

#[test]
fn huge_tiles_are_played_out_exactly() {
    // Nothing is lost when tiles pass 65536: the sum of all tiles grows by 2 or 4 a turn.
    let sum = |position: &Twenty48| position.exponents().filter(|&tile| tile > 0).map(|tile| 1_u64 << tile).sum::<u64>();
    for text in [
        "32768,16384,8192,8192/0,0,0,0/0,0,0,0/0,0,0,0",
        "32768,32768,0,0/0,0,0,0/0,0,0,0/0,0,0,0",
        "32768,16384,8192,4096/256,512,1024,2048/128,64,32,16/2,4,8,4",
        "65536,65536,0,0/131072,0,0,0/0,0,0,0/0,0,0,0",
    ] {
        for seed in 0..40 {
            let mut position = read(text);
            let playout = play_out(&mut position, &mut Rng::new(seed), u32::MAX);
            let grown = sum(&position) - sum(&read(text));
            let decisions = u64::from(playout.decisions);
            assert!(grown % 2 == 0 && (2 * decisions..=4 * decisions).contains(&grown), "{position:?} grew by {grown} in {decisions}");
            assert!(position.turn().is_over());
        }
    }
    let mut position = read("32768,16384,8192,8192/0,0,0,0/0,0,0,0/0,0,0,0");
    play_out(&mut position, &mut Rng::new(3), 200);
    assert!(position.exponents().any(|tile| tile == 16), "{position:?} has no 65536, so the test never saw one being made");
}
