//! The bootstrap: error bars for any number, by drawing the data again.
//!
//! What would other experiments have shown? Draw as many clusters as there were, from those there
//! were, putting each back; compute the statistic; do it a thousand times. The middle 95 % of these
//! values is the interval. It needs no formula for the error, so it serves for medians, ratios and
//! whatever else somebody thinks of, and as a check on those that have one.
//!
//! ```text
//!   clusters    A B C D E      ──► statistic                      the value
//!   drawn       C A A E B      ──► statistic ─╮
//!   drawn       D D B C D      ──► statistic ─┼─► sorted: ▏2.5 %  …  97.5 %▕   the interval
//!   drawn       …                             ╯
//! ```
//!
//! **Contract.** The same clusters, rounds and seed give the same interval, on every machine. Rounds in
//! which the statistic is not a number (a ratio over nothing, say) are left out; with fewer than half
//! of the rounds left, without clusters or rounds, or where the value itself is not a number, there is
//! no answer. The value is the statistic of the data as they are; a lopsided statistic may put it
//! outside the middle 95 %, and then the nearer end is moved to it. A thousand rounds or more settle
//! the ends to a few per cent.
//!
//! ```
//! use plyground_stats::{bootstrap, median};
//! let nodes = [120.0, 95.0, 3000.0, 210.0, 150.0, 88.0, 175.0];
//! let middle = |drawn: &[&f64]| median(&drawn.iter().map(|&&value| value).collect::<Vec<_>>()).unwrap();
//! let interval = bootstrap(&nodes, middle, 1000, 7).unwrap();
//! assert_eq!(interval.value, 150.0);
//! assert!(interval.low >= 88.0 && interval.high < 3000.0);
//! assert_eq!(bootstrap(&nodes, middle, 1000, 7), Some(interval), "the same seed, the same answer");
//! ```
//!
//! Source: B. Efron, *Bootstrap Methods: Another Look at the Jackknife*, 1979; the percentile interval
//! from B. Efron and R. J. Tibshirani, *An Introduction to the Bootstrap*, 1993, chapter 13.

use crate::Interval;
use crate::quantiles::quantile_of_sorted;
use rand_core::{Rng as _, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// The `statistic` of the clusters, with the percentile interval of `rounds` resamples, 95 %.
#[must_use]
pub fn bootstrap<C>(clusters: &[C], statistic: impl Fn(&[&C]) -> f64, rounds: usize, seed: u64) -> Option<Interval> {
    let mut drawn: Vec<&C> = clusters.iter().collect();
    if drawn.is_empty() || rounds == 0 {
        return None;
    }
    let value = statistic(&drawn);
    if value.is_nan() {
        return None;
    }
    let mut generator = Xoshiro256PlusPlus::seed_from_u64(seed);
    let mut values = Vec::with_capacity(rounds);
    for _ in 0..rounds {
        for place in &mut drawn {
            *place = &clusters[below(&mut generator, clusters.len())];
        }
        let again = statistic(&drawn);
        if !again.is_nan() {
            values.push(again);
        }
    }
    if values.len() * 2 < rounds {
        return None;
    }
    values.sort_by(f64::total_cmp);
    Some(Interval { value, low: quantile_of_sorted(&values, 0.025).min(value), high: quantile_of_sorted(&values, 0.975).max(value) })
}

/// A number from 0 to `n - 1`: the high half of a product (Lemire 2019), even to one part in 2⁶⁴/n.
fn below(generator: &mut Xoshiro256PlusPlus, n: usize) -> usize {
    ((u128::from(generator.next_u64()) * n as u128) >> 64) as usize
}
