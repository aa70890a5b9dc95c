//! Bad input gets one clear line and exit code 2; nothing crashes, hangs or is lost.

mod support;

use std::io::{Read as _, Write as _};
use std::process::{Command, Stdio};
use std::time::Duration;
use support::{run, run_with};

/// Runs a line that must be refused, and answers with the one line it says.
fn refused(line: &str) -> String {
    let ran = run(line);
    assert_eq!(ran.code, 2, "{line}: {}{}", ran.out, ran.err);
    assert_eq!(ran.err.lines().count(), 1, "{line}: {}", ran.err);
    assert!(ran.err.starts_with("plyground: "), "{line}: {}", ran.err);
    assert!(ran.out.is_empty(), "{line}: {}", ran.out);
    ran.err
}

#[test]
fn every_mistake_is_one_clear_line() {
    for (line, parts) in [
        ("chess", &["chess"][..]),
        ("play chess", &["chess", "connect4", "redswapblue"]),
        ("analyze connect4 --player deepthought", &["deepthought", "alphabeta"]),
        ("analyze connect4 --player minimax:width=3", &["width", "depth"]),
        ("analyze connect4 --player minimax:depth=0", &["depth=0", "from 1"]),
        ("analyze connect4 --player minimax:depth=1000000000", &["depth=1000000000"]),
        ("analyze connect4 --player minimax:depth=-1", &["depth=-1"]),
        ("analyze connect4 --player minimax:depth=3,depth=4", &["twice"]),
        ("analyze connect4 --player minimax:eval=gut", &["lines"]),
        ("perft connect4 --depth 0", &["0", "1..=100"]),
        ("perft connect4 --depth 1000000000", &["1000000000"]),
        ("perft connect4 --depth x", &["x"]),
        ("perft connect4", &["--depth"]),
        ("moves connect4 --variant columns=3", &["columns"]),
        ("moves connect4 --variant columns=25,rows=6", &["128"]),
        ("moves connect4 --variant size=3", &["size", "columns, rows"]),
        ("moves connect4 --position 4444444", &["column 4", "full"]),
        ("moves connect4 --position 48", &["8"]),
        ("moves connect4 --position 11223344", &["over"]),
        ("moves connect4 --position r/......", &["row"]),
        ("moves connect4 --position r....../......./......./......./......./.......", &["nothing under it"]),
        ("moves connect4 --position ......./......./......./......./......./rr.....", &["red"]),
        ("solve redswapblue --position rrr/rrr", &["row"]),
        ("solve redswapblue --variant n=2 --position rr-/r.b/-br", &["red"]),
        ("solve redswapblue --variant n=1", &["n=1"]),
        ("moves barjis --position 0,0,0,0/0,0,0,0/1/three+four", &["three"]),
        ("moves barjis --position 0,0,0,0/0,0,0,0/1/seven", &["seven"]),
        ("moves barjis --position 0,0,0,85/0,0,0,0/1/-", &["85"]),
        ("moves barjis --position 0,0,0,42/0,0,0,8/1/-", &["cell"]),
        ("moves barjis --variant down=3/2", &["down"]),
        ("moves 2048 --position 3,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", &["3"]),
        ("moves 2048 --position 2,0,0,0/0,0,0,0/0,0,0,0", &["row"]),
        ("moves 2048 --position 0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", &["tile"]),
        ("analyze 2048 --player 'expectimax:weights=\"empty=many\"'", &["many"]),
        ("analyze 2048 --player 'expectimax:weights=\"luck=3\"'", &["luck", "empty"]),
        ("analyze 2048 --player expectimax:cover=2", &["cover=2"]),
        ("compare barjis random", &["two"]),
        ("compare 2048 random --games 0", &["0"]),
        ("compare 2048 random first --gauntlet", &["2048", "alone"]),
        ("compare redswapblue astar random", &["random", "bfs, dfs"]),
        ("analyze barjis --player rollout:player=nobody", &["nobody"]),
        ("solve connect4", &["not a puzzle", "analyze"]),
        ("solve redswapblue --player random", &["random", "astar"]),
        ("analyze connect4 --trace tree.png", &[".json", ".html"]),
        ("analyze connect4 --player first --trace /nonexistent/folder/tree.json", &["cannot write"]),
        ("play connect4 --load /nonexistent/game.txt", &["cannot read"]),
        ("play connect4 --one nobody", &["nobody"]),
        ("play", &["GAME"]),
        ("moves connect4 --frobnicate", &["--frobnicate"]),
        ("bench everything", &["everything"]),
    ] {
        let said = refused(line).to_lowercase();
        for part in parts {
            assert!(said.contains(&part.to_lowercase()), "{line}: `{part}` is missing in {said}");
        }
    }
}

#[test]
fn a_malformed_position_says_where() {
    let said = refused("moves connect4 --position 44x");
    assert!(said.contains("character 3"), "{said}");
}

#[test]
fn strange_bytes_are_refused_like_any_other_nonsense() {
    for position in ["🂡🂡", "\u{202e}4", "4\t4", "9999999999999999999999", &"4".repeat(5000), &"/".repeat(5000), "-", "--", ","] {
        for game in ["connect4", "redswapblue"] {
            let said = refused(&format!("moves {game} --position '{position}'"));
            assert!(said.len() < 3000 && !said.trim_end().contains(char::is_control), "{said}");
        }
    }
}

#[test]
fn with_json_the_mistake_is_an_object_too() {
    let ran = run("moves connect4 --position 4444444 --json");
    assert_eq!(ran.code, 2);
    let answer: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!(answer["error"]["code"], "column-full");
    assert_eq!(ran.err.lines().count(), 1);
}

#[test]
fn a_refused_action_in_play_is_said_and_the_game_goes_on() {
    let ran = run_with("play connect4 --two first", "8\nabc\n\n\u{7}\n4\nquit\n");
    assert_eq!(ran.code, 0, "{}", ran.err);
    assert!(ran.out.contains("plays 1"), "{}", ran.out);
    let ran = run_with("play connect4 --two first", "8\n");
    assert_eq!(ran.code, 2, "{}", ran.out);
}

#[test]
fn an_overshooting_step_or_an_impossible_throw_is_refused_in_play() {
    let line = "play barjis --position 0,0,39,80/0,11,11,26/1/- --chance ask --two first";
    let ran = run_with(line, "three+four\nsix\nbunj+three\n80:24\n0:3\nquit\n");
    for part in ["only one of them", "\"six\" is not a throw", "chance: three+bunj", "80"] {
        assert!(ran.out.contains(part), "{part} is missing in\n{}", ran.out);
    }
    assert!(!ran.out.contains("panicked") && ran.err.lines().count() <= 1, "{}", ran.err);
}

#[test]
fn a_saved_file_that_is_none_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    std::fs::write(&file, [0xff, 0xfe, 0x00]).unwrap();
    assert!(refused(&format!("play --load '{}'", file.display())).contains("cannot read"));
    std::fs::write(&file, "hello").unwrap();
    assert!(refused(&format!("play --load '{}'", file.display())).contains("first line"));
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["analyze", "connect4", "--player", "minimax:depth=5", "--explain", "tree", "--explain-limit", "100000"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut first = [0; 100];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "");
    assert_eq!(output.status.code(), Some(0));
}

#[test]
#[cfg(unix)]
fn ctrl_c_prints_the_best_so_far_and_exits_130() {
    let child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["analyze", "connect4", "--player", "alphabeta:depth=40", "--json"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    std::thread::sleep(Duration::from_millis(700));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    let answer: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["stopped"], "cancelled");
    assert!(answer["best"].is_string(), "{answer}");
}

#[test]
#[cfg(unix)]
fn ctrl_c_at_the_prompt_ends_the_program() {
    let mut child = Command::new(env!("CARGO_BIN_EXE_plyground"))
        .args(["play", "connect4", "--two", "first"])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    // The input stays open until the program has ended: it is Ctrl-C that ends it.
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"4\n").unwrap();
    std::thread::sleep(Duration::from_millis(700));
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    assert_eq!(child.wait().unwrap().code(), Some(130));
    drop(input);
}
