//! Games in files: as our own small text, or as the game's own world writes them.
//!
//! The name of a file decides: `game.pdn` is PDN for a game that has that format, any other name
//! is a [`Record`]. Reading looks into the file first, so that a record is known by its first line
//! whatever it is called, and a game that the web app exported as JSON ([`Exported`]) by its first letter.
//!
//! ```text
//!   session ── Record::of ──► Record ── write_game ──► text of game.pdn or game.txt
//!   session ◄── open ──────── Record ◄── read_game ──┘
//! ```
//!
//! A record that was read from a file of the game's own world remembers that file. Written again in
//! the same format, it keeps what the file says beyond the play: tags, comments, variations.

use crate::exported::Exported;
use crate::participant::Participant;
use crate::record::{FIRST_LINE, Record};
use plyground_core::{ArchiveFormat, Archived, Complaint, Player, Turn};
use plyground_session::Spec;
use plyground_session::catalogue::{self, Entry};
use plyground_session::{Ended, EndedBy};
use std::path::Path;

/// The name under which a game's seed is noted in formats that know no seeds.
const SEED_NOTE: &str = "Seed";

/// The same for why a game ended.
const ENDED_NOTE: &str = "EndedBy";

/// The format of a game's own world that the name of a file asks for.
pub fn format_of(entry: &Entry, file: &Path) -> Option<ArchiveFormat> {
    let extension = file.extension()?.to_str()?;
    entry.about.archive.filter(|format| format.extension.eq_ignore_ascii_case(extension))
}

/// The format of the world of a game, or a complaint that there is none.
pub fn format(entry: &Entry) -> Result<ArchiveFormat, Complaint> {
    entry.about.archive.ok_or_else(|| {
        let id = entry.about.id;
        let known: Vec<_> = catalogue::games().iter().filter(|entry| entry.about.archive.is_some()).map(|entry| entry.about.id).collect();
        let message = format!("{id} has no file format of its own to be read; {} has one", known.join(", "));
        Complaint::new("no-archive-format", message).with("game", id)
    })
}

/// The text of a file of this name for a game as far as it has been played.
pub fn write_game(record: &Record, file: &Path) -> Result<String, Complaint> {
    let entry = catalogue::find(&record.game)?;
    let Some(format) = format_of(entry, file) else { return Ok(record.write()) };
    let ended_by = record.result.and_then(|ended| ended.by).map_or("", EndedBy::word);
    let mut game = Archived {
        variant: record.variant.clone(),
        start: record.start.clone(),
        players: record.players.clone(),
        notes: vec![(SEED_NOTE.into(), record.seed.to_string()), (ENDED_NOTE.into(), ended_by.into())],
        actions: record.actions.iter().map(|(_, action)| action.clone()).collect(),
        position: record.open()?.position(),
        result: record.result.map(|ended| ended.outcome),
        ..Archived::default()
    };
    let Some(source) = &record.source else {
        game.notes.retain(|(_, value)| !value.is_empty());
        return (format.write)(&game);
    };
    let games = (format.read)(source, Player::One)?;
    let names = games.first().map_or(&[][..], |game| &game.players);
    for (seat, name) in game.players.iter_mut().zip(names) {
        let is_nobody = ["", "?"].contains(&name.trim());
        if !is_nobody && !is_ours(entry, name) {
            seat.clear();
        }
    }
    (format.revise)(source, &game)
}

/// True for `human` and for what is a player of the catalogue.
fn is_ours(entry: &Entry, name: &str) -> bool {
    Participant::from(name) == Participant::Human || Spec::split(name).is_ok_and(|(id, _)| entry.player(id).is_ok())
}

/// The game in a file, of this game or, where none is named, of the game that the file is made for.
pub fn read_game(bytes: &[u8], file: &Path, game: Option<&str>) -> Result<Record, Complaint> {
    pick_game(bytes, file, game, None)
}

/// The same as far as the game can be played: what comes after a mistake is left out.
pub fn read_beginning(bytes: &[u8], file: &Path, game: Option<&str>) -> Result<Record, Complaint> {
    pick(bytes, file, game, None, Extent::Beginning).map(Record::beginning)
}

/// The same for a file that may hold several games: the one of this number, counted from 1. A file called
/// `-` comes from a pipe and has no name; what it is made for is seen from what it holds.
pub fn pick_game(bytes: &[u8], file: &Path, game: Option<&str>, number: Option<usize>) -> Result<Record, Complaint> {
    pick(bytes, file, game, number, Extent::Whole)
}

/// How much of a game must be playable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    /// All of it.
    Whole,
    /// What stands before the first mistake.
    Beginning,
}

fn pick(bytes: &[u8], file: &Path, game: Option<&str>, number: Option<usize>, extent: Extent) -> Result<Record, Complaint> {
    if !bytes.starts_with(FIRST_LINE.as_bytes()) {
        let entries = match game {
            Some(id) => std::slice::from_ref(catalogue::find(id)?),
            None => catalogue::games(),
        };
        let is_piped = file == Path::new("-");
        let holds_games =
            |format: &ArchiveFormat| (format.read)(bytes, Player::One).is_ok_and(|games| games.iter().any(|game| !game.actions.is_empty()));
        let format_in = |entry: &Entry| if is_piped { entry.about.archive.filter(&holds_games) } else { format_of(entry, file) };
        if let Some((entry, format)) = entries.iter().find_map(|entry| Some((entry, format_in(entry)?))) {
            return Ok(Record { source: Some(bytes.to_vec()), ..one_game(entry, &format, bytes, number, extent)? });
        }
    }
    let text = std::str::from_utf8(bytes).map_err(|error| {
        Complaint::new("cannot-read", format!("cannot read {}: it is no text: {error}", file.display())).with("file", file.display())
    })?;
    if text.trim_start().starts_with('{') { Exported::read(text)?.line() } else { Record::read(text) }
}

/// The game of this number in an archive, or its only one.
fn one_game(entry: &Entry, format: &ArchiveFormat, bytes: &[u8], number: Option<usize>, extent: Extent) -> Result<Record, Complaint> {
    let mut games = (format.read)(bytes, Player::One)?;
    let count = games.len();
    let game = match (number, &mut games[..]) {
        (None, [game]) => game,
        (None, _) => {
            let message = format!("the file holds {count} games, and only a file with a single game can be played on");
            return Err(Complaint::new("several-games", message).with("games", count));
        }
        (Some(number), games) => number.checked_sub(1).and_then(|index| games.get_mut(index)).ok_or_else(|| {
            let message = format!("the file has no game {number}; it holds {count}");
            Complaint::new("no-such-game", message).with("number", number).with("games", count)
        })?,
    };
    if game.unread > 0 {
        if extent == Extent::Beginning {
            // How the whole game ended says nothing about its beginning.
            game.result = None;
            return record_of(entry, game);
        }
        let stop = game.remarks.iter().rfind(|remark| remark.ply == Some(game.actions.len() + 1)).or(game.remarks.last());
        let why = stop.map_or(String::new(), |remark| format!(" (line {}: {})", remark.line, remark.message));
        let played = game.actions.len();
        let actions = if played == 1 { "action" } else { "actions" };
        let message = format!("only {played} {actions} of the game can be played, and {} not{why}", game.unread);
        let line = stop.map_or(game.line, |remark| remark.line);
        let complaint = Complaint::new("unplayable-game", message).with("played", played).with("unread", game.unread).with("line", line);
        // As `halted` says it.
        return Err(complaint.with("game", entry.about.id).with("move", &game.halts_at));
    }
    record_of(entry, game)
}

/// A game of an archive as a record. Players that are no players of ours are left out.
fn record_of(entry: &Entry, game: &Archived) -> Result<Record, Complaint> {
    let players = if game.players.iter().all(|name| is_ours(entry, name)) { game.players.clone() } else { Vec::new() };
    let note = |wanted: &str| game.notes.iter().find(|(name, _)| name == wanted).map(|(_, value)| value.as_str());
    let seed = note(SEED_NOTE).and_then(|value| value.parse().ok()).unwrap_or(0);
    let mut session = catalogue::find(entry.about.id)?.open(&game.variant, Some(&game.start))?;
    let mut actions = Vec::with_capacity(game.actions.len());
    for action in &game.actions {
        let by = session.turn().word().to_string();
        actions.push((by, session.play(action)?));
    }
    // A careless file may say anything; where the rules have decided, they are right.
    let result = match session.turn() {
        Turn::Over(outcome) => Some(Ended { outcome, by: None }),
        Turn::Player(_) | Turn::Chance => game.result.map(|outcome| Ended { outcome, by: note(ENDED_NOTE).and_then(EndedBy::read) }),
    };
    let (game, variant, start) = (entry.about.id.into(), game.variant.clone(), game.start.clone());
    Ok(Record { game, variant, start, players, seed, actions, result, ..Record::default() })
}
