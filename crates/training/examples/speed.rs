//! Moves per second of processor time while learning 2048 with four tuples of six cells:
//! `cargo run --release -p plyground-training --example speed -- [GAMES] [LANES] [FILE]`.

use plyground_core::Complaint;
use plyground_games::twenty48::{Twenty48, Variant};
use plyground_training::twenty48::four_by_six;
use plyground_training::{Learner, Method, Network, Stretch, load};
use std::time::Instant;

/// Seconds this process was on a processor, since others may be busy too; the time of day where the system does not tell.
fn busy(began: Instant) -> f64 {
    let told = std::fs::read_to_string("/proc/self/schedstat").ok();
    let nanoseconds: Option<f64> = told.and_then(|text| text.split(' ').next()?.parse().ok());
    nanoseconds.map_or(began.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn main() -> Result<(), Complaint> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number = |place: usize, usual: u64| arguments.get(place).and_then(|text| text.parse().ok()).unwrap_or(usual);
    let (games, lanes) = (number(0, 10_000), number(1, Method::default().lanes as u64) as usize);
    let network: Network<Twenty48, _> = match arguments.get(2) {
        Some(file) => load(file.as_ref(), four_by_six())?.1,
        None => Network::new(four_by_six(), 0.0, true)?,
    };
    let start = Twenty48::new(Variant::default()).expect("four by four");
    let learner = Learner::new(&network, Method { lanes, ..Method::default() }, start, 1);
    let mut numbers = 0..games;
    let began = Instant::now();
    let (mut stretch, mut since) = (Stretch::default(), busy(began));
    learner.run(
        || numbers.next(),
        |game| {
            stretch.add(&game);
            if stretch.games == games.div_ceil(10) {
                let speed = stretch.decisions as f64 / (busy(began) - since);
                println!("game {}: {speed:.0} moves/s, mean {:.0}", game.number, stretch.mean());
                (stretch, since) = (Stretch::default(), busy(began));
            }
            true
        },
    );
    Ok(())
}
