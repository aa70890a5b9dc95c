//! The file of an experiment.

use super::opening::Opening;
use super::schedule::Schedule;
use plyground_core::Complaint;
use plyground_session::Spec;
use plyground_session::catalogue::{self, Entry};
use plyground_stats::Sprt;
use serde::{Deserialize, Serialize};

/// An experiment as its file describes it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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
enum EntrantText {
    Spec(String),
    Named(NamedEntrant),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
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

    /// The test that ends it early, where there is one.
    pub fn test(&self) -> Result<Option<Sprt>, Complaint> {
        let read =
            |text: &String| text.parse().map_err(|message: String| Complaint::new("bad-sprt", format!("sprt = \"{text}\": {message}")));
        self.sprt.as_ref().map(read).transpose()
    }

    /// The game's entry in the catalogue and the games to be played, once everything is known to make
    /// sense.
    pub fn check(&self) -> Result<(&'static Entry, Schedule), Complaint> {
        let entry = catalogue::find(&self.game)?;
        self.check_numbers()?;
        self.check_players(entry)?;
        self.check_starts(entry)?;
        let schedule = Schedule::new(self, entry.about.seats.len());
        if self.games == 0 || schedule.matches.is_empty() {
            return Err(Complaint::new("empty-experiment", "there is nothing to play: give players or pairings, variants and games"));
        }
        if self.test()?.is_some() && (schedule.matches.len() != 1 || entry.about.seats.len() != 2) {
            return Err(Complaint::new("bad-sprt", "sprt: such a test is between two players of a game of two, in one variant"));
        }
        Ok((entry, schedule))
    }

    fn check_players(&self, entry: &Entry) -> Result<(), Complaint> {
        let alone = entry.about.seats.len() != 2;
        if alone && !self.pairings.is_empty() {
            let message = format!("{} is not a game of two: give players instead of pairings", self.game);
            return Err(Complaint::new("not-for-two", message).with("game", &self.game));
        }
        if !alone && self.players.len() == 1 {
            return Err(Complaint::new("too-few-players", format!("{} needs at least two players to compare", entry.about.id)));
        }
        let plays_only = |id: &str| entry.players.iter().any(|player| player.id == id && !player.is_solver);
        if entry.is_puzzle
            && let Some(player) = self.players.iter().find(|player| Spec::read(&player.spec).is_ok_and(|spec| plays_only(&spec.id)))
        {
            let message = format!("{} is no solver of puzzles", player.spec);
            return Err(Complaint::new("not-a-solver", message).with("player", &player.spec));
        }
        if !self.players.is_empty() && !self.pairings.is_empty() {
            return Err(Complaint::new("bad-experiment", "give players, who all meet, or pairings, who keep their seats; not both"));
        }
        Ok(())
    }

    /// Opens every start and makes every player.
    fn check_starts(&self, entry: &'static Entry) -> Result<(), Complaint> {
        for variant in &self.variants {
            let starts = self.positions.iter().map(|position| entry.open(variant, Some(position))).collect::<Result<Vec<_>, _>>()?;
            let start = entry.open(variant, None)?;
            for session in starts.iter().chain(self.positions.is_empty().then_some(&start)) {
                self.opening.check(session.as_ref())?;
            }
            let is_here = |pairing: &&Pairing| pairing.variants.as_ref().is_none_or(|only| only.contains(variant));
            let paired = self.pairings.iter().filter(is_here).flat_map(|pairing| [&pairing.one, &pairing.two]);
            for spec in self.players.iter().map(|player| &player.spec).chain(paired).chain(&self.reference) {
                start.player(spec, self.seed)?;
            }
        }
        let specs: Vec<String> = self.players.iter().map(|player| spelled_out(&self.game, &player.spec)).collect();
        for (at, player) in self.players.iter().enumerate() {
            if specs[..at].contains(&specs[at]) {
                return Err(Complaint::new("bad-experiment", format!("the player {} is listed twice", player.spec)));
            }
        }
        Ok(())
    }
}

impl Experiment {
    /// More games, random actions or players than this are surely a slip of the keyboard.
    const MOST_GAMES: usize = 100_000_000;
    const MOST_PLIES: u32 = 10_000;
    const MOST_PLAYERS: usize = 1_000;

    /// Complains about numbers and names that make no sense.
    fn check_numbers(&self) -> Result<(), Complaint> {
        let bad = |key: &'static str, message: String| Err(Complaint::new("bad-experiment", message).with("key", key));
        if self.games > Self::MOST_GAMES {
            return bad("games", format!("games = {}: give at most {}", self.games, Self::MOST_GAMES));
        }
        if self.players.len() + self.pairings.len() > Self::MOST_PLAYERS {
            return bad("players", format!("there are more than {} players or pairings", Self::MOST_PLAYERS));
        }
        if let Opening::Random(plies @ Self::MOST_PLIES..) = self.opening {
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

/// A spec in the one form that all its spellings share: `minimax` for `minimax:depth=4`, since 4 goes without saying.
fn spelled_out(game: &str, spec: &str) -> String {
    let full = || -> Result<String, Complaint> {
        let Spec { id, settings } = Spec::read(spec)?;
        let given = Spec { id: id.clone(), settings }.read_settings(&catalogue::find(game)?.player(&id)?.parameters)?;
        Ok(Spec { id, settings: given.to_string() }.to_string())
    };
    full().unwrap_or_else(|_| spec.into())
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
