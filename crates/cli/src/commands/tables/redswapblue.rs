//! `plyground tables redswapblue`: how many positions are at each distance from the goal.

use super::{memory, threads};
use crate::args::TablesArgs;
use crate::commands::{check_writable, table, write_file_with};
use crate::describe::counted;
use crate::output::{Done, Failure, Out, clear_progress, show_progress};
use crate::stop;
use plyground_lab::tables::redswapblue::{DistanceTable, count};
use plyground_lab::tables::usual_folder;
use plyground_lab::{Limits, Progress, seconds, with_thousands};
use serde_json::{Map, json};
use std::fs::create_dir_all;
use std::io::{IsTerminal as _, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Rows of a column of distances, at most: level 4 with its 118 still fits on a screen.
const ROWS: usize = 30;

/// Sweeps all positions of a variant.
pub fn run(args: &TablesArgs, out: &mut Out) -> Done {
    if let Some(file) = &args.out {
        check_writable(file)?;
    }
    let variant = args.variant.as_deref().unwrap_or("");
    let all = count(variant)?;
    let shows_progress = std::io::stderr().is_terminal();
    let tell = move |done: u64, worth: plyground_lab::Worth| {
        let percent = done * 100 / all;
        show_progress(&format!("distance {}, {} positions, {percent} %", worth.value, with_thousands(done)));
    };
    let progress = shows_progress.then(|| Progress(Arc::new(tell)));
    let memory = memory(args)?;
    let made = stop::interruptible(|flag| {
        DistanceTable::make(variant, threads(args), &Limits { memory, stop: Some(flag), progress, ..Limits::default() })
    });
    if shows_progress {
        clear_progress();
    }
    let Some(made) = made? else { return Err(Failure::Interrupted) };
    let file = keep(args, &made)?;
    if args.json { tell_programs(&made, file.as_deref(), out) } else { tell_people(&made, file.as_deref(), out) }
}

/// Writes the table where it is wanted, and says where that is.
fn keep(args: &TablesArgs, made: &DistanceTable) -> Result<Option<PathBuf>, Failure> {
    let file = if args.keep {
        let folder = usual_folder()?;
        create_dir_all(&folder)?;
        Some(made.file_in(&folder))
    } else {
        args.out.clone()
    };
    if let Some(file) = &file {
        write_file_with(file, |place| made.save(place))?;
    }
    Ok(file)
}

fn tell_programs(made: &DistanceTable, file: Option<&Path>, out: &mut Out) -> Done {
    let mut fields = Map::new();
    fields.insert("game".into(), "redswapblue".into());
    fields.insert("variant".into(), made.variant.to_string().into());
    fields.insert("positions".into(), made.positions().into());
    fields.insert("distances".into(), json!(made.layers()));
    fields.insert("shortest".into(), made.shortest().into());
    fields.insert("solutions".into(), json!(made.solutions));
    fields.insert("farthest".into(), json!(made.farthest));
    fields.insert("memory_bytes".into(), made.bytes.into());
    fields.insert("seconds".into(), made.elapsed.as_secs_f64().into());
    fields.insert("file".into(), json!(file.map(|file| file.display().to_string())));
    Ok(out.json(fields)?)
}

fn tell_people(made: &DistanceTable, file: Option<&Path>, out: &mut Out) -> Done {
    let layers = made.layers();
    let columns = layers.len().div_ceil(ROWS);
    let height = layers.len().div_ceil(columns);
    let mut rows = table(&[">distance", ">positions"].repeat(columns));
    for row in 0..height {
        let cells = (row..layers.len()).step_by(height).flat_map(|distance| [distance.to_string(), with_thousands(layers[distance])]);
        rows.add_row(cells);
    }
    writeln!(out, "{}\n", rows.trim_fmt())?;
    let farthest = layers.last().copied().unwrap_or(0);
    writeln!(out, "{}", out.bold(&counted(made.positions(), "position", "positions")))?;
    writeln!(out, "farthest from the goal: {} moves, {}, such as", layers.len() - 1, counted(farthest, "position", "positions"))?;
    for position in &made.farthest {
        writeln!(out, "  {position}")?;
    }
    let solutions = made
        .solutions
        .map_or("there was too little memory to count the ways".into(), |ways| format!("in {}", counted(ways, "way", "ways")));
    writeln!(out, "from the start: {} moves, {solutions}", made.shortest())?;
    writeln!(out, "{}, {} MiB", seconds(made.elapsed), with_thousands(made.bytes.div_ceil(1 << 20) as u64))?;
    if let Some(file) = file {
        writeln!(out, "written to {}", file.display())?;
    }
    Ok(())
}
