//! Expectiminimax: minimax for games with dice.
//!
//! Player One's positions are worth the largest value among their successors, Player Two's the
//! smallest, and where the dice fall the mean of all outcomes, each as likely as it is. At the
//! depth limit the evaluator is asked instead. Nothing is skipped, which makes it slow, simple,
//! and the yardstick for the searches that prune.
//!
//! ```text
//!                MAX 4.5
//!           ┌───────┴───────┐
//!      CHANCE 4.5       CHANCE 3.6
//!       ½ ┌─┴─┐ ½        .9 ┌─┴─┐ .1
//!      MIN 3  MIN 6     MIN 2  MIN 18
//! ```
//!
//! **Contract.** Values are Player One's expectation; a won or lost game is worth exactly the
//! evaluator's bounds. Depth counts decisions of players, the root's included; chance is free, and
//! the evaluation is taken right after the last decision. Every action of the root gets its own
//! exact value, and of equally good ones the first is chosen. At a root where chance acts the
//! answer is the expectation, without a best action, and every outcome is judged. With a depth
//! limit the search goes straight to that depth; without one it deepens round by round until
//! time, nodes or the game run out. With a `cover` below 1 only the likeliest outcomes are
//! searched, and [`Worth::margin`](plyground_core::Worth::margin) bounds the error. A table
//! changes the work, never a value. Where the course of a game can make it a draw, a position that
//! the search has already passed on its way down is one as well.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, RandomTree}};
//! use plyground_search::chance::Expectiminimax;
//!
//! let game = RandomTree::<true>::new(7, 6, 100);
//! let mut search = Expectiminimax::new(HashEvaluator { seed: 1, spread: 10 });
//! let verdict = search.search(&Root::new(&game), &Limits::depth(3), &mut ());
//! assert!(verdict.best.is_some() && verdict.worth.value.abs() <= 10.0);
//! assert_eq!(verdict.worth.margin, None); // nothing was left out
//! ```
//!
//! Source: D. Michie, *Game-Playing and Game-Learning Automata*, 1966.

use super::cover::{Chosen, Cover};
use super::root::{self, Looks};
use super::search::{Begun, ChanceSearch, Cuts, Method, recipe_of};
use super::table::{TableEntry, TranspositionTable};
use super::walk::{Via, Walk};
use super::window::Window;
use crate::listing;
use crate::path::is_independent;
use plyground_core::{Bound, Evaluator, Event, Game, Observer, Playable, Player, Recipe, Root, Source, Stop, Turn, Verdict};

/// Plain expectiminimax; see the [module page](self).
pub type Expectiminimax<E> = ChanceSearch<E, ByExpectiminimax>;

/// The method of [`Expectiminimax`].
#[derive(Clone, Debug)]
pub struct ByExpectiminimax;

impl Method for ByExpectiminimax {
    const HAS_TABLE: bool = false;
    const CUTS: Cuts = Cuts::Nothing;
}

/// Searches the root, whatever the number of players.
pub(super) fn search<G: Game, E: Evaluator<G>, O: Observer<G>>(begun: Begun<'_, E, O>, root: &Root<'_, G>) -> Verdict<G::Action> {
    let Begun { walk, table, depth } = begun;
    root::search(&mut Search { walk, table, lists: Vec::new() }, root, depth)
}

struct Search<'a, G: Game, E, O> {
    walk: Walk<'a, E, O>,
    table: &'a mut TranspositionTable,
    /// Lists of outcomes that are not in use, kept for their memory.
    lists: Vec<Vec<(G::Action, f64)>>,
}

impl<'a, G: Game, E: Evaluator<G>, O: Observer<G>> Looks<'a, G, E, O> for Search<'a, G, E, O> {
    const HAS_WINDOW: bool = false;

    fn walk(&mut self) -> &mut Walk<'a, E, O> {
        &mut self.walk
    }

    fn look(&mut self, position: &G, via: Via<'_, G::Action>, depth: u32, _: Window) -> Result<f64, Stop> {
        self.value(position, via, depth)
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }
}

impl<G: Game, E: Evaluator<G>, O: Observer<G>> Search<'_, G, E, O> {
    /// The value of a position with `depth` decisions to look ahead.
    fn value(&mut self, position: &G, via: Via<'_, G::Action>, depth: u32) -> Result<f64, Stop> {
        let (turn, quiet) = self.walk.arrive(position, via);
        let node = self.walk.enter(position, via, turn, depth, None)?;
        self.walk.descend(position, turn, depth, quiet);
        let result = match turn {
            Turn::Over(outcome) => return Ok(self.walk.rules(node, position, outcome)),
            _ if depth == 0 => return Ok(self.walk.evaluate(node, position)),
            Turn::Player(me) if depth == 1 => self.best_leaf(position, me, node),
            Turn::Player(_) if self.keeps(quiet) => self.remembered(position, turn, depth, node),
            Turn::Player(me) => self.best(position, me, depth, node),
            // A chance node below another is walked through, so that runs of them are seen whole.
            Turn::Chance if self.keeps(quiet) && via.run == 0 => self.remembered(position, turn, depth, node),
            Turn::Chance => self.mean(position, via.run + 1, depth, node),
        };
        self.walk.ascend::<G>();
        if result.is_err() {
            self.walk.abandon::<G>(node);
        }
        result
    }

    /// True when the value of a position reached after `quiet` actions is kept in the table.
    #[inline(always)]
    fn keeps(&self, quiet: u32) -> bool {
        self.table.is_on() && is_independent::<G>(quiet)
    }

    /// The value from the table, or else from below and then into the table.
    #[inline]
    fn remembered(&mut self, position: &G, turn: Turn, depth: u32, node: u64) -> Result<f64, Stop> {
        let key = position.key();
        if let Some(entry) = self.table.find(key).filter(|entry| entry.depth == depth) {
            self.walk.counters.table_hits += 1;
            self.walk.guesses += u64::from(!entry.is_final);
            self.walk.leave::<G>(node, entry.lower, Bound::Exact, Source::Table);
            return Ok(entry.lower);
        }
        let guesses = self.walk.guesses;
        let value = match turn {
            Turn::Player(me) => self.best(position, me, depth, node)?,
            _ => self.mean(position, 1, depth, node)?,
        };
        self.table.keep(key, TableEntry::exact(value, depth, self.walk.guesses == guesses));
        Ok(value)
    }

    /// The value of a position where `me` acts: the best of its actions.
    fn best(&mut self, position: &G, me: Player, depth: u32, node: u64) -> Result<f64, Stop> {
        let actions = listing::actions(position, &mut self.walk.clock)?;
        let mut best = None;
        for action in actions.as_ref() {
            let value = self.value(&position.after(action), Via::action(position, action), depth - 1)?;
            let better = best.filter(|&best| !Window::is_better(me, value, best)).unwrap_or(value);
            best = Some(better);
            self.walk.observer.see(Event::Child { node, action, value, best: better, window: None });
        }
        let best = best.expect("a player to move has an action");
        self.walk.leave::<G>(node, best, Bound::Exact, Source::Children);
        Ok(best)
    }

    /// The same where only one decision is left: nearly all the nodes of a tree are met here, so
    /// when nobody watches they are counted together and judged on the spot.
    #[inline]
    fn best_leaf(&mut self, position: &G, me: Player, node: u64) -> Result<f64, Stop> {
        if !O::WATCHING {
            // Where the course of the game matters, each result has to be held against it.
            let together = if G::DRAWS.is_none() { self.walk.evaluator.best_result(position, me) } else { None };
            if let Some(together) = together {
                match self.walk.count_leaves(together.actions as u64) {
                    Ok(()) => {
                        self.walk.guesses += together.guesses as u64;
                        return Ok(together.value);
                    }
                    Err(Stop::Nodes) => return self.best(position, me, 1, node),
                    Err(stop) => return Err(stop),
                }
            }
            let actions = listing::actions(position, &mut self.walk.clock)?;
            let actions = actions.as_ref();
            match self.walk.count_leaves(actions.len() as u64) {
                Ok(()) => {
                    let sign = Window::sign(me);
                    let mut best = f64::NEG_INFINITY;
                    for action in actions {
                        // Applied in place: handing positions around took a third of the time.
                        let mut leaf = position.clone();
                        leaf.apply(action);
                        let value = sign * self.walk.judge(&leaf, Via::action(position, action));
                        best = if value > best { value } else { best };
                    }
                    return Ok(sign * best);
                }
                // Not enough nodes left for all of them: go on one by one.
                Err(Stop::Nodes) => {}
                Err(stop) => return Err(stop),
            }
        }
        self.best(position, me, 1, node)
    }

    /// The value of a position where chance acts: the mean of its outcomes.
    fn mean(&mut self, position: &G, run: u32, depth: u32, node: u64) -> Result<f64, Stop> {
        let chosen = self.walk.cover.choose(position, run);
        if chosen.omitted > 0 {
            self.walk.observer.see(Event::Omitted { node, outcomes: chosen.omitted, probability: 1.0 - chosen.mass });
        }
        let mean = if chosen.is_listed {
            self.mean_of(position, position.odds(), chosen, run, depth, node)?
        } else {
            let mut list = self.lists.pop().unwrap_or_default();
            Cover::list(position, chosen, &mut list);
            let mean = self.mean_of(position, list.drain(..), chosen, run, depth, node);
            self.lists.push(list);
            mean?
        };
        self.walk.leave::<G>(node, mean, Bound::Exact, Source::Children);
        Ok(mean)
    }

    /// The mean of the first of these outcomes, as many and together as likely as `chosen` says.
    #[inline(always)]
    fn mean_of(
        &mut self,
        position: &G,
        outcomes: impl Iterator<Item = (G::Action, f64)>,
        chosen: Chosen,
        run: u32,
        depth: u32,
        node: u64,
    ) -> Result<f64, Stop> {
        let scale = 1.0 / chosen.mass;
        let mut sum = 0.0;
        let mut left = chosen.count;
        for (outcome, probability) in outcomes {
            // Counted by hand: the compiler does not always see through `take`, which cost a tenth.
            if left == 0 {
                break;
            }
            left -= 1;
            let mut child = position.clone();
            child.apply(&outcome);
            let value = self.value(&child, Via::outcome(position, &outcome, probability, run), depth)?;
            sum += probability * scale * value;
            self.walk.observer.see(Event::Child { node, action: &outcome, value, best: sum, window: None });
        }
        Ok(sum)
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function EXPECTIMINIMAX(root):
  for depth ← the limit, or 1, 2, 3, … if there is none:  @iteration
    a ← the action whose VALUE is best for the mover  @best
  return a
function VALUE(p, depth):  @enter
  if p is over: return its result  @leave:rules
  if depth = 0: return EVALUATE(p)  @leave:evaluator
  if the table knows p at this depth: return that  @leave:table ?table=on
  where MAX acts, for each action a:
    v ← max(v, VALUE(after(p, a), depth − 1))  @child:max
  where MIN acts, for each action a:
    v ← min(v, VALUE(after(p, a), depth − 1))  @child:min
  where chance acts, for each outcome o
  (with a cover below 1: the likeliest only):  @omit ?cover<1
    v ← v + P(o) · VALUE(after(p, o), depth)  @child:chance
  put v into the table  ?table=on
  return v  @leave:children
  when a limit is reached: give up p  @leave:stopped";

/// How to make the player `expectiminimax`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let sentence = "Looks at every line of play and every outcome of chance to a fixed depth and takes the best expectation.";
    recipe_of::<G, ByExpectiminimax>("expectiminimax", sentence, PSEUDOCODE)
}
