//! The evaluators: bounds, symmetry, the features, and whether they win games.

use crate::naive::random_position;
use crate::{is_slow_run, read, start};
use plyground_core::{Evaluator, Game, Outcome, Playable, Player, Rng, Turn, Value};
use plyground_games::barjis::{Action, Barjis, Judge};

fn worth(judge: &Judge, text: &str) -> i32 {
    judge.evaluate(&read(text)).0
}

#[test]
fn values_stay_within_the_bounds_and_change_sign_with_the_sides() {
    let wild = "progress=10000,home=-10000,waiting=10000,safe=-10000,danger=1000,threat=1000";
    for variant in ["", "doubled=safe,cap=2,bunj=25"] {
        let start = start(variant);
        let judges = [start.judge("balanced").unwrap(), start.judge("progress").unwrap(), start.weighted_judge("balanced", wild).unwrap()];
        for judge in judges {
            let (least, most) = judge.bounds();
            assert!(-least == most && most <= Value::MOST);
            let mut rng = Rng::new(31);
            for _ in 0..3000 {
                let position = random_position(&start, &mut rng);
                let value = judge.evaluate(&position);
                assert!(least <= value && value <= most, "{position:?} is worth {value:?}, bounds {most:?}");
                let turned = position.with([position.stones(Player::Two), position.stones(Player::One)], position.mover().other(), None);
                assert_eq!(judge.evaluate(&turned), -value, "{position:?}");
            }
        }
    }
}

#[test]
fn the_bounds_are_tight() {
    let start = start("");
    for (id, slack) in [("progress", 1), ("balanced", 600)] {
        let judge = start.judge(id).unwrap();
        let best = judge.evaluate(&start.read("83,84,84,84/0,0,0,0/2/-").unwrap()).0;
        let most = judge.bounds().1.0;
        assert!(best <= most && f64::from(most - best) <= f64::from(slack).max(0.1 * f64::from(most)), "{id}: {best} of {most}");
    }
}

#[test]
fn what_good_play_weighs_counts() {
    let judge = start("").judge("balanced").unwrap();
    // A stone on X rather than a step farther where the domes, to throw, can hit it.
    assert!(worth(&judge, "0,0,0,39/0,0,0,2/2/-") > worth(&judge, "0,0,0,40/0,0,0,2/2/-"));
    // A stone in play rather than waiting.
    assert!(worth(&judge, "0,0,1,30/0,0,0,0/2/-") > worth(&judge, "0,0,0,31/0,0,0,0/2/-"));
}

#[test]
fn a_stone_in_reach_is_worth_less_by_the_chance_times_what_is_lost() {
    let start = start("");
    let judge = start.weighted_judge("balanced", "home=0 waiting=0 safe=0 danger=100 threat=50").unwrap();
    let four = start.rules().reach.chance(36, 40);
    assert!(four > 15.0 / 64.0, "a four at least: {four}");
    // The domes stand 4 steps behind the horse on 74 (their 40), and on 24 (their 58): the nearer home, the more is lost.
    for (text, bare, lost) in [
        ("74,84,84,84/36,84,84,84/2/-", 7400 - 3600, 7400.0 * four),
        ("24,84,84,84/54,84,84,84/2/-", 2400 - 5400, 2400.0 * four),
        // With the horses to throw it can still run away.
        ("74,84,84,84/36,84,84,84/1/-", 7400 - 3600, 3700.0 * four),
        // The chance to send a dome back counts for the horses: 66 is their 32.
        ("28,84,84,84/66,84,84,84/1/-", 2800 - 6600, -6600.0 * four),
        // On X nothing is lost.
        ("73,84,84,84/35,84,84,84/2/-", 7300 - 3500, 0.0),
    ] {
        let value = f64::from(worth(&judge, text));
        assert!((value - (f64::from(bare) - lost)).abs() < 2.0, "{text}: {value}, not {}", f64::from(bare) - lost);
    }
}

#[test]
fn reaching_a_distance_is_as_likely_as_counted_by_hand() {
    let reach = &start("cap=1").rules().reach;
    // duwaq; three; four; dest, with or without its khal, or the khal alone.
    for (distance, chance) in
        [(1, 12.0), (2, 15.0), (3, 20.0), (4, 15.0), (5, 0.0), (6, 1.0), (10, 6.0), (11, 6.0), (12, 1.0), (24, 6.0), (25, 6.0)]
    {
        assert!((reach.chance(20, 20 + distance) - chance / 64.0).abs() < 1e-12, "{distance}");
    }
    for (place, chance) in [(1, 12.0), (2, 0.0), (11, 6.0), (10, 0.0), (25, 6.0)] {
        assert!((reach.chance(0, place) - chance / 64.0).abs() < 1e-12, "entering to {place}");
    }
    assert_eq!(reach.hit(20, 22 + 34), 0, "56 is an X cell");
    assert!((f64::from(reach.hit(20, 23 + 34)) / f64::from(1 << 14) - 20.0 / 64.0).abs() < 1e-3);
    assert!(reach.chance(30, 20).abs() < 1e-12);
}

#[test]
fn weights_are_read_strictly() {
    let start = start("");
    for weights in ["", "safe=0", "safe=10 danger=5;threat=0, waiting=-3"] {
        assert!(start.weighted_judge("balanced", weights).is_ok(), "{weights}");
    }
    for (weights, code) in [
        ("safe", "not-a-weight"),
        ("speed=3", "unknown-feature"),
        ("safe=x", "bad-weight"),
        ("safe=1.5", "bad-weight"),
        ("safe=10001", "bad-weight"),
        ("danger=-1", "bad-weight"),
        ("safe=1,safe=2", "weight-twice"),
    ] {
        assert_eq!(start.weighted_judge("balanced", weights).unwrap_err().code, code, "{weights}");
    }
    assert_eq!(start.weighted_judge("progress", "safe=1").unwrap_err().code, "no-weights");
    assert!(start.judge("best").is_none());
    let plain = start.weighted_judge("balanced", "progress=1 home=0 waiting=0 safe=0 danger=0 threat=0").unwrap();
    let position = read("0,11,39,41/0,11,12,26/1/-");
    assert_eq!(plain.evaluate(&position), start.judge("progress").unwrap().evaluate(&position));
}

/// The turn whose result the judge likes best.
fn choose(judge: &Judge, position: &Barjis) -> Action {
    let mover = position.mover();
    let worth = |action: &Action| {
        let after = position.after(action);
        if after.has_won(mover) { Value::WIN } else { judge.evaluate(&after).pov(mover) }
    };
    position.actions().into_iter().max_by_key(worth).expect("there is always an action")
}

/// The share of games `balanced` wins one turn ahead against another judge, or random play.
fn share_won(games: u64, other: Option<&Judge>) -> f64 {
    let start = start("");
    let judge = start.judge("balanced").unwrap();
    let mut won = 0;
    for game in 0..games {
        let mut dice = Rng::stream(5, game / 2);
        let mut choices = Rng::stream(6, game);
        let seat = if game % 2 == 0 { Player::One } else { Player::Two };
        let mut position = start;
        loop {
            let action = match (position.turn(), other) {
                (Turn::Over(outcome), _) => {
                    won += u64::from(outcome == Outcome::Won(seat));
                    break;
                }
                (Turn::Chance, _) => position.sample(&mut dice),
                (Turn::Player(player), _) if player == seat => choose(&judge, &position),
                (Turn::Player(_), Some(other)) => choose(other, &position),
                (Turn::Player(_), None) => position.sample(&mut choices),
            };
            position.apply(&action);
        }
    }
    won as f64 / games as f64
}

#[test]
fn the_default_judge_wins_against_progress_and_random_play() {
    let games = if is_slow_run("2,000 games of each match instead of 400") { 2000 } else { 400 };
    let against_progress = share_won(games, start("").judge("progress").as_ref());
    let against_random = share_won(games, None);
    assert!(against_progress >= 0.65, "{against_progress} against progress");
    assert!(against_random >= 0.85, "{against_random} against random");
}
