//! Bidirectional search: forwards from the start and backwards from the goals, until they meet.
//!
//! Two uniform-cost searches take turns, the one with the smaller frontier first. Two balls of
//! half the radius hold far fewer positions than one of the full radius, so it can see twice as
//! far in the same memory. It needs a puzzle that can list its goals and go backwards
//! ([`Reversible`]).
//!
//! ```text
//!         ┌───────┐   ┌───────┐
//!   start │ ● ──► │ m │ ◄── ● │ goal        cost of the meeting: g forwards + g backwards
//!         └───────┘   └───────┘
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes | b^(C/2) | b^(C/2) |
//!
//! The first meeting need not be the best. The search ends when the cheapest meeting found
//! costs no more than the nearest position of one frontier plus the nearest of the other: every
//! way that has not been seen yet is at least as dear as that. Where every action costs 1 this
//! is the well-known search level by level. Nodes of both halves are numbered together.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads}};
//! use plyground_search::puzzle::{Bidirectional, Ucs};
//! let graph = Graph::random(5, 500, 4, 9);
//! let start = Roads::new(graph.clone(), 0);
//! let solution = Bidirectional.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! let one_way = Ucs.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert_eq!(solution.cost, one_way.cost);
//! assert!(solution.counters.expanded < one_way.counters.expanded);
//! ```
//!
//! Source: Nicholson, "Finding the shortest route between two points in a network", 1966; Pohl,
//! "Bi-directional search", 1971.

use super::bucket_queue::{BucketQueue, Waiting};
use super::journal::{Journal, journaled};
use super::seen::{Node, Place, Seen};
use super::settings;
use super::way::Way;
use plyground_core::{Finding, Limits, Observer, Playable, Recipe, Rejection, Reversible, Solved, Solver, Stop, Turn};

/// Bidirectional uniform-cost search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bidirectional;

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function BIDIRECTIONAL(start):
  two frontiers: one from start, one from the goals
  best ← ∞, the cost of the cheapest meeting so far
  while best > least g of the one + least g of the other:
    p ← the nearest of the smaller frontier
    for each neighbour c of p, in that direction:  @expand
      if c is new to this half: put it on the frontier  @open
      else if this way to c is cheaper: take it  @reroute
      else: leave c as it is  @reject
      if the other half knows c: best ← min(best, the sum)
  return the way through the best meeting, or failure  @goal";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable + Reversible>() -> Recipe<G> {
    let sentence = "Bidirectional search: from the start and from the goal at once, until they meet; finds the cheapest way.";
    settings::recipe("bidirectional", sentence, PSEUDOCODE, Vec::new(), |_, _| Ok(Box::new(Finding(Bidirectional))))
}

impl<G: Reversible> Solver<G> for Bidirectional {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| search(start, journal))
    }
}

/// A position both halves have reached: its number in each, and the cost of the way through it.
struct Meeting {
    forward: u32,
    backward: u32,
    cost: u64,
}

/// One of the two searches.
struct Half<G> {
    is_from_goal: bool,
    seen: Seen<G>,
    frontier: BucketQueue,
    /// What each node is called in events; kept only for those who watch.
    told: Vec<u64>,
}

fn search<G: Reversible, O: Observer<G>>(start: &G, journal: &mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop> {
    let (mut forward, mut backward) = (Half::new(false), Half::new(true));
    forward.open_root(start.clone(), journal)?;
    if start.is_solved() {
        return Ok(Some(journal.goal(1, Way::along(&[start], true))));
    }
    for goal in start.goals() {
        backward.open_root(goal, journal)?;
    }
    let mut best: Option<Meeting> = None;
    while let (Some(nearest), Some(nearest_to_goal)) = (forward.frontier.least(), backward.frontier.least()) {
        if best.as_ref().is_some_and(|meeting| meeting.cost <= nearest + nearest_to_goal) {
            break;
        }
        journal.frontier(forward.frontier.len() + backward.frontier.len());
        if forward.frontier.len() <= backward.frontier.len() {
            forward.expand_next(&backward, &mut best, journal)?;
        } else {
            backward.expand_next(&forward, &mut best, journal)?;
        }
    }
    let Some(meeting) = best else { return Ok(None) };
    let mut trail = forward.seen.trail(meeting.forward);
    trail.extend(backward.seen.trail(meeting.backward).into_iter().rev().skip(1));
    let way = Way::along(&trail, true);
    let way = journal.goal(forward.told(meeting.forward), way);
    Ok(Some(journal.goal(backward.told(meeting.backward), way)))
}

impl<G: Reversible> Half<G> {
    fn new(is_from_goal: bool) -> Self {
        Self { is_from_goal, seen: Seen::new(), frontier: BucketQueue::new(), told: Vec::new() }
    }

    /// The number of a node in events.
    fn told(&self, node: u32) -> u64 {
        self.told.get(node as usize).copied().unwrap_or_default()
    }

    /// Starts from a position, unless it is a goal that was listed twice.
    fn open_root<O: Observer<G>>(&mut self, position: G, journal: &mut Journal<'_, G, O>) -> Result<(), Stop> {
        if let Place::New(vacancy) = self.seen.find(&position) {
            let told = journal.open_on(self.is_from_goal, None, &position, 0, None)?;
            if O::WATCHING {
                self.told.push(told);
            }
            let node = self.seen.insert_root(vacancy, position, &mut journal.memory)?;
            self.frontier.push(0, Waiting { node, g: 0 }, &mut journal.memory)?;
        }
        Ok(())
    }

    /// Expands the nearest position of this half's frontier, in this half's direction.
    fn expand_next<O: Observer<G>>(
        &mut self,
        other: &Self,
        best: &mut Option<Meeting>,
        journal: &mut Journal<'_, G, O>,
    ) -> Result<(), Stop> {
        let Some(entry) = self.frontier.pop(&mut journal.memory) else { return Ok(()) };
        if self.seen.node(entry.node).g < entry.g {
            return Ok(()); // A cheaper way was found since, and has an entry of its own.
        }
        let position = self.seen.node(entry.node).position.clone();
        if self.is_from_goal {
            journal.expand(self.told(entry.node));
            for (before, action) in position.predecessors() {
                // Nobody acts where the game is over, so no way leads through there.
                if !before.turn().is_over() {
                    let cost = before.cost(&action);
                    self.reach(entry, before, &action, cost, other, best, journal)?;
                }
            }
            return Ok(());
        }
        match position.turn() {
            Turn::Player(_) => journal.expand(self.told(entry.node)),
            Turn::Over(_) => return Ok(()),
            Turn::Chance => unreachable!("a puzzle has no chance"),
        }
        for action in position.actions() {
            let cost = position.cost(&action);
            self.reach(entry, position.after(&action), &action, cost, other, best, journal)?;
        }
        Ok(())
    }

    /// A neighbour of `from` has been reached: keeps it if it is new or nearer than known, and
    /// looks whether the other half knows it too.
    #[allow(clippy::too_many_arguments, reason = "one step needs both halves, both ends and what watches them")]
    #[inline]
    fn reach<O: Observer<G>>(
        &mut self,
        from: Waiting,
        position: G,
        action: &G::Action,
        cost: u32,
        other: &Self,
        best: &mut Option<Meeting>,
        journal: &mut Journal<'_, G, O>,
    ) -> Result<(), Stop> {
        let g = from.g.saturating_add(cost);
        let parent = self.told(from.node);
        let place = self.seen.find(&position);
        if let Place::Known(node) = place
            && self.seen.node(node).g <= g
        {
            let before = if self.is_from_goal { &position } else { &self.seen.node(from.node).position };
            journal.reject(parent, (before, action), Rejection::Known);
            return Ok(());
        }
        let across = other.seen.find(&position);
        let node = match place {
            Place::Known(node) => {
                let before = if self.is_from_goal { &position } else { &self.seen.node(from.node).position };
                journal.reroute(self.told(node), parent, (before, action), g);
                self.seen.reroute(node, from.node, g);
                node
            }
            Place::New(vacancy) => {
                let told = journal.open_on(self.is_from_goal, Some((parent, action)), &position, g, None)?;
                if O::WATCHING {
                    self.told.push(told);
                }
                self.seen.insert(vacancy, Node { position, parent: from.node, g }, &mut journal.memory)?
            }
        };
        self.frontier.push(g.into(), Waiting { node, g }, &mut journal.memory)?;
        if let Place::Known(across) = across {
            let cost = u64::from(g) + u64::from(other.seen.node(across).g);
            if best.as_ref().is_none_or(|meeting| cost < meeting.cost) {
                let (forward, backward) = if self.is_from_goal { (across, node) } else { (node, across) };
                *best = Some(Meeting { forward, backward, cost });
            }
        }
        Ok(())
    }
}
