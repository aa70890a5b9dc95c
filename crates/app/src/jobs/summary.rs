//! What a search found, as it is told.

use super::job::Point;
use crate::traces::TraceHead;
use plyground_lab::review::{JudgementJson, ReviewJson};
use plyground_lab::{Answer, AnswerJson, Bound, Counters, Number, Reason, Session, SolverAnswer, SolverJson, Stop, ValueDetail};
use serde::Serialize;

/// What a search found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
#[serde(untagged)]
pub(crate) enum Summary {
    /// What the actions of a position are worth.
    Answer(AnswerSummary),
    /// A way to the goal of a puzzle.
    Solution(SolutionSummary),
    /// A recorded search.
    Recording(RecordingSummary),
    /// A whole game, judged.
    Review(ReviewSummary),
}

/// What was asked: by whom, and where.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Asked {
    /// The player spec.
    player: String,
    /// The position.
    position: String,
    /// Actions before it in the session.
    ply: usize,
    /// Its node in the session's tree.
    node: usize,
}

impl Asked {
    /// A player that was asked about the position of a session.
    pub fn new(player: String, session: &dyn Session, point: &Point) -> Self {
        Self { player, position: session.position(), ply: point.ply, node: point.node }
    }
}

/// What a search found. Values are Player One's view; share is Player One's share of the game from 0 to 1.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Answer"))]
pub(crate) struct AnswerSummary {
    #[serde(flatten)]
    answer: AnswerJson,
    /// Player One's share of the game by the value.
    share: Option<f64>,
    /// How the action to play compares with the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    /// What was played.
    #[serde(skip_serializing_if = "Option::is_none")]
    action: Option<String>,
    #[serde(flatten)]
    asked: Asked,
}

impl AnswerSummary {
    /// The answer to what was asked about the position of a session, and what was played.
    pub fn new(answer: &Answer, session: &dyn Session, asked: Asked, action: Option<String>) -> Self {
        Self { answer: AnswerJson::on_board(answer), share: answer.share(&answer.worth), reason: answer.reason(session), action, asked }
    }
}

/// What a solver of puzzles found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Solution"))]
pub(crate) struct SolutionSummary {
    #[serde(flatten)]
    solution: SolverJson,
    #[serde(flatten)]
    asked: Asked,
}

impl SolutionSummary {
    /// The answer of a solver.
    pub fn new(answer: &SolverAnswer, asked: Asked) -> Self {
        Self { solution: answer.into(), asked }
    }
}

/// A recorded search: what it found, what it did, and the name of its trace. `events`, `whole` and `levels` say how much of it was
/// recorded: all if `whole` is null, else the first so many nodes, and of later ones those of the top levels.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Recording"))]
pub(crate) struct RecordingSummary {
    /// The name of the trace.
    pub trace: String,
    #[serde(flatten)]
    pub head: TraceHead,
    /// The seed of the player.
    pub seed: u64,
    #[serde(flatten)]
    pub found: Found,
}

/// What a recorded search found.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct Found {
    /// The action to play.
    best: Option<String>,
    /// What the root is worth.
    value: Option<Number>,
    /// The same with all that is known about it.
    value_detail: Option<ValueDetail>,
    /// The play both sides are expected to follow, or the way to the goal.
    line: Vec<String>,
    /// Player One's share of the game by the value.
    #[serde(skip_serializing_if = "Option::is_none")]
    share: Option<f64>,
    /// How the action to play compares with the others.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    /// True when a puzzle was solved.
    #[serde(skip_serializing_if = "Option::is_none")]
    solved: Option<bool>,
    /// What the way costs.
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    /// True when no cheaper way exists.
    #[serde(skip_serializing_if = "Option::is_none")]
    optimal: Option<bool>,
    /// The work done.
    #[serde(flatten)]
    counters: Counters,
    /// The time it took.
    seconds: f64,
    /// Why it stopped.
    stopped: Stop,
}

impl Found {
    /// What a player found.
    pub fn by_player(answer: &Answer, session: &dyn Session) -> Self {
        Self {
            best: answer.best.clone(),
            value: Some(Number(answer.worth.value)),
            value_detail: Some((&answer.worth).into()),
            line: answer.line.clone(),
            share: answer.share(&answer.worth),
            reason: answer.reason(session),
            solved: None,
            cost: None,
            optimal: None,
            counters: answer.counters,
            seconds: answer.elapsed.as_secs_f64(),
            stopped: answer.stopped,
        }
    }

    /// What a solver found.
    pub fn by_solver(answer: &SolverAnswer) -> Self {
        let way = answer.steps.as_ref();
        let value = way.map(|way| -f64::from(way.cost));
        let bound = way.map(|way| if way.is_optimal { Bound::Exact } else { Bound::Lower });
        Self {
            best: way.and_then(|way| way.actions.first().cloned()),
            value: value.map(Number),
            value_detail: value.zip(bound).map(|(value, bound)| ValueDetail::new(bound, value)),
            line: way.map_or_else(Vec::new, |way| way.actions.clone()),
            share: None,
            reason: None,
            solved: Some(way.is_some()),
            cost: way.map(|way| way.cost),
            optimal: way.map(|way| way.is_optimal),
            counters: answer.counters,
            seconds: answer.elapsed.as_secs_f64(),
            stopped: answer.stopped,
        }
    }
}

/// A whole game, judged; `worst` lists the numbers of the marked decisions.
pub(crate) type ReviewSummary = ReviewJson<PlacedJudgement>;

/// A decision, judged, with its place in the tree of a session. Values are Player One's view.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "Judgement"))]
pub(crate) struct PlacedJudgement {
    #[serde(flatten)]
    pub judgement: JudgementJson,
    /// The node where it was made.
    pub node: usize,
    /// The node where it leads.
    pub next: usize,
}
