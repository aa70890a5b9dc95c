//! Many positions from a file: each is answered in its line, whatever happens to the others or to the program.

mod support;

use serde_json::Value;
use std::path::Path;
use std::process::{Command, Stdio};
use support::{json, run};

const HEAD: &str = "best,value,for,win_in,line,depth,nodes,seconds,stopped,player,error";

/// The lines of a table without the column of seconds.
fn timeless(file: &Path) -> Vec<String> {
    let text = std::fs::read_to_string(file).unwrap();
    text.lines()
        .map(|line| {
            let is_time = |field: &&str| field.split_once('.').is_some_and(|(whole, rest)| whole.parse::<u64>().is_ok() && rest.len() == 6);
            line.split(',').filter(|field| !is_time(field)).collect::<Vec<_>>().join(",")
        })
        .collect()
}

#[test]
fn every_line_is_answered_as_analyze_would_and_other_columns_are_carried_over() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.csv"), folder.path().join("out.csv"));
    std::fs::write(&input, "\u{feff}name,position,variant\r\n\"win, at once\",112233,\r\nsmall,,\"columns=5,rows=4\"\r\nover,1212121,\r\n")
        .unwrap();
    let line = format!("analyze connect4 --positions '{}' --out '{}' --player alphabeta:depth=4", input.display(), output.display());
    let ran = run(&line);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let lines = timeless(&output);
    assert_eq!(lines[0], format!("name,position,variant,{HEAD}"));
    let answer = json("analyze connect4 --position 112233 --player alphabeta:depth=4 --root best");
    let expected = format!(
        "\"win, at once\",112233,,4,{},red,1,4,{},{},{},alphabeta:depth=4,",
        answer["value"],
        answer["depth"],
        answer["nodes"],
        answer["stopped"].as_str().unwrap()
    );
    assert_eq!(lines[1], expected);
    let small = json("analyze connect4 --variant columns=5,rows=4 --player alphabeta:depth=4 --root best");
    let start = format!("small,,\"columns=5,rows=4\",{},{},", small["best"].as_str().unwrap(), small["value"]);
    assert!(lines[2].starts_with(&start) && lines[2].contains(&format!(",{},", small["nodes"])), "{}", lines[2]);
    assert!(lines[3].starts_with("over,1212121,,,") && lines[3].contains(",red,0,"), "{}", lines[3]);
}

#[test]
fn threads_change_nothing_but_the_time() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in.txt");
    let positions: Vec<String> = (1..=7).flat_map(|a| (1..=3).map(move |b| format!("4{a}{b}"))).collect();
    std::fs::write(&input, positions.join("\n")).unwrap();
    let mut seen = Vec::new();
    for (threads, seed) in [(1, 5), (2, 5), (3, 5), (2, 6)] {
        let output = folder.path().join(format!("{threads}-{seed}.csv"));
        let line = format!(
            "analyze connect4 --positions '{}' --out '{}' --player uct:simulations=60 --threads {threads} --seed {seed}",
            input.display(),
            output.display()
        );
        let ran = run(&line);
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.out.contains("21 positions searched by uct:simulations=60"), "{}", ran.out);
        seen.push(timeless(&output));
    }
    assert_eq!(seen[0].len(), 22);
    assert!(seen[0] == seen[1] && seen[1] == seen[2], "the number of threads shows");
    assert_ne!(seen[1], seen[3], "the seed does not show");
}

#[test]
fn a_bad_position_says_why_in_its_own_line() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.csv"), folder.path().join("out.csv"));
    std::fs::write(&input, "position;note\n44x;a\n445;\"b;c\"\n4444444;d\n").unwrap();
    let line = format!("analyze connect4 --positions '{}' --out '{}' --player first", input.display(), output.display());
    let ran = run(&format!("{line} --json"));
    assert_eq!(ran.code, 1);
    let told: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&told["positions"], &told["done"], &told["failed"]), (&3.into(), &3.into(), &2.into()));
    let text = std::fs::read_to_string(&output).unwrap();
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines[0], format!("position;note;{}", HEAD.replace(',', ";")));
    assert!(lines[1].starts_with("44x;a;;;;") && lines[1].contains("character 3"), "{}", lines[1]);
    assert!(lines[2].starts_with("445;\"b;c\";1;"), "{}", lines[2]);
    assert!(lines[3].contains("column 4 is full"), "{}", lines[3]);
}

#[test]
fn a_run_goes_on_where_it_was_torn_and_not_with_another_player() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out.csv"));
    std::fs::write(&input, "4\n44\n9\n445\n").unwrap();
    let line = |player: &str| {
        format!("analyze connect4 --positions '{}' --out '{}' --player {player} --seed 3", input.display(), output.display())
    };
    assert_eq!(run(&line("uct:simulations=40")).code, 1);
    let whole = timeless(&output);
    let text = std::fs::read_to_string(&output).unwrap();
    let refused = run(&line("uct:simulations=40"));
    assert_eq!((refused.code, refused.err.lines().count()), (2, 1));
    assert!(refused.err.contains("--resume"), "{}", refused.err);
    let torn = text.find("\n44,").unwrap() + 20;
    std::fs::write(&output, &text[..torn]).unwrap();
    let other = run(&format!("{} --resume", line("random")));
    assert!(other.code == 2 && other.err.contains("uct:simulations=40"), "{}", other.err);
    assert_eq!(std::fs::read_to_string(&output).unwrap(), text[..torn], "what cannot be gone on with stays as it is");
    let ran = run(&format!("{} --resume", line("uct:simulations=40")));
    assert_eq!(ran.code, 1, "the bad line still counts: {}", ran.err);
    assert!(ran.err.contains("torn") && ran.out.contains("1 of them by an earlier run"), "{}{}", ran.out, ran.err);
    assert_eq!(timeless(&output), whole);
    let again = run(&format!("{} --resume", line("uct:simulations=40")));
    assert!(again.code == 1 && again.out.contains("4 of them"), "{}{}", again.out, again.err);
    assert_eq!(timeless(&output), whole);
}

#[test]
#[cfg(unix)]
fn ctrl_c_leaves_whole_lines_that_are_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.txt"), folder.path().join("out.csv"));
    let start = || {
        Command::new(env!("CARGO_BIN_EXE_plyground"))
            .args(["analyze", "connect4", "--threads", "1", "--player", "minimax:depth=1000", "--resume", "--positions"])
            .args([input.as_path(), Path::new("--out"), output.as_path()])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap()
    };
    let lines = || std::fs::read_to_string(&output).map_or(0, |text| text.lines().count());
    // A game that is over is answered at once; the second search would take years.
    std::fs::write(&input, "1212121\n4\n1212121\n").unwrap();
    let child = start();
    while lines() < 2 {
        std::thread::yield_now();
    }
    Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    let ended = child.wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(130));
    let said = String::from_utf8_lossy(&ended.stderr);
    assert!(said.contains("stopped after 1 of 3 positions") && said.contains("--resume goes on"), "{said}");
    let before = std::fs::read_to_string(&output).unwrap();
    assert!(before.ends_with('\n') && lines() == 2, "{before}");
    std::fs::write(&input, "1212121\n11223344556\n1212121\n").unwrap();
    let ended = start().wait_with_output().unwrap();
    assert_eq!(ended.status.code(), Some(1), "{}", String::from_utf8_lossy(&ended.stderr));
    let after = std::fs::read_to_string(&output).unwrap();
    assert!(after.starts_with(&before) && lines() == 4, "{after}");
}

#[test]
fn what_cannot_work_is_refused_before_anything_is_searched() {
    let folder = tempfile::tempdir().unwrap();
    let (input, output) = (folder.path().join("in.csv"), folder.path().join("out.csv"));
    std::fs::write(&input, "name,position\na,44\n").unwrap();
    let both = format!("--positions '{}' --out '{}'", input.display(), output.display());
    for (line, part) in [
        (format!("analyze connect4 --positions '{}'", input.display()), "--out"),
        (format!("analyze connect4 --out '{}'", output.display()), "--positions"),
        (format!("analyze connect4 {both} --position 44"), "--position"),
        (format!("analyze connect4 {both} --explain tree"), "--explain"),
        (format!("analyze connect4 {both} --player nobody"), "nobody"),
        (format!("analyze connect4 {both} --variant rows=1"), "rows"),
        (format!("analyze chess {both}"), "chess"),
        (format!("analyze connect4 --positions /nonexistent.csv --out '{}'", output.display()), "cannot read"),
        (format!("analyze connect4 --positions '{}' --out /nonexistent/out.csv", input.display()), "cannot write"),
    ] {
        let ran = run(&line);
        assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{line}: {}{}", ran.out, ran.err);
        assert!(ran.err.contains(part), "{line}: {}", ran.err);
        assert!(!output.exists(), "{line}");
    }
    std::fs::write(&input, "name,position\na\n").unwrap();
    let ran = run(&format!("analyze connect4 {both}"));
    assert!(ran.code == 2 && ran.err.contains("in.csv") && !output.exists(), "{}", ran.err);
}

#[test]
fn games_alone_with_dice_and_puzzles_are_answered_too() {
    let folder = tempfile::tempdir().unwrap();
    let input = folder.path().join("in.txt");
    for (game, position, player, parts) in [
        ("barjis", "0,0,39,80/0,11,11,26/1/-", "expectiminimax:depth=1", &["\"0,0,39,80/0,11,11,26/1/-\","][..]),
        ("2048", "2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0", "expectimax:depth=1", &[",player,"]),
        ("redswapblue", "rr-/r.b/-bb", "astar", &[",-15,", ",15,"]),
    ] {
        std::fs::write(&input, format!("{position}\n")).unwrap();
        let output = folder.path().join(format!("{game}.csv"));
        let variant = if game == "redswapblue" { "--variant n=2" } else { "" };
        let ran =
            run(&format!("analyze {game} {variant} --positions '{}' --out '{}' --player {player}", input.display(), output.display()));
        assert_eq!(ran.code, 0, "{game}: {}", ran.err);
        let text = std::fs::read_to_string(&output).unwrap();
        for part in parts {
            assert!(text.contains(part), "{game}: {part} is missing in {text}");
        }
    }
}
