//! Judging a position by what good play weighs: progress, safety, danger and the chance to hit.
//!
//! Every stone has a worth by its place alone, in hundredths of a step. A stone that the opponent
//! may send back is worth less, by the chance that it happens times what would be lost; the chance
//! comes from the exact distribution of throws (see [`Reach`](super::Reach)). The stones of the
//! player who has just played are in danger now, those of the other can still run away first, so
//! the two have weights of their own.
//!
//! ```text
//!   worth of a stone     progress x place + home? + waiting? + safe?
//!   loss when sent back  worth(place) - worth(0)
//!   value                sum over stones of  worth - chance x loss x (danger or threat) / 100
//! ```
//!
//! ```
//! use plyground_core::{Evaluator, Playable};
//! use plyground_games::barjis::{Barjis, Variant};
//! let start = Barjis::new(Variant::default())?;
//! let judge = start.judge("balanced").expect("it is listed");
//! let exposed = start.read("0,0,0,40/0,0,0,70/2/-")?; // the domes are 4 steps behind the horse
//! let safe = start.read("0,0,0,39/0,0,0,70/2/-")?; // the horse on X, a step less far
//! assert!(judge.evaluate(&safe) > judge.evaluate(&exposed));
//! # Ok::<(), plyground_core::Complaint>(())
//! ```

use super::path::{HOME, WAITING, is_on_ring, is_x};
use super::position::{Action, Barjis, Stones};
use super::reach::CERTAIN;
use super::rules::Rules;
use plyground_core::{Choice, Complaint, Evaluator, Player, Value};
use std::sync::Arc;

/// The features, in the order of [`Weights`].
pub const FEATURES: [Choice; 6] = [
    Choice { id: "progress", sentence: "Each step a stone has come, in hundredths." },
    Choice { id: "home", sentence: "Each stone that is home." },
    Choice { id: "waiting", sentence: "Each stone that waits to enter; below 0, since it needs a khal." },
    Choice { id: "safe", sentence: "Each stone on an X cell." },
    Choice { id: "danger", sentence: "Per cent of the expected loss of stones the opponent may hit with the next throw." },
    Choice { id: "threat", sentence: "Per cent of the expected loss of stones that can still run before they are hit." },
];

/// A weight for each of [`FEATURES`].
pub type Weights = [i32; FEATURES.len()];

/// The weights that won the matches described in `experiments/barjis-tuning.md`.
pub const TUNED: Weights = [100, 500, -1000, 300, 100, 10];

/// No weight is farther from 0.
pub const MOST_WEIGHT: i32 = 10_000;
/// `danger` and `threat` are at most this many per cent.
const MOST_PER_CENT: i32 = 1000;

const PLACES: usize = HOME as usize + 1;

/// The evaluator `balanced`.
#[derive(Clone, Debug)]
pub struct Balanced {
    rules: &'static Rules,
    tables: Arc<Tables>,
    most: i32,
}

/// What stones are worth, by place.
#[derive(Debug)]
struct Tables {
    /// If nobody can hit it.
    worth: [i32; PLACES],
    /// What is lost when it is hit: weighted by `danger`, by `threat`.
    losses: [[i32; PLACES]; 2],
}

/// The rows of [`Tables::losses`].
const DANGER: usize = 0;
const THREAT: usize = 1;

impl Balanced {
    /// The evaluator of a variant with these weights.
    #[must_use]
    pub fn new(rules: &'static Rules, weights: &Weights) -> Self {
        let &[progress, home, waiting, safe, danger, threat] = weights;
        let mut worth = [0; PLACES];
        for (place, worth) in (0..=HOME).zip(&mut worth) {
            *worth = progress * i32::from(place);
            *worth += home * i32::from(place == HOME) + waiting * i32::from(place == WAITING) + safe * i32::from(is_x(place));
        }
        let loss = |place: usize, per_cent: i32| (i64::from(worth[place] - worth[usize::from(WAITING)]) * i64::from(per_cent) / 100) as i32;
        let losses = [danger, threat].map(|per_cent| std::array::from_fn(|place| loss(place, per_cent)));
        let mut balanced = Self { rules, tables: Arc::new(Tables { worth, losses }), most: 0 };
        balanced.most = balanced.limit();
        balanced
    }

    /// What a player's stones are worth when those of `hunters` come after them.
    #[inline]
    fn side(&self, stones: Stones, hunters: Stones, losses: usize) -> i32 {
        let tables = &*self.tables;
        let mut sum = 0;
        for &stone in &stones {
            sum += tables.worth[usize::from(stone)];
            sum -= expected(tables.losses[losses][usize::from(stone)], self.rules.reach.hit_by_any(hunters, stone));
        }
        if self.rules.variant.doubled_safe {
            for &stone in (0..4).filter(|&index| has_company(stones, index)).map(|index| &stones[index]) {
                sum += expected(tables.losses[losses][usize::from(stone)], self.rules.reach.hit_by_any(hunters, stone));
            }
        }
        sum
    }

    /// A value no position exceeds: every stone at its best place for one player and at its worst
    /// for the other, whoever is to throw.
    fn limit(&self) -> i32 {
        let range = |losses: usize| {
            let all = (0..=HOME).flat_map(|place| {
                let (worth, loss) = (self.tables.worth[usize::from(place)], self.tables.losses[losses][usize::from(place)]);
                let chance = (0..HOME).map(|hunter| self.rules.reach.hit(hunter, place)).max().unwrap_or(0);
                [worth, worth - expected(loss, (4 * chance).min(CERTAIN))]
            });
            let (least, most) = all.fold((i32::MAX, i32::MIN), |(least, most), worth| (least.min(worth), most.max(worth)));
            (4 * least, 4 * most)
        };
        let (in_danger, in_threat) = (range(DANGER), range(THREAT));
        (in_danger.1 - in_threat.0).max(in_threat.1 - in_danger.0).max(0)
    }
}

/// What is lost on average when a loss happens with this chance.
#[inline]
fn expected(loss: i32, chance: i32) -> i32 {
    (i64::from(loss) * i64::from(chance) / i64::from(CERTAIN)) as i32
}

/// True when another stone of the same player stands on the same cell; 8 and 76 are one cell.
fn has_company(stones: Stones, index: usize) -> bool {
    if !is_on_ring(stones[index]) {
        return false;
    }
    let cell = |place: u8| (place - super::path::RING_FIRST) % 68;
    stones.iter().enumerate().any(|(other, &place)| other != index && is_on_ring(place) && cell(place) == cell(stones[index]))
}

impl Evaluator<Barjis> for Balanced {
    #[inline]
    fn evaluate(&self, position: &Barjis) -> Value {
        let (one, two) = (position.stones(Player::One), position.stones(Player::Two));
        let (losses_one, losses_two) = match position.mover() {
            Player::One => (THREAT, DANGER),
            Player::Two => (DANGER, THREAT),
        };
        Value(self.side(one, two, losses_one) - self.side(two, one, losses_two))
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-self.most), Value(self.most))
    }

    /// How much the result is worth to the mover, danger aside.
    fn promise(&self, position: &Barjis, action: &Action) -> i32 {
        let Action::Turn(stones) = action else { return 0 };
        let sum = |stones: Stones| stones.iter().map(|&stone| self.tables.worth[usize::from(stone)]).sum::<i32>();
        Value(sum(stones[0]) - sum(stones[1])).pov(position.mover()).0
    }
}

/// Reads weights such as `progress=100 safe=300`; those not named are those of [`TUNED`].
pub(super) fn read_weights(text: &str) -> Result<Weights, Complaint> {
    let mut weights = TUNED;
    let mut named = [false; FEATURES.len()];
    for part in text.split([' ', ',', ';']).filter(|part| !part.is_empty()) {
        let bad = |code, why: String| Complaint::new(code, format!("{part:?} in the weights: {why}")).with("text", part);
        let (id, number) = part.split_once('=').ok_or_else(|| bad("not-a-weight", "write feature=number such as safe=300".into()))?;
        let index = FEATURES.iter().position(|feature| feature.id == id).ok_or_else(|| {
            let known = FEATURES.map(|feature| feature.id).join(", ");
            bad("unknown-feature", format!("there is no feature {id}; there are {known}"))
        })?;
        let (least, most) = if matches!(id, "danger" | "threat") { (0, MOST_PER_CENT) } else { (-MOST_WEIGHT, MOST_WEIGHT) };
        let weight = number.parse::<i32>().ok().filter(|weight| (least..=most).contains(weight));
        weights[index] = weight.ok_or_else(|| bad("bad-weight", format!("{id} must be a whole number from {least} to {most}")))?;
        if std::mem::replace(&mut named[index], true) {
            return Err(bad("weight-twice", format!("{id} is given twice")));
        }
    }
    Ok(weights)
}
