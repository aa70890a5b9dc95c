//! What a screen is told.

use crate::{chance, plain};
use plyground_core::{Evaluator, Game, Playable, Player, Value};
use plyground_games::tree::PlainTree;

#[test]
fn the_picture_shows_the_children_and_a_leaf_itself() {
    let picture = chance("max[B=min[3 12] chance[1 2] -8]").picture();
    assert_eq!((picture.columns, picture.rows), (3, 1));
    assert_eq!(picture.column_names, ["B", "2", "3"]);
    let pieces: Vec<_> = picture.cells.iter().map(|cell| cell.piece.as_ref().expect("a child")).collect();
    assert_eq!((pieces[0].name, pieces[0].owner), ("MIN node", Some(Player::Two)));
    assert_eq!(pieces[1].name, "chance node");
    assert_eq!((pieces[2].name, pieces[2].label.as_deref()), ("leaf", Some("-8")));
    let picture = plain("5").picture();
    assert_eq!(picture.cells[0].piece.as_ref().and_then(|piece| piece.label.as_deref()), Some("5"));
    let picture = plain(&format!("max[{}]", vec!["1"; 30].join(" "))).picture();
    assert_eq!((picture.columns, picture.rows), (12, 3));
    assert_eq!(picture.cells.iter().filter(|cell| cell.piece.is_some()).count(), 30);
}

#[test]
fn a_node_is_estimated_by_what_is_written_there_or_by_the_middle() {
    let tree = plain("max[min~7[1 2] min[3 20] -4]");
    let judge = tree.judge("estimate").unwrap();
    assert_eq!(Evaluator::<PlainTree>::bounds(&judge), (Value(-4), Value(20)));
    assert_eq!(judge.evaluate(&tree.after(&0)), Value(7));
    assert_eq!(judge.evaluate(&tree.after(&1)), Value(8));
    assert_eq!(tree.after(&0).caption().map(|caption| caption.text).as_deref(), Some("estimate 7"));
    assert!(tree.judge("lines").is_none());
}
