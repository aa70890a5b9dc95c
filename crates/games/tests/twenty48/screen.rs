//! What a screen is told: ways to slide, cells for new tiles, boards that are drawn.

use crate::{any, fast, read, variants};
use plyground_core::{Direction, Editor, Gesture, Playable, laws};
use plyground_games::twenty48::Variant;

fn editor<G: Playable>() -> Editor<G> {
    G::editor().expect("there is an editor")
}

#[test]
fn moves_slide_and_new_tiles_are_put_on_their_cells() {
    let position = read("2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0");
    let gesture = |text: &str| position.gesture(&position.read_action(text).expect("a legal move"));
    let all = [("up", Direction::Up), ("down", Direction::Down), ("left", Direction::Left), ("right", Direction::Right)];
    for (text, direction) in all {
        assert_eq!(gesture(text), Gesture::Slide { direction });
        assert_eq!(direction.word(), text);
    }
    let waiting = read("2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0+");
    let gesture = |text: &str| waiting.gesture(&waiting.read_action(text).expect("a place for a tile"));
    assert_eq!(gesture("2@r2c3"), Gesture::Place { cell: 6, label: "2".into() });
    assert_eq!(gesture("4@r4c4"), Gesture::Place { cell: 15, label: "4".into() });
}

#[test]
fn every_board_can_be_drawn_with_the_player_to_move() {
    // A sketch does not tell that a tile is to appear, except on the empty board.
    for variant in variants(4) {
        assert!(laws::editor(&fast(variant), 4, 300, 1, |position| !position.is_waiting()) > 100);
    }
    for variant in [3, 5].into_iter().flat_map(variants) {
        assert!(laws::editor(&any(variant), 2, 100, 2, |position| !position.is_waiting()) > 20);
    }
    let huge = read("32768,32768,65536,65536/131072,0,0,2/2147483648,0,0,2147483648/1073741824,1073741824,0,0");
    assert_eq!((editor().compose)(&fast(Variant::default()), &(editor().sketch)(&huge)), Ok(huge));
    let start = fast(Variant::default());
    assert_eq!((editor().compose)(&start, &(editor().sketch)(&start)), Ok(start), "the empty board waits for its first tile");
}

#[test]
fn the_palette_has_every_tile_a_game_can_reach() {
    let palette = (editor().palette)(&fast(Variant::default()));
    let labels: Vec<_> = palette.pieces.iter().filter_map(|piece| piece.label.as_deref()).collect();
    assert_eq!((labels.len(), labels[0], labels[10], labels[16]), (17, "2", "2048", "131072"));
    let letters: String = palette.pieces.iter().map(|piece| piece.letter).collect();
    assert_eq!(letters, "123456789abcdefgh");
    let mut sketch = (editor().sketch)(&read("2,0,0,0/0,0,0,0/0,4,0,0/0,0,0,0"));
    sketch.cells[3] = "w".into();
    assert_eq!((editor().compose)(&fast(Variant::default()), &sketch).unwrap_err().code, "unknown-piece");
}
