//! `plyground review`: a game looked back on.

use super::analyze::{line_start, line_text};
use super::results::print;
use crate::args::ReviewArgs;
use crate::commands::{merged, read_file};
use crate::describe::{counted, seat_name, worth};
use crate::output::{Done, Failure, Out, clear_progress, show_progress};
use crate::stop;
use plyground_lab::experiment::table::TextTable;
use plyground_lab::review::{Judgement, JudgementJson, Mark, Review, Total, review};
use plyground_lab::{Complaint, Entry, Record, Unit, archive, wire};
use std::io::{IsTerminal as _, Read as _, Write as _};
use std::path::Path;

/// How many of the worst decisions are told apart.
const WORST: usize = 3;

/// Judges every decision of a game and tells what was given away.
pub fn run(args: &ReviewArgs, out: &mut Out) -> Done {
    let record = read(&args.file, args.game)?;
    let session = record.open()?;
    let entry = session.entry();
    let mut judge = session.player(args.player.as_deref().unwrap_or(entry.default_player), args.seed)?;
    let shows_progress = std::io::stderr().is_terminal();
    let review = stop::interruptible(|flag| {
        review(session.as_ref(), &mut judge, &flag, &mut |decision, all| {
            if shows_progress {
                show_progress(&format!("{} of {all} decisions judged", decision.number));
            }
        })
    });
    if shows_progress {
        clear_progress();
    }
    if args.json {
        let mut fields = wire::position(session.as_ref());
        fields.insert("start".into(), session.start().into());
        fields.insert("seats".into(), record.players.into());
        fields.insert("seed".into(), args.seed.into());
        out.json(merged(fields, wire::fields(&review.to_json(|decision| -> JudgementJson { decision.into() }))))?;
    } else {
        show(entry, &review, args.markdown, out)?;
    }
    if review.is_whole { Ok(()) } else { Err(Failure::Interrupted) }
}

/// The game in a file, or in what is piped in.
fn read(file: &Path, number: Option<usize>) -> Result<Record, Complaint> {
    let bytes = if file == Path::new("-") {
        let mut bytes = Vec::new();
        std::io::stdin()
            .lock()
            .read_to_end(&mut bytes)
            .map_err(|error| Complaint::new("cannot-read", format!("cannot read standard input: {error}")).with("file", file.display()))?;
        bytes
    } else {
        read_file(file)?
    };
    archive::pick_game(&bytes, file, None, number).map_err(|complaint| match complaint.code {
        "several-games" => {
            let several = complaint.message.split(',').next().unwrap_or_default();
            let message = format!("{several}; choose one with --game N");
            Complaint { message, ..complaint }
        }
        _ => complaint,
    })
}

fn show(entry: &Entry, review: &Review, is_markdown: bool, out: &mut Out) -> std::io::Result<()> {
    let title = format!("{}: {}, judged by {}", entry.about.name, decisions(review.decisions.len()), review.judge);
    writeln!(out, "{}\n", if is_markdown { format!("# {title}") } else { out.bold(&title) })?;
    let worst = review.worst();
    if review.totals().iter().all(|total| total.judged == 0) {
        writeln!(out, "No decision was judged: {} does not compare the actions, or there was no choice.", review.judge)?;
    } else if worst.is_empty() {
        writeln!(out, "No decision gave much away.")?;
    }
    for decision in worst.iter().take(WORST) {
        writeln!(out, "{}{}", if is_markdown { "- " } else { "" }, in_words(entry, decision))?;
    }
    writeln!(out)?;
    for table in [totals(entry, review), list(entry, review, is_markdown)] {
        if is_markdown {
            writeln!(out, "{}", table.markdown())?;
        } else {
            print(&table, out)?;
            writeln!(out)?;
        }
    }
    let unit = if entry.is_puzzle { "steps" } else { "the judge's points" };
    let chances = if entry.about.seats.len() == 1 { "chances to reach the goal" } else { "shares of the points, a draw counting half" };
    let unit = if is_probable(review) { chances } else { unit };
    let note = format!("Losses are in {unit}. best: choices that gave nothing away. ?! inaccuracy, ? mistake, ?? blunder.");
    writeln!(out, "{}", if is_markdown { note } else { out.dim(&note) })
}

fn decisions(count: usize) -> String {
    counted(count as u64, "decision", "decisions")
}

/// One decision in a sentence: `?? 7, yellow: 3; red wins in 1. Better 4: even`.
fn in_words(entry: &Entry, decision: &Judgement) -> String {
    let mark = decision.mark.map_or("", Mark::sign);
    let who = seat_name(entry, decision.seat);
    let after = decision.after.as_ref().map_or(String::new(), |after| format!(", and {}", worth(entry, after)));
    let better = decision.better.as_deref().unwrap_or_default();
    let line = if decision.line.len() > 1 { format!(" ({})", line_start(&decision.line)) } else { String::new() };
    format!("{mark} {}, {who}: {}{after}; better {better}{line}, {}", decision.number, decision.action, worth(entry, &decision.before))
}

fn is_probable(review: &Review) -> bool {
    review.decisions.iter().any(|decision| decision.before.unit == Unit::Probability)
}

/// A loss in the judge's unit.
fn loss_text(loss: f64, is_probable: bool) -> String {
    match loss {
        loss if is_probable => format!("{:.1} %", 100.0 * loss),
        loss if loss.fract() == 0.0 => format!("{loss}"),
        loss => format!("{loss:.1}"),
    }
}

/// What the decisions of every player come to.
fn totals(entry: &Entry, review: &Review) -> TextTable {
    let row = |total: &Total| {
        let best = if total.judged == 0 { "–".into() } else { format!("{:.0} %", 100.0 * total.best as f64 / total.judged as f64) };
        let mean =
            total.mean_loss.map_or("–".into(), |loss| if is_probable(review) { loss_text(loss, true) } else { format!("{loss:.1}") });
        let marks = total.marks.map(|count| count.to_string());
        [seat_name(entry, total.seat).into(), total.decisions.to_string(), best, mean].into_iter().chain(marks).collect()
    };
    let headings =
        vec![("player", false), ("decisions", true), ("best", true), ("mean loss", true), ("?!", true), ("?", true), ("??", true)];
    TextTable { headings, rows: review.totals().iter().map(row).collect() }
}

/// Every decision.
fn list(entry: &Entry, review: &Review, is_markdown: bool) -> TextTable {
    let row = |decision: &Judgement| {
        let line = if is_markdown { line_text(&decision.line) } else { line_start(&decision.line) };
        vec![
            decision.number.to_string(),
            seat_name(entry, decision.seat).into(),
            decision.action.clone(),
            decision.mark.map_or("", Mark::sign).into(),
            worth(entry, &decision.before),
            decision.loss.map_or("–".into(), |loss| loss_text(loss, is_probable(review))),
            decision.better.clone().unwrap_or_default(),
            if decision.line.len() > 1 { line } else { String::new() },
        ]
    };
    let headings = vec![
        ("no", true),
        ("who", false),
        ("played", false),
        ("", false),
        ("before", false),
        ("loss", true),
        ("better", false),
        ("line", false),
    ];
    TextTable { headings, rows: review.decisions.iter().map(row).collect() }
}
