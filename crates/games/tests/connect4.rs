//! Connect Four: everything the rules promise, held against plain twins and published numbers.

#[path = "connect4/counts.rs"]
mod counts;
#[path = "connect4/greedy.rs"]
mod greedy;
#[path = "connect4/laws.rs"]
mod laws;
#[path = "connect4/lines.rs"]
mod lines;
#[path = "connect4/naive.rs"]
mod naive;
#[path = "connect4/notation.rs"]
mod notation;
#[path = "connect4/playthrough.rs"]
mod playthrough;
#[path = "connect4/screen.rs"]
mod screen;

use plyground_core::Playable;
use plyground_games::connect4::{AnySize, ConnectFour, Shape, Standard};

/// The empty standard board.
fn standard() -> ConnectFour<Standard> {
    ConnectFour::new(Standard)
}

/// The empty board of a size.
fn sized(columns: u64, rows: u64) -> ConnectFour<AnySize> {
    ConnectFour::new(AnySize::sized(columns, rows).expect("a legal size"))
}

/// A position of the standard board.
fn read(text: &str) -> ConnectFour<Standard> {
    standard().read(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}
