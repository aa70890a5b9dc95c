//! The players of the experiment: the same search with different weights.

use crate::Failure;
use plyground_core::{Evaluator, Quiescence, Value};
use plyground_games::checkers::positional::features::{COUNT, Feature};
use plyground_games::checkers::positional::{PHASES, Positional, Tables, WEIGHTS, Weights};
use plyground_games::checkers::{Checkers, Compulsory, KING, MAN, Move, Moves};
use plyground_search::adversarial::Pvs;

/// A position of the game as it is fitted.
pub type Position = Checkers<Compulsory>;

/// An evaluator with the settings that are tried out.
#[derive(Clone, Copy)]
pub struct Contender {
    judge: Positional,
    swing: Value,
    /// Whether a threat by the opponent makes a position loud.
    is_wary: bool,
}

impl Contender {
    /// Reads `WEIGHTS[,swing=N][,wary=on]`.
    pub fn read(text: &str) -> Result<Self, Failure> {
        let mut parts = text.split(',');
        let tables = Tables::new(&weights(parts.next().unwrap_or_default())?);
        // The few tables of a run live as long as the program.
        let judge = Positional::with(Box::leak(Box::new(tables)));
        let swing = Evaluator::<Position>::swing(&judge).ok_or("the evaluator has a swing")?;
        let mut contender = Self { judge, swing, is_wary: false };
        for part in parts {
            match part.split_once('=') {
                Some(("swing", points)) => contender.swing = Value(points.parse()?),
                Some(("wary", word)) => contender.is_wary = word == "on",
                _ => return Err(format!("`{part}` is neither swing=N nor wary=on").into()),
            }
        }
        Ok(contender)
    }

    /// A player that searches with this evaluator.
    pub fn player(self, table: usize) -> Pvs<Self> {
        let mut pvs = Pvs::new(self);
        pvs.base.table = table;
        pvs.selective = true;
        pvs
    }
}

impl Evaluator<Position> for Contender {
    #[inline]
    fn evaluate(&self, position: &Position) -> Value {
        self.judge.evaluate(position)
    }

    fn bounds(&self) -> (Value, Value) {
        Evaluator::<Position>::bounds(&self.judge)
    }

    #[inline]
    fn promise(&self, position: &Position, action: &Move) -> i32 {
        self.judge.promise(position, action)
    }

    fn swing(&self) -> Option<Value> {
        Some(self.swing)
    }

    #[inline]
    fn is_quiet(&self, position: &Position) -> bool {
        let mover = position.mover();
        !(position.has_capture(mover) || self.is_wary && position.has_capture(mover.other()))
    }

    #[inline]
    fn quiescence(&self, position: &Position) -> Quiescence<Moves> {
        self.judge.quiescence(position)
    }
}

/// Weights by name, or from a Rust file.
pub fn weights(text: &str) -> Result<Weights, Failure> {
    match text {
        "fitted" => Ok(WEIGHTS),
        "material" => Ok(material()),
        path => from_rust(&std::fs::read_to_string(path)?),
    }
}

/// Men and kings by number alone.
fn material() -> Weights {
    let mut weights = [[0; COUNT]; PHASES];
    for phase in &mut weights {
        phase[Feature::MAN..Feature::MAN + 28].fill(MAN as i16);
        phase[Feature::KING..Feature::KING + 32].fill(KING as i16);
    }
    weights
}

/// The numbers of a Rust file after its equals sign, comments left out.
fn from_rust(text: &str) -> Result<Weights, Failure> {
    let body = text.split_once("WEIGHTS: Weights =").ok_or("no weights in the file")?.1;
    let code = body.lines().map(|line| line.split("//").next().unwrap_or_default()).collect::<Vec<_>>().join(" ");
    let words = code.split(|c: char| !c.is_ascii_digit() && c != '-').filter(|word| !word.is_empty());
    let numbers = words.map(str::parse).collect::<Result<Vec<i16>, _>>()?;
    if numbers.len() != PHASES * COUNT {
        return Err(format!("{} weights in the file, {} needed", numbers.len(), PHASES * COUNT).into());
    }
    let mut weights = [[0; COUNT]; PHASES];
    for (weight, number) in weights.iter_mut().flatten().zip(numbers) {
        *weight = number;
    }
    Ok(weights)
}
