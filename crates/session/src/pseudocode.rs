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
//! **Contract.** The line of a step is the first one with the tag `word:qualifier`, else the first
//! one with the tag `word`, else none. Every step an algorithm really takes has a line; only
//! `skip`, which is the recorder's own, has none.
//!
//! ```
//! use plyground_session::{catalogue, pseudocode};
//! let code = &catalogue::find("connect4")?.player("alphabeta")?.pseudocode;
//! let line = pseudocode::line_of(code, "cut", Some("min")).expect("alpha-beta cuts off");
//! assert!(code[line].text.trim_start().starts_with("if α ≥ β"));
//! # Ok::<(), plyground_session::Complaint>(())
//! ```

use crate::trace::TraceEvent;
use serde::Serialize;
use std::collections::HashMap;

/// One line of pseudocode.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct CodeLine {
    /// What the book prints, indented by spaces.
    pub text: String,
    /// The steps of a trace that happen here: `cut`, `leave:table`.
    pub on: Vec<String>,
}

/// Reads the pseudocode of a recipe.
#[must_use]
pub fn read(text: &str) -> Vec<CodeLine> {
    let line = |line: &str| match line.split_once("  @") {
        Some((text, tags)) => {
            CodeLine { text: text.to_string(), on: tags.split_whitespace().map(|tag| tag.trim_start_matches('@').to_string()).collect() }
        }
        None => CodeLine { text: line.to_string(), on: Vec::new() },
    };
    text.lines().map(line).collect()
}

/// The index of the line on which a step with this word and qualifier happens.
#[must_use]
pub fn line_of(code: &[CodeLine], word: &str, qualifier: Option<&str>) -> Option<usize> {
    let tagged = |tag: &str| code.iter().position(|line| line.on.iter().any(|on| on == tag));
    qualifier.and_then(|qualifier| tagged(&format!("{word}:{qualifier}"))).or_else(|| tagged(word))
}

/// The line of each of these steps, which must be those of a trace from its beginning on.
#[must_use]
pub fn lines_of(code: &[CodeLine], events: &[TraceEvent]) -> Vec<Option<usize>> {
    let mut kinds = Kinds::default();
    events.iter().map(|event| line_of(code, event.word(), kinds.qualifier(event))).collect()
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
