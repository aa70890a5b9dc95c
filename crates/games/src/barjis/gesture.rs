//! How a turn is pointed at: stone by stone, from where it stands to where it goes.
//!
//! ```text
//!   0:k 39:10 83:k    [one-waiting] -> [cell], [cell] -> [cell], [cell] -> [one-home]
//! ```

use super::partial::Step;
use super::path::{GRID, HOME, grid_cell};
use super::picture::{home_tray, waiting_tray};
use super::position::{Action, Barjis};
use super::routes::steps_to;
use super::steps::{write_action, write_steps};
use plyground_core::{Gesture, Player, Spot};

/// Where a place is: a cell, or a tray.
fn spot(owner: Player, place: u8) -> Spot {
    match grid_cell(owner, place) {
        _ if place == HOME => Spot::Tray(home_tray(owner)),
        Some((row, column)) => Spot::Cell(row * GRID + column),
        None => Spot::Tray(waiting_tray(owner)),
    }
}

/// One step of one stone.
pub(super) fn step_gesture(mover: Player, (place, value): Step) -> Gesture {
    Gesture::Path { spots: vec![spot(mover, place), spot(mover, place + value)] }
}

/// The steps of a turn in the order in which they are written. Throws and passes are chosen from a list.
pub(super) fn gesture(position: &Barjis, action: &Action) -> Gesture {
    show(position, action).1
}

/// An action as it is written and as it is pointed at. The steps of a turn take a search, so both come from one.
pub(super) fn show(position: &Barjis, action: &Action) -> (String, Gesture) {
    if matches!(action, Action::Throw(_)) || position.is_pass(action) {
        return (write_action(position, action), Gesture::Listed);
    }
    let steps = steps_to(position, action);
    let text = write_steps(steps.as_deref());
    let pointed = steps.unwrap_or_default().into_iter().map(|step| step_gesture(position.mover(), step));
    (text, Gesture::Steps { steps: pointed.collect() })
}
