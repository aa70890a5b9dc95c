//! `plyground experiment`: what a file describes, played, kept and summed up.

use super::run_experiment::play;
use crate::args::ExperimentArgs;
use crate::commands::read_file;
use crate::output::{Done, Out};
use plyground_lab::Complaint;
use plyground_lab::experiment::{self, Experiment};
use std::path::Path;

/// Plays the games and prints the tables.
pub fn run(args: &ExperimentArgs, out: &mut Out) -> Done {
    let bytes = read_file(&args.file)?;
    let shown = args.file.display();
    let text = String::from_utf8(bytes).map_err(|_| Complaint::new("bad-experiment", format!("{shown} is not a text")))?;
    let experiment = experiment::read(&text).map_err(|complaint| in_file(&args.file, complaint))?;
    experiment.check().map_err(|complaint| in_file(&args.file, experiment::in_text(&text, complaint)))?;
    play(&experiment, &Experiment::noted_file(&args.file), &args.run, out)
}

/// A complaint with the file and the line it is about.
fn in_file(file: &Path, complaint: Complaint) -> Complaint {
    let line = complaint.arguments.iter().find(|(name, _)| *name == "line").map_or_else(String::new, |(_, line)| format!(", line {line}"));
    // Nobody counts the characters of a file.
    Complaint { message: format!("{}{line}: {complaint}", file.display()), at: None, ..complaint }
}
