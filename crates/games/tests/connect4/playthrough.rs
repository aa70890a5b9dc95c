//! A whole game written down. A change in rules, notation, evaluation or the seeded generator
//! shows up as a difference; set `PLYGROUND_BLESS` to accept it.

use crate::{sized, standard};
use plyground_core::{Evaluator, Game, Playable, Rng, Turn};
use plyground_games::connect4::{ConnectFour, Shape, write_sequence};
use std::fmt::Write as _;

const SEED: u64 = 2026;

/// A random game, position by position.
fn describe<S: Shape>(start: ConnectFour<S>) -> String {
    let shape = start.shape();
    let judge = start.judge("lines").expect("the game lists it");
    let mut text = format!("# {} x {}, random columns of seed {SEED}\n", shape.columns(), shape.rows());
    let mut rng = Rng::new(SEED);
    let mut position = start;
    let mut played = Vec::new();
    loop {
        let turn = position.turn();
        let mut line = |name: &str, value: String| writeln!(text, "{}", format!("{name}: {value}").trim_end()).expect("a string takes all");
        line("\nsequence", write_sequence(shape, &played));
        line("position", position.write());
        line("key", format!("{:016x}", position.key()));
        if let Turn::Over(outcome) = turn {
            line("turn", format!("over, {outcome:?}"));
            return text;
        }
        line("turn", turn.word().to_string());
        let actions: Vec<String> = position.actions().into_iter().map(|column| position.write_action(&column)).collect();
        line("actions", actions.join(" "));
        line("lines", judge.evaluate(&position).0.to_string());
        let column = position.sample(&mut rng);
        line("plays", position.write_action(&column));
        position.apply(&column);
        played.push(column);
    }
}

#[test]
fn the_written_games_are_played_again_in_the_same_way() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/connect4/playthrough.txt");
    let played = format!("{}\n{}", describe(standard()), describe(sized(10, 4)));
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(path, &played).expect("the file can be written");
    }
    let written = std::fs::read_to_string(path).expect("the file is there");
    for (number, (written, played)) in written.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of {path}", number + 1);
    }
    assert_eq!(written.lines().count(), played.lines().count(), "{path} has another length");
}
