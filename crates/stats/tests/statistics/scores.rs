//! Scores, Elo and superiority of counted results.

use crate::assert_near;
use plyground_stats::{Interval, Pentanomial, ScoreCounts, Trinomial, clustered_mean, elo_from_score, elo_of, score_from_elo, wilson};
use proptest::prelude::*;

#[test]
fn elo_of_known_scores() {
    for (score, elo) in [(0.5, 0.0), (0.75, 190.85), (0.25, -190.85), (0.64, 99.95), (0.76, 200.24), (0.99, 798.25)] {
        assert_near(elo_from_score(score), elo, 0.005);
    }
    for (score, elo) in [(0.0, f64::NEG_INFINITY), (-0.1, f64::NEG_INFINITY), (1.0, f64::INFINITY), (1.1, f64::INFINITY)] {
        assert_eq!(elo_from_score(score), elo);
    }
}

#[test]
fn an_interval_with_an_endless_end_has_an_endless_error() {
    let elo = elo_of(Interval { value: 1.0, low: 1.0, high: 1.0 });
    assert!(elo.value.is_infinite() && elo.error().is_infinite());
    assert!(elo.contains(f64::INFINITY) && !elo.contains(3000.0));
}

#[test]
fn no_games_say_nothing() {
    let none = Pentanomial::default();
    assert_eq!(none.score(), Interval { value: 0.5, low: 0.0, high: 1.0 });
    assert_eq!(none.elo(), Interval { value: 0.0, low: f64::NEG_INFINITY, high: f64::INFINITY });
    assert_eq!(none.normalised_elo().value, 0.0);
    assert_eq!(none.superiority(), 0.5);
    assert_eq!((none.entries(), none.games()), (0, 0));
}

#[test]
fn winning_everything_is_not_certainty() {
    for won in [1, 3, 10, 200] {
        let (score, wanted) = (Trinomial::new(won, 0, 0).score(), wilson(won, won));
        assert_near(score.low, wanted.low, 1e-12);
        assert_eq!(score.high, 1.0);
        let superiority = Trinomial::new(won, 0, 0).superiority();
        assert!((0.7..=1.0).contains(&superiority));
        assert_near(Trinomial::new(0, 0, won).superiority(), 1.0 - superiority, 1e-12);
    }
    // With every chance equally likely beforehand, two wins leave ⅛ for the weaker half of the chances.
    assert_near(Trinomial::new(2, 0, 0).superiority(), 0.875, 1e-12);
}

#[test]
fn drawing_everything_leaves_room_on_both_sides() {
    let score = Pentanomial([0, 0, 30, 0, 0]).score();
    assert_eq!(score.value, 0.5);
    assert_near(score.high - 0.5, 0.5 - score.low, 1e-12);
    assert!(score.error() > 0.05 && score.error() < 0.06, "{score:?}");
    assert_eq!(Pentanomial([0, 0, 30, 0, 0]).superiority(), 0.5);
    assert!(Pentanomial([0, 0, 30, 0, 0]).normalised_elo().error().is_infinite());
}

#[test]
fn split_pairs_are_surer_than_their_games_one_by_one() {
    // Every opening wins for the side that has it: pairs 1–1, games half won and half lost.
    let (pairs, games) = (Pentanomial([2, 3, 90, 3, 2]), Trinomial::new(97, 6, 97));
    assert_eq!(pairs.games(), games.games());
    assert!(pairs.score().error() < 0.5 * games.score().error());
}

fn pentanomial() -> impl Strategy<Value = Pentanomial> {
    prop::array::uniform5(0u64..40).prop_map(Pentanomial)
}

proptest! {
    #[test]
    fn score_and_elo_undo_each_other(elo in -2000.0..2000.0f64) {
        prop_assert!((elo_from_score(score_from_elo(elo)) - elo).abs() < 1e-6);
        prop_assert!((score_from_elo(elo) + score_from_elo(-elo) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn intervals_are_in_order(pairs in pentanomial()) {
        for interval in [pairs.score(), pairs.elo(), pairs.normalised_elo()] {
            prop_assert!(interval.low <= interval.value && interval.value <= interval.high, "{:?}", interval);
        }
        prop_assert!(pairs.score().low >= 0.0 && pairs.score().high <= 1.0);
        prop_assert!((0.0..=1.0).contains(&pairs.superiority()));
    }

    #[test]
    fn the_opponent_sees_the_same_with_the_other_sign(pairs in pentanomial()) {
        let other = pairs.swapped();
        for (mine, theirs) in [(pairs.elo(), other.elo()), (pairs.normalised_elo(), other.normalised_elo())] {
            for (one, two) in [(mine.value, -theirs.value), (mine.low, -theirs.high), (mine.high, -theirs.low)] {
                // Scores are exact to some 16 digits, and Elo near the ends of the scale to fewer.
                prop_assert!(one == two || (one - two).abs() < 1e-6, "{} {}", one, two);
            }
        }
        prop_assert!((pairs.superiority() + other.superiority() - 1.0).abs() < 1e-9);
    }

    #[test]
    fn score_is_the_clustered_mean_of_the_games(pairs in pentanomial()) {
        let games = [[0.0, 0.0], [0.0, 0.5], [0.5, 0.5], [0.5, 1.0], [1.0, 1.0]];
        let clusters: Vec<Vec<f64>> = pairs.0.iter().zip(games).flat_map(|(&count, pair)| vec![pair.to_vec(); count as usize]).collect();
        prop_assume!(pairs.0.iter().filter(|&&count| count > 0).count() > 1);
        let (found, wanted) = (pairs.score(), clustered_mean(&clusters).unwrap());
        prop_assert!((found.value - wanted.value).abs() < 1e-9);
        prop_assert!((found.low - wanted.low.max(0.0)).abs() < 1e-9 && (found.high - wanted.high.min(1.0)).abs() < 1e-9);
    }

    #[test]
    fn superiority_and_interval_agree(pairs in pentanomial()) {
        // Student's interval leaves out ½ exactly when the other side has less than 2.5 %.
        prop_assume!(pairs.0.iter().filter(|&&count| count > 0).count() > 1);
        let (score, superiority) = (pairs.score(), pairs.superiority());
        prop_assume!((score.low - 0.5).abs() > 1e-6 && (score.high - 0.5).abs() > 1e-6);
        prop_assert_eq!(score.low > 0.5, superiority > 0.975);
        prop_assert_eq!(score.high < 0.5, superiority < 0.025);
    }
}
