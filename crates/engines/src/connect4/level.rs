//! Opponents for people: players that see only so far, and do not always take what looks best.
//!
//! A level looks ahead a few discs by plain alpha-beta, and what it sees it takes seriously: it wins when it sees a
//! win and does not walk into a loss it sees. Among the rest it chooses by how good the discs look, the lower the level the
//! less it cares about the difference. So its mistakes are those of somebody who did not look far enough or
//! found another move nice too; they are never thrown in by dice.
//!
//! ```text
//!   level       1    2    3    4    5    6    7    8    9    10
//!   sees        1    2    2    3    4    4    5    6    8    everything
//!   careless   24   20   12   12    9    6    5    4    2     0          lines of four
//! ```
//!
//! **Contract.** The same seed makes the same choice in the same position; another seed makes another game.

use plyground_core::{Game, Limits, Observer, Player, Rng, Root, Searcher, Value, Verdict};
use plyground_games::connect4::{ConnectFour, Lines, Shape};
use plyground_search::adversarial::AlphaBeta;

/// The highest level that is not perfect.
pub const MOST_LEVEL: u64 = 9;

/// For each level how many discs it sees ahead, and how many lines of four it gives away without a thought.
const LEVELS: [(u32, f64); MOST_LEVEL as usize] =
    [(1, 24.0), (2, 20.0), (2, 12.0), (3, 12.0), (4, 9.0), (4, 6.0), (5, 5.0), (6, 4.0), (8, 2.0)];

/// A player of one level; see the [module page](self).
#[derive(Clone, Debug)]
pub struct Levelled<S: Shape> {
    search: AlphaBeta<Lines<S>>,
    sight: u32,
    carelessness: f64,
    seed: u64,
}

impl<S: Shape> Levelled<S> {
    /// The player of a level from 1 to [`MOST_LEVEL`].
    #[must_use]
    pub fn new(shape: S, level: u64, seed: u64) -> Self {
        let (sight, carelessness) = LEVELS[level.clamp(1, MOST_LEVEL) as usize - 1];
        Self { search: AlphaBeta::new(Lines::new(shape)).with_table(1 << 20), sight, carelessness, seed }
    }

    /// One of the discs, by how good they look to the player who drops them.
    fn choose(&self, position: &ConnectFour<S>, judged: &[(u8, f64)]) -> Option<u8> {
        let best = judged.iter().map(|(_, value)| *value).max_by(f64::total_cmp)?;
        // What is decided is not a matter of taste: the quickest win, the longest resistance.
        let is_decided = |value: f64| value.abs() > f64::from(Value::MOST.0);
        let weight = |value: f64| match (is_decided(best), is_decided(value)) {
            (true, _) => f64::from(u8::from(value >= best)),
            (false, true) => 0.0,
            (false, false) => libm::exp((value - best) / self.carelessness),
        };
        let total: f64 = judged.iter().map(|(_, value)| weight(*value)).sum();
        let mut left = Rng::stream(self.seed, position.key()).unit() * total;
        let chosen = judged.iter().filter(|(_, value)| weight(*value) > 0.0).find(|(_, value)| {
            left -= weight(*value);
            left < 0.0
        });
        chosen.or_else(|| judged.iter().find(|(_, value)| *value >= best)).map(|(column, _)| *column)
    }
}

impl<S: Shape> Searcher<ConnectFour<S>> for Levelled<S> {
    fn search<O: Observer<ConnectFour<S>>>(&mut self, root: &Root<'_, ConnectFour<S>>, limits: &Limits, observer: &mut O) -> Verdict<u8> {
        let me = root.position.mover();
        let root = Root { judge_all: true, past: root.past, ..*root };
        let depth = limits.depth.map_or(self.sight, |depth| depth.min(self.sight));
        let mut verdict = self.search.search(&root, &Limits { depth: Some(depth), ..limits.clone() }, observer);
        let seen = |value: f64| if me == Player::One { value } else { -value };
        let judged: Vec<(u8, f64)> = verdict.actions.iter().map(|judged| (judged.action, seen(judged.worth.value))).collect();
        if let Some(chosen) = self.choose(root.position, &judged)
            && let Some(judged) = verdict.actions.iter().find(|judged| judged.action == chosen)
        {
            verdict.best = Some(chosen);
            verdict.line.clone_from(&judged.line);
        }
        verdict
    }
}
