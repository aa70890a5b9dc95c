//! The format as the workbench uses it: texts in, texts out.

use plyground_core::{Archived, Outcome, Player};
use plyground_games::checkers::pdn::FORMAT;

fn game() -> Archived {
    Archived {
        line: 1,
        variant: "capture=compulsory".into(),
        start: "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12".into(),
        players: vec!["minimax:depth=4".into(), "Ben".into()],
        notes: vec![("Event".into(), "a \"friendly\" match".into())],
        actions: ["11-15", "22-18", "15x22", "25x18"].map(String::from).to_vec(),
        unread: 0,
        halts_at: String::new(),
        position: "B:W18,21,23,24,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,12".into(),
        result: Some(Outcome::Won(Player::Two)),
        remarks: Vec::new(),
    }
}

#[test]
fn a_game_that_is_written_is_read_as_the_same_game() {
    let optional = Archived {
        variant: "capture=optional".into(),
        start: "W:W22,30:B9,18".into(),
        actions: ["30-26", "18-23"].map(String::from).to_vec(),
        position: "W:W22,26:B9,23".into(),
        result: None,
        ..game()
    };
    for game in [game(), optional] {
        let text = (FORMAT.write)(&game).expect("it can be written");
        assert_eq!((FORMAT.read)(text.as_bytes(), Player::One), Ok(vec![game]), "{text}");
    }
}

#[test]
fn tags_that_we_write_have_no_character_that_a_terminal_obeys() {
    let hostile = "a\u{1b}[2J\0\u{9b}\u{202e}\u{7f}b";
    let shown = "a\u{fffd}[2J\u{fffd}\u{fffd}\u{fffd}\u{fffd}b";
    let notes = vec![("Event".into(), hostile.into()), ("Ro\u{1b}und".into(), "1".into())];
    let theirs = Archived { players: vec![hostile.into(), "Ben".into()], notes, ..game() };
    let text = (FORMAT.write)(&theirs).expect("it can be written");
    assert!(!text.contains(plyground_core::is_obeyed), "{text:?}");
    assert!(text.contains(&format!("[Event \"{shown}\"]")) && text.contains(&format!("[Black \"{shown}\"]")), "{text:?}");
    assert!(!text.contains("Ro"), "{text:?}");
    let plain = (FORMAT.write)(&game()).expect("it can be written");
    let revised = (FORMAT.revise)(plain.as_bytes(), &theirs).expect("it can be revised");
    assert!(!revised.contains(plyground_core::is_obeyed) && revised.contains(shown), "{revised:?}");
}

#[test]
fn what_is_no_game_is_refused() {
    let bad_move = Archived { actions: vec!["11-20".into()], ..game() };
    assert_eq!((FORMAT.write)(&bad_move).unwrap_err().code, "illegal-move");
    let bad_rule = Archived { variant: "capture=never".into(), ..game() };
    assert!((FORMAT.write)(&bad_rule).is_err());
    assert_eq!((FORMAT.read)(b"no game here", Player::One).unwrap_err().code, "no-games");
    assert_eq!((FORMAT.tidy)(b"").unwrap_err().code, "no-games");
}

#[test]
fn a_file_that_is_broken_before_the_first_move_is_refused_with_the_line() {
    for (text, code, line, at) in [
        ("[aaaa", "broken-tag", 1, 0),
        ("[Black \"Ada\"]\r\n[White Ben\r\n", "broken-tag", 2, 15),
        ("{ 1. 11-15 22-18", "unclosed-comment", 1, 0),
        ("[Black \"Ada\"]\n\n{ a good game 1. 11-15 22-18 1-0", "unclosed-comment", 3, 15),
        ("[FEN \"B:W99:B1\"]\n*", "broken-game", 1, 0),
        ("[GameType \"20\"]\n*", "broken-game", 1, 0),
    ] {
        let complaint = (FORMAT.read)(text.as_bytes(), Player::One).expect_err(text);
        assert_eq!((complaint.code, complaint.at), (code, Some(at)), "{text}: {complaint}");
        assert!(complaint.message.starts_with(&format!("line {line} of the file: ")) && !complaint.message.contains('\n'), "{complaint}");
    }
}

#[test]
fn a_sound_game_without_moves_and_a_broken_one_with_moves_are_read() {
    for (text, moves) in [("[Black \"Ada\"]\n*", 0), ("[Black Ada\n1. 11-15 *", 1), ("[Black \"Ada\"]\n1. 11-15 {hm", 1)] {
        let games = (FORMAT.read)(text.as_bytes(), Player::One).expect(text);
        assert_eq!((games.len(), games[0].actions.len()), (1, moves), "{text}");
    }
}

#[test]
fn points_may_be_named_in_the_other_order() {
    let text = (FORMAT.write)(&game()).expect("it can be written");
    let swapped = (FORMAT.read)(text.as_bytes(), Player::Two).expect("it can be read");
    assert_eq!(swapped[0].result, Some(Outcome::Won(Player::One)));
}

#[test]
fn a_tidy_file_stays_as_it_is() {
    let sloppy = b"[Black \"Ada\"]\r\n[Black \"Bea\"]\r\n1.11x15 {hm} 22-18; well\r\n 2. 15-22 (3.9-13) 25x18 1-0 11-15";
    let tidy = (FORMAT.tidy)(sloppy).expect("there are games");
    assert_eq!((FORMAT.tidy)(tidy.as_bytes()), Ok(tidy.clone()), "{tidy}");
    assert!(tidy.contains("1. 11-15 {hm} 1... 22-18 {well} 2. 15x22 (2. 9-13) 2... 25x18 1-0"), "{tidy}");
}

const FOREIGN: &str = "[Event \"Club night\"]\n[Site \"Leeds\"]\n[Date \"1932.??.??\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Result \"2-0\"]\n\n\
{before} 1. 11-15! {good} (1. 9-14 22-18) 1... 22-18 $3 2. 15x22 {hm} 2... 26x17? (2... 25x18) 2-0 \n\n";

/// The game of [`FOREIGN`] with these actions, as somebody who plays it on hands it over.
fn played_on(actions: &[&str], result: Option<Outcome>) -> Archived {
    let notes = vec![("Seed".into(), "7".into()), ("EndedBy".into(), String::new())];
    Archived { players: vec![String::new(); 2], notes, actions: actions.iter().map(|text| (*text).into()).collect(), result, ..game() }
}

#[test]
fn a_game_played_on_keeps_what_its_file_says() {
    let revised = |actions: &[&str], result| (FORMAT.revise)(FOREIGN.as_bytes(), &played_on(actions, result)).expect("it can be written");
    let text = revised(&["11-15", "22-18", "15x22", "26x17", "8-11"], Some(Outcome::Drawn));
    for part in [
        "[Event \"Club night\"]\n[Site \"Leeds\"]\n[Date \"1932.??.??\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Result \"1/2-1/2\"]\n[Seed \"7\"]\n\n",
        "{before} 1. 11-15! {good} (1. 9-14 22-18) 1... 22-18 $3 2. 15x22 {hm} 2...\n26x17? (2... 25x18) 3. 8-11 1/2-1/2\n",
    ] {
        assert!(text.replace('\n', " ").contains(&part.replace('\n', " ")), "{part} is missing in\n{text}");
    }
    // A move that was taken back goes with what was said about it, and only that.
    let text = revised(&["11-15", "22-18", "15x22", "25x18"], None).replace('\n', " ");
    assert!(text.contains("1... 22-18 $3 2. 15x22 {hm} 2... 25x18 *") && text.contains("[Result \"*\"]"), "{text}");
    let text = revised(&[], None);
    assert!(text.contains("{before} *") && text.contains("[Black \"Ada\"]"), "{text}");
}

#[test]
fn a_game_that_was_only_looked_at_stays_as_it_is() {
    let game = Archived { notes: Vec::new(), ..played_on(&["11-15", "22-18", "15x22", "26x17"], Some(Outcome::Won(Player::One))) };
    let text = (FORMAT.revise)(FOREIGN.as_bytes(), &game).expect("it can be written");
    assert_eq!(text, (FORMAT.tidy)(FOREIGN.as_bytes()).unwrap());
    assert!(text.contains("[Result \"2-0\"]"), "{text}");
}

#[test]
fn names_and_notes_are_put_in_place_or_taken_out() {
    let file = "[white \"first\"]\n[EndedBy \"resignation\"]\n[Seed \"1\"]\n\n1. 11-15 0-1\n\n";
    let game = Archived { players: vec!["human".into(), "minimax".into()], ..played_on(&["11-15"], None) };
    let text = (FORMAT.revise)(file.as_bytes(), &game).expect("it can be written");
    assert_eq!(text, "[white \"minimax\"]\n[Seed \"7\"]\n[Result \"*\"]\n[Black \"human\"]\n\n1. 11-15 *\n\n");
    assert_eq!((FORMAT.revise)(b"1. 11-15 * 1. 11-15 *", &game).unwrap_err().code, "several-games");
    assert_eq!((FORMAT.revise)(b"", &game).unwrap_err().code, "several-games");
    // Who starts is told by the first move only; without it, the tags say so.
    let white_first = Archived { start: game.start.replacen('B', "W", 1), ..played_on(&[], None) };
    let text = (FORMAT.revise)(b"1... 22-18 *", &white_first).expect("it can be written");
    assert!(text.contains("[FEN \"W:W21,22,"), "{text}");
}
