//! Actions as text: the steps of a turn in the order played, or the throws.
//!
//! ```text
//!   39:10 0:k 41:3     from 39 ten steps, a khal brings in a stone, from 41 three
//!   pass               nothing to play
//!   dest+three         what chance did
//! ```

use super::notation::{read_number, read_toss};
use super::partial::{Partial, Step, write_step};
use super::position::{Action, Barjis};
use super::routes::steps_to;
use super::tosses::{KHAL, TossSet};
use super::variant::Play;
use plyground_core::{Complaint, Game, Turn};

/// The word for a turn without steps; with `play=voluntary` also for leaving the rest.
pub(super) const PASS: &str = "pass";

/// Writes an action of this position.
pub(super) fn write_action(position: &Barjis, action: &Action) -> String {
    match action {
        Action::Throw(number) => position.rules().toss_sets.get(usize::from(*number)).map_or_else(|| "?".into(), TossSet::name),
        Action::Turn(_) if position.is_pass(action) => PASS.into(),
        Action::Turn(_) => write_steps(steps_to(position, action).as_deref()),
    }
}

/// Writes the steps of a turn.
pub(super) fn write_steps(steps: Option<&[Step]>) -> String {
    steps.map_or_else(|| "?".into(), |steps| steps.iter().copied().map(write_step).collect::<Vec<_>>().join(" "))
}

/// Reads an action that is legal in this position: any order of its steps will do.
pub(super) fn read_action(position: &Barjis, text: &str) -> Result<Action, Complaint> {
    match position.turn() {
        Turn::Over(_) => Err(Complaint::new("game-over", "the game is over; nothing can be thrown or played")),
        Turn::Chance => read_toss(position.rules(), text).map(Action::Throw),
        Turn::Player(_) => {
            let (partial, is_ended) = read_steps(position, text)?;
            if !is_ended && !partial.may_stop() {
                let next = texts(&partial).join(", ");
                let message = format!("the turn is not over after {text:?}; go on with one of {next}");
                return Err(Complaint::new("turn-unfinished", message).with("legal", next).at(text.chars().count()));
            }
            Ok(partial.result())
        }
    }
}

fn texts(partial: &Partial) -> Vec<String> {
    partial.next_steps().into_iter().map(write_step).collect()
}

/// Plays the steps of a text; also tells whether it ends the turn with `pass`.
pub(super) fn read_steps(position: &Barjis, text: &str) -> Result<(Partial, bool), Complaint> {
    let mut partial = Partial::of(position);
    let mut at = 0;
    let mut is_ended = false;
    for (index, word) in text.split(' ').enumerate() {
        if is_ended {
            return Err(Complaint::new("after-pass", format!("nothing can follow {PASS}; leave out {word:?}")).with("text", word).at(at));
        }
        if word == PASS && (index == 0 || position.rules().variant.play == Play::Voluntary) {
            check_pass(&partial, at)?;
            is_ended = true;
        } else {
            let step = read_step(word).ok_or_else(|| {
                let message =
                    format!("{word:?} is not a step; write the stone's place and the steps such as 39:10, a khal as 0:k, or {PASS}");
                Complaint::new("not-a-step", message).with("text", word).at(at)
            })?;
            partial.try_step(step).map_err(|complaint| complaint.at(at))?;
        }
        at += word.chars().count() + 1;
    }
    Ok((partial, is_ended))
}

fn check_pass(partial: &Partial, at: usize) -> Result<(), Complaint> {
    if partial.may_stop() {
        return Ok(());
    }
    let legal = texts(partial).join(", ");
    let message = format!("you cannot pass while a step can be played; play one of {legal}");
    Err(Complaint::new("cannot-pass", message).with("legal", legal).at(at))
}

/// A step such as `39:10` or `0:k`.
fn read_step(text: &str) -> Option<Step> {
    let (place, steps) = text.split_once(':')?;
    let value = if steps == "k" { KHAL } else { read_number(steps).filter(|&value| value > KHAL)? };
    Some((read_number(place)?, value))
}
