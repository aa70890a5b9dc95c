//! The laws of every game, keys, random moves, variants and the picture.

use crate::{read, read_free};
use plyground_core::{Game, Ground, Playable, Player, Rng, Settings, laws};
use plyground_games::checkers::{CaptureRule, Checkers, Compulsory, Optional};
use rustc_hash::FxHashMap;

#[test]
fn both_rules_obey_the_laws() {
    laws::playable(&Checkers::<Compulsory>::new(), 60, 150, 1);
    laws::playable(&Checkers::<Optional>::new(), 60, 150, 2);
    laws::playable(&read("B:WK14,K17,K26,K22,K7:BK25,K10,K19,K32"), 40, 60, 3);
    laws::playable(&read_free("B:WK14,K17,K26,K22,K7:BK25,K10,K19,K32"), 40, 60, 4);
}

#[test]
fn keys_tell_pieces_kings_and_turns_apart() {
    let mut seen = FxHashMap::default();
    for game in 0..200 {
        let mut rng = Rng::stream(9, game);
        let mut position = Checkers::<Compulsory>::new();
        for _ in 0..100 {
            for twin in [position, position.with_mover(position.mover().other()), position.mirrored()] {
                assert_eq!(*seen.entry(twin.key()).or_insert(twin), twin);
            }
            if position.turn().is_over() {
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
    assert!(seen.len() > 20_000, "only {} positions", seen.len());
}

fn compare_samples<R: CaptureRule>(position: &Checkers<R>) {
    let mut rng = Rng::new(3);
    let mut counts: FxHashMap<String, u32> = FxHashMap::default();
    let actions = position.count_actions() as u32;
    for _ in 0..1000 * actions {
        *counts.entry(position.sample(&mut rng).to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), actions as usize, "{position:?}: {counts:?}");
    assert!(counts.values().all(|count| (850..1150).contains(count)), "{position:?}: {counts:?}");
}

#[test]
fn random_moves_are_equally_likely() {
    for text in ["B:W21-32:B1-12", "W:WK1,K18,21,30:B2,K32", "B:WK1,K18,21,30:B2,K32", "B:W14,15,22,23:BK10", "B:W8,14,23:B4,9,K29"] {
        compare_samples(&read(text));
        compare_samples(&read_free(text));
    }
}

#[test]
fn a_variant_starts_on_the_type_made_for_its_rule() {
    let variant = |text| Settings::read(text, &Checkers::<Compulsory>::about().variants, "checkers");
    for (text, is_compulsory) in [("", true), ("capture=compulsory", true), ("capture=optional", false)] {
        let settings = variant(text).unwrap();
        assert_eq!(Checkers::<Compulsory>::start(&settings), Ok(is_compulsory.then(Checkers::new)), "{text}");
        assert_eq!(Checkers::<Optional>::start(&settings), Ok((!is_compulsory).then(Checkers::new)), "{text}");
    }
    assert_eq!(variant("capture=sometimes").unwrap_err().code, "bad-value");
    assert_eq!(Checkers::<Compulsory>::new().under::<Optional>(), Checkers::<Optional>::new());
}

#[test]
fn the_picture_shows_pieces_on_dark_squares_with_their_numbers() {
    let picture = read("B:W21,K10:B1,K30").picture();
    assert_eq!((picture.columns, picture.rows), (8, 8));
    let row = |row: usize| -> String {
        let letter = |column| match picture.cell(row, column) {
            cell if cell.piece.is_some() => cell.piece.as_ref().map_or('?', |piece| piece.letter),
            cell if cell.ground == Ground::Plain => '.',
            _ => ' ',
        };
        (0..8).map(letter).collect()
    };
    let rows: Vec<String> = (0..8).map(row).collect();
    assert_eq!(rows, [" b . . .", ". . . . ", " . W . .", ". . . . ", " . . . .", "w . . . ", " . . . .", ". B . . "]);
    let king = picture.cell(7, 2);
    assert_eq!(king.name, "30");
    assert_eq!(king.piece.as_ref().map(|piece| (piece.owner, piece.name)), Some((Some(Player::One), "black king")));
    let dark: Vec<String> = picture.cells.iter().filter(|cell| cell.ground == Ground::Plain).map(|cell| cell.name.clone()).collect();
    assert_eq!(dark, (1..=32).map(|square| square.to_string()).collect::<Vec<_>>());
    assert!(picture.cells.iter().all(|cell| (cell.ground == Ground::Unused) == cell.name.is_empty()));
}
