//! Why an action was chosen, as far as the values that the player reports can tell.
//!
//! Not every player takes the best action it sees: a level for beginners errs on purpose, a sampling player may
//! take what it has tried most, a search that was stopped has not seen everything, and [`random`] compares
//! nothing. So what is said about a choice is worked out here from the reported values alone, once for
//! every front end, and never from the name of the player.
//!
//! ```text
//!   red to move      4 = 10    3 = 14    2 ≤ 9      chosen 3: best     no other action is better
//!                    4 = 10    3 =  7    2 ≤ 9      chosen 3: below    4 was worth 10
//!                    4 = 10    3 = 14    2 ?        chosen 3: leading  2 was not judged
//! ```
//!
//! **Contract.** [`Best`](Standing::Best) and [`Tied`](Standing::Tied) are said only when no legal action can be better
//! for the mover by what is reported: every other one has a value that is no better, or the value of the whole
//! position is known exactly and the chosen action reaches it.
//!
//! [`random`]: plyground_search::baseline::random

use crate::answer::{Answer, JudgedAction};
use crate::catalogue::Entry;
use crate::player::Player;
use plyground_core::{Bound, Player as Seat};
use serde::{Deserialize, Serialize};

/// How the chosen action compares with the others.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "ReasonStanding"))]
pub enum Standing {
    /// There is no other legal action.
    Only,
    /// The player says nothing about what the chosen action is worth.
    Unjudged,
    /// Another action is better for the mover.
    Below,
    /// No other action is better, and none is known to be as good.
    Best,
    /// No other action is better, and at least one is as good.
    Tied,
    /// No other action has a better value, but the difference to one, if any, lies within their margins.
    Close,
    /// No action that was compared is better, but not all of them could be compared.
    Leading,
}

/// What the values count.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Measure {
    /// What a search says an action is worth.
    Value,
    /// The mean of the games that were played after an action.
    Mean,
    /// Their sum.
    Sum,
}

impl Measure {
    /// What this player reports.
    #[must_use]
    pub fn of(entry: &Entry, player: &Player) -> Self {
        let is_sampler = entry.player(player.spec.id).is_ok_and(|info| info.family == "sampling");
        match player.settings.word("choose") {
            Some("sum") if is_sampler => Self::Sum,
            _ if is_sampler => Self::Mean,
            _ => Self::Value,
        }
    }
}

/// One action of a comparison.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Compared {
    /// The action.
    pub action: String,
    /// What it is worth, from Player One's view, where that is a number.
    pub value: Option<f64>,
    /// `exact`, `lower`, `upper` or `estimate`, from Player One's view.
    pub bound: String,
    /// How far the real value may be from this one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub margin: Option<f64>,
    /// Positions looked at below it; of sampling players the games played after it.
    pub nodes: u64,
}

impl From<&JudgedAction> for Compared {
    fn from(judged: &JudgedAction) -> Self {
        let worth = &judged.worth;
        let finite = |number: f64| Some(number).filter(|number| number.is_finite());
        Self {
            action: judged.action.clone(),
            value: finite(worth.value),
            bound: worth.bound.word().into(),
            margin: worth.margin.and_then(finite),
            nodes: judged.nodes,
        }
    }
}

/// Why an action was chosen: how its value compares with those of the others.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Reason {
    /// Who chose: `one` or `two`.
    pub by: String,
    /// How the chosen action compares with the others.
    pub standing: Standing,
    /// What the values count.
    pub measure: Measure,
    /// How many actions were legal, as far as they were counted: in a long turn of Barjis there can be millions.
    pub legal: usize,
    /// How many of them have a value.
    pub judged: usize,
    /// Positions looked at below all of them; of sampling players all games played.
    pub nodes: u64,
    /// True when more was looked at below the chosen action than below any other.
    pub is_looked_at_most: bool,
    /// The chosen action, where it has a value.
    pub chosen: Option<Compared>,
    /// The best of the other actions that can be compared with it.
    pub rival: Option<Compared>,
}

impl Reason {
    /// Compares what was chosen with the rest of an answer; `None` when nothing was chosen.
    ///
    /// `mover` chose among `legal` actions.
    #[must_use]
    pub fn of(answer: &Answer, mover: Seat, legal: usize) -> Option<Self> {
        let best = answer.best.as_ref()?;
        let (own, others): (Vec<_>, Vec<_>) = answer.actions.iter().partition(|judged| judged.action == *best);
        let chosen = own.first().copied();
        let comparison = chosen.map(|chosen| Comparison::new(answer, mover, legal, chosen, &others));
        let standing = match &comparison {
            _ if legal == 1 => Standing::Only,
            None => Standing::Unjudged,
            Some(comparison) => comparison.standing(),
        };
        Some(Self {
            by: mover.to_string(),
            standing,
            measure: answer.measure,
            legal,
            judged: answer.actions.len(),
            nodes: answer.actions.iter().map(|judged| judged.nodes).sum(),
            is_looked_at_most: chosen.is_some_and(|chosen| others.iter().all(|other| other.nodes < chosen.nodes)),
            chosen: chosen.map(Compared::from),
            rival: comparison.as_ref().and_then(Comparison::rival).map(|view| view.judged.into()),
        })
    }
}

/// A judged action as the mover sees it: larger is better.
#[derive(Clone, Copy)]
struct View<'a> {
    judged: &'a JudgedAction,
    value: f64,
    bound: Bound,
    /// How far the real value may be from `value`.
    margin: f64,
}

/// The chosen action beside those that can be compared with it.
struct Comparison<'a> {
    chosen: View<'a>,
    /// Best first.
    others: Vec<View<'a>>,
    /// True when every other legal action is among `others`.
    has_all: bool,
    /// True when the whole position is known to be worth what the chosen action is worth.
    reaches_root: bool,
}

impl<'a> Comparison<'a> {
    fn new(answer: &Answer, mover: Seat, legal: usize, chosen: &'a JudgedAction, others: &[&'a JudgedAction]) -> Self {
        let (measure, is_outdated) = (answer.measure, answer.outdated());
        let comparable = others.iter().filter(|judged| !is_outdated(judged) && judged.worth.value.is_finite());
        let mut others: Vec<View<'a>> = comparable.map(|judged| view(judged, mover, measure)).collect();
        others.sort_by(|a, b| b.value.total_cmp(&a.value).then(is_at_most(a).cmp(&is_at_most(b))));
        let (root, own) = (&answer.worth, &chosen.worth);
        let is_exact = root.bound == Bound::Exact && own.bound == Bound::Exact;
        let reaches_root = is_exact && root.value.total_cmp(&own.value).is_eq();
        // Actions that are not written down are no better, if the search came to its end.
        let left_out = if root.bound == Bound::Exact { answer.left_out } else { 0 };
        Self { chosen: view(chosen, mover, measure), has_all: others.len() + 1 + left_out >= legal, others, reaches_root }
    }

    fn standing(&self) -> Standing {
        let chosen = &self.chosen;
        if self.is_beaten() {
            return Standing::Below;
        }
        // What is only known to be at most its value may be worth less than the others, and what the others
        // are at least, they may be more.
        let is_settled =
            chosen.bound != Bound::Upper && self.others.iter().all(|other| other.bound != Bound::Lower && other.value <= chosen.value);
        if !is_settled || !(self.has_all || self.reaches_root) {
            return Standing::Leading;
        }
        if self.others.iter().any(|other| self.is_close(other)) {
            return Standing::Close;
        }
        let is_equal = |other: &View<'_>| !is_at_most(other) && other.value >= chosen.value;
        if self.others.iter().any(is_equal) { Standing::Tied } else { Standing::Best }
    }

    /// True when the margins leave open which of the chosen action and this one is worth more.
    fn is_close(&self, other: &View<'_>) -> bool {
        let margins = self.chosen.margin + other.margin;
        margins > 0.0 && self.chosen.value - other.value <= margins
    }

    /// True when another action is reported to be worth more, and the chosen one cannot be worth more still.
    fn is_beaten(&self) -> bool {
        self.chosen.bound != Bound::Lower && self.others.iter().any(|other| !is_at_most(other) && other.value > self.chosen.value)
    }

    /// The best of the others: where one beats the chosen action, the best of those that do; where some
    /// are too close to tell, the one of them that may be worth most.
    fn rival(&self) -> Option<View<'a>> {
        let beats = |other: &&View<'_>| self.is_beaten() && !is_at_most(other);
        let most = |view: &View<'_>| view.value + view.margin;
        let close = || self.others.iter().filter(|other| self.is_close(other)).rev().max_by(|a, b| most(a).total_cmp(&most(b)));
        let rival = if self.standing() == Standing::Close { close() } else { self.others.iter().find(beats) };
        rival.or(self.others.first()).copied()
    }
}

/// True for an action that is only known to be no better than its value.
fn is_at_most(view: &View<'_>) -> bool {
    view.bound == Bound::Upper
}

/// An action as the mover sees it.
fn view(judged: &JudgedAction, mover: Seat, measure: Measure) -> View<'_> {
    let worth = &judged.worth;
    let (value, bound) = match (mover, worth.bound) {
        (Seat::One, bound) => (worth.value, bound),
        (Seat::Two, Bound::Lower) => (-worth.value, Bound::Upper),
        (Seat::Two, Bound::Upper) => (-worth.value, Bound::Lower),
        (Seat::Two, bound) => (-worth.value, bound),
    };
    // One game says nothing about how far off its mean is.
    let unknown = if measure == Measure::Value { 0.0 } else { f64::INFINITY };
    View { judged, value, bound, margin: worth.margin.unwrap_or(unknown) }
}
