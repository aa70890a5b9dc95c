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

/// The exact expectation of a measure by walking the whole tree: `moves` decisions may follow.
fn exact(position: &Road, moves: u32, measure: Measure, so_far: f64) -> f64 {
    let end = |position: &Road| match (measure, position.turn()) {
        (Measure::Score | Measure::Along, _) => so_far,
        (Measure::End, Turn::Over(_)) => 7.0,
        (Measure::End, _) => f64::from(position.place),
        (Measure::Outcome, Turn::Over(_)) => 2.0 * 7.0 / 1000.0 - 1.0,
        (Measure::Outcome, _) => 2.0 * f64::from(position.place) / 1000.0 - 1.0,
    };
    match position.turn() {
        Turn::Over(_) => end(position),
        Turn::Player(_) if moves == 0 => end(position),
        Turn::Chance => position.odds().map(|(face, odds)| odds * exact(&position.after(&face), moves, measure, so_far)).sum(),
        Turn::Player(_) => {
            let after = position.after(&1);
            let judged = if after.turn().is_over() { 7.0 } else { f64::from(after.place) };
            let more = match measure {
                Measure::Score => 10.0,
                Measure::Along => judged,
                Measure::End | Measure::Outcome => 0.0,
            };
            exact(&after, moves - 1, measure, so_far + more)
        }
    }
}

#[test]
fn every_measure_comes_to_its_exact_expectation() {
    let start = Road::new(12);
    for measure in [Measure::Outcome, Measure::Score, Measure::End, Measure::Along] {
        for moves in [Some(0), Some(1), Some(3), None] {
            let sampling = Sampling { measure, moves, ..Sampling::new(4000) };
            // The root's own decision does not count among the moves of a simulation.
            let expected = exact(&start, moves.map_or(1000, |moves| moves + 1), measure, 0.0);
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
        for moves in [0, 1, 5, 31, 32, 33, 64, 100] {
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
    // No move after the first: the one board judged is the first action's result, before the die falls.
    assert!(values(of(Measure::Along, Some(0)), &Road::new(1000)).iter().all(|(value, _)| *value == 1.0));
    // One more: place 2, 3 or 4 after a die of 0, 1 or 2.
    let all = values(of(Measure::Along, Some(1)), &Road::new(1000));
    assert!(all.iter().all(|(value, _)| [3.0, 4.0, 5.0].contains(value)), "{all:?}");
    assert!([3.0, 4.0, 5.0].iter().all(|sum| all.iter().any(|(value, _)| value == sum)), "{all:?}");
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
