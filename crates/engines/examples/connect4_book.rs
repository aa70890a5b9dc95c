//! Makes a book of openings: `cargo run --release -p plyground-engines --example connect4_book -- PLIES MIB THREADS FILE`.
//! The values found are kept in FILE, from where it goes on; FILE.book is the book.

use plyground_core::Limits;
use plyground_engines::connect4::Layers;
use std::fs::OpenOptions;
use std::io::Write as _;
use std::sync::Mutex;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [plies, mebibytes, threads, file] = args.as_slice() else { return Err("PLIES MIB THREADS FILE".into()) };
    let layers = Layers::new(7, 6, plies.parse()?).map_err(|complaint| complaint.to_string())?;
    let known = std::fs::read(file).unwrap_or_default();
    let out = Mutex::new(OpenOptions::new().append(true).create(true).open(file)?);
    println!("{} of {} positions are known", known.len(), layers.len());
    let start = std::time::Instant::now();
    let tell = |index: usize, value: i32| {
        out.lock().unwrap().write_all(&[(value + 128) as u8]).unwrap();
        if (index + 1).is_multiple_of(100) {
            println!("{} after {:.0} s", index + 1, start.elapsed().as_secs_f64());
        }
        Ok(())
    };
    layers
        .solve(known.len(), mebibytes.parse::<usize>()? << 20, threads.parse()?, &Limits::default(), &tell)
        .map_err(|complaint| complaint.to_string())?;
    let values: Vec<i32> = std::fs::read(file)?.into_iter().map(|byte| i32::from(byte) - 128).collect();
    std::fs::write(format!("{file}.book"), layers.book(&values).bytes())?;
    Ok(())
}
