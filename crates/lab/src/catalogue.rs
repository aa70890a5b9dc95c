//! The catalogue: which games there are, and who can play them.

use crate::session::{Session, Table};
use plyground_core::{About, Complaint, Deterministic, Evaluator, Heuristic, Make, Parameter, Playable, Recipe, Reversible, Settings};
use plyground_games::{connect4, redswapblue};
use plyground_search::{adversarial, baseline, puzzle};
use std::sync::{Arc, LazyLock};

/// Every game there is. A new game is one more line here.
static GAMES: LazyLock<Vec<Entry>> = LazyLock::new(|| {
    vec![
        Entry::adversarial::<connect4::ConnectFour<connect4::Standard>>().or(adversarial_table::<connect4::ConnectFour<connect4::AnySize>>),
        Entry::puzzle::<redswapblue::RedSwapBlue<u64>>().or(puzzle_table::<redswapblue::RedSwapBlue<redswapblue::Wide>>),
    ]
});

/// Every game there is.
pub fn games() -> &'static [Entry] {
    &GAMES
}

/// The game of this name.
pub fn find(id: &str) -> Result<&'static Entry, Complaint> {
    GAMES.iter().find(|entry| entry.about.id == id).ok_or_else(|| {
        let known: Vec<_> = GAMES.iter().map(|entry| entry.about.id).collect();
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
    /// The player that answers when nobody is named: strong, quick and repeatable.
    pub default_player: &'static str,
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
        Self::new(&adversarial_players::<G>(), adversarial_table::<G>, false, "alphabeta:nodes=2000000")
    }

    /// A game of one player with a goal.
    fn puzzle<G: Playable<Judge: Heuristic<G>> + Reversible>() -> Self {
        Self::new(&puzzle_players::<G>(), puzzle_table::<G>, true, "astar")
    }

    fn new<G: Playable>(recipes: &[Recipe<G>], opener: Opener, is_puzzle: bool, default_player: &'static str) -> Self {
        let players = recipes
            .iter()
            .map(|recipe| PlayerInfo {
                id: recipe.id,
                sentence: recipe.sentence,
                family: recipe.family,
                parameters: recipe.parameters.clone(),
                is_solver: matches!(recipe.make, Make::Pathfinder(_)),
            })
            .collect();
        Self { about: G::about(), players, is_puzzle, default_player, openers: vec![opener] }
    }

    /// Another type of position of the same game, for variants that the earlier ones decline.
    fn or(mut self, opener: Opener) -> Self {
        self.openers.push(opener);
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

fn adversarial_players<G: Playable<Judge: Evaluator<G>> + Deterministic>() -> Vec<Recipe<G>> {
    with_own(baseline::recipes().into_iter().chain(adversarial::recipes()).collect())
}

fn puzzle_players<G: Playable<Judge: Heuristic<G>> + Reversible>() -> Vec<Recipe<G>> {
    with_own(baseline::recipes().into_iter().chain(puzzle::recipes()).collect())
}

/// The general players, and the game's own in place of or after them.
fn with_own<G: Playable>(mut recipes: Vec<Recipe<G>>) -> Vec<Recipe<G>> {
    for own in G::players() {
        match recipes.iter_mut().find(|recipe| recipe.id == own.id) {
            Some(general) => *general = own,
            None => recipes.push(own),
        }
    }
    recipes
}

fn adversarial_table<G: Playable<Judge: Evaluator<G>> + Deterministic>(
    entry: &'static Entry,
    variant: &Settings,
) -> Result<Option<Box<dyn Session>>, Complaint> {
    table(entry, variant, adversarial_players::<G>)
}

fn puzzle_table<G: Playable<Judge: Heuristic<G>> + Reversible>(
    entry: &'static Entry,
    variant: &Settings,
) -> Result<Option<Box<dyn Session>>, Complaint> {
    table(entry, variant, puzzle_players::<G>)
}

fn table<G: Playable>(
    entry: &'static Entry,
    variant: &Settings,
    recipes: fn() -> Vec<Recipe<G>>,
) -> Result<Option<Box<dyn Session>>, Complaint> {
    Ok(G::start(variant)?.map(|start| Box::new(Table::new(entry, variant.clone(), start, Arc::new(recipes()))) as Box<dyn Session>))
}
