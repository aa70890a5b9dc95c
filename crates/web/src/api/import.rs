//! Games from text: our own record, exported JSON, the format of the game's own world, a list of
//! actions, or just a position.
//!
//! ```text
//!   "plyground game 1…"  our record          "4453"                as a position; as actions, if they
//!   "{…"                 exported JSON                             lead to the same one
//!   "[Event …"           PDN, for checkers   "11-15 23-19"         actions from the start
//! ```

use crate::api::created;
use crate::api::export::Exported;
use crate::api::games::{check_seed, draw_seed};
use crate::api::sessions::{seated, thrower};
use crate::app::Shared;
use crate::aside::{Weight, admitted};
use crate::live::Game;
use crate::problem::{Answered, Problem};
use crate::read::{Given, Named};
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use plyground_lab::{Complaint, Entry, GameTree, Record, Session, StoredTree, archive, catalogue};
use serde::Deserialize;
use std::path::PathBuf;

/// Actions that may be played to set a tree up: going back and forth between far branches costs many.
const MOST_PLAYED: usize = 1_000_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Import {
    text: String,
    name: Option<String>,
}

/// Begins a session with the game in a text.
pub(crate) async fn import(State(app): State<Shared>, Named(id): Named, Given(given): Given<Import>) -> Answered<Response> {
    admitted(&app, Weight::Heavy, move |app| {
        let entry = catalogue::find(&id)?;
        let game = read(app, entry, &given.text, given.name.as_deref())?;
        app.add(game).map(created)
    })
    .await
}

fn read(app: &Shared, entry: &'static Entry, whole: &str, name: Option<&str>) -> Answered<Game> {
    let text = whole.trim();
    let own = entry.archive.map(|format| format.extension);
    let archived = |extension: &str| {
        // With the spaces around it: lines are counted as they were sent.
        let record = archive::read_game(whole.as_bytes(), &PathBuf::from(format!("game.{extension}")), Some(entry.about.id))?;
        recorded(app, entry, &record)
    };
    let is_named = |extension: &&str| name.is_some_and(|name| name.to_ascii_lowercase().ends_with(&format!(".{extension}")));
    if let Some(extension) = own.filter(|extension| is_named(extension) || text.starts_with('[')) {
        return archived(extension);
    }
    if text.starts_with('{') {
        return exported(app, entry, text);
    }
    if text.starts_with("plyground game") {
        return recorded(app, entry, &Record::read(text)?);
    }
    let skipped = whole.chars().take_while(|c| c.is_whitespace()).count();
    let read = typed(entry, text, app.ceilings.nodes_of_a_game);
    match (read.map_err(|complaint| Complaint { at: complaint.at.map(|at| at + skipped), ..complaint }), own) {
        (Ok(session), _) => Ok(begun(GameTree::new(session))),
        (Err(complaint), None) => Err(complaint.into()),
        // Moves that cannot be played are a matter of the game they stand in; what holds no moves was meant as a position.
        (Err(complaint), Some(extension)) => {
            archived(extension).map_err(|problem| if problem.code == "no-games" { complaint.into() } else { problem })
        }
    }
}

/// A game between people, with a seed that nobody chose.
fn begun(tree: GameTree) -> Game {
    let people = vec!["human".to_string(); tree.session().entry().about.seats.len()];
    Game::new(tree, people, draw_seed(), "program".into())
}

fn recorded(app: &Shared, entry: &Entry, record: &Record) -> Answered<Game> {
    check_game(entry, &record.game)?;
    check_length(record.actions.len(), app.ceilings.nodes_of_a_game)?;
    check_seed(record.seed)?;
    let mut game = begun(GameTree::new(record.open()?));
    if !record.players.is_empty() {
        game.players = seated(app, game.tree.session(), &record.players)?;
    }
    game.seed = record.seed;
    Ok(game)
}

fn exported(app: &Shared, entry: &Entry, text: &str) -> Answered<Game> {
    let exported: Exported = serde_json::from_str(text).map_err(|error| {
        let message = format!("this JSON is no exported game: {error}");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "not-a-game-file", message).with("why", error)
    })?;
    if exported.plyground != "game" || exported.version != 1 {
        let message = format!("this is a `{}` of version {}, not a game of version 1", exported.plyground, exported.version);
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "not-a-game-file", message));
    }
    check_game(entry, &exported.tree.game)?;
    check_length(exported.tree.nodes.len(), app.ceilings.nodes_of_a_game)?;
    check_seed(exported.seed)?;
    check_work(&exported.tree)?;
    let tree = GameTree::from_stored(&exported.tree)?;
    let players = seated(app, tree.session(), &exported.players)?;
    Ok(Game::new(tree, players, exported.seed, thrower(&exported.dice)?))
}

fn check_game(entry: &Entry, game: &str) -> Answered<()> {
    if entry.about.id == game {
        return Ok(());
    }
    let message = format!("the text holds a game of {game}, not of {}", entry.about.id);
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "other-game", message).with("game", game))
}

fn check_length(actions: usize, most: usize) -> Answered<()> {
    if actions < most {
        return Ok(());
    }
    let message = format!("the game has {actions} actions; a session holds fewer than {most}");
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game-too-long", message).with("most", most))
}

/// Complains when setting a tree up would take too long, or when its nodes are no tree.
fn check_work(tree: &StoredTree) -> Answered<()> {
    let mut plies = vec![0_usize];
    let (mut here, mut work) = (0, 0_usize);
    for (index, (parent, _)) in tree.nodes.iter().enumerate() {
        let Some(ply) = plies.get(*parent).copied() else {
            let message = format!("node {} of the game follows node {parent}, which comes later or not at all", index + 1);
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-tree", message).with("node", index + 1));
        };
        // At worst everything is taken back and played again.
        work += if *parent == here { 1 } else { ply + 1 };
        plies.push(ply + 1);
        here = index + 1;
    }
    if work <= MOST_PLAYED { Ok(()) } else { check_length(work, MOST_PLAYED) }
}

/// A game that somebody typed: a position, or actions from the start.
fn typed(entry: &'static Entry, text: &str, most: usize) -> Result<Box<dyn Session>, Complaint> {
    let lines: Vec<&str> = text.lines().map(str::trim).filter(|line| !line.is_empty()).collect();
    let words: Vec<&str> = text.split([' ', ',', ';', '\t', '\n', '\r']).filter(|word| !word.is_empty()).collect();
    let letters: Vec<&str> = text.char_indices().map(|(at, c)| &text[at..at + c.len_utf8()]).collect();
    match entry.open("", Some(text)) {
        Ok(position) => {
            let same = played(entry, &letters, most).filter(|session| session.position() == position.position());
            Ok(same.unwrap_or(position))
        }
        Err(complaint) => {
            let (several_lines, several_words) = (played(entry, &lines, most), || played(entry, &words, most));
            several_lines.or_else(several_words).ok_or(complaint)
        }
    }
}

/// The session after these actions, if all of them can be played.
fn played(entry: &'static Entry, actions: &[&str], most: usize) -> Option<Box<dyn Session>> {
    if actions.is_empty() || actions.len() >= most {
        return None;
    }
    let mut session = entry.open("", None).ok()?;
    actions.iter().try_for_each(|action| session.play(action).map(drop)).ok()?;
    Some(session)
}
