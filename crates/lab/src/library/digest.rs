//! A digest for every record, so that damage is found that no rule of a game can find: a count of nodes, a time, a title.
//!
//! The database checks its own pages, but not what stands in them: a byte that changes within a text or a number leaves a
//! sound database with other content. So every record is written with a digest of its values and compared when the library
//! is verified. A digest finds accidents; whoever changes a record on purpose can change its digest as well.
//!
//! ```text
//!   games, experiments, traces, trace_parts   their columns
//!   plays                                     their columns, then those of their decisions
//! ```
//!
//! Records from before there were digests have none, and are counted as such.

use rusqlite::types::{ToSqlOutput, ValueRef};
use rusqlite::{Connection, Row, ToSql};

/// What this version of the file added: the digests, and the mark that says whose file it is.
pub(super) const MIGRATION: &str = "
    ALTER TABLE games ADD COLUMN digest INTEGER;
    ALTER TABLE traces ADD COLUMN digest INTEGER;
    ALTER TABLE trace_parts ADD COLUMN digest INTEGER;
    ALTER TABLE experiments ADD COLUMN digest INTEGER;
    ALTER TABLE plays ADD COLUMN digest INTEGER;
    PRAGMA application_id = 0x506c7967;
";

/// A digest that grows value by value: Fowler, Noll and Vo's hash of 1991, in 64 bits.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Digest(u64);

impl Digest {
    /// The digest of nothing.
    pub const fn new() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }

    fn bytes(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = (self.0 ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }

    /// Takes in a value: its kind, its length and itself, so that no two lists of values are taken for one another.
    fn value(&mut self, value: ValueRef<'_>) {
        let mut sized = |kind: u8, bytes: &[u8]| {
            self.bytes(&[kind]);
            self.bytes(&(bytes.len() as u64).to_le_bytes());
            self.bytes(bytes);
        };
        match value {
            ValueRef::Integer(number) => sized(1, &number.to_le_bytes()),
            // The database keeps no NaN, and no sign of zero.
            ValueRef::Real(number) if !number.is_nan() => sized(2, &(number + 0.0).to_le_bytes()),
            ValueRef::Text(text) => sized(3, text),
            ValueRef::Blob(bytes) => sized(4, bytes),
            ValueRef::Null | ValueRef::Real(_) => sized(0, &[]),
        }
    }

    /// Takes in values that are about to be written.
    pub fn values(mut self, values: &[&dyn ToSql]) -> rusqlite::Result<Self> {
        for value in values {
            match value.to_sql()? {
                ToSqlOutput::Owned(owned) => self.value((&owned).into()),
                ToSqlOutput::Borrowed(borrowed) => self.value(borrowed),
                _ => self.value(ValueRef::Null),
            }
        }
        Ok(self)
    }

    /// Takes in the first columns of a row.
    pub fn row(mut self, row: &Row<'_>, columns: usize) -> rusqlite::Result<Self> {
        for column in 0..columns {
            self.value(row.get_ref(column)?);
        }
        Ok(self)
    }

    /// As the database keeps it.
    pub const fn kept(self) -> i64 {
        self.0.cast_signed()
    }
}

/// Runs a statement whose last parameter is the digest of all others.
pub(super) fn execute(connection: &Connection, sql: &str, values: &[&dyn ToSql]) -> rusqlite::Result<usize> {
    let digest = Digest::new().values(values)?.kept();
    let mut all = values.to_vec();
    all.push(&digest);
    connection.prepare_cached(sql)?.execute(&all[..])
}

/// Whether a record is as it was written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Seal {
    /// It is.
    Whole,
    /// It is not.
    Broken,
    /// It was written before there were digests.
    Missing,
}

impl Seal {
    /// What the digest that is kept says of the one that was found.
    pub fn of(kept: Option<i64>, found: Digest) -> Self {
        match kept {
            None => Self::Missing,
            Some(kept) if kept == found.kept() => Self::Whole,
            Some(_) => Self::Broken,
        }
    }
}

/// The records of a table that are not as they were written, by the text in their first column, and how many have no
/// digest. The query must select all columns of the digest in their order, and then the digest.
pub(super) fn broken(connection: &Connection, sql: &str) -> rusqlite::Result<(Vec<String>, usize)> {
    let mut statement = connection.prepare(sql)?;
    let columns = statement.column_count() - 1;
    let (mut broken, mut missing) = (Vec::new(), 0);
    let mut rows = statement.query([])?;
    while let Some(row) = rows.next()? {
        match Seal::of(row.get(columns)?, Digest::new().row(row, columns)?) {
            Seal::Whole => {}
            Seal::Missing => missing += 1,
            Seal::Broken => broken.push(name(row)),
        }
    }
    Ok((broken, missing))
}

/// The name of a record; a damaged one need not be a text.
fn name(row: &Row<'_>) -> String {
    row.get_ref(0).ok().and_then(|value| value.as_bytes().ok()).map_or("?".into(), |name| String::from_utf8_lossy(name).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::params;

    #[test]
    fn what_is_written_and_what_is_read_have_the_same_digest() {
        let connection = Connection::open_in_memory().unwrap();
        connection.execute_batch("CREATE TABLE t (a TEXT, b INTEGER, c REAL, d REAL, e BLOB, digest INTEGER) STRICT").unwrap();
        let sql = "INSERT INTO t VALUES (?1, ?2, ?3, ?4, ?5, ?6)";
        for (number, real) in [(0_i64, -0.0_f64), (i64::MIN, f64::INFINITY), (7, 1e300), (8, 3.0), (9, f64::NAN)] {
            execute(&connection, sql, params!["text", number, real, None::<f64>, &b"\x00\xff"[..]]).unwrap();
        }
        assert_eq!(broken(&connection, "SELECT * FROM t").unwrap(), (vec![], 0));
        connection.execute_batch("UPDATE t SET c = 3.5 WHERE b = 8; UPDATE t SET digest = NULL WHERE b = 7").unwrap();
        assert_eq!(broken(&connection, "SELECT * FROM t").unwrap(), (vec!["text".into()], 1));
    }

    #[test]
    fn neighbouring_values_are_kept_apart() {
        let digest = |values: &[&dyn ToSql]| Digest::new().values(values).unwrap();
        assert_ne!(digest(params!["ab", "c"]), digest(params!["a", "bc"]));
        assert_ne!(digest(params![1_i64]), digest(params!["\u{1}\0\0\0\0\0\0\0"]));
    }
}
