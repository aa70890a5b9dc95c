//! The slow twin: 2048 on a plain two-dimensional vector of numbers, sharing no code with the game.

use crate::{any, fast, variants};
use plyground_core::{Game, Outcome, Playable, Player, Rng, Turn};
use plyground_games::twenty48::{Action, Board, Goal, Spawn, Store, Variant};

/// A board as anybody would write it first.
#[derive(Clone, PartialEq, Debug)]
struct Naive {
    tiles: Vec<Vec<u64>>,
    is_waiting: bool,
}

const WORDS: [&str; 4] = ["up", "right", "down", "left"];

impl Naive {
    fn read(text: &str) -> Self {
        let row = |row: &str| row.split(',').map(|tile| tile.parse().expect("a number")).collect();
        Self { tiles: text.trim_end_matches('+').split('/').map(row).collect(), is_waiting: text.ends_with('+') }
    }

    fn write(&self) -> String {
        let row = |row: &Vec<u64>| row.iter().map(u64::to_string).collect::<Vec<_>>().join(",");
        self.tiles.iter().map(row).collect::<Vec<_>>().join("/") + if self.is_waiting { "+" } else { "" }
    }

    fn turned_left(&self) -> Self {
        let size = self.tiles.len();
        let tiles = (0..size).map(|row| (0..size).map(|column| self.tiles[column][size - 1 - row]).collect()).collect();
        Self { tiles, is_waiting: self.is_waiting }
    }

    /// The rules are written once, for left; other directions turn the board there and back.
    fn moved(&self, word: &str) -> (Self, i64) {
        let turns = ["left", "up", "right", "down"].iter().position(|&other| other == word).expect("a direction");
        let mut board = self.clone();
        (0..turns).for_each(|_| board = board.turned_left());
        let mut points = 0;
        for row in &mut board.tiles {
            let size = row.len();
            row.retain(|&tile| tile != 0);
            let mut index = 0;
            while index + 1 < row.len() {
                if row[index] == row[index + 1] && row[index] < 1 << 31 {
                    row[index] *= 2;
                    points += row[index] as i64;
                    row.remove(index + 1);
                }
                index += 1;
            }
            row.resize(size, 0);
        }
        (turns..4).for_each(|_| board = board.turned_left());
        board.is_waiting = true;
        (board, points)
    }

    fn moves(&self) -> Vec<&'static str> {
        WORDS.into_iter().filter(|word| self.moved(word).0.tiles != self.tiles).collect()
    }

    fn places(&self, spawn: Spawn) -> Vec<(usize, usize)> {
        let size = self.tiles.len();
        let cells = (0..size).flat_map(|row| (0..size).map(move |column| (row, column)));
        let empty: Vec<_> = cells.filter(|&(row, column)| self.tiles[row][column] == 0).collect();
        let is_edge = |&(row, column): &(usize, usize)| [0, size - 1].contains(&row) || [0, size - 1].contains(&column);
        let at_edge: Vec<_> = empty.iter().copied().filter(is_edge).collect();
        if spawn == Spawn::Edge && !at_edge.is_empty() { at_edge } else { empty }
    }

    fn turn(&self, goal: Goal) -> Turn {
        if goal == Goal::Tile2048 && self.tiles.iter().flatten().any(|&tile| tile >= 2048) {
            Turn::Over(Outcome::Won(Player::One))
        } else if self.is_waiting {
            Turn::Chance
        } else if !self.moves().is_empty() {
            Turn::Player(Player::One)
        } else if goal == Goal::Tile2048 {
            Turn::Over(Outcome::Won(Player::Two))
        } else {
            Turn::Over(Outcome::Scored(0))
        }
    }

    fn spawn(&mut self, row: usize, column: usize, tile: u64) {
        let is_first = self.tiles.iter().flatten().all(|&tile| tile == 0);
        self.tiles[row][column] = tile;
        self.is_waiting = is_first;
    }
}

/// Compares a position with its twin.
fn compare<S: Store>(position: &Board<S>, twin: &Naive, variant: Variant) {
    let place = format!("{variant:?} {}", twin.write());
    assert_eq!(position.write(), twin.write(), "{place}");
    assert_eq!(position.turn(), twin.turn(variant.goal), "{place}");
    match position.turn() {
        Turn::Over(_) => {}
        Turn::Player(_) => {
            let written: Vec<String> = position.actions().iter().map(|action| position.write_action(action)).collect();
            assert_eq!(written, twin.moves(), "{place}");
            for action in position.actions() {
                let (moved, points) = twin.moved(&position.write_action(&action));
                assert_eq!(position.after(&action).write(), moved.write(), "{action:?} in {place}");
                assert_eq!(position.reward(&action), points, "{action:?} in {place}");
            }
        }
        Turn::Chance => {
            let places = twin.places(variant.spawn);
            let expected: Vec<(String, f64)> = places
                .iter()
                .flat_map(|(row, column)| {
                    [(2, 0.9), (4, 0.1)].map(|(tile, share)| (format!("{tile}@r{}c{}", row + 1, column + 1), share / places.len() as f64))
                })
                .collect();
            for ((action, probability), (text, share)) in position.odds().zip(&expected) {
                assert_eq!(&position.write_action(&action), text, "{place}");
                assert!((probability - share).abs() < 1e-12, "{text}: {probability} in {place}");
            }
            assert_eq!(position.odds().count(), expected.len(), "{place}");
        }
    }
}

/// Plays a random game on the game and on its twin, and compares them at every ply. Answers the number of plies.
fn play<S: Store>(start: Board<S>, seed: u64, most: usize) -> usize {
    let variant = start.variant();
    let mut rng = Rng::new(seed);
    let mut position = start;
    let mut twin = Naive::read(&start.write());
    for ply in 0..most {
        compare(&position, &twin, variant);
        if position.turn().is_over() {
            return ply;
        }
        let action = position.sample(&mut rng);
        match action {
            Action::Move(direction) => twin = twin.moved(direction.word()).0,
            Action::Spawn { cell, exponent } => {
                twin.spawn(usize::from(cell) / variant.size, usize::from(cell) % variant.size, 1 << exponent);
            }
        }
        position.apply(&action);
    }
    most
}

#[test]
fn all_sizes_and_variants_play_like_their_plain_twins() {
    for variant in variants(4) {
        (0..12).for_each(|game| assert!(play(fast(variant), 50 + game, usize::MAX) > 50));
    }
    for size in [3, 4, 5] {
        for variant in variants(size) {
            (0..3).for_each(|game| assert!(play(any(variant), 60 + game, 400) > 20));
        }
    }
}

/// A board of tiles from a range of exponents.
fn random_board(rng: &mut Rng, size: usize, exponents: std::ops::Range<usize>) -> String {
    let mut tile = || match rng.below(3) {
        0 => 0,
        _ => 1_u64 << (exponents.start + rng.below(exponents.len())),
    };
    let mut row = || (0..size).map(|_| tile().to_string()).collect::<Vec<_>>().join(",");
    (0..size).map(|_| row()).collect::<Vec<_>>().join("/")
}

#[test]
fn boards_with_huge_tiles_play_like_their_plain_twins() {
    let mut rng = Rng::new(71);
    for round in 0..400 {
        let exponents = [13..17, 14..18, 15..16, 28..32][round % 4].clone();
        let variant = Variant { size: 3 + round / 4 % 3, ..Variant::default() };
        let text = random_board(&mut rng, variant.size, exponents);
        let Ok(start) = any(variant).read(&text) else { continue };
        play(start, round as u64, 40);
        if variant.size == 4 {
            play(fast(variant).read(&text).expect("the other type read it"), round as u64, 40);
        }
    }
}

#[test]
fn two_tiles_of_32768_make_one_of_65536_and_two_of_those_131072() {
    let mut position = crate::read("32768,32768,0,0/65536,65536,2,2/0,0,0,0/32768,0,0,32768");
    let left = position.read_action("left").unwrap();
    assert_eq!(position.reward(&left), 65_536 + 131_072 + 4 + 65_536);
    position.apply(&left);
    assert_eq!(position.write(), "65536,0,0,0/131072,4,0,0/0,0,0,0/65536,0,0,0+");
    position.apply(&position.read_action("2@r4c4").unwrap());
    let up = position.read_action("up").unwrap();
    assert_eq!(position.after(&up).write(), "65536,4,0,2/131072,0,0,0/65536,0,0,0/0,0,0,0+");
}
