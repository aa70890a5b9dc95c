//! Reading is strict, writing is canonical, and every mistake is named with its place.

use crate::{read, sized, standard};
use plyground_core::{Complaint, Game, Outcome, Playable, Player, Turn};
use plyground_games::connect4::{Standard, read_sequence, write_sequence};

fn complaint(text: &str) -> Complaint {
    match standard().read(text) {
        Err(complaint) => complaint,
        Ok(position) => panic!("{text} was read as {position:?}"),
    }
}

#[test]
fn columns_played_and_board_are_the_same_position() {
    let board = "......./......./......./......./...y.../..yrr..";
    assert_eq!(read("4453"), read(board));
    assert_eq!(read("4,4,5,3"), read(board));
    assert_eq!(read("4453").write(), board);
    assert_eq!(read(""), standard());
    assert_eq!(read("......./......./......./......./......./......."), standard());
}

#[test]
fn wide_boards_need_commas_in_a_list_of_columns() {
    let wide = sized(12, 6);
    let position = wide.read("10,4").expect("two columns");
    assert_eq!(position, wide.after(&9).after(&3));
    assert_eq!(wide.read("10"), Ok(wide.after(&9)));
    let complaint = wide.read("4453").unwrap_err();
    assert_eq!(complaint.code, "no-such-column");
    assert!(complaint.message.contains("commas"), "{complaint}");
    assert_eq!(write_sequence(wide.shape(), &[9, 3]), "10,4");
    let nine = sized(9, 6);
    assert_eq!(nine.read("99"), Ok(nine.after(&8).after(&8)));
}

#[test]
fn lists_of_columns_go_there_and_back() {
    for text in ["", "4", "4453", "1234567654321"] {
        let columns = read_sequence(Standard, text).expect("legal columns");
        assert_eq!(write_sequence(Standard, &columns), text);
    }
}

#[test]
fn bad_lists_of_columns_are_refused_with_their_place() {
    for (text, code, at) in [
        ("8", "no-such-column", 0),
        ("0", "no-such-column", 0),
        ("4450", "no-such-column", 3),
        ("4444444", "column-full", 6),
        ("4,4,4,4,4,4,4", "column-full", 12),
        ("4,4,44", "no-such-column", 4),
        ("4,,4", "not-a-number", 2),
        ("4,", "not-a-number", 2),
        (",4", "not-a-number", 0),
        ("4 4", "not-a-number", 1),
        ("4-4", "not-a-number", 1),
        ("+4", "not-a-number", 0),
        ("4\u{0664}", "not-a-number", 1),
        ("12131415", "game-over", 7),
        ("99999999999999999999999", "no-such-column", 0),
        ("1,99999999999999999999999", "no-such-column", 2),
    ] {
        let complaint = complaint(text);
        assert_eq!((complaint.code, complaint.at), (code, Some(at)), "{text}: {complaint}");
    }
}

#[test]
fn bad_boards_are_refused_with_their_place() {
    const EMPTY: &str = "......./......./......./......./";
    for (text, code, at) in [
        ("/".to_string(), "wrong-row-length", Some(0)),
        (format!("{EMPTY}......."), "wrong-row-count", Some(39)),
        (format!("{EMPTY}......./......./......."), "wrong-row-count", Some(48)),
        (format!("{EMPTY}......./......./"), "wrong-row-count", Some(48)),
        (format!("{EMPTY}......./......"), "wrong-row-length", Some(46)),
        (format!("{EMPTY}....../......."), "wrong-row-length", Some(38)),
        (format!("{EMPTY}......../......."), "wrong-row-length", Some(39)),
        (format!("{EMPTY}......./...x..."), "bad-cell", Some(43)),
        (format!("{EMPTY}......./...R..."), "bad-cell", Some(43)),
        (format!("{EMPTY}......./. .r..."), "bad-cell", Some(41)),
        (format!("{EMPTY}......./...4..."), "bad-cell", Some(43)),
        (format!("{EMPTY}...r.../......."), "floating-disc", Some(35)),
        (format!("{EMPTY}..y..r./.....r."), "floating-disc", Some(34)),
        (format!("{EMPTY}......./...y..."), "wrong-disc-count", None),
        (format!("{EMPTY}......./r..r..."), "wrong-disc-count", None),
        ("rouge".to_string(), "bad-cell", Some(1)),
    ] {
        let complaint = complaint(&text);
        assert_eq!((complaint.code, complaint.at), (code, at), "{text}: {complaint}");
    }
}

#[test]
fn the_disc_that_ends_the_game_is_still_part_of_it() {
    assert_eq!(read("1213141").turn(), Turn::Over(Outcome::Won(Player::One)));
}

#[test]
fn a_four_must_be_the_end_of_the_game() {
    let board = |lower: &str| format!("......./......./......./......./{lower}");
    // Legal: the last disc made it, even if it made seven in a row.
    read(&board("yyy..../rrrr..."));
    read(&board("yyy.yyy/rrrrrrr"));
    // Both have one.
    assert_eq!(complaint(&board("yyyy.../rrrr...")).code, "two-winners");
    // Red has one, but it is red's turn: yellow moved after it.
    assert_eq!(complaint(&board("yyy..../rrrr..y")).code, "play-after-win");
    // Yellow has one, but it is yellow's turn.
    assert_eq!(complaint(&board("rrr..../yyyyrr.")).code, "play-after-win");
    // The counts are right, but the four is buried under other discs.
    assert_eq!(complaint(&board("yyryy../rrrryr.")).code, "play-after-win");
    // Two separate fours: only one disc can be the last.
    assert_eq!(complaint("r.....r/r.....r/r.....r/r.....r/y.yy..y/yyyryyr").code, "play-after-win");
}

#[test]
fn a_disc_that_makes_two_fours_is_legal() {
    // Red's last disc in column 4 completes a row and a column.
    let position = read("......./......./rrrr.../yyyr.../ryyr.../yrrryyy");
    assert_eq!(position.turn(), Turn::Over(Outcome::Won(Player::One)));
}

#[test]
fn bad_actions_are_refused_and_good_ones_read() {
    let position = read("444444");
    assert_eq!(position.read_action("1"), Ok(0));
    assert_eq!(position.read_action("7"), Ok(6));
    for (text, code) in [
        ("4", "column-full"),
        ("8", "no-such-column"),
        ("0", "no-such-column"),
        ("300", "no-such-column"),
        ("", "not-a-number"),
        ("x", "not-a-number"),
        ("-1", "not-a-number"),
        (" 1", "not-a-number"),
        ("1.0", "not-a-number"),
    ] {
        let complaint = position.read_action(text).unwrap_err();
        assert_eq!(complaint.code, code, "{text}: {complaint}");
    }
    let full = position.read_action("4").unwrap_err();
    assert_eq!(full.message, "column 4 is full; open columns are 1, 2, 3, 5, 6, 7");
    let beyond = position.read_action("8").unwrap_err();
    assert!(beyond.message.contains("from 1 to 7"), "{beyond}");
    assert_eq!(read("1213141").read_action("2").unwrap_err().code, "game-over");
}

proptest::proptest! {
    #[test]
    fn no_text_makes_the_reader_panic(text in "[ry./0-9,x ]{0,60}|\\PC{0,20}") {
        for start in [sized(4, 4), sized(12, 6)] {
            if let Ok(position) = start.read(&text) {
                proptest::prop_assert_eq!(start.read(&position.write()), Ok(position));
            }
            let _ = start.read_action(&text);
        }
        let _ = standard().read(&text);
    }
}

#[test]
fn rows_may_stand_below_each_other() {
    let board = ".......\n.......\n.......\n.......\n...y...\n..yrr..\n";
    assert_eq!(standard().read(board), standard().read("......./......./......./......./...y.../..yrr.."));
    assert!(standard().read("...\n...").is_err());
}
