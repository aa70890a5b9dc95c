//! Writes a tree, always in the same way.

use super::nodes::{Kind, Nodes};
use super::probability::Probability;
use std::fmt::Write as _;

/// The subtree of a node as text.
pub(super) fn subtree(nodes: &Nodes, node: u32) -> String {
    let mut text = String::new();
    write(nodes, node, &mut text);
    text
}

fn write(nodes: &Nodes, node: u32, text: &mut String) {
    let node = nodes.get(node);
    match node.kind {
        Kind::Max => text.push_str("max"),
        Kind::Min => text.push_str("min"),
        Kind::Chance => text.push_str("chance"),
        Kind::Leaf(value) => {
            let _ = write!(text, "{value}");
            return;
        }
    }
    if let Some(estimate) = node.estimate {
        let _ = write!(text, "~{estimate}");
    }
    // Equal shares are what is meant where nothing is written.
    let share = Some(Probability::share(node.edges.len()));
    let is_even = node.edges.iter().all(|edge| edge.probability == share);
    for (index, edge) in node.edges.iter().enumerate() {
        text.push(if index == 0 { '[' } else { ' ' });
        if let Some(name) = &edge.name {
            let _ = write!(text, "{name}=");
        }
        if let Some(probability) = edge.probability.filter(|_| !is_even) {
            let _ = write!(text, "{probability}*");
        }
        write(nodes, edge.to, text);
    }
    text.push(']');
}
