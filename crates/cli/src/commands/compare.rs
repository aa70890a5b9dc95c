//! `plyground compare`: players measured against each other.

use super::run_experiment::play;
use crate::args::CompareArgs;
use crate::commands::read_file;
use crate::output::{Done, Out};
use plyground_lab::experiment::{Experiment, Format, Opening, shell_words};
use plyground_lab::{Complaint, catalogue};
use std::path::Path;

/// Games of each match, when nothing is said.
const GAMES: usize = 100;

/// Plays the games and prints the table.
pub fn run(args: &CompareArgs, out: &mut Out) -> Done {
    let entry = catalogue::find(&args.game)?;
    let positions = match (&args.positions, &args.position) {
        (Some(file), _) => read_positions(file)?,
        (None, position) => position.iter().cloned().collect(),
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
    let source = command(&experiment, args);
    play(&experiment, &source, &args.run, out)
}

/// The positions in a file, one in each line; lines that begin with # are remarks.
fn read_positions(file: &Path) -> Result<Vec<String>, Complaint> {
    let bytes = read_file(file)?;
    let bad = |what: &str| Complaint::new("bad-positions", format!("{} {what}", file.display())).with("file", file.display());
    let text = String::from_utf8(bytes).map_err(|_| bad("is no text"))?;
    let lines: Vec<String> =
        text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#')).map(Into::into).collect();
    if lines.is_empty() { Err(bad("holds no position: write one in each line")) } else { Ok(lines) }
}

/// The command line that plays the same again: a file of positions is named, not copied.
fn command(experiment: &Experiment, args: &CompareArgs) -> String {
    let Some(file) = &args.positions else { return experiment.command().unwrap_or_default() };
    let bare = Experiment { positions: Vec::new(), ..experiment.clone() };
    let positions = shell_words(&["--positions".into(), file.display().to_string()]);
    format!("{} {positions}", bare.command().unwrap_or_default())
}
