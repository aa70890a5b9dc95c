//! The keys of a game: what each stands for, and the limits that the course sets for its players.

use plyground_session::{Spec, catalogue};

/// The limits of the course for the player behind a key of 2048: parameter, least, most.
type Limit = (&'static str, u64, u64);

const E: &[Limit] = &[("depth", 1, 3), ("grow", 400, u64::MAX)];
const M: &[Limit] = &[("simulations", 1, 8), ("moves", 1, 8), ("grow", 200, u64::MAX)];
const U: &[Limit] = &[("simulations", 1, 20), ("moves", 1, 10), ("grow", 300, u64::MAX)];

/// The player behind a key of a game, with all its settings.
fn player_behind(game: &str, key: &str) -> (&'static str, Spec) {
    let entry = catalogue::find(game).expect("the game is there");
    let (_, does) = entry.about.shortcuts.iter().find(|(short, _)| *short == key).expect("the key is there");
    let text = does.strip_prefix("by ").expect("the key lets a player move");
    (text, entry.spec(text).expect("a spec"))
}

#[test]
fn every_key_of_every_game_is_an_action_or_a_player() {
    for entry in catalogue::games() {
        let mut session = entry.open("", None).expect("the usual variant");
        for (key, does) in entry.about.shortcuts {
            // An action may have to wait for its turn, but it must be one.
            let complaint = match does.strip_prefix("by ") {
                Some(spec) => session.player(spec, 0).err(),
                None => session.play(does).err().filter(|complaint| complaint.code == "not-an-action"),
            };
            assert!(complaint.is_none(), "{}, key {key}: {complaint:?}", entry.about.id);
        }
    }
}

#[test]
fn the_keys_of_2048_are_the_course_s_players_within_its_limits() {
    for (key, id, limits) in [("e", "expectimax", E), ("m", "mcts", M), ("u", "ucb", U)] {
        let (_, Spec { id: found, settings }) = player_behind("2048", key);
        assert_eq!(found, id, "key {key}");
        assert_eq!(settings.word("eval"), Some("course"), "key {key} judges by the course's evaluation");
        for (parameter, least, most) in limits {
            let value = settings.whole(parameter).unwrap_or_else(|| panic!("key {key}: {parameter} is set"));
            assert!((*least..=*most).contains(&value), "key {key}: {parameter} is {value}, the course allows {least} to {most}");
        }
    }
}

#[test]
fn the_page_of_2048_names_the_player_behind_each_key() {
    let page = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/2048.md")).expect("the page");
    for key in ["e", "m", "u"] {
        let (spec, _) = player_behind("2048", key);
        let row = format!("| {} | `{spec}` |", key.to_uppercase());
        assert!(page.contains(&row), "docs/2048.md has no row `{row}`");
    }
}
