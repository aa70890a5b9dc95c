//! Boards drawn with letters, and trees laid out.

use plyground_core::Piece;
use plyground_session::trace::{GAP_ACROSS, tidy};
use plyground_session::{Ground, Picture, Seat as Player, draw, draw_with_names};

#[test]
fn names_of_empty_cells_are_shown_when_asked_for() {
    let mut picture = Picture::new(2, 2, Ground::Unused);
    for (index, name) in [(1, "9"), (2, "10")] {
        picture.cells[index].ground = Ground::Plain;
        picture.cells[index].name = name.into();
    }
    assert_eq!(draw(&picture), "   .\n .\n");
    assert_eq!(draw_with_names(&picture), "     9\n 10\n");
    picture.cells[2].piece = Some(Piece::new(Some(Player::Two), 'w', "white man"));
    assert_eq!(draw_with_names(&picture), "   9\n w\n");
}

#[test]
fn labels_stand_to_the_right_of_columns_as_wide_as_the_widest() {
    let mut picture = Picture::new(3, 2, Ground::Plain);
    for (index, label) in [(0, "2"), (2, "2048"), (4, "16")] {
        picture.cells[index].piece = Some(Piece::new(None, '?', "tile").labelled(label));
    }
    assert_eq!(draw(&picture), "    2    . 2048\n    .   16    .\n");
}

/// A tree from a simple generator: the parent of cell `n` is some cell before it, in preorder.
fn some_tree(seed: u64, count: usize) -> (Vec<Option<usize>>, Vec<f64>) {
    let mut state = seed;
    let mut next = |below: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % below
    };
    let (mut parents, mut way) = (vec![None], vec![0]);
    for index in 1..count {
        way.truncate(next(way.len()) + 1);
        parents.push(way.last().copied());
        way.push(index);
    }
    let widths = (0..count).map(|_| 20.0 + next(100) as f64).collect();
    (parents, widths)
}

#[test]
fn cells_of_a_level_stand_in_order_and_apart_and_parents_are_centred() {
    for seed in 0..50 {
        let (parents, widths) = some_tree(seed, 120);
        let x = tidy(&parents, &widths);
        let mut levels: Vec<Vec<usize>> = Vec::new();
        let mut level_of = vec![0; parents.len()];
        for index in 0..parents.len() {
            level_of[index] = parents[index].map_or(0, |parent| level_of[parent] + 1);
            levels.resize_with(levels.len().max(level_of[index] + 1), Vec::new);
            levels[level_of[index]].push(index);
            let children: Vec<usize> = (0..parents.len()).filter(|child| parents[*child] == Some(index)).collect();
            if let (Some(first), Some(last)) = (children.first(), children.last()) {
                assert!((f64::midpoint(x[*first], x[*last]) - x[index]).abs() < 1e-6, "seed {seed}, cell {index} is not centred");
            }
        }
        for pair in levels.iter().flat_map(|level| level.windows(2)) {
            let space = x[pair[1]] - x[pair[0]] - f64::midpoint(widths[pair[0]], widths[pair[1]]);
            assert!(space > GAP_ACROSS - 1e-6, "seed {seed}, cells {pair:?} are {space} apart");
        }
    }
}

#[test]
fn a_chain_of_many_nodes_is_laid_out_at_once() {
    let parents: Vec<Option<usize>> = (0..200_000_usize).map(|index| index.checked_sub(1)).collect();
    assert!(tidy(&parents, &vec![10.0; 200_000]).iter().all(|x| x.abs() < 1e-9));
}
