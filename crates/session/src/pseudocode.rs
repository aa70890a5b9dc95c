//! An algorithm as a book prints it, and which of its lines a step of a trace belongs to.
//!
//! Every recipe carries its pseudocode as text, one line of the book after the other. Two spaces
//! and tags may end a line; a tag names a kind of step, alone or with a qualifier. Whoever shows a
//! search step by step marks the line that is being carried out.
//!
//! ```text
//!     if α ≥ β: cut off, the other actions do not matter  @cut
//!     └───────────────────── text ─────────────────────┘  └ tag
//! ```
//!
//! | step | qualifier |
//! |---|---|
//! | enter, child, cut, omit | who acts at the node: `max`, `min`, `chance`, `over` |
//! | leave | where the value comes from: `children`, `evaluator`, `rules`, `table`, `stopped` |
//! | select | `new` or `again` |
//! | reject | why: `known`, `on-path`, `beyond-bound`, `beam-full`, `in-table` |
//!
//! A line that runs only with some settings says so with a question mark: `?table=on`. Several must all hold; `|` stands
//! between alternatives. Values are compared as texts with `=` and `!=`, as numbers with `<` and `>`. `depth` is the limit that
//! really holds, `none` without one, and `chance` is `yes` in a game with chance. The tag `loud` stands for
//! playing on below the depth limit.
//!
//! ```text
//!     if the table knows p at this depth: return that  @leave:table ?table=on
//! ```
//!
//! **Contract.** The line of a step is the first one that is not [idle](idle_lines) with the tag `word:qualifier`, else the
//! first such one with the tag `word`, else none. Every step an algorithm really takes has a line; only
//! `skip`, which is the recorder's own, has none.
//!
//! ```
//! use plyground_session::{catalogue, pseudocode};
//! let code = &catalogue::find("connect4")?.player("alphabeta")?.pseudocode;
//! let line = pseudocode::line_of(code, &[], "cut", Some("min")).expect("alpha-beta cuts off");
//! assert!(code[line].text.trim_start().starts_with("if α ≥ β"));
//! # Ok::<(), plyground_session::Complaint>(())
//! ```

use crate::trace::{Trace, TraceEvent};
use plyground_core::Settings;
use serde::Serialize;
use std::collections::{HashMap, HashSet};

/// One line of pseudocode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct CodeLine {
    /// What the book prints, indented by spaces.
    pub text: String,
    /// The steps of a trace that happen here: `cut`, `leave:table`.
    pub on: Vec<String>,
    /// What must be set for the line to run at all: `table=on`.
    pub needs: Vec<String>,
}

/// Reads the pseudocode of a recipe.
#[must_use]
pub fn read(text: &str) -> Vec<CodeLine> {
    text.lines().map(read_line).collect()
}

fn read_line(line: &str) -> CodeLine {
    let end = ["  @", "  ?"].iter().filter_map(|mark| line.find(mark)).min().unwrap_or(line.len());
    let marked = |mark: char| line[end..].split_whitespace().filter_map(|tag| tag.strip_prefix(mark)).map(String::from).collect();
    CodeLine { text: line[..end].into(), on: marked('@'), needs: marked('?') }
}

/// The index of the line on which a step with this word and qualifier happens, `idle` lines left out.
#[must_use]
pub fn line_of(code: &[CodeLine], idle: &[usize], word: &str, qualifier: Option<&str>) -> Option<usize> {
    let has = |line: &CodeLine, tag: &str| line.on.iter().any(|on| on == tag);
    let tagged = |tag: &str| (0..code.len()).find(|index| !idle.contains(index) && has(&code[*index], tag));
    qualifier.and_then(|qualifier| tagged(&format!("{word}:{qualifier}"))).or_else(|| tagged(word))
}

/// The line of each of these steps, which must be those of a trace from its beginning on.
#[must_use]
pub fn lines_of(code: &[CodeLine], idle: &[usize], events: &[TraceEvent]) -> Vec<Option<usize>> {
    let mut kinds = Kinds::default();
    events.iter().map(|event| line_of(code, idle, event.word(), kinds.qualifier(event))).collect()
}

/// The lines that do not run with these settings.
#[must_use]
pub fn lines_off(code: &[CodeLine], settings: &Settings, has_chance: bool) -> Vec<usize> {
    let runs = |line: &CodeLine| line.needs.iter().all(|need| need.split('|').any(|need| holds(need, settings, has_chance)));
    (0..code.len()).filter(|index| !runs(&code[*index])).collect()
}

/// The lines at which nothing happens in a search with these settings. Of one that is only recorded in part nobody can say what
/// never happened, so that the settings alone decide.
pub(crate) fn idle_in(trace: &Trace, code: &[CodeLine], settings: &Settings, has_chance: bool) -> Vec<usize> {
    let off = lines_off(code, settings, has_chance);
    if trace.whole.is_none() { idle_lines(code, &off, &trace.events) } else { off }
}

/// The lines at which nothing happens: those that are switched off and, of a search whose every step is in `events`, those
/// that no step belongs to. A loop over depths runs even where it has no rounds to tell of.
#[must_use]
pub fn idle_lines(code: &[CodeLine], off: &[usize], events: &[TraceEvent]) -> Vec<usize> {
    let mut kinds = Kinds::default();
    // Long searches take few kinds of steps.
    let steps: HashSet<(&str, Option<&str>)> = events.iter().map(|event| (event.word(), kinds.qualifier(event))).collect();
    let reached: HashSet<usize> = steps.into_iter().filter_map(|(word, qualifier)| line_of(code, off, word, qualifier)).collect();
    let has_loud = plays_on(events);
    let happens = |index: usize| {
        let tags: Vec<&str> = code[index].on.iter().map(String::as_str).filter(|tag| *tag != "iteration").collect();
        tags.is_empty() || reached.contains(&index) || (has_loud && tags.contains(&"loud"))
    };
    (0..code.len()).filter(|index| off.contains(index) || !happens(*index)).collect()
}

/// True when a search went on below its depth limit.
fn plays_on(events: &[TraceEvent]) -> bool {
    let mut at_limit = HashSet::new();
    events.iter().any(|event| match event {
        TraceEvent::Enter { n, depth: 0, .. } => {
            at_limit.insert(*n);
            false
        }
        TraceEvent::Child { n, .. } => at_limit.contains(n),
        _ => false,
    })
}

/// True when one condition holds, such as `table=on` or `cover<1`.
fn holds(need: &str, settings: &Settings, has_chance: bool) -> bool {
    let Some(at) = need.find(['!', '=', '<', '>']) else { return false };
    let (key, rest) = need.split_at(at);
    let value = match key {
        "chance" => if has_chance { "yes" } else { "no" }.to_string(),
        "depth" => settings.limits().depth.map_or("none".into(), |depth| depth.to_string()),
        _ => settings.all().find(|(other, _)| *other == key).map_or_else(String::new, |(_, text)| text.to_string()),
    };
    let number = |text: &str| text.parse::<f64>().ok();
    let compare = |sign: &str, is: fn(&f64, &f64) -> bool| {
        let wanted = rest.strip_prefix(sign).and_then(number);
        number(&value).zip(wanted).is_some_and(|(value, wanted)| is(&value, &wanted))
    };
    match rest.strip_prefix("!=").map(|other| value != other).or_else(|| rest.strip_prefix('=').map(|same| value == same)) {
        Some(holds) => holds,
        None => compare("<", f64::lt) || compare(">", f64::gt),
    }
}

/// Who acts at the nodes met so far: what the qualifiers of later steps are told from.
#[derive(Clone, Debug, Default)]
pub struct Kinds<'e> {
    of_node: HashMap<u64, &'e str>,
}

impl<'e> Kinds<'e> {
    /// The qualifier of a step, of which all steps before have been asked for too.
    pub fn qualifier(&mut self, event: &'e TraceEvent) -> Option<&'e str> {
        match event {
            TraceEvent::Enter { n, kind, .. } => {
                self.of_node.insert(*n, kind);
                Some(kind)
            }
            TraceEvent::Child { n, .. } | TraceEvent::Cut { n, .. } | TraceEvent::Omit { n, .. } => self.of_node.get(n).copied(),
            TraceEvent::Leave { source, .. } => Some(source),
            TraceEvent::Select { new, .. } => Some(if *new { "new" } else { "again" }),
            TraceEvent::Reject { reason, .. } => Some(reason),
            _ => None,
        }
    }
}
