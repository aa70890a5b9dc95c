//! Quantiles, and the bins of a histogram.
//!
//! Times and node counts have long tails, and there a median says more than a mean. A quantile is the
//! value that a given share of the observations stays below, read off the sorted list and drawn
//! straight between neighbours. Histogram bins after Freedman and Diaconis are as wide as the middle
//! half of the data suggests, so that a few outliers do not squash the rest into one bar.
//!
//! ```text
//!   sorted     3     5     8     9    20
//!   share      0     ¼     ½     ¾     1        quantile(0.6) = 8 + 0.4 · (9 − 8) = 8.4
//! ```
//!
//! **Contract.** [`quantile`] and [`median`] answer `None` without observations or with one that is
//! not a number; the share counts as the nearer of 0 and 1 outside of these. [`histogram_edges`] looks
//! at finite values only, gives 1 to 100 bins of the same width (none without values), and its first
//! and last edge are the least and the greatest value; where the middle half of the data is a single
//! value, Sturges' number of bins takes over, and where all are equal, one bin of width 1.
//!
//! ```
//! use plyground_stats::{count_in_bins, histogram_edges, median, quantile};
//! let plies = [9.0, 3.0, 20.0, 8.0, 5.0];
//! assert_eq!(median(&plies), Some(8.0));
//! assert!((quantile(&plies, 0.6).unwrap() - 8.4).abs() < 1e-12);
//!
//! let edges = histogram_edges(&plies);
//! assert_eq!((edges[0], edges[edges.len() - 1]), (3.0, 20.0));
//! assert_eq!(count_in_bins(&plies, &edges).iter().sum::<usize>(), 5);
//! ```
//!
//! Source: R. J. Hyndman and Y. Fan, *Sample Quantiles in Statistical Packages*, 1996 (definition 7);
//! D. Freedman and P. Diaconis, *On the Histogram as a Density Estimator*, 1981; H. A. Sturges, *The
//! Choice of a Class Interval*, 1926.

/// More bins than this are noise on any screen.
const MOST_BINS: usize = 100;

/// The middle one of the observations, or the mean of the two in the middle.
#[must_use]
pub fn median(observations: &[f64]) -> Option<f64> {
    quantile(observations, 0.5)
}

/// The value below which the given share of the observations lies.
#[must_use]
pub fn quantile(observations: &[f64], share: f64) -> Option<f64> {
    if observations.is_empty() || share.is_nan() || observations.iter().any(|value| value.is_nan()) {
        return None;
    }
    let mut sorted = observations.to_vec();
    sorted.sort_by(f64::total_cmp);
    Some(quantile_of_sorted(&sorted, share))
}

/// [`quantile`] of a list that is sorted, not empty and free of NaN.
pub(crate) fn quantile_of_sorted(sorted: &[f64], share: f64) -> f64 {
    let place = share.clamp(0.0, 1.0) * (sorted.len() - 1) as f64;
    let (below, part) = (place.floor() as usize, place.fract());
    let (low, high) = (sorted[below], sorted[(below + 1).min(sorted.len() - 1)]);
    // Equal neighbours may both be infinite; their difference would not be a number.
    if part == 0.0 || low == high { low } else { low * (1.0 - part) + high * part }
}

/// The edges of histogram bins for these values: one more than there are bins.
#[must_use]
pub fn histogram_edges(values: &[f64]) -> Vec<f64> {
    let mut sorted: Vec<f64> = values.iter().copied().filter(|value| value.is_finite()).collect();
    sorted.sort_by(f64::total_cmp);
    let (Some(&low), Some(&high)) = (sorted.first(), sorted.last()) else { return Vec::new() };
    if low == high {
        return vec![low - 0.5, high + 0.5];
    }
    let n = sorted.len() as f64;
    let middle_half = quantile_of_sorted(&sorted, 0.75) - quantile_of_sorted(&sorted, 0.25);
    let bins = if middle_half > 0.0 { (high - low) * n.cbrt() / (2.0 * middle_half) } else { n.log2() + 1.0 };
    let bins = (bins.ceil() as usize).clamp(1, MOST_BINS);
    let inner = (1..bins).map(|index| index as f64 / bins as f64).map(|part| low * (1.0 - part) + high * part);
    std::iter::once(low).chain(inner).chain(std::iter::once(high)).collect()
}

/// How many values fall in each bin. A bin holds its lower edge, the last one both of its edges.
#[must_use]
pub fn count_in_bins(values: &[f64], edges: &[f64]) -> Vec<usize> {
    let mut counts = vec![0; edges.len().saturating_sub(1)];
    for value in values {
        let bin = edges.partition_point(|edge| edge <= value);
        if edges.last() == Some(value) && !counts.is_empty() {
            *counts.last_mut().expect("there is a bin") += 1;
        } else if (1..edges.len()).contains(&bin) {
            counts[bin - 1] += 1;
        }
    }
    counts
}
