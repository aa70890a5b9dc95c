//! Moves as archives write them, and the legal moves they mean.

use super::{codes, played, replayed, written};
use plyground_core::Playable;
use plyground_games::checkers::pdn::{Item, write_text};
use plyground_games::checkers::{Checkers, Compulsory};

#[test]
fn the_wrong_sign_is_remarked_and_put_right() {
    let game = replayed("1. 11x15 22-18 2. 15-22 25-18 3. 8x11 *");
    assert_eq!(played(&game), "11-15 22-18 15x22 25x18 8-11");
    assert_eq!(codes(&game), ["quiet-with-x", "capture-with-dash", "capture-with-dash", "quiet-with-x"]);
    assert_eq!(written(&game.script.items), played(&game));
    assert_eq!((game.remarks[1].ply, game.remarks[1].line, game.remarks[1].game), (Some(3), 1, 1));
}

#[test]
fn captures_may_leave_squares_out() {
    let fen = "[FEN \"W:W29,21:B25,18,11,3\"]";
    for (text, remarks) in [
        ("29x22x15x8", &[][..]),
        ("29x8", &[]),
        ("29x15x8", &["partial-capture"]),
        ("29x22", &["unfinished-capture"]),
        ("29x22x15", &["unfinished-capture"]),
        ("29x22 22x15 15x8", &["capture-in-parts"]),
        ("29x22 22x8", &["capture-in-parts", "partial-capture"]),
        ("29-8", &["capture-with-dash"]),
    ] {
        let game = replayed(&format!("{fen}\n1... {text} 2. 3x12 21-17 *"));
        assert_eq!(played(&game), "29x22x15x8 3x12 21-17", "{text}");
        assert_eq!((codes(&game).as_slice(), game.unread), (remarks, 0), "{text}");
        assert_eq!(written(&game.script.items), played(&game));
    }
}

#[test]
fn marks_and_comments_within_a_capture_in_parts_are_kept() {
    let game = replayed("[FEN \"W:W29,21:B25,18,3\"]\n1... 29x22! {then} 22x15? 2. 3-7 *");
    assert_eq!(written(&game.script.items), "29x22x15!? 3-7");
    assert_eq!(game.script.items[1], Item::comment("then"));
}

#[test]
fn of_several_readings_the_first_is_taken_that_lets_the_game_go_on() {
    let fen = "[FEN \"B:W14,15,22,23:B10\"]";
    let game = replayed(&format!("{fen} 1. 10x26 22-18 *"));
    assert_eq!((played(&game).as_str(), codes(&game)), ("10x19x26 22-18", vec!["ambiguous-move"]));
    let game = replayed(&format!("{fen} 1. 10x26 23-18 *"));
    assert_eq!((played(&game).as_str(), codes(&game)), ("10x17x26 23-18", vec!["ambiguous-move"]));
    assert!(game.remarks[0].message.contains("10x17x26 or 10x19x26"), "{}", game.remarks[0].message);
    // Neither reading saves the rest: the one that goes further is kept.
    let game = replayed(&format!("{fen} 1. 10x26 22-18 2. 26-31 18-23 *"));
    assert_eq!((played(&game).as_str(), game.unread), ("10x19x26 22-18 26-31", 1));
    assert_eq!(codes(&game), ["ambiguous-move", "illegal-move"]);
}

#[test]
fn two_ways_to_the_same_position_are_told_as_such() {
    let game = replayed("[FEN \"B:W14,15,22,23:BK10\"] 1. 10x10 *");
    assert_eq!((played(&game).as_str(), codes(&game)), ("10x17x26x19x10", vec!["ambiguous-move"]));
    assert!(game.remarks[0].message.contains("same position"), "{}", game.remarks[0].message);
}

#[test]
fn an_illegal_move_ends_the_game_and_the_rest_is_kept() {
    let text = "1. 11-15 {a} 22-18 2. 9-13 (2. 15x22 25x18) 25-22 {b} 3. 15-19 1-0";
    let game = replayed(text);
    assert_eq!((played(&game).as_str(), game.unread), ("11-15 22-18", 3));
    assert_eq!(codes(&game), ["illegal-move"]);
    let remark = &game.remarks[0];
    assert_eq!((remark.ply, remark.message.as_str()), (Some(3), "9-13 is not legal: a capture is compulsory; legal is 15x22"));
    assert_eq!(written(&game.script.items), "11-15 22-18 9-13 25-22 15-19");
    let again = replayed(&write_text(std::slice::from_ref(&game.script)));
    assert_eq!((again.script, again.unread), (game.script, 3));
    assert!(game.result.is_some(), "the file still says who won");
}

#[test]
fn squares_that_do_not_exist_are_illegal_and_kept() {
    let game = replayed("1. 11-15 40-44 *");
    assert_eq!((codes(&game), game.unread), (vec!["illegal-move"], 1));
    assert!(game.remarks[0].message.contains("no square 40"), "{}", game.remarks[0].message);
    assert_eq!(written(&game.script.items), "11-15 40-44");
    let game = replayed("1. 11-15 2200-18 *");
    assert_eq!((codes(&game), played(&game).as_str()), (vec!["stray-text"], "11-15"));
}

#[test]
fn variations_are_replayed_from_before_the_move_they_replace() {
    let game = replayed("1. 11-15 (1. 9x14 22-18 (22-17 2. 11-15) 2. 5-9) 22-18 (1... 23x18 {c} 2. 7-8) 2. 15x22 *");
    assert_eq!(codes(&game), ["quiet-with-x", "quiet-with-x", "illegal-move"]);
    let plies: Vec<_> = game.remarks.iter().map(|remark| remark.ply).collect();
    assert_eq!(plies, [Some(1), Some(2), Some(3)]);
    assert!(game.remarks[2].message.starts_with("in a variation: "), "{}", game.remarks[2].message);
    let text = write_text(&[game.script]);
    assert_eq!(text, "1. 11-15 (1. 9-14 22-18 (1... 22-17 2. 11-15) 2. 5-9) 1... 22-18 (1... 23-18\n{c} 2. 7-8) 2. 15x22 *\n\n");
}

#[test]
fn tags_say_where_a_game_starts_and_by_which_rule() {
    let game = replayed("[SetUp \"1\"]\n[FEN \"W:W22,K1:B18,9.\"]\n1... 22x15 2. 9-14 *");
    assert_eq!((game.start.as_str(), played(&game).as_str(), codes(&game).len()), ("W:WK1,22:B9,18", "22x15 9-14", 0));
    let game = replayed("[SetUp \"1\"]\n1. 11-15 *");
    assert_eq!((codes(&game), game.start), (vec!["position-missing"], Checkers::<Compulsory>::new().write()));
    let game = replayed("[FEN \"W:W22,33:B18\"]\n1... 22x15 *");
    assert_eq!((codes(&game), game.unread, game.moves.len()), (vec!["bad-position"], 1, 0));
    assert_eq!(written(&game.script.items), "22x15");

    let game = replayed("[GameType \"20\"]\n1. 32-28 19-23 *");
    assert_eq!((codes(&game), game.unread), (vec!["other-game-type"], 2));
    assert_eq!(codes(&replayed("[GameType \"21,B,8,8,N1,0\"]\n1. 11-15 *")).len(), 0);

    let optional = "[Capture \"optional\"]\n1. 11-15 22-18 2. 9-13 *";
    assert_eq!((codes(&replayed(optional)).len(), replayed(optional).capture), (0, "optional"));
    assert_eq!(codes(&replayed("[Capture \"maybe\"]\n1. 11-15 22-18 2. 9-13 *")), ["unknown-capture-rule", "illegal-move"]);
}

#[test]
fn the_side_that_makes_the_first_move_is_the_one_to_move() {
    let game = replayed("1. 22-18 11-15 *");
    assert_eq!((codes(&game), played(&game).as_str()), (vec!["other-side-begins"], "22-18 11-15"));
    assert!(game.start.starts_with("W:"), "{}", game.start);
}
