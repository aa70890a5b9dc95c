//! Whole games written down. A change in rules, notation, evaluation or the seeded generator
//! shows up as a difference; set `PLYGROUND_BLESS` to accept it.

use plyground_core::{Course, Evaluator, Game, Playable, Rng, Turn};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Optional};
use std::fmt::Write as _;

const SEED: u64 = 2026;

/// A random game, position by position.
fn describe<R: CaptureRule>() -> String {
    let mut position = Checkers::<R>::new();
    let judge = position.judge("material").expect("the game lists it");
    let rules = Checkers::<R>::DRAWS.expect("the game has such draws");
    let mut course = Course::new(position.key());
    let mut text = format!("# capture={}, random moves of seed {SEED}\n", R::WORD);
    let mut rng = Rng::new(SEED);
    for ply in 0.. {
        let mut line = |name: &str, value: String| writeln!(text, "{}", format!("{name}: {value}").trim_end()).expect("a string takes all");
        line("\nply", ply.to_string());
        line("position", position.write());
        line("key", format!("{:016x}", position.key()));
        if let Turn::Over(outcome) = position.turn() {
            line("turn", format!("over, {outcome:?}"));
            break;
        }
        if course.is_drawn(rules) {
            line("turn", "over, drawn by its course".to_string());
            break;
        }
        line("turn", position.turn().word().to_string());
        let actions: Vec<String> = position.actions().map(|action| position.write_action(&action)).collect();
        line("actions", actions.join(" "));
        line("material", judge.evaluate(&position).0.to_string());
        let action = position.sample(&mut rng);
        line("plays", position.write_action(&action));
        let is_lasting = position.is_lasting(&action);
        position.apply(&action);
        course.play(position.key(), is_lasting);
    }
    text
}

#[test]
fn the_written_games_are_played_again_in_the_same_way() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/checkers/playthrough.txt");
    let played = format!("{}\n{}", describe::<Compulsory>(), describe::<Optional>());
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(path, &played).expect("the file can be written");
    }
    let written = std::fs::read_to_string(path).expect("the file is there");
    for (number, (written, played)) in written.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of {path}", number + 1);
    }
    assert_eq!(written.lines().count(), played.lines().count(), "{path} has another length");
}
