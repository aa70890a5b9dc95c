//! What a simulation is worth: outcome, score, end, and all boards along the way.

#![expect(clippy::float_cmp, reason = "sums of whole numbers are exact")]

use crate::toys::{HowFar, Road};
use plyground_core::{Event, Game, Limits, Observer, Root, Searcher, Turn};
use plyground_search::sampling::{Choose, Flat, Measure, Sampling, Ucb1, Uct};

/// The values of all simulations, and their lengths.
#[derive(Default)]
struct Values(Vec<(f64, u32)>);

impl Observer<Road> for Values {
    fn see(&mut self, event: Event<'_, Road>) {
        if let Event::Simulate { value, length, .. } = event {
            self.0.push((value, length));
        }
    }
}

fn values(sampling: Sampling, start: &Road) -> Vec<(f64, u32)> {
    let mut all = Values::default();
    Flat::new(HowFar, sampling).search(&Root::new(start), &Limits::default(), &mut all);
    all.0
}

fn of(measure: Measure, moves: Option<u32>) -> Sampling {
    Sampling { measure, moves, ..Sampling::new(50) }
}

/// The exact expectation of a measure by walking the whole tree: `moves` decisions may follow, any number if none.
fn exact(position: &Road, moves: Option<u32>, measure: Measure, so_far: f64) -> f64 {
    let end = |position: &Road| match (measure, position.turn()) {
        (Measure::Along, Turn::Over(_)) => so_far + (7.0 + 3.0) * f64::from(moves.unwrap_or(0)),
        (Measure::Score | Measure::Along, _) => so_far,
        (Measure::End, Turn::Over(_)) => 7.0,
        (Measure::End, _) => f64::from(position.place),
        (Measure::Outcome, Turn::Over(_)) => 2.0 * (7.0 + 3.0) / 1000.0 - 1.0,
        (Measure::Outcome, _) => 2.0 * (f64::from(position.place) + 3.0) / 1000.0 - 1.0,
    };
    match position.turn() {
        Turn::Over(_) => end(position),
        Turn::Player(_) if moves == Some(0) => end(position),
        Turn::Chance => position.odds().map(|(face, odds)| odds * exact(&position.after(&face), moves, measure, so_far)).sum(),
        Turn::Player(_) => {
            let after = position.after(&1);
            let judged = if after.turn().is_over() { 7.0 } else { f64::from(after.place) };
            let more = match measure {
                Measure::Score => 10.0,
                Measure::Along => judged + 3.0,
                Measure::End | Measure::Outcome => 0.0,
            };
            exact(&after, moves.map(|moves| moves - 1), measure, so_far + more)
        }
    }
}

#[test]
fn every_measure_comes_to_its_exact_expectation() {
    let start = Road::new(12);
    for measure in [Measure::Outcome, Measure::Score, Measure::End, Measure::Along] {
        for moves in [Some(0), Some(1), Some(3), Some(8), None] {
            let sampling = Sampling { measure, moves, ..Sampling::new(4000) };
            // The root's own decision does not count among the moves of a simulation.
            let expected = exact(&start, moves.map(|moves| moves + 1), measure, 0.0);
            let root = Root::new(&start);
            for verdict in [
                Flat::new(HowFar, sampling).search(&root, &Limits::default(), &mut ()),
                Ucb1::new(HowFar, sampling).search(&root, &Limits::default(), &mut ()),
            ] {
                let off = (verdict.worth.value - expected).abs();
                let margin = verdict.worth.margin.expect("sampled more than once");
                assert!(off <= 2.2 * margin + 1e-9, "{measure:?} {moves:?}: {:?} instead of {expected}", verdict.worth);
            }
            if moves.is_none() {
                // One action everywhere: the tree changes nothing about a game that is played to its end.
                let verdict = Uct::new(HowFar, sampling).search(&root, &Limits::default(), &mut ());
                let off = (verdict.worth.value - expected).abs();
                assert!(off <= 2.2 * verdict.worth.margin.expect("sampled") + 1e-9, "uct {measure:?}: {:?} {expected}", verdict.worth);
            }
        }
    }
}

#[test]
fn a_simulation_has_at_most_so_many_moves_after_the_first_action() {
    let start = Road::new(1000);
    for measure in [Measure::Outcome, Measure::Score, Measure::End, Measure::Along] {
        for moves in [0, 1, 5, 127, 128, 129, 256, 300] {
            let all = values(of(measure, Some(moves)), &start);
            assert!(all.iter().all(|(_, length)| *length == moves), "{measure:?} {moves}");
        }
    }
    assert!(values(of(Measure::Score, Some(40)), &Road::new(20)).iter().all(|(_, length)| *length < 20), "the end comes first");
}

#[test]
fn the_score_counts_the_first_action() {
    assert!(values(of(Measure::Score, Some(4)), &Road::new(1000)).iter().all(|(value, _)| *value == 50.0));
    assert!(values(of(Measure::Score, None), &Road::new(1)).iter().all(|(value, _)| *value == 10.0));
}

#[test]
fn along_sums_the_boards_right_after_each_decision() {
    // Evaluations count from the lower bound, -3. No move after the first: the one board judged is
    // the first action's result, before the die falls.
    assert!(values(of(Measure::Along, Some(0)), &Road::new(1000)).iter().all(|(value, _)| *value == 4.0));
    // One more: place 2, 3 or 4 after a die of 0, 1 or 2.
    let all = values(of(Measure::Along, Some(1)), &Road::new(1000));
    assert!(all.iter().all(|(value, _)| [9.0, 10.0, 11.0].contains(value)), "{all:?}");
    assert!([9.0, 10.0, 11.0].iter().all(|sum| all.iter().any(|(value, _)| value == sum)), "{all:?}");
}

#[test]
fn a_game_that_ends_early_counts_its_end_for_every_move_that_is_missing() {
    // The first board is worth 1 + 3, the end 7 + 3, until ten moves are full.
    for (value, length) in values(of(Measure::Along, Some(10)), &Road::new(2)) {
        match length {
            0 => assert_eq!(value, 4.0 + 100.0, "the die reached the end"),
            _ => assert_eq!((value, length), (4.0 + 10.0 + 90.0, 1), "one more step reached it"),
        }
    }
    let unlimited = values(of(Measure::Along, None), &Road::new(2));
    assert!(unlimited.iter().all(|(value, _)| [4.0, 14.0].contains(value)), "no limit, nothing missing");
}

#[test]
fn growth_reaches_both_numbers() {
    let start = Road::new(1000);
    let sampling = Sampling { grow: Some(200), moves: Some(8), measure: Measure::Score, ..Sampling::new(8) };
    for (actions_made, expected) in [(0, 8), (199, 8), (200, 9), (1000, 13)] {
        let root = Root { actions_made, ..Root::new(&start) };
        let mut all = Values::default();
        let verdict = Flat::new(HowFar, sampling).search(&root, &Limits::default(), &mut all);
        assert_eq!((verdict.counters.simulations, all.0.len()), (expected, expected as usize));
        assert!(all.0.iter().all(|(_, length)| u64::from(*length) == expected), "after {actions_made}");
        assert_eq!(Ucb1::new(HowFar, sampling).search(&root, &Limits::default(), &mut ()).counters.simulations, expected);
    }
}

#[test]
fn the_sum_is_what_the_mean_says_times_the_simulations() {
    let start = Road::new(50);
    let flat = |choose| {
        let mut flat = Flat::new(HowFar, of(Measure::Along, Some(8)));
        flat.choose = choose;
        flat.search(&Root::new(&start), &Limits::default(), &mut ()).worth
    };
    let (mean, sum) = (flat(Choose::Mean), flat(Choose::Sum));
    assert!((sum.value - 50.0 * mean.value).abs() < 1e-9);
    assert!((sum.margin.expect("sampled") - 50.0 * mean.margin.expect("sampled")).abs() < 1e-9);
}
