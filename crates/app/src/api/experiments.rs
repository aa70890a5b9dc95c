//! Experiments: begun, looked at, stopped, gone on with; their games opened, their tables taken along.

use crate::api::games::LARGEST_SEED;
use crate::api::sessions::seated;
use crate::app::Shared;
use crate::call::Call;
use crate::experiments::{self, ExperimentPreview, ExperimentShort, ExperimentView, GameRow, Wanted, source, start};
use crate::problem::{Answered, Problem};
use crate::reply::{Reply, created};
use crate::sessions::Game;
use crate::task::{Context, Task};
use http::StatusCode;
use plyground_lab::experiment::Play;
use plyground_lab::library::KeptExperiment;
use plyground_lab::{Dice, GameTree, Participant, catalogue};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::time::Duration;

/// How long a run that is told to stop may take to leave before the client is answered anyway.
const LEAVE: Duration = Duration::from_secs(2);

/// Experiments that are listed when nothing is said, and at most.
const LISTED: (usize, usize) = (50, 500);

/// Games that are listed when nothing is said, and at most.
const ROWS: (usize, usize) = (50, 500);

/// The experiment of this name, or whose name begins so.
pub(super) fn find(app: &Shared, id: &str) -> Answered<KeptExperiment> {
    Ok(app.sessions.library().experiment(id)?)
}

/// The experiment of exactly this name: nothing is deleted because its name begins alike.
fn find_exactly(app: &Shared, id: &str) -> Answered<KeptExperiment> {
    let kept = find(app, id)?;
    if kept.id == id {
        return Ok(kept);
    }
    let message = format!("there is no experiment {id}; do you mean {}?", kept.id);
    Err(Problem::new(StatusCode::NOT_FOUND, "unknown-experiment", message).with("experiment", id))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct ListQuery {
    /// 50 if not given, 500 at most.
    limit: Option<usize>,
}

/// Experiments, newest first.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExperimentList {
    experiments: Vec<ExperimentShort>,
}

/// The experiments, newest first.
pub(crate) fn list(call: &Call<'_>) -> Answered<Task> {
    let query: ListQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let kept = app.sessions.library().experiments(query.limit.unwrap_or(LISTED.0).min(LISTED.1))?;
        Ok(Reply::json(&ExperimentList { experiments: kept.iter().map(|kept| ExperimentShort::of(app, kept)).collect() }))
    }))
}

/// Begins an experiment.
pub(crate) fn begin(call: &Call<'_>) -> Answered<Task> {
    let fields: Map<String, Value> = call.json()?;
    Ok(Task::heavy(move |app| {
        let mut wanted = Wanted::read(fields)?;
        wanted.check(&app.ceilings)?;
        app.experiments.check_room()?;
        app.check_time()?;
        let kept = app.sessions.library().begin_experiment(&wanted.experiment, &source(&wanted.experiment), wanted.resume)?;
        start(app, kept.clone(), wanted.threads)?;
        Ok(created(&ExperimentShort::of(app, &kept)))
    }))
}

/// What would be played, without playing it.
pub(crate) fn check(call: &Call<'_>) -> Answered<Task> {
    let fields: Map<String, Value> = call.json()?;
    Ok(Task::heavy(move |app| {
        let mut wanted = Wanted::read(fields)?;
        let (_, schedule) = wanted.check(&app.ceilings)?;
        Ok(Reply::json(&ExperimentPreview::new(&wanted.experiment, &schedule)))
    }))
}

/// An experiment with everything but its games.
pub(crate) fn show(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::heavy(move |app| ExperimentView::of(app, &find(app, &id)?).map(|shown| Reply::json(&shown))))
}

/// Forgets an experiment with its games; a run of it ends.
pub(crate) fn delete(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::light(move |app| {
        let kept = find_exactly(app, &id)?;
        app.experiments.stop(&kept.id, LEAVE);
        app.check_time()?;
        app.sessions.library().delete_experiment(&kept.id)?;
        app.experiments.forget(&kept.id);
        experiments::tell_gone(app, &kept.id);
        Ok(Reply::empty())
    }))
}

/// How to go on.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct RunRequest {
    /// Games at once.
    threads: Option<usize>,
}

/// Goes on with an experiment.
pub(crate) fn go_on(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let wanted: RunRequest = call.json()?;
    Ok(Task::heavy(move |app| {
        let kept = find(app, &id)?;
        app.check_time()?;
        start(app, kept.clone(), wanted.threads)?;
        Ok(Reply::json(&ExperimentShort::of(app, &kept)))
    }))
}

/// Stops a run; what was played is kept.
pub(crate) fn stop(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    Ok(Task::light(move |app| {
        let kept = find(app, &id)?;
        app.experiments.stop(&kept.id, LEAVE);
        Ok(Reply::json(&ExperimentShort::of(app, &find(app, &kept.id)?)))
    }))
}

#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct GamesQuery {
    /// Games to leave out.
    offset: Option<usize>,
    /// 50 if not given, 500 at most.
    limit: Option<usize>,
}

/// Some games of an experiment.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExperimentGames {
    /// Games that were left out.
    offset: usize,
    /// Games in all.
    total: usize,
    games: Vec<GameRow>,
}

/// Some games of an experiment, in the order of its units.
pub(crate) fn games(call: &Call<'_>) -> Answered<Task> {
    let id = call.name()?;
    let query: GamesQuery = call.query()?;
    Ok(Task::heavy(move |app| {
        let kept = find(app, &id)?;
        // Beyond the last game there is nothing, however far.
        let offset = query.offset.unwrap_or(0).min(kept.games_done);
        let page = app.sessions.library().game_page(&kept.id, offset, query.limit.unwrap_or(ROWS.0).min(ROWS.1))?;
        let entry = catalogue::find(&kept.experiment.game)?;
        let games = page.iter().map(|play| GameRow::new(entry, play)).collect();
        Ok(Reply::json(&ExperimentGames { offset, total: kept.games_done, games }))
    }))
}

/// How to open a game: with people in the seats of its players, or as it was played.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(crate) struct OpenRequest {
    /// With people in the seats of its players.
    #[serde(default)]
    people: bool,
}

/// Begins a session with a game of an experiment: with its players, or with people in their seats.
pub(crate) fn open(call: &Call<'_>) -> Answered<Task> {
    let [id, unit, half] = call.names()?;
    let wanted: OpenRequest = call.json()?;
    Ok(Task::heavy(move |app| {
        let kept = find(app, &id)?;
        let Some((unit, half)) = unit.parse().ok().zip(half.parse().ok()) else {
            return Err(Problem::new(StatusCode::NOT_FOUND, "not-found", "a game of an experiment has two numbers, unit and half"));
        };
        let play = app.sessions.library().find_play(&kept, unit, half)?;
        let mut game = game(app, &kept, &play)?;
        if wanted.people {
            game.players.fill(Participant::Human);
        }
        app.add(game).map(|shown| created(&shown))
    }))
}

/// A game of an experiment as one that can be looked at.
fn game(app: &Context, kept: &KeptExperiment, play: &Play) -> Answered<Game> {
    let most = app.ceilings.nodes_of_a_game;
    if play.actions.len() >= most {
        let message = format!("the game has {} actions; a session holds fewer than {most}", play.actions.len());
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game-too-long", message).with("most", most));
    }
    let entry = catalogue::find(&kept.experiment.game)?;
    let mut session = entry.open(&play.variant, Some(&play.start))?;
    for action in &play.actions {
        session.play(action)?;
    }
    let (_, schedule) = kept.experiment.check()?;
    let players = play.seats.iter().filter_map(|seat| schedule.players.get(*seat));
    let players: Vec<Participant> = players.map(|player| Participant::Program(player.spec.clone())).collect();
    // A player that is too much for this server can be looked at all the same.
    let players = seated(app, session.as_ref(), &players).unwrap_or_else(|_| vec![Participant::Human; entry.about.seats.len()]);
    Ok(Game::new(GameTree::new(session), players, kept.experiment.seed & LARGEST_SEED, Dice::Program))
}
