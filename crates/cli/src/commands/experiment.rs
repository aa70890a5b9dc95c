//! `plyground experiment`: what a file describes, played, kept and summed up.

use super::run_experiment::play;
use crate::args::ExperimentArgs;
use crate::commands::read_file;
use crate::output::{Done, Out};
use plyground_lab::Complaint;
use plyground_lab::experiment::{self, shell_words};

/// Plays the games and prints the tables.
pub fn run(args: &ExperimentArgs, out: &mut Out) -> Done {
    let bytes = read_file(&args.file)?;
    let shown = args.file.display();
    let named = |complaint: Complaint| Complaint { message: format!("{shown}: {complaint}"), ..complaint };
    let text = String::from_utf8(bytes).map_err(|_| Complaint::new("bad-experiment", format!("{shown} is not a text")))?;
    let experiment = experiment::read(&text).map_err(named)?;
    experiment.check().map_err(named)?;
    play(&experiment, &shell_words(&["plyground".into(), "experiment".into(), shown.to_string()]), &args.run, out)
}
