//! Recorded searches: the latest in memory, those that somebody wants to keep in the library.
//!
//! A trace is held as the JSON it is sent as, so that looking at it costs nothing but the sending.
//!
//! ```text
//!   search, upload ──► cache: 256 MiB, the least recently used forgotten first
//!                        │ ▲
//!                    keep▼ │look
//!                      library (SQLite), in parts
//! ```

use crate::ceilings::Ceilings;
use crate::host::{Host, new_name};
use crate::problem::{Answered, Problem};
use crate::sessions::Sessions;
use bytes::Bytes;
use http::StatusCode;
use plyground_lab::library::KeptTrace;
use plyground_lab::trace::{SearchResult, Trace};
use plyground_lab::{Counters, Reason, printable_json};
use serde::Serialize;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Bytes of a part in the library.
const PART: usize = 1 << 20;

/// A recorded search as it is held.
#[derive(Debug)]
pub(crate) struct Recorded {
    /// What it is about.
    pub about: KeptTrace,
    /// The trace as JSON.
    pub text: Bytes,
}

/// Every recorded search.
pub(crate) struct Traces {
    cache: Mutex<Cache>,
    most_bytes: usize,
    most_kept_bytes: u64,
    host: Arc<dyn Host>,
    /// Held while a trace is being kept or deleted.
    keeping: Mutex<()>,
}

#[derive(Default)]
struct Cache {
    by_name: HashMap<String, (Arc<Recorded>, u64)>,
    uses: u64,
    bytes: usize,
}

impl Cache {
    fn get(&mut self, id: &str) -> Option<Arc<Recorded>> {
        self.uses += 1;
        let (found, used) = self.by_name.get_mut(id)?;
        *used = self.uses;
        Some(found.clone())
    }

    fn remove(&mut self, id: &str) -> bool {
        let removed = self.by_name.remove(id);
        self.bytes -= removed.as_ref().map_or(0, |(old, _)| old.text.len());
        removed.is_some()
    }

    /// Puts a trace in; others make room, the least recently used first.
    fn put(&mut self, recorded: Arc<Recorded>, most: usize) {
        let id = recorded.about.id.clone();
        self.remove(&id);
        self.uses += 1;
        self.bytes += recorded.text.len();
        self.by_name.insert(id.clone(), (recorded, self.uses));
        while self.bytes > most {
            let others = self.by_name.iter().filter(|(name, _)| **name != id);
            let Some(oldest) = others.min_by_key(|(_, (_, used))| *used).map(|(name, _)| name.clone()) else { break };
            self.remove(&oldest);
        }
    }
}

impl Traces {
    /// As many as the ceilings say.
    pub fn new(ceilings: &Ceilings, host: Arc<dyn Host>) -> Self {
        Self {
            cache: Mutex::default(),
            most_bytes: ceilings.trace_bytes_together,
            most_kept_bytes: ceilings.trace_bytes_kept,
            host,
            keeping: Mutex::default(),
        }
    }

    fn cache(&self) -> MutexGuard<'_, Cache> {
        self.cache.lock().expect("nobody panics while holding the cache of traces")
    }

    /// Holds a trace; returns its name and what it is about.
    pub fn add(&self, trace: Trace) -> (String, TraceHead) {
        let text = Bytes::from(printable_json::text(&trace));
        let head = TraceHead::new(&trace);
        let about = KeptTrace {
            id: new_name(self.host.as_ref()),
            name: trace.player.clone(),
            game: trace.game,
            variant: trace.variant,
            position: trace.position,
            player: trace.player,
            nodes: trace.nodes,
            nodes_recorded: trace.nodes_recorded,
            events: head.events as u64,
            bytes: text.len() as u64,
            created: self.host.milliseconds(),
        };
        let id = about.id.clone();
        self.cache().put(Arc::new(Recorded { about, text }), self.most_bytes);
        (id, head)
    }

    /// The trace of this name, if it is in memory.
    pub fn held(&self, id: &str) -> Option<Arc<Recorded>> {
        self.cache().get(id)
    }

    /// The trace of this name.
    pub fn find(&self, sessions: &Sessions, id: &str) -> Answered<Arc<Recorded>> {
        if let Some(held) = self.held(id) {
            return Ok(held);
        }
        let Some(about) = sessions.library().trace(id)? else { return Err(unknown(id)) };
        let mut text = Vec::with_capacity(about.bytes as usize);
        for part in 0.. {
            // The library is free between two parts: others want to play.
            let Some(bytes) = sessions.library().trace_part(id, part)? else { break };
            text.extend(bytes);
        }
        if text.len() as u64 != about.bytes {
            return Err(unknown(id));
        }
        let recorded = Arc::new(Recorded { about, text: text.into() });
        self.cache().put(recorded.clone(), self.most_bytes);
        Ok(recorded)
    }
}

impl Traces {
    /// Keeps a trace in the library, under a name of the user's choice.
    pub fn keep(&self, sessions: &Sessions, id: &str, name: Option<&str>) -> Answered<KeptTrace> {
        let _one_at_a_time = self.keeping();
        let kept = sessions.library().trace(id)?;
        if let Some(mut about) = kept {
            if let Some(name) = name {
                sessions.library().rename_trace(id, name)?;
                about.name = name.into();
            }
            return Ok(about);
        }
        let recorded = self.find(sessions, id)?;
        let about = KeptTrace { name: name.unwrap_or(&recorded.about.name).into(), ..recorded.about.clone() };
        self.check_room(sessions, about.bytes)?;
        sessions.library().begin_trace(&about)?;
        let written = write_parts(sessions, id, &recorded.text);
        if !written.as_ref().is_ok_and(|is_there| *is_there) {
            // What is left of it would be cleared away sooner or later; best now, if that is possible.
            let _ = forget(sessions, id);
        }
        if written? { Ok(about) } else { Err(unknown(id)) }
    }

    fn check_room(&self, sessions: &Sessions, bytes: u64) -> Answered<()> {
        let kept = sessions.library().trace_bytes()?;
        if kept + bytes <= self.most_kept_bytes {
            return Ok(());
        }
        let most = self.most_kept_bytes >> 20;
        let message = format!("the library holds {} MiB of traces, and {most} MiB are allowed; delete some first", kept >> 20);
        Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "traces-full", message).with("most", most))
    }

    /// Forgets a trace for good.
    pub fn delete(&self, sessions: &Sessions, id: &str) -> Answered<()> {
        let _one_at_a_time = self.keeping();
        let was_held = self.cache().remove(id);
        if forget(sessions, id)? || was_held { Ok(()) } else { Err(unknown(id)) }
    }

    fn keeping(&self) -> MutexGuard<'_, ()> {
        self.keeping.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Deletes a trace from the library part by part; false when it was not there.
fn forget(sessions: &Sessions, id: &str) -> Answered<bool> {
    let was_kept = sessions.library().delete_trace(id)?;
    while sessions.library().drop_trace_parts(id)? {}
    Ok(was_kept)
}

/// Writes a trace part by part; the library is free between two of them. False when somebody has
/// deleted it meanwhile.
fn write_parts(sessions: &Sessions, id: &str, text: &[u8]) -> Answered<bool> {
    for (part, bytes) in (0..).zip(text.chunks(PART)) {
        sessions.library().add_trace_part(id, part, bytes)?;
    }
    Ok(sessions.library().finish_trace(id)?)
}

/// What a trace says about itself.
#[derive(Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TraceHead {
    /// The game.
    game: String,
    /// The variant, all settings.
    variant: String,
    /// The root of the search.
    position: String,
    /// The player spec.
    player: String,
    /// Nodes that were recorded.
    nodes_recorded: u64,
    /// Events that were recorded.
    events: usize,
    /// When not everything was recorded: the first so many nodes were.
    whole: Option<u64>,
    /// When not everything was recorded: of later nodes, those down to this level.
    levels: Option<u32>,
    /// Lines of the player's pseudocode, from 0, at which nothing happens; missing when there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(test, schemars(default))]
    idle: Vec<usize>,
}

impl TraceHead {
    fn new(trace: &Trace) -> Self {
        Self {
            game: trace.game.clone(),
            variant: trace.variant.clone(),
            position: trace.position.clone(),
            player: trace.player.clone(),
            nodes_recorded: trace.nodes_recorded,
            events: trace.events.len(),
            whole: trace.whole,
            levels: trace.levels,
            idle: trace.idle.clone(),
        }
    }
}

/// What a trace that was sent says about itself; traces of format 1 say less.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct TraceSummary {
    /// Its name.
    pub id: String,
    #[serde(flatten)]
    pub head: TraceHead,
    /// Nodes of the search's tree, where the search itself has not counted them.
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    /// What the search itself says in the end.
    #[serde(flatten)]
    told: Option<Told>,
}

/// What a search says in the end, its counters beside the rest.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct Told {
    best: Option<String>,
    value: Option<f64>,
    line: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cost: Option<u32>,
    stopped: String,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<Reason>,
    #[serde(flatten)]
    counters: Counters,
}

impl TraceSummary {
    /// What a trace says, before it has a name.
    pub fn new(trace: &Trace) -> Self {
        let told = trace.told.clone().map(|SearchResult { counters, seconds, stopped, best, value, line, cost, reason }| Told {
            best,
            value,
            line,
            cost,
            stopped,
            seconds,
            reason,
            counters,
        });
        Self { id: String::new(), head: TraceHead::new(trace), nodes: told.is_none().then_some(trace.nodes), told }
    }
}

/// A trace in the library.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "KeptTrace"))]
pub(crate) struct KeptTraceView {
    id: String,
    name: String,
    game: String,
    variant: String,
    position: String,
    player: String,
    nodes: u64,
    nodes_recorded: u64,
    events: u64,
    /// When it was recorded, in milliseconds since 1970.
    created: i64,
}

impl From<KeptTrace> for KeptTraceView {
    fn from(kept: KeptTrace) -> Self {
        let KeptTrace { id, name, game, variant, position, player, nodes, nodes_recorded, events, bytes: _, created } = kept;
        Self { id, name, game, variant, position, player, nodes, nodes_recorded, events, created }
    }
}

fn unknown(id: &str) -> Problem {
    let message = format!("there is no trace {id} any more; only the latest stay without being kept, so record it again");
    Problem::new(StatusCode::NOT_FOUND, "unknown-trace", message).with("trace", id)
}
