//! Sweeps that champions share: several ask at once, some leave, some have little patience. A process of its own, because
//! these tests forget what others would wait for.

use plyground_core::{Game, Limits, Playable, Puzzle, Rng, Solution, Solver, Stop};
use plyground_engines::redswapblue::{Champion, Distances, shared};
use plyground_games::redswapblue::{Action, Jump, RedSwapBlue, Variant};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A test that waits for something gives up after this long; no machine is that busy.
const GIVE_UP: Duration = Duration::from_secs(600);

/// Of the variants with n = 4 one is swept at a time, so only one test at a time has them.
static LEVEL_4: Mutex<()> = Mutex::new(());

fn level_4_alone() -> MutexGuard<'static, ()> {
    LEVEL_4.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns when somebody waits for the sweep of a variant.
fn until_somebody_waits(variant: Variant) {
    while shared::waiting(variant) == 0 {
        std::thread::sleep(Duration::from_millis(1));
    }
}

const fn variant(n: usize, jump: Jump, diagonal: bool) -> Variant {
    Variant { n, jump, diagonal }
}

fn start(variant: Variant) -> RedSwapBlue<u64> {
    RedSwapBlue::new(variant).expect("n is at most 5")
}

/// Where a hundred random moves from the start lead.
fn wandered(variant: Variant, rng: &mut Rng) -> RedSwapBlue<u64> {
    (0..100).fold(start(variant), |position, _| if position.is_solved() { position } else { position.after(&position.sample(rng)) })
}

fn solve(champion: Champion, from: &RedSwapBlue<u64>) -> Solution<Action> {
    let solution = { champion }.solve(from, &Limits::default(), &mut ()).expect("there is a way");
    let goal = solution.actions.iter().fold(*from, |position, action| {
        assert!(position.actions().as_ref().contains(action), "{action:?} in {}", position.write());
        position.after(action)
    });
    assert!(goal.is_solved(), "from {}", from.write());
    solution
}

#[test]
fn many_ask_at_once_and_all_get_the_truth_with_the_same_counters() {
    let variant = variant(3, Jump::Any, false);
    let mut truth = Distances::new(variant, 1).expect("n is at most 4");
    truth.complete(&Limits::default().start()).expect("nothing stops it");
    let mut rng = Rng::new(5);
    let starts: Vec<_> = (0..40).map(|_| wandered(variant, &mut rng)).chain([start(variant)]).collect();
    let ask_all = || starts.iter().map(|start| solve(Champion::new(0), start)).collect::<Vec<_>>();
    let answers: Vec<Vec<Solution<Action>>> = std::thread::scope(|scope| {
        let askers: Vec<_> = (0..6).map(|_| scope.spawn(ask_all)).collect();
        askers.into_iter().map(|asker| asker.join().expect("nobody panics")).collect()
    });
    for answers in &answers {
        for (start, answer) in starts.iter().zip(answers) {
            assert_eq!((Some(answer.cost), answer.is_optimal), (truth.distance(start), true), "{}", start.write());
            let swept: u64 = truth.layers()[..=answer.cost as usize].iter().sum();
            assert_eq!(answer.counters.nodes, swept + u64::from(answer.cost) + 1, "the same, whoever swept");
        }
    }
}

#[test]
fn limits_on_nodes_give_the_same_answer_before_and_after_the_sweep() {
    let variant = variant(3, Jump::Other, true);
    let start = start(variant);
    let least = { Champion::new(1) }.solve(&start, &Limits::default(), &mut ()).expect("there is a way").counters.nodes;
    for _ in 0..2 {
        shared::forget(variant);
        for _ in 0..2 {
            let solution = Champion::new(1).solve(&start, &Limits::nodes(least), &mut ()).expect("just enough");
            assert_eq!(solution.counters.nodes, least);
            let unsolved = Champion::new(1).solve(&start, &Limits::nodes(least - 1), &mut ()).expect_err("one too few");
            assert_eq!(unsolved.stopped, Stop::Nodes);
        }
    }
}

#[test]
fn who_is_stopped_by_a_limit_on_nodes_counts_the_same_layers_whoever_swept() {
    let variant = variant(3, Jump::Other, false);
    let mut truth = Distances::new(variant, 1).expect("n is at most 4");
    truth.complete(&Limits::default().start()).expect("nothing stops it");
    for most in [0, 1, 100, 5000] {
        let sums = truth.layers().iter().scan(0, |sum, layer| {
            *sum += layer;
            Some(*sum)
        });
        let expected = sums.take_while(|sum| *sum <= most).last().unwrap_or(0);
        // First while the sweep begins, then while it goes on, then when it is complete.
        shared::forget(variant);
        for _ in 0..3 {
            let unsolved = Champion::new(1).solve(&start(variant), &Limits::nodes(most), &mut ()).expect_err("too few");
            assert_eq!((unsolved.stopped, unsolved.counters.nodes), (Stop::Nodes, expected), "at most {most}");
        }
        solve(Champion::new(1), &start(variant));
        let unsolved = Champion::new(1).solve(&start(variant), &Limits::nodes(most), &mut ()).expect_err("too few");
        assert_eq!((unsolved.stopped, unsolved.counters.nodes), (Stop::Nodes, expected), "at most {most}, later");
    }
}

#[test]
fn the_champion_stops_for_every_limit_and_says_why() {
    let _alone = level_4_alone();
    let plain = variant(4, Jump::Any, false);
    let start = start(plain);
    let stopped = |limits: &Limits| Champion::new(1).solve(&start, limits, &mut ()).map(|_| ()).map_err(|unsolved| unsolved.stopped);
    let needed = Distances::bytes(plain).expect("n is at most 4");
    assert_eq!(stopped(&Limits { memory: Some(needed - 1), ..Limits::default() }), Err(Stop::Memory));
    assert_eq!(stopped(&Limits { time: Some(Duration::ZERO), ..Limits::default() }), Err(Stop::Time));
    let flag = Arc::new(AtomicBool::new(true));
    assert_eq!(stopped(&Limits { stop: Some(flag), ..Limits::default() }), Err(Stop::Cancelled));
    assert_eq!(stopped(&Limits::nodes(1000)), Err(Stop::Nodes));
    shared::forget(plain);
}

#[test]
fn patience_that_was_spent_on_an_earlier_way_is_not_spent_again() {
    let _alone = level_4_alone();
    let variant = variant(4, Jump::Any, true);
    let hour = Duration::from_secs(3600);
    let mut champion = Champion { patience: Some(hour), ..Champion::new(1) };
    let limits = Limits { since: Instant::now().checked_sub(hour), ..Limits::default() };
    assert!(limits.since.is_some());
    // With an hour's patience it would have waited for the proof.
    let solution = champion.solve(&start(variant), &limits, &mut ()).expect("there is a way");
    assert!(!solution.is_optimal);
    shared::forget(variant);
}

#[test]
fn impatient_champions_answer_before_the_sweep_is_done_and_cancelled_ones_at_once() {
    let _alone = level_4_alone();
    let [four, classic] = [Jump::Any, Jump::Other].map(|jump| variant(4, jump, false));
    let impatient = Champion { patience: Some(Duration::from_millis(20)), ..Champion::new(1) };
    let solution = solve(impatient, &start(four));
    assert_eq!((solution.cost, solution.is_optimal), (115, false));

    // Somebody waits for the sweep and changes their mind.
    let flag = Arc::new(AtomicBool::new(false));
    let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
    let waiting = std::thread::spawn(move || Champion::new(1).solve(&start(four), &limits, &mut ()));
    until_somebody_waits(four);
    // Another variant must wait for its turn, and does not wait longer than it wants to.
    assert!(!solve(impatient, &start(classic)).is_optimal);
    flag.store(true, Ordering::Relaxed);
    let unsolved = waiting.join().expect("nobody panics").expect_err("it was cancelled");
    assert_eq!(unsolved.stopped, Stop::Cancelled);

    // Nobody waits any more: the other variant takes its place. Whoever waits for a sweep that is forgotten is told.
    let waiting = std::thread::spawn(move || Champion::new(1).solve(&start(classic), &Limits::default(), &mut ()));
    until_somebody_waits(classic);
    shared::forget(classic);
    assert_eq!(waiting.join().expect("nobody panics").expect_err("it is gone").stopped, Stop::Cancelled);
}

#[test]
fn what_patience_gave_up_is_proven_later() {
    let variant = variant(3, Jump::Any, true);
    let first = solve(Champion { patience: Some(Duration::ZERO), ..Champion::new(1) }, &start(variant));
    assert!(first.cost >= 32 && (!first.is_optimal || first.cost == 32));
    let begun = Instant::now();
    while !solve(Champion { patience: Some(Duration::ZERO), ..Champion::new(1) }, &start(variant)).is_optimal {
        assert!(begun.elapsed() < GIVE_UP, "nobody waits, and the sweep goes on all the same");
        std::thread::sleep(Duration::from_millis(5));
    }
    let later = solve(Champion::new(1), &start(variant));
    assert_eq!((later.cost, later.is_optimal), (32, true));
}

#[test]
fn level_4_is_swept_in_the_background_and_read_from_a_file() {
    if std::env::var_os("PLYGROUND_SLOW").is_none() {
        return eprintln!("skipped: all positions of n = 4; set PLYGROUND_SLOW=1 to run it");
    }
    let _alone = level_4_alone();
    let variant = variant(4, Jump::Other, true);
    let impatient = Champion { patience: Some(Duration::from_millis(10)), ..Champion::new(1) };
    let begun = Instant::now();
    while !solve(impatient, &start(variant)).is_optimal {
        assert!(begun.elapsed() < GIVE_UP, "the sweep does not end");
        std::thread::sleep(Duration::from_millis(100));
    }
    let before = solve(Champion::new(1), &start(variant));
    let mut distances = Distances::new(variant, 2).expect("n is at most 4");
    distances.complete(&Limits::default().start()).expect("nothing stops it");
    let folder = std::env::temp_dir().join(format!("plyground-distances-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    distances.save(std::fs::File::create(shared::file_in(&folder, variant)).expect("a file")).expect("room for it");
    shared::look_in(folder.clone());
    shared::forget(variant);
    let begun = Instant::now();
    let read = solve(Champion::new(1), &start(variant));
    eprintln!("read and answered in {:?}", begun.elapsed());
    assert_eq!((read.cost, read.is_optimal, read.counters), (82, true, before.counters));
    std::fs::remove_dir_all(&folder).expect("it is ours");
}
