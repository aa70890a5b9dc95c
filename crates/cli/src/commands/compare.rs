//! `plyground compare`: players measured against each other.

use super::run_experiment::play;
use crate::args::CompareArgs;
use crate::commands::read_file;
use crate::output::{Done, Out};
use plyground_lab::experiment::{Experiment, Format, Opening};
use plyground_lab::{Complaint, catalogue};
use std::path::Path;

/// Games of each match, when nothing is said.
const GAMES: usize = 100;

/// Plays the games and prints the table.
pub fn run(args: &CompareArgs, out: &mut Out) -> Done {
    let entry = catalogue::find(&args.game)?;
    let (lines, positions) = match (&args.positions, &args.position) {
        (Some(file), _) => read_positions(file)?.into_iter().unzip(),
        (None, position) => (Vec::<usize>::new(), position.iter().cloned().collect::<Vec<_>>()),
    };
    let seats = entry.about.seats.len();
    let usual = if args.positions.is_some() { positions.len() * seats } else { GAMES };
    // A file of positions is opening enough.
    let opening = args.opening.unwrap_or_else(|| if args.positions.is_some() { Opening::Random(0) } else { Opening::usual(entry) });
    let specs: Vec<&str> = args.specs.iter().map(String::as_str).collect();
    let mut experiment = Experiment {
        variants: vec![args.variant.clone().unwrap_or_default()],
        seed: args.seed,
        opening,
        positions,
        reference: args.reference.clone(),
        sprt: args.sprt.clone(),
        format: if args.gauntlet { Format::Gauntlet } else { Format::RoundRobin },
        ..Experiment::new(&args.game, &specs, args.games.unwrap_or(usual))
    };
    experiment.title = args.title.clone().unwrap_or_else(|| experiment.usual_title());
    if let Some(file) = &args.positions {
        experiment.check().map_err(|complaint| in_line(file, &lines, complaint))?;
    }
    // A file of positions is named, not copied.
    let source = match &args.positions {
        Some(file) => experiment.noted_positions(file),
        None => experiment.command().unwrap_or_default(),
    };
    play(&experiment, &source, &args.run, out)
}

/// The positions in a file, one in each line, with the numbers of their lines; lines that begin with # are remarks.
fn read_positions(file: &Path) -> Result<Vec<(usize, String)>, Complaint> {
    let bytes = read_file(file)?;
    let bad = |what: &str| Complaint::new("bad-positions", format!("{} {what}", file.display())).with("file", file.display());
    let text = String::from_utf8(bytes).map_err(|_| bad("is no text"))?;
    let lines = text.lines().map(str::trim).enumerate().filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    let lines: Vec<(usize, String)> = lines.map(|(at, line)| (at + 1, line.into())).collect();
    if lines.is_empty() { Err(bad("holds no position: write one in each line")) } else { Ok(lines) }
}

/// A complaint about a position, with its line in the file.
fn in_line(file: &Path, lines: &[usize], complaint: Complaint) -> Complaint {
    let field = complaint.arguments.iter().find(|(name, _)| *name == "field");
    let at = field.and_then(|(_, field)| field.strip_prefix("positions.")?.parse::<usize>().ok());
    let Some(line) = at.and_then(|at| lines.get(at)) else { return complaint };
    Complaint { message: format!("{}, line {line}: {complaint}", file.display()), ..complaint }
}
