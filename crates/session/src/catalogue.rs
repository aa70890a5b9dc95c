//! The catalogue: which games there are, and who can play them.

use crate::player::Spec;
use crate::pseudocode::{self, CodeLine};
use crate::rollout;
use crate::roster::{Adversarial, Roster, Solvable, Stochastic, Typed, TypedWithChance};
use crate::session::{Session, TypedSession};
use crate::specialists::{ConnectFourRoster, RedSwapBlueRoster};
use plyground_core::{
    About, Complaint, Deterministic, Evaluator, Heuristic, Make, Parameter, Playable, Recipe, Reversible, Settings, Thrown, Words,
};
use plyground_games::barjis::Barjis;
use plyground_games::checkers::{Checkers, Compulsory, Optional};
use plyground_games::connect4::{AnySize, ConnectFour, Standard};
use plyground_games::redswapblue::{RedSwapBlue, Wide};
use plyground_games::tree::{ChanceTree, PlainTree};
use plyground_games::twenty48::{Twenty48, Twenty48Any};
use std::sync::{Arc, LazyLock};

/// Every game there is. A new game is one more line here.
static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    vec![
        Entry::stochastic::<Barjis>(),
        Entry::adversarial::<Checkers<Compulsory>>().or::<Checkers<Optional>, Adversarial>(),
        Entry::of::<ConnectFour<Standard>, ConnectFourRoster>().or::<ConnectFour<AnySize>, ConnectFourRoster>(),
        Entry::of::<RedSwapBlue<u64>, RedSwapBlueRoster>().or::<RedSwapBlue<Wide>, RedSwapBlueRoster>(),
        Entry::stochastic::<Twenty48>().or::<Twenty48Any, Stochastic>(),
    ]
});

/// The trees that people type. They are found by name like games, and listed apart from them.
static SANDBOXES: LazyLock<Vec<Entry>> =
    LazyLock::new(|| vec![Entry::of::<PlainTree, Typed>(), Entry::of::<ChanceTree, TypedWithChance>()]);

/// The trees that people type: `tree` without chance, `chance-tree` with.
pub fn sandboxes() -> &'static [Entry] {
    &SANDBOXES
}

/// Every game there is.
pub fn games() -> &'static [Entry] {
    &GAMES
}

/// The words that come with games and players, each once, in the order of the catalogue.
pub fn words() -> Vec<Words> {
    let mut all: Vec<Words> = Vec::new();
    for words in GAMES.iter().chain(SANDBOXES.iter()).flat_map(|entry| &entry.words) {
        if !words.texts.is_empty() && !all.contains(words) {
            all.push(*words);
        }
    }
    all
}

/// The game or the sandbox of this name.
pub fn find(id: &str) -> Result<&'static Entry, Complaint> {
    GAMES.iter().chain(SANDBOXES.iter()).find(|entry| entry.about.id == id).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().chain(SANDBOXES.iter()).map(|entry| entry.about.id).collect();
        Complaint::new("unknown-game", format!("there is no game `{id}`; there are {}", known.join(", ")))
            .with("game", id)
            .with("known", known.join(", "))
    })
}

/// A game of the catalogue.
pub struct Entry {
    /// What it is.
    pub about: About,
    /// Who can play it.
    pub players: Vec<PlayerInfo>,
    /// True for a game of one player with a goal, which `solve` can solve.
    pub is_puzzle: bool,
    /// True for a game with chance.
    pub has_chance: bool,
    /// The player that answers when nobody is named: strong, quick and repeatable.
    pub default_player: &'static str,
    /// The player that solves a puzzle when nobody is named: it takes the time that a proof takes.
    pub default_solver: &'static str,
    /// The player that a person plays against when nobody is named: what it does is easy to follow.
    pub default_opponent: &'static str,
    /// Opponents for people, from the weakest to the strongest.
    pub levels: &'static [&'static str],
    /// What chance throws, where the game says so.
    pub thrown: Option<Thrown>,
    /// True when actions are entered step by step.
    pub has_steps: bool,
    /// The words of the game and of its players.
    words: Vec<Words>,
    openers: Vec<Opener>,
}

/// What the catalogue says about a player.
#[derive(Clone, Debug)]
pub struct PlayerInfo {
    /// The name in player specs.
    pub id: &'static str,
    /// What it does, in one sentence.
    pub sentence: &'static str,
    /// The family it belongs to.
    pub family: &'static str,
    /// What it does, line by line, as a book prints it.
    pub pseudocode: Vec<CodeLine>,
    /// What can be set.
    pub parameters: Vec<Parameter>,
    /// True when it finds whole solutions of puzzles.
    pub is_solver: bool,
}

/// Opens a session of one type of position, if that type serves the variant.
type Opener = fn(&'static Entry, &Settings) -> Result<Option<Box<dyn Session>>, Complaint>;

impl Entry {
    /// A game of two players without chance.
    fn adversarial<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Self {
        Self::of::<G, Adversarial>()
    }

    /// A game with chance, of one player or two.
    fn stochastic<G: Playable<Judge: Evaluator<G>>>() -> Self {
        Self::of::<G, Stochastic>()
    }

    /// A puzzle: one player, a goal, costs.
    #[allow(dead_code, reason = "the one puzzle there is has solvers of its own; the next may have none")]
    fn puzzle<G: Playable<Judge: Heuristic<G>> + Reversible>() -> Self {
        Self::of::<G, Solvable>()
    }

    fn of<G: Playable, K: Roster<G>>() -> Self {
        let info = |recipe: &Recipe<G>| PlayerInfo {
            id: recipe.id,
            sentence: recipe.sentence,
            family: recipe.family.id,
            pseudocode: pseudocode::read(recipe.pseudocode),
            parameters: recipe.parameters.clone(),
            is_solver: matches!(recipe.make, Make::Pathfinder(_)),
        };
        let recipes = players::<G, K>();
        let about = G::about();
        Self {
            players: recipes.iter().map(info).collect(),
            thrown: G::chance().map(|chance| chance.thrown),
            has_steps: G::step_entry().is_some(),
            words: [about.words].into_iter().chain(recipes.iter().map(|recipe| recipe.family.words)).collect(),
            about,
            is_puzzle: K::IS_PUZZLE,
            has_chance: K::HAS_CHANCE,
            default_player: K::DEFAULT_PLAYER,
            default_solver: K::DEFAULT_SOLVER,
            default_opponent: K::DEFAULT_OPPONENT,
            levels: K::levels(),
            openers: vec![table::<G, K>],
        }
    }

    /// Another type of position of the same game, for variants that the earlier ones decline.
    fn or<G: Playable, K: Roster<G>>(mut self) -> Self {
        self.openers.push(table::<G, K>);
        self
    }

    /// Reads the settings of a variant, such as `n=4,jump=other`.
    pub fn variant(&self, text: &str) -> Result<Settings, Complaint> {
        Settings::read(text, &self.about.variants, &format!("the game {}", self.about.id))
    }

    /// Opens a session at the start of a variant, or at a position of it.
    pub fn open(&'static self, variant: &str, position: Option<&str>) -> Result<Box<dyn Session>, Complaint> {
        let settings = self.variant(variant)?;
        for opener in &self.openers {
            if let Some(mut session) = opener(self, &settings)? {
                if let Some(text) = position {
                    session.set_position(text)?;
                }
                return Ok(session);
            }
        }
        Err(Complaint::new("variant-too-large", format!("{} cannot be played as {settings}", self.about.id)).with("variant", settings))
    }

    /// Reads a player spec, `id` or `id:key=value,…`.
    pub fn spec(&self, text: &str) -> Result<Spec, Complaint> {
        let (id, settings) = Spec::split(text)?;
        let player = self.player(id)?;
        Spec::read(player.id, settings, &player.parameters)
    }

    /// What the catalogue says about the player of this name.
    pub fn player(&self, id: &str) -> Result<&PlayerInfo, Complaint> {
        self.players.iter().find(|player| player.id == id).ok_or_else(|| {
            let known: Vec<_> = self.players.iter().map(|player| player.id).collect();
            Complaint::new("unknown-player", format!("{} has no player `{id}`; it has {}", self.about.id, known.join(", ")))
                .with("player", id)
                .with("known", known.join(", "))
        })
    }
}

/// Everybody who can play a game of this kind.
fn players<G: Playable, K: Roster<G>>() -> Vec<Recipe<G>> {
    let mut recipes = K::recipes();
    if !K::IS_PUZZLE {
        recipes.push(rollout::recipe::<G, K>());
    }
    recipes
}

fn table<G: Playable, K: Roster<G>>(entry: &'static Entry, variant: &Settings) -> Result<Option<Box<dyn Session>>, Complaint> {
    let start = G::start(variant)?;
    Ok(start.map(|start| Box::new(TypedSession::new(entry, variant.clone(), start, Arc::new(players::<G, K>()))) as Box<dyn Session>))
}
