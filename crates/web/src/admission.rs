//! Work that takes a while or waits for the disk, away from the threads that serve connections.
//!
//! Light work (a look, an action) and heavy work (a whole game read, copied or written) have slots
//! of their own, so that neither can take all of the machine and no crowd of large files keeps
//! anybody from playing. A request waits for a free slot and gives up after 5 s; work that ends
//! too late for its request is not saved.
//!
//! ```text
//!   request ──┬── light: 32 slots ────────┬──► thread ──► in time? ──► saved
//!             └── heavy: 2 for every core ┘                └──────► 503 took-too-long
//!                  none within 5 s: 503 server-busy
//! ```

use crate::door::Door;
use crate::response::Problems;
use axum::http::StatusCode;
use plyground_app::{Ceilings, Context, Problem, Reply, Weight, too_long};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{timeout, timeout_at};

tokio::task_local! {
    /// When the request that is being served must have been answered.
    static DEADLINE: Instant;
}

/// Serves a request within a time; says why when it takes longer.
pub(crate) async fn within<F: Future>(time: Duration, serving: F) -> Problems<F::Output> {
    let deadline = Instant::now() + time;
    timeout_at(deadline.into(), DEADLINE.scope(deadline, serving)).await.map_err(|_| too_long(time))
}

/// Large bodies that are held at once.
const LARGE_BODIES: usize = 2;

/// The slots for work.
pub(crate) struct Places {
    light: Arc<Semaphore>,
    heavy: Arc<Semaphore>,
    large_bodies: Arc<Semaphore>,
}

impl Places {
    /// As many as the ceilings say.
    pub fn new(ceilings: &Ceilings) -> Self {
        let slots = |count| Arc::new(Semaphore::new(count));
        Self { light: slots(ceilings.light_work), heavy: slots(ceilings.heavy_work), large_bodies: slots(LARGE_BODIES) }
    }
}

/// Waits for a free slot.
async fn free_slot(door: &Door, slots: &Arc<Semaphore>) -> Problems<OwnedSemaphorePermit> {
    let Ok(Ok(place)) = timeout(door.app.ceilings.queue_time, slots.clone().acquire_owned()).await else {
        let message = "the server has too much to do at the moment; try again soon";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy", message));
    };
    Ok(place)
}

/// A slot for one large body, or a complaint that all are taken.
pub(crate) async fn place_for_large_body(door: &Door) -> Problems<OwnedSemaphorePermit> {
    free_slot(door, &door.places.large_bodies).await
}

/// Does work on a thread of its own as soon as there is a slot for it.
pub(crate) async fn admitted(
    door: &Arc<Door>,
    weight: Weight,
    work: impl FnOnce(&Context) -> Problems<Reply> + Send + 'static,
) -> Problems<Reply> {
    let slots = if weight == Weight::Light { &door.places.light } else { &door.places.heavy };
    let place = free_slot(door, slots).await?;
    let deadline = DEADLINE.try_with(|deadline| *deadline).ok();
    let context = Context::new(&door.app, deadline);
    // The slot is kept until the work is done, even when nobody waits for it any more.
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work(&context)
    });
    done.await.unwrap_or_else(|error| Err(Problem::internal(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bytes::Bytes;
    use plyground_lab::library::Library;
    use serde_json::Value;
    use std::sync::mpsc;

    fn door(ceilings: Ceilings) -> Arc<Door> {
        Door::new(Library::in_memory().unwrap(), ceilings, "127.0.0.1", ([127, 0, 0, 1], 8020).into())
    }

    fn nothing() -> Problems<Reply> {
        Err(Problem::new(StatusCode::NO_CONTENT, "nothing", ""))
    }

    /// Calls the app on this thread, as if the request had to be answered at the deadline.
    fn call(context: &Context, method: &str, path: &str, body: &'static str) -> Problems<Reply> {
        let found = plyground_app::find(method, path)?;
        Ok(found.plan(context, "", Bytes::from_static(body.as_bytes()))?.run(context))
    }

    fn code(reply: &Problems<Reply>) -> &'static str {
        let problem = match reply {
            Ok(reply) => reply.problem.as_ref(),
            Err(problem) => Some(problem),
        };
        problem.map_or("", |problem| problem.code)
    }

    #[tokio::test]
    async fn heavy_work_beyond_its_slots_is_sent_away_and_light_work_goes_on() {
        let door = door(Ceilings { heavy_work: 1, light_work: 1, queue_time: Duration::from_millis(50), ..Ceilings::default() });
        let (finish, finished) = mpsc::channel::<()>();
        let own = door.clone();
        let wait = move |_: &Context| {
            finished.recv().expect("the test sends");
            nothing()
        };
        let first = tokio::spawn(async move { admitted(&own, Weight::Heavy, wait).await });
        tokio::time::sleep(Duration::from_millis(10)).await;
        let second = admitted(&door, Weight::Heavy, |_| nothing()).await;
        assert_eq!(code(&second), "server-busy");
        assert_eq!(code(&admitted(&door, Weight::Light, |_| nothing()).await), "nothing");
        finish.send(()).unwrap();
        assert_eq!(code(&first.await.unwrap()), "nothing");
        assert_eq!(code(&admitted(&door, Weight::Heavy, |_| nothing()).await), "nothing", "the slot is free again");
    }

    #[tokio::test]
    async fn work_whose_client_was_told_that_it_took_too_long_is_not_saved() {
        let time = Duration::from_millis(100);
        let door = door(Ceilings { request_time: time, heavy_work: 1, ..Ceilings::default() });
        let begin = |context: &Context| call(context, "POST", "/api/v1/games/connect4/sessions", "");
        let first = begin(&Context::new(&door.app, None)).unwrap();
        let id = serde_json::from_slice::<Value>(&first.body).unwrap()["id"].as_str().unwrap().to_string();
        let session = format!("/api/v1/sessions/{id}");
        let own = session.clone();
        let late = admitted(&door, Weight::Heavy, move |context| {
            std::thread::sleep(2 * time);
            let changed = call(context, "POST", &format!("{own}/actions"), r#"{"action": "4", "ply": 0}"#);
            let replies = [begin(context), changed, call(context, "DELETE", &own, "")];
            assert_eq!(replies.each_ref().map(code), ["took-too-long"; 3]);
            nothing()
        });
        assert_eq!(within(time, late).await.unwrap_err().code, "took-too-long");
        // The only heavy slot is free when that work is over.
        assert_eq!(code(&admitted(&door, Weight::Heavy, |_| nothing()).await), "nothing");
        let context = Context::new(&door.app, None);
        let shown = |path: &str| serde_json::from_slice::<Value>(&call(&context, "GET", path, "").unwrap().body).unwrap();
        assert_eq!(shown("/api/v1/sessions")["sessions"].as_array().unwrap().len(), 1);
        assert_eq!(shown(&session)["ply"], 0);
    }
}
