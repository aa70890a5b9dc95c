//! Draws by the course of a game are said with their reason.

mod support;

use serde_json::{Value, json};
use support::run_with;

const SHUFFLE: &str = "1-5\n32-28\n5-1\n28-32\n1-5\n32-28\n5-1\n28-32\n";

#[test]
fn a_third_repetition_is_said_in_words_and_for_programs() {
    let ran = run_with("play checkers --position B:WK32:BK1 --one human --two human --plain", SHUFFLE);
    assert_eq!(ran.code, 0, "{}", ran.err);
    let last = "The game is over after 8 actions: a draw, since this position has come for the third time.";
    assert!(ran.out.ends_with(&format!("{last}\n")), "{}", ran.out);

    let ran = run_with("play checkers --position B:WK32:BK1 --one human --two human --json", SHUFFLE);
    let played: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&played["turn"], &played["result"], &played["drawn_by"]), (&json!("over"), &json!("draw"), &json!("repetition")));
}

#[test]
fn a_game_that_is_not_drawn_gives_no_reason() {
    let ran = run_with("play checkers --position B:WK32:BK1 --one human --two human --json", "1-5\nquit\n");
    let played: Value = serde_json::from_str(&ran.out).unwrap();
    assert_eq!((&played["turn"], &played["result"], &played["drawn_by"]), (&json!("two"), &Value::Null, &Value::Null));
}
