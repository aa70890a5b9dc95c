//! Wilson's interval for a proportion.
//!
//! Of `trials` attempts, `successes` went well; how large may the chance of success be? Wilson keeps
//! every chance under which the observed share would not be surprising. Unlike the share plus or minus
//! its standard error, this never leaves 0 to 1 and still has a width when all or none succeeded.
//!
//! ```text
//!   0 of 20:   ●──────┤                                        0 … 0.16
//!              0                        ½                        1
//! ```
//!
//! **Contract.** Both ends lie in 0 to 1. Without trials nothing is known: the value is ½ and the
//! interval all of 0 to 1. More successes than trials count as all.
//!
//! ```
//! use plyground_stats::wilson;
//! let solved = wilson(81, 263);
//! assert!((solved.low - 0.2553).abs() < 5e-5 && (solved.high - 0.3662).abs() < 5e-5);
//! ```
//!
//! Source: E. B. Wilson, *Probable Inference, the Law of Succession, and Statistical Inference*, 1927.

use crate::Interval;
use crate::distribution::NORMAL_95;

/// The chance of success behind `successes` of `trials` independent attempts, 95 %.
#[must_use]
pub fn wilson(successes: u64, trials: u64) -> Interval {
    if trials == 0 {
        return Interval { value: 0.5, low: 0.0, high: 1.0 };
    }
    let n = trials as f64;
    let share = successes.min(trials) as f64 / n;
    let z2 = NORMAL_95 * NORMAL_95;
    let centre = (share + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let reach = NORMAL_95 / (1.0 + z2 / n) * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    // Rounding may carry an end past the share itself where all or none succeeded.
    Interval { value: share, low: (centre - reach).clamp(0.0, share), high: (centre + reach).clamp(share, 1.0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn published_examples_come_out() {
        // R. G. Newcombe, Two-sided confidence intervals for the single proportion, 1998, table I, method 3.
        let table = [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611), (1, 29, 0.0061, 0.1718)];
        for (successes, trials, low, high) in table {
            let found = wilson(successes, trials);
            assert!((found.low - low).abs() < 5.1e-5 && (found.high - high).abs() < 5.1e-5, "{successes} of {trials}: {found:?}");
        }
    }

    #[test]
    fn successes_and_failures_mirror_each_other() {
        for trials in 1..40 {
            for successes in 0..=trials {
                let (one, other) = (wilson(successes, trials), wilson(trials - successes, trials));
                assert!((one.low + other.high - 1.0).abs() < 1e-12, "{successes} of {trials}");
                assert!(0.0 <= one.low && one.low <= one.value && one.value <= one.high && one.high <= 1.0);
            }
        }
    }

    #[test]
    fn nothing_known_and_too_much_claimed_are_answered() {
        assert_eq!(wilson(0, 0), Interval { value: 0.5, low: 0.0, high: 1.0 });
        assert_eq!(wilson(9, 4), wilson(4, 4));
    }
}
