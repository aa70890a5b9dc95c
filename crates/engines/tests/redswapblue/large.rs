//! n = 4 and 5, where a test takes seconds and hundreds of mebibytes: only when asked for.

use super::two_ends::shortest;
use super::{assert_solves, is_slow_wanted, plain, random_start, start};
use plyground_core::{Limits, Rng, Solver};
use plyground_engines::redswapblue::{Champion, Distances, Quick, prove_floor};

#[test]
fn level_4_takes_115_moves_and_its_positions_are_all_counted() {
    if !is_slow_wanted("all 4,808,643,120 positions of n = 4") {
        return;
    }
    let start = start(plain(4));
    let mut champion = Champion::new(2);
    let solution = champion.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
    assert_eq!((solution.cost, solution.is_optimal), (115, true));
    assert!(solution.counters.peak_memory_bytes < 400 << 20);
    assert_solves(&start, &solution.actions);

    let limits = Limits::default();
    let mut distances = Distances::new(plain(4), 2).expect("n is at most 4");
    distances.complete(&limits.start()).expect("nothing stops it");
    assert_eq!(distances.layers().iter().sum::<u64>(), 4_808_643_120);
    assert_eq!((distances.layers().len(), distances.layers().last()), (118, Some(&2)));
    assert_eq!(distances.layers()[..9], [1, 8, 16, 26, 46, 78, 169, 318, 552]);
    assert_eq!(distances.distance(&start), Some(115));
    assert_eq!(distances.count_ways(&start, &mut limits.start(), &mut 0), Ok(Some(40_413_692)));
    assert!(distances.farthest(&start).iter().all(|position| distances.distance(position) == Some(117)));
    random_starts_of_level_4_are_solved_and_ten_are_confirmed(&distances);
}

/// Fifty starts; the nearest ones get a second opinion from both ends.
fn random_starts_of_level_4_are_solved_and_ten_are_confirmed(distances: &Distances) {
    let mut rng = Rng::new(2024);
    let mut starts: Vec<_> = (0..50).map(|_| random_start(plain(4), &mut rng)).collect();
    for start in &starts {
        let way = distances.way(start).expect("all positions are reached");
        assert_solves(start, &way);
    }
    starts.sort_by_key(|start| distances.distance(start));
    let mut confirmed = 0;
    for start in starts {
        let distance = distances.distance(&start).expect("all positions are reached");
        match shortest(&start, distance, 8_000_000) {
            Ok(found) => {
                assert_eq!(found, Some(distance), "{start:?}");
                confirmed += 1;
            }
            Err(width) => eprintln!("{start:?}, {distance} moves: a level of {width} positions is too wide"),
        }
        if confirmed == 10 {
            return;
        }
    }
    panic!("only {confirmed} of 50 starts were confirmed");
}

#[test]
fn level_5_is_solved_in_228_moves_and_needs_at_least_216() {
    if !is_slow_wanted("228 moves for n = 5") {
        return;
    }
    let start = start(plain(5));
    let solution = Quick::default().solve(&start, &Limits::default(), &mut ()).expect("there is a way");
    assert!(solution.cost <= 228, "{} moves", solution.cost);
    assert_solves(&start, &solution.actions);
    let floor = prove_floor(plain(5), &Limits::nodes(3_000_000)).expect("n is at most 7");
    assert!(floor.moves >= 216, "{floor:?}");
}
