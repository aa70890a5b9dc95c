//! Red Swap Blue against the crate `pathfinding`: the same positions, the same successors, the
//! same heuristic, one thread, turn by turn in one run.

use crate::counting;
use plyground_core::{Game, Heuristic, Limits, Puzzle, Solution, Solver};
use plyground_games::redswapblue::{Action, Judge, Jump, RedSwapBlue, Variant};
use plyground_search::puzzle::{AStar, Bfs};
use std::hint::black_box;
use std::time::{Duration, Instant};

type Position = RedSwapBlue<u64>;

/// Runs of each; the medians are told.
const REPETITIONS: usize = 15;

/// Times both, run by run in turns, and prints one line per piece of work.
pub fn run() {
    let start = Position::new(Variant { n: 3, jump: Jump::Any, diagonal: false }).expect("n = 3 fits");
    println!("Red Swap Blue, n = 3: Plyground and pathfinding 4.16, medians of {REPETITIONS} runs in turns");
    println!("{:<24} {:>10} {:>12} {:>7} {:>12} {:>12}", "work", "ours", "theirs", "ratio", "our peak", "their peak");
    let our_bfs = || our_cost(Bfs.solve(&start, &Limits::default(), &mut ()));
    compare("bfs", our_bfs, || their_bfs(&start));
    compare("bfs, theirs with Vecs", our_bfs, || their_bfs_with_vecs(&start));
    for judge in Judge::ALL {
        let work = format!("astar, {}", judge.choice().id);
        compare(&work, || our_cost(AStar { heuristic: judge }.solve(&start, &Limits::default(), &mut ())), || their_astar(&start, judge));
    }
}

fn our_cost(answer: Result<Solution<Action>, plyground_core::Unsolved>) -> u32 {
    answer.expect("there is a way").cost
}

fn successors(position: &Position) -> impl Iterator<Item = Position> + use<> {
    let position = *position;
    position.actions().into_iter().map(move |action| position.after(&action))
}

fn their_bfs(start: &Position) -> u32 {
    let way = pathfinding::directed::bfs::bfs(start, successors, Puzzle::is_solved).expect("there is a way");
    way.len() as u32 - 1
}

/// With successors in a `Vec`, as in the examples of its documentation; the iterator above is quicker.
fn their_bfs_with_vecs(start: &Position) -> u32 {
    let listed = |position: &Position| successors(position).collect::<Vec<_>>();
    let way = pathfinding::directed::bfs::bfs(start, listed, Puzzle::is_solved).expect("there is a way");
    way.len() as u32 - 1
}

fn their_astar(start: &Position, judge: Judge) -> u32 {
    let with_costs = |position: &Position| successors(position).map(|next| (next, 1));
    let estimate = |position: &Position| judge.estimate(position);
    pathfinding::directed::astar::astar(start, with_costs, estimate, Puzzle::is_solved).expect("there is a way").1
}

fn compare(work: &str, ours: impl Fn() -> u32, theirs: impl Fn() -> u32) {
    let (our_cost, our_peak) = counting::peak_of(&ours);
    let (their_cost, their_peak) = counting::peak_of(&theirs);
    assert_eq!(our_cost, their_cost, "both find the cheapest way");
    let times: Vec<(Duration, Duration)> = (0..REPETITIONS).map(|_| (time(&ours), time(&theirs))).collect();
    let our_time = median(times.iter().map(|(ours, _)| ours.as_secs_f64()).collect());
    let their_time = median(times.iter().map(|(_, theirs)| theirs.as_secs_f64()).collect());
    let ratio = median(times.iter().map(|(ours, theirs)| theirs.as_secs_f64() / ours.as_secs_f64()).collect());
    println!(
        "{work:<24} {:>7.2} ms {:>9.2} ms {ratio:>6.2}x {:>8.2} MiB {:>8.2} MiB",
        our_time * 1e3,
        their_time * 1e3,
        our_peak as f64 / f64::from(1 << 20),
        their_peak as f64 / f64::from(1 << 20),
    );
}

fn time(work: &impl Fn() -> u32) -> Duration {
    let started = Instant::now();
    black_box(work());
    started.elapsed()
}

fn median(mut numbers: Vec<f64>) -> f64 {
    numbers.sort_by(f64::total_cmp);
    numbers[numbers.len() / 2]
}
