//! Elo, normalised Elo, superiority and LLR of matches that others have published.
//!
//! Fastchess and Fishtest take the normal curve where we take Student's, and divide by n where we
//! divide by n − 1: with hundreds of entries that is half a per cent of an error bar.

use crate::assert_near;
use plyground_stats::{Model, Pentanomial, ScoreCounts, Sprt, Trinomial};

/// Within a share of the published figure, or half of its last digit.
#[track_caller]
fn assert_published(found: f64, published: f64, share: f64) {
    assert_near(found, published, (published.abs() * share).max(0.0051));
}

fn sprt(elo0: f64, elo1: f64, model: Model) -> Sprt {
    Sprt { elo0, elo1, alpha: 0.05, beta: 0.05, model }
}

#[test]
fn elo_of_pairs_is_that_of_fastchess() {
    // Fastchess, app/tests/elo_test.cpp: counts, Elo and error, normalised Elo and error.
    let table = [
        ([34, 54, 31 + 32, 64, 75], 55.58, 27.65, 57.94, 28.28),
        ([332, 433, 457 + 41, 333, 334], -8.64, 10.33, -9.17, 10.96),
        ([7895, 8757, 5485 + 200, 568, 9999], -21.04, 2.95, -19.01, 2.65),
    ];
    for (counts, elo, elo_error, normalised, normalised_error) in table {
        let pairs = Pentanomial(counts);
        assert_published(pairs.elo().value, elo, 0.0);
        assert_published(pairs.elo().error(), elo_error, 0.01);
        assert_published(pairs.normalised_elo().value, normalised, 0.0);
        assert_published(pairs.normalised_elo().error(), normalised_error, 0.01);
    }
    assert_near(Pentanomial([332, 433, 498, 333, 334]).superiority(), 0.0505, 1e-4);
    assert!(Pentanomial([34, 54, 63, 64, 75]).superiority() > 0.99995);
}

#[test]
fn elo_of_games_is_that_of_fastchess() {
    // Fastchess, app/tests/elo_test.cpp: won, lost, drawn.
    let close = Trinomial::new(76, 123, 89);
    assert_published(close.normalised_elo().value, -20.76, 0.0);
    assert_published(close.normalised_elo().error(), 40.13, 0.01);
    assert_near(close.superiority(), 0.1553, 1e-3);

    let better = Trinomial::new(136, 111, 96);
    assert_published(better.elo().value, 40.70, 0.0);
    assert_published(better.elo().error(), 30.43, 0.01);
    assert_published(better.normalised_elo().value, 49.77, 0.0);
    assert_published(better.normalised_elo().error(), 36.77, 0.01);
    assert_near(better.superiority(), 0.9960, 5e-4);

    let beaten = Trinomial::new(34, 0, 356);
    assert_published(beaten.normalised_elo().value, -508.44, 0.0);
    assert_published(beaten.normalised_elo().error(), 34.48, 0.01);
}

#[test]
fn llr_of_games_is_that_of_fastchess() {
    // Fastchess, app/tests/sprt_test.cpp: won, lost, drawn; checked there to one per cent.
    let table = [
        (36433, 36027, 68692, 0.0, 2.0, Model::Normalised, 0.92),
        (10871, 10650, 20431, -1.75, 0.25, Model::Normalised, 2.30),
        (4250, 0, 0, 0.0, 10.0, Model::Normalised, 120.56),
        (21404, 21184, 40708, 0.5, 2.5, Model::Logistic, -1.57),
        (57433, 57030, 106_593, 0.0, 2.0, Model::Logistic, -2.59),
    ];
    for (won, lost, drawn, elo0, elo1, model, llr) in table {
        assert_published(sprt(elo0, elo1, model).llr(&Trinomial::new(won, drawn, lost)), llr, 0.01);
    }
}

#[test]
fn llr_of_pairs_is_that_of_fastchess() {
    // Fastchess, app/tests/sprt_test.cpp; checked there to one per cent.
    let table = [
        ([365, 16618, 36029 + 200, 16974, 390], 0.0, 2.0, Model::Normalised, 2.25),
        ([127, 4883, 10311 + 401, 5150, 104], -1.75, 0.25, Model::Normalised, 3.01),
        ([0, 0, 0, 0, 5550], 0.0, 5.0, Model::Normalised, 111.82),
        ([223, 9863, 20279 + 1000, 10037, 246], 0.5, 2.5, Model::Logistic, -3.07),
        ([871, 26175, 55003 + 980, 26678, 821], 0.0, 2.0, Model::Logistic, -4.98),
    ];
    for (counts, elo0, elo1, model, llr) in table {
        assert_published(sprt(elo0, elo1, model).llr(&Pentanomial(counts)), llr, 0.01);
    }
}

#[test]
fn llr_of_pairs_is_that_of_fishtest() {
    // Fishtest's figures as quoted in pull requests of official-stockfish/Stockfish (number first).
    // Since 2021 its bounds are normalised Elo; in 2020, with claims in braces, they were logistic.
    let table = [
        (6019, [320, 12431, 27275, 12858, 316], 0.0, 2.0, Model::Normalised, 2.95),
        (6019, [197, 45541, 117_722, 46579, 228], 0.5, 2.5, Model::Normalised, 2.96),
        (6285, [289, 26459, 62934, 26379, 331], -1.75, 0.25, Model::Normalised, 2.94),
        (6285, [118, 38575, 109_888, 38432, 122], -1.75, 0.25, Model::Normalised, 2.95),
        (5452, [758, 38802, 84253, 39511, 772], 0.0, 2.0, Model::Normalised, 2.93),
        (5452, [19, 6089, 15803, 6441, 22], 0.5, 2.5, Model::Normalised, 2.95),
        (4194, [371, 10263, 24989, 10642, 379], 0.0, 2.0, Model::Normalised, 2.95),
        (4194, [47, 8181, 25234, 8575, 47], 0.5, 2.5, Model::Normalised, 2.94),
        (2920, [665, 4806, 9333, 4893, 747], -0.5, 1.5, Model::Logistic, 2.95),
        (2920, [328, 4564, 15580, 4789, 371], 0.25, 1.75, Model::Logistic, 2.98),
        (3098, [491, 7345, 29693, 7670, 465], -0.25, 1.25, Model::Logistic, 2.96),
        (3098, [53, 2220, 21459, 2445, 47], 0.25, 1.25, Model::Logistic, 2.97),
        (3017, [174, 2658, 10273, 2713, 178], -1.5, 0.5, Model::Logistic, 2.96),
        (3017, [40, 1272, 12142, 1300, 30], -1.5, 0.5, Model::Logistic, 3.01),
    ];
    for (request, counts, elo0, elo1, model, llr) in table {
        let found = sprt(elo0, elo1, model).llr(&Pentanomial(counts));
        assert!((found - llr).abs() < 0.0051, "pull request {request}, {counts:?}: found {found}, published {llr}");
    }
}
