//! The likelihood of counted scores when their mean, or their mean in deviations, is claimed.
//!
//! Of all chances that have the claimed mean s, those that explain the counts best are the counted
//! shares p, each divided by 1 + x·(score − s), with the one x that makes the mean right. A claim about
//! the mean in standard deviations bends the line score − s into a parabola that depends on the answer
//! itself: start from even chances, solve, and repeat until nothing moves.
//!
//! ```text
//!    counted   ▂ ▅ █ ▅ ▂      mean 0.50
//!    claimed   ▁ ▄ █ ▆ ▃      mean 0.55: the same shape, leaning just enough
//! ```
//!
//! Source: M. Van den Bergh, *Comments on Normalized Elo*, 2021, sections 1 and 4; the closed form is
//! his approximation in section 4.2.

/// A score between 0 and 1, and how often it was seen: more than never.
type Seen = (f64, f64);

/// How much better the mean score `s1` explains what was seen than `s0`.
pub(super) fn ratio_of_means(seen: &[Seen], s0: f64, s1: f64) -> f64 {
    let lean_to = |claim: f64| {
        let distances: Vec<f64> = seen.iter().map(|(score, _)| score - claim).collect();
        lean(seen, &distances)
    };
    match (lean_to(s0), lean_to(s1)) {
        (Some(under_h0), Some(under_h1)) => ratio(seen, &under_h0, &under_h1),
        // Only a claim of 0 or 1 to the last digit has no chances at all.
        _ => 0.0,
    }
}

/// How much better a mean of `t1` deviations above ½ explains what was seen than one of `t0`.
pub(super) fn ratio_of_deviations(seen: &[Seen], t0: f64, t1: f64) -> f64 {
    match (best_chances(seen, t0), best_chances(seen, t1)) {
        (Some(under_h0), Some(under_h1)) => ratio(seen, &under_h0, &under_h1),
        _ => closed_form(seen, t0, t1),
    }
}

/// The chances with a mean of `claim` deviations above ½ that explain what was seen best. `None`
/// where the search for them does not settle, which takes claims of hundreds of Elo.
fn best_chances(seen: &[Seen], claim: f64) -> Option<Vec<f64>> {
    let mut chances = vec![1.0 / seen.len() as f64; seen.len()];
    for _ in 0..200 {
        let (mean, deviation) = mean_and_deviation(seen, &chances);
        let bent: Vec<f64> =
            seen.iter().map(|(score, _)| score - 0.5 - claim * deviation / 2.0 * (1.0 + ((score - mean) / deviation).powi(2))).collect();
        let next = lean(seen, &bent)?;
        let moved = next.iter().zip(&chances).map(|(new, old)| (new - old).abs()).fold(0.0, f64::max);
        chances = next;
        if moved < 1e-12 {
            break;
        }
    }
    let (mean, deviation) = mean_and_deviation(seen, &chances);
    (((mean - 0.5) / deviation - claim).abs() < 1e-6).then_some(chances)
}

/// The counted shares, leant so that `distances` have the mean 0 under them. `None` where that
/// cannot be: all distances on one side.
fn lean(seen: &[Seen], distances: &[f64]) -> Option<Vec<f64>> {
    let total: f64 = seen.iter().map(|(_, count)| count).sum();
    let least = distances.iter().copied().fold(f64::INFINITY, f64::min);
    let greatest = distances.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if !(least < 0.0 && greatest > 0.0) {
        return None;
    }
    let mean_at =
        |x: f64| -> f64 { seen.iter().zip(distances).map(|((_, count), distance)| count * distance / (1.0 + x * distance)).sum() };
    // The mean falls from +∞ to −∞ between these two, so halving finds its only root.
    let (mut low, mut high) = (-1.0 / greatest, -1.0 / least);
    for _ in 0..100 {
        let middle = f64::midpoint(low, high);
        if middle <= low || middle >= high {
            break;
        }
        if mean_at(middle) > 0.0 { low = middle } else { high = middle }
    }
    let x = f64::midpoint(low, high);
    Some(seen.iter().zip(distances).map(|((_, count), distance)| count / total / (1.0 + x * distance)).collect())
}

/// The log of how much likelier what was seen is under the second chances than under the first.
fn ratio(seen: &[Seen], under_h0: &[f64], under_h1: &[f64]) -> f64 {
    seen.iter().zip(under_h0).zip(under_h1).map(|(((_, count), h0), h1)| count * libm::log(h1 / h0)).sum()
}

/// The approximation for close claims that needs only mean and deviation of what was seen.
fn closed_form(seen: &[Seen], t0: f64, t1: f64) -> f64 {
    let total: f64 = seen.iter().map(|(_, count)| count).sum();
    let shares: Vec<f64> = seen.iter().map(|(_, count)| count / total).collect();
    let (mean, deviation) = mean_and_deviation(seen, &shares);
    let t = (mean - 0.5) / deviation;
    total / 2.0 * libm::log((1.0 + (t - t0).powi(2)) / (1.0 + (t - t1).powi(2)))
}

fn mean_and_deviation(seen: &[Seen], chances: &[f64]) -> (f64, f64) {
    let mean: f64 = seen.iter().zip(chances).map(|((score, _), chance)| score * chance).sum();
    let variance: f64 = seen.iter().zip(chances).map(|((score, _), chance)| chance * (score - mean).powi(2)).sum();
    (mean, variance.sqrt())
}
