//! The search tree as far as a trace has been told.

use super::{ActionText, Counts, Window, Word};
use std::collections::{BTreeMap, BTreeSet};

/// Everything known at one point of a trace. The same after stepping there from either side.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct State {
    /// The nodes visited so far, by number.
    pub nodes: BTreeMap<u64, Node>,
    /// Nodes without a parent: one for each round of deepening, or one for each end of a
    /// bidirectional search.
    pub roots: Vec<u64>,
    /// The nodes being searched, from the root down.
    pub path: Vec<u64>,
    /// The bound of this round of deepening.
    pub iteration: Option<u32>,
    /// The root's best action so far.
    pub best: Option<(ActionText, f64)>,
    /// The work done so far, what was only counted included.
    pub counts: Counts,
}

/// One visited position.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Node {
    /// The node it was reached from.
    pub parent: Option<u64>,
    /// What led here.
    pub action: Option<ActionText>,
    /// `max`, `min`, `chance`, `over`, or `open` in puzzles.
    pub kind: Word,
    /// Decisions left to look ahead.
    pub depth: u32,
    /// The round of deepening it was visited in.
    pub iteration: Option<u32>,
    /// How likely chance leads here.
    pub probability: Option<f64>,
    /// The window it was entered with.
    pub entered_with: Option<Window>,
    /// Its window now.
    pub window: Option<Window>,
    /// Its best value so far.
    pub best: Option<f64>,
    /// The values that came back from below, in order.
    pub handled: Vec<(ActionText, f64)>,
    /// The nodes below it, in order of visit, which is that of their numbers.
    pub children: BTreeSet<u64>,
    /// The cut-off that ended it.
    pub cut: Option<Cut>,
    /// Outcomes of chance that were left out: how many, and how likely they are together.
    pub omitted: Option<(usize, f64)>,
    /// Visits by a sampling search.
    pub visits: u64,
    /// Mean of the values of those visits.
    pub mean: Option<f64>,
    /// What was added to the mean for exploring at the last visit.
    pub bonus: Option<f64>,
    /// The value it returned.
    pub returned: Option<Returned>,
    /// Cost of the way here (puzzles).
    pub g: Option<u32>,
    /// Estimated cost of the rest (puzzles).
    pub h: Option<u32>,
    /// True on the half of a bidirectional search that starts at the goal.
    pub from_goal: bool,
    /// True once its successors were made (puzzles).
    pub is_expanded: bool,
    /// True once a depth-first search went back up from it (puzzles).
    pub is_closed: bool,
    /// The cost of the solution, if the search ended here (puzzles).
    pub goal: Option<u32>,
    /// Successors that were not kept, with the reason (puzzles).
    pub rejected: Vec<(ActionText, Word)>,
    /// Positions looked at below it that were only counted.
    pub skipped: u64,
    /// The position, where no actions from the root lead to it.
    pub position: Option<String>,
}

/// Why the rest of a node's actions was skipped.
#[derive(Clone, PartialEq, Debug)]
pub struct Cut {
    /// The action that showed it.
    pub action: ActionText,
    /// What that action is worth.
    pub value: f64,
    /// What the other player has elsewhere.
    pub limit: f64,
    /// How many actions were not looked at.
    pub skipped: usize,
}

/// The value a node returned.
#[derive(Clone, PartialEq, Debug)]
pub struct Returned {
    /// The value.
    pub value: f64,
    /// `exact`, `lower`, `upper` or `estimate`.
    pub bound: Word,
    /// `children`, `evaluator`, `rules`, `table` or `stopped`.
    pub source: Word,
}

impl State {
    /// True when the best action of the root comes from comparing values: not where a player looks at nothing, and not where one
    /// samples, who may choose what it has tried most.
    #[must_use]
    pub fn compares_values(&self) -> bool {
        let root = self.roots.last().and_then(|root| self.nodes.get(root));
        root.is_some_and(|root| root.mean.is_none() && !root.children.is_empty())
    }

    /// The nodes from the root to this one, both included.
    #[must_use]
    pub fn way_to(&self, node: u64) -> Vec<u64> {
        let mut way = vec![node];
        while let Some(parent) = self.nodes.get(&way[way.len() - 1]).and_then(|node| node.parent) {
            if way.len() > self.nodes.len() {
                break;
            }
            way.push(parent);
        }
        way.reverse();
        way
    }
}
