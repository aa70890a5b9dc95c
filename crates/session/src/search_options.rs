//! How a player is asked.

use plyground_core::Progress;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// How a player is to be asked.
#[derive(Clone, Debug, Default)]
pub struct SearchOptions {
    /// Judge every legal action exactly, not only the best.
    pub judge_all: bool,
    /// Write down at most this many of the judged actions, the best of them; [`SearchOptions::MOST`] if not given.
    pub most: Option<usize>,
    /// Say of each of them how it is entered on the board.
    pub gestures: bool,
    /// Record the search, at most this many events.
    pub trace: Option<usize>,
    /// Raised by somebody else to stop the search soon.
    pub stop: Option<Arc<AtomicBool>>,
    /// Called now and then with what a long search has found so far.
    pub progress: Option<Progress>,
}

impl SearchOptions {
    /// Judged actions that are written down where nobody says how many: enough for all throws of Barjis.
    pub const MOST: usize = 2500;
    /// Those that are written down even when the search was told to stop.
    pub const FEW: usize = 50;

    /// True when the stop flag is up.
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.as_ref().is_some_and(|stop| stop.load(Ordering::Relaxed))
    }
}
