//! The arrows between the crates are those that docs/architecture.md draws.

use serde_json::Value;
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

#[test]
fn crates_use_only_what_the_architecture_allows() {
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
    let packages = metadata["packages"].as_array().expect("there are packages");
    assert_eq!(packages.len(), ARROWS.len(), "a crate is missing from the picture");
    for package in packages {
        let name = package["name"].as_str().expect("a package has a name");
        let (_, allowed) = ARROWS.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name} is not in the picture"));
        for dependency in package["dependencies"].as_array().expect("a list") {
            let used = dependency["name"].as_str().expect("a name");
            assert!(!used.starts_with("plyground") || allowed.contains(&used), "{name} must not use {used}");
        }
    }
}
