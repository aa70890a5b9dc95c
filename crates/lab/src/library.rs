//! The library: one `SQLite` file in which games are kept.
//!
//! Every change is committed at once, and readers never wait for a writer (write-ahead log), so
//! that the web app, the command line, `sqlite3` and pandas can look at the same file. A change that
//! was made survives the end of the program, however sudden; only when the whole machine goes down
//! may the last seconds be missing.
//!
//! ```text
//!   library.sqlite ── games: one row per game, its tree of variations as JSON
//!                  ├─ traces, trace_parts: searches that were recorded and kept
//!                  └─ experiments, plays, decisions: what was compared, and every game of it
//! ```
//!
//! A newer program brings an older file up to date; a file made by a newer program is refused
//! with a clear line, and nothing in it changes.
//!
//! ```
//! use plyground_lab::library::{Kept, Library};
//! use plyground_lab::{Dice, GameTree, catalogue};
//! let library = Library::in_memory()?;
//! let tree = GameTree::new(catalogue::find("connect4")?.open("", None)?);
//! let players = vec!["human".into(), "minimax:depth=4".into()];
//! let kept = Kept { id: "a1".into(), players, seed: 7, dice: Dice::Program, tree: tree.to_stored(), created: 0, updated: 0, revision: 1, summary: "{}".into() };
//! library.add(&kept)?;
//! assert_eq!(library.load("a1")?, Some(kept));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod care;
mod checkpointer;
mod digest;
mod exchange;
mod experiments;
mod file;
mod identity;
mod pages;
mod traces;

pub use care::{Flaw, Inspected, Inspection, State, Tell, Totals};
pub use exchange::{ExportFormat, Imported};
pub use experiments::KeptExperiment;
pub use traces::KeptTrace;

use crate::participant::{Dice, Participant};
use crate::tree::StoredTree;
use file::{Connections, Purpose};
use plyground_core::Complaint;
use plyground_core::time::{SystemTime, UNIX_EPOCH};
use rusqlite::{OptionalExtension as _, Row, params};
use std::path::{Path, PathBuf};

/// What has to be done to a file to make it one of the next version, from version 0, an empty one.
const MIGRATIONS: &[&str] = &[
    "
    CREATE TABLE games (
        id       TEXT PRIMARY KEY,
        game     TEXT NOT NULL,
        variant  TEXT NOT NULL,
        players  TEXT NOT NULL,  -- JSON: one spec per seat
        seed     INTEGER NOT NULL,
        dice     TEXT NOT NULL,
        tree     TEXT NOT NULL,  -- JSON: start, nodes, line, node
        summary  TEXT NOT NULL,  -- JSON: how it stands, for lists
        actions  INTEGER NOT NULL,
        created  INTEGER NOT NULL,  -- milliseconds since 1970
        updated  INTEGER NOT NULL,
        revision INTEGER NOT NULL
    ) STRICT;
    CREATE INDEX games_by_update ON games (updated);
",
    traces::MIGRATION,
    experiments::MIGRATION,
    digest::MIGRATION,
];

/// The file of games.
#[derive(Debug)]
pub struct Library(Connections);

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name in the library.
    pub id: String,
    /// Who plays, One first.
    pub players: Vec<Participant>,
    /// The seed of its dice and players.
    pub seed: u64,
    /// Who throws the dice.
    pub dice: Dice,
    /// What was played.
    pub tree: StoredTree,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it changed last.
    pub updated: i64,
    /// Changes so far.
    pub revision: u64,
    /// How it stands, in the words of whoever lists games; JSON.
    pub summary: String,
}

/// The folder in which everything is kept when nobody chooses another: `plyground` in the user's data folder.
pub(crate) fn data_folder() -> Result<PathBuf, Complaint> {
    use etcetera::BaseStrategy as _;
    let folders = etcetera::choose_base_strategy().map_err(|error| {
        Complaint::new("no-data-folder", format!("there is no folder for your games: {error}; choose a file with --library FILE"))
    })?;
    Ok(folders.data_dir().join("plyground"))
}

fn place(file: Option<&Path>) -> Result<PathBuf, Complaint> {
    file.map_or_else(|| Ok(data_folder()?.join("library.sqlite")), |file| Ok(file.into()))
}

impl Library {
    /// Opens the library in a file, which is made if there is none. One that is damaged is refused.
    pub fn open(file: &Path) -> Result<Self, Complaint> {
        Connections::open(file, Purpose::Writing).map(Self)
    }

    /// Opens the library in a file of the user's choice, or at its usual place: the user's data folder.
    pub fn open_at(file: Option<&Path>) -> Result<Self, Complaint> {
        Self::open(&place(file)?)
    }

    /// The same to look at it only: a library that is damaged, or that cannot be written, opens too. None is made: at the usual
    /// place one that is not there yet is empty, and a file of the user's choice that is not there is a slip of the keyboard.
    pub fn open_to_read(file: Option<&Path>) -> Result<Self, Complaint> {
        let place = place(file)?;
        match (place.try_exists(), file) {
            (Ok(false), None) => Self::in_memory(),
            (Ok(false), Some(file)) if !file.as_os_str().is_empty() => Err(missing(file)),
            _ => Connections::open(&place, Purpose::Reading).map(Self),
        }
    }

    /// A library that is gone when it is dropped.
    pub fn in_memory() -> Result<Self, Complaint> {
        Connections::in_memory().map(Self)
    }

    /// Keeps a new game.
    pub fn add(&self, game: &Kept) -> Result<(), Complaint> {
        let sql = "INSERT INTO games (id, game, variant, players, seed, dice, tree, actions, created, updated, revision, summary, digest)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13)";
        self.put(sql, game).map(drop)
    }

    /// Keeps the next state of a game. False, and nothing is changed, when what is kept is not the
    /// state before it: another program has changed or deleted the game.
    pub fn save(&self, game: &Kept) -> Result<bool, Complaint> {
        let sql = "UPDATE games SET game = ?2, variant = ?3, players = ?4, seed = ?5, dice = ?6, tree = ?7, actions = ?8, created = ?9,
             updated = ?10, revision = ?11, summary = ?12, digest = ?13 WHERE id = ?1 AND revision = ?11 - 1";
        self.put(sql, game).map(|rows| rows > 0)
    }

    fn put(&self, sql: &str, game: &Kept) -> Result<usize, Complaint> {
        let tree = &game.tree;
        let (players, text) = (json(&game.players), json(tree));
        let values = params![
            game.id,
            tree.game,
            tree.variant,
            players,
            game.seed.cast_signed(),
            game.dice.word(),
            text,
            tree.nodes.len() as i64,
            game.created,
            game.updated,
            game.revision.cast_signed(),
            game.summary,
        ];
        self.0.write(|connection| digest::execute(connection, sql, values))
    }

    /// How many changes the game of this name has seen; `None` when there is no such game.
    pub fn revision(&self, id: &str) -> Result<Option<u64>, Complaint> {
        let sql = "SELECT revision FROM games WHERE id = ?1";
        let found = self.0.read(|connection| connection.prepare_cached(sql)?.query_row([id], |row| row.get::<_, i64>(0)).optional());
        found.map(|revision| revision.map(i64::cast_unsigned))
    }

    /// The game of this name.
    pub fn load(&self, id: &str) -> Result<Option<Kept>, Complaint> {
        let sql = format!("{SELECT} WHERE id = ?1");
        self.0.read(|connection| connection.prepare_cached(&sql)?.query_row([id], read_row).optional())
    }

    /// How the games that changed last stand, newest first: their summaries.
    pub fn recent(&self, most: usize) -> Result<Vec<String>, Complaint> {
        let sql = "SELECT summary FROM games ORDER BY updated DESC, id LIMIT ?1";
        self.0.read(|connection| connection.prepare_cached(sql)?.query_map([most as i64], |row| row.get(0))?.collect())
    }

    /// Forgets a game; false when there was none of this name.
    pub fn delete(&self, id: &str) -> Result<bool, Complaint> {
        self.0.write(|connection| connection.execute("DELETE FROM games WHERE id = ?1", [id])).map(|rows| rows > 0)
    }

    /// Forgets up to so many games in which nothing has been played, the oldest first; answers their names.
    pub fn drop_empty(&self, most: usize) -> Result<Vec<String>, Complaint> {
        let sql = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE actions = 0 ORDER BY updated LIMIT ?1) RETURNING id";
        self.0.write(|connection| connection.prepare(sql)?.query_map([most as i64], |row| row.get(0))?.collect())
    }

    /// How many games are kept.
    pub fn count(&self) -> Result<usize, Complaint> {
        let count = self.0.read(|connection| connection.query_row("SELECT count(*) FROM games", [], |row| row.get::<_, i64>(0)));
        count.map(|count| count as usize)
    }
}

/// What the digest of a game is made of, in the order in which it is written.
const SEALED: &str = "SELECT id, game, variant, players, seed, dice, tree, actions, created, updated, revision, summary, digest FROM games";

const SELECT: &str = "SELECT id, players, seed, dice, tree, created, updated, revision, summary FROM games";

fn failed(error: &rusqlite::Error) -> Complaint {
    use rusqlite::Error::{FromSqlConversionFailure, IntegralValueOutOfRange, InvalidColumnType};
    // Which column of which query it was helps nobody who wants to have the game back.
    let why = match error {
        FromSqlConversionFailure(_, _, inner) => format!("a record in it is damaged: {inner}"),
        InvalidColumnType(_, name, _) => format!("a record in it is damaged: its {name} is of another kind"),
        IntegralValueOutOfRange(_, number) => format!("a record in it is damaged: {number} is out of range"),
        other => other.to_string(),
    };
    Complaint::new("library-failed", format!("the library of games could not be used: {why}")).with("why", why)
}

/// Complains about a library that somebody wants to look at and that is not there.
fn missing(file: &Path) -> Complaint {
    let shown = file.display();
    let message = format!("there is no library {shown}; `plyground compare … --library {shown}` makes one");
    Complaint::new("no-library", message).with("file", shown)
}

/// Milliseconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as i64)
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("texts and numbers are always JSON")
}

fn read_row(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        id: row.get(0)?,
        players: read_json(row, 1)?,
        seed: row.get::<_, i64>(2)?.cast_unsigned(),
        dice: read_dice(row, 3)?,
        tree: read_json(row, 4)?,
        created: row.get(5)?,
        updated: row.get(6)?,
        revision: row.get::<_, i64>(7)?.cast_unsigned(),
        summary: row.get(8)?,
    })
}

fn read_json<T: serde::de::DeserializeOwned>(row: &Row<'_>, column: usize) -> rusqlite::Result<T> {
    let text: String = row.get(column)?;
    serde_json::from_str(&text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, Box::new(error)))
}

fn read_dice(row: &Row<'_>, column: usize) -> rusqlite::Result<Dice> {
    let word: String = row.get(column)?;
    Dice::read(&word).ok_or_else(|| {
        let why = format!("nobody called `{word}` throws dice").into();
        rusqlite::Error::FromSqlConversionFailure(column, rusqlite::types::Type::Text, why)
    })
}

#[cfg(test)]
mod tests;
