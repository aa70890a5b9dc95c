//! A trace with a place in it, in words: what a screen of text shows, step by step.
//!
//! ```text
//!   Tour ── go(place) ──► sentence    what just happened
//!                         code_line   where in the pseudocode
//!                         surroundings  the way from the root, with what lies beside it
//! ```

use super::story;
use super::tree::{Node, State};
use super::words::{self, Kind};
use super::{Replay, Trace, TraceEvent};
use crate::pseudocode::{CodeLine, lines_of};

/// Where a tour may be asked to stop.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// A cut-off.
    Cut,
    /// A new best action of the root, or a goal.
    Best,
    /// A position judged, or a game by dice.
    Leaf,
}

impl Sight {
    fn is(self, event: &TraceEvent) -> bool {
        match self {
            Self::Cut => matches!(event, TraceEvent::Cut { .. }),
            Self::Best => matches!(event, TraceEvent::Best { .. } | TraceEvent::Goal { .. }),
            Self::Leaf => event.counts().leaves > 0 && !matches!(event, TraceEvent::Skip { .. }),
        }
    }
}

/// One line of the surroundings.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Row {
    /// Steps from the root.
    pub level: usize,
    /// What it says.
    pub text: String,
    /// True for the node the last step was about.
    pub is_current: bool,
    /// True for the nodes above it.
    pub is_above: bool,
}

/// A place in a trace, and what is to be seen there.
pub struct Tour<'a> {
    trace: &'a Trace,
    replay: Replay<'a>,
    lines: Vec<Option<usize>>,
    sentence: String,
}

impl<'a> Tour<'a> {
    /// At the beginning of a trace of an algorithm with this pseudocode.
    #[must_use]
    pub fn new(trace: &'a Trace, code: &[CodeLine]) -> Self {
        let mut tour =
            Self { trace, replay: Replay::new(trace), lines: lines_of(code, &trace.idle, &trace.events), sentence: String::new() };
        tour.go(0);
        tour
    }

    /// Goes to the place after this many steps, or to the end.
    pub fn go(&mut self, place: usize) {
        let place = place.min(self.trace.events.len());
        self.replay.seek(place.saturating_sub(1));
        self.sentence = if place == 0 { "Before the first step.".into() } else { story::next_sentence(self.trace, &mut self.replay) };
    }

    /// Steps so far.
    #[must_use]
    pub fn place(&self) -> usize {
        self.replay.at()
    }

    /// Steps in all.
    #[must_use]
    pub fn length(&self) -> usize {
        self.trace.events.len()
    }

    /// What the last step was, in a sentence.
    #[must_use]
    pub fn sentence(&self) -> &str {
        &self.sentence
    }

    /// The line of the pseudocode on which the last step happened.
    #[must_use]
    pub fn code_line(&self) -> Option<usize> {
        self.lines.get(self.place().checked_sub(1)?).copied().flatten()
    }

    /// The tree as far as it has been told.
    #[must_use]
    pub fn state(&self) -> &State {
        self.replay.state()
    }

    /// The node the last step was about; for steps about no node, the last one before.
    #[must_use]
    pub fn current(&self) -> Option<u64> {
        self.trace.events[..self.place()].iter().rev().find_map(TraceEvent::node)
    }

    /// The place of the next step of this kind.
    #[must_use]
    pub fn next(&self, sight: Sight) -> Option<usize> {
        let rest = &self.trace.events[self.place()..];
        rest.iter().position(|event| sight.is(event)).map(|index| self.place() + index + 1)
    }

    /// The place of the one before.
    #[must_use]
    pub fn previous(&self, sight: Sight) -> Option<usize> {
        let before = &self.trace.events[..self.place().saturating_sub(1)];
        before.iter().rposition(|event| sight.is(event)).map(|index| index + 1)
    }

    /// How to come from the root of the search to a node: the actions, or the position itself where
    /// no actions lead there.
    #[must_use]
    pub fn way_to(&self, node: u64) -> (Option<&str>, Vec<&str>) {
        let state = self.state();
        if let Some(position) = state.nodes.get(&node).and_then(|node| node.position.as_deref()) {
            return (Some(position), Vec::new());
        }
        let way = state.way_to(node);
        (None, way.iter().filter_map(|node| state.nodes.get(node)?.action.as_deref()).collect())
    }

    /// The way from the root to the current node, a line for each node, and beside each the children
    /// it has so far, at most `breadth` of them.
    #[must_use]
    pub fn surroundings(&self, breadth: usize) -> Vec<Row> {
        let Some(current) = self.current() else { return Vec::new() };
        let state = self.state();
        let way = state.way_to(current);
        let mut rows = Vec::new();
        let mut below = Vec::new();
        for (level, number) in way.iter().enumerate() {
            let Some(node) = state.nodes.get(number) else { continue };
            rows.push(Row { level, text: text(node), is_current: *number == current, is_above: *number != current });
            let next = way.get(level + 1);
            let (before, after) = beside(node, next.copied(), breadth);
            rows.extend(before.into_iter().map(|row| row.at(state, level + 1)));
            let remarks = remarks(node).into_iter().map(Beside::Remark);
            below.push(after.into_iter().chain(remarks).map(|row| row.at(state, level + 1)).collect::<Vec<_>>());
        }
        rows.extend(below.into_iter().rev().flatten());
        rows
    }
}

/// Something beside the way.
enum Beside {
    Node(u64),
    More(usize),
    Remark(String),
}

impl Beside {
    fn at(self, state: &State, level: usize) -> Row {
        let text = match self {
            Self::Node(number) => state.nodes.get(&number).map(text).unwrap_or_default(),
            Self::More(count) => format!("+{} more", crate::with_thousands(count as u64)),
            Self::Remark(text) => text,
        };
        Row { level, text, is_current: false, is_above: false }
    }
}

/// The children before and after the one the way goes on with; the latest before it are shown.
fn beside(node: &Node, next: Option<u64>, breadth: usize) -> (Vec<Beside>, Vec<Beside>) {
    let next = next.filter(|next| node.children.contains(next));
    let before: Vec<u64> = node.children.iter().copied().take_while(|child| Some(*child) != next).collect();
    let after: Vec<u64> = node.children.iter().copied().skip(before.len() + 1).collect();
    let hidden = before.len().saturating_sub(breadth);
    let mut first: Vec<Beside> = (hidden > 0).then_some(Beside::More(hidden)).into_iter().collect();
    first.extend(before[hidden..].iter().map(|child| Beside::Node(*child)));
    let mut rest: Vec<Beside> = after.iter().take(breadth).map(|child| Beside::Node(*child)).collect();
    rest.extend((after.len() > breadth).then(|| Beside::More(after.len() - breadth)));
    (first, rest)
}

/// `▼ MIN 4 · 3 · 2 .. +∞`.
fn text(node: &Node) -> String {
    let window = node.window.or(node.entered_with).filter(|_| node.returned.is_none()).map(words::window_text);
    let probability = node.probability.map(words::probability_text);
    let parts = [Some(words::name(node)), Some(words::inside(node)), window, probability];
    format!("{} {}", Kind::of(node).mark(), parts.into_iter().flatten().collect::<Vec<_>>().join(" · "))
}

/// What was skipped at a node.
fn remarks(node: &Node) -> Vec<String> {
    let mut remarks = Vec::new();
    remarks.extend(
        (!node.rejected.is_empty())
            .then(|| format!("✂ {}", words::counted(node.rejected.len() as u64, "successor not kept", "successors not kept"))),
    );
    remarks.extend(node.cut.as_ref().map(|cut| format!("✂ {}", words::cut_reason(node, cut))));
    remarks.extend(node.omitted.map(|omitted| format!("✂ {}", words::omission(omitted))));
    remarks.extend((node.skipped > 0).then(|| format!("+ {}", words::only_counted(node.skipped))));
    remarks
}
