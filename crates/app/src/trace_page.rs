//! A recorded search as one web page that stands alone: the view of the Watch screen in a file.
//!
//! ```text
//!   static/js/watch/saved.js and what it imports ─┐
//!   style sheets ─────────────────────────────────┼──►  tree.html
//!   texts in every language, the game, the trace ─┘
//! ```
//!
//! The page needs nothing but itself: it is opened from a disk, and its policy forbids every request.
//! Without scripts it shows the tree as text.

use crate::bundle::bundle;
use crate::i18n::{self, Texts};
use crate::view::ActionView;
use plyground_lab::trace::{self, Trace};
use plyground_lab::wire::GameJson;
use plyground_lab::{Picture, catalogue, is_obeyed, printable};
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;
use std::fmt::Write as _;

/// The module that the page starts with.
const ENTRY: &str = "watch/saved.js";
/// The style sheets of the page, in this order.
const STYLES: [&str; 15] = [
    "tokens",
    "base",
    "controls",
    "screens",
    "panels",
    "watch",
    "watch-walk",
    "watch-panels",
    "board-looks",
    "board-forced",
    "board",
    "tree",
    "tree-nodes",
    "tree-outline",
    "saved",
];
/// Nothing is loaded from anywhere.
const POLICY: &str = "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data:";
/// Nodes of the tree as text, at most.
const LISTED_NODES: usize = 1000;
/// Actions that show how the game's actions are entered.
const SAMPLE_ACTIONS: usize = 8;

/// A trace as a web page that stands alone. `read` gives the files of the pages by their paths, such as `js/main.js`;
/// complains when one that is needed is not there.
pub fn trace_page(trace: &Trace, read: &dyn Fn(&str) -> Option<String>) -> Result<String, String> {
    let script = bundle(ENTRY, &|name| read(&format!("js/{name}")))?;
    let game = game(trace);
    let title = escape(&format!("{}: {}", game["name"].as_str().unwrap_or(&trace.game), trace.player));
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta http-equiv=\"Content-Security-Policy\" content=\"{POLICY}\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"color-scheme\" content=\"light dark\">\n<title>{title}</title>\n<style>\n{}</style>\n</head>\n<body>\n\
         <header class=\"page-head\" id=\"header\"></header>\n<main id=\"main\" tabindex=\"-1\" data-page=\"watch\"></main>\n\
         <div id=\"live\" class=\"visually-hidden\" aria-live=\"polite\" aria-atomic=\"true\"></div>\n",
        style(read)
    );
    let outline = escape(&trace::outline(trace, LISTED_NODES));
    let _ = writeln!(
        page,
        "<noscript>\n<div class=\"stack saved-text\">\n<h1>{title}</h1>\n<p>{}</p>\n<pre>{outline}</pre>\n</div>\n</noscript>",
        escape(&trace.position)
    );
    let texts = data(&texts(&script, &game).to_string());
    let saved = data(&format!("{{\"game\":{game},\"start\":{},\"trace\":{}}}", start(trace), trace.to_json()));
    let _ = write!(
        page,
        "<script type=\"application/json\" id=\"texts\">{texts}</script>\n<script type=\"application/json\" id=\"saved\">{saved}</script>\n\
         <script>\n{script}</script>\n</body>\n</html>\n"
    );
    Ok(page)
}

/// All style sheets as one; what they import is among them.
fn style(read: &dyn Fn(&str) -> Option<String>) -> String {
    let sheets = STYLES.iter().filter_map(|name| read(&format!("css/{name}.css")));
    sheets
        .flat_map(|sheet| sheet.lines().filter(|line| !line.starts_with("@import")).map(|line| format!("{line}\n")).collect::<Vec<_>>())
        .collect()
}

/// The game's entry of the catalogue with the player that searched, and none of the others.
fn game(trace: &Trace) -> Value {
    let Ok(entry) = catalogue::find(&trace.game) else {
        return json!({ "game": trace.game, "name": trace.game, "seats": [], "players": [], "levels": [] });
    };
    let mut game = json!(GameJson::from(entry));
    let own = trace.player.split(':').next().unwrap_or("").trim();
    if let Some(players) = game["players"].as_array_mut() {
        players.retain(|player| player["id"] == own);
    }
    if let Some(fields) = game.as_object_mut() {
        fields.retain(|name, _| ["game", "name", "seats", "puzzle", "chance", "levels", "players"].contains(&name.as_str()));
    }
    game
}

/// The position that was searched.
#[derive(Serialize)]
struct StartView {
    picture: Picture,
    actions: Vec<ActionView>,
}

/// The position that was searched: its picture, and how actions are entered there.
fn start(trace: &Trace) -> Value {
    let opened = catalogue::find(&trace.game).and_then(|entry| entry.open(&trace.variant, Some(&trace.position)));
    opened.map_or(Value::Null, |session| {
        let options = if session.turn().is_over() { Vec::new() } else { session.options(SAMPLE_ACTIONS).listed };
        json!(StartView { picture: session.picture(), actions: options.into_iter().map(ActionView::from).collect() })
    })
}

/// The texts of a language with its name.
#[derive(Serialize)]
struct SavedTexts {
    name: &'static str,
    #[serde(flatten)]
    messages: Texts,
}

/// The texts of every language, as far as the script may ask for them.
fn texts(script: &str, game: &Value) -> Value {
    let asked = Asked::new(script, game);
    let mut languages = Map::new();
    for language in i18n::LANGUAGES {
        let Some(texts) = i18n::catalogue(language.id) else { continue };
        let all = &texts.messages;
        let mut kept: Map<String, Value> =
            all.iter().filter(|(id, _)| asked.has(id)).map(|(id, text)| (id.clone(), text.clone())).collect();
        // Messages may be made of others.
        let referred: Vec<String> = kept.values().flat_map(messages_in).collect();
        kept.extend(referred.into_iter().filter_map(|id| all.get(&id).map(|text| (id, text.clone()))));
        let texts = SavedTexts { name: language.name, messages: Texts { messages: kept, ..texts } };
        languages.insert(language.id.into(), json!(texts));
    }
    languages.into()
}

fn messages_in(pattern: &Value) -> Vec<String> {
    match pattern {
        Value::Array(parts) => parts.iter().flat_map(messages_in).collect(),
        Value::Object(fields) => match fields.get("message").and_then(Value::as_str) {
            Some(id) => vec![id.to_string()],
            None => fields.values().flat_map(messages_in).collect(),
        },
        _ => Vec::new(),
    }
}

/// Which messages a script may ask for: those whose id stands in it, and those whose id begins as
/// one that it puts together.
struct Asked {
    words: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl Asked {
    fn new(script: &str, game: &Value) -> Self {
        let is_id = |character: char| character.is_ascii_alphanumeric() || character == '-';
        let words = script.split(|character| !is_id(character)).map(String::from).collect();
        // `story-${word}`
        let put_together = script.split("${").map(|before| before.rsplit(|character| !is_id(character)).next().unwrap_or("").to_string());
        // label("seat", …), but of games and players only those that the page is about.
        let labels =
            script.split("label(\"").skip(1).filter_map(|rest| rest.split('"').next()).filter(|kind| !["game", "player"].contains(kind));
        let mut beginnings: BTreeSet<String> =
            put_together.filter(|beginning| beginning.ends_with('-')).chain(labels.map(|kind| format!("{kind}-"))).collect();
        let own = game["game"].as_str().unwrap_or("");
        beginnings.insert(format!("game-{own}"));
        for player in game["players"].as_array().into_iter().flatten().filter_map(|player| player["id"].as_str()) {
            beginnings.extend([format!("player-{player}"), format!("player-{own}-{player}")]);
        }
        Self { words, beginnings }
    }

    fn has(&self, id: &str) -> bool {
        self.words.contains(id) || self.beginnings.iter().any(|beginning| id.starts_with(beginning.as_str()))
    }
}

/// JSON inside a page: a `<` could end its element, and some characters are obeyed instead of shown. They are written as escapes.
fn data(json: &str) -> String {
    let mut safe = String::with_capacity(json.len());
    for character in json.chars() {
        if character == '<' || is_obeyed(character) {
            let _ = write!(safe, "\\u{:04x}", u32::from(character));
        } else {
            safe.push(character);
        }
    }
    safe
}

fn escape(text: &str) -> String {
    printable(text).replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
