//! What there is to be named: games and players of the catalogue, and what the boards show in play.

use super::texts::folder;
use plyground_lab::wire::GameJson;
use plyground_lab::{Entry, Rng, Session, Stop, catalogue};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The games whose words are held to be complete in every language. A new game joins them when it is translated.
const SHIPPED_GAMES: [&str; 7] = ["barjis", "checkers", "connect4", "redswapblue", "2048", "tree", "chance-tree"];

/// The players of whom the same holds.
const SHIPPED_PLAYERS: [&str; 29] = [
    "random",
    "first",
    "expectiminimax",
    "star1",
    "star2",
    "flat",
    "ucb1",
    "uct",
    "rollout",
    "greedy",
    "minimax",
    "alphabeta",
    "pvs",
    "champion",
    "perfect",
    "bfs",
    "dfs",
    "iddfs",
    "ucs",
    "greedy-best-first",
    "astar",
    "weighted-astar",
    "idastar",
    "bidirectional",
    "beam",
    "quick",
    "expectimax",
    "mcts",
    "ucb",
];

/// Whose words are meant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Which {
    /// Those of all games and players.
    All,
    /// Those of the games and players that ship.
    Shipped,
}

/// A message that the screens ask for.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Asked {
    /// The English texts it stands for (none where the id says it all).
    pub english: BTreeSet<String>,
    /// True when every language must have it.
    pub is_shipped: bool,
}

/// Messages that are asked for, by id.
pub type Texts = BTreeMap<String, Asked>;

/// True for a game whose words must be complete.
pub fn is_shipped(entry: &Entry) -> bool {
    SHIPPED_GAMES.contains(&entry.about.id)
}

/// The folders of the games whose words must be complete.
pub fn shipped_folders() -> BTreeSet<String> {
    entries().filter(|entry| is_shipped(entry)).map(|entry| folder(entry.about.words.beside)).collect()
}

/// The id of a message for a name: "black man" is `black-man`.
pub fn slug(name: &str) -> String {
    let lower = name.to_lowercase();
    let parts = lower.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty());
    parts.collect::<Vec<_>>().join("-")
}

fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_else(|| panic!("{field} is a text of {value}"))
}

fn list<'a>(value: &'a Value, field: &str) -> impl Iterator<Item = &'a Value> {
    value[field].as_array().into_iter().flatten()
}

/// The games, and the trees that people type.
pub fn entries() -> impl Iterator<Item = &'static Entry> {
    catalogue::games().iter().chain(catalogue::sandboxes())
}

/// The messages that the screens ask for to show the catalogue, as they look them up: where a message
/// of a game's or player's own `exists`, that one, else the one for all.
pub fn catalogue_texts(exists: impl Fn(&str) -> bool) -> Texts {
    let mut texts = Texts::new();
    let mut ask = |id: String, english: &str, is_shipped: bool| {
        let asked = texts.entry(id).or_default();
        asked.is_shipped |= is_shipped;
        if is_shipped && !english.is_empty() {
            asked.english.insert(english.to_string());
        }
    };
    let first = |own: String, general: String| if exists(&own) { own } else { general };
    for entry in entries() {
        let shown = serde_json::json!(GameJson::from(entry));
        let game = text(&shown, "game");
        let of_game = is_shipped(entry);
        let mut say = |id: String, english: &str| ask(id, english, of_game);
        say(format!("game-{game}"), text(&shown, "name"));
        for (part, field) in [("sentence", "sentence"), ("position", "position_notation"), ("action", "action_notation")] {
            say(format!("game-{game}-{part}"), text(&shown, field));
        }
        for seat in list(&shown, "seats") {
            say(format!("seat-{}", slug(seat.as_str().expect("a name"))), "");
        }
        for variant in list(&shown, "variants") {
            let key = slug(text(variant, "key"));
            say(format!("variant-{game}-{key}"), "");
            say(format!("variant-{game}-{key}-sentence"), text(variant, "sentence"));
        }
        for judge in list(&shown, "evaluators").chain(list(&shown, "heuristics")) {
            say(format!("evaluator-{game}-{}-sentence", slug(text(judge, "id"))), text(judge, "sentence"));
        }
        for example in list(&shown, "examples") {
            let id = slug(text(example, "id"));
            say(format!("example-{id}"), text(example, "title"));
            say(format!("example-{id}-note"), text(example, "note"));
        }
        for player in list(&shown, "players") {
            let id = slug(text(player, "id"));
            let of_player = SHIPPED_PLAYERS.contains(&id.as_str());
            let mut say = |id: String, english: &str| ask(id, english, of_player);
            say(format!("player-{id}"), "");
            say(format!("family-{}", slug(text(player, "family"))), "");
            say(first(format!("player-{game}-{id}-sentence"), format!("player-{id}-sentence")), text(player, "sentence"));
            for parameter in list(player, "parameters") {
                let key = slug(text(parameter, "key"));
                say(format!("parameter-{key}"), "");
                let sentence = first(format!("parameter-{id}-{key}-sentence"), format!("parameter-{key}-sentence"));
                let sentence = first(format!("parameter-{game}-{id}-{key}-sentence"), sentence);
                say(sentence, text(parameter, "sentence"));
            }
        }
    }
    texts
}

/// The ids of choices that are words, in settings of games and players.
pub fn choices(of: Which) -> BTreeSet<String> {
    let mut choices = BTreeSet::new();
    for entry in entries().filter(|entry| of == Which::All || is_shipped(entry)) {
        let shown = serde_json::json!(GameJson::from(entry));
        let is_wanted = |player: &&Value| of == Which::All || SHIPPED_PLAYERS.contains(&text(player, "id"));
        let of_players = list(&shown, "players").filter(is_wanted).flat_map(|player| list(player, "parameters"));
        for parameter in list(&shown, "variants").chain(of_players) {
            let words = list(&parameter["range"], "choices").filter_map(Value::as_str);
            let words = words.filter(|word| !word.chars().all(|c| c.is_ascii_digit()));
            choices.extend(words.map(|word| format!("choice-{}-{}", slug(text(parameter, "key")), slug(word))));
        }
    }
    choices
}

/// The ids of the reasons to stop.
pub fn stops() -> BTreeSet<String> {
    [Stop::Complete, Stop::Depth, Stop::Nodes, Stop::Time, Stop::Memory, Stop::Cancelled]
        .map(|stop| format!("stopped-{}", stop.word()))
        .into()
}

/// The ids of pieces, trays, throws and actions that are words: what palettes offer and what a few
/// random games show.
pub fn on_boards(of: Which) -> BTreeSet<String> {
    let mut seen = BTreeSet::new();
    for entry in entries().filter(|entry| of == Which::All || is_shipped(entry)) {
        for seed in 0..3 {
            let mut session = entry.open("", None).expect("every game has a usual variant");
            let mut dice = Rng::new(seed);
            for _ in 0..400 {
                look(session.as_ref(), &mut seen);
                match session.sample(&mut dice) {
                    Some(action) => drop(session.play(&action).expect("what can be drawn can be played")),
                    None => break,
                }
            }
        }
        for example in entry.about.examples {
            let mut session = entry.open(example.variant, Some(example.text)).expect("an example is a position");
            let mut dice = Rng::new(0);
            while let Some(action) = session.sample(&mut dice) {
                look_at_pieces(session.as_ref(), &mut seen);
                session.play(&action).expect("what can be drawn can be played");
            }
        }
    }
    seen
}

fn look_at_pieces(session: &dyn Session, seen: &mut BTreeSet<String>) {
    let picture = session.picture();
    let on_trays = picture.trays.iter().flat_map(|tray| &tray.pieces);
    let pieces = picture.cells.iter().filter_map(|cell| cell.piece.as_ref()).chain(on_trays);
    seen.extend(pieces.map(|piece| format!("piece-{}", slug(piece.name))));
}

fn look(session: &dyn Session, seen: &mut BTreeSet<String>) {
    look_at_pieces(session, seen);
    let picture = session.picture();
    for tray in &picture.trays {
        let id = if tray.id == "throw" { format!("throw-{}", slug(&tray.label)) } else { format!("tray-{}", slug(tray.id)) };
        seen.insert(id);
    }
    if let Some(palette) = session.palette() {
        seen.extend(palette.pieces.iter().map(|piece| format!("piece-{}", slug(piece.name))));
        seen.extend(palette.trays.iter().map(|tray| format!("tray-{}", slug(tray))));
    }
    let is_chance = session.turn() == plyground_lab::Turn::Chance;
    let is_word = |text: &&str| !text.is_empty() && text.chars().all(|c| c.is_ascii_lowercase());
    for option in session.options(60).listed {
        let kind = if is_chance { "throw" } else { "action" };
        seen.extend(option.action.split('+').filter(is_word).map(|word| format!("{kind}-{word}")));
    }
    if let Ok(Some(partway)) = session.partway("") {
        let kind = if is_chance { "throw" } else { "action" };
        seen.extend(partway.next.iter().map(|next| next.step.as_str()).filter(is_word).map(|word| format!("{kind}-{word}")));
        seen.extend(partway.left.iter().map(String::as_str).filter(is_word).map(|word| format!("throw-{word}")));
    }
}
