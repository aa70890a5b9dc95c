//! Experiments on their way out of a library, and into another.
//!
//! Every format is one text. JSONL holds all there is and can be brought back; the others are for
//! spreadsheets, the programs of a game's own world, and people. Bringing in checks every game by the
//! rules first, and then takes a file as a whole or not at all: a game that is there already must be
//! the same but for the time it took.
//!
//! ```text
//!   library ── export ──► jsonl ── import ──► library        parts of many machines: one experiment
//!                    └──► csv, decisions, pdn, markdown, toml
//! ```
//!
//! ```
//! use plyground_lab::experiment::Experiment;
//! use plyground_lab::library::{ExportFormat, Library};
//! let (here, there) = (Library::in_memory()?, Library::in_memory()?);
//! let kept = here.begin_experiment(&Experiment::new("connect4", &["random", "first"], 10), "a file", false)?;
//! let text = here.export(&kept, ExportFormat::Jsonl, None)?;
//! assert_eq!(there.import(&text)?.experiment.id, kept.id);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod bring;

pub use bring::Imported;

use super::{KeptExperiment, Library};
use crate::archive;
use crate::experiment::table::{cross_table, notes, standings_table};
use crate::experiment::{Finish, Heading, Play, Schedule, Summing, play_line};
use crate::markup::{csv_cell, markdown, markdown_block, markdown_paragraphs};
use crate::record::Record;
use plyground_core::{Archived, Complaint, Outcome, Player};
use plyground_session::{Ended, Entry};
use std::path::Path;

/// What an experiment can be written as.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExportFormat {
    /// A heading and every game, as JSON, one in each line: what can be brought back.
    Jsonl,
    /// A table with a line for each game.
    Csv,
    /// A table with a line for each decision.
    Decisions,
    /// The games as the game's own world writes them.
    Pdn,
    /// The tables of results.
    Markdown,
    /// The plan alone, as `plyground experiment` reads it.
    Toml,
}

impl ExportFormat {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::Jsonl, Self::Csv, Self::Decisions, Self::Pdn, Self::Markdown, Self::Toml];

    /// What it is called.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Jsonl => "jsonl",
            Self::Csv => "csv",
            Self::Decisions => "decisions",
            Self::Pdn => "pdn",
            Self::Markdown => "markdown",
            Self::Toml => "toml",
        }
    }

    /// The format of this name.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }

    /// The format that the name of a file asks for.
    #[must_use]
    pub fn of_file(file: &Path) -> Option<Self> {
        let extension = file.extension()?.to_str()?.to_ascii_lowercase();
        if extension == "md" { Some(Self::Markdown) } else { Self::read(&extension).filter(|format| *format != Self::Decisions) }
    }
}

/// An experiment with all that is needed to write it.
struct Export<'a> {
    kept: &'a KeptExperiment,
    entry: &'static Entry,
    schedule: Schedule,
    plays: Vec<Play>,
}

impl Library {
    /// An experiment as a text; with `only`, one of its games, by unit and half.
    pub fn export(&self, kept: &KeptExperiment, format: ExportFormat, only: Option<(usize, usize)>) -> Result<String, Complaint> {
        let export = self.export_of(kept, only)?;
        match format {
            ExportFormat::Jsonl => Ok(export.jsonl()),
            ExportFormat::Csv => export.games(),
            ExportFormat::Decisions => export.decisions(),
            ExportFormat::Pdn => export.archive(),
            ExportFormat::Markdown => Ok(export.markdown()),
            ExportFormat::Toml => Ok(kept.experiment.to_toml()),
        }
    }

    /// A game of an experiment as a record, which can be played on.
    pub fn record(&self, kept: &KeptExperiment, unit: usize, half: usize) -> Result<Record, Complaint> {
        let export = self.export_of(kept, Some((unit, half)))?;
        export.record(&export.plays[0])
    }

    /// A game of an experiment, or a complaint that there is none.
    pub fn find_play(&self, kept: &KeptExperiment, unit: usize, half: usize) -> Result<Play, Complaint> {
        self.play(&kept.id, unit, half)?.ok_or_else(|| {
            let message = format!("{} has no game {unit}.{half}; `plyground library show {} --json` lists its games", kept.id, kept.id);
            Complaint::new("unknown-play", message).with("experiment", &kept.id).with("game", format!("{unit}.{half}"))
        })
    }

    fn export_of<'a>(&self, kept: &'a KeptExperiment, only: Option<(usize, usize)>) -> Result<Export<'a>, Complaint> {
        let (entry, schedule) = kept.experiment.check()?;
        let plays = match only {
            Some((unit, half)) => vec![self.find_play(kept, unit, half)?],
            None => self.plays(&kept.id)?,
        };
        Ok(Export { kept, entry, schedule, plays })
    }
}

impl Export<'_> {
    /// The players of a game, One first.
    fn specs(&self, play: &Play) -> Vec<String> {
        let spec = |seat: &usize| self.schedule.players.get(*seat).map_or(String::new(), |player| player.spec.clone());
        play.seats.iter().map(spec).collect()
    }

    fn jsonl(&self) -> String {
        let mut heading = Heading::new(self.kept.experiment.clone(), &self.kept.source);
        heading.version.clone_from(&self.kept.version);
        let mut text = heading.line();
        text.extend(self.plays.iter().map(play_line));
        text
    }

    fn games(&self) -> Result<String, Complaint> {
        let headings = [
            "experiment",
            "unit",
            "half",
            "match",
            "number",
            "one",
            "two",
            "variant",
            "start",
            "opening",
            "actions",
            "end",
            "result",
            "drawn_by",
            "standing",
            "score",
            "milestone",
            "decisions_one",
            "decisions_two",
            "nodes_one",
            "nodes_two",
            "seconds_one",
            "seconds_two",
            "loss_one",
            "loss_two",
        ];
        csv_text(&headings, self.plays.iter().map(|play| self.game_line(play)))
    }

    fn game_line(&self, play: &Play) -> Vec<String> {
        let specs = self.specs(play);
        let seat = |seat: usize| specs.get(seat).cloned().unwrap_or_default();
        let mut line = vec![
            self.kept.id.clone(),
            play.unit.to_string(),
            play.half.to_string(),
            play.of.to_string(),
            play.number.to_string(),
            seat(0),
            seat(1),
            play.variant.clone(),
            play.start.clone(),
            play.opening.to_string(),
            play.actions.join(" "),
            play.end.clone(),
            play.result.word().into(),
            play.drawn_by.clone().unwrap_or_default(),
            or_empty(play.standing),
            play.score.to_string(),
            or_empty(play.milestone),
        ];
        let of = |seat: usize| play.decisions.iter().filter(move |decision| decision.seat == seat);
        let each = |write: &dyn Fn(usize) -> String| [0, 1].map(|seat| if seat < play.seats.len() { write(seat) } else { String::new() });
        line.extend(each(&|seat| of(seat).count().to_string()));
        line.extend(each(&|seat| of(seat).map(|decision| decision.nodes).sum::<u64>().to_string()));
        line.extend(each(&|seat| of(seat).map(|decision| decision.seconds).sum::<f64>().to_string()));
        line.extend(each(&|seat| or_empty(of(seat).filter_map(|decision| decision.loss).reduce(|sum, loss| sum + loss))));
        line
    }

    fn decisions(&self) -> Result<String, Complaint> {
        let headings = [
            "experiment",
            "unit",
            "half",
            "match",
            "variant",
            "ply",
            "seat",
            "player",
            "action",
            "nodes",
            "seconds",
            "memory",
            "value",
            "loss",
            "result",
        ];
        let lines = self.plays.iter().flat_map(|play| {
            let specs = self.specs(play);
            play.decisions.iter().map(move |decision| {
                vec![
                    self.kept.id.clone(),
                    play.unit.to_string(),
                    play.half.to_string(),
                    play.of.to_string(),
                    play.variant.clone(),
                    decision.ply.to_string(),
                    if decision.seat == 0 { "one".into() } else { "two".into() },
                    specs.get(decision.seat).cloned().unwrap_or_default(),
                    play.actions.get(decision.ply).cloned().unwrap_or_default(),
                    decision.nodes.to_string(),
                    decision.seconds.to_string(),
                    decision.memory.to_string(),
                    or_empty(decision.value),
                    or_empty(decision.loss),
                    play.result.word().into(),
                ]
            })
        });
        csv_text(&headings, lines)
    }

    fn archive(&self) -> Result<String, Complaint> {
        let format = archive::format(self.entry)?;
        let mut text = String::new();
        for play in &self.plays {
            let notes = [
                ("Event", self.kept.experiment.title.clone()),
                ("Round", format!("{}.{}", play.unit, play.half)),
                ("Seed", self.kept.experiment.seed.to_string()),
            ];
            text += &(format.write)(&Archived {
                variant: play.variant.clone(),
                start: play.start.clone(),
                players: self.specs(play),
                notes: notes.into_iter().filter(|(_, value)| !value.is_empty()).map(|(name, value)| (name.into(), value)).collect(),
                actions: play.actions.clone(),
                position: play.end.clone(),
                result: outcome(play),
                ..Archived::default()
            })?;
        }
        Ok(text)
    }

    fn markdown(&self) -> String {
        let mut summing = Summing::new(&self.kept.experiment, &self.schedule);
        for play in &self.plays {
            summing.add(play);
        }
        let results = summing.results();
        let mut blocks = vec![format!("# {}\n", markdown(&self.kept.experiment.title))];
        let question = self.kept.experiment.question.trim();
        if !question.is_empty() {
            blocks.push(format!("{}\n", markdown_paragraphs(question)));
        }
        for group in &results.groups {
            let heading = results.heading(group);
            if !heading.is_empty() {
                blocks.push(format!("## {}\n", markdown(heading)));
            }
            blocks.push(standings_table(self.entry, &self.kept.experiment, group).markdown());
            blocks.extend(cross_table(group).map(|table| table.markdown()));
        }
        let notes: Vec<String> = notes(self.entry, &self.kept.experiment, &results).iter().map(|note| markdown(note)).collect();
        blocks.push(format!("- {}\n", notes.join("\n- ")));
        blocks.push(format!(
            "{}: {} of {} games, by Plyground {}.\n",
            markdown(&self.kept.id),
            self.plays.len(),
            self.kept.games_all,
            markdown(&self.kept.version)
        ));
        blocks.push(markdown_block("sh", &self.kept.source));
        blocks.join("\n")
    }

    fn record(&self, play: &Play) -> Result<Record, Complaint> {
        let mut session = self.entry.open(&play.variant, Some(&play.start))?;
        for action in &play.actions {
            session.play(action)?;
        }
        let record = Record::of(session.as_ref(), &self.specs(play), self.kept.experiment.seed);
        // The board does not show that somebody had no answer within the limits.
        let told = outcome(play).filter(|outcome| !matches!(outcome, Outcome::Scored(_)));
        let result = record.result.or(told.map(|outcome| Ended { outcome, by: None }));
        Ok(Record { result, ..record })
    }
}

/// How a game ended, in the words of the rules; nothing for a puzzle.
fn outcome(play: &Play) -> Option<Outcome> {
    match play.result {
        Finish::One => Some(Outcome::Won(Player::One)),
        Finish::Two => Some(Outcome::Won(Player::Two)),
        Finish::Draw => Some(Outcome::Drawn),
        Finish::Scored => Some(Outcome::Scored(play.score)),
        Finish::Solved | Finish::Unsolved => None,
    }
}

fn or_empty<T: ToString>(value: Option<T>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

/// True for a number: one below 0 begins with a sign and is no formula.
fn is_number(cell: &str) -> bool {
    cell.parse::<f64>().is_ok_and(f64::is_finite)
}

/// A table as CSV (RFC 4180, 2005), cells quoted where they must be. A text that a spreadsheet would take for a formula has an
/// apostrophe before it.
fn csv_text(headings: &[&str], lines: impl Iterator<Item = Vec<String>>) -> Result<String, Complaint> {
    let failed = |error: &dyn std::fmt::Display| Complaint::new("cannot-export", format!("the table could not be written: {error}"));
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(headings).map_err(|error| failed(&error))?;
    for line in lines {
        writer
            .write_record(line.iter().map(|cell| if is_number(cell) { cell.clone() } else { csv_cell(cell) }))
            .map_err(|error| failed(&error))?;
    }
    let bytes = writer.into_inner().map_err(|error| failed(&error))?;
    Ok(String::from_utf8(bytes).expect("cells are texts, and so is what lies between them"))
}
