//! Sets of positions: their form, and that the solver finds what they say.
//!
//! The sets in `sets/` were made by `plyground bench connect4 --make-sets`; the program in `peers/` holds sets that are
//! made the same way against another solver.

use plyground_core::{Limits, Stop};
use plyground_engines::connect4::{Solve, plies_to_end, sets, solver};

fn standard() -> Box<dyn Solve> {
    solver(7, 6, 1 << 24, 1, None).expect("the standard board is small enough")
}

fn text(kind: &str) -> String {
    let file = format!("{}/tests/sets/{kind}.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{file}: {error}"))
}

#[test]
fn every_position_of_our_sets_is_worth_what_they_say() {
    for (kind, count) in [("end-easy", 100), ("middle-easy", 100), ("begin-easy", 100), ("middle-medium", 100), ("begin-medium", 10)] {
        let lines = sets::read(&text(kind)).unwrap();
        assert_eq!((lines.len(), sets::write(&lines)), (count, text(kind)), "{kind}");
        let measured = sets::run(&lines, &*standard(), &Limits::default()).unwrap();
        assert!(measured.wrong.is_empty() && measured.positions == count as u64, "{kind}: {:?}", measured.wrong);
    }
}

#[test]
fn a_set_is_made_again_by_its_seed() {
    let kind = &sets::KINDS[1];
    let make = |seed| sets::make(kind, 30, seed, &*standard(), &Limits::default()).unwrap();
    assert_eq!(make(1), sets::read(&text(kind.name)).unwrap()[..30]);
    assert_ne!(make(1), make(2));
    for line in make(2) {
        assert!((14..=28).contains(&line.moves.len()), "{line:?}");
        assert!((1..=13).contains(&plies_to_end(42, line.moves.len() as i32, line.value)), "{line:?}");
    }
}

#[test]
fn a_wrong_value_is_found_and_a_stopped_run_says_so() {
    let mut lines = sets::read(&text("end-easy")).unwrap();
    lines[7].value += 1;
    assert_eq!(sets::run(&lines, &*standard(), &Limits::default()).unwrap().wrong, [lines[7].clone()]);
    let hard = [sets::Line { moves: "4".into(), value: 1 }];
    assert_eq!(sets::run(&hard, &*standard(), &Limits::nodes(10)).unwrap_err(), Stop::Nodes);
}

#[test]
fn lines_that_are_no_positions_are_refused() {
    for (text, part) in
        [("4", "moves value"), ("4 one", "moves value"), ("48 1", "line 1"), ("1 0\n4444444 1", "line 2"), ("1212121 3", "over")]
    {
        let complaint = sets::read(text).unwrap_err();
        assert!(complaint.code == "bad-set" && complaint.message.contains(part), "{text}: {complaint}");
    }
    assert_eq!(sets::read("\n\n").unwrap(), []);
}
