//! That something is learned.

mod support;

use plyground_core::{Game, Outcome, Player, Rng, Turn};
use plyground_games::connect4::{AnySize, ConnectFour, Shape as _};
use plyground_training::connect4::Fours;
use plyground_training::twenty48::five_by_four;
use plyground_training::{Features as _, Learner, Link, Method, Network};
use support::train;

#[test]
fn four_tuples_learn_to_reach_2048_in_most_games() {
    let network = Network::new(five_by_four(), 0.0, true).expect("room");
    let before = train(&network, Method { rate: 0.0, ..Method::default() }, 100, 2);
    train(&network, Method::default(), 8_000, 3);
    let after = train(&network, Method { rate: 0.0, ..Method::default() }, 300, 2);
    let reached: u64 = after.classes.range(11..).map(|(_, count)| count).sum();
    println!("{:.0} points before, {:.0} after; {reached} of 300 reach 2048", before.mean(), after.mean());
    assert!(before.classes.range(11..).next().is_none(), "{before:?}");
    assert!(reached > 180, "{reached} of 300 games: {after:?}");
}

/// A small board, so that little is enough.
fn shape() -> AnySize {
    AnySize::sized(5, 4).expect("it fits")
}

/// Games won by the network as this player against random moves.
fn won(network: &Network<ConnectFour<AnySize>, Fours<AnySize>>, me: Player, games: u64) -> u64 {
    (0..games)
        .filter(|&number| {
            let mut rng = Rng::stream(8, number);
            let mut position = ConnectFour::new(shape());
            loop {
                match position.turn() {
                    Turn::Over(outcome) => return outcome == Outcome::Won(me),
                    Turn::Player(player) if player == me => {
                        let worth = |action: &u8| {
                            let after = position.after(action);
                            let value = match after.turn() {
                                Turn::Over(outcome) => Link::Chance.worth(outcome),
                                _ => network.judge(&after),
                            };
                            if me == Player::One { value } else { -value }
                        };
                        let actions = position.actions();
                        let best = actions.as_ref().iter().max_by(|a, b| worth(a).total_cmp(&worth(b))).copied();
                        position.apply(&best.expect("a move"));
                    }
                    _ => position.apply(&position.sample(&mut rng)),
                }
            }
        })
        .count() as u64
}

#[test]
fn the_same_learner_learns_connect_four() {
    let features = Fours::new(shape());
    assert_eq!(features.count(), 17, "4 x 5 cells: 8 across, 5 up, 4 diagonals");
    let network = Network::new(features, 0.0, true).expect("room");
    let untaught = won(&network, Player::One, 200) + won(&network, Player::Two, 200);
    let method = Method { exploration: 0.1, ..Method::default() };
    let mut numbers = 0..20_000;
    Learner::new(&network, method, ConnectFour::new(shape()), 1).run(|| numbers.next(), |_| true);
    let taught = won(&network, Player::One, 200) + won(&network, Player::Two, 200);
    println!("{untaught} of 400 games won before, {taught} after");
    assert!(taught > 340 && taught > untaught + 60, "{untaught} of 400 games won before, {taught} after");
}
