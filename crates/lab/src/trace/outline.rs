//! A search tree as indented text: the tree as it was searched.
//!
//! ```text
//! ▲ MAX           depth 2  window -∞ .. +∞
//!   ▼ MIN 3       depth 1  window -∞ .. +∞
//!     ■ 1  = 2    evaluator
//!     ■ 2  = 4    evaluator
//!     returns 2   smallest of 2, 4
//!   ▼ MIN 4       depth 1  window 2 .. +∞
//!     ■ 1  = 1    evaluator
//!     ✂ cut-off by 1: MIN gets 1 or less here, MAX has 2 elsewhere; 1 action not looked at
//!     returns at most 1
//!   returns 2     largest of 2, 1
//! ```

use super::tree::{Cut, Node, State};
use super::{Replay, Trace, Window};
use plyground_core::Value;
use std::fmt::Write as _;

/// The tree of a trace as indented text, at most `most` lines, and a last line that says how
/// many nodes are not shown, if any.
#[must_use]
pub fn outline(trace: &Trace, most: usize) -> String {
    let state = Replay::end(trace);
    let mut writer = Writer { state: &state, text: String::new(), lines: 0, most, shown: 0 };
    let mut iteration = None;
    for &root in &state.roots {
        let node = &state.nodes[&root];
        if node.iteration != iteration && node.iteration.is_some() {
            iteration = node.iteration;
            writer.line(0, &format!("— round {}", iteration.unwrap_or_default()));
        }
        writer.node(root, 0);
    }
    let hidden = trace.nodes.saturating_sub(writer.shown);
    let mut text = writer.text;
    if hidden > 0 {
        let _ = writeln!(
            text,
            "… {} of {} nodes not shown (--explain-limit N shows more)",
            crate::with_thousands(hidden),
            crate::with_thousands(trace.nodes)
        );
    }
    text
}

struct Writer<'a> {
    state: &'a State,
    text: String,
    lines: usize,
    most: usize,
    shown: u64,
}

impl Writer<'_> {
    /// Writes one line; false when there is no room left.
    fn line(&mut self, depth: usize, content: &str) -> bool {
        if self.lines >= self.most {
            return false;
        }
        self.lines += 1;
        let _ = writeln!(self.text, "{:indent$}{content}", "", indent = 2 * depth);
        true
    }

    fn node(&mut self, number: u64, depth: usize) {
        let node = &self.state.nodes[&number];
        if !self.line(depth, &heading(node)) {
            return;
        }
        self.shown += 1;
        let mut rejected = node.rejected.iter();
        for &child in &node.children {
            self.node(child, depth + 1);
        }
        for (action, reason) in rejected.by_ref() {
            self.line(depth + 1, &format!("✂ {action}  {}", rejection(reason)));
        }
        if let Some(cut) = &node.cut {
            self.line(depth + 1, &cut_line(node, cut));
        }
        if let Some(returned) = &node.returned
            && !is_leaf(node)
        {
            self.line(depth + 1, &format!("returns {}{}", bounded(returned.value, &returned.bound), handled(node)));
        }
    }
}

fn is_leaf(node: &Node) -> bool {
    node.children.is_empty() && node.returned.as_ref().is_some_and(|returned| returned.source != "children")
}

fn heading(node: &Node) -> String {
    let action = node.action.as_deref().unwrap_or("root");
    let probability = node.probability.map_or(String::new(), |probability| format!("  p = {probability:.4}"));
    if let Some(g) = node.g {
        let estimate = node.h.map_or(String::new(), |h| format!(" + h {h} = {}", g + h));
        let side = if node.from_goal { "  from the goal" } else { "" };
        let state = match (node.goal, node.is_expanded) {
            (Some(cost), _) => format!("  ★ goal, cost {cost}"),
            (None, true) => String::new(),
            (None, false) => "  (waiting)".into(),
        };
        return format!("● {action}  g {g}{estimate}{side}{state}");
    }
    if let Some(returned) = node.returned.as_ref().filter(|_| is_leaf(node)) {
        return format!("■ {action}  = {}  {}{probability}", bounded(returned.value, &returned.bound), source(&returned.source));
    }
    let (mark, word) = match node.kind.as_str() {
        "max" => ("▲", "MAX"),
        "min" => ("▼", "MIN"),
        "chance" => ("◆", "CHANCE"),
        _ => ("■", "OVER"),
    };
    let window = node.entered_with.map_or(String::new(), |window| format!("  window {}", window_text(window)));
    format!("{mark} {word} {action}  depth {}{window}{probability}", node.depth)
}

fn window_text(window: Window) -> String {
    format!("{} .. {}", value_text(window.alpha), value_text(window.beta))
}

/// A value for people: decisive ones in words.
pub(crate) fn value_text(value: f64) -> String {
    if value.is_infinite() {
        return if value > 0.0 { "+∞".into() } else { "-∞".into() };
    }
    if value.fract() == 0.0 && value.abs() <= f64::from(i32::MAX) {
        return match Value(value as i32).decided() {
            Some((winner, plies)) => format!("{winner} wins in {plies}"),
            None => format!("{value}"),
        };
    }
    format!("{value:.4}")
}

fn bounded(value: f64, bound: &str) -> String {
    let text = value_text(value);
    match bound {
        "lower" => format!("at least {text}"),
        "upper" => format!("at most {text}"),
        "estimate" => format!("about {text}"),
        _ => text,
    }
}

fn source(source: &str) -> &str {
    match source {
        "rules" => "the game is over",
        "table" => "known from the table",
        "stopped" => "stopped here",
        other => other,
    }
}

fn rejection(reason: &str) -> &str {
    match reason {
        "known" => "known already, by a way that is no longer",
        "on-path" => "goes back to where we came from",
        "beyond-bound" => "beyond the bound of this round",
        "beam-full" => "the beam is full of better ones",
        other => other,
    }
}

fn handled(node: &Node) -> String {
    if node.handled.is_empty() {
        return String::new();
    }
    let what = match node.kind.as_str() {
        "max" => "largest of",
        "min" => "smallest of",
        _ => "mean of",
    };
    let values: Vec<String> = node.handled.iter().map(|(_, value)| value_text(*value)).collect();
    format!("   {what} {}", values.join(", "))
}

fn cut_line(node: &Node, cut: &Cut) -> String {
    let (me, other, relation) = if node.kind == "max" { ("MAX", "MIN", "or more") } else { ("MIN", "MAX", "or less") };
    let actions = if cut.skipped == 1 { "action" } else { "actions" };
    format!(
        "✂ cut-off by {}: {me} gets {} {relation} here, {other} has {} elsewhere; {} {actions} not looked at",
        cut.action,
        value_text(cut.value),
        value_text(cut.limit),
        cut.skipped
    )
}
