//! The sequential test against brute force, and its error rates against the dice.

use crate::assert_near;
use crate::dice::Dice;
use plyground_stats::{Decision, Model, Pentanomial, ScoreCounts, Sprt, Trinomial, score_from_elo};
use proptest::prelude::*;

fn sprt(elo0: f64, elo1: f64, model: Model) -> Sprt {
    Sprt { elo0, elo1, alpha: 0.05, beta: 0.05, model }
}

/// The log-likelihood of games when the chances of a win, a draw and a loss are these.
fn log_likelihood(games: Trinomial, won: f64, drawn: f64) -> f64 {
    let [lost_games, drawn_games, won_games] = games.0.map(|count| if count == 0 { 1e-3 } else { count as f64 });
    won_games * won.ln() + drawn_games * drawn.ln() + lost_games * (1.0 - won - drawn).ln()
}

/// The best log-likelihood over the share of draws, when `won_at` says which share of wins the claim then leaves.
fn best_over_draws(games: Trinomial, won_at: impl Fn(f64) -> f64) -> f64 {
    let value = |drawn: f64| {
        let found = log_likelihood(games, won_at(drawn), drawn);
        if found.is_nan() { f64::NEG_INFINITY } else { found }
    };
    let (mut centre, mut reach) = (0.5, 0.5);
    // A fine comb, then finer and finer ones around its best tooth.
    for _ in 0..12 {
        let teeth = (-100..=100).map(|tooth| centre + reach * f64::from(tooth) / 100.0).filter(|drawn| (1e-12..1.0).contains(drawn));
        centre = teeth.max_by(|a, b| value(*a).total_cmp(&value(*b))).unwrap();
        reach /= 20.0;
    }
    value(centre)
}

/// The share of wins at which the mean is `claim` deviations above ½, given the share of draws.
fn won_at_deviations(claim: f64, drawn: f64) -> f64 {
    let (mut low, mut high) = (0.0, 1.0 - drawn);
    for _ in 0..80 {
        let won = f64::midpoint(low, high);
        let mean = won + drawn / 2.0;
        let variance = won + drawn / 4.0 - mean * mean;
        if (mean - 0.5) / variance.max(1e-300).sqrt() < claim { low = won } else { high = won }
    }
    f64::midpoint(low, high)
}

#[test]
fn llr_is_what_brute_force_finds() {
    let tests = [(0.0, 5.0), (-10.0, 30.0), (20.0, 100.0)];
    for games in [Trinomial::new(30, 40, 25), Trinomial::new(7, 0, 3), Trinomial::new(100, 900, 90), Trinomial::new(5, 5, 20)] {
        for (elo0, elo1) in tests {
            let best = |elo: f64| best_over_draws(games, |drawn| score_from_elo(elo) - drawn / 2.0);
            assert_near(sprt(elo0, elo1, Model::Logistic).llr(&games), best(elo1) - best(elo0), 2e-4);
            let best = |elo: f64| best_over_draws(games, |drawn| won_at_deviations(elo * std::f64::consts::LN_10 / 800.0, drawn));
            assert_near(sprt(elo0, elo1, Model::Normalised).llr(&games), best(elo1) - best(elo0), 2e-4);
        }
    }
}

#[test]
fn no_games_have_no_llr() {
    for model in [Model::Logistic, Model::Normalised] {
        assert_eq!(sprt(0.0, 5.0, model).llr(&Pentanomial::default()), 0.0);
        assert_eq!(sprt(0.0, 5.0, model).verdict(&Pentanomial::default()), Decision::Continue);
    }
}

#[test]
fn claims_of_hundreds_of_elo_still_have_an_llr() {
    for model in [Model::Logistic, Model::Normalised] {
        for counts in [[0, 0, 0, 0, 9], [9, 0, 0, 0, 0], [1, 2, 3, 4, 5], [0, 0, 40, 0, 0]] {
            for (elo0, elo1) in [(-1000.0, 1000.0), (0.0, 600.0), (-700.0, -300.0)] {
                assert!(sprt(elo0, elo1, model).llr(&Pentanomial(counts)).is_finite(), "{model} {counts:?} {elo0} {elo1}");
            }
        }
    }
}

#[test]
fn errors_are_as_rare_as_promised() {
    // Pairs with the mean score of a claim: a shift x in two neighbouring scores moves it by x / 2 + x.
    let chances = |elo: f64| {
        let shift = (score_from_elo(elo) - 0.5) / 1.5;
        [0.1 - shift, 0.2 - shift, 0.4, 0.2 + shift, 0.1 + shift]
    };
    let mean: f64 = chances(40.0).iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]).map(|(chance, score)| chance * score).sum();
    assert_near(mean, score_from_elo(40.0), 1e-12);
    let test = sprt(0.0, 40.0, Model::Logistic);
    for (truth, wrong) in [(0.0, Decision::AcceptH1), (40.0, Decision::AcceptH0)] {
        let mut dice = Dice::new(2026);
        let errors = (0..600).filter(|_| play(&test, &chances(truth), &mut dice).0 == wrong).count();
        // 5 % of 600 are 30, give or take 5; overshooting the wall makes errors rarer still.
        assert!((10..=45).contains(&errors), "{errors} of 600 at {truth} Elo");
    }
}

#[test]
fn a_clear_difference_is_found_soon() {
    let test = sprt(0.0, 40.0, Model::Logistic);
    let mut dice = Dice::new(3);
    let lengths: Vec<u64> = (0..50)
        .map(|_| play(&test, &[0.05, 0.1, 0.2, 0.25, 0.4], &mut dice))
        .map(|(decision, pairs)| {
            assert_eq!(decision, Decision::AcceptH1);
            pairs
        })
        .collect();
    assert!(lengths.iter().max().unwrap() < &200, "{lengths:?}");
}

/// Plays pairs until the test stops: what it says, and after how many.
fn play(test: &Sprt, chances: &[f64], dice: &mut Dice) -> (Decision, u64) {
    let mut pairs = Pentanomial::default();
    loop {
        pairs.0[dice.choose(chances)] += 1;
        let decision = test.verdict(&pairs);
        if decision != Decision::Continue {
            return (decision, pairs.entries());
        }
        assert!(pairs.entries() < 20_000, "a test must end");
    }
}

proptest! {
    #[test]
    fn swapping_players_and_claims_negates_the_llr(counts in prop::array::uniform5(0u64..60), elo0 in -60.0..0.0f64, width in 1.0..60.0f64) {
        for model in [Model::Logistic, Model::Normalised] {
            let mine = sprt(elo0, elo0 + width, model).llr(&Pentanomial(counts));
            let theirs = sprt(-elo0 - width, -elo0, model).llr(&Pentanomial(counts).swapped());
            prop_assert!((mine + theirs).abs() < 1e-6 * (1.0 + mine.abs()), "{} {}", mine, theirs);
        }
    }

    #[test]
    fn llr_adds_up_over_neighbouring_claims(counts in prop::array::uniform5(1u64..60), elo in -40.0..40.0f64) {
        for model in [Model::Logistic, Model::Normalised] {
            let llr = |elo0: f64, elo1: f64| sprt(elo0, elo1, model).llr(&Pentanomial(counts));
            prop_assert!((llr(elo - 10.0, elo) + llr(elo, elo + 10.0) - llr(elo - 10.0, elo + 10.0)).abs() < 1e-6);
        }
    }

    #[test]
    fn the_corridor_is_in_order_and_opens_with_care(alpha in 0.001..0.4f64, beta in 0.001..0.4f64) {
        let (low, high) = Sprt { alpha, beta, ..sprt(0.0, 5.0, Model::Logistic) }.bounds();
        prop_assert!(low < 0.0 && high > 0.0);
        let (lower, higher) = Sprt { alpha: alpha / 2.0, beta: beta / 2.0, ..sprt(0.0, 5.0, Model::Logistic) }.bounds();
        prop_assert!(lower < low && higher > high);
    }
}
