//! The book of openings that comes with the program: what it says is what others have published, and it answers without
//! a search.

use plyground_core::{Bound, Game, Limits, Rng, Root, Searcher, Stop, Turn};
use plyground_engines::connect4::openings::{Outcomes, Verified, outcomes, verify};
use plyground_engines::connect4::{Book, Perfect, sets, shelf, solver};
use plyground_games::connect4::{ConnectFour, Standard};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Positions that the player who began has won, drawn and lost, by the number of discs.
/// Source: J. Tromp, *John's Connect Four Playground*.
const PUBLISHED: [(u64, u64, u64); 9] = [
    (1, 0, 0),
    (1, 2, 4),
    (27, 12, 10),
    (35, 58, 145),
    (690, 200, 230),
    (1080, 697, 2486),
    (10889, 1943, 3590),
    (17507, 5944, 31408),
    (124_624, 14676, 44975),
];

fn book() -> Arc<Book> {
    shelf::book(7, 6).expect("the program has a book")
}

/// What a book knows, without asking anybody else.
fn player() -> Perfect {
    Perfect::new(Standard, 0, 1, Some(book()))
}

#[test]
fn openings_end_as_published() {
    assert_eq!(book().plies(), 8);
    let published = PUBLISHED.map(|(won, drawn, lost)| Outcomes { won, drawn, lost });
    assert_eq!(outcomes(&book()).unwrap(), published);
}

#[test]
fn first_discs_are_worth_what_is_published() {
    // J. Tromp; V. Allis, 1988: the middle wins, the columns beside it draw, the others lose.
    let verdict = player().search(&Root::judging_all(&ConnectFour::new(Standard)), &Limits::nodes(0), &mut ());
    let values: Vec<f64> = verdict.actions.iter().map(|judged| judged.worth.value).collect();
    assert_eq!(values, [-2.0, -1.0, 0.0, 1.0, 0.0, -1.0, -2.0]);
    assert_eq!((verdict.best, verdict.worth.value, verdict.worth.bound), (Some(3), 1.0, Bound::Exact));
    assert_eq!(verdict.worth.decided.map(|(_, plies)| plies), Some(41));
}

#[test]
fn every_opening_is_answered_without_a_search() {
    let mut player = player();
    let mut rng = Rng::new(8);
    for _ in 0..2000 {
        let mut position = ConnectFour::new(Standard);
        while position.discs().count_ones() <= 8 && matches!(position.turn(), Turn::Player(_)) {
            let verdict = player.search(&Root::new(&position), &Limits::nodes(0), &mut ());
            assert_eq!((verdict.stopped, verdict.worth.bound, verdict.counters.nodes), (Stop::Complete, Bound::Exact, 0));
            if position.discs().count_ones() < 8 {
                let all = player.search(&Root::judging_all(&position), &Limits::nodes(0), &mut ());
                assert_eq!((all.stopped, all.counters.nodes, all.worth.value), (Stop::Complete, 0, verdict.worth.value));
            }
            // What it plays keeps what it promises, as far as the book goes.
            let best = position.after(&verdict.best.unwrap());
            if best.discs().count_ones() <= 8 && matches!(best.turn(), Turn::Player(_)) {
                assert_eq!(player.search(&Root::new(&best), &Limits::nodes(0), &mut ()).worth.value, verdict.worth.value);
            }
            let column = position.sample(&mut rng);
            position.apply(&column);
        }
    }
}

#[test]
fn another_seed_plays_another_opening_that_is_as_good() {
    let mut openings = BTreeSet::new();
    for seed in 0..20 {
        let mut player = player().with_seed(seed);
        let mut position = ConnectFour::new(Standard);
        let mut opening = Vec::new();
        while position.discs().count_ones() < 8 {
            let verdict = player.search(&Root::new(&position), &Limits::nodes(0), &mut ());
            assert_eq!((verdict.worth.value, verdict.line.first()), (1.0, verdict.best.as_ref()), "{opening:?} {seed}");
            assert_eq!(player.search(&Root::judging_all(&position), &Limits::nodes(0), &mut ()).best, verdict.best, "the same seed");
            opening.extend(verdict.best);
            position.apply(&verdict.best.unwrap());
        }
        openings.insert(opening);
    }
    assert!(openings.len() > 2, "{openings:?}");
}

#[test]
fn the_book_says_what_a_search_says() {
    let sample = if std::env::var_os("PLYGROUND_SLOW").is_some() { 300 } else { 4 };
    assert_eq!(verify(&book(), sample, 1, 1 << 28, &Limits::default(), &|_| ()).unwrap(), Verified::Same);
}

/// Sets that others have published are not part of this project: `PLYGROUND_SETS=FOLDER` names where they are.
#[test]
fn published_sets_are_solved_as_they_say() {
    let Some(folder) = std::env::var_os("PLYGROUND_SETS") else {
        return eprintln!("skipped: published sets of positions; PLYGROUND_SETS=FOLDER runs it");
    };
    let solver = solver(7, 6, 1 << 26, 1, Some(book())).expect("the standard board is small enough");
    let mut count = 0;
    for file in std::fs::read_dir(folder).expect("a folder") {
        let file = file.expect("a file").path();
        let lines = sets::read(&std::fs::read_to_string(&file).expect("a set")).unwrap();
        let measured = sets::run(&lines, &*solver, &Limits::default()).unwrap();
        assert_eq!((measured.wrong, measured.positions), (Vec::new(), lines.len() as u64), "{}", file.display());
        count += lines.len();
        eprintln!("{}: {} positions, mean {:?}", file.display(), lines.len(), measured.elapsed / lines.len().max(1) as u32);
    }
    assert!(count > 0, "there are no sets");
}
