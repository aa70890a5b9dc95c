//! Sets of positions with their values: for checking a solver, and for measuring it.
//!
//! A set is a text file in the form that published sets have, a line `moves value` for each position: the columns
//! played so far, from 1, and what the position is worth to the player to move. Sets are named after
//! when their positions arise and how long best play still goes on:
//!
//! ```text
//!              up to 13 discs more   14 to 28      more
//!   0 to 13    begin-easy            begin-medium  begin-hard
//!   14 to 28   middle-easy           middle-medium
//!   29 and on  end-easy
//! ```
//!
//! Sources: the two divisions are those of P. Pons' sets (*Solving Connect 4*, part 2); the positions are our own.

use super::score::plies_to_end;
use super::solve::{Solve, Wanted};
use plyground_core::time::Instant;
use plyground_core::{Complaint, Game, Limits, Playable, Rng, Stop, Turn};
use plyground_games::connect4::{ConnectFour, Standard};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::time::Duration;

/// A position of a set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The columns played so far, from 1.
    pub moves: String,
    /// What it is worth to the player to move.
    pub value: i32,
}

/// Which positions a set has.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kind {
    /// Its name.
    pub name: &'static str,
    discs: RangeInclusive<u32>,
    left: RangeInclusive<u32>,
    /// Positions that take more work than this to solve are not of this kind.
    nodes: Option<u64>,
}

/// Every kind of set, the quickest first.
pub static KINDS: [Kind; 6] = [
    Kind { name: "end-easy", discs: 29..=41, left: 1..=13, nodes: None },
    Kind { name: "middle-easy", discs: 14..=28, left: 1..=13, nodes: Some(100_000) },
    Kind { name: "begin-easy", discs: 1..=13, left: 1..=13, nodes: Some(100_000) },
    Kind { name: "middle-medium", discs: 14..=28, left: 14..=28, nodes: None },
    Kind { name: "begin-medium", discs: 1..=13, left: 14..=28, nodes: Some(10_000_000) },
    Kind { name: "begin-hard", discs: 1..=13, left: 29..=41, nodes: None },
];

fn position(moves: &str) -> Result<ConnectFour<Standard>, Complaint> {
    let position = ConnectFour::new(Standard).read(moves)?;
    match position.turn() {
        Turn::Over(_) => Err(Complaint::new("game-over", format!("the game is over after {moves}")).with("moves", moves)),
        _ => Ok(position),
    }
}

/// Reads a set.
pub fn read(text: &str) -> Result<Vec<Line>, Complaint> {
    let line = |(index, line): (usize, &str)| {
        let wrong = |why: String| Complaint::new("bad-set", format!("line {}: {why}", index + 1)).with("line", index + 1).with("why", why);
        let shape = || wrong("a line is `moves value`, such as `4453 2`".into());
        let (moves, value) = line.split_once(' ').ok_or_else(shape)?;
        let value = value.trim().parse().map_err(|_| shape())?;
        position(moves).map_err(|complaint| wrong(complaint.message))?;
        Ok(Line { moves: moves.into(), value })
    };
    text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()).map(line).collect()
}

/// Writes a set.
#[must_use]
pub fn write(lines: &[Line]) -> String {
    lines.iter().flat_map(|Line { moves, value }| [moves.clone(), format!(" {value}\n")]).collect()
}

/// Makes a set of `count` positions by games of chance, which are solved.
pub fn make(kind: &Kind, count: usize, seed: u64, solver: &dyn Solve, limits: &Limits) -> Result<Vec<Line>, Stop> {
    let mut rng = Rng::new(seed);
    let mut met = BTreeSet::new();
    let mut lines = Vec::new();
    while lines.len() < count {
        let discs_played = kind.discs.clone().nth(rng.below(kind.discs.clone().count())).unwrap_or(0);
        let (moves, position) = random_game(discs_played, &mut rng);
        let Some(position) = position.filter(|_| met.insert(moves.clone())) else { continue };
        let report = solver.solve(discs(&position), Wanted::Value, &Limits { nodes: kind.nodes, ..limits.clone() }, None);
        match report.stopped {
            Stop::Complete => {}
            Stop::Nodes => continue,
            stopped => return Err(stopped),
        }
        let value = report.value.least;
        let left = if value == 0 { 42 - discs_played } else { plies_to_end(42, discs_played as i32, value) };
        if kind.left.contains(&left) {
            lines.push(Line { moves, value });
        }
    }
    Ok(lines)
}

/// Plays so many discs anywhere; no position if the game is over before.
fn random_game(discs: u32, rng: &mut Rng) -> (String, Option<ConnectFour<Standard>>) {
    let mut position = ConnectFour::new(Standard);
    let mut moves = String::new();
    for _ in 0..discs {
        let column = position.sample(rng);
        position.apply(&column);
        moves.push(char::from(b'1' + column));
        if let Turn::Over(_) = position.turn() {
            return (moves, None);
        }
    }
    (moves, Some(position))
}

fn discs(position: &ConnectFour<Standard>) -> [u128; 2] {
    [position.own().into(), position.theirs().into()]
}

/// What solving a set took.
#[derive(Clone, Debug, Default)]
pub struct Measured {
    /// Positions solved.
    pub positions: u64,
    /// Nodes visited.
    pub nodes: u64,
    /// The time it took.
    pub elapsed: Duration,
    /// Positions whose value is not the one the set says.
    pub wrong: Vec<Line>,
}

/// Solves a set, one position after the other.
pub fn run(lines: &[Line], solver: &dyn Solve, limits: &Limits) -> Result<Measured, Stop> {
    let mut measured = Measured::default();
    for line in lines {
        // A set was read, so its moves are known to be good; whoever made one up is told that it is wrong.
        let Ok(position) = position(&line.moves) else {
            measured.wrong.push(line.clone());
            continue;
        };
        let start = Instant::now();
        let report = solver.solve(discs(&position), Wanted::Value, limits, None);
        measured.elapsed += start.elapsed();
        if report.stopped != Stop::Complete {
            return Err(report.stopped);
        }
        measured.positions += 1;
        measured.nodes += report.counters.nodes;
        if report.value.least != line.value {
            measured.wrong.push(line.clone());
        }
    }
    Ok(measured)
}
