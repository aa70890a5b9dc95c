//! How games end, in words: a game of one player is never won by somebody else.

mod support;

use support::{json, run, run_with};

const STUCK: &str = "2,4,8,16/32,64,128,256/2,4,8,16/32,64,128,1024";
const REACHED: &str = "2,4,8,16/32,64,128,256/2,4,8,16/32,64,128,2048";

#[test]
fn a_board_that_is_stuck_before_its_goal_is_not_won() {
    for command in ["moves", "analyze", "play"] {
        for (position, said) in [(STUCK, "stuck at 1024"), (REACHED, "reached 2048")] {
            let ran = run_with(&format!("{command} 2048 --variant goal=2048 --position {position}"), "");
            let shown = ran.out + &ran.err;
            assert!(shown.contains(said) && !shown.contains("wins") && !shown.contains("won"), "{command}: {shown}");
        }
    }
    let ran = run(&format!("moves 2048 --position {STUCK}"));
    assert!(ran.out.contains("stuck at 1024"), "{}", ran.out);
    // Programs keep the words they know.
    assert_eq!(json(&format!("moves 2048 --variant goal=2048 --position {STUCK}"))["result"], "two");
}

#[test]
fn a_chance_to_reach_the_goal_is_not_a_chance_of_somebody_to_win() {
    let start = "0,0,0,0/0,2,0,0/0,0,2,0/0,0,0,0";
    let ran = run(&format!("analyze 2048 --variant goal=2048 --position {start} --player rollout:games=20"));
    assert!(ran.out.contains("reaches the goal in 0.0") && !ran.out.contains("wins"), "{}", ran.out);
}

#[test]
fn the_library_and_the_tables_say_how_often_the_goal_was_reached() {
    let folder = tempfile::tempdir().unwrap();
    let library = folder.path().join("library").display().to_string();
    let ran = run(&format!("compare 2048 random first --variant goal=2048 --games 3 --library '{library}'"));
    let heading = ran.out.lines().find(|line| line.contains("points")).unwrap_or_default();
    assert!(heading.contains("reached goal %") && !ran.out.contains("won"), "{}", ran.out);
    assert!(ran.out.lines().any(|line| line.trim_start().starts_with("random") && line.contains(" 0.0 ± ")), "{}", ran.out);
    let shown = run(&format!("library show last --game 0.0 --library '{library}'"));
    let end = shown.out.lines().rev().nth(1).unwrap_or_default();
    assert!(end.starts_with("stuck at ") && end.ends_with(" points") && !shown.out.contains("won"), "{end}\n{}", shown.err);
    // Without a goal there is nothing to reach.
    let ran = run(&format!("compare 2048 random --games 2 --library '{library}'"));
    assert!(!ran.out.contains("reached goal"), "{}", ran.out);
}

#[test]
fn a_solved_puzzle_is_called_solved() {
    let ran = run("moves redswapblue --variant n=2 --position bb-/b.r/-rr");
    assert!(ran.out.contains("solved") && !ran.out.contains("win"), "{}", ran.out);
}
