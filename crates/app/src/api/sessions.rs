//! Games in progress: look, play, throw, go back and forth.

use crate::app::Shared;
use crate::call::Call;
use crate::ceilings::Ceilings;
use crate::jobs::{check_node, check_ply, check_spec, play};
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::sessions::{Change, Game};
use crate::task::Task;
#[cfg(test)]
use crate::view;
use crate::view::SessionView;
use http::StatusCode;
use plyground_lab::{Complaint, Dice, Participant, Rng, Session, Turn};
use serde::{Deserialize, Serialize};
use serde_json::Value;

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// How many, at most 100; 12 if not given.
    limit: Option<usize>,
}

/// The sessions that changed last, newest first.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct SessionList {
    #[cfg_attr(test, schemars(with = "Vec<view::SessionShort<'_>>"))]
    sessions: Vec<Value>,
}

/// The sessions that changed last.
pub(crate) fn list(call: &Call<'_>) -> Answered<Task> {
    let query: ListQuery = call.query()?;
    Ok(Task::light(move |app| {
        let most = query.limit.unwrap_or(12).min(100);
        Ok(Reply::json(&SessionList { sessions: app.sessions.recent(most)? }))
    }))
}

/// How many nodes of the tree the asker knows already.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct Known {
    /// Nodes of the tree that are known already and need not be sent again.
    #[serde(default)]
    known: usize,
}

/// One session.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    Ok(Task::light(move |app| app.sessions.look(&id, |game| Ok(Reply::json(&SessionView::of(game, query.known))))))
}

/// Who sits in every seat: checked and in canonical form.
pub(crate) fn seated(app: &Shared, session: &dyn Session, players: &[Participant]) -> Answered<Vec<Participant>> {
    let seats = session.entry().about.seats;
    if players.len() != seats.len() {
        let message = format!("{} players are given, but the seats are {}", players.len(), seats.join(", "));
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong-number-of-players", message).with("seats", seats.len()));
    }
    Ok(players.iter().map(|player| checked(session, player, &app.ceilings)).collect::<Result<_, _>>()?)
}

/// The same participant with the spec of a program in canonical form, if one can be made from it.
pub(crate) fn checked(session: &dyn Session, player: &Participant, ceilings: &Ceilings) -> Result<Participant, Complaint> {
    match player {
        Participant::Human => Ok(Participant::Human),
        Participant::Program(spec) => check_spec(session, spec, ceilings).map(Participant::Program),
    }
}

/// Who throws.
pub(crate) fn thrower(dice: &str) -> Answered<Dice> {
    Dice::read(dice).ok_or_else(|| {
        let message = format!("dice are thrown by `program` or `person`, not by `{dice}`");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-dice", message).with("dice", dice)
    })
}

/// Other players, another thrower.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ArrangeRequest {
    /// Who plays, One first: `human` or a player spec.
    players: Option<Vec<Participant>>,
    /// Who throws the dice.
    #[cfg_attr(test, schemars(with = "Option<Dice>"))]
    dice: Option<String>,
}

/// Other players, another thrower.
pub(crate) fn arrange(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: ArrangeRequest = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            let players = wanted.players.map(|players| seated(app, game.tree.session(), &players)).transpose()?;
            let dice = wanted.dice.map(|dice| thrower(&dice)).transpose()?;
            game.players = players.unwrap_or_else(|| game.players.clone());
            game.dice = dice.unwrap_or(game.dice);
            Ok(Change::Arranged)
        })
        .map(|shown| Reply::json(&shown))
    }))
}

/// Forgets a session.
pub(crate) fn delete(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::light(move |app| app.delete(&id).map(|()| Reply::empty())))
}

/// An action, and where the client believes the session stands.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ActionRequest {
    action: String,
    ply: usize,
    node: Option<usize>,
}

/// Plays an action of the player whose turn it is.
pub(crate) fn act(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: ActionRequest = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            check_ply(game, wanted.ply)?;
            check_node(game, wanted.node)?;
            if game.tree.session().turn() == Turn::Chance {
                let message = "it is the turn of chance; send its outcome to …/chance";
                return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "chance-decides", message));
            }
            play(game, app.ceilings.nodes_of_a_game, |tree| Ok(tree.play(&wanted.action)?))
        })
        .map(|shown| Reply::json(&shown))
    }))
}

/// What chance does: `roll` lets the dice of the session fall.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ChanceRequest {
    outcome: String,
    ply: usize,
    node: Option<usize>,
}

/// Lets chance act: by the dice of the session, or as somebody says it did.
pub(crate) fn throw(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: ChanceRequest = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            check_ply(game, wanted.ply)?;
            check_node(game, wanted.node)?;
            let session = game.tree.session();
            if session.turn() != Turn::Chance {
                let message = format!("it is not the turn of chance, but of {}", session.turn().word());
                return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "not-chance", message).with("turn", session.turn().word()));
            }
            // The dice of a ply depend on the seed and the ply alone: the same seed, the same game.
            let mut dice = Rng::stream(game.seed, wanted.ply as u64);
            play(game, app.ceilings.nodes_of_a_game, |tree| match wanted.outcome.as_str() {
                "roll" => tree.roll(&mut dice).ok_or_else(|| Problem::internal("chance has nothing to do")),
                outcome => Ok(tree.play(outcome)?),
            })
        })
        .map(|shown| Reply::json(&shown))
    }))
}

/// Exactly one of the three.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct GotoRequest {
    node: Option<usize>,
    ply: Option<usize>,
    to: Option<Direction>,
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
enum Direction {
    Undo,
    Redo,
    Start,
    End,
}

/// Goes to another point of the game.
pub(crate) fn go(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: GotoRequest = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            let before = game.tree.node();
            let node = match wanted {
                GotoRequest { node: Some(node), ply: None, to: None } => node,
                GotoRequest { node: None, ply: Some(ply), to: None } => node_at(game, ply)?,
                GotoRequest { node: None, ply: None, to: Some(direction) } => match direction {
                    Direction::Undo => game.tree.nodes()[before].parent.unwrap_or(before),
                    Direction::Redo => game.tree.next().unwrap_or(before),
                    Direction::Start => 0,
                    Direction::End => game.tree.end(),
                },
                _ => {
                    let message = "say where to go by exactly one of node, ply and to";
                    return Err(Problem::new(StatusCode::BAD_REQUEST, "bad-request", message));
                }
            };
            game.tree.go_to(node)?;
            Ok(if game.tree.node() == before { Change::Nothing } else { Change::Moved })
        })
        .map(|shown| Reply::json(&shown))
    }))
}

fn node_at(game: &Game, ply: usize) -> Answered<usize> {
    game.tree.at_ply(ply).ok_or_else(|| {
        let most = game.tree.nodes()[game.tree.end()].ply;
        let message = format!("this line has {most} actions; there is no point after {ply}");
        Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "unknown-ply", message).with("ply", ply).with("most", most)
    })
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct StepsQuery {
    /// The steps so far; none if not given.
    #[serde(default)]
    so_far: String,
}

/// What may follow the steps so far, where an action is entered in several.
pub(crate) fn steps(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: StepsQuery = call.query()?;
    Ok(Task::light(move |app| {
        app.sessions.look(&id, |game| {
            let session = game.tree.session();
            let partway = session.partway(&query.so_far)?.ok_or_else(|| {
                let message = "nothing is entered step by step here; play a whole action";
                Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "no-steps", message)
            })?;
            Ok(Reply::json(&partway))
        })
    }))
}
