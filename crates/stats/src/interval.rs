//! A value that was measured, and how far off it may be.
//!
//! An experiment gives one value; repeated, it would give another. The interval around the value is
//! built so that in 95 of 100 experiments it holds the truth. A wide interval is not a bad result: it
//! says that more games are needed before anything is claimed.
//!
//! ```text
//!      low                 value                 high
//!       ├────────────────────●────────────────────┤
//!                            ╰────── error ───────╯     (ends need not lie evenly)
//! ```
//!
//! **Contract.** `low <= value <= high`. Ends may be infinite: then the data set no limit there.
//! Intervals of this crate are 95 % unless the page says otherwise.
//!
//! ```
//! use plyground_stats::Interval;
//! let score = Interval { value: 0.55, low: 0.48, high: 0.62 };
//! assert!(score.contains(0.5), "not yet proof of being better");
//! assert!((score.error() - 0.07).abs() < 1e-12);
//! ```
//!
//! Source: J. Neyman, *Outline of a Theory of Statistical Estimation Based on the Classical Theory of
//! Probability*, 1937.

/// A value with the ends of its 95 % confidence interval.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Interval {
    /// What was measured.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Interval {
    /// The interval that reaches `error` to both sides of `value`.
    #[must_use]
    pub fn around(value: f64, error: f64) -> Self {
        Self { value, low: value - error, high: value + error }
    }

    /// Half of the width; infinite where an end is.
    #[must_use]
    pub fn error(&self) -> f64 {
        // Two ends at the same infinity would subtract to nothing at all.
        if self.low.is_infinite() || self.high.is_infinite() { f64::INFINITY } else { (self.high - self.low) / 2.0 }
    }

    /// Whether `truth` lies between the ends, the ends included.
    #[must_use]
    pub fn contains(&self, truth: f64) -> bool {
        self.low <= truth && truth <= self.high
    }

    /// The interval seen through a curve that never falls: value and ends each go through it.
    ///
    /// ```
    /// use plyground_stats::Interval;
    /// let side = Interval { value: 2.0, low: 1.0, high: 3.0 };
    /// assert_eq!(side.through(|length| length * length), Interval { value: 4.0, low: 1.0, high: 9.0 });
    /// ```
    #[must_use]
    pub fn through(&self, curve: impl Fn(f64) -> f64) -> Self {
        Self { value: curve(self.value), low: curve(self.low), high: curve(self.high) }
    }
}
