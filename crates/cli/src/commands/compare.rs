//! `plyground compare`: players measured against each other.

use super::run_experiment::{play, shell_words};
use crate::args::CompareArgs;
use crate::commands::read_file;
use crate::output::{Done, Out};
use plyground_lab::experiment::{Entrant, Experiment, Format, Opening};
use plyground_lab::{Complaint, Entry, catalogue};
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
    let experiment = Experiment {
        title: args.title.clone().unwrap_or_else(|| title(entry, &args.specs)),
        variants: vec![args.variant.clone().unwrap_or_default()],
        seed: args.seed,
        opening,
        positions,
        reference: args.reference.clone(),
        sprt: args.sprt.clone(),
        format: if args.gauntlet { Format::Gauntlet } else { Format::RoundRobin },
        players: specs.iter().map(|spec| Entrant { name: None, spec: (*spec).into() }).collect(),
        ..Experiment::new(&args.game, &specs, args.games.unwrap_or(usual))
    };
    play(experiment, &command(args), &args.run, out)
}

fn title(entry: &Entry, specs: &[String]) -> String {
    let players = if specs.len() > 3 { format!("{} players", specs.len()) } else { specs.join(", ") };
    format!("{}: {players}", entry.about.name)
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

/// The command line that plays the same again.
fn command(args: &CompareArgs) -> String {
    let mut words: Vec<String> = ["plyground", "compare", &args.game].map(Into::into).to_vec();
    words.extend(args.specs.iter().cloned());
    let mut option = |name: &str, value: Option<String>| {
        if let Some(value) = value {
            words.extend([format!("--{name}"), value]);
        }
    };
    option("games", args.games.map(|games| games.to_string()));
    option("variant", args.variant.clone());
    option("position", args.position.clone());
    option("positions", args.positions.as_ref().map(|file| file.display().to_string()));
    option("opening", args.opening.map(|opening| if let Opening::Random(plies) = opening { plies.to_string() } else { "book".into() }));
    option("reference", args.reference.clone());
    option("sprt", args.sprt.clone());
    option("seed", Some(args.seed.to_string()));
    option("title", args.title.clone());
    if args.gauntlet {
        words.push("--gauntlet".into());
    }
    shell_words(&words)
}
