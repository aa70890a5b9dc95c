//! The evaluator against its plain definition.

use super::features::{self, Feature};
use super::*;
use crate::checkers::rule::{Compulsory, Optional};
use crate::checkers::squares::{BOTTOM_ROW, TOP_ROW};
use plyground_core::{Game, Playable, Rng, Turn};

type Position = Checkers<Compulsory>;

fn read(text: &str) -> Position {
    Position::new().read(text).expect("a position")
}

/// Pieces strewn over the board, both sides with at least one.
fn strewn(rng: &mut Rng) -> Position {
    loop {
        let (mut men, mut kings) = ([0_u32; 2], [0_u32; 2]);
        let density = 2 + rng.below(10);
        for square in 1..=32 {
            let set = crate::checkers::squares::bit(square);
            let player = rng.below(2);
            if rng.below(12) >= density || (men[player] | kings[player]).count_ones() == 12 {
                continue;
            }
            let last_row = [BOTTOM_ROW, TOP_ROW][player];
            let pieces = if rng.below(3) == 0 || last_row & set != 0 { &mut kings } else { &mut men };
            pieces[player] |= set;
        }
        if men[0] | kings[0] != 0 && men[1] | kings[1] != 0 {
            let mover = if rng.below(2) == 0 { Player::One } else { Player::Two };
            return Position::from_parts(men, kings, mover);
        }
    }
}

/// Positions of random games and positions that no game would reach.
fn positions(count: usize, seed: u64) -> Vec<Position> {
    let mut rng = Rng::new(seed);
    let mut list = Vec::new();
    let mut position = Position::new();
    while list.len() < count {
        if matches!(position.turn(), Turn::Over(_)) || rng.below(300) == 0 {
            position = Position::new();
        }
        list.push(position);
        list.push(strewn(&mut rng));
        position = position.after(&position.sample(&mut rng));
    }
    list
}

/// Weights that tell all features apart.
fn odd_weights(seed: u64) -> Weights {
    let mut rng = Rng::new(seed);
    let mut weights = [[0; features::COUNT]; PHASES];
    for weight in weights.iter_mut().flatten() {
        *weight = rng.below(201) as i16 - 100;
    }
    weights
}

#[test]
fn sets_count_what_squares_count() {
    let odd = odd_weights(7);
    let tables: &'static Tables = Box::leak(Box::new(Tables::new(&odd)));
    for position in positions(6_000, 1) {
        let (fast, slow) = (Positional::with(tables).evaluate(&position), features::value(&position, &odd));
        assert_eq!(fast, Value(slow.clamp(-MOST, MOST)), "{position:?}");
        let (fast, slow) = (Positional::FITTED.evaluate(&position), features::value(&position, &WEIGHTS));
        assert_eq!(fast, Value(slow), "{position:?}");
    }
}

#[test]
fn a_mirrored_position_is_worth_the_negative() {
    for position in positions(20_000, 2) {
        assert_eq!(Positional::FITTED.evaluate(&position.mirrored()), -Positional::FITTED.evaluate(&position), "{position:?}");
    }
}

#[test]
fn values_stay_within_the_bounds() {
    let (least, most) = Evaluator::<Position>::bounds(&Positional::FITTED);
    let twelve_kings = Position::from_parts([0, 0], [0xfff0_0000, 1], Player::One);
    for position in positions(20_000, 3).into_iter().chain([twelve_kings, twelve_kings.mirrored()]) {
        let value = Positional::FITTED.evaluate(&position);
        assert!(least < value && value < most && !value.is_decisive(), "{position:?}: {value:?}");
    }
}

#[test]
fn both_capture_rules_are_judged_alike() {
    for position in positions(2_000, 4) {
        assert_eq!(Positional::FITTED.evaluate(&position), Positional::FITTED.evaluate(&position.under::<Optional>()));
    }
}

#[test]
fn a_position_is_quiet_when_the_player_to_move_cannot_jump() {
    for position in positions(5_000, 5).into_iter().filter(|position| matches!(position.turn(), Turn::Player(_))) {
        let is_quiet = Positional::FITTED.is_quiet(&position);
        assert_eq!(is_quiet, matches!(Positional::FITTED.quiescence(&position), Quiescence::Quiet), "{position:?}");
        assert_eq!(is_quiet, !position.actions().as_ref()[0].is_capture(), "{position:?}");
    }
}

fn feature(text: &str, feature: Feature) -> i32 {
    features::features(&read(text))[feature.index()]
}

#[test]
fn features_are_what_their_names_say() {
    // 24-19 would be jumped from 15, 24-20, 25-21 and 25-22 not; likewise 15-19, but not 15-18.
    assert_eq!(feature("W:W24,25:B15", Feature::ManReach), 1 - 3);
    // 28 cannot pass 32; the king on 32 is shut as well.
    assert_eq!(feature("B:WK32:B28", Feature::DogHole), 1);
    assert_eq!(feature("B:WK32:B28", Feature::StuckMen), 1);
    // Two steps to go, and White is far away; with a guard on 30 there is none.
    assert_eq!(feature("B:W21:B23", Feature::FreeTwo), 1);
    assert_eq!(feature("B:W21,30,31,32:B23", Feature::FreeTwo), 0);
    assert_eq!(feature("B:W12:B27", Feature::FreeOne), 1);
    assert_eq!(feature("W:W18:B9,14", Feature::Attacked), -1);
    assert_eq!(feature("B:WK1:BK15,K32", Feature::Refuge), -1);
    assert_eq!(feature("B:WK1:BK15,K32", Feature::Pursuit), 3 + 7);
    assert_eq!(feature("B:W21,22:B2,3", Feature::Lopsided), 0 - 2);
    // Face to face with one empty square between, the player to move gives way.
    assert_eq!(feature("B:WK23:BK14", Feature::TheMove), -1);
    assert_eq!(feature("W:WK23:BK14", Feature::TheMove), 1);
}

#[test]
fn a_man_more_is_worth_about_a_hundred_and_more_when_few_are_left() {
    let worth = |text| Positional::FITTED.evaluate(&read(text)).0;
    let many = worth("B:W21-23,25-32:B1-12");
    let few = worth("B:W30,31:B2,3,7");
    assert!((60..180).contains(&many), "{many}");
    assert!(few > many, "{few} and {many}");
}
