//! Random: any legal action, all equally likely.
//!
//! The player every other one must beat. Its games are also a fair sample of what can happen,
//! which makes it a good tester of rules. Chance comes from a seed, so that its games can be
//! repeated.
//!
//! ```text
//!   seed 7, search 0 ─► ⚂ ─► action        seed 7, search 1 ─► ⚄ ─► action        …
//! ```
//!
//! **Contract.** The choice depends on the seed, on how many searches this player has made, and
//! on the position; on nothing else. The worth is a guess of 0.
//!
//! ```
//! use plyground_core::{Limits, Root, Searcher, toys::Nim};
//! use plyground_search::baseline::Random;
//!
//! let nim = Nim::new([3, 4, 5]);
//! let choose = |player: &mut Random| player.search(&Root::new(&nim), &Limits::default(), &mut ()).best;
//! let (mut a, mut b) = (Random::new(7), Random::new(7));
//! for _ in 0..10 {
//!     assert_eq!(choose(&mut a), choose(&mut b));
//! }
//! ```
//!
//! Source: as old as dice; as a yardstick, B. Abramson, *Expected-Outcome: A General Model of
//! Static Evaluation*, 1990.

use super::without_thought;
use plyground_core::{Game, Kind, Limits, Make, Observer, Parameter, Playable, Recipe, Rng, Root, Searcher, Verdict};

/// Plays any legal action; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Random {
    /// Different seeds, different games.
    pub seed: u64,
    /// Searches made so far.
    searches: u64,
}

impl Random {
    /// The random player of this seed, before its first search.
    #[must_use]
    pub const fn new(seed: u64) -> Self {
        Self { seed, searches: 0 }
    }
}

impl<G: Game> Searcher<G> for Random {
    fn search<O: Observer<G>>(&mut self, root: &Root<'_, G>, limits: &Limits, observer: &mut O) -> Verdict<G::Action> {
        let mut rng = Rng::stream(self.seed, self.searches);
        self.searches += 1;
        without_thought(root, limits, observer, |position, clock| position.sample_within(&mut rng, clock))
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function RANDOM(root):
  look at root and nothing else  @enter
  if the game is over: there is nothing to do  @leave:rules
  list the legal actions
  a ← any of them, all equally likely  @best
  return a, judging nothing  @leave";

/// How to make the player `random`.
pub fn recipe<G: Playable>() -> Recipe<G> {
    Recipe {
        id: "random",
        sentence: "Plays any legal action, all equally likely.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: vec![Parameter {
            key: "seed",
            kind: Kind::Whole(0, u64::MAX),
            default: "0",
            sentence: "Different seeds, different games; the same seed, the same game.",
        }],
        make: Make::Thinker(|settings, _| Ok(Box::new(Random::new(settings.whole("seed").unwrap_or(0))))),
    }
}
