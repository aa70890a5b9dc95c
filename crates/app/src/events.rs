//! What happens, told to every tab that listens.
//!
//! Events are numbered and the last few thousand are kept, so that a tab that lost its connection
//! goes on where it was. Each listener has a place in the numbers and reads on from there: nothing
//! is told twice, and a slow listener costs nobody anything.
//!
//! ```text
//!   publish ──► … 41 42 43 44 ◄── newest       listener A at 44: waits
//!               ▲ oldest kept                  listener B at 42: gets 43, 44
//! ```

use serde::Serialize;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock};

/// One thing that happened.
#[derive(Debug)]
pub struct Event {
    /// Its number.
    pub id: u64,
    /// What kind of thing: `session`, `info`, `done`, `experiment`, `error` or `bye`.
    pub name: &'static str,
    /// The session it belongs to; none when it concerns everybody.
    pub session: Option<String>,
    /// What there is to say, as JSON.
    pub data: String,
}

/// The last events, and the number of the newest.
pub struct Events {
    kept: Mutex<Kept>,
    newest: AtomicU64,
    /// Called with the number of every new event.
    listener: OnceLock<Box<dyn Fn(u64) + Send + Sync>>,
    most: usize,
}

#[derive(Debug, Default)]
struct Kept {
    list: VecDeque<Arc<Event>>,
    /// Bytes of what they say.
    bytes: usize,
}

/// Bytes of events that are kept, at most: the answers of large searches are told too.
const MOST_BYTES: usize = 16 << 20;

/// Events that were asked for are not kept any more, or were never told by this process.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Lost;

impl Events {
    /// Keeps up to `most` events.
    ///
    /// Numbers begin with the time, so that those of an earlier process are smaller: a tab that
    /// outlived it learns that it has lost something.
    pub(crate) fn new(most: usize, milliseconds: i64) -> Self {
        let seconds = milliseconds.max(0) as u64 / 1000;
        Self { kept: Mutex::default(), newest: AtomicU64::new(seconds << 20), listener: OnceLock::new(), most }
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().expect("nobody panics while holding the events")
    }

    /// Tells everybody who listens; returns the bytes it took.
    pub(crate) fn publish(&self, name: &'static str, session: Option<&str>, data: &impl Serialize) -> usize {
        let data = serde_json::to_string(data).expect("events have only texts and numbers");
        let bytes = data.len();
        let mut kept = self.kept();
        let id = self.newest() + 1;
        let event = Event { id, name, session: session.map(Into::into), data };
        kept.bytes += event.data.len();
        kept.list.push_back(Arc::new(event));
        while kept.list.len() > self.most || (kept.bytes > MOST_BYTES && kept.list.len() > 1) {
            let Some(oldest) = kept.list.pop_front() else { break };
            kept.bytes -= oldest.data.len();
        }
        self.newest.store(id, Ordering::SeqCst);
        drop(kept);
        if let Some(listener) = self.listener.get() {
            listener(id);
        }
        bytes
    }

    /// The number of the newest event.
    pub fn newest(&self) -> u64 {
        self.newest.load(Ordering::SeqCst)
    }

    /// Calls `listener` with the number of every event from now on. A door has one; false when there is one already.
    pub fn listen(&self, listener: impl Fn(u64) + Send + Sync + 'static) -> bool {
        self.listener.set(Box::new(listener)).is_ok()
    }

    /// Everything after number `id`, of one session or of all, with the number up to which that is.
    pub fn after(&self, id: u64, session: Option<&str>) -> Result<(Vec<Arc<Event>>, u64), Lost> {
        let kept = self.kept();
        let newest = self.newest();
        let before_oldest = kept.list.front().map_or(newest, |oldest| oldest.id - 1);
        if id < before_oldest || id > newest {
            return Err(Lost);
        }
        let skipped = (id - before_oldest) as usize;
        let is_wanted = |event: &&Arc<Event>| session.is_none() || event.session.is_none() || event.session.as_deref() == session;
        Ok((kept.list.iter().skip(skipped).filter(is_wanted).cloned().collect(), newest))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn listeners_get_what_they_missed_and_nothing_twice() {
        let events = Events::new(3, 1_700_000_000_000);
        let start = events.newest();
        events.publish("session", Some("a"), &json!(1));
        events.publish("session", Some("b"), &json!(2));
        events.publish("bye", None, &json!(3));
        let told = |id, session| events.after(id, session).map(|(list, _)| list.iter().map(|event| event.data.clone()).collect::<Vec<_>>());
        assert_eq!(told(start, Some("a")).unwrap(), ["1", "3"]);
        assert_eq!(told(start + 1, None).unwrap(), ["2", "3"]);
        assert_eq!(told(start + 3, None).unwrap(), Vec::<String>::new());
        events.publish("session", Some("a"), &json!(4));
        assert_eq!(told(start, None), Err(Lost), "the first event is forgotten");
        assert_eq!(told(start + 1, None).unwrap().len(), 3);
        assert_eq!(told(start + 99, None), Err(Lost), "a number nobody has given out");
        assert_eq!(told(57, None), Err(Lost), "a number of an earlier process");
    }
}
