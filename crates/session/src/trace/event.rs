//! One step of a recorded search, with what is needed to take it back.

use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::sync::Arc;

/// A word of a fixed list, such as `max` or `table`.
pub type Word = Cow<'static, str>;

/// An action as the game writes it. The same text is kept once for all events that have it.
pub type ActionText = Arc<str>;

/// Work done, as far as it is counted event by event.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(default)]
pub struct Counts {
    /// Positions looked at.
    #[serde(skip_serializing_if = "is_zero")]
    pub nodes: u64,
    /// Positions judged by the evaluator or by the rules.
    #[serde(skip_serializing_if = "is_zero")]
    pub leaves: u64,
    /// Nodes whose remaining actions needed no look.
    #[serde(skip_serializing_if = "is_zero")]
    pub cutoffs: u64,
    /// Nodes answered by the transposition table.
    #[serde(skip_serializing_if = "is_zero")]
    pub table_hits: u64,
    /// Positions whose successors were made (puzzles).
    #[serde(skip_serializing_if = "is_zero")]
    pub expanded: u64,
    /// Successors made (puzzles).
    #[serde(skip_serializing_if = "is_zero")]
    pub generated: u64,
    /// Games played by dice (sampling).
    #[serde(skip_serializing_if = "is_zero")]
    pub simulations: u64,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_zero(count: &u64) -> bool {
    *count == 0
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
fn is_one(count: &u32) -> bool {
    *count == 1
}

const fn one() -> u32 {
    1
}

impl Counts {
    fn each(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self {
            nodes: join(self.nodes, other.nodes),
            leaves: join(self.leaves, other.leaves),
            cutoffs: join(self.cutoffs, other.cutoffs),
            table_hits: join(self.table_hits, other.table_hits),
            expanded: join(self.expanded, other.expanded),
            generated: join(self.generated, other.generated),
            simulations: join(self.simulations, other.simulations),
        }
    }
}

impl std::ops::AddAssign for Counts {
    fn add_assign(&mut self, other: Self) {
        *self = self.each(other, |mine, theirs| mine + theirs);
    }
}

impl std::ops::SubAssign for Counts {
    fn sub_assign(&mut self, other: Self) {
        *self = self.each(other, |mine, theirs| mine - theirs);
    }
}

/// Lower and upper limit of the values that still matter. An end that is open is `null` in JSON.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Window {
    /// The lower limit, alpha.
    #[serde(with = "open_below")]
    pub alpha: f64,
    /// The upper limit, beta.
    #[serde(with = "open_above")]
    pub beta: f64,
}

/// One step of a search. Fields that begin with `was` hold what the step changed, so that it
/// can be undone exactly.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "t", rename_all = "kebab-case")]
pub enum TraceEvent {
    /// A new round of deepening.
    Iteration {
        /// Its bound.
        bound: u32,
        /// The bound before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<u32>,
    },
    /// A position is visited.
    Enter {
        /// Its number.
        n: u64,
        /// The number of its parent.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        p: Option<u64>,
        /// What led here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<ActionText>,
        /// `max`, `min`, `chance` or `over`.
        kind: Word,
        /// Decisions left.
        depth: u32,
        /// The window it is searched with.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        window: Option<Window>,
        /// How likely chance leads here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        probability: Option<f64>,
    },
    /// A child's value has come back.
    Child {
        /// The parent.
        n: u64,
        /// What led to the child.
        action: ActionText,
        /// The child's value.
        #[serde(with = "any_number")]
        value: f64,
        /// The parent's best so far.
        #[serde(with = "any_number")]
        best: f64,
        /// Its best before.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_option")]
        was_best: Option<f64>,
        /// The parent's window now.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        window: Option<Window>,
        /// Its window before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was_window: Option<Window>,
    },
    /// The rest of a node's actions is skipped.
    Cut {
        /// The node.
        n: u64,
        /// The action that showed it.
        action: ActionText,
        /// What that action is worth.
        #[serde(with = "any_number")]
        value: f64,
        /// What the other player has elsewhere.
        #[serde(with = "any_number")]
        limit: f64,
        /// How many actions were not looked at.
        skipped: usize,
    },
    /// A position is done.
    Leave {
        /// Its number.
        n: u64,
        /// The value returned.
        #[serde(with = "any_number")]
        value: f64,
        /// `exact`, `lower`, `upper` or `estimate`.
        bound: Word,
        /// `children`, `evaluator`, `rules`, `table` or `stopped`.
        source: Word,
    },
    /// Outcomes of chance that are too unlikely to be searched.
    Omit {
        /// The chance node.
        n: u64,
        /// How many outcomes were left out.
        outcomes: usize,
        /// How likely they are together.
        probability: f64,
    },
    /// A sampling search goes down to a node.
    Select {
        /// The node.
        n: u64,
        /// The node it comes from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        p: Option<u64>,
        /// What leads there.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<ActionText>,
        /// `max`, `min`, `chance` or `over`.
        kind: Word,
        /// True when the node was not there before.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        new: bool,
        /// What was added to its mean for exploring.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_option")]
        bonus: Option<f64>,
        /// What was added the last time.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_option")]
        was_bonus: Option<f64>,
    },
    /// A game is played by dice.
    Simulate {
        /// The node it starts from.
        n: u64,
        /// Its value.
        #[serde(with = "any_number")]
        value: f64,
        /// How many actions it had.
        length: u32,
        /// How many positions were judged for it.
        #[serde(default = "one", skip_serializing_if = "is_one")]
        judged: u32,
    },
    /// A value is added to a node.
    Backup {
        /// The node.
        n: u64,
        /// The value.
        #[serde(with = "any_number")]
        value: f64,
        /// Its visits now.
        visits: u64,
        /// Its mean now.
        #[serde(with = "any_number")]
        mean: f64,
        /// Its visits before.
        was_visits: u64,
        /// Its mean before.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "any_option")]
        was_mean: Option<f64>,
    },
    /// The root has a new best action.
    Best {
        /// The action.
        action: ActionText,
        /// Its value.
        #[serde(with = "any_number")]
        value: f64,
        /// The best before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<(ActionText, f64)>,
    },
    /// A puzzle position is put on the frontier.
    Open {
        /// Its number.
        n: u64,
        /// The node it was found from.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        p: Option<u64>,
        /// What led here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        action: Option<ActionText>,
        /// Cost of the way here.
        g: u32,
        /// Estimated cost of the rest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        h: Option<u32>,
        /// True on the half that starts at the goal.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        from_goal: bool,
        /// The position, where no actions from the root lead to it: on the half that starts at the goal.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        position: Option<String>,
    },
    /// A puzzle position is taken off the frontier.
    Expand {
        /// Its number.
        n: u64,
    },
    /// A cheaper way to a known position.
    Reroute {
        /// The position.
        n: u64,
        /// Its new parent, if that was recorded.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        p: Option<u64>,
        /// The last action of the new way.
        action: ActionText,
        /// The cost of the new way.
        g: u32,
        /// Its parent before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was_p: Option<u64>,
        /// The last action of the way before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was_action: Option<ActionText>,
        /// The cost before.
        was_g: u32,
    },
    /// A successor is not kept.
    Reject {
        /// The node it is a successor of.
        p: u64,
        /// What would lead to it.
        action: ActionText,
        /// `known`, `on-path`, `beyond-bound`, `beam-full` or `in-table`.
        reason: Word,
    },
    /// A depth-first puzzle search goes back up.
    Close {
        /// The node it leaves.
        n: u64,
    },
    /// A goal is reached.
    Goal {
        /// The node.
        n: u64,
        /// The cost of the solution.
        cost: u32,
    },
    /// Work that was only counted.
    Skip {
        /// The recorded node below which it was done, if there is one.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        n: Option<u64>,
        /// How much.
        #[serde(flatten)]
        counts: Counts,
    },
}

impl TraceEvent {
    /// The number of the node this step is about.
    #[must_use]
    pub fn node(&self) -> Option<u64> {
        match self {
            Self::Iteration { .. } | Self::Best { .. } => None,
            Self::Enter { n, .. }
            | Self::Child { n, .. }
            | Self::Cut { n, .. }
            | Self::Leave { n, .. }
            | Self::Omit { n, .. }
            | Self::Select { n, .. }
            | Self::Simulate { n, .. }
            | Self::Backup { n, .. }
            | Self::Open { n, .. }
            | Self::Expand { n }
            | Self::Reroute { n, .. }
            | Self::Close { n }
            | Self::Goal { n, .. } => Some(*n),
            Self::Reject { p, .. } => Some(*p),
            Self::Skip { n, .. } => *n,
        }
    }

    /// What this step adds to the work done.
    #[must_use]
    pub fn counts(&self) -> Counts {
        let none = Counts::default();
        match self {
            Self::Enter { .. } | Self::Select { .. } => Counts { nodes: 1, ..none },
            Self::Cut { .. } => Counts { cutoffs: 1, ..none },
            Self::Leave { source, .. } => counts_of_source(source),
            Self::Simulate { length, judged, .. } => Counts { simulations: 1, nodes: (*length).into(), leaves: (*judged).into(), ..none },
            Self::Open { p, .. } => Counts { nodes: 1, generated: p.is_some().into(), ..none },
            Self::Expand { .. } => Counts { expanded: 1, ..none },
            Self::Reroute { .. } => Counts { generated: 1, ..none },
            Self::Reject { reason, .. } => counts_of_rejection(reason),
            Self::Skip { counts, .. } => *counts,
            Self::Iteration { .. }
            | Self::Child { .. }
            | Self::Omit { .. }
            | Self::Backup { .. }
            | Self::Best { .. }
            | Self::Close { .. }
            | Self::Goal { .. } => none,
        }
    }

    /// True when the step brings a node that was not there before.
    #[must_use]
    pub fn is_birth(&self) -> bool {
        matches!(self, Self::Enter { .. } | Self::Open { .. } | Self::Select { new: true, .. })
    }

    /// `enter`, `cut`, … as in the trace's file.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Self::Iteration { .. } => "iteration",
            Self::Enter { .. } => "enter",
            Self::Child { .. } => "child",
            Self::Cut { .. } => "cut",
            Self::Leave { .. } => "leave",
            Self::Omit { .. } => "omit",
            Self::Select { .. } => "select",
            Self::Simulate { .. } => "simulate",
            Self::Backup { .. } => "backup",
            Self::Best { .. } => "best",
            Self::Open { .. } => "open",
            Self::Expand { .. } => "expand",
            Self::Reroute { .. } => "reroute",
            Self::Reject { .. } => "reject",
            Self::Close { .. } => "close",
            Self::Goal { .. } => "goal",
            Self::Skip { .. } => "skip",
        }
    }
}

/// What leaving a node counts as: a leaf, an answer of the table, or neither.
pub(super) fn counts_of_source(source: &str) -> Counts {
    Counts { leaves: matches!(source, "evaluator" | "rules").into(), table_hits: (source == "table").into(), ..Counts::default() }
}

/// What a successor that is not kept counts as: one made, perhaps one that the table knew.
pub(super) fn counts_of_rejection(reason: &str) -> Counts {
    Counts { generated: 1, table_hits: (reason == "in-table").into(), ..Counts::default() }
}

/// Infinite numbers as text, since JSON has none.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
mod any_number {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    #[serde(untagged)]
    enum Any {
        Number(f64),
        Text(String),
    }

    pub(super) fn serialize<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
        if value.is_finite() { crate::Number(*value).serialize(serializer) } else { value.to_string().serialize(serializer) }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
        match Any::deserialize(deserializer)? {
            Any::Number(value) => Ok(value),
            Any::Text(text) => text.parse().map_err(serde::de::Error::custom),
        }
    }
}

#[allow(clippy::ref_option, reason = "serde hands out references")]
mod any_option {
    use serde::{Deserialize, Deserializer, Serializer};

    #[derive(Deserialize)]
    struct Wrapped(#[serde(with = "super::any_number")] f64);

    pub(super) fn serialize<S: Serializer>(value: &Option<f64>, serializer: S) -> Result<S::Ok, S::Error> {
        match value {
            Some(value) => super::any_number::serialize(value, serializer),
            None => serializer.serialize_none(),
        }
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<f64>, D::Error> {
        Ok(Option::<Wrapped>::deserialize(deserializer)?.map(|wrapped| wrapped.0))
    }
}

macro_rules! open_end {
    ($name:ident, $open:expr) => {
        #[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands out references")]
        mod $name {
            use serde::{Deserialize, Deserializer, Serialize, Serializer};

            pub(super) fn serialize<S: Serializer>(value: &f64, serializer: S) -> Result<S::Ok, S::Error> {
                crate::Number(*value).serialize(serializer)
            }

            pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
                Ok(Option::<f64>::deserialize(deserializer)?.unwrap_or($open))
            }
        }
    };
}
open_end!(open_below, f64::NEG_INFINITY);
open_end!(open_above, f64::INFINITY);
