//! What a screen is told: squares to point at, boards that are drawn.

use crate::{read, read_free};
use plyground_core::{Editor, Game, Gesture, Playable, Player, Sketch, Spot, laws};
use plyground_games::checkers::{Checkers, Compulsory, MAN, Optional};

fn editor<G: Playable>() -> Editor<G> {
    G::editor().expect("there is an editor")
}

/// The numbers of the squares a move points at.
fn pointed(position: &Checkers<Compulsory>, text: &str) -> Vec<String> {
    let picture = position.picture();
    let action = position.read_action(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"));
    let Gesture::Path { spots } = position.gesture(&action) else { panic!("{text} is not a path") };
    let name = |spot: &Spot| match spot {
        Spot::Cell(cell) => picture.cells[*cell].name.clone(),
        Spot::Tray(id) => panic!("{text} points at the tray {id}"),
    };
    spots.iter().map(name).collect()
}

#[test]
fn a_move_points_at_every_square_it_touches() {
    assert_eq!(pointed(&Checkers::new(), "11-15"), ["11", "15"]);
    assert_eq!(pointed(&read("W:W22:B18,10"), "22x6"), ["22", "15", "6"]);
    assert_eq!(pointed(&read("B:W14,15,22,23:BK10"), "10x17x26x19x10"), ["10", "17", "26", "19", "10"]);
}

#[test]
fn every_board_can_be_drawn_with_either_side_to_move() {
    assert!(laws::editor(&Checkers::<Compulsory>::new(), 20, 200, 1, |_| true) > 500);
    assert!(laws::editor(&Checkers::<Optional>::new(), 20, 200, 2, |_| true) > 500);
    assert!(laws::editor(&read_free("B:WK14,K17,K26,K22,K7:BK25,K10,K19,K32"), 10, 60, 3, |_| true) > 100);
    // White has no pieces and would be to move: the game is over, and the sketch still says whose turn it is.
    let over = read("W:W:B1,K10");
    assert!(over.turn().is_over());
    assert_eq!((editor().sketch)(&over).turn, Player::Two);
    assert_eq!((editor().compose)(&Checkers::new(), &(editor().sketch)(&over)), Ok(over));
    let letters: String = (editor().palette)(&over).pieces.iter().map(|piece| piece.letter).collect();
    assert_eq!(letters, "bBwW");
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_reason() {
    let start = Checkers::<Compulsory>::new();
    let empty = Sketch { cells: vec![String::new(); 64], ..(editor().sketch)(&start) };
    let complain = |cell: usize, letters: &str| {
        let mut sketch = empty.clone();
        sketch.cells[cell] = letters.into();
        (editor().compose)(&start, &sketch).unwrap_err()
    };
    let with = |cell, letters| complain(cell, letters).code;
    assert_eq!((editor().compose)(&start, &empty).unwrap_err().code, "no-pieces");
    assert_eq!(with(0, "b"), "not-a-cell", "a light square");
    assert_eq!(with(1, "w"), "man-on-last-row");
    assert_eq!(with(1, "bw"), "crowded-cell");
    assert_eq!(with(1, "k"), "unknown-piece");
    let arguments = complain(18, "b").arguments;
    for (name, value) in [("row", "3"), ("column", "3")] {
        assert!(arguments.contains(&(name, value.into())), "{name} in {arguments:?}");
    }
    let mut crowd = (editor().sketch)(&start);
    crowd.cells[24] = "b".into();
    assert_eq!((editor().compose)(&start, &crowd).unwrap_err().code, "too-many-pieces");
}

#[test]
fn a_clear_edge_is_a_man() {
    for judge in Checkers::<Compulsory>::about().judges {
        assert_eq!(Checkers::<Compulsory>::clear_edge(judge.id), f64::from(MAN), "{}", judge.id);
    }
}
