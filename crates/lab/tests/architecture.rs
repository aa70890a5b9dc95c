//! The arrows between the crates are those that docs/architecture.md draws, every test is one that Cargo runs, and what
//! must run everywhere asks no platform for what another lacks.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Which crates of ours each crate may use.
const ARROWS: &[(&str, &[&str])] = &[
    ("plyground-core", &[]),
    ("plyground-search", &["plyground-core"]),
    ("plyground-games", &["plyground-core"]),
    ("plyground-engines", &["plyground-core", "plyground-search", "plyground-games"]),
    ("plyground-training", &["plyground-core", "plyground-games"]),
    ("plyground-session", &["plyground-core", "plyground-search", "plyground-games", "plyground-engines"]),
    ("plyground-stats", &[]),
    ("plyground-plot", &[]),
    (
        "plyground-lab",
        &["plyground-core", "plyground-engines", "plyground-session", "plyground-stats", "plyground-plot", "plyground-training"],
    ),
    ("plyground-app", &["plyground-lab"]),
    ("plyground-web", &["plyground-app", "plyground-lab"]),
    ("plyground", &["plyground-core", "plyground-search", "plyground-games", "plyground-lab", "plyground-web"]),
];

/// What Cargo says of our crates.
fn packages() -> Vec<Value> {
    let output = Command::new(env!("CARGO"))
        .args([
            "metadata",
            "--format-version",
            "1",
            "--no-deps",
            "--offline",
            "--manifest-path",
            concat!(env!("CARGO_MANIFEST_DIR"), "/Cargo.toml"),
        ])
        .output()
        .expect("cargo can be run");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("cargo metadata prints JSON");
    metadata["packages"].as_array().expect("there are packages").clone()
}

#[test]
fn crates_use_only_what_the_architecture_allows() {
    let packages = packages();
    assert_eq!(packages.len(), ARROWS.len(), "a crate is missing from the picture");
    for package in &packages {
        let name = package["name"].as_str().expect("a package has a name");
        let (_, allowed) = ARROWS.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name} is not in the picture"));
        for dependency in package["dependencies"].as_array().expect("a list") {
            let used = dependency["name"].as_str().expect("a name");
            assert!(!used.starts_with("plyground") || allowed.contains(&used), "{name} must not use {used}");
        }
    }
}

#[test]
fn no_tests_are_written_where_cargo_runs_none() {
    let mut silent = 0;
    for package in packages() {
        for target in package["targets"].as_array().expect("a list").iter().filter(|target| target["kind"][0] == "lib") {
            if target["test"] == false {
                silent += 1;
                let main = Path::new(target["src_path"].as_str().expect("a path"));
                for file in sources(main.parent().expect("it lies in a folder")) {
                    let text = std::fs::read_to_string(&file).expect("a source is text");
                    assert!(!text.contains("cfg(test)"), "{}: `test = false`, so nobody runs it; put it into tests/", file.display());
                }
            }
        }
    }
    assert!(silent > 0, "the session's library has `test = false`; if it no longer has, this test is not needed");
}

/// The crates that also run in a browser.
const PORTABLE: &[&str] = &["core", "search", "games", "training", "engines", "session", "stats", "plot", "lab"];

/// What stops a program there, or gives other results there, and what to take instead.
const FORBIDDEN: &[(&str, &str)] = &[
    ("std::time::Instant", "plyground_core::time"),
    ("std::time::SystemTime", "plyground_core::time"),
    ("std::time::{", "plyground_core::time, and `use std::time::Duration` alone"),
    ("thread::spawn(", "Builder::spawn, and the calling thread where it fails"),
    ("scope.spawn(", "plyground_core::threads, or Builder::spawn_scoped and fewer threads where it fails"),
    ("available_parallelism()", "plyground_core::threads::cores"),
    ("RandomState", "a seed that is passed in"),
    ("DefaultHasher", "plyground_core::Hasher64"),
    ("FxHash", "plyground_core::Hasher64"),
    (".ln()", "libm::log"),
    (".ln_1p()", "libm::log1p"),
    (".exp()", "libm::exp"),
    (".powf(", "libm::pow"),
];

/// Where the platform's own is right: the one place that asks it, and drawings, whose last bit nobody sees.
const ALLOWED: &[(&str, &str)] = &[("core/src/threads.rs", "available_parallelism()"), ("plot/src/", ".powf(")];

#[test]
fn portable_crates_ask_no_platform_for_what_another_lacks() {
    let crates = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
    let mut found = Vec::new();
    for name in PORTABLE {
        for file in sources(&crates.join(name).join("src")) {
            let place = file.strip_prefix(crates).expect("it lies there").to_string_lossy().replace('\\', "/");
            let text = std::fs::read_to_string(&file).expect("a source is text");
            let text = text.split("#[cfg(test)]\nmod tests").next().unwrap_or_default();
            let code = text.lines().enumerate().filter(|(_, line)| !line.trim_start().starts_with("//"));
            for (number, line) in code {
                for (word, instead) in FORBIDDEN.iter().filter(|(word, _)| line.contains(word)) {
                    if !ALLOWED.iter().any(|(folder, what)| place.starts_with(folder) && what == word) {
                        found.push(format!("{place}:{}: {word}; take {instead}", number + 1));
                    }
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}

/// The source files below a folder, but for those of tests alone.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let paths = entries.map(|entry| entry.expect("a folder can be listed").path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).filter(|path| is_source(path)).collect()
}

fn is_source(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending == "rs") && path.file_stem().is_some_and(|name| name != "tests")
}
