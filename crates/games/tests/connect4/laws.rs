//! The laws of every game, and the two board types against each other.

use crate::{read, sized, standard};
use plyground_core::{Game, Ground, Playable, Player, Rng, Settings, laws};
use plyground_games::connect4::{AnySize, ConnectFour, Standard};
use rustc_hash::FxHashMap;

#[test]
fn every_size_obeys_the_laws() {
    laws::playable(&standard(), 60, 50, 1);
    for (columns, rows) in [(4, 4), (5, 4), (7, 6), (8, 8), (10, 6), (25, 4), (4, 31)] {
        laws::playable(&sized(columns, rows), 15, 130, 2);
    }
}

#[test]
fn both_board_types_agree_along_random_games() {
    for game in 0..200 {
        let (mut small, mut large) = (standard(), sized(7, 6));
        let mut rng = Rng::stream(7, game);
        loop {
            assert_eq!(small.write(), large.write(), "game {game} of seed 7");
            assert_eq!(small.turn(), large.turn(), "{small:?}");
            assert_eq!(small.actions().as_ref(), large.actions().as_ref(), "{small:?}");
            assert_eq!(small.key(), large.key(), "{small:?}");
            assert_eq!(small.picture(), large.picture(), "{small:?}");
            if small.turn().is_over() {
                break;
            }
            // The same seed leads both types through the same game.
            let mut same = rng.clone();
            let column = small.sample(&mut rng);
            assert_eq!(large.sample(&mut same), column, "{small:?}");
            small.apply(&column);
            large.apply(&column);
        }
    }
}

#[test]
fn random_columns_are_equally_likely_even_when_most_are_full() {
    // Columns 2 to 7 but 5 are full.
    let position = read("222222333333444444666666777777");
    let mut rng = Rng::new(3);
    let mut counts: FxHashMap<u8, u32> = FxHashMap::default();
    for _ in 0..20_000 {
        *counts.entry(position.sample(&mut rng)).or_default() += 1;
    }
    assert_eq!(counts.len(), 2, "{counts:?}");
    assert!(counts.values().all(|count| (9_700..10_300).contains(count)), "{counts:?}");
}

#[test]
fn keys_tell_whose_turn_it_is() {
    // No two different positions of random games share a key.
    let mut seen = FxHashMap::default();
    for game in 0..300 {
        let mut rng = Rng::stream(9, game);
        let mut position = standard();
        while !position.turn().is_over() {
            let other = *seen.entry(position.key()).or_insert(position);
            assert_eq!(other, position);
            let column = position.sample(&mut rng);
            position.apply(&column);
        }
    }
    assert!(seen.len() > 3000);
}

fn variant(text: &str) -> Result<Settings, plyground_core::Complaint> {
    Settings::read(text, &ConnectFour::<Standard>::about().variants, "connect4")
}

#[test]
fn a_variant_starts_on_the_type_made_for_its_size() {
    let settings = variant("").unwrap();
    assert_eq!(ConnectFour::<Standard>::start(&settings).unwrap(), Some(standard()));
    assert_eq!(ConnectFour::<AnySize>::start(&settings).unwrap(), Some(sized(7, 6)));
    let settings = variant("columns=5,rows=4").unwrap();
    assert_eq!(ConnectFour::<Standard>::start(&settings).unwrap(), None);
    assert_eq!(ConnectFour::<AnySize>::start(&settings).unwrap(), Some(sized(5, 4)));
}

#[test]
fn boards_that_do_not_fit_are_refused() {
    for text in ["columns=3", "rows=3", "columns=26", "rows=32"] {
        assert_eq!(variant(text).unwrap_err().code, "bad-value", "{text}");
    }
    for text in ["columns=25,rows=5", "columns=5,rows=31", "columns=12,rows=12"] {
        let settings = variant(text).unwrap();
        assert_eq!(ConnectFour::<AnySize>::start(&settings).unwrap_err().code, "bad-board-size", "{text}");
        assert_eq!(ConnectFour::<Standard>::start(&settings).unwrap_err().code, "bad-board-size", "{text}");
    }
}

#[test]
fn only_the_disc_of_the_last_player_is_taken_back() {
    let position = read("4453");
    assert_eq!(position.taken_back(2), Some(read("445")));
    assert_eq!(position.taken_back(3), Some(read("534")), "the other yellow disc may have been the last as well");
    for column in [0, 4, 7, 255] {
        assert_eq!(position.taken_back(column), None, "column {column}");
    }
}

#[test]
fn the_picture_shows_the_board_from_the_top_and_marks_a_four() {
    let picture = read("4453657").picture();
    assert_eq!((picture.columns, picture.rows), (7, 6));
    assert_eq!(picture.column_names, ["1", "2", "3", "4", "5", "6", "7"]);
    let letters = |row: usize| (0..7).map(|column| picture.cell(row, column).piece.as_ref().map_or('.', |piece| piece.letter)).collect();
    let rows: Vec<String> = (0..6).map(letters).collect();
    assert_eq!(rows[4..], ["...yy..", "..yrrrr"]);
    let yellow = picture.cell(5, 2).piece.as_ref().expect("a disc");
    assert_eq!((yellow.owner, yellow.name), (Some(Player::Two), "yellow disc"));
    let marked: Vec<usize> = (0..42).filter(|&index| picture.cells[index].ground == Ground::Marked).collect();
    assert_eq!(marked, [38, 39, 40, 41]);
}
