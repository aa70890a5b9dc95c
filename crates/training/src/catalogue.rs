//! Which games can be learned, with which networks; their types forgotten.

use crate::connect4::Fours;
use crate::features::Features;
use crate::file::{self, Head};
use crate::history::{History, Stretch};
use crate::learner::Method;
use crate::network::Network;
use crate::pack::{Packed, pack};
use crate::run::{Plan, Progress, Training};
use crate::twenty48;
use plyground_core::{Complaint, Playable, Settings};
use plyground_games::connect4::{AnySize, ConnectFour, Standard};
use plyground_games::twenty48::Twenty48;
use std::path::Path;
use std::sync::atomic::AtomicBool;

/// The games that can be learned.
pub const GAMES: &[&str] = &["2048", "connect4"];

/// A training of any game.
pub trait Trainer {
    /// What is known about it.
    fn head(&self) -> &Head;

    /// The name of a class of games, such as its largest tile.
    fn class_name(&self, class: u32) -> Option<String>;

    /// See [`Training::play`].
    fn play(&self, games: u64, seed: u64, stop: &AtomicBool) -> Stretch;

    /// See [`pack`](crate::pack()).
    fn pack(&self, path: &Path, most: usize) -> Result<Packed, Complaint>;

    /// See [`Training::run`].
    fn run(&mut self, plan: &Plan, stop: &AtomicBool, tell: &mut dyn FnMut(&Progress)) -> Result<Progress, Complaint>;
}

impl<G: Playable, F: Features<G>> Trainer for Training<G, F> {
    fn head(&self) -> &Head {
        Self::head(self)
    }

    fn class_name(&self, class: u32) -> Option<String> {
        self.network().features.class_name(class)
    }

    fn play(&self, games: u64, seed: u64, stop: &AtomicBool) -> Stretch {
        Self::play(self, games, seed, stop)
    }

    fn pack(&self, path: &Path, most: usize) -> Result<Packed, Complaint> {
        pack(self.network(), self.head(), path, most)
    }

    fn run(&mut self, plan: &Plan, stop: &AtomicBool, tell: &mut dyn FnMut(&Progress)) -> Result<Progress, Complaint> {
        Self::run(self, plan, stop, tell)
    }
}

/// What is to be trained.
#[derive(Clone, Debug)]
pub struct Subject {
    /// The game.
    pub game: String,
    /// Its variant.
    pub variant: String,
    /// The network by its short name; the game's usual one if empty.
    pub network: String,
    /// The value everything begins with.
    pub base: f32,
    /// True when every weight is to have a rate of its own.
    pub is_coherent: bool,
    /// The seed.
    pub seed: u64,
}

/// A new training.
pub fn begin(subject: &Subject, method: Method) -> Result<Box<dyn Trainer>, Complaint> {
    open(subject, method, None)
}

/// A training that goes on where a file ends. A packed network cannot go on.
pub fn resume(path: &Path, method: Method) -> Result<Box<dyn Trainer>, Complaint> {
    if file::peek(path)?.step.is_some() {
        let message = format!("{} is packed and learns no more; go on with the network it was made from", path.display());
        return Err(Complaint::new("packed-network", message).with("file", path.display()));
    }
    read(path, method)
}

/// A network as it is in a file, packed or not, to play with.
pub fn read(path: &Path, method: Method) -> Result<Box<dyn Trainer>, Complaint> {
    let Head { game, variant, network, base, is_coherent, seed, .. } = file::peek(path)?;
    open(&Subject { game, variant, network, base, is_coherent, seed }, method, Some(path))
}

/// How this game is learned if nothing else is said.
#[must_use]
pub fn usual_method(game: &str) -> Method {
    // Without chance the same moves would be played over and over.
    let exploration = if game == "connect4" { 0.1 } else { 0.0 };
    Method { exploration, ..Method::default() }
}

fn open(subject: &Subject, method: Method, path: Option<&Path>) -> Result<Box<dyn Trainer>, Complaint> {
    match subject.game.as_str() {
        "2048" => open_2048(subject, method, path),
        "connect4" => open_connect4(subject, method, path),
        other => {
            let known = GAMES.join(", ");
            let message = format!("{other} cannot be learned yet; these games can: {known}");
            Err(Complaint::new("no-training", message).with("game", other).with("known", known))
        }
    }
}

fn open_2048(subject: &Subject, method: Method, path: Option<&Path>) -> Result<Box<dyn Trainer>, Complaint> {
    let start: Twenty48 = start(subject)?.ok_or_else(|| not_this_variant(subject))?;
    match subject.network.as_str() {
        "" | "4x6" => train(twenty48::four_by_six(), "4x6", start, subject, method, path),
        "5x6" => train(twenty48::five_by_six(), "5x6", start, subject, method, path),
        "8x6" => train(twenty48::eight_by_six(), "8x6", start, subject, method, path),
        "5x4" => train(twenty48::five_by_four(), "5x4", start, subject, method, path),
        other => Err(unknown(other, "4x6, 5x6, 8x6, 5x4")),
    }
}

fn open_connect4(subject: &Subject, method: Method, path: Option<&Path>) -> Result<Box<dyn Trainer>, Complaint> {
    if !matches!(subject.network.as_str(), "" | "fours") {
        return Err(unknown(&subject.network, "fours"));
    }
    if let Some(start) = start::<ConnectFour<Standard>>(subject)? {
        return train(Fours::new(start.shape()), "fours", start, subject, method, path);
    }
    let start: ConnectFour<AnySize> = start(subject)?.ok_or_else(|| not_this_variant(subject))?;
    train(Fours::new(start.shape()), "fours", start, subject, method, path)
}

fn unknown(network: &str, known: &str) -> Complaint {
    Complaint::new("unknown-network", format!("there is no network `{network}`; there are: {known}"))
        .with("network", network)
        .with("known", known)
}

/// The start of a game; `None` when this type is not made for the variant.
fn start<G: Playable>(subject: &Subject) -> Result<Option<G>, Complaint> {
    let about = G::about();
    G::start(&Settings::read(&subject.variant, &about.variants, about.id)?)
}

fn not_this_variant(subject: &Subject) -> Complaint {
    let Subject { game, variant, .. } = subject;
    Complaint::new("no-training", format!("{game} with {variant} cannot be learned; take another size"))
        .with("game", game)
        .with("variant", variant)
}

fn train<G: Playable, F: Features<G>>(
    features: F,
    name: &str,
    start: G,
    subject: &Subject,
    method: Method,
    path: Option<&Path>,
) -> Result<Box<dyn Trainer>, Complaint> {
    if let Some(path) = path {
        let (head, network) = file::load(path, features)?;
        return Ok(Box::new(Training::new(network, head, start, method)));
    }
    let head = Head {
        game: subject.game.clone(),
        variant: subject.variant.clone(),
        network: name.to_owned(),
        features: features.id(),
        link: features.link().word().to_owned(),
        tables: features.tables(),
        base: subject.base,
        is_coherent: subject.is_coherent,
        seed: subject.seed,
        step: None,
        history: History::default(),
    };
    let network = Network::new(features, subject.base, subject.is_coherent)?;
    Ok(Box::new(Training::new(network, head, start, method)))
}
