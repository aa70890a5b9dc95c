//! What a game is.
//!
//! A position knows the rules that lead out of it. Ask whose turn it is, then what can be
//! done, then apply it to a copy:
//!
//! ```text
//!                    ┌─ Player(p) ─► actions() ─┐
//!   position.turn() ─┼─ Chance ────► odds() ────┼─► after(action) ─► the next position
//!                    └─ Over(outcome)           ┘
//! ```

use crate::{Clock, DrawRules, Outcome, Player, Rng, Stop, Turn};
use std::fmt::Debug;
use std::hash::Hash;

/// A position together with the rules that lead out of it. Small, cheap to clone, no undo.
pub trait Game: Clone + Eq + Hash + Debug + Send + Sync + 'static {
    /// One move of a player, or one thing chance can do.
    type Action: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// A list of actions: on the stack where it is small.
    type Actions: AsRef<[Self::Action]> + AsMut<[Self::Action]> + IntoIterator<Item = Self::Action>;

    /// When the course of a game makes it a draw, whatever the position. A position knows nothing
    /// of its past, so sessions and searches keep count; see [`Course`](crate::Course).
    const DRAWS: Option<DrawRules> = None;

    /// How far forward the piece stands that an action moves, as its player sees it: 0 on the own back
    /// row. `None` where pieces have no front.
    const ADVANCE: Option<fn(&Self, &Self::Action) -> u32> = None;

    /// Who acts here, as far as the position alone can tell.
    fn turn(&self) -> Turn;

    /// What the player to move may do, always in the same order, each action once.
    /// Asked only when [`turn`](Self::turn) is `Player`; never empty then.
    fn actions(&self) -> Self::Actions;

    /// How many actions there are: the length of the list, without making it where that is quicker.
    #[inline]
    fn count_actions(&self) -> usize {
        self.actions().as_ref().len()
    }

    /// The same count under the clock of a search; override together with
    /// [`actions_within`](Self::actions_within).
    #[inline]
    fn count_actions_within(&self, clock: &mut Clock<'_>) -> Result<usize, Stop> {
        let _ = clock;
        Ok(self.count_actions())
    }

    /// The same list, made under the clock of a search that has room for `most` actions. Override
    /// where a list may be so long that making it takes more than a moment.
    #[inline]
    fn actions_within(&self, most: usize, clock: &mut Clock<'_>) -> Listing<Self::Actions> {
        let _ = (most, clock);
        Listing { actions: self.actions(), stopped: None }
    }

    /// True when no position up to this one can come again once the action is played: a capture,
    /// say. Asked only of games with [`DRAWS`](Self::DRAWS).
    #[inline]
    fn is_lasting(&self, action: &Self::Action) -> bool {
        let _ = action;
        false
    }

    /// Every action a player could name here, legal or not, in a fixed order: the arms of a bandit.
    /// `None` where only the legal ones can be named.
    fn arms(&self) -> Option<Vec<Self::Action>> {
        None
    }

    /// What chance may do, with probabilities that are positive and sum to one.
    /// Asked only when [`turn`](Self::turn) is `Chance`; never empty then.
    fn odds(&self) -> impl Iterator<Item = (Self::Action, f64)> {
        std::iter::empty()
    }

    /// One thing that may happen here: an outcome by its odds, or any action, all equally likely.
    /// Override where walking the list is slow. Not asked when the game is over.
    fn sample(&self, rng: &mut Rng) -> Self::Action {
        if self.turn() == Turn::Chance {
            let mut left = rng.unit();
            let mut last = None;
            for (outcome, probability) in self.odds() {
                left -= probability;
                last = Some(outcome);
                if left < 0.0 {
                    break;
                }
            }
            last.expect("a chance node has outcomes")
        } else {
            let actions = self.actions();
            rng.pick(actions.as_ref()).expect("a player to move has an action").clone()
        }
    }

    /// The same under the clock of a search; override together with
    /// [`actions_within`](Self::actions_within).
    #[inline]
    fn sample_within(&self, rng: &mut Rng, clock: &mut Clock<'_>) -> Result<Self::Action, Stop> {
        let _ = clock;
        Ok(self.sample(rng))
    }

    /// Points won by this action. Not part of the position, its equality or its key.
    fn reward(&self, action: &Self::Action) -> i64 {
        let _ = action;
        0
    }

    /// Plays an action or an outcome of chance. It must be one of those listed here.
    fn apply(&mut self, action: &Self::Action);

    /// Plays on at random, as [`sample`](Self::sample) does, until the game is over or the players
    /// have made `most` decisions and chance has answered the last of them. Override where the
    /// same can be had faster. The clock is looked at inside long turns only.
    fn play_out(&mut self, rng: &mut Rng, most: u32, clock: &mut Clock<'_>) -> Result<Playout, Stop> {
        let mut playout = Playout::default();
        loop {
            match self.turn() {
                Turn::Over(_) => return Ok(playout),
                Turn::Player(_) if playout.decisions == most => return Ok(playout),
                Turn::Player(_) => playout.decisions += 1,
                Turn::Chance => {}
            }
            let action = self.sample_within(rng, clock)?;
            playout.reward += self.reward(&action);
            self.apply(&action);
        }
    }

    /// The position after an action; this one stays as it is.
    #[must_use]
    #[inline]
    fn after(&self, action: &Self::Action) -> Self {
        let mut next = self.clone();
        next.apply(action);
        next
    }

    /// A number for hash tables: equal positions have equal keys, and different ones
    /// different keys, but for accidents of one in 2⁶⁴.
    fn key(&self) -> u64;
}

/// A list of actions that was made under a clock.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Listing<L> {
    /// The actions; where the clock stopped the making, some of them and at least one.
    pub actions: L,
    /// Why there may be more.
    pub stopped: Option<Stop>,
}

impl<L> Listing<L> {
    /// The actions, if none is missing.
    #[inline]
    pub fn whole(self) -> Result<L, Stop> {
        self.stopped.map_or(Ok(self.actions), Err)
    }
}

/// What happened in a game played at random.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Playout {
    /// Decisions of players.
    pub decisions: u32,
    /// Points won by them.
    pub reward: i64,
}

/// Promise: [`Game::turn`] never answers [`Turn::Chance`]. Alpha-beta asks for it.
pub trait Deterministic: Game {}

/// A one-player game with a goal and costs: [`Game::turn`] answers `Over(Won(One))` at a goal.
pub trait Puzzle: Deterministic {
    /// What an action costs; at least 1.
    fn cost(&self, action: &Self::Action) -> u32 {
        let _ = action;
        1
    }

    /// True at a goal.
    #[inline]
    fn is_solved(&self) -> bool {
        self.turn() == Turn::Over(Outcome::Won(Player::One))
    }

    /// How many positions there are, where each has a [`number`](Self::number) of its own.
    fn numbers(&self) -> Option<u32> {
        None
    }

    /// The position's own number, below [`numbers`](Self::numbers): a search that has met many
    /// positions then finds one by its number, in less memory and time than by its key. Asked
    /// only where there are numbers.
    fn number(&self) -> u32 {
        0
    }
}

/// A puzzle whose goals can be listed and whose actions can be traced back, for searches
/// that start from both ends.
pub trait Reversible: Puzzle {
    /// Every goal that could be reached from a position like this one.
    fn goals(&self) -> Vec<Self>;

    /// Every `(before, action)` with `before.after(action) == *self`. Goals have predecessors too.
    fn predecessors(&self) -> impl Iterator<Item = (Self, Self::Action)>;
}

/// The best of the positions one action away; see [`Evaluator::best_result`].
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct BestResult {
    /// What the best of them is worth, from Player One's view.
    pub value: f64,
    /// How many actions there are.
    pub actions: usize,
    /// How many of them do not end the game, so that their value is the evaluator's guess.
    pub guesses: usize,
}

/// Judges positions for searches that cannot see the end.
pub trait Evaluator<G: Game>: Clone + Send + Sync + 'static {
    /// The worth of a position that is not over, from Player One's view, within [`bounds`](Self::bounds).
    fn evaluate(&self, position: &G) -> crate::Value;

    /// The least and the greatest value [`evaluate`](Self::evaluate) may give. Where chance is
    /// involved, a lost and a won game are worth exactly these.
    fn bounds(&self) -> (crate::Value, crate::Value);

    /// What a finished game is worth where chance is involved: a won or lost game exactly a
    /// bound, so that no evaluation lies beyond it; a draw 0; points as they are, within the bounds.
    #[inline]
    fn outcome(&self, position: &G, outcome: Outcome) -> f64 {
        let _ = position;
        let (least, most) = self.bounds();
        match outcome {
            Outcome::Won(Player::One) => most.into(),
            Outcome::Won(Player::Two) => least.into(),
            Outcome::Drawn => 0.0,
            Outcome::Scored(points) => (points as f64).clamp(least.into(), most.into()),
        }
    }

    /// The best result of one action of `me`. `None` where the results are judged one by one;
    /// override where judging all of them together is quicker. Finished games among them are worth
    /// what [`outcome`](Self::outcome) says.
    #[inline]
    fn best_result(&self, position: &G, me: Player) -> Option<BestResult> {
        let _ = (position, me);
        None
    }

    /// How promising an action looks before it is searched: larger is tried earlier.
    /// Changes the order of work, never a value.
    #[inline]
    fn promise(&self, position: &G, action: &G::Action) -> i32 {
        let _ = (position, action);
        0
    }

    /// How far one quiet action usually moves the value, if the evaluator knows. A selective
    /// search trusts a value that is farther than this from what matters.
    #[inline]
    fn swing(&self) -> Option<crate::Value> {
        None
    }

    /// True when [`quiescence`](Self::quiescence) calls the position quiet; override where that
    /// can be told without listing the loud actions.
    #[inline]
    fn is_quiet(&self, position: &G) -> bool {
        matches!(self.quiescence(position), Quiescence::Quiet)
    }

    /// Whether the position is calm enough to be judged, or which actions must be played out first.
    #[inline]
    fn quiescence(&self, position: &G) -> Quiescence<G::Actions> {
        let _ = position;
        Quiescence::Quiet
    }
}

/// Calls every position even: for games small enough to be searched to their end, and for simulations
/// that are always played to the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Neutral;

impl<G: Game> Evaluator<G> for Neutral {
    fn evaluate(&self, _: &G) -> crate::Value {
        crate::Value(0)
    }

    fn bounds(&self) -> (crate::Value, crate::Value) {
        (crate::Value(-1), crate::Value(1))
    }
}

/// Whether a position can be judged as it stands; see [`Evaluator::quiescence`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Quiescence<L> {
    /// Judge it.
    Quiet,
    /// Play these out first.
    Loud {
        /// The actions that upset the balance, such as captures.
        actions: L,
        /// True when the player may also leave them all alone, so that judging the position
        /// as it stands is a lower limit ("standing pat").
        may_decline: bool,
    },
}

/// Estimates how far a position is from the nearest goal of a puzzle.
pub trait Heuristic<G: Puzzle>: Clone + Send + Sync + 'static {
    /// The estimated cost from here to a goal; 0 at a goal.
    fn estimate(&self, position: &G) -> u32;

    /// True when [`estimate`](Self::estimate) never exceeds the real cost: A* is optimal then.
    fn is_admissible(&self) -> bool;

    /// True when no action lowers the estimate by more than it costs: no position needs to be
    /// expanded twice then.
    fn is_consistent(&self) -> bool;
}
