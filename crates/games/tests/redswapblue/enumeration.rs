//! Every position of n = 2 and n = 3, counted by the naive twin and by the game.

use super::naive::{Grid, enumerate};
use super::{start, variants};
use plyground_core::{Game, Playable, Reversible, Rng};
use plyground_games::redswapblue::RedSwapBlue;
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;

/// The lines of a data file that are not comments, as key and numbers.
pub fn data(text: &str) -> Vec<(&str, Vec<u64>)> {
    let lines = text.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    lines
        .map(|line| {
            let (key, numbers) = line.split_once(':').expect("key: numbers");
            (key, numbers.split_whitespace().map(|number| number.parse().unwrap()).collect())
        })
        .collect()
}

/// Distances from `source` to every position, by plain breadth-first search over the game's own
/// moves. Moves can be taken back, so these are also the distances to `source`.
pub fn distances(source: RedSwapBlue<u64>) -> FxHashMap<RedSwapBlue<u64>, u32> {
    let mut distances = FxHashMap::from_iter([(source, 0)]);
    let mut queue = std::collections::VecDeque::from([source]);
    while let Some(position) = queue.pop_front() {
        let next = distances[&position] + 1;
        for (before, _) in position.predecessors() {
            distances.entry(before).or_insert_with(|| {
                queue.push_back(before);
                next
            });
        }
    }
    distances
}

fn by_distance(distances: impl Iterator<Item = u32>) -> Vec<u64> {
    let mut counts = Vec::new();
    for distance in distances {
        counts.resize(counts.len().max(distance as usize + 1), 0);
        counts[distance as usize] += 1;
    }
    counts
}

#[test]
fn the_naive_twin_finds_the_known_numbers_and_solutions() {
    let solutions = [(15, 52), (46, 102_516)];
    for ((variant, expected), solution) in data(include_str!("distances.txt")).into_iter().zip(solutions) {
        let rules = start::<u64>(variant).variant();
        let all = enumerate(Grid::start(rules.n), rules);
        assert_eq!(by_distance(all.values().map(|(distance, _)| *distance)), expected, "{variant}");
        assert_eq!(all[&Grid::goal(rules.n).text()], solution, "length and number of the shortest solutions of {variant}");
    }
}

#[test]
fn the_game_finds_the_known_numbers() {
    for (variant, expected) in data(include_str!("distances.txt")) {
        assert_eq!(by_distance(distances(start(variant)).into_values()), expected, "{variant}");
    }
}

#[test]
fn shortest_solutions_of_every_variant_are_as_long_as_documented() {
    for (variant, length) in variants(&[2, 3]).iter().zip([15, 10, 15, 11, 46, 32, 46, 34]) {
        let start = start::<u64>(variant);
        assert_eq!(distances(start)[&start.goals()[0]], length, "{variant}");
    }
}

#[test]
fn every_arrangement_is_reachable_in_every_variant() {
    for (variant, size) in variants(&[2, 3]).iter().zip([140, 140, 140, 140, 218_790, 218_790, 218_790, 218_790]) {
        assert_eq!(distances(start(variant)).len(), size, "{variant}");
    }
}

#[test]
fn keys_of_all_positions_differ_and_fill_a_table_evenly() {
    let keys: Vec<u64> = distances(start("n=3")).keys().map(Game::key).collect();
    assert_eq!(keys.iter().collect::<BTreeSet<_>>().len(), keys.len());
    // 218,790 balls in 2^16 bins, 3.3 in each: a fair throw leaves about 1 in 28 empty.
    for shift in [0, 16, 32, 48] {
        let bins: BTreeSet<u16> = keys.iter().map(|key| (key >> shift) as u16).collect();
        assert!(bins.len() > 61_000, "{} bins used by the bits from {shift}", bins.len());
    }
}

fn colours_exchanged(text: &str) -> String {
    text.chars()
        .map(|c| {
            if c == 'r' {
                'b'
            } else if c == 'b' {
                'r'
            } else {
                c
            }
        })
        .collect()
}

fn turned(text: &str) -> String {
    text.chars().rev().collect()
}

fn reflected(text: &str) -> String {
    let Grid(rows) = Grid::parse(text);
    Grid((0..rows.len()).map(|column| rows.iter().map(|row| row[column]).collect()).collect()).text()
}

#[test]
fn symmetries_map_the_start_as_the_rules_say() {
    for n in 2..=6 {
        let (start, goal) = (Grid::start(n).text(), Grid::goal(n).text());
        assert_eq!(colours_exchanged(&start), goal);
        assert_eq!(turned(&start), goal);
        assert_eq!(turned(&colours_exchanged(&start)), start);
        assert_eq!(reflected(&start), start);
    }
}

#[test]
fn symmetries_carry_moves_to_moves() {
    let successors = |position: &RedSwapBlue<u64>| -> BTreeSet<String> { position.predecessors().map(|(next, _)| next.write()).collect() };
    for (seed, variant) in variants(&[2, 3, 4, 5]).iter().enumerate() {
        let mut position = start::<u64>(variant);
        let mut rng = Rng::new(seed as u64);
        for _ in 0..50 {
            for symmetry in [colours_exchanged, turned, reflected] {
                let image = position.read(&symmetry(&position.write())).unwrap();
                let images: BTreeSet<_> = successors(&position).iter().map(|text| symmetry(text)).collect();
                assert_eq!(successors(&image), images, "{position:?}");
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}
