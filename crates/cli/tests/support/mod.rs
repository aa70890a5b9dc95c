//! Running the program and looking at what it says.

#![allow(dead_code)]

use serde_json::Value;
use std::io::Write as _;
use std::process::{Command, Stdio};

/// What a run of the program gave.
pub struct Ran {
    /// The exit code.
    pub code: i32,
    /// Standard output.
    pub out: String,
    /// Standard error.
    pub err: String,
}

/// Runs the program with these words; a word may be quoted with single quotes.
pub fn run(line: &str) -> Ran {
    run_with(line, "")
}

/// Runs the program with an input.
pub fn run_with(line: &str, input: &str) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(words(line))
        // What is kept by itself is kept away from the user's own.
        .env("XDG_DATA_HOME", concat!(env!("CARGO_TARGET_TMPDIR"), "/data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("it has an input");
    // A program that ends early does not read its input.
    let _ = stdin.write_all(input.as_bytes());
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    Ran {
        code: output.status.code().expect("it ends by itself"),
        out: String::from_utf8(output.stdout).expect("it prints UTF-8"),
        err: String::from_utf8(output.stderr).expect("it prints UTF-8"),
    }
}

/// Runs the program with `--json` and reads the one object it prints.
pub fn json(line: &str) -> Value {
    let ran = run(&format!("{line} --json"));
    assert_eq!(ran.code, 0, "{line}: {}", ran.err);
    serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{line}: {error}: {}", ran.out))
}

fn words(line: &str) -> Vec<String> {
    let mut words = Vec::new();
    for (index, part) in line.split('\'').enumerate() {
        if index % 2 == 1 {
            words.push(part.to_string());
        } else {
            words.extend(part.split_whitespace().map(String::from));
        }
    }
    words
}
