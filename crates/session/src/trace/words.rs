//! The words of a drawing: what a node is, what it is worth, why something was skipped.
//!
//! The outline and every drawing (DOT, SVG, HTML) take their words from here, so that a student
//! who has read one form can read all.

use super::Window;
use super::tree::{Cut, Node};
use plyground_core::Value;
use std::fmt::Write as _;

/// What a node looks like in a drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) enum Kind {
    Max,
    Min,
    Chance,
    Leaf,
    Table,
    Stopped,
    Expanded,
    Waiting,
    Goal,
}

impl Kind {
    pub(super) fn of(node: &Node) -> Self {
        if node.g.is_some() {
            return match (node.goal, node.is_expanded) {
                (Some(_), _) => Self::Goal,
                (None, true) => Self::Expanded,
                (None, false) => Self::Waiting,
            };
        }
        match (node.returned.as_ref().map(|returned| &*returned.source), &*node.kind) {
            (Some("table"), _) if node.children.is_empty() => Self::Table,
            (Some("stopped"), _) if node.children.is_empty() => Self::Stopped,
            (Some("evaluator" | "rules"), _) if node.children.is_empty() => Self::Leaf,
            (_, "max") => Self::Max,
            (_, "min") => Self::Min,
            (_, "chance") => Self::Chance,
            _ => Self::Leaf,
        }
    }

    /// The name of its style.
    pub(super) fn class(self) -> &'static str {
        match self {
            Self::Max => "max",
            Self::Min => "min",
            Self::Chance => "chance",
            Self::Leaf => "leaf",
            Self::Table => "table",
            Self::Stopped => "stopped",
            Self::Expanded => "expanded",
            Self::Waiting => "waiting",
            Self::Goal => "goal",
        }
    }

    /// Its sign in running text.
    pub(super) fn mark(self) -> &'static str {
        match self {
            Self::Max => "▲",
            Self::Min => "▼",
            Self::Chance => "◆",
            Self::Leaf | Self::Stopped => "■",
            Self::Table => "▤",
            Self::Expanded => "●",
            Self::Waiting => "○",
            Self::Goal => "★",
        }
    }

    /// What the legend says about it.
    pub(super) fn meaning(self) -> &'static str {
        match self {
            Self::Max => "MAX: Player One picks the largest",
            Self::Min => "MIN: Player Two picks the smallest",
            Self::Chance => "CHANCE: the mean of the outcomes",
            Self::Leaf => "leaf: judged by the evaluator or the rules",
            Self::Table => "known from the table",
            Self::Stopped => "the search stopped here",
            Self::Expanded => "expanded",
            Self::Waiting => "waiting on the frontier",
            Self::Goal => "goal",
        }
    }

    pub(super) fn is_puzzle(self) -> bool {
        matches!(self, Self::Expanded | Self::Waiting | Self::Goal)
    }
}

/// What stands inside a node: its value, its best so far, or g + h = f.
pub(super) fn inside(node: &Node) -> String {
    if let Some(g) = node.g {
        let star = if node.goal.is_some() { "★ " } else { "" };
        return match node.h {
            Some(h) => format!("{star}{g} + {h} = {}", u64::from(g) + u64::from(h)),
            None => format!("{star}g {g}"),
        };
    }
    if let Some(mean) = node.mean {
        return format!("{} · {}×", value_text(mean), crate::with_thousands(node.visits));
    }
    match (&node.returned, node.best) {
        (Some(returned), _) => signed(returned.value, &returned.bound),
        (None, Some(best)) => format!("{} …", value_text(best)),
        (None, None) => "…".into(),
    }
}

/// A value for people: decisive ones in words.
pub(super) fn value_text(value: f64) -> String {
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

/// A value with a sign for its bound, as short as possible.
fn signed(value: f64, bound: &str) -> String {
    let sign = match bound {
        "lower" => "≥ ",
        "upper" => "≤ ",
        "estimate" => "≈ ",
        _ => "",
    };
    format!("{sign}{}", value_text(value))
}

/// A value with its bound in words.
pub(super) fn bounded(value: f64, bound: &str) -> String {
    let words = match bound {
        "lower" => "at least ",
        "upper" => "at most ",
        "estimate" => "about ",
        _ => "",
    };
    format!("{words}{}", value_text(value))
}

pub(super) fn window_text(window: Window) -> String {
    format!("{} .. {}", value_text(window.alpha), value_text(window.beta))
}

pub(super) fn probability_text(probability: f64) -> String {
    format!("p = {probability:.4}")
}

/// Where a value comes from; nothing for the usual case, the children.
pub(super) fn source(source: &str) -> &str {
    match source {
        "rules" => "the game is over",
        "table" => "known from the table",
        "stopped" => "stopped here",
        "children" => "",
        other => other,
    }
}

pub(super) fn rejection(reason: &str) -> &str {
    match reason {
        "known" => "known already",
        "on-path" => "goes back to where we came from",
        "beyond-bound" => "beyond the bound of this round",
        "in-table" => "searched before in this round, from no farther away",
        "beam-full" => "the beam is full of better ones",
        other => other,
    }
}

/// The reason of a cut-off, in one sentence.
pub(super) fn cut_reason(node: &Node, cut: &Cut) -> String {
    let (me, other, relation) = if node.kind == "max" { ("MAX", "MIN", "or more") } else { ("MIN", "MAX", "or less") };
    let limit = value_text(cut.limit);
    let value = value_text(cut.value);
    let reason = if node.kind == "chance" {
        format!("the mean can no longer come back into the window (bound {value}, limit {limit})")
    } else {
        format!("{me} gets {value} {relation} here, {other} has {limit} elsewhere")
    };
    format!("cut-off by {}: {reason}; {} not looked at", cut.action, counted(cut.skipped as u64, "action", "actions"))
}

/// `1 node`, `1,234 nodes`.
pub(super) fn counted(count: u64, one: &str, many: &str) -> String {
    format!("{} {}", crate::with_thousands(count), if count == 1 { one } else { many })
}

/// The kind in a word and what led here: `MIN 4`, `leaf 1`, `root`.
pub(super) fn name(node: &Node) -> String {
    let action = node.action.as_deref().unwrap_or("root");
    let word = match Kind::of(node) {
        Kind::Max => "MAX ",
        Kind::Min => "MIN ",
        Kind::Chance => "CHANCE ",
        _ => "",
    };
    format!("{word}{action}")
}

/// What is known of a node before its children: depth, window, probability, or g and h.
pub(super) fn circumstances(node: &Node) -> String {
    let mut parts = Vec::new();
    if let Some(g) = node.g {
        parts.push(node.h.map_or(format!("g {g}"), |h| format!("g {g} + h {h} = {}", u64::from(g) + u64::from(h))));
        if node.from_goal {
            parts.push("from the goal".into());
        }
        if !node.is_expanded && node.goal.is_none() {
            parts.push("waiting".into());
        }
    } else if !matches!(Kind::of(node), Kind::Leaf) && node.mean.is_none() {
        parts.push(format!("depth {}", node.depth));
    }
    parts.extend(node.entered_with.map(|window| format!("window {}", window_text(window))));
    parts.extend(node.probability.map(probability_text));
    parts.extend(node.omitted.map(omission));
    parts.extend(node.mean.map(|mean| sampling(node, mean)));
    parts.join(" · ")
}

/// What was left out at a chance node.
pub(super) fn omission((outcomes, probability): (usize, f64)) -> String {
    format!("{} left out, together p = {probability:.4}", counted(outcomes as u64, "outcome", "outcomes"))
}

/// What was searched below a node without being recorded.
pub(super) fn only_counted(nodes: u64) -> String {
    format!("{} more below, only counted", counted(nodes, "node", "nodes"))
}

/// What a sampling search knows of a node.
pub(super) fn sampling(node: &Node, mean: f64) -> String {
    let bonus = node.bonus.filter(|bonus| bonus.is_finite()).map_or(String::new(), |bonus| format!(", bonus {bonus:.4}"));
    format!("{}, mean {}{bonus}", counted(node.visits, "visit", "visits"), value_text(mean))
}

/// What a node gave back: `returns at most 1, smallest of 3, 1`.
pub(super) fn result(node: &Node) -> Option<String> {
    if let Some(cost) = node.goal {
        return Some(format!("★ goal, cost {cost}"));
    }
    let returned = node.returned.as_ref()?;
    let value = bounded(returned.value, &returned.bound);
    let reason = source(&returned.source);
    let mut text = format!("returns {value}");
    if !reason.is_empty() {
        let _ = write!(text, " ({reason})");
    }
    Some(text)
}

/// What a node makes of the values below it: `smallest of`.
pub(super) fn choice_of(node: &Node) -> &'static str {
    match &*node.kind {
        "max" => "largest of",
        "min" => "smallest of",
        _ => "mean of",
    }
}

/// The values a node handled: `smallest of 3, 1`.
pub(super) fn handled(node: &Node) -> Option<String> {
    let what = choice_of(node);
    let values: Vec<String> = node.handled.iter().map(|(action, value)| format!("{action} → {}", value_text(*value))).collect();
    (!values.is_empty()).then(|| format!("{what} {}", values.join(", ")))
}

/// Everything known of a node, a line each: for tooltips.
pub(super) fn details(number: u64, node: &Node) -> String {
    let mut lines = vec![format!("{} {}, node {}", Kind::of(node).mark(), name(node), crate::with_thousands(number)), circumstances(node)];
    lines.extend(handled(node));
    lines.extend(result(node));
    lines.extend(node.cut.as_ref().map(|cut| format!("✂ {}", cut_reason(node, cut))));
    lines.extend((node.skipped > 0).then(|| only_counted(node.skipped)));
    lines.retain(|line| !line.is_empty());
    lines.join("\n")
}

/// The successors a puzzle node did not keep, a line each.
pub(super) fn rejections(node: &Node) -> String {
    let lines: Vec<String> = node.rejected.iter().map(|(action, reason)| format!("{action}: {}", rejection(reason))).collect();
    lines.join("\n")
}

/// A text cut to so many characters, with `…` at the end if it was longer.
pub(super) fn shortened(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        return text.into();
    }
    let kept: String = text.chars().take(most.saturating_sub(1)).collect();
    format!("{kept}…")
}

/// Text as it stands in XML and HTML, between tags and inside quotes. Characters that XML
/// forbids become `�`.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            '\n' | '\t' => escaped.push(character),
            '\u{0}'..='\u{1f}' | '\u{fffe}' | '\u{ffff}' => escaped.push('\u{fffd}'),
            other => escaped.push(other),
        }
    }
    escaped
}
