//! Recorded searches in the library.
//!
//! A trace can be a hundred megabytes, and nobody who plays should wait until it is on the disk. So
//! it is written in parts of one megabyte, each committed on its own: first the row that says what it
//! is, then its parts, then the mark that it is whole. One that was never finished is invisible, and
//! cleared away when the library is opened an hour later or more.
//!
//! ```text
//!   traces: what each is about, is_whole        trace_parts: its JSON, 0 1 2 …
//! ```
//!
//! ```
//! use plyground_lab::library::{KeptTrace, Library};
//! let library = Library::in_memory()?;
//! let text = br#"{"format":2}"#;
//! let about = KeptTrace { id: "t1".into(), bytes: text.len() as u64, ..KeptTrace::default() };
//! library.begin_trace(&about)?;
//! library.add_trace_part("t1", 0, text)?;
//! assert_eq!(library.trace("t1")?, None);
//! assert!(library.finish_trace("t1")?);
//! assert_eq!((library.trace("t1")?, library.trace_part("t1", 0)?), (Some(about), Some(text.to_vec())));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use super::{Library, digest};
use plyground_core::Complaint;
use rusqlite::{Connection, OptionalExtension as _, Row, params};

/// The tables.
pub(super) const MIGRATION: &str = "
    CREATE TABLE traces (
        id             TEXT PRIMARY KEY,
        name           TEXT NOT NULL,
        game           TEXT NOT NULL,
        variant        TEXT NOT NULL,
        position       TEXT NOT NULL,
        player         TEXT NOT NULL,
        nodes          INTEGER NOT NULL,
        nodes_recorded INTEGER NOT NULL,
        events         INTEGER NOT NULL,
        bytes          INTEGER NOT NULL,  -- of its JSON
        created        INTEGER NOT NULL,  -- milliseconds since 1970
        begun          INTEGER NOT NULL,  -- when the keeping of it began, in seconds since 1970
        is_whole       INTEGER NOT NULL   -- 1 when all parts are here
    ) STRICT;
    CREATE TABLE trace_parts (
        trace TEXT NOT NULL,
        part  INTEGER NOT NULL,  -- 0, 1, …
        text  BLOB NOT NULL,     -- a piece of its JSON
        PRIMARY KEY (trace, part)
    ) STRICT;
";

/// What a kept trace is about.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct KeptTrace {
    /// Its name in the library.
    pub id: String,
    /// What the user calls it.
    pub name: String,
    /// The game.
    pub game: String,
    /// The variant, all settings.
    pub variant: String,
    /// The root of the search.
    pub position: String,
    /// The player spec.
    pub player: String,
    /// Nodes the search visited.
    pub nodes: u64,
    /// Nodes that are in the trace.
    pub nodes_recorded: u64,
    /// Events of the trace.
    pub events: u64,
    /// Bytes of its JSON.
    pub bytes: u64,
    /// When it was recorded, in milliseconds since 1970.
    pub created: i64,
}

/// Clears away what was never finished, and parts of what was forgotten.
pub(super) fn clear(connection: &Connection) -> rusqlite::Result<()> {
    connection.execute_batch(
        "DELETE FROM traces WHERE NOT is_whole AND begun < unixepoch() - 3600;
         DELETE FROM trace_parts WHERE trace NOT IN (SELECT id FROM traces);",
    )
}

const SELECT: &str = "SELECT id, name, game, variant, position, player, nodes, nodes_recorded, events, bytes, created FROM traces";

impl Library {
    /// Begins to keep a trace: nobody sees it before it is finished.
    pub fn begin_trace(&self, about: &KeptTrace) -> Result<(), Complaint> {
        let sql =
            "INSERT INTO traces (id, name, game, variant, position, player, nodes, nodes_recorded, events, bytes, created, digest, begun, is_whole)
             VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, unixepoch(), 0)";
        self.0.write(|connection| put(connection, sql, about)).map(drop)
    }

    /// Adds the next part of a trace; parts are numbered from 0.
    pub fn add_trace_part(&self, id: &str, part: u32, text: &[u8]) -> Result<(), Complaint> {
        let sql = "INSERT INTO trace_parts (trace, part, text, digest) VALUES (?1, ?2, ?3, ?4)";
        self.0.write(|connection| digest::execute(connection, sql, params![id, part, text])).map(drop)
    }

    /// Says that all parts of a trace are there; false when it was deleted meanwhile.
    pub fn finish_trace(&self, id: &str) -> Result<bool, Complaint> {
        self.0.write(|connection| connection.execute("UPDATE traces SET is_whole = 1 WHERE id = ?1", [id])).map(|rows| rows > 0)
    }

    /// What the trace of this name is about.
    pub fn trace(&self, id: &str) -> Result<Option<KeptTrace>, Complaint> {
        let sql = format!("{SELECT} WHERE id = ?1 AND is_whole");
        self.0.read(|connection| connection.query_row(&sql, [id], read_row).optional())
    }

    /// A part of a trace; `None` after the last one.
    pub fn trace_part(&self, id: &str, part: u32) -> Result<Option<Vec<u8>>, Complaint> {
        let sql = "SELECT text FROM trace_parts WHERE trace = ?1 AND part = ?2";
        self.0.read(|connection| connection.prepare_cached(sql)?.query_row(params![id, part], |row| row.get(0)).optional())
    }

    /// Every kept trace, newest first.
    pub fn traces(&self) -> Result<Vec<KeptTrace>, Complaint> {
        let sql = format!("{SELECT} WHERE is_whole ORDER BY created DESC, id");
        self.0.read(|connection| connection.prepare_cached(&sql)?.query_map([], read_row)?.collect())
    }

    /// Bytes of all kept traces.
    pub fn trace_bytes(&self) -> Result<u64, Complaint> {
        let sql = "SELECT coalesce(sum(bytes), 0) FROM traces";
        self.0.read(|connection| connection.query_row(sql, [], |row| row.get::<_, i64>(0))).map(i64::cast_unsigned)
    }

    /// Gives a kept trace another name; false when there is none.
    pub fn rename_trace(&self, id: &str, name: &str) -> Result<bool, Complaint> {
        let find = format!("{SELECT} WHERE id = ?1 AND is_whole");
        let sql = "UPDATE traces SET (name, game, variant, position, player, nodes, nodes_recorded, events, bytes, created, digest) =
             (?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12) WHERE id = ?1 AND is_whole";
        let renamed = self.0.write(|connection| {
            let Some(about) = connection.query_row(&find, [id], read_row).optional()? else { return Ok(0) };
            put(connection, sql, &KeptTrace { name: name.into(), ..about })
        });
        renamed.map(|rows| rows > 0)
    }

    /// Forgets a trace; false when there was none. Its parts stay until [`drop_trace_parts`](Self::drop_trace_parts).
    pub fn delete_trace(&self, id: &str) -> Result<bool, Complaint> {
        self.0.write(|connection| connection.execute("DELETE FROM traces WHERE id = ?1", [id])).map(|rows| rows > 0)
    }

    /// Clears away a part of a trace that was forgotten; false when there are no more.
    pub fn drop_trace_parts(&self, id: &str) -> Result<bool, Complaint> {
        let sql = "DELETE FROM trace_parts WHERE trace = ?1 AND part = (SELECT max(part) FROM trace_parts WHERE trace = ?1)";
        self.0.write(|connection| connection.execute(sql, [id])).map(|rows| rows > 0)
    }
}

/// What the digests of traces and of their parts are made of.
pub(super) const SEALED: &str =
    "SELECT id, name, game, variant, position, player, nodes, nodes_recorded, events, bytes, created, digest FROM traces WHERE is_whole";
pub(super) const SEALED_PARTS: &str =
    "SELECT trace, part, text, digest FROM trace_parts WHERE trace IN (SELECT id FROM traces WHERE is_whole)";

/// Writes what a trace is about, with its digest.
fn put(connection: &Connection, sql: &str, about: &KeptTrace) -> rusqlite::Result<usize> {
    let values = params![
        about.id,
        about.name,
        about.game,
        about.variant,
        about.position,
        about.player,
        about.nodes.cast_signed(),
        about.nodes_recorded.cast_signed(),
        about.events.cast_signed(),
        about.bytes.cast_signed(),
        about.created,
    ];
    digest::execute(connection, sql, values)
}

fn read_row(row: &Row<'_>) -> rusqlite::Result<KeptTrace> {
    let whole = |column: usize| row.get::<_, i64>(column).map(i64::cast_unsigned);
    Ok(KeptTrace {
        id: row.get(0)?,
        name: row.get(1)?,
        game: row.get(2)?,
        variant: row.get(3)?,
        position: row.get(4)?,
        player: row.get(5)?,
        nodes: whole(6)?,
        nodes_recorded: whole(7)?,
        events: whole(8)?,
        bytes: whole(9)?,
        created: row.get(10)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::path::Path;

    fn about(id: &str, created: i64) -> KeptTrace {
        KeptTrace {
            id: id.into(),
            name: "why 4?".into(),
            game: "connect4".into(),
            nodes: u64::MAX,
            bytes: 5,
            created,
            ..KeptTrace::default()
        }
    }

    fn keep(library: &Library, id: &str, created: i64) {
        library.begin_trace(&about(id, created)).unwrap();
        library.add_trace_part(id, 0, b"{\"a").unwrap();
        library.add_trace_part(id, 1, b"\"}").unwrap();
        assert!(library.finish_trace(id).unwrap());
    }

    /// How many rows the two tables have.
    fn rows(file: &Path) -> (i64, i64) {
        let raw = Connection::open(file).unwrap();
        let count = |table: &str| raw.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get(0)).unwrap();
        (count("traces"), count("trace_parts"))
    }

    #[test]
    fn traces_survive_closing_and_opening_newest_first_until_they_are_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let first = Library::open(&file).unwrap();
        keep(&first, "a", 10);
        keep(&first, "b", 20);
        drop(first);
        let second = Library::open(&file).unwrap();
        assert_eq!(second.traces().unwrap(), [about("b", 20), about("a", 10)]);
        assert_eq!(second.trace_part("a", 1).unwrap().as_deref(), Some(&b"\"}"[..]));
        assert_eq!((second.trace_part("a", 2).unwrap(), second.trace_bytes().unwrap()), (None, 10));
        assert!(second.rename_trace("a", "other").unwrap() && !second.rename_trace("c", "other").unwrap());
        assert_eq!(second.trace("a").unwrap().unwrap().name, "other");
        assert!(second.delete_trace("a").unwrap() && !second.delete_trace("a").unwrap());
        assert!(second.drop_trace_parts("a").unwrap() && second.drop_trace_parts("a").unwrap() && !second.drop_trace_parts("a").unwrap());
        assert_eq!(rows(&file), (1, 2));
    }

    #[test]
    fn what_was_never_finished_is_invisible_and_cleared_away_when_it_is_old() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let library = Library::open(&file).unwrap();
        for id in ["old", "young"] {
            library.begin_trace(&about(id, 1)).unwrap();
            library.add_trace_part(id, 0, b"{").unwrap();
        }
        keep(&library, "gone", 1);
        library.delete_trace("gone").unwrap();
        assert_eq!((library.traces().unwrap(), library.trace("old").unwrap()), (vec![], None));
        drop(library);
        Connection::open(&file).unwrap().execute("UPDATE traces SET begun = begun - 4000 WHERE id = 'old'", []).unwrap();
        let library = Library::open(&file).unwrap();
        assert_eq!(rows(&file), (1, 1), "the young one may still be under way, in another program");
        assert!(library.finish_trace("young").unwrap() && !library.finish_trace("old").unwrap());
    }

    #[test]
    fn a_library_from_before_there_were_traces_is_brought_up_to_date() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch(&format!("{} PRAGMA user_version = 1;", super::super::MIGRATIONS[0])).unwrap();
        drop(raw);
        let library = Library::open(&file).unwrap();
        keep(&library, "a", 1);
        assert_eq!((library.count().unwrap(), library.traces().unwrap().len()), (0, 1));
    }
}
