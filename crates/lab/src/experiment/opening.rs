//! How the games of an experiment begin, so that players without chance do not repeat one game.

use plyground_core::{Complaint, Rng, Turn, mix};
use plyground_session::{Entry, Session};
use serde::{Deserialize, Serialize};

/// How every game begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(try_from = "Written", into = "Written")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Opening {
    /// With this many actions drawn by dice. For puzzles: they scramble the start.
    Random(u32),
    /// With the game's own openings in an order drawn by the seed, each once before any comes again.
    Book,
}

/// An opening in a file: a number, or the word `book`.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
enum Written {
    Random(u32),
    Word(String),
}

impl TryFrom<Written> for Opening {
    type Error = String;

    fn try_from(written: Written) -> Result<Self, String> {
        match written {
            Written::Random(plies) => Ok(Self::Random(plies)),
            Written::Word(word) if word == "book" => Ok(Self::Book),
            Written::Word(word) => Err(format!("opening = \"{word}\": give a number of random actions, or \"book\"")),
        }
    }
}

impl From<Opening> for Written {
    fn from(opening: Opening) -> Self {
        match opening {
            Opening::Random(plies) => Self::Random(plies),
            Opening::Book => Self::Word("book".into()),
        }
    }
}

impl Default for Opening {
    fn default() -> Self {
        Self::Random(0)
    }
}

impl Opening {
    /// Random actions that keep players without chance from repeating one game, or scramble a puzzle.
    #[must_use]
    pub fn usual(entry: &Entry) -> Self {
        let is_alike = !entry.has_chance && entry.about.seats.len() == 2;
        Self::Random(if entry.is_puzzle { 40 } else { 4 * u32::from(is_alike) })
    }

    /// What is said of it below a table.
    #[must_use]
    pub fn in_words(self, entry: &Entry) -> String {
        match self {
            Self::Random(0) if entry.is_puzzle => "starts as they are".into(),
            Self::Random(plies) if entry.is_puzzle => format!("starts scrambled by {plies} random actions"),
            Self::Random(0) => "no random opening".into(),
            Self::Random(plies) => format!("openings of {plies} random actions"),
            Self::Book => format!("the game's {} openings in a random order", entry.about.openings.len()),
        }
    }

    /// Complains when an opening of the book cannot be played from where the session stands.
    pub(super) fn check(self, session: &dyn Session) -> Result<(), Complaint> {
        let count = if self == Self::Book { session.entry().about.openings.len().max(1) } else { 0 };
        (0..count as u64).try_for_each(|index| play_book(session.fork().as_mut(), 0, index))
    }

    /// Plays the opening of the game with these dice, in the run with this seed.
    pub(super) fn play(self, session: &mut dyn Session, seed: u64, index: u64, dice: &mut Rng) -> Result<(), Complaint> {
        let Self::Random(plies) = self else { return play_book(session, seed, index) };
        let mut left = plies;
        while left > 0 && !session.turn().is_over() {
            // Throws are no actions: a game with dice is opened by as many decisions as any other.
            left -= u32::from(!matches!(session.turn(), Turn::Chance));
            session.roll(dice);
        }
        Ok(())
    }
}

/// Plays the book's opening number `index` of the run with this seed.
fn play_book(session: &mut dyn Session, seed: u64, index: u64) -> Result<(), Complaint> {
    let entry = session.entry();
    let complain = |code, reason: &str| Complaint::new(code, format!("{} {reason}", entry.about.id)).with("game", entry.about.id);
    if entry.about.openings.is_empty() {
        return Err(complain("no-openings", "has no openings of its own; give a number of random actions"));
    }
    let mut order: Vec<&String> = entry.about.openings.iter().collect();
    Rng::new(mix(seed)).shuffle(&mut order);
    for action in order[(index % order.len() as u64) as usize].split(' ') {
        session.play(action).map_err(|_| complain("opening-elsewhere", "has openings from its own start only; leave out the position"))?;
    }
    Ok(())
}
