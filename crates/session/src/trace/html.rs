//! A search tree as one web page: the drawing, the same as text, and a way to step through it.
//!
//! The page needs nothing but itself: styles and script are inside, and without the script it is
//! still complete, only without the steps.
//!
//! ```text
//! ┌ heading: game, variant, position, player ┐
//! │ counters · legend                        │
//! │ ⏮ ◀ ▶ ⏭  ──●────────  what happens       │
//! │ the drawing                              │
//! │ the tree as text                         │
//! └──────────────────────────────────────────┘
//! ```

use super::choice::Choice;
use super::layout::{LABEL_SIZE, Room, VALUE_SIZE, width_of};
use super::story::{self, Step};
use super::words::{counted, escape};
use super::{Replay, Trace, list, svg};
use serde_json::json;
use std::fmt::Write as _;

const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");
/// More events than this make a page slow to load.
const MOST_STEPS: usize = 20_000;

/// The tree of a trace as a web page that stands alone, with at most `most` nodes; it says how
/// many are not drawn.
#[must_use]
pub fn html(trace: &Trace, most: usize) -> String {
    let state = Replay::end(trace);
    let choice = Choice::new(&state, trace.nodes, most);
    let steps = story::steps(trace, MOST_STEPS);
    let room = room_for(&choice, &steps);
    let title = escape(&svg::title(trace));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{}{STYLE}</style>\n</head>\n<body>\n",
        svg::STYLE
    );
    page.push_str(&heading(trace));
    page.push_str("<main>\n");
    page.push_str(&counters(trace, &choice));
    page.push_str(&stepper(trace, &choice, &steps));
    let _ = write!(
        page,
        "<section aria-labelledby=\"drawing\">\n<div class=\"row\"><h2 id=\"drawing\">The tree</h2>\
         <label hidden><input type=\"checkbox\" id=\"fit\"> fit to the width</label></div>\n{}\
         <div class=\"pane\" tabindex=\"0\" role=\"region\" aria-label=\"Drawing of the search tree, scrollable\">\n{}</div>\n{}</section>\n",
        legend(&choice),
        svg::bare(trace, &choice, &room),
        choice.note().map_or(String::new(), |note| format!("<p class=\"note\">{note}.</p>\n"))
    );
    page.push_str(&list::list(&choice));
    let _ = write!(
        page,
        "</main>\n<script type=\"application/json\" id=\"steps\">{}</script>\n<script>\n{SCRIPT}</script>\n</body>\n</html>\n",
        data(&choice, &steps)
    );
    page
}

/// Texts that a node shows on the way must fit as well as the last one.
fn room_for(choice: &Choice<'_>, steps: &[Step]) -> Room {
    let mut room = Room::new();
    for step in steps {
        if let Some(node) = step.node.filter(|node| choice.is_drawn(*node)) {
            let (inside, below) = room.entry(node).or_default();
            *inside = inside.max(width_of(&step.inside, VALUE_SIZE));
            *below = below.max(width_of(&step.window, LABEL_SIZE));
        }
    }
    room
}

fn heading(trace: &Trace) -> String {
    let mut text = format!("<header>\n<p class=\"kicker\">Search tree</p>\n<h1>{}</h1>\n<dl>\n", escape(&trace.game));
    for (name, value) in [("Player", &trace.player), ("Variant", &trace.variant), ("Position", &trace.position)] {
        if !value.is_empty() {
            let _ = writeln!(text, "<div><dt>{name}</dt><dd><code>{}</code></dd></div>", escape(value));
        }
    }
    text.push_str("</dl>\n</header>\n");
    text
}

fn counters(trace: &Trace, choice: &Choice<'_>) -> String {
    let state = choice.state;
    let nodes = trace.nodes.max(state.nodes.len() as u64);
    let is_puzzle = state.nodes.values().any(|node| node.g.is_some());
    let mut entries = vec![("nodes", nodes)];
    entries.extend(if is_puzzle {
        vec![("expanded", state.counts.expanded)]
    } else {
        vec![("leaves", state.counts.leaves), ("cut-offs", state.counts.cutoffs)]
    });
    entries.extend([("drawn", choice.drawn()), ("not drawn", choice.not_drawn())]);
    let mut text = String::from("<ul class=\"counters\" aria-label=\"Counters\">\n");
    for (name, count) in entries {
        let _ = writeln!(text, "<li><b>{}</b> {name}</li>", crate::with_thousands(count));
    }
    text.push_str("</ul>\n");
    let unrecorded = nodes - state.nodes.len() as u64;
    if unrecorded > 0 {
        let _ = writeln!(
            text,
            "<p class=\"note\">{} came after the recording was full; they are only counted.</p>",
            counted(unrecorded, "node", "nodes")
        );
    }
    text
}

fn legend(choice: &Choice<'_>) -> String {
    let mut text = String::from("<ul class=\"legend\" aria-label=\"Legend\">\n");
    for (kind, meaning) in svg::kinds(choice) {
        let (shape, width) = svg::sample(kind);
        let _ = writeln!(
            text,
            "<li><svg class=\"search-tree\" aria-hidden=\"true\" width=\"{:.0}\" height=\"34\" viewBox=\"0 0 {width:.0} 50\">{shape}</svg> {}</li>",
            width * 0.68,
            meaning
        );
    }
    for (sign, meaning) in svg::signs(choice) {
        let _ = writeln!(text, "<li><b aria-hidden=\"true\">{sign}</b> {meaning}</li>");
    }
    text.push_str("</ul>\n");
    text
}

fn stepper(trace: &Trace, choice: &Choice<'_>, steps: &[Step]) -> String {
    if steps.is_empty() {
        return "<p class=\"note\">Nothing was recorded.</p>\n".into();
    }
    let cut_short = trace.events.len().saturating_sub(steps.len()) as u64;
    let limit = if cut_short > 0 {
        format!(
            "<p class=\"note\">The page tells the first {}; the {} after them would make it slow. The last place shows the end of the search.</p>\n",
            counted(steps.len() as u64, "step", "steps"),
            crate::with_thousands(cut_short)
        )
    } else {
        String::new()
    };
    let end = escape(&ending(choice));
    let last = steps.len();
    format!(
        "<section class=\"stepper\" aria-labelledby=\"step-by-step\" hidden>\n<h2 id=\"step-by-step\">Step by step</h2>\n<div class=\"controls\">\n\
         {}{}{}{}\
         <input type=\"range\" id=\"place\" min=\"0\" max=\"{last}\" value=\"{last}\" aria-label=\"Place in the search\">\n\
         <output id=\"count\" for=\"place\">{last} / {last}</output>\n</div>\n\
         <p id=\"sentence\" role=\"status\" data-end=\"{end}\">{end}</p>\n{limit}</section>\n",
        button("first", "To the beginning", "Home", "M5 4v12M16 4v12L7 10Z"),
        button("back", "One step back", "←", "M14 4v12L5 10Z"),
        button("forward", "One step forward", "→", "M6 4v12l9-6Z"),
        button("last", "To the end", "End", "M15 4v12M4 4v12l9-6Z"),
    )
}

/// What is said at the end of the steps.
fn ending(choice: &Choice<'_>) -> String {
    let state = choice.state;
    let cost = state.nodes.values().filter_map(|node| node.goal).min();
    match (&state.best, cost) {
        (Some((action, value)), _) => {
            format!("The search is done. The best action is {action}, worth {}.", super::words::value_text(*value))
        }
        (None, Some(cost)) => format!("The search is done. The solution costs {cost}."),
        (None, None) => "The search is done.".into(),
    }
}

/// A button with a drawn sign, since not every font has one.
fn button(id: &str, name: &str, key: &str, path: &str) -> String {
    format!(
        "<button type=\"button\" id=\"{id}\" aria-label=\"{name}\" title=\"{name} ({key})\">\
         <svg viewBox=\"0 0 20 20\" aria-hidden=\"true\"><path d=\"{path}\"/></svg></button>\n"
    )
}

/// The steps for the script: node, nearest drawn node, word, sentence, inside, window. A `<`
/// could end the script's element, so it is written as an escape.
fn data(choice: &Choice<'_>, steps: &[Step]) -> String {
    let nearest = choice.nearest();
    let rows: Vec<serde_json::Value> = steps
        .iter()
        .map(|step| {
            let shown = step.node.and_then(|node| nearest.get(&node));
            json!([step.node, shown, step.word, step.sentence, step.inside, step.window])
        })
        .collect();
    serde_json::Value::Array(rows).to_string().replace('<', "\\u003c")
}
