//! Positions and actions as text, the picture, and every kind of bad input.

use super::start;
use plyground_core::{Game, Ground, Playable, Player};
use plyground_games::redswapblue::Wide;

#[test]
fn starts_are_written_as_the_rules_write_them() {
    assert_eq!(start::<u64>("n=2").write(), "rr-/r.b/-bb");
    assert_eq!(start::<u64>("").write(), "rrr--/rrr--/rr.bb/--bbb/--bbb");
}

#[test]
fn a_piece_and_a_direction_decide_a_step_or_a_jump() {
    let start = start::<u64>("n=3,diagonal=jumps");
    for (action, after) in [
        ("r3c2 right", "rrr--/rrr--/r.rbb/--bbb/--bbb"),
        ("r3c1 right", "rrr--/rrr--/.rrbb/--bbb/--bbb"),
        ("r5c3 up", "rrr--/rrr--/rrbbb/--bbb/--.bb"),
        ("r1c1 down-right", ".rr--/rrr--/rrrbb/--bbb/--bbb"),
        ("r5c5 up-left", "rrr--/rrr--/rrbbb/--bbb/--bb."),
    ] {
        let read = start.read_action(action).unwrap();
        assert_eq!(start.after(&read).write(), after, "{action}");
        assert_eq!(start.write_action(&read), action);
    }
}

#[test]
fn bad_positions_are_refused_with_the_place() {
    let start = start::<u64>("n=2");
    for (text, code, at) in [
        ("", "wrong-row-count", None),
        ("rr-/r.b", "wrong-row-count", None),
        ("rr-/r.b/-bb/", "wrong-row-count", None),
        ("rrr--/rrr--/rr.bb/--bbb/--bbb", "wrong-row-count", None),
        ("rr-/r.bb/-bb", "wrong-row-length", Some(4)),
        ("rr/r.b/-bb", "wrong-row-length", Some(0)),
        ("rr-/r.b/-b", "wrong-row-length", Some(8)),
        ("rr-/r.b/-bb ", "wrong-row-length", Some(8)),
        ("rr-/r.x/-bb", "unknown-letter", Some(6)),
        ("rr-/r.B/-bb", "unknown-letter", Some(6)),
        ("rr?/r.b/-bb", "unknown-letter", Some(2)),
        ("rré/r.b/-bb", "unknown-letter", Some(2)),
        ("rr\u{0}/r.b/-bb", "unknown-letter", Some(2)),
        ("rrb/r.b/-b-", "no-cell", Some(2)),
        ("rr-/r.b/.bb", "no-cell", Some(8)),
        ("r--/r.b/-bb", "missing-cell", Some(1)),
        ("rr-/rbb/-bb", "no-blank", None),
        ("rr-/r.b/-b.", "two-blanks", Some(10)),
        ("rr-/r.b/-br", "wrong-piece-count", None),
        ("bb-/b.b/-bb", "wrong-piece-count", None),
    ] {
        let complaint = start.read(text).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
        assert!(!complaint.message.contains(['\n', '\u{0}']), "{complaint}");
    }
    let message = start.read("rr-/r.b/-br").unwrap_err().message;
    assert_eq!(message, "impossible position: 4 red and 2 blue pieces; n=2 has 3 of each");
    let message = start.read("rr-/r.x/-bb").unwrap_err().message;
    assert_eq!(message, "row 2, column 3: 'x' means nothing; write `r`, `b` or `.`");
}

#[test]
fn bad_actions_are_refused_with_what_is_legal() {
    let start = start::<u64>("n=3");
    for (text, code, at) in [
        ("", "not-an-action", None),
        ("r3c2", "not-an-action", None),
        ("r3c2right", "not-an-action", None),
        ("c3r2 right", "not-an-action", None),
        ("r03c2 right", "not-an-action", None),
        ("r+3c2 right", "not-an-action", None),
        ("r3c99999999999999999999999 right", "not-an-action", None),
        (" r3c2 right", "not-an-action", None),
        ("r3c2 Right", "unknown-direction", Some(5)),
        ("r3c2  right", "unknown-direction", Some(5)),
        ("r3c2 right ", "unknown-direction", Some(5)),
        ("r3c2 \u{1f0a1}", "unknown-direction", Some(5)),
        ("r0c2 right", "no-cell", Some(0)),
        ("r1c5 left", "no-cell", Some(0)),
        ("r6c1 up", "no-cell", Some(0)),
        ("r3c3 up", "no-piece", Some(0)),
        ("r3c2 left", "out-of-reach", Some(5)),
        ("r1c1 up", "out-of-reach", Some(5)),
        ("r1c1 right", "out-of-reach", Some(5)),
        ("r2c2 down-right", "no-diagonals", Some(5)),
    ] {
        let complaint = start.read_action(text).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
        assert!(
            complaint
                .message
                .ends_with("; legal here: r4c3 up, r2c3 down, r3c4 left, r3c2 right, r5c3 up, r1c3 down, r3c5 left, r3c1 right")
        );
        assert!(!complaint.message.contains(['\n', '\u{0}']), "{complaint}");
    }
    let message = start.read_action("r1c1 right").unwrap_err().message;
    assert_eq!(
        message,
        "the red piece on r1c1 cannot move right: the empty cell r3c3 is not one or two cells that way; legal here: \
         r4c3 up, r2c3 down, r3c4 left, r3c2 right, r5c3 up, r1c3 down, r3c5 left, r3c1 right"
    );
}

#[test]
fn variants_refuse_what_they_do_not_allow() {
    let classic = start::<u64>("n=3,jump=other");
    assert_eq!(classic.read_action("r3c1 right").unwrap_err().code, "same-colour");
    assert_eq!(classic.read_action("r2c2 down-right").unwrap_err().code, "no-diagonals");
    let diagonal = start::<u64>("n=3,jump=other,diagonal=jumps");
    assert_eq!(diagonal.read_action("r2c2 down-right").unwrap_err().code, "diagonal-step");
    assert_eq!(diagonal.read_action("r1c1 down-right").unwrap_err().code, "same-colour");
    assert_eq!(diagonal.read_action("r1c2 down-right").unwrap_err().code, "out-of-reach");
}

#[test]
fn nothing_moves_when_the_puzzle_is_solved() {
    let goal = start::<u64>("n=2").read("bb-/b.r/-rr").unwrap();
    assert_eq!(goal.read_action("r2c1 right").unwrap_err().code, "game-over");
}

#[test]
fn the_picture_shows_squares_crossing_and_pieces() {
    let picture = start::<Wide>("n=2").picture();
    assert_eq!((picture.columns, picture.rows), (3, 3));
    assert_eq!(picture.column_names, ["1", "2", "3"]);
    assert_eq!(picture.row_names, ["1", "2", "3"]);
    assert_eq!((picture.cell(0, 2).ground, picture.cell(2, 0).ground), (Ground::Outside, Ground::Outside));
    assert_eq!((picture.cell(1, 1).ground, picture.cell(1, 1).piece.as_ref()), (Ground::Marked, None));
    let (red, blue) = (picture.cell(0, 0).piece.as_ref().unwrap(), picture.cell(2, 2).piece.as_ref().unwrap());
    assert_eq!((red.owner, red.letter, red.name), (Some(Player::One), 'r', "red piece"));
    assert_eq!((blue.owner, blue.letter, blue.name), (Some(Player::Two), 'b', "blue piece"));
    assert_eq!(picture.cells.iter().filter(|cell| cell.ground == Ground::Plain).count(), 6);
}
