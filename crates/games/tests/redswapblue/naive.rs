//! The slow twin: a grid of characters, moved by hand, written from the rules and nothing else.

use plyground_games::redswapblue::{Jump, Variant};
use std::collections::HashMap;

/// A position as a grid: `r`, `b`, `.`, and `-` where there is no cell.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Grid(pub Vec<Vec<char>>);

/// The directions with their names.
const DIRECTIONS: [(&str, i32, i32); 8] = [
    ("up", -1, 0),
    ("down", 1, 0),
    ("left", 0, -1),
    ("right", 0, 1),
    ("up-left", -1, -1),
    ("up-right", -1, 1),
    ("down-left", 1, -1),
    ("down-right", 1, 1),
];

impl Grid {
    /// `first` fills the first square, `second` the second, the crossing is empty.
    pub fn filled(n: usize, first: char, second: char) -> Self {
        let mut rows = vec![vec!['-'; 2 * n - 1]; 2 * n - 1];
        for row in 0..n {
            for column in 0..n {
                rows[row][column] = first;
                rows[row + n - 1][column + n - 1] = second;
            }
        }
        rows[n - 1][n - 1] = '.';
        Self(rows)
    }

    pub fn start(n: usize) -> Self {
        Self::filled(n, 'r', 'b')
    }

    pub fn goal(n: usize) -> Self {
        Self::filled(n, 'b', 'r')
    }

    pub fn parse(text: &str) -> Self {
        Self(text.split('/').map(|row| row.chars().collect()).collect())
    }

    pub fn text(&self) -> String {
        self.0.iter().map(|row| row.iter().collect::<String>()).collect::<Vec<_>>().join("/")
    }

    pub fn at(&self, row: i32, column: i32) -> char {
        let row = usize::try_from(row).ok().and_then(|row| self.0.get(row));
        row.and_then(|row| row.get(usize::try_from(column).ok()?)).copied().unwrap_or('-')
    }

    /// Rows and columns of all cells that hold `what`.
    pub fn places(&self, what: char) -> Vec<(i32, i32)> {
        let side = self.0.len() as i32;
        (0..side * side).map(|place| (place / side, place % side)).filter(|&(row, column)| self.at(row, column) == what).collect()
    }

    /// Every move with its text and where it leads: each piece tries each direction.
    pub fn moves(&self, variant: Variant) -> Vec<(String, Self)> {
        let mut moves = Vec::new();
        for (row, column) in self.places('r').into_iter().chain(self.places('b')) {
            let piece = self.at(row, column);
            for (direction, (name, down, right)) in DIRECTIONS.into_iter().enumerate() {
                let is_straight = direction < 4;
                let (next, beyond) = (self.at(row + down, column + right), self.at(row + 2 * down, column + 2 * right));
                let may_step = is_straight && next == '.';
                let is_over_somebody = match variant.jump {
                    Jump::Any => next == 'r' || next == 'b',
                    Jump::Other => (next == 'r' || next == 'b') && next != piece,
                };
                let may_jump = (is_straight || variant.diagonal) && beyond == '.' && is_over_somebody;
                let length = match (may_step, may_jump) {
                    (true, _) => 1,
                    (_, true) => 2,
                    _ => continue,
                };
                let mut after = self.clone();
                after.0[row as usize][column as usize] = '.';
                after.0[(row + length * down) as usize][(column + length * right) as usize] = piece;
                moves.push((format!("r{}c{} {name}", row + 1, column + 1), after));
            }
        }
        moves
    }

    /// Number of ways to make exactly `depth` moves without going on from the goal.
    pub fn perft(&self, variant: Variant, depth: u32) -> u64 {
        match depth {
            0 => 1,
            _ if *self == Self::goal(variant.n) => 0,
            _ => self.moves(variant).iter().map(|(_, after)| after.perft(variant, depth - 1)).sum(),
        }
    }
}

/// Every grid that can be reached, with its distance and the number of shortest ways to it.
pub fn enumerate(start: Grid, variant: Variant) -> HashMap<String, (u32, u64)> {
    let mut seen = HashMap::from([(start.text(), (0, 1))]);
    let mut layer = vec![start];
    for distance in 1.. {
        let mut next = Vec::new();
        for grid in &layer {
            let ways = seen[&grid.text()].1;
            for (_, after) in grid.moves(variant) {
                let entry = seen.entry(after.text()).or_insert_with(|| {
                    next.push(after);
                    (distance, 0)
                });
                if entry.0 == distance {
                    entry.1 += ways;
                }
            }
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    seen
}
