//! The file of a library: who writes, who reads, and what happens when it is gone.
//!
//! Writing and reading have a connection each. With a write-ahead log a reader never waits for a
//! writer, be it one of this program or of another. The log goes into the file on a thread of its own
//! (`Checkpointer`), so that nobody who plays waits for the disk.
//!
//! ```text
//!   write ──► log ── checkpointer, every two seconds ──► file
//!   read  ◄── log and file
//! ```
//!
//! A file that is deleted lives on without a name until the program lets go of it. Whoever writes
//! looks first: a missing file is written again with everything in it, and another file in its
//! place, which somebody must have put there, is used from then on.

use super::checkpointer::Checkpointer;
use super::identity::{self, Foreign};
use super::{MIGRATIONS, failed, traces};
use plyground_core::Complaint;
use plyground_core::time::Instant;
use rusqlite::{Connection, ErrorCode, OpenFlags};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pages of the log at which a writer moves it into the file itself: only if the checkpointer does not.
const MOST_PAGES: u32 = 16_384;

/// A library of up to this many bytes is checked whenever it is opened for writing; a larger one only when the program
/// that wrote last left its log behind, since that takes a while.
const CHECKED_BYTES: u64 = 64 << 20;

/// What a library is opened for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// To look at it: a damaged one too, and one that cannot be written.
    Reading,
    /// To change it: a damaged one is refused.
    Writing,
}

/// The connections of a library.
#[derive(Debug)]
pub(super) struct Connections {
    writer: Mutex<Writer>,
    /// A library in memory has one connection for everything.
    reader: Option<Mutex<Connection>>,
    checkpointer: Option<Checkpointer>,
    /// The file, when it cannot be written.
    read_only: Option<PathBuf>,
}

#[derive(Debug)]
struct Writer {
    connection: Connection,
    /// Where the library is, and which file that is.
    place: Option<(PathBuf, Identity)>,
}

impl Connections {
    /// The connections of a file, which is made if there is none.
    pub fn open(file: &Path, purpose: Purpose) -> Result<Self, Complaint> {
        check_kind(file)?;
        match check_writable(file) {
            Err(_) if purpose == Purpose::Reading && file.exists() => return Self::open_read_only(file),
            tried => tried.map_err(|error| refuse(file, &error))?,
        }
        let (connection, reader, identity) = connect(file, purpose)?;
        let writer = Writer { connection, place: Some((file.into(), identity)) };
        let checkpointer = Some(Checkpointer::start(file));
        Ok(Self { writer: Mutex::new(writer), reader: Some(Mutex::new(reader)), checkpointer, read_only: None })
    }

    /// The connection of a file that cannot be written.
    pub fn open_read_only(file: &Path) -> Result<Self, Complaint> {
        let connection = identity::open_read_only(file).map_err(|error| refuse(file, &error))?;
        let version = identity::version(&connection).map_err(|trouble| refused(file, trouble))?;
        if version < MIGRATIONS.len() {
            let older = "it was made by an older Plyground and has to be brought up to date, but it cannot be written";
            return Err(refuse(file, &older));
        }
        let writer = Mutex::new(Writer { connection, place: None });
        Ok(Self { writer, reader: None, checkpointer: None, read_only: Some(file.into()) })
    }

    /// The connection of a library that is gone when it is dropped.
    pub fn in_memory() -> Result<Self, Complaint> {
        let connection = Connection::open_in_memory().map_err(|error| failed(&error))?;
        let connection = prepare(connection, Purpose::Writing).map_err(|trouble| match trouble {
            Trouble::Sql(error) => failed(&error),
            Trouble::Foreign(_) | Trouble::Damaged(_) => unreachable!("a library in memory is new"),
        })?;
        Ok(Self { writer: Mutex::new(Writer { connection, place: None }), reader: None, checkpointer: None, read_only: None })
    }

    /// Does something that changes nothing.
    pub fn read<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Complaint> {
        let done = match &self.reader {
            Some(reader) => work(&lock(reader)),
            None => work(&lock(&self.writer).connection),
        };
        done.map_err(|error| failed(&error))
    }

    /// Does something that changes the library, and is kept when this returns.
    pub fn write<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, Complaint> {
        if let Some(file) = &self.read_only {
            return Err(refuse(file, &"it can be read, but not written"));
        }
        let mut writer = lock(&self.writer);
        self.follow(&mut writer)?;
        let done = work(&writer.connection).map_err(|error| failed(&error));
        drop(writer);
        if let Some(checkpointer) = &self.checkpointer {
            checkpointer.nudge();
        }
        done
    }

    /// Complains about a library whose pages, indices or keys are damaged, however large it is.
    pub fn check(&self) -> Result<(), Complaint> {
        let writer = lock(&self.writer);
        let file = writer.place.as_ref().map_or(Path::new(""), |(file, _)| file);
        check_sound(&writer.connection).map_err(|trouble| refused(file, trouble))
    }

    /// Makes sure that what is written goes into the file that has the name of the library.
    fn follow(&self, writer: &mut Writer) -> Result<(), Complaint> {
        let Some((file, identity)) = &writer.place else { return Ok(()) };
        let now = Identity::of(file);
        if now.as_ref() == Some(identity) {
            return Ok(());
        }
        let file = file.clone();
        if now.is_none() {
            rescue(&writer.connection, &file)?;
        }
        check_kind(&file)?;
        let (connection, reader, identity) = connect(&file, Purpose::Writing)?;
        if let Some(old) = &self.reader {
            *lock(old) = reader;
        }
        *writer = Writer { connection, place: Some((file, identity)) };
        Ok(())
    }
}

impl Drop for Connections {
    /// The last moment to bring back a file that was deleted.
    fn drop(&mut self) {
        self.checkpointer = None;
        let writer = lock(&self.writer);
        if let Some((file, _)) = writer.place.as_ref().filter(|(file, _)| Identity::of(file).is_none()) {
            // Nobody is left to hear a complaint.
            let _ = rescue(&writer.connection, file);
        }
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic inside SQLite's wrapper leaves the file as it was: there is nothing to distrust.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Which file it is that has a name.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Identity(u64, u64);

impl Identity {
    /// The file of this name; `None` when there is none.
    #[cfg(unix)]
    fn of(file: &Path) -> Option<Self> {
        use std::os::unix::fs::MetadataExt as _;
        std::fs::metadata(file).ok().map(|metadata| Self(metadata.dev(), metadata.ino()))
    }

    /// Elsewhere nobody can delete a file that is open.
    #[cfg(not(unix))]
    fn of(_: &Path) -> Option<Self> {
        Some(Self(0, 0))
    }
}

fn refuse(file: &Path, error: &dyn Display) -> Complaint {
    let shown = file.display();
    Complaint::new("cannot-open-library", format!("cannot open the library {shown}: {error}")).with("file", shown).with("why", error)
}

/// Complains about what is no file: opening a pipe would wait forever.
fn check_kind(file: &Path) -> Result<(), Complaint> {
    match std::fs::metadata(file) {
        _ if file.as_os_str().is_empty() => Err(refuse(file, &"its name is empty")),
        Ok(about) if !about.is_file() => Err(refuse(file, &"it is no regular file")),
        _ => Ok(()),
    }
}

/// Complains when a file is there and cannot be written: `SQLite` would leave files beside it, and trip over them later.
fn check_writable(file: &Path) -> std::io::Result<()> {
    match std::fs::OpenOptions::new().append(true).open(file) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// A connection that writes to a file, and one that reads it.
fn connect(file: &Path, purpose: Purpose) -> Result<(Connection, Connection, Identity), Complaint> {
    make_folder(file)?;
    // Without the flag for addresses, and from the root: a name such as `file:x` or `:memory:` is a name like any other.
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let place = std::path::absolute(file).map_err(|error| refuse(file, &error))?;
    let open = || Connection::open_with_flags(&place, flags).map_err(|error| refuse(file, &error));
    let writer = prepare(open()?, purpose).map_err(|trouble| refused(file, trouble))?;
    let reader = open()?;
    // The first look opens the log, which may be gone by the time somebody wants to see something.
    let ready = reader.busy_timeout(PATIENCE).and_then(|()| reader.execute_batch("PRAGMA query_only = ON; SELECT 1 FROM games LIMIT 1"));
    ready.map_err(|error| refuse(file, &error))?;
    let identity = Identity::of(file).ok_or_else(|| refuse(file, &"it was deleted at this moment"))?;
    Ok((writer, reader, identity))
}

/// Why a file is not used, in words.
fn refused(file: &Path, trouble: Trouble) -> Complaint {
    match trouble {
        Trouble::Sql(error) => refuse(file, &error),
        Trouble::Foreign(foreign) => refuse(file, &foreign),
        Trouble::Damaged(what) => {
            let way_out = "nothing was changed; `plyground library verify` tells what is wrong, `export` saves what can be read";
            refuse(file, &format!("it is damaged: {what}; {way_out}"))
        }
    }
}

fn make_folder(file: &Path) -> Result<(), Complaint> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.map_or(Ok(()), std::fs::create_dir_all).map_err(|error| refuse(file, &error))
}

/// Turns write-ahead logging on. When several programs do so in a new file at the same moment, the database tells all but one
/// at once that it is locked, whatever the timeout: they ask again.
fn log_ahead(connection: &Connection) -> rusqlite::Result<()> {
    let begun = Instant::now();
    loop {
        let done = connection.query_row("PRAGMA journal_mode = WAL", [], |_| Ok(()));
        let is_locked = done.as_ref().is_err_and(|error| error.sqlite_error_code() == Some(ErrorCode::DatabaseBusy));
        if !is_locked || begun.elapsed() >= PATIENCE {
            return done;
        }
        std::thread::sleep(Duration::from_millis(5));
    }
}

/// Why a file is not used.
pub(super) enum Trouble {
    Sql(rusqlite::Error),
    Foreign(Foreign),
    Damaged(String),
}

impl From<rusqlite::Error> for Trouble {
    fn from(error: rusqlite::Error) -> Self {
        Self::Sql(error)
    }
}

fn prepare(mut connection: Connection, purpose: Purpose) -> Result<Connection, Trouble> {
    connection.busy_timeout(PATIENCE)?;
    // Before anything is written: the log alone would change the file of another program.
    let done = identity::version(&connection)?;
    let is_old = done < MIGRATIONS.len();
    if (purpose == Purpose::Writing && is_to_be_checked(&connection)) || (is_old && done > 0) {
        check_sound(&connection)?;
    }
    log_ahead(&connection)?;
    connection.query_row(&format!("PRAGMA wal_autocheckpoint = {MOST_PAGES}"), [], |_| Ok(()))?;
    connection.execute_batch("PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON;")?;
    if is_old {
        // Somebody else may be doing the same at this moment: look again once nobody else can write.
        let work = connection.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
        let version: i64 = work.query_row("PRAGMA user_version", [], |row| row.get(0))?;
        for migration in MIGRATIONS.iter().skip(usize::try_from(version).unwrap_or_default()) {
            work.execute_batch(migration)?;
        }
        work.execute_batch(&format!("PRAGMA user_version = {}", MIGRATIONS.len()))?;
        work.commit()?;
    }
    if purpose == Purpose::Writing {
        traces::clear(&connection)?;
    }
    Ok(connection)
}

/// True when a library is small enough to be checked on every occasion, or when a log lies beside it: another program is
/// using it, or has ended without closing it.
fn is_to_be_checked(connection: &Connection) -> bool {
    let Some(file) = connection.path().filter(|path| !path.is_empty()).map(Path::new) else { return false };
    let length = |file: &Path| file.metadata().map_or(0, |about| about.len());
    length(file) <= CHECKED_BYTES || length(&beside(file, "-wal")) > 0
}

/// Complains about the first thing that is wrong with pages, indices or keys.
pub(super) fn check_sound(connection: &Connection) -> Result<(), Trouble> {
    let damaged = |error: rusqlite::Error| match error.sqlite_error_code() {
        Some(ErrorCode::DatabaseCorrupt) => Trouble::Damaged(error.to_string()),
        _ => Trouble::Sql(error),
    };
    let found: String = connection.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0)).map_err(damaged)?;
    if found != "ok" {
        return Err(Trouble::Damaged(found.replace('\n', " ")));
    }
    let orphans: i64 = connection.query_row("SELECT count(*) FROM pragma_foreign_key_check", [], |row| row.get(0)).map_err(damaged)?;
    if orphans == 0 { Ok(()) } else { Err(Trouble::Damaged(format!("{orphans} rows belong to nothing"))) }
}

/// Writes a library whose file was deleted again under its name, with everything in it.
fn rescue(connection: &Connection, file: &Path) -> Result<(), Complaint> {
    let refuse = |error: &dyn Display| refuse(file, &format!("its file was deleted, and cannot be written again: {error}"));
    make_folder(file)?;
    let fresh = beside(file, ".new");
    let _ = std::fs::remove_file(&fresh);
    let name = fresh.to_str().ok_or_else(|| refuse(&"its name is no text"))?;
    connection.execute("VACUUM INTO ?1", [name]).map_err(|error| refuse(&error))?;
    // The log of the old file would be taken for one of the new file.
    for ending in ["-wal", "-shm"] {
        let _ = std::fs::remove_file(beside(file, ending));
    }
    std::fs::rename(&fresh, file).map_err(|error| refuse(&error))
}

/// The file with the same name and an ending.
pub(super) fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::library::{KeptTrace, Library};

    #[test]
    fn a_file_opened_for_reading_alone_is_read_and_never_written() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("odd name%?#.sqlite");
        drop(Library::open(&file).unwrap());
        let before = std::fs::read(&file).unwrap();
        let library = Library(Connections::open_read_only(&file).unwrap());
        assert!(library.totals().is_ok() && library.inspect(&mut |_| true).flaws.is_empty());
        let complaint = library.delete("a").unwrap_err();
        assert!(complaint.message.ends_with("it can be read, but not written"), "{complaint}");
        assert!(library.compact().is_err());
        drop(library);
        assert_eq!(std::fs::read(&file).unwrap(), before);
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn a_file_whose_log_was_left_behind_is_read_with_its_log() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let writer = Library::open(&file).unwrap();
        writer.begin_trace(&KeptTrace::default()).unwrap();
        writer.finish_trace("").unwrap();
        let library = Library(Connections::open_read_only(&file).unwrap());
        assert_eq!(library.traces().unwrap().len(), 1);
    }
}
