//! The slow twins: exact expectations by walking the whole tree.

use plyground_core::{Game, Outcome, Player, Turn};

/// Won 1, drawn 0, lost -1.
pub fn worth(outcome: Outcome) -> f64 {
    match outcome {
        Outcome::Won(Player::One) => 1.0,
        Outcome::Won(Player::Two) => -1.0,
        Outcome::Drawn => 0.0,
        Outcome::Scored(points) => points as f64,
    }
}

/// The expected outcome of a game that both players play at random.
pub fn by_dice<G: Game>(position: &G) -> f64 {
    match position.turn() {
        Turn::Over(outcome) => worth(outcome),
        Turn::Chance => position.odds().map(|(action, odds)| odds * by_dice(&position.after(&action))).sum(),
        Turn::Player(_) => {
            let values: Vec<f64> = position.actions().into_iter().map(|action| by_dice(&position.after(&action))).collect();
            values.iter().sum::<f64>() / values.len() as f64
        }
    }
}

/// The expected outcome of a game that both players play as well as can be.
pub fn by_the_best<G: Game>(position: &G) -> f64 {
    match position.turn() {
        Turn::Over(outcome) => worth(outcome),
        Turn::Chance => position.odds().map(|(action, odds)| odds * by_the_best(&position.after(&action))).sum(),
        Turn::Player(me) => {
            let values = position.actions().into_iter().map(|action| by_the_best(&position.after(&action)));
            match me {
                Player::One => values.fold(f64::NEG_INFINITY, f64::max),
                Player::Two => values.fold(f64::INFINITY, f64::min),
            }
        }
    }
}
