//! What a screen is told: trays and cowries, steps to point at, crosses that are drawn.

use crate::{read, start};
use plyground_core::{Complaint, Editor, Evaluator, Game, Gesture, Partway, Picture, Playable, Player, Rng, Sketch, Spot, Turn, laws};
use plyground_games::barjis::{Action, Barjis, grid_cell};
use std::collections::BTreeMap;

fn editor<G: Playable>() -> Editor<G> {
    G::editor().expect("there is an editor")
}

fn partway(position: &Barjis, so_far: &str) -> Result<Partway, Complaint> {
    (Barjis::step_entry().expect("turns are made of steps").partway)(position, so_far)
}

/// Trays of stones: name, owner, how many.
fn stones_beside(picture: &Picture) -> Vec<(&'static str, Option<Player>, u32)> {
    let stones = picture.trays.iter().filter(|tray| tray.id != "throw");
    stones.map(|tray| (tray.id, tray.owner, tray.pieces.iter().map(|piece| piece.count).sum())).collect()
}

/// Trays of cowries: the name of the throw, open and closed ones as letters.
fn thrown(picture: &Picture) -> Vec<(String, String)> {
    let throws = picture.trays.iter().filter(|tray| tray.id == "throw");
    throws.map(|tray| (tray.label.clone(), tray.pieces.iter().map(|piece| piece.letter).collect())).collect()
}

/// The cell of one of One's places.
fn cell(place: u8) -> Spot {
    let (row, column) = grid_cell(Player::One, place).expect("it is on the board");
    Spot::Cell(row * 19 + column)
}

#[test]
fn trays_hold_the_stones_that_are_not_on_the_cross() {
    let (one, two) = (Some(Player::One), Some(Player::Two));
    let picture = read("0,8,39,76/7,84,84,84/1/-").picture();
    assert_eq!(stones_beside(&picture), [("one-waiting", one, 1), ("one-home", one, 0), ("two-waiting", two, 0), ("two-home", two, 3)]);
    assert_eq!(thrown(&picture), []);
    let names: Vec<_> = picture.trays.iter().flat_map(|tray| &tray.pieces).map(|piece| (piece.letter, piece.name)).collect();
    assert_eq!(names, [('H', "horse"), ('D', "dome")]);
}

#[test]
fn cowries_lie_as_they_fell() {
    let picture = read("0,0,0,0/0,0,0,0/2/shakka+dest+dest+four+bara").picture();
    let expected = [("shakka", "oooooo"), ("dest", "oooooc"), ("dest", "oooooc"), ("four", "oocccc"), ("bara", "cccccc")];
    assert_eq!(thrown(&picture), expected.map(|(name, cowries)| (name.to_string(), cowries.to_string())));
    assert!(picture.trays[4..].iter().all(|tray| tray.owner == Some(Player::Two)));
}

#[test]
fn stones_that_go_home_have_a_letter_of_their_own_in_their_middle_column() {
    let shown = |text: &str, place: u8, owner: Player| {
        let picture = read(text).picture();
        let (row, column) = grid_cell(owner, place).expect("it is on the board");
        let piece = picture.cell(row, column).piece.clone().expect("a stone stands there");
        (piece.letter, piece.count, piece.label, piece.name)
    };
    assert_eq!(shown("0,0,0,8/0,0,0,0/1/-", 8, Player::One), ('H', 1, None, "horse"));
    assert_eq!(shown("0,0,0,75/0,0,0,0/1/-", 75, Player::One), ('H', 1, None, "horse"));
    assert_eq!(shown("0,0,0,76/0,0,0,0/1/-", 8, Player::One), ('h', 1, None, "horse going home"));
    assert_eq!(shown("0,0,0,0/0,0,81,81/1/-", 81, Player::Two), ('d', 2, Some("2d".into()), "dome going home"));
    // One goes out and two go home on the same cell.
    assert_eq!(shown("0,0,0,0/0,3,81,81/1/-", 3, Player::Two), ('D', 3, Some("3D".into()), "dome"));
}

#[test]
fn a_turn_points_from_stone_to_target_step_by_step() {
    let position = read("0,0,39,83/0,0,0,0/1/dest+dest+three");
    let action = position.read_action("0:k 83:k 1:10 39:10 11:3").unwrap();
    assert_eq!(position.write_action(&action), "0:k 1:10 11:3 39:10 83:k");
    let path = |from, to| Gesture::Path { spots: vec![from, to] };
    let expected = [
        path(Spot::Tray("one-waiting"), cell(1)),
        path(cell(1), cell(11)),
        path(cell(11), cell(14)),
        path(cell(39), cell(49)),
        path(cell(83), Spot::Tray("one-home")),
    ];
    assert_eq!(position.gesture(&action), Gesture::Steps { steps: expected.to_vec() });
    let stuck = read("0,0,0,0/0,0,0,0/1/four");
    assert_eq!(stuck.gesture(&stuck.read_action("pass").unwrap()), Gesture::Listed);
    assert_eq!(start("").gesture(&start("").read_action("dest+three").unwrap()), Gesture::Listed);
}

/// The gestures of a turn are those of its steps, one by one, and the stones on the way end up
/// where the turn leaves them.
fn check_turn(position: &Barjis, action: &Action) {
    let text = position.write_action(action);
    let mut now = partway(position, "").unwrap();
    let mut gestures = Vec::new();
    for word in text.split(' ') {
        let next = now.next.iter().find(|next| next.step == word).unwrap_or_else(|| panic!("{word} of {text} in {position:?}"));
        gestures.push(next.gesture.clone());
        now = partway(position, &next.so_far).unwrap();
    }
    assert!(now.is_whole, "{text} in {position:?}");
    let expected = if text == "pass" { Gesture::Listed } else { Gesture::Steps { steps: gestures } };
    assert_eq!(position.gesture(action), expected, "{text} in {position:?}");
    let after = position.after(action).picture();
    assert_eq!(now.picture.cells, after.cells, "{text} in {position:?}");
    assert_eq!(stones_beside(&now.picture), stones_beside(&after), "{text} in {position:?}");
    assert_eq!(thrown(&now.picture), thrown(&position.picture()), "the cowries stay on the table");
}

#[test]
fn gestures_of_turns_are_those_of_their_steps() {
    for (seed, variant) in ["cap=3", "cap=2,play=maximal,doubled=safe", "cap=2,play=voluntary"].into_iter().enumerate() {
        let mut rng = Rng::new(seed as u64);
        let mut position = start(variant);
        for _ in 0..160 {
            if position.turn().is_over() {
                position = start(variant);
            }
            let action = position.sample(&mut rng);
            if matches!(position.turn(), Turn::Player(_)) {
                check_turn(&position, &action);
            }
            position.apply(&action);
        }
    }
}

#[test]
fn a_turn_partway_shows_moved_stones_and_what_is_left() {
    // The dome on 8 stands on the horses' 42.
    let position = read("0,0,39,41/0,0,8,26/1/dest+three");
    let before = partway(&position, "").unwrap();
    assert_eq!(before.picture, position.picture());
    assert_eq!(before.left, ["khal", "10", "3"]);
    assert!(!before.is_whole, "a turn that has not begun");
    let hit = partway(&position, "41:k").unwrap();
    assert_eq!(stones_beside(&hit.picture).iter().map(|tray| tray.2).collect::<Vec<_>>(), [2, 0, 3, 0]);
    assert_eq!(hit.left, ["10", "3"]);
    assert_eq!(hit.next[0].so_far, "41:k 39:10");
    let whole = partway(&position, "41:k 39:10 42:3").unwrap();
    assert!(whole.is_whole && whole.next.is_empty() && whole.left.is_empty());
    assert_eq!(partway(&position, "41:k 39:11").unwrap_err().code, "no-such-step");
}

#[test]
fn throws_follow_each_other_until_one_stops_or_the_cap_is_reached() {
    let start = start("cap=3");
    let throws = |so_far: &str| partway(&start, so_far).unwrap();
    let names = ["shakka", "dest", "duwaq", "three", "four", "bunj", "bara"];
    assert_eq!(throws("").next.iter().map(|next| next.so_far.as_str()).collect::<Vec<_>>(), names);
    let two = throws("dest+bara");
    assert_eq!(thrown(&two.picture), [("dest".to_string(), "oooooc".to_string()), ("bara".to_string(), "cccccc".to_string())]);
    assert_eq!((two.is_whole, two.next.len(), two.next[3].so_far.as_str()), (false, 7, "dest+bara+three"));
    for whole in ["three", "dest+four", "dest+bara+three", "dest+bara+bunj"] {
        let now = throws(whole);
        assert!(now.is_whole && now.next.is_empty() && now.left.is_empty(), "{whole}");
    }
    for (text, code) in [("dest+", "unknown-throw"), ("three+four", "two-stopping-throws"), ("dest+dest+dest+dest", "too-many-throws")] {
        assert_eq!(partway(&start, text).unwrap_err().code, code, "{text}");
    }
}

#[test]
fn every_cross_can_be_drawn() {
    for (seed, variant) in ["cap=3", "cap=2,first=2", "cap=10"].into_iter().enumerate() {
        assert!(laws::editor(&start(variant), 2, 200, seed as u64, |_| true) > 300, "{variant}");
    }
    for text in ["3,8,76,81/0,0,0,84/2/dest+three", "84,84,84,84/0,0,8,76/2/-", "0,42,42,42/0,0,0,0/2/-"] {
        let position = read(text);
        assert_eq!((editor().compose)(&start(""), &(editor().sketch)(&position)).map(|drawn| drawn.write()), Ok(text.to_string()));
    }
    let palette = (editor().palette)(&start(""));
    let names: Vec<_> = palette.pieces.iter().map(|piece| (piece.letter, piece.name)).collect();
    assert_eq!(names, [('H', "horse"), ('h', "horse going home"), ('D', "dome"), ('d', "dome going home")]);
    assert_eq!((palette.most_on_a_cell, palette.trays), (4, vec!["one-home", "two-home"]));
    assert!(palette.has_turn && palette.has_throw);
}

#[test]
fn a_cross_that_cannot_be_is_refused_with_the_reason() {
    let start = start("");
    let with = |places: &[(usize, usize, &str)], home: u32, throw: &str| {
        let mut sketch = Sketch { trays: BTreeMap::from([("one-home".into(), home)]), throw: throw.into(), ..(editor().sketch)(&start) };
        for (row, column, letters) in places {
            sketch.cells[row * 19 + column] = (*letters).into();
        }
        (editor().compose)(&start, &sketch).map(|position| position.write()).map_err(|complaint| complaint.code)
    };
    assert_eq!(with(&[(18, 9, "Hh"), (0, 9, "d")], 1, "three+dest"), Ok("0,8,76,84/0,0,0,76/1/dest+three".into()));
    assert_eq!(with(&[(0, 9, "h")], 0, ""), Err("off-path"), "no horse goes home there");
    assert_eq!(with(&[(1, 9, "H")], 0, ""), Err("off-path"), "the domes' middle column");
    assert_eq!(with(&[(9, 9, "H")], 0, ""), Err("not-a-cell"), "the kitchen");
    assert_eq!(with(&[(0, 9, "HD")], 0, ""), Err("shared-cell"));
    assert_eq!(with(&[(18, 9, "HHhh")], 1, ""), Err("too-many-stones"));
    assert_eq!(with(&[], u32::MAX, ""), Err("too-many-stones"));
    assert_eq!(with(&[], 0, "dest"), Err("throws-unfinished"));
    assert_eq!(with(&[(18, 9, "x")], 0, ""), Err("unknown-piece"));
}

#[test]
fn a_clear_edge_is_a_value_the_judges_can_give() {
    for judge in Barjis::about().judges {
        let (_, most) = start("").judge(judge.id).expect("the game lists it").bounds();
        assert!((1.0..f64::from(most.0)).contains(&Barjis::clear_edge(judge.id)), "{}", judge.id);
    }
    // The same head start, in steps and in hundredths of a step.
    assert!(Barjis::clear_edge("balanced") > 100.0 * Barjis::clear_edge("progress"));
}
