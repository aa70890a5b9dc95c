//! Everything that begins with a game: new sessions, positions read or drawn, player specs.

use crate::api::sessions::{checked, seated, thrower};
use crate::app::Shared;
use crate::call::Call;
use crate::host::draw_seed;
use crate::problem::{Answered, Problem};
use crate::reply::{Reply, created};
use crate::sessions::Game;
use crate::task::{Context, Task, Weight};
use crate::view::{PictureView, PositionView, SessionView};
use http::StatusCode;
use plyground_lab::{Complaint, Dice, GameTree, Participant, Session, catalogue, wire};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The largest number that JavaScript keeps exactly.
pub(crate) const LARGEST_SEED: u64 = (1 << 53) - 1;

/// All optional: {} is a game between people from the start. `from` copies another session.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSessionRequest {
    variant: Option<String>,
    position: Option<String>,
    players: Option<Vec<Participant>>,
    seed: Option<u64>,
    #[cfg_attr(test, schemars(with = "Option<Dice>"))]
    dice: Option<String>,
    from: Option<String>,
}

/// Begins a session: at the start, at a position, or where another one stands.
pub(crate) fn begin(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let wanted: NewSessionRequest = call.json()?;
    let weight = if wanted.from.is_some() || wanted.position.is_some() { Weight::Heavy } else { Weight::Light };
    Ok(Task::new(weight, move |app| {
        let entry = catalogue::find(&id)?;
        let game = if let Some(from) = &wanted.from {
            copied(app, &id, from, &wanted)?
        } else {
            let session = entry.open(wanted.variant.as_deref().unwrap_or(""), wanted.position.as_deref())?;
            let people = vec![Participant::Human; entry.about.seats.len()];
            let seed = wanted.seed.unwrap_or_else(|| draw_seed(app.host.as_ref()));
            Game::new(GameTree::new(session), people, seed, Dice::Program)
        };
        finished(app, game, &wanted).map(|shown| created(&shown))
    }))
}

/// The same game with what is wanted otherwise, kept.
fn finished(app: &Context, mut game: Game, wanted: &NewSessionRequest) -> Answered<SessionView> {
    if let Some(players) = &wanted.players {
        game.players = seated(app, game.tree.session(), players)?;
    }
    if let Some(dice) = &wanted.dice {
        game.dice = thrower(dice)?;
    }
    if let Some(seed) = wanted.seed {
        game.seed = seed;
    }
    check_seed(game.seed)?;
    app.add(game)
}

/// Complains about a seed that pages could not show as it is.
pub(crate) fn check_seed(seed: u64) -> Answered<()> {
    if seed <= LARGEST_SEED {
        return Ok(());
    }
    let message = format!("the seed {seed} is too large; at most {LARGEST_SEED}");
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "seed-too-large", message).with("most", LARGEST_SEED))
}

fn copied(app: &Shared, id: &str, from: &str, wanted: &NewSessionRequest) -> Answered<Game> {
    if wanted.variant.is_some() || wanted.position.is_some() {
        let message = "a copy has the variant and the position of the session it is copied from; leave them out";
        return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-request", message));
    }
    let (stored, players, seed, dice) = app.sessions.look(from, |game| {
        let own = game.tree.session().entry().about.id;
        if own != id {
            let message = format!("the session {from} is one of {own}, not of {id}");
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "other-game", message).with("game", own));
        }
        Ok((game.tree.to_stored(), game.players.clone(), game.seed, game.dice))
    })?;
    // Set up when the session is free again: it takes a while, and others want to play on.
    Ok(Game::new(GameTree::from_stored(&stored)?, players, seed, dice))
}

/// A position, the start if there is none; actions are played from it one after the other.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ParseRequest {
    #[serde(default)]
    text: String,
    variant: Option<String>,
    #[serde(default)]
    actions: Vec<String>,
}

impl ParseRequest {
    /// The position, the start if there is none, after actions that are played from it one after the other.
    fn open(&self, game: &str) -> Answered<Box<dyn Session>> {
        let text = self.text.trim();
        let mut session = catalogue::find(game)?.open(self.variant.as_deref().unwrap_or(""), (!text.is_empty()).then_some(text))?;
        for (index, action) in self.actions.iter().enumerate() {
            session.play(action).map_err(|complaint| at_action(complaint, index + 1, action))?;
        }
        Ok(session)
    }
}

/// Reads a position.
pub(crate) fn parse(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: ParseRequest = call.json()?;
    Ok(Task::heavy(move |_| Ok(Reply::json(&PositionView::of(given.open(&id)?.as_ref())))))
}

/// Reads a position and shows how it looks, without what can happen in it.
pub(crate) fn picture(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: ParseRequest = call.json()?;
    Ok(Task::heavy(move |_| Ok(Reply::json(&PictureView::of(given.open(&id)?.as_ref())))))
}

/// The same complaint, and which of several actions it is about.
fn at_action(complaint: Complaint, number: usize, action: &str) -> Problem {
    let message = format!("action {number}, `{action}`: {}", complaint.message);
    Problem { message, at: None, ..complaint.into() }
}

/// A drawn board.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ComposeRequest {
    variant: Option<String>,
    #[cfg_attr(test, schemars(with = "plyground_lab::Sketch"))]
    sketch: Value,
}

/// Turns a drawn board into a position.
pub(crate) fn compose(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: ComposeRequest = call.json()?;
    Ok(Task::heavy(move |_| {
        let mut session = catalogue::find(&id)?.open(given.variant.as_deref().unwrap_or(""), None)?;
        let position = session.compose(&wire::sketch(&given.sketch)?)?;
        session.set_position(&position)?;
        Ok(Reply::json(&PositionView::of(session.as_ref())))
    }))
}

/// A player spec, id or id:key=value,….
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct PlayerRequest {
    spec: Participant,
    variant: Option<String>,
}

/// A player spec in canonical form.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct PlayerSpec {
    spec: Participant,
}

/// Checks a player spec.
pub(crate) fn player(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let given: PlayerRequest = call.json()?;
    Ok(Task::light(move |app| {
        let session: Box<dyn Session> = catalogue::find(&id)?.open(given.variant.as_deref().unwrap_or(""), None)?;
        Ok(Reply::json(&PlayerSpec { spec: checked(session.as_ref(), &given.spec, &app.ceilings)? }))
    }))
}
