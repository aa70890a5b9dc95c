//! The crate as a library: small without its default features, ready to be published, and shown as it is.

use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

fn cargo(words: &[&str]) -> String {
    let output = Command::new(env!("CARGO")).args(words).current_dir(ROOT).output().expect("cargo can be run");
    assert!(output.status.success(), "cargo {words:?}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}

/// The crates that a program needs to build which uses `plyground` with these features only.
fn crates_with(features: &str) -> BTreeSet<String> {
    let tree = ["tree", "--offline", "--locked", "--package", "plyground", "--edges", "normal,build", "--prefix", "none"];
    let flags = ["--no-default-features", "--features", features, "--format", "{p}"];
    let text = cargo(&[&tree[..], &flags[..]].concat());
    text.lines().filter_map(|line| line.split(' ').next()).filter(|name| !name.is_empty()).map(str::to_string).collect()
}

#[test]
fn the_searches_alone_need_few_crates() {
    let searches = crates_with("");
    assert!(searches.contains("plyground-search") && !searches.contains("plyground-games"), "{searches:?}");
    let games = crates_with("games");
    assert!(games.contains("plyground-games"), "{games:?}");
    for (crates, most) in [(&searches, 15), (&games, 25)] {
        for heavy in ["clap", "axum", "tokio", "rusqlite", "libsqlite3-sys", "ratatui", "plyground-session", "plyground-lab"] {
            assert!(!crates.contains(heavy), "{heavy} is among {crates:?}");
        }
        assert!(crates.len() <= most, "{} crates: {crates:?}", crates.len());
    }
}

#[test]
fn the_program_comes_with_the_default_features() {
    let program = crates_with("program");
    assert!(program.contains("clap") && program.contains("plyground-web") && program.len() > 100);
}

#[test]
fn every_crate_can_be_published() {
    let metadata = cargo(&["metadata", "--format-version", "1", "--no-deps", "--offline"]);
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo metadata prints JSON");
    for package in metadata["packages"].as_array().expect("there are packages") {
        let name = package["name"].as_str().expect("a package has a name");
        let folder = Path::new(package["manifest_path"].as_str().expect("a path")).parent().expect("it lies in a folder");
        for field in ["description", "license", "readme", "rust_version"] {
            assert!(package[field].is_string(), "{name} has no {field}");
        }
        for field in ["keywords", "categories"] {
            assert!((1..=5).contains(&package[field].as_array().map_or(0, Vec::len)), "{name}: one to five {field}");
        }
        for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
            let text = fs::read_to_string(folder.join(licence)).unwrap_or_default();
            assert_eq!(text, fs::read_to_string(Path::new(ROOT).join(licence)).expect("the licence"), "{name}: {licence}");
        }
        for dependency in package["dependencies"].as_array().expect("a list").iter().filter(|dependency| dependency["path"].is_string()) {
            assert_ne!(dependency["req"], "*", "{name} needs a version of {}", dependency["name"]);
        }
    }
}

#[test]
fn the_readme_shows_the_example_that_is_run() {
    let example = fs::read_to_string(Path::new(ROOT).join("crates/cli/examples/own_game.rs")).expect("the example");
    let readme = fs::read_to_string(Path::new(ROOT).join("README.md")).expect("the README");
    assert!(example.lines().count() <= 40, "the example is promised in 40 lines");
    assert!(readme.contains(&format!("```rust\n{example}```")), "the README shows another example than crates/cli/examples/own_game.rs");
}
