//! The figures of an experiment: what a teacher would put on a slide.
//!
//! Which figures there are follows from what was played: players that differ by one parameter get curves
//! over it, others a ladder; games of two get strengths and who beats whom, games of one the spread of
//! their points and the tiles they reached. Words are in the reader's language; specs stay as they are.
//!
//! ```text
//!   Results ──► figures: nodes, time, memory, loss, elo, scores, points, … ──► plyground-plot ──► SVG, PNG
//! ```

mod axis;
mod draw;
mod words;

pub use plyground_plot::{Digits, png};
pub use words::Language;

use crate::experiment::{Experiment, Group, Results};
use crate::library::KeptExperiment;
use draw::Measure;
use plyground_core::Complaint;
use plyground_plot::{Axis, Body, Chart, Look, localised};
use plyground_session::{Entry, catalogue};
use words::Word;

/// A figure and the name of its file.
#[derive(Clone, PartialEq, Debug)]
pub struct Figure {
    /// Its name: `nodes`, `time`, `elo` and so on, with the number of the variant where there are several.
    pub name: String,
    /// The figure.
    pub chart: Chart,
    /// True when one of its axes goes by orders of magnitude unless a linear one is wanted.
    pub can_be_log: bool,
}

/// How figures are to look.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Style {
    /// The language of their words.
    pub language: Language,
    /// The digits of their numbers; those of the language where none are chosen.
    pub digits: Option<Digits>,
    /// Light ink on a dark ground.
    pub dark: bool,
    /// Equal steps on every axis, also where orders of magnitude would show more.
    pub linear: bool,
}

impl Style {
    fn digits(self) -> Digits {
        self.digits.unwrap_or(match self.language {
            Language::English => Digits::Latin,
            Language::Arabic => Digits::Arabic,
            Language::Persian => Digits::Persian,
        })
    }

    fn look(self) -> Look {
        Look { dark: self.dark, rtl: self.language != Language::English, digits: self.digits(), ..Look::default() }
    }
}

/// The figures of an experiment, the most telling first.
pub fn figures(kept: &KeptExperiment, results: &Results, style: Style) -> Result<Vec<Figure>, Complaint> {
    let entry = catalogue::find(&kept.experiment.game)?;
    let mut figures = Vec::new();
    for (number, group) in results.groups.iter().enumerate() {
        let painter = Painter { kept, results, group, number, entry, style };
        let ending = if results.groups.len() > 1 { format!("-{}", number + 1) } else { String::new() };
        for (name, mut chart) in painter.all() {
            let mut logarithmic = axes(&mut chart.body);
            logarithmic.retain(|axis| axis.log);
            let can_be_log = !logarithmic.is_empty();
            for axis in logarithmic {
                axis.log = !style.linear;
            }
            figures.push(Figure { name: format!("{name}{ending}"), chart, can_be_log });
        }
    }
    Ok(figures)
}

/// The axes along which something is measured.
fn axes(body: &mut Body) -> Vec<&mut Axis> {
    match body {
        Body::Lines(lines) => vec![&mut lines.x, &mut lines.y],
        Body::Ladder(ladder) => vec![&mut ladder.axis],
        Body::Bars(bars) => vec![&mut bars.y],
        Body::Histogram(histogram) => vec![&mut histogram.x],
        Body::Matrix(_) => Vec::new(),
    }
}

/// One group of an experiment, about to be drawn.
struct Painter<'a> {
    kept: &'a KeptExperiment,
    results: &'a Results,
    group: &'a Group,
    /// The place of the group among all.
    number: usize,
    entry: &'static Entry,
    style: Style,
}

impl Painter<'_> {
    fn experiment(&self) -> &Experiment {
        &self.kept.experiment
    }

    fn word(&self, word: Word) -> String {
        self.number(word.in_language(self.style.language))
    }

    /// A number, or words with one, in the digits of the figure.
    fn number(&self, text: &str) -> String {
        localised(text, self.style.digits())
    }

    /// Everything worth drawing, by name.
    fn all(&self) -> Vec<(&'static str, Chart)> {
        let is_match = self.entry.about.seats.len() == 2;
        let axis = self.experiment().axis.clone().or_else(|| axis::find(self.entry, &self.specs()));
        let mut measures: Vec<(&'static str, Measure)> = Vec::new();
        let keeps_seats = !self.experiment().pairings.is_empty();
        if is_match && !keeps_seats {
            measures.push(("score", Measure::percent(Word::ScoreTitle, Word::Score, |line| line.score)));
        } else if self.entry.is_puzzle {
            measures
                .push(("steps", Measure::new(Word::StepsTitle, Word::Steps, |line| line.score.map(|score| score.through(|steps| -steps)))));
        } else if !is_match {
            measures.push(("points", Measure::new(Word::PointsTitle, Word::Points, |line| line.score)));
        }
        measures.extend(self.efforts());
        let mut charts = Vec::new();
        if is_match && !keeps_seats {
            charts.extend(self.elo().map(|chart| ("elo", chart)));
        }
        for (name, measure) in &measures {
            charts.extend(self.measured(measure, axis.as_deref()).map(|chart| (*name, chart)));
        }
        charts.extend(self.matrix().map(|chart| ("matrix", chart)));
        charts.extend(self.test().map(|chart| ("test", chart)));
        if !is_match && !self.entry.is_puzzle {
            charts.extend(self.spread().map(|chart| ("spread", chart)));
            charts.extend(self.game_by_game().map(|chart| ("games", chart)));
            charts.extend(self.tiles().map(|chart| ("tiles", chart)));
        }
        if !self.entry.is_puzzle {
            charts.extend(self.along().map(|chart| ("along", chart)));
        }
        charts
    }

    /// What a decision took and gave away; of a puzzle, the whole way is one.
    fn efforts(&self) -> [(&'static str, Measure); 5] {
        let word = |decision: Word, puzzle: Word| if self.entry.is_puzzle { puzzle } else { decision };
        let (nodes, node_label) = (word(Word::NodesTitle, Word::PuzzleNodesTitle), word(Word::Nodes, Word::PuzzleNodes));
        let (time, time_label) = (word(Word::TimeTitle, Word::PuzzleTimeTitle), word(Word::Time, Word::PuzzleTime));
        let (memory, memory_label) = (word(Word::MemoryTitle, Word::PuzzleMemoryTitle), word(Word::Memory, Word::PuzzleMemory));
        let (loss, loss_label) = (word(Word::LossTitle, Word::DetourTitle), word(Word::Loss, Word::Detour));
        let (best, best_label) = (word(Word::BestTitle, Word::ShortestTitle), word(Word::Best, Word::Shortest));
        [
            ("loss", Measure::new(loss, loss_label, |line| line.loss)),
            ("best", Measure::percent(best, best_label, |line| line.best_share)),
            ("nodes", Measure::log(nodes, node_label, |line| line.nodes)),
            ("time", Measure::log(time, time_label, |line| line.seconds.map(|it| it.through(|seconds| 1000.0 * seconds)))),
            ("memory", Measure::log(memory, memory_label, |line| line.memory.map(|it| it.through(|bytes| bytes / 1024.0)))),
        ]
    }

    fn specs(&self) -> impl Iterator<Item = &str> + Clone {
        self.group.players.iter().map(|line| line.spec.as_str())
    }
}
