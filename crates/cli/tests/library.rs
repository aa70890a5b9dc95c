//! `plyground library`: what was played is found again, goes elsewhere, comes back, and is checked.

mod support;

use serde_json::Value;
use std::fs;
use std::path::Path;
use support::{Ran, json, run};

/// A small comparison with chance in its players and a judge.
const COMPARE: &str =
    "compare connect4 alphabeta:depth=2,ordering=none greedy random --games 10 --seed 5 --reference alphabeta:depth=4 --title Small";

/// A folder with a library in which the small comparison was played.
fn played() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite").display().to_string();
    let kept = json(&format!("{COMPARE} --library '{library}'"));
    assert_eq!(kept["games_done"], 30);
    (folder, library)
}

/// A command that must go well.
fn good(line: &str) -> Ran {
    let ran = run(line);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{line}");
    ran
}

/// A command that must be refused in one line, which says this.
#[track_caller]
fn refused(line: &str, word: &str) {
    let ran = run(line);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{line}: {}", ran.err);
    assert!(ran.err.contains(word), "{line}: {}", ran.err);
}

/// A table without what depends on the clock.
fn timeless(mut answer: Value) -> Value {
    for player in answer["players"].as_array_mut().expect("a line for each player") {
        let fields = player.as_object_mut().expect("a line is an object");
        let before = fields.len();
        fields.retain(|name, _| !name.contains("seconds"));
        assert!(fields.len() < before, "times are called so");
    }
    answer["command"] = Value::Null;
    answer
}

fn table_of(library: &str) -> Value {
    timeless(json(&format!("library show last --library '{library}'")))
}

fn lines(text: &str) -> Vec<&str> {
    text.lines().collect()
}

#[test]
fn what_is_kept_is_listed_with_its_state() {
    let (_folder, library) = played();
    json(&format!("compare connect4 alphabeta:depth=3 first --games 400 --sprt elo0=0,elo1=50 --library '{library}'"));
    let list = json(&format!("library --library '{library}'"));
    let states: Vec<&str> = list["experiments"].as_array().unwrap().iter().map(|kept| kept["state"].as_str().unwrap()).collect();
    assert_eq!(states, ["stopped", "whole"], "newest first: {list}");
    assert!(list["bytes"].as_u64().unwrap() > 10_000 && list["plays"].as_u64().unwrap() > 30);
    let shown = good(&format!("library --library '{library}'"));
    for part in ["Small", "30 of 30", "whole", "stopped early by its test", "2 experiments", "0 recorded searches", "KiB"] {
        assert!(shown.out.contains(part), "{part} in\n{}", shown.out);
    }
}

#[test]
fn a_library_that_is_not_there_is_not_made_by_looking() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("none.sqlite");
    for command in ["", "show last", "export last", "verify", "compact", "delete last --yes"] {
        refused(&format!("library {command} --library '{}'", file.display()), "there is no library");
    }
    assert!(!file.exists());
}

#[test]
fn the_tables_and_every_game_are_shown_again() {
    let (_folder, library) = played();
    let id = json(&format!("library --library '{library}'"))["experiments"][0]["experiment"].as_str().unwrap().to_string();
    let first = good(&format!("{COMPARE} --resume --library '{library}'"));
    for name in ["last", &id, &id[..12]] {
        let shown = good(&format!("library show {name} --library '{library}'"));
        assert_eq!(lines(&shown.out)[..lines(&first.out).len()], lines(&first.out)[..]);
        assert!(shown.out.ends_with(&format!("--seed 5 --title Small --library {library}\n")), "{}", shown.out);
    }
    refused(&format!("library show nothing --library '{library}'"), "there is no experiment `nothing`");
    let game = json(&format!("library show last --game 3.1 --library '{library}'"));
    let actions = game["actions"].as_array().unwrap();
    assert!(actions[..4].iter().all(|action| action["is_opening"] == true && action["nodes"].is_null()), "{game}");
    assert!(actions[4..].iter().all(|action| action["nodes"].is_u64() && action["seconds"].is_f64()), "{game}");
    assert!(actions.iter().any(|action| action["loss"].is_f64()), "the judge has spoken: {game}");
    let shown = good(&format!("library show last --game 3.1 --library '{library}'"));
    assert!(shown.out.contains("game 3.1") && shown.out.contains("opening") && shown.out.contains("start: ......."), "{}", shown.out);
    assert_eq!(lines(&shown.out).iter().filter(|line| line.contains(" µs") || line.contains(" ms")).count(), actions.len() - 4);
    refused(&format!("library show last --game 99 --library '{library}'"), "has no game 99.0");
    refused(&format!("library show last --game x --library '{library}'"), "17.1");
}

#[test]
fn tables_for_spreadsheets_have_a_line_for_each_game_or_decision_and_their_cells_are_quoted() {
    let (folder, library) = played();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let wrote = good(&format!("library export last --out '{}' --library '{library}'", at("games.csv")));
    assert!(wrote.out.starts_with("wrote 30 games as csv"), "{}", wrote.out);
    let text = fs::read_to_string(at("games.csv")).unwrap();
    assert_eq!(text.lines().count(), 31);
    assert!(text.lines().next().unwrap().starts_with("experiment,unit,half,match,number,one,two,variant,start"));
    let quoted = text.lines().find(|line| line.contains("alphabeta")).unwrap();
    assert!(quoted.contains(",\"alphabeta:depth=2,"), "a spec with commas is one cell: {quoted}");
    let decisions = good(&format!("library export last --format decisions --library '{library}'")).out;
    let all: u64 = json(&format!("library show last --library '{library}'"))["games"]
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["decisions"].as_u64().unwrap())
        .sum();
    assert_eq!(decisions.lines().count() as u64, all + 1);
    let markdown = good(&format!("library export last --format markdown --library '{library}'")).out;
    assert!(markdown.starts_with("# Small\n\n| player | games |") && markdown.contains("plyground compare connect4"), "{markdown}");
}

#[test]
fn what_cannot_be_exported_is_refused_and_no_file_is_replaced_unasked() {
    let (folder, library) = played();
    let at = |name: &str| folder.path().join(name).display().to_string();
    refused(&format!("library export last --format pdn --library '{library}'"), "no file format of its own");
    refused(&format!("library export last --out '{}' --library '{library}'", at("games.what")), "--format");
    fs::write(at("mine.csv"), "precious").unwrap();
    let line = format!("library export last --out '{}' --library '{library}'", at("mine.csv"));
    refused(&line, "--overwrite");
    assert_eq!(fs::read_to_string(at("mine.csv")).unwrap(), "precious");
    good(&format!("{line} --overwrite"));
    assert!(fs::read_to_string(at("mine.csv")).unwrap().starts_with("experiment,"));
    refused(&format!("library export last --game 9.9 --out '{}' --library '{library}'", at("no.txt")), "has no game 9.9");
    assert!(!Path::new(&at("no.txt")).exists());
}

#[test]
fn one_game_is_written_as_a_record_that_can_be_loaded() {
    let (folder, library) = played();
    let file = folder.path().join("game.txt").display().to_string();
    good(&format!("library export last --game 2.1 --out '{file}' --library '{library}'"));
    let game = json(&format!("library show last --game 2.1 --library '{library}'"));
    let loaded = json(&format!("play --load '{file}'"));
    assert_eq!((&loaded["position"], &loaded["result"]), (&game["end"], &game["result"]));
    assert_eq!(good(&format!("library export last --game 2.1 --library '{library}'")).out, fs::read_to_string(&file).unwrap());
}

#[test]
fn games_of_checkers_are_written_as_pdn_and_read_back() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let (library, file) = (at("library.sqlite"), at("games.pdn"));
    json(&format!("compare checkers greedy random --games 4 --opening book --title 'A \"cup\"' --library '{library}'"));
    good(&format!("library export last --out '{file}' --library '{library}'"));
    let read = json(&format!("import checkers '{file}'"));
    assert_eq!((&read["counts"]["games"], &read["counts"]["whole"]), (&4.into(), &4.into()));
    for (index, game) in read["games"].as_array().unwrap().iter().enumerate() {
        let own = json(&format!("library show last --game {}.{} --library '{library}'", index / 2, index % 2));
        assert_eq!((&game["position"], &game["result"], &game["players"]), (&own["end"], &own["result"], &own["players"]));
        assert!(game["notes"].as_array().unwrap().iter().any(|note| note["value"] == "A \"cup\""), "{game}");
    }
}

#[test]
fn parts_of_many_machines_in_any_order_and_twice_give_the_table_of_one() {
    let (folder, whole) = played();
    let at = |name: &str| folder.path().join(name).display().to_string();
    let parts: Vec<String> = (1..=5).map(|part| at(&format!("part-{part}.jsonl"))).collect();
    for (index, file) in parts.iter().enumerate() {
        good(&format!("{COMPARE} --part {}/5 --out '{file}'", index + 1));
    }
    let merged = at("merged.sqlite");
    let order = [3, 0, 4, 4, 1, 0, 2, 3, 1, 2].map(|part: usize| format!("'{}'", parts[part]));
    let told = json(&format!("library import {} --library '{merged}'", order.join(" ")));
    let counts: Vec<(u64, u64)> =
        told["files"].as_array().unwrap().iter().map(|file| (file["new"].as_u64().unwrap(), file["known"].as_u64().unwrap())).collect();
    assert_eq!(counts.iter().map(|(new, _)| new).sum::<u64>(), 30, "{counts:?}");
    assert_eq!(counts.iter().map(|(_, known)| known).sum::<u64>(), 30, "{counts:?}");
    assert_eq!(table_of(&merged), table_of(&whole), "the name of the experiment is the same, too");
    assert_eq!(json(&format!("library --library '{merged}'"))["experiments"][0]["state"], "whole");
    good(&format!("library verify --library '{merged}'"));
    // A whole experiment goes the same way, and what was played here agrees with what comes from there.
    let file = at("whole.jsonl");
    good(&format!("library export last --out '{file}' --library '{merged}'"));
    let again = json(&format!("library import '{file}' --library '{whole}'"));
    assert_eq!((&again["files"][0]["new"], &again["files"][0]["known"]), (&0.into(), &30.into()));
    let copy = at("copy.sqlite");
    json(&format!("library import '{file}' --library '{copy}'"));
    let exported = good(&format!("library export last --library '{copy}'")).out;
    assert_eq!(exported, fs::read_to_string(&file).unwrap(), "nothing is lost on the way there and back");
}

#[test]
fn a_file_with_one_wrong_game_changes_nothing() {
    let (folder, library) = played();
    let (file, other) = (folder.path().join("games.jsonl"), folder.path().join("other.sqlite").display().to_string());
    good(&format!("library export last --out '{}' --library '{library}'", file.display()));
    let text = fs::read_to_string(&file).unwrap();
    let last = text.lines().last().unwrap().to_string();
    let game: Value = serde_json::from_str(&last).unwrap();
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut game = game.clone();
        change(&mut game);
        text.replace(&last, &game.to_string())
    };
    // What cannot have been played is refused everywhere.
    let result = if game["result"] == "one" { "two" } else { "one" };
    for (wrong, word) in [
        (changed(&|game| game["result"] = result.into()), "does not follow"),
        (changed(&|game| game["actions"][0] = "9".into()), "action 1"),
        (changed(&|game| game["unit"] = 5000.into()), "no such game"),
        (changed(&|game| game["seats"] = [1, 0].as_slice().into()), "other players"),
        (text.replacen("\"format\":1", "\"format\":2", 1), "newer Plyground"),
        (text.replacen("\"game\":\"connect4\"", "\"game\":\"connect5\"", 1), "connect5"),
        (format!("{text}{{}}\n"), "line 32"),
        (String::new(), "empty"),
    ] {
        fs::write(&file, wrong).unwrap();
        refused(&format!("library import '{}' --library '{other}'", file.display()), word);
        assert_eq!(json(&format!("library --library '{other}'"))["experiments"], Value::Array(vec![]));
    }
    // What could have been, but is another game than the one that is there, is refused there.
    let before = table_of(&library);
    let seconds = changed(&|game| game["decisions"][0]["seconds"] = 9.5.into());
    for (text, word) in [
        (changed(&|game| game["decisions"][0]["nodes"] = 123_456.into()), "is there already with other counts"),
        (format!("{text}{}\n", last.replacen("\"nodes\":", "\"nodes\":1", 1)), "is there already with other counts"),
    ] {
        fs::write(&file, text).unwrap();
        refused(&format!("library import '{}' --library '{library}'", file.display()), word);
    }
    fs::write(&file, seconds).unwrap();
    good(&format!("library import '{}' --library '{library}'", file.display()));
    assert_eq!(table_of(&library), before);
}

#[test]
fn a_torn_last_line_is_left_out_and_told() {
    let (folder, library) = played();
    let (file, other) = (folder.path().join("games.jsonl"), folder.path().join("other.sqlite").display().to_string());
    good(&format!("library export last --out '{}' --library '{library}'", file.display()));
    let text = fs::read_to_string(&file).unwrap();
    fs::write(&file, &text[..text.len() - 20]).unwrap();
    let line = format!("library import '{}' --library '{other}'", file.display());
    let told = good(&line).out;
    assert!(told.contains("29 new games") && told.contains("the last line was cut off and is left out"), "{told}");
    // Only the end of the line is missing: the game is whole.
    fs::write(&file, &text[..text.len() - 1]).unwrap();
    let told = good(&line).out;
    assert!(told.contains("1 new game, 29 were there already") && !told.contains("cut off"), "{told}");
}

#[test]
fn what_is_deleted_is_named_first_and_its_room_comes_back() {
    let (_folder, library) = played();
    json(&format!("compare connect4 random first --games 2000 --library '{library}'"));
    refused(&format!("library delete last --library '{library}'"), "2,000 games; add --yes");
    assert_eq!(json(&format!("library --library '{library}'"))["plays"], 2030);
    good(&format!("library delete last --yes --library '{library}'"));
    let sizes = json(&format!("library compact --library '{library}'"));
    assert!(sizes["bytes"].as_u64().unwrap() * 4 < sizes["bytes_before"].as_u64().unwrap(), "{sizes}");
    assert_eq!(json(&format!("library --library '{library}'"))["plays"], 30);
    let verified = good(&format!("library verify --library '{library}'"));
    assert!(verified.out.contains("30 games of 1 experiment"), "{}", verified.out);
    assert!(good(&format!("library compact --library '{library}'")).out.contains("smaller"));
}

/// Every line of the documentation can be typed.
#[cfg(unix)]
#[test]
fn the_commands_in_the_documentation_can_be_run_one_after_the_other() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/library.md")).unwrap();
    let blocks: Vec<&str> = page.split("```sh\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert!(blocks.len() >= 3, "{} blocks", blocks.len());
    let folder = tempfile::tempdir().unwrap();
    let program = Path::new(env!("CARGO_BIN_EXE_plyground")).parent().unwrap();
    let path = format!("{}:{}", program.display(), std::env::var("PATH").unwrap());
    let ran = std::process::Command::new("sh")
        .args(["-e", "-c", &blocks.concat()])
        .current_dir(folder.path())
        .env("PATH", path)
        .env("HOME", folder.path())
        .env("XDG_DATA_HOME", folder.path())
        .output()
        .unwrap();
    assert!(ran.status.success(), "{}", String::from_utf8_lossy(&ran.stderr));
}
