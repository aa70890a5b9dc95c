//! One layer further at home: every move of the blank that stays in its square.
//!
//! Such a move changes the row alone, and all 256 positions of a line in the same way: they move by a
//! handful of vector operations. Every row's target is looked up in a table.
//!
//! ```text
//!   blank b, row r   │ 0 1 0 0 1 0 … │   positions of the newest layer
//!                            │ and not reached before
//!                            ▼
//!   blank f, row r'  │ 0 1 0 0 0 0 … │   positions of the next layer
//! ```

use super::chunk::{Chunk, Set, WORDS, is_empty};
use super::home::Home;
use super::patterns::{NONE, Patterns};

/// A move of the blank, for all rows with one number of ones.
#[derive(Debug)]
struct Step {
    to: usize,
    /// For each row the one it becomes; [`NONE`] where the move is not allowed.
    rows: Vec<u16>,
}

/// The moves at home of a variant: by number of ones, by blank.
#[derive(Debug)]
pub(super) struct Steps(Vec<Vec<Vec<Step>>>);

/// What a chunk sends to the others: the positions from which the blank can leave home, and those with
/// the blank at the crossing, which are at home in both squares.
#[derive(Debug)]
pub(super) struct Outbox {
    /// Door by door, row by row.
    pub lines: Vec<Set>,
    /// For each door, true when anything is there.
    pub is_used: Vec<bool>,
}

impl Outbox {
    pub fn new(chunk: &Chunk, doors: usize) -> Self {
        Self { lines: vec![[0; WORDS]; doors * chunk.height], is_used: vec![false; doors] }
    }
}

impl Steps {
    pub fn new(home: &Home, patterns: &Patterns) -> Self {
        let of_ones = |ones: usize| -> Vec<Vec<Step>> {
            let target = |pattern: u16, exchange: u16, differ: u16| {
                let is_allowed = differ == 0 || (pattern & differ).is_power_of_two();
                let changes = (pattern & exchange).is_power_of_two();
                if is_allowed { patterns.row(if changes { pattern ^ exchange } else { pattern }) } else { NONE }
            };
            let step = |action: &super::home::Move| {
                let rows = patterns.rows[ones].iter().map(|&pattern| target(pattern, action.exchange, action.differ)).collect();
                Step { to: action.to, rows }
            };
            home.moves.iter().map(|moves| moves.iter().map(step).collect()).collect()
        };
        Self((0..=home.slots).map(of_ones).collect())
    }

    /// Finds all positions one move at home away from those of the newest layer, whose distance is `depth`, and fills the outbox:
    /// at each door but the last the newest layer, at the last the crossing's part of the next layer.
    pub fn sweep(&self, chunk: &mut Chunk, outbox: &mut Outbox, doors: &[usize], depth: u32) {
        let (now, next) = ((depth % 3) as u8, ((depth + 1) % 3) as u8);
        outbox.is_used.fill(false);
        if !chunk.is_live {
            return;
        }
        let Some((&crossing, leaving)) = doors.split_last() else { return };
        let height = chunk.height;
        for (door, &blank) in leaving.iter().enumerate() {
            outbox.is_used[door] = post(chunk, blank, now, &mut outbox.lines[door * height..][..height]);
        }
        for (blank, steps) in self.0[chunk.ones].iter().enumerate() {
            for row in 0..height {
                let front = chunk.lines[blank * height + row].at(now);
                if is_empty(&front) {
                    continue;
                }
                for step in steps {
                    let target = step.rows[row];
                    if target != NONE {
                        arrive(chunk, step.to * height + usize::from(target), &front, next);
                    }
                }
            }
        }
        let last = leaving.len();
        outbox.is_used[last] = post(chunk, crossing, next, &mut outbox.lines[last * height..][..height]);
    }
}

/// Copies what is at a remainder for one blank; answers whether there is anything.
fn post(chunk: &Chunk, blank: usize, remainder: u8, lines: &mut [Set]) -> bool {
    let mut is_used = false;
    for (posted, line) in lines.iter_mut().zip(&chunk.lines[blank * chunk.height..]) {
        *posted = line.at(remainder);
        is_used |= !is_empty(posted);
    }
    is_used
}

/// Notes that the positions of `front` come to a line.
#[inline(always)]
fn arrive(chunk: &mut Chunk, index: usize, front: &Set, next: u8) {
    let line = &mut chunk.lines[index];
    let new = line.unreached(front);
    if !is_empty(&new) {
        line.reach(&new, next);
        chunk.count(index, &new);
    }
}
