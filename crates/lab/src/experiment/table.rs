//! The table of an experiment as text, for the terminal, Markdown and HTML alike.

use super::file::Experiment;
use super::results::{Group, Results};
use super::standing::Standing;
use crate::markup::markdown;
use plyground_session::{Entry, with_thousands};
use plyground_stats::Interval;

/// A table of texts.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct TextTable {
    /// The headings, and whether what is below stands to the right.
    pub headings: Vec<(&'static str, bool)>,
    /// The lines.
    pub rows: Vec<Vec<String>>,
}

impl TextTable {
    /// A column: its heading, and what it says of each line.
    fn column(&mut self, heading: &'static str, is_right: bool, cells: impl IntoIterator<Item = String>) {
        self.headings.push((heading, is_right));
        for (index, cell) in cells.into_iter().enumerate() {
            if self.rows.len() <= index {
                self.rows.push(Vec::new());
            }
            self.rows[index].push(cell);
        }
    }

    /// In Markdown.
    #[must_use]
    pub fn markdown(&self) -> String {
        let line = |cells: &mut dyn Iterator<Item = String>| format!("| {} |\n", cells.collect::<Vec<_>>().join(" | "));
        let mut text = line(&mut self.headings.iter().map(|(heading, _)| markdown(heading)));
        text += &line(&mut self.headings.iter().map(|(_, is_right)| if *is_right { "--:".into() } else { "---".into() }));
        for row in &self.rows {
            text += &line(&mut row.iter().map(|cell| markdown(cell)));
        }
        text
    }
}

/// A value with its error in the same unit: `52.0 ± 3.1 %`.
#[must_use]
pub fn with_error(interval: Option<Interval>, write: impl Fn(f64) -> String) -> String {
    match interval {
        None => "–".into(),
        Some(interval) => {
            let (value, error) = (write(interval.value), write(interval.error()));
            // An error that vanishes beside its value is not worth its place.
            let is_nothing = !interval.error().is_finite() || error.chars().all(|c| matches!(c, '0' | '.'));
            if is_nothing { value } else { format!("{value} ± {error}") }
        }
    }
}

/// Bytes in the unit that suits them.
#[must_use]
pub fn bytes(count: f64) -> String {
    match count {
        _ if count >= 1024.0 * 1024.0 * 1024.0 => format!("{:.1} GiB", count / 1024.0 / 1024.0 / 1024.0),
        _ if count >= 1024.0 * 1024.0 => format!("{:.1} MiB", count / 1024.0 / 1024.0),
        _ if count >= 1024.0 => format!("{:.1} KiB", count / 1024.0),
        _ => format!("{count:.0} B"),
    }
}

/// A time and its error in the unit that suits the time: `169 ± 14 µs`.
fn time(interval: Option<Interval>) -> String {
    let Some(interval) = interval else { return "–".into() };
    let (unit, scale) = match interval.value {
        value if value >= 1.0 => ("s", 1.0),
        value if value >= 1e-3 => ("ms", 1e3),
        value if value >= 1e-6 => ("µs", 1e6),
        _ => ("ns", 1e9),
    };
    let digits = usize::from(scale * interval.value < 100.0);
    format!("{} {unit}", with_error(Some(interval), |value| format!("{:.digits$}", scale * value)))
}

fn count(value: f64) -> String {
    if value < 100.0 && value.fract() != 0.0 { format!("{value:.1}") } else { with_thousands(value.round().max(0.0) as u64) }
}

fn percent(value: f64) -> String {
    format!("{:.1}", 100.0 * value)
}

/// The standings of a group as a table.
#[must_use]
pub fn standings_table(entry: &Entry, experiment: &Experiment, group: &Group) -> TextTable {
    let mut table = TextTable::default();
    let lines = &group.standings;
    let mut add = |heading, is_right, cell: &dyn Fn(&Standing) -> String| table.column(heading, is_right, lines.iter().map(cell));
    let is_match = entry.about.seats.len() == 2;
    let keeps_seats = !experiment.pairings.is_empty();
    if keeps_seats {
        add("pairing", false, &|line| if line.seat == Some(0) { line.name.clone() } else { String::new() });
        add("seat", false, &|line| entry.about.seats[line.seat.unwrap_or(0)].into());
        add("player", false, &|line| line.spec.clone());
    } else {
        add("player", false, &|line| line.name.clone());
    }
    if entry.is_puzzle {
        add("solved", true, &|line| format!("{} of {}", line.won, line.games));
        add("steps", true, &|line| with_error(line.score, |value| format!("{:.2}", value.abs())));
    } else if is_match {
        add("games", true, &|line| line.games.to_string());
        add("won", true, &|line| line.won.to_string());
        add("drawn", true, &|line| line.drawn.to_string());
        add("lost", true, &|line| line.lost.to_string());
        if !keeps_seats {
            add("score %", true, &|line| with_error(line.score, percent));
            add("Elo", true, &|line| with_error(line.elo, |value| format!("{value:.0}").replace('-', "−")));
        }
    } else {
        add("games", true, &|line| line.games.to_string());
        if lines.iter().any(|line| line.won_share.is_some()) {
            add("reached goal %", true, &|line| with_error(line.won_share, percent));
        }
        add("points", true, &|line| with_error(line.score, |value| with_thousands(value.round() as u64)));
        add("deviation", true, &|line| line.score_sd.map_or("–".into(), |sd| with_thousands(sd.round() as u64)));
    }
    if !entry.is_puzzle {
        add("decisions/game", true, &|line| with_error(line.length, count));
    }
    add("nodes", true, &|line| with_error(line.nodes, count));
    add("time", true, &|line| time(line.seconds));
    add("memory", true, &|line| bytes(line.memory_most as f64));
    if lines.iter().any(|line| line.loss.is_some()) {
        let (best, loss) = if entry.is_puzzle { ("shortest %", "steps too many") } else { ("best choices %", "loss") };
        add(best, true, &|line| with_error(line.best_share, percent));
        add(loss, true, &|line| with_error(line.loss, |value| format!("{value:.2}")));
    }
    if lines.iter().any(|line| !line.tiles.is_empty()) {
        add("largest tile in % of games", false, &tiles);
    }
    table
}

/// How often each tile was the largest, the largest first.
fn tiles(line: &Standing) -> String {
    let share = |last: usize| format!("{:.0}", 100.0 * last as f64 / line.games.max(1) as f64);
    line.tiles.iter().map(|tile| format!("{}: {}", tile.tile, share(tile.last))).collect::<Vec<_>>().join(", ")
}

/// Headings of a cross table.
const NUMBERS: [&str; 12] = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"];

/// What everybody scored against everybody, in percent; nothing for two, or for more than a page holds.
#[must_use]
pub fn cross_table(group: &Group) -> Option<TextTable> {
    let mut table = TextTable::default();
    let count = group.cross.len();
    if !(3..=NUMBERS.len()).contains(&count) {
        return None;
    }
    table.column("score % against", false, group.standings.iter().enumerate().map(|(at, line)| format!("{} {}", at + 1, line.name)));
    for (column, heading) in NUMBERS.into_iter().enumerate().take(count) {
        let cells = (0..count).map(|row| if row == column { "·".into() } else { with_error(group.cross[row][column], percent) });
        table.column(heading, true, cells);
    }
    Some(table)
}

/// What is said below the table: seed, openings, pairs, reference, and what a test found.
#[must_use]
pub fn notes(entry: &Entry, experiment: &Experiment, results: &Results) -> Vec<String> {
    let opening = experiment.opening.in_words(entry);
    let of = if entry.is_puzzle { "nodes and time are of one puzzle" } else { "nodes, time and loss are of one decision" };
    let mut notes = vec![format!("± is half of a 95 % interval; {of}; seed {}, {opening}", experiment.seed)];
    if !experiment.positions.is_empty() {
        let count = experiment.positions.len();
        notes.push(if count == 1 { "the given position each time".into() } else { format!("{count} given positions in turn") });
    }
    if entry.about.seats.len() == 2 && experiment.pairings.is_empty() {
        notes.push("sides swapped, the same opening and dice in both games of a pair; a pair is one observation".into());
    } else if entry.about.seats.len() < 2 {
        notes.push("the same seeds for all".into());
    }
    if let Some(reference) = &experiment.reference {
        notes.push(if entry.is_puzzle {
            format!("solutions held against those of {reference}")
        } else {
            format!("decisions judged by {reference}, values beyond ±{} counting as that", experiment.clip)
        });
    }
    if let Some(sequential) = &results.sequential {
        notes.push(sequential.in_words());
    }
    notes
}
