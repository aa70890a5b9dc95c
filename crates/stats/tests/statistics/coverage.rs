//! Do 95 % intervals hold the truth 95 times in 100? The dice know the truth.

use crate::dice::Dice;
use plyground_stats::bradley_terry::{Anchor, PairResult, fit};
use plyground_stats::{Pentanomial, ScoreCounts, clustered_mean, mean, score_from_elo, wilson};

/// How many of 2,000 experiments give an interval that holds the truth, in per cent.
fn covered(mut experiment: impl FnMut() -> bool) -> f64 {
    (0..2000).filter(|_| experiment()).count() as f64 / 20.0
}

#[track_caller]
fn assert_covers(percent: f64, low: f64, high: f64) {
    assert!((low..=high).contains(&percent), "{percent} % were covered");
}

#[test]
fn means_of_few_observations_cover() {
    let mut dice = Dice::new(1);
    assert_covers(covered(|| mean(&[dice.normal(), dice.normal(), dice.normal(), dice.normal()]).unwrap().contains(0.0)), 93.5, 96.5);
}

#[test]
fn clustered_means_cover_where_plain_means_do_not() {
    let mut dice = Dice::new(2);
    let mut plain = 0;
    let percent = covered(|| {
        // 25 games of 1 to 7 decisions; what happens to one decision of a game happens to all.
        let games: Vec<Vec<f64>> = (0..25)
            .map(|game| {
                let shared = dice.normal();
                (0..=game % 7).map(|_| 10.0 + shared + dice.normal()).collect()
            })
            .collect();
        plain += usize::from(mean(&games.concat()).unwrap().contains(10.0));
        clustered_mean(&games).unwrap().contains(10.0)
    });
    assert_covers(percent, 93.0, 97.0);
    assert!(plain < 1700, "decisions taken one by one covered {plain} of 2,000: the test shows nothing");
}

#[test]
fn scores_of_pairs_cover() {
    let mut dice = Dice::new(3);
    let chances = [0.1, 0.2, 0.3, 0.25, 0.15];
    let truth: f64 = chances.iter().zip([0.0, 0.25, 0.5, 0.75, 1.0]).map(|(chance, score)| chance * score).sum();
    let percent = covered(|| {
        let mut pairs = Pentanomial::default();
        (0..30).for_each(|_| pairs.0[dice.choose(&chances)] += 1);
        pairs.score().contains(truth)
    });
    assert_covers(percent, 93.0, 97.0);
}

#[test]
fn rare_upsets_are_covered_even_when_none_was_seen() {
    // One pair in 40 is not won 2–0; in 20 pairs most experiments see none.
    let mut dice = Dice::new(4);
    let percent = covered(|| {
        let upsets = (0..20).filter(|_| dice.unit() < 1.0 / 40.0).count() as u64;
        Pentanomial([0, 0, upsets, 0, 20 - upsets]).score().contains(1.0 - 0.5 / 40.0)
    });
    assert_covers(percent, 93.0, 100.0);
}

#[test]
fn proportions_cover() {
    let mut dice = Dice::new(5);
    assert_covers(covered(|| wilson((0..60).filter(|_| dice.unit() < 0.2).count() as u64, 60).contains(0.2)), 93.0, 97.0);
}

#[test]
fn ratings_and_their_differences_cover_when_openings_favour_a_side() {
    // Three players, twelve pairs for every two of them; the side matters more than the player.
    let elo = [60.0, 0.0, -60.0];
    let mut dice = Dice::new(6);
    let mut differences = 0;
    let percent = covered(|| {
        let mut pairs = Vec::new();
        for (one, two) in [(0, 1), (0, 2), (1, 2)] {
            let expected = score_from_elo(elo[one] - elo[two]);
            pairs.extend((0..12).map(|_| PairResult { one, two, score_of_one: dice.pair_points(expected, 0.3), games: 2.0 }));
        }
        let table = fit(3, &pairs, Anchor::Mean).unwrap();
        differences += usize::from(table.difference(0, 2).unwrap().contains(120.0));
        table.ratings()[0].elo.contains(60.0)
    });
    assert_covers(percent, 93.5, 98.0);
    assert_covers(differences as f64 / 20.0, 93.5, 98.0);
}
