//! Quantiles against their definition, and bins that make a sane picture.

use crate::assert_near;
use plyground_stats::{count_in_bins, histogram_edges, median, quantile};
use proptest::prelude::*;

#[test]
fn medians_are_the_middle() {
    assert_eq!(median(&[]), None);
    assert_eq!(median(&[f64::NAN, 1.0]), None);
    assert_eq!(median(&[4.0]), Some(4.0));
    assert_eq!(median(&[4.0, 1.0]), Some(2.5));
    // The example of numpy.percentile's manual page: 10 7 4 3 2 1 at 50 %.
    assert_eq!(median(&[10.0, 7.0, 4.0, 3.0, 2.0, 1.0]), Some(3.5));
}

#[test]
fn quantiles_are_those_of_the_usual_definition() {
    // R: quantile(mtcars$mpg), the data of Henderson and Velleman 1981; printed as 10.400 15.425 19.200 22.800 33.900.
    let miles = [
        21.0, 21.0, 22.8, 21.4, 18.7, 18.1, 14.3, 24.4, 22.8, 19.2, 17.8, 16.4, 17.3, 15.2, 10.4, 10.4, 14.7, 32.4, 30.4, 33.9, 21.5, 15.5,
        15.2, 13.3, 19.2, 27.3, 26.0, 30.4, 15.8, 19.7, 15.0, 21.4,
    ];
    for (share, printed) in [(0.0, 10.4), (0.25, 15.425), (0.5, 19.2), (0.75, 22.8), (1.0, 33.9)] {
        assert_near(quantile(&miles, share).unwrap(), printed, 1e-9);
    }
    assert_eq!(quantile(&miles, 7.0), Some(33.9));
    assert_eq!(quantile(&miles, f64::NAN), None);
}

#[test]
fn bins_follow_freedman_and_diaconis() {
    // 0 to 26: the middle half is 13 wide, 27 values: width 2 · 13 / 3, so three bins for a range of 26.
    let values: Vec<f64> = (0..27).map(f64::from).collect();
    let edges = histogram_edges(&values);
    assert_eq!(edges.len(), 4);
    assert_eq!(count_in_bins(&values, &edges), [9, 9, 9]);
}

#[test]
fn odd_data_still_make_bins() {
    assert!(histogram_edges(&[]).is_empty());
    assert!(histogram_edges(&[f64::NAN, f64::INFINITY]).is_empty());
    assert_eq!(histogram_edges(&[3.0, 3.0]), [2.5, 3.5]);
    assert_eq!(count_in_bins(&[3.0, 3.0], &[2.5, 3.5]), [2]);
    // The middle half is one value: Sturges, 1 + log₂ 64 bins.
    let mut mostly_same = vec![5.0; 62];
    mostly_same.extend([0.0, 9.0]);
    assert_eq!(histogram_edges(&mostly_same).len(), 8);
    // One far outlier does not ask for thousands of bins.
    let mut outlier: Vec<f64> = (0..50).map(f64::from).collect();
    outlier.push(1e9);
    assert_eq!(histogram_edges(&outlier).len(), 101);
    assert!(histogram_edges(&[f64::MIN, 0.0, f64::MAX]).iter().all(|edge| edge.is_finite()));
    assert!(count_in_bins(&[1.0], &[]).is_empty());
    assert_eq!(count_in_bins(&[-1.0, 0.0, 1.0, 2.0, 3.0, f64::NAN], &[0.0, 1.0, 2.0]), [1, 2]);
}

proptest! {
    #[test]
    fn every_value_falls_in_one_bin(values in prop::collection::vec(-1e6..1e6f64, 1..200)) {
        let edges = histogram_edges(&values);
        prop_assert!((2..=101).contains(&edges.len()));
        prop_assert!(edges.windows(2).all(|pair| pair[0] < pair[1]));
        prop_assert_eq!(count_in_bins(&values, &edges).iter().sum::<usize>(), values.len());
    }

    #[test]
    fn quantiles_rise_with_their_share(values in prop::collection::vec(-1e6..1e6f64, 1..50), one in 0.0..1.0f64, two in 0.0..1.0f64) {
        let (low, high) = (quantile(&values, one.min(two)).unwrap(), quantile(&values, one.max(two)).unwrap());
        prop_assert!(low <= high + 1e-9);
    }
}
