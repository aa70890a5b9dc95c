//! Solves sets of positions and tells mean time and nodes:
//! `cargo run --release -p plyground-engines --example connect4_sets -- MIB FILE[:LINES] …`. One thread, no book,
//! a table of that many mebibytes that is kept from position to position. `plyground bench connect4 --sets` does the
//! same with more comfort; this is the small program to look at under a profiler.

use plyground_core::Limits;
use plyground_engines::connect4::{sets, solver};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut args = std::env::args().skip(1);
    let mebibytes: usize = args.next().ok_or("MIB FILE[:LINES] …")?.parse()?;
    for name in args {
        let (file, most) = name.split_once(':').map_or((name.as_str(), usize::MAX), |(file, lines)| (file, lines.parse().unwrap_or(0)));
        let mut lines = sets::read(&std::fs::read_to_string(file)?).map_err(|complaint| complaint.to_string())?;
        lines.truncate(most);
        let solver = solver(7, 6, mebibytes << 20, 1, None).ok_or("the standard board is small enough")?;
        // Memory is taken when it is touched first: that is not what is measured.
        solver.warm_up();
        let sets::Measured { positions, nodes, elapsed, wrong } =
            sets::run(&lines, &*solver, &Limits::default()).map_err(plyground_core::Stop::word)?;
        let seconds = elapsed.as_secs_f64();
        let (mean, mean_nodes, rate) = (seconds * 1e6 / positions as f64, nodes / positions.max(1), nodes as f64 / seconds / 1e6);
        println!("{file}: {mean:.2} µs, {mean_nodes} nodes, {rate:.1} million nodes/s, {} wrong of {positions}", wrong.len());
    }
    Ok(())
}
