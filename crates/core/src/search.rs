//! What a search is asked, and what it answers.

use crate::{Bound, Event, Game, Limits, Observer, Player, Puzzle, Stop, Tell, Value, Watcher};
use std::time::Duration;

/// Where a search starts, and what came before.
#[derive(Debug)]
pub struct Root<'a, G> {
    /// The position to search.
    pub position: &'a G,
    /// Keys of the positions before it that can still come again, those since the last lasting
    /// action, oldest first: for draws by the course of the game.
    pub past: &'a [u64],
    /// Actions of players made before it, for depths that grow in the course of a game.
    pub actions_made: u32,
    /// True when every action of the root is to be judged exactly, not only the best:
    /// pruning searches then open the full window for each.
    pub judge_all: bool,
}

impl<'a, G> Root<'a, G> {
    /// A root with no past.
    #[must_use]
    pub fn new(position: &'a G) -> Self {
        Self { position, past: &[], actions_made: 0, judge_all: false }
    }

    /// The same root, every action of which is to be judged exactly.
    #[must_use]
    pub fn judging_all(position: &'a G) -> Self {
        Self { judge_all: true, ..Self::new(position) }
    }
}

/// What a position or an action is found to be worth, from Player One's view.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Worth {
    /// The number itself.
    pub value: f64,
    /// How exact it is.
    pub bound: Bound,
    /// Who wins and after how many actions, when that is settled.
    pub decided: Option<(Player, u32)>,
    /// How far the real value may be from this one: a guarantee where unlikely outcomes of chance
    /// were left out, half of a 95 % confidence interval where the value comes from samples.
    pub margin: Option<f64>,
    /// What the number counts.
    pub unit: Unit,
}

/// What the number of a [`Worth`] counts.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Unit {
    /// Points of an evaluator or of the game.
    #[default]
    Points,
    /// Player One's share of the points, from 0 to 1: a win counts 1, a draw ½. Alone, how likely the goal is reached.
    Probability,
}

impl Worth {
    /// An integer value of a game without chance.
    #[must_use]
    pub fn of(value: Value, bound: Bound) -> Self {
        Self { value: value.into(), bound, decided: value.decided(), margin: None, unit: Unit::Points }
    }

    /// An expectation or a mean.
    #[must_use]
    pub const fn expected(value: f64, bound: Bound) -> Self {
        Self { value, bound, decided: None, margin: None, unit: Unit::Points }
    }
}

/// One action of the root, judged.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    /// The action.
    pub action: A,
    /// What it is worth.
    pub worth: Worth,
    /// Positions looked at below it.
    pub nodes: u64,
    /// The depth it was judged at. Where a search in rounds was stopped, what the last round had
    /// not come to is one round behind.
    pub depth: u32,
    /// The play both sides are expected to follow after it, starting with the action itself. It is
    /// the action alone where nothing more is known, and as an earlier round had it where a later
    /// one found only that the action is no better than another.
    pub line: Vec<A>,
}

/// How much work a search did. What an algorithm has no use for stays 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(default))]
pub struct Counters {
    /// Positions looked at, the root included.
    pub nodes: u64,
    /// Positions judged by the evaluator or by the rules.
    pub leaves: u64,
    /// Nodes whose remaining actions needed no look.
    pub cutoffs: u64,
    /// Nodes answered by the transposition table.
    pub table_hits: u64,
    /// Depth of the answer.
    pub depth: u32,
    /// Positions whose successors were made (puzzles).
    pub expanded: u64,
    /// Successors made (puzzles).
    pub generated: u64,
    /// The largest number of positions waiting at once (puzzles).
    pub frontier_max: u64,
    /// Games played to their end or their limit by dice (sampling).
    pub simulations: u64,
    /// Bytes the search's own structures took at most.
    pub peak_memory_bytes: usize,
}

/// The answer of a [`Searcher`].
#[derive(Clone, PartialEq, Debug)]
pub struct Verdict<A> {
    /// The action to play; `None` only when the game is over or chance acts.
    pub best: Option<A>,
    /// What the root is worth.
    pub worth: Worth,
    /// The root's actions as far as they were judged, in the game's own order.
    pub actions: Vec<Judged<A>>,
    /// The play both sides are expected to follow, starting with `best`.
    pub line: Vec<A>,
    /// The work done.
    pub counters: Counters,
    /// Why the search stopped.
    pub stopped: Stop,
    /// The time it took.
    pub elapsed: Duration,
}

/// Chooses an action by searching from a root.
pub trait Searcher<G: Game>: Send {
    /// Searches until a limit is reached or everything has been seen, and answers with the best so far.
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action>;
}

/// A way from a start to a goal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Solution<A> {
    /// The actions, first to last.
    pub actions: Vec<A>,
    /// What they cost together.
    pub cost: u32,
    /// True when the algorithm guarantees that no cheaper way exists.
    pub is_optimal: bool,
    /// The work done.
    pub counters: Counters,
    /// The time it took.
    pub elapsed: Duration,
}

/// No way was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsolved {
    /// [`Stop::Complete`] when there is none, a limit when the search gave up before it knew.
    pub stopped: Stop,
    /// The work done.
    pub counters: Counters,
    /// The time it took.
    pub elapsed: Duration,
}

/// What a [`Solver`] answers.
pub type Solved<A> = Result<Solution<A>, Unsolved>;

/// Finds a way to the goal of a puzzle.
pub trait Solver<G: Puzzle>: Send {
    /// Looks for a way from `start` to a goal until one is found or a limit is reached.
    fn solve<O: Observer<G>>(&mut self, start: &G, limits: &Limits, observer: &mut O) -> Solved<G::Action>;
}

/// A [`Searcher`] whose type is forgotten: one virtual call per search, none per node.
pub trait Thinker<G: Game>: Send {
    /// Searches, telling `watcher` every step if there is one.
    fn think(&mut self, root: &Root<'_, G>, limits: &Limits, watcher: Option<Watcher<'_, G>>) -> Verdict<G::Action>;
}

impl<G: Game, S: Searcher<G>> Thinker<G> for S {
    fn think(&mut self, root: &Root<'_, G>, limits: &Limits, watcher: Option<Watcher<'_, G>>) -> Verdict<G::Action> {
        match watcher {
            None => self.search(root, limits, &mut ()),
            Some(watcher) => self.search(root, limits, &mut Tell(watcher)),
        }
    }
}

/// A [`Solver`] whose type is forgotten: one virtual call per puzzle, none per node.
pub trait Pathfinder<G: Game>: Send {
    /// Solves, telling `watcher` every step if there is one.
    fn find(&mut self, start: &G, limits: &Limits, watcher: Option<Watcher<'_, G>>) -> Solved<G::Action>;

    /// What an action costs, as [`Puzzle::cost`] has it.
    fn cost(&self, position: &G, action: &G::Action) -> u32;
}

/// Wraps a [`Solver`] as a [`Pathfinder`].
pub struct Finding<S>(pub S);

impl<G: Puzzle, S: Solver<G>> Pathfinder<G> for Finding<S> {
    fn find(&mut self, start: &G, limits: &Limits, watcher: Option<Watcher<'_, G>>) -> Solved<G::Action> {
        match watcher {
            None => self.0.solve(start, limits, &mut ()),
            Some(watcher) => self.0.solve(start, limits, &mut Tell(watcher)),
        }
    }

    fn cost(&self, position: &G, action: &G::Action) -> u32 {
        position.cost(action)
    }
}

/// Counts events: the smallest useful observer, for tests that compare a story with its counters.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// [`Event::Enter`] and [`Event::Open`].
    pub entered: u64,
    /// [`Event::Leave`] with a value from the evaluator or the rules.
    pub leaves: u64,
    /// [`Event::Leave`].
    pub left: u64,
    /// [`Event::Cutoff`].
    pub cutoffs: u64,
    /// [`Event::Leave`] with a value from the table.
    pub table_hits: u64,
    /// [`Event::Expand`].
    pub expanded: u64,
    /// [`Event::Open`], [`Event::Reroute`] and [`Event::Reject`] with a parent: successors made.
    pub generated: u64,
}

impl<G: Game> Observer<G> for Tally {
    fn see(&mut self, event: Event<'_, G>) {
        use crate::Source::{Evaluator, Rules, Table};
        match event {
            Event::Enter { .. } => self.entered += 1,
            Event::Leave { source, .. } => {
                self.left += 1;
                self.leaves += u64::from(matches!(source, Evaluator | Rules));
                self.table_hits += u64::from(source == Table);
            }
            Event::Cutoff { .. } => self.cutoffs += 1,
            Event::Expand { .. } => self.expanded += 1,
            Event::Open { parent, .. } => {
                self.entered += 1;
                self.generated += u64::from(parent.is_some());
            }
            Event::Reroute { .. } | Event::Reject { .. } => self.generated += 1,
            _ => {}
        }
    }
}
