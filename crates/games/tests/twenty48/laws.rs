//! The laws of every game, the two types against each other, and how games begin and end.

use crate::{any, fast, read, read_with_goal, variants};
use plyground_core::{Game, Outcome, Playable, Player, Rng, Settings, Turn, laws};
use plyground_games::twenty48::{Goal, Spawn, Twenty48, Twenty48Any, Variant};
use rustc_hash::FxHashMap;

fn exact_odds<G: Playable>(position: &G, outcome: &G::Action) -> Option<String> {
    (G::chance()?.exact_odds)(position, outcome)
}

#[test]
fn every_size_and_variant_obeys_the_laws() {
    for variant in variants(4) {
        laws::playable(&fast(variant), 6, 400, 1);
    }
    for size in [3, 4, 5] {
        for variant in variants(size) {
            laws::playable(&any(variant), 2, 200, 2);
        }
    }
}

#[test]
fn boards_with_huge_tiles_obey_the_laws() {
    laws::playable(&read("32768,32768,65536,65536/131072,0,0,2/2147483648,0,0,2147483648/1073741824,1073741824,0,0"), 6, 200, 3);
}

#[test]
fn both_types_agree_along_random_games() {
    for variant in variants(4) {
        for game in 0..30 {
            let (mut small, mut large) = (fast(variant), any(variant));
            let mut rng = Rng::stream(7, game);
            loop {
                assert_eq!(small.write(), large.write(), "game {game} of seed 7");
                assert_eq!(small.turn(), large.turn(), "{small:?}");
                assert_eq!(small.picture(), large.picture(), "{small:?}");
                assert_eq!(small.caption(), large.caption(), "{small:?}");
                if small.turn().is_over() {
                    break;
                }
                if small.turn() == Turn::Chance {
                    assert_eq!(small.odds().collect::<Vec<_>>(), large.odds().collect::<Vec<_>>(), "{small:?}");
                } else {
                    assert_eq!(small.actions(), large.actions(), "{small:?}");
                }
                // The same seed leads both types through the same game.
                let mut same = rng.clone();
                let action = small.sample(&mut rng);
                assert_eq!(large.sample(&mut same), action, "{small:?}");
                assert_eq!(small.reward(&action), large.reward(&action), "{small:?}");
                small.apply(&action);
                large.apply(&action);
            }
        }
    }
}

#[test]
fn a_game_begins_with_two_new_tiles() {
    let mut position = fast(Variant::default());
    let mut rng = Rng::new(1);
    for tiles in 0..2 {
        assert_eq!(position.turn(), Turn::Chance, "{position:?}");
        assert_eq!(position.exponents().filter(|&tile| tile != 0).count(), tiles);
        assert_eq!(position.odds().count(), 2 * (16 - tiles));
        let action = position.sample(&mut rng);
        position.apply(&action);
    }
    assert_eq!(position.turn(), Turn::Player(Player::One));
}

#[test]
fn a_stuck_board_ends_the_game_as_its_goal_says() {
    let stuck = "2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2";
    assert_eq!(read(stuck).turn(), Turn::Over(Outcome::Scored(0)));
    assert_eq!(read_with_goal(stuck).turn(), Turn::Over(Outcome::Won(Player::Two)));
    // One pair is enough to go on, across or down, in whatever place.
    for pair in ["2,4,2,4/4,2,4,2/2,4,2,4/4,2,8,8", "2,4,2,4/4,2,4,16/2,4,2,16/4,2,4,2", "8,8,2,4/4,2,4,2/2,4,2,4/4,2,4,2"] {
        assert_eq!(read(pair).turn(), Turn::Player(Player::One), "{pair}");
    }
    // The last cell of a row is no neighbour of the first of the next.
    assert_eq!(read("2,4,2,8/8,2,4,2/2,4,2,4/4,2,4,2").turn(), Turn::Over(Outcome::Scored(0)));
    // Nor are tiles whose exponents only differ in the fifth bit equal: 2 and 131072.
    assert_eq!(read("2,131072,2,4/4,2,4,2/2,4,2,4/4,2,4,2").turn(), Turn::Over(Outcome::Scored(0)));
}

#[test]
fn the_first_2048_wins_before_a_new_tile_appears() {
    let position = read_with_goal("1024,1024,0,0/2,0,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(position.turn(), Turn::Player(Player::One));
    let won = position.after(&position.read_action("left").unwrap());
    assert_eq!(won.write(), "2048,0,0,0/2,0,0,0/0,0,0,0/0,0,0,0+");
    assert_eq!(won.turn(), Turn::Over(Outcome::Won(Player::One)));
    assert_eq!(won.read_action("2@r4c4").unwrap_err().code, "game-over");
    for larger in ["4096", "65536", "131072"] {
        assert_eq!(read_with_goal(&format!("{larger},0,0,0/2,0,0,0/0,0,0,0/0,0,0,0")).turn(), Turn::Over(Outcome::Won(Player::One)));
    }
    // Without the goal it is announced and the game goes on.
    let reached = read("2048,0,0,0/2,0,0,0/0,0,0,0/0,0,0,0+");
    assert_eq!(reached.turn(), Turn::Chance);
    assert_eq!(reached.caption().unwrap().text, "2048 reached; largest tile 2048, sum of tiles 2050");
    assert_eq!(read("1024,0,0,0/2,0,0,0/0,0,0,0/0,0,0,0").caption().unwrap().text, "largest tile 1024, sum of tiles 1026");
}

#[test]
fn tiles_at_the_edge_only_appear_there_as_long_as_there_is_room() {
    let start = fast(Variant { spawn: Spawn::Edge, ..Variant::default() });
    let cells = |text: &str| {
        let position: Twenty48 = start.read(text).expect("a legal board");
        let written = position.odds().map(|(action, _)| position.write_action(&action));
        written.filter_map(|text| text.strip_prefix("2@").map(String::from)).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(cells("2,2,2,2/2,0,0,2/2,0,0,2/0,2,2,0+"), "r4c1 r4c4");
    assert_eq!(cells("2,2,2,2/2,0,2,2/2,0,0,2/2,2,2,2+"), "r2c2 r3c2 r3c3");
    assert_eq!(Variant { size: 3, ..Variant::default() }.edge(), 0b111_101_111);
    assert_eq!(Variant { size: 5, ..Variant::default() }.edge().count_ones(), 16);
}

#[test]
fn after_a_move_the_edge_always_has_an_empty_cell() {
    for game in 0..40 {
        let mut rng = Rng::stream(12, game);
        let mut position = fast(Variant::default());
        while !position.turn().is_over() {
            if position.is_waiting() {
                let places = position.places();
                assert_ne!(places & position.variant().edge(), 0, "{position:?}");
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

#[test]
fn exact_odds_agree_with_the_odds() {
    for text in ["0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0+", "2,0,0,2/2,4,8,2/2,4,8,2/2,0,0,2+", "2,4,8,16/2,0,8,2/2,4,8,2/2,2,4,2+"] {
        let position = read(text);
        for (outcome, probability) in position.odds() {
            let exact = exact_odds(&position, &outcome).expect("every tile has odds");
            let (part, whole) = exact.split_once('/').expect("a fraction");
            let (part, whole): (u32, u32) = (part.parse().unwrap(), whole.parse().unwrap());
            assert!((f64::from(part) / f64::from(whole) - probability).abs() < 1e-12, "{exact} is not {probability}");
            assert!((2..=part).all(|divisor| part % divisor != 0 || whole % divisor != 0), "{exact} is not in lowest terms");
        }
    }
    let start = fast(Variant::default());
    let exact = |text| exact_odds(&start, &start.read_action(text).unwrap());
    assert_eq!(exact("2@r3c1").as_deref(), Some("9/160"));
    assert_eq!(exact("4@r3c1").as_deref(), Some("1/160"));
}

#[test]
fn samples_follow_the_odds() {
    let position = read("2,4,8,0/2,4,8,2/2,0,8,2/0,4,8,2+");
    let mut rng = Rng::new(4);
    let mut counts: FxHashMap<_, u32> = FxHashMap::default();
    for _ in 0..60_000 {
        *counts.entry(position.sample(&mut rng)).or_default() += 1;
    }
    for (outcome, probability) in position.odds() {
        let (count, expected) = (f64::from(counts[&outcome]), 60_000.0 * probability);
        assert!((count - expected).abs() < 5.0 * expected.sqrt(), "{outcome:?} came {count} times, not {expected}");
    }
    assert_eq!(counts.len(), 6);
}

#[test]
fn different_positions_have_different_keys() {
    let (mut keys, mut plain_keys) = (FxHashMap::default(), FxHashMap::default());
    for game in 0..60 {
        let mut rng = Rng::stream(9, game);
        let mut position = fast(Variant::default());
        let like = any(Variant::default());
        while !position.turn().is_over() {
            assert_eq!(*keys.entry(position.key()).or_insert(position), position);
            let plain = like.read(&position.write()).expect("the same notation");
            assert_eq!(*plain_keys.entry(plain.key()).or_insert(plain), plain);
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
    assert!(keys.len() > 10_000, "{}", keys.len());
    let board = "2,65536,0,0/2,0,0,0/0,0,0,0/0,0,0,0";
    let different = [board.to_string(), format!("{board}+"), board.replace("65536", "0"), board.replace("65536", "131072")];
    let keys: std::collections::HashSet<u64> = different.iter().flat_map(|text| [read(text).key(), read(text).key()]).collect();
    assert_eq!(keys.len(), 4);
}

#[test]
fn a_position_of_four_by_four_takes_sixteen_bytes() {
    assert_eq!(size_of::<Twenty48>(), 16);
}

fn variant(text: &str) -> Result<Settings, plyground_core::Complaint> {
    Settings::read(text, &Twenty48::about().variants, "2048")
}

#[test]
fn a_variant_starts_on_the_type_made_for_its_size() {
    let settings = variant("").unwrap();
    assert_eq!(Twenty48::start(&settings).unwrap(), Some(fast(Variant::default())));
    assert_eq!(Twenty48Any::start(&settings).unwrap(), Some(any(Variant::default())));
    let settings = variant("size=5,goal=2048,spawn=edge").unwrap();
    assert_eq!(Twenty48::start(&settings).unwrap(), None);
    let expected = Variant { size: 5, goal: Goal::Tile2048, spawn: Spawn::Edge };
    assert_eq!(Twenty48Any::start(&settings).unwrap().map(|start| start.variant()), Some(expected));
    for text in ["size=2", "size=6", "goal=1024", "spawn=corner"] {
        assert_eq!(variant(text).unwrap_err().code, "bad-value", "{text}");
    }
}

#[test]
fn the_picture_shows_numbers() {
    let picture = read("2,0,0,0/0,0,2048,0/0,0,0,0/0,0,0,131072").picture();
    let label = |row, column| picture.cell(row, column).piece.as_ref().map(|piece| (piece.letter, piece.label.clone()));
    assert_eq!(label(0, 0), Some(('1', Some("2".into()))));
    assert_eq!(label(0, 1), None);
    assert_eq!(label(1, 2), Some(('b', Some("2048".into()))));
    assert_eq!(label(3, 3), Some(('h', Some("131072".into()))));
}
