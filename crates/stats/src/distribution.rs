//! The two bell curves behind the intervals: the normal one, and Student's.
//!
//! A mean of many independent things is spread like the normal curve, whatever the things are. When
//! the spread itself is estimated from the same few observations, the mean strays farther than that
//! curve says, and Student's curve with its heavier tails tells by how much. It has one parameter,
//! the degrees of freedom: observations minus what was fitted to them.
//!
//! ```text
//!            .-'''-.            normal: 95 % lie within ±1.96 standard errors
//!          .'       '.          Student, 9 degrees: within ±2.26
//!     __.-'           '-.__     Student, 1 degree:  within ±12.71
//! ```
//!
//! **Contract.** Probabilities outside `0..=1` count as the nearer end. Degrees of freedom may be any
//! positive number; all beyond a million, and what is no number of degrees at all, is the normal curve.
//! Nothing here panics.
//!
//! ```
//! use plyground_stats::distribution::{normal_cdf, normal_quantile, student_quantile};
//! assert!((normal_quantile(0.975) - 1.959_964).abs() < 1e-6);
//! assert!((normal_cdf(1.0) - 0.841_345).abs() < 1e-6);
//! assert!((student_quantile(0.975, 9.0) - 2.262_157).abs() < 1e-6);
//! ```
//!
//! Source: Student (W. S. Gosset), *The Probable Error of a Mean*, 1908; the series for many degrees
//! from M. Abramowitz and I. A. Stegun, *Handbook of Mathematical Functions*, 1964, 26.7.5. The curves
//! themselves are computed by the crate `statrs`.

use statrs::distribution::{ContinuousCDF, Normal, StudentsT};

/// Beyond so many degrees of freedom the two curves agree to the last figure anybody reads.
const MANY: f64 = 1e6;

/// Beyond so many, a short series is exact to nine figures, where inverting the curve loses some.
const ENOUGH_FOR_SERIES: f64 = 1000.0;

/// Half of a 95 % interval, in standard errors that are known and not estimated.
pub const NORMAL_95: f64 = 1.959_963_984_540_054;

/// The share of the standard normal curve left of `x`.
#[must_use]
pub fn normal_cdf(x: f64) -> f64 {
    Normal::standard().cdf(x)
}

/// The point of the standard normal curve that has the share `probability` to its left.
#[must_use]
pub fn normal_quantile(probability: f64) -> f64 {
    Normal::standard().inverse_cdf(probability.clamp(0.0, 1.0))
}

/// The share of Student's curve with `freedom` degrees left of `x`.
#[must_use]
pub fn student_cdf(x: f64, freedom: f64) -> f64 {
    student(freedom).map_or_else(|| normal_cdf(x), |curve| curve.cdf(x))
}

/// The point of Student's curve with `freedom` degrees that has the share `probability` to its left.
#[must_use]
pub fn student_quantile(probability: f64, freedom: f64) -> f64 {
    let probability = probability.clamp(0.0, 1.0);
    match student(freedom) {
        Some(curve) if freedom <= ENOUGH_FOR_SERIES => curve.inverse_cdf(probability),
        Some(_) => widen(normal_quantile(probability), freedom),
        None => normal_quantile(probability),
    }
}

/// Student's quantile from the normal one, `z`: the first terms of the series in 1 / degrees.
fn widen(z: f64, freedom: f64) -> f64 {
    z + (z.powi(3) + z) / (4.0 * freedom) + (5.0 * z.powi(5) + 16.0 * z.powi(3) + 3.0 * z) / (96.0 * freedom * freedom)
}

/// Half of a 95 % interval, in standard errors estimated with `freedom` degrees.
#[must_use]
pub fn student_95(freedom: f64) -> f64 {
    student_quantile(0.975, freedom)
}

/// Student's curve, or nothing where the normal one takes its place.
fn student(freedom: f64) -> Option<StudentsT> {
    if freedom > MANY { None } else { StudentsT::new(0.0, 1.0, freedom).ok() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn student_95_is_that_of_the_printed_tables() {
        // Two-sided 5 % points, NIST/SEMATECH e-Handbook of Statistical Methods, section 1.3.6.7.2.
        let table = [(1.0, 12.706), (2.0, 4.303), (5.0, 2.571), (10.0, 2.228), (20.0, 2.086), (30.0, 2.042), (60.0, 2.000), (100.0, 1.984)];
        for (freedom, printed) in table {
            assert!((student_95(freedom) - printed).abs() < 6e-4, "{freedom} degrees: {}", student_95(freedom));
        }
    }

    #[test]
    fn other_points_are_those_of_the_printed_tables() {
        for (probability, freedom, printed) in [(0.90, 3.0, 1.638), (0.95, 8.0, 1.860), (0.99, 15.0, 2.602), (0.995, 4.0, 4.604)] {
            assert!((student_quantile(probability, freedom) - printed).abs() < 6e-4, "{probability} at {freedom} degrees");
        }
        for (probability, printed) in [(0.95, 1.644_854), (0.99, 2.326_348), (0.995, 2.575_829)] {
            assert!((normal_quantile(probability) - printed).abs() < 1e-6);
        }
        assert!((normal_quantile(0.975) - NORMAL_95).abs() < 1e-9);
    }

    #[test]
    fn quantile_undoes_the_share_for_every_number_of_degrees() {
        for freedom in [1.0, 1.5, 2.0, 7.0, 50.0, 999.0, 1e5, 1e6, 1e7, f64::INFINITY] {
            for probability in [0.01, 0.025, 0.3, 0.5, 0.8, 0.975, 0.999] {
                let back = student_cdf(student_quantile(probability, freedom), freedom);
                assert!((back - probability).abs() < 1e-7, "{probability} at {freedom} degrees came back as {back}");
            }
        }
    }

    #[test]
    fn more_degrees_never_widen_an_interval() {
        let widths: Vec<f64> = (1..3000).map(|freedom| student_95(f64::from(freedom))).collect();
        assert!(widths.windows(2).all(|pair| pair[1] <= pair[0] + 1e-9));
        assert!((student_95(1e6 - 1.0) - NORMAL_95).abs() < 1e-5);
    }

    #[test]
    fn nonsense_is_answered_without_a_panic() {
        assert_eq!(normal_quantile(2.0), f64::INFINITY);
        assert_eq!(student_quantile(-1.0, 5.0), f64::NEG_INFINITY);
        assert!(student_quantile(0.975, -3.0).is_finite());
        assert!(student_quantile(0.975, f64::NAN).is_finite());
    }
}
