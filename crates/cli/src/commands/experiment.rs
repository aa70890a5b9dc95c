//! `plyground experiment`: games from a file, with what each decision took and how good it was.

use crate::args::ExperimentArgs;
use crate::commands::{read_file, table};
use crate::describe::{seat_name, worth};
use crate::output::{Done, Failure, Out};
use crate::stop;
use plyground_lab::experiment::{self, Experiment, Game, Summary};
use plyground_lab::{Complaint, Entry, Outcome, seconds, with_thousands};
use serde_json::{Map, Value, json};
use std::io::{IsTerminal as _, Write as _};
use std::time::Duration;

/// Plays the games and prints the table.
pub fn run(args: &ExperimentArgs, out: &mut Out) -> Done {
    let bytes = read_file(&args.file)?;
    let named = |complaint: Complaint| Complaint { message: format!("{}: {complaint}", args.file.display()), ..complaint };
    let text = String::from_utf8(bytes).map_err(|_| Complaint::new("bad-experiment", format!("{} is not a text", args.file.display())))?;
    let experiment = experiment::read(&text).map_err(named)?;
    let entry = experiment.check().map_err(named)?;
    let shows_progress = std::io::stderr().is_terminal();
    let mut told = |game: &Game, done: usize, all: usize| {
        if shows_progress {
            let _ = write!(std::io::stderr(), "\r{done} of {all} games, the last {} decisions long \x1b[K", game.decisions);
        }
    };
    let games = stop::interruptible(|flag| experiment::run(&experiment, &flag, &mut told))?;
    if shows_progress {
        let _ = write!(std::io::stderr(), "\r\x1b[K");
    }
    let Some(games) = games else { return Err(Failure::Interrupted) };
    if args.json {
        out.json(json_of(&experiment, &games))?;
        return Ok(());
    }
    show(entry, &experiment, &games, out)
}

fn json_of(experiment: &Experiment, games: &[Game]) -> Map<String, Value> {
    let mut fields = Map::new();
    fields.insert("game".into(), experiment.game.clone().into());
    fields.insert("title".into(), experiment.title.clone().into());
    fields.insert("seed".into(), experiment.seed.into());
    fields.insert("reference".into(), json!(experiment.reference));
    fields.insert("games".into(), games.iter().map(Game::to_json).collect::<Vec<Value>>().into());
    fields
}

fn show(entry: &Entry, experiment: &Experiment, games: &[Game], out: &mut Out) -> Done {
    writeln!(out, "{}", out.bold(&experiment.title))?;
    if !experiment.question.is_empty() {
        writeln!(out, "{}", experiment.question.trim())?;
    }
    let summaries = experiment::summaries(games);
    for variant in &experiment.variants {
        let heading = if variant.is_empty() { entry.about.name } else { variant };
        writeln!(out, "\n{}", out.bold(heading))?;
        let header = ["pairing", "seat", "result", ">decisions", ">nodes", ">time", ">memory", ">best choices", ">loss"];
        let mut rows = table(&header);
        for summary in summaries.iter().filter(|summary| summary.variant == variant) {
            for seat in 0..2 {
                rows.add_row(cells(entry, summary, seat));
            }
        }
        writeln!(out, "{}", rows.trim_fmt())?;
    }
    let reference = experiment.reference.as_ref().map_or("nobody judged the decisions".into(), |spec| {
        format!("decisions judged by {spec}, values beyond ±{} counting as that", experiment.clip)
    });
    let opening = experiment.opening()?.in_words(entry);
    writeln!(out, "\nnodes, time and loss by decision; seed {}, {opening}; {reference}", experiment.seed)?;
    Ok(())
}

/// One player's line of a pairing.
fn cells(entry: &Entry, summary: &Summary<'_>, seat: usize) -> Vec<String> {
    let (effort, quality) = (&summary.efforts[seat], &summary.qualities[seat]);
    let decisions = effort.decisions.max(1) as f64;
    let pairing = summary.pairing;
    let name = match (&pairing.name, seat) {
        (Some(name), 0) => name,
        (Some(_), _) => "",
        (None, 0) => &pairing.one,
        (None, _) => &pairing.two,
    };
    vec![
        name.into(),
        entry.about.seats[seat].into(),
        if seat == 0 { result(entry, summary) } else { String::new() },
        effort.decisions.to_string(),
        with_thousands((effort.nodes as f64 / decisions).round() as u64),
        seconds(Duration::from_secs_f64(effort.seconds / decisions)),
        with_unit(effort.peak_memory_bytes),
        quality.best_share().map_or("–".into(), |share| format!("{:.0} %", 100.0 * share)),
        quality.mean_loss().map_or("–".into(), |loss| format!("{loss:.1}")),
    ]
}

/// How the games of a pairing ended: in words for one, in numbers for more.
fn result(entry: &Entry, summary: &Summary<'_>) -> String {
    let [game] = summary.games[..] else {
        let [one, drawn, two] = summary.results;
        return format!("{} {one}, {} {two}, drawn {drawn}", entry.about.seats[0], entry.about.seats[1]);
    };
    match (game.outcome, game.drawn_by, &game.standing) {
        (Outcome::Won(winner), ..) => format!("{} won", seat_name(entry, winner)),
        (_, Some(reason), Some(standing)) => format!("drawn ({reason}), stands {}", worth(entry, standing)),
        (_, Some(reason), None) => format!("drawn ({reason})"),
        _ => "drawn".into(),
    }
}

/// Bytes in the unit that fits.
fn with_unit(bytes: usize) -> String {
    match bytes {
        0..1024 => format!("{bytes} B"),
        1024..1_048_576 => format!("{:.1} KiB", bytes as f64 / 1024.0),
        _ => format!("{:.1} MiB", bytes as f64 / 1_048_576.0),
    }
}
