//! A review for programs.

use super::{Judgement, Mark, Review, Total};
use plyground_core::{Player, Worth};
use plyground_session::{Number, ValueDetail};
use serde::Serialize;

/// A game looked back on.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Review"))]
pub struct ReviewJson<D = JudgementJson> {
    /// Who judged: a player spec.
    pub player: String,
    /// False when it was stopped.
    whole: bool,
    /// The numbers of the marked decisions, the worst first.
    worst: Vec<usize>,
    /// What it comes to for each player.
    players: Vec<TotalJson>,
    /// Every decision.
    decisions: Vec<D>,
}

/// A decision, judged. Values are Player One's view.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct JudgementJson {
    /// Its number among the decisions, from 1.
    number: usize,
    /// Actions before it.
    ply: usize,
    /// Who decided.
    by: Player,
    /// What was played.
    action: String,
    /// What the position was worth before.
    value: Number,
    /// The same with all that is known about it.
    value_detail: ValueDetail,
    /// Player One's share of the game before.
    share: Option<f64>,
    /// What the action was worth, where the judge can tell.
    after: Option<ValueJson>,
    /// What was given away.
    loss: Option<Number>,
    /// The same as a share of the game.
    lost_share: Option<f64>,
    /// How bad it was, if it was.
    mark: Option<Mark>,
    /// What would have been better.
    better: Option<String>,
    /// The play expected after that, beginning with it.
    line: Vec<String>,
}

/// A value.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct ValueJson {
    /// The number.
    value: Number,
    /// The same with all that is known about it.
    value_detail: ValueDetail,
}

/// What a review comes to for one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct TotalJson {
    /// The player.
    by: Player,
    /// Its decisions.
    decisions: usize,
    /// Those that the judge could compare with others.
    judged: usize,
    /// Those that gave nothing away.
    best: usize,
    /// What one of them gave away, on average.
    mean_loss: Option<f64>,
    /// Marked `?!`.
    inaccuracies: usize,
    /// Marked `?`.
    mistakes: usize,
    /// Marked `??`.
    blunders: usize,
}

impl Review {
    /// The review as it is sent, each decision as `write` has it.
    pub fn to_json<D>(&self, write: impl Fn(&Judgement) -> D) -> ReviewJson<D> {
        ReviewJson {
            player: self.judge.clone(),
            whole: self.is_whole,
            worst: self.worst().iter().map(|decision| decision.number).collect(),
            players: self.totals().iter().map(TotalJson::from).collect(),
            decisions: self.decisions.iter().map(write).collect(),
        }
    }
}

impl From<&Judgement> for JudgementJson {
    fn from(judgement: &Judgement) -> Self {
        Self {
            number: judgement.number,
            ply: judgement.ply,
            by: judgement.seat,
            action: judgement.action.clone(),
            value: Number(judgement.before.value),
            value_detail: (&judgement.before).into(),
            share: judgement.share,
            after: judgement.after.as_ref().map(ValueJson::from),
            loss: judgement.loss.map(Number),
            lost_share: judgement.lost_share,
            mark: judgement.mark,
            better: judgement.better.clone(),
            line: judgement.line.clone(),
        }
    }
}

impl From<&Worth> for ValueJson {
    fn from(worth: &Worth) -> Self {
        Self { value: Number(worth.value), value_detail: worth.into() }
    }
}

impl From<&Total> for TotalJson {
    fn from(total: &Total) -> Self {
        let [inaccuracies, mistakes, blunders] = total.marks;
        Self {
            by: total.seat,
            decisions: total.decisions,
            judged: total.judged,
            best: total.best,
            mean_loss: total.mean_loss,
            inaccuracies,
            mistakes,
            blunders,
        }
    }
}
