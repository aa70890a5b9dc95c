//! Reading is strict, writing is canonical, and every mistake is named with its place.

use crate::{any, fast, read, read_with_goal};
use plyground_core::{Complaint, Game, Playable, Turn};
use plyground_games::twenty48::{Spawn, Variant};

fn complaint(text: &str) -> Complaint {
    match fast(Variant::default()).read(text) {
        Err(complaint) => complaint,
        Ok(position) => panic!("{text} was read as {position:?}"),
    }
}

#[test]
fn what_is_read_is_written_back() {
    for text in [
        "2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0",
        "2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+",
        "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0+",
        "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2",
        "0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,2+",
        "2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2",
        "65536,131072,1073741824,2147483648/32768,0,0,0/0,0,0,0/0,0,0,0+",
    ] {
        assert_eq!(read(text).write(), text);
        assert_eq!(any(Variant::default()).read(text).expect("a legal board").write(), text);
    }
    assert_eq!(format!("{:?}", read("2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+")), "2048(2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+)");
    let small = any(Variant { size: 3, ..Variant::default() });
    assert_eq!(small.read("0,2,0/0,0,0/0,0,4").expect("a legal board").write(), "0,2,0/0,0,0/0,0,4");
}

#[test]
fn a_board_set_up_with_one_tile_follows_the_rules_of_any_other() {
    let one = read("0,0,0,0/0,2,0,0/0,0,0,0/0,0,0,0");
    assert_eq!(one.actions().len(), 4);
    assert_eq!(read("0,0,0,0/0,2,0,0/0,0,0,0/0,0,0,0+").odds().count(), 30);
    assert!(read_with_goal("2048,0,0,0/0,2,0,0/0,0,0,0/0,0,0,0").turn().is_over());
}

#[test]
fn bad_boards_are_refused_with_their_place() {
    for (text, code, at) in [
        ("", "bad-tile", 0),
        ("+", "bad-tile", 0),
        ("2", "wrong-row-length", 1),
        ("2,0,0,0", "wrong-row-count", 7),
        ("2,0,0,0/0,0,0,0/0,0,0,0", "wrong-row-count", 23),
        ("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "wrong-row-count", 32),
        ("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0/", "wrong-row-count", 32),
        ("2,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "wrong-row-length", 5),
        ("2,0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "wrong-row-length", 8),
        ("2,0,0,0/0,6,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,1,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,4294967296,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,99999999999999999999999,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,02,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,+2,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,-2,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0, 2,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("2,0,0,0/0,,0,0/0,0,0,0/0,0,0,0", "bad-tile", 10),
        ("é,0,0,0/0,6,0,0/0,0,0,0/0,0,0,0", "bad-tile", 0),
        ("2,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0++", "bad-tile", 30),
        ("0,0,0,0/0,0,0,0/0,0,0,0/0,0,0,0", "empty-board", 31),
        ("2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2+", "no-room", 31),
    ] {
        let complaint = complaint(text);
        assert_eq!((complaint.code, complaint.at), (code, Some(at)), "{text}: {complaint}");
    }
}

#[test]
fn bad_actions_are_refused_with_a_reason() {
    let moving = "2,0,0,0/4,0,0,0/0,0,0,0/0,0,0,0";
    let waiting = "2,0,0,0/4,0,0,0/0,0,0,0/0,0,0,0+";
    let stuck = "2,4,2,4/4,2,4,2/2,4,2,4/4,2,4,2";
    for (position, text, code) in [
        (moving, "left", "illegal-move"),
        (moving, "up", "illegal-move"),
        (moving, "Right", "not-an-action"),
        (moving, "", "not-an-action"),
        (moving, "2@r3c1", "not-waiting"),
        (waiting, "right", "waiting-for-tile"),
        (waiting, "2@r1c1", "cell-taken"),
        (waiting, "2@r0c1", "not-an-action"),
        (waiting, "2@r5c1", "no-such-cell"),
        (waiting, "2@r1c99999999999999999999", "no-such-cell"),
        (waiting, "8@r3c1", "not-an-action"),
        (waiting, "2@r3", "not-an-action"),
        (waiting, "2@c1r3", "not-an-action"),
        (waiting, "2@r03c1", "not-an-action"),
        (waiting, "2@r+3c1", "not-an-action"),
        (waiting, "2@r3c1 ", "not-an-action"),
        (stuck, "left", "game-over"),
    ] {
        let complaint = read(position).read_action(text).unwrap_err();
        assert_eq!(complaint.code, code, "{text} in {position}: {complaint}");
    }
    let complaint = read(moving).read_action("left").unwrap_err();
    assert_eq!(complaint.message, "left changes nothing; legal is right or down");
    let edge = fast(Variant { spawn: Spawn::Edge, ..Variant::default() });
    assert_eq!(edge.read_action("2@r2c3").unwrap_err().code, "not-at-the-edge");
    assert_eq!(edge.turn(), Turn::Chance);
}

#[test]
fn rows_may_stand_below_each_other_with_blanks_between_the_tiles() {
    assert_eq!(read("2 4 8 16\n0 0 0 0\n0 0 0 2\n0 0 0 0\n").write(), "2,4,8,16/0,0,0,0/0,0,0,2/0,0,0,0");
    assert_eq!(read("2, 4, 8, 16\r\n0, 0, 0, 0\r\n0, 0, 0, 2\r\n0, 0, 0, 0+").write(), "2,4,8,16/0,0,0,0/0,0,0,2/0,0,0,0+");
    assert_eq!(complaint("2 4\n6 0").code, "wrong-row-length");
}
