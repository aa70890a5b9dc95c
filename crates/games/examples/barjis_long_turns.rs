//! Turns of many tosses: how long their results take to make, to stop making, and to write.
//!
//! `cargo run --release -p plyground-games --example barjis_long_turns` times the kept ones;
//! with `climb VARIANT TRIES SEED` after `--` it looks for longer ones by hill-climbing.

use plyground_core::{Game, Limits, Playable, Player, Rng, Settings};
use plyground_games::barjis::{Barjis, Variant};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// The kept turns: variant and position in each line.
const KEPT: &str = include_str!("../tests/barjis/long_turns.txt");

fn start(variant: &str) -> Barjis {
    let settings = Settings::read(variant, &Variant::parameters(), "game barjis").expect("a variant such as play=maximal");
    Barjis::start(&settings).expect("a variant").expect("there is one type of position")
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    match words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => time_kept(),
        ["climb", variant, tries, seed] => {
            climb(variant, tries.parse().expect("how many tries"), seed.parse().expect("a seed"));
        }
        _ => eprintln!("nothing, or: climb VARIANT TRIES SEED, such as climb play=maximal 1000 7"),
    }
}

fn milliseconds(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}

fn time_kept() {
    println!("   results  making ms  stop ms  a text us (mean, most)   variant position");
    for line in KEPT.lines().filter(|line| !line.starts_with('#')) {
        let (variant, text) = line.rsplit_once(' ').unwrap_or(("", line));
        let position = start(variant).read(text).expect("a legal position");
        let began = Instant::now();
        let actions = position.actions();
        let making = milliseconds(began);
        let actions = actions.as_ref();
        let written: Vec<f64> =
            (0..actions.len()).step_by(actions.len() / 500 + 1).map(|index| time_text(&position, index, actions)).collect();
        let mean = written.iter().sum::<f64>() / written.len() as f64;
        let most = written.iter().copied().fold(0.0, f64::max);
        println!("{:>10} {making:>10.1} {:>8.1} {mean:>12.0} {most:>7.0}      {line}", actions.len(), time_to_stop(position));
    }
}

fn time_text(position: &Barjis, index: usize, actions: &[<Barjis as Game>::Action]) -> f64 {
    let began = Instant::now();
    std::hint::black_box(position.write_action(&actions[index]));
    milliseconds(began) * 1e3
}

/// The longest of some waits from the raising of the flag to the end of the making.
fn time_to_stop(position: Barjis) -> f64 {
    (0..10)
        .map(|wait| {
            let flag = Arc::new(AtomicBool::new(false));
            let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
            let making = std::thread::spawn(move || {
                position.actions_within(usize::MAX, &mut limits.start());
                Instant::now()
            });
            std::thread::sleep(Duration::from_millis(5 * wait));
            let raised = Instant::now();
            flag.store(true, Ordering::Relaxed);
            making.join().expect("the making ends").saturating_duration_since(raised).as_secs_f64() * 1e3
        })
        .fold(0.0, f64::max)
}

fn climb(variant: &str, tries: u32, seed: u64) {
    let start = start(variant);
    let sets = start.rules().toss_sets.len();
    let mut rng = Rng::new(seed);
    let (mut here, mut most) = (start.with([[0; 4]; 2], Player::One, Some(0)), 0);
    for _ in 0..tries {
        let mut stones = [Player::One, Player::Two].map(|player| here.stones(player));
        let mut toss = here.toss().and_then(|set| start.rules().toss_number(&set.counts)).unwrap_or(0);
        for _ in 0..=rng.below(3) {
            match rng.below(3) {
                2 => toss = rng.below(sets) as u16,
                player => stones[player][rng.below(4)] = rng.below(84) as u8,
            }
        }
        let next = start.with(stones, Player::One, Some(toss));
        // Impossible positions are not read.
        if start.read(&next.write()).is_ok() {
            let results = next.count_actions();
            if results > most {
                (here, most) = (next, results);
            }
        }
    }
    println!("{most:>10} {variant} {}", here.write());
}
