//! Counting the tree, and counting the positions.

use crate::naive::Naive;
use crate::{read, read_as};
use plyground_core::{Playable, perft};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Optional};

/// Counts beyond this are made only with `PLYGROUND_SLOW`, and none beyond the second.
const QUICK_COUNT: u64 = 4_000_000;
const SLOW_COUNT: u64 = 400_000_000;

fn is_slow_run() -> bool {
    std::env::var_os("PLYGROUND_SLOW").is_some()
}

/// The lines of perft.txt: capture rule, position, counts from one ply.
fn table() -> Vec<(&'static str, &'static str, Vec<u64>)> {
    let line = |line: &'static str| {
        let parts: Vec<&str> = line.split(" | ").collect();
        let counts = parts[2].split_whitespace().map(|count| count.parse().expect("a number")).collect();
        (parts[0], parts[1], counts)
    };
    include_str!("perft.txt").lines().filter(|line| !line.starts_with('#')).map(line).collect()
}

fn count<R: CaptureRule>(text: &str, depth: u32) -> u64 {
    perft(&read_as::<R>(text), depth)
}

#[test]
fn move_sequences_are_as_many_as_the_table_says() {
    for (rule, text, counts) in table() {
        for (depth, expected) in (1..).zip(counts) {
            if expected > SLOW_COUNT || (expected > QUICK_COUNT && !is_slow_run()) {
                eprintln!("skipped without PLYGROUND_SLOW: {text} to {depth} plies, {expected} sequences");
                continue;
            }
            let counted = if rule == Compulsory::WORD { count::<Compulsory>(text, depth) } else { count::<Optional>(text, depth) };
            assert_eq!(counted, expected, "{rule}, {text} to {depth} plies");
        }
    }
}

#[test]
fn the_plain_twin_counts_the_same_small_trees() {
    let most = if is_slow_run() { QUICK_COUNT } else { 40_000 };
    for (rule, text, counts) in table() {
        let twin = Naive::read(&read(text).write(), rule == Compulsory::WORD);
        for (depth, expected) in (1..).zip(counts).filter(|(_, count)| *count <= most) {
            assert_eq!(twin.perft(depth), expected, "{rule}, {text} to {depth} plies");
        }
    }
}

/// Reads every way to put `pieces` more pieces on squares above `below`, and counts those that are positions.
fn count_positions(lists: &mut [Vec<String>; 2], pieces: u32, above: u8) -> u64 {
    if pieces == 0 {
        let text = format!("B:W{}:B{}", lists[1].join(","), lists[0].join(","));
        return match Checkers::<Compulsory>::new().read(&text) {
            Ok(position) => {
                assert_eq!(position.write(), text);
                1
            }
            Err(complaint) => {
                assert_eq!(complaint.code, "man-on-last-row", "{text}: {complaint}");
                0
            }
        };
    }
    let mut sum = 0;
    for square in above + 1..=32 {
        for player in 0..2 {
            for king in ["", "K"] {
                lists[player].push(format!("{king}{square}"));
                sum += count_positions(lists, pieces - 1, square);
                lists[player].pop();
            }
        }
    }
    sum
}

#[test]
fn positions_of_one_two_and_three_pieces_are_as_many_as_published() {
    // J. Schaeffer and R. Lake, Solving the Game of Checkers (1996): one-sided positions are counted,
    // sides to move are not.
    for (pieces, published) in [(1, 120), (2, 6_972), (3, 261_224)] {
        assert_eq!(count_positions(&mut [Vec::new(), Vec::new()], pieces, 0), published, "{pieces} pieces");
    }
}
