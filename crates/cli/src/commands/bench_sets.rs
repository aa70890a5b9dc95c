//! `plyground bench connect4 --sets`: the solver on sets of positions with known values.

use crate::args::BenchArgs;
use crate::commands::table;
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::sets::{self, Bench, Measured};
use plyground_lab::with_thousands;
use serde_json::{Map, Value, json};
use std::io::Write as _;
use std::path::Path;

/// Solves every set and tells how long it took, and which values were wrong.
pub fn run(args: &BenchArgs, path: &Path, out: &mut Out) -> Done {
    let sets = sets::read(path)?;
    let bench = Bench::new(&args.memory, args.threads.into(), args.book)?;
    let mut rows = Vec::new();
    for set in sets {
        let lines = &set.lines[..args.positions.unwrap_or(usize::MAX).min(set.lines.len())];
        bench.forget();
        let Ok(measured) = stop::interruptible(|flag| bench.solve(lines, flag)) else { return Err(Failure::Interrupted) };
        rows.push((set.name, measured));
    }
    if args.json {
        print_json(&rows, out)?;
    } else {
        print_table(&rows, out)?;
    }
    match rows.iter().find_map(|(name, measured)| Some((name, measured.wrong.first()?))) {
        Some((name, line)) => Err(Failure::CouldNot(format!("{name}: the value of {} is not {}", line.moves, line.value))),
        None => Ok(()),
    }
}

fn mean(total: f64, measured: &Measured) -> f64 {
    total / measured.positions.max(1) as f64
}

fn print_json(rows: &[(String, Measured)], out: &mut Out) -> Done {
    let set = |(name, measured): &(String, Measured)| {
        json!({
            "set": name,
            "positions": measured.positions,
            "mean_seconds": mean(measured.elapsed.as_secs_f64(), measured),
            "mean_nodes": mean(measured.nodes as f64, measured),
            "wrong": measured.wrong.iter().map(|line| line.moves.as_str()).collect::<Vec<_>>(),
        })
    };
    let mut fields = Map::new();
    fields.insert("sets".into(), rows.iter().map(set).collect::<Vec<Value>>().into());
    out.json(fields)?;
    Ok(())
}

fn print_table(rows: &[(String, Measured)], out: &mut Out) -> Done {
    let mut shown = table(&["set", ">positions", ">mean time", ">mean nodes", ">positions/s", ">wrong"]);
    for (name, measured) in rows {
        let time = mean(measured.elapsed.as_secs_f64(), measured);
        shown.add_row([
            name.clone(),
            with_thousands(measured.positions),
            short(time),
            with_thousands(mean(measured.nodes as f64, measured).round() as u64),
            if time > 0.0 { with_thousands((1.0 / time).round() as u64) } else { "-".into() },
            measured.wrong.len().to_string(),
        ]);
    }
    writeln!(out, "{}", shown.trim_fmt())?;
    Ok(())
}

/// A time from microseconds to minutes, with three digits.
fn short(seconds: f64) -> String {
    let (number, unit) = if seconds < 1e-3 {
        (seconds * 1e6, "µs")
    } else if seconds < 1.0 {
        (seconds * 1e3, "ms")
    } else {
        (seconds, "s")
    };
    let digits = if number < 10.0 { 2 } else { usize::from(number < 100.0) };
    format!("{number:.digits$} {unit}")
}

/// Makes a set of every kind, or of one, and writes them into a folder.
pub fn make(args: &BenchArgs, folder: &Path, out: &mut Out) -> Done {
    let kinds = sets::kinds(args.kind.as_deref())?;
    let bench = Bench::new(&args.memory, args.threads.into(), false)?;
    std::fs::create_dir_all(folder)?;
    for kind in kinds {
        let file = folder.join(format!("{}.txt", kind.name));
        let count = args.positions.unwrap_or(1000);
        let Ok(lines) = stop::interruptible(|flag| bench.make(kind, count, args.seed, flag)) else { return Err(Failure::Interrupted) };
        std::fs::write(&file, sets::write(&lines))?;
        writeln!(out, "{}: {} positions", file.display(), with_thousands(lines.len() as u64))?;
    }
    Ok(())
}
