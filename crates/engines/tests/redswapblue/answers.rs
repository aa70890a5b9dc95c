//! The solvers: their answers, and how they keep within limits.

use super::{assert_solves, plain, random_start, start, true_distances, variants};
use plyground_core::{Limits, Make, Progress, Rng, Settings, Solver, Stop};
use plyground_engines::redswapblue::champion::champion;
use plyground_engines::redswapblue::quick::quick;
use plyground_engines::redswapblue::{Champion, Distances, Quick, Strict, prove_floor};
use plyground_games::redswapblue::{RedSwapBlue, Variant, Wide};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

#[test]
fn the_champion_solves_every_position_of_n_2_and_many_of_n_3_in_the_fewest_moves() {
    for variant in variants(2) {
        let mut champion = Champion::new(1);
        for (position, distance) in true_distances(variant) {
            let solution = champion.solve(&position, &Limits::default(), &mut ()).expect("there is a way");
            assert_eq!((solution.cost, solution.is_optimal), (distance, true), "{position:?}");
            assert_solves(&position, &solution.actions);
        }
    }
    for variant in variants(3) {
        let truth = true_distances(variant);
        let mut rng = Rng::new(7);
        let mut champion = Champion::new(2);
        for _ in 0..100 {
            let position = random_start(variant, &mut rng);
            let solution = champion.solve(&position, &Limits::default(), &mut ()).expect("there is a way");
            assert_eq!(solution.cost, truth[&position], "{position:?}");
            assert_solves(&position, &solution.actions);
        }
    }
}

#[test]
fn the_standard_start_is_solved_in_the_fewest_moves_whatever_was_swept_before() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let (start, truth) = (start(variant), true_distances(variant));
        let mut rng = Rng::new(1);
        for _ in 0..30 {
            let mut champion = Champion::new(1);
            let other = random_start(variant, &mut rng);
            champion.solve(&other, &Limits::default(), &mut ()).expect("there is a way");
            let solution = champion.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
            assert_eq!(solution.cost, truth[&start], "{start:?} after {other:?}");
            assert_solves(&start, &solution.actions);
        }
    }
}

#[test]
fn any_number_of_threads_gives_the_same_answer() {
    for variant in variants(3) {
        let way = |threads| {
            let mut distances = Distances::new(variant, threads).expect("n is at most 4");
            distances.complete(&Limits::default().start()).expect("nothing stops it");
            (distances.layers().to_vec(), distances.way(&start(variant)))
        };
        assert!(way(1) == way(2) && way(1) == way(3), "{variant:?}");
    }
}

#[test]
fn progress_is_told_layer_by_layer() {
    let told = Arc::new(AtomicU64::new(0));
    let teller = told.clone();
    let progress = Progress(Arc::new(move |work, _| teller.store(work, Ordering::Relaxed)));
    let limits = Limits { progress: Some(progress), ..Limits::default() };
    let solution = Champion::new(1).solve(&start(plain(3)), &limits, &mut ()).expect("there is a way");
    let way = u64::from(solution.cost) + 1;
    assert_eq!(told.load(Ordering::Relaxed), solution.counters.nodes - way, "what was swept, without the way down");
}

#[test]
fn recipes_make_solvers_and_complain_about_what_cannot_be() {
    let recipe = champion::<u64>();
    let Make::Pathfinder(make) = recipe.make else { panic!("it finds ways") };
    let settings = |text: &str| Settings::read(text, &recipe.parameters, "player champion").expect("good settings");
    let mut finder = make(&settings("threads=1"), &start(plain(3))).expect("n = 3 is small");
    assert_eq!(finder.find(&start(plain(3)), &Limits::default(), None).expect("there is a way").cost, 46);
    let complaint = make(&settings("memory=100MiB"), &start(plain(4))).map(|_| ()).expect_err("too little memory");
    assert_eq!(complaint.code, "not-enough-memory");
    let mut hasty = make(&settings("memory=100MiB,patience=1ms"), &start(plain(4))).expect("patience does without proof");
    let found = hasty.find(&start(plain(4)), &Limits::default(), None).expect("there is a way");
    assert!(found.cost >= 115 && !found.is_optimal, "{} moves", found.cost);
    let recipe = quick::<Wide>();
    let Make::Pathfinder(make) = recipe.make else { panic!("it finds ways") };
    let settings = Settings::read("", &recipe.parameters, "player quick").expect("good settings");
    let huge = RedSwapBlue::<Wide>::new(plain(8)).expect("n = 8 fits");
    assert_eq!(make(&settings, &huge).map(|_| ()).expect_err("too large").code, "too-large");
    let recipe = champion::<Wide>();
    let Make::Pathfinder(make) = recipe.make else { panic!("it finds ways") };
    let settings = Settings::read("patience=1s", &recipe.parameters, "player champion").expect("good settings");
    let mut finder = make(&settings, &huge).expect("the champion does any n");
    let solution = finder.find(&huge, &Limits::default(), None).expect("there is a way");
    assert!(!solution.is_optimal);
    assert_solves(&huge, &solution.actions);
}

#[test]
fn the_quick_solver_finds_legal_ways_from_any_start() {
    for variant in variants(2).into_iter().chain(variants(3)).chain(variants(4)) {
        let mut rng = Rng::new(11);
        for _ in 0..8 {
            let position = random_start(variant, &mut rng);
            let solution = Quick { width: 300 }.solve(&position, &Limits::default(), &mut ()).expect("there is a way");
            assert_solves(&position, &solution.actions);
        }
    }
}

#[test]
fn a_beam_that_runs_dry_is_widened_until_there_is_a_way() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        for width in 1..=4 {
            let solution = Quick { width }.solve(&start(variant), &Limits::default(), &mut ()).expect("there is a way");
            assert_solves(&start(variant), &solution.actions);
        }
    }
    let solve = |limits: &Limits| Quick { width: 2 }.solve(&start(plain(3)), limits, &mut ());
    let solution = solve(&Limits::default()).expect("there is a way");
    let searched = solution.counters.nodes - u64::from(solution.cost) - 1;
    assert!(solve(&Limits::nodes(searched)).is_ok());
    let stopped = solve(&Limits::nodes(searched - 1)).map(|_| ()).map_err(|unsolved| unsolved.stopped);
    assert_eq!(stopped, Err(Stop::Nodes), "all attempts together keep within the limits");
}

#[test]
fn the_quick_solver_is_never_better_than_the_truth_nor_does_it_claim_what_it_does_not_know() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let truth = true_distances(variant);
        let mut rng = Rng::new(12);
        for _ in 0..40 {
            let position = random_start(variant, &mut rng);
            let solution = Quick { width: 100 }.solve(&position, &Limits::default(), &mut ()).expect("there is a way");
            assert!(solution.cost >= truth[&position], "{position:?}");
            assert!(!solution.is_optimal || solution.cost == truth[&position], "{position:?}");
        }
    }
}

#[test]
fn standard_starts_are_solved_quickly_up_to_n_5() {
    let mebibyte = 1 << 20;
    for (n, width, most) in [(2, 0, 15), (3, 0, 46), (4, 0, 115), (5, 1000, 229)] {
        let limits = Limits { memory: Some(100 * mebibyte), ..Limits::default() };
        let solution = Quick { width }.solve(&start(plain(n)), &limits, &mut ()).expect("there is memory enough");
        assert!(solution.cost <= most, "n = {n}: {} moves", solution.cost);
        assert_solves(&start(plain(n)), &solution.actions);
    }
}

#[test]
fn n_6_is_solved() {
    let start = RedSwapBlue::<Wide>::new(plain(6)).expect("n = 6 fits");
    let solution = Quick { width: 100 }.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
    assert_solves(&start, &solution.actions);
}

#[test]
fn boards_of_any_size_are_solved_by_ways_that_are_legal_in_every_variant() {
    for variant in variants(8).into_iter().chain([plain(12)]) {
        let start = RedSwapBlue::<Wide>::new(variant).expect("n = 12 fits");
        let solution = Strict.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
        assert!(!solution.is_optimal);
        assert_solves(&start, &solution.actions);
    }
}

#[test]
fn the_quick_solver_stops_for_every_limit() {
    let stopped =
        |limits: &Limits| Quick::default().solve(&start(plain(5)), limits, &mut ()).map(|_| ()).map_err(|unsolved| unsolved.stopped);
    assert_eq!(stopped(&Limits { memory: Some(1 << 20), ..Limits::default() }), Err(Stop::Memory));
    assert_eq!(stopped(&Limits { time: Some(Duration::from_millis(5)), ..Limits::default() }), Err(Stop::Time));
    assert_eq!(stopped(&Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() }), Err(Stop::Cancelled));
    assert_eq!(stopped(&Limits::nodes(5000)), Err(Stop::Nodes));
}

#[test]
fn floors_are_exact_where_the_truth_is_known() {
    for variant in variants(2).into_iter().chain(variants(3)) {
        let floor = prove_floor(variant, &Limits::default()).expect("n is at most 7");
        assert_eq!((floor.moves, floor.is_exact), (true_distances(variant)[&start(variant)], true), "{variant:?}");
    }
}

#[test]
fn a_floor_that_runs_into_a_limit_keeps_what_was_proven() {
    let floor = |variant: Variant, limits: &Limits| prove_floor(variant, limits).expect("n is at most 7");
    let five = floor(plain(5), &Limits::nodes(10_000));
    assert!(five.moves > 208 && !five.is_exact && five.stopped == Stop::Nodes, "{five:?}");
    let tight = floor(plain(5), &Limits { memory: Some(1 << 20), ..Limits::default() });
    assert!(tight.moves > 208 && tight.stopped == Stop::Memory, "{tight:?}");
    assert!(prove_floor(plain(8), &Limits::default()).is_none());
}
