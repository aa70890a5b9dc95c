//! The sandbox as people meet it: its page in the catalogue, its notation, its picture.

use super::examples;
use super::judge::Estimate;
use super::nodes::Kind as NodeKind;
use super::position::{Bounds, TypedTree};
use plyground_core::{
    About, Caption, Chance, Choice, Complaint, Example, Game, Ground, Kind, Parameter, Picture, Piece, Playable, Player, Settings, Thrown,
    words,
};
use std::sync::LazyLock;

/// The most children in one row of the picture.
const MOST_IN_A_ROW: usize = 12;

static EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| examples_with(false));
static CHANCE_EXAMPLES: LazyLock<Vec<Example>> = LazyLock::new(|| examples_with(true));

/// The published trees with or without chance nodes.
fn examples_with(chance: bool) -> Vec<Example> {
    examples::all().iter().map(|published| published.example).filter(|example| chance == example.text.contains("chance[")).collect()
}

impl<const CHANCE: bool> Playable for TypedTree<CHANCE> {
    type Judge = Estimate;

    fn about() -> About {
        let bound = |key, sentence| Parameter { key, kind: Kind::Real(-1e6, 1e6), default: "none", sentence };
        About {
            id: if CHANCE { "chance-tree" } else { "tree" },
            name: if CHANCE { "Tree with chance" } else { "Tree" },
            sentence: if CHANCE {
                "A game tree of your own with MAX, MIN and chance nodes and numbers at its leaves, to watch a search on it."
            } else {
                "A game tree of your own with MAX and MIN nodes and numbers at its leaves, to watch a search on it."
            },
            position_notation: if CHANCE {
                "The tree, such as max[chance[0.9*min[2 3] 0.1*4] B=1]: nodes max, min and chance with their children in brackets, leaves as whole numbers, name= before a child to name the way to it, and p* before an outcome of chance for its probability."
            } else {
                "The tree, such as max[B=min[3 12 8] C=min[2 4 6]]: nodes max and min with their children in brackets, leaves as whole numbers, and name= before a child to name the way to it."
            },
            action_notation: "The name of the way down, or its number among the children, from 1, where it has none.",
            seats: &["MAX", "MIN"],
            variants: vec![
                bound("low", "No leaf is smaller than this; none: the smallest number of the tree."),
                bound("high", "No leaf is larger than this; none: the largest number of the tree."),
            ],
            judges: vec![Choice {
                id: "estimate",
                sentence: "What is written behind ~ at a node, as in max~5[…]; else the middle between the smallest and the largest value.",
            }],
            examples: if CHANCE { &CHANCE_EXAMPLES } else { &EXAMPLES },
            words: words!("en", "ar", "fa"),
            ..About::default()
        }
    }

    fn start(variant: &Settings) -> Result<Option<Self>, Complaint> {
        let given = bounds_of(variant)?;
        let usual = if CHANCE { examples::CHANCE_START } else { examples::START };
        // A variant of other numbers starts with a tree of its own.
        let own: Vec<String> = [given.low, given.high].into_iter().flatten().map(|bound| bound.to_string()).collect();
        let start = Self::within(usual, given).or_else(|_| Self::within(&format!("max[{}]", own.join(" ")), given));
        start.map(Some)
    }

    fn judge(&self, id: &str) -> Option<Estimate> {
        (id == "estimate").then(|| Estimate::new(self.bounds()))
    }

    fn read(&self, text: &str) -> Result<Self, Complaint> {
        Self::within(text, self.given())
    }

    fn write(&self) -> String {
        self.text()
    }

    fn read_action(&self, text: &str) -> Result<u16, Complaint> {
        let count = self.count_actions() as u16;
        if count == 0 {
            return Err(Complaint::new("game-over", "this is a leaf; there is no way down").with("action", text));
        }
        (0..count).find(|action| self.write_action(action) == text).ok_or_else(|| {
            let legal = (0..count).take(MOST_IN_A_ROW).map(|action| self.write_action(&action)).collect::<Vec<_>>().join(", ");
            let more = if usize::from(count) > MOST_IN_A_ROW { ", …" } else { "" };
            let message = format!("there is no way `{text}` down from here; there are {legal}{more}");
            Complaint::new("illegal-move", message).with("action", text).with("legal", format!("{legal}{more}"))
        })
    }

    fn write_action(&self, action: &u16) -> String {
        let name = self.node().edges[usize::from(*action)].name.as_deref();
        name.map_or_else(|| (action + 1).to_string(), ToString::to_string)
    }

    fn chance() -> Option<Chance<Self>> {
        let exact_odds = |position: &Self, outcome: &u16| {
            position.node().edges.get(usize::from(*outcome))?.probability.map(super::probability::Probability::fraction)
        };
        CHANCE.then(|| Chance { exact_odds, ..Chance::new(Thrown::Lots) })
    }

    /// The children of the node side by side, as what they are; a leaf alone.
    fn picture(&self) -> Picture {
        let node = self.node();
        if node.edges.is_empty() {
            let mut picture = Picture::new(1, 1, Ground::Marked);
            picture.cells[0].piece = Some(piece(node.kind));
            return picture;
        }
        let columns = node.edges.len().min(MOST_IN_A_ROW);
        let rows = node.edges.len().div_ceil(columns);
        let mut picture = Picture::new(columns, rows, Ground::Outside);
        let names = (0..node.edges.len() as u16).map(|action| self.write_action(&action));
        for ((cell, edge), name) in picture.cells.iter_mut().zip(&node.edges).zip(names) {
            cell.ground = Ground::Plain;
            cell.piece = Some(piece(self.below(edge)));
            cell.name = name;
        }
        if rows == 1 {
            picture.column_names = picture.cells.iter().map(|cell| cell.name.clone()).collect();
        }
        picture
    }

    fn caption(&self) -> Option<Caption> {
        let estimate = self.node().estimate.filter(|_| !self.turn().is_over())?;
        Some(Caption::new("estimate", format!("estimate {estimate}")).with("value", estimate))
    }

    /// Numbers of trees are small and mean what somebody wants them to mean.
    fn clear_edge(_judge: &str) -> f64 {
        10.0
    }
}

/// The bounds a variant gives.
fn bounds_of(variant: &Settings) -> Result<Bounds, Complaint> {
    let bound = |key| {
        let whole = |number: f64| if number.fract() == 0.0 { Ok(number as i32) } else { Err(number) };
        variant.real(key).map(whole).transpose().map_err(|number| {
            Complaint::new("tree-bounds", format!("{key}={number}: {key} must be a whole number")).with("low", number).with("high", number)
        })
    };
    let bounds = Bounds { low: bound("low")?, high: bound("high")? };
    match (bounds.low, bounds.high) {
        (Some(low), Some(high)) if low > high => {
            let message = format!("low={low},high={high}: low must not be larger than high");
            Err(Complaint::new("tree-bounds", message).with("low", low).with("high", high))
        }
        _ => Ok(bounds),
    }
}

fn piece(kind: NodeKind) -> Piece {
    match kind {
        NodeKind::Max => Piece::new(Some(Player::One), '▲', "MAX node"),
        NodeKind::Min => Piece::new(Some(Player::Two), '▼', "MIN node"),
        NodeKind::Chance => Piece::new(None, '◆', "chance node"),
        NodeKind::Leaf(value) => Piece::new(None, '■', "leaf").labelled(value.to_string()),
    }
}
