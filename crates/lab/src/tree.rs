//! A game with its variations.
//!
//! What was played is a tree: whoever goes back and plays something else opens a branch, and
//! nothing is forgotten. The tree holds one [`Session`] that stands at the current node; going
//! elsewhere takes actions back to the common ancestor and plays the others again.
//!
//! ```text
//!   0 start ─ 1 "4" ─ 2 "4" ─ 3 "3"
//!                 └── 4 "5"          going from 3 to 4: undo, undo, play "5"
//! ```
//!
//! ```
//! use plyground_lab::{GameTree, catalogue};
//! let mut tree = GameTree::new(catalogue::find("connect4")?.open("", None)?);
//! for action in ["4", "4", "3"] {
//!     tree.play(action)?;
//! }
//! tree.go_to(1)?;
//! tree.play("5")?;
//! assert_eq!((tree.node(), tree.ply()), (4, 2));
//! tree.go_to(3)?;
//! assert_eq!(tree.session().history().len(), 3);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use crate::halt::{halted, played_before};
use crate::wire;
use plyground_core::{Complaint, Rng, Turn};
use plyground_session::catalogue;
use plyground_session::{Answer, Session};
use serde::{Deserialize, Serialize};
use std::collections::HashMap;

/// A game with its variations.
pub struct GameTree {
    session: Box<dyn Session>,
    nodes: Vec<TreeNode>,
    /// The child of every node for every action that was played there.
    children: HashMap<(usize, String), usize>,
    node: usize,
}

/// A point of a game: what was played to get there.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TreeNode {
    /// The node before; the start has none.
    pub parent: Option<usize>,
    /// What was played; empty at the start.
    pub action: String,
    /// Who acted: a player or chance; nobody at the start.
    pub by: Option<Turn>,
    /// Actions since the start.
    pub ply: usize,
    /// The child that was visited last: where redo leads.
    next: Option<usize>,
}

/// A tree as it is kept: enough to set it up again.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct StoredTree {
    /// The game.
    pub game: String,
    /// The variant.
    pub variant: String,
    /// The position it started from.
    pub start: String,
    /// Every node after the start: its parent and its action, parents first.
    pub nodes: Vec<(usize, String)>,
    /// The nodes in the order in which redo would visit them from the start.
    pub line: Vec<usize>,
    /// Where it stands.
    pub node: usize,
}

impl StoredTree {
    /// The nodes before the first one that the rules do not allow.
    #[must_use]
    pub fn beginning(mut self) -> Self {
        if let Some(played) = GameTree::from_stored(&self).err().as_ref().and_then(played_before) {
            self.nodes.truncate(played);
            self.node = self.node.min(played);
        }
        self
    }
}

impl GameTree {
    /// A tree that begins with what has been played in a session, standing where it stands.
    #[must_use]
    pub fn new(session: Box<dyn Session>) -> Self {
        let root = TreeNode { parent: None, action: String::new(), by: None, ply: 0, next: None };
        let mut tree = Self { session, nodes: vec![root], children: HashMap::new(), node: 0 };
        for step in tree.session.history() {
            tree.enter(step.by, step.action);
        }
        tree
    }

    /// The session at the current node.
    #[must_use]
    pub fn session(&self) -> &dyn Session {
        self.session.as_ref()
    }

    /// The current node.
    #[must_use]
    pub fn node(&self) -> usize {
        self.node
    }

    /// Actions from the start to the current node.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.nodes[self.node].ply
    }

    /// Every node, the start first, parents before their children.
    #[must_use]
    pub fn nodes(&self) -> &[TreeNode] {
        &self.nodes
    }

    /// Where redo leads.
    #[must_use]
    pub fn next(&self) -> Option<usize> {
        self.nodes[self.node].next
    }

    /// Plays an action; answers with its canonical text. An action that was played here before
    /// leads to its old node, another one opens a branch. Nothing changes on a complaint.
    pub fn play(&mut self, text: &str) -> Result<String, Complaint> {
        let by = self.session.turn();
        let action = self.session.play(text)?;
        self.enter(by, action.clone());
        Ok(action)
    }

    /// Plays the action of an answer that the session at this node was given; `None` when it has none.
    pub fn play_answer(&mut self, answer: &Answer) -> Option<String> {
        let by = self.session.turn();
        let action = answer.best.clone().filter(|_| self.session.play_answer(answer))?;
        self.enter(by, action.clone());
        Some(action)
    }

    /// Lets chance act by its odds, or plays any legal action; `None` when the game is over.
    pub fn roll(&mut self, dice: &mut Rng) -> Option<String> {
        let by = self.session.turn();
        let action = if self.session.roll(dice) { self.session.last_action() } else { None }?;
        self.enter(by, action.clone());
        Some(action)
    }

    /// Goes to the child with this action, made anew if there is none.
    fn enter(&mut self, by: Turn, action: String) {
        let here = self.node;
        let fresh = self.nodes.len();
        let child = *self.children.entry((here, action.clone())).or_insert(fresh);
        if child == fresh {
            let ply = self.nodes[here].ply + 1;
            self.nodes.push(TreeNode { parent: Some(here), action, by: Some(by), ply, next: None });
        }
        self.nodes[here].next = Some(child);
        self.node = child;
    }

    /// Goes to a node.
    pub fn go_to(&mut self, node: usize) -> Result<(), Complaint> {
        if node >= self.nodes.len() {
            let most = self.nodes.len() - 1;
            return Err(
                Complaint::new("unknown-node", format!("the game has no node {node}; its nodes are 0 to {most}")).with("node", node)
            );
        }
        let mut ahead = Vec::new();
        let (mut from, mut to) = (self.node, node);
        while from != to {
            if self.nodes[from].ply >= self.nodes[to].ply {
                self.session.undo();
                from = self.parent(from);
            } else {
                ahead.push(to);
                to = self.parent(to);
            }
        }
        for &child in ahead.iter().rev() {
            self.session.play(&self.nodes[child].action).expect("what was legal once is legal in the same position");
            self.nodes[from].next = Some(child);
            from = child;
        }
        self.node = node;
        Ok(())
    }

    fn parent(&self, node: usize) -> usize {
        self.nodes[node].parent.expect("only the start has no parent, and it is nobody's descendant")
    }

    /// Takes the last action back; false at the start.
    pub fn undo(&mut self) -> bool {
        self.nodes[self.node].parent.is_some_and(|parent| self.go_to(parent).is_ok())
    }

    /// Plays the action that was taken back or visited last; false at the end of the branch.
    pub fn redo(&mut self) -> bool {
        self.next().is_some_and(|next| self.go_to(next).is_ok())
    }

    /// The node with this number of actions on the line through the current node, if it reaches so far.
    #[must_use]
    pub fn at_ply(&self, ply: usize) -> Option<usize> {
        let mut node = self.node;
        while self.nodes[node].ply > ply {
            node = self.nodes[node].parent?;
        }
        while self.nodes[node].ply < ply {
            node = self.nodes[node].next?;
        }
        Some(node)
    }

    /// The end of the line through the current node.
    #[must_use]
    pub fn end(&self) -> usize {
        let mut node = self.node;
        while let Some(next) = self.nodes[node].next {
            node = next;
        }
        node
    }

    /// The tree as it is kept.
    #[must_use]
    pub fn to_stored(&self) -> StoredTree {
        let children = self.nodes.iter().skip(1);
        StoredTree {
            game: self.session.entry().about.id.into(),
            variant: wire::variant(self.session.variant()),
            start: self.session.start(),
            nodes: children.map(|node| (node.parent.unwrap_or_default(), node.action.clone())).collect(),
            line: self.nodes.iter().map(|node| node.next.unwrap_or_default()).collect(),
            node: self.node,
        }
    }

    /// Sets a kept tree up again, every action checked by the rules.
    ///
    /// Branch by branch, whatever the order in which they were played: every action is played once and taken back once.
    pub fn from_stored(stored: &StoredTree) -> Result<Self, Complaint> {
        let mut tree = Self::new(catalogue::find(&stored.game)?.open(&stored.variant, Some(&stored.start))?);
        let children = children_of(stored)?;
        let blank = TreeNode { parent: None, action: String::new(), by: None, ply: 0, next: None };
        tree.nodes.resize(stored.nodes.len() + 1, blank);
        // The nodes above the current one, and how many of their children are done.
        let mut above = vec![(0, 0)];
        while let Some((here, done)) = above.last_mut() {
            let here = *here;
            let Some(&child) = children[here].get(*done) else {
                above.pop();
                tree.session.undo();
                continue;
            };
            *done += 1;
            let by = Some(tree.session.turn());
            let played = &stored.nodes[child - 1].1;
            let action = tree.session.play(played).map_err(|complaint| halted(complaint, &stored.game, child - 1, played))?;
            if tree.children.insert((here, action.clone()), child).is_some() {
                return Err(Complaint::new("bad-tree", format!("node {child} of the kept game is there twice")).with("node", child));
            }
            tree.nodes[child] = TreeNode { parent: Some(here), action, by, ply: above.len(), next: None };
            above.push((child, 0));
        }
        tree.go_to(stored.node)?;
        for (node, &next) in stored.line.iter().enumerate().take(tree.nodes.len()) {
            let is_child = tree.nodes.get(next).is_some_and(|child| child.parent == Some(node));
            tree.nodes[node].next = is_child.then_some(next);
        }
        Ok(tree)
    }
}

/// The children of every node; complains when the nodes are no tree.
fn children_of(stored: &StoredTree) -> Result<Vec<Vec<usize>>, Complaint> {
    let mut children = vec![Vec::new(); stored.nodes.len() + 1];
    for (index, (parent, _)) in stored.nodes.iter().enumerate() {
        if *parent > index {
            let message = format!("node {} of the game follows node {parent}, which comes later or not at all", index + 1);
            return Err(Complaint::new("bad-tree", message).with("node", index + 1));
        }
        children[*parent].push(index + 1);
    }
    Ok(children)
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Rng;

    /// A tree made by playing and jumping about at random.
    fn grown(game: &str, seed: u64) -> GameTree {
        let mut tree = GameTree::new(catalogue::find(game).unwrap().open("", None).unwrap());
        let mut rng = Rng::new(seed);
        for _ in 0..120 {
            match rng.below(4) {
                0 => tree.go_to(rng.below(tree.nodes.len())).unwrap(),
                _ => {
                    if let Some(action) = tree.session.sample(&mut rng) {
                        tree.play(&action).unwrap();
                    }
                }
            }
        }
        tree
    }

    /// The actions from the start to a node.
    fn line(tree: &GameTree, mut node: usize) -> Vec<String> {
        let mut actions = Vec::new();
        while let Some(parent) = tree.nodes[node].parent {
            actions.insert(0, tree.nodes[node].action.clone());
            node = parent;
        }
        actions
    }

    #[test]
    fn every_node_is_the_game_its_own_line_leads_to() {
        for entry in catalogue::games() {
            let mut tree = grown(entry.about.id, 7);
            for node in (0..tree.nodes.len()).rev().step_by(3) {
                tree.go_to(node).unwrap();
                let history: Vec<String> = tree.session().history().into_iter().map(|step| step.action).collect();
                assert_eq!(history, line(&tree, node), "node {node} of {}", entry.about.id);
                let mut plain = entry.open("", None).unwrap();
                for action in &history {
                    plain.play(action).unwrap();
                }
                assert_eq!(tree.session().position(), plain.position());
            }
        }
    }

    #[test]
    fn a_kept_tree_comes_back_the_same() {
        for entry in catalogue::games() {
            let tree = grown(entry.about.id, 11);
            let stored = tree.to_stored();
            let back = GameTree::from_stored(&stored).unwrap();
            assert_eq!((back.nodes(), back.node()), (tree.nodes(), tree.node()));
            assert_eq!(back.session().position(), tree.session().position());
            assert_eq!(back.to_stored(), stored);
        }
    }

    #[test]
    fn nodes_that_are_no_tree_are_refused() {
        let stored = grown("connect4", 3).to_stored();
        for (node, parent, action) in [(5, 9, "4"), (5, usize::MAX, "4"), (1, 0, "99")] {
            let mut broken = stored.clone();
            broken.nodes[node - 1] = (parent, action.into());
            assert!(GameTree::from_stored(&broken).is_err(), "{node} {parent} {action}");
        }
        let mut twice = stored.clone();
        twice.nodes.push(twice.nodes[0].clone());
        assert_eq!(GameTree::from_stored(&twice).err().unwrap().code, "bad-tree");
    }

    #[test]
    fn the_same_action_again_is_the_same_node_and_redo_follows_the_last_visit() {
        let mut tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
        tree.play("4").unwrap();
        assert!(tree.undo() && !tree.undo());
        tree.play("3").unwrap();
        assert!(tree.undo());
        tree.play("4").unwrap();
        assert_eq!((tree.nodes().len(), tree.node()), (3, 1));
        assert!(tree.undo() && tree.redo());
        assert_eq!(tree.node(), 1);
        assert_eq!((tree.at_ply(0), tree.at_ply(1), tree.at_ply(2), tree.end()), (Some(0), Some(1), None, 1));
        assert!(tree.play("9").is_err() && tree.node() == 1);
        assert_eq!(tree.go_to(3).unwrap_err().code, "unknown-node");
    }
}
