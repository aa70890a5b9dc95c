//! A review for programs.

use super::{Judgement, Mark, Review, Total};
use plyground_core::Worth;
use plyground_session::{Answer, number};
use serde_json::{Map, Value, json};
use std::time::Duration;

impl Review {
    /// The fields every front end agrees on.
    #[must_use]
    pub fn to_json(&self) -> Map<String, Value> {
        let mut fields = Map::new();
        fields.insert("player".into(), self.judge.clone().into());
        fields.insert("whole".into(), self.is_whole.into());
        fields.insert("worst".into(), self.worst().iter().map(|decision| decision.number).collect());
        fields.insert("players".into(), self.totals().iter().map(Total::to_json).collect());
        fields.insert("decisions".into(), self.decisions.iter().map(Judgement::to_json).collect());
        fields
    }
}

impl Judgement {
    /// The fields every front end agrees on.
    #[must_use]
    pub fn to_json(&self) -> Value {
        json!({
            "number": self.number,
            "ply": self.ply,
            "by": self.seat.to_string(),
            "action": self.action,
            "value": number(self.before.value),
            "value_detail": detail(&self.before),
            "share": self.share,
            "after": self.after.as_ref().map(|worth| json!({ "value": number(worth.value), "value_detail": detail(worth) })),
            "loss": self.loss.map(number),
            "lost_share": self.lost_share,
            "mark": self.mark.map(Mark::word),
            "better": self.better,
            "line": self.line,
        })
    }
}

impl Total {
    fn to_json(&self) -> Value {
        json!({
            "by": self.seat.to_string(),
            "decisions": self.decisions,
            "judged": self.judged,
            "best": self.best,
            "mean_loss": self.mean_loss,
            "inaccuracies": self.marks[0],
            "mistakes": self.marks[1],
            "blunders": self.marks[2],
        })
    }
}

/// A value with all that is known about it, as answers tell it.
fn detail(worth: &Worth) -> Value {
    let answer = Answer {
        best: None,
        worth: *worth,
        left_out: 0,
        actions: Vec::new(),
        line: Vec::new(),
        counters: plyground_core::Counters::default(),
        stopped: plyground_core::Stop::Complete,
        elapsed: Duration::ZERO,
        edge: 1.0,
        measure: plyground_session::Measure::Value,
        trace: None,
    };
    answer.to_json().remove("value_detail").unwrap_or_default()
}
