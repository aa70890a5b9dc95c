//! Positions and actions as text, step-by-step entry, the picture, and every kind of bad input.

use crate::{read, start};
use plyground_core::{Complaint, Game, Ground, Playable, Player};
use plyground_games::barjis::{Barjis, grid_cell};

#[test]
fn positions_are_written_as_the_rules_write_them() {
    assert_eq!(start("").write(), "0,0,0,0/0,0,0,0/1/-");
    assert_eq!(start("first=2").write(), "0,0,0,0/0,0,0,0/2/-");
    for text in [
        "0,0,39,41/0,11,11,26/1/dest+three",
        "84,84,84,84/0,1,2,83/2/-",
        "0,8,8,76/0,0,0,0/2/shakka+dest+dest+bunj+bara+bara+bara+bara+bara+bara",
    ] {
        assert_eq!(read(text).write(), text);
    }
}

#[test]
fn any_order_that_leads_to_the_same_result_is_read() {
    let position = read("0,0,39,41/0,11,11,26/1/dest+three");
    let action = position.read_action("39:10 0:k 41:3").unwrap();
    for other in ["0:k 39:10 41:3", "41:3 39:10 0:k", "0:k 41:3 39:10"] {
        assert_eq!(position.read_action(other), Ok(action), "{other}");
    }
    assert_eq!(position.write_action(&action), "0:k 39:10 41:3");
    assert_eq!(position.after(&action).write(), "0,1,44,49/0,11,11,26/2/-");
    let nothing = read("0,0,0,0/0,0,0,0/1/four");
    assert_eq!(nothing.write_action(&nothing.actions().as_ref()[0]), "pass");
    assert!(nothing.read_action("pass").is_ok());
}

#[test]
fn bad_positions_are_refused_with_the_place() {
    let start = start("cap=3");
    for (text, code, at) in [
        ("", "not-a-position", None),
        ("0,0,0,0/0,0,0,0/1", "not-a-position", None),
        ("0,0,0,0/0,0,0,0/1/-/-", "not-a-position", None),
        ("0,0,0/0,0,0,0/1/-", "wrong-stone-count", Some(0)),
        ("0,0,0,0/0,0,0,0,0/1/-", "wrong-stone-count", Some(8)),
        ("0,0,0,85/0,0,0,0/1/-", "not-a-place", Some(6)),
        ("0,0,0,0/0,0,0,-1/1/-", "not-a-place", Some(14)),
        ("0,0,0,0/0,0,0,07/1/-", "not-a-place", Some(14)),
        ("0,0,0,0/0,0,0,٣/1/-", "not-a-place", Some(14)),
        ("0,0,0, 1/0,0,0,0/1/-", "not-a-place", Some(6)),
        ("0,0,0,999/0,0,0,0/1/-", "not-a-place", Some(6)),
        ("0,0,2,1/0,0,0,0/1/-", "unsorted-stones", Some(0)),
        ("0,0,0,8/0,0,0,42/1/-", "shared-cell", None),
        ("0,0,0,76/0,0,0,42/1/-", "shared-cell", None),
        ("0,0,0,42/0,0,0,76/1/-", "shared-cell", None),
        ("0,0,0,11/0,0,0,45/1/-", "shared-cell", None),
        ("84,84,84,84/84,84,84,84/1/-", "two-winners", None),
        ("84,84,84,84/0,0,0,0/2/three", "game-over", Some(22)),
        ("0,0,0,0/0,0,0,0/3/-", "not-a-player", Some(16)),
        ("0,0,0,0/0,0,0,0/one/-", "not-a-player", Some(16)),
        ("0,0,0,0/0,0,0,0/1/", "unknown-throw", Some(18)),
        ("0,0,0,0/0,0,0,0/1/dest+tree", "unknown-throw", Some(23)),
        ("0,0,0,0/0,0,0,0/1/three+four", "two-stopping-throws", Some(24)),
        ("0,0,0,0/0,0,0,0/1/three+three", "two-stopping-throws", Some(24)),
        ("0,0,0,0/0,0,0,0/1/dest+dest+dest+three", "too-many-throws", Some(33)),
        ("0,0,0,0/0,0,0,0/1/dest", "throws-unfinished", Some(18)),
    ] {
        let complaint = start.read(text).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
        assert!(!complaint.message.contains('\n'), "{complaint}");
    }
    let message = start.read("0,0,2,1/0,0,0,0/1/-").unwrap_err().message;
    assert_eq!(message, "0,0,2,1 is not in order; write 0,0,1,2");
    // Private cells of the two columns are never shared.
    assert!(start.read("0,0,7,80/0,0,41,46/1/-").is_ok());
}

#[test]
fn bad_actions_are_refused_with_what_is_legal() {
    let position = read("0,40,75,83/0,11,11,26/1/dest+three");
    for (text, code, at) in [
        ("", "not-a-step", Some(0)),
        ("40", "not-a-step", Some(0)),
        ("40:10 ", "not-a-step", Some(6)),
        ("40:10  0:k", "not-a-step", Some(6)),
        ("40:1", "not-a-step", Some(0)),
        ("40:010", "not-a-step", Some(0)),
        ("40:K", "not-a-step", Some(0)),
        ("40:10 pass", "not-a-step", Some(6)),
        ("dest+three", "not-a-step", Some(0)),
        ("41:10", "no-stone", Some(0)),
        ("40:10 40:3", "no-stone", Some(6)),
        ("40:4", "no-such-step", Some(0)),
        ("40:10 50:10", "no-such-step", Some(6)),
        ("0:3", "needs-khal", Some(0)),
        ("75:10", "overshoots", Some(0)),
        ("83:3", "overshoots", Some(0)),
        ("40:10 0:k", "turn-unfinished", Some(9)),
        ("pass", "cannot-pass", Some(0)),
        ("pass 40:10", "cannot-pass", Some(0)),
    ] {
        let complaint = position.read_action(text).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
    }
    let message = position.read_action("0:3").unwrap_err().message;
    assert_eq!(message, "0:3: only a khal brings in a waiting stone; here you may play 0:k, 40:10, 40:3, 40:k, 75:3, 75:k, 83:k");
    // The domes' 11 is the horses' 45.
    let held = read("0,0,0,42/0,0,0,11/1/three");
    let refused = |position: &Barjis, text: &str| {
        let complaint = position.read_action(text).unwrap_err();
        let legal = complaint.arguments.iter().find(|(name, _)| *name == "legal").expect("what is legal is said").1.clone();
        (complaint.code, legal)
    };
    assert_eq!(refused(&held, "42:3"), ("x-held", "pass".into()));
    assert_eq!(refused(&read("0,0,0,40/0,0,0,0/1/three"), "40:3 43:3"), ("no-such-step", "none".into()));
    assert!(held.read_action("pass").is_ok());
    assert_eq!(held.read_action("pass pass").unwrap_err().code, "after-pass");
    let over = read("84,84,84,84/0,0,0,0/2/-");
    assert_eq!(over.read_action("three").unwrap_err().code, "game-over");
    assert_eq!(start("").read_action("three+four").unwrap_err().code, "two-stopping-throws");
    assert_eq!(start("").read_action("pass").unwrap_err().code, "unknown-throw");
}

/// What may follow the steps so far.
fn next_steps(position: &Barjis, so_far: &str) -> Result<Vec<String>, Complaint> {
    let partway = Barjis::step_entry().expect("turns are made of steps").partway;
    Ok(partway(position, so_far)?.next.into_iter().map(|next| next.step).collect())
}

#[test]
fn steps_can_be_entered_one_by_one() {
    let position = read("0,0,39,83/0,0,0,0/1/dest+three");
    let next = |so_far: &str| next_steps(&position, so_far).unwrap();
    assert_eq!(next(""), ["0:k", "39:10", "39:3", "39:k", "83:k"]);
    assert_eq!(next("0:k"), ["1:10", "1:3", "39:10", "39:3"]);
    assert_eq!(next("0:k 1:10"), ["11:3", "39:3"]);
    assert!(next("0:k 1:10 11:3").is_empty());
    assert_eq!(next_steps(&position, "0:3").unwrap_err().code, "needs-khal");
    let stuck = read("0,0,0,0/0,0,0,0/1/four");
    assert_eq!(next_steps(&stuck, "").unwrap(), ["pass"]);
    assert!(next_steps(&stuck, "pass").unwrap().is_empty());
}

#[test]
fn a_voluntary_turn_may_stop_at_any_point() {
    let position = start("play=voluntary").read("0,0,39,83/0,0,0,0/1/dest+three").unwrap();
    let next = |so_far: &str| next_steps(&position, so_far).unwrap();
    assert_eq!(next("0:k 1:10"), ["11:3", "39:3", "pass"]);
    assert!(next("0:k pass").is_empty());
    assert_eq!(position.read_action("0:k pass"), position.read_action("0:k"));
    assert!(position.is_pass(&position.read_action("pass").unwrap()));
    assert_eq!(position.read_action("0:k pass 1:3").unwrap_err().code, "after-pass");
}

#[test]
fn a_maximal_turn_plays_as_many_steps_as_any_order_can() {
    // 80:k leaves 81, from where 4 overshoots; 80:4 wins. One step each: both are allowed.
    // With two stones, 80:4 and 83:k can both be played, so 80:k is a waste.
    let position = start("play=maximal").read("80,83,84,84/0,0,0,0/1/dest+four").unwrap();
    let actions: Vec<String> = position.actions().as_ref().iter().map(|action| position.write_action(action)).collect();
    assert_eq!(actions, ["80:4 83:k"]);
    assert_eq!(next_steps(&position, "").unwrap(), ["80:4", "83:k"]);
    assert_eq!(position.read_action("80:k").unwrap_err().code, "wastes-steps");
    let forced = read("80,83,84,84/0,0,0,0/1/dest+four");
    assert_eq!(forced.actions().as_ref().len(), 2);
}

#[test]
fn the_picture_is_the_cross() {
    let picture = read("0,8,39,76/7,84,84,84/1/-").picture();
    assert_eq!((picture.columns, picture.rows), (19, 19));
    let count = |ground| picture.cells.iter().filter(|cell| cell.ground == ground).count();
    assert_eq!((count(Ground::Marked), count(Ground::Outside)), (8, 4 * 64));
    let shown = |row, column| picture.cell(row, column).piece.as_ref().map(|piece| (piece.owner, piece.letter, piece.label.as_deref()));
    // 8 and 76 are one cell, the end of the own middle column.
    assert_eq!(shown(18, 9), Some((Some(Player::One), 'H', Some("2H"))));
    assert_eq!(shown(2, 10), Some((Some(Player::One), 'H', None)));
    assert_eq!(shown(1, 9), Some((Some(Player::Two), 'D', None)));
    // The kitchen is empty: stones that are home lie in a tray.
    assert_eq!((count(Ground::Unused), shown(8, 9)), (9, None));
    assert_eq!(picture.cells.iter().filter(|cell| cell.piece.is_some()).count(), 3);
}

#[test]
fn the_path_goes_from_cell_to_cell_and_meets_as_the_rules_say() {
    for place in 1..83 {
        let (a, b) = (grid_cell(Player::One, place).unwrap(), grid_cell(Player::One, place + 1).unwrap());
        // Straight on, or around an inner corner between two arms.
        assert!(a.0.abs_diff(b.0) <= 1 && a.1.abs_diff(b.1) <= 1, "{place}: {a:?} to {b:?}");
    }
    for one in 1..84 {
        for two in 1..84 {
            let is_one_cell = grid_cell(Player::One, one) == grid_cell(Player::Two, two);
            assert_eq!(plyground_games::barjis::meets(one, two), is_one_cell, "One's {one}, Two's {two}");
        }
        assert_eq!(grid_cell(Player::One, one) == grid_cell(Player::One, 84 - one), one <= 8 || one >= 76 || one == 42, "{one}");
    }
}

#[test]
fn the_caption_tells_what_the_board_does_not() {
    let text = read("0,0,39,84/0,11,11,26/1/dest+three").caption().unwrap().text;
    assert_eq!(
        text,
        "One (horses): 2 waiting, 1 home. Two (domes): 1 waiting, 0 home. On the table: dest دست (10 + khal), three ثلاثة (3); 14 steps in all."
    );
    assert_eq!(start("").caption().unwrap().text, "One (horses): 4 waiting, 0 home. Two (domes): 4 waiting, 0 home.");
}

#[test]
fn throws_are_read_in_the_order_in_which_they_fell_and_written_in_that_of_the_table() {
    let position = read("0,0,0,0/0,0,0,0/1/bunj+dest+three");
    assert_eq!(position.write(), "0,0,0,0/0,0,0,0/1/dest+three+bunj");
    assert_eq!(start("").read_action("bunj+dest+three"), start("").read_action("dest+three+bunj"));
}
