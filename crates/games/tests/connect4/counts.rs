//! Counting the tree: move sequences, and distinct positions by ply.

use crate::naive::Naive;
use crate::{sized, standard};
use plyground_core::{Game, perft};
use plyground_games::connect4::{ConnectFour, Shape};
use rustc_hash::FxHashSet;

/// Sequences longer than this are counted only with `PLYGROUND_SLOW`.
const QUICK_COUNT: u64 = 6_000_000;

fn is_slow_run() -> bool {
    std::env::var_os("PLYGROUND_SLOW").is_some()
}

/// The lines of perft.txt: columns, rows, counts from one ply.
fn table() -> Vec<(u64, u64, Vec<u64>)> {
    let number = |word: &str| word.trim().parse::<u64>().expect("a number");
    let line = |line: &str| {
        let (size, counts) = line.split_once(':').expect("a size before the counts");
        let (columns, rows) = size.split_once('x').expect("columns x rows");
        (number(columns), number(rows), counts.split_whitespace().map(number).collect())
    };
    include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')).map(line).collect()
}

#[test]
fn move_sequences_are_as_many_as_the_table_says() {
    for (columns, rows, counts) in table() {
        for (depth, &count) in (1..).zip(&counts) {
            if count > QUICK_COUNT && !is_slow_run() {
                eprintln!("skipped without PLYGROUND_SLOW: {columns} x {rows} to {depth} plies, {count} sequences");
                continue;
            }
            if (columns, rows) == (7, 6) {
                assert_eq!(perft(&standard(), depth), count, "7 x 6 to {depth} plies");
            }
            if count <= QUICK_COUNT / 10 || is_slow_run() {
                assert_eq!(perft(&sized(columns, rows), depth), count, "{columns} x {rows} to {depth} plies");
            }
        }
    }
}

#[test]
fn the_plain_twin_counts_the_same_small_trees() {
    for (columns, rows, counts) in table() {
        // A count of the standard board with more digits would take it minutes.
        let is_quick = |count| (columns, rows) != (7, 6) || count <= 20_000;
        for (depth, &count) in (1..).zip(&counts).filter(|(_, count)| is_quick(**count)) {
            assert_eq!(Naive::new(columns as usize, rows as usize).perft(depth), count, "{columns} x {rows} to {depth} plies");
        }
    }
}

/// Distinct positions at each ply to `plies`, and how many of them are over.
fn positions_by_ply<S: Shape>(start: ConnectFour<S>, plies: usize) -> Vec<(usize, usize)> {
    let mut level: FxHashSet<_> = [start].into_iter().collect();
    let mut counts = Vec::new();
    for _ in 0..=plies {
        let open: Vec<_> = level.iter().filter(|position| !position.turn().is_over()).collect();
        counts.push((level.len(), level.len() - open.len()));
        level = open.into_iter().flat_map(|position| position.actions().into_iter().map(|column| position.after(&column))).collect();
    }
    counts
}

#[test]
fn distinct_positions_are_as_many_as_published() {
    // OEIS A212693: finished games are counted but not continued. The second list is how many
    // of the positions are such finished games.
    const POSITIONS: [usize; 12] = [1, 7, 49, 238, 1120, 4263, 16422, 54859, 184_275, 558_186, 1_662_623, 4_568_683];
    const ENDED: [usize; 12] = [0, 0, 0, 0, 0, 0, 0, 728, 1892, 19412, 44225, 273_261];
    let plies = if is_slow_run() { 11 } else { 8 };
    if plies < 11 {
        eprintln!("skipped without PLYGROUND_SLOW: distinct positions of 7 x 6 from ply 9 to 11");
    }
    let counts = positions_by_ply(standard(), plies);
    for (ply, (positions, ended)) in counts.into_iter().enumerate() {
        assert_eq!((positions, ended), (POSITIONS[ply], ENDED[ply]), "ply {ply}");
    }
    assert_eq!(positions_by_ply(sized(7, 6), 6), positions_by_ply(standard(), 6));
}
