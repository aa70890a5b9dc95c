//! The library: one `SQLite` file in which games are kept.
//!
//! Every change is committed at once, and readers never wait for a writer (write-ahead log), so
//! that the web app, the command line, `sqlite3` and pandas can look at the same file.
//!
//! ```text
//!   library.sqlite ── games: one row per game, its tree of variations as JSON
//! ```
//!
//! A newer program brings an older file up to date; a file made by a newer program is refused
//! with a clear line, and nothing in it changes.
//!
//! ```
//! use plyground_lab::library::{Kept, Library};
//! use plyground_lab::{GameTree, catalogue};
//! let library = Library::in_memory()?;
//! let tree = GameTree::new(catalogue::find("connect4")?.open("", None)?);
//! let players = vec!["human".into(), "minimax:depth=4".into()];
//! let kept = Kept { id: "a1".into(), players, seed: 7, dice: "program".into(), tree: tree.to_stored(), created: 0, updated: 0, revision: 1, summary: "{}".into() };
//! library.add(&kept)?;
//! assert_eq!(library.load("a1")?, Some(kept));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use crate::tree::StoredTree;
use plyground_core::Complaint;
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use std::path::Path;
use std::time::Duration;

/// What has to be done to a file to make it one of the next version, from version 0, an empty one.
const MIGRATIONS: &[&str] = &["
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
"];

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// The file of games.
#[derive(Debug)]
pub struct Library {
    connection: Connection,
}

/// A game as it is kept.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Kept {
    /// Its name in the library.
    pub id: String,
    /// Who plays, One first.
    pub players: Vec<String>,
    /// The seed of its dice and players.
    pub seed: u64,
    /// Who throws the dice: `program` or `person`.
    pub dice: String,
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

impl Library {
    /// Opens the library in a file, which is made if there is none.
    pub fn open(file: &Path) -> Result<Self, Complaint> {
        let refuse = |error: &dyn std::fmt::Display| {
            let shown = file.display();
            Complaint::new("cannot-open-library", format!("cannot open the library {shown}: {error}"))
                .with("file", shown)
                .with("why", error)
        };
        if let Some(folder) = file.parent().filter(|folder| !folder.as_os_str().is_empty()) {
            std::fs::create_dir_all(folder).map_err(|error| refuse(&error))?;
        }
        let connection = Connection::open(file).map_err(|error| refuse(&error))?;
        Self::prepare(connection).map_err(|error| match error {
            Trouble::Sql(error) => refuse(&error),
            Trouble::TooNew(version) => refuse(&format!(
                "it was made by a newer Plyground (version {version} of the file, this program knows {}); use that one, or choose another file",
                MIGRATIONS.len()
            )),
        })
    }

    /// A library that is gone when it is dropped.
    pub fn in_memory() -> Result<Self, Complaint> {
        let connection = Connection::open_in_memory().map_err(|error| failed(&error))?;
        Self::prepare(connection).map_err(|trouble| match trouble {
            Trouble::Sql(error) => failed(&error),
            Trouble::TooNew(_) => unreachable!("a library in memory is new"),
        })
    }

    fn prepare(mut connection: Connection) -> Result<Self, Trouble> {
        connection.busy_timeout(PATIENCE)?;
        let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        let done = usize::try_from(version).unwrap_or(usize::MAX);
        if done > MIGRATIONS.len() {
            return Err(Trouble::TooNew(version));
        }
        connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()))?;
        connection.execute_batch("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;")?;
        if done < MIGRATIONS.len() {
            // Somebody else may be doing the same at this moment: look again once nobody else can write.
            let work = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
            let version: i64 = work.query_row("PRAGMA user_version", [], |row| row.get(0))?;
            for migration in MIGRATIONS.iter().skip(usize::try_from(version).unwrap_or_default()) {
                work.execute_batch(migration)?;
            }
            work.execute_batch(&format!("PRAGMA user_version = {}", MIGRATIONS.len()))?;
            work.commit()?;
        }
        Ok(Self { connection })
    }

    /// Keeps a new game.
    pub fn add(&self, game: &Kept) -> Result<(), Complaint> {
        let sql = "INSERT INTO games (id, game, variant, players, seed, dice, tree, actions, created, updated, revision, summary)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)";
        self.write(sql, game).map(drop)
    }

    /// Keeps the next state of a game. False, and nothing is changed, when what is kept is not the
    /// state before it: another program has changed or deleted the game.
    pub fn save(&self, game: &Kept) -> Result<bool, Complaint> {
        let sql = "UPDATE games SET game = ?2, variant = ?3, players = ?4, seed = ?5, dice = ?6, tree = ?7, actions = ?8, created = ?9,
             updated = ?10, revision = ?11, summary = ?12 WHERE id = ?1 AND revision = ?11 - 1";
        self.write(sql, game).map(|rows| rows > 0)
    }

    fn write(&self, sql: &str, game: &Kept) -> Result<usize, Complaint> {
        let tree = &game.tree;
        let values = params![
            game.id,
            tree.game,
            tree.variant,
            json(&game.players),
            game.seed.cast_signed(),
            game.dice,
            json(tree),
            tree.nodes.len() as i64,
            game.created,
            game.updated,
            game.revision.cast_signed(),
            game.summary,
        ];
        self.connection.prepare_cached(sql).and_then(|mut statement| statement.execute(values)).map_err(|error| failed(&error))
    }

    /// How many changes the game of this name has seen; `None` when there is no such game.
    pub fn revision(&self, id: &str) -> Result<Option<u64>, Complaint> {
        let sql = "SELECT revision FROM games WHERE id = ?1";
        let found = self.connection.prepare_cached(sql).and_then(|mut statement| statement.query_row([id], |row| row.get(0)).optional());
        found.map(|revision: Option<i64>| revision.map(i64::cast_unsigned)).map_err(|error| failed(&error))
    }

    /// The game of this name.
    pub fn load(&self, id: &str) -> Result<Option<Kept>, Complaint> {
        let sql = format!("{SELECT} WHERE id = ?1");
        let found = self.connection.prepare_cached(&sql).and_then(|mut statement| statement.query_row([id], read_row).optional());
        found.map_err(|error| failed(&error))
    }

    /// How the games that changed last stand, newest first: their summaries.
    pub fn recent(&self, most: usize) -> Result<Vec<String>, Complaint> {
        let sql = "SELECT summary FROM games ORDER BY updated DESC, id LIMIT ?1";
        let listed =
            self.connection.prepare_cached(sql).and_then(|mut statement| statement.query_map([most as i64], |row| row.get(0))?.collect());
        listed.map_err(|error: rusqlite::Error| failed(&error))
    }

    /// Forgets a game; false when there was none of this name.
    pub fn delete(&self, id: &str) -> Result<bool, Complaint> {
        let changed = self.connection.execute("DELETE FROM games WHERE id = ?1", [id]);
        changed.map(|rows| rows > 0).map_err(|error| failed(&error))
    }

    /// Forgets up to so many games in which nothing has been played, the oldest first; answers their names.
    pub fn drop_empty(&self, most: usize) -> Result<Vec<String>, Complaint> {
        let sql = "DELETE FROM games WHERE id IN (SELECT id FROM games WHERE actions = 0 ORDER BY updated LIMIT ?1) RETURNING id";
        let dropped =
            self.connection.prepare(sql).and_then(|mut statement| statement.query_map([most as i64], |row| row.get(0))?.collect());
        dropped.map_err(|error: rusqlite::Error| failed(&error))
    }

    /// How many games are kept.
    pub fn count(&self) -> Result<usize, Complaint> {
        let count = self.connection.query_row("SELECT count(*) FROM games", [], |row| row.get::<_, i64>(0));
        count.map(|count| count as usize).map_err(|error| failed(&error))
    }
}

const SELECT: &str = "SELECT id, players, seed, dice, tree, created, updated, revision, summary FROM games";

/// Why a file is no library.
enum Trouble {
    Sql(rusqlite::Error),
    TooNew(i64),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

fn failed(error: &rusqlite::Error) -> Complaint {
    Complaint::new("library-failed", format!("the library of games could not be used: {error}")).with("why", error)
}

fn json<T: serde::Serialize>(value: &T) -> String {
    serde_json::to_string(value).expect("texts and numbers are always JSON")
}

fn read_row(row: &Row<'_>) -> rusqlite::Result<Kept> {
    Ok(Kept {
        id: row.get(0)?,
        players: read_json(row, 1)?,
        seed: row.get::<_, i64>(2)?.cast_unsigned(),
        dice: row.get(3)?,
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameTree, catalogue};

    fn kept(id: &str, actions: &[&str], updated: i64, revision: u64) -> Kept {
        let mut tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
        for action in actions {
            tree.play(action).unwrap();
        }
        let players = vec!["human".into(), "random".into()];
        Kept {
            id: id.into(),
            players,
            seed: u64::MAX,
            dice: "program".into(),
            tree: tree.to_stored(),
            created: 1,
            updated,
            revision,
            summary: format!("{{\"id\":\"{id}\"}}"),
        }
    }

    #[test]
    fn games_survive_closing_and_opening_and_newer_states_replace_older_ones() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deep/library.sqlite");
        let first = Library::open(&file).unwrap();
        first.add(&kept("a", &[], 10, 1)).unwrap();
        first.add(&kept("b", &["4"], 20, 1)).unwrap();
        assert!(first.save(&kept("a", &["4", "5"], 30, 2)).unwrap());
        let second = Library::open(&file).unwrap();
        assert_eq!(second.load("a").unwrap(), Some(kept("a", &["4", "5"], 30, 2)));
        assert_eq!(second.recent(9).unwrap(), ["{\"id\":\"a\"}", "{\"id\":\"b\"}"]);
        assert!(second.delete("a").unwrap() && !second.delete("a").unwrap());
        assert_eq!((first.load("a").unwrap(), first.count().unwrap()), (None, 1));
    }

    #[test]
    fn two_programs_with_one_library_do_not_overwrite_each_other() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let (left, right) = (Library::open(&file).unwrap(), Library::open(&file).unwrap());
        left.add(&kept("a", &[], 1, 1)).unwrap();
        assert!(left.save(&kept("a", &["4"], 2, 2)).unwrap());
        assert!(!right.save(&kept("a", &["7"], 3, 2)).unwrap());
        assert_eq!((right.revision("a").unwrap(), right.load("a").unwrap()), (Some(2), Some(kept("a", &["4"], 2, 2))));
        assert!(right.delete("a").unwrap() && !left.save(&kept("a", &["4", "4"], 4, 3)).unwrap());
        assert_eq!(left.revision("a").unwrap(), None);
    }

    #[test]
    fn only_games_without_an_action_are_dropped() {
        let library = Library::in_memory().unwrap();
        for (id, actions, updated) in [("a", &[][..], 3), ("b", &["4"][..], 1), ("c", &[][..], 2)] {
            library.add(&kept(id, actions, updated, 1)).unwrap();
        }
        assert_eq!(library.drop_empty(1).unwrap(), ["c"]);
        assert_eq!(library.drop_empty(9).unwrap(), ["a"]);
        assert_eq!(library.count().unwrap(), 1);
    }

    #[test]
    fn a_newer_library_is_refused_and_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        Library::open(&file).unwrap().add(&kept("a", &[], 1, 1)).unwrap();
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch("PRAGMA user_version = 99").unwrap();
        let complaint = Library::open(&file).unwrap_err();
        assert_eq!(complaint.code, "cannot-open-library");
        assert!(complaint.message.contains("newer Plyground"), "{complaint}");
        assert_eq!(raw.query_row("SELECT count(*) FROM games", [], |row| row.get::<_, i64>(0)).unwrap(), 1);
    }

    #[test]
    fn a_file_that_is_no_library_is_refused_in_one_line() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("notes.txt");
        std::fs::write(&file, "this is no database, but a text that is long enough to be taken for one. ".repeat(20)).unwrap();
        let complaint = Library::open(&file).unwrap_err();
        assert!(complaint.code == "cannot-open-library" && !complaint.message.contains('\n'), "{complaint}");
    }
}
