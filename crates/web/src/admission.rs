//! Work that takes a while or waits for the disk, away from the threads that serve connections.
//!
//! Light work (a look, an action) and heavy work (a whole game read, copied or written) have places
//! of their own, so that neither can take all of the machine and no crowd of large files keeps
//! anybody from playing. Whoever finds no place in time is told to come back, and work that comes
//! too late for its request is not saved.
//!
//! ```text
//!   request ──┬── light: 32 places ────────┬──► thread ──► in time? ──► saved
//!             └── heavy: 2 for every core ─┘                └──────► 503 took-too-long
//!                  none within 5 s: 503 server-busy
//! ```

use crate::app::{Ceilings, Shared};
use crate::problem::{Answered, Problem};
use crate::sessions::{Change, Game};
use axum::http::StatusCode;
use serde_json::Value;
use std::ops::Deref;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::Semaphore;
use tokio::time::{timeout, timeout_at};

tokio::task_local! {
    /// When the request that is being served must have been answered.
    static DEADLINE: Instant;
}

/// Serves a request within a time; says why when it takes longer.
pub(crate) async fn within<F: Future>(time: Duration, serving: F) -> Answered<F::Output> {
    let deadline = Instant::now() + time;
    timeout_at(deadline.into(), DEADLINE.scope(deadline, serving)).await.map_err(|_| too_long(time))
}

fn too_long(time: Duration) -> Problem {
    let message = format!("the request was not done within {} seconds", time.as_secs_f64());
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, "took-too-long", message)
}

/// How much a piece of work takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weight {
    /// A look, an action.
    Light,
    /// A whole game, or a text that anybody may have made as long as allowed.
    Heavy,
}

/// The places for work.
pub(crate) struct Places {
    light: Arc<Semaphore>,
    heavy: Arc<Semaphore>,
}

impl Places {
    /// As many as the ceilings say.
    pub fn new(ceilings: &Ceilings) -> Self {
        Self { light: Arc::new(Semaphore::new(ceilings.light_work)), heavy: Arc::new(Semaphore::new(ceilings.heavy_work)) }
    }
}

/// The app as work for one request sees it: what is saved is saved in time or not at all.
pub(crate) struct Admitted {
    app: Shared,
    /// From then on nothing is saved: the client may hear any moment that it took too long.
    last_moment: Instant,
}

impl Deref for Admitted {
    type Target = Shared;

    fn deref(&self) -> &Shared {
        &self.app
    }
}

impl Admitted {
    /// An admitted_app for the request that is being served. A tenth of its time is left for saving.
    fn new(app: &Shared) -> Self {
        let time = app.ceilings.request_time;
        let deadline = DEADLINE.try_with(|deadline| *deadline).unwrap_or_else(|_| Instant::now() + time);
        Self { app: app.clone(), last_moment: deadline.checked_sub(time / 10).unwrap_or(deadline) }
    }

    /// Complains when it is too late to save anything.
    pub fn check_time(&self) -> Answered<()> {
        if Instant::now() < self.last_moment { Ok(()) } else { Err(too_long(self.app.ceilings.request_time)) }
    }

    /// [`App::change`](crate::App), if there is time.
    pub fn change(
        &self,
        id: &str,
        known: usize,
        by_job: Option<&str>,
        change: impl FnOnce(&mut Game) -> Answered<Change>,
    ) -> Answered<Value> {
        // Asked when the session is ours: the waiting for it is what takes long.
        self.app.change(id, known, by_job, |game| self.check_time().and_then(|()| change(game)))
    }

    /// Keeps a new game, if there is time; answers with its view.
    pub fn add(&self, game: Game) -> Answered<Value> {
        self.check_time()?;
        self.app.sessions.add(game)
    }

    /// Forgets a session, if there is time.
    pub fn delete(&self, id: &str) -> Answered<()> {
        self.check_time()?;
        self.app.delete(id)
    }
}

/// Does light work aside.
pub(crate) async fn aside<T: Send + 'static>(app: &Shared, work: impl FnOnce(&Admitted) -> Answered<T> + Send + 'static) -> Answered<T> {
    admitted(app, Weight::Light, work).await
}

/// Does work aside as soon as there is a place for it.
pub(crate) async fn admitted<T: Send + 'static>(
    app: &Shared,
    weight: Weight,
    work: impl FnOnce(&Admitted) -> Answered<T> + Send + 'static,
) -> Answered<T> {
    let places = if weight == Weight::Light { &app.places.light } else { &app.places.heavy };
    let Ok(Ok(place)) = timeout(app.ceilings.queue_time, places.clone().acquire_owned()).await else {
        let message = "the server has too much to do at the moment; try again soon";
        return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "server-busy", message));
    };
    let admitted_app = Admitted::new(app);
    // The place is kept until the work is done, even when nobody waits for it any more.
    let done = tokio::task::spawn_blocking(move || {
        let _place = place;
        work(&admitted_app)
    });
    done.await.unwrap_or_else(|error| Err(Problem::internal(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::App;
    use plyground_lab::library::Library;
    use plyground_lab::{GameTree, catalogue};
    use std::sync::mpsc;

    fn app(ceilings: Ceilings) -> Shared {
        App::new(Library::in_memory().unwrap(), ceilings, "127.0.0.1", ([127, 0, 0, 1], 8020).into())
    }

    fn game() -> Game {
        let tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
        Game::new(tree, vec!["human".into(), "human".into()], 7, "program".into())
    }

    #[tokio::test]
    async fn heavy_work_beyond_its_places_is_sent_away_and_light_work_goes_on() {
        let app = app(Ceilings { heavy_work: 1, light_work: 1, queue_time: Duration::from_millis(50), ..Ceilings::default() });
        let (finish, finished) = mpsc::channel::<()>();
        let own = app.clone();
        let first = tokio::spawn(async move { admitted(&own, Weight::Heavy, move |_| Ok(finished.recv().is_ok())).await });
        tokio::time::sleep(Duration::from_millis(10)).await;
        let second = admitted(&app, Weight::Heavy, |_| Ok(())).await.unwrap_err();
        assert_eq!((second.status.as_u16(), second.code), (503, "server-busy"));
        assert_eq!(aside(&app, |_| Ok(1)).await, Ok(1));
        finish.send(()).unwrap();
        assert_eq!(first.await.unwrap(), Ok(true));
        assert_eq!(admitted(&app, Weight::Heavy, |_| Ok(2)).await, Ok(2), "the place is free again");
    }

    #[tokio::test]
    async fn work_whose_client_was_told_that_it_took_too_long_is_not_saved() {
        let time = Duration::from_millis(100);
        let app = app(Ceilings { request_time: time, heavy_work: 1, ..Ceilings::default() });
        let id = app.sessions.add(game()).unwrap()["id"].as_str().unwrap().to_string();
        let own = id.clone();
        let late = admitted(&app, Weight::Heavy, move |admitted_app| {
            std::thread::sleep(2 * time);
            let added = admitted_app.add(game()).map(drop);
            let changed = admitted_app.change(&own, 0, None, |game| {
                let action = game.tree.play("4")?;
                Ok(Change::Played { action, by: "one" })
            });
            let problems = [added.unwrap_err(), changed.unwrap_err(), admitted_app.delete(&own).unwrap_err()];
            assert_eq!(problems.map(|problem| problem.code), ["took-too-long"; 3]);
            Ok(())
        });
        assert_eq!(within(time, late).await.unwrap_err().code, "took-too-long");
        // The only heavy place is free when that work is over.
        assert_eq!(admitted(&app, Weight::Heavy, |_| Ok(())).await, Ok(()));
        assert_eq!(app.sessions.recent(10).unwrap().len(), 1);
        assert_eq!(app.sessions.look(&id, |game| Ok(game.tree.ply())), Ok(0));
    }
}
