//! A search tree in the language of Graphviz, for those who lay it out themselves.
//!
//! ```text
//! digraph search {
//!   n1 [label="▲ 3", shape=house];
//!   n2 [label="▼ 3\n-∞ .. +∞", shape=invhouse];
//!   n1 -> n2 [label="a1", penwidth=4];
//! }
//! ```

use super::choice::Choice;
use super::svg::title;
use super::words::{self, Kind, counted};
use super::{Replay, Trace};
use plyground_core::is_obeyed;
use std::fmt::Write as _;

/// The tree of a trace as a Graphviz graph with at most `most` nodes; its label says how many
/// are not drawn.
#[must_use]
pub fn dot(trace: &Trace, most: usize) -> String {
    let state = Replay::end(trace);
    let choice = Choice::new(&state, trace.nodes, most);
    let mut text = String::from("digraph search {\n");
    let mut label = title(trace);
    for line in [&trace.variant, &trace.position].into_iter().filter(|line| !line.is_empty()).chain(&choice.note()) {
        let _ = write!(label, "\n{line}");
    }
    let _ =
        writeln!(text, "  graph [label={}, labelloc=t, fontname=\"sans-serif\", ordering=out, nodesep=0.2, ranksep=0.5];", quote(&label));
    text.push_str("  node [fontname=\"sans-serif\", style=filled, fillcolor=\"#ffffff\", color=\"#4d4d4d\"];\n");
    text.push_str("  edge [fontname=\"sans-serif\", arrowhead=none, color=\"#767676\"];\n");
    for (index, &root) in choice.roots.iter().enumerate() {
        let heading = choice.heading(root);
        if let Some(heading) = &heading {
            let _ = writeln!(text, "  subgraph cluster_{index} {{\n  label={}; color=\"#bbbbbb\";", quote(heading));
        }
        write_tree(&mut text, &choice, root);
        if heading.is_some() {
            text.push_str("  }\n");
        }
    }
    text.push_str("}\n");
    text
}

fn write_tree(text: &mut String, choice: &Choice<'_>, root: u64) {
    let mut waiting = vec![root];
    while let Some(number) = waiting.pop() {
        write_node(text, choice, number);
        // Graphviz keeps the order of edges: children first, then what was skipped.
        for child in choice.children(number) {
            write_edge(text, choice, number, child);
        }
        write_stubs(text, choice, number);
        waiting.extend(choice.children(number).rev());
    }
}

fn write_node(text: &mut String, choice: &Choice<'_>, number: u64) {
    let node = &choice.state.nodes[&number];
    let kind = Kind::of(node);
    let mark = if kind.is_puzzle() { String::new() } else { format!("{} ", kind.mark()) };
    let window = node.entered_with.map_or(String::new(), |window| format!("\n{}", words::window_text(window)));
    let _ = writeln!(
        text,
        "  n{number} [label={}, {}, penwidth={}, tooltip={}];",
        quote(&format!("{mark}{}{window}", words::inside(node))),
        look(kind),
        if choice.principal.contains(&number) { 3 } else { 1 },
        quote(&words::details(number, node))
    );
}

fn write_edge(text: &mut String, choice: &Choice<'_>, parent: u64, child: u64) {
    let node = &choice.state.nodes[&child];
    let mut label = node.action.as_deref().unwrap_or_default().to_string();
    if let Some(probability) = node.probability {
        let _ = write!(label, "\n{}", words::probability_text(probability));
    }
    let thick = if choice.principal.contains(&child) { ", penwidth=4, color=\"#1a1a1a\"" } else { "" };
    let _ = writeln!(text, "  n{parent} -> n{child} [label={}{thick}];", quote(&label));
}

/// What hangs below a node without being one: what was skipped, and what is left out.
fn write_stubs(text: &mut String, choice: &Choice<'_>, number: u64) {
    let node = &choice.state.nodes[&number];
    let mut stub = |id: &str, label: String, style: &str, reason: String| {
        let _ = writeln!(
            text,
            "  {id}{number} [label={}, shape=plaintext, style=solid, tooltip={}];\n  n{number} -> {id}{number} [style={style}];",
            quote(&label),
            quote(&reason)
        );
    };
    if !node.rejected.is_empty() {
        stub("rejected", format!("✂ {}", node.rejected.len()), "dashed", words::rejections(node));
    }
    if let Some(cut) = &node.cut {
        stub("cut", format!("✂ {}", cut.skipped), "dashed", words::cut_reason(node, cut));
    }
    let (branches, nodes) = choice.left_out(number);
    if branches > 0 {
        let reason = format!("{} with {} not drawn", counted(branches, "branch", "branches"), counted(nodes, "node", "nodes"));
        stub("more", format!("+{} more", crate::with_thousands(nodes)), "dotted", reason);
    }
}

fn look(kind: Kind) -> &'static str {
    match kind {
        Kind::Max => "shape=house, color=\"#0072b2\", fillcolor=\"#e5f1f9\"",
        Kind::Min => "shape=invhouse, color=\"#d55e00\", fillcolor=\"#fcebe0\"",
        Kind::Chance => "shape=diamond, color=\"#009e73\", fillcolor=\"#e0f4ee\"",
        Kind::Leaf => "shape=box",
        Kind::Table => "shape=cylinder, color=\"#cc79a7\", fillcolor=\"#f8ecf3\"",
        Kind::Stopped => "shape=box, style=\"filled,dashed\"",
        Kind::Expanded => "shape=ellipse, color=\"#0072b2\", fillcolor=\"#e5f1f9\"",
        Kind::Waiting => "shape=ellipse, style=\"filled,dashed\"",
        Kind::Goal => "shape=ellipse, peripheries=2, color=\"#1a1a1a\", fillcolor=\"#f0e442\"",
    }
}

/// A text in quotes. Graphviz reads `&lt;` as `<`, so the ampersand must be written out.
fn quote(text: &str) -> String {
    let mut quoted = String::from("\"");
    for character in text.chars() {
        match character {
            '"' => quoted.push_str("\\\""),
            '\\' => quoted.push_str("\\\\"),
            '\n' => quoted.push_str("\\n"),
            '&' => quoted.push_str("&amp;"),
            other if other == '\t' || is_obeyed(other) => quoted.push('\u{fffd}'),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}
