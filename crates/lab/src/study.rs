//! The page of a study: tables of its pairings, written by the program and never by hand.
//!
//! A study is an experiment whose players keep their seats. What its games came to is kept in a small
//! file beside the page, without times, so that it is the same on every machine; the tables on the page
//! are made from that file, and a test holds the one against the other.
//!
//! ```text
//!   games ──► rows ──► study.csv ──► rows ──► the tables between the marks of study.md
//! ```

use crate::experiment::{Experiment, Finish, Play, Schedule};
use crate::markup::{csv_cell, csv_text, markdown, markdown_code};
use plyground_core::{Complaint, Player as Seat, Value};
use plyground_session::{Ending, Entry, catalogue, with_thousands};
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;

/// The line of a page after which its tables begin, and the one before which they end.
const MARKS: (&str, &str) = ("<!-- pairings, written by `plyground report --page` -->", "<!-- end of pairings -->");

/// One game of a study.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Row {
    /// The variant.
    pub variant: String,
    /// What the pairing is called.
    pub pairing: String,
    /// The players.
    pub one: String,
    /// The players.
    pub two: String,
    /// How it ended.
    pub result: Finish,
    /// Why it is a draw, where the course of the game made it one.
    pub drawn_by: Option<String>,
    /// What the judge thinks of a drawn game's last position, in One's view.
    pub standing: Option<f64>,
    /// Decisions of each.
    pub decisions_one: u64,
    /// Decisions of each.
    pub decisions_two: u64,
    /// Positions each looked at, in all.
    pub nodes_one: u64,
    /// Positions each looked at, in all.
    pub nodes_two: u64,
    /// What a decision of each gave away on average, as the judge sees it.
    pub loss_one: Option<f64>,
    /// What a decision of each gave away on average, as the judge sees it.
    pub loss_two: Option<f64>,
}

impl Row {
    /// The same game with its texts rewritten.
    fn with_texts(&self, rewrite: impl Fn(&str) -> String) -> Self {
        Self {
            variant: rewrite(&self.variant),
            pairing: rewrite(&self.pairing),
            one: rewrite(&self.one),
            two: rewrite(&self.two),
            drawn_by: self.drawn_by.as_deref().map(rewrite),
            ..self.clone()
        }
    }
}

/// The games of an experiment whose players keep their seats.
pub fn rows(experiment: &Experiment, plays: &[Play]) -> Result<Vec<Row>, Complaint> {
    let (_, schedule) = experiment.check()?;
    if experiment.pairings.is_empty() {
        return Err(Complaint::new("no-pairings", "a page has tables of pairings, and this experiment has none"));
    }
    let mut plays: Vec<&Play> = plays.iter().collect();
    plays.sort_by_key(|play| (play.of, play.number));
    Ok(plays.into_iter().map(|play| row(&schedule, play)).collect())
}

fn row(schedule: &Schedule, play: &Play) -> Row {
    let of = |seat: usize| play.decisions.iter().filter(move |decision| decision.seat == seat);
    let nodes = |seat: usize| of(seat).map(|decision| decision.nodes).sum();
    let loss = |seat: usize| {
        let losses: Vec<f64> = of(seat).filter_map(|decision| decision.loss).collect();
        // Hundredths, so that the file can be read.
        (!losses.is_empty()).then(|| (100.0 * losses.iter().sum::<f64>() / losses.len() as f64).round() / 100.0)
    };
    let spec = |seat: usize| schedule.players[play.seats[seat]].spec.clone();
    Row {
        variant: play.variant.clone(),
        pairing: schedule.matches[play.of].name.clone().unwrap_or_default(),
        one: spec(0),
        two: spec(1),
        result: play.result,
        drawn_by: play.drawn_by.clone(),
        standing: play.standing,
        decisions_one: of(0).count() as u64,
        decisions_two: of(1).count() as u64,
        nodes_one: nodes(0),
        nodes_two: nodes(1),
        loss_one: loss(0),
        loss_two: loss(1),
    }
}

/// The file of a study's games.
pub fn to_csv(rows: &[Row]) -> Result<String, Complaint> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    for row in rows {
        writer.serialize(row.with_texts(csv_cell)).map_err(|error| unreadable(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| unreadable(&error))?;
    Ok(String::from_utf8(bytes).expect("cells are texts, and so is what lies between them"))
}

/// The games in such a file.
pub fn from_csv(text: &str) -> Result<Vec<Row>, Complaint> {
    let rows: Result<Vec<Row>, _> = csv::Reader::from_reader(text.as_bytes()).deserialize().collect();
    let plain = |row: Row| row.with_texts(|cell| csv_text(cell).to_owned());
    rows.map(|rows| rows.into_iter().map(plain).collect()).map_err(|error| unreadable(&error))
}

fn unreadable(error: &dyn std::fmt::Display) -> Complaint {
    Complaint::new("bad-study", format!("the games of a study: {error}"))
}

/// The page with tables of these games between its marks.
pub fn fill(page: &str, game: &str, rows: &[Row]) -> Result<String, Complaint> {
    let entry = catalogue::find(game)?;
    let (from, to) = MARKS;
    let unmarked = || Complaint::new("no-marks", format!("the page has no line `{from}` with a line `{to}` below it"));
    let (head, rest) = page.split_once(from).ok_or_else(unmarked)?;
    let (_, tail) = rest.split_once(to).ok_or_else(unmarked)?;
    Ok(format!("{head}{from}\n{}\n{to}{tail}", tables(entry, rows)))
}

/// A table for each variant.
fn tables(entry: &Entry, rows: &[Row]) -> String {
    let seats = entry.about.seats;
    let mut text = String::new();
    for group in rows.chunk_by(|one, two| one.variant == two.variant) {
        let _ = write!(text, "\n{}\n\n", markdown_code(&group[0].variant));
        let columns = ["loss", "nodes"].iter().flat_map(|what| seats.iter().map(move |seat| format!("{what}, {seat}")));
        let _ = writeln!(text, "| pairing | result | {} |", columns.collect::<Vec<_>>().join(" | "));
        let _ = writeln!(text, "|---|---|--:|--:|--:|--:|");
        for row in group {
            let loss = |loss: Option<f64>| loss.map_or("–".into(), |loss| format!("{loss:.1}"));
            let nodes = |nodes: u64, decisions: u64| with_thousands((nodes as f64 / decisions.max(1) as f64).round() as u64);
            let cells = [
                markdown(&row.pairing),
                result(entry, row),
                loss(row.loss_one),
                loss(row.loss_two),
                nodes(row.nodes_one, row.decisions_one),
                nodes(row.nodes_two, row.decisions_two),
            ];
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
    }
    text
}

/// How a game ended: `white won`, `drawn by repetition, +150 for black`.
fn result(entry: &Entry, row: &Row) -> String {
    let name = |seat: Seat| entry.about.seats.get(seat.index()).copied().unwrap_or("player");
    match row.result.ending(entry) {
        Ending::Won(winner) => format!("{} won", name(winner)),
        Ending::Drawn => {
            let by = match row.drawn_by.as_deref() {
                Some("quiet") => " without progress".into(),
                Some(by) => format!(" by {}", markdown(by)),
                None => String::new(),
            };
            let standing = row.standing.map_or(String::new(), |value| match Value(value as i32).decided() {
                Some((winner, _)) => format!(", won for {}", name(winner)),
                None if value == 0.0 => ", even".into(),
                None => format!(", +{} for {}", value.abs(), name(if value > 0.0 { Seat::One } else { Seat::Two })),
            });
            format!("drawn{by}{standing}")
        }
        other => other.word().into(),
    }
}
