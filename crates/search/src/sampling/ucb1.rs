//! UCB1: a gambler's way to spend simulations where they tell most.
//!
//! Every action of the root is the arm of a slot machine. The next game goes to the arm with the
//! largest mean plus a bonus that grows while an arm is left alone and shrinks as it is tried, so
//! that bad actions are dropped early and close ones compared with care. Otherwise it is
//! [`flat`](super::flat): games by dice, and nothing remembered below the root.
//!
//! ```text
//!                        ┌─ mean of the arm so far
//!                        │            ┌─ games played from the root so far
//!     next arm = max of  U/n + C sqrt(ln N / n)
//!                            │              └─ games played with this arm
//!                            └─ exploration
//! ```
//!
//! **Contract.** Arms never tried come first, ties go to the first in order. With [`Scale::Unit`]
//! values count as 0 to 1 in the formula, from the least to the greatest seen so far in this
//! search; with [`Scale::Raw`] as they are. Where the game can name actions that are not legal
//! and `all_arms` is set, these are arms too: pulling one costs a simulation, adds minus the
//! penalty to it, and is never played. The answer is picked by [`Choose`]; its worth is the mean
//! (or sum) of the chosen arm's simulations. The mean of an arm tried seldom is a rough guess, and its
//! margin says so.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::{HashEvaluator, Nim, Take}};
//! use plyground_search::sampling::{Sampling, Ucb1};
//!
//! let mut ucb1 = Ucb1::new(HashEvaluator { seed: 1, spread: 1 }, Sampling::new(300));
//! let verdict = ucb1.search(&Root::new(&Nim::new([0, 3])), &Limits::default(), &mut ());
//! assert_eq!(verdict.best, Some(Take { heap: 1, sticks: 3 }));
//! // The winning action was tried most.
//! assert!(verdict.actions[2].nodes > verdict.actions[0].nodes + verdict.actions[1].nodes);
//! ```
//!
//! Source: P. Auer, N. Cesa-Bianchi and P. Fischer, *Finite-time Analysis of the Multiarmed Bandit
//! Problem*, 2002.

use super::bandit::Bandit;
use super::settings::{self, Sampling};
use super::simulator::Simulator;
use super::statistics::{Choose, Scale, Ucb, pov};
use crate::settings::choice;
use plyground_core::{
    Evaluator, Game, Kind, Limits, Make, Observer, Parameter, Playable, Player, Recipe, Root, Searcher, Stop, Turn, Verdict, evaluator_of,
};

/// The UCB1 bandit at the root; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Ucb1<E> {
    /// Judges positions where a simulation is cut short, or where its measure asks for it.
    pub evaluator: E,
    /// How many simulations together, how long, worth what.
    pub sampling: Sampling,
    /// C in the formula.
    pub exploration: f64,
    /// The scale of values in the formula.
    pub scale: Scale,
    /// How the action to play is picked.
    pub choose: Choose,
    /// Whether actions that can be named but not played are arms as well.
    pub all_arms: bool,
    /// What pulling such an arm costs.
    pub penalty: f64,
    /// Searches made so far: each has dice of its own.
    pub searches: u64,
}

impl<E> Ucb1<E> {
    /// A player with the legal actions as arms that plays the best mean, before its first search.
    pub const fn new(evaluator: E, sampling: Sampling) -> Self {
        Self { evaluator, sampling, exploration: 1.4, scale: Scale::Unit, choose: Choose::Mean, all_arms: false, penalty: 0.0, searches: 0 }
    }
}

impl<G: Game, E: Evaluator<G>> Searcher<G> for Ucb1<E> {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let simulator = Simulator::new(&self.evaluator, &self.sampling, self.searches, root, limits, observer);
        self.searches += 1;
        let simulations = self.sampling.simulations_at(root.actions_made, limits);
        match root.position.turn() {
            Turn::Over(_) => simulator.nothing_to_do(root.position),
            Turn::Chance => Bandit::of_chance(root.position, simulator).sample_chance(simulations),
            Turn::Player(me) => {
                let ucb = Ucb { exploration: self.exploration, scale: self.scale };
                let mut bandit = Bandit::of_player(root.position, simulator, self.all_arms);
                let forbidden = pov(-self.penalty, me);
                let stopped = (0..simulations).try_for_each(|_| pull_next(&mut bandit, me, ucb, forbidden)).err();
                bandit.verdict(me, self.choose, self.choose, stopped)
            }
        }
    }
}

/// Pulls the arm with the largest upper confidence bound.
fn pull_next<G: Game, E: Evaluator<G>, O: Observer<G>>(
    bandit: &mut Bandit<'_, '_, G, E, O>,
    me: Player,
    ucb: Ucb,
    forbidden: f64,
) -> Result<(), Stop> {
    let shared = ucb.bonus(bandit.statistics.visits, bandit.simulator.range);
    let (mut next, mut highest, mut bonus) = (0, f64::NEG_INFINITY, 0.0);
    for (index, arm) in bandit.arms.iter().enumerate() {
        let visits = arm.statistics.visits;
        let own = if visits == 0 { f64::INFINITY } else { shared.of(visits) };
        let upper = pov(arm.statistics.mean(), me) + own;
        if upper > highest {
            (next, highest, bonus) = (index, upper, own);
        }
    }
    bandit.pull(next, Some(bonus), forbidden)
}

/// What it does, line by line.
const PSEUDOCODE: &str = concat!(
    "\
function UCB1(root):
  repeat as often as asked:
    N ← games so far; n, mean ← those of each action
    a ← an action never tried, if there is one  @select:new
    else the largest mean + C · √(ln N / n) for the mover  @select:again
    where a is not legal: w ← minus the penalty  ?arms=all
",
    settings::simulation!(),
    "    add w to the mean of a and to that of root  @backup
  return the action with the mover's best mean  @best ?choose=mean
  return the action visited most  @best ?choose=visits
  return the action with the mover's best sum  @best ?choose=sum"
);

/// How to make the player `ucb1`.
pub fn recipe<G: Playable<Judge: Evaluator<G>>>() -> Recipe<G> {
    let own = vec![
        choice("choose", &["mean", "visits", "sum"], "mean", "How the action to play is picked: best mean, most visits, best sum."),
        choice("arms", &["legal", "all"], "legal", "Whether actions that can be named but not played are tried as well."),
        Parameter {
            key: "penalty",
            kind: Kind::Real(0.0, 1e12),
            default: "0",
            sentence: "What trying an action that cannot be played costs; only with arms=all.",
        },
    ];
    Recipe {
        id: "ucb1",
        sentence: "Plays games by dice, most of them from the actions that promise most so far (UCB1).",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: [settings::parameters::<G>("400", "Games to play, together."), settings::ucb_parameters(), own].concat(),
        make: Make::Thinker(|settings, position| {
            let ucb1 = Ucb1::new(evaluator_of(settings, position)?, Sampling::of(settings));
            Ok(Box::new(Ucb1 {
                exploration: settings.real("exploration").unwrap_or(ucb1.exploration),
                scale: Scale::of(settings),
                choose: Choose::of(settings),
                all_arms: settings.word("arms") == Some("all"),
                penalty: settings.real("penalty").unwrap_or(ucb1.penalty),
                ..ucb1
            }))
        }),
    }
}
