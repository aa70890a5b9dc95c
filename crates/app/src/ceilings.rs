//! How much of everything is allowed: bytes, games, searches, time.

use std::time::Duration;

/// The longest address that is read, in bytes.
pub const LONGEST_ADDRESS: usize = 8 << 10;

/// How much of everything the server allows.
#[derive(Clone, Debug)]
pub struct Ceilings {
    /// Bytes of a request's body.
    pub body_bytes: usize,
    /// Bytes of a request that brings a game in: the longest game that can be exported fits, variations included.
    pub import_bytes: usize,
    /// Games kept in the library.
    pub sessions: usize,
    /// Games held in memory.
    pub live_sessions: usize,
    /// Points of one game, variations included.
    pub nodes_of_a_game: usize,
    /// Searches that run at once.
    pub jobs_running: usize,
    /// Searches that wait for their turn.
    pub jobs_waiting: usize,
    /// Finished searches whose answers can still be asked for.
    pub jobs_kept: usize,
    /// Time of one search.
    pub time: Duration,
    /// Time of a search for hints when nobody says who searches.
    pub hint_time: Duration,
    /// Bytes of one search's own structures.
    pub memory_bytes: usize,
    /// The same for all searches that run.
    pub memory_bytes_together: usize,
    /// Threads of one search.
    pub threads: usize,
    /// Events kept for tabs that come back.
    pub events: usize,
    /// Tabs that listen at once.
    pub listeners: usize,
    /// Connections at once.
    pub connections: usize,
    /// Time for the head of a request to arrive.
    pub head_time: Duration,
    /// Time for the body of a request to arrive.
    pub body_time: Duration,
    /// Time for a request to be done, the reading of its body included.
    pub request_time: Duration,
    /// Time without any progress while a client takes its answer.
    pub write_time: Duration,
    /// Looks and actions that are worked on at once.
    pub light_work: usize,
    /// Games that are read, copied or written at once.
    pub heavy_work: usize,
    /// Time that either waits for its turn.
    pub queue_time: Duration,
    /// Experiments that run at once.
    pub experiments_running: usize,
    /// Games of one experiment.
    pub experiment_games: usize,
    /// Players of one experiment.
    pub experiment_players: usize,
    /// Bytes of a recorded search that somebody sends.
    pub trace_bytes: usize,
    /// Bytes of the recorded searches held in memory.
    pub trace_bytes_together: usize,
    /// Bytes of the recorded searches kept in the library.
    pub trace_bytes_kept: u64,
}

impl Default for Ceilings {
    fn default() -> Self {
        let cores = std::thread::available_parallelism().map_or(1, usize::from);
        Self {
            body_bytes: 256 << 10,
            import_bytes: 16 << 20,
            sessions: 5000,
            live_sessions: 256,
            nodes_of_a_game: 40_000,
            jobs_running: cores.max(2),
            jobs_waiting: 256,
            jobs_kept: 1000,
            time: Duration::from_secs(60),
            hint_time: Duration::from_millis(1500),
            memory_bytes: 512 << 20,
            memory_bytes_together: 1 << 30,
            threads: cores,
            events: 4096,
            listeners: 256,
            connections: 512,
            head_time: Duration::from_secs(10),
            body_time: Duration::from_secs(15),
            request_time: Duration::from_secs(30),
            write_time: Duration::from_secs(30),
            light_work: 32,
            heavy_work: (2 * cores).min(32),
            queue_time: Duration::from_secs(5),
            experiments_running: 2,
            experiment_games: 100_000,
            experiment_players: 100,
            trace_bytes: 96 << 20,
            trace_bytes_together: 256 << 20,
            trace_bytes_kept: 4 << 30,
        }
    }
}
