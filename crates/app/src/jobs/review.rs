//! A whole game looked back on: every decision of a line of a session, judged one after the other.
//!
//! ```text
//!   line of a session   ──► replayed aside ──► decision 1, 2, 3 … ──► summary
//!                                               └─ info: done, all, those judged since the last one
//! ```
//!
//! It takes as long as many searches, and holds its thread all the time. So one thread at least is kept
//! for others, and each decision may take no longer than a hint, unless the client names the judge.

use super::ceiling::Bounded;
use super::job::{Ending, Job, JobKind, Point};
use super::search::{News, ReviewNews, player_seed};
use super::summary::{PlacedJudgement, Summary};
use crate::app::App;
use crate::problem::{Answered, Problem};
use crate::sessions::Game;
use crate::task::Context;
use http::StatusCode;
use plyground_lab::review::{Judgement, review};
use plyground_lab::{Entry, Session, Turn, wire};
use std::sync::Arc;
use std::time::Duration;

/// A review may take as long as so many searches.
const SEARCHES: u32 = 10;

/// What a client wants to have looked back on.
pub(crate) struct Lookback {
    /// The session.
    pub session: String,
    /// Who judges; the game's default player if nobody is named.
    pub player: Option<String>,
}

/// A line of a session, to be played again.
struct Line {
    entry: &'static Entry,
    variant: String,
    start: String,
    /// The nodes of the line, the start first.
    nodes: Vec<usize>,
    /// What was played between them.
    actions: Vec<String>,
    seed: u64,
}

/// Puts a review into the queue.
pub(crate) fn look_back(app: &Context, order: &Lookback) -> Answered<Arc<Job>> {
    let line = app.sessions.look(&order.session, |game| Ok(line_of(game)))?;
    // Played again when the session is free: it takes a while, and others want to play on.
    let mut session = line.entry.open(&line.variant, Some(&line.start))?;
    for action in &line.actions {
        session.play(action)?;
    }
    if session.history().iter().all(|step| step.by == Turn::Chance) {
        let message = "nobody has decided anything in this game yet; there is nothing to look back on";
        return Err(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, "nothing-played", message));
    }
    let judge = Bounded::read(line.entry, order.player.as_deref().unwrap_or(line.entry.default_player), &app.ceilings)?;
    let each = if order.player.is_none() { app.ceilings.hint_time } else { app.ceilings.time };
    let seed = player_seed(line.seed, 0);
    judge.make(session.as_ref(), seed, &app.ceilings)?;
    let end = line.nodes.len() - 1;
    let point = Point { session: order.session.clone(), ply: end, node: line.nodes[end] };
    let job = Job::new(JobKind::Review, Some(point), judge.memory, app.ceilings.time * SEARCHES);
    app.check_time()?;
    let own = Arc::clone(app);
    let most = app.ceilings.jobs_running.saturating_sub(1).max(1);
    let work = move |job: &Arc<Job>| run(&own, job, session.as_ref(), &line.nodes, &judge, seed, each).unwrap_or_else(Ending::Error);
    app.jobs.submit_at_most(job, most, Box::new(work))
}

/// The line of a game through where it stands: from the start to there, and on as it was visited last.
fn line_of(game: &Game) -> Line {
    let tree = &game.tree;
    let nodes = tree.nodes();
    let mut here = tree.end();
    let (mut line, mut actions) = (vec![here], Vec::new());
    while let Some(parent) = nodes[here].parent {
        actions.push(nodes[here].action.clone());
        here = parent;
        line.push(here);
    }
    line.reverse();
    actions.reverse();
    let session = tree.session();
    let (variant, start) = (wire::variant(session.variant()), session.start());
    Line { entry: session.entry(), variant, start, nodes: line, actions, seed: game.seed }
}

fn run(app: &App, job: &Arc<Job>, session: &dyn Session, nodes: &[usize], judge: &Bounded, seed: u64, each: Duration) -> Answered<Ending> {
    let mut player = judge.make(session, seed, &app.ceilings)?;
    player.limits.time = player.limits.time.map(|time| time.min(each));
    let mut untold: Vec<PlacedJudgement> = Vec::new();
    let review = review(session, &mut player, &job.stop, &mut |decision, all| {
        untold.push(placed(decision, nodes));
        if job.may_tell(None) {
            let review = ReviewNews { done: decision.number, all, decisions: std::mem::take(&mut untold) };
            app.events.publish("info", job.session(), &News::of(job).with_review(review));
        }
    });
    drop(player);
    let mut shown = review.to_json(|decision| placed(decision, nodes));
    shown.player = judge.wanted.to_string();
    let summary = Arc::new(Summary::Review(shown));
    Ok(if review.is_whole { Ending::Ok(summary) } else { Ending::Limit(summary) })
}

/// A decision with the nodes of the tree before and after it.
fn placed(decision: &Judgement, nodes: &[usize]) -> PlacedJudgement {
    PlacedJudgement { judgement: decision.into(), node: nodes[decision.ply], next: nodes[decision.ply + 1] }
}
