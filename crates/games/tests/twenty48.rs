//! 2048: everything the rules promise, held against plain twins and known numbers.

#[path = "twenty48/judges.rs"]
mod judges;
#[path = "twenty48/laws.rs"]
mod laws;
#[path = "twenty48/naive.rs"]
mod naive;
#[path = "twenty48/notation.rs"]
mod notation;
#[path = "twenty48/playouts.rs"]
mod playouts;
#[path = "twenty48/playthrough.rs"]
mod playthrough;
#[path = "twenty48/screen.rs"]
mod screen;

use plyground_core::Playable;
use plyground_games::twenty48::{Goal, Spawn, Twenty48, Twenty48Any, Variant};

/// Every variant of a size.
fn variants(size: usize) -> impl Iterator<Item = Variant> {
    let goals = [Goal::None, Goal::Tile2048].into_iter();
    goals.flat_map(move |goal| [Spawn::Any, Spawn::Edge].map(|spawn| Variant { size, goal, spawn }))
}

/// The start of four by four in the fast type.
fn fast(variant: Variant) -> Twenty48 {
    Twenty48::new(variant).expect("four by four")
}

/// The start of any size.
fn any(variant: Variant) -> Twenty48Any {
    Twenty48Any::new(variant).expect("three, four or five")
}

/// A position of the usual game.
fn read(text: &str) -> Twenty48 {
    fast(Variant::default()).read(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}

/// A position of the usual game with a goal.
fn read_with_goal(text: &str) -> Twenty48 {
    let start = fast(Variant { goal: Goal::Tile2048, ..Variant::default() });
    start.read(text).unwrap_or_else(|complaint| panic!("{text}: {complaint}"))
}
