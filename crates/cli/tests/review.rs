//! A game looked back on: who went wrong, where, and what would have been better.

mod support;

use serde_json::{Value, json};
use support::{json, run, run_with};

/// Red can win in one and plays elsewhere, then leaves yellow a row of four.
const BLUNDERS: &str = "plyground game 1\ngame: connect4\nvariant: columns=7,rows=6\nstart: ......./......./......./......./......./.......\n\
one: human\ntwo: human\nseed: 7\nresult: two\n\none 1\ntwo 1\none 2\ntwo 2\none 3\ntwo 3\none 7\ntwo 4\none 7\ntwo 4\n";

const JUDGE: &str = "--player alphabeta:depth=4";

#[test]
fn a_missed_win_and_an_allowed_one_are_told_first_with_what_was_better() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, BLUNDERS).unwrap();
    let ran = run(&format!("review '{}' {JUDGE}", file.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines[0], "Connect Four: 10 decisions, judged by alphabeta:depth=4");
    let worst = &lines[2..5];
    assert!(worst.iter().all(|line| line.starts_with("?? ")), "{}", ran.out);
    let missed = worst.iter().find(|line| line.starts_with("?? 7, red: 7")).expect("the missed win");
    assert!(missed.contains("better 4") && missed.ends_with("red wins in 1"), "{missed}");
    let allowed = worst.iter().find(|line| line.starts_with("?? 9, red: 7")).expect("the win that was allowed");
    assert!(allowed.contains("yellow wins in 2") || allowed.contains("yellow wins in 1"), "{allowed}");
    let red = lines.iter().find(|line| line.trim_start().starts_with("red ")).expect("red's totals");
    assert!(red.trim_end().ends_with('2'), "two blunders: {red}");

    let answer = json(&format!("review '{}' {JUDGE}", file.display()));
    assert_eq!((&answer["game"], &answer["whole"], &answer["result"]), (&json!("connect4"), &json!(true), &json!("two")));
    let blunders: Vec<&Value> = answer["decisions"].as_array().unwrap().iter().filter(|decision| decision["mark"] == "blunder").collect();
    let told: Vec<(&Value, &Value, &Value)> = blunders.iter().map(|row| (&row["number"], &row["by"], &row["better"])).collect();
    assert_eq!(
        told,
        [(&json!(6), &json!("two"), &json!("4")), (&json!(7), &json!("one"), &json!("4")), (&json!(9), &json!("one"), &json!("4"))]
    );
    assert_eq!((&answer["players"][0]["blunders"], &answer["players"][1]["blunders"]), (&json!(2), &json!(1)));

    let markdown = run(&format!("review '{}' {JUDGE} --markdown", file.display())).out;
    for part in ["# Connect Four: 10 decisions", "| player | decisions | best |", "| 7 | red | 7 | ?? |", "- ?? "] {
        assert!(markdown.contains(part), "{part} is missing in\n{markdown}");
    }
}

#[test]
fn a_judge_that_compares_nothing_finds_nothing_and_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, BLUNDERS).unwrap();
    let ran = run(&format!("review '{}' --player random", file.display()));
    assert!(ran.code == 0 && ran.out.contains("No decision was judged: random does not compare the actions"), "{}{}", ran.out, ran.err);
    assert!(!ran.out.contains("gave much away"), "{}", ran.out);
}

#[test]
fn a_perfect_game_has_no_marks() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let player = "alphabeta:depth=16";
    let ran = run(&format!("play connect4 --variant columns=4,rows=4 --one {player} --two {player} --seed 1 --save '{}'", file.display()));
    assert_eq!(ran.code, 0, "{}", ran.err);
    let ran = run(&format!("review '{}' --player {player}", file.display()));
    assert!(ran.code == 0 && ran.out.contains("No decision gave much away.") && ran.out.contains("100 %"), "{}{}", ran.out, ran.err);
    let answer = json(&format!("review '{}' --player {player}", file.display()));
    assert_eq!((&answer["worst"], &answer["players"][0]["mean_loss"]), (&json!([]), &json!(0.0)));
}

#[test]
fn a_game_of_the_game_s_own_world_is_read_from_a_file_or_a_pipe() {
    // Black leaves a man where white takes two for one, in the second of two games.
    let pdn = "[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 23-19 *\n\n[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 22-18 2. 15x22 25x18 3. 12-16 24-20 *\n";
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pdn");
    std::fs::write(&file, pdn).unwrap();
    let judge = "--player alphabeta:depth=5";
    let answer = json(&format!("review '{}' --game 2 {judge}", file.display()));
    assert_eq!((&answer["game"], answer["decisions"].as_array().unwrap().len()), (&json!("checkers"), 6));
    let forced = &answer["decisions"][2];
    assert_eq!((&forced["action"], &forced["by"]), (&json!("15x22"), &json!("one")));
    let piped = run_with(&format!("review - --game 2 {judge} --json"), pdn);
    assert_eq!(serde_json::from_str::<Value>(&piped.out).unwrap(), answer);
    let record = run_with(&format!("review - {JUDGE} --json"), BLUNDERS);
    assert_eq!(serde_json::from_str::<Value>(&record.out).unwrap()["decisions"].as_array().unwrap().len(), 10);
}

#[test]
fn a_man_given_for_nothing_is_a_blunder_and_a_capture_that_must_be_made_is_no_choice() {
    let reviewed = |pdn: &str| -> Value {
        let ran = run_with("review - --player alphabeta:depth=8 --json", pdn);
        serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err))
    };
    let answer = reviewed("[FEN \"W:W22,21,30,29:B13,1,5,3\"]\n1... 22-18 2. 13-17 21x14 *\n");
    let marks: Vec<&Value> = answer["decisions"].as_array().unwrap().iter().map(|decision| &decision["mark"]).collect();
    assert_eq!(marks, [&Value::Null, &json!("blunder"), &Value::Null], "{answer}");
    assert!(answer["decisions"][1]["better"].is_string() && answer["decisions"][1]["loss"].as_f64() >= Some(100.0), "{answer}");
    assert_eq!((&answer["decisions"][2]["loss"], &answer["players"][1]["judged"]), (&Value::Null, &json!(1)), "{answer}");
    // The man is worth the game here, and white had a won one.
    let answer = reviewed("[FEN \"W:W22,30:B13,1\"]\n1... 22-17 2. 13x22 30-26 3. 22x31 *\n");
    assert_eq!((&answer["worst"], &answer["players"][1]["blunders"]), (&json!([1]), &json!(1)), "{answer}");
    assert_eq!(
        (&answer["decisions"][0]["better"], &answer["decisions"][0]["after"]["value_detail"]["winner"]),
        (&json!("30-25"), &json!("one"))
    );
}

#[test]
fn what_cannot_be_reviewed_is_one_clear_line() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pdn");
    std::fs::write(&file, "1. 11-15 23-19 *\n\n1. 11-15 *\n").unwrap();
    let bad = folder.path().join("game.txt");
    std::fs::write(&bad, "hello").unwrap();
    for (line, part) in [
        (format!("review '{}'", file.display()), "--game"),
        (format!("review '{}' --game 3", file.display()), "no game 3"),
        (format!("review '{}' --game 0", file.display()), "no game 0"),
        (format!("review '{}' --game 1 --player nobody", file.display()), "nobody"),
        (format!("review '{}' --game 1 --json --markdown", file.display()), "--markdown"),
        (format!("review '{}'", bad.display()), "first line"),
        ("review /nonexistent/game.txt".into(), "cannot read"),
        ("review -".into(), "first line"),
        ("review".into(), "FILE"),
    ] {
        let ran = run(&line);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{line}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part), "{line}: {}", ran.err);
    }
}
