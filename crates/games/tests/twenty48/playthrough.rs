//! Whole games written down. A change in rules, notation, evaluation or the seeded generator
//! shows up as a difference; set `PLYGROUND_BLESS` to accept it.

use crate::{any, fast};
use plyground_core::{Evaluator, Game, Playable, Rng, Turn};
use plyground_games::twenty48::{Board, Judge, Spawn, Store, Variant};
use std::fmt::Write as _;

const SEED: u64 = 2026;

/// The beginning and the end of a random game, position by position.
fn describe<S: Store>(start: Board<S>) -> String
where
    Judge: Evaluator<Board<S>>,
{
    let judge = start.judge("features").expect("the game lists it");
    let mut text = format!("# {:?}, random play of seed {SEED}\n", start.variant());
    let mut rng = Rng::new(SEED);
    let (mut position, mut points, mut ply) = (start, 0, 0);
    loop {
        let turn = position.turn();
        let is_shown = ply < 30 || ply % 50 == 0 || turn.is_over();
        let mut line = |name: &str, value: String| {
            if is_shown {
                writeln!(text, "{name}: {value}").expect("a string takes all");
            }
        };
        line("\nply", ply.to_string());
        line("position", position.write());
        line("key", format!("{:016x}", position.key()));
        line("points", points.to_string());
        if let Turn::Over(outcome) = turn {
            line("turn", format!("over, {outcome:?}"));
            return text;
        }
        line("turn", turn.word().to_string());
        if turn == Turn::Chance {
            line("outcomes", position.odds().count().to_string());
        } else {
            let actions: Vec<String> = position.actions().iter().map(|action| position.write_action(action)).collect();
            line("actions", actions.join(" "));
        }
        line("features", judge.evaluate(&position).0.to_string());
        let action = position.sample(&mut rng);
        line("happens", position.write_action(&action));
        points += position.reward(&action);
        position.apply(&action);
        ply += 1;
    }
}

#[test]
fn the_written_games_are_played_again_in_the_same_way() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/twenty48/playthrough.txt");
    let small = any(Variant { size: 3, spawn: Spawn::Edge, ..Variant::default() });
    let played = format!("{}\n{}", describe(fast(Variant::default())), describe(small));
    if std::env::var_os("PLYGROUND_BLESS").is_some() {
        std::fs::write(path, &played).expect("the file can be written");
    }
    let written = std::fs::read_to_string(path).expect("the file is there");
    for (number, (written, played)) in written.lines().zip(played.lines()).enumerate() {
        assert_eq!(written, played, "line {} of {path}", number + 1);
    }
    assert_eq!(written.lines().count(), played.lines().count(), "{path} has another length");
}
