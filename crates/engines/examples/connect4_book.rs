//! Makes a book of openings: `cargo run --release -p plyground-engines --example connect4_book -- PLIES MIB THREADS FILE`.
//! The values found are kept in FILE, from where it goes on; FILE.book is the book.

use plyground_core::Limits;
use plyground_engines::connect4::{Layers, Opening};
use std::fs::OpenOptions;
use std::io::Write as _;
use std::sync::Mutex;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [plies, mebibytes, threads, file] = args.as_slice() else { return Err("PLIES MIB THREADS FILE".into()) };
    let layers = Layers::new(7, 6, plies.parse()?).map_err(|complaint| complaint.to_string())?;
    let known = std::fs::read(file).map_or(0, |bytes| bytes.len() / 2);
    let out = Mutex::new(OpenOptions::new().append(true).create(true).open(file)?);
    println!("{} of {} positions are known", known, layers.len());
    let start = std::time::Instant::now();
    let tell = |index: usize, found: Opening| {
        out.lock().unwrap().write_all(&[(found.value + 128) as u8, found.best]).unwrap();
        if (index + 1).is_multiple_of(100) {
            println!("{} after {:.0} s", index + 1, start.elapsed().as_secs_f64());
        }
        Ok(())
    };
    layers
        .solve(known, mebibytes.parse::<usize>()? << 20, threads.parse()?, &Limits::default(), &tell)
        .map_err(|complaint| complaint.to_string())?;
    let values: Vec<Opening> =
        std::fs::read(file)?.chunks_exact(2).map(|pair| Opening { value: i32::from(pair[0]) - 128, best: pair[1] }).collect();
    std::fs::write(format!("{file}.book"), layers.book(&values).bytes())?;
    Ok(())
}
