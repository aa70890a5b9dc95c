//! The tree a search grows: nodes in one growing list, children in chains.
//!
//! ```text
//!   0 ─first─► 1 ─next─► 2 ─next─► 4        children of the root, in the order in which they came
//!                        └─first─► 3
//! ```
//!
//! A node does not hold its position: whoever walks down from the root has it at hand. That keeps
//! a node small, so that millions fit.

use super::statistics::Statistics;

/// The index of the root.
pub(super) const ROOT: u32 = 0;
/// The index that means none: the root is nobody's child.
const NONE: u32 = 0;

/// One node of the tree.
pub(super) struct Node<A> {
    /// What leads here; nothing at the root.
    pub action: Option<A>,
    pub statistics: Statistics,
    first_child: u32,
    last_child: u32,
    next: u32,
    /// How many children there are.
    pub children: u32,
}

/// A tree that stops growing at a number of nodes.
pub(super) struct Tree<A> {
    nodes: Vec<Node<A>>,
    most: usize,
}

impl<A: PartialEq> Tree<A> {
    /// A root alone, with room for what fits into so many bytes, or for `least` nodes if that is more.
    pub fn new(bytes: usize, least: usize) -> Self {
        let most = (bytes / size_of::<Node<A>>()).max(least).min(u32::MAX as usize);
        let mut tree = Self { nodes: Vec::new(), most };
        tree.push(None);
        tree
    }

    fn push(&mut self, action: Option<A>) -> u32 {
        if self.nodes.len() == self.nodes.capacity() {
            // Doubling, but never beyond the room there is.
            let more = self.nodes.len().max(64).min(self.most - self.nodes.len());
            self.nodes.reserve_exact(more);
        }
        let index = self.nodes.len() as u32;
        self.nodes.push(Node { action, statistics: Statistics::default(), first_child: NONE, last_child: NONE, next: NONE, children: 0 });
        index
    }

    pub fn has_room(&self) -> bool {
        self.nodes.len() < self.most
    }

    /// A new child after those there are; there must be room.
    pub fn add_child(&mut self, parent: u32, action: A) -> u32 {
        debug_assert!(self.has_room(), "a tree within its limit");
        let child = self.push(Some(action));
        let last = self.get(parent).last_child;
        if last == NONE {
            self.get_mut(parent).first_child = child;
        } else {
            self.get_mut(last).next = child;
        }
        self.get_mut(parent).last_child = child;
        self.get_mut(parent).children += 1;
        child
    }

    #[inline]
    pub fn get(&self, node: u32) -> &Node<A> {
        &self.nodes[node as usize]
    }

    #[inline]
    pub fn get_mut(&mut self, node: u32) -> &mut Node<A> {
        &mut self.nodes[node as usize]
    }

    /// The children of a node with their indices, oldest first.
    #[inline]
    pub fn children(&self, parent: u32) -> impl Iterator<Item = (u32, &Node<A>)> {
        let mut next = self.get(parent).first_child;
        std::iter::from_fn(move || {
            let index = next;
            (index != NONE).then(|| {
                let node = self.get(index);
                next = node.next;
                (index, node)
            })
        })
    }

    /// The child that an action leads to, if it has been met.
    pub fn child(&self, parent: u32, action: &A) -> Option<u32> {
        self.children(parent).find(|(_, node)| node.action.as_ref() == Some(action)).map(|(index, _)| index)
    }

    /// Bytes the nodes take.
    pub fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<A>>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn children_stay_in_order_and_are_found_by_their_action() {
        let mut tree = Tree::<char>::new(1 << 20, 1);
        let a = tree.add_child(ROOT, 'a');
        let b = tree.add_child(ROOT, 'b');
        let below = tree.add_child(a, 'x');
        let c = tree.add_child(ROOT, 'c');
        assert_eq!(tree.children(ROOT).map(|(index, _)| index).collect::<Vec<_>>(), [a, b, c]);
        assert_eq!((tree.child(ROOT, &'b'), tree.child(a, &'x'), tree.child(b, &'x')), (Some(b), Some(below), None));
        assert_eq!((tree.get(ROOT).children, tree.get(a).children, tree.get(b).children), (3, 1, 0));
    }

    #[test]
    fn the_tree_fills_its_room_and_no_more() {
        for room in [1, 2, 63, 64, 65, 200] {
            let bytes = room * size_of::<Node<u8>>();
            let mut tree = Tree::<u8>::new(bytes, 1);
            while tree.has_room() {
                tree.add_child(ROOT, 0);
            }
            assert_eq!((tree.get(ROOT).children as usize + 1, tree.bytes()), (room, bytes));
        }
        assert!(Tree::<u8>::new(0, 3).has_room(), "the least is granted");
    }
}
