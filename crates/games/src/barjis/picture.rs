//! How a position looks: the cross, what lies beside it, and the words.
//!
//! ```text
//!   cells   H h  a horse on its way out and one going home, D d the same for domes
//!   trays   one-waiting  one-home  two-waiting  two-home  and one `throw` for each throw
//! ```
//!
//! Every stone is shown once: on its cell or in a tray. On most cells the place tells which way a
//! stone goes. Only in its owner's middle column it does not, where the way out and the way home
//! use the same cells; there the letter tells.

use super::cowries::{BUNJ, COWRIES, THROWS};
use super::path::{GRID, HOME, RING_LAST, WAITING, X_PLACES, grid_cell};
use super::position::{Barjis, Stones};
use plyground_core::{Ground, Look, Picture, Piece, Player, Tray};
use std::fmt::Write as _;

/// Rows and columns of the kitchen, where nobody stands: stones that are home lie in a tray.
const KITCHEN: std::ops::RangeInclusive<usize> = 8..=10;

/// The tray of a player's stones that wait to enter.
pub(super) const fn waiting_tray(owner: Player) -> &'static str {
    match owner {
        Player::One => "one-waiting",
        Player::Two => "two-waiting",
    }
}

/// The tray of a player's stones that are home.
pub(super) const fn home_tray(owner: Player) -> &'static str {
    match owner {
        Player::One => "one-home",
        Player::Two => "two-home",
    }
}

/// A stone on its way out or around, or going home in its own middle column.
pub(super) const fn stone(owner: Player, is_going_home: bool) -> Piece {
    let (letter, name) = match (owner, is_going_home) {
        (Player::One, false) => ('H', "horse"),
        (Player::One, true) => ('h', "horse going home"),
        (Player::Two, false) => ('D', "dome"),
        (Player::Two, true) => ('d', "dome going home"),
    };
    Piece::new(Some(owner), letter, name)
}

/// True on the way inward, from the end of the own middle column on.
pub(super) const fn is_going_home(place: u8) -> bool {
    RING_LAST <= place && place < HOME
}

/// The cross with its stones, and the trays.
pub(super) fn picture(position: &Barjis) -> Picture {
    let throws: Vec<usize> = position.toss().map(|set| set.throws().collect()).unwrap_or_default();
    picture_of([Player::One, Player::Two].map(|player| position.stones(player)), position.mover(), &throws)
}

/// These stones, with the throws of `mover`, by cowries face down, in the order given.
pub(super) fn picture_of(stones: [Stones; 2], mover: Player, throws: &[usize]) -> Picture {
    let mut picture = empty_cross();
    for owner in [Player::One, Player::Two] {
        let stones = stones[owner.index()];
        for place in stones {
            put(&mut picture, owner, place);
        }
        let tray = |id: &'static str, label: &str, wanted: u8| {
            let count = stones.map(|place| u32::from(place == wanted)).iter().sum();
            let pieces = if count > 0 { vec![Piece { count, ..stone(owner, false) }] } else { Vec::new() };
            Tray { id, owner: Some(owner), label: label.into(), pieces }
        };
        picture.trays.push(tray(waiting_tray(owner), "waiting", WAITING));
        picture.trays.push(tray(home_tray(owner), "home", HOME));
    }
    picture.trays.extend(throws.iter().map(|&down| cowries(mover, down)));
    picture
}

/// The cross: X cells are marked.
fn empty_cross() -> Picture {
    let mut picture = Picture::new(GRID, GRID, Ground::Outside).with_look(Look::Cloth);
    for row in 0..GRID {
        for column in 0..GRID {
            picture.cell_mut(row, column).ground = match (KITCHEN.contains(&row), KITCHEN.contains(&column)) {
                (true, true) => Ground::Unused,
                (false, false) => Ground::Outside,
                _ => Ground::Plain,
            };
        }
    }
    for place in X_PLACES {
        let (row, column) = grid_cell(Player::One, place).expect("X cells are on the board");
        picture.cell_mut(row, column).ground = Ground::Marked;
    }
    picture
}

/// Puts a stone on its cell. Several are one piece with their number; it goes home if all do.
fn put(picture: &mut Picture, owner: Player, place: u8) {
    let Some((row, column)) = grid_cell(owner, place).filter(|_| place != HOME) else { return };
    let piece = &mut picture.cell_mut(row, column).piece;
    let new = stone(owner, is_going_home(place));
    *piece = Some(match piece.take() {
        None => new,
        Some(other) => {
            let count = other.count + 1;
            let kind = if other.letter == new.letter { new } else { stone(owner, false) };
            let label = format!("{count}{}", kind.letter);
            Piece { count, ..kind }.labelled(label)
        }
    });
}

/// Six cowries as they fell, those face up first.
fn cowries(thrower: Player, down: usize) -> Tray {
    let cowry = |index: usize| {
        let is_open = index + down < usize::from(COWRIES);
        if is_open { Piece::new(None, 'o', "open cowry") } else { Piece::new(None, 'c', "closed cowry") }
    };
    let pieces = (0..usize::from(COWRIES)).map(cowry).collect();
    Tray { id: "throw", owner: Some(thrower), label: THROWS[down].name.into(), pieces }
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
