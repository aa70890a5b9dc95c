//! Games in files: as our own small text, or as the game's own world writes them.
//!
//! The name of a file decides: `game.pdn` is PDN for a game that has that format, any other name
//! is a [`Record`]. Reading looks into the file first, so that a record is known by its first line
//! whatever it is called.
//!
//! ```text
//!   session ── write_game ──► text of game.pdn or game.txt ── read_game ──► Record ── open ──► session
//! ```

use crate::catalogue::{self, Entry};
use crate::player::Spec;
use crate::record::{FIRST_LINE, Record};
use crate::session::Session;
use plyground_core::{ArchiveFormat, Archived, Complaint, Player, Turn};
use std::path::Path;

/// The name under which a game's seed is noted in formats that know no seeds.
const SEED_NOTE: &str = "Seed";

/// The format of a game's own world that the name of a file asks for.
pub fn format_of(entry: &Entry, file: &Path) -> Option<ArchiveFormat> {
    let extension = file.extension()?.to_str()?;
    entry.archive.filter(|format| format.extension.eq_ignore_ascii_case(extension))
}

/// The format of the world of a game, or a complaint that there is none.
pub fn format(entry: &Entry) -> Result<ArchiveFormat, Complaint> {
    entry.archive.ok_or_else(|| {
        let id = entry.about.id;
        let known: Vec<_> = catalogue::games().iter().filter(|entry| entry.archive.is_some()).map(|entry| entry.about.id).collect();
        let message = format!("{id} has no file format of its own to be read; {} has one", known.join(", "));
        Complaint::new("no-archive-format", message).with("game", id)
    })
}

/// The text of a file of this name for a game as far as it has been played.
pub fn write_game(session: &dyn Session, players: &[String], seed: u64, file: &Path) -> Result<String, Complaint> {
    let record = Record::of(session, players, seed);
    let Some(format) = format_of(session.entry(), file) else { return Ok(record.write()) };
    let result = if let Turn::Over(outcome) = session.turn() { Some(outcome) } else { None };
    let game = Archived {
        variant: record.variant,
        start: record.start,
        players: record.players,
        notes: vec![(SEED_NOTE.into(), seed.to_string())],
        actions: record.actions.into_iter().map(|(_, action)| action).collect(),
        position: session.position(),
        result,
        ..Archived::default()
    };
    (format.write)(&game)
}

/// The game in a file, of this game or, where none is named, of the game that the file is made for.
pub fn read_game(bytes: &[u8], file: &Path, game: Option<&str>) -> Result<Record, Complaint> {
    if !bytes.starts_with(FIRST_LINE.as_bytes()) {
        let entries = match game {
            Some(id) => std::slice::from_ref(catalogue::find(id)?),
            None => catalogue::games(),
        };
        if let Some((entry, format)) = entries.iter().find_map(|entry| Some((entry, format_of(entry, file)?))) {
            return only_game(entry, &format, bytes);
        }
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Complaint::new("cannot-read", format!("cannot read {}: it is no text: {error}", file.display())).with("file", file.display())
    })?;
    Record::read(text)
}

/// The only game of an archive, all of which must be playable.
fn only_game(entry: &Entry, format: &ArchiveFormat, bytes: &[u8]) -> Result<Record, Complaint> {
    let games = (format.read)(bytes, Player::One)?;
    let [game] = &games[..] else {
        let message = format!("the file holds {} games, and only a file with a single game can be played on", games.len());
        return Err(Complaint::new("several-games", message).with("games", games.len()));
    };
    if game.unread > 0 {
        let stop = game.remarks.iter().rfind(|remark| remark.ply == Some(game.actions.len() + 1)).or(game.remarks.last());
        let why = stop.map_or(String::new(), |remark| format!(" (line {}: {})", remark.line, remark.message));
        let message = format!("only {} actions of the game can be played, and {} not{why}", game.actions.len(), game.unread);
        return Err(Complaint::new("unplayable-game", message).with("played", game.actions.len()).with("unread", game.unread));
    }
    record_of(entry, game)
}

/// A game of an archive as a record. Players that are no players of ours are left out.
fn record_of(entry: &Entry, game: &Archived) -> Result<Record, Complaint> {
    let is_ours = |name: &String| name == "human" || Spec::read(name).is_ok_and(|spec| entry.player(&spec.id).is_ok());
    let players = if game.players.iter().all(is_ours) { game.players.clone() } else { Vec::new() };
    let seed = game.notes.iter().find(|(name, _)| name == SEED_NOTE).and_then(|(_, value)| value.parse().ok()).unwrap_or(0);
    let mut session = catalogue::find(entry.about.id)?.open(&game.variant, Some(&game.start))?;
    let mut actions = Vec::with_capacity(game.actions.len());
    for action in &game.actions {
        let by = session.turn().word().to_string();
        actions.push((by, session.play(action)?));
    }
    Ok(Record { game: entry.about.id.into(), variant: game.variant.clone(), start: game.start.clone(), players, seed, actions })
}
