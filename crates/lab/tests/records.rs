//! Games written down: what the board does not show is kept too.

use plyground_lab::{Ended, EndedBy, Outcome, Record, Seat, archive, catalogue};
use std::path::Path;

fn game(actions: &[&str]) -> Record {
    let mut session = catalogue::find("checkers").unwrap().open("", None).unwrap();
    for action in actions {
        session.play(action).unwrap();
    }
    Record::of(session.as_ref(), &["human".into(), "first".into()], 7)
}

#[test]
fn an_end_by_word_is_written_and_read_back() {
    for ended in [Ended::resigned(Seat::One), Ended::resigned(Seat::Two), Ended::agreed(), Ended { outcome: Outcome::Drawn, by: None }] {
        let record = Record { result: Some(ended), ..game(&["11-15"]) };
        assert_eq!(Record::read(&record.write()), Ok(record.clone()));
        let pdn = archive::write_game(&record, Path::new("game.pdn")).unwrap();
        let read = archive::read_game(pdn.as_bytes(), Path::new("game.pdn"), None).unwrap();
        assert_eq!((read.result, &read.actions, &read.players), (Some(ended), &record.actions, &record.players), "{pdn}");
    }
    assert!(Record { result: Some(Ended::agreed()), ..game(&[]) }.write().contains("\nresult: draw by agreement\n\n"));
    assert!(!game(&["11-15"]).write().contains("result"));
}

#[test]
fn a_result_that_cannot_be_is_refused() {
    let text = game(&["11-15"]).write();
    for line in ["result: three", "result: one by magic", "result:", "result: draw by"] {
        let complaint = Record::read(&text.replace("seed: 7", &format!("seed: 7\n{line}"))).unwrap_err();
        assert!(complaint.code == "bad-game-file" && complaint.message.starts_with("line 8"), "{line}: {complaint}");
    }
    let mut session = catalogue::find("checkers").unwrap().open("", Some("B:W14:B9")).unwrap();
    session.play("9x18").unwrap();
    let over = Record::of(session.as_ref(), &[], 0);
    assert_eq!(over.result, Some(Ended { outcome: Outcome::Won(Seat::One), by: None }));
    let lie = Record::read(&over.write().replace("result: one", "result: two")).unwrap();
    assert_eq!(lie.open().err().map(|complaint| complaint.code), Some("other-result"));
    assert!(over.open().is_ok());
}

#[test]
fn comments_are_kept_as_far_as_their_actions_are() {
    let text = game(&["11-15", "22-18"]).write();
    let text = text.replace("seed", "# head\nseed").replace("one ", "# one\none ").replace("two 2", "# two\ntwo 2") + "# end\n";
    let record = Record::read(&text).unwrap();
    let places: Vec<usize> = record.comments.iter().map(|(place, _)| *place).collect();
    assert_eq!(places, [0, 1, 2, 3]);
    assert_eq!(Record::read(&record.write()), Ok(record.clone()), "comments of the head go to its top, and nothing else moves");
    let kept = |actions: &[&str]| game(actions).after(&record).comments.len();
    assert_eq!((kept(&["11-15", "22-18", "15x22"]), kept(&["11-15", "22-17"]), kept(&["9-14"]), kept(&[])), (4, 3, 2, 2));
}

#[test]
fn the_end_of_a_loaded_game_stands_until_it_is_played_on() {
    let loaded = Record { result: Some(Ended::resigned(Seat::One)), ..game(&["11-15", "22-18"]) };
    assert_eq!(game(&["11-15", "22-18"]).after(&loaded).result, loaded.result);
    assert_eq!(game(&["11-15", "22-18", "15x22"]).after(&loaded).result, None);
    assert_eq!(game(&["11-15"]).after(&loaded).result, None);
}

#[test]
fn names_that_are_no_players_of_ours_stay_in_a_file_of_the_world() {
    let file = Path::new("game.pdn");
    let written = |pdn: &str| {
        let loaded = archive::read_game(pdn.as_bytes(), file, None).unwrap();
        archive::write_game(&game(&["11-15"]).after(&loaded), file).unwrap()
    };
    let text = written("[Event \"Club\"]\n[Black \"Ada\"]\n[White \"?\"]\n\n1. 11-15 {hm} 2-0");
    assert!(text.contains("[Black \"Ada\"]\n[White \"first\"]\n") && text.contains("[Event \"Club\"]"), "{text}");
    assert!(text.contains("1. 11-15 {hm} 2-0"), "{text}");
    let text = written("[Black \"minimax:depth=2\"]\n[White \"random\"]\n\n1. 11-15 *");
    assert!(text.contains("[Black \"human\"]\n[White \"first\"]\n"), "{text}");
    let record = archive::read_game(text.as_bytes(), file, None).unwrap();
    assert_eq!((record.players, record.seed, record.result), (vec!["human".into(), "first".into()], 7, None));
    assert_eq!(EndedBy::read("resignation"), Some(EndedBy::Resignation));
}

#[test]
fn a_seat_that_is_named_twice_or_too_early_is_refused() {
    let text = game(&[]).write();
    assert!(text.contains("one: ") && text.contains("two: "), "{text}");
    for seats in ["one: human\none: random\n", "two: human\n", "two: human\none: random\n", "one: a\ntwo: b\ntwo: c\n"] {
        let head = format!("plyground game 1\ngame: connect4\nvariant: \nstart: 44\n{seats}seed: 7\n\n");
        assert_eq!(Record::read(&head).map_err(|complaint| complaint.code), Err("bad-game-file"), "{head}");
    }
}
