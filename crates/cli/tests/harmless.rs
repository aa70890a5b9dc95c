//! Whatever a file holds, no command prints a character that a terminal would obey.

mod support;

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use support::run_with;

/// Clears the screen, hides text, goes back to the start of the line, rings, and turns the line around.
const HOSTILE: &str = "x\u{1b}[2J\u{1b}]0;t\u{7}\u{9b}8m\rY\u{7f}\u{202e}z\u{2066}";

/// True for what a terminal obeys; written here once more, so that a gap in the program's own list is seen.
fn is_obeyed(c: char) -> bool {
    let is_break = c == '\n' || c == '\t';
    !is_break
        && (c < ' '
            || ('\u{7f}'..='\u{9f}').contains(&c)
            || "\u{202a}\u{202b}\u{202c}\u{202d}\u{202e}\u{2066}\u{2067}\u{2068}\u{2069}".contains(c))
}

/// Runs a command as it is and with `--json`; answers what both printed. Exit codes are not the matter here.
#[track_caller]
fn checked(line: &str) -> String {
    let mut all = String::new();
    for line in [line.to_string(), format!("{line} --json")] {
        let ran = run_with(&line, "moves\nhint\nquit\n");
        let text = ran.out + &ran.err;
        assert!(!text.contains(is_obeyed), "{line:?} prints {text:?}");
        assert!(text.chars().filter(|c| c.is_alphabetic()).count() > 5, "{line:?} prints nothing");
        all += &text;
    }
    all
}

fn write(file: &Path, text: &str) -> String {
    fs::write(file, text).unwrap();
    file.display().to_string()
}

/// A plan with such texts wherever a file can have some.
fn plan() -> String {
    let title = json!(HOSTILE);
    format!(
        "title = {title}\nquestion = {title}\ngame = \"connect4\"\ngames = 2\nplayers = [{{ name = {title}, spec = \"random\" }}, \"first\"]\n"
    )
    .replace('\u{7f}', "\\u007f")
}

#[test]
fn experiments_and_the_library_print_nothing_to_obey() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let library = format!("--library '{}'", at("library.sqlite").display());
    let file = write(&at("plan.toml"), &plan());
    checked(&format!("experiment '{file}' {library}"));
    checked(&format!("compare connect4 random first --games 2 --title '{HOSTILE}' {library}"));
    checked(&format!("library {library}"));
    for name in ["last", "connect4-", HOSTILE] {
        for line in ["show", "delete", "export --format markdown --out /dev/null"] {
            checked(&format!("library {line} '{name}' {library}"));
        }
    }
    checked(&format!("library show last --game 0.1 {library}"));
    checked(&format!("library verify {library}"));
    checked(&format!("library compact {library}"));
    let odd = at(&format!("folder-{HOSTILE}"));
    checked(&format!("plot last --out '{}' {library}", odd.display()));
    checked(&format!("report last --out '{}' {library}", odd.display()));
    checked(&format!("report last --name '{HOSTILE}' --out '{}' {library}", odd.display()));
    checked(&format!("library --library '{}'", at(HOSTILE).display()));
}

#[test]
fn a_file_that_is_brought_in_prints_nothing_to_obey() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let file = write(&at("plan.toml"), &plan());
    let (here, part) = (at("here.sqlite"), at("part.jsonl"));
    checked(&format!("experiment '{file}' --library '{}'", here.display()));
    run_with(&format!("library export last --out '{}' --library '{}'", part.display(), here.display()), "");
    let text = fs::read_to_string(&part).unwrap();
    let (heading, games) = text.split_once('\n').unwrap();
    let mut heading: Value = serde_json::from_str(heading).unwrap();
    (heading["source"], heading["version"]) = (json!(HOSTILE), json!(HOSTILE));
    let hostile = write(&at(&format!("{HOSTILE}.jsonl")), &format!("{heading}\n{games}"));
    let there = format!("--library '{}'", at("there.sqlite").display());
    let told = checked(&format!("library import '{hostile}' {there}"));
    assert!(told.contains("2 new games"), "{told}");
    checked(&format!("library show last {there}"));
    checked(&format!("library show last --game 0 {there}"));
    let wrong = games.replace(
        "\"start\":\"",
        &format!("\"start\":\"{}", json!(HOSTILE).as_str().map_or(String::new(), |text| json!(text).to_string().replace('"', ""))),
    );
    checked(&format!("library import '{}' {there}", write(&at("wrong.jsonl"), &format!("{heading}\n{wrong}"))));
}

#[test]
fn games_traces_and_positions_of_files_print_nothing_to_obey() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let pdn = write(
        &at("game.pdn"),
        &format!("[Event \"{HOSTILE}\"]\n[White \"{HOSTILE}\"]\n[Black \"b{HOSTILE}\"]\n1. 11-15 {{{HOSTILE}}} 23-19 *\n"),
    );
    let bad = write(&at("bad.pdn"), &format!("[Event \"{HOSTILE}\"]\n1. 11-15 {HOSTILE} 23-19 *\n"));
    for file in [&pdn, &bad] {
        checked(&format!("import checkers '{file}'"));
        checked(&format!("play --load '{file}'"));
        checked(&format!("review '{file}' --player first"));
    }
    for (name, start) in [("good", "0000000"), ("start", HOSTILE)] {
        let text = format!(
            "plyground game 1\n# {HOSTILE}\ngame: connect4\nvariant: columns=7,rows=6\nstart: {}\none: human\ntwo: {HOSTILE}\nseed: 1\n\none 4\n",
            if start == HOSTILE { HOSTILE } else { "" }
        );
        let file = write(&at(&format!("{name}.txt")), &text);
        checked(&format!("play --load '{file}'"));
        checked(&format!("review '{file}' --player first"));
    }
    let trace = at("trace.json");
    run_with(&format!("watch connect4 --variant columns=4,rows=4 --player minimax:depth=2 --trace '{}'", trace.display()), "");
    let escaped = json!(HOSTILE).to_string().replace('"', "");
    let text = fs::read_to_string(&trace)
        .unwrap()
        .replace("\"action\":\"1\"", &format!("\"action\":\"{escaped}\""))
        .replace("depth=2", &format!("depth=2{escaped}"));
    let loaded = checked(&format!("watch --load '{}'", write(&trace, &text)));
    assert!(loaded.contains("cut-off") || loaded.contains("Enter"), "{loaded}");
    let positions = write(&at("positions.csv"), &format!("note,position\n{HOSTILE},44\n=1,{HOSTILE}\n"));
    checked(&format!("analyze connect4 --player first --positions '{positions}' --out '{}'", at(&format!("{HOSTILE}.csv")).display()));
    checked(&format!("compare connect4 random first --games 2 --positions '{positions}' --library '{}'", at("l.sqlite").display()));
    checked(&format!("moves tree --position 'max[{HOSTILE}=min[3 4] B=2]'"));
    checked(&format!("analyze tree --position 'max[a{HOSTILE}=min[3 4] B=2]' --player minimax"));
}

#[test]
fn complaints_print_nothing_to_obey() {
    for line in [
        format!("'{HOSTILE}'"),
        format!("play '{HOSTILE}'"),
        format!("games '{HOSTILE}'"),
        format!("moves connect4 --position '{HOSTILE}'"),
        format!("analyze connect4 --variant '{HOSTILE}'"),
        format!("analyze connect4 --player '{HOSTILE}'"),
        format!("analyze connect4 --player first --trace '/nowhere/{HOSTILE}.json'"),
        format!("solve redswapblue --player '{HOSTILE}'"),
        format!("watch --load '/nowhere/{HOSTILE}'"),
        format!("import checkers '/nowhere/{HOSTILE}'"),
        format!("experiment '/nowhere/{HOSTILE}'"),
        format!("library import '/nowhere/{HOSTILE}' --library /nowhere/{HOSTILE}"),
        format!("play connect4 --save '/nowhere/{HOSTILE}'"),
        format!("serve --host '{HOSTILE}'"),
        format!("tables '{HOSTILE}'"),
        format!("bench --sets '{HOSTILE}'"),
    ] {
        checked(&line);
    }
}
