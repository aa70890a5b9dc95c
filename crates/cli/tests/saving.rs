//! Nothing is lost: what is there is not overwritten by mistake, and what was played is kept.

mod support;

use std::fs;
use std::path::Path;
use support::run_with;

const FOREIGN: &str = "[Event \"Club night\"]\n[Site \"Leeds\"]\n[Date \"1932.??.??\"]\n[Black \"Ada\"]\n[White \"Ben\"]\n[Result \"*\"]\n\n\
1. 11-15! {good} (1. 9-14 22-18) 1... 22-18 $3 2. 15x22 {hm} *\n\n";

fn names(folder: &Path) -> Vec<String> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect()
}

#[test]
fn a_file_that_is_there_is_not_replaced_unless_asked_for() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("mine.txt");
    fs::write(&file, "precious").unwrap();
    let line = format!("play connect4 --one human --two first --save '{}'", file.display());
    let ran = run_with(&line, "4\nquit\n");
    assert_eq!((ran.code, ran.out.len(), ran.err.lines().count()), (2, 0, 1), "{}{}", ran.out, ran.err);
    assert!(ran.err.contains("mine.txt is there already") && ran.err.contains("--overwrite"), "{}", ran.err);
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");

    let ran = run_with(&format!("{line} --overwrite"), "4\nquit\n");
    assert!(ran.code == 0 && ran.out.ends_with(&format!("saved in {}\n", file.display())), "{}{}", ran.out, ran.err);
    assert!(fs::read_to_string(&file).unwrap().ends_with("\none 4\ntwo 1\n"));
    assert_eq!(names(folder.path()), ["mine.txt"]);
    assert_eq!(run_with("play connect4 --overwrite", "").code, 2);
}

#[test]
fn the_prompt_replaces_only_files_of_this_game_unless_shouted_at() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name).display().to_string();
    fs::write(at("other.txt"), "precious").unwrap();
    let (new, other) = (at("New.txt"), at("other.txt"));
    let input = format!("save {new}\n4\nSave {new}\nsave {other}\nquit\n");
    let ran = run_with("play connect4 --one human --two first", &input);
    assert_eq!(ran.out.matches(&format!("saved in {new}")).count(), 2, "{}", ran.out);
    assert!(ran.out.contains(&format!("choose another name, or type save! {other}")), "{}", ran.out);
    assert_eq!(fs::read_to_string(&other).unwrap(), "precious");
    assert!(fs::read_to_string(&new).unwrap().ends_with("\none 4\ntwo 1\n"));
    let ran = run_with("play connect4 --one human --two first", &format!("4\nsave! {other}\nsave {other}\nquit\n"));
    assert_eq!(ran.out.matches(&format!("saved in {other}")).count(), 2, "{}", ran.out);
    assert!(fs::read_to_string(&other).unwrap().starts_with("plyground game 1"));
}

#[test]
fn nothing_is_left_behind_when_no_game_begins() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    let ran = run_with(&format!("play connect4 --one nobody --save '{}'", file.display()), "");
    assert_eq!((ran.code, names(folder.path()).len()), (2, 0), "{}", ran.err);
    let ran = run_with(
        &format!("analyze connect4 --player 'minimax:depth=2,nodes=1' --position 8 --trace '{}'", folder.path().join("t.svg").display()),
        "",
    );
    assert_eq!((ran.code, names(folder.path()).len()), (2, 0), "{}", ran.err);
}

#[test]
fn a_game_from_elsewhere_keeps_its_tags_comments_and_variations_when_played_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("club.pdn");
    fs::write(&file, FOREIGN).unwrap();
    let line = format!("play --load '{0}' --save '{0}' --one human --two human", file.display());
    let ran = run_with(&line, "25x18\n8-11\ndraw\ny\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let text = fs::read_to_string(&file).unwrap();
    for part in [
        "[Event \"Club night\"]",
        "[Site \"Leeds\"]",
        "[Date \"1932.??.??\"]",
        "[Black \"Ada\"]",
        "[White \"Ben\"]",
        "[Result \"1/2-1/2\"]",
        "[EndedBy \"agreement\"]",
    ] {
        assert_eq!(text.matches(part).count(), 1, "{part} in\n{text}");
    }
    let moves = "1. 11-15! {good} (1. 9-14 22-18) 1... 22-18 $3 2. 15x22 {hm} 2... 25x18 3. 8-11 1/2-1/2";
    assert!(text.replace('\n', " ").contains(moves), "{text}");
    // Taking moves back takes away what was said about them, and nothing else.
    let ran = run_with(&line, "undo\nundo\n26x17\nquit\n");
    assert_eq!(ran.code, 0, "{}{}", ran.out, ran.err);
    let text = fs::read_to_string(&file).unwrap();
    assert!(text.contains("[Black \"Ada\"]") && text.contains("[Result \"*\"]") && !text.contains("EndedBy"), "{text}");
    assert!(text.replace('\n', " ").contains("(1. 9-14 22-18) 1... 22-18 $3 2. 15x22 {hm} 2... 26x17 *"), "{text}");
}

#[test]
fn comments_in_our_own_files_stay_in_their_places() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.txt");
    run_with(&format!("play connect4 --one human --two human --seed 1 --save '{}'", file.display()), "4\n3\nquit\n");
    let text = fs::read_to_string(&file).unwrap();
    let text = text.replace("game: ", "# a lesson\ngame: ").replace("one 4\n", "# the centre\none 4\n# now two\n") + "# to be continued\n";
    fs::write(&file, &text).unwrap();
    let ran = run_with(&format!("play --load '{0}' --save '{0}'", file.display()), "quit\n");
    assert_eq!((ran.code, fs::read_to_string(&file).unwrap()), (0, text.clone()), "{}", ran.err);
    let ran = run_with(&format!("play --load '{0}' --save '{0}'", file.display()), "5\nquit\n");
    assert_eq!((ran.code, fs::read_to_string(&file).unwrap()), (0, format!("{text}one 5\n")), "{}", ran.err);
    run_with(&format!("play --load '{0}' --save '{0}'", file.display()), "undo\nundo\nundo\nquit\n");
    assert!(fs::read_to_string(&file).unwrap().ends_with("\n\n# the centre\n"));
}

#[cfg(unix)]
mod interrupted {
    use super::*;
    use std::io::{Read as _, Write as _};
    use std::process::{Child, Command, Stdio};
    use std::time::Duration;

    fn start(words: &[&str]) -> Child {
        Command::new(env!("CARGO_BIN_EXE_plyground")).args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap()
    }

    fn interrupt(child: &Child) {
        Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap();
    }

    /// Reads what the program shows until it shows this.
    fn wait_for(child: &mut Child, part: &str) {
        let out = child.stdout.as_mut().unwrap();
        let (mut seen, mut byte) = (Vec::new(), [0]);
        while !String::from_utf8_lossy(&seen).contains(part) {
            assert_eq!(out.read(&mut byte).unwrap(), 1, "{}", String::from_utf8_lossy(&seen));
            seen.push(byte[0]);
        }
    }

    #[test]
    fn ctrl_c_at_the_prompt_saves_the_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        let mut child = start(&["play", "connect4", "--one", "human", "--two", "first", "--save", file.to_str().unwrap()]);
        // The input stays open until the program has ended: it is Ctrl-C that ends it.
        let mut input = child.stdin.take().unwrap();
        wait_for(&mut child, "red> ");
        assert_eq!(names(folder.path()).len(), 0, "no file is there before there is something to write");
        input.write_all(b"4\n").unwrap();
        wait_for(&mut child, "red> ");
        interrupt(&child);
        interrupt(&child);
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert!(fs::read_to_string(&file).unwrap().ends_with("\none 4\ntwo 1\n"));
        assert_eq!(names(folder.path()), ["game.txt"]);
        drop(input);
    }

    #[test]
    fn ctrl_c_while_a_program_thinks_saves_the_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.pdn");
        let two = "alphabeta:depth=60";
        let mut child = start(&["play", "checkers", "--one", "human", "--two", two, "--save", file.to_str().unwrap()]);
        let mut input = child.stdin.take().unwrap();
        input.write_all(b"11-15\n").unwrap();
        wait_for(&mut child, "black> ");
        std::thread::sleep(Duration::from_millis(500));
        interrupt(&child);
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert!(fs::read_to_string(&file).unwrap().contains("1. 11-15 "));
        drop(input);
    }

    #[test]
    fn ctrl_c_between_the_moves_of_two_programs_saves_the_game() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("game.txt");
        let mut child =
            start(&["play", "2048", "--one", "expectimax:depth=1", "--seed", "1", "--variant", "size=5", "--save", file.to_str().unwrap()]);
        wait_for(&mut child, "plays");
        interrupt(&child);
        // The pipe is drained so that the program does not wait for a reader.
        std::io::copy(child.stdout.as_mut().unwrap(), &mut std::io::sink()).unwrap();
        assert_eq!(child.wait().unwrap().code(), Some(130));
        assert!(fs::read_to_string(&file).unwrap().lines().count() > 8);
    }
}
