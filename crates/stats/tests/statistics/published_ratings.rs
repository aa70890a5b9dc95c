//! Bradley–Terry strengths that textbooks and manuals have published.

use crate::assert_near;
use plyground_stats::bradley_terry::{Anchor, PairResult, Ratings, fit};
use plyground_stats::elo::ELO_PER_NAT;

/// One cluster for every single win in `wins[winner][loser]`.
fn single_games<const N: usize>(wins: &[[u32; N]; N]) -> Vec<PairResult> {
    let mut games = Vec::new();
    for (one, row) in wins.iter().enumerate() {
        for (two, &count) in row.iter().enumerate() {
            games.extend((0..count).map(|_| PairResult { one, two, score_of_one: 1.0, games: 1.0 }));
        }
    }
    games
}

/// Strengths in natural logarithms of the odds, as statisticians print them.
fn nats(table: &Ratings) -> Vec<f64> {
    table.ratings().iter().map(|rating| rating.elo.value / ELO_PER_NAT).collect()
}

#[test]
fn the_american_league_of_1987_is_agrestis() {
    // A. Agresti, Categorical Data Analysis, second edition, 2002, section 10.6: tables 10.10 and 10.11,
    // Baltimore at 0; he says that the standard errors are about 0.3.
    // Baltimore, Milwaukee, Detroit, Toronto, New York, Boston, Cleveland.
    let wins = [
        [0, 2, 4, 1, 3, 1, 7],
        [11, 0, 7, 9, 7, 7, 9],
        [9, 6, 0, 7, 5, 11, 9],
        [12, 4, 6, 0, 7, 7, 8],
        [10, 6, 8, 6, 0, 6, 7],
        [12, 6, 2, 6, 7, 0, 7],
        [6, 4, 4, 5, 6, 6, 0],
    ];
    let table = fit(7, &single_games(&wins), Anchor::First).unwrap();
    for (found, printed) in nats(&table).into_iter().zip([0.0, 1.58, 1.44, 1.29, 1.25, 1.11, 0.68]) {
        assert_near(found, printed, 0.0051);
    }
    for rating in &table.ratings()[1..] {
        assert_near(rating.elo.error() / ELO_PER_NAT / 2.0, 0.3, 0.05);
        assert!(rating.is_bounded);
    }
}

#[test]
fn journals_that_cite_each_other_are_turner_and_firths() {
    // H. Turner and D. Firth, Bradley-Terry Models in R: The BradleyTerry2 Package, 2012, section 2.1, with the
    // counts of S. Stigler, 1994: Biometrika at 0, Comm. Statist., JASA, JRSS-B; estimates and standard errors.
    let wins = [[0, 730, 498, 221], [33, 0, 68, 17], [320, 813, 0, 142], [284, 276, 325, 0]];
    let table = fit(4, &single_games(&wins), Anchor::First).unwrap();
    for (found, printed) in nats(&table).into_iter().zip([0.0, -2.94907, -0.47957, 0.26895]) {
        assert_near(found, printed, 5.1e-6);
    }
    // Theirs assume the model, ours are measured: with thousands of single wins they nearly agree.
    for (rating, printed) in table.ratings()[1..].iter().zip([0.10255, 0.06059, 0.07083]) {
        let standard_error = rating.elo.error() / ELO_PER_NAT / 1.96;
        assert!((standard_error / printed - 1.0).abs() < 0.03, "{standard_error} against {printed}");
    }
}

#[test]
fn the_encyclopedias_four_players_come_out() {
    // Wikipedia, Bradley–Terry model, worked example: strengths with the geometric mean 1.
    let wins = [[0, 2, 0, 1], [3, 0, 5, 0], [0, 3, 0, 1], [4, 0, 3, 0]];
    let table = fit(4, &single_games(&wins), Anchor::Mean).unwrap();
    for (found, printed) in nats(&table).into_iter().zip([0.640, 1.043, 0.660, 2.270]) {
        assert_near(found.exp(), printed, 5.1e-4);
    }
}
