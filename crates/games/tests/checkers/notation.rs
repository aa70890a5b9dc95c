//! Reading is strict, writing is canonical, and every mistake is named with its place.

use crate::{read, read_free};
use plyground_core::{Complaint, Game, Playable};
use plyground_games::checkers::{Checkers, Compulsory, Optional};

const START: &str = "B:W21,22,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12";

fn complaint(text: &str) -> Complaint {
    match Checkers::<Compulsory>::new().read(text) {
        Err(complaint) => complaint,
        Ok(position) => panic!("{text} was read as {position:?}"),
    }
}

#[test]
fn positions_are_written_in_one_way_and_read_in_several() {
    assert_eq!(Checkers::<Compulsory>::new().write(), START);
    for text in [
        START,
        "B:W21-32:B1-12",
        "B:B1-12:W21-32",
        "B:W21-32:B1-12.",
        " B : W 21 - 32 : B 1, 2, 3-12 . ",
        "B:B12,11,10,9,8,7,6,5,4,3,2,1:W32,31-31,29-30,21-28",
    ] {
        assert_eq!(read(text), Checkers::new(), "{text}");
    }
    for text in ["W:WK1,21:BK2,3", "W:W21,K1:BK2,3", "W:BK2,3:WK1-1,21", "W:BK2-K2,3:WK1,21."] {
        assert_eq!(read(text).write(), "W:WK1,21:BK2,3", "{text}");
    }
    assert_eq!(read("B:WK29-32:BK1-K3").write(), "B:WK29,K30,K31,K32:BK1,K2,K3");
    assert_eq!(read("W:W:B1").write(), "W:W:B1");
    assert_eq!(read("W:B:W5.").write(), "W:W5:B");
}

#[test]
fn bad_positions_are_refused_with_their_place() {
    for (text, code, at) in [
        ("", "mover-missing", Some(0)),
        ("   ", "mover-missing", Some(3)),
        ("B", "mover-missing", Some(0)),
        ("W21:B1", "mover-missing", Some(0)),
        ("X:W21:B1", "mover-missing", Some(0)),
        (":W21:B1", "mover-missing", Some(0)),
        ("B:", "unexpected-text", Some(2)),
        ("B:X21:B1", "unexpected-text", Some(2)),
        ("B:21:B1", "unexpected-text", Some(2)),
        ("B:W21,:B1", "unexpected-text", Some(6)),
        ("B:W,21:B1", "unexpected-text", Some(3)),
        ("B:W21,Q22:B1", "unexpected-text", Some(6)),
        ("B:W21,K:B1", "unexpected-text", Some(7)),
        ("B:W21 22:B1", "unexpected-text", Some(6)),
        ("B:W21:B1..", "unexpected-text", Some(9)),
        ("B:W21:B1 and more", "unexpected-text", Some(9)),
        ("B:W21-:B1", "unexpected-text", Some(6)),
        ("B:W+21:B1", "unexpected-text", Some(3)),
        ("B:W٢:B1", "unexpected-text", Some(3)),
        ("B:W21", "section-missing", Some(5)),
        ("B:B1", "section-missing", Some(4)),
        ("B:W21:B1:W22", "section-twice", Some(9)),
        ("B:W33:B1", "no-such-square", Some(3)),
        ("B:W0:B1", "no-such-square", Some(3)),
        ("B:W21,K99999999999999999999:B1", "no-such-square", Some(7)),
        ("B:W21-33:B1", "no-such-square", Some(6)),
        ("B:W21,21:B1", "square-taken", Some(6)),
        ("B:W21:B1,K21", "square-taken", Some(9)),
        ("B:W9-12:B1-10", "square-taken", Some(9)),
        ("B:W12-9:B1", "bad-range", Some(3)),
        ("B:W4:B5", "man-on-last-row", Some(3)),
        ("B:W21:B5,29", "man-on-last-row", Some(9)),
        ("B:W21-32:B1-8,K9,K10,11-13", "too-many-pieces", Some(21)),
        ("B:W:B", "no-pieces", None),
    ] {
        let complaint = complaint(text);
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
    }
    assert_eq!(complaint("B:W4:B5").message, "a white man on square 4 would be a king: write K4");
    assert_eq!(complaint("B:W33:B1").message, "there is no square 33; squares are numbered from 1 to 32");
}

#[test]
fn captures_are_read_in_full_and_in_short() {
    let position = read("W:W22,32:B18,10");
    let capture = position.read_action("22x15x6").unwrap();
    assert_eq!(position.read_action("22x6"), Ok(capture));
    assert_eq!(position.write_action(&capture), "22x15x6");
    let round = read("B:W14,15,22,23:BK10");
    let complaint = round.read_action("10x10").unwrap_err();
    assert_eq!(complaint.code, "ambiguous-move");
    assert_eq!(complaint.message, "10x10 can be played in several ways: write 10x17x26x19x10, 10x19x26x17x10");
    // Where a chain may be left, the text of the short chain means that one, though a longer one ends there too.
    let free = read_free("B:W14,15,22,23:BK10");
    assert_eq!(free.read_action("10x17").unwrap().jumps(), 1);
    assert_eq!(free.read_action("10x19x26x17").unwrap().jumps(), 3);
    assert_eq!(free.read_action("10x26").unwrap_err().code, "ambiguous-move");
}

#[test]
fn other_signs_and_spaces_around_them_are_read_but_never_written() {
    let start = Checkers::<Compulsory>::new();
    for text in ["11-15", "11 - 15", "11 -15", "11- 15"] {
        assert_eq!(start.read_action(text).map(|action| start.write_action(&action)).as_deref(), Ok("11-15"), "{text}");
    }
    let position = read("W:W22,32:B18,10");
    for text in ["22x15x6", "22X15X6", "22:15:6", "22 x 15 X 6", "22:6", "22X6", "22 : 6"] {
        assert_eq!(position.read_action(text).map(|action| position.write_action(&action)).as_deref(), Ok("22x15x6"), "{text}");
    }
    assert_eq!(position.read_action("22:15").unwrap_err().code, "illegal-move", "a capture with another sign is no quiet move");
}

#[test]
fn small_letters_are_read_in_positions_but_never_written() {
    for text in ["w:wk1,21:bk2,3", "W:wK1,21:bk2-2,3", "w:b3,k2:W21,k1", "w:wk1-k1,21:bK2,3"] {
        assert_eq!(read(text).write(), "W:WK1,21:BK2,3", "{text}");
    }
}

#[test]
fn bad_actions_are_refused_with_what_would_be_right() {
    let start = Checkers::<Compulsory>::new();
    let duty = read("W:W22,32:B18,10");
    for (position, text, code, message) in [
        (start, "11-20", "illegal-move", "11-20 is not legal; from 11 legal are 11-15, 11-16"),
        (start, "11x15", "illegal-move", "11x15 is not legal; from 11 legal are 11-15, 11-16"),
        (
            start,
            "1-5",
            "illegal-move",
            "1-5 is not legal: the piece on 1 has no legal move; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16",
        ),
        (start, "18-22", "no-piece", "there is no black piece on 18; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16"),
        (
            start,
            "22-18",
            "not-your-piece",
            "the piece on 22 is white, and black is to move; legal are 9-13, 9-14, 10-14, 10-15, 11-15, 11-16, 12-16",
        ),
        (duty, "32-28", "capture-compulsory", "32-28 is not legal: a capture is compulsory; legal is 22x15x6"),
        (duty, "22-15", "capture-compulsory", "22-15 is not legal: a capture is compulsory; legal is 22x15x6"),
        (duty, "22x15", "illegal-move", "22x15 is not legal; from 22 legal is 22x15x6"),
        (duty, "22x15x6x1", "illegal-move", "22x15x6x1 is not legal; from 22 legal is 22x15x6"),
        (duty, "22-15-6", "not-a-move", "`22-15-6` is not a move; moves are like 11-15, captures like 22x15 or 22x15x6"),
        (start, "11-33", "no-such-square", "there is no square 33; squares are numbered from 1 to 32"),
        (read("W:W:B1"), "1-5", "game-over", "1-5 cannot be played: the game is over"),
    ] {
        let complaint = position.read_action(text).unwrap_err();
        assert_eq!((complaint.code, complaint.message.as_str()), (code, message), "{text}");
    }
    assert_eq!(start.read_action("11-33").unwrap_err().at, Some(3));
    assert_eq!(start.read_action("11 -  33").unwrap_err().at, Some(6));
    for text in [
        "", "11", "11-", "-15", "11--15", "11-15 ", " 11-15", "11 15", "11-15x20", "11:15-20", "11 -15 ", "11 1-15", "x", "11-+5", "١١-15",
        "a-b",
    ] {
        assert_eq!(start.read_action(text).unwrap_err().code, "not-a-move", "{text:?}");
    }
}

#[test]
fn long_lists_of_legal_moves_are_cut_short() {
    let kings = read("B:W21:BK10,K11,K18,K19,K24");
    let complaint = kings.read_action("1-5").unwrap_err();
    assert!(complaint.message.ends_with(&format!("and {} more", kings.count_actions() - 12)), "{complaint}");
}

proptest::proptest! {
    #[test]
    fn no_text_makes_the_readers_panic(text in "[BW]:[WB][K0-9,. :-]{0,40}:[WB][K0-9,.-]{0,30}|[BWK0-9,.: -]{0,40}|[0-9]{1,2}[-x][0-9]{1,2}(x[0-9]{1,2}){0,3}|\\PC{0,20}") {
        let position = read("B:W14,15,22,23:BK10");
        if let Ok(position) = position.read(&text) {
            proptest::prop_assert_eq!(position.read(&position.write()), Ok(position));
        }
        let free: Checkers<Optional> = position.under();
        let _ = (position.read_action(&text), free.read_action(&text), Checkers::<Compulsory>::new().read_action(&text));
    }
}
