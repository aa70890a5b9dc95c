//! The thread that moves the log of a library into its file.
//!
//! That takes two waits for the disk, and whoever plays should not be the one who waits. A pass never
//! keeps anybody from reading or writing (`PASSIVE`), and what it cannot move yet is left for the next.

use rusqlite::{Connection, OpenFlags};
use std::path::Path;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread::JoinHandle;
use std::time::Duration;

/// Time between something new in the log and moving it.
const PAUSE: Duration = Duration::from_secs(2);

/// The thread, as long as this lives.
#[derive(Debug)]
pub(super) struct Checkpointer {
    signal: Arc<Signal>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Signal {
    state: Mutex<State>,
    rung: Condvar,
}

#[derive(Debug, Default)]
struct State {
    is_written: bool,
    is_over: bool,
}

impl Signal {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Checkpointer {
    /// Starts the thread for a file. Without one, those who write move the log now and then.
    pub fn start(file: &Path) -> Self {
        let (signal, file) = (Arc::new(Signal::default()), file.to_owned());
        let own = signal.clone();
        let thread = std::thread::Builder::new().name("checkpointer".into()).spawn(move || {
            while own.wait() {
                // A file that is being replaced, a full disk: the log holds everything until the next time.
                let _ = move_log(&file);
            }
        });
        Self { signal, thread: thread.ok() }
    }

    /// Says that something new is in the log.
    pub fn nudge(&self) {
        let mut state = self.signal.state();
        if !state.is_written {
            state.is_written = true;
            self.signal.rung.notify_one();
        }
    }
}

impl Drop for Checkpointer {
    fn drop(&mut self) {
        self.signal.state().is_over = true;
        self.signal.rung.notify_one();
        if let Some(thread) = self.thread.take() {
            let _ = thread.join();
        }
    }
}

impl Signal {
    /// Waits until there is something to move; false when all is over.
    fn wait(&self) -> bool {
        let state = self.state();
        let state = self.rung.wait_while(state, |state| !state.is_written && !state.is_over).unwrap_or_else(PoisonError::into_inner);
        let waited = self.rung.wait_timeout_while(state, PAUSE, |state| !state.is_over);
        let (mut state, _) = waited.unwrap_or_else(PoisonError::into_inner);
        state.is_written = false;
        !state.is_over
    }
}

/// Moves the log of a library into its file, as far as nobody is still reading what was there before; answers
/// the pages of the log, and how many of them are in the file.
pub(super) fn move_log(file: &Path) -> rusqlite::Result<(i64, i64)> {
    let connection = Connection::open_with_flags(file, OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.query_row("PRAGMA wal_checkpoint(PASSIVE)", [], |row| Ok((row.get(1)?, row.get(2)?)))
}
