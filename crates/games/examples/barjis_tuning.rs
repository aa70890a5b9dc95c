//! Matches between evaluators of Barjis, each looking one turn ahead.
//!
//! `cargo run --release -p plyground-games --example barjis_tuning -- GAMES SEED PLAYER PLAYER`
//!
//! A player is `random`, `progress`, `balanced`, or weights such as `safe=300,danger=120`. The
//! two change sides within a pair of games, and both games of a pair have the same throws.

use plyground_core::{Evaluator, Game, Outcome, Playable, Player, Rng, Turn, Value};
use plyground_games::barjis::{Action, Barjis, Judge, Variant};

/// Who plays: by an evaluator, or at random.
enum Contestant {
    Random,
    Judged(Judge),
}

impl Contestant {
    fn read(start: &Barjis, text: &str) -> Self {
        match text {
            "random" => Self::Random,
            "progress" | "balanced" => Self::Judged(start.judge(text).expect("the game lists it")),
            weights => Self::Judged(start.weighted_judge("balanced", weights).unwrap_or_else(|complaint| panic!("{complaint}"))),
        }
    }

    /// The turn whose result is worth most, the first of several.
    fn choose(&self, position: &Barjis, rng: &mut Rng) -> Action {
        let Self::Judged(judge) = self else { return position.sample(rng) };
        let mover = position.mover();
        let worth = |action: &Action| {
            let after = position.after(action);
            if after.has_won(mover) { Value::WIN } else { judge.evaluate(&after).pov(mover) }
        };
        let actions = position.actions();
        let mut best = actions.as_ref()[0];
        let mut most = worth(&best);
        for action in &actions.as_ref()[1..] {
            let value = worth(action);
            if value > most {
                (best, most) = (*action, value);
            }
        }
        best
    }
}

/// Plays a game; answers who won and how many turns it took.
fn play(start: &Barjis, contestants: [&Contestant; 2], seed: u64, game: u64) -> (Player, u32) {
    let mut dice = Rng::stream(seed, game / 2);
    let mut choices = Rng::stream(!seed, game);
    let mut position = *start;
    let mut turns = 0;
    loop {
        let action = match position.turn() {
            Turn::Over(Outcome::Won(winner)) => return (winner, turns),
            Turn::Over(_) => unreachable!("there are no draws"),
            Turn::Chance => position.sample(&mut dice),
            Turn::Player(player) => {
                turns += 1;
                contestants[player.index()].choose(&position, &mut choices)
            }
        };
        position.apply(&action);
    }
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [games, seed, first, second] = &arguments[..] else {
        eprintln!("usage: barjis_tuning GAMES SEED PLAYER PLAYER");
        std::process::exit(2);
    };
    let (games, seed): (u64, u64) = (games.parse().expect("GAMES is a number"), seed.parse().expect("SEED is a number"));
    let start = Barjis::new(Variant::default()).expect("the default variant is there");
    let (a, b) = (Contestant::read(&start, first), Contestant::read(&start, second));
    let (mut won, mut turns) = (0, 0);
    for game in 0..games {
        let (contestants, seat) = if game % 2 == 0 { ([&a, &b], Player::One) } else { ([&b, &a], Player::Two) };
        let (winner, length) = play(&start, contestants, seed, game);
        won += u64::from(winner == seat);
        turns += u64::from(length);
    }
    let rate = won as f64 / games as f64;
    let error = (rate * (1.0 - rate) / games as f64).sqrt();
    println!(
        "{first} beats {second} in {:.1} % (standard error {:.1}) of {games} games, {:.1} turns a game",
        100.0 * rate,
        100.0 * error,
        turns as f64 / games as f64
    );
}
