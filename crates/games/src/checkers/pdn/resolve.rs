//! Which legal move a written one means.
//!
//! Archives write quiet moves with `x`, captures with `-`, and of a chain of jumps often the ends
//! only. Where several legal moves fit, the first is taken that lets the rest of the line go on;
//! if none does, the one that goes furthest.
//!
//! ```text
//!   10x17x26x19x10      all squares: this move
//!   10x10               two ways round: both are tried with what follows
//!   10x17 17x26 26x19   one jump at a time: written as several moves, read as one
//!   10x17               the chain is not told to its end; there is one that begins so
//! ```

use super::tree::Written;
use crate::checkers::action::{MOST_JUMPS, Move};
use crate::checkers::board::Checkers;
use crate::checkers::rule::CaptureRule;
use plyground_core::Game;

/// How many choices are followed before the first legal one is simply taken.
const MOST_CHOICES: u32 = 1000;

/// How well a move fits what is written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fit {
    /// All squares, or the first and the last of them.
    Whole,
    /// Some of the squares between, but not all.
    Partial,
    /// The chain goes on beyond what is written.
    Unfinished,
}

/// What a written move was taken for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Resolved {
    pub action: Move,
    pub fit: Fit,
    /// Every legal move that fits, where there are several.
    pub choices: Vec<Move>,
    /// How many written moves it is made of: more than one where each jump is written apart.
    pub parts: usize,
}

/// The legal moves that a written one can mean, and how well they fit.
pub(super) fn readings<R: CaptureRule>(position: &Checkers<R>, written: &Written) -> (Vec<Move>, Fit) {
    let squares = &written.squares;
    let [from, between @ .., to] = &squares[..] else { return (Vec::new(), Fit::Whole) };
    if position.turn().is_over() {
        return (Vec::new(), Fit::Whole);
    }
    let mut found = position.find_moves(*from, between, *to);
    if let Some(&whole) = found.iter().find(|action| action.squares().eq(squares.iter().copied())) {
        return (vec![whole], Fit::Whole);
    }
    if !found.is_empty() {
        return (found, if between.is_empty() { Fit::Whole } else { Fit::Partial });
    }
    let begins_so = |action: &Move| {
        let mut way = action.squares();
        action.is_capture() && way.next() == Some(*from) && squares[1..].iter().all(|wanted| way.any(|square| square == *wanted))
    };
    found.extend(position.actions().as_ref().iter().copied().filter(begins_so));
    (found, Fit::Unfinished)
}

/// The same for the move at the start of a line, and how many written moves it takes up: a chain
/// of jumps may be written one jump at a time.
fn first_readings<R: CaptureRule>(position: &Checkers<R>, line: &[&Written]) -> (Vec<Move>, Fit, usize) {
    let (found, fit) = readings(position, line[0]);
    if fit != Fit::Unfinished {
        return (found, fit, 1);
    }
    let mut joined = line[0].clone();
    for (index, next) in line.iter().enumerate().skip(1) {
        if next.squares.first() != joined.squares.last() || joined.squares.len() > MOST_JUMPS as usize {
            break;
        }
        joined.squares.extend_from_slice(&next.squares[1..]);
        let (whole, fit) = readings(position, &joined);
        if !whole.is_empty() && fit != Fit::Unfinished {
            return (whole, fit, index + 1);
        }
    }
    (found, fit, 1)
}

/// The moves that a line means, as far as it is legal.
pub(super) fn resolve<R: CaptureRule>(position: Checkers<R>, line: &[&Written]) -> Vec<Resolved> {
    let mut choices = MOST_CHOICES;
    follow(position, line, &mut choices)
}

/// How many written moves these take up.
pub(super) fn parts(resolved: &[Resolved]) -> usize {
    resolved.iter().map(|resolved| resolved.parts).sum()
}

fn follow<R: CaptureRule>(mut position: Checkers<R>, mut line: &[&Written], choices_left: &mut u32) -> Vec<Resolved> {
    let mut resolved = Vec::with_capacity(line.len());
    while !line.is_empty() {
        let (choices, fit, parts) = first_readings(&position, line);
        line = &line[parts..];
        match choices[..] {
            [] => break,
            [action] => {
                resolved.push(Resolved { action, fit, choices: Vec::new(), parts });
                position.apply(&action);
            }
            _ => {
                let (action, rest) = choose(position, &choices, line, choices_left);
                resolved.push(Resolved { action, fit, choices, parts });
                resolved.extend(rest);
                break;
            }
        }
    }
    resolved
}

/// The first of several moves after which the rest of the line is legal, or the one after which
/// most of it is; and that rest.
fn choose<R: CaptureRule>(position: Checkers<R>, choices: &[Move], rest: &[&Written], choices_left: &mut u32) -> (Move, Vec<Resolved>) {
    let mut tried: Vec<Checkers<R>> = Vec::with_capacity(choices.len());
    let mut best: Option<(Move, Vec<Resolved>)> = None;
    for action in choices {
        let next = position.after(action);
        // Two ways to the same position have the same future.
        if tried.contains(&next) || (best.is_some() && *choices_left == 0) {
            continue;
        }
        *choices_left = choices_left.saturating_sub(1);
        let future = follow(next, rest, choices_left);
        tried.push(next);
        let is_whole = parts(&future) == rest.len();
        if best.as_ref().is_none_or(|(_, longest)| parts(&future) > parts(longest)) {
            best = Some((*action, future));
        }
        if is_whole {
            break;
        }
    }
    best.expect("there are several choices")
}
