//! The page of the checkers study: its tables are its data, its data are its games.

mod support;

use plyground_lab::experiment::{Experiment, Finish, Pairing};
use plyground_lab::study::{self, Row};
use std::path::PathBuf;
use support::play_all;

fn file(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../experiments").join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display())).replace("\r\n", "\n")
}

fn described() -> Experiment {
    plyground_lab::experiment::read(&file("checkers-depths.toml")).unwrap()
}

fn data() -> Vec<Row> {
    study::from_csv(&file("checkers-depths.csv")).unwrap()
}

/// What is played, without what came of it.
fn entered(row: &Row) -> [&str; 4] {
    [&row.variant, &row.pairing, &row.one, &row.two]
}

#[test]
fn the_page_says_what_its_data_say() {
    let page = file("checkers-depths.md");
    assert_eq!(study::fill(&page, "checkers", &data()).unwrap(), page, "plyground report --page writes the tables anew");
    assert_eq!(study::to_csv(&data()).unwrap(), file("checkers-depths.csv"));
}

#[test]
fn names_are_neither_markup_on_the_page_nor_formulas_in_its_data() {
    let row = Row {
        pairing: "=HYPERLINK(1)|<script>alert(1)</script> [x](http://x) `y`".into(),
        one: "@SUM".into(),
        variant: "a`<b>".into(),
        result: Finish::Draw,
        drawn_by: Some("<i>".into()),
        ..data()[0].clone()
    };
    let page = study::fill(&file("checkers-depths.md"), "checkers", std::slice::from_ref(&row)).unwrap();
    let cell = "=HYPERLINK(1)\\|&lt;script&gt;alert(1)&lt;/script&gt; \\[x\\](`http://x)` \\`y\\`";
    for part in [cell, "``a`<b>``", " by &lt;i&gt;"] {
        assert!(page.contains(part), "{part} is missing in\n{page}");
    }
    let text = study::to_csv(std::slice::from_ref(&row)).unwrap();
    assert!(text.contains(",'@SUM,") && text.contains("'=HYPERLINK"), "{text}");
    assert_eq!(study::from_csv(&text).unwrap(), std::slice::from_ref(&row));
    let odd = Row { pairing: "a\u{1b}[2J\u{202e}".into(), ..row };
    assert!(!study::to_csv(&[odd]).unwrap().contains(plyground_core::is_obeyed));
}

#[test]
fn the_data_are_of_the_games_that_the_study_describes() {
    let experiment = described();
    let data = data();
    let mut rows = data.iter().map(entered);
    for variant in &experiment.variants {
        for Pairing { name, one, two, .. } in &experiment.pairings {
            let name = name.as_deref().unwrap_or_default();
            assert_eq!(rows.next(), Some([variant.as_str(), name, one.as_str(), two.as_str()]));
        }
    }
    assert_eq!(rows.next(), None);
}

#[test]
fn what_the_page_concludes_follows_from_its_data() {
    let data = data();
    let (optional, compulsory) = data.split_at(16);
    let of = |games: &[Row], pairing: &str| games.iter().find(|row| row.pairing == pairing).unwrap().clone();
    for games in [optional, compulsory] {
        let (course, remedy) = (of(games, "white 1, black 1"), of(games, "white 1, black 1, both from the rear"));
        assert!(course.result == Finish::Two && course.decisions_one < 20, "{course:?}");
        assert!(remedy.loss_one < course.loss_one && (2.5..3.5).contains(&(remedy.decisions_one as f64 / course.decisions_one as f64)));
        let (turned, cured) = ("white 1, black 1, the list turned round", "white 1, black 1, the list turned round, both from the rear");
        assert_eq!(of(games, turned).drawn_by.as_deref(), Some("repetition"));
        assert_ne!(of(games, cured).result, Finish::Draw);
        let listed = of(games, "white 1, black 1, as listed");
        assert!((1.8..2.2).contains(&(listed.loss_two.unwrap() / listed.loss_one.unwrap())), "{listed:?}");
        assert_eq!(of(games, "white 5, black 2").result, Finish::Two);
    }
    assert_eq!((of(optional, "white 2, black 5").result, of(compulsory, "white 2, black 5").result), (Finish::One, Finish::Draw));
    assert!(of(optional, "white 9, black 7").result == Finish::One && of(compulsory, "white 7, black 9").result == Finish::Two);
}

#[test]
fn in_the_order_of_the_list_depth_5_lost_to_depth_2() {
    let mut experiment = described();
    experiment.reference = None;
    experiment.variants.truncate(1);
    let [one, two] = ["minimax:depth=2,eval=material", "minimax:depth=5,eval=material"].map(String::from);
    experiment.pairings = vec![Pairing { name: None, one, two, variants: None }];
    assert_eq!(play_all(&experiment).0[0].result, Finish::One);
}

#[test]
fn a_page_without_marks_and_an_experiment_without_pairings_are_refused() {
    assert_eq!(study::fill("# A page", "checkers", &data()).unwrap_err().code, "no-marks");
    assert_eq!(study::rows(&Experiment::new("connect4", &["greedy", "first"], 2), &[]).unwrap_err().code, "no-pairings");
    assert_eq!(study::from_csv("a,b\n1,2\n").unwrap_err().code, "bad-study");
}

/// The rows of the pairings that are quick, played again: all of them with their judge in the slow tests.
fn played_again(is_wanted: impl Fn(&Pairing) -> bool, with_judge: bool) -> Vec<Row> {
    let mut experiment = described();
    experiment.pairings.retain(is_wanted);
    if !with_judge {
        experiment.reference = None;
    }
    study::rows(&experiment, &play_all(&experiment).0).unwrap()
}

#[test]
fn games_of_shallow_searches_come_out_as_the_data_say() {
    let again = played_again(|pairing| !pairing.one.starts_with("alphabeta"), false);
    assert_eq!(again.len(), 16);
    let data = data();
    for row in &again {
        let kept = data.iter().find(|kept| entered(kept) == entered(row)).unwrap();
        // Without the judge there is no loss, and no word on drawn games.
        let kept = Row { loss_one: None, loss_two: None, standing: None, ..kept.clone() };
        assert_eq!(row, &kept);
    }
}

#[test]
fn every_game_comes_out_as_the_data_say() {
    if std::env::var_os("PLYGROUND_SLOW").is_some() {
        assert_eq!(played_again(|_| true, true), data());
    }
}
