//! A good solution at once, without proof: a beam that meets a ball around the goal and its own mirror image.
//!
//! Level by level only the positions with least left to go are kept, as `parity` counts it before rounding. Around the
//! goal all positions are known exactly, as many levels as fit into the beam's width. From the standard start the beam also looks for its own mirror image: with the
//! colours exchanged, what leads away from the start leads to the goal.
//!
//! ```text
//!               ┌──────────── beam ─────────────┐   ┌ ball ┐
//!   start  ●  < ● ● ● ● ● ● ● ● ● ● ● ● ● ● ● ● ● > ● ● ● ●  goal
//!               └ width positions of each level ┘
//! ```
//!
//! Contract: the steps are legal and lead to the goal; nothing says that there are no fewer, unless `is_optimal` does. Symmetric
//! positions are kept once. Same width, same answer. A beam that runs dry before it has found anything begins again twice as wide. Once a solution is known, the beam goes on as long as a position of its level may still
//! lead to a shorter one.
//!
//! ```
//! use plyground_core::{Limits, Solver};
//! use plyground_engines::redswapblue::Quick;
//! use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
//!
//! let start = RedSwapBlue::<u64>::new(Variant { n: 3, jump: Jump::Any, diagonal: false }).expect("n = 3 fits");
//! let solution = Quick { width: 1000 }.solve(&start, &Limits::default(), &mut ()).expect("there is time enough");
//! assert_eq!(solution.cost, 46);
//! ```
//!
//! Source: beam search is Lowerre's, 1976; two searches that meet are Pohl's, 1971.

use super::compact::{Compact, Scored};
use super::reached::Reached;
use super::story::{tell_swept, tell_way};
use super::word::Word;
use plyground_core::time::Instant;
use plyground_core::{
    Bound, Clock, Complaint, Counters, Event, Finding, Game, Kind, Limits, Make, Observer, Parameter, Puzzle, Recipe, Solution, Solved,
    Solver, Stop, Unsolved, Worth,
};
use plyground_games::redswapblue::{Action, Bits, RedSwapBlue};

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function QUICK(start, width):
  ball ← all positions near the goal, with their distances
  level ← {start}; best ← none
  while a position of level may lead to less than best:
    level ← the width neighbours with least left to go  @iteration
    for each p of level that is in the ball:
      best ← the shorter of best and the way through p
    the same for each p whose mirror image was reached
  if there is no best: return QUICK(start, 2 · width)
  walk best, step by step  @open @expand
  return best  @goal";

/// How to make it from a player spec.
#[must_use]
pub fn quick<B: Bits>() -> Recipe<RedSwapBlue<B>> {
    let width = Parameter {
        key: "width",
        kind: Kind::Whole(0, 10_000_000),
        default: "0",
        sentence: "How many positions of each level are kept; 0 chooses by n.",
    };
    Recipe {
        id: "quick",
        sentence: "A beam that meets the goal's surroundings and its own mirror image: a good solution at once, up to n=7, without proof.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: vec![width, Parameter::nodes(), Parameter::time(), Parameter::memory("2GiB")],
        make: Make::Pathfinder(|settings, position| {
            Quick::check(position)?;
            Ok(Box::new(Finding(Quick { width: settings.whole("width").unwrap_or(0) as usize })))
        }),
    }
}

/// A beam for Red Swap Blue; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Quick {
    /// How many positions of each level are kept; 0 chooses by n.
    pub width: usize,
}

impl Quick {
    /// The largest `n` it can do.
    pub const LARGEST_N: usize = 7;

    /// A beam that takes about half a second, and within a second on a busy machine.
    #[must_use]
    pub const fn within_a_second(n: usize) -> Self {
        let width = match n {
            0..=4 => 0,
            5 => 4000,
            6 => 2000,
            _ => 1000,
        };
        Self { width }
    }

    /// Complains when the board is too large.
    pub(super) fn check<B: Bits>(position: &RedSwapBlue<B>) -> Result<(), Complaint> {
        let n = position.variant().n;
        if n <= Self::LARGEST_N {
            return Ok(());
        }
        let message = format!("n={n} is too large for this solver, which does n up to {}; beam does any n", Self::LARGEST_N);
        Err(Complaint::new("too-large", message).with("n", n).with("most", Self::LARGEST_N))
    }

    /// The width when none is given: n = 4 within a second, n = 5 within a minute, n = 6 in seconds.
    const fn width_for(n: usize) -> usize {
        match n {
            0..=4 => 2000,
            5 => 100_000,
            _ => 10_000,
        }
    }
}

impl<B: Bits> Solver<RedSwapBlue<B>> for Quick {
    fn solve<O: Observer<RedSwapBlue<B>>>(&mut self, start: &RedSwapBlue<B>, limits: &Limits, observer: &mut O) -> Solved<Action> {
        let width = if self.width == 0 { Self::width_for(start.variant().n) } else { self.width };
        let mut clock = limits.start();
        let mut counters = Counters::default();
        let started = Instant::now();
        let found = if let Some(compact) = Compact::<u64>::new(start, 9) {
            Beam::new(compact, width).solve(start, &mut clock, observer, &mut counters)
        } else if let Some(compact) = Compact::<u128>::new(start, 12) {
            Beam::new(compact, width).solve(start, &mut clock, observer, &mut counters)
        } else {
            Err(Stop::Memory)
        };
        let elapsed = started.elapsed();
        match found {
            Ok((actions, is_optimal)) => {
                let cost = actions.len() as u32;
                counters.depth = cost;
                tell_way(start, &actions, &mut counters, observer);
                Ok(Solution { actions, cost, is_optimal, counters, elapsed })
            }
            Err(stopped) => {
                tell_swept(&counters, observer);
                Err(Unsolved { stopped, counters, elapsed })
            }
        }
    }
}

/// How a shortest solution so far goes on from the beam.
#[derive(Clone, Copy, Debug)]
enum Joint {
    /// Through the ball around the goal.
    Ball,
    /// Through the mirror image of the beam.
    Mirror,
}

/// One search.
struct Beam<W> {
    compact: Compact<W>,
    width: usize,
    /// Everything within some distance of the goal, with that distance.
    ball: Reached<W>,
    /// Everything that was ever kept, with its level.
    reached: Reached<W>,
    /// Successors of the present level, by what is missing.
    candidates: Vec<Vec<W>>,
    /// Length of the shortest solution so far, and where it leaves the beam.
    best: Option<(u32, W, Joint)>,
    is_standard: bool,
}

impl<W: Word> Beam<W> {
    fn new(compact: Compact<W>, width: usize) -> Self {
        let (ball, reached) = (Reached::new(compact.code_bits()), Reached::new(compact.code_bits()));
        Self { compact, width, ball, reached, candidates: Vec::new(), best: None, is_standard: false }
    }

    /// A solution, and whether it is known to be a shortest one. Whenever the beam runs dry without any, it begins again twice
    /// as wide: in the end it holds all positions.
    fn solve<B: Bits, O: Observer<RedSwapBlue<B>>>(
        &mut self,
        start: &RedSwapBlue<B>,
        clock: &mut Clock<'_>,
        observer: &mut O,
        counters: &mut Counters,
    ) -> Result<(Vec<Action>, bool), Stop> {
        loop {
            if let Some(found) = self.attempt(start, clock, observer, counters)? {
                return Ok(found);
            }
            self.width = self.width.checked_mul(2).ok_or(Stop::Memory)?;
            self.ball = Reached::new(self.compact.code_bits());
            self.reached = Reached::new(self.compact.code_bits());
        }
    }

    /// A solution with the present width; `None` when the beam runs dry.
    fn attempt<B: Bits, O: Observer<RedSwapBlue<B>>>(
        &mut self,
        start: &RedSwapBlue<B>,
        clock: &mut Clock<'_>,
        observer: &mut O,
        counters: &mut Counters,
    ) -> Result<Option<(Vec<Action>, bool)>, Stop> {
        let standard = RedSwapBlue::<B>::new(start.variant()).ok_or(Stop::Memory)?;
        self.is_standard = *start == standard;
        let root = self.compact.pack(start);
        let root = Scored { code: self.compact.class(root.code), ..root };
        let result = self.fill_ball(&standard, clock).and_then(|()| self.run(root, clock, observer, counters));
        counters.nodes = clock.nodes();
        result?;
        let Some((cost, at, joint)) = self.best else { return Ok(None) };
        let steps = self.replay(start, &self.classes(at, joint)).ok_or(Stop::Memory)?;
        debug_assert_eq!(steps.len() as u32, cost);
        Ok(Some((steps, self.ball.level(root.code).is_some() || cost == root.bound())))
    }

    /// Reaches everything around the goal, level by level, until a level is wider than the beam.
    fn fill_ball<B: Bits>(&mut self, standard: &RedSwapBlue<B>, clock: &mut Clock<'_>) -> Result<(), Stop> {
        let goal = self.compact.class(self.compact.exchanged(self.compact.pack(standard).code));
        self.ball.insert(goal, 0);
        let mut newest = vec![goal];
        for level in 1..self.ball.level_limit() {
            if newest.len() > self.width || newest.is_empty() {
                break;
            }
            self.ball.reserve(newest.len() * Action::MOST, self.reached.bytes(), clock)?;
            let mut next = Vec::new();
            for code in newest {
                clock.tick()?;
                self.compact.for_each_neighbour(Scored { missing: 0, code }, |neighbour| {
                    let class = self.compact.class(neighbour.code);
                    if self.ball.insert(class, level) {
                        next.push(class);
                    }
                });
            }
            newest = next;
        }
        Ok(())
    }

    /// Goes on level by level until no shorter solution can be found.
    fn run<B: Bits, O: Observer<RedSwapBlue<B>>>(
        &mut self,
        root: Scored<W>,
        clock: &mut Clock<'_>,
        observer: &mut O,
        counters: &mut Counters,
    ) -> Result<(), Stop> {
        self.reached.insert(root.code, 0);
        self.note(root.code, 0);
        let mut level = vec![root];
        let mut depth = 0;
        while !level.is_empty() && depth + 1 < self.reached.level_limit() {
            depth += 1;
            observer.see(Event::Iteration { bound: depth });
            for position in &level {
                clock.tick()?;
                self.expand(*position);
            }
            counters.expanded += level.len() as u64;
            let generated: usize = self.candidates.iter().map(Vec::len).sum();
            counters.generated += generated as u64;
            counters.frontier_max = counters.frontier_max.max((level.len() + generated) as u64);
            let bytes = self.ball.bytes() + (generated + 2 * self.width) * size_of::<Scored<W>>();
            self.reached.reserve(self.width.min(generated), bytes, clock)?;
            counters.peak_memory_bytes = counters.peak_memory_bytes.max(bytes + self.reached.bytes());
            level = self.keep(depth);
            if let Some(progress) = &clock.limits().progress {
                (progress.0)(clock.nodes(), Worth::expected(f64::from(depth), Bound::Estimate));
            }
        }
        Ok(())
    }

    /// Makes the successors of a position.
    fn expand(&mut self, position: Scored<W>) {
        self.compact.for_each_neighbour(position, |next| {
            let missing = next.missing as usize;
            if self.candidates.len() <= missing {
                self.candidates.resize_with(missing + 1, Vec::new);
            }
            self.candidates[missing].push(next.code);
        });
    }

    /// The candidates with least missing become the next level; the others are forgotten.
    fn keep(&mut self, depth: u32) -> Vec<Scored<W>> {
        let mut kept = Vec::with_capacity(self.width);
        for (missing, codes) in std::mem::take(&mut self.candidates).into_iter().enumerate() {
            for code in codes {
                let position = Scored { missing: missing as u32, code };
                let is_hopeless = self.best.is_some_and(|(best, ..)| depth + position.bound() >= best);
                if kept.len() == self.width || is_hopeless {
                    break;
                }
                let class = self.compact.class(code);
                if self.reached.insert(class, depth) {
                    self.note(class, depth);
                    kept.push(Scored { code: class, ..position });
                }
            }
        }
        kept
    }

    /// Looks whether a position that was just reached completes a shorter solution.
    fn note(&mut self, class: W, depth: u32) {
        let through_ball = self.ball.level(class).map(|level| (depth + level, class, Joint::Ball));
        let mirror = || self.reached.level(self.compact.class(self.compact.exchanged(class)));
        let through_mirror = mirror().filter(|_| self.is_standard).map(|level| (depth + level, class, Joint::Mirror));
        for found in through_ball.into_iter().chain(through_mirror) {
            if self.best.is_none_or(|(best, ..)| found.0 < best) {
                self.best = Some(found);
            }
        }
    }

    /// The classes from the start to the goal, through the place where the beam is left.
    fn classes(&self, at: W, joint: Joint) -> Vec<W> {
        let mut classes = self.trace(&self.reached, at);
        classes.reverse();
        match joint {
            Joint::Ball => classes.extend(&self.trace(&self.ball, at)[1..]),
            Joint::Mirror => {
                let mirrored = |code: &W| self.compact.class(self.compact.exchanged(*code));
                classes.extend(self.trace(&self.reached, mirrored(&at))[1..].iter().map(mirrored));
            }
        }
        classes
    }

    /// From a class back to level 0 of a table, both included.
    fn trace(&self, table: &Reached<W>, from: W) -> Vec<W> {
        let mut classes = vec![from];
        let mut code = from;
        while let Some(nearer) = table.level(code).and_then(|level| level.checked_sub(1)) {
            let mut parent = None;
            self.compact.for_each_neighbour(Scored { missing: 0, code }, |neighbour| {
                let class = self.compact.class(neighbour.code);
                if parent.is_none() && table.level(class) == Some(nearer) {
                    parent = Some(class);
                }
            });
            code = parent.expect("every position but the first was reached from one a level before");
            classes.push(code);
        }
        classes
    }

    /// The actions that lead through positions of these classes, by the game's own rules.
    fn replay<B: Bits>(&self, start: &RedSwapBlue<B>, classes: &[W]) -> Option<Vec<Action>> {
        let mut position = *start;
        let mut steps = Vec::with_capacity(classes.len());
        for class in classes.get(1..)? {
            let leads_there = |action: &Action| self.compact.class(self.compact.pack(&position.after(action)).code) == *class;
            let action = position.actions().into_iter().find(leads_there)?;
            position.apply(&action);
            steps.push(action);
        }
        position.is_solved().then_some(steps)
    }
}
