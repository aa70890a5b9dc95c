//! The greedy player: win now, otherwise stand in the opponent's way.
//!
//! It looks at its own next disc only. If one completes a four, it is played; otherwise the disc
//! goes where it breaks the longest run the opponent could have there, so a three that is about
//! to become a four is always met, if it is the only one. What the disc makes possible on top of
//! it is not looked at: that is what a search of depth two is for.
//!
//! ```text
//!    . . . . . . .         red is to move and cannot win at once. In column 1 or
//!    . . r . . . .         column 5 a yellow disc would make a line of 4, in any
//!    . y y y . r r         other a shorter one: red plays 1, the lower of the two,
//!    1 2 3 4 5 6 7         and loses to 5
//! ```
//!
//! **Values** are Player One's view of the mover's prospects: a winning disc is a win in one
//! action, a disc that fills the board without a four is a draw (0), and any other disc is worth
//! the length of the run it breaks, 1 when there is none, positive for red and negative for
//! yellow. The largest for the mover is played; ties go to the lowest column. The lengths are
//! estimates, wins and draws exact. Every open column is judged, so a search is
//! [`Complete`](Stop::Complete) unless a limit of fewer than eight nodes (on the standard
//! board) stops it; it then answers with the best column so far.
//!
//! ```
//! use plyground_core::{Limits, Playable, Root, Searcher};
//! use plyground_games::connect4::{ConnectFour, Greedy, Standard};
//! let start = ConnectFour::new(Standard);
//! let position = start.read("......./......./......./......./..r..../.yyy.rr").unwrap();
//! let verdict = Greedy.search(&Root::new(&position), &Limits::default(), &mut ());
//! assert_eq!(verdict.best, Some(0));
//! let lengths: Vec<f64> = verdict.actions.iter().map(|judged| judged.worth.value).collect();
//! assert_eq!(lengths, [4.0, 2.0, 1.0, 2.0, 4.0, 1.0, 1.0]);
//! ```
//!
//! One-ply greedy play as in S. Russell and P. Norvig, *Artificial Intelligence* (4th edition,
//! 2020), with this evaluation as it is set in AI courses.

use super::bits::Bits;
use super::board::ConnectFour;
use super::shape::Shape;
use plyground_core::{
    Bound, Clock, Counters, Event, Game, Judged, Limits, NodeKind, Observer, Outcome, Player, Root, Searcher, Source, Stop, Turn, Value,
    Verdict, Worth,
};

/// What it does, line by line.
pub(super) const PSEUDOCODE: &str = "\
function GREEDY(root):
  for each open column c, from the left:
    p ← root with a disc dropped into c  @enter
    if p is over: w ← its result  @leave:rules
    else: w ← the longest line of the opponent that the
      disc stands in the way of  @leave:evaluator
    compare w with the best so far  @child
    if w is the mover's best so far: best ← c  @best
  return best, the leftmost of equals  @leave:children
  when a limit is reached: answer the best so far  @leave:stopped";

/// The player `greedy`. It has no parameters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Greedy;

/// The length of the longest unbroken line through `cell`, if it joined these discs.
#[must_use]
pub fn longest_line<S: Shape>(shape: S, discs: S::Bits, cell: S::Bits) -> u32 {
    let mut longest = 0;
    for step in shape.directions() {
        let mut length = 1;
        let mut next = cell << step;
        while next & discs != S::Bits::ZERO {
            length += 1;
            next = next << step;
        }
        next = cell >> step;
        while next & discs != S::Bits::ZERO {
            length += 1;
            next = next >> step;
        }
        longest = longest.max(length);
    }
    longest
}

/// What dropping a disc into `column` is worth to the greedy player, in Player One's view, and
/// how exact that is.
fn judge<S: Shape>(position: &ConnectFour<S>, column: u8, child: &ConnectFour<S>) -> (Value, Bound, Source) {
    match child.turn() {
        Turn::Over(outcome) => (Value::of_outcome(outcome, 1), Bound::Exact, Source::Rules),
        Turn::Player(_) | Turn::Chance => {
            let broken = longest_line(position.shape(), position.theirs(), position.landing(column));
            (Value(broken as i32).pov(position.mover()), Bound::Estimate, Source::Evaluator)
        }
    }
}

/// The columns judged so far and the best of them.
struct Found {
    judged: Vec<Judged<u8>>,
    best: Option<Judged<u8>>,
}

/// Judges every open column of the root, from left to right, until the clock says stop.
fn judge_columns<S: Shape, O: Observer<ConnectFour<S>>>(
    position: &ConnectFour<S>,
    mover: Player,
    clock: &mut Clock<'_>,
    observer: &mut O,
    found: &mut Found,
) -> Result<(), Stop> {
    for column in position.actions() {
        clock.tick()?;
        let node = clock.nodes();
        let child = position.after(&column);
        let (value, bound, source) = judge(position, column, &child);
        let worth = Worth::of(value, bound);
        observer.see(Event::Enter {
            node,
            position: &child,
            action: Some(&column),
            kind: NodeKind::of(child.turn()),
            depth: 0,
            window: None,
            probability: None,
        });
        observer.see(Event::Leave { node, value: worth.value, bound, source });

        let judged = Judged { action: column, worth, nodes: 1, depth: 1, line: vec![column] };
        let is_better = found.best.as_ref().is_none_or(|best| match mover {
            Player::One => worth.value > best.worth.value,
            Player::Two => worth.value < best.worth.value,
        });
        if is_better {
            found.best = Some(judged.clone());
        }
        let best = found.best.as_ref().map_or(worth.value, |best| best.worth.value);
        observer.see(Event::Child { node: 1, action: &column, value: worth.value, best, window: None });
        if is_better {
            observer.see(Event::Best { action: &column, value: worth.value });
        }
        found.judged.push(judged);
    }
    Ok(())
}

impl<S: Shape> Searcher<ConnectFour<S>> for Greedy {
    fn search<O: Observer<ConnectFour<S>>>(&mut self, root: &Root<'_, ConnectFour<S>>, limits: &Limits, observer: &mut O) -> Verdict<u8> {
        let position = root.position;
        let mut clock = limits.start();
        let mut found = Found { judged: Vec::new(), best: None };
        let turn = position.turn();

        // 1. The root itself, unless not even that is allowed.
        let mut result = clock.tick();
        let is_entered = result.is_ok();
        if is_entered {
            let kind = NodeKind::of(turn);
            observer.see(Event::Enter { node: 1, position, action: None, kind, depth: 1, window: None, probability: None });
        }

        // 2. Every open column, if somebody is to move.
        if let (Ok(()), Turn::Player(mover)) = (result, turn) {
            result = judge_columns(position, mover, &mut clock, observer, &mut found);
        }

        // 3. The answer: the best column; stopped before there was one, the first; at the end, none.
        let guess = Worth::expected(0.0, Bound::Estimate);
        let (best, worth) = match (turn, &found.best) {
            (Turn::Over(outcome), _) => (None, over(outcome)),
            (_, Some(best)) => (Some(best.action), best.worth),
            (_, None) => (position.actions().into_iter().next(), guess),
        };
        let source = match (result, turn) {
            (Err(_), _) => Source::Stopped,
            (Ok(()), Turn::Over(_)) => Source::Rules,
            (Ok(()), _) => Source::Children,
        };
        if is_entered {
            observer.see(Event::Leave { node: 1, value: worth.value, bound: worth.bound, source });
        }
        let leaves = if source == Source::Rules { 1 } else { found.judged.len() as u64 };
        let counters = Counters { nodes: clock.nodes(), leaves, depth: u32::from(!turn.is_over()), ..Counters::default() };
        Verdict {
            best,
            worth,
            actions: found.judged,
            line: best.into_iter().collect(),
            counters,
            stopped: result.err().unwrap_or(Stop::Complete),
            elapsed: clock.elapsed(),
        }
    }
}

/// The worth of a game that is over.
fn over(outcome: Outcome) -> Worth {
    Worth::of(Value::of_outcome(outcome, 0), Bound::Exact)
}
