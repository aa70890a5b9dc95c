//! Every position of n = 2 and 3, in every variant.

use super::{plain, random_start, start, true_distances, variants};
use plyground_core::{Game, Limits, Puzzle, Rng, Stop};
use plyground_engines::redswapblue::Distances;
use plyground_games::redswapblue::{Action, Variant};
use std::time::Duration;

fn swept(variant: Variant, threads: usize) -> Distances {
    let mut distances = Distances::new(variant, threads).expect("n is at most 4");
    distances.complete(&Limits::default().start()).expect("nothing stops it");
    distances
}

#[test]
fn layers_have_as_many_positions_as_plain_search_finds() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let mut counts = Vec::new();
        for distance in true_distances(variant).into_values() {
            counts.resize(counts.len().max(distance as usize + 1), 0);
            counts[distance as usize] += 1;
        }
        assert_eq!(swept(variant, 1).layers(), counts, "{variant:?}");
    }
}

#[test]
fn the_best_actions_of_every_position_are_those_that_come_nearer() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let (truth, distances) = (true_distances(variant), swept(variant, 2));
        for (position, &distance) in &truth {
            let is_nearer = |action: &Action| !position.is_solved() && truth[&position.after(action)] + 1 == distance;
            let expected: Vec<Action> = position.actions().into_iter().filter(is_nearer).collect();
            assert_eq!(distances.best_actions(position), expected, "{position:?} at distance {distance}");
        }
    }
}

#[test]
fn distances_of_all_positions_of_n_2_and_of_many_of_n_3_are_true() {
    for variant in variants(2) {
        let distances = swept(variant, 1);
        for (position, distance) in true_distances(variant) {
            assert_eq!(distances.distance(&position), Some(distance), "{position:?}");
        }
    }
    for variant in variants(3) {
        let (truth, distances) = (true_distances(variant), swept(variant, 1));
        let mut rng = Rng::new(3);
        for _ in 0..500 {
            let position = random_start(variant, &mut rng);
            assert_eq!(distances.distance(&position), truth.get(&position).copied(), "{position:?}");
        }
    }
}

#[test]
fn shortest_solutions_are_as_many_as_published() {
    for (n, published) in [(2, [52, 48, 16, 16]), (3, [102_516, 9904, 7344, 224])] {
        for (variant, ways) in variants(n).into_iter().zip(published) {
            let counted = swept(variant, 1).count_ways(&start(variant), &mut Limits::default().start(), &mut 0);
            assert_eq!(counted, Ok(Some(ways)), "{variant:?}");
        }
    }
}

#[test]
fn counting_solutions_stays_within_the_memory_allowed_beside_the_distances() {
    for variant in variants(3) {
        let distances = swept(variant, 1);
        let count = |memory| {
            let (limits, mut peak) = (Limits { memory, ..Limits::default() }, 0);
            (distances.count_ways(&start(variant), &mut limits.start(), &mut peak), peak)
        };
        let (ways, needed) = count(None);
        assert!(ways.is_ok() && needed > distances.held_bytes(), "{variant:?}");
        assert_eq!(count(Some(needed)), (ways, needed), "{variant:?}");
        for allowed in [distances.held_bytes(), distances.held_bytes() + 1000, needed - 1] {
            let (ways, peak) = count(Some(allowed));
            assert!(ways == Err(Stop::Memory) && peak <= allowed, "{variant:?}: {peak} of {allowed} bytes");
        }
    }
}

#[test]
fn the_farthest_positions_are_as_far_as_the_last_layer() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let (truth, distances) = (true_distances(variant), swept(variant, 1));
        let last = distances.layers().len() as u32 - 1;
        let farthest = distances.farthest(&start(variant));
        assert!(!farthest.is_empty());
        assert!(farthest.iter().all(|position| truth[position] == last), "{variant:?}");
    }
}

#[test]
fn a_sweep_that_is_stopped_again_and_again_comes_to_the_same_end() {
    for variant in variants(3) {
        let mut distances = Distances::new(variant, 2).expect("n is at most 4");
        let mut patience = Duration::from_micros(50);
        while let Err(stopped) = distances.complete(&Limits { time: Some(patience), ..Limits::default() }.start()) {
            assert_eq!(stopped, Stop::Time);
            patience += Duration::from_micros(20);
        }
        assert_eq!(distances.layers(), swept(variant, 1).layers(), "{variant:?}");
    }
}

#[test]
fn positions_of_another_variant_and_positions_not_reached_have_no_distance() {
    let distances = swept(plain(2), 1);
    assert_eq!(distances.distance(&start(plain(3))), None);
    assert_eq!(distances.best_actions(&start(plain(3))), []);
    let mut unswept = Distances::new(plain(3), 1).expect("n is at most 4");
    assert!(unswept.advance(&Limits::default().start()).expect("nothing stops it"));
    assert_eq!(unswept.distance(&start(plain(3))), None);
    assert!(Distances::new(plain(5), 1).is_none());
}

#[test]
fn distances_come_back_from_a_file_and_damaged_files_are_refused() {
    let distances = swept(plain(3), 1);
    let mut file = Vec::new();
    distances.save(&mut file).expect("memory takes everything");
    let loaded = Distances::load(plain(3), file.as_slice()).expect("it was just written");
    assert_eq!(loaded.layers(), distances.layers());
    assert_eq!(loaded.farthest(&start(plain(3))), distances.farthest(&start(plain(3))));
    let mut rng = Rng::new(9);
    for _ in 0..200 {
        let position = random_start(plain(3), &mut rng);
        assert_eq!(loaded.way(&position), distances.way(&position), "{position:?}");
    }
    let code = |bytes: &[u8], variant| Distances::load(variant, bytes).map(|_| ()).map_err(|complaint| complaint.code);
    assert_eq!(code(&file, variants(3)[1]), Err("bad-distances"));
    assert_eq!(code(&file[..file.len() - 1], plain(3)), Err("bad-distances"));
    assert_eq!(code(b"something else entirely", plain(3)), Err("bad-distances"));
    assert_eq!(code(&file, plain(5)), Err("no-distances"));
    let middle = file.len() / 2;
    file[middle] ^= 1;
    assert_eq!(code(&file, plain(3)), Err("bad-distances"));
    let unfinished = Distances::new(plain(3), 1).expect("n is at most 4");
    assert!(unfinished.save(Vec::new()).is_err());
}
