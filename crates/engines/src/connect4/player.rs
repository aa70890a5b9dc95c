//! The player `perfect`: it knows what every column is worth.
//!
//! ```text
//!   position ──► Solve ──► Report (bounds, columns, line) ──► Verdict in Player One's view
//! ```
//!
//! **Contract.** Values are exact: 0 for a draw, otherwise how much sooner than the last disc the game is won, plus for
//! Player One, minus for Player Two; and who wins after how many discs. Among equally good columns the one that the
//! search came to first is chosen, from the middle outwards; where the book knows all of them, the seed decides. When a limit is reached before the value is known, what
//! is proven is told as a bound, or as an estimate of 0 where it is not even known who wins; then the disc is the one
//! that is proven to reach the bound, or else the one that looks best a few discs ahead.

use super::book::Book;
use super::geometry::Word as _;
use super::guess::Guess;
use super::level::{Levelled, MOST_LEVEL};
use super::score;
use super::shelf;
use super::solve::{Report, Solve, Wanted, solver};
use super::table::{Between, Layout};
use super::watch::Step;
use plyground_core::{
    Bound, Counters, Event, Family, Game, Judged, Kind, Limits, Make, NodeKind, Observer, Outcome, Parameter, Player, Recipe, Rng, Root,
    Searcher, Source, Stop, Turn, Verdict, Worth, words,
};
use plyground_games::connect4::{Bits, ConnectFour, Shape};
use std::sync::Arc;

/// Plays what the solver says; see the [module page](self).
pub struct Perfect {
    solver: Box<dyn Solve>,
    /// Decides between equals that need no search; without it they are taken from the middle outwards.
    seed: Option<u64>,
}

impl Perfect {
    /// A player for boards of this size, with a table of at most `bytes`.
    #[must_use]
    pub fn new<S: Shape>(shape: S, bytes: usize, threads: usize, book: Option<Arc<Book>>) -> Self {
        let solver = solver(shape.columns(), shape.rows(), bytes, threads, book).expect("every board of the game has at most 128 bits");
        Self { solver, seed: None }
    }

    /// Plays another of equally good openings with another seed.
    #[must_use]
    pub fn with_seed(self, seed: u64) -> Self {
        Self { seed: Some(seed), ..self }
    }

    /// One of the best columns, by the seed, where all are known without a search; the line that begins with it.
    fn choose<S: Shape<Bits: Layout>>(&self, position: &ConnectFour<S>, discs: [u128; 2]) -> Option<Vec<u8>> {
        let seed = self.seed?;
        let report = self.solver.solve(discs, Wanted::Columns, &Limits::nodes(0), None);
        let equals = report.columns.into_iter().filter(|column| column.value == report.value);
        let mut equals: Vec<Vec<u8>> = equals.map(|column| column.line).collect();
        let is_known = report.stopped == Stop::Complete && !equals.is_empty();
        is_known.then(|| equals.swap_remove(Rng::stream(seed, position.key()).below(equals.len())))
    }
}

impl<S: Shape<Bits: Layout>> Searcher<ConnectFour<S>> for Perfect {
    fn search<O: Observer<ConnectFour<S>>>(&mut self, root: &Root<'_, ConnectFour<S>>, limits: &Limits, observer: &mut O) -> Verdict<u8> {
        let position = root.position;
        if let Turn::Over(_) = position.turn() {
            return over(position, limits, observer);
        }
        let wanted = if root.judge_all { Wanted::Columns } else { Wanted::Best };
        let discs = [position.own().wide(), position.theirs().wide()];
        let (report, guess) = if O::WATCHING {
            let mut story = Story { shape: position.shape(), observer, path: Vec::new() };
            let report = self.solver.solve(discs, wanted, limits, Some(&mut |step| story.tell(step)));
            story.end();
            (report, Guess::default())
        } else {
            let (guess, limits) = Guess::apart(limits);
            (self.solver.solve(discs, wanted, &limits, None), guess)
        };
        let mut verdict = verdict(position, report);
        if verdict.best.is_none() {
            guess.play(position, &mut verdict);
        } else if verdict.counters.nodes == 0 {
            if let Some(line) = self.choose(position, discs) {
                (verdict.best, verdict.line) = (line.first().copied(), line);
            }
            tell_known(position, &mut verdict, limits, observer);
            judge_chosen(&mut verdict);
        } else {
            judge_chosen(&mut verdict);
        }
        verdict
    }
}

/// A solver that was asked for the best column alone has judged that one: it is worth what the position is worth.
fn judge_chosen(verdict: &mut Verdict<u8>) {
    let is_proven = verdict.worth.bound == Bound::Exact && verdict.actions.is_empty();
    if let Some(action) = verdict.best.filter(|_| is_proven) {
        let Counters { nodes, depth, .. } = verdict.counters;
        verdict.actions.push(Judged { action, worth: verdict.worth, nodes, depth, line: verdict.line.clone() });
    }
}

/// What needs no search is one position that was looked up.
fn tell_known<S: Shape, O: Observer<ConnectFour<S>>>(
    position: &ConnectFour<S>,
    verdict: &mut Verdict<u8>,
    limits: &Limits,
    observer: &mut O,
) {
    if limits.start().tick().is_err() {
        return;
    }
    (verdict.counters.nodes, verdict.counters.table_hits) = (1, 1);
    let (kind, depth) = (NodeKind::of(position.turn()), verdict.counters.depth);
    observer.see(Event::Enter { node: 1, position, action: None, kind, depth, window: None, probability: None });
    observer.see(Event::Leave { node: 1, value: verdict.worth.value, bound: Bound::Exact, source: Source::Table });
}

/// A game that is over has a value and nothing to play.
fn over<S: Shape<Bits: Layout>, O: Observer<ConnectFour<S>>>(position: &ConnectFour<S>, limits: &Limits, observer: &mut O) -> Verdict<u8> {
    let mut clock = limits.start();
    let stopped = clock.tick().err().unwrap_or(Stop::Complete);
    let size = i32::from(position.shape().columns()) * i32::from(position.shape().rows());
    let last = position.discs().count() as i32 - 1;
    let is_won = matches!(position.turn(), Turn::Over(Outcome::Won(_)));
    // The player who moved last has won, if anybody has.
    let value = if is_won { -score::won_at_once(size, last) } else { 0 };
    let worth = Worth { decided: is_won.then(|| (position.mover().other(), 0)), ..worth(position, Between { least: value, most: value }) };
    let mut counters = Counters { peak_memory_bytes: 0, ..Counters::default() };
    if stopped == Stop::Complete {
        (counters.nodes, counters.leaves) = (1, 1);
        observer.see(Event::Enter { node: 1, position, action: None, kind: NodeKind::Over, depth: 0, window: None, probability: None });
        observer.see(Event::Leave { node: 1, value: worth.value, bound: Bound::Exact, source: Source::Rules });
    }
    Verdict { best: None, worth, actions: Vec::new(), line: Vec::new(), counters, stopped, elapsed: clock.elapsed() }
}

fn verdict<S: Shape<Bits: Layout>>(position: &ConnectFour<S>, report: Report) -> Verdict<u8> {
    let depth = report.counters.depth;
    let judged = |column: super::solve::Column| Judged {
        action: column.column,
        worth: worth(position, column.value),
        nodes: column.nodes,
        depth,
        line: column.line,
    };
    Verdict {
        best: report.best,
        worth: worth(position, report.value),
        actions: report.columns.into_iter().map(judged).collect(),
        line: report.line,
        counters: report.counters,
        stopped: report.stopped,
        elapsed: report.elapsed,
    }
}

/// What a value of the player to move is to Player One.
fn worth<S: Shape>(position: &ConnectFour<S>, between: Between) -> Worth {
    let size = i32::from(position.shape().columns()) * i32::from(position.shape().rows());
    score::worth(size, position.discs().count() as i32, between)
}

/// Tells the steps of the solver as events in Player One's view.
struct Story<'a, S: Shape, O> {
    shape: S,
    observer: &'a mut O,
    /// The positions between the root and where the search is.
    path: Vec<Open>,
}

/// A position that has been entered and not left.
struct Open {
    node: u64,
    taken: u128,
    mover: Player,
    alpha: i32,
    /// The best value of a child so far.
    best: Option<i32>,
}

impl Open {
    fn seen(&self, value: i32) -> f64 {
        f64::from(if self.mover == Player::One { value } else { -value })
    }

    fn window(&self) -> (f64, f64) {
        let (low, high) = (self.seen(self.alpha), self.seen(self.alpha + 1));
        (low.min(high), low.max(high))
    }
}

impl<S: Shape<Bits: Layout>, O: Observer<ConnectFour<S>>> Story<'_, S, O> {
    fn column(&self, cell: u128) -> u8 {
        (cell.trailing_zeros() / self.shape.stride()) as u8
    }

    fn tell(&mut self, step: Step) {
        match step {
            Step::Enter { discs: [own, theirs], node, alpha } => self.enter(own, own | theirs, node, alpha),
            Step::Settled { value, source } => {
                let Some(open) = self.path.pop() else { return };
                let bound = match source {
                    Source::Rules => Bound::Exact,
                    _ if (value > open.alpha) == (open.mover == Player::One) => Bound::Lower,
                    _ => Bound::Upper,
                };
                self.observer.see(Event::Leave { node: open.node, value: open.seen(value), bound, source });
            }
            Step::Child { cell, value, alpha } => {
                let action = self.column(cell);
                let is_root = self.path.len() == 1;
                let Some(open) = self.path.last_mut() else { return };
                let best = open.best.map_or(value, |best| best.max(value));
                open.best = Some(best);
                let (node, value_seen, best, window) = (open.node, open.seen(value), open.seen(best), Some(open.window()));
                self.observer.see(Event::Child { node, action: &action, value: value_seen, best, window });
                if is_root && value > alpha {
                    self.observer.see(Event::Best { action: &action, value: value_seen });
                }
            }
            Step::Cutoff { cell, value, skipped, .. } => {
                let action = self.column(cell);
                let Some(open) = self.path.last() else { return };
                let (value, limit) = (open.seen(value), open.seen(open.alpha + 1));
                self.observer.see(Event::Cutoff { node: open.node, action: &action, value, limit, skipped });
            }
        }
    }

    fn enter(&mut self, own: u128, taken: u128, node: u64, alpha: i32) {
        let position = ConnectFour::unpack(self.shape, S::Bits::narrowed(own + taken + self.shape.bottom().wide()));
        let action = self.path.last().map(|parent| self.column(taken ^ parent.taken));
        let open = Open { node, taken, mover: position.mover(), alpha, best: None };
        let depth = self.shape.cells().count() - taken.count_ones();
        let (kind, window) = (NodeKind::of(position.turn()), Some(open.window()));
        self.observer.see(Event::Enter { node, position: &position, action: action.as_ref(), kind, depth, window, probability: None });
        self.path.push(open);
    }

    /// What was not left was given up.
    fn end(&mut self) {
        while let Some(open) = self.path.pop() {
            self.observer.see(Event::Leave { node: open.node, value: 0.0, bound: Bound::Estimate, source: Source::Stopped });
        }
    }
}

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function PERFECT(root), a level below 10:  ?level<10
  for depth ← 1, 2, … as far as the level sees:  @iteration ?level<10
    a ← the column that looks best  @best ?level<10
  VALUE(p, depth) as ALPHA-BETA has it  @enter @child @cut @leave ?level<10
  return a column by how good it looks, not always a  ?level<10
function PERFECT(root), level 10:  ?level=10
  if the book has root: return its value  ?level=10 ?book=on
  until the value is known: is it more than s?  @iteration ?level=10
    (early wins first; in the opening, who wins at all)  ?level=10
    the disc that says yes is the best so far  @best ?level=10
function MORE(p, s):  @enter ?level=10
  if every disc lets the other make four: lost  @leave:rules ?level=10
  if a disc leaves no answer, or whoever only follows up  ?level=10
    has enough, or too few discs are left: known  @leave:evaluator ?level=10
  if the table knows enough of p or a child: return that  @leave:table ?level=10
  for each disc that does not lose at once, most threats  ?level=10
    first: w ← not MORE(p after it, the other side of s)  ?level=10
    where MAX acts: v ← max(v, w)  @child:max ?level=10
    where MIN acts: v ← min(v, w)  @child:min ?level=10
    if v answers the question: the rest does not matter  @cut ?level=10
  put v into the table; return v  @leave:children ?level=10
  when a limit is reached: give up p  @leave:stopped ?level=10";

/// How to make the player `perfect`.
#[must_use]
pub fn recipe<S: Shape<Bits: Layout>>() -> Recipe<ConnectFour<S>> {
    let threads = "Threads that search at once; with more than one, the work differs from run to run.";
    Recipe {
        id: "perfect",
        sentence: "Solves the position to the end of the game and plays the best column; a level below 10 looks only a few discs ahead and errs on purpose.",
        family: Family { id: "adversarial", words: words!("en", "ar", "fa") },
        pseudocode: PSEUDOCODE,
        parameters: vec![
            Parameter::time(),
            Parameter::nodes(),
            Parameter { sentence: "Memory for the table of positions met before, at most.", ..Parameter::memory("128MiB") },
            Parameter {
                key: "level",
                kind: Kind::Whole(1, MOST_LEVEL + 1),
                default: "10",
                sentence: "From 1, a beginner, to 10, perfect.",
            },
            Parameter {
                key: "seed",
                kind: Kind::Whole(0, u64::MAX),
                default: "0",
                sentence: "Decides the choices of levels below 10, and between equally good openings.",
            },
            Parameter { key: "threads", kind: Kind::Whole(1, 256), default: "1", sentence: threads },
            Parameter {
                key: "book",
                kind: Kind::Choice(vec!["on", "off"]),
                default: "on",
                sentence: "Whether openings are looked up where there is a book.",
            },
        ],
        make: Make::Thinker(|settings, position| {
            if let Some(level) = settings.whole("level").filter(|level| *level <= MOST_LEVEL) {
                return Ok(Box::new(Levelled::new(position.shape(), level, settings.whole("seed").unwrap_or(0))));
            }
            let threads = settings.whole("threads").unwrap_or(1) as usize;
            let shape = position.shape();
            let book = (settings.word("book") != Some("off")).then(|| shelf::book(shape.columns(), shape.rows())).flatten();
            let perfect = Perfect::new(shape, settings.size("memory").unwrap_or(0), threads, book);
            Ok(Box::new(perfect.with_seed(settings.whole("seed").unwrap_or(0))))
        }),
    }
}
