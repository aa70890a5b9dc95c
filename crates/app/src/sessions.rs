//! Games in progress: some in memory, all of them in the library.
//!
//! A game is loaded when somebody asks for it and saved after every change, before anybody hears of
//! the change. When a change cannot be saved it has not happened: the game is forgotten here and
//! loaded again as it was.
//!
//! ```text
//!   request ──► slot (one lock per game) ──► library (SQLite; looks do not wait for changes)
//!               at most 256, the least used forgotten first
//! ```

use crate::host::{Host, new_name};
use crate::problem::{Answered, Problem};
use crate::view::SessionView;
use http::StatusCode;
use plyground_lab::library::{Kept, Library};
use plyground_lab::{Complaint, Dice, GameTree, Participant, Turn};
use serde_json::Value;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard};

/// A game in progress.
pub(crate) struct Game {
    /// Its name.
    pub id: String,
    /// Who plays, One first.
    pub players: Vec<Participant>,
    /// The seed of its dice and players.
    pub seed: u64,
    /// Who throws the dice.
    pub dice: Dice,
    /// What was played.
    pub tree: GameTree,
    /// When it began, in milliseconds since 1970.
    pub created: i64,
    /// When it changed last.
    pub updated: i64,
    /// Changes so far.
    pub revision: u64,
}

impl Game {
    /// A new game. It gets its name and its times when it is added to the others.
    pub fn new(tree: GameTree, players: Vec<Participant>, seed: u64, dice: Dice) -> Self {
        Self { id: String::new(), players, seed, dice, tree, created: 0, updated: 0, revision: 1 }
    }

    /// The game as it is kept; `shown` is its view.
    fn kept(&self, shown: &SessionView) -> Kept {
        Kept {
            id: self.id.clone(),
            players: self.players.clone(),
            seed: self.seed,
            dice: self.dice,
            tree: self.tree.to_stored(),
            created: self.created,
            updated: self.updated,
            revision: self.revision,
            summary: serde_json::to_string(&shown.short()).expect("a view has only texts and numbers"),
        }
    }

    fn from_kept(kept: Kept) -> Result<Self, Complaint> {
        let Kept { id, players, seed, dice, tree, created, updated, revision, summary: _ } = kept;
        Ok(Self { id, players, seed, dice, tree: GameTree::from_stored(&tree)?, created, updated, revision })
    }
}

/// What a change did.
pub(crate) enum Change {
    /// Somebody acted.
    Played {
        /// The action.
        action: String,
        /// Who acted.
        by: Turn,
    },
    /// The game stands elsewhere.
    Moved,
    /// Players or dice are others; the game stands where it stood.
    Arranged,
    /// Everything is as it was: there is nothing to save.
    Nothing,
}

/// One place for a game; empty until it is loaded.
type Slot = Arc<Mutex<Option<Game>>>;

/// Every game there is.
pub(crate) struct Sessions {
    slots: Mutex<Slots>,
    library: Library,
    host: Arc<dyn Host>,
    /// Held by whoever makes room in the library and takes it.
    adding: Mutex<()>,
    most_live: usize,
    most_kept: usize,
}

#[derive(Default)]
struct Slots {
    by_name: HashMap<String, (Slot, u64)>,
    uses: u64,
}

impl Sessions {
    /// The games of a library, so many of them in memory at most and so many in all.
    pub fn new(library: Library, host: Arc<dyn Host>, most_live: usize, most_kept: usize) -> Self {
        Self { slots: Mutex::default(), library, host, adding: Mutex::default(), most_live, most_kept }
    }

    /// Where all of them are kept.
    pub fn library(&self) -> &Library {
        &self.library
    }

    fn slots(&self) -> MutexGuard<'_, Slots> {
        self.slots.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
    }

    /// The place of a game. Others are forgotten when there are too many, the least used first,
    /// but never one that somebody is using.
    fn slot(&self, id: &str) -> Slot {
        let mut slots = self.slots();
        slots.uses += 1;
        let now = slots.uses;
        let (slot, used) = slots.by_name.entry(id.into()).or_default();
        *used = now;
        let slot = slot.clone();
        while slots.by_name.len() > self.most_live {
            let unused = slots.by_name.iter().filter(|(_, (slot, _))| Arc::strong_count(slot) == 1).min_by_key(|(_, (_, used))| *used);
            let Some(oldest) = unused.map(|(name, _)| name.clone()) else { break };
            slots.by_name.remove(&oldest);
        }
        slot
    }

    /// How many games are held in memory.
    #[cfg(test)]
    pub fn live(&self) -> usize {
        self.slots().by_name.len()
    }

    /// Does something with a game while nobody else can.
    fn hold<T>(&self, id: &str, work: impl FnOnce(&mut Option<Game>) -> Answered<T>) -> Answered<T> {
        let slot = self.slot(id);
        let mut held = slot.lock().unwrap_or_else(|poisoned| {
            // Somebody panicked in the middle of a change that was not saved: back to what is kept.
            slot.clear_poison();
            let mut held = poisoned.into_inner();
            *held = None;
            held
        });
        // Another program may use the same library: what is held here counts only while it is what is kept.
        let revision = self.library.revision(id)?;
        if held.as_ref().is_none_or(|game| Some(game.revision) != revision) {
            let kept = self.library.load(id)?;
            let Some(kept) = kept else {
                *held = None;
                self.slots().by_name.remove(id);
                let message = format!("there is no session {id}; it may have been deleted");
                return Err(Problem::new(StatusCode::NOT_FOUND, "unknown-session", message).with("session", id));
            };
            *held = Some(Game::from_kept(kept).map_err(|complaint| damaged(id, &complaint))?);
        }
        work(&mut held)
    }

    /// Looks at a game.
    pub fn look<T>(&self, id: &str, look: impl FnOnce(&Game) -> Answered<T>) -> Answered<T> {
        self.hold(id, |held| look(held.as_ref().expect("it was loaded")))
    }

    /// Changes a game and saves it, then calls `tell` before anybody else can change it again;
    /// answers with the game as it is then, without the first `known` nodes of its tree.
    pub fn change(
        &self,
        id: &str,
        known: usize,
        change: impl FnOnce(&mut Game) -> Answered<Change>,
        tell: impl FnOnce(&Game, &Change),
    ) -> Answered<SessionView> {
        self.hold(id, |held| {
            let game = held.as_mut().expect("it was loaded");
            let change = change(game)?;
            if matches!(change, Change::Nothing) {
                return Ok(SessionView::of(game, known));
            }
            game.revision += 1;
            game.updated = self.host.milliseconds();
            // Made before it is saved: the list of games shows a part of it.
            let shown = SessionView::of(game, known);
            match self.library.save(&game.kept(&shown)) {
                Ok(true) => {}
                Ok(false) => {
                    *held = None;
                    return Err(overtaken(id));
                }
                Err(complaint) => {
                    *held = None;
                    return Err(complaint.into());
                }
            }
            tell(game, &change);
            Ok(shown)
        })
    }

    /// Keeps a new game; answers with its view. When the library is full, games in which nothing was
    /// played make room.
    pub fn add(&self, mut game: Game) -> Answered<SessionView> {
        game.id = new_name(self.host.as_ref());
        game.created = self.host.milliseconds();
        game.updated = game.created;
        let shown = SessionView::of(&game, 0);
        let dropped = {
            let library = &self.library;
            let _adding = self.adding.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
            let mut dropped = Vec::new();
            let count = library.count()?;
            if count >= self.most_kept {
                dropped = library.drop_empty(1 + count - self.most_kept)?;
                if count - dropped.len() >= self.most_kept {
                    let message = format!("the library holds {count} games, as many as it may; delete some first");
                    return Err(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "library-full", message).with("most", self.most_kept));
                }
            }
            library.add(&game.kept(&shown))?;
            dropped
        };
        for name in &dropped {
            self.slots().by_name.remove(name);
        }
        let slot = self.slot(&game.id);
        // Somebody who saw it in the list may have been quicker.
        slot.lock().unwrap_or_else(std::sync::PoisonError::into_inner).get_or_insert(game);
        Ok(shown)
    }

    /// How the games that changed last stand, newest first.
    pub fn recent(&self, most: usize) -> Answered<Vec<Value>> {
        let summaries = self.library.recent(most)?;
        Ok(summaries.iter().filter_map(|summary| serde_json::from_str(summary).ok()).collect())
    }

    /// Forgets a game for good.
    pub fn delete(&self, id: &str) -> Answered<()> {
        self.hold(id, |held| {
            self.library.delete(id)?;
            *held = None;
            Ok(())
        })?;
        self.slots().by_name.remove(id);
        Ok(())
    }
}

fn overtaken(id: &str) -> Problem {
    let message = format!("another program has changed the session {id} at the same moment; look at it again");
    Problem::new(StatusCode::CONFLICT, "stale-action", message).with("session", id)
}

fn damaged(id: &str, complaint: &Complaint) -> Problem {
    let message = format!("the game {id} in the library cannot be set up again: {complaint}");
    tracing::warn!("{}", plyground_lab::one_line(&message, 600));
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "damaged-game", message).with("session", id).with("why", complaint)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::host::test::TestHost;
    use plyground_lab::catalogue;

    fn game() -> Game {
        let tree = GameTree::new(catalogue::find("connect4").unwrap().open("", None).unwrap());
        Game::new(tree, vec!["human".into(), "random".into()], 7, Dice::Program)
    }

    fn play(game: &mut Game, action: &str) -> Answered<Change> {
        let by = game.tree.session().turn();
        Ok(Change::Played { action: game.tree.play(action)?, by })
    }

    #[test]
    fn games_beyond_the_limit_leave_memory_and_come_back_from_the_library() {
        let sessions = Sessions::new(Library::in_memory().unwrap(), Arc::new(TestHost), 3, 100);
        let names: Vec<String> = (0..10).map(|_| sessions.add(game()).unwrap().id).collect();
        for name in &names {
            sessions.change(name, 0, |game| play(game, "4"), |_, _| ()).unwrap();
        }
        assert!(sessions.live() <= 3);
        for name in &names {
            assert_eq!(sessions.look(name, |game| Ok(game.tree.ply())), Ok(1));
        }
    }

    #[test]
    fn a_full_library_drops_games_without_actions_and_then_says_no() {
        let sessions = Sessions::new(Library::in_memory().unwrap(), Arc::new(TestHost), 3, 2);
        let first = sessions.add(game()).unwrap().id;
        sessions.add(game()).unwrap();
        let third = sessions.add(game()).unwrap().id;
        assert_eq!(sessions.look(&first, |_| Ok(())).unwrap_err().code, "unknown-session");
        sessions.change(&third, 0, |game| play(game, "4"), |_, _| ()).unwrap();
        let fourth = sessions.add(game()).unwrap().id;
        sessions.change(&fourth, 0, |game| play(game, "4"), |_, _| ()).unwrap();
        assert_eq!(sessions.add(game()).err().unwrap().code, "library-full");
    }

    #[test]
    fn a_panic_in_the_middle_of_a_change_leaves_the_game_as_it_was() {
        let sessions = Sessions::new(Library::in_memory().unwrap(), Arc::new(TestHost), 3, 10);
        let name = sessions.add(game()).unwrap().id;
        let panicking = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            let _ = sessions.change(
                &name,
                0,
                |game| {
                    play(game, "4")?;
                    panic!("on purpose")
                },
                |_, _| (),
            );
        }));
        assert!(panicking.is_err());
        assert_eq!(sessions.look(&name, |game| Ok(game.tree.ply())), Ok(0));
    }
}
