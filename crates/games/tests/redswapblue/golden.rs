//! Golden files: counts of the tree, and a game written down move by move.
//!
//! Run with `PLYGROUND_BLESS=1` to write the playthrough anew after a wanted change.

use super::enumeration::data;
use super::naive::Grid;
use super::start;
use plyground_core::{Game, Heuristic, Playable, Rng, perft};
use plyground_games::redswapblue::{Judge, RedSwapBlue, Wide};
use std::fmt::Write as _;

#[test]
fn trees_are_as_large_as_the_file_says() {
    for (variant, counts) in data(include_str!("perft.txt")) {
        let (small, wide) = (start::<u64>(variant), start::<Wide>(variant));
        for (depth, &count) in (1..).zip(&counts) {
            assert_eq!(perft(&small, depth), count, "{variant}, depth {depth}");
            if count < 100_000 {
                assert_eq!(perft(&wide, depth), count, "{variant}, depth {depth}, wide");
                let grid = Grid::start(small.variant().n);
                assert_eq!(grid.perft(small.variant(), depth), count, "{variant}, depth {depth}, naive");
            }
        }
    }
}

#[test]
fn the_playthrough_is_the_one_in_the_file() {
    let mut text = String::from(
        "# Red Swap Blue: random games from a seed, move by move. Written by the test in golden.rs;\n\
         # PLYGROUND_BLESS=1 writes it anew.\n",
    );
    for (variant, seed) in [("n=2", 1), ("n=3", 2), ("n=3,jump=other", 3), ("n=3,diagonal=jumps", 4), ("n=4", 5)] {
        write_playthrough(&mut text, variant, seed);
    }
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/redswapblue/playthrough.txt");
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(path, &text).unwrap();
    }
    let golden = std::fs::read_to_string(path).expect("the golden file is there");
    for (number, (line, expected)) in (1..).zip(text.lines().zip(golden.lines())) {
        assert_eq!(line, expected, "line {number}");
    }
    assert_eq!(text, golden);
}

fn write_playthrough(text: &mut String, variant: &str, seed: u64) {
    let mut position: RedSwapBlue<u64> = start(variant);
    let mut rng = Rng::new(seed);
    writeln!(text, "\nvariant {variant} seed {seed}").unwrap();
    for ply in 0..20 {
        let estimates = Judge::ALL.map(|judge| format!("{}={}", judge.choice().id, judge.estimate(&position)));
        let actions: Vec<_> = position.actions().into_iter().map(|action| position.write_action(&action)).collect();
        writeln!(text, "{ply} {} turn={} {}", position.write(), position.turn().word(), estimates.join(" ")).unwrap();
        writeln!(text, "  legal: {}", actions.join(", ")).unwrap();
        if position.turn().is_over() {
            break;
        }
        let action = position.sample(&mut rng);
        writeln!(text, "  plays: {}", position.write_action(&action)).unwrap();
        position.apply(&action);
    }
}
