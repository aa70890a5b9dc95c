//! Games that have an engine of their own beside the general searches.

use crate::roster::{Adversarial, Roster, Solvable};
use plyground_core::Recipe;
use plyground_engines::{connect4, redswapblue};
use plyground_games::connect4::{ConnectFour, Shape};
use plyground_games::redswapblue::{Bits, RedSwapBlue};

/// Connect Four, with the player that knows every value.
pub(crate) struct ConnectFourRoster;

impl<S: Shape<Bits: connect4::Layout>> Roster<ConnectFour<S>> for ConnectFourRoster {
    /// Boards larger than the usual one cannot be solved at once: there the limit ends it.
    const DEFAULT_PLAYER: &'static str = "perfect:nodes=50000000";
    const DEFAULT_OPPONENT: &'static str = <Adversarial as Roster<ConnectFour<S>>>::DEFAULT_OPPONENT;

    fn levels() -> &'static [&'static str] {
        &[
            "perfect:level=1",
            "perfect:level=2",
            "perfect:level=3",
            "perfect:level=4",
            "perfect:level=5",
            "perfect:level=6",
            "perfect:level=7",
            "perfect:level=8",
            "perfect:level=9",
            "perfect:nodes=20000000",
        ]
    }

    fn general() -> Vec<Recipe<ConnectFour<S>>> {
        let mut recipes = <Adversarial as Roster<ConnectFour<S>>>::general();
        recipes.push(connect4::recipe());
        recipes
    }
}

/// Red Swap Blue, with the solvers that sweep whole boards.
pub(crate) struct RedSwapBlueRoster;

impl<B: Bits> Roster<RedSwapBlue<B>> for RedSwapBlueRoster {
    const IS_PUZZLE: bool = true;
    const DEFAULT_PLAYER: &'static str = "champion:patience=300ms";
    const DEFAULT_SOLVER: &'static str = "champion";

    fn levels() -> &'static [&'static str] {
        &["random", "greedy-best-first", "astar", "champion:patience=300ms"]
    }

    fn general() -> Vec<Recipe<RedSwapBlue<B>>> {
        let mut recipes = <Solvable as Roster<RedSwapBlue<B>>>::general();
        recipes.extend([redswapblue::champion::champion(), redswapblue::quick::quick()]);
        recipes
    }
}
