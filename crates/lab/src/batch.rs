//! Many positions, one player: the best action and the value of each, line by line into a file.
//!
//! The input is a table (CSV) with a column `position`, or plain lines of positions. Every line is searched by
//! a fresh player whose seed comes from the number of the line, so threads, breaks and the other lines
//! change nothing but the time. Lines are written in order as they are known: what a killed run has
//! written can be kept, and the rest added later.
//!
//! ```text
//!   name,position          name,position,best,value,for,win_in,line,…,error
//!   win,112233      ──►    win,112233,4,9999,red,1,4,…,
//!   bad,99                 bad,99,,,,,,…,"there is no column 9; …"
//! ```
//!
//! ```
//! use plyground_lab::batch::{Batch, Sheet};
//! use plyground_lab::catalogue;
//! let sheet = Sheet::read(b"112233\n99\n")?;
//! let entry = catalogue::find("connect4")?;
//! let batch = Batch { entry, variant: "", player: "alphabeta:depth=2", seed: 0, sheet: &sheet, threads: 1, stop: Default::default() };
//! let mut best = Vec::new();
//! batch.run(0, &mut |found, _| {
//!     best.push(found.fields[1].clone());
//!     Ok(())
//! })?;
//! assert_eq!(best, ["4", ""]);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod output;
mod sheet;

pub use output::{Output, Resumed};
pub use sheet::{Row, Sheet};

use plyground_core::{Complaint, Player as Seat, Stop, Unit, Worth, mix};
use plyground_session::{Answer, Entry, SearchOptions};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;

/// The columns that are added to those of the input.
pub const COLUMNS: [&str; 11] = ["best", "value", "for", "win_in", "line", "depth", "nodes", "seconds", "stopped", "player", "error"];

/// A search recurses as deep as it looks ahead; pages of the stack that it never reaches cost nothing.
const STACK_BYTES: usize = 256 << 20;

/// What is to be searched, and by whom.
pub struct Batch<'a> {
    /// The game.
    pub entry: &'static Entry,
    /// The variant of lines that name none.
    pub variant: &'a str,
    /// Who searches.
    pub player: &'a str,
    /// The seed of everything random.
    pub seed: u64,
    /// The positions.
    pub sheet: &'a Sheet,
    /// How many are searched at once.
    pub threads: usize,
    /// Ends it early.
    pub stop: Arc<AtomicBool>,
}

/// One line of the answer.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The input's fields, then those of [`COLUMNS`].
    pub fields: Vec<String>,
    /// True when the line could not be searched; the last field says why.
    pub is_bad: bool,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Lines that are there, those of earlier runs included.
    pub done: usize,
    /// Lines in all.
    pub all: usize,
    /// Lines of this run.
    pub now: usize,
}

/// Who takes every line in order. A complaint ends the run: what cannot be written is searched for nothing.
pub type Take<'a> = dyn FnMut(&Found, Progress) -> Result<(), Complaint> + 'a;

impl Batch<'_> {
    /// The canonical spec of the player, or what is wrong with it.
    pub fn check(&self) -> Result<String, Complaint> {
        let session = self.entry.open(self.variant, None)?;
        Ok(session.player(self.player, self.seed)?.spec.to_string())
    }

    /// Searches the lines from number `from` on, counted from 0; true when all of them are done.
    pub fn run(&self, from: usize, take: &mut Take<'_>) -> Result<bool, Complaint> {
        let player = self.check()?;
        let all = self.sheet.rows.len();
        let next = AtomicUsize::new(from);
        let enough = AtomicBool::new(false);
        let (sender, receiver) = mpsc::channel();
        let search_next = || {
            let goes_on = !enough.load(Ordering::SeqCst) && !self.stop.load(Ordering::SeqCst);
            let index = goes_on.then(|| next.fetch_add(1, Ordering::SeqCst))?;
            self.search(index, self.sheet.rows.get(index)?, &player).map(|found| (index, found))
        };
        let work = |sender: mpsc::Sender<(usize, Found)>| {
            while let Some(found) = search_next() {
                if sender.send(found).is_err() {
                    break;
                }
            }
        };
        std::thread::scope(|scope| {
            let start = |number: usize| {
                let own = sender.clone();
                let thread = std::thread::Builder::new().name(format!("batch-{number}")).stack_size(STACK_BYTES);
                thread.spawn_scoped(scope, || work(own)).is_ok()
            };
            let started = (0..self.threads.clamp(1, all.saturating_sub(from).max(1))).take_while(|number| start(*number)).count();
            drop(sender);
            let mut order = Order { next: from, from, all, waiting: BTreeMap::new() };
            let taken = if started > 0 {
                receiver.iter().try_for_each(|(index, found)| order.hear(index, found, take))
            } else {
                // Where no thread can be started, the calling one searches a line and hands it over, and so on.
                std::iter::from_fn(search_next).try_for_each(|(index, found)| order.hear(index, found, take))
            };
            enough.store(true, Ordering::SeqCst);
            taken.map(|()| order.next >= all)
        })
    }

    /// Searches one line; `None` when the stop flag went up.
    fn search(&self, index: usize, row: &Row, player: &str) -> Option<Found> {
        let found = self.answer(index, row);
        if matches!(&found, Ok(answer) if answer.stopped == Stop::Cancelled) {
            return None;
        }
        let found = found.and_then(|answer| {
            let is_nothing = answer.best.is_none() && !answer.worth.value.is_finite();
            let why =
                || Complaint::new("nothing-found", format!("{player} found nothing before it was stopped by {}", answer.stopped.word()));
            if is_nothing { Err(why()) } else { Ok(answer) }
        });
        let mut fields = row.fields.clone();
        let is_bad = found.is_err();
        match found {
            Ok(answer) => fields.extend(self.told(&answer, player)),
            Err(complaint) => {
                fields.extend((2..COLUMNS.len()).map(|_| String::new()));
                fields.push(player.into());
                fields.push(one_line(&complaint));
            }
        }
        Some(Found { fields, is_bad })
    }

    fn answer(&self, index: usize, row: &Row) -> Result<Answer, Complaint> {
        let variant = row.variant(self.sheet).unwrap_or(self.variant);
        let session = self.entry.open(variant, Some(row.position(self.sheet)))?;
        let mut player = session.player(self.player, mix(self.seed ^ mix(index as u64 + 1)))?;
        Ok(session.think(&mut player, &SearchOptions { stop: Some(self.stop.clone()), ..SearchOptions::default() }))
    }

    /// The fields of an answer.
    fn told(&self, answer: &Answer, player: &str) -> [String; COLUMNS.len()] {
        let Worth { value, decided, .. } = answer.worth;
        let separator = if answer.line.iter().any(|action| action.contains(' ')) { ", " } else { " " };
        [
            answer.best.clone().unwrap_or_default(),
            if value.is_finite() { value.to_string() } else { String::new() },
            self.better_off(&answer.worth).into(),
            decided.map_or(String::new(), |(_, plies)| plies.to_string()),
            answer.line.join(separator),
            answer.counters.depth.to_string(),
            answer.counters.nodes.to_string(),
            format!("{:.6}", answer.elapsed.as_secs_f64()),
            answer.stopped.word().into(),
            player.into(),
            String::new(),
        ]
    }

    /// Whom a value is good for, in the game's own words; nobody in particular when it is even.
    fn better_off(&self, worth: &Worth) -> &'static str {
        let seats = self.entry.about.seats;
        let middle = if worth.unit == Unit::Probability { 0.5 } else { 0.0 };
        let seat = match worth.decided {
            Some((winner, _)) => winner,
            None if seats.len() == 1 || worth.value > middle => Seat::One,
            None if worth.value < middle => Seat::Two,
            None => return "even",
        };
        seats.get(seat.index()).copied().unwrap_or("nobody")
    }
}

/// Lines that came before their turn wait here.
struct Order {
    next: usize,
    from: usize,
    all: usize,
    waiting: BTreeMap<usize, Found>,
}

impl Order {
    /// Hears of a line, and hands on all whose turn it is.
    fn hear(&mut self, index: usize, found: Found, take: &mut Take<'_>) -> Result<(), Complaint> {
        self.waiting.insert(index, found);
        while let Some(found) = self.waiting.remove(&self.next) {
            self.next += 1;
            take(&found, Progress { done: self.next, all: self.all, now: self.next - self.from })?;
        }
        Ok(())
    }
}

/// A complaint in one line without anything that a table would trip over.
fn one_line(complaint: &Complaint) -> String {
    let place = complaint.at.map_or(String::new(), |at| format!(" (at character {})", at + 1));
    format!("{complaint}{place}").chars().map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect()
}
