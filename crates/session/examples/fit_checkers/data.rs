//! Positions with the results of their games, as lines of text.
//!
//! ```text
//!   W:W21,22,…:B1,2,… 1 34      the position, Black's points in its game, and the value its search found
//! ```

use crate::Failure;
use crate::player::{Contender, Position};
use plyground_core::{Evaluator, Game, Playable, Turn};
use std::io::{BufRead, BufReader, Write};

/// A quiet position of a game.
#[derive(Clone, Copy)]
pub struct Sample {
    pub position: Position,
    /// Black's points: 1, ½ or 0.
    pub result: f64,
    /// What the search said, from Black's view.
    pub value: i32,
}

/// Writes samples, one to a line.
pub fn write(samples: &[Sample], out: &mut impl Write) -> Result<(), Failure> {
    for Sample { position, result, value } in samples {
        writeln!(out, "{} {result} {value}", position.write())?;
    }
    Ok(())
}

/// Reads the samples of several files.
pub fn read(files: &[&str]) -> Result<Vec<Sample>, Failure> {
    let mut samples = Vec::new();
    for file in files {
        for line in BufReader::new(std::fs::File::open(file)?).lines() {
            let line = line?;
            let mut words = line.split(' ');
            let mut next = || words.next().ok_or_else(|| format!("`{line}` in {file} is not a position, a result and a value"));
            let position = Position::new().read(next()?)?;
            samples.push(Sample { position, result: next()?.parse()?, value: next()?.parse()? });
        }
    }
    eprintln!("{} positions", samples.len());
    Ok(samples)
}

/// How far quiet moves move the value: the share of moves within each distance.
pub fn swing(contender: Contender, samples: &[Sample]) -> String {
    let mut distances = Vec::new();
    for Sample { position, .. } in samples.iter().step_by(7) {
        let before = contender.evaluate(position).0;
        for action in position.actions() {
            let after = position.after(&action);
            if matches!(after.turn(), Turn::Player(_)) && contender.is_quiet(&after) {
                distances.push((contender.evaluate(&after).0 - before).abs());
            }
        }
    }
    distances.sort_unstable();
    let at = |percent: usize| distances[(distances.len() * percent / 100).min(distances.len() - 1)];
    let parts: Vec<String> = [50, 75, 90, 95, 99].iter().map(|&percent| format!("{percent} % within {}", at(percent))).collect();
    format!("{} quiet moves: {}", distances.len(), parts.join(", "))
}
