//! A turn or a throw that is entered step by step: how things stand, and what may follow.
//!
//! ```text
//!   0:k 39:10      then 41:3 …     stones moved, those hit back in their tray
//!   dest+bara      then shakka …   cowries thrown so far; duwaq, three, four or the cap end it
//! ```

use super::cowries::THROWS;
use super::gesture::step_gesture;
use super::notation::{count_throws, read_throws};
use super::partial::{Partial, write_step};
use super::picture::picture_of;
use super::position::Barjis;
use super::steps::{PASS, read_steps};
use super::tosses::KHAL;
use plyground_core::{Complaint, Game, Gesture, NextStep, Partway, Player, Turn};

/// How things stand after the steps or throws so far.
pub(super) fn partway(position: &Barjis, so_far: &str) -> Result<Partway, Complaint> {
    match position.turn() {
        Turn::Chance => throwing(position, so_far),
        Turn::Player(_) | Turn::Over(_) => playing(position, so_far),
    }
}

/// After some steps of a turn.
fn playing(position: &Barjis, so_far: &str) -> Result<Partway, Complaint> {
    let is_start = so_far.is_empty();
    let (partial, is_ended) = if is_start { (Partial::of(position), false) } else { read_steps(position, so_far)? };
    let mut next = Vec::new();
    if !is_ended {
        let join = |step: String| {
            let so_far = if is_start { step.clone() } else { format!("{so_far} {step}") };
            (step, so_far)
        };
        for step in partial.next_steps() {
            let (text, so_far) = join(write_step(step));
            next.push(NextStep { step: text, so_far, gesture: step_gesture(position.mover(), step) });
        }
        if partial.may_stop() && (is_start || !next.is_empty()) {
            let (step, so_far) = join(PASS.into());
            next.push(NextStep { step, so_far, gesture: Gesture::Listed });
        }
    }
    let throws: Vec<usize> = position.toss().map(|set| set.throws().collect()).unwrap_or_default();
    Ok(Partway {
        picture: picture_of(partial.stones(), position.mover(), &throws),
        next,
        left: steps_left(&partial),
        is_whole: !is_start && (is_ended || partial.may_stop()),
    })
}

/// The steps that have not been played, whether or not they can be.
fn steps_left(partial: &Partial) -> Vec<String> {
    let text = |value: u8| if value == KHAL { "khal".into() } else { value.to_string() };
    partial.left().iter().flat_map(|steps| std::iter::repeat_n(text(steps.value), steps.count.into())).collect()
}

/// After some throws.
fn throwing(position: &Barjis, so_far: &str) -> Result<Partway, Complaint> {
    let rules = position.rules();
    let throws = if so_far.is_empty() { Vec::new() } else { read_throws(rules, so_far)? };
    let is_whole = rules.toss_number(&count_throws(&throws)).is_some();
    let follow = |name: &str| NextStep {
        step: name.into(),
        so_far: if so_far.is_empty() { name.into() } else { format!("{so_far}+{name}") },
        gesture: Gesture::Listed,
    };
    let next = if is_whole { Vec::new() } else { THROWS.iter().map(|throw| follow(throw.name)).collect() };
    let stones = [Player::One, Player::Two].map(|player| position.stones(player));
    Ok(Partway { picture: picture_of(stones, position.mover(), &throws), next, left: Vec::new(), is_whole })
}
