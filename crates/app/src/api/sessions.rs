//! Games in progress: look, play, throw, go back and forth.

use crate::app::Shared;
use crate::call::Call;
use crate::jobs::{check_node, check_ply, check_spec, play};
use crate::problem::{Answered, Problem};
use crate::reply::Reply;
use crate::sessions::{Change, Game};
use crate::task::Task;
use crate::view;
use http::StatusCode;
use plyground_lab::{Rng, Session, Turn, wire};
use serde::Deserialize;
use serde_json::json;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    limit: Option<usize>,
}

/// The sessions that changed last.
pub(crate) fn list(call: &Call<'_>) -> Answered<Task> {
    let query: ListQuery = call.query()?;
    Ok(Task::light(move |app| {
        let most = query.limit.unwrap_or(12).min(100);
        Ok(Reply::json(&json!({ "sessions": app.sessions.recent(most)? })))
    }))
}

/// How many nodes of the tree the asker knows already.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Known {
    #[serde(default)]
    known: usize,
}

/// One session.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    Ok(Task::light(move |app| app.sessions.look(&id, |game| Ok(Reply::json(&view::session(game, query.known))))))
}

/// Who sits in every seat: checked and in canonical form.
pub(crate) fn seated(app: &Shared, session: &dyn Session, players: &[String]) -> Answered<Vec<String>> {
    let seats = session.entry().about.seats;
    if players.len() != seats.len() {
        let message = format!("{} players are given, but the seats are {}", players.len(), seats.join(", "));
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "wrong-number-of-players", message).with("seats", seats.len()));
    }
    let sit = |spec: &String| if spec == "human" { Ok(spec.clone()) } else { check_spec(session, spec, &app.ceilings) };
    Ok(players.iter().map(sit).collect::<Result<_, _>>()?)
}

/// Who throws, checked.
pub(crate) fn thrower(dice: &str) -> Answered<String> {
    if dice == "program" || dice == "person" {
        return Ok(dice.into());
    }
    let message = format!("dice are thrown by `program` or `person`, not by `{dice}`");
    Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "bad-dice", message).with("dice", dice))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Arrangement {
    players: Option<Vec<String>>,
    dice: Option<String>,
}

/// Other players, another thrower.
pub(crate) fn arrange(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: Arrangement = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            let players = wanted.players.map(|players| seated(app, game.tree.session(), &players)).transpose()?;
            let dice = wanted.dice.map(|dice| thrower(&dice)).transpose()?;
            game.players = players.unwrap_or_else(|| game.players.clone());
            game.dice = dice.unwrap_or_else(|| game.dice.clone());
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

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Acting {
    action: String,
    ply: usize,
    node: Option<usize>,
}

/// Plays an action of the player whose turn it is.
pub(crate) fn act(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: Acting = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            check_ply(game, wanted.ply)?;
            check_node(game, wanted.node)?;
            if game.tree.session().turn() == Turn::Chance {
                let message = "it is the turn of chance; send its outcome to …/chance";
                return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "chance-decides", message));
            }
            play(game, &wanted.action, app.ceilings.nodes_of_a_game)
        })
        .map(|shown| Reply::json(&shown))
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Throwing {
    outcome: String,
    ply: usize,
    node: Option<usize>,
}

/// Lets chance act: by the dice of the session, or as somebody says it did.
pub(crate) fn throw(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: Known = call.query()?;
    let wanted: Throwing = call.json()?;
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
            let outcome = match wanted.outcome.as_str() {
                "roll" => session.sample(&mut Rng::stream(game.seed, wanted.ply as u64)).unwrap_or_default(),
                other => other.to_string(),
            };
            play(game, &outcome, app.ceilings.nodes_of_a_game)
        })
        .map(|shown| Reply::json(&shown))
    }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Going {
    node: Option<usize>,
    ply: Option<usize>,
    to: Option<Direction>,
}

#[derive(Deserialize)]
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
    let wanted: Going = call.json()?;
    Ok(Task::light(move |app| {
        app.change(&id, query.known, None, |game| {
            let before = game.tree.node();
            let node = match wanted {
                Going { node: Some(node), ply: None, to: None } => node,
                Going { node: None, ply: Some(ply), to: None } => node_at(game, ply)?,
                Going { node: None, ply: None, to: Some(direction) } => match direction {
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
#[serde(deny_unknown_fields)]
pub(crate) struct StepsQuery {
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
            Ok(Reply::json(&wire::partway(&partway)))
        })
    }))
}
