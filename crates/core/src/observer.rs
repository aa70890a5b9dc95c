//! What a search tells whoever watches it.
//!
//! An algorithm reports every step through one hook, [`Observer::see`]. Watching nothing is the
//! unit type `()`, and costs nothing: the compiler removes the calls. Values are Player One's.
//!
//! A depth-first search over games tells a story of this form, `Child` and `Cutoff` carrying the
//! number of the parent:
//!
//! ```text
//! Enter 1 (MAX, window -∞..∞)
//! ├─ Enter 2 (MIN, -∞..∞) … Leave 2 (value 3)      Child of 1: best 3, window 3..∞
//! └─ Enter 5 (MIN, 3..∞)
//!    ├─ Enter 6 … Leave 6 (value 2)                Child of 5: best 2, window 3..2
//!    └─ Cutoff at 5: 2 ≤ 3, two actions skipped
//!    Leave 5 (at most 2)                           Child of 1: best 3
//! ```
//!
//! A puzzle search opens, expands, reroutes and rejects positions instead.

use crate::Game;

/// One step of a search. Node numbers count visits from 1 and never change their meaning.
#[derive(Debug)]
#[non_exhaustive]
pub enum Event<'a, G: Game> {
    /// A new round begins: iterative deepening's depth, or IDA*'s bound on the cost.
    Iteration {
        /// The depth or cost this round may reach.
        bound: u32,
    },
    /// A depth-first search comes to a position.
    Enter {
        /// Number of this visit.
        node: u64,
        /// The position visited.
        position: &'a G,
        /// What led here; nothing at the root.
        action: Option<&'a G::Action>,
        /// Who acts here.
        kind: NodeKind,
        /// Decisions left to look ahead.
        depth: u32,
        /// Lower and upper limit of the values that still matter, if the algorithm has such a window.
        window: Option<(f64, f64)>,
        /// How likely chance leads here, below a chance node.
        probability: Option<f64>,
    },
    /// The value of a child has come back to `node`.
    Child {
        /// The parent, which is being searched.
        node: u64,
        /// What led to the child.
        action: &'a G::Action,
        /// The child's value.
        value: f64,
        /// The parent's best value so far, or its partial sum at a chance node.
        best: f64,
        /// The parent's window now.
        window: Option<(f64, f64)>,
    },
    /// The rest of a node's actions need no look.
    Cutoff {
        /// The node whose remaining actions are skipped.
        node: u64,
        /// The action that showed it.
        action: &'a G::Action,
        /// What that action is worth, at least (at a MAX node) or at most (at a MIN node).
        value: f64,
        /// What the other player already has elsewhere.
        limit: f64,
        /// How many actions were not looked at.
        skipped: usize,
    },
    /// A depth-first search is done with a position.
    Leave {
        /// Number of the visit that ends.
        node: u64,
        /// The value returned.
        value: f64,
        /// How exact it is.
        bound: Bound,
        /// Where it comes from.
        source: Source,
    },
    /// Outcomes of chance that are too unlikely to be searched.
    Omitted {
        /// The chance node.
        node: u64,
        /// How many outcomes were left out.
        outcomes: usize,
        /// How likely they are together.
        probability: f64,
    },
    /// A sampling search goes from `parent` down to `node`, which is new when `visits` is 0.
    Select {
        /// The node gone to.
        node: u64,
        /// The node come from; nothing at the root.
        parent: Option<u64>,
        /// What leads there.
        action: Option<&'a G::Action>,
        /// The position there.
        position: &'a G,
        /// Who acts there.
        kind: NodeKind,
        /// Visits to it so far.
        visits: u64,
        /// Mean of the values of those visits.
        mean: f64,
        /// What was added to the mean for exploring, where a choice was made.
        bonus: Option<f64>,
    },
    /// A game is played from `node` by dice.
    Simulate {
        /// The node it starts from.
        node: u64,
        /// Its value.
        value: f64,
        /// How many actions it had.
        length: u32,
        /// How many positions were judged for it: one at its end, more where every step counts.
        judged: u32,
    },
    /// Work that led to no node and no value: a game by dice that a limit ended halfway.
    Unfinished {
        /// Positions looked at.
        nodes: u64,
        /// Positions judged.
        leaves: u64,
    },
    /// A sampling search adds a value to a node on its way back.
    Backup {
        /// The node.
        node: u64,
        /// The value added.
        value: f64,
        /// Its visits now.
        visits: u64,
        /// Its mean now.
        mean: f64,
    },
    /// The root has a new best action.
    Best {
        /// The action.
        action: &'a G::Action,
        /// Its value.
        value: f64,
    },
    /// A puzzle search has found a position and put it on its frontier.
    Open {
        /// Number of the new node.
        node: u64,
        /// The node it was found from.
        parent: Option<u64>,
        /// What led here.
        action: Option<&'a G::Action>,
        /// The position found.
        position: &'a G,
        /// Cost of the way here.
        g: u32,
        /// Estimated cost of the rest, if the algorithm asks for it.
        h: Option<u32>,
        /// True on the half of a bidirectional search that starts at the goal.
        from_goal: bool,
    },
    /// A puzzle search takes a position off its frontier and looks at its successors.
    Expand {
        /// The node.
        node: u64,
    },
    /// A cheaper way to a known position was found.
    Reroute {
        /// The node whose way changes.
        node: u64,
        /// The node the new way comes from.
        parent: u64,
        /// The last action of the new way.
        action: &'a G::Action,
        /// The position in which that action is played.
        before: &'a G,
        /// The cost of the new way.
        g: u32,
    },
    /// A successor is not kept.
    Reject {
        /// The node it is a successor of.
        parent: u64,
        /// What would lead to it.
        action: &'a G::Action,
        /// The position in which that action is played: the parent's, but the successor's own on
        /// the half of a bidirectional search that starts at the goal.
        before: &'a G,
        /// Why not.
        reason: Rejection,
    },
    /// Positions of a puzzle that were handled many at a time, and of which nothing single is told.
    Swept {
        /// Positions found.
        nodes: u64,
        /// Positions whose successors were made.
        expanded: u64,
        /// Successors made.
        generated: u64,
    },
    /// A depth-first puzzle search goes back up from a position.
    Close {
        /// The node.
        node: u64,
    },
    /// A goal was reached and the search is content with it.
    Goal {
        /// The node that is a goal, or where the two halves of a bidirectional search meet.
        node: u64,
        /// The cost of the solution.
        cost: u32,
    },
}

/// Who acts at a node of a game tree.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NodeKind {
    /// Player One, who wants large values; also the only player of a one-player game.
    Max,
    /// Player Two, who wants small values.
    Min,
    /// Chance, whose outcomes are averaged.
    Chance,
    /// Nobody: the game is over.
    Over,
}

impl NodeKind {
    /// The kind of a node with this turn.
    #[must_use]
    pub const fn of(turn: crate::Turn) -> Self {
        match turn {
            crate::Turn::Player(crate::Player::One) => Self::Max,
            crate::Turn::Player(crate::Player::Two) => Self::Min,
            crate::Turn::Chance => Self::Chance,
            crate::Turn::Over(_) => Self::Over,
        }
    }

    /// The word used for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Max => "max",
            Self::Min => "min",
            Self::Chance => "chance",
            Self::Over => "over",
        }
    }
}

/// How exact a value is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Bound {
    /// The value itself, as deep as the search looked.
    Exact,
    /// The real value is this or larger.
    Lower,
    /// The real value is this or smaller.
    Upper,
    /// A guess, from samples or incomplete work.
    Estimate,
}

impl Bound {
    /// The word used for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Exact => "exact",
            Self::Lower => "lower",
            Self::Upper => "upper",
            Self::Estimate => "estimate",
        }
    }

    /// The same bound seen by the other player: a lower bound becomes an upper one.
    #[must_use]
    pub const fn flipped(self) -> Self {
        match self {
            Self::Lower => Self::Upper,
            Self::Upper => Self::Lower,
            same => same,
        }
    }
}

/// Where the value of a node comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Source {
    /// From its children.
    Children,
    /// From the evaluator, at the depth limit.
    Evaluator,
    /// From the rules: the game is over.
    Rules,
    /// From the transposition table.
    Table,
    /// The search was stopped here.
    Stopped,
}

impl Source {
    /// The word used for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Children => "children",
            Self::Evaluator => "evaluator",
            Self::Rules => "rules",
            Self::Table => "table",
            Self::Stopped => "stopped",
        }
    }
}

/// Why a puzzle search does not keep a successor.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Rejection {
    /// It is known already. Searches that look for short ways know it by one that is no longer.
    Known,
    /// It lies on the way that leads here.
    OnPath,
    /// It lies beyond the depth or cost of this round.
    BeyondBound,
    /// The beam is full of better ones.
    BeamFull,
    /// The transposition table knows that it was searched in this round, from no farther away.
    InTable,
}

impl Rejection {
    /// The word used for it in files and answers.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Known => "known",
            Self::OnPath => "on-path",
            Self::BeyondBound => "beyond-bound",
            Self::BeamFull => "beam-full",
            Self::InTable => "in-table",
        }
    }
}

/// Watches a search. `()` watches nothing and costs nothing.
pub trait Observer<G: Game> {
    /// `false` lets a search skip work that is done only to describe events.
    const WATCHING: bool = true;

    /// Sees one step. Called in the order in which the steps happen.
    fn see(&mut self, event: Event<'_, G>);
}

impl<G: Game> Observer<G> for () {
    const WATCHING: bool = false;
    #[inline(always)]
    fn see(&mut self, _: Event<'_, G>) {}
}

/// A watcher whose type is forgotten: for searches started from a front end.
pub type Watcher<'a, G> = &'a mut dyn FnMut(Event<'_, G>);

/// Turns a [`Watcher`] into an [`Observer`].
pub struct Tell<'a, G: Game>(pub Watcher<'a, G>);

impl<G: Game> Observer<G> for Tell<'_, G> {
    fn see(&mut self, event: Event<'_, G>) {
        (self.0)(event);
    }
}
