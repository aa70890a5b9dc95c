//! Connect Four against the crate `connect-four-ai`: the same positions, set by set and in turns, one thread, no
//! book, tables of 64 MiB each, kept within a set.
//!
//! The sets are made on the spot, the same in every run. Files of sets named on the command line, lines
//! `moves value`, are taken instead; `FILE:100` takes the first hundred.

use connect_four_ai::{Position, Solver};
use plyground_core::Limits;
use plyground_engines::connect4::{Solve, sets, solver};
use std::time::{Duration, Instant};

/// The size of both tables.
const BYTES: usize = 64 << 20;
/// Positions of the sets that are made, of each kind; hard ones would take minutes.
const COUNTS: [usize; 5] = [1000, 1000, 1000, 200, 50];

/// Times both on every set and prints one line each.
pub fn run(files: &[String]) {
    let ours = solver(7, 6, BYTES, 1, None).expect("the standard board is small enough");
    let mut theirs = Solver::empty();
    println!("Connect Four: Plyground and connect-four-ai 1.0, mean time of a position, one thread, no book");
    println!("{:<24} {:>9} {:>12} {:>12} {:>7} {:>6}", "set", "positions", "ours", "theirs", "ratio", "wrong");
    for (name, lines) in wanted(files, &*ours) {
        ours.warm_up();
        theirs.reset();
        let (mut our_time, mut their_time, mut wrong) = (Duration::ZERO, Duration::ZERO, 0);
        // In turns of ten, so that a slow moment of the machine is shared.
        for lines in lines.chunks(10) {
            let measured = sets::run(lines, &*ours, &Limits::default()).expect("there is no limit");
            our_time += measured.elapsed;
            wrong += measured.wrong.len();
            for line in lines {
                // Reading the moves is not timed, neither theirs nor ours.
                let position = Position::from_moves(&line.moves).expect("the moves of a set are legal");
                let start = Instant::now();
                let value: i32 = theirs.solve(&position).into();
                their_time += start.elapsed();
                assert_eq!(value, line.value, "connect-four-ai differs from the set {name}");
            }
        }
        let mean = |time: Duration| time.as_secs_f64() * 1e6 / lines.len().max(1) as f64;
        let (our_mean, their_mean) = (mean(our_time), mean(their_time));
        let ratio = their_mean / our_mean;
        println!("{name:<24} {:>9} {our_mean:>9.1} µs {their_mean:>9.1} µs {ratio:>7.2} {wrong:>6}", lines.len());
    }
}

fn wanted(files: &[String], ours: &dyn Solve) -> Vec<(String, Vec<sets::Line>)> {
    if files.is_empty() {
        let make = |kind: &sets::Kind, count| sets::make(kind, count, 1, ours, &Limits::default()).expect("there is no limit");
        return sets::KINDS.iter().zip(COUNTS).map(|(kind, count)| (kind.name.to_string(), make(kind, count))).collect();
    }
    let read = |file: &String| {
        let (path, most) =
            file.rsplit_once(':').map_or((file.as_str(), usize::MAX), |(path, most)| (path, most.parse().unwrap_or(usize::MAX)));
        let text = std::fs::read_to_string(path).unwrap_or_else(|error| panic!("{path}: {error}"));
        let mut lines = sets::read(&text).unwrap_or_else(|complaint| panic!("{path}: {complaint}"));
        lines.truncate(most);
        let name = std::path::Path::new(path).file_name().map_or(path.into(), |name| name.to_string_lossy().to_string());
        (name, lines)
    };
    files.iter().map(read).collect()
}
