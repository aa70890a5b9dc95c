//! The evaluators: a table of what every line is worth, added up over rows and columns.
//!
//! Values are hundredths of points, so that small weights are not rounded away. Lines with a
//! tile of 65536 or more are not in the table; they are worth what the features say, held within
//! the range of the lines that are, so that the bounds hold for every board.

use super::features::Weights;
use super::game::Board;
use super::nibbles::transpose;
use super::packed::Packed;
use super::plain::Plain;
use super::store::Store;
use super::variant::{Goal, Variant};
use plyground_core::{BestResult, Evaluator, Outcome, Player, Value};
use std::sync::{Arc, Mutex, PoisonError};

/// Values for each point.
const SCALE: f64 = 100.0;
/// Tables that are kept: four megabytes each at most.
const RECENT_TABLES: usize = 4;

/// Judges positions of 2048: the choices of the parameter `eval`, with their weights.
///
/// ```
/// use plyground_core::{Evaluator, Playable};
/// use plyground_games::twenty48::{Twenty48, Variant};
/// let start = Twenty48::new(Variant::default()).expect("four by four");
/// let judge = start.judge("features").expect("the default evaluator");
/// let in_order = start.read("64,32,16,8/0,0,0,0/0,0,0,0/0,0,0,2").unwrap();
/// let in_a_mess = start.read("8,64,16,32/0,0,0,0/0,0,0,0/0,0,0,2").unwrap();
/// assert!(judge.evaluate(&in_order) > judge.evaluate(&in_a_mess));
/// ```
#[derive(Clone, Debug)]
pub struct Judge {
    weights: Weights,
    size: usize,
    /// The value of each line, four bits a tile, the first lowest.
    values: Arc<[i32]>,
    least: i32,
    most: i32,
}

impl Judge {
    /// Computes the table of these weights for boards of a size: 16 to the power of the size entries.
    #[must_use]
    pub fn new(weights: Weights, size: usize) -> Self {
        debug_assert!((Variant::SMALLEST..=Variant::LARGEST).contains(&size), "no board of size {size}");
        let value = |index: usize| {
            let line: [u8; Variant::LARGEST] = std::array::from_fn(|place| (index >> (4 * place) & 15) as u8);
            line_value(&weights, &line[..size])
        };
        let values: Arc<[i32]> = (0..1 << (4 * size)).map(value).collect();
        let least = (-weights.lost * SCALE).round() as i32;
        let most = values.iter().copied().max().unwrap_or(0);
        Self { weights, size, values, least, most }
    }

    /// The same, from the tables used last where it is among them: a rollout makes two players for each game, and
    /// a table of five by five has a million lines.
    pub(super) fn shared(weights: Weights, size: usize) -> Self {
        static RECENT: Mutex<Vec<Judge>> = Mutex::new(Vec::new());
        // Waiting for a table that another thread computes takes no longer than to compute it twice.
        let mut recent = RECENT.lock().unwrap_or_else(PoisonError::into_inner);
        let known = recent.iter().position(|judge| judge.size == size && judge.weights == weights);
        let judge = known.map_or_else(|| Self::new(weights, size), |at| recent.remove(at));
        recent.truncate(RECENT_TABLES - 1);
        recent.insert(0, judge.clone());
        judge
    }

    /// The judge of this name for boards of a size, if there is one.
    pub(super) fn of(id: &str, size: usize) -> Option<Self> {
        weights_of(id).map(|weights| Self::shared(weights, size))
    }

    /// The weights.
    #[must_use]
    pub fn weights(&self) -> &Weights {
        &self.weights
    }

    /// The value of a line, from the table where it is there.
    fn line(&self, line: &[u8]) -> i32 {
        if line.iter().any(|&tile| tile > 15) {
            return line_value(&self.weights, line).clamp(self.least, self.most);
        }
        let index = line.iter().rev().fold(0, |index, &tile| index << 4 | usize::from(tile));
        self.values[index]
    }

    /// The value of a board, line by line.
    fn add_up<S: Store>(&self, position: &Board<S>) -> Value {
        debug_assert_eq!(position.variant().size, self.size, "a judge of another size");
        let mut sum = 0;
        position.each_line(|line| sum += self.line(line));
        Value(sum)
    }

    fn limits(&self) -> (Value, Value) {
        let lines = 2 * self.size as i32;
        (Value(lines * self.least), Value(lines * self.most))
    }

    /// A stuck board is worth the lower bound, a won one the upper.
    fn worth_of(&self, outcome: Outcome) -> f64 {
        let (least, most) = self.limits();
        match outcome {
            Outcome::Won(Player::One) => most.into(),
            _ => least.into(),
        }
    }
}

/// The weights of an evaluator by name.
pub(super) fn weights_of(id: &str) -> Option<Weights> {
    match id {
        "features" => Some(Weights::TUNED),
        "course" => Some(Weights::COURSE),
        _ => None,
    }
}

/// The worth of a line as a value.
fn line_value(weights: &Weights, line: &[u8]) -> i32 {
    (weights.worth(line) * SCALE).round() as i32
}

/// The lines of a board, rows and columns, added up from the table.
#[inline(always)]
fn add_up_lines(table: &[i32; 1 << 16], cells: u64) -> i32 {
    let rows = |cells: u64| {
        let row = |index: u32| table[usize::from((cells >> (16 * index)) as u16)];
        row(0) + row(1) + row(2) + row(3)
    };
    rows(cells) + rows(transpose(cells))
}

impl Evaluator<Board<Packed>> for Judge {
    /// Eight looks into the table, four for the rows and four for the columns.
    #[inline]
    fn evaluate(&self, position: &Board<Packed>) -> Value {
        let table: Option<&[i32; 1 << 16]> = self.values.as_ref().try_into().ok();
        let (Some(cells), Some(table)) = (position.store.nibbles(), table) else {
            return self.add_up(position);
        };
        Value(add_up_lines(table, cells))
    }

    /// All four moves at once. Rows and columns are added up alike, so that boards which are slid
    /// up or down need not be turned back.
    #[inline]
    fn best_result(&self, position: &Board<Packed>, _: Player) -> Option<BestResult> {
        if position.variant().goal != Goal::None {
            return None;
        }
        let table: &[i32; 1 << 16] = self.values.as_ref().try_into().ok()?;
        let (mut best, mut moves) = (i32::MIN, 0);
        for cells in position.store.slid()?.into_iter().flatten() {
            best = best.max(add_up_lines(table, cells));
            moves += 1;
        }
        // A tile follows every move, so that none of them ends the game.
        (moves > 0).then(|| BestResult { value: f64::from(best), actions: moves, guesses: moves })
    }

    #[inline]
    fn bounds(&self) -> (Value, Value) {
        self.limits()
    }

    #[inline]
    fn outcome(&self, _position: &Board<Packed>, outcome: Outcome) -> f64 {
        self.worth_of(outcome)
    }
}

impl Evaluator<Board<Plain>> for Judge {
    fn evaluate(&self, position: &Board<Plain>) -> Value {
        self.add_up(position)
    }

    fn bounds(&self) -> (Value, Value) {
        self.limits()
    }

    fn outcome(&self, _position: &Board<Plain>, outcome: Outcome) -> f64 {
        self.worth_of(outcome)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_computed_once_for_all_players_who_use_it() {
        let (tuned, same) = (Judge::of("features", 3).unwrap(), Judge::of("features", 3).unwrap());
        assert!(Arc::ptr_eq(&tuned.values, &same.values));
        let own = Weights { lost: 123.0, ..Weights::TUNED };
        let (own, again) = (Judge::shared(own, 3), Judge::shared(own, 3));
        assert!(Arc::ptr_eq(&own.values, &again.values) && !Arc::ptr_eq(&own.values, &tuned.values));
        assert!(!Arc::ptr_eq(&Judge::of("features", 4).unwrap().values, &tuned.values), "another size");
    }
}
