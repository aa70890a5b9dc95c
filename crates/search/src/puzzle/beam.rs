//! Beam search: breadth-first search that keeps only the most promising of each level.
//!
//! All successors of a level are made, the `width` with the lowest estimates become the next
//! level, and the rest is forgotten. The work per level is bounded, so it reaches depths where
//! nothing else fits in memory; but the way to the goal may have been among the forgotten.
//!
//! ```text
//!   level 3    ● ● ●                     width 3
//!   level 4    ● ● ● ○ ○ ○ ○             successors by estimate: three stay,
//!   level 5    ● ● ● ○ ○                 the others are dropped
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | no | no | width · b per level | width per level |
//!
//! Positions that were kept once are not taken up again, so every search ends. When it runs dry
//! after dropping something, that proves nothing: it stops with [`Stop::Memory`], because a
//! wider beam, which is this search's memory, might have found a way. Only a beam that never
//! dropped anything may say [`Stop::Complete`]: it was a breadth-first search. Of equal
//! estimates the children of the best parents go first. A successor becomes a node when it is
//! kept; the frontier counted is a level with all its candidates.
//!
//! ```
//! use plyground_core::{Limits, Solver, toys::{Graph, Roads, Zero}};
//! use plyground_search::puzzle::Beam;
//! let start = Roads::new(Graph::random(5, 50, 3, 9), 0);
//! let solution = Beam { heuristic: Zero, width: 100 }.solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert!(!solution.is_optimal);
//! ```
//!
//! Source: Lowerre, "The Harpy speech recognition system", 1976.

use super::bucket_queue::{BucketQueue, Waiting};
use super::journal::{Journal, journaled};
use super::seen::{Node, Place, Seen, told};
use super::settings;
use super::way::Way;
use plyground_core::{
    Finding, Heuristic, Kind, Limits, Observer, Parameter, Playable, Puzzle, Recipe, Rejection, Solved, Solver, Stop, Turn,
};

/// Beam search; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Beam<H> {
    /// Says which positions look nearest to the goal.
    pub heuristic: H,
    /// How many positions of a level are kept; at least 1.
    pub width: usize,
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function BEAM(start, width):
  level ← {start}; known ← {start}
  while level is not empty:
    for each p of level: make all its successors  @expand
    for each successor c, least h first, a goal before all:
      if c is known: leave it as it is  @reject:known
      else if the next level has width positions: drop c  @reject:beam-full
      else: put c into the next level  @open
        if c is a goal: return the way to c  @goal
    level ← the next level
  return failure";

/// How to make it from a player spec.
#[must_use]
pub fn recipe<G: Playable<Judge: Heuristic<G>> + Puzzle>() -> Recipe<G> {
    let sentence = "Beam search: breadth-first search that keeps only the most promising positions of each level; may miss the goal.";
    let width = Parameter {
        key: "width",
        kind: Kind::Whole(1, 1_000_000),
        default: "1000",
        sentence: "How many positions of each level are kept.",
    };
    settings::recipe("beam", sentence, PSEUDOCODE, vec![settings::heuristic::<G>(), width], |settings, position| {
        let heuristic = settings::heuristic_of(settings, position)?;
        Ok(Box::new(Finding(Beam { heuristic, width: settings.whole("width").unwrap_or(1000) as usize })))
    })
}

impl<G: Puzzle, H: Heuristic<G>> Solver<G> for Beam<H> {
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action> {
        journaled(limits, observer, |journal| self.search(start, journal))
    }
}

/// A successor that may become part of the next level.
struct Candidate<G: Puzzle> {
    position: G,
    action: G::Action,
    parent: u32,
    g: u32,
    h: u32,
}

/// What a beam search remembers.
struct Levels<G: Puzzle> {
    /// Every position that was ever kept.
    seen: Seen<G>,
    /// The present level, the best first.
    beam: Vec<u32>,
    /// The successors of the present level.
    candidates: Vec<Candidate<G>>,
    /// The candidates by estimate.
    order: BucketQueue,
    /// True when something was ever dropped.
    has_dropped: bool,
}

impl<H> Beam<H> {
    fn search<G, O>(&self, start: &G, journal: &mut Journal<'_, G, O>) -> Result<Option<Way<G::Action>>, Stop>
    where
        G: Puzzle,
        O: Observer<G>,
        H: Heuristic<G>,
    {
        let mut levels =
            Levels { seen: Seen::new(), beam: Vec::new(), candidates: Vec::new(), order: BucketQueue::new(), has_dropped: false };
        journal.open(None, start, 0, Some(self.heuristic.estimate(start)))?;
        if start.is_solved() {
            return Ok(Some(journal.goal(1, Way::along(&[start], true))));
        }
        if let Place::New(vacancy) = levels.seen.find(start) {
            let root = levels.seen.insert_root(vacancy, start.clone(), &mut journal.memory)?;
            journal.memory.push(&mut levels.beam, root)?;
            journal.frontier(1);
        }
        while !levels.beam.is_empty() {
            levels.make_candidates(&self.heuristic, journal)?;
            journal.frontier(levels.beam.len() + levels.candidates.len());
            if let Some(goal) = levels.keep_best(self.width.max(1), journal)? {
                let way = Way::along(&levels.seen.trail(goal), false);
                return Ok(Some(journal.goal(told(goal), way)));
            }
        }
        if levels.has_dropped { Err(Stop::Memory) } else { Ok(None) }
    }
}

impl<G: Puzzle> Levels<G> {
    /// Makes the successors of the present level. The best parent comes last, because the queue
    /// hands out the newest of equals first.
    fn make_candidates<O: Observer<G>>(&mut self, heuristic: &impl Heuristic<G>, journal: &mut Journal<'_, G, O>) -> Result<(), Stop> {
        self.candidates.clear();
        for &parent in self.beam.iter().rev() {
            journal.check_time()?;
            let Node { position, g, .. } = self.seen.node(parent).clone();
            match position.turn() {
                Turn::Player(_) => journal.expand(told(parent)),
                Turn::Over(_) => continue,
                Turn::Chance => unreachable!("a puzzle has no chance"),
            }
            for action in position.actions() {
                let child = position.after(&action);
                let g = g.saturating_add(position.cost(&action));
                let h = heuristic.estimate(&child);
                // A goal goes before everything else, whatever the heuristic says.
                let priority = if child.is_solved() { 0 } else { u64::from(h) + 1 };
                let entry = Waiting { node: self.candidates.len() as u32, g };
                self.order.push(priority, entry, &mut journal.memory)?;
                journal.memory.push(&mut self.candidates, Candidate { position: child, action, parent, g, h })?;
            }
        }
        Ok(())
    }

    /// Keeps the `width` best candidates as the next level; a goal among them takes it all.
    fn keep_best<O: Observer<G>>(&mut self, width: usize, journal: &mut Journal<'_, G, O>) -> Result<Option<u32>, Stop> {
        self.beam.clear();
        let mut goal = None;
        while let Some(entry) = self.order.pop(&mut journal.memory) {
            if self.order.len().is_multiple_of(1024) {
                journal.check_time()?;
            }
            let Candidate { position, action, parent, g, h } = &self.candidates[entry.node as usize];
            match self.seen.find(position) {
                Place::Known(_) => journal.reject(told(*parent), (&self.seen.node(*parent).position, action), Rejection::Known),
                Place::New(vacancy) if goal.is_none() && self.beam.len() < width => {
                    journal.open(Some((told(*parent), action)), position, *g, Some(*h))?;
                    let node = Node { position: position.clone(), parent: *parent, g: *g };
                    let kept = self.seen.insert(vacancy, node, &mut journal.memory)?;
                    journal.memory.push(&mut self.beam, kept)?;
                    goal = position.is_solved().then_some(kept);
                }
                Place::New(_) => {
                    self.has_dropped = true;
                    journal.reject(told(*parent), (&self.seen.node(*parent).position, action), Rejection::BeamFull);
                }
            }
        }
        Ok(goal)
    }
}
