//! A position and the game it is part of.

use super::budget::Within;
use super::path::HOME;
use super::rules::Rules;
use super::tosses::TossSet;
use super::turns::{Turns, with_turns, with_turns_within};
use super::variant::Variant;
use plyground_core::{Clock, Complaint, Game, Listing, Outcome, Player, Rng, Stop, Turn, mix};
use std::fmt;
use std::hash::{Hash, Hasher};

/// The places of a player's four stones, the least first.
pub type Stones = [u8; 4];

/// No toss lies on the table.
const NO_TOSS: u16 = u16::MAX;

/// A position: the stones of both, who is to throw or play, and the tosses on the table.
///
/// Sixteen bytes at most; the variant's tables are kept elsewhere, under its number.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Barjis {
    stones: [Stones; 2],
    /// Number of the toss set on the table, or [`NO_TOSS`].
    toss: u16,
    variant: u16,
    mover: Player,
}

/// What chance or a player may do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// The cowries show this toss set, by its number in the variant's list, the likeliest first.
    Throw(u16),
    /// A whole turn, told by the stones it leaves: One's and Two's. However many orders of steps
    /// lead there, it is one action.
    Turn([Stones; 2]),
}

impl Barjis {
    /// The start of a variant. There is a limit to the number of variants in one run of the program.
    pub fn new(variant: Variant) -> Result<Self, Complaint> {
        let number = Rules::number_of(variant)?;
        Ok(Self { stones: [[0; 4]; 2], toss: NO_TOSS, variant: number, mover: variant.first })
    }

    /// The rules and tables of its variant.
    #[inline]
    pub fn rules(&self) -> &'static Rules {
        Rules::numbered(self.variant)
    }

    /// The places of a player's stones, the least first.
    #[must_use]
    #[inline]
    pub fn stones(&self, player: Player) -> Stones {
        self.stones[player.index()]
    }

    /// Who is to throw, or to play what has been thrown.
    #[must_use]
    #[inline]
    pub fn mover(&self) -> Player {
        self.mover
    }

    /// The tosses on the table.
    #[must_use]
    #[inline]
    pub fn toss(&self) -> Option<&'static TossSet> {
        self.rules().toss_sets.get(usize::from(self.toss))
    }

    /// The same variant with other stones, mover and toss set (by its number). Stones are sorted here.
    #[must_use]
    pub fn with(&self, mut stones: [Stones; 2], mover: Player, toss: Option<u16>) -> Self {
        for stones in &mut stones {
            stones.sort_unstable();
        }
        Self { stones, mover, toss: toss.unwrap_or(NO_TOSS), ..*self }
    }

    /// True when this player has brought all stones home.
    #[must_use]
    #[inline]
    pub fn has_won(&self, player: Player) -> bool {
        self.stones(player)[0] == HOME
    }

    /// True when the turn on the table leaves every stone where it is.
    #[must_use]
    pub fn is_pass(&self, action: &Action) -> bool {
        *action == Action::Turn(self.stones)
    }
}

impl Hash for Barjis {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key());
    }
}

impl fmt::Debug for Barjis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Barjis({}, {:?})", super::notation::write(self), self.rules().variant)
    }
}

impl Game for Barjis {
    type Action = Action;
    type Actions = Turns;

    #[inline]
    fn turn(&self) -> Turn {
        for player in [Player::One, Player::Two] {
            if self.has_won(player) {
                return Turn::Over(Outcome::Won(player));
            }
        }
        if self.toss == NO_TOSS { Turn::Chance } else { Turn::Player(self.mover) }
    }

    /// One action for each distinct result, ordered by the mover's places and then by the stones
    /// that are sent back.
    fn actions(&self) -> Turns {
        with_turns(self, |mut results| results.collect())
    }

    fn count_actions(&self) -> usize {
        with_turns(self, |results| results.len())
    }

    fn count_actions_within(&self, clock: &mut Clock<'_>) -> Result<usize, Stop> {
        with_turns_within(self, &mut Within { clock, most: usize::MAX }, |results| results.stopped.map_or(Ok(results.len()), Err))
    }

    /// A turn with many tosses may have thousands of results, and millions with `play=voluntary`.
    fn actions_within(&self, most: usize, clock: &mut Clock<'_>) -> Listing<Turns> {
        with_turns_within(self, &mut Within { clock, most }, |mut results| Listing { actions: results.collect(), stopped: results.stopped })
    }

    fn odds(&self) -> impl Iterator<Item = (Action, f64)> {
        self.rules().toss_sets.iter().enumerate().map(|(number, set)| (Action::Throw(number as u16), set.probability))
    }

    /// Draws among the results where they were made, without a list of them.
    fn sample(&self, rng: &mut Rng) -> Action {
        if self.turn() != Turn::Chance {
            return with_turns(self, |mut results| results.get(rng.below(results.len())));
        }
        let sets = &self.rules().toss_sets;
        let mut left = rng.unit();
        // The likeliest come first, so few are looked at.
        let number = sets.iter().position(|set| {
            left -= set.probability;
            left < 0.0
        });
        Action::Throw(number.unwrap_or(sets.len() - 1) as u16)
    }

    fn sample_within(&self, rng: &mut Rng, clock: &mut Clock<'_>) -> Result<Action, Stop> {
        if self.turn() == Turn::Chance {
            return Ok(self.sample(rng));
        }
        with_turns_within(self, &mut Within { clock, most: usize::MAX }, |mut results| match results.stopped {
            Some(stop) => Err(stop),
            None => Ok(results.get(rng.below(results.len()))),
        })
    }

    #[inline]
    fn apply(&mut self, action: &Action) {
        match *action {
            Action::Throw(number) => {
                debug_assert!(self.turn() == Turn::Chance, "{self:?} is not to be thrown in");
                self.toss = number;
            }
            Action::Turn(stones) => {
                debug_assert!(self.turn() == Turn::Player(self.mover), "{self:?} has nothing to play");
                self.stones = stones;
                self.toss = NO_TOSS;
                self.mover = self.mover.other();
            }
        }
    }

    fn key(&self) -> u64 {
        let [one, two] = self.stones.map(|stones| u64::from(u32::from_be_bytes(stones)));
        let rest = u64::from(self.toss) << 1 | self.mover.index() as u64;
        mix(mix((one << 32 | two) ^ self.rules().salt) ^ rest)
    }
}
