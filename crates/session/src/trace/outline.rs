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

use super::tree::{Node, State};
use super::words::{self, Kind};
use super::{Replay, Trace};
use std::fmt::Write as _;

/// The tree of a trace as indented text, at most `most` lines, and a last line that says how
/// many nodes are not shown, if any.
#[must_use]
pub fn outline(trace: &Trace, most: usize) -> String {
    let state = Replay::end(trace);
    let mut writer = Writer { state: &state, text: String::new(), lines: 0, most };
    let mut shown = 0;
    let mut iteration = None;
    for &root in &state.roots {
        let round = state.nodes[&root].iteration;
        if round != iteration && round.is_some() {
            iteration = round;
            writer.line(0, &format!("— round {}", round.unwrap_or_default()));
        }
        shown += writer.tree(root);
    }
    let hidden = trace.nodes.saturating_sub(shown);
    let mut text = writer.text;
    if hidden > 0 {
        let (hidden, all) = (crate::with_thousands(hidden), crate::with_thousands(trace.nodes));
        let _ = writeln!(text, "… {hidden} of {all} nodes not shown (--explain-limit N shows more)");
    }
    text
}

struct Writer<'a> {
    state: &'a State,
    text: String,
    lines: usize,
    most: usize,
}

/// What is still to be written of a node.
enum Rest {
    All(u64),
    End(u64),
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

    /// Writes the tree below a root; answers how many nodes there was room for.
    fn tree(&mut self, root: u64) -> u64 {
        let mut shown = 0;
        let mut rest = vec![(Rest::All(root), 0)];
        while let Some((what, depth)) = rest.pop() {
            match what {
                Rest::All(number) => {
                    let node = &self.state.nodes[&number];
                    if !self.line(depth, &heading(node)) {
                        break;
                    }
                    shown += 1;
                    rest.push((Rest::End(number), depth + 1));
                    rest.extend(node.children.iter().rev().map(|&child| (Rest::All(child), depth + 1)));
                }
                Rest::End(number) => self.end(&self.state.nodes[&number], depth),
            }
        }
        shown
    }

    /// What stands after a node's children: what was not looked at, and what it returned.
    fn end(&mut self, node: &Node, depth: usize) {
        for (action, reason) in &node.rejected {
            self.line(depth, &format!("✂ {action}  {}", words::rejection(reason)));
        }
        if node.skipped > 0 {
            self.line(depth, &format!("+ {}", words::only_counted(node.skipped)));
        }
        if let Some(cut) = &node.cut {
            self.line(depth, &format!("✂ {}", words::cut_reason(node, cut)));
        }
        if let Some(omitted) = node.omitted {
            self.line(depth, &format!("✂ {}", words::omission(omitted)));
        }
        if let Some(returned) = node.returned.as_ref().filter(|_| !is_leaf(node)) {
            self.line(depth, &format!("returns {}{}", words::bounded(returned.value, &returned.bound), handled(node)));
        }
    }
}

fn is_leaf(node: &Node) -> bool {
    node.children.is_empty() && node.returned.as_ref().is_some_and(|returned| returned.source != "children")
}

fn heading(node: &Node) -> String {
    let kind = Kind::of(node);
    let mark = kind.mark();
    let action = node.action.as_deref().unwrap_or("root");
    let probability = node.probability.map_or(String::new(), |probability| format!("  {}", words::probability_text(probability)));
    if let Some(g) = node.g {
        let estimate = node.h.map_or(String::new(), |h| format!(" + h {h} = {}", u64::from(g) + u64::from(h)));
        let side = if node.from_goal { "  from the goal" } else { "" };
        let state = match (node.goal, kind) {
            (Some(cost), _) => format!("  goal, cost {cost}"),
            (None, Kind::Waiting) => "  (waiting)".into(),
            _ => String::new(),
        };
        return format!("{mark} {action}  g {g}{estimate}{side}{state}");
    }
    if let Some(mean) = node.mean {
        return format!("{mark} {}  {}", words::name(node), words::sampling(node, mean));
    }
    if let Some(returned) = node.returned.as_ref().filter(|_| is_leaf(node)) {
        return format!(
            "{mark} {action}  = {}  {}{probability}",
            words::bounded(returned.value, &returned.bound),
            words::source(&returned.source)
        );
    }
    let window = node.entered_with.map_or(String::new(), |window| format!("  window {}", words::window_text(window)));
    format!("{mark} {}  depth {}{window}{probability}", words::name(node), node.depth)
}

fn handled(node: &Node) -> String {
    if node.handled.is_empty() {
        return String::new();
    }
    let values: Vec<String> = node.handled.iter().map(|(_, value)| words::value_text(*value)).collect();
    format!("   {} {}", words::choice_of(node), values.join(", "))
}
