//! How a player is asked.

use plyground_core::Progress;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// How a player is to be asked.
#[derive(Clone, Debug, Default)]
pub struct Ask {
    /// Judge every legal action exactly, not only the best.
    pub judge_all: bool,
    /// Record the search, at most this many events.
    pub trace: Option<usize>,
    /// Raised by somebody else to stop the search soon.
    pub stop: Option<Arc<AtomicBool>>,
    /// Told now and then what a long search has found so far.
    pub progress: Option<Progress>,
}
