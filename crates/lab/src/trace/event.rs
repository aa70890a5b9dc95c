//! One step of a recorded search, with what is needed to take it back.

use serde::{Deserialize, Serialize};

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
        action: Option<String>,
        /// `max`, `min`, `chance` or `over`.
        kind: String,
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
        action: String,
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
        action: String,
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
        bound: String,
        /// `children`, `evaluator`, `rules`, `table` or `stopped`.
        source: String,
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
        action: Option<String>,
        /// `max`, `min`, `chance` or `over`.
        kind: String,
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
        action: String,
        /// Its value.
        #[serde(with = "any_number")]
        value: f64,
        /// The best before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was: Option<(String, f64)>,
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
        action: Option<String>,
        /// Cost of the way here.
        g: u32,
        /// Estimated cost of the rest.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        h: Option<u32>,
        /// True on the half that starts at the goal.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        from_goal: bool,
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
        /// Its new parent.
        p: u64,
        /// The last action of the new way.
        action: String,
        /// The cost of the new way.
        g: u32,
        /// Its parent before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was_p: Option<u64>,
        /// The last action of the way before.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        was_action: Option<String>,
        /// The cost before.
        was_g: u32,
    },
    /// A successor is not kept.
    Reject {
        /// The node it is a successor of.
        p: u64,
        /// What would lead to it.
        action: String,
        /// `known`, `on-path`, `beyond-bound` or `beam-full`.
        reason: String,
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
        }
    }
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
        if value.is_finite() { crate::number(*value).serialize(serializer) } else { value.to_string().serialize(serializer) }
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
                crate::number(*value).serialize(serializer)
            }

            pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<f64, D::Error> {
                Ok(Option::<f64>::deserialize(deserializer)?.unwrap_or($open))
            }
        }
    };
}
open_end!(open_below, f64::NEG_INFINITY);
open_end!(open_above, f64::INFINITY);
