//! What was played survives: sudden ends, full disks, files that cannot be written, and company.
#![cfg(unix)]

mod support;

use plyground_lab::experiment::Play;
use plyground_lab::library::Library;
use serde_json::{Value, json as object};
use std::collections::BTreeSet;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use support::{json, run};

/// How often the program is killed.
const KILLS: usize = 20;
/// What is enough of them where the program comes to its end before that.
const FEWEST_KILLS: usize = 5;

/// About 200 games that take about ten milliseconds each.
const EXPERIMENT: &str = r#"
    title = "Survival"
    game = "connect4"
    seed = 11
    games = 240
    opening = 3
    players = ["alphabeta:depth=5,table=off", "uct:simulations=250"]
"#;

fn program(words: &[&str], library: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_plyground"));
    command.args(words).arg("--library").arg(library).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::piped());
    command
}

/// A table without what depends on the clock.
fn table_of(library: &Path, name: &str) -> Value {
    let mut answer = json(&format!("library show {name} --library '{}'", library.display()));
    for player in answer["players"].as_array_mut().expect("a line for each player") {
        player.as_object_mut().expect("a line is an object").retain(|name, _| !name.contains("seconds"));
    }
    answer["command"] = Value::Null;
    answer
}

/// The places of the games that a library holds of its newest experiment; none while there is none.
fn places(library: &Library) -> BTreeSet<(usize, usize)> {
    let plays: Vec<Play> = library.experiment("last").and_then(|kept| library.plays(&kept.id)).unwrap_or_default();
    plays.iter().map(|play| (play.unit, play.half)).collect()
}

#[track_caller]
fn is_sound(library: &Path) {
    let ran = run(&format!("library verify --library '{}'", library.display()));
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", ran.out);
}

/// Numbers that look random and are the same every time (Marsaglia's xorshift, 2003).
struct Dice(u64);

impl Dice {
    fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % limit
    }
}

/// Waits until a library has this many games of its newest experiment, or the program that plays them has ended.
fn wait_for_games(library: &Path, wanted: usize, child: &mut Child) -> BTreeSet<(usize, usize)> {
    let watched = Library::open(library).expect("a library opens while another program writes");
    while watched.experiment("last").map_or(0, |kept| kept.games_done) < wanted {
        if child.try_wait().expect("it can be asked").is_some() {
            break;
        }
        std::thread::yield_now();
    }
    places(&watched)
}

#[test]
fn a_program_that_is_killed_again_and_again_loses_no_game_and_gives_the_same_table() {
    let folder = tempfile::tempdir().unwrap();
    let (file, library, calm) = (folder.path().join("e.toml"), folder.path().join("l.sqlite"), folder.path().join("calm.sqlite"));
    std::fs::write(&file, EXPERIMENT).unwrap();
    let words = ["experiment", file.to_str().unwrap(), "--resume", "--threads", "2"];
    let mut dice = Dice(0x5EED);
    let mut before = BTreeSet::new();
    for kill in 0..KILLS {
        let mut child = program(&words, &library).spawn().unwrap();
        let wanted = before.len() + 1 + dice.below(8) as usize;
        // Nobody else has the library open when the program dies: the log is left as it is.
        let seen = wait_for_games(&library, wanted, &mut child);
        child.kill().unwrap();
        let status = child.wait().unwrap();
        if status.success() {
            // On a busy machine it may have played on to the end before the signal came.
            assert!(kill >= FEWEST_KILLS && places(&Library::open(&library).unwrap()).len() == 240, "kill {kill}: it ended by itself");
            break;
        }
        assert_eq!(status.signal(), Some(9), "kill {kill}: it ended by itself after {} games: {status}", seen.len());
        let now = places(&Library::open(&library).unwrap());
        assert!(now.is_superset(&seen) && seen.is_superset(&before), "kill {kill}: {} games, {} before", now.len(), before.len());
        is_sound(&library);
        before = now;
    }
    assert!(program(&words, &library).status().unwrap().success());
    assert!(places(&Library::open(&library).unwrap()).is_superset(&before));
    is_sound(&library);
    assert!(program(&words, &calm).status().unwrap().success());
    assert_eq!(table_of(&library, "last"), table_of(&calm, "last"));
    assert_eq!(table_of(&calm, "last")["games_done"], 240);
}

/// A small experiment in a library of its own.
fn small(folder: &Path) -> (PathBuf, Value) {
    let library = folder.join("library.sqlite");
    json(&format!("compare connect4 greedy random --games 20 --library '{}'", library.display()));
    let table = table_of(&library, "last");
    (library, table)
}

#[test]
fn a_full_disk_is_told_in_one_line_and_what_was_there_stays() {
    let folder = tempfile::tempdir().unwrap();
    let (library, table) = small(folder.path());
    let name = table["experiment"].as_str().unwrap().to_string();
    // No file may grow beyond 256 blocks: to the program that is a disk that is full.
    let limited = "trap '' XFSZ; ulimit -f 256; exec \"$@\"";
    let ran = Command::new("sh")
        .args(["-c", limited, "sh", env!("CARGO_BIN_EXE_plyground"), "compare", "connect4", "random", "first", "--games", "20000"])
        .arg("--library")
        .arg(&library)
        .output()
        .unwrap();
    let error = String::from_utf8(ran.stderr).unwrap();
    assert_eq!((ran.status.code(), ran.stdout.len(), error.lines().count()), (Some(2), 0, 1), "{error}");
    assert!(error.contains("the library of games could not be used"), "{error}");
    is_sound(&library);
    assert_eq!(table_of(&library, &name), table);
    // With room again, the games that were cut off are played.
    let kept = json(&format!("compare connect4 random first --games 20000 --resume --library '{}'", library.display()));
    assert_eq!(kept["games_done"], 20000);
    assert_eq!(table_of(&library, &name), table);
}

#[test]
fn a_library_that_cannot_be_written_is_refused_in_one_line_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let (library, table) = small(folder.path());
    let allow = |path: &Path, mode: u32| std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).unwrap();
    allow(&library, 0o444);
    if std::fs::OpenOptions::new().append(true).open(&library).is_ok() {
        eprintln!("skipped: this user may write everything");
        return;
    }
    let refused = |library: &Path| {
        let ran = run(&format!("compare connect4 greedy random --games 4 --library '{}'", library.display()));
        assert_eq!((ran.code, ran.out.as_str(), ran.err.lines().count()), (2, "", 1), "{}", ran.err);
        assert!(ran.err.contains("library"), "{}", ran.err);
    };
    refused(&library);
    // The database gives its log and index the rights of the file, so all of them get theirs back.
    for file in std::fs::read_dir(folder.path()).unwrap() {
        allow(&file.unwrap().path(), 0o644);
    }
    is_sound(&library);
    allow(folder.path(), 0o555);
    refused(&folder.path().join("new.sqlite"));
    refused(&library);
    allow(folder.path(), 0o755);
    is_sound(&library);
    assert_eq!(table_of(&library, "last"), table);
}

/// A web server on a library, and its address.
fn serve(library: &Path) -> (Child, String) {
    let mut command = program(&["serve", "--port", "0", "--no-open"], library);
    let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn().unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
    (child, line.trim().trim_start_matches("http://").trim_end_matches('/').to_string())
}

/// Asks a web server.
fn ask(address: &str, method: &str, path: &str, body: &Value) -> Value {
    let mut stream = TcpStream::connect(address).unwrap();
    let body = body.to_string();
    let head = format!("{method} /api/v1{path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\ncontent-type: application/json");
    write!(stream, "{head}\r\ncontent-length: {}\r\n\r\n{body}", body.len()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    assert!(head.starts_with("HTTP/1.1 2"), "{method} {path}: {answer}");
    serde_json::from_str(body).unwrap_or_else(|error| panic!("{error}: {answer}"))
}

#[test]
fn two_experiments_and_a_web_server_write_into_one_library_at_once_and_nothing_is_lost() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite");
    let specs = ["alphabeta:depth=2", "greedy"].map(|spec| format!("compare connect4 {spec} random --games 600 --resume --threads 1"));
    let alone: Vec<Value> = specs
        .iter()
        .enumerate()
        .map(|(index, line)| {
            let alone = folder.path().join(format!("alone-{index}.sqlite"));
            json(&format!("{line} --library '{}'", alone.display()));
            // What is begun here is gone on with below, beside the others.
            let file = folder.path().join(format!("begun-{index}.jsonl"));
            let text = run(&format!("library export last --library '{}'", alone.display())).out;
            std::fs::write(&file, text.split_inclusive('\n').take(9).collect::<String>()).unwrap();
            json(&format!("library import '{}' --library '{}'", file.display(), library.display()));
            table_of(&alone, "last")
        })
        .collect();
    let (mut server, address) = serve(&library);
    let mut children: Vec<Child> = specs
        .iter()
        .map(|line| {
            let words: Vec<&str> = line.split(' ').collect();
            program(&words, &library).spawn().unwrap()
        })
        .collect();
    let mut games = Vec::new();
    while games.len() < 6 || children.iter_mut().any(|child| child.try_wait().unwrap().is_none()) && games.len() < 60 {
        let new = ask(&address, "POST", "/games/connect4/sessions", &object!({ "players": ["human", "human"] }));
        let id = new["id"].as_str().unwrap().to_string();
        for (ply, action) in ["4", "4", "3", "5", "2"].iter().enumerate() {
            ask(&address, "POST", &format!("/sessions/{id}/actions"), &object!({ "action": action, "ply": ply }));
        }
        games.push(id);
    }
    for child in &mut children {
        let mut error = String::new();
        child.stderr.take().unwrap().read_to_string(&mut error).unwrap();
        assert!(child.wait().unwrap().success(), "{error}");
    }
    server.kill().unwrap();
    server.wait().unwrap();
    is_sound(&library);
    for table in &alone {
        assert_eq!(&table_of(&library, table["experiment"].as_str().unwrap()), table);
    }
    let opened = Library::open(&library).unwrap();
    for id in &games {
        assert_eq!(opened.load(id).unwrap().expect("what was answered is kept").tree.nodes.len(), 5);
    }
    assert_eq!(opened.count().unwrap(), games.len());
}

#[test]
fn experiments_that_begin_at_the_same_moment_wait_for_each_other() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library.sqlite");
    // Somebody who writes all the time, and ten who begin beside it.
    let mut busy = program(&["compare", "connect4", "random", "first", "--games", "4000"], &library).spawn().unwrap();
    for seed in 0..10 {
        let seed = seed.to_string();
        let words = ["compare", "connect4", "greedy", "first", "--games", "2", "--seed", &seed];
        let output = program(&words, &library).output().unwrap();
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    }
    assert!(busy.wait().unwrap().success());
    let kept = Library::open(&library).unwrap().experiments(99).unwrap();
    assert!(kept.len() == 11 && kept.iter().all(|kept| kept.games_done == kept.games_all), "{kept:?}");
    is_sound(&library);
}
