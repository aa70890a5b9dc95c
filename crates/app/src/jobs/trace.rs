//! A search with its story: from any position, or the very search that chose an action of a session.
//!
//! ```text
//!   position ──────────────────────────────┐
//!                                          ├──► search, recorded ──► trace in the cache ──► summary
//!   node of a session ──► the point before ┘
//! ```

use super::ceiling::Bounded;
use super::job::{Ending, Job, JobKind, Point};
use super::search::{player_seed, reason, teller};
use super::summary::{Found, RecordingSummary, Summary};
use crate::api::games::check_seed;
use crate::app::App;
use crate::problem::{Answered, Problem};
use crate::sessions::Game;
use crate::task::Context;
use http::StatusCode;
use plyground_lab::trace::DEFAULT_EVENTS;
use plyground_lab::{Complaint, Entry, Limits, Participant, SearchOptions, Session, Stop, Turn, catalogue, wire};
use std::sync::Arc;

/// Events that are worth recording, at least.
pub(crate) const LEAST_EVENTS: usize = 1000;
/// Events of one trace, at most.
pub(crate) const MOST_EVENTS: usize = 1_000_000;
/// What one recorded event is taken to need.
const EVENT_BYTES: usize = 250;

/// What a client wants to have recorded.
pub(crate) struct Story {
    /// Where the search starts.
    pub start: Start,
    /// Who searches; the seat's own player or the game's default one if nobody is named.
    pub player: Option<String>,
    /// The seed of the player, if it is to be another one.
    pub seed: Option<u64>,
    /// Events to record, at most.
    pub events: Option<usize>,
}

/// Where a search starts.
pub(crate) enum Start {
    /// At a position.
    Position {
        /// The game.
        game: String,
        /// Its variant; the usual one if empty.
        variant: String,
        /// The position; the start if there is none.
        position: Option<String>,
    },
    /// Where an action of a session was chosen.
    Before {
        /// The session.
        session: String,
        /// The node the action leads to.
        node: usize,
    },
}

/// A search that is ready to be queued.
struct Root {
    session: Box<dyn Session>,
    point: Option<Point>,
    spec: String,
    seed: u64,
}

/// Puts a search that is to be recorded into the queue.
pub(crate) fn record(app: &Context, story: &Story) -> Answered<Arc<Job>> {
    let events = story.events.unwrap_or(DEFAULT_EVENTS.clamp(LEAST_EVENTS, MOST_EVENTS));
    check_events(events)?;
    let mut root = match &story.start {
        Start::Position { game, variant, position } => at_position(game, variant, position.as_deref())?,
        Start::Before { session, node } => before(app, session, *node)?,
    };
    if let Some(spec) = &story.player {
        root.spec.clone_from(spec);
    }
    root.seed = story.seed.unwrap_or(root.seed);
    check_seed(root.seed)?;
    let Root { session, point, spec, seed } = root;
    let bounded = Bounded::read(session.entry(), &spec, &app.ceilings)?;
    bounded.make(session.as_ref(), seed, &app.ceilings)?;
    let memory = bounded.memory + events * EVENT_BYTES;
    let job = Job::new(JobKind::Trace, point, memory, app.ceilings.time);
    app.check_time()?;
    let own = Arc::clone(app);
    app.jobs.submit(job, Box::new(move |job| run(&own, job, session.as_ref(), &bounded, seed, events).unwrap_or_else(Ending::Error)))
}

fn check_events(events: usize) -> Answered<()> {
    if (LEAST_EVENTS..=MOST_EVENTS).contains(&events) {
        return Ok(());
    }
    let message = format!("{events} events cannot be recorded; a trace has {LEAST_EVENTS} to {MOST_EVENTS}");
    let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "events-out-of-range", message);
    Err(problem.with("least", LEAST_EVENTS).with("most", MOST_EVENTS))
}

fn at_position(game: &str, variant: &str, position: Option<&str>) -> Answered<Root> {
    let entry = catalogue::find(game)?;
    let text = position.map(str::trim).filter(|text| !text.is_empty());
    let session = entry.open(variant, text)?;
    if session.turn().is_over() {
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "game-over", "the game is over; there is nothing to search"));
    }
    Ok(Root { session, point: None, spec: entry.default_player.into(), seed: 0 })
}

/// What it takes to stand again where an action of a session was chosen.
struct Way {
    entry: &'static Entry,
    variant: String,
    start: String,
    actions: Vec<String>,
    players: Vec<Participant>,
    seed: u64,
}

fn before(app: &Context, id: &str, node: usize) -> Answered<Root> {
    let way = app.sessions.look(id, |game| way_to(game, node))?;
    // Played again when the session is free: it takes a while, and others want to play on.
    let mut session = way.entry.open(&way.variant, Some(&way.start))?;
    for action in &way.actions {
        session.play(action)?;
    }
    let seat = match session.turn() {
        Turn::Player(seat) => way.players.get(seat.index()),
        Turn::Chance | Turn::Over(_) => {
            let message = format!("node {node} of the session was thrown, nobody chose it; ask about an action of a player");
            return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "nobody-chose", message).with("node", node));
        }
    };
    let spec = seat.and_then(Participant::spec).unwrap_or(way.entry.default_player).to_string();
    let ply = way.actions.len();
    Ok(Root { session, point: Some(Point { session: id.into(), ply, node }), spec, seed: player_seed(way.seed, ply) })
}

/// The actions from the start of a game to the point before a node.
fn way_to(game: &Game, node: usize) -> Answered<Way> {
    let nodes = game.tree.nodes();
    let Some(chosen) = nodes.get(node) else {
        let most = nodes.len() - 1;
        let complaint = Complaint::new("unknown-node", format!("the game has no node {node}; its nodes are 0 to {most}"));
        return Err(complaint.with("node", node).into());
    };
    let Some(mut here) = chosen.parent else {
        let message = "node 0 is the start of the session, nobody chose it; ask about an action of a player";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "nobody-chose", message).with("node", node));
    };
    let mut actions = Vec::new();
    while let Some(parent) = nodes[here].parent {
        actions.push(nodes[here].action.clone());
        here = parent;
    }
    actions.reverse();
    let session = game.tree.session();
    Ok(Way {
        entry: session.entry(),
        variant: wire::variant(session.variant()),
        start: session.start(),
        actions,
        players: game.players.clone(),
        seed: game.seed,
    })
}

fn run(app: &App, job: &Arc<Job>, session: &dyn Session, bounded: &Bounded, seed: u64, events: usize) -> Answered<Ending> {
    let mut player = bounded.make(session, seed, &app.ceilings)?;
    let spec = bounded.wanted.to_string();
    let ask =
        SearchOptions { trace: Some(events), stop: Some(job.stop.clone()), progress: Some(teller(app, job)), ..SearchOptions::default() };
    let is_solver = session.entry().player(player.spec.id)?.is_solver;
    let solved = if is_solver { session.solve(&mut player, &ask) } else { None };
    let (found, recorded, stopped) = if let Some(mut answer) = solved {
        answer.stopped = reason(job, answer.stopped);
        (Found::by_solver(&answer), answer.trace.take(), answer.stopped)
    } else {
        let mut answer = session.think(&mut player, &ask);
        answer.stopped = reason(job, answer.stopped);
        (Found::by_player(&answer, session), answer.trace.take(), answer.stopped)
    };
    let is_cut = is_cut_short(stopped, &player.limits, app);
    drop(player);
    let Some(mut trace) = recorded else {
        return Err(Problem::internal(format!("{spec} was asked for its trace and gave none")));
    };
    // The client's own words: what the player was made from may have been bounded by the server.
    trace.player.clone_from(&spec);
    if let Some(told) = &mut trace.told {
        told.stopped = stopped.word().into();
    }
    if job.is_over() {
        return Ok(Ending::Cancelled);
    }
    let (id, head) = app.traces.add(trace);
    let summary = Arc::new(Summary::Recording(RecordingSummary { trace: id, head, seed, found }));
    Ok(if is_cut { Ending::Limit(summary) } else { Ending::Ok(summary) })
}

/// True when not the player's own settings but the server's ceilings ended a search.
fn is_cut_short(stopped: Stop, limits: &Limits, app: &App) -> bool {
    match stopped {
        Stop::Time => limits.time == Some(app.ceilings.time),
        Stop::Memory => limits.memory == Some(app.ceilings.memory_bytes),
        other => other == Stop::Cancelled,
    }
}
