//! Means, clustered means and the bootstrap on data with known answers.

use crate::assert_near;
use plyground_stats::{Interval, bootstrap, clustered_mean, mean, sd};
use proptest::prelude::*;

#[test]
fn nothing_gives_no_mean_and_one_thing_an_open_one() {
    assert_eq!(mean(&[]), None);
    assert_eq!(mean(&[1.0, f64::NAN]), None);
    assert_eq!(mean(&[f64::INFINITY, 2.0]), None);
    assert_eq!(clustered_mean(&[]), None);
    assert_eq!(clustered_mean(&[vec![], vec![]]), None);
    let open = Interval { value: 3.0, low: f64::NEG_INFINITY, high: f64::INFINITY };
    assert_eq!(mean(&[3.0]), Some(open));
    assert_eq!(clustered_mean(&[vec![2.0, 4.0], vec![]]), Some(open));
    assert!(mean(&[3.0]).unwrap().error().is_infinite());
    assert_eq!(sd(&[3.0]), None);
    assert_eq!(sd(&[3.0, f64::NAN]), None);
}

#[test]
fn clusters_of_one_size_are_the_mean_of_their_means() {
    let clusters = vec![vec![1.0, 0.0], vec![0.5, 0.5], vec![1.0, 1.0], vec![0.0, 0.5], vec![1.0, 0.5]];
    let means: Vec<f64> = clusters.iter().map(|cluster| cluster.iter().sum::<f64>() / 2.0).collect();
    let (found, wanted) = (clustered_mean(&clusters).unwrap(), mean(&means).unwrap());
    assert_near(found.value, wanted.value, 1e-12);
    assert_near(found.low, wanted.low, 1e-12);
    assert_near(found.high, wanted.high, 1e-12);
}

#[test]
fn larger_clusters_weigh_more_in_the_value() {
    // Nine games of 0 and one of 1: the mean of all is a tenth, not the mean of the clusters' means.
    let found = clustered_mean(&[vec![0.0; 9], vec![1.0]]).unwrap();
    assert_near(found.value, 0.1, 1e-12);
}

#[test]
fn a_cluster_repeated_inside_itself_adds_no_certainty() {
    let games = [0.0, 1.0, 1.0, 0.5, 1.0, 0.0];
    let tenfold: Vec<Vec<f64>> = games.iter().map(|&score| vec![score; 10]).collect();
    let (once, often) = (mean(&games).unwrap(), clustered_mean(&tenfold).unwrap());
    assert_near(often.error(), once.error(), 1e-12);
}

#[test]
fn clustered_error_is_the_bootstrap_error() {
    // Clusters of one to four observations that lean on each other.
    let mut dice = crate::dice::Dice::new(11);
    let clusters: Vec<Vec<f64>> = (0..200)
        .map(|index| {
            let shared = dice.normal();
            (0..=index % 4).map(|_| shared + 0.5 * dice.normal()).collect()
        })
        .collect();
    let all = |drawn: &[&Vec<f64>]| {
        let values: Vec<f64> = drawn.iter().flat_map(|cluster| cluster.iter().copied()).collect();
        values.iter().sum::<f64>() / values.len() as f64
    };
    let (formula, drawn) = (clustered_mean(&clusters).unwrap(), bootstrap(&clusters, all, 4000, 1).unwrap());
    assert_near(formula.value, drawn.value, 1e-12);
    assert!((formula.error() / drawn.error() - 1.0).abs() < 0.08, "{formula:?} {drawn:?}");
    let flat: Vec<f64> = clusters.concat();
    assert!(mean(&flat).unwrap().error() < 0.75 * formula.error(), "ignoring the clusters must promise too much");
}

#[test]
fn the_law_schools_of_efron_and_tibshirani_correlate_as_published() {
    // B. Efron and R. J. Tibshirani, An Introduction to the Bootstrap, 1993, tables 3.1 and 6.1:
    // correlation 0.776, bootstrap standard error 0.132.
    let schools = [
        (576.0, 3.39),
        (635.0, 3.30),
        (558.0, 2.81),
        (578.0, 3.03),
        (666.0, 3.44),
        (580.0, 3.07),
        (555.0, 3.00),
        (661.0, 3.43),
        (651.0, 3.36),
        (605.0, 3.13),
        (653.0, 3.12),
        (575.0, 2.74),
        (545.0, 2.76),
        (572.0, 2.88),
        (594.0, 2.96),
    ];
    let found = bootstrap(&schools, correlation, 3200, 5).unwrap();
    assert_near(found.value, 0.776, 5e-4);
    assert!((found.error() / 1.96 / 0.132 - 1.0).abs() < 0.1, "{found:?}");
}

fn correlation(points: &[&(f64, f64)]) -> f64 {
    let n = points.len() as f64;
    let (x, y) = (points.iter().map(|point| point.0).sum::<f64>() / n, points.iter().map(|point| point.1).sum::<f64>() / n);
    let product = |one: fn(&(f64, f64), f64, f64) -> f64| points.iter().map(|point| one(point, x, y)).sum::<f64>();
    let both = product(|point, x, y| (point.0 - x) * (point.1 - y));
    both / (product(|point, x, _| (point.0 - x).powi(2)) * product(|point, _, y| (point.1 - y).powi(2))).sqrt()
}

#[test]
fn bootstrap_without_an_answer_says_so() {
    let first = |drawn: &[&f64]| *drawn[0];
    assert_eq!(bootstrap(&[] as &[f64], first, 100, 1), None);
    assert_eq!(bootstrap(&[1.0], first, 0, 1), None);
    assert_eq!(bootstrap(&[f64::NAN], first, 100, 1), None);
    // Defined on the data, but on hardly any of the rounds.
    let needs_all =
        |drawn: &[&f64]| if (0..9).all(|wanted| drawn.iter().any(|&&value| value == f64::from(wanted))) { 1.0 } else { f64::NAN };
    let all: Vec<f64> = (0..9).map(f64::from).collect();
    assert_eq!(bootstrap(&all, needs_all, 200, 1), None);
}

#[test]
fn another_seed_gives_another_but_similar_interval() {
    let values: Vec<f64> = (0..60).map(|index| f64::from(index * index % 17)).collect();
    let middle = |drawn: &[&f64]| drawn.iter().copied().sum::<f64>() / drawn.len() as f64;
    let (one, two) = (bootstrap(&values, middle, 2000, 1).unwrap(), bootstrap(&values, middle, 2000, 2).unwrap());
    assert_ne!(one, two);
    assert!((one.error() / two.error() - 1.0).abs() < 0.1);
}

proptest! {
    #[test]
    fn clusters_of_one_observation_are_the_plain_mean(values in prop::collection::vec(-1e3..1e3f64, 1..40)) {
        let clusters: Vec<Vec<f64>> = values.iter().map(|&value| vec![value]).collect();
        prop_assert_eq!(mean(&values), clustered_mean(&clusters));
    }

    #[test]
    fn the_error_of_a_mean_is_its_sd_over_the_root_of_n(values in prop::collection::vec(-1e3..1e3f64, 2..40)) {
        let n = values.len() as f64;
        let t = plyground_stats::distribution::student_95(n - 1.0);
        let found = mean(&values).unwrap();
        prop_assert!((found.error() - t * sd(&values).unwrap() / n.sqrt()).abs() < 1e-8);
        prop_assert!(found.low <= found.value && found.value <= found.high);
    }

    #[test]
    fn bootstrap_stays_within_the_data(values in prop::collection::vec(-1e3..1e3f64, 1..20), seed: u64) {
        let middle = |drawn: &[&f64]| plyground_stats::median(&drawn.iter().map(|&&value| value).collect::<Vec<_>>()).unwrap();
        let found = bootstrap(&values, middle, 50, seed).unwrap();
        let (least, greatest) = values.iter().fold((f64::MAX, f64::MIN), |(low, high), &value| (low.min(value), high.max(value)));
        prop_assert!(least <= found.low && found.low <= found.value && found.value <= found.high && found.high <= greatest);
    }
}
