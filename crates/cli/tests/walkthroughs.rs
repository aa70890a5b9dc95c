//! The pages "adding a game" and "adding an algorithm" are followed to the letter in a copy of
//! the workspace, which is then built and used.
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

/// Follows both pages in a fresh copy and answers with its folder.
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
        if from.is_dir() { copy_folder(&from, &to) } else { fs::copy(&from, &to).map(|_| ()).expect("files can be copied") }
    }
}

/// Runs cargo in the copy, with a target folder of its own beside the real one.
fn cargo(copy: &Path, words: &[&str]) {
    let target = copy.parent().expect("the copy lies in a folder").join("walkthrough-target");
    // What is built here runs for a moment: the time goes into the compiler.
    let plain = ["profile.dev.opt-level=0", "profile.dev.debug=0", "profile.dev.package.\"*\".opt-level=0"];
    let output = Command::new(env!("CARGO"))
        .args(words)
        .args(plain.iter().flat_map(|setting| ["--config", setting]))
        .current_dir(copy)
        .env("CARGO_TARGET_DIR", target)
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo can be run");
    assert!(output.status.success(), "cargo {words:?}: {}", String::from_utf8_lossy(&output.stderr));
}

fn plyground(copy: &Path, words: &str) -> String {
    let program = copy.parent().expect("the copy lies in a folder").join("walkthrough-target/debug/plyground");
    let output = Command::new(program).args(words.split(' ')).output().expect("the program was built");
    assert!(output.status.success(), "{words}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("it prints UTF-8")
}

#[test]
fn the_pages_lead_to_a_game_and_a_player_that_work() {
    let copy = follow(&["adding-a-game.md", "adding-an-algorithm.md"]);
    cargo(&copy, &["test", "--offline", "--quiet", "-p", "plyground-games", "--test", "noughts"]);
    cargo(&copy, &["test", "--offline", "--quiet", "-p", "plyground-search", "--doc", "cautious"]);
    cargo(&copy, &["build", "--offline", "--quiet", "-p", "plyground"]);

    let best_play = plyground(&copy, "analyze noughts --player alphabeta:depth=9 --json");
    assert!(best_play.contains("\"value\":0") && best_play.contains("\"stopped\":\"complete\""), "{best_play}");
    let perfect = plyground(&copy, "play noughts --one alphabeta:depth=9 --two minimax:depth=9");
    assert!(perfect.contains("a draw"), "{perfect}");
    let cautious = plyground(&copy, "analyze connect4 --position 11223 --player cautious --json");
    assert!(cautious.contains("\"best\":\"4\""), "only 4 stops red: {cautious}");
    let tree = plyground(&copy, "analyze noughts --player cautious --explain tree");
    assert!(tree.contains("▲ MAX root"), "{tree}");
}
