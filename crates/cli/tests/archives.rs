//! Files of games as their own world writes them: read, replayed, written.

mod support;

use serde_json::json;
use support::{json, run, run_with};

/// Two games by hand, the second one with a move that cannot be played.
const SLOPPY: &[u8] = b"[Event \"Club night\"]\r\n[Black \"M\xfcller\"]\r\n[White \"Ben\"]\r\n[Result \"1-0\"]\r\n\
1. 11x15 22-18 2. 15x22 {hm} 25x18 (26x17) 3. 8x11 1-0\r\n\r\n\
[FEN \"W:W22:B18,9\"]\r\n1... 22x15 2. 9-14 15-20 *\r\n";

#[test]
fn import_tells_games_and_oddities() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pdn");
    std::fs::write(&file, SLOPPY).unwrap();
    let ran = run(&format!("import checkers '{}'", file.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    for part in [
        "game 1, line 1: black Müller, white Ben, black won, 5 plies",
        "line 5, ply 1: 11x15 takes nothing; read as 11-15 (and 1 more like it) [quiet-with-x]",
        "game 2, line 7: black ?, white ?, no result, 2 plies",
        "line 8, ply 3: 15-20 is not legal",
    ] {
        assert!(ran.out.contains(part), "{part} is missing in\n{}", ran.out);
    }
    let last = ran.out.lines().last().unwrap();
    assert_eq!(last, "2 games, 1 replayed to the end, 7 plies; remarks: quiet-with-x 2, illegal-move 1");

    let answer = json(&format!("import checkers '{}'", file.display()));
    assert_eq!((&answer["game"], &answer["format"]), (&json!("checkers"), &json!("PDN")));
    assert_eq!(answer["games"][0]["actions"], json!(["11-15", "22-18", "15x22", "25x18", "8-11"]));
    assert_eq!((&answer["games"][0]["result"], &answer["games"][1]["unread"]), (&json!("one"), &json!(1)));
    assert_eq!(answer["counts"]["whole"], 1);
    let swapped = json(&format!("import checkers '{}' --swap-results", file.display()));
    assert_eq!(swapped["games"][0]["result"], "two");
}

#[test]
fn a_tidy_copy_says_the_same_without_the_oddities() {
    let folder = tempfile::tempdir().unwrap();
    let (file, copy) = (folder.path().join("club.pdn"), folder.path().join("tidy.pdn"));
    std::fs::write(&file, SLOPPY).unwrap();
    let before = json(&format!("import checkers '{}' --tidy '{}'", file.display(), copy.display()));
    let after = json(&format!("import checkers '{}'", copy.display()));
    assert_eq!(after["counts"]["remarks"], json!({ "illegal-move": 1 }));
    for game in [0, 1] {
        for field in ["players", "actions", "result", "position", "unread", "notes"] {
            assert_eq!(before["games"][game][field], after["games"][game][field], "{field}");
        }
    }
    assert!(std::fs::read_to_string(&copy).unwrap().contains("2. 15x22 {hm} 2... 25x18 (2... 26x17) 3. 8-11 1-0"));
}

#[test]
fn a_game_is_saved_in_the_format_its_file_asks_for_and_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    for (variant, name) in [("compulsory", "game.pdn"), ("optional", "game.PDN"), ("optional", "game.txt")] {
        let file = folder.path().join(name);
        let play = format!("play checkers --variant capture={variant} --two first --seed 3 --save '{}'", file.display());
        let ran = run_with(&play, "11-15\nquit\n");
        assert_eq!(ran.code, 0, "{}", ran.err);
        let text = std::fs::read_to_string(&file).unwrap();
        assert_eq!(text.contains("[White \"first\"]"), name != "game.txt", "{text}");
        for game in ["checkers", ""] {
            let ran = run_with(&format!("play {game} --load '{}' --json", file.display()), "quit\n");
            assert_eq!(ran.code, 0, "{}", ran.err);
            let played: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
            assert_eq!((&played["players"], &played["seed"]), (&json!(["human", "first"]), &json!(3)));
            assert_eq!(played["history"].as_array().unwrap().len(), 2);
            assert_eq!(played["variant"], format!("capture={variant}"));
        }
    }
}

#[test]
fn a_finished_game_is_saved_with_its_result() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.pdn");
    let ran = run(&format!("play checkers --position B:W14:B9 --one first --two first --save '{}'", file.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let answer = json(&format!("import checkers '{}'", file.display()));
    assert_eq!((&answer["games"][0]["result"], &answer["games"][0]["start"]), (&json!("one"), &json!("B:W14:B9")));
    assert_eq!(answer["counts"], json!({ "games": 1, "whole": 1, "plies": 1, "remarks": {} }));
}

#[test]
fn what_cannot_be_read_is_one_clear_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pdn");
    let refused = |line: &str, part: &str| {
        let ran = run(line);
        assert_eq!((ran.code, ran.err.lines().count(), ran.out.len()), (2, 1, 0), "{line}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part), "{line}: {}", ran.err);
    };
    refused(&format!("import checkers '{}'", file.display()), "cannot read");
    std::fs::write(&file, "nothing that is a game").unwrap();
    refused(&format!("import checkers '{}'", file.display()), "no game in the file");
    refused(&format!("import connect4 '{}'", file.display()), "checkers");
    refused(&format!("play connect4 --load '{}'", file.display()), "not a game file");
    std::fs::write(&file, SLOPPY).unwrap();
    refused(&format!("play checkers --load '{}'", file.display()), "2 games");
    std::fs::write(&file, "1. 11-15 9-13 *").unwrap();
    refused(&format!("play --load '{}'", file.display()), "line 1: the piece on 9 is black");
    std::fs::write(&file, [0xff, 0xfe, 0x00, 0xd8]).unwrap();
    refused(&format!("play connect4 --load '{}'", file.display()), "no text");
}
