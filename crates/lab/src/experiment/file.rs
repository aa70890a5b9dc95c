//! The file of an experiment.

use crate::catalogue::{self, Entry};
use crate::compare::Opening;
use plyground_core::Complaint;
use serde::Deserialize;

/// An experiment as its file describes it.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Experiment {
    /// What it is called.
    pub title: String,
    /// What it is to find out.
    #[serde(default)]
    pub question: String,
    /// The game.
    pub game: String,
    /// Its variants; every pairing is played in each.
    #[serde(default = "one_variant")]
    pub variants: Vec<String>,
    /// The seed of everything random.
    #[serde(default)]
    pub seed: u64,
    /// Games of each pairing in each variant.
    #[serde(default = "one")]
    pub games: usize,
    /// Random actions at the start of every game, or `book`.
    #[serde(default)]
    opening: OpeningText,
    /// Who judges every decision; nobody if it is not given.
    pub reference: Option<String>,
    /// No value counts for more than this many points when losses are added up, a decided game included.
    #[serde(default = "clip")]
    pub clip: f64,
    /// Who meets whom.
    pub pairings: Vec<Pairing>,
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// What the pairing is called in tables; the two specs if it is not given.
    pub name: Option<String>,
    /// The player of the first seat.
    pub one: String,
    /// The player of the second seat.
    pub two: String,
    /// The variants it is played in, where not in all of them.
    pub variants: Option<Vec<String>>,
}

#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(untagged)]
enum OpeningText {
    Random(u32),
    Word(String),
}

impl Default for OpeningText {
    fn default() -> Self {
        Self::Random(0)
    }
}

fn one_variant() -> Vec<String> {
    vec![String::new()]
}

const fn one() -> usize {
    1
}

const fn clip() -> f64 {
    1000.0
}

impl Experiment {
    /// How every game begins.
    pub fn opening(&self) -> Result<Opening, Complaint> {
        match &self.opening {
            OpeningText::Random(plies) => Ok(Opening::Random(*plies)),
            OpeningText::Word(word) if word == "book" => Ok(Opening::Book),
            OpeningText::Word(word) => {
                let message = format!("opening = \"{word}\": give a number of random actions, or \"book\"");
                Err(Complaint::new("bad-opening", message).with("opening", word))
            }
        }
    }

    /// Every pairing with a variant it is played in, in the order of the file.
    pub fn matches(&self) -> impl Iterator<Item = (&str, &Pairing)> {
        self.variants.iter().flat_map(|variant| {
            let is_played = |pairing: &&Pairing| pairing.variants.as_ref().is_none_or(|only| only.contains(variant));
            self.pairings.iter().filter(is_played).map(move |pairing| (variant.as_str(), pairing))
        })
    }

    /// The game's entry in the catalogue, once everything in the file is known to make sense.
    pub fn check(&self) -> Result<&'static Entry, Complaint> {
        let entry = catalogue::find(&self.game)?;
        if entry.about.seats.len() != 2 {
            let message = format!("{} is not a game of two; an experiment of pairings needs one", self.game);
            return Err(Complaint::new("not-for-two", message).with("game", &self.game));
        }
        if self.games == 0 || self.pairings.is_empty() || self.matches().next().is_none() {
            return Err(Complaint::new("empty-experiment", "there is nothing to play: give pairings, variants and games"));
        }
        self.check_numbers()?;
        for (variant, pairing) in self.matches() {
            let session = entry.open(variant, None)?;
            for spec in [&pairing.one, &pairing.two].into_iter().chain(&self.reference) {
                session.player(spec, self.seed)?;
            }
            self.opening()?.check(session.as_ref(), entry)?;
        }
        Ok(entry)
    }
}

impl Experiment {
    /// More games or random actions than this are surely a slip of the keyboard.
    const MOST_GAMES: usize = 1_000_000;
    const MOST_PLIES: u32 = 10_000;

    /// Complains about numbers and names that make no sense.
    fn check_numbers(&self) -> Result<(), Complaint> {
        let bad = |key: &'static str, message: String| Err(Complaint::new("bad-experiment", message).with("key", key));
        if self.games > Self::MOST_GAMES {
            return bad("games", format!("games = {}: give at most {}", self.games, Self::MOST_GAMES));
        }
        if let OpeningText::Random(plies @ Self::MOST_PLIES..) = self.opening {
            return bad("opening", format!("opening = {plies}: give less than {} random actions", Self::MOST_PLIES));
        }
        if !(self.clip.is_finite() && self.clip > 0.0) {
            return bad("clip", format!("clip = {}: give a number of points above 0", self.clip));
        }
        for (at, variant) in self.variants.iter().enumerate() {
            if self.variants[..at].contains(variant) {
                return bad("variants", format!("the variant `{variant}` is listed twice"));
            }
        }
        let mut named = self.pairings.iter().flat_map(|pairing| pairing.variants.iter().flatten());
        match named.find(|variant| !self.variants.contains(variant)) {
            Some(variant) => bad("variants", format!("a pairing names the variant `{variant}`, which the experiment does not list")),
            None => Ok(()),
        }
    }
}

/// Reads the file of an experiment.
pub fn read(text: &str) -> Result<Experiment, Complaint> {
    toml::from_str(text).map_err(|error| {
        let before = error.span().and_then(|span| text.get(..span.start));
        let at = before.map(|before| before.chars().count());
        let line = before.map_or(String::new(), |before| format!("line {}: ", 1 + before.matches('\n').count()));
        let complaint = Complaint::new("bad-experiment", format!("{line}{}", error.message().replace('\n', "; ")));
        match at {
            Some(at) => complaint.at(at),
            None => complaint,
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const SMALL: &str = r#"
        title = "Small"
        game = "connect4"
        [[pairings]]
        one = "minimax:depth=1"
        two = "random"
    "#;

    #[test]
    fn what_is_not_said_has_a_default() {
        let experiment = read(SMALL).expect("a whole file");
        assert_eq!(experiment.games, 1);
        assert_eq!(experiment.opening(), Ok(Opening::Random(0)));
        assert_eq!(experiment.matches().count(), 1);
        assert_eq!(experiment.check().map(|entry| entry.about.id), Ok("connect4"));
    }

    #[test]
    fn a_file_that_makes_no_sense_is_refused_with_a_reason() {
        let change =
            |from: &str, to: &str| read(&SMALL.replace(from, to)).and_then(|experiment| experiment.check().map(drop)).expect_err(to);
        for (from, to, code, word) in [
            ("title", "titel", "bad-experiment", "titel"),
            ("connect4", "chess", "unknown-game", "chess"),
            ("connect4", "2048", "not-for-two", "2048"),
            ("minimax:depth=1", "minimax:deep=1", "unknown-key", "deep"),
            ("game =", "opening = \"book\"\ngame =", "no-openings", "connect4"),
            ("game =", "opening = \"moon\"\ngame =", "bad-opening", "moon"),
            ("game =", "games = 0\ngame =", "empty-experiment", "nothing to play"),
            ("game =", "variants = [\"rows=99\"]\ngame =", "bad-value", "rows"),
            ("game = ", "game = [", "bad-experiment", "line 4"),
            ("        title", "titel", "bad-experiment", "line 2"),
            ("game =", "clip = -1\ngame =", "bad-experiment", "clip"),
            ("game =", "clip = nan\ngame =", "bad-experiment", "clip"),
            ("game =", "games = 1000000000000\ngame =", "bad-experiment", "games"),
            ("game =", "opening = 4000000000\ngame =", "bad-experiment", "opening"),
            ("two = \"random\"", "two = \"random\"\nvariants = [\"\", \"rows=5\"]", "bad-experiment", "rows=5"),
        ] {
            let complaint = change(from, to);
            assert_eq!(complaint.code, code, "{complaint}");
            assert!(complaint.message.contains(word), "{complaint}");
        }
    }
}
