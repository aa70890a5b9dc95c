//! What a game tells the learner: the things it can notice about a position.

use plyground_core::{Game, Outcome, Player, Turn};

/// What a sum of weights stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Link {
    /// The sum itself: points still to come.
    Points,
    /// The probability that Player One wins, `1 / (1 + e^-sum)`.
    Chance,
}

impl Link {
    /// The value a sum stands for.
    #[inline]
    #[must_use]
    pub fn value(self, sum: f32) -> f32 {
        match self {
            Self::Points => sum,
            Self::Chance => 1.0 / (1.0 + libm::expf(-sum)),
        }
    }

    /// What the end of a game is worth.
    #[must_use]
    pub fn worth(self, outcome: Outcome) -> f32 {
        let for_one = match outcome {
            Outcome::Won(Player::One) => 1.0,
            Outcome::Won(Player::Two) => -1.0,
            Outcome::Drawn => 0.0,
            Outcome::Scored(points) => points as f32,
        };
        match self {
            Self::Points => for_one,
            Self::Chance => f32::midpoint(for_one.clamp(-1.0, 1.0), 1.0),
        }
    }

    /// The word for it in files.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::Chance => "chance",
        }
    }
}

/// A move and what comes of it.
#[derive(Clone, Debug)]
pub struct Sequel<G: Game> {
    /// The move.
    pub action: G::Action,
    /// Points it wins.
    pub reward: f32,
    /// The position right after it, before chance or the other player acts: the *afterstate*.
    pub after: G,
    /// How the game ends with it, if it does.
    pub end: Option<Outcome>,
}

/// The things that can be noticed about a position. Each has a weight, and the weights of those that are
/// there (that *fire*) add up to what the position is worth.
///
/// Weights lie in tables, one after the other; a table holds the weights of things of which exactly
/// one can be true, such as all contents of the same six cells.
pub trait Features<G: Game>: Send + Sync + 'static {
    /// What the features of a position can be told from: the position itself, or less.
    type View: Copy + Send;
    /// Indices of weights: an array where their number is fixed.
    type Fired: Clone + Default + AsRef<[u32]> + Send;

    /// The name in files: features with the same name and tables are the same.
    fn id(&self) -> String;

    /// What a sum of weights stands for.
    fn link(&self) -> Link;

    /// The lengths of the tables.
    fn tables(&self) -> Vec<usize>;

    /// How many features fire in every position.
    fn count(&self) -> usize;

    /// What the features of a position can be told from.
    fn view(&self, position: &G) -> Self::View;

    /// Lists the weights that fire.
    fn fire(&self, view: &Self::View, fired: &mut Self::Fired);

    /// Lists every move and what comes of it, in the game's order. Override where all of them
    /// together are quicker to find.
    #[inline]
    fn sequels(&self, position: &G, sequels: &mut Vec<Sequel<G>>) {
        sequels.clear();
        add_sequels(position, sequels);
    }

    /// What a finished game is counted under, such as its largest tile.
    fn class(&self, end: &G) -> u32 {
        let _ = end;
        0
    }

    /// The name of a class, if games are counted by class.
    fn class_name(&self, class: u32) -> Option<String> {
        let _ = class;
        None
    }
}

/// Adds every move and what comes of it, as the rules tell it.
pub fn add_sequels<G: Game>(position: &G, sequels: &mut Vec<Sequel<G>>) {
    for action in position.actions() {
        let after = position.after(&action);
        let end = outcome_of(&after);
        sequels.push(Sequel { reward: position.reward(&action) as f32, action, after, end });
    }
}

/// How the game ended, if it is over.
pub fn outcome_of<G: Game>(position: &G) -> Option<Outcome> {
    if let Turn::Over(outcome) = position.turn() { Some(outcome) } else { None }
}
