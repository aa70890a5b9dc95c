//! Everything that begins with a game: new sessions, positions read or drawn, player specs.

use crate::admission::{Admitted, Weight, admitted};
use crate::api::created;
use crate::api::sessions::{seated, thrower};
use crate::app::{Shared, aside};
use crate::jobs::check_spec;
use crate::problem::{Answered, Problem};
use crate::read::{Given, Named};
use crate::sessions::Game;
use crate::view;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use plyground_lab::{Complaint, GameTree, Session, catalogue, wire};
use serde::Deserialize;
use serde_json::{Value, json};

/// The largest number that JavaScript keeps exactly.
pub(crate) const LARGEST_SEED: u64 = (1 << 53) - 1;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewSession {
    variant: Option<String>,
    position: Option<String>,
    players: Option<Vec<String>>,
    seed: Option<u64>,
    dice: Option<String>,
    from: Option<String>,
}

/// Begins a session: at the start, at a position, or where another one stands.
pub(crate) async fn begin(State(app): State<Shared>, Named(id): Named, Given(wanted): Given<NewSession>) -> Answered<Response> {
    let weight = if wanted.from.is_some() || wanted.position.is_some() { Weight::Heavy } else { Weight::Light };
    admitted(&app, weight, move |app| {
        let entry = catalogue::find(&id)?;
        let game = if let Some(from) = &wanted.from {
            copied(app, &id, from, &wanted)?
        } else {
            let session = entry.open(wanted.variant.as_deref().unwrap_or(""), wanted.position.as_deref())?;
            let people = vec!["human".to_string(); entry.about.seats.len()];
            let seed = wanted.seed.unwrap_or_else(draw_seed);
            Game::new(GameTree::new(session), people, seed, "program".into())
        };
        finished(app, game, &wanted).map(created)
    })
    .await
}

/// The same game with what is wanted otherwise, kept.
fn finished(app: &Admitted, mut game: Game, wanted: &NewSession) -> Answered<Value> {
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

fn copied(app: &Shared, id: &str, from: &str, wanted: &NewSession) -> Answered<Game> {
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
        Ok((game.tree.to_stored(), game.players.clone(), game.seed, game.dice.clone()))
    })?;
    // Set up when the session is free again: it takes a while, and others want to play on.
    Ok(Game::new(GameTree::from_stored(&stored)?, players, seed, dice))
}

/// A seed nobody chose, short enough to be typed again.
pub(crate) fn draw_seed() -> u64 {
    crate::sessions::new_name().bytes().fold(0, |seed: u64, byte| (seed * 31 + u64::from(byte)) % 1_000_000)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Described {
    #[serde(default)]
    text: String,
    variant: Option<String>,
    #[serde(default)]
    actions: Vec<String>,
}

/// Reads a position, the start if there is none, and plays actions from it one after the other.
pub(crate) async fn parse(State(app): State<Shared>, Named(id): Named, Given(given): Given<Described>) -> Answered<Json<Value>> {
    admitted(&app, Weight::Heavy, move |_| {
        let text = given.text.trim();
        let mut session = catalogue::find(&id)?.open(given.variant.as_deref().unwrap_or(""), (!text.is_empty()).then_some(text))?;
        for (index, action) in given.actions.iter().enumerate() {
            session.play(action).map_err(|complaint| at_action(complaint, index + 1, action))?;
        }
        Ok(Json(view::position(session.as_ref()).into()))
    })
    .await
}

/// The same complaint, and which of several actions it is about.
fn at_action(complaint: Complaint, number: usize, action: &str) -> Problem {
    let message = format!("action {number}, `{action}`: {}", complaint.message);
    Problem { message, at: None, ..complaint.into() }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Drawing {
    variant: Option<String>,
    sketch: Value,
}

/// Turns a drawn board into a position.
pub(crate) async fn compose(State(app): State<Shared>, Named(id): Named, Given(given): Given<Drawing>) -> Answered<Json<Value>> {
    admitted(&app, Weight::Heavy, move |_| {
        let mut session = catalogue::find(&id)?.open(given.variant.as_deref().unwrap_or(""), None)?;
        let position = session.compose(&wire::sketch(&given.sketch)?)?;
        session.set_position(&position)?;
        Ok(Json(view::position(session.as_ref()).into()))
    })
    .await
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Proposal {
    spec: String,
    variant: Option<String>,
}

/// Checks a player spec.
pub(crate) async fn player(State(app): State<Shared>, Named(id): Named, Given(given): Given<Proposal>) -> Answered<Json<Value>> {
    aside(&app, move |app| {
        let session: Box<dyn Session> = catalogue::find(&id)?.open(given.variant.as_deref().unwrap_or(""), None)?;
        let spec = if given.spec == "human" { given.spec } else { check_spec(session.as_ref(), &given.spec, &app.ceilings)? };
        Ok(Json(json!({ "spec": spec })))
    })
    .await
}
