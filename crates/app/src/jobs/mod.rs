//! Searches: a bounded pool of threads, a bounded queue, and every search can be cancelled.
//!
//! ```text
//!   queued ──► running ──► ok | limit | error
//!      └──────────┴──────► cancelled
//! ```
//!
//! A search runs on a plain thread, never on one that serves connections. It starts when a thread is
//! free and the memory it may take fits under the ceiling for all. A watcher raises its flag when its
//! time is up and tells now and then that it is still thinking.

mod ceiling;
mod job;
mod pool;
mod review;
mod search;
mod summary;
mod trace;

pub(crate) use ceiling::{Bounded, check_spec};
#[cfg(test)]
pub(crate) use job::JobView;
pub(crate) use job::{Job, JobKind, NewJob};
pub(crate) use pool::{Jobs, STACK_BYTES};
pub(crate) use review::{Lookback, look_back};
pub(crate) use search::{Order, check_node, check_ply, play, submit};
pub(crate) use trace::{MOST_EVENTS, Start, Story, record};
