//! Players compared on equal terms.
//!
//! Two players meet in pairs of games: the same opening and the same dice, sides swapped, so that
//! luck and the first move cancel out. Players of a one-player game play on the same seeds,
//! solvers solve the same puzzles. Every game has its own seed, derived from the run's seed and
//! the number of the game, and players start every game anew: the number of threads changes
//! nothing but the time.

mod standings;

pub use standings::{Interval, Standing, standings};

use plyground_core::{Complaint, Outcome, Player as Seat, Rng, Stop, mix};
use plyground_session::Ask;
use plyground_session::Session;
use plyground_session::catalogue::Entry;
use plyground_session::{Effort, Played};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// What is to be compared.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The variant.
    pub variant: String,
    /// Where every game starts; the game's own start if nothing is said.
    pub position: Option<String>,
    /// The players.
    pub specs: Vec<String>,
    /// Games for every pair of players, or for every player of a one-player game.
    pub games: usize,
    /// The seed of the run.
    pub seed: u64,
    /// How every game begins, so that players without chance do not repeat one game.
    pub opening: Opening,
    /// How many games run at once.
    pub threads: usize,
}

/// How the games of a comparison begin.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Opening {
    /// With this many actions drawn by dice. For puzzles: they scramble the start.
    Random(u32),
    /// With the game's own openings in an order drawn by the seed, each once before any comes again.
    Book,
}

impl Opening {
    /// What is said of it below a table.
    #[must_use]
    pub fn in_words(self, entry: &Entry) -> String {
        match self {
            Self::Random(plies) if entry.is_puzzle => format!("starts scrambled by {plies} random actions"),
            Self::Random(0) => "no random opening".into(),
            Self::Random(plies) => format!("openings of {plies} random actions"),
            Self::Book => format!("the game's {} openings in a random order", entry.openings.len()),
        }
    }

    /// Complains when an opening of the book cannot be played from where the session stands.
    pub(crate) fn check(self, session: &dyn Session, entry: &Entry) -> Result<(), Complaint> {
        let count = if self == Self::Book { entry.openings.len().max(1) } else { 0 };
        (0..count as u64).try_for_each(|index| self.play_book(session.fork().as_mut(), entry, 0, index))
    }

    /// Plays the book's opening number `index` of the run with this seed, if it is from the book.
    pub(crate) fn play_book(self, session: &mut dyn Session, entry: &Entry, seed: u64, index: u64) -> Result<(), Complaint> {
        if self != Self::Book {
            return Ok(());
        }
        let complain = |code, reason: &str| Complaint::new(code, format!("{} {reason}", entry.about.id)).with("game", entry.about.id);
        if entry.openings.is_empty() {
            return Err(complain("no-openings", "has no openings of its own; give a number of random actions"));
        }
        let mut order: Vec<&String> = entry.openings.iter().collect();
        Rng::new(mix(seed)).shuffle(&mut order);
        for action in order[(index % order.len() as u64) as usize].split(' ') {
            session
                .play(action)
                .map_err(|_| complain("opening-elsewhere", "has openings from its own start only; leave out the position"))?;
        }
        Ok(())
    }
}

/// One game of a comparison.
#[derive(Clone, Debug)]
pub struct Row {
    /// Who sat where: indices into the plan's specs, One first.
    pub seats: Vec<usize>,
    /// The number of the game within its pair or player.
    pub game: usize,
    /// How it went; `None` when the player found no end (a puzzle unsolved within its limits).
    pub played: Option<Played>,
    /// What the attempt took when it did not succeed.
    pub effort: Effort,
}

impl Row {
    /// What the player in this seat scored: 1, ½ or 0 in a game of two; points or minus the
    /// number of steps otherwise.
    #[must_use]
    pub fn score(&self, seat: usize) -> Option<f64> {
        let played = self.played.as_ref()?;
        Some(match (self.seats.len(), played.outcome) {
            (2, Outcome::Won(winner)) => f64::from(u8::from(winner.index() == seat)),
            (2, _) => 0.5,
            _ => played.score as f64,
        })
    }

    /// For programs.
    #[must_use]
    pub fn to_json(&self, specs: &[String]) -> Value {
        let players: Vec<&str> = self.seats.iter().map(|&index| specs[index].as_str()).collect();
        let played = self.played.as_ref();
        let result = played.map(|played| match played.outcome {
            Outcome::Won(Seat::One) => "one",
            Outcome::Won(Seat::Two) => "two",
            Outcome::Drawn => "draw",
            Outcome::Scored(_) => "scored",
        });
        json!({
            "players": players,
            "game": self.game,
            "result": result,
            "score": played.map(|played| played.score),
            "tile": played.and_then(|played| played.milestone),
            "decisions": played.map(|played| played.decisions),
        })
    }
}

/// One piece of work: who plays, and which game.
#[derive(Clone, Debug)]
struct Job {
    seats: Vec<usize>,
    game: usize,
    /// Seed of dice and opening: the same for both games of a pair.
    dice: u64,
}

/// Plays all games of a plan. `progress` hears how many of how many are done; `None` when the
/// stop flag was raised.
pub fn run(
    entry: &'static Entry,
    plan: &Plan,
    stop: &Arc<AtomicBool>,
    progress: &(dyn Fn(usize, usize) + Sync),
) -> Result<Option<Vec<Row>>, Complaint> {
    let session = entry.open(&plan.variant, plan.position.as_deref())?;
    for spec in &plan.specs {
        session.player(spec, plan.seed)?;
    }
    plan.opening.check(session.as_ref(), entry)?;
    let jobs = jobs(entry, plan)?;
    let next = AtomicUsize::new(0);
    let done = AtomicUsize::new(0);
    let rows: Mutex<Vec<Option<Row>>> = Mutex::new(vec![None; jobs.len()]);
    std::thread::scope(|scope| {
        for _ in 0..plan.threads.clamp(1, jobs.len().max(1)) {
            scope.spawn(|| {
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    let Some(job) = jobs.get(index) else { break };
                    let Some(row) = play(session.as_ref(), entry, plan, job, stop) else { break };
                    rows.lock().expect("no thread panics while it holds the rows")[index] = Some(row);
                    progress(done.fetch_add(1, Ordering::Relaxed) + 1, jobs.len());
                }
            });
        }
    });
    Ok(rows.into_inner().expect("all threads have ended").into_iter().collect())
}

/// The games of a plan, in a fixed order.
fn jobs(entry: &Entry, plan: &Plan) -> Result<Vec<Job>, Complaint> {
    let mut jobs = Vec::new();
    if entry.about.seats.len() < 2 {
        for player in 0..plan.specs.len() {
            jobs.extend((0..plan.games).map(|game| Job { seats: vec![player], game, dice: game as u64 }));
        }
        return Ok(jobs);
    }
    if plan.specs.len() < 2 {
        return Err(Complaint::new("too-few-players", format!("{} needs at least two players to compare", entry.about.id)));
    }
    for one in 0..plan.specs.len() {
        for two in one + 1..plan.specs.len() {
            for game in 0..plan.games {
                let seats = if game % 2 == 0 { vec![one, two] } else { vec![two, one] };
                jobs.push(Job { seats, game, dice: (game / 2) as u64 });
            }
        }
    }
    Ok(jobs)
}

/// Plays one game; `None` when the stop flag was raised.
fn play(session: &dyn Session, entry: &Entry, plan: &Plan, job: &Job, stop: &Arc<AtomicBool>) -> Option<Row> {
    let mut session = session.fork();
    let mut dice = Rng::stream(plan.seed, job.dice);
    let seat_seed = |seat: usize| mix(plan.seed ^ mix(job.game as u64) ^ ((job.seats[seat] as u64) << 48));
    let row = |played, effort| Row { seats: job.seats.clone(), game: job.game, played, effort };
    if entry.is_puzzle {
        return solve(session.as_mut(), plan, job, &mut dice, seat_seed(0), stop).map(|(played, effort)| row(played, effort));
    }
    plan.opening.play_book(session.as_mut(), entry, plan.seed, job.dice).expect("every opening can be played");
    let mut players: Vec<_> = (0..job.seats.len())
        .map(|seat| session.player(&plan.specs[job.seats[seat]], seat_seed(seat)).expect("the specs were read before"))
        .collect();
    let random = if let Opening::Random(plies) = plan.opening { plies } else { 0 };
    match session.play_to_end(&mut players, &mut dice, random, stop) {
        Ok(played) => Some(row(Some(played), Effort::default())),
        Err(Stop::Cancelled) => None,
        Err(_) => Some(row(None, Effort::default())),
    }
}

/// Solves one scrambled puzzle.
fn solve(
    session: &mut dyn Session,
    plan: &Plan,
    job: &Job,
    dice: &mut Rng,
    seed: u64,
    stop: &Arc<AtomicBool>,
) -> Option<(Option<Played>, Effort)> {
    let scramble = if let Opening::Random(plies) = plan.opening { plies } else { 0 };
    for _ in 0..scramble {
        let Some(action) = session.sample(dice) else { break };
        session.play(&action).expect("a sampled action is legal");
    }
    let mut player = session.player(&plan.specs[job.seats[0]], seed).expect("the specs were read before");
    let ask = Ask { stop: Some(stop.clone()), ..Ask::default() };
    let journey = session.solve(&mut player, &ask);
    let Some(journey) = journey else {
        return Some((None, Effort::default()));
    };
    if journey.stopped == Stop::Cancelled {
        return None;
    }
    let effort = Effort {
        decisions: 1,
        nodes: journey.counters.nodes,
        seconds: journey.elapsed.as_secs_f64(),
        peak_memory_bytes: journey.counters.peak_memory_bytes,
    };
    let solved = journey.steps.map(|steps| Played {
        outcome: Outcome::Won(Seat::One),
        score: -i64::from(steps.cost),
        milestone: None,
        decisions: steps.actions.len() as u32,
        efforts: vec![effort],
    });
    Some((solved, effort))
}
