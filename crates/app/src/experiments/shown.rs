//! Experiments as the screens see them: how they stand, and what came out.
//!
//! Summing up reads every game, so the last summaries are kept until another game has ended, and one is made
//! at a time.

use super::plan::games;
use crate::app::App;
use crate::problem::{Answered, Problem, ProblemJson};
use http::StatusCode;
use plyground_lab::experiment::table::notes;
use plyground_lab::experiment::{Entrant, Experiment, Finish, Group, Interval, Match, Play, Results, Schedule, Sequential, StandingJson};
use plyground_lab::library::{self, KeptExperiment};
use plyground_lab::wire::SequentialJson;
use plyground_lab::{Ending, Entry, Number};
use serde::Serialize;
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
    view: Arc<ResultsView>,
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
        let view = ResultsView {
            matches: matches(&schedule),
            groups: results.groups.iter().map(GroupView::from).collect(),
            sprt: results.sequential.as_ref().map(SprtView::from),
            notes: notes(entry, experiment, &results),
        };
        Ok(Self { games: kept.games_done, experiment: experiment.clone(), results, view: Arc::new(view) })
    }
}

/// What came out of an experiment.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
struct ResultsView {
    /// Who met whom.
    matches: Vec<MatchView>,
    /// The results of each variant.
    groups: Vec<GroupView>,
    /// The test that ends it early.
    sprt: Option<SprtView>,
    /// What to keep in mind about the results.
    notes: Vec<String>,
}

/// The results of a variant.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct GroupView {
    variant: String,
    standings: Vec<StandingJson>,
    /// The score of each player against each other.
    cross: Vec<Vec<Option<IntervalView>>>,
    /// How likely each player is stronger than each other.
    superiority: Vec<Vec<Option<f64>>>,
}

/// A value, half of its 95 % interval and the ends of it.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct IntervalView {
    value: Number,
    error: Number,
    low: Number,
    high: Number,
}

impl From<&Group> for GroupView {
    fn from(group: &Group) -> Self {
        let cell =
            |it: &Interval| IntervalView { value: Number(it.value), error: Number(it.error()), low: Number(it.low), high: Number(it.high) };
        Self {
            variant: group.variant.clone(),
            standings: group.standings.iter().map(StandingJson::from).collect(),
            cross: group.cross.iter().map(|row| row.iter().map(|it| it.as_ref().map(cell)).collect()).collect(),
            superiority: group.superiority.clone(),
        }
    }
}

/// A test with the way it took, thinned out where it is long.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
struct SprtView {
    #[serde(flatten)]
    test: SequentialJson,
    /// Pairs of games, and the log likelihood ratio after them.
    path: Vec<(usize, Number)>,
}

impl From<&Sequential> for SprtView {
    fn from(test: &Sequential) -> Self {
        let path = test.path();
        let step = path.len().div_ceil(PATH).max(1);
        let last = path.len().saturating_sub(1);
        let points = path.iter().enumerate().filter(|(at, _)| at % step == 0 || *at == last);
        Self { test: test.into(), path: points.map(|(at, ratio)| (at + 1, Number(*ratio))).collect() }
    }
}

/// Who meets whom.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct MatchView {
    name: Option<String>,
    variant: String,
    players: Vec<String>,
}

/// Who meets whom, the first of them.
fn matches(schedule: &Schedule) -> Vec<MatchView> {
    let named = |player: &usize| schedule.players[*player].shown().to_string();
    let view = |played: &Match| MatchView {
        name: played.name.clone(),
        variant: played.variant.clone(),
        players: played.players.iter().map(named).collect(),
    };
    schedule.matches.iter().take(LISTED).map(view).collect()
}

/// How an experiment stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(rename = "ExperimentState"))]
#[serde(rename_all = "lowercase")]
pub(crate) enum State {
    /// Its games are being played.
    Running,
    /// All games were played.
    Whole,
    /// The test that ends it early is decided.
    Stopped,
    /// There are games left.
    Unfinished,
    /// It is gone.
    Deleted,
}

/// How an experiment stands.
fn state(app: &App, kept: &KeptExperiment) -> State {
    if app.experiments.running(&kept.id).is_some() { State::Running } else { state_at_rest(app, kept) }
}

/// How an experiment stands that nobody is playing.
pub(super) fn state_at_rest(app: &App, kept: &KeptExperiment) -> State {
    if kept.games_done >= kept.games_all {
        State::Whole
    } else if is_decided(app, kept) {
        State::Stopped
    } else {
        State::Unfinished
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
    let is_decided = app.sessions.library().state_of(kept).is_ok_and(|state| state == library::State::Stopped);
    let mut verdicts = lock(&shelf.verdicts);
    verdicts.retain(|(id, ..)| *id != kept.id);
    verdicts.push_front((kept.id.clone(), kept.games_done, is_decided));
    verdicts.truncate(500);
    is_decided
}

/// How far a run has come.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct ProgressView {
    /// Games played.
    pub done: usize,
    /// Games in all.
    pub all: usize,
    /// Games in a second.
    pub rate: Option<f64>,
    /// Seconds that are left.
    pub seconds_left: Option<f64>,
}

/// How an experiment stands; times are milliseconds since 1970. The problem is what ended its last run before its time.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExperimentShort {
    /// Its name.
    id: String,
    title: String,
    game: String,
    /// What its players are called.
    players: Vec<String>,
    games_done: usize,
    games_all: usize,
    state: State,
    created: i64,
    updated: i64,
    /// How far its run has come, if there is one.
    progress: Option<ProgressView>,
    problem: Option<ProblemJson>,
}

impl ExperimentShort {
    /// An experiment in a list.
    pub fn of(app: &App, kept: &KeptExperiment) -> Self {
        let experiment = &kept.experiment;
        let pairings = experiment.pairings.iter().flat_map(|pairing| [pairing.one.as_str(), pairing.two.as_str()]);
        Self {
            id: kept.id.clone(),
            title: experiment.title.clone(),
            game: experiment.game.clone(),
            players: experiment.players.iter().map(Entrant::shown).chain(pairings).map(String::from).collect(),
            games_done: kept.games_done,
            games_all: kept.games_all,
            state: state(app, kept),
            created: kept.created,
            updated: kept.updated,
            progress: app.experiments.running(&kept.id).map(|running| running.view()),
            problem: app.experiments.trouble(&kept.id).as_ref().map(ProblemJson::from),
        }
    }
}

/// An experiment and what came out so far.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExperimentView {
    #[serde(flatten)]
    short: ExperimentShort,
    /// What is played.
    plan: Experiment,
    /// The version of the program that played it.
    version: String,
    /// The command that began it.
    source: String,
    /// The command that plays the same.
    command: String,
    /// The file that plays the same.
    file: String,
    #[serde(flatten)]
    #[cfg_attr(test, schemars(with = "ResultsView"))]
    results: Arc<ResultsView>,
}

impl ExperimentView {
    /// Everything about an experiment but its games.
    pub fn of(app: &App, kept: &KeptExperiment) -> Answered<Self> {
        let summary = Summary::of(app, kept)?;
        Ok(Self {
            short: ExperimentShort::of(app, kept),
            plan: kept.experiment.clone(),
            version: kept.version.clone(),
            source: kept.source.clone(),
            command: source(&summary.experiment),
            file: summary.experiment.to_toml(),
            results: summary.view.clone(),
        })
    }
}

/// What would be played: the plan with its specs in full, the first 200 matches, games in all, the command line and the file that
/// play the same.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub(crate) struct ExperimentPreview {
    plan: Experiment,
    matches: Vec<MatchView>,
    matches_all: usize,
    games: usize,
    command: String,
    file: String,
}

impl ExperimentPreview {
    /// What this schedule would play.
    pub fn new(experiment: &Experiment, schedule: &Schedule) -> Self {
        Self {
            plan: experiment.clone(),
            matches: matches(schedule),
            matches_all: schedule.matches.len(),
            games: games(schedule),
            command: source(experiment),
            file: experiment.to_toml(),
        }
    }
}

/// What the browser calls a plan that no single command can say.
const FILE: &str = "experiment.toml";

/// The command that repeats an experiment.
pub(crate) fn source(experiment: &Experiment) -> String {
    experiment.command().unwrap_or_else(|| format!("plyground experiment {FILE}"))
}

/// A game in a list.
#[derive(Serialize)]
#[cfg_attr(test, derive(schemars::JsonSchema), schemars(inline))]
pub(crate) struct GameRow {
    unit: usize,
    half: usize,
    #[serde(rename = "match")]
    of: usize,
    number: usize,
    variant: String,
    /// Who sat where: places in the list of players, One first.
    seats: Vec<usize>,
    result: Finish,
    /// What its end is called.
    ending: Ending,
    drawn_by: Option<String>,
    score: i64,
    milestone: Option<u64>,
    /// How many actions were played.
    actions: usize,
    /// How many of them nobody chose, at the start.
    opening: usize,
}

impl GameRow {
    /// A game of an experiment with this game.
    pub fn new(entry: &Entry, play: &Play) -> Self {
        Self {
            unit: play.unit,
            half: play.half,
            of: play.of,
            number: play.number,
            variant: play.variant.clone(),
            seats: play.seats.clone(),
            result: play.result,
            ending: play.result.ending(entry),
            drawn_by: play.drawn_by.clone(),
            score: play.score,
            milestone: play.milestone,
            actions: play.actions.len(),
            opening: play.opening,
        }
    }
}
