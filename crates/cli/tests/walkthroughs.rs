//! The pages "adding a game" and "adding an algorithm" are applied to a copy of the workspace, which
//! must then pass format, lints, the tests of what was added and the test of messages, and whose
//! program plays the new games with the new players.
//!
//! The copy takes the compiled dependencies of this build, so that only the workspace's own crates are
//! compiled again. `./check` plays the games in a browser with the program that is built here.
//!
//! A page marks its blocks of code with comments:
//!
//! | comment before a block | the test |
//! |---|---|
//! | `<!-- file: PATH -->` | writes the block as a new file |
//! | `<!-- append: PATH -->` | adds the block to the end of a file |
//! | `<!-- after: PATH: LINE -->` | inserts the block after that line |
//! | `<!-- replace: PATH: TEXT -->` | puts the block in place of the text |

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

/// Applies the pages to a fresh copy and returns its folder.
fn follow(pages: &[&str]) -> PathBuf {
    let copy = Path::new(env!("CARGO_TARGET_TMPDIR")).join("walkthrough");
    let _ = fs::remove_dir_all(&copy);
    copy_folder(&Path::new(ROOT).join("crates"), &copy.join("crates"));
    for file in ["Cargo.toml", "Cargo.lock", "rustfmt.toml"] {
        fs::copy(Path::new(ROOT).join(file), copy.join(file)).expect("the workspace has this file");
    }
    for page in pages {
        let text = fs::read_to_string(Path::new(ROOT).join("docs").join(page)).expect("the page exists");
        let mut lines = text.lines();
        while let Some(line) = lines.next() {
            if let Some(order) = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->")) {
                let block: Vec<&str> = lines.by_ref().skip(1).take_while(|line| *line != "```").collect();
                obey(&copy, order, &(block.join("\n") + "\n"));
            }
        }
    }
    copy
}

fn obey(copy: &Path, order: &str, block: &str) {
    let (what, rest) = order.split_once(": ").expect("an order names a file");
    let (path, text) = rest.split_once(": ").unwrap_or((rest, ""));
    let file = copy.join(path);
    let now = fs::read_to_string(&file).unwrap_or_default();
    let changed = match what {
        "file" => block.to_string(),
        "append" => now + block,
        "after" => {
            let line = format!("{text}\n");
            assert_eq!(now.matches(&line).count(), 1, "`{text}` is not exactly one line of {path}");
            now.replace(&line, &format!("{line}{block}"))
        }
        "replace" => {
            assert_eq!(now.matches(text).count(), 1, "`{text}` is not exactly once in {path}");
            now.replace(text, block.trim_end())
        }
        other => panic!("unknown order {other}"),
    };
    fs::create_dir_all(file.parent().expect("a file lies in a folder")).expect("folders can be made");
    fs::write(&file, changed).expect("the copy can be changed");
}

fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("folders can be made");
    for entry in fs::read_dir(from).expect("the folder exists").map(|entry| entry.expect("it can be read")) {
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_name() == "node_modules" {
            continue;
        }
        if from.is_dir() { copy_folder(&from, &to) } else { fs::copy(&from, &to).map(|_| ()).expect("files can be copied") }
    }
}

/// The folder the copy is built in, beside the copy.
fn target(copy: &Path) -> PathBuf {
    copy.parent().expect("the copy lies in a folder").join("walkthrough-target")
}

/// Gives the copy the dependencies that were compiled for this test, by links that take no room. What
/// is missing or does not fit is compiled again.
fn take_dependencies(copy: &Path) {
    let own = std::env::current_exe().expect("a test has a file");
    let built = own.ancestors().nth(2).expect("it lies in the folder deps of a profile");
    for folder in ["deps", "build", ".fingerprint"] {
        link_folder(&built.join(folder), &target(copy).join("debug").join(folder));
    }
}

fn link_folder(from: &Path, to: &Path) {
    let Ok(entries) = fs::read_dir(from) else { return };
    fs::create_dir_all(to).expect("folders can be made");
    for entry in entries.filter_map(Result::ok) {
        let name = entry.file_name().to_string_lossy().into_owned();
        let is_ours = name.trim_start_matches("lib").replace('_', "-").starts_with("plyground");
        let (from, to) = (entry.path(), to.join(&name));
        if from.is_dir() && !is_ours {
            link_folder(&from, &to);
        } else if !is_ours && !to.exists() {
            // Another test may be building: a file that is gone is compiled again.
            let _ = fs::hard_link(&from, &to);
        }
    }
}

/// Runs cargo in the copy, with a target folder of its own beside the real one.
fn cargo(copy: &Path, words: &[&str]) {
    let output = Command::new(env!("CARGO"))
        .args(words)
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", target(copy))
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo can be run");
    let [said, complained] = [&output.stdout, &output.stderr].map(|text| String::from_utf8_lossy(text));
    assert!(output.status.success(), "cargo {words:?}: {said}{complained}");
}

/// The same for what is run. It runs for a moment, so the time goes into the compiler: our own crates
/// are not optimized, and dependencies are as this build has them. `names` choose tests.
fn build(copy: &Path, words: &[&str], names: &[&str]) {
    let folders = fs::read_dir(copy.join("crates")).expect("the copy has crates");
    let folders = folders.map(|entry| entry.expect("it can be read").file_name().to_string_lossy().into_owned());
    let package = |folder: String| if folder == "cli" { "plyground".into() } else { format!("plyground-{folder}") };
    let mut plain: Vec<String> = folders.map(|folder| format!("profile.dev.package.{}.opt-level=0", package(folder))).collect();
    plain.push("profile.dev.debug=0".into());
    let settings = plain.iter().flat_map(|setting| ["--config", setting]);
    let names = names.iter().take(1).map(|_| "--").chain(names.iter().copied());
    cargo(copy, &words.iter().copied().chain(["--offline", "--quiet"]).chain(settings).chain(names).collect::<Vec<_>>());
}

fn plyground(copy: &Path, words: &str) -> String {
    let program = target(copy).join("debug/plyground");
    let output = Command::new(program).args(words.split(' ')).output().expect("the program was built");
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

#[test]
fn the_pages_lead_to_games_and_players_that_work() {
    let copy = follow(&["adding-a-game.md", "adding-an-algorithm.md"]);
    take_dependencies(&copy);
    cargo(&copy, &["fmt", "--all", "--check"]);
    cargo(
        &copy,
        &["clippy", "--offline", "--quiet", "-p", "plyground-games", "-p", "plyground-search", "--all-targets", "--", "-D", "warnings"],
    );
    build(&copy, &["test", "-p", "plyground-games", "-p", "plyground-search", "--lib"], &["noughts", "pig", "hanoi", "halving"]);
    build(&copy, &["test", "-p", "plyground-search", "--doc"], &["cautious", "halving"]);
    // All at once and as in the workspace's tests, so that dependencies have the same features.
    let tests = ["--workspace", "--test", "messages", "--test", "pseudocode"];
    build(&copy, &[&["build", "--bin", "plyground"], &tests[..]].concat(), &[]);
    build(&copy, &[&["test"], &tests[..]].concat(), &[]);
    plays_games(&copy);
    lets_players_play(&copy);
}

fn plays_games(copy: &Path) {
    let best_play = plyground(copy, "analyze noughts --player alphabeta:depth=9 --json");
    assert!(best_play.contains("\"value\":0") && best_play.contains("\"stopped\":\"complete\""), "{best_play}");
    let perfect = plyground(copy, "play noughts --one alphabeta:depth=9 --two minimax:depth=9");
    assert!(perfect.contains("a draw"), "{perfect}");
    let dice = plyground(copy, "play pig --one star2:depth=2 --two random --seed 1");
    assert!(dice.contains("points in this turn") && dice.contains("wins"), "{dice}");
    let tower = plyground(copy, "solve hanoi --player astar --json");
    assert!(tower.contains("\"cost\":15"), "four discs take fifteen moves: {tower}");
}

fn lets_players_play(copy: &Path) {
    let cautious = plyground(copy, "analyze connect4 --position 11223 --player cautious --json");
    assert!(cautious.contains("\"best\":\"4\""), "only 4 stops red: {cautious}");
    let tree = plyground(copy, "analyze noughts --player cautious --explain tree");
    assert!(tree.contains("▲ MAX root"), "{tree}");
    let halving = plyground(copy, "analyze noughts --player halving:depth=9 --json");
    assert!(halving.contains("\"value\":0"), "{halving}");
}
