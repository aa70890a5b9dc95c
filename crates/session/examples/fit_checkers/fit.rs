//! Logistic regression: the weights under which the results of the games are least surprising.
//!
//! The evaluator's value stands for a chance to win, by the logistic curve; a draw counts as half a
//! win. Adam's method walks downhill along the mean surprise (cross entropy), which has a single valley.
//! A gentle pull toward earlier weights keeps those in place about which the games say nothing.
//!
//! ```text
//!   expected points = 1 / (1 + e^(-value / scale))
//! ```
//!
//! The scale is fitted first, to the values the searches found, and put right in the end so that a man of the
//! opening is worth 100.
//!
//! Source: M. Buro, *Improving Heuristic Mini-Max Search by Supervised Learning*, 2002; D. Kingma
//! and J. Ba, *Adam: A Method for Stochastic Optimization*, 2015.

use crate::data::Sample;
use plyground_core::Value;
use plyground_games::checkers::positional::features::{COUNT, Feature, features};
use plyground_games::checkers::positional::{PHASES, Weights, share};
use std::fmt::Write;

/// What a man of the opening is worth on average.
const MAN: f64 = 100.0;
const ROUNDS: usize = 200;
const STEP: f64 = 0.02;
/// All weights in a row, phase after phase.
const ALL: usize = PHASES * COUNT;

/// How to fit.
#[derive(Clone, Copy)]
pub struct Manner {
    /// The part of the target that is the search's value instead of the game's result.
    pub blend: f64,
    /// The pull toward the earlier weights.
    pub pull: f64,
}

/// A position as the regression sees it.
struct Row {
    /// Features that are not 0.
    features: Vec<(u16, i16)>,
    phase: usize,
    /// How much the earlier phase counts.
    part: f64,
    target: f64,
}

fn logistic(x: f64) -> f64 {
    1.0 / (1.0 + (-x).exp())
}

/// The scale on which the values of the searches predict the results best.
fn scale(samples: &[Sample]) -> f64 {
    let open: Vec<_> = samples.iter().filter(|sample| Value(sample.value).decided().is_none()).collect();
    let loss = |scale: f64| -> f64 {
        let term = |sample: &&Sample| {
            let expected = logistic(f64::from(sample.value) / scale).clamp(1e-9, 1.0 - 1e-9);
            -sample.result * expected.ln() - (1.0 - sample.result) * (1.0 - expected).ln()
        };
        open.iter().map(term).sum()
    };
    // The loss has one valley: take a third off the wrong end until it is narrow.
    let (mut low, mut high) = (10.0, 1000.0);
    while high - low > 1.0 {
        let third = (high - low) / 3.0;
        if loss(low + third) < loss(high - third) { high -= third } else { low += third }
    }
    f64::midpoint(low, high)
}

fn row(sample: &Sample, blend: f64, scale: f64) -> Row {
    let list = features(&sample.position);
    let (phase, part, span) = share(sample.position.occupied().count_ones() as i32);
    let features = list.iter().enumerate().filter(|(_, count)| **count != 0).map(|(index, count)| (index as u16, *count as i16)).collect();
    // A value that says who wins is as good as the result itself.
    let searched = match Value(sample.value).decided() {
        Some((winner, _)) => f64::from(u8::from(winner.index() == 0)),
        None => logistic(f64::from(sample.value) / scale),
    };
    Row { features, phase, part: f64::from(part) / f64::from(span), target: blend * searched + (1.0 - blend) * sample.result }
}

/// True for the features that stay as they are: games teach little about the last few moves of a hunt.
fn is_fixed(index: usize) -> bool {
    index % COUNT == Feature::Pursuit.index()
}

/// The mean surprise, and its slope for every weight.
fn surprise(rows: &[Row], weights: &[f64], slope: &mut [f64]) -> f64 {
    slope.fill(0.0);
    let mut sum = 0.0;
    for row in rows {
        let (early, late) = (row.phase * COUNT, (row.phase + 1) * COUNT);
        let mut value = 0.0;
        for &(index, count) in &row.features {
            let index = usize::from(index);
            value += f64::from(count) * (row.part * weights[early + index] + (1.0 - row.part) * weights[late + index]);
        }
        let expected = logistic(value).clamp(1e-9, 1.0 - 1e-9);
        sum -= row.target * expected.ln() + (1.0 - row.target) * (1.0 - expected).ln();
        let error = (expected - row.target) / rows.len() as f64;
        for &(index, count) in &row.features {
            let index = usize::from(index);
            slope[early + index] += error * f64::from(count) * row.part;
            slope[late + index] += error * f64::from(count) * (1.0 - row.part);
        }
    }
    sum / rows.len() as f64
}

/// Weights that fit the samples, starting from earlier ones.
pub fn fit(samples: &[Sample], prior: &Weights, manner: Manner) -> Weights {
    // Every tenth position is kept back to see whether the weights hold for positions they have not seen.
    // Neighbours of one game stay together: blocks of 64 positions.
    let scale = scale(samples);
    eprintln!("scale {scale:.0}");
    let rows: Vec<Row> = samples.iter().map(|sample| row(sample, manner.blend, scale)).collect();
    let (mut seen, mut unseen) = (Vec::new(), Vec::new());
    for (index, row) in rows.into_iter().enumerate() {
        if index / 64 % 10 == 9 { unseen.push(row) } else { seen.push(row) }
    }
    let start: Vec<f64> = prior.iter().flatten().map(|&weight| f64::from(weight) / scale).collect();
    let mut weights = start.clone();
    let (mut slope, mut mean, mut square) = (vec![0.0; ALL], vec![0.0; ALL], vec![0.0; ALL]);
    for round in 0..=ROUNDS {
        let loss = surprise(&seen, &weights, &mut slope);
        if round % 50 == 0 {
            let mut unused = vec![0.0; ALL];
            eprintln!("round {round}: {loss:.5} seen, {:.5} unseen", surprise(&unseen, &weights, &mut unused));
        }
        let (first, second) = (1.0 - 0.9_f64.powi(round as i32 + 1), 1.0 - 0.999_f64.powi(round as i32 + 1));
        let step = STEP * (1.0 - round as f64 / (ROUNDS as f64 + 1.0));
        for index in (0..ALL).filter(|&index| !is_fixed(index)) {
            let slope = slope[index] + manner.pull * (weights[index] - start[index]);
            mean[index] = 0.9 * mean[index] + 0.1 * slope;
            square[index] = 0.999 * square[index] + 0.001 * slope * slope;
            weights[index] -= step * (mean[index] / first) / ((square[index] / second).sqrt() + 1e-9);
        }
    }
    rounded(&weights)
}

/// The weights as whole numbers, a man of the opening on its own squares being worth 100 on average.
fn rounded(weights: &[f64]) -> Weights {
    let scale = MAN / (weights[Feature::MAN..Feature::MAN + 12].iter().sum::<f64>() / 12.0);
    eprintln!("scale {scale:.0} of the new weights");
    let mut whole = [[0; COUNT]; PHASES];
    for (weight, exact) in whole.iter_mut().flatten().zip(weights) {
        *weight = (exact * scale).round() as i16;
    }
    whole
}

/// The weights as the Rust file they are kept in.
pub fn as_rust(weights: &Weights) -> String {
    let mut text = String::from(HEAD);
    for (phase, name) in weights.iter().zip(["opening, 24 pieces", "middle, 12 pieces", "ending, 4 pieces and fewer"]) {
        let _ = writeln!(text, "    [ // {name}");
        for (first, count, wide, what) in [
            (Feature::MAN, 32, 4, "men by square, 1 to 32"),
            (Feature::KING, 32, 4, "kings by square"),
            (Feature::BACK, 16, 8, "men on the back row: none, 1, 2, 1 and 2, 3, …"),
        ] {
            let _ = writeln!(text, "        // {what}");
            for line in phase[first..first + count].chunks(wide) {
                let _ = writeln!(text, "        {}", line.iter().map(|weight| format!("{weight},")).collect::<Vec<_>>().join(" "));
            }
        }
        for feature in Feature::ALL {
            let _ = writeln!(text, "        {}, // {feature:?}", phase[feature.index()]);
        }
        text.push_str("    ],\n");
    }
    text.push_str("];");
    text
}

const HEAD: &str = "\
//! The fitted weights.
//!
//! Written by the example `fit_checkers` of the crate `plyground-session`; do not edit by hand. How they came about
//! is told in `experiments/checkers-tuning.md`.

use super::tables::Weights;

/// What each [feature](super::features) is worth, in hundredths of a man, in the opening, the
/// middle and the ending.
#[rustfmt::skip]
pub const WEIGHTS: Weights = [
";
