//! Ratings against brute force, against Hunter's algorithm, against the bootstrap, and at their limits.

use crate::assert_near;
use crate::dice::Dice;
use plyground_stats::bradley_terry::{Anchor, PairResult, fit};
use plyground_stats::elo::ELO_PER_NAT;
use plyground_stats::{bootstrap, clustered_mean, elo_from_score, score_from_elo};
use proptest::prelude::*;

fn result(one: usize, two: usize, score_of_one: f64, games: f64) -> PairResult {
    PairResult { one, two, score_of_one, games }
}

fn values(players: usize, pairs: &[PairResult]) -> Vec<f64> {
    fit(players, pairs, Anchor::Mean).unwrap().ratings().iter().map(|rating| rating.elo.value).collect()
}

/// The log-likelihood of results under these Elo.
fn log_likelihood(pairs: &[PairResult], elo: &[f64]) -> f64 {
    let one = |pair: &PairResult| {
        let expected = score_from_elo(elo[pair.one] - elo[pair.two]);
        pair.score_of_one * expected.ln() + (pair.games - pair.score_of_one) * (1.0 - expected).ln()
    };
    pairs.iter().map(one).sum()
}

/// The plain algorithm of Zermelo and Hunter: strength = points over what games against these opponents ask for.
fn hunter(players: usize, pairs: &[PairResult]) -> Vec<f64> {
    let mut strength = vec![1.0; players];
    for _ in 0..20_000 {
        let (mut points, mut asked) = (vec![0.0; players], vec![0.0; players]);
        for pair in pairs {
            points[pair.one] += pair.score_of_one;
            points[pair.two] += pair.games - pair.score_of_one;
            let share = pair.games / (strength[pair.one] + strength[pair.two]);
            asked[pair.one] += share;
            asked[pair.two] += share;
        }
        let next: Vec<f64> = points.iter().zip(&asked).map(|(points, asked)| points / asked).collect();
        let scale = (next.iter().map(|value| value.ln()).sum::<f64>() / players as f64).exp();
        strength = next.into_iter().map(|value| value / scale).collect();
    }
    strength.into_iter().map(|value| value.ln() * ELO_PER_NAT).collect()
}

#[test]
fn ratings_are_the_brute_force_maximum() {
    let pairs = [result(0, 1, 7.5, 10.0), result(0, 2, 9.0, 10.0), result(1, 2, 6.0, 10.0)];
    let found = values(3, &pairs);
    // Every step away from the maximum, in any direction, makes the results less likely.
    let mut best = (f64::NEG_INFINITY, 0.0, 0.0);
    for first in -400..=400 {
        for second in -400..=400 {
            let (first, second) = (f64::from(first), f64::from(second));
            let height = log_likelihood(&pairs, &[first, second, -first - second]);
            if height > best.0 {
                best = (height, first, second);
            }
        }
    }
    assert_near(found[0], best.1, 1.0);
    assert_near(found[1], best.2, 1.0);
    assert!(log_likelihood(&pairs, &found) >= best.0);
}

#[test]
fn ratings_are_those_of_hunters_algorithm() {
    let mut dice = Dice::new(8);
    for players in 2..6 {
        let mut pairs = Vec::new();
        for one in 0..players {
            for two in 0..one {
                pairs.extend((0..6).map(|_| result(one, two, 0.25 + dice.unit() * 1.5, 2.0)));
            }
        }
        for (found, wanted) in values(players, &pairs).into_iter().zip(hunter(players, &pairs)) {
            assert_near(found, wanted, 1e-6);
        }
    }
}

#[test]
fn two_players_are_a_clustered_mean_through_the_curve() {
    let mut dice = Dice::new(9);
    let points: Vec<f64> = (0..300).map(|_| dice.pair_points(0.6, 0.25)).collect();
    let pairs: Vec<PairResult> = points.iter().map(|&score| result(0, 1, score, 2.0)).collect();
    let clusters: Vec<Vec<f64>> = points.iter().map(|&score| vec![score / 2.0; 2]).collect();
    let score = clustered_mean(&clusters).unwrap();
    let difference = fit(2, &pairs, Anchor::Mean).unwrap().difference(0, 1).unwrap();
    assert_near(difference.value, elo_from_score(score.value), 1e-6);
    // The slope of the curve carries the error; the imagined cluster adds a three-hundredth.
    let slope = ELO_PER_NAT / (score.value * (1.0 - score.value));
    assert!((difference.error() / (score.error() * slope) - 1.0).abs() < 0.01, "{difference:?} {score:?}");
}

#[test]
fn sandwich_error_is_the_bootstrap_error() {
    // Four players, openings that favour a side, so that the two games of a pair go apart.
    let elo = [100.0, 20.0, -30.0, -90.0];
    for bias in [0.0, 0.25] {
        let mut dice = Dice::new(10);
        let mut pairs = Vec::new();
        for one in 0..4 {
            for two in 0..one {
                pairs.extend((0..40).map(|_| result(one, two, dice.pair_points(score_from_elo(elo[one] - elo[two]), bias), 2.0)));
            }
        }
        let table = fit(4, &pairs, Anchor::Mean).unwrap();
        for player in 0..4 {
            let rating = |drawn: &[&PairResult]| values(4, &drawn.iter().map(|&&pair| pair).collect::<Vec<_>>())[player];
            let (formula, drawn) = (table.ratings()[player].elo, bootstrap(&pairs, rating, 1000, 1).unwrap());
            assert_near(formula.value, drawn.value, 1e-9);
            assert!((formula.error() / drawn.error() - 1.0).abs() < 0.15, "player {player}, bias {bias}: {formula:?} {drawn:?}");
        }
    }
}

#[test]
fn paired_games_that_go_apart_make_smaller_errors_than_single_ones() {
    // The same games: as pairs that split or nearly so, and one by one.
    let pairs: Vec<PairResult> = (0..60).map(|pair| result(0, 1, if pair % 6 == 0 { 1.5 } else { 1.0 }, 2.0)).collect();
    let mut singles = vec![result(0, 1, 1.0, 1.0); 60];
    singles.extend(vec![result(0, 1, 0.0, 1.0); 50]);
    singles.extend(vec![result(0, 1, 0.5, 1.0); 10]);
    let error = |results: &[PairResult]| fit(2, results, Anchor::Mean).unwrap().difference(0, 1).unwrap().error();
    assert!(error(&pairs) < 0.5 * error(&singles));
}

#[test]
fn equal_results_are_no_proof_of_no_spread() {
    let three = fit(2, &[result(0, 1, 1.5, 2.0); 3], Anchor::Mean).unwrap().difference(0, 1).unwrap();
    assert!(three.error() > 100.0, "{three:?}");
    let single = fit(2, &[result(0, 1, 1.0, 2.0)], Anchor::Mean).unwrap().difference(0, 1).unwrap();
    assert!(single.error() > 300.0, "{single:?}");
    // A newcomer with one pair is fitted exactly, and must not look sure for that.
    let mut pairs = vec![result(0, 1, 1.0, 2.0); 500];
    pairs.push(result(2, 0, 1.5, 2.0));
    let table = fit(3, &pairs, Anchor::Mean).unwrap();
    assert!(table.difference(2, 0).unwrap().error() > 300.0);
    assert!(table.difference(0, 1).unwrap().error() < 30.0);
}

#[test]
fn the_winner_of_everything_has_a_finite_rating_that_says_so() {
    let pairs = vec![result(0, 1, 2.0, 2.0); 5];
    let table = fit(2, &pairs, Anchor::Mean).unwrap();
    let [winner, loser] = table.ratings() else { panic!("two players") };
    // Ten wins and a quarter of a point of half an imagined game each.
    assert_near(winner.elo.value - loser.elo.value, elo_from_score(10.25 / 10.5), 1e-6);
    assert!(!winner.is_bounded && !loser.is_bounded);
    assert!(table.difference(0, 1).unwrap().error() > 300.0, "nobody knows how much better");
    assert!(table.likelihood_of_superiority(0, 1).unwrap() > 0.95);
    assert_eq!((winner.score, winner.games, loser.score), (10.0, 10.0, 0.0));
}

#[test]
fn one_hopeless_player_leaves_the_others_as_they_were() {
    let mut pairs =
        vec![result(0, 1, 1.5, 2.0), result(1, 2, 1.5, 2.0), result(2, 0, 0.5, 2.0), result(0, 1, 0.5, 2.0), result(1, 2, 1.0, 2.0)];
    let without = fit(3, &pairs, Anchor::Mean).unwrap();
    pairs.extend([result(3, 0, 0.0, 2.0), result(3, 1, 0.0, 2.0), result(3, 2, 0.0, 2.0)]);
    let with = fit(4, &pairs, Anchor::Mean).unwrap();
    assert_eq!(with.ratings().iter().map(|rating| rating.is_bounded).collect::<Vec<_>>(), [true, true, true, false]);
    for (one, two) in [(0, 1), (1, 2), (0, 2)] {
        let (before, after) = (without.difference(one, two).unwrap(), with.difference(one, two).unwrap());
        assert_near(before.value, after.value, 10.0);
    }
    assert!(with.difference(0, 3).unwrap().value > 300.0);
    assert!(with.ratings().iter().all(|rating| rating.elo.error().is_finite()));
}

#[test]
fn strangers_and_idle_players_are_rated_without_a_claim() {
    // Two who met, two others who met, and one who never played.
    let pairs = [result(0, 1, 1.5, 2.0), result(0, 1, 1.0, 2.0), result(2, 3, 1.0, 2.0), result(2, 3, 0.5, 2.0)];
    let table = fit(5, &pairs, Anchor::Mean).unwrap();
    assert!(table.ratings().iter().all(|rating| !rating.is_bounded && rating.elo.error().is_finite()));
    assert!(table.difference(0, 2).unwrap().error() > 500.0);
    assert_near(table.difference(0, 1).unwrap().value, -table.difference(2, 3).unwrap().value, 1e-6);
    assert_eq!(table.ratings()[4].games, 0.0);
}

#[test]
fn nobody_and_one_player_are_no_trouble() {
    assert!(fit(0, &[], Anchor::First).unwrap().ratings().is_empty());
    let alone = fit(1, &[], Anchor::Mean).unwrap();
    assert_eq!((alone.ratings()[0].elo.value, alone.ratings()[0].elo.error()), (0.0, 0.0));
    assert_eq!(alone.likelihood_of_superiority(0, 0), Some(0.5));
    assert_eq!(alone.likelihood_of_superiority(0, 1), None);
    assert_eq!(alone.difference(3, 0), None);
}

#[test]
fn the_first_player_as_anchor_is_exactly_zero() {
    let pairs = [result(0, 1, 1.5, 2.0), result(1, 2, 1.0, 2.0), result(2, 0, 1.5, 2.0), result(0, 1, 0.5, 2.0)];
    let (first, mean) = (fit(3, &pairs, Anchor::First).unwrap(), fit(3, &pairs, Anchor::Mean).unwrap());
    assert_eq!((first.ratings()[0].elo.value, first.ratings()[0].elo.error()), (0.0, 0.0));
    assert_near(mean.ratings().iter().map(|rating| rating.elo.value).sum(), 0.0, 1e-9);
    let (one, two) = (first.difference(2, 1).unwrap(), mean.difference(2, 1).unwrap());
    assert_near(one.value, two.value, 1e-9);
    assert_near(one.error(), two.error(), 1e-9);
}

#[test]
fn impossible_results_are_refused_with_a_reason() {
    let table = [
        (result(0, 2, 1.0, 2.0), "result 0 names player 2: the 2 players are numbered from 0"),
        (result(1, 1, 1.0, 2.0), "result 0 has player 1 against itself: the two players must differ"),
        (result(0, 1, 0.0, 0.0), "result 0 has 0 games: it must have one or more"),
        (result(0, 1, 3.0, 2.0), "result 0 has 3 points in 2 games: points go from 0 to the games"),
        (result(0, 1, f64::NAN, 2.0), "result 0 has NaN points in 2 games: points go from 0 to the games"),
        (result(0, 1, 1.0, f64::NAN), "result 0 has NaN games: it must have one or more"),
    ];
    for (wrong, reason) in table {
        assert_eq!(fit(2, &[wrong], Anchor::Mean), Err(reason.to_owned()));
    }
    assert!(fit(1_000_000, &[], Anchor::Mean).is_err());
}

#[test]
fn very_long_one_sided_matches_stay_finite() {
    let pairs = [result(0, 1, 1e6, 1e6), result(1, 2, 1e6, 1e6), result(2, 3, 1e6 - 1.0, 1e6)];
    let table = fit(4, &pairs, Anchor::Mean).unwrap();
    let elo: Vec<f64> = table.ratings().iter().map(|rating| rating.elo.value).collect();
    assert!(elo.windows(2).all(|pair| pair[0] > pair[1] + 500.0), "{elo:?}");
    assert!(table.ratings().iter().all(|rating| rating.elo.error().is_finite()));
}

fn some_results() -> impl Strategy<Value = Vec<PairResult>> {
    prop::collection::vec((0usize..5, 1usize..5, 0u8..=4), 0..30)
        .prop_map(|list| list.into_iter().map(|(one, step, halves)| result(one, (one + step) % 5, f64::from(halves) / 2.0, 2.0)).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn swapping_all_results_negates_the_ratings(pairs in some_results()) {
        let swapped: Vec<PairResult> = pairs.iter().map(|pair| PairResult { score_of_one: pair.games - pair.score_of_one, ..*pair }).collect();
        let (mine, theirs) = (fit(5, &pairs, Anchor::Mean).unwrap(), fit(5, &swapped, Anchor::Mean).unwrap());
        for (one, two) in mine.ratings().iter().zip(theirs.ratings()) {
            prop_assert!((one.elo.value + two.elo.value).abs() < 1e-5, "{:?} {:?}", one, two);
            prop_assert!((one.elo.error() - two.elo.error()).abs() < 1e-5 * (1.0 + one.elo.error()));
            prop_assert_eq!(one.is_bounded, two.is_bounded);
        }
    }

    #[test]
    fn every_table_is_finite_and_in_order(pairs in some_results()) {
        let table = fit(5, &pairs, Anchor::Mean).unwrap();
        prop_assert!(table.ratings().iter().all(|rating| rating.elo.value.is_finite() && rating.elo.error().is_finite() && rating.elo.error() > 0.0));
        prop_assert!(table.ratings().iter().map(|rating| rating.elo.value).sum::<f64>().abs() < 1e-6);
        let (likely, unlikely) = (table.likelihood_of_superiority(0, 1).unwrap(), table.likelihood_of_superiority(1, 0).unwrap());
        prop_assert!((likely + unlikely - 1.0).abs() < 1e-9 && (0.0..=1.0).contains(&likely));
        let difference = table.difference(0, 1).unwrap().value;
        prop_assert!(difference.abs() < 1e-6 || (likely > 0.5) == (difference > 0.0), "{} {}", likely, difference);
    }

    #[test]
    fn the_order_of_results_and_of_the_two_names_does_not_matter(pairs in some_results()) {
        let mut turned: Vec<PairResult> = pairs.iter().map(|pair| result(pair.two, pair.one, pair.games - pair.score_of_one, pair.games)).collect();
        turned.reverse();
        for (one, two) in fit(5, &pairs, Anchor::Mean).unwrap().ratings().iter().zip(fit(5, &turned, Anchor::Mean).unwrap().ratings()) {
            prop_assert!((one.elo.value - two.elo.value).abs() < 1e-6 && (one.elo.error() - two.elo.error()).abs() < 1e-5 * (1.0 + one.elo.error()));
        }
    }
}
