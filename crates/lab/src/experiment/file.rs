//! The file of an experiment.

use super::opening::Opening;
use plyground_session::catalogue;
use serde::{Deserialize, Serialize};

/// An experiment as its file describes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Experiment {
    /// What it is called.
    pub title: String,
    /// What it is to find out.
    #[serde(default)]
    pub question: String,
    /// The game.
    pub game: String,
    /// Its variants; everything is played in each.
    #[serde(default = "one_variant")]
    pub variants: Vec<String>,
    /// The seed of everything random.
    #[serde(default)]
    pub seed: u64,
    /// Games of each match in each variant.
    #[serde(default = "one")]
    pub games: usize,
    /// Random actions at the start of every game, or `book`.
    #[serde(default)]
    pub opening: Opening,
    /// Where games start, one after the other; the game's own start if nothing is said.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub positions: Vec<String>,
    /// Who judges every decision; nobody if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub reference: Option<String>,
    /// No value counts for more than this many points when losses are added up, a decided game included.
    #[serde(default = "clip")]
    pub clip: f64,
    /// When to stop early, such as `elo0=0,elo1=5`: a test between two players.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sprt: Option<String>,
    /// The parameter of the players that plots have along their axis, such as `depth`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub axis: Option<String>,
    /// Who meets whom among the players.
    #[serde(default)]
    pub format: Format,
    /// The players. Each meets the others with sides swapped, or plays alone.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub players: Vec<Entrant>,
    /// Pairs of players that keep their seats.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairings: Vec<Pairing>,
}

/// Who meets whom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub enum Format {
    /// Everybody meets everybody.
    #[default]
    RoundRobin,
    /// The first player meets each of the others.
    Gauntlet,
}

/// A player of an experiment: its spec, or a name and a spec.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "EntrantText", into = "EntrantText")]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Entrant {
    /// What it is called in tables and plots; its spec if it has no name.
    pub name: Option<String>,
    /// The player spec.
    pub spec: String,
}

impl Entrant {
    /// What tables call it.
    #[must_use]
    pub fn shown(&self) -> &str {
        self.name.as_deref().unwrap_or(&self.spec)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
enum EntrantText {
    Spec(String),
    Named(NamedEntrant),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct NamedEntrant {
    name: String,
    spec: String,
}

impl From<EntrantText> for Entrant {
    fn from(text: EntrantText) -> Self {
        match text {
            EntrantText::Spec(spec) => Self { name: None, spec },
            EntrantText::Named(NamedEntrant { name, spec }) => Self { name: Some(name), spec },
        }
    }
}

impl From<Entrant> for EntrantText {
    fn from(Entrant { name, spec }: Entrant) -> Self {
        match name {
            None => Self::Spec(spec),
            Some(name) => Self::Named(NamedEntrant { name, spec }),
        }
    }
}

/// Who sits where.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Pairing {
    /// What the pairing is called in tables; the two specs if it is not given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The player of the first seat.
    pub one: String,
    /// The player of the second seat.
    pub two: String,
    /// The variants it is played in, where not in all of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub variants: Option<Vec<String>>,
}

impl Pairing {
    /// True when it is played in a variant.
    #[must_use]
    pub fn is_in(&self, variant: &str) -> bool {
        self.variants.as_ref().is_none_or(|only| only.iter().any(|one| one == variant))
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
    /// An experiment with these players and nothing special.
    #[must_use]
    pub fn new(game: &str, specs: &[&str], games: usize) -> Self {
        Self {
            title: String::new(),
            question: String::new(),
            game: game.into(),
            variants: one_variant(),
            seed: 0,
            games,
            opening: Opening::default(),
            positions: Vec::new(),
            reference: None,
            clip: clip(),
            sprt: None,
            axis: None,
            format: Format::RoundRobin,
            players: specs.iter().map(|spec| Entrant { name: None, spec: (*spec).into() }).collect(),
            pairings: Vec::new(),
        }
    }

    /// Everything that decides what is played, as text: two experiments are the same when it is.
    #[must_use]
    pub fn identity(&self) -> String {
        let mut bare = Self { title: String::new(), question: String::new(), axis: None, ..self.clone() };
        let players = bare.players.iter_mut().map(|player| {
            player.name = None;
            &mut player.spec
        });
        let paired = bare.pairings.iter_mut().flat_map(|pairing| [&mut pairing.one, &mut pairing.two]);
        for spec in players.chain(paired).chain(&mut bare.reference) {
            *spec = spelled_out(&self.game, spec);
        }
        let plan = serde_json::to_string(&bare).expect("texts and numbers are always JSON");
        format!("{} {plan}", env!("CARGO_PKG_VERSION"))
    }
}

/// A spec in the one form that all its spellings share: `minimax` for `minimax:depth=4`, since 4 goes without saying.
pub(super) fn spelled_out(game: &str, spec: &str) -> String {
    let read = catalogue::find(game).and_then(|entry| entry.spec(spec));
    read.map_or_else(|_| spec.into(), |spec| spec.to_string())
}
