//! Playing games, two at a time.

use crate::data::Sample;
use crate::player::{Contender, Position};
use plyground_core::{Course, Game, Limits, Outcome, Player, Rng, Root, Searcher, Turn, Value};
use plyground_games::checkers::ballots::playable;
use plyground_search::adversarial::Pvs;
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// How many games, from which seed, with how many nodes for a move.
#[derive(Clone, Copy)]
pub struct Play {
    pub games: usize,
    pub seed: u64,
    pub nodes: u64,
}

const THREADS: usize = 2;
/// Bytes of the transposition table: small, because searches are short.
const TABLE: usize = 1 << 20;
/// Moves drawn by dice after the three of the ballot: at most this many.
const STRAYS: usize = 4;
/// A position this many moves after the last capture or man's move teaches little.
const FRESH: usize = 12;

/// An opening: a ballot, and up to a few moves at random.
fn opening(rng: &mut Rng) -> Position {
    loop {
        let ballots: Vec<_> = playable().collect();
        let mut position = rng.pick(&ballots).expect("there are ballots").position();
        for _ in 0..rng.below(STRAYS + 1) {
            if matches!(position.turn(), Turn::Player(_)) {
                position = position.after(&position.sample(rng));
            }
        }
        if matches!(position.turn(), Turn::Player(_)) {
            return position;
        }
    }
}

/// A game as it was played: every position with the value its search found, and how it ended.
struct Record {
    positions: Vec<(Position, Value, usize)>,
    outcome: Outcome,
}

/// Plays a game to its end.
fn play(start: Position, seats: &mut [Pvs<Contender>; 2], nodes: u64) -> Record {
    let rules = Position::DRAWS.expect("checkers has draws by the course of a game");
    let mut course = Course::new(start.key());
    let mut past = Vec::new();
    let mut position = start;
    let mut positions = Vec::new();
    loop {
        let mover = match position.turn() {
            Turn::Over(outcome) => return Record { positions, outcome },
            _ if course.is_drawn(rules) => return Record { positions, outcome: Outcome::Drawn },
            Turn::Player(mover) => mover,
            Turn::Chance => unreachable!("checkers has no chance"),
        };
        let root = Root { position: &position, past: &past, actions_made: positions.len() as u32, judge_all: false };
        let verdict = seats[mover.index()].search(&root, &Limits::nodes(nodes), &mut ());
        positions.push((position, Value(verdict.worth.value as i32), past.len()));
        let action = verdict.best.expect("a player to move has a best action");
        let is_lasting = position.is_lasting(&action);
        if is_lasting {
            past.clear();
        } else {
            past.push(position.key());
        }
        position = position.after(&action);
        course.play(position.key(), is_lasting);
    }
}

/// Does this many jobs with a few threads, and gives the results in order.
fn in_parallel<T: Send>(jobs: usize, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let (next, done) = (AtomicUsize::new(0), Mutex::new(Vec::with_capacity(jobs)));
    std::thread::scope(|scope| {
        for _ in 0..THREADS {
            scope.spawn(|| {
                loop {
                    let job = next.fetch_add(1, Ordering::Relaxed);
                    if job >= jobs {
                        break;
                    }
                    let result = work(job);
                    done.lock().expect("no thread panics with the results").push((job, result));
                }
            });
        }
    });
    let mut results = done.into_inner().expect("all threads have ended");
    results.sort_by_key(|(job, _)| *job);
    results.into_iter().map(|(_, result)| result).collect()
}

/// Games numbered from `first` to before `last` of one player against itself, as positions to learn from.
pub fn self_play(contender: Contender, how: Play, first: usize, last: usize) -> Vec<Sample> {
    let games = in_parallel(last - first, |game| {
        let game = first + game;
        let mut seats = [contender.player(TABLE), contender.player(TABLE)];
        let record = play(opening(&mut Rng::stream(how.seed, game as u64)), &mut seats, how.nodes);
        let result = points(record.outcome, Player::One);
        let is_useful = |(position, _, age): &&(Position, Value, usize)| *age <= FRESH && !position.has_capture(position.mover());
        let sample = |(position, value, _): &(Position, Value, usize)| Sample { position: *position, result, value: value.0 };
        record.positions.iter().filter(is_useful).map(sample).collect::<Vec<_>>()
    });
    games.into_iter().flatten().collect()
}

/// A player's points for the end of a game.
fn points(outcome: Outcome, player: Player) -> f64 {
    match outcome {
        Outcome::Won(winner) => f64::from(u8::from(winner == player)),
        _ => 0.5,
    }
}

/// Games of the first of two players, in pairs.
pub struct Tally {
    won: usize,
    drawn: usize,
    lost: usize,
    /// The first player's mean points in each pair.
    pairs: Vec<f64>,
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let n = self.pairs.len() as f64;
        let mean = self.pairs.iter().sum::<f64>() / n;
        let variance = self.pairs.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / (n - 1.0).max(1.0);
        let error = 1.96 * (variance / n).sqrt();
        let elo = |score: f64| -400.0 * (1.0 / score.clamp(0.001, 0.999) - 1.0).log10();
        write!(f, "+{} ={} -{}, {:.1} ± {:.1} %, ", self.won, self.drawn, self.lost, 100.0 * mean, 100.0 * error)?;
        write!(f, "Elo {:+.0} ({:+.0} to {:+.0})", elo(mean), elo(mean - error), elo(mean + error))
    }
}

/// A match: pairs of games from the same opening, sides swapped.
pub fn compete(one: Contender, two: Contender, how: Play) -> Tally {
    let pairs = in_parallel(how.games.div_ceil(2), |pair| {
        let start = opening(&mut Rng::stream(how.seed, pair as u64));
        let first = play(start, &mut [one.player(TABLE), two.player(TABLE)], how.nodes);
        let second = play(start, &mut [two.player(TABLE), one.player(TABLE)], how.nodes);
        [points(first.outcome, Player::One), points(second.outcome, Player::Two)]
    });
    let count = |wanted: f64| pairs.iter().flatten().filter(|&&points| points == wanted).count();
    Tally { won: count(1.0), drawn: count(0.5), lost: count(0.0), pairs: pairs.iter().map(|[a, b]| (a + b) / 2.0).collect() }
}

/// How fast a player searches: twenty openings, this many nodes in each.
pub fn speed(contender: Contender, nodes: u64, seed: u64) -> String {
    let (mut searched, mut depths, mut seconds) = (0, 0, 0.0);
    for game in 0..20 {
        let start = opening(&mut Rng::stream(seed, game));
        let verdict = contender.player(64 << 20).search(&Root::new(&start), &Limits::nodes(nodes), &mut ());
        searched += verdict.counters.nodes;
        depths += verdict.counters.depth;
        seconds += verdict.elapsed.as_secs_f64();
    }
    let mean = f64::from(depths) / 20.0;
    format!("{searched} nodes in {seconds:.2} s: {:.2} million a second, depth {mean:.1} on average", searched as f64 / seconds / 1e6)
}
