//! Where everything stands in a drawing of a tree.
//!
//! Each node has a cell: what led to it above, its shape in the middle, its window below. Cells of
//! one level stand side by side and never overlap; a parent is centred over its children; a small
//! subtree moves in under its neighbour's overhang (Reingold and Tilford, 1981).
//!
//! ```text
//!            ┌─────┐
//!            │  ▲  │                level 0
//!            └──┬──┘
//!       ┌───────┴──────┐
//!    ┌──┴──┐        ┌──┴──┐
//!    │ 3   │        │ 4   │         level 1   what led here
//!    │ ▼ 2 │        │ ▼ 1 │                   the shape, with its value
//!    │-∞..∞│        │ 2..∞│                   the window
//!    └──┬──┘        └──┬──┘
//! ```

use super::choice::Choice;
use super::words::{self, Kind, shortened};
use std::collections::VecDeque;

pub(super) const SHAPE: f64 = 46.0;
pub(super) const LINE: f64 = 17.0;
pub(super) const VALUE_SIZE: f64 = 15.0;
pub(super) const LABEL_SIZE: f64 = 13.0;
/// Space between neighbours of a level.
pub const GAP_ACROSS: f64 = 14.0;
/// Between levels. Where a tree is wide, edges get more room, lest they all lie flat.
const GAP_DOWN: (f64, f64) = (38.0, 130.0);
const SLOPE: f64 = 0.1;
const GAP_TREES: f64 = 56.0;
const LONGEST_LABEL: usize = 28;

/// What an item of a drawing is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum What {
    Node(u64),
    /// The actions that a cut-off skipped at this node.
    Cut(u64),
    /// The successors of this node that a puzzle search did not keep.
    Rejected(u64),
    /// The branches of this node that are left out of the drawing.
    More(u64),
}

/// One cell of the drawing.
pub(super) struct Item {
    pub(super) what: What,
    pub(super) kind: Option<Kind>,
    pub(super) parent: Option<usize>,
    pub(super) level: usize,
    pub(super) above: Vec<String>,
    pub(super) inside: String,
    pub(super) below: String,
    /// Width of the shape.
    pub(super) shape: f64,
    /// Width of the whole cell.
    pub(super) width: f64,
    /// The middle of the cell.
    pub(super) x: f64,
}

/// The band in which one level stands.
pub(super) struct Level {
    pub(super) top: f64,
    /// Where the shapes begin.
    pub(super) shapes: f64,
    pub(super) bottom: f64,
}

/// A whole drawing. Parents come before their children in `items`.
pub(super) struct Layout {
    pub(super) items: Vec<Item>,
    pub(super) levels: Vec<Level>,
    /// A text above each tree, where several stand side by side, and its middle.
    pub(super) headings: Vec<(String, f64)>,
    pub(super) width: f64,
    pub(super) height: f64,
}

impl Layout {
    pub(super) fn new(choice: &Choice<'_>) -> Self {
        let mut layout = Self { items: Vec::new(), levels: Vec::new(), headings: Vec::new(), width: 0.0, height: 0.0 };
        for &top in &choice.roots {
            layout.add_tree(choice, top);
        }
        layout.stack_levels();
        layout
    }

    /// Adds a tree to the right of those that are there.
    fn add_tree(&mut self, choice: &Choice<'_>, top: u64) {
        let first = self.items.len();
        let mut waiting = vec![(What::Node(top), None)];
        while let Some((what, parent)) = waiting.pop() {
            let index = self.items.len();
            let level = parent.map_or(0, |parent: usize| self.items[parent].level + 1);
            self.items.push(item(choice, what, parent, level));
            if let What::Node(number) = what {
                let branches = branches(choice, number);
                waiting.extend(branches.into_iter().rev().map(|branch| (branch, Some(index))));
            }
        }
        let items = &mut self.items[first..];
        let parents: Vec<Option<usize>> = items.iter().map(|item| item.parent.map(|parent| parent - first)).collect();
        let widths: Vec<f64> = items.iter().map(|item| item.width).collect();
        let middles = tidy(&parents, &widths);
        let (left, right) = middles
            .iter()
            .zip(&widths)
            .fold((0.0_f64, 0.0_f64), |(left, right), (x, width)| (left.min(x - width / 2.0), right.max(x + width / 2.0)));
        let heading = choice.heading(top).unwrap_or_default();
        let heading_width = width_of(&heading, VALUE_SIZE);
        let overhang = (heading_width - (right - left)).max(0.0) / 2.0;
        let start = if first == 0 { 0.0 } else { self.width + GAP_TREES };
        for (item, x) in items.iter_mut().zip(middles) {
            item.x = start + overhang + x - left;
        }
        self.width = start + 2.0 * overhang + right - left;
        let (leftmost, rightmost) = (start + heading_width / 2.0, self.width - heading_width / 2.0);
        let over_root = start + overhang - left;
        self.headings.push((heading, over_root.max(leftmost).min(rightmost)));
    }

    fn stack_levels(&mut self) {
        let count = self.items.iter().map(|item| item.level + 1).max().unwrap_or(0);
        // For each level: lines above the shapes, whether there is one below, the farthest child.
        let mut lines = vec![(0_usize, false, 0.0_f64); count];
        for item in &self.items {
            let (above, has_below, _) = &mut lines[item.level];
            *above = item.above.len().max(*above);
            *has_below |= !item.below.is_empty();
            if let Some(parent) = item.parent.map(|parent| &self.items[parent]) {
                let farthest = &mut lines[parent.level].2;
                *farthest = farthest.max((item.x - parent.x).abs());
            }
        }
        let mut top = if self.headings.iter().any(|(heading, _)| !heading.is_empty()) { 2.0 * LINE } else { 0.0 };
        for (above, has_below, farthest) in lines {
            let shapes = top + above as f64 * LINE + if above > 0 { 4.0 } else { 0.0 };
            let bottom = shapes + SHAPE + if has_below { LINE + 2.0 } else { 0.0 };
            self.levels.push(Level { top, shapes, bottom });
            top = bottom + (farthest * SLOPE).clamp(GAP_DOWN.0, GAP_DOWN.1);
        }
        self.height = self.levels.last().map_or(0.0, |level| level.bottom);
    }
}

/// Everything that hangs below a node: drawn children, then what was skipped, then what is left out.
fn branches(choice: &Choice<'_>, number: u64) -> Vec<What> {
    let node = &choice.state.nodes[&number];
    let mut branches: Vec<What> = choice.children(number).map(What::Node).collect();
    if !node.rejected.is_empty() {
        branches.push(What::Rejected(number));
    }
    if node.cut.is_some() {
        branches.push(What::Cut(number));
    }
    if choice.left_out(number).0 > 0 {
        branches.push(What::More(number));
    }
    branches
}

fn item(choice: &Choice<'_>, what: What, parent: Option<usize>, level: usize) -> Item {
    let mut item = Item {
        what,
        kind: None,
        parent,
        level,
        above: Vec::new(),
        inside: String::new(),
        below: String::new(),
        shape: 0.0,
        width: 0.0,
        x: 0.0,
    };
    match what {
        What::Node(number) => {
            let node = &choice.state.nodes[&number];
            item.above.extend(node.action.as_deref().map(|action| shortened(action, LONGEST_LABEL)));
            item.above.extend(node.probability.map(words::probability_text));
            item.inside = words::inside(node);
            item.below = node.entered_with.map(words::window_text).unwrap_or_default();
            let kind = Kind::of(node);
            item.kind = Some(kind);
            item.shape = shape_width(kind, width_of(&item.inside, VALUE_SIZE));
            let labels = item.above.iter().chain([&item.below]).map(|text| width_of(text, LABEL_SIZE));
            item.width = labels.fold(item.shape, f64::max);
        }
        What::Cut(number) => item.inside = format!("✂ {}", choice.state.nodes[&number].cut.as_ref().map_or(0, |cut| cut.skipped)),
        What::Rejected(number) => item.inside = format!("✂ {}", choice.state.nodes[&number].rejected.len()),
        What::More(number) => item.inside = format!("+{} more", crate::with_thousands(choice.left_out(number).1)),
    }
    if !matches!(what, What::Node(_)) {
        item.width = width_of(&item.inside, LABEL_SIZE);
    }
    item
}

/// The width of a shape around a text.
pub(super) fn shape_width(kind: Kind, text: f64) -> f64 {
    let around = match kind {
        Kind::Max | Kind::Min | Kind::Leaf | Kind::Stopped => 20.0,
        Kind::Table | Kind::Expanded | Kind::Waiting => 28.0,
        Kind::Chance | Kind::Goal => 36.0,
    };
    (text + around).max(SHAPE)
}

/// The width of a text, rather too large than too small, since the font is not known.
pub(super) fn width_of(text: &str, size: f64) -> f64 {
    let em = |character| match character {
        ' ' | '.' | ',' | ':' | ';' | 'i' | 'j' | 'l' | '|' | '\'' => 0.36,
        'm' | 'w' | 'M' | 'W' | '…' | '▲'..='◿' | '★' | '✂' | '→' => 1.0,
        'A'..='Z' | '+' | '=' | '<' | '>' | '≤' | '≥' | '≈' | '∞' | '%' | '&' => 0.8,
        '\u{1100}'.. => 1.1,
        _ => 0.64,
    };
    text.chars().map(em).sum::<f64>() * size
}

/// Left and right end of a subtree at each level below its top, all moved by `shift`.
struct Contour {
    spans: VecDeque<(f64, f64)>,
    shift: f64,
}

impl Contour {
    /// How far the other one must move to the right to stand beside this one.
    fn room_for(&self, other: &Self) -> f64 {
        let distances = self.spans.iter().zip(&other.spans).map(|(mine, theirs)| mine.1 + self.shift - theirs.0 - other.shift);
        distances.fold(f64::NEG_INFINITY, f64::max) + GAP_ACROSS
    }

    /// Both together. The deeper one is kept, so that the work is the depth of the shallower one.
    fn joined(mut self, mut right: Self) -> Self {
        if self.spans.len() >= right.spans.len() {
            for (mine, theirs) in self.spans.iter_mut().zip(&right.spans) {
                mine.1 = theirs.1 + right.shift - self.shift;
            }
            return self;
        }
        for (theirs, mine) in right.spans.iter_mut().zip(&self.spans) {
            theirs.0 = mine.0 + self.shift - right.shift;
        }
        right
    }
}

/// The middle of each cell of a tree whose root comes first and stands at 0.
///
/// `parents` come before their children; cells of one level do not overlap.
pub fn tidy(parents: &[Option<usize>], widths: &[f64]) -> Vec<f64> {
    let mut children = vec![Vec::new(); parents.len()];
    for (index, parent) in parents.iter().enumerate() {
        if let Some(parent) = parent {
            children[*parent].push(index);
        }
    }
    let mut contours: Vec<Option<Contour>> = parents.iter().map(|_| None).collect();
    // Where a cell stands, seen from its parent.
    let mut offsets = vec![0.0; parents.len()];
    for index in (0..parents.len()).rev() {
        let mut together: Option<Contour> = None;
        for &child in &children[index] {
            let mut contour = contours[child].take().expect("children come after their parents");
            let Some(before) = together else {
                together = Some(contour);
                continue;
            };
            offsets[child] = before.room_for(&contour);
            contour.shift += offsets[child];
            together = Some(before.joined(contour));
        }
        let mut contour = together.unwrap_or(Contour { spans: VecDeque::new(), shift: 0.0 });
        if let [first, .., last] = children[index][..] {
            let middle = f64::midpoint(offsets[first], offsets[last]);
            for &child in &children[index] {
                offsets[child] -= middle;
            }
            contour.shift -= middle;
        }
        let half = widths[index] / 2.0;
        contour.spans.push_front((-half - contour.shift, half - contour.shift));
        contours[index] = Some(contour);
    }
    for index in 0..parents.len() {
        if let Some(parent) = parents[index] {
            offsets[index] += offsets[parent];
        }
    }
    offsets
}
