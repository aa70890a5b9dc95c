//! A whole game written down. A change in rules, notation, evaluation or the seeded generator
//! shows up as a difference; set `PLYGROUND_BLESS` to accept it.

use crate::start;
use plyground_core::{Evaluator, Game, Playable, Rng, Turn};
use std::fmt::Write as _;

fn exact_odds<G: Playable>(position: &G, outcome: &G::Action) -> Option<String> {
    (G::chance()?.exact_odds)(position, outcome)
}

const SEED: u64 = 2026;

/// A random game, position by position.
fn describe(variant: &str) -> String {
    let mut text = format!("# {variant}, random play of seed {SEED}\n");
    let mut rng = Rng::new(SEED);
    let mut position = start(variant);
    let judges = ["balanced", "progress"].map(|id| position.judge(id).expect("the game lists it"));
    loop {
        let turn = position.turn();
        let mut line = |name: &str, value: String| writeln!(text, "{}", format!("{name}: {value}").trim_end()).expect("a string takes all");
        line("\nposition", position.write());
        line("caption", position.caption().expect("it always has one").text);
        line("key", format!("{:016x}", position.key()));
        if let Turn::Over(outcome) = turn {
            line("turn", format!("over, {outcome:?}"));
            return text;
        }
        line("turn", turn.word().to_string());
        line("values", judges.clone().map(|judge| judge.evaluate(&position).0.to_string()).join(" "));
        let action = position.sample(&mut rng);
        match turn {
            Turn::Chance => line("odds", exact_odds(&position, &action).expect("it is a throw")),
            _ => line("results", position.actions().as_ref().len().to_string()),
        }
        line("plays", position.write_action(&action));
        position.apply(&action);
    }
}

#[test]
fn the_written_games_are_played_again_in_the_same_way() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/barjis/playthrough.txt");
    let played = format!("{}\n{}", describe("cap=10"), describe("cap=3,bunj=25,down=2/5,play=maximal,doubled=safe,first=2"));
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(path, &played).expect("the file can be written");
    }
    let written = std::fs::read_to_string(path).expect("the file is there");
    for (number, (written, played)) in written.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of {path}", number + 1);
    }
    assert_eq!(written.lines().count(), played.lines().count(), "{path} has another length");
}
