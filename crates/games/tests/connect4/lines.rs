//! The evaluator by lines against a plain count over all segments.

use crate::{read, sized, standard};
use plyground_core::{Evaluator, Game, Playable, Player, Rng, Value};
use plyground_games::connect4::{ConnectFour, Lines, Shape, Standard};

/// How many four-in-a-row segments run through each cell, counted one by one; row 0 is the lowest.
fn plain_weights(columns: i32, rows: i32) -> Vec<Vec<i32>> {
    let mut weights = vec![vec![0; columns as usize]; rows as usize];
    for row in 0..rows {
        for column in 0..columns {
            for (up, right) in [(0, 1), (1, 0), (1, 1), (1, -1)] {
                let segment: Vec<(i32, i32)> = (0..4).map(|place| (row + up * place, column + right * place)).collect();
                if segment.iter().all(|&(row, column)| (0..rows).contains(&row) && (0..columns).contains(&column)) {
                    for (row, column) in segment {
                        weights[row as usize][column as usize] += 1;
                    }
                }
            }
        }
    }
    weights
}

/// The value of a position by a double loop over its cells.
fn plain_value<S: Shape>(position: &ConnectFour<S>, weights: &[Vec<i32>]) -> i32 {
    let picture = position.picture();
    let mut sum = 0;
    for (from_top, row) in weights.iter().rev().enumerate() {
        for (column, weight) in row.iter().enumerate() {
            sum += match picture.cell(from_top, column).piece.as_ref().and_then(|piece| piece.owner) {
                Some(Player::One) => *weight,
                Some(Player::Two) => -weight,
                None => 0,
            };
        }
    }
    sum
}

#[test]
fn weights_of_the_standard_board_are_those_of_the_rules() {
    let lines = Lines::new(Standard);
    let rows: Vec<String> = (0..6)
        .rev()
        .map(|row| (0..7).map(|column| lines.weight(Standard.cell(column, row)).to_string()).collect::<Vec<_>>().join(" "))
        .collect();
    assert_eq!(rows.join(" / "), "3 4 5 7 5 4 3 / 4 6 8 10 8 6 4 / 5 8 11 13 11 8 5 / 5 8 11 13 11 8 5 / 4 6 8 10 8 6 4 / 3 4 5 7 5 4 3");
}

fn compare<S: Shape>(start: ConnectFour<S>, games: u64) {
    let shape = start.shape();
    let weights = plain_weights(shape.columns().into(), shape.rows().into());
    let lines = Lines::new(shape);
    let judge = start.judge("lines").expect("the game lists it");
    let nothing = start.judge("none").expect("the game lists it");
    for row in 0..shape.rows() {
        for column in 0..shape.columns() {
            let weight = weights[usize::from(row)][usize::from(column)];
            assert_eq!(lines.weight(shape.cell(column, row)), weight, "{shape:?}, row {row}, column {column}");
        }
    }
    for game in 0..games {
        let mut rng = Rng::stream(12, game);
        let mut position = start;
        while !position.turn().is_over() {
            let value = judge.evaluate(&position);
            assert_eq!(value, Value(plain_value(&position, &weights)), "{position:?}, game {game} of seed 12");
            assert_eq!(lines.evaluate(&position), value);
            assert!(judge.bounds().0 <= value && value <= judge.bounds().1, "{position:?} is outside of {:?}", judge.bounds());
            assert_eq!((nothing.evaluate(&position), nothing.bounds()), (Value(0), (Value(0), Value(0))));
            for column in position.actions() {
                let gain = plain_value(&position.after(&column), &weights) - value.0;
                assert_eq!(judge.promise(&position, &column), gain.abs(), "column {column} in {position:?}");
                assert_eq!(nothing.promise(&position, &column), 0);
            }
            let column = position.sample(&mut rng);
            position.apply(&column);
        }
    }
}

#[test]
fn values_are_those_of_a_double_loop_on_every_size() {
    compare(standard(), 60);
    for (columns, rows) in [(4, 4), (5, 4), (4, 7), (7, 6), (8, 8), (14, 8), (25, 4), (4, 31)] {
        compare(sized(columns, rows), 8);
    }
}

#[test]
fn bounds_hold_for_the_most_unequal_full_board() {
    // Red on the 21 heaviest cells, yellow on the others: no game, but the limit by hand.
    let mut weights: Vec<i32> = plain_weights(7, 6).into_iter().flatten().collect();
    weights.sort_unstable();
    let gap = weights[21..].iter().sum::<i32>() - weights[..21].iter().sum::<i32>();
    assert_eq!(Lines::new(Standard).bounds(), (Value(-gap), Value(gap)));
}

#[test]
fn other_names_of_judges_are_unknown() {
    assert!(standard().judge("line").is_none());
    let listed: Vec<&str> = ConnectFour::<Standard>::about().judges.iter().map(|judge| judge.id).collect();
    assert_eq!(listed, ["lines", "none"]);
}

#[test]
fn mirrored_positions_are_worth_the_same() {
    let judge = standard().judge("lines").expect("the game lists it");
    assert_eq!(judge.evaluate(&read("445312")), judge.evaluate(&read("443576")));
}
