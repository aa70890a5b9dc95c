//! The file of a library: who writes, who reads, and what happens when it is gone.
//!
//! Writing and reading have a connection each. With a write-ahead log a reader never waits for a
//! writer, be it one of this program or of another. The log goes into the file on a thread of its own
//! (`Keeper`), so that nobody who plays waits for the disk.
//!
//! ```text
//!   write ──► log ── keeper, every two seconds ──► file
//!   read  ◄── log and file
//! ```
//!
//! A file that is deleted lives on without a name until the program lets go of it. Whoever writes
//! looks first: a missing file is written again with everything in it, and another file in its
//! place, which somebody must have put there, is used from then on.

use super::keeper::Keeper;
use super::{MIGRATIONS, failed, traces};
use plyground_core::Complaint;
use rusqlite::{Connection, ErrorCode};
use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How long to wait for another program that is writing.
const PATIENCE: Duration = Duration::from_secs(5);

/// Pages of the log at which a writer moves it into the file itself: only if the keeper does not.
const MOST_PAGES: u32 = 16_384;

/// The connections of a library.
#[derive(Debug)]
pub(super) struct Desk {
    writer: Mutex<Writer>,
    /// A library in memory has one connection for everything.
    reader: Option<Mutex<Connection>>,
    keeper: Option<Keeper>,
}

#[derive(Debug)]
struct Writer {
    connection: Connection,
    /// Where the library is, and which file that is.
    place: Option<(PathBuf, Identity)>,
}

impl Desk {
    /// The connections of a file, which is made if there is none.
    pub fn open(file: &Path) -> Result<Self, Complaint> {
        let (connection, reader, identity) = connect(file)?;
        let writer = Writer { connection, place: Some((file.into(), identity)) };
        Ok(Self { writer: Mutex::new(writer), reader: Some(Mutex::new(reader)), keeper: Some(Keeper::start(file)) })
    }

    /// The connection of a library that is gone when it is dropped.
    pub fn in_memory() -> Result<Self, Complaint> {
        let connection = Connection::open_in_memory().map_err(|error| failed(&error))?;
        let connection = prepare(connection).map_err(|trouble| match trouble {
            Trouble::Sql(error) => failed(&error),
            Trouble::TooNew(_) => unreachable!("a library in memory is new"),
        })?;
        Ok(Self { writer: Mutex::new(Writer { connection, place: None }), reader: None, keeper: None })
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
        let mut writer = lock(&self.writer);
        self.follow(&mut writer)?;
        let done = work(&writer.connection).map_err(|error| failed(&error));
        drop(writer);
        if let Some(keeper) = &self.keeper {
            keeper.nudge();
        }
        done
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
        let (connection, reader, identity) = connect(&file)?;
        if let Some(old) = &self.reader {
            *lock(old) = reader;
        }
        *writer = Writer { connection, place: Some((file, identity)) };
        Ok(())
    }
}

impl Drop for Desk {
    /// The last moment to bring back a file that was deleted.
    fn drop(&mut self) {
        self.keeper = None;
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

/// A connection that writes to a file, and one that reads it.
fn connect(file: &Path) -> Result<(Connection, Connection, Identity), Complaint> {
    make_folder(file)?;
    // SQLite would leave files beside one that cannot be written, and trip over them later.
    if let Err(error) = std::fs::OpenOptions::new().append(true).open(file)
        && error.kind() != std::io::ErrorKind::NotFound
    {
        return Err(refuse(file, &error));
    }
    let open = || Connection::open(file).map_err(|error| refuse(file, &error));
    let writer = prepare(open()?).map_err(|error| match error {
        Trouble::Sql(error) => refuse(file, &error),
        Trouble::TooNew(version) => {
            let known = MIGRATIONS.len();
            let made = format!("it was made by a newer Plyground (version {version} of the file, this program knows {known})");
            refuse(file, &format!("{made}; use that one, or choose another file"))
        }
    })?;
    let reader = open()?;
    // The first look opens the log, which may be gone by the time somebody wants to see something.
    let ready = reader.busy_timeout(PATIENCE).and_then(|()| reader.execute_batch("PRAGMA query_only = ON; SELECT 1 FROM games LIMIT 1"));
    ready.map_err(|error| refuse(file, &error))?;
    let identity = Identity::of(file).ok_or_else(|| refuse(file, &"it was deleted at this moment"))?;
    Ok((writer, reader, identity))
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

fn prepare(mut connection: Connection) -> Result<Connection, Trouble> {
    connection.busy_timeout(PATIENCE)?;
    let version: i64 = connection.query_row("PRAGMA user_version", [], |row| row.get(0))?;
    let done = usize::try_from(version).unwrap_or(usize::MAX);
    if done > MIGRATIONS.len() {
        return Err(Trouble::TooNew(version));
    }
    log_ahead(&connection)?;
    connection.query_row(&format!("PRAGMA wal_autocheckpoint = {MOST_PAGES}"), [], |_| Ok(()))?;
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
    traces::clear(&connection)?;
    Ok(connection)
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
