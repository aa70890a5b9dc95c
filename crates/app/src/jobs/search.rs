//! What a search does: think on a copy of the session, then say or play what it found.

use super::ceiling::Bounded;
use super::job::{Ending, Job, JobKind, Point};
use super::summary::{AnswerSummary, Asked, PlacedJudgement, SolutionSummary, Summary};
use crate::api::games::LARGEST_SEED;
use crate::app::App;
use crate::problem::{Answered, Problem};
use crate::sessions::{Change, Game};
use crate::task::Context;
use http::StatusCode;
use plyground_lab::{GameTree, Number, Participant, Progress, Rng, SearchOptions, Session, Stop, Turn};
use serde::Serialize;
use std::sync::Arc;

/// Actions that hints list, at most: the best.
const HINTS: usize = 200;

/// What a client wants to have searched.
pub(crate) struct Order {
    /// Hints, a move or a solution.
    pub kind: JobKind,
    /// The session.
    pub session: String,
    /// Where the client believes it stands.
    pub ply: usize,
    /// The same as a node of its tree, if the client says so.
    pub node: Option<usize>,
    /// Who searches; the seat's own player or the game's default one if nobody is named.
    pub player: Option<String>,
}

/// Puts a search into the queue.
pub(crate) fn submit(app: &Context, order: &Order) -> Answered<Arc<Job>> {
    let (fork, node, bounded, seed) = app.sessions.look(&order.session, |game| {
        check_ply(game, order.ply)?;
        check_node(game, order.node)?;
        let session = game.tree.session();
        let bounded = Bounded::read(session.entry(), wanted(game, session, order)?, &app.ceilings)?;
        Ok((session.fork(), game.tree.node(), bounded, player_seed(game.seed, order.ply)))
    })?;
    let is_default_hint = order.kind == JobKind::Hints && order.player.is_none();
    let time = if is_default_hint { app.ceilings.hint_time } else { app.ceilings.time };
    // Made once now, so that mistakes are told at once, and again when its turn comes: nobody holds
    // memory while waiting.
    bounded.make(fork.as_ref(), seed, &app.ceilings)?;
    let point = Point { session: order.session.clone(), ply: order.ply, node };
    let job = Job::new(order.kind, Some(point.clone()), bounded.memory, time);
    app.check_time()?;
    let own = Arc::clone(app);
    app.jobs.submit(job, Box::new(move |job| run(&own, job, &point, fork.as_ref(), &bounded, seed).unwrap_or_else(Ending::Error)))
}

/// Complains when a session does not stand where the client believes.
pub(crate) fn check_ply(game: &Game, ply: usize) -> Answered<()> {
    let now = game.tree.ply();
    if ply == now {
        return Ok(());
    }
    let message = format!("the session stands at ply {now}, not at ply {ply}; somebody has moved on");
    Err(Problem::new(StatusCode::CONFLICT, "stale-action", message).with("ply", now).with("asked", ply))
}

/// The same for the node, if the client named one: two lines of a game can have the same ply.
pub(crate) fn check_node(game: &Game, node: Option<usize>) -> Answered<()> {
    let now = game.tree.node();
    let Some(node) = node.filter(|node| *node != now) else { return Ok(()) };
    let message = format!("the session stands at node {now}, not at node {node}; somebody has moved on");
    Err(Problem::new(StatusCode::CONFLICT, "stale-action", message).with("node", now).with("asked", node))
}

/// Who searches, or why nobody can.
fn wanted<'a>(game: &'a Game, session: &dyn Session, order: &'a Order) -> Answered<&'a str> {
    let entry = session.entry();
    let refuse = |code, message: String| Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message));
    if order.kind == JobKind::Solve && !entry.is_puzzle {
        return refuse("not-a-puzzle", format!("{} is not a puzzle; ask for hints", entry.about.id));
    }
    let seat = match session.turn() {
        Turn::Over(_) => return refuse("game-over", "the game is over; there is nothing to search".into()),
        Turn::Chance if order.kind == JobKind::Move => return refuse("chance-decides", "it is the turn of chance, not of a player".into()),
        Turn::Chance => None,
        Turn::Player(seat) => Some(seat),
    };
    if let Some(spec) = &order.player {
        return Ok(spec);
    }
    let own = seat.and_then(|seat| game.players.get(seat.index()));
    match (order.kind, own) {
        (JobKind::Move, Some(Participant::Human)) => {
            refuse("seat-is-human", "a person plays this seat; name a player to move for it".into())
        }
        (JobKind::Move, Some(Participant::Program(spec))) => Ok(spec),
        _ => Ok(entry.default_player),
    }
}

/// The seed of a player for one move: another for every ply, the same for the same game, and one that
/// pages can show as it is.
pub(super) fn player_seed(seed: u64, ply: usize) -> u64 {
    Rng::stream(!seed, ply as u64).bits() & LARGEST_SEED
}

fn run(app: &App, job: &Arc<Job>, point: &Point, session: &dyn Session, bounded: &Bounded, seed: u64) -> Answered<Ending> {
    let mut mind = bounded.make(session, seed, &app.ceilings)?;
    let spec = bounded.wanted.to_string();
    mind.limits.time = mind.limits.time.map(|time| time.min(job.time));
    let progress = Some(teller(app, job));
    let most = matches!(session.turn(), Turn::Player(_)).then_some(HINTS);
    let stop = Some(job.stop.clone());
    let ask = SearchOptions { judge_all: job.kind == JobKind::Hints, most, gestures: true, stop, progress, ..SearchOptions::default() };
    let asked = Asked::new(spec.clone(), session, point);
    if job.kind == JobKind::Solve {
        let Some(mut answer) = session.solve(&mut mind, &ask) else {
            let message = format!("{spec} does not solve puzzles; choose a solver");
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "not-a-solver", message).with("player", spec));
        };
        let is_answer = answer.steps.is_some() || answer.stopped == Stop::Complete;
        answer.stopped = reason(job, answer.stopped);
        let summary = Arc::new(Summary::Solution(SolutionSummary::new(&answer, asked)));
        return Ok(if is_answer { Ending::Ok(summary) } else { Ending::Limit(summary) });
    }
    let mut answer = session.think(&mut mind, &ask);
    answer.stopped = reason(job, answer.stopped);
    drop(mind);
    let is_empty = answer.best.is_none() && answer.actions.is_empty() && !answer.worth.value.is_finite();
    let action = answer.best.clone().filter(|_| job.kind == JobKind::Move);
    let is_move = action.is_some();
    let summary = Arc::new(Summary::Answer(AnswerSummary::new(&answer, session, asked, action)));
    if !is_move {
        let is_answer = job.kind == JobKind::Hints && !is_empty;
        return Ok(if is_answer { Ending::Ok(summary) } else { Ending::Limit(summary) });
    }
    let played = app.change(&point.session, usize::MAX, Some(&job.id), |game| {
        // Whoever moved on meanwhile, or cancelled this search, is right.
        if game.tree.node() != point.node || !job.commit() {
            return Err(Problem::new(StatusCode::CONFLICT, "stale-action", "the session has moved on"));
        }
        play(game, app.ceilings.nodes_of_a_game, |tree| {
            tree.play_answer(&answer).ok_or_else(|| Problem::internal("the action of an answer cannot be played"))
        })
    });
    match played {
        Ok(_) => Ok(Ending::Ok(summary)),
        Err(problem) if problem.code == "stale-action" || problem.code == "unknown-session" => Ok(Ending::Cancelled),
        Err(problem) => Err(problem),
    }
}

/// Lets somebody act in a session, if it has room for one more action.
pub(crate) fn play(game: &mut Game, most_nodes: usize, act: impl FnOnce(&mut GameTree) -> Answered<String>) -> Answered<Change> {
    if game.tree.nodes().len() >= most_nodes {
        let message =
            format!("this game has {most_nodes} actions with its variations, as many as a session may hold; start another from here");
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game-too-long", message).with("most", most_nodes));
    }
    let by = game.tree.session().turn();
    Ok(Change::Played { action: act(&mut game.tree)?, by })
}

/// Why a search stopped: one that was told to because its time was up ended by time.
pub(super) fn reason(job: &Job, stopped: Stop) -> Stop {
    if stopped == Stop::Cancelled && job.is_overdue() { Stop::Time } else { stopped }
}

/// Tells what a long search has found so far, but not too often.
pub(super) fn teller(app: &App, job: &Arc<Job>) -> Progress {
    let (events, job) = (app.events.clone(), job.clone());
    Progress(Arc::new(move |nodes, worth| {
        if job.may_tell(None) {
            let share = (worth.unit == plyground_lab::Unit::Probability).then_some(worth.value);
            let news = News { nodes: Some(nodes), value: Some(Number(worth.value)), share, ..News::of(&job) };
            events.publish("info", job.session(), &news);
        }
    }))
}

/// What a search that runs tells.
#[derive(Serialize)]
pub(super) struct News<'a> {
    job: &'a str,
    session: Option<&'a str>,
    nodes: Option<u64>,
    value: Option<Number>,
    share: Option<f64>,
    seconds: f64,
    /// How far a look back has come, and what it found since the last news.
    #[serde(flatten)]
    review: Option<ReviewNews>,
}

/// How far a look back has come.
#[derive(Serialize)]
pub(super) struct ReviewNews {
    pub done: usize,
    pub all: usize,
    pub decisions: Vec<PlacedJudgement>,
}

impl<'a> News<'a> {
    /// That it is still thinking.
    pub fn of(job: &'a Job) -> Self {
        let seconds = job.elapsed().as_secs_f64();
        Self { job: &job.id, session: job.session(), nodes: None, value: None, share: None, seconds, review: None }
    }

    /// The same with how far a look back has come.
    pub fn with_review(self, review: ReviewNews) -> Self {
        Self { review: Some(review), ..self }
    }
}
