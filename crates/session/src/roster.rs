//! Which algorithms can play which kind of game.

use plyground_core::{Deterministic, Evaluator, Heuristic, Playable, Recipe, Reversible};
use plyground_search::{adversarial, baseline, chance, puzzle, sampling};

/// A kind of game: who can play it, and who is asked when nobody is named.
pub(crate) trait Roster<G: Playable>: Send + Sync + 'static {
    /// True for games that `solve` can solve.
    const IS_PUZZLE: bool = false;
    /// True for games with dice.
    const HAS_CHANCE: bool = false;
    /// Strong, quick and repeatable.
    const DEFAULT_PLAYER: &'static str;
    /// Who is asked for a whole solution when nobody is named: may take longer than the default player.
    const DEFAULT_SOLVER: &'static str = Self::DEFAULT_PLAYER;
    /// Who plays against a person when nobody is named: what it does is easy to follow.
    const DEFAULT_OPPONENT: &'static str = Self::DEFAULT_PLAYER;
    /// Opponents for people, from the weakest to the strongest.
    fn levels() -> &'static [&'static str];
    /// The general players; the game's own come on top.
    fn general() -> Vec<Recipe<G>>;

    /// Every player: the general ones, and the game's own in place of or after them.
    fn recipes() -> Vec<Recipe<G>> {
        let mut recipes = Self::general();
        for own in G::players() {
            match recipes.iter_mut().find(|recipe| recipe.id == own.id) {
                Some(general) => *general = own,
                None => recipes.push(own),
            }
        }
        recipes
    }
}

/// Games without chance.
pub(crate) struct Adversarial;

impl<G: Playable<Judge: Evaluator<G>> + Deterministic> Roster<G> for Adversarial {
    const DEFAULT_PLAYER: &'static str = "champion:nodes=2000000";
    const DEFAULT_OPPONENT: &'static str = "minimax";

    fn levels() -> &'static [&'static str] {
        &[
            "random",
            "alphabeta:depth=1",
            "alphabeta:depth=2",
            "alphabeta:depth=4",
            "alphabeta:depth=6",
            "alphabeta:depth=9",
            "champion:nodes=200000",
            "champion:nodes=2000000",
        ]
    }

    fn general() -> Vec<Recipe<G>> {
        let families = [baseline::recipes(), adversarial::recipes(), chance::recipes(), sampling::recipes()];
        families.into_iter().flatten().collect()
    }
}

/// Games with chance.
pub(crate) struct Stochastic;

impl<G: Playable<Judge: Evaluator<G>>> Roster<G> for Stochastic {
    const HAS_CHANCE: bool = true;
    const DEFAULT_PLAYER: &'static str = "star2:nodes=1000000";
    const DEFAULT_OPPONENT: &'static str = "expectiminimax:depth=1";

    fn levels() -> &'static [&'static str] {
        if G::about().seats.len() == 1 {
            &[
                "random",
                "flat:simulations=20",
                "expectimax:depth=1",
                "flat:simulations=100",
                "expectimax:depth=2",
                "expectimax:depth=3",
                "expectimax:depth=4",
            ]
        } else {
            &["random", "flat:simulations=20", "expectiminimax:depth=1", "star2:depth=2,cover=0.9", "star2:depth=2,cover=0.99"]
        }
    }

    fn general() -> Vec<Recipe<G>> {
        let is_for_one = G::about().seats.len() == 1;
        let course = if is_for_one { sampling::course_recipes() } else { Vec::new() };
        let families = [baseline::recipes(), chance::recipes(), sampling::recipes(), course];
        families.into_iter().flatten().collect()
    }
}

/// Puzzles.
pub(crate) struct Solvable;

impl<G: Playable<Judge: Heuristic<G>> + Reversible> Roster<G> for Solvable {
    const IS_PUZZLE: bool = true;
    const DEFAULT_PLAYER: &'static str = "astar";

    fn levels() -> &'static [&'static str] {
        &["random", "greedy-best-first", "astar"]
    }

    fn general() -> Vec<Recipe<G>> {
        [baseline::recipes(), puzzle::recipes()].into_iter().flatten().collect()
    }
}

/// Trees that people type, without chance.
pub(crate) struct Typed;

impl<G: Playable<Judge: Evaluator<G>> + Deterministic> Roster<G> for Typed {
    const DEFAULT_PLAYER: &'static str = "alphabeta:ordering=none,deepening=off,table=off";
    const DEFAULT_OPPONENT: &'static str = "minimax";

    fn levels() -> &'static [&'static str] {
        &["random", "greedy", "minimax"]
    }

    fn general() -> Vec<Recipe<G>> {
        <Adversarial as Roster<G>>::general().into_iter().map(to_the_leaves).collect()
    }
}

/// Trees that people type, with chance.
pub(crate) struct TypedWithChance;

impl<G: Playable<Judge: Evaluator<G>>> Roster<G> for TypedWithChance {
    const HAS_CHANCE: bool = true;
    const DEFAULT_PLAYER: &'static str = "expectiminimax";
    const DEFAULT_OPPONENT: &'static str = "expectiminimax:depth=1";

    fn levels() -> &'static [&'static str] {
        &["random", "expectiminimax"]
    }

    fn general() -> Vec<Recipe<G>> {
        <Stochastic as Roster<G>>::general().into_iter().map(to_the_leaves).collect()
    }
}

/// The recipe with other defaults: whole trees are small, and their leaves are worth their own
/// numbers, also where games are played by dice.
fn to_the_leaves<G: Playable>(mut recipe: Recipe<G>) -> Recipe<G> {
    for parameter in &mut recipe.parameters {
        match parameter.key {
            "depth" if parameter.default != "none" => parameter.default = "60",
            "value" => parameter.default = "end",
            _ => {}
        }
    }
    recipe
}
