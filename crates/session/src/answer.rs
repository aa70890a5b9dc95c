//! Answers as text: what a front end shows. [`crate::json`] has them as it sends them on.

use crate::reason::{Measure, Reason};
use crate::session::Session;
use crate::trace::Trace;
use plyground_core::{Bound, Counters, Gesture, Player, Stop, Turn, Unit, Worth};
use std::any::Any;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

/// What a player answers when asked for an action.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The action to play; `None` when the game is over or nothing was found.
    pub best: Option<String>,
    /// The same as the game has it, for [`Session::play_answer`].
    pub chosen: Chosen,
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

/// The action to play, of whatever type the game has.
#[derive(Clone, Default)]
pub struct Chosen(Option<Arc<dyn Any + Send + Sync>>);

impl Chosen {
    pub(crate) fn new<A: Any + Send + Sync>(action: Option<A>) -> Self {
        Self(action.map(|action| Arc::new(action) as Arc<dyn Any + Send + Sync>))
    }

    pub(crate) fn action<A: Any>(&self) -> Option<&A> {
        self.0.as_ref()?.downcast_ref()
    }
}

impl fmt::Debug for Chosen {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() { "Chosen(..)" } else { "Chosen(nothing)" })
    }
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
    /// How it is entered on the board, where that was asked for.
    pub gesture: Option<Gesture>,
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
}
