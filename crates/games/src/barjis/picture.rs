//! How a position looks: the cross, and the words beside it.

use super::cowries::{BUNJ, THROWS};
use super::path::{GRID, HOME, WAITING, X_PLACES, grid_cell};
use super::position::Barjis;
use plyground_core::{Ground, Picture, Piece, Player};
use std::fmt::Write as _;

/// The cross with its stones. Several stones on a cell are one piece with their number; stones
/// at home stand in the kitchen, each player's on the own side; waiting stones are not on the board.
pub(super) fn picture(position: &Barjis) -> Picture {
    let mut picture = Picture::new(GRID, GRID, Ground::Outside);
    for row in 0..GRID {
        for column in 0..GRID {
            if (8..=10).contains(&row) || (8..=10).contains(&column) {
                picture.cell_mut(row, column).ground = Ground::Plain;
            }
        }
    }
    for place in X_PLACES {
        let (row, column) = grid_cell(Player::One, place).expect("X cells are on the board");
        picture.cell_mut(row, column).ground = Ground::Marked;
    }
    for (owner, letter, name) in [(Player::One, 'H', "horse"), (Player::Two, 'D', "dome")] {
        let cells = position.stones(owner).map(|place| grid_cell(owner, place));
        for (row, column) in cells.into_iter().flatten() {
            let count = cells.iter().filter(|cell| **cell == Some((row, column))).count();
            let label = (count > 1).then(|| format!("{count}{letter}"));
            picture.cell_mut(row, column).piece = Some(Piece { owner: Some(owner), letter, name, label });
        }
    }
    picture
}

/// Stones that wait or are home, and the throws on the table with their names and steps.
pub(super) fn caption(position: &Barjis) -> String {
    let mut text = String::new();
    for (player, name) in [(Player::One, "One (horses)"), (Player::Two, "Two (domes)")] {
        let stones = position.stones(player);
        let count = |wanted: u8| stones.map(|place| usize::from(place == wanted)).iter().sum::<usize>();
        write!(text, "{name}: {} waiting, {} home. ", count(WAITING), count(HOME)).expect("a string takes all");
    }
    let Some(set) = position.toss() else {
        return text.trim_end().into();
    };
    let names: Vec<String> = set
        .throws()
        .map(|down| {
            let throw = THROWS[down];
            let steps = if down == BUNJ { position.rules().variant.bunj } else { throw.steps };
            let khal = if throw.khal { " + khal" } else { "" };
            format!("{} {} ({steps}{khal})", throw.name, throw.arabic)
        })
        .collect();
    let total: u32 = set.steps.iter().map(|steps| u32::from(steps.value) * u32::from(steps.count)).sum();
    write!(text, "On the table: {}; {total} steps in all.", names.join(", ")).expect("a string takes all");
    text
}
