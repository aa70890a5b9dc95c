//! What a screen is told: columns to point at, boards that are drawn.

use crate::{read, sized, standard};
use plyground_core::{Editor, Evaluator, Gesture, Playable, Player, Sketch, laws};
use plyground_games::connect4::{ConnectFour, Standard};
use std::collections::BTreeMap;

fn editor<G: Playable>() -> Editor<G> {
    G::editor().expect("there is an editor")
}

/// A standard board drawn with these rows, the lowest ones; `.` is an empty cell.
fn drawn(rows: &[&str]) -> Sketch {
    let mut cells = vec![String::new(); 7 * (6 - rows.len())];
    cells.extend(rows.concat().chars().map(|c| if c == '.' { String::new() } else { c.into() }));
    Sketch { cells, trays: BTreeMap::new(), turn: Player::One, throw: String::new() }
}

#[test]
fn a_disc_is_dropped_into_its_column() {
    assert_eq!(standard().gesture(&0), Gesture::Column { column: 0 });
    assert_eq!(sized(12, 6).gesture(&11), Gesture::Column { column: 11 });
}

#[test]
fn every_board_can_be_drawn() {
    assert!(laws::editor(&standard(), 40, 50, 1, |_| true) > 500);
    assert!(laws::editor(&sized(10, 5), 10, 60, 2, |_| true) > 100);
    let palette = (editor().palette)(&standard());
    let pieces: Vec<_> = palette.pieces.iter().map(|piece| (piece.letter, piece.name, piece.owner)).collect();
    assert_eq!(pieces, [('r', "red disc", Some(Player::One)), ('y', "yellow disc", Some(Player::Two))]);
    assert_eq!((palette.most_on_a_cell, palette.has_turn, palette.has_throw), (1, false, false));
    // Whose turn it is follows from the discs, whatever the sketch says.
    assert_eq!((editor().compose)(&standard(), &Sketch { turn: Player::One, ..drawn(&["..yrr.."]) }), Ok(read("435")));
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_reason() {
    for (rows, code) in [
        (&["...r...", "......."][..], "floating-disc"),
        (&["rr....."], "wrong-disc-count"),
        (&["yyyy...", "rrrr..."], "two-winners"),
        (&["...q..."], "unknown-piece"),
    ] {
        let complaint = (editor().compose)(&standard(), &drawn(rows)).unwrap_err();
        assert_eq!((complaint.code, complaint.at), (code, None), "{rows:?}: {complaint}");
    }
    let mut sketch = drawn(&["...r..."]);
    sketch.cells[38] = "ry".into();
    assert_eq!((editor().compose)(&standard(), &sketch).unwrap_err().message, "2 pieces in row 6, column 4; a cell holds at most 1");
    sketch.cells.pop();
    assert_eq!((editor().compose)(&standard(), &sketch).unwrap_err().code, "wrong-cell-count");
    let sketch = Sketch { trays: BTreeMap::from([("one-home".into(), 1)]), ..drawn(&[]) };
    assert_eq!((editor().compose)(&standard(), &sketch).unwrap_err().code, "unknown-tray");
    let sketch = Sketch { throw: "dest".into(), ..drawn(&[]) };
    assert_eq!((editor().compose)(&standard(), &sketch).unwrap_err().code, "no-throws");
}

#[test]
fn a_clear_edge_is_a_value_the_judge_can_give() {
    let judge = standard().judge("lines").expect("the game lists it");
    assert!((1.0..f64::from(judge.bounds().1.0)).contains(&ConnectFour::<Standard>::clear_edge("lines")));
}
