//! Whose file it is: a library of ours, an empty one, or the database of another program.
//!
//! A library says so in its header (`application_id`). One from before that did is known by its version and the tables
//! that this version has. Nothing else is touched: adding tables to somebody's database is no way to open a library.

use super::MIGRATIONS;
use super::file::{Trouble, beside};
use rusqlite::{Connection, OpenFlags};
use std::fmt::{self, Write as _};
use std::path::Path;

/// The mark of our files in the header of a database: `Plyg`.
pub(super) const APPLICATION: i64 = 0x506c_7967;

/// From this version on a file carries the mark.
const MARKED_SINCE: usize = 4;

/// The tables that a version has added.
const TABLES: [&[&str]; 3] = [&["games"], &["traces", "trace_parts"], &["experiments", "plays", "decisions"]];

/// Why a database is not one of ours, or not one that this program knows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Foreign {
    /// It belongs to another program.
    OtherProgram,
    /// A newer program made it.
    Newer(i64),
}

impl fmt::Display for Foreign {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OtherProgram => write!(f, "it is a database of another program, and was left as it is; choose another file"),
            Self::Newer(version) => {
                let known = MIGRATIONS.len();
                let made = format!("it was made by a newer Plyground (version {version} of the file, this program knows {known})");
                write!(f, "{made}; use that one, or choose another file")
            }
        }
    }
}

/// The version of a library; 0 for an empty file. Nothing is changed.
pub(super) fn version(connection: &Connection) -> Result<usize, Trouble> {
    // One look at everything: another program may be making the same file at this moment.
    let look = connection.unchecked_transaction()?;
    let number = |name: &str| look.query_row(&format!("PRAGMA {name}"), [], |row| row.get::<_, i64>(0));
    let (application, version) = (number("application_id")?, number("user_version")?);
    let mut names = look.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")?;
    let names = names.query_map([], |row| row.get::<_, String>(0))?.collect::<rusqlite::Result<Vec<_>>>()?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    let is_marked = application == APPLICATION;
    let has_ours = TABLES.iter().take(done).flat_map(|tables| tables.iter()).all(|table| names.iter().any(|name| name == table));
    let is_ours = match done {
        0 => application == 0 && names.is_empty(),
        _ if done < MARKED_SINCE => (application == 0 || is_marked) && has_ours,
        _ => is_marked && has_ours,
    };
    match done {
        _ if is_ours && done <= MIGRATIONS.len() => Ok(done),
        // Before there was a mark, a newer file was one with a higher version and our tables.
        _ if done > MIGRATIONS.len() && (is_marked || (application == 0 && has_ours)) => Err(Trouble::Foreign(Foreign::Newer(version))),
        _ => Err(Trouble::Foreign(Foreign::OtherProgram)),
    }
}

/// Opens a file that cannot be written. Where no log lies beside it nobody is writing, so that the database need not look
/// for one, which takes the right to make files.
pub(super) fn open_read_only(file: &Path) -> rusqlite::Result<Connection> {
    let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let place = std::path::absolute(file).unwrap_or_else(|_| file.into());
    if beside(&place, "-wal").metadata().is_ok_and(|about| about.len() > 0) {
        return Connection::open_with_flags(place, flags);
    }
    let mut address = String::from("file:");
    for byte in place.as_os_str().as_encoded_bytes() {
        match byte {
            b'/' | b'-' | b'_' | b'.' | b'0'..=b'9' | b'a'..=b'z' | b'A'..=b'Z' => address.push(char::from(*byte)),
            other => {
                let _ = write!(address, "%{other:02x}");
            }
        }
    }
    Connection::open_with_flags(address + "?immutable=1", flags | OpenFlags::SQLITE_OPEN_URI)
}
