//! Every heuristic against the real distances, and against its slow twin.

use super::enumeration::distances;
use super::naive::Grid;
use super::{start, variants};
use plyground_core::{Game, Heuristic, Playable, Reversible, Rng, laws};
use plyground_games::redswapblue::{Bits, Judge, RedSwapBlue, Variant, Wide};

#[test]
fn no_heuristic_exceeds_a_distance_or_falls_by_more_than_one_move_costs() {
    for variant in variants(&[2, 3]) {
        let goal = start::<u64>(&variant).goals()[0];
        let distances = distances(goal);
        for judge in Judge::ALL {
            assert!(Heuristic::<RedSwapBlue<u64>>::is_admissible(&judge) && Heuristic::<RedSwapBlue<u64>>::is_consistent(&judge));
            assert_eq!(laws::admissible(&judge, distances.iter().map(|(position, distance)| (position, *distance))), distances.len());
            for position in distances.keys() {
                let estimate = judge.estimate(position);
                for (neighbour, _) in position.predecessors() {
                    assert!(estimate <= 1 + judge.estimate(&neighbour), "{judge:?}: {position:?} to {neighbour:?}");
                }
            }
        }
    }
}

#[test]
fn stronger_heuristics_are_listed_first_and_only_the_goal_is_estimated_at_zero() {
    for variant in variants(&[2, 3]) {
        let goal = start::<u64>(&variant).goals()[0];
        for position in distances(goal).keys() {
            let [parity, displacement, misplaced, zero] = Judge::ALL.map(|judge| judge.estimate(position));
            assert!(parity >= misplaced && zero == 0, "{position:?}");
            // With diagonals the heights of one are not above those of the other everywhere.
            assert!((parity >= displacement && displacement >= misplaced) || position.variant().diagonal, "{position:?}");
            assert!(*position == goal || (displacement > 0 && misplaced > 0), "{position:?}");
        }
    }
}

#[test]
fn estimates_at_the_start_are_as_documented() {
    for (n, parity, displacement, misplaced) in [(2, 10, 8, 6), (3, 38, 36, 16), (4, 104, 96, 30), (5, 208, 200, 48)] {
        let start = start::<u64>(&format!("n={n}"));
        assert_eq!(Judge::ALL.map(|judge| judge.estimate(&start)), [parity, displacement, misplaced, 0], "n={n}");
    }
    for (n, parity, displacement) in [(2, 6, 4), (3, 22, 18)] {
        let start = start::<u64>(&format!("n={n},diagonal=jumps"));
        assert_eq!([Judge::Parity, Judge::Displacement].map(|judge| judge.estimate(&start)), [parity, displacement], "n={n}");
    }
}

#[test]
fn fast_estimates_equal_their_slow_twins() {
    for (seed, variant) in variants(&[2, 3, 4, 5]).iter().enumerate() {
        estimates_equal_their_slow_twins::<u64>(variant, seed as u64, 150);
    }
    for (seed, variant) in variants(&[2, 3, 6, 7]).iter().enumerate() {
        estimates_equal_their_slow_twins::<Wide>(variant, seed as u64, 60);
    }
    estimates_equal_their_slow_twins::<Wide>("n=22", 22, 4);
}

/// On arrangements of all kinds, not only those a short walk from the start can reach.
fn estimates_equal_their_slow_twins<B: Bits>(variant: &str, seed: u64, arrangements: usize) {
    let start = start::<B>(variant);
    let heights = steepest_heights(start.variant());
    let mut rng = Rng::new(seed);
    for _ in 0..arrangements {
        let grid = shuffled(start.variant().n, &mut rng);
        let mut position = start.read(&grid.text()).unwrap();
        for _ in 0..3 {
            let grid = Grid::parse(&position.write());
            assert_eq!(judged(&position), slowly_judged(&grid, start.variant(), &heights), "{position:?}");
            if position.turn().is_over() {
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

fn judged<B: Bits>(position: &RedSwapBlue<B>) -> [i32; 3] {
    [Judge::Parity, Judge::Displacement, Judge::Misplaced].map(|judge| judge.estimate(position) as i32)
}

/// All pieces and the blank in random places.
fn shuffled(n: usize, rng: &mut Rng) -> Grid {
    let mut pieces: Vec<char> = Grid::start(n).text().chars().filter(|c| "rb.".contains(*c)).collect();
    rng.shuffle(&mut pieces);
    let mut pieces = pieces.into_iter();
    Grid(Grid::start(n).0.iter().map(|row| row.iter().map(|&c| if c == '-' { c } else { pieces.next().unwrap() }).collect()).collect())
}

/// The three heuristics as their definitions say.
fn slowly_judged(grid: &Grid, variant: Variant, heights: &Grid2) -> [i32; 3] {
    let goal = Grid::goal(variant.n);
    let sum = |grid: &Grid, what, height: &dyn Fn((i32, i32)) -> i32| grid.places(what).into_iter().map(height).sum::<i32>();
    let missing = |height: &dyn Fn((i32, i32)) -> i32| {
        sum(&goal, 'r', height) - sum(grid, 'r', height) + sum(grid, 'b', height) - sum(&goal, 'b', height)
    };
    let total = missing(&|(row, column)| row + column);
    let parity = if variant.diagonal {
        (missing(&|(row, column)| heights[row as usize][column as usize]) + 1) / 2
    } else {
        (total + forced_steps(grid, variant.n as i32) + 1) / 2
    };
    let displacement = if variant.diagonal { (total + 3) / 4 } else { (total + 1) / 2 };
    let is_misplaced =
        |what, places: Vec<(i32, i32)>| places.into_iter().filter(|(row, column)| goal.at(*row, *column) != what).count() as i32;
    [parity, displacement, is_misplaced('r', grid.places('r')) + is_misplaced('b', grid.places('b'))]
}

/// Steps out of and into cells that are oddly many rows and oddly many columns from the crossing.
fn forced_steps(grid: &Grid, n: i32) -> i32 {
    let goal = Grid::goal(n as usize);
    let mut steps = 0;
    for (row, column) in (0..2 * n - 1).flat_map(|row| (0..2 * n - 1).map(move |column| (row, column))) {
        let is_odd = (row - (n - 1)) % 2 != 0 && (column - (n - 1)) % 2 != 0;
        if !is_odd || grid.at(row, column) == '-' {
            continue;
        }
        let (here, right) = (grid.at(row, column), goal.at(row, column));
        steps += i32::from(here != right && here != '.') + i32::from(here != right);
    }
    steps
}

type Grid2 = Vec<Vec<i32>>;

/// The steepest heights with differences of at most 2 along moves, found by lowering until nothing
/// is too steep: the second square starts high above, the crossing is 0, the first square mirrors.
fn steepest_heights(variant: Variant) -> Grid2 {
    let (n, side) = (variant.n as i32, 2 * variant.n - 1);
    let board = Grid::start(variant.n);
    let is_cell = |row: i32, column: i32| board.at(row, column) != '-';
    let square = |row: i32, column: i32| (row + column - 2 * (n - 1)).signum();
    let mut heights = vec![vec![1000; side]; side];
    heights[n as usize - 1][n as usize - 1] = 0;
    let reach: Vec<(i32, i32)> = (-2..=2)
        .flat_map(|down| (-2..=2).map(move |right| (down, right)))
        .filter(|&(down, right)| {
            let (down, right): (i32, i32) = (down, right);
            let is_straight = (down == 0) != (right == 0);
            is_straight || (variant.diagonal && down.abs() == 2 && right.abs() == 2)
        })
        .collect();
    loop {
        let mut is_settled = true;
        for (row, column) in board.places('b') {
            for (down, right) in &reach {
                let (to_row, to_column) = (row + down, column + right);
                if !is_cell(to_row, to_column) || !is_cell(row + down / 2, column + right / 2) {
                    continue;
                }
                // Over the crossing the two heights are opposite: neither may be above 1.
                let most = if square(to_row, to_column) < 0 { 1 } else { heights[to_row as usize][to_column as usize] + 2 };
                let height = &mut heights[row as usize][column as usize];
                if *height > most {
                    *height = most;
                    is_settled = false;
                }
            }
        }
        if is_settled {
            break;
        }
    }
    for (row, column) in board.places('r') {
        heights[row as usize][column as usize] = -heights[side - 1 - row as usize][side - 1 - column as usize];
    }
    heights
}
