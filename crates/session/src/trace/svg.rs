//! A search tree as a picture: SVG that stands alone.
//!
//! Shapes tell who acts, so that the picture can be read in black and white; colours (Okabe and
//! Ito, 2008) only help. The thick line is the one that gave the root its value.
//!
//! ```text
//!   ⌂ MAX    ⌂ upside down MIN    ⬡ CHANCE    □ leaf    ▯▭▯ table    ○ puzzle    ◎ goal
//! ```

use super::choice::Choice;
use super::layout::{Item, LABEL_SIZE, LINE, Layout, SHAPE, VALUE_SIZE, What, shape_width, width_of};
use super::words::{self, Kind, counted, escape, shortened};
use super::{Replay, Trace};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// How everything looks.
const STYLE: &str = include_str!("drawing.css");
const MARGIN: f64 = 24.0;
/// How far a roof rises above the walls of its house.
const ROOF: f64 = 14.0;
/// A picture with a legend is at least this wide.
const NARROWEST: f64 = 760.0;

/// The tree of a trace as an SVG document with at most `most` nodes; it says how many are not
/// drawn.
///
/// ```
/// use plyground_session::{SearchOptions, catalogue, trace};
/// let session = catalogue::find("connect4")?.open("", Some("112233"))?;
/// let mut player = session.player("minimax:depth=1", 0)?;
/// let answer = session.think(&mut player, &SearchOptions { trace: Some(1000), ..SearchOptions::default() });
/// let picture = trace::svg(&answer.trace.expect("a trace was asked for"), 100);
/// assert!(picture.starts_with("<svg") && picture.contains("one wins in 1"));
/// # Ok::<(), plyground_session::Complaint>(())
/// ```
#[must_use]
pub fn svg(trace: &Trace, most: usize) -> String {
    let state = Replay::end(trace);
    let choice = Choice::new(&state, trace.nodes, most);
    let layout = Layout::new(&choice);
    let width = layout.width.max(NARROWEST);
    let mut body = String::new();
    let mut top = MARGIN + 20.0;
    let room = (width / 8.5) as usize;
    let _ = write!(body, r#"<text class="title" x="{MARGIN}" y="{top}">{}</text>"#, escape(&shortened(&title(trace), room * 2 / 3)));
    for line in subtitles(trace) {
        top += LINE + 4.0;
        let _ = write!(body, r#"<text class="subtitle" x="{MARGIN}" y="{top}">{}</text>"#, escape(&shortened(&line, room)));
    }
    top += 30.0;
    let left = MARGIN + (width - layout.width) / 2.0;
    let _ = write!(body, r#"<g transform="translate({left:.1} {top:.1})">{}</g>"#, tree(&choice, &layout));
    top += layout.height + 40.0;
    let (legend, height) = legend_rows(&choice, width);
    let _ = write!(body, r#"<g class="legend" transform="translate({MARGIN} {top:.1})">{legend}</g>"#);
    top += height;
    if let Some(note) = choice.note() {
        let _ = write!(body, r#"<text class="subtitle note" x="{MARGIN}" y="{:.1}">{note}</text>"#, top + LINE);
        top += LINE + 8.0;
    }
    let style = format!("<style>\n{STYLE}</style>\n<rect class=\"paper\" width=\"100%\" height=\"100%\"/>\n");
    document(trace, &choice, (width + 2.0 * MARGIN, top + MARGIN), &(style + &body))
}

fn document(trace: &Trace, choice: &Choice<'_>, (width, height): (f64, f64), body: &str) -> String {
    let note = choice.note().map_or(String::new(), |note| format!(" {note}."));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"search-tree\" role=\"img\" aria-labelledby=\"tree-title tree-desc\" \
         width=\"{width:.0}\" height=\"{height:.0}\" viewBox=\"0 0 {width:.0} {height:.0}\">\n\
         <title id=\"tree-title\">{}</title>\n<desc id=\"tree-desc\">{}{note}</desc>\n{body}\n</svg>\n",
        escape(&title(trace)),
        escape(&description(trace, choice)),
    )
}

/// `Search tree of connect4 by alphabeta:depth=3`.
pub(super) fn title(trace: &Trace) -> String {
    format!("Search tree of {} by {}", trace.game, trace.player)
}

fn subtitles(trace: &Trace) -> Vec<String> {
    let named = [("Variant", &trace.variant), ("Position", &trace.position)];
    named.iter().filter(|(_, text)| !text.is_empty()).map(|(name, text)| format!("{name} {}", text.replace('\n', " / "))).collect()
}

fn description(trace: &Trace, choice: &Choice<'_>) -> String {
    let mut text = format!("The search visited {}", counted(trace.nodes, "node", "nodes"));
    let state = choice.state;
    for (count, one, many) in [
        (state.counts.leaves, "leaf", "leaves"),
        (state.counts.cutoffs, "cut-off", "cut-offs"),
        (state.counts.expanded, "expansion", "expansions"),
    ] {
        if count > 0 {
            let _ = write!(text, ", {}", counted(count, one, many));
        }
    }
    if let Some((action, value)) = &state.best {
        let _ = write!(text, "; best action {action}, value {}", super::words::value_text(*value));
    }
    text.push('.');
    text
}

/// Edges first, the principal line over them, cells on top.
fn tree(choice: &Choice<'_>, layout: &Layout) -> String {
    let mut text = String::new();
    for (heading, x) in &layout.headings {
        if !heading.is_empty() {
            let _ = writeln!(text, r#"<text class="heading" x="{x:.1}" y="{VALUE_SIZE}">{}</text>"#, escape(heading));
        }
    }
    for is_principal in [false, true] {
        for item in layout.items.iter().filter(|item| is_thick(choice, item) == is_principal) {
            text.push_str(&edge(layout, item, is_principal));
        }
    }
    for item in &layout.items {
        text.push_str(&match item.what {
            What::Node(number) => cell(choice, layout, item, number),
            What::Cut(_) | What::Rejected(_) | What::More(_) => stub(choice, layout, item),
        });
    }
    text
}

fn is_thick(choice: &Choice<'_>, item: &Item) -> bool {
    matches!(item.what, What::Node(number) if choice.principal.contains(&number))
}

/// The name of an item, for its edge and for steps through the trace.
fn id(what: What) -> String {
    match what {
        What::Node(number) => format!("n{number}"),
        What::Cut(number) => format!("cut{number}"),
        What::Rejected(number) => format!("rejected{number}"),
        What::More(number) => format!("more{number}"),
    }
}

fn edge(layout: &Layout, item: &Item, is_principal: bool) -> String {
    let Some(parent) = item.parent.map(|parent| &layout.items[parent]) else { return String::new() };
    let (upper, lower) = (&layout.levels[parent.level], &layout.levels[item.level]);
    let start = upper.shapes + SHAPE + if parent.below.is_empty() { -inset(parent.kind) } else { LINE + 2.0 };
    let end = match item.what {
        What::Node(_) if item.above.is_empty() => lower.shapes,
        What::Node(_) => lower.shapes - 4.0 - item.above.len() as f64 * LINE,
        _ => lower.top,
    };
    let class = match item.what {
        What::Node(_) if is_principal => "edge principal",
        What::Node(_) => "edge",
        What::Cut(_) | What::Rejected(_) => "edge cut",
        What::More(_) => "edge more",
    };
    format!(
        "<path id=\"to-{}\" class=\"{class}\" d=\"M{:.1} {start:.1}V{:.1}L{:.1} {:.1}V{end:.1}\"/>\n",
        id(item.what),
        parent.x,
        upper.bottom + 4.0,
        item.x,
        lower.top,
    )
}

/// Space between the lower end of the shapes' band and that of this shape.
fn inset(kind: Option<Kind>) -> f64 {
    if matches!(kind, Some(Kind::Max | Kind::Min | Kind::Chance)) { 0.0 } else { 6.0 }
}

fn cell(choice: &Choice<'_>, layout: &Layout, item: &Item, number: u64) -> String {
    let node = &choice.state.nodes[&number];
    let (kind, level) = (Kind::of(node), &layout.levels[item.level]);
    let top = level.shapes - if item.above.is_empty() { 0.0 } else { item.above.len() as f64 * LINE + 4.0 };
    let bottom = level.shapes + SHAPE + if item.below.is_empty() { 0.0 } else { LINE + 2.0 };
    let principal = if choice.principal.contains(&number) { " principal" } else { "" };
    let mut text =
        format!("<g id=\"n{number}\" class=\"node {}{principal}\"><title>{}</title>", kind.class(), escape(&words::details(number, node)));
    let _ = write!(
        text,
        r#"<rect class="cell" x="{:.1}" y="{top:.1}" width="{:.1}" height="{:.1}" rx="6"/>{}"#,
        item.x - item.width / 2.0,
        item.width,
        bottom - top,
        shape(kind, item.x, level.shapes, item.shape)
    );
    for (index, line) in item.above.iter().enumerate() {
        let class = if index == 0 { "action" } else { "window" };
        let _ = write!(
            text,
            r#"<text class="{class}" x="{:.1}" y="{:.1}">{}</text>"#,
            item.x,
            top + LABEL_SIZE + index as f64 * LINE,
            escape(line)
        );
    }
    let _ =
        write!(text, r#"<text class="value" x="{:.1}" y="{:.1}">{}</text>"#, item.x, level.shapes + baseline(kind), escape(&item.inside));
    if !item.below.is_empty() {
        let _ = write!(text, r#"<text class="window now" x="{:.1}" y="{:.1}">{}</text>"#, item.x, bottom - 4.0, escape(&item.below));
    }
    text.push_str("</g>\n");
    text
}

fn stub(choice: &Choice<'_>, layout: &Layout, item: &Item) -> String {
    let (class, reason) = match item.what {
        What::Cut(number) => {
            let node = &choice.state.nodes[&number];
            ("cut", node.cut.as_ref().map_or(String::new(), |cut| words::cut_reason(node, cut)))
        }
        What::Rejected(number) => ("rejected", words::rejections(&choice.state.nodes[&number])),
        What::More(number) => {
            let (branches, nodes) = choice.left_out(number);
            ("more", format!("{} with {} not drawn", counted(branches, "branch", "branches"), counted(nodes, "node", "nodes")))
        }
        What::Node(_) => return String::new(),
    };
    let top = layout.levels[item.level].top;
    format!(
        "<g id=\"{}\" class=\"stub {class}\"><title>{}</title><rect class=\"cell\" x=\"{:.1}\" y=\"{top:.1}\" width=\"{:.1}\" height=\"{:.1}\"/>\
         <text x=\"{:.1}\" y=\"{:.1}\">{}</text></g>\n",
        id(item.what),
        escape(&reason),
        item.x - item.width / 2.0,
        item.width,
        LINE + 3.0,
        item.x,
        top + LABEL_SIZE + 2.0,
        escape(&item.inside)
    )
}

/// How far below the top of its band a shape's text stands.
fn baseline(kind: Kind) -> f64 {
    let middle = match kind {
        Kind::Max => f64::midpoint(ROOF, SHAPE),
        Kind::Min => (SHAPE - ROOF) / 2.0,
        _ => SHAPE / 2.0,
    };
    middle + VALUE_SIZE * 0.36
}

/// A shape of this kind whose band begins at `top`.
fn shape(kind: Kind, x: f64, top: f64, width: f64) -> String {
    let (left, right, bottom, middle) = (x - width / 2.0, x + width / 2.0, top + SHAPE, top + SHAPE / 2.0);
    let path = |d: String| format!(r#"<path class="shape" d="{d}"/>"#);
    let boxed = |inset: f64, radius: f64| {
        let (width, height) = (width - 2.0 * (inset - 6.0), SHAPE - 2.0 * inset);
        format!(
            r#"<rect class="shape" x="{:.1}" y="{:.1}" width="{width:.1}" height="{height:.1}" rx="{radius}"/>"#,
            x - width / 2.0,
            top + inset
        )
    };
    match kind {
        Kind::Max => path(format!("M{left:.1} {:.1}L{x:.1} {top:.1}L{right:.1} {:.1}V{bottom:.1}H{left:.1}Z", top + ROOF, top + ROOF)),
        Kind::Min => {
            path(format!("M{left:.1} {:.1}L{x:.1} {bottom:.1}L{right:.1} {:.1}V{top:.1}H{left:.1}Z", bottom - ROOF, bottom - ROOF))
        }
        Kind::Chance => {
            let (inner_left, inner_right) = (left + ROOF, right - ROOF);
            path(format!(
                "M{left:.1} {middle:.1}L{inner_left:.1} {top:.1}H{inner_right:.1}L{right:.1} {middle:.1}L{inner_right:.1} {bottom:.1}H{inner_left:.1}Z"
            ))
        }
        Kind::Leaf | Kind::Stopped => boxed(6.0, 0.0),
        Kind::Table => {
            boxed(6.0, 0.0)
                + &path(format!(
                    "M{:.1} {:.1}V{:.1}M{:.1} {:.1}V{:.1}",
                    left + 6.0,
                    top + 6.0,
                    bottom - 6.0,
                    right - 6.0,
                    top + 6.0,
                    bottom - 6.0
                ))
        }
        Kind::Expanded | Kind::Waiting => boxed(6.0, 17.0),
        Kind::Goal => boxed(6.0, 17.0) + &boxed(10.0, 13.0),
    }
}

/// The kinds of nodes in a drawing, with their meaning.
fn kinds(choice: &Choice<'_>) -> Vec<(Kind, &'static str)> {
    let drawn = || choice.state.nodes.iter().filter(|(number, _)| choice.is_drawn(**number)).map(|(_, node)| node);
    let is_two_ended = drawn().any(|node| node.from_goal);
    let kinds: BTreeSet<Kind> = drawn().map(Kind::of).collect();
    let meaning = |kind: Kind| if kind == Kind::Goal && is_two_ended { "where the two halves meet" } else { kind.meaning() };
    kinds.into_iter().map(|kind| (kind, meaning(kind))).collect()
}

/// One shape with an example text, as wide as needed; and its width.
fn sample(kind: Kind) -> (String, f64) {
    let text = match kind {
        Kind::Expanded | Kind::Waiting => "g 3",
        Kind::Goal => "★",
        _ => "3",
    };
    let width = shape_width(kind, width_of(text, VALUE_SIZE));
    let x = width / 2.0 + 2.0;
    let value = format!(r#"<text class="value" x="{x:.1}" y="{:.1}" style="text-anchor:middle">{text}</text>"#, 2.0 + baseline(kind));
    (format!(r#"<g class="{}">{}{value}</g>"#, kind.class(), shape(kind, x, 2.0, width)), width + 4.0)
}

/// The signs of a drawing that are no nodes, with their meaning.
fn signs(choice: &Choice<'_>) -> Vec<(&'static str, &'static str)> {
    let drawn = || choice.state.nodes.iter().filter(|(number, _)| choice.is_drawn(**number)).map(|(_, node)| node);
    let mut signs = vec![];
    let is_branch = |node: &u64| choice.is_drawn(*node) && choice.state.nodes[node].parent.is_some();
    if choice.principal.iter().any(is_branch) {
        let is_two_ended = drawn().any(|node| node.from_goal);
        signs.push(match (drawn().any(|node| node.goal.is_some()), is_two_ended) {
            (false, _) => ("━━", "the principal line"),
            (true, false) => ("━━", "the solution"),
            // The trace names the meeting place on the start's half only.
            (true, true) => ("━━", "the solution, as far as the halves meet"),
        });
    }
    if drawn().any(|node| node.h.is_some()) {
        signs.push(("1 + 2 = 3", "g + h = f: way so far, estimated rest, sum"));
    }
    if drawn().any(|node| node.cut.is_some()) {
        signs.push(("✂ 2", "actions not looked at"));
    }
    if drawn().any(|node| !node.rejected.is_empty()) {
        signs.push(("✂ 2", "successors not kept"));
    }
    if drawn().any(|node| node.returned.as_ref().is_some_and(|returned| returned.bound != "exact")) {
        signs.push(("≤ ≥ ≈", "at most, at least, about"));
    }
    if drawn().any(|node| node.entered_with.is_some()) {
        signs.push(("2 .. 5", "the window: alpha .. beta"));
    }
    signs
}

/// The legend, in as many rows as it needs, and its height.
fn legend_rows(choice: &Choice<'_>, width: f64) -> (String, f64) {
    let shapes = kinds(choice).into_iter().map(|(kind, meaning)| {
        let (shape, width) = sample(kind);
        (shape, width, meaning)
    });
    let texts = signs(choice).into_iter().map(|(sign, meaning)| {
        let width = width_of(sign, VALUE_SIZE);
        (format!(r#"<text class="value" x="2" y="30">{sign}</text>"#), width, meaning)
    });
    let mut text = String::new();
    let (mut x, mut y) = (0.0, 0.0);
    for (sign, sign_width, meaning) in shapes.chain(texts) {
        let entry = sign_width + 8.0 + width_of(meaning, LABEL_SIZE);
        if x > 0.0 && x + entry > width {
            (x, y) = (0.0, y + SHAPE + 10.0);
        }
        let _ = writeln!(
            text,
            r#"<g transform="translate({x:.1} {y:.1})">{sign}<text x="{:.1}" y="30">{meaning}</text></g>"#,
            sign_width + 8.0
        );
        x += entry + 22.0;
    }
    (text, y + SHAPE + 10.0)
}
