//! The nodes of a tree, children before parents.
//!
//! Every node knows a key of its whole subtree, made from the keys of its children. Equal subtrees
//! have equal keys wherever they hang, so that two positions can be compared in a moment.

use super::probability::Probability;
use plyground_core::mix;

/// Who acts at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    Max,
    Min,
    Chance,
    Leaf(i32),
}

/// A way down.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Edge {
    pub name: Option<Box<str>>,
    /// How likely it is, below a chance node.
    pub probability: Option<Probability>,
    pub to: u32,
}

/// A node with its edges.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub kind: Kind,
    /// What to take it for where a search stops.
    pub estimate: Option<i32>,
    pub edges: Vec<Edge>,
    pub key: u64,
}

/// A whole tree: the root is the last node.
#[derive(Clone, Debug, Default)]
pub(super) struct Nodes(Vec<Node>);

impl Nodes {
    /// The most nodes of a tree.
    pub const MOST: usize = 2000;
    /// The most edges from the root to a leaf.
    pub const DEEPEST: usize = 60;

    pub fn get(&self, node: u32) -> &Node {
        &self.0[node as usize]
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    pub fn root(&self) -> u32 {
        self.0.len() as u32 - 1
    }

    /// Adds a node whose children are here already.
    pub fn push(&mut self, kind: Kind, estimate: Option<i32>, edges: Vec<Edge>) -> u32 {
        let mut key = match kind {
            Kind::Max => 1,
            Kind::Min => 2,
            Kind::Chance => 3,
            Kind::Leaf(value) => 4 + (u64::from(value.cast_unsigned()) << 8),
        };
        let mut add = |number: u64| key = mix(mix(key.wrapping_add(0x9e37_79b9_7f4a_7c15)).wrapping_add(number));
        add(estimate.map_or(u64::MAX, |estimate| u64::from(estimate.cast_unsigned())));
        for edge in &edges {
            for byte in edge.name.iter().flat_map(|name| name.bytes()) {
                add(byte.into());
            }
            add(edge.probability.map_or(0, Probability::key));
            add(self.get(edge.to).key);
        }
        let key = mix(key ^ edges.len() as u64);
        self.0.push(Node { kind, estimate, edges, key });
        self.root()
    }

    /// True when a subtree of this tree is the same as one of another.
    pub fn is_same(&self, node: u32, other: &Self, twin: u32) -> bool {
        let (one, two) = (self.get(node), other.get(twin));
        let is_same_edge =
            |(one, two): (&Edge, &Edge)| one.name == two.name && one.probability == two.probability && self.is_same(one.to, other, two.to);
        one.key == two.key
            && (one.kind, one.estimate, one.edges.len()) == (two.kind, two.estimate, two.edges.len())
            && one.edges.iter().zip(&two.edges).all(is_same_edge)
    }

    /// The smallest and the largest number in the tree, estimates included.
    pub fn range(&self) -> (i32, i32) {
        let numbers = self.0.iter().flat_map(|node| {
            let leaf = if let Kind::Leaf(value) = node.kind { Some(value) } else { None };
            leaf.into_iter().chain(node.estimate)
        });
        numbers.fold((i32::MAX, i32::MIN), |(least, most), number| (least.min(number), most.max(number)))
    }
}
