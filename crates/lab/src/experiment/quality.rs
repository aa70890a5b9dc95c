//! How good a decision was, as far as the reference can tell.

use plyground_core::Player as Seat;
use plyground_session::Answer;

/// Points that an action gives away against the best one; `None` where there was no choice, or no value
/// that can be compared. No value counts for more than `clip` points, a decided game included.
#[must_use]
pub fn loss(judged: &Answer, chosen: &str, seat: Seat, clip: f64) -> Option<f64> {
    if judged.comparable().count() < 2 {
        return None;
    }
    let sign = if seat == Seat::One { 1.0 } else { -1.0 };
    let worth = |value: f64| sign * value.clamp(-clip, clip);
    let own = judged.comparable().find(|action| action.action == chosen)?;
    let best = judged.comparable().map(|action| worth(action.worth.value)).fold(f64::NEG_INFINITY, f64::max);
    Some(best - worth(own.worth.value))
}
