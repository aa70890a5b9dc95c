//! Making a book of openings.
//!
//! Only the positions with the most discs are solved; what comes before follows from them, disc by disc backwards. They
//! are solved in the order of their codes, so that neighbours share what the table knows, and each value
//! is told as soon as it is found: whoever writes it down can go on there another day.
//!
//! ```text
//!   positions with N discs ── solve ──► values ── backwards ──► N - 1, …, 1, 0 discs ──► book
//! ```

use super::book::{Book, Opening, code};
use super::score;
use super::solve::{Solve, Wanted, solver};
use plyground_core::threads::share;
use plyground_core::{Complaint, Game, Limits, Outcome, Stop, Turn};
use plyground_games::connect4::{AnySize, ConnectFour, Shape};
use std::collections::BTreeMap;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A position of any size.
type Position = ConnectFour<AnySize>;

/// A book of more positions with the same number of discs would take days to make, and all memory.
const MOST_POSITIONS: usize = 1_000_000;

/// All positions with so many discs whose game is not over, by their codes, a mirror image counting as the same.
#[derive(Clone, Debug)]
pub struct Layers {
    columns: u8,
    rows: u8,
    by_discs: Vec<BTreeMap<u64, Position>>,
}

impl Layers {
    /// The positions with up to `plies` discs.
    pub fn new(columns: u8, rows: u8, plies: u8) -> Result<Self, Complaint> {
        let wrong = |what: String| Complaint::new("bad-book", what);
        let shape = AnySize::sized(u64::from(columns), u64::from(rows))
            .ok_or_else(|| wrong(format!("there is no board of {columns} x {rows} cells; columns * (rows + 1) may be at most 128")))?;
        let too_deep = || wrong(format!("a book of {plies} plies for {columns} x {rows} is too large; take fewer plies"));
        if u32::from(plies) >= u32::from(columns) * u32::from(rows) {
            return Err(too_deep());
        }
        let start = ConnectFour::new(shape);
        let mut layers = vec![BTreeMap::from([(code(columns, rows, [0, 0]).ok_or_else(too_deep)?.0, start)])];
        for _ in 0..plies {
            let mut next = BTreeMap::new();
            for child in layers.last().into_iter().flat_map(BTreeMap::values).flat_map(children) {
                if !matches!(child.turn(), Turn::Over(_)) {
                    next.insert(code(columns, rows, discs(&child)).ok_or_else(too_deep)?.0, child);
                }
                if next.len() > MOST_POSITIONS {
                    return Err(too_deep());
                }
            }
            layers.push(next);
        }
        Ok(Self { columns, rows, by_discs: layers })
    }

    /// How many positions have to be solved.
    #[must_use]
    pub fn len(&self) -> usize {
        self.last().len()
    }

    /// True when there is nothing to solve.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn last(&self) -> &BTreeMap<u64, Position> {
        self.by_discs.last().expect("there is the layer of the start at least")
    }

    /// Solves the positions from the `from`-th on, with `threads` threads that share a table of `bytes`, and tells
    /// what it finds in order. Stops when told so, by a limit or because `tell` could not do its part.
    pub fn solve(
        &self,
        from: usize,
        bytes: usize,
        threads: usize,
        limits: &Limits,
        tell: &(dyn Fn(usize, Opening) -> Result<(), Complaint> + Sync),
    ) -> Result<Stop, Complaint> {
        let positions: Vec<&Position> = self.last().values().collect();
        let solver = solver(self.columns, self.rows, bytes, 1, None).expect("the board was made before");
        let next = AtomicUsize::new(from);
        // Values that are found before those of earlier positions wait here.
        let waiting = Mutex::new((from, BTreeMap::new()));
        let outcome = Mutex::new(Ok(Stop::Complete));
        let work = || {
            loop {
                let index = next.fetch_add(1, Ordering::Relaxed);
                let Some(position) = positions.get(index) else { return };
                if !matches!(*lock(&outcome), Ok(Stop::Complete)) {
                    return;
                }
                let found = match self.solve_one(position, &*solver, limits) {
                    Ok(found) => found,
                    Err(stopped) => {
                        *lock(&outcome) = Ok(stopped);
                        return;
                    }
                };
                let mut waiting = lock(&waiting);
                waiting.1.insert(index, found);
                while let Some(found) = {
                    let due = waiting.0;
                    waiting.1.remove(&due)
                } {
                    if let Err(complaint) = tell(waiting.0, found) {
                        *lock(&outcome) = Err(complaint);
                        return;
                    }
                    waiting.0 += 1;
                }
            }
        };
        share(threads, work);
        outcome.into_inner().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The value and a best column of a position, or of its mirror image if that is the one a book keeps.
    fn solve_one(&self, position: &Position, solver: &dyn Solve, limits: &Limits) -> Result<Opening, Stop> {
        let wins = |column: &u8| matches!(position.after(column).turn(), Turn::Over(Outcome::Won(_)));
        let report = solver.solve(discs(position), Wanted::Value, limits, None);
        if report.stopped != Stop::Complete {
            return Err(report.stopped);
        }
        let best = position.actions().into_iter().find(wins).or(report.best).or_else(|| position.actions().into_iter().next());
        let best = best.expect("a game that is not over goes on");
        Ok(self.as_kept(position, Opening { value: report.value.least, best }))
    }

    /// What a book keeps of a position: the same, or that of the mirror image.
    fn as_kept(&self, position: &Position, opening: Opening) -> Opening {
        let is_mirrored = code(self.columns, self.rows, discs(position)).is_some_and(|(_, is_mirrored)| is_mirrored);
        opening.turned(self.columns, is_mirrored)
    }

    /// The book, given what was found of the positions with the most discs in the order of their codes.
    #[must_use]
    pub fn book(&self, found: &[Opening]) -> Book {
        let mut known: BTreeMap<u64, Opening> = self.last().keys().copied().zip(found.iter().copied()).collect();
        let mut records: Vec<(u64, Opening)> = known.clone().into_iter().collect();
        for layer in self.by_discs.iter().rev().skip(1) {
            known = layer.iter().map(|(code, position)| (*code, self.best(position, &known))).collect();
            records.extend(known.clone());
        }
        Book::of(self.columns, self.rows, (self.by_discs.len() - 1) as u8, &records)
    }

    /// The value of a position and a best column by the positions that follow; of equals the one nearest the middle.
    fn best(&self, position: &Position, known: &BTreeMap<u64, Opening>) -> Opening {
        let size = i32::from(self.columns) * i32::from(self.rows);
        let value = |column: &u8| {
            let child = position.after(column);
            match child.turn() {
                Turn::Over(Outcome::Drawn) => 0,
                Turn::Over(_) => score::won_at_once(size, position.discs().count_ones() as i32),
                _ => -known[&code(self.columns, self.rows, discs(&child)).expect("it has a code like all of its layer").0].value,
            }
        };
        let from_middle = |column: u8| (2 * i32::from(column) - (i32::from(self.columns) - 1)).abs();
        let columns = position.actions().into_iter().map(|column| (value(&column), -from_middle(column), column));
        let (value, _, best) = columns.max().expect("a game that is not over goes on");
        self.as_kept(position, Opening { value, best })
    }
}

/// The discs of the player to move and of the other player.
fn discs(position: &Position) -> [u128; 2] {
    [position.own(), position.theirs()]
}

fn children(position: &Position) -> impl Iterator<Item = Position> {
    let position = *position;
    position.actions().into_iter().map(move |column| position.after(&column))
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}
