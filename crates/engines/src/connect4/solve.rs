//! The exact value of a position, by questions that close in on it.
//!
//! Every question halves what is left, but early ends are asked for first: that a game is won or lost
//! within a few discs is quick to see, and if it is so nothing else needs to be looked at.
//!
//! ```text
//!   -18 ············ 0 ············ 18
//!            more than 9?   no: at most 9
//!            more than 4?   no …           more than -9?  yes …
//! ```
//!
//! At the root every disc is kept in order of what it has shown; the one that answered the last question
//! with yes is the best when nothing is left to ask. When a limit is reached before, what has been proven
//! remains: the value lies between two bounds.

use super::book::{Book, Opening};
use super::geometry::{Geometry, Word, threats};
use super::score;
use super::search::{Drop, Node, Search, has_fast_instructions};
use super::small::Small;
use super::table::{Between, Layout, Table};
use super::watch::{Watch, Watcher};
use plyground_core::{Counters, Limits, Progress, Source, Stop};
use plyground_games::connect4::{AnySize, Shape, Standard, has_four};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What was found of a column.
#[derive(Clone, Debug)]
pub struct Column {
    /// Its number, from 0.
    pub column: u8,
    /// What dropping a disc there is worth to the player who does.
    pub value: Between,
    /// The line of best play that begins with it, as far as it is known.
    pub line: Vec<u8>,
    /// Nodes searched for it alone.
    pub nodes: u64,
}

/// What was found of a position.
#[derive(Clone, Debug)]
pub struct Report {
    /// Its value, for the player to move.
    pub value: Between,
    /// A column that is proven to reach the least value, if one is known.
    pub best: Option<u8>,
    /// The line of best play, as far as it is known.
    pub line: Vec<u8>,
    /// The columns that were judged, from left to right.
    pub columns: Vec<Column>,
    /// The work done.
    pub counters: Counters,
    /// Why it stopped.
    pub stopped: Stop,
    /// The time it took.
    pub elapsed: Duration,
}

/// What is wanted of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Wanted {
    /// Its value and nothing else.
    Value,
    /// A best column, and the line that begins with it.
    Best,
    /// The value of every column.
    Columns,
}

/// A solver of one board size, its type forgotten. Positions are the discs of the player to move and of the
/// other player, as sets of cells in 128 bits.
pub trait Solve: Send + Sync {
    /// Solves a position whose game is not over.
    fn solve(&self, discs: [u128; 2], wanted: Wanted, limits: &Limits, watch: Option<Watcher<'_>>) -> Report;
    /// Bytes of its table.
    fn bytes(&self) -> usize;
    /// Touches all of its memory, so that no search has to wait for the system to provide it.
    fn warm_up(&self);
}

/// A solver for boards of this size, with a table of at most `bytes`, as many threads as said, and a
/// book of openings if there is one; `None` for a board of more than 128 bits.
#[must_use]
pub fn solver(columns: u8, rows: u8, bytes: usize, threads: usize, book: Option<Arc<Book>>) -> Option<Box<dyn Solve>> {
    let (width, height) = (u64::from(columns), u64::from(rows));
    let book = book.filter(|book| book.size() == (columns, rows));
    Some(if let Some(shape) = Standard::sized(width, height) {
        Box::new(Solver::<_, 8>::new(shape, bytes, threads, book))
    } else if let Some(shape) = Small::sized(width, height) {
        if columns <= 8 {
            Box::new(Solver::<_, 8>::new(shape, bytes, threads, book))
        } else {
            Box::new(Solver::<_, 12>::new(shape, bytes, threads, book))
        }
    } else {
        let shape = AnySize::sized(width, height)?;
        if columns <= 8 {
            Box::new(Solver::<_, 8>::new(shape, bytes, threads, book))
        } else {
            Box::new(Solver::<_, 25>::new(shape, bytes, threads, book))
        }
    })
}

struct Solver<S: Shape, const LANES: usize> {
    geometry: Geometry<S>,
    table: Table<S::Bits>,
    threads: usize,
    book: Option<Arc<Book>>,
}

impl<S: Shape<Bits: Layout>, const LANES: usize> Solver<S, LANES> {
    fn new(shape: S, bytes: usize, threads: usize, book: Option<Arc<Book>>) -> Self {
        Self { geometry: Geometry::new(shape), table: Table::new(bytes), threads: Limits::fit_threads(threads).max(1), book }
    }

    /// Solves a position, telling whoever watches.
    fn report<const FAST: bool, W: Watch>(&self, node: Node<S::Bits>, wanted: Wanted, limits: &Limits, whim: u64, watch: W) -> Report {
        // Mirror images meet below this position only if it goes together with its own.
        let has_mirrors = (node.own & self.geometry.mirrored(node.theirs)).is_empty();
        let mut clock = limits.start();
        clock.expect_slow_nodes(self.table.slow_nodes());
        let search = Search::<S, LANES, FAST, W> {
            geometry: &self.geometry,
            table: &self.table,
            clock,
            counters: Counters::default(),
            unvisited: 0,
            has_mirrors,
            history: [[0; 128]; 32],
            whim,
            watch,
        };
        Solving { solver: self, search }.report(node, wanted)
    }

    /// Solves with helpers, which search the same and share what they find.
    fn with_helpers<const FAST: bool>(&self, node: Node<S::Bits>, wanted: Wanted, limits: &Limits) -> Report {
        if self.threads == 1 {
            return self.report::<FAST, ()>(node, wanted, limits, 0, ());
        }
        let done = Arc::new(AtomicBool::new(false));
        // To make the threads takes time too. A limit on nodes is that of the one whose answer counts.
        let limits = limits.begun();
        let helping = Limits { nodes: None, ..limits.helping(&done) };
        let mut report = std::thread::scope(|scope| {
            for helper in 1..self.threads {
                let helping = &helping;
                let help = move || {
                    self.report::<FAST, ()>(node, wanted, helping, helper as u64, ());
                };
                // Where one cannot be started, the search goes on with fewer.
                if std::thread::Builder::new().spawn_scoped(scope, help).is_err() {
                    break;
                }
            }
            let report = self.report::<FAST, ()>(node, wanted, &limits, 0, ());
            done.store(true, Ordering::Relaxed);
            report
        });
        report.elapsed = limits.start().elapsed();
        report
    }
}

impl<S: Shape<Bits: Layout>, const LANES: usize> Solve for Solver<S, LANES> {
    fn solve(&self, [own, theirs]: [u128; 2], wanted: Wanted, limits: &Limits, watch: Option<Watcher<'_>>) -> Report {
        let node = Node::new(&self.geometry, S::Bits::narrowed(own), S::Bits::narrowed(theirs));
        let mut report = match watch {
            Some(watch) => self.report::<false, _>(node, wanted, limits, 0, watch),
            None if has_fast_instructions() => self.with_helpers::<true>(node, wanted, limits),
            None => self.with_helpers::<false>(node, wanted, limits),
        };
        report.counters.peak_memory_bytes = self.table.bytes();
        report
    }

    fn bytes(&self) -> usize {
        self.table.bytes()
    }

    fn warm_up(&self) {
        self.table.clear();
    }
}

/// One position being solved.
struct Solving<'a, S: Shape, const LANES: usize, const FAST: bool, W> {
    solver: &'a Solver<S, LANES>,
    search: Search<'a, S, LANES, FAST, W>,
}

impl<S: Shape<Bits: Layout>, const LANES: usize, const FAST: bool, W: Watch> Solving<'_, S, LANES, FAST, W> {
    fn report(mut self, node: Node<S::Bits>, wanted: Wanted) -> Report {
        let mut value = self.widest(node);
        let mut best = None;
        let mut columns = Vec::new();
        let mut line = Vec::new();
        let mut solved = self.close_in(node, wanted, &mut value, &mut best);
        let best_column = best.map(|drop| self.solver.geometry.column_number(drop.cell));
        match (wanted, best) {
            (Wanted::Columns, _) => solved = self.columns(node, value, best_column, solved, &mut columns),
            (Wanted::Best, Some(drop)) if solved.is_ok() => solved = self.line(node, drop, value.least, &mut line),
            _ => {}
        }
        let best = best_column;
        if let (true, Some(first)) = (line.is_empty(), best) {
            line = columns.iter().find(|column| column.column == first).map_or_else(|| vec![first], |column| column.line.clone());
        }
        let mut counters = self.search.counters;
        counters.nodes = self.search.clock.nodes() - self.search.unvisited;
        counters.depth = (self.solver.geometry.size - node.discs) as u32;
        Report {
            value,
            best,
            line,
            columns,
            counters,
            stopped: solved.err().unwrap_or(Stop::Complete),
            elapsed: self.search.clock.elapsed(),
        }
    }

    /// What is known before a search: the rules, and the book.
    fn widest(&self, node: Node<S::Bits>) -> Between {
        let Geometry { shape, size, .. } = self.solver.geometry;
        let taken = node.own | node.theirs;
        if !(threats(shape, node.own, taken) & self.solver.geometry.landings(taken)).is_empty() {
            let value = score::won_at_once(size, node.discs);
            return Between { least: value, most: value };
        }
        if let Some(Opening { value, .. }) = self.opening(node) {
            return Between { least: value, most: value };
        }
        Between { least: score::lost_in_two(size, node.discs), most: score::won_in_three(size, node.discs).max(0) }
    }

    /// What the book says.
    fn opening(&self, node: Node<S::Bits>) -> Option<Opening> {
        self.solver.book.as_ref()?.get([node.own.wide(), node.theirs.wide()])
    }

    /// The disc that the book plays.
    fn drop_of_book(&self, node: Node<S::Bits>) -> Option<Drop<S::Bits>> {
        let Opening { best, .. } = self.opening(node)?;
        self.search.all_drops(node).into_iter().find(|drop| self.solver.geometry.column_number(drop.cell) == best)
    }

    /// Asks until the value is known, and which disc reaches it.
    fn close_in(&mut self, node: Node<S::Bits>, wanted: Wanted, value: &mut Between, best: &mut Option<Drop<S::Bits>>) -> Result<(), Stop> {
        let mut drops = self.search.all_drops(node);
        while value.least < value.most {
            let alpha = question(node.discs, *value);
            let answer = self.ask(node, &mut drops, alpha)?;
            if answer > alpha {
                value.least = answer;
                *best = drops.first().copied();
            } else {
                value.most = answer;
            }
            self.tell(node, *value);
        }
        if best.is_none() && wanted != Wanted::Value {
            *best = self.drop_of_book(node);
        }
        if best.is_none() && wanted != Wanted::Value {
            // Nothing was asked, or nothing answered yes: the first disc that reaches the value.
            if self.ask(node, &mut drops, value.least - 1)? >= value.least {
                *best = drops.first().copied();
            }
        }
        Ok(())
    }

    /// Tells whoever waits what is known so far.
    fn tell(&self, node: Node<S::Bits>, value: Between) {
        if let Some(Progress(tell)) = &self.search.clock.limits().progress {
            tell(self.search.clock.nodes(), score::worth(self.solver.geometry.size, node.discs, value));
        }
    }

    /// Is the position worth more than `alpha`? The disc that says yes comes to the front.
    fn ask(&mut self, node: Node<S::Bits>, drops: &mut [Drop<S::Bits>], alpha: i32) -> Result<i32, Stop> {
        self.search.visit(node, alpha)?;
        let mut most = score::lost_in_two(self.solver.geometry.size, node.discs);
        for index in 0..drops.len() {
            let value = self.after(node, drops[index], alpha)?;
            most = most.max(value);
            if value > alpha {
                if index + 1 < drops.len() {
                    self.search.counters.cutoffs += 1;
                    self.search.watch.cutoff(drops[index].cell.wide(), value, alpha, drops.len() - index - 1);
                }
                drops[..=index].rotate_right(1);
                break;
            }
        }
        self.search.watch.settled(most, Source::Children);
        Ok(most)
    }

    /// What a disc is worth, as far as it matters for `alpha`.
    fn after(&mut self, node: Node<S::Bits>, drop: Drop<S::Bits>, alpha: i32) -> Result<i32, Stop> {
        let child = node.after(drop.cell, drop.threats);
        match self.settled(child) {
            Some(value) => Ok(-value),
            None => self.search.child(node, drop.cell, drop.threats, alpha),
        }
    }

    /// The value of a position where it needs no search: the game is over, or ends with the next disc, or
    /// the book has it.
    fn settled(&self, node: Node<S::Bits>) -> Option<i32> {
        let geometry = &self.solver.geometry;
        if has_four(geometry.shape, node.theirs) {
            // The other player has just won: one disc sooner than at the next.
            return Some(-score::won_at_once(geometry.size, node.discs - 1));
        }
        if node.discs == geometry.size {
            return Some(0);
        }
        let known = self.widest(node);
        (known.least == known.most).then_some(known.least)
    }

    fn reaches(&mut self, node: Node<S::Bits>, drop: Drop<S::Bits>, value: i32) -> Result<bool, Stop> {
        Ok(self.after(node, drop, value - 1)? >= value)
    }

    /// The exact value of a disc, which lies between these.
    fn exact(&mut self, node: Node<S::Bits>, drop: Drop<S::Bits>, value: &mut Between) -> Result<(), Stop> {
        while value.least < value.most {
            let alpha = question(node.discs, *value);
            self.search.visit(node, alpha)?;
            let answer = self.search.child(node, drop.cell, drop.threats, alpha)?;
            self.search.watch.settled(answer, Source::Children);
            if answer > alpha { value.least = answer } else { value.most = answer }
        }
        Ok(())
    }

    /// Every column, judged as far as the search has not been `stopped`. None is worth more than is `known` of the position,
    /// and the best one is not worth less.
    fn columns(
        &mut self,
        node: Node<S::Bits>,
        known: Between,
        best: Option<u8>,
        mut stopped: Result<(), Stop>,
        columns: &mut Vec<Column>,
    ) -> Result<(), Stop> {
        let mut drops = self.search.all_drops(node);
        drops.sort_by_key(|drop| drop.cell.index());
        for drop in drops {
            let before = self.search.clock.nodes();
            let column = self.solver.geometry.column_number(drop.cell);
            let child = node.after(drop.cell, drop.threats);
            let mut line = vec![column];
            let widest = self.settled(child).map_or_else(|| self.widest(child), |value| Between { least: value, most: value });
            let mut value = Between { least: -widest.most, most: (-widest.least).min(known.most) };
            if best == Some(column) {
                value.least = value.least.max(known.least);
            }
            if value.least < value.most && stopped.is_ok() {
                stopped = self.exact(node, drop, &mut value);
            }
            if stopped.is_ok() {
                stopped = self.line(node, drop, value.least, &mut line);
            }
            columns.push(Column { column, value, line, nodes: self.search.clock.nodes() - before });
        }
        stopped
    }

    /// The line of best play that begins with a disc worth `value`.
    fn line(&mut self, mut node: Node<S::Bits>, mut drop: Drop<S::Bits>, mut value: i32, line: &mut Vec<u8>) -> Result<(), Stop> {
        line.clear();
        if W::WATCHING {
            // The story is about the value; the rest of the line would be another one.
            line.push(self.solver.geometry.column_number(drop.cell));
            return Ok(());
        }
        let is_opening = self.opening(node).is_some();
        loop {
            line.push(self.solver.geometry.column_number(drop.cell));
            node = node.after(drop.cell, drop.threats);
            value = -value;
            let over = has_four(self.solver.geometry.shape, node.theirs);
            if over || node.discs == self.solver.geometry.size {
                return Ok(());
            }
            if is_opening {
                // To search where the book ends would take longer than everything before.
                match self.drop_of_book(node) {
                    Some(next) => drop = next,
                    None => return Ok(()),
                }
                continue;
            }
            let mut next = None;
            for candidate in self.search.all_drops(node) {
                if self.reaches(node, candidate, value)? {
                    next = Some(candidate);
                    break;
                }
            }
            match next {
                Some(next) => drop = next,
                None => return Ok(()),
            }
        }
    }
}

/// With fewer discs than this, no end is near.
const OPENING: i32 = 6;

/// The next question: is the value more than this? Early ends are asked for first; in the opening, where there are
/// none, who wins at all, and then late ends first.
fn question(discs: i32, value: Between) -> i32 {
    let Between { least, most } = value;
    if discs < OPENING {
        return if least > 0 {
            (2 * least - 1).min(most - 1)
        } else if most < 0 {
            (2 * most).max(least)
        } else {
            // The player who began is asked about, whoever is to move; a draw is asked about last.
            let is_first = discs % 2 == 0;
            if is_first && most > 0 || least == 0 { 0 } else { -1 }
        };
    }
    let middle = least + (most - least) / 2;
    if middle <= 0 && least / 2 < middle {
        least / 2
    } else if middle >= 0 && most / 2 > middle {
        most / 2
    } else {
        middle
    }
}
