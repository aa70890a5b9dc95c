//! What a screen is told: pieces and the empty cell to point at, boards that are drawn.

use super::{start, variants};
use plyground_core::{Editor, Gesture, Playable, Spot, laws};
use plyground_games::redswapblue::Wide;

fn editor<G: Playable>() -> Editor<G> {
    G::editor().expect("there is an editor")
}

#[test]
fn a_move_points_from_the_piece_to_the_empty_cell_of_the_picture() {
    // Cells of the puzzle and cells of the picture are counted differently from the second square on.
    let position = start::<u64>("n=2").read("rr-/rb./-bb").unwrap();
    let action = position.read_action("r3c3 up").unwrap();
    assert_eq!(position.gesture(&action), Gesture::Path { spots: vec![Spot::Cell(8), Spot::Cell(5)] });
}

#[test]
fn every_board_can_be_drawn() {
    for (seed, variant) in variants(&[2, 3, 5]).iter().enumerate() {
        assert!(laws::editor(&start::<u64>(variant), 3, 60, seed as u64, |_| true) > 20, "{variant}");
        assert!(laws::editor(&start::<Wide>(variant), 1, 30, seed as u64, |_| true) > 5, "{variant}");
    }
}

#[test]
fn a_board_that_cannot_be_is_refused_with_the_reason() {
    let start = start::<u64>("n=2");
    let with = |cell: usize, letters: &str| {
        let mut sketch = (editor().sketch)(&start);
        sketch.cells[cell] = letters.into();
        (editor().compose)(&start, &sketch).unwrap_err().code
    };
    assert_eq!(with(4, "r"), "no-blank");
    assert_eq!(with(0, ""), "two-blanks");
    assert_eq!(with(0, "b"), "wrong-piece-count");
    assert_eq!(with(2, "b"), "not-a-cell");
}
