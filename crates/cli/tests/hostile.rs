//! Names, titles and files that are meant to do harm, and do none.

mod support;

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use support::{json, run};

/// A folder with a library in which an experiment with this title was played.
fn played(title: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let plan = format!(
        "title = {0}\nquestion = {0}\ngame = \"connect4\"\ngames = 4\nvariants = [\"columns=4,rows=4\", \"columns=5,rows=4\"]\n\
         players = [{{ name = {0}, spec = \"random\" }}, \"first\"]\n",
        json!(title)
    );
    let file = folder.path().join("plan.toml");
    fs::write(&file, plan).unwrap();
    let library = format!("--library '{}'", folder.path().join("library.sqlite").display());
    let kept = json(&format!("experiment '{}' {library}", file.display()));
    assert_eq!(kept["games_done"], 8);
    (folder, library)
}

#[track_caller]
fn refused(line: &str, part: &str) {
    let ran = run(line);
    assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{line}: {}", ran.err);
    assert!(ran.err.contains(part), "{line}: {}", ran.err);
}

/// What the name of a file ends with.
fn kind(file: &str) -> &str {
    file.rsplit('.').next().unwrap_or_default()
}

/// Every file below a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { all.extend(files(&path)) } else { all.push(path.display().to_string()) }
    }
    all.sort();
    all
}

#[test]
fn no_name_is_no_experiment() {
    let (_folder, library) = played("A study");
    for command in ["delete '' --yes", "delete '' ", "show ''", "export ''"] {
        refused(&format!("library {command} {library}"), "an experiment has a name");
    }
    for command in ["plot ''", "report ''"] {
        refused(&format!("{command} {library}"), "an experiment has a name");
    }
    assert_eq!(json(&format!("library {library}"))["experiments"].as_array().unwrap().len(), 1);
}

#[test]
fn a_report_stays_in_its_folder_and_is_whole_or_not_there() {
    let (folder, library) = played("A study");
    let out = folder.path().join("deep/out");
    let before = files(folder.path());
    for name in ["../../x", "..", ".", "", "/tmp/x", "a/b", "a\\b", ".hidden", "a\u{1b}b", &"x".repeat(200)] {
        refused(&format!("report last --name '{name}' --out '{}' {library}", out.display()), "cannot be the name of a file");
    }
    assert_eq!(files(folder.path()), before);
    // A page that cannot be written, since a folder has its name.
    fs::create_dir_all(out.join("x.html")).unwrap();
    refused(&format!("report last --name x --out '{}' {library}", out.display()), "cannot write");
    assert_eq!(files(folder.path()), before);
    let written = json(&format!("report last --name 'my study' --out '{}' {library}", out.display()));
    assert!(written["files"].as_array().unwrap().len() > 3 && out.join("my study.md").is_file());
}

#[test]
fn what_people_write_is_no_markup_in_reports_and_exports() {
    let hostile = "<script>x</script> <img src=x onerror=y> [a](javascript:b) `c` \u{1b}[2J\u{0}\u{9b}1m\u{202e}";
    let (folder, library) = played(hostile);
    let out = folder.path().join("out");
    let written = json(&format!("report last --out '{}' {library}", out.display()));
    let markdown = run(&format!("library export last --format markdown {library}"));
    assert_eq!(markdown.code, 0, "{}", markdown.err);
    let mut texts = vec![("export".to_string(), markdown.out)];
    for file in written["files"].as_array().unwrap() {
        let file = file.as_str().unwrap();
        texts.push((file.into(), fs::read_to_string(file).unwrap()));
    }
    assert!(texts.len() > 4);
    for (file, text) in &texts {
        assert!(!text.contains("<script") && !text.contains("<img"), "{file} has tags");
        let is_control = |c: char| c.is_control() && c != '\n';
        assert!(!text.contains(is_control), "{file} has {:?}", text.chars().find(|c| is_control(*c)));
        assert!(!text.contains('\u{202e}'), "{file} turns its text around");
        assert!(kind(file) == "html" || kind(file) == "svg" || !text.contains("[a]("), "{file} has a link");
    }
    assert!(texts.iter().any(|(file, text)| kind(file) == "html" && text.contains("&lt;script&gt;")));
    assert!(texts.iter().any(|(file, text)| kind(file) == "md" && text.contains("&lt;script&gt;")));
}

#[test]
fn the_command_that_repeats_it_is_our_own_whatever_an_imported_file_says() {
    let (folder, library) = played("A study");
    let part = folder.path().join("part.jsonl");
    assert_eq!(run(&format!("library export last --out '{}' {library}", part.display())).code, 0);
    let text = fs::read_to_string(&part).unwrap();
    let (heading, games) = text.split_once('\n').unwrap();
    let mut heading: Value = serde_json::from_str(heading).unwrap();
    assert_eq!(heading["source"].as_str().unwrap().split(' ').next(), Some("plyground"));
    heading["source"] = json!("plyground compare x; rm -rf ~");
    fs::write(&part, format!("{heading}\n{games}")).unwrap();
    let there = format!("--library '{}'", folder.path().join("there.sqlite").display());
    assert_eq!(run(&format!("library import '{}' {there}", part.display())).code, 0);
    let out = folder.path().join("out");
    let report = json(&format!("report last --name r --out '{}' {there}", out.display()));
    let mut texts = vec![
        run(&format!("library show last {there}")).out,
        run(&format!("library show last --json {there}")).out,
        run(&format!("library --json {there}")).out,
        run(&format!("library export last --format markdown {there}")).out,
        run(&format!("library export last {there}")).out,
    ];
    texts.extend(report["files"].as_array().unwrap().iter().map(|file| fs::read_to_string(file.as_str().unwrap()).unwrap()));
    assert!(texts.iter().all(|text| !text.contains("rm -rf") && !text.is_empty()));
    // What it says can be done, and plays the same.
    let shown = json(&format!("library show last {there}"));
    let (id, toml) = (shown["experiment"].as_str().unwrap(), folder.path().join("again.toml"));
    let place = there.replace('\'', "");
    let command = format!("plyground library export {id} --out {id}.toml {place} && plyground experiment {id}.toml {place}");
    assert_eq!(shown["command"], command);
    assert_eq!(run(&format!("library export {id} --out '{}' {there}", toml.display())).code, 0);
    let again = json(&format!("experiment '{}' --library '{}'", toml.display(), folder.path().join("again.sqlite").display()));
    assert_eq!((&again["experiment"], &again["games_done"]), (&shown["experiment"], &shown["games_done"]));
    let local = json(&format!("library show last {library}"));
    let plan = folder.path().join("plan.toml");
    assert_eq!(local["command"], format!("plyground experiment {} {}", plan.display(), library.replace('\'', "")));
}

#[test]
fn a_game_of_an_experiment_says_only_what_its_actions_say() {
    let (folder, library) = played("A study");
    let part = folder.path().join("part.jsonl");
    assert_eq!(run(&format!("library export last --out '{}' {library}", part.display())).code, 0);
    let text = fs::read_to_string(&part).unwrap();
    for said in ["\"drawn_by\":\"=cmd()\"", "\"milestone\":2048"] {
        let told = text.replacen("\"score\":0", &format!("\"score\":0,{said}"), 1);
        assert_ne!(told, text);
        fs::write(&part, told).unwrap();
        let there = folder.path().join("there.sqlite");
        refused(&format!("library import '{}' --library '{}'", part.display(), there.display()), "does not follow from its actions");
    }
}

#[cfg(unix)]
#[test]
fn files_that_are_no_libraries_are_refused_in_one_line() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    for line in [
        "library",
        "library verify",
        "library compact",
        "plot last",
        "report last",
        "compare connect4 random first --games 2",
        "serve --no-open --port 0",
    ] {
        refused(&format!("{line} --library '{}'", pipe.display()), "no regular file");
    }
    for line in
        ["compare connect4 random first --games 2 --part 1/2 --resume", "analyze connect4 --player first --positions /dev/null --resume"]
    {
        let ran = run(&format!("{line} --out '{}'", pipe.display()));
        assert_eq!(ran.code, 2, "{line}: {}", ran.err);
    }
}

#[test]
fn a_game_of_the_web_app_is_played_on_from_its_json() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.json");
    let tree = json!({
        "game": "connect4", "variant": "columns=7,rows=6", "start": "......./......./......./......./......./.......",
        "nodes": [[0, "4"], [1, "4"], [1, "5"], [3, "3"]], "line": [1, 3, 0, 4, 0], "node": 3,
    });
    let game = json!({ "plyground": "game", "version": 1, "players": ["human", "random"], "seed": 7, "dice": "program", "tree": tree });
    fs::write(&file, game.to_string()).unwrap();
    let ran = support::run_with(&format!("play --load '{}' --two first --json", file.display()), "quit\n");
    let shown: Value = serde_json::from_str(&ran.out).unwrap_or_else(|error| panic!("{error}: {}{}", ran.out, ran.err));
    let actions: Vec<&str> = shown["history"].as_array().unwrap().iter().map(|step| step["action"].as_str().unwrap()).collect();
    assert_eq!(actions[..3], ["4", "5", "3"]);
    fs::write(&file, "{\"plyground\":\"trace\"}").unwrap();
    refused(&format!("play --load '{}'", file.display()), "no exported game");
}

#[test]
fn a_file_that_begins_with_a_hyphen_is_noted_as_a_file() {
    let (folder, library) = played("A study");
    let work = folder.path().join("work");
    fs::create_dir(&work).unwrap();
    fs::copy(folder.path().join("plan.toml"), work.join("-plan.toml")).unwrap();
    let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_plyground"));
    let library = library.trim_start_matches("--library ").trim_matches('\'').to_string();
    let ran = program.current_dir(&work).args(["experiment", "--json", "--library", &library, "--", "-plan.toml"]).output().unwrap();
    let kept: Value = serde_json::from_slice(&ran.stdout).unwrap();
    assert_eq!(kept["command"], format!("plyground experiment ./-plan.toml --library {library}"));
}

#[test]
fn what_cannot_be_done_leaves_no_file_behind() {
    let (folder, library) = played("A study");
    let work = folder.path().join("work");
    fs::create_dir(&work).unwrap();
    let (page, table) = (work.join("page.md"), work.join("data.csv"));
    fs::write(&page, "no marks").unwrap();
    fs::write(&table, "mine").unwrap();
    let before = files(&work);
    refused(&format!("report last --page '{}' --out '{}' {library}", page.display(), work.display()), "");
    refused(&format!("report last --page '{}' --out '{}' {library}", table.display(), work.display()), "ends with .md");
    let empty = folder.path().join("empty.json");
    let trace = json!({ "format": 2, "game": "connect4", "variant": "", "position": "......./......./......./......./......./.......",
        "player": "first", "nodes": 0, "nodes_recorded": 0, "events": [] });
    fs::write(&empty, trace.to_string()).unwrap();
    let drawing = work.join("o.svg");
    refused(&format!("watch --load '{}' --plain --trace '{}'", empty.display(), drawing.display()), "there is no step 1");
    assert_eq!(files(&work), before);
    assert_eq!(fs::read_to_string(&table).unwrap(), "mine");
}

#[test]
fn a_trace_that_goes_round_in_a_circle_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("circle.json");
    let events = json!([
        { "t": "open", "n": 1, "g": 0 }, { "t": "open", "n": 2, "g": 0, "p": 1, "action": "a" },
        { "t": "reroute", "n": 1, "p": 2, "action": "x", "g": 1, "was_g": 0 },
        { "t": "expand", "n": 2 }, { "t": "goal", "n": 2, "cost": 3 },
    ]);
    let trace = json!({ "format": 2, "game": "redswapblue", "variant": "n=2,jump=any,diagonal=no", "position": "rr-/r.b/-bb",
        "player": "astar", "nodes": 3, "nodes_recorded": 3, "events": events });
    fs::write(&file, trace.to_string()).unwrap();
    refused(&format!("watch --load '{}' --plain", file.display()), "event 3 of the trace");
}

#[test]
fn looking_for_an_experiment_makes_no_library() {
    let folder = tempfile::tempdir().unwrap();
    for line in [&["plot", "zzz"][..], &["report", "zzz"], &["library", "export", "zzz"], &["library", "show", "last"], &["library"]] {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_plyground"));
        let ran = program.env("XDG_DATA_HOME", folder.path()).env("HOME", folder.path()).args(line).output().unwrap();
        assert_eq!(ran.status.code(), Some(if line.len() == 1 { 0 } else { 2 }), "{line:?}");
        assert_eq!(files(folder.path()), Vec::<String>::new(), "{line:?}");
    }
    let note = folder.path().join("note");
    fs::write(&note, "x").unwrap();
    refused(&format!("library --library '{}'", note.display()), "not a database");
    assert_eq!(fs::read_to_string(&note).unwrap(), "x");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told_alike_wherever_it_is_met() {
    let full = || fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    for line in [&["--help"][..], &["--version"], &["games"], &["games", "--json"]] {
        let mut program = std::process::Command::new(env!("CARGO_BIN_EXE_plyground"));
        let ran = program.args(line).stdout(full()).output().unwrap();
        let said = String::from_utf8_lossy(&ran.stderr).into_owned();
        assert!(ran.status.code() == Some(1) && said.starts_with("plyground: cannot write"), "{line:?}: {said}");
    }
}
