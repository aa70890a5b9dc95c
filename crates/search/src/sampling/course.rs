//! The sampling players under the names and with the numbers of an AI course.
//!
//! `mcts` is [`flat`](super::flat) and `ucb` is [`ucb1`](super::ucb1): short simulations, worth the
//! evaluations of all boards along them, and both numbers growing in the course of a game. Only
//! the defaults differ. The course adds exploration to sums as they are, so its factor has to be of
//! their size: a simulation in 2048 sums up eleven boards of some 160 million each, and 10⁹ played
//! best among the powers of ten.

use super::{flat, settings, ucb1};
use plyground_core::{Evaluator, Playable, Recipe};

/// What `mcts` does, line by line.
const MCTS: &str = concat!(
    "\
function MCTS(root):
  repeat as often as asked, for each action
    (more often later in a game):  ?grow!=none
    take the next action a in turn; p ← after(root, a)  @select
",
    settings::simulation!(),
    "    add w to the sums of a and root  @backup
  return the action with the best sum  @best ?choose=sum
  return the action with the best mean  @best ?choose=mean"
);

/// What `ucb` does, line by line.
const UCB: &str = concat!(
    "\
function UCB(root):
  repeat as often as asked
    (more often later in a game):  ?grow!=none
    N ← games so far; n, mean ← those of each direction
    a ← a direction never tried, if there is one  @select:new
    else the largest mean + C · √(ln N / n)  @select:again
    where a is not legal: w ← minus the penalty  ?arms=all
",
    settings::simulation!(),
    "    add w to the sums of a and root  @backup
  return the legal direction with the best sum  @best ?choose=sum
  return the legal direction with the best mean  @best ?choose=mean
  return the legal direction visited most  @best ?choose=visits"
);

/// The players `mcts` and `ucb`, for games of which the course asked for them.
#[must_use]
pub fn course_recipes<G: Playable<Judge: Evaluator<G>>>() -> Vec<Recipe<G>> {
    let short = [("value", "along"), ("choose", "sum")];
    vec![
        Recipe {
            id: "mcts",
            sentence: "The course's flat Monte Carlo: eight short games from each action's result, growing, all boards judged and summed.",
            pseudocode: MCTS,
            ..with_defaults(flat::recipe(), &[&short[..], &[("simulations", "8"), ("moves", "8"), ("grow", "200")]].concat())
        },
        Recipe {
            id: "ucb",
            sentence: "The course's UCB1: twenty short games together, growing, all boards judged and summed; every direction is an arm.",
            pseudocode: UCB,
            ..with_defaults(
                ucb1::recipe(),
                &[
                    &short[..],
                    &[("simulations", "20"), ("moves", "10"), ("grow", "300")],
                    &[("exploration", "1e9"), ("penalty", "1e9"), ("scale", "raw"), ("arms", "all")],
                ]
                .concat(),
            )
        },
    ]
}

/// The recipe with other defaults.
fn with_defaults<G: Playable>(mut recipe: Recipe<G>, defaults: &[(&str, &'static str)]) -> Recipe<G> {
    for (key, default) in defaults {
        let parameter = recipe.parameters.iter_mut().find(|parameter| parameter.key == *key);
        parameter.expect("the defaults are of parameters the player has").default = default;
    }
    recipe
}
