//! The story of a search: recorded while it runs, replayed in both directions, drawn, stored.
//!
//! ```text
//! search ──events──► Recorder ──► Trace ──► Replay   forwards and backwards, one step at a time
//!                                    └────► Tree ──► text, JSON, DOT, SVG
//! ```
//!
//! A trace is bounded. The beginning of a long search is recorded whole, the rest down to a level
//! that has room; what lies below is only counted, in [`TraceEvent::Skip`], so that the sums at every
//! place are those of the search.

mod choice;
mod dot;
mod event;
mod layout;
mod outline;
mod recorder;
mod replay;
mod shelf;
mod story;
mod svg;
mod tour;
mod tree;
mod words;

pub use dot::dot;
pub use event::{ActionText, Counts, TraceEvent, Window, Word};
pub use layout::{GAP_ACROSS, tidy};
pub use outline::outline;
pub use recorder::Recorder;
pub use replay::Replay;
pub use svg::svg;
pub use tour::{Row, Sight, Tour};
pub use tree::{Cut, Node, Returned, State};

use crate::answer::Answer;
use crate::reason::Reason;
use plyground_core::Counters;
use serde::{Deserialize, Serialize};

/// Events a trace holds when nobody says otherwise.
pub const DEFAULT_EVENTS: usize = 400_000;

/// A recorded search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Trace {
    /// Version of this format.
    pub format: u32,
    /// The game.
    pub game: String,
    /// The variant, all settings.
    pub variant: String,
    /// The root of the search.
    pub position: String,
    /// The player spec.
    pub player: String,
    /// Nodes of the search's tree.
    pub nodes: u64,
    /// Nodes that are in `events`; the rest was only counted.
    pub nodes_recorded: u64,
    /// When not everything is here: the first so many nodes are.
    #[serde(default)]
    pub whole: Option<u64>,
    /// When not everything is here: of later nodes, those down to this level, the root's being 0;
    /// none of them if this is nothing.
    #[serde(default)]
    pub levels: Option<u32>,
    /// The lines of the player's pseudocode at which nothing happens, counted from 0.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub idle: Vec<usize>,
    /// What the search itself says in the end.
    #[serde(default, flatten)]
    pub told: Option<SearchResult>,
    /// What happened, in order; `docs/file-formats.md` lists the events.
    #[cfg_attr(feature = "schema", schemars(with = "Vec<AnyEvent>"))]
    pub events: Vec<TraceEvent>,
}

/// An event of a trace.
#[cfg(feature = "schema")]
#[derive(schemars::JsonSchema)]
#[schemars(extend("additionalProperties" = true))]
#[expect(dead_code, reason = "it describes what events have in common")]
struct AnyEvent {
    /// What kind of event it is.
    t: String,
}

/// The search's own answer and counters.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SearchResult {
    /// The work done.
    pub counters: Counters,
    /// The time it took.
    pub seconds: f64,
    /// Why it stopped.
    pub stopped: String,
    /// The action to play.
    pub best: Option<String>,
    /// What the root is worth, where that is a number.
    pub value: Option<f64>,
    /// The play both sides are expected to follow, or the way to the goal.
    pub line: Vec<String>,
    /// What the way costs, if one was found (puzzles).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cost: Option<u32>,
    /// How the action to play compares with the others.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}

impl SearchResult {
    /// What a trace says of this answer.
    pub(crate) fn of(answer: &Answer, reason: Option<Reason>) -> Self {
        Self {
            counters: answer.counters,
            seconds: answer.elapsed.as_secs_f64(),
            stopped: answer.stopped.word().into(),
            best: answer.best.clone(),
            value: Some(answer.worth.value).filter(|value| value.is_finite()),
            line: answer.line.clone(),
            cost: None,
            reason,
        }
    }
}

impl Trace {
    /// The version of the format that this program writes. It also reads the one before, which has
    /// no counters and no [`TraceEvent::Skip`].
    pub const FORMAT: u32 = 2;

    /// The trace as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a trace has only texts and numbers")
    }

    /// Reads a trace written by [`to_json`](Self::to_json).
    pub fn from_json(text: &str) -> Result<Self, plyground_core::Complaint> {
        let trace: Self =
            serde_json::from_str(text).map_err(|error| plyground_core::Complaint::new("bad-trace", format!("not a trace: {error}")))?;
        if !(1..=Self::FORMAT).contains(&trace.format) {
            return Err(plyground_core::Complaint::new(
                "trace-format",
                format!("this trace has format {}; this program reads formats 1 to {}", trace.format, Self::FORMAT),
            )
            .with("format", trace.format));
        }
        trace.check()?;
        Ok(trace)
    }

    /// Complains when events speak of nodes that were never entered, leave others than the one they are in, or hang a node
    /// below itself: such a trace cannot be replayed.
    ///
    /// The costs of ways rule out circles without a walk up the tree. No node costs less than its parent, and a new way to a
    /// node costs less than the one before; so no node below it, which costs at least that, can be its new parent.
    fn check(&self) -> Result<(), plyground_core::Complaint> {
        let (mut known, mut path) = (std::collections::HashSet::new(), Vec::new());
        // The parent of each node of a puzzle, and the cost of the way there.
        let mut ways: std::collections::HashMap<u64, (Option<u64>, u32)> = std::collections::HashMap::new();
        for (index, event) in self.events.iter().enumerate() {
            let is_sound = match event {
                TraceEvent::Enter { n, p, .. } => {
                    let is_sound = known.insert(*n) && p.is_none_or(|p| path.last() == Some(&p));
                    path.push(*n);
                    is_sound
                }
                TraceEvent::Leave { n, .. } => path.pop() == Some(*n),
                TraceEvent::Open { n, p, g, .. } => {
                    let is_sound = known.insert(*n) && p.is_none_or(|p| ways.get(&p).is_some_and(|(_, cost)| cost <= g));
                    ways.insert(*n, (*p, *g));
                    is_sound
                }
                TraceEvent::Select { n, p, new, .. } => p.is_none_or(|p| known.contains(&p)) && *new == known.insert(*n),
                TraceEvent::Reroute { n, p, g, was_p, was_g, .. } => {
                    let is_sound = ways.get(n) == Some(&(*was_p, *was_g))
                        && g < was_g
                        && p.is_none_or(|p| ways.get(&p).is_some_and(|(_, cost)| cost <= g));
                    ways.insert(*n, (*p, *g));
                    is_sound
                }
                other => other.node().is_none_or(|node| known.contains(&node)),
            };
            if !is_sound {
                let message =
                    format!("event {} of the trace speaks of a node that is not there, or hangs one where it cannot be", index + 1);
                return Err(plyground_core::Complaint::new("broken-trace", message).with("event", index + 1));
            }
        }
        Ok(())
    }
}
