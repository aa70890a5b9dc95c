//! Who plays which game: an experiment cut into pieces that can be played anywhere, in any order.
//!
//! A *match* is two players (or one, where one plays alone) in one variant. A *unit* is the smallest
//! piece worth sending somewhere: both games of a pair, with the same dice and sides swapped, or a
//! single game. Units go round the matches, so that a part of them is a fair part of all.
//!
//! ```text
//!               match 0        match 1        match 2
//!   pair 0      unit 0 a b     unit 1 a c     unit 2 b c      each: two games, sides swapped
//!   pair 1      unit 3 a b     unit 4 a c     unit 5 b c
//! ```

use super::file::{Entrant, Experiment, Format};
use plyground_core::Complaint;
use std::fmt;
use std::str::FromStr;

/// All games of an experiment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Schedule {
    /// The players; matches and games name them by their place here.
    pub players: Vec<Entrant>,
    /// Who meets whom.
    pub matches: Vec<Match>,
    /// Games of every match.
    pub games: usize,
}

/// Players that meet in one variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Match {
    /// What it is called, where it has a name.
    pub name: Option<String>,
    /// The variant.
    pub variant: String,
    /// The players in the order of their seats.
    pub players: Vec<usize>,
    /// True when every second game is played with sides swapped.
    pub is_swapped: bool,
}

/// One game to be played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fixture {
    /// The unit it belongs to.
    pub unit: usize,
    /// Which game of the unit it is.
    pub half: usize,
    /// The match.
    pub of: usize,
    /// The number of the game within its match.
    pub number: usize,
    /// Who sits where, One first.
    pub seats: Vec<usize>,
    /// Which dice, opening and start: the same for both games of a pair.
    pub dice: u64,
}

impl Schedule {
    /// The games of an experiment for so many seats.
    #[must_use]
    pub fn new(experiment: &Experiment, seats: usize) -> Self {
        let mut schedule = Self { players: experiment.players.clone(), matches: Vec::new(), games: experiment.games };
        for variant in &experiment.variants {
            for players in meetings(experiment, seats) {
                let is_swapped = seats == 2;
                schedule.matches.push(Match { name: None, variant: variant.clone(), players, is_swapped });
            }
            for pairing in &experiment.pairings {
                if !pairing.is_in(variant) {
                    continue;
                }
                let players = vec![schedule.player(&pairing.one), schedule.player(&pairing.two)];
                schedule.matches.push(Match { name: pairing.name.clone(), variant: variant.clone(), players, is_swapped: false });
            }
        }
        schedule
    }

    /// The place of a player of a pairing, who is added when new.
    fn player(&mut self, spec: &str) -> usize {
        self.players.iter().position(|player| player.spec == spec).unwrap_or_else(|| {
            self.players.push(Entrant { name: None, spec: spec.into() });
            self.players.len() - 1
        })
    }

    /// How many units there are.
    #[must_use]
    pub fn units(&self) -> usize {
        self.rounds() * self.matches.len()
    }

    /// Units of each match.
    fn rounds(&self) -> usize {
        let is_paired = self.matches.first().is_some_and(|first| first.is_swapped);
        if is_paired { self.games.div_ceil(2) } else { self.games }
    }

    /// How many games there are in these units.
    #[must_use]
    pub fn games_in(&self, part: Part) -> usize {
        (0..self.units()).filter(|unit| part.has(*unit)).map(|unit| self.unit(unit).len()).sum()
    }

    /// The games of a unit.
    #[must_use]
    pub fn unit(&self, unit: usize) -> Vec<Fixture> {
        let (of, round) = (unit % self.matches.len(), unit / self.matches.len());
        let played = &self.matches[of];
        let fixture = |half: usize, number: usize| {
            let mut seats = played.players.clone();
            if half == 1 {
                seats.reverse();
            }
            Fixture { unit, half, of, number, seats, dice: round as u64 }
        };
        if played.is_swapped {
            (0..2).map(|half| fixture(half, 2 * round + half)).filter(|fixture| fixture.number < self.games).collect()
        } else {
            vec![fixture(0, round)]
        }
    }
}

/// Who meets whom among the players of an experiment.
fn meetings(experiment: &Experiment, seats: usize) -> Vec<Vec<usize>> {
    let count = experiment.players.len();
    if seats < 2 {
        return (0..count).map(|player| vec![player]).collect();
    }
    let firsts = match experiment.format {
        Format::RoundRobin => count,
        Format::Gauntlet => count.min(1),
    };
    (0..firsts).flat_map(|one| (one + 1..count).map(move |two| vec![one, two])).collect()
}

/// A share of the units: number 3 of 64, for example.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    number: usize,
    of: usize,
}

impl Part {
    /// Everything.
    pub const WHOLE: Self = Self { number: 1, of: 1 };

    /// True when a unit belongs to it.
    #[must_use]
    pub const fn has(self, unit: usize) -> bool {
        unit % self.of == self.number - 1
    }
}

impl FromStr for Part {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Self, Complaint> {
        let read = || {
            let (number, of) = text.split_once('/')?;
            let (number, of): (usize, usize) = (number.trim().parse().ok()?, of.trim().parse().ok()?);
            (1..=of).contains(&number).then_some(Self { number, of })
        };
        read().ok_or_else(|| Complaint::new("bad-part", format!("`{text}` is no part: write 3/64 for the third of 64")).with("part", text))
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.number, self.of)
    }
}
