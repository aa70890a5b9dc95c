//! Evaluators: tables against the plain definition, weights, bounds.

// The expected numbers are whole or exact halves: nothing is rounded.
#![allow(clippy::float_cmp)]

use crate::{any, fast, read, read_with_goal};
use plyground_core::{BestResult, Evaluator, Game, Outcome, Playable, Player, Rng, Turn, Value};
use plyground_games::twenty48::{Board, Feature, Goal, Judge, Store, Twenty48, Variant, Weights, features};

/// The value of a board by the definition: the worth of each row and column in hundredths.
fn by_definition<S: Store>(position: &Board<S>, weights: &Weights) -> i32 {
    let size = position.variant().size;
    let tiles: Vec<u8> = position.exponents().collect();
    let rows = (0..size).map(|row| (0..size).map(|column| tiles[row * size + column]).collect::<Vec<_>>());
    let columns = (0..size).map(|column| (0..size).map(|row| tiles[row * size + column]).collect());
    rows.chain(columns).map(|line| (weights.worth(&line) * 100.0).round() as i32).sum()
}

#[test]
fn features_of_a_line_are_what_their_sentences_say() {
    let value = |line: &[u8], feature: Feature| features(line)[feature as usize];
    assert_eq!(value(&[1, 2, 3, 4], Feature::Monotonicity), 0.0);
    assert_eq!(value(&[4, 3, 2, 0], Feature::Monotonicity), 0.0);
    assert_eq!(value(&[2, 1, 3, 3], Feature::Monotonicity), -15.0);
    assert_eq!(value(&[1, 0, 3, 7], Feature::Smoothness), -6.0);
    assert_eq!(value(&[1, 0, 0, 1], Feature::Empty), 2.0);
    assert_eq!(value(&[1, 0, 0, 1], Feature::Merges), 1.0);
    assert_eq!(value(&[2, 2, 2, 1], Feature::Merges), 2.0);
    assert_eq!(value(&[2, 1, 2, 0], Feature::Merges), 0.0);
    assert_eq!(value(&[3, 1, 2, 0], Feature::Corner), 81.0);
    assert_eq!(value(&[1, 3, 2, 0], Feature::Corner), 0.0);
    assert_eq!(value(&[4, 0, 0, 1], Feature::Sum), -129.0);
    for feature in [Feature::Monotonicity, Feature::Smoothness, Feature::Merges, Feature::Corner, Feature::Sum] {
        assert_eq!(value(&[0, 0, 0], feature).abs(), 0.0, "{feature:?} of nothing");
    }
    // A line is worth the same from either end.
    let mut rng = Rng::new(1);
    for _ in 0..2_000 {
        let mut line: Vec<u8> = (0..5).map(|_| rng.below(18) as u8).collect();
        let forwards = features(&line);
        line.reverse();
        for (forwards, backwards) in forwards.into_iter().zip(features(&line)) {
            assert!((forwards - backwards).abs() < 1e-9 * forwards.abs().max(1.0), "{line:?}");
        }
    }
}

#[test]
fn tables_equal_the_definition_on_every_line() {
    // A board with one line and nothing else has that row, four single tiles as columns, and empty rows.
    let start = fast(Variant::default());
    for id in ["features", "course"] {
        let judge = start.judge(id).expect("the game lists it");
        for number in (0..=u16::MAX).step_by(7) {
            let tiles: Vec<String> = (0..4)
                .map(|place| [0, 1_u64 << (number >> (4 * place) & 15)][usize::from(number >> (4 * place) & 15 != 0)].to_string())
                .collect();
            let position = start.read(&format!("{}/0,0,0,0/0,0,0,0/0,0,0,0+", tiles.join(","))).expect("a legal board");
            assert_eq!(judge.evaluate(&position).0, by_definition(&position, judge.weights()), "{position:?}");
        }
    }
}

/// Along random games the judge equals the definition and keeps its bounds.
fn check<S: Store>(start: Board<S>, judge: &Judge, seed: u64)
where
    Judge: Evaluator<Board<S>>,
{
    let (least, most) = Evaluator::<Board<S>>::bounds(judge);
    assert!(most <= Value::MOST && least >= -Value::MOST);
    let mut rng = Rng::new(seed);
    let mut position = start;
    while !position.turn().is_over() {
        let value = judge.evaluate(&position);
        assert_eq!(value.0, by_definition(&position, judge.weights()), "{position:?}");
        assert!((least..=most).contains(&value), "{value:?} of {position:?}");
        let action = position.sample(&mut rng);
        position.apply(&action);
    }
}

#[test]
fn judges_of_all_sizes_equal_the_definition_along_random_games() {
    for size in [3, 4, 5] {
        let variant = Variant { size, ..Variant::default() };
        for id in ["features", "course"] {
            let judge = any(variant).judge(id).expect("the game lists it");
            check(any(variant), &judge, 3);
        }
    }
    for id in ["features", "course"] {
        check(fast(Variant::default()), &fast(Variant::default()).judge(id).expect("the game lists it"), 4);
    }
}

#[test]
fn no_board_and_no_weights_leave_the_bounds() {
    let start = fast(Variant::default());
    let mut rng = Rng::new(8);
    for weights in [
        "lost=0",
        "empty=-900000 merges=900000",
        "corner=900000 sum=-900000 lost=900000",
        "monotonicity=-3 smoothness=-900000",
        "sum=900000",
    ] {
        let judge = start.weighted_judge("features", weights).expect("weights in range");
        let (least, most) = Evaluator::<Twenty48>::bounds(&judge);
        assert!(least <= most && most <= Value::MOST && least >= -Value::MOST, "{weights}");
        for round in 0..2_000 {
            let mut position = start.read("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0").expect("a legal board");
            let tile = |rng: &mut Rng| [0, 1_u64 << (1 + rng.below(if round % 2 == 0 { 15 } else { 31 }))][rng.below(2)].to_string();
            let row = |rng: &mut Rng| (0..4).map(|_| tile(rng)).collect::<Vec<_>>().join(",");
            let text = (0..4).map(|_| row(&mut rng)).collect::<Vec<_>>().join("/");
            position = position.read(&text).unwrap_or(position);
            let value = judge.evaluate(&position);
            assert!((least..=most).contains(&value), "{weights}: {value:?} of {position:?}");
        }
    }
}

#[test]
fn both_types_are_judged_alike_even_with_huge_tiles() {
    for text in ["2,0,0,4/8,16,0,0/32768,32768,0,0/0,0,2,2", "65536,131072,4,2/32768,8,0,0/0,0,0,0/2147483648,0,0,2+"] {
        let (small, large) = (read(text), any(Variant::default()).read(text).expect("a legal board"));
        for id in ["features", "course"] {
            assert_eq!(small.judge(id).unwrap().evaluate(&small), large.judge(id).unwrap().evaluate(&large), "{id} of {text}");
        }
    }
}

#[test]
fn a_stuck_board_is_worth_the_lower_bound_and_a_won_one_the_upper() {
    let stuck = read("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2");
    let judge = stuck.judge("features").expect("the default");
    let (least, most) = Evaluator::<Twenty48>::bounds(&judge);
    assert_eq!(least, Value((-8.0 * 100.0 * Weights::TUNED.lost).round() as i32));
    let Turn::Over(outcome) = stuck.turn() else { panic!("{stuck:?} is stuck") };
    assert_eq!(judge.outcome(&stuck, outcome), f64::from(least));
    assert_eq!(judge.outcome(&stuck, Outcome::Won(Player::Two)), f64::from(least));
    let won = read_with_goal("2048,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2");
    assert_eq!(judge.outcome(&won, Outcome::Won(Player::One)), f64::from(most));
}

#[test]
fn weights_are_read_by_name_and_others_keep_their_own() {
    let start = fast(Variant::default());
    let weights = *start.weighted_judge("features", "empty=270 merges=-7.5; lost=1000,").expect("three weights").weights();
    assert_eq!(weights.of[Feature::Empty as usize], 270.0);
    assert_eq!(weights.of[Feature::Merges as usize], -7.5);
    assert_eq!(weights.lost, 1000.0);
    assert_eq!(weights.of[Feature::Sum as usize], Weights::TUNED.of[Feature::Sum as usize]);
    assert_eq!(start.weighted_judge("course", "").expect("no weights").weights(), &Weights::COURSE);
    for (text, code, at) in [
        ("emtpy=270", "unknown-feature", 0),
        ("empty=270 merge=1", "unknown-feature", 10),
        ("empty", "not-a-weight", 0),
        ("empty=", "bad-weight", 0),
        ("empty=much", "bad-weight", 0),
        ("empty=nan", "bad-weight", 0),
        ("empty=inf", "bad-weight", 0),
        ("empty=1e300", "bad-weight", 0),
        ("merges=1, lost=-1", "bad-weight", 10),
        ("=5", "unknown-feature", 0),
    ] {
        let complaint = start.weighted_judge("features", text).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, Some(at)), "{text}: {complaint}");
    }
    let complaint = start.weighted_judge("features", "emtpy=1").unwrap_err();
    for feature in Twenty48::about().features {
        assert!(complaint.message.contains(feature.id), "{complaint} does not list {}", feature.id);
    }
    assert_eq!(start.weighted_judge("fetures", "empty=1").unwrap_err().code, "unknown-evaluator");
    assert!(start.judge("fetures").is_none());
}

#[test]
fn one_step_of_looking_ahead_wins_more_than_four_times_the_points_of_chance() {
    // Plays the move whose board is judged best. Random play wins about 1,095 points.
    for id in ["features", "course"] {
        let start = fast(Variant::default());
        let judge = start.judge(id).expect("the game lists it");
        let mut points = 0;
        for game in 0..40 {
            let mut rng = Rng::stream(21, game);
            let mut position = start;
            while !position.turn().is_over() {
                let action = if position.is_waiting() {
                    position.sample(&mut rng)
                } else {
                    let actions = position.actions().into_iter();
                    actions.max_by_key(|action| judge.evaluate(&position.after(action))).expect("a move")
                };
                points += position.reward(&action);
                position.apply(&action);
            }
        }
        let mean = points as f64 / 40.0;
        assert!(mean > 4.0 * 1_095.0, "{id}: {mean}");
    }
}

#[test]
fn the_best_of_all_moves_together_is_the_best_of_them_one_by_one() {
    let mut rng = Rng::new(12);
    for goal in [Goal::None, Goal::Tile2048] {
        let start = fast(Variant { goal, ..Variant::default() });
        let judge = start.judge("features").unwrap();
        let (mut together, mut apart) = (0, 0);
        for _ in 0..40 {
            let mut position = start;
            while !position.turn().is_over() {
                if let (Turn::Player(me), Some(together_best)) = (position.turn(), judge.best_result(&position, Player::One)) {
                    let actions = position.actions();
                    let after = || actions.as_ref().iter().map(|action| position.after(action));
                    let value = after().map(|next| judge.evaluate(&next)).max().unwrap().into();
                    let guesses = after().filter(|next| !next.turn().is_over()).count();
                    let one_by_one = BestResult { value, actions: actions.as_ref().len(), guesses };
                    assert_eq!((together_best, me), (one_by_one, Player::One), "{position:?}");
                    together += 1;
                } else {
                    apart += 1;
                }
                let action = position.sample(&mut rng);
                position.apply(&action);
            }
        }
        assert!(apart > 0 && (together > 1000) == (goal == Goal::None), "{together} together, {apart} apart");
    }
}
