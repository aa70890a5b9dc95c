//! Random play, measured: games as long, and as even, as the rules page says.

use crate::naive::Half;
use crate::{is_slow_run, start};
use plyground_core::{Game, Outcome, Player, Rng, Turn};
use plyground_games::barjis::{Action, Barjis};

/// One turn, chosen somehow.
type Chooser = fn(&Barjis, &mut Rng) -> Action;

/// Uniform over the distinct results.
fn any_result(position: &Barjis, rng: &mut Rng) -> Action {
    position.sample(rng)
}

/// Uniform over the legal pairs of a remaining step and a stone, again and again.
fn any_step(position: &Barjis, rng: &mut Rng) -> Action {
    let mut half = Half::of(position);
    loop {
        let steps = half.steps();
        match rng.pick(&steps) {
            Some((_, _, next)) => half = next.clone(),
            None => break,
        }
    }
    Action::Turn(match position.mover() {
        Player::One => [half.own, half.other],
        Player::Two => [half.other, half.own],
    })
}

/// Plays games and holds mean length and share of first-player wins against what is known, within
/// some standard errors (of this run; those of the known numbers are smaller).
fn check(games: u64, choose: Chooser, length: f64, first_wins: f64, errors: f64) {
    let start = start("");
    let (mut sum, mut squares, mut wins) = (0.0, 0.0, 0.0);
    for game in 0..games {
        let mut rng = Rng::stream(77, game);
        let (mut position, mut turns) = (start, 0.0);
        let winner = loop {
            let action = match position.turn() {
                Turn::Over(Outcome::Won(winner)) => break winner,
                Turn::Over(_) => panic!("there are no draws"),
                Turn::Chance => position.sample(&mut rng),
                Turn::Player(_) => {
                    turns += 1.0;
                    choose(&position, &mut rng)
                }
            };
            position.apply(&action);
        };
        sum += turns;
        squares += turns * turns;
        wins += f64::from(u8::from(winner == Player::One));
    }
    let n = games as f64;
    let (mean, share) = (sum / n, wins / n);
    let mean_error = ((squares / n - mean * mean) / n).sqrt();
    let share_error = (0.25 / n).sqrt();
    assert!((mean - length).abs() < errors * mean_error, "{mean} turns a game, not {length}, standard error {mean_error}");
    assert!((share - first_wins).abs() < errors * share_error, "the first player wins {share}, not {first_wins}");
}

#[test]
fn random_play_is_as_long_and_as_even_as_measured_before() {
    check(2000, any_result, 107.7, 0.506, 4.0);
    check(1000, any_step, 104.1, 0.511, 4.0);
}

#[test]
fn random_play_over_many_games() {
    if is_slow_run("20,000 random games") {
        check(20_000, any_result, 107.7, 0.506, 3.0);
        check(20_000, any_step, 104.1, 0.511, 3.0);
    }
}
