//! How fast results of turns are made: distinct results per second on one core.
//!
//! `cargo run --release -p plyground-games --example barjis_speed`

use plyground_core::{Game, Playable, Rng, Turn};
use plyground_games::barjis::{Action, Barjis, Variant};
use std::hint::black_box;
use std::sync::LazyLock;
use std::time::Instant;

static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);

/// Seconds this program has had on a core, where Linux tells it; elsewhere seconds since the first call.
fn seconds() -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds = told.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    nanoseconds.map_or_else(|| BEGAN.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

/// Positions before a throw from the middle of random games.
fn mid_game(count: usize) -> Vec<Barjis> {
    let start = Barjis::new(Variant::default()).expect("the default variant is there");
    let mut rng = Rng::new(2026);
    let mut positions = Vec::with_capacity(count);
    while positions.len() < count {
        let mut position = start;
        let plies = 2 * (20 + rng.below(70));
        for _ in 0..plies {
            if position.turn().is_over() {
                break;
            }
            position = position.after(&position.sample(&mut rng));
        }
        if position.turn() == Turn::Chance {
            positions.push(position);
        }
    }
    positions
}

fn measure(name: &str, thrown: &[Barjis]) {
    let rounds = 3;
    let began = seconds();
    let mut results = 0;
    for _ in 0..rounds {
        results += thrown.iter().map(|position| black_box(position.actions()).as_ref().len()).sum::<usize>();
    }
    let seconds = seconds() - began;
    let mean = results as f64 / (rounds * thrown.len()) as f64;
    println!("{name:<28} {mean:>8.1} results a turn {:>7.1} million a second", results as f64 / seconds / 1e6);
}

fn main() {
    let positions = mid_game(16_000);
    let mut rng = Rng::new(7);
    let thrown: Vec<Barjis> = positions.iter().map(|position| position.after(&position.sample(&mut rng))).collect();
    measure("throws by their odds", &thrown);
    let sets = &positions[0].rules().toss_sets;
    for tosses in 1..=10 {
        let of_size: Vec<u16> = (0..sets.len()).filter(|&set| sets[set].tosses() == tosses).map(|set| set as u16).collect();
        let count = [16_000, 16_000, 8_000, 4_000, 2_000, 1_000, 500, 300, 200, 100][usize::from(tosses) - 1];
        let thrown: Vec<Barjis> =
            positions[..count].iter().map(|position| position.after(&Action::Throw(of_size[rng.below(of_size.len())]))).collect();
        measure(&format!("all sets of {tosses} alike"), &thrown);
    }
    let judge = positions[0].judge("balanced").expect("it is listed");
    let began = seconds();
    let rounds = 200;
    let mut sum = 0i64;
    for _ in 0..rounds {
        for position in &positions {
            sum += i64::from(plyground_core::Evaluator::evaluate(&judge, black_box(position)).0);
        }
    }
    let each = (seconds() - began) * 1e9 / (rounds * positions.len()) as f64;
    println!("balanced: {each:.1} ns an evaluation (sum {sum})");
}
