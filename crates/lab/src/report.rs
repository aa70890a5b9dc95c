//! The report of an experiment: question, set-up, tables, figures, what they say, how to repeat it.
//!
//! Everything in it comes from the library, so that a report is written again when more games have been
//! played, and never by hand. Markdown refers to its figures as files; the HTML page has them inside,
//! prints on paper, and reads without colour.
//!
//! ```text
//!   Results ──► sections ──┬──► Markdown + SVG files
//!                          └──► one HTML page
//! ```

mod findings;
mod html;
mod repeat;

use crate::experiment::table::{TextTable, cross_table, notes, standings_table};
use crate::experiment::{Experiment, Format, Results};
use crate::figures::{Figure, Style, figures};
use crate::library::KeptExperiment;
use crate::markup::{Sentence, markdown, markdown_block, markdown_code, markdown_paragraphs};
use findings::findings;
use plyground_core::Complaint;
use plyground_session::{Entry, with_thousands};
use std::fmt::Write as _;

/// A report, ready to be written in either form.
#[derive(Clone, Debug)]
pub struct Report {
    title: String,
    question: String,
    setup: Vec<(String, Sentence)>,
    groups: Vec<(String, Vec<TextTable>)>,
    notes: Vec<String>,
    findings: Vec<Sentence>,
    /// The figures, in the order in which they are shown.
    pub figures: Vec<Figure>,
    aid: Vec<&'static str>,
    command: String,
    is_repeatable: bool,
    id: String,
}

impl Report {
    /// Writes down what came out of an experiment.
    pub fn new(kept: &KeptExperiment, results: &Results) -> Result<Self, Complaint> {
        let experiment = &kept.experiment;
        let (entry, _) = experiment.check()?;
        let groups = results.groups.iter().map(|group| {
            let mut tables = vec![standings_table(entry, experiment, group)];
            tables.extend(cross_table(group));
            (results.heading(group).to_string(), tables)
        });
        Ok(Self {
            title: experiment.title.clone(),
            question: experiment.question.trim().into(),
            setup: setup(entry, experiment, kept),
            groups: groups.collect(),
            notes: notes(entry, experiment, results),
            findings: findings(entry, experiment, results),
            figures: figures(kept, results, Style::default())?,
            aid: aid(entry, experiment),
            is_repeatable: repeat::repeats(entry, experiment),
            command: kept.source.clone(),
            id: kept.id.clone(),
        })
    }

    /// In Markdown; `picture` says where the figure of a name is found.
    #[must_use]
    pub fn markdown(&self, picture: impl Fn(&str) -> String) -> String {
        let mut text = format!("# {}\n\n", markdown(&self.title));
        if !self.question.is_empty() {
            let _ = writeln!(text, "{}\n", markdown_paragraphs(&self.question));
        }
        text += "## What was played\n\n";
        for (what, how) in &self.setup {
            let _ = writeln!(text, "- {what}: {}", how.markdown());
        }
        text += "\n## What came out\n\n";
        for (variant, tables) in &self.groups {
            if !variant.is_empty() {
                let _ = writeln!(text, "### {}\n", markdown_code(variant));
            }
            for table in tables {
                let _ = writeln!(text, "{}", table.markdown());
            }
        }
        for note in &self.notes {
            let _ = writeln!(text, "{}.  ", markdown(note));
        }
        if !self.findings.is_empty() {
            text += "\n## What it says\n\n";
            for finding in &self.findings {
                let _ = writeln!(text, "- {}", finding.markdown());
            }
        }
        if !self.figures.is_empty() {
            text += "\n## Figures\n";
            for figure in &self.figures {
                let (title, subtitle) = (markdown(&figure.chart.title), markdown(&figure.chart.subtitle));
                let _ = write!(text, "\n![{title}. {subtitle}]({})\n", picture(&figure.name));
            }
        }
        text += "\n## How to read it\n\n";
        for line in &self.aid {
            let _ = writeln!(text, "- {line}");
        }
        let _ = write!(
            text,
            "\n## Repeat it\n\n{}\n{} Written from the library, experiment {}.\n",
            markdown_block("sh", &self.command),
            self.repeats(),
            markdown_code(&self.id)
        );
        text
    }

    /// What comes out the same when it is played again.
    fn repeats(&self) -> &'static str {
        if self.is_repeatable {
            "Games, results and nodes come out the same; times do not."
        } else {
            "Players limited by time or searching on several threads do not repeat themselves: games, results and nodes come out similar, not the same."
        }
    }

    /// As one page of HTML with everything in it.
    #[must_use]
    pub fn html(&self) -> String {
        html::page(self)
    }
}

/// What was played, in a few lines.
fn setup(entry: &Entry, experiment: &Experiment, kept: &KeptExperiment) -> Vec<(String, Sentence)> {
    let plain = |text: String| Sentence::default().text(text);
    let code = |text: &str| Sentence::default().code(text);
    let mut lines = vec![("Game".into(), plain(entry.about.name.into()))];
    let variants: Vec<&String> = experiment.variants.iter().filter(|variant| !variant.is_empty()).collect();
    if !variants.is_empty() {
        lines.push(("Variants".into(), Sentence::list(variants.into_iter().map(|variant| code(variant)))));
    }
    let named = |name: Option<&String>, spec: &str| name.map_or_else(|| code(spec), |name| plain(format!("{name}: ")).code(spec));
    if experiment.pairings.is_empty() {
        let players = experiment.players.iter().map(|player| named(player.name.as_ref(), &player.spec));
        lines.push(("Players".into(), Sentence::list(players)));
    } else {
        lines.push(("Pairings".into(), plain(format!("{}, who keep their seats", experiment.pairings.len()))));
    }
    let of = match (entry.about.seats.len(), experiment.pairings.is_empty(), experiment.format) {
        (2, true, Format::RoundRobin) => "of every two players, sides swapped",
        (2, true, Format::Gauntlet) => "of the first player against each other, sides swapped",
        (2, false, _) => "of every pairing",
        _ if entry.is_puzzle && experiment.games == 1 => "puzzle for every solver, the same for all",
        _ if entry.is_puzzle => "puzzles for every solver, the same for all",
        _ => "of every player, on the same seeds",
    };
    lines.push((
        "Games".into(),
        plain(format!(
            "{} {of}; {} of {} played",
            experiment.games,
            with_thousands(kept.games_done as u64),
            with_thousands(kept.games_all as u64)
        )),
    ));
    lines.push(("Beginnings".into(), plain(experiment.opening.in_words(entry))));
    lines.push(("Seed".into(), plain(experiment.seed.to_string())));
    if let Some(reference) = &experiment.reference {
        lines.push(("Judge".into(), code(reference)));
    }
    lines.push(("Program".into(), plain(format!("Plyground {}", kept.version))));
    lines
}

/// How to read tables and figures of this kind.
fn aid(entry: &Entry, experiment: &Experiment) -> Vec<&'static str> {
    let mut aid = vec![
        "± is half of a 95 % confidence interval: the true value lies within it in 95 of 100 such experiments. Two players whose intervals do not overlap differ; where they overlap, play more games.",
        match (entry.is_puzzle, repeat::repeats(entry, experiment)) {
            (true, true) => {
                "Nodes are positions looked at for one puzzle, the start and the goal included. They repeat exactly; times depend on the machine and on what else it does."
            }
            (false, true) => {
                "Nodes are positions looked at for one decision, the root and the leaves included. They repeat exactly; times depend on the machine and on what else it does."
            }
            (true, false) => {
                "Nodes are positions looked at for one puzzle, the start and the goal included. Of players limited by time or searching on several threads they differ from run to run; times depend on the machine and on what else it does."
            }
            (false, false) => {
                "Nodes are positions looked at for one decision, the root and the leaves included. Of players limited by time or searching on several threads they differ from run to run; times depend on the machine and on what else it does."
            }
        },
        "Memory is what the structures of a search take at most (tables, frontier, tree), not what the program takes.",
    ];
    if entry.about.seats.len() == 2 && experiment.pairings.is_empty() {
        aid.push("The score counts a win as 1 and a draw as ½. Elo is fitted to all results together (Bradley and Terry); 100 Elo more mean about 64 % of the points. Both games of a pair share opening and dice and count as one observation.");
    }
    if experiment.reference.is_some() && entry.is_puzzle {
        aid.push("Steps too many are how much longer a solution is than the one of the judge.");
    } else if experiment.reference.is_some() {
        aid.push("The loss of a decision is how much worse the judge thinks it than the best action, in points of the judge's evaluation. It is as good as the judge.");
    }
    aid
}
