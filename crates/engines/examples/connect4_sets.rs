//! Solves sets of positions in the published form, a line `moves value` each, and tells mean time and nodes:
//! `cargo run --release -p plyground-engines --example connect4_sets -- MIB FILE[:LINES] …`. One thread, no book,
//! a table of that many mebibytes that is kept from position to position.

use plyground_core::{Game, Limits};
use plyground_engines::connect4::{Wanted, solver};
use plyground_games::connect4::{ConnectFour, Standard};
use std::time::Instant;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let mebibytes: usize = args.next().ok_or("MIB FILE[:LINES] …")?.parse()?;
    for name in args {
        let (file, lines) = name.split_once(':').map_or((name.as_str(), usize::MAX), |(file, lines)| (file, lines.parse().unwrap_or(0)));
        let text = std::fs::read_to_string(file)?;
        let solver = solver(7, 6, mebibytes << 20, 1, None).ok_or("the standard board is small enough")?;
        // Memory is taken when it is touched first: that is not what is measured.
        solver.warm_up();
        let (mut wrong, mut nodes, mut count) = (0, 0, 0_u32);
        let start = Instant::now();
        for line in text.lines().take(lines) {
            let (moves, value) = line.split_once(' ').ok_or("a line is `moves value`")?;
            let mut position = ConnectFour::new(Standard);
            for column in moves.bytes() {
                position.apply(&(column - b'1'));
            }
            let report = solver.solve([position.own().into(), position.theirs().into()], Wanted::Value, &Limits::default(), None);
            let value = value.trim().parse()?;
            wrong += u32::from((report.value.least, report.value.most) != (value, value));
            nodes += report.counters.nodes;
            count += 1;
        }
        let seconds = start.elapsed().as_secs_f64();
        let (mean, mean_nodes, rate) = (seconds * 1e6 / f64::from(count), nodes / u64::from(count), nodes as f64 / seconds / 1e6);
        println!("{file}: {mean:.2} µs, {mean_nodes} nodes, {rate:.1} million nodes/s, {wrong} wrong of {count}");
    }
    Ok(())
}
