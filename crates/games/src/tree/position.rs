//! A position of the sandbox: a tree that is shared, and the node the game has come to.

use super::nodes::{Edge, Kind, Node, Nodes};
use super::read;
use super::write;
use plyground_core::{Complaint, Deterministic, Game, Outcome, Player, Turn};
use std::fmt;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A tree somebody has typed; see the [module page](super). Cheap to clone: the tree is shared.
#[derive(Clone)]
pub struct TypedTree<const CHANCE: bool> {
    tree: Arc<Tree>,
    node: u32,
}

/// A tree without chance nodes.
pub type PlainTree = TypedTree<false>;

/// A tree that may have chance nodes.
pub type ChanceTree = TypedTree<true>;

/// What all positions of a tree share.
#[derive(Debug)]
struct Tree {
    nodes: Nodes,
    given: Bounds,
    /// Between which values every number of the tree lies.
    bounds: (i32, i32),
}

/// The least and the greatest value, as far as a variant says.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Bounds {
    pub low: Option<i32>,
    pub high: Option<i32>,
}

impl<const CHANCE: bool> TypedTree<CHANCE> {
    /// The tree written in this text.
    pub fn typed(text: &str) -> Result<Self, Complaint> {
        Self::within(text, Bounds::default())
    }

    /// The tree written in this text, all of whose numbers lie within the bounds.
    pub(super) fn within(text: &str, given: Bounds) -> Result<Self, Complaint> {
        let nodes = read::tree(text, CHANCE, given)?;
        let (least, most) = nodes.range();
        let bounds = (given.low.unwrap_or(least), given.high.unwrap_or(most));
        let node = nodes.root();
        Ok(Self { tree: Arc::new(Tree { nodes, given, bounds }), node })
    }

    /// Between which values every leaf and every estimate of the whole tree lies.
    #[must_use]
    pub fn bounds(&self) -> (i32, i32) {
        self.tree.bounds
    }

    /// The bounds of the variant.
    pub(super) fn given(&self) -> Bounds {
        self.tree.given
    }

    pub(super) fn node(&self) -> &Node {
        self.tree.nodes.get(self.node)
    }

    /// The kind of the node below an edge.
    pub(super) fn below(&self, edge: &Edge) -> Kind {
        self.tree.nodes.get(edge.to).kind
    }

    /// The subtree as text, in the one way it is written.
    #[must_use]
    pub fn text(&self) -> String {
        write::subtree(&self.tree.nodes, self.node)
    }
}

impl<const CHANCE: bool> Game for TypedTree<CHANCE> {
    type Action = u16;
    // A node may have thousands of children, and trees that people type are small: no need to be quick.
    type Actions = Vec<u16>;

    fn turn(&self) -> Turn {
        match self.node().kind {
            Kind::Max => Turn::Player(Player::One),
            Kind::Min => Turn::Player(Player::Two),
            Kind::Chance => Turn::Chance,
            Kind::Leaf(value) => Turn::Over(Outcome::Scored(value.into())),
        }
    }

    fn actions(&self) -> Vec<u16> {
        (0..self.node().edges.len() as u16).collect()
    }

    fn count_actions(&self) -> usize {
        self.node().edges.len()
    }

    fn odds(&self) -> impl Iterator<Item = (u16, f64)> {
        let probability = |edge: &Edge| edge.probability.expect("every outcome of chance has a probability").value();
        (0..).zip(self.node().edges.iter().map(probability))
    }

    fn apply(&mut self, action: &u16) {
        self.node = self.node().edges[usize::from(*action)].to;
    }

    fn key(&self) -> u64 {
        self.node().key
    }
}

impl Deterministic for PlainTree {}

impl<const CHANCE: bool> PartialEq for TypedTree<CHANCE> {
    fn eq(&self, other: &Self) -> bool {
        let is_same_place = Arc::ptr_eq(&self.tree, &other.tree) && self.node == other.node;
        is_same_place || self.tree.nodes.is_same(self.node, &other.tree.nodes, other.node)
    }
}

impl<const CHANCE: bool> Eq for TypedTree<CHANCE> {}

impl<const CHANCE: bool> Hash for TypedTree<CHANCE> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.key().hash(state);
    }
}

impl<const CHANCE: bool> fmt::Debug for TypedTree<CHANCE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text())
    }
}
