//! Finds the Connect Four board of the crate `minimax`, which lives among its examples, and writes
//! a module that reads it from where cargo has unpacked it. Nothing of it is copied.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

fn main() {
    let example = crate_folder("minimax-0.6.0").join("examples").join("connect4.rs");
    assert!(example.is_file(), "{} is not there; run `cargo fetch` in peers", example.display());
    let module = format!("#[path = {:?}]\n#[allow(warnings, clippy::all)]\npub mod minimax_board;\n", example.display().to_string());
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    fs::write(out.join("minimax_board.rs"), module).expect("OUT_DIR can be written");
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=Cargo.lock");
}

/// The folder of a dependency, from the manifest paths that `cargo metadata` lists.
fn crate_folder(name_and_version: &str) -> PathBuf {
    let cargo = env::var_os("CARGO").expect("cargo sets CARGO");
    let output = Command::new(cargo).args(["metadata", "--format-version", "1", "--locked"]).output().expect("cargo runs");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let manifest = format!("{name_and_version}/Cargo.toml");
    let manifest = text
        .split('"')
        .find(|piece| piece.replace("\\\\", "/").ends_with(&manifest))
        .unwrap_or_else(|| panic!("cargo metadata does not list {name_and_version}"))
        .replace("\\\\", "/");
    Path::new(&manifest).parent().expect("a manifest lies in a folder").to_path_buf()
}
