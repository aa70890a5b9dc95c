//! Which nodes of a large tree are drawn.
//!
//! A drawing has room for some hundred nodes, a search visits millions. The principal line comes
//! first, since it is the answer; then level after level in order of visit, at first a dozen
//! branches of each node, then all. A drawn node's parent is always drawn, and what is left out
//! is counted where it would hang.
//!
//! ```text
//!         ▲
//!    ┏━━━━╋────┬────┐
//!    ▼    ▼    ▼   +4,321 more
//!    ┃
//!    ■
//! ```

use super::tree::State;
use super::words::counted;
use std::collections::{HashMap, HashSet, VecDeque};

/// Branches of a node that are drawn before the next level gets its turn.
const DOZEN: usize = 12;

/// The nodes of a drawing.
pub(super) struct Choice<'a> {
    pub(super) state: &'a State,
    /// The nodes without a recorded parent that are drawn, in order of visit.
    pub(super) roots: Vec<u64>,
    /// The nodes of the principal line, or of the solution of a puzzle.
    pub(super) principal: HashSet<u64>,
    drawn: HashSet<u64>,
    /// Nodes at and below each node.
    sizes: HashMap<u64, u64>,
    /// Nodes the search visited.
    total: u64,
    most: usize,
}

impl<'a> Choice<'a> {
    /// At most `most` nodes of a search that visited `total`.
    pub(super) fn new(state: &'a State, total: u64, most: usize) -> Self {
        // A node whose parent was not recorded is a root until a cheaper way hangs it elsewhere.
        let roots: Vec<u64> = state.roots.iter().copied().filter(|root| parent(state, *root).is_none()).collect();
        let lines = principal_lines(state, &roots);
        let sizes = sizes(state, &roots);
        let total = total.max(state.nodes.len() as u64);
        let mut choice = Self { state, roots, principal: HashSet::new(), drawn: HashSet::new(), sizes, total, most };
        choice.principal = lines.iter().flatten().copied().collect();
        let first = lines.iter().flatten().copied();
        let order: Vec<u64> = first.chain(choice.roots.iter().rev().copied()).collect();
        for node in order {
            choice.draw(node);
        }
        choice.widen(DOZEN);
        choice.widen(usize::MAX);
        let drawn = &choice.drawn;
        choice.roots.retain(|root| drawn.contains(root));
        choice
    }

    /// Adds a node if there is room; false if there is none.
    fn draw(&mut self, node: u64) -> bool {
        if self.drawn.contains(&node) {
            return true;
        }
        let has_room = self.drawn.len() < self.most;
        if has_room {
            self.drawn.insert(node);
        }
        has_room
    }

    /// Adds nodes level by level, at most so many branches of each.
    fn widen(&mut self, branches: usize) {
        let state = self.state;
        let mut queue: VecDeque<u64> = self.roots.iter().rev().copied().filter(|root| self.drawn.contains(root)).collect();
        while let Some(node) = queue.pop_front() {
            for (index, &child) in state.nodes[&node].children.iter().enumerate() {
                if index < branches && !self.draw(child) {
                    return;
                }
                if self.is_drawn(child) {
                    queue.push_back(child);
                }
            }
        }
    }

    pub(super) fn is_drawn(&self, node: u64) -> bool {
        self.drawn.contains(&node)
    }

    /// The branches of a node that are drawn.
    pub(super) fn children(&self, node: u64) -> impl DoubleEndedIterator<Item = u64> {
        self.state.nodes[&node].children.iter().copied().filter(|child| self.is_drawn(*child))
    }

    /// The branches of a node that are not drawn, and the nodes in them.
    pub(super) fn left_out(&self, node: u64) -> (u64, u64) {
        let children = self.state.nodes[&node].children.iter().filter(|child| !self.is_drawn(**child));
        children.fold((0, 0), |(branches, nodes), child| (branches + 1, nodes + self.sizes[child]))
    }

    pub(super) fn drawn(&self) -> u64 {
        self.drawn.len() as u64
    }

    pub(super) fn not_drawn(&self) -> u64 {
        self.total - self.drawn()
    }

    /// `1,234 of 5,678 nodes not drawn`, if any.
    pub(super) fn note(&self) -> Option<String> {
        let not_drawn = self.not_drawn();
        (not_drawn > 0).then(|| format!("{} of {} not drawn", crate::with_thousands(not_drawn), counted(self.total, "node", "nodes")))
    }

    /// What stands above a root when there are several.
    pub(super) fn heading(&self, root: u64) -> Option<String> {
        let node = &self.state.nodes[&root];
        let is_two_ended = self.roots.iter().any(|root| self.state.nodes[root].from_goal);
        let side = match (is_two_ended, node.from_goal) {
            (true, true) => Some("from the goal"),
            (true, false) => Some("from the start"),
            (false, _) => None,
        };
        let round = node.iteration.map(|bound| {
            let earlier = self.roots.iter().take_while(|other| **other != root);
            let again = earlier.filter(|other| self.state.nodes[other].iteration == Some(bound)).count();
            if again > 0 && !is_two_ended { format!("round {bound}, again") } else { format!("round {bound}") }
        });
        let parts: Vec<String> = round.into_iter().chain(side.map(String::from)).collect();
        (!parts.is_empty()).then(|| parts.join(", "))
    }
}

/// The parent of a node, if it was recorded.
fn parent(state: &State, node: u64) -> Option<u64> {
    state.nodes.get(&node)?.parent.filter(|parent| state.nodes.contains_key(parent))
}

/// All nodes, parents before their children.
fn top_down(state: &State, roots: &[u64]) -> Vec<u64> {
    let mut order = roots.to_vec();
    let mut next = 0;
    while let Some(node) = order.get(next) {
        order.extend(&state.nodes[node].children);
        next += 1;
    }
    order
}

/// The number of nodes at and below each node.
fn sizes(state: &State, roots: &[u64]) -> HashMap<u64, u64> {
    let mut sizes = HashMap::with_capacity(state.nodes.len());
    for node in top_down(state, roots).into_iter().rev() {
        let below: u64 = state.nodes[&node].children.iter().map(|child| sizes[child]).sum();
        sizes.insert(node, below + 1);
    }
    sizes
}

/// One line for each root, from the top down; in a puzzle one for each goal, if there is any. The last round is the one
/// that counts, so its line comes first.
fn principal_lines(state: &State, roots: &[u64]) -> Vec<Vec<u64>> {
    let goals: Vec<u64> = state.nodes.iter().filter(|(_, node)| node.goal.is_some()).map(|(number, _)| *number).collect();
    if !goals.is_empty() {
        let mut known = HashSet::new();
        return goals.into_iter().rev().map(|goal| new_part(state, goal, &mut known)).collect();
    }
    let last = roots.last().copied();
    roots.iter().rev().map(|root| principal_line(state, *root, last == Some(*root))).collect()
}

/// The way to a goal from where it leaves the known ones, which it joins: however many goals there are, no node is walked
/// over twice.
fn new_part(state: &State, goal: u64, known: &mut HashSet<u64>) -> Vec<u64> {
    let mut way = Vec::new();
    let mut next = Some(goal);
    while let Some(node) = next.filter(|node| known.insert(*node)) {
        way.push(node);
        next = parent(state, node);
    }
    way.reverse();
    way
}

/// The nodes whose value became the value of the one above, from a root down to where the value
/// was born. It ends at a chance node, whose value all outcomes gave together.
fn principal_line(state: &State, root: u64, is_last: bool) -> Vec<u64> {
    let mut line = vec![root];
    let mut wanted = state.best.as_ref().filter(|_| is_last).map(|(action, _)| &**action);
    while let Some(next) = successor(state, line[line.len() - 1], wanted.take()) {
        line.push(next);
    }
    line
}

/// The child that gave a node its value. Of equal ones it is the `wanted` action, or the first.
fn successor(state: &State, number: u64, wanted: Option<&str>) -> Option<u64> {
    let node = &state.nodes[&number];
    if node.kind != "max" && node.kind != "min" {
        return None;
    }
    let best = node.best.or(node.returned.as_ref().map(|returned| returned.value))?;
    let mut equal = node.handled.iter().filter(|(_, value)| value.total_cmp(&best).is_eq());
    let action = equal.clone().find(|(action, _)| wanted == Some(&**action)).or_else(|| equal.next()).map(|(action, _)| action)?;
    // A search with a narrow window may visit a child twice; the later visit has the value.
    node.children.iter().rev().copied().find(|child| state.nodes[child].action.as_ref() == Some(action))
}
