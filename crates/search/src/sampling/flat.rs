//! Flat Monte Carlo: try every action equally often, and play the one that turns out best.
//!
//! From every action's result a number of games is played by dice, and their values are
//! averaged. No tree, no memory, no evaluator needed: whoever can play a game by the rules can
//! play it fairly well. It does not see traps that dice rarely fall into, however many games it plays.
//!
//! ```text
//!         left        up          right
//!        ┌─┼─┐       ┌─┼─┐       ┌─┼─┐
//!        ⚁ ⚄ ⚀       ⚅ ⚂ ⚃       ⚀ ⚁ ⚁       simulations=3
//!        4 9 2       8 7 3       1 2 3
//!     mean 5        mean 6      mean 2       play up
//! ```
//!
//! **Contract.** Every legal action gets the same number of simulations, in rounds, so that a
//! search stopped in between has treated all alike but for one round. The value of an action is
//! the mean (or the sum) of its simulations, an estimate of what random play from there is worth,
//! with half of its 95 % confidence interval as margin. Two searches of a player use different
//! dice; the same search of a player of the same seed, the same.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, Nim, Take}};
//! use plyground_search::sampling::{Flat, Sampling};
//!
//! let mut flat = Flat::new(HashEvaluator { seed: 1, spread: 1 }, Sampling::new(100));
//! let verdict = flat.search(&Root::new(&Nim::new([0, 3])), &Limits::default(), &mut ());
//! // Taking everything wins at once: a hundred times out of a hundred.
//! assert_eq!(verdict.best, Some(Take { heap: 1, sticks: 3 }));
//! assert_eq!((verdict.worth.value, verdict.counters.simulations), (1.0, 300));
//! ```
//!
//! Source: B. Abramson, *Expected-Outcome: A General Model of Static Evaluation*, 1990.

use super::bandit::Bandit;
use super::settings::{self, Sampling};
use super::simulator::Simulator;
use super::statistics::Choose;
use crate::settings::choice;
use plyground_core::{Evaluator, Game, Limits, Make, Observer, Playable, Recipe, Root, Searcher, Turn, Verdict, evaluator_of};

/// Flat Monte Carlo; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Flat<E> {
    /// Judges positions where a simulation is cut short, or where its measure asks for it.
    pub evaluator: E,
    /// How many simulations for each action, how long, worth what.
    pub sampling: Sampling,
    /// Whether means or sums are reported; with the same number of simulations everywhere, both
    /// pick the same action.
    pub choose: Choose,
    /// Searches made so far: each has dice of its own.
    pub searches: u64,
}

impl<E> Flat<E> {
    /// A player that reports means, before its first search.
    pub const fn new(evaluator: E, sampling: Sampling) -> Self {
        Self { evaluator, sampling, choose: Choose::Mean, searches: 0 }
    }
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for Flat<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let simulator = Simulator::new(&self.evaluator, &self.sampling, self.searches, root, limits, observer);
        self.searches += 1;
        let simulations = self.sampling.simulations_at(root.actions_made, limits);
        match root.position.turn() {
            Turn::Over(_) => simulator.nothing_to_do(root.position),
            Turn::Chance => Bandit::of_chance(root.position, simulator).sample_chance(simulations),
            Turn::Player(me) => {
                let mut bandit = Bandit::of_player(root.position, simulator, false);
                let count = bandit.arms.len();
                let stopped = (0..simulations).try_for_each(|_| (0..count).try_for_each(|arm| bandit.pull(arm, None, 0.0))).err();
                // Means stay fair when the last round was left unfinished.
                let choose = if stopped.is_some() { Choose::Mean } else { self.choose };
                bandit.verdict(me, choose, self.choose, stopped)
            }
        }
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = concat!(
    "\
function FLAT(root):
  repeat as often as asked, for each action:
    take the next action a in turn; p ← after(root, a)  @select
",
    settings::simulation!(),
    "    add w to the mean of a and to that of root  @backup
  return the action with the mover's best mean  @best ?choose=mean
  return the action with the mover's best sum  @best ?choose=sum"
);

/// How to make the player `flat`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let own = choice("choose", &["mean", "sum"], "mean", "What is reported and compared: the mean or the sum of the simulations.");
    Recipe {
        id: "flat",
        sentence: "Plays games by dice from every action's result, equally many from each, and takes the action with the best mean.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [settings::parameters::<G>("100", "Games to play from each action's result."), vec![own]].concat(),
        make: Make::Thinker(|settings, position| {
            let flat = Flat::new(evaluator_of(settings, position)?, Sampling::of(settings));
            Ok(Box::new(Flat { choose: Choose::of(settings), ..flat }))
        }),
    }
}
