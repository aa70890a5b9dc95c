//! One file for each command.

pub mod analyze;
mod analyze_many;
pub mod bench;
mod bench_sets;
pub mod compare;
pub mod experiment;
mod files;
pub mod games;
pub mod import;
pub mod library;
pub mod moves;
pub mod perft;
pub mod play;
pub mod plot;
mod results;
pub mod review;
mod run_experiment;
pub mod serve;
mod setup;
pub mod shell;
pub mod solve;
pub mod tables;
pub mod tour;
pub mod train;
pub mod watch;

pub use files::{check_new, check_writable, read_file, write_file, write_file_with};

use crate::args::At;
use crate::output::{Failure, Out};
use plyground_lab::trace::{self, Trace};
pub use plyground_lab::wire::position as about_position;
use plyground_lab::{Complaint, Session, catalogue};
use serde_json::{Map, Value};
use std::path::Path;

/// Opens the session that the options describe.
pub fn open(at: &At) -> Result<Box<dyn Session>, Complaint> {
    catalogue::find(&at.game)?.open(at.variant.as_deref().unwrap_or(""), at.position.as_deref())
}

/// Adds one answer's fields after another's.
pub fn merged(mut first: Map<String, Value>, second: Map<String, Value>) -> Map<String, Value> {
    first.extend(second);
    first
}

/// A table, plain enough for a pipe and tidy on a terminal. A heading that begins with `>` aligns
/// its column to the right, as numbers like it.
pub fn table(header: &[&str]) -> comfy_table::Table {
    let mut table = comfy_table::Table::new();
    table.load_style(comfy_table::presets::NOTHING).set_header(header.iter().map(|heading| heading.trim_start_matches('>')));
    for (column, heading) in table.column_iter_mut().zip(header) {
        if heading.starts_with('>') {
            column.set_cell_alignment(comfy_table::CellAlignment::Right);
        }
    }
    table
}

/// Nodes that a drawing shows at most.
const DRAWN_NODES: usize = 1500;

/// The kinds of file a trace can be written as.
const TRACE_KINDS: [&str; 4] = ["json", "dot", "svg", "html"];

/// Complains before the work begins when a trace could not be written after it: its name must
/// say what kind it is to be, and the file must be writable.
pub fn check_trace_file(file: &Path) -> Result<(), Complaint> {
    let extension = file.extension().and_then(|extension| extension.to_str()).unwrap_or("");
    if TRACE_KINDS.contains(&extension) {
        return check_writable(file);
    }
    Err(Complaint::new("trace-kind", format!("`{}`: a trace is written as .json, .dot, .svg or .html", file.display()))
        .with("file", file.display()))
}

/// Writes a trace as the kind of file its name asks for.
pub fn write_trace(trace: &Trace, file: &Path) -> Result<(), Failure> {
    let text = match file.extension().and_then(|extension| extension.to_str()) {
        Some("dot") => trace::dot(trace, DRAWN_NODES),
        Some("svg") => trace::svg(trace, DRAWN_NODES),
        Some("html") => trace::html(trace, DRAWN_NODES),
        // As long as the search was: written while it is made.
        _ => {
            return write_file_with(file, |place| {
                let mut place = std::io::BufWriter::new(place);
                serde_json::to_writer(&mut place, trace)?;
                std::io::Write::flush(&mut place)
            });
        }
    };
    write_file(file, &text)
}

/// The board and what there is to say about it.
pub fn show_board(session: &dyn Session, out: &mut Out) -> std::io::Result<()> {
    use std::io::Write as _;
    let board = plyground_lab::draw_painted(&session.picture(), out.with_numbers, &|owner, piece| out.of_player(owner, piece));
    write!(out, "{board}")?;
    if let Some(caption) = session.caption() {
        writeln!(out, "{caption}")?;
    }
    if session.score() != 0 {
        writeln!(out, "score {}", session.score())?;
    }
    Ok(())
}
