//! Answers as text: what a front end shows or sends on.

use crate::numbers::number;
use crate::reason::{Measure, Reason};
use crate::session::Session;
use crate::trace::Trace;
use plyground_core::{Bound, Counters, Player, Stop, Turn, Unit, Worth};
use serde_json::{Map, Value, json};
use std::time::Duration;

/// What a player answers when asked for an action.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The action to play; `None` when the game is over or nothing was found.
    pub best: Option<String>,
    /// What the position is worth, from Player One's view.
    pub worth: Worth,
    /// The legal actions as far as they were judged.
    pub actions: Vec<JudgedAction>,
    /// How many judged actions are not among them, because there are so many; none of those written
    /// down is worse.
    pub left_out: usize,
    /// The play both sides are expected to follow.
    pub line: Vec<String>,
    /// The work done.
    pub counters: Counters,
    /// Why the search stopped.
    pub stopped: Stop,
    /// The time it took.
    pub elapsed: Duration,
    /// The value at which Player One would win three games of four.
    pub edge: f64,
    /// What the values of the actions count.
    pub measure: Measure,
    /// The story of the search, if asked for.
    pub trace: Option<Trace>,
}

/// One legal action with its value.
#[derive(Clone, Debug)]
pub struct JudgedAction {
    /// The action.
    pub action: String,
    /// What it is worth, from Player One's view.
    pub worth: Worth,
    /// Positions looked at below it.
    pub nodes: u64,
    /// The depth it was judged at.
    pub depth: u32,
    /// The play both sides are expected to follow, starting with the action.
    pub line: Vec<String>,
}

/// What a puzzle solver answers.
#[derive(Clone, Debug)]
pub struct SolverAnswer {
    /// The way, if one was found.
    pub steps: Option<Steps>,
    /// The work done.
    pub counters: Counters,
    /// Why it stopped: [`Stop::Complete`] without steps means that there is no way.
    pub stopped: Stop,
    /// The time it took.
    pub elapsed: Duration,
    /// The story of the search, if asked for.
    pub trace: Option<Trace>,
}

/// A way to the goal.
#[derive(Clone, Debug)]
pub struct Steps {
    /// The actions, first to last.
    pub actions: Vec<String>,
    /// The position after each of them.
    pub positions: Vec<String>,
    /// What they cost together.
    pub cost: u32,
    /// True when no cheaper way exists.
    pub is_optimal: bool,
}

/// One thing that can happen in a position, and where it leads.
#[derive(Clone, PartialEq, Debug)]
pub struct Successor {
    /// The action or the outcome of chance.
    pub action: String,
    /// The position after it.
    pub position: String,
    /// How likely it is, where chance decides.
    pub probability: Option<f64>,
    /// The same as an exact fraction, where the game can tell.
    pub exact: Option<String>,
}

impl Answer {
    /// Tells which values come from an earlier, less deep round of the search: they say nothing beside the
    /// value of the action to play.
    pub fn outdated(&self) -> impl Fn(&JudgedAction) -> bool + Copy + use<> {
        let chosen = self.actions.iter().find(|judged| self.best.as_ref() == Some(&judged.action));
        let depth = chosen.filter(|_| self.measure == Measure::Value).map_or(0, |chosen| chosen.depth);
        move |judged| judged.worth.bound == Bound::Estimate && judged.depth < depth
    }

    /// The judged actions whose values can be compared with each other.
    pub fn comparable(&self) -> impl Iterator<Item = &JudgedAction> {
        let is_outdated = self.outdated();
        self.actions.iter().filter(move |judged| !is_outdated(judged))
    }

    /// How the action to play compares with the others of the position that a session is at, where the
    /// answer was asked for.
    #[must_use]
    pub fn reason(&self, session: &dyn Session) -> Option<Reason> {
        let Turn::Player(mover) = session.turn() else { return None };
        Reason::of(self, mover, session.options(0).total)
    }

    /// Player One's share of the game by a value, from 0 to 1: what an evaluation bar shows.
    /// `None` where the value says nothing about winning, as for an unknown one.
    #[must_use]
    pub fn share(&self, worth: &Worth) -> Option<f64> {
        match (worth.decided, worth.unit) {
            (Some((winner, _)), _) => Some(if winner == Player::One { 1.0 } else { 0.0 }),
            (None, Unit::Probability) => Some(worth.value),
            (None, Unit::Points) if worth.value.is_finite() => Some(1.0 / (1.0 + libm::pow(3.0, -worth.value / self.edge))),
            (None, Unit::Points) => None,
        }
    }

    /// The fields every front end agrees on.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        fields.insert("best".into(), json!(self.best));
        fields.insert("value".into(), number(self.worth.value));
        fields.insert("value_detail".into(), detail(&self.worth));
        let actions: Vec<Value> = self.actions.iter().map(JudgedAction::to_json).collect();
        fields.insert("actions".into(), actions.into());
        if self.left_out > 0 {
            fields.insert("actions_left_out".into(), self.left_out.into());
        }
        fields.insert("line".into(), json!(self.line));
        insert_counters(&mut fields, &self.counters);
        fields.insert("seconds".into(), self.elapsed.as_secs_f64().into());
        fields.insert("stopped".into(), self.stopped.word().into());
        fields
    }
}

impl JudgedAction {
    fn to_json(&self) -> Value {
        json!({
            "action": self.action,
            "value": number(self.worth.value),
            "value_detail": detail(&self.worth),
            "nodes": self.nodes,
            "depth": self.depth,
            "line": self.line,
        })
    }
}

impl SolverAnswer {
    /// The fields every front end agrees on.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        fields.insert("solved".into(), self.steps.is_some().into());
        if let Some(steps) = &self.steps {
            fields.insert("cost".into(), steps.cost.into());
            fields.insert("optimal".into(), steps.is_optimal.into());
            fields.insert("steps".into(), json!(steps.actions));
        }
        insert_counters(&mut fields, &self.counters);
        fields.insert("seconds".into(), self.elapsed.as_secs_f64().into());
        fields.insert("stopped".into(), self.stopped.word().into());
        fields
    }
}

/// A value with all that is known about it.
fn detail(worth: &Worth) -> Value {
    let mut fields = Map::new();
    fields.insert("type".into(), worth.bound.word().into());
    fields.insert("v".into(), number(worth.value));
    if let Some((winner, plies)) = worth.decided {
        fields.insert("winner".into(), winner.to_string().into());
        fields.insert("win_in".into(), plies.into());
    }
    if worth.unit == Unit::Probability {
        fields.insert("p".into(), worth.value.into());
    }
    if let Some(margin) = worth.margin {
        fields.insert("ci".into(), number(margin));
    }
    fields.into()
}

fn insert_counters(fields: &mut Map<String, Value>, counters: &Counters) {
    for (name, count) in [
        ("nodes", counters.nodes),
        ("leaves", counters.leaves),
        ("cutoffs", counters.cutoffs),
        ("table_hits", counters.table_hits),
        ("depth", counters.depth.into()),
        ("expanded", counters.expanded),
        ("generated", counters.generated),
        ("frontier_max", counters.frontier_max),
        ("simulations", counters.simulations),
        ("peak_memory_bytes", counters.peak_memory_bytes as u64),
    ] {
        fields.insert(name.into(), count.into());
    }
}
