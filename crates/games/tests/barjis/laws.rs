//! The laws of all games, for several variants.

use crate::start;
use plyground_core::{Game, Limits, Outcome, Player, Rng, Turn, laws};

#[test]
fn the_laws_of_games_hold() {
    for variant in
        ["cap=2", "cap=1,play=voluntary", "cap=2,play=maximal,doubled=safe", "cap=2,first=2,odds=equal", "cap=2,bunj=25,down=2/5"]
    {
        assert!(laws::game(&start(variant), 4, 120, 11) > 400, "{variant}");
    }
    assert!(laws::game(&start(""), 1, 60, 3) > 60);
}

#[test]
fn the_laws_of_playable_games_hold() {
    for variant in ["cap=2", "cap=1,play=voluntary", "cap=1,play=maximal,doubled=safe", "cap=1,first=2,odds=equal"] {
        laws::playable(&start(variant), 2, 100, 7);
    }
    laws::playable(&start(""), 1, 6, 5);
}

#[test]
fn a_game_ends_when_one_player_has_all_stones_home() {
    let mut rng = Rng::new(9);
    for _ in 0..20 {
        let mut position = start("cap=3");
        position.play_out(&mut rng, 10_000, &mut Limits::default().start()).expect("no limits");
        let Turn::Over(Outcome::Won(winner)) = position.turn() else { panic!("{position:?} is not over") };
        assert_eq!(position.stones(winner), [84; 4]);
        assert_ne!(position.stones(winner.other()), [84; 4]);
        assert_eq!(position.mover(), winner.other());
    }
}

#[test]
fn the_first_player_is_the_variants() {
    assert_eq!(start("").mover(), Player::One);
    assert_eq!(start("first=2").mover(), Player::Two);
}

#[test]
fn variants_differ_in_equality_and_keys() {
    let variants = ["", "cap=9", "bunj=25", "down=2/5", "play=maximal", "play=voluntary", "doubled=safe", "odds=equal"];
    for (index, a) in variants.iter().enumerate() {
        for b in &variants[..index] {
            assert_ne!(start(a), start(b), "{a} and {b}");
            assert_ne!(start(a).key(), start(b).key(), "{a} and {b}");
        }
    }
    assert!(size_of_val(&start("")) <= 16);
}
