//! Crosses that people draw.
//!
//! ```text
//!   cells   H D outward or around, h d going home in the own middle column
//!   trays   one-home, two-home; all other stones wait
//! ```

use super::notation::write_stones;
use super::path::{GRID, HOME, WAITING, grid_cell};
use super::picture::{home_tray, is_going_home, stone};
use super::position::{Barjis, Stones};
use crate::sketch;
use plyground_core::{Complaint, Palette, Player, Sketch};

/// Stones of a player.
const STONES: u32 = 4;

/// Stones of both players on their two ways; those at home are counted beside the board.
pub(super) fn palette() -> Palette {
    Palette {
        pieces: [Player::One, Player::Two].into_iter().flat_map(|owner| [stone(owner, false), stone(owner, true)]).collect(),
        most_on_a_cell: STONES,
        trays: [Player::One, Player::Two].map(home_tray).to_vec(),
        has_turn: true,
        has_throw: true,
    }
}

/// The position as an editor shows it: every stone with the letter of its way, also where one
/// goes out and one goes home on the same cell.
pub(super) fn sketch(position: &Barjis) -> Sketch {
    let mut sketch = Sketch { turn: position.mover(), ..Sketch::of(position) };
    sketch.cells.iter_mut().for_each(String::clear);
    for owner in [Player::One, Player::Two] {
        for place in position.stones(owner).into_iter().filter(|place| *place != HOME) {
            if let Some((row, column)) = grid_cell(owner, place) {
                sketch.cells[row * GRID + column].push(stone(owner, is_going_home(place)).letter);
            }
        }
    }
    sketch
}

/// The position somebody has drawn: its notation, read.
pub(super) fn compose(like: &Barjis, sketch: &Sketch) -> Result<Barjis, Complaint> {
    sketch::check(like, sketch, &palette())?;
    let one = stones_of(Player::One, sketch)?;
    let two = stones_of(Player::Two, sketch)?;
    let throw = if sketch.throw.is_empty() { "-" } else { &sketch.throw };
    let text = format!("{}/{}/{}/{throw}", write_stones(one), write_stones(two), sketch.turn.index() + 1);
    sketch::read(like, &text)
}

/// The places of a player's stones in order: those drawn, those at home, and the rest, which wait.
fn stones_of(owner: Player, sketch: &Sketch) -> Result<Stones, Complaint> {
    let tray = home_tray(owner);
    let home: u32 = sketch.trays.get(tray).copied().unwrap_or(0);
    let mut places = vec![HOME; home.min(STONES + 1) as usize];
    for (index, letters) in sketch.cells.iter().enumerate() {
        for goes_home in [false, true] {
            let piece = stone(owner, goes_home);
            for _ in letters.chars().filter(|letter| *letter == piece.letter) {
                places.push(place_of(owner, index, goes_home).ok_or_else(|| off_path(piece.name, index, goes_home))?);
            }
        }
    }
    if places.len() > STONES as usize {
        let name = stone(owner, false).name;
        let message = format!("there are more than {STONES} {name}s on the board and at home; each player has {STONES}");
        return Err(Complaint::new("too-many-stones", message).with("stone", name).with("most", STONES));
    }
    places.resize(STONES as usize, WAITING);
    places.sort_unstable();
    Ok(places.try_into().expect("there are four, drawn or waiting"))
}

/// The place of a stone that stands on this cell and goes this way; `None` where its path does
/// not lead. At the end of its own middle column a stone that goes out is on 8, one that goes
/// home on 76.
fn place_of(owner: Player, cell: usize, goes_home: bool) -> Option<u8> {
    let mut places = (1..HOME).filter(|place| is_going_home(*place) == goes_home);
    places.find(|place| grid_cell(owner, *place) == Some((cell / GRID, cell % GRID)))
}

fn off_path(name: &str, cell: usize, goes_home: bool) -> Complaint {
    let (row, column) = (cell / GRID + 1, cell % GRID + 1);
    let right = if goes_home {
        "one goes home only in its own middle column"
    } else {
        "its path leads through its own middle column and around the cross"
    };
    let message = format!("a {name} never stands in row {row}, column {column}: {right}");
    Complaint::new("off-path", message).with("stone", name).with("row", row).with("column", column)
}
