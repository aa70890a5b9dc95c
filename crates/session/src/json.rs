//! Answers as JSON: the fields that every front end agrees on.

use crate::answer::{Answer, JudgedAction, SolverAnswer};
use crate::numbers::Number;
use plyground_core::{Bound, Counters, Gesture, Player, Stop, Unit, Worth};
use serde::Serialize;

/// A value with all that is known about it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ValueDetail {
    /// How exact it is.
    #[serde(rename = "type")]
    bound: Bound,
    /// The value, from Player One's view.
    v: Number,
    /// Who wins, when that is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<Player>,
    /// After how many actions, when that is settled.
    #[serde(skip_serializing_if = "Option::is_none")]
    win_in: Option<u32>,
    /// Player One's share of the points, where the value is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    p: Option<f64>,
    /// How far the real value may be from this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    ci: Option<Number>,
}

impl From<&Worth> for ValueDetail {
    fn from(worth: &Worth) -> Self {
        Self {
            bound: worth.bound,
            v: Number(worth.value),
            winner: worth.decided.map(|(winner, _)| winner),
            win_in: worth.decided.map(|(_, plies)| plies),
            p: (worth.unit == Unit::Probability).then_some(worth.value),
            ci: worth.margin.map(Number),
        }
    }
}

impl ValueDetail {
    /// A value of which nothing more is known than how exact it is.
    #[must_use]
    pub const fn new(bound: Bound, value: f64) -> Self {
        Self { bound, v: Number(value), winner: None, win_in: None, p: None, ci: None }
    }
}

/// What a player answers. Values are Player One's view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct AnswerJson {
    /// The action to play.
    best: Option<String>,
    /// What the position is worth.
    value: Number,
    /// The same with all that is known about it.
    value_detail: ValueDetail,
    /// The legal actions as far as they were judged.
    actions: Vec<JudgedActionJson>,
    /// How many judged actions are not listed, because there are so many; none of them is better than those that are.
    #[serde(skip_serializing_if = "is_zero")]
    #[cfg_attr(feature = "schema", schemars(default))]
    actions_left_out: usize,
    /// The play both sides are expected to follow.
    line: Vec<String>,
    /// The work done.
    #[serde(flatten)]
    counters: Counters,
    /// The time it took.
    seconds: f64,
    /// Why the search stopped.
    stopped: Stop,
}

/// One legal action with its value.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "JudgedAction"))]
pub struct JudgedActionJson {
    /// The action.
    action: String,
    /// What it is worth.
    value: Number,
    /// The same with all that is known about it.
    value_detail: ValueDetail,
    /// Positions looked at below it.
    nodes: u64,
    /// The depth it was judged at.
    depth: u32,
    /// The play both sides are expected to follow, starting with the action.
    line: Vec<String>,
    /// What a screen needs to show it on the board.
    #[serde(flatten)]
    on_board: Option<OnBoard>,
}

/// A judged action on the board.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct OnBoard {
    /// Player One's share of the game by its value, from 0 to 1.
    share: Option<f64>,
    /// How it is entered.
    gesture: Option<Gesture>,
}

impl From<&Answer> for AnswerJson {
    fn from(answer: &Answer) -> Self {
        Self {
            best: answer.best.clone(),
            value: Number(answer.worth.value),
            value_detail: (&answer.worth).into(),
            actions: answer.actions.iter().map(JudgedActionJson::from).collect(),
            actions_left_out: answer.left_out,
            line: answer.line.clone(),
            counters: answer.counters,
            seconds: answer.elapsed.as_secs_f64(),
            stopped: answer.stopped,
        }
    }
}

impl From<&JudgedAction> for JudgedActionJson {
    fn from(judged: &JudgedAction) -> Self {
        Self {
            action: judged.action.clone(),
            value: Number(judged.worth.value),
            value_detail: (&judged.worth).into(),
            nodes: judged.nodes,
            depth: judged.depth,
            line: judged.line.clone(),
            on_board: None,
        }
    }
}

impl AnswerJson {
    /// The same with what a screen needs to show every action on the board.
    #[must_use]
    pub fn on_board(answer: &Answer) -> Self {
        let mut shown = Self::from(answer);
        for (action, judged) in shown.actions.iter_mut().zip(&answer.actions) {
            action.on_board = Some(OnBoard { share: answer.share(&judged.worth), gesture: judged.gesture.clone() });
        }
        shown
    }
}

/// What a puzzle solver answers.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SolverJson {
    /// True when a way to the goal was found.
    solved: bool,
    /// What the way costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    /// True when no cheaper way exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<bool>,
    /// The way, first action to last.
    #[serde(skip_serializing_if = "Option::is_none")]
    steps: Option<Vec<String>>,
    /// The work done.
    #[serde(flatten)]
    counters: Counters,
    /// The time it took.
    seconds: f64,
    /// Why it stopped.
    stopped: Stop,
}

impl From<&SolverAnswer> for SolverJson {
    fn from(answer: &SolverAnswer) -> Self {
        let steps = answer.steps.as_ref();
        Self {
            solved: steps.is_some(),
            cost: steps.map(|steps| steps.cost),
            optimal: steps.map(|steps| steps.is_optimal),
            steps: steps.map(|steps| steps.actions.clone()),
            counters: answer.counters,
            seconds: answer.elapsed.as_secs_f64(),
            stopped: answer.stopped,
        }
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks by reference")]
const fn is_zero(count: &usize) -> bool {
    *count == 0
}
