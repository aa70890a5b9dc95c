//! Experiments as the screens see them: how they stand, and what came out.
//!
//! Summing up reads every game, so the last summaries are kept until another game has ended, and one is made
//! at a time.

use super::plan::games;
use crate::app::App;
use crate::problem::{Answered, Problem};
use http::StatusCode;
use plyground_lab::experiment::table::notes;
use plyground_lab::experiment::{Experiment, Group, Play, Results, Schedule, Sequential};
use plyground_lab::library::{KeptExperiment, State};
use plyground_lab::{Entry, number, wire};
use serde_json::{Map, Value, json};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Summaries that are kept.
const SHELF: usize = 6;

/// Points of the path of a test that are shown, at most.
const PATH: usize = 600;

/// Matches that are listed, at most.
const LISTED: usize = 200;

/// What came out of an experiment after so many games.
pub(crate) struct Summary {
    games: usize,
    /// The experiment with its specs in full.
    pub experiment: Experiment,
    /// Standings and tests, with the digests of all games.
    pub results: Results,
    /// The same for programs.
    fields: Map<String, Value>,
}

/// The last summaries and verdicts.
#[derive(Default)]
pub(super) struct Shelf {
    summaries: Mutex<VecDeque<(String, Arc<Summary>)>>,
    /// Experiments with a test: after how many games it was looked at, and whether it was decided.
    verdicts: Mutex<VecDeque<(String, usize, bool)>>,
    /// Held by whoever sums up: it takes a while, and others will want the same.
    summing: Mutex<()>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Shelf {
    /// Forgets an experiment.
    pub fn forget(&self, id: &str) {
        lock(&self.summaries).retain(|(other, _)| other != id);
        lock(&self.verdicts).retain(|(other, ..)| other != id);
    }

    fn summary(&self, kept: &KeptExperiment, least: usize) -> Option<Arc<Summary>> {
        let found = |(id, summary): &&(String, Arc<Summary>)| *id == kept.id && summary.games >= least;
        lock(&self.summaries).iter().find(found).map(|(_, summary)| summary.clone())
    }
}

impl Summary {
    /// What came out so far.
    pub fn of(app: &App, kept: &KeptExperiment) -> Answered<Arc<Self>> {
        Self::after(app, kept, kept.games_done)
    }

    /// What came out after so many games or more: what was summed up lately will do.
    pub fn after(app: &App, kept: &KeptExperiment, least: usize) -> Answered<Arc<Self>> {
        let shelf = &app.experiments.shelf;
        let least = least.min(kept.games_done);
        if let Some(summary) = shelf.summary(kept, least) {
            return Ok(summary);
        }
        let _summing = lock(&shelf.summing);
        if let Some(summary) = shelf.summary(kept, least) {
            return Ok(summary);
        }
        let most = app.ceilings.experiment_games;
        if kept.games_done > most {
            let message =
                format!("the experiment has {} games, too many to be summed up here; `plyground library show` can", kept.games_done);
            let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "experiment-too-large", message);
            return Err(problem.with("what", "games").with("most", most));
        }
        let summary = Arc::new(Self::new(kept, app.sessions.library().results(kept)?)?);
        let mut summaries = lock(&shelf.summaries);
        summaries.retain(|(id, _)| *id != kept.id);
        summaries.push_front((kept.id.clone(), summary.clone()));
        summaries.truncate(SHELF);
        Ok(summary)
    }

    fn new(kept: &KeptExperiment, results: Results) -> Answered<Self> {
        let experiment = &kept.experiment;
        let (entry, schedule) = experiment.check()?;
        let mut fields = Map::new();
        fields.insert("matches".into(), matches(&schedule));
        fields.insert("groups".into(), results.groups.iter().map(group).collect::<Vec<_>>().into());
        fields.insert("sprt".into(), results.sequential.as_ref().map_or(Value::Null, sprt));
        fields.insert("notes".into(), json!(notes(entry, experiment, &results)));
        Ok(Self { games: kept.games_done, experiment: experiment.clone(), results, fields })
    }
}

fn group(group: &Group) -> Value {
    let cells = group.cross.iter().map(|row| {
        let cell = row.iter().map(|cell| {
            cell.as_ref().map_or(
                Value::Null,
                |it| json!({ "value": number(it.value), "error": number(it.error()), "low": number(it.low), "high": number(it.high) }),
            )
        });
        cell.collect::<Vec<_>>()
    });
    json!({
        "variant": group.variant,
        "standings": group.standings.iter().map(plyground_lab::experiment::Standing::to_json).collect::<Vec<_>>(),
        "cross": cells.collect::<Vec<_>>(),
        "superiority": group.superiority,
    })
}

/// A test with the way it took, thinned out where it is long.
fn sprt(test: &Sequential) -> Value {
    let mut fields = wire::sequential(test);
    let path = test.path();
    let step = path.len().div_ceil(PATH).max(1);
    let last = path.len().saturating_sub(1);
    let points = path.iter().enumerate().filter(|(at, _)| at % step == 0 || *at == last);
    fields["path"] = points.map(|(at, ratio)| json!([at + 1, number(*ratio)])).collect::<Vec<_>>().into();
    fields
}

/// Who meets whom.
pub(crate) fn matches(schedule: &Schedule) -> Value {
    let named = |player: &usize| schedule.players[*player].shown();
    let each = schedule.matches.iter().take(LISTED).map(|played| {
        let players: Vec<&str> = played.players.iter().map(named).collect();
        json!({ "name": played.name, "variant": played.variant, "players": players })
    });
    each.collect::<Vec<_>>().into()
}

/// How an experiment stands: `running`, `whole`, `stopped` by its test, or `unfinished`.
pub(super) fn state(app: &App, kept: &KeptExperiment) -> &'static str {
    if app.experiments.running(&kept.id).is_some() { "running" } else { state_at_rest(app, kept) }
}

/// How an experiment stands that nobody is playing.
pub(super) fn state_at_rest(app: &App, kept: &KeptExperiment) -> &'static str {
    if kept.games_done >= kept.games_all {
        "whole"
    } else if is_decided(app, kept) {
        "stopped"
    } else {
        "unfinished"
    }
}

/// True when the test of an experiment has been decided by its games.
fn is_decided(app: &App, kept: &KeptExperiment) -> bool {
    if kept.experiment.sprt.is_none() {
        return false;
    }
    let shelf = &app.experiments.shelf;
    let known = |(id, games, _): &&(String, usize, bool)| *id == kept.id && *games == kept.games_done;
    if let Some((.., is_decided)) = lock(&shelf.verdicts).iter().find(known) {
        return *is_decided;
    }
    let is_decided = app.sessions.library().state_of(kept).is_ok_and(|state| state == State::Stopped);
    let mut verdicts = lock(&shelf.verdicts);
    verdicts.retain(|(id, ..)| *id != kept.id);
    verdicts.push_front((kept.id.clone(), kept.games_done, is_decided));
    verdicts.truncate(500);
    is_decided
}

/// An experiment in a list.
pub(crate) fn short(app: &App, kept: &KeptExperiment) -> Map<String, Value> {
    let experiment = &kept.experiment;
    let pairings = experiment.pairings.iter().flat_map(|pairing| [pairing.one.as_str(), pairing.two.as_str()]);
    let players: Vec<&str> = experiment.players.iter().map(plyground_lab::experiment::Entrant::shown).chain(pairings).collect();
    let running = app.experiments.running(&kept.id);
    let mut fields = Map::new();
    for (key, value) in [
        ("id", json!(kept.id)),
        ("title", json!(experiment.title)),
        ("game", json!(experiment.game)),
        ("players", json!(players)),
        ("games_done", json!(kept.games_done)),
        ("games_all", json!(kept.games_all)),
        ("state", json!(state(app, kept))),
        ("created", json!(kept.created)),
        ("updated", json!(kept.updated)),
        ("progress", running.map_or(Value::Null, |running| running.view())),
        ("problem", app.experiments.trouble(&kept.id).map_or(Value::Null, |problem| problem.to_json())),
    ] {
        fields.insert(key.into(), value);
    }
    fields
}

/// Everything about an experiment but its games.
pub(crate) fn view(app: &App, kept: &KeptExperiment) -> Answered<Value> {
    let summary = Summary::of(app, kept)?;
    let mut fields = short(app, kept);
    fields.insert("plan".into(), json!(kept.experiment));
    fields.insert("version".into(), json!(kept.version));
    fields.insert("source".into(), json!(kept.source));
    fields.insert("command".into(), json!(source(&summary.experiment)));
    fields.insert("file".into(), json!(summary.experiment.to_toml()));
    fields.extend(summary.fields.clone());
    Ok(fields.into())
}

/// What would be played.
pub(crate) fn preview(experiment: &Experiment, schedule: &Schedule) -> Value {
    json!({
        "plan": experiment,
        "matches": matches(schedule),
        "matches_all": schedule.matches.len(),
        "games": games(schedule),
        "command": source(experiment),
        "file": experiment.to_toml(),
    })
}

/// What the browser calls a plan that no single command can say.
const FILE: &str = "experiment.toml";

/// The command that repeats an experiment.
pub(crate) fn source(experiment: &Experiment) -> String {
    experiment.command().unwrap_or_else(|| format!("plyground experiment {FILE}"))
}

/// A game in a list.
pub(crate) fn row(entry: &Entry, play: &Play) -> Value {
    json!({
        "unit": play.unit,
        "half": play.half,
        "match": play.of,
        "number": play.number,
        "variant": play.variant,
        "seats": play.seats,
        "result": play.result,
        "ending": play.result.ending(entry).word(),
        "drawn_by": play.drawn_by,
        "score": play.score,
        "milestone": play.milestone,
        "actions": play.actions.len(),
        "opening": play.opening,
    })
}
