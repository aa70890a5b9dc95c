//! The story of a search: recorded while it runs, replayed in both directions, drawn, stored.
//!
//! ```text
//! search ──events──► Recorder ──► Trace ──► Replay   forwards and backwards, one step at a time
//!                                    └────► Tree ──► text, JSON, DOT, SVG, HTML
//! ```
//!
//! A trace is bounded. When it is full, positions that come later are only counted, while the
//! open branches of those already recorded are told to their end, so that every recorded value
//! still has its reason.

mod choice;
mod dot;
mod event;
mod html;
mod layout;
mod list;
mod outline;
mod recorder;
mod replay;
mod story;
mod svg;
mod tree;
mod words;

pub use dot::dot;
pub use event::{TraceEvent, Window};
pub use html::html;
pub use outline::outline;
pub use recorder::Recorder;
pub use replay::Replay;
pub use svg::svg;
pub use tree::{Cut, Node, Returned, State};

use serde::{Deserialize, Serialize};

/// Events a trace holds when nobody says otherwise.
pub const DEFAULT_EVENTS: usize = 200_000;

/// A recorded search.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
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
    /// Nodes the search visited.
    pub nodes: u64,
    /// Nodes that are in `events`; the rest was only counted.
    pub nodes_recorded: u64,
    /// What happened, in order.
    pub events: Vec<TraceEvent>,
}

impl Trace {
    /// The version of the format that this program writes.
    pub const FORMAT: u32 = 1;

    /// The trace as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).expect("a trace has only texts and numbers")
    }

    /// Reads a trace written by [`to_json`](Self::to_json).
    pub fn from_json(text: &str) -> Result<Self, plyground_core::Complaint> {
        let trace: Self =
            serde_json::from_str(text).map_err(|error| plyground_core::Complaint::new("bad-trace", format!("not a trace: {error}")))?;
        if trace.format != Self::FORMAT {
            return Err(plyground_core::Complaint::new(
                "trace-format",
                format!("this trace has format {}; this program reads format {}", trace.format, Self::FORMAT),
            )
            .with("format", trace.format));
        }
        trace.check()?;
        Ok(trace)
    }

    /// Complains when events speak of nodes that were never entered, or leave others than the
    /// one they are in: such a trace cannot be replayed.
    fn check(&self) -> Result<(), plyground_core::Complaint> {
        let (mut known, mut path) = (std::collections::HashSet::new(), Vec::new());
        for (index, event) in self.events.iter().enumerate() {
            let is_sound = match event {
                TraceEvent::Enter { n, p, .. } => {
                    let is_sound = known.insert(*n) && p.is_none_or(|p| path.last() == Some(&p));
                    path.push(*n);
                    is_sound
                }
                TraceEvent::Leave { n, .. } => path.pop() == Some(*n),
                TraceEvent::Open { n, p, .. } => p.is_none_or(|p| known.contains(&p)) && known.insert(*n),
                TraceEvent::Select { n, p, new, .. } => p.is_none_or(|p| known.contains(&p)) && *new == known.insert(*n),
                TraceEvent::Reroute { n, p, .. } => known.contains(n) && known.contains(p),
                other => other.node().is_none_or(|node| known.contains(&node)),
            };
            if !is_sound {
                let message = format!("event {} of the trace speaks of a node that is not there", index + 1);
                return Err(plyground_core::Complaint::new("broken-trace", message).with("event", index + 1));
            }
        }
        Ok(())
    }
}
