//! Means with Student's error bars, for independent observations and for clusters.
//!
//! The mean of n independent observations strays from the truth by about sd/√n. Observations that
//! belong together (the two games of a pair, the decisions of one game) stray together, so counting
//! them one by one would promise too much, or too little. A clustered mean weighs every observation
//! equally but lets each cluster as a whole vote once on how large the error is.
//!
//! ```text
//!   games      1  0   ½  ½   1  1   0  ½        8 observations
//!             ╰────╯ ╰────╯ ╰────╯ ╰────╯       4 clusters: 3 degrees of freedom
//!   sums        1      1      2      ½
//! ```
//!
//! **Contract.** No observation, or one that is not a finite number, gives `None`. One observation
//! (one cluster) has a mean but tells nothing of its error: the interval is the whole line. Clusters
//! may differ in size; empty ones are left out. With clusters of size one [`clustered_mean`] is
//! [`mean`].
//!
//! ```
//! use plyground_stats::{clustered_mean, mean, sd};
//! // Extra hours of sleep of ten patients, Student's own example.
//! let hours = [1.2, 2.4, 1.3, 1.3, 0.0, 1.0, 1.8, 0.8, 4.6, 1.4];
//! let slept = mean(&hours).unwrap();
//! assert!((slept.value - 1.58).abs() < 1e-9);
//! assert!((slept.low - 0.700_114_2).abs() < 1e-6 && (slept.high - 2.459_885_8).abs() < 1e-6);
//! assert!((sd(&hours).unwrap() - 1.229_995).abs() < 1e-6);
//!
//! // A pair that splits its points says the same every time: the clusters agree, the error is 0.
//! let split = vec![vec![1.0, 0.0]; 5];
//! assert_eq!(clustered_mean(&split).unwrap().error(), 0.0);
//! ```
//!
//! Source: Student (W. S. Gosset), *The Probable Error of a Mean*, 1908; for clusters the ratio
//! estimator of W. G. Cochran, *Sampling Techniques*, third edition, 1977, chapters 6 and 9.

use crate::Interval;
use crate::distribution::student_95;

/// The mean of independent observations, with Student's 95 % interval.
#[must_use]
pub fn mean(observations: &[f64]) -> Option<Interval> {
    ratio(observations.iter().map(|&value| (value, 1.0)))
}

/// The standard deviation of what the observations were drawn from (divisor n − 1), if there are two.
#[must_use]
pub fn sd(observations: &[f64]) -> Option<f64> {
    let n = observations.len() as f64;
    if n < 2.0 || !observations.iter().all(|value| value.is_finite()) {
        return None;
    }
    let centre = observations.iter().sum::<f64>() / n;
    let squares: f64 = observations.iter().map(|value| (value - centre).powi(2)).sum();
    Some((squares / (n - 1.0)).sqrt())
}

/// The mean of all observations, with a 95 % interval that treats each cluster as one.
#[must_use]
pub fn clustered_mean(clusters: &[Vec<f64>]) -> Option<Interval> {
    ratio(clusters.iter().filter(|cluster| !cluster.is_empty()).map(|cluster| (cluster.iter().sum(), cluster.len() as f64)))
}

/// The same of clusters of which only the sums and the sizes are known.
#[must_use]
pub fn clustered_mean_of_sums(clusters: &[(f64, usize)]) -> Option<Interval> {
    ratio(clusters.iter().filter(|(_, size)| *size > 0).map(|&(sum, size)| (sum, size as f64)))
}

/// Sum of all sums over sum of all sizes, with its error from how the clusters `(sum, size)` differ.
fn ratio(clusters: impl Iterator<Item = (f64, f64)> + Clone) -> Option<Interval> {
    let (mut count, mut total, mut size) = (0.0, 0.0, 0.0);
    for (sum, weight) in clusters.clone() {
        count += 1.0;
        total += sum;
        size += weight;
    }
    let value = total / size;
    if !value.is_finite() {
        return None;
    }
    if count < 2.0 {
        return Some(Interval::around(value, f64::INFINITY));
    }
    // How far each cluster's sum is from what the overall mean expects of its size.
    let squares: f64 = clusters.map(|(sum, weight)| (sum - value * weight).powi(2)).sum();
    let standard_error = (count / (count - 1.0) * squares).sqrt() / size;
    Some(Interval::around(value, student_95(count - 1.0) * standard_error))
}
