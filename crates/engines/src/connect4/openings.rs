//! Books of Connect Four openings: made, gone on with another day, and checked.
//!
//! What has been found is written to `FILE.part` at once, two bytes for each position: whoever is interrupted loses nothing
//! but the positions in work. When the last is found the book is written, whole or not at all.
//!
//! ```text
//!   FILE.part   "PLYPART1" │ columns │ rows │ plies │ 0 │ value + 128, column │ value + 128, column │ …
//!   FILE        the book, see Book
//! ```

use super::book::{Book, Opening};
use super::make_book::Layers;
use super::solve::{Wanted, solver};
use plyground_core::{Complaint, Game, Limits, Outcome, Player, Rng, Stop, Turn};
use plyground_games::connect4::{AnySize, ConnectFour, Shape as _};
use std::collections::BTreeSet;
use std::fs::{File, OpenOptions, TryLockError};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

const MAGIC: &[u8; 8] = b"PLYPART1";
/// Bytes before what has been found.
const HEAD: usize = 12;
/// Bytes of what was found of one position.
const PAIR: usize = 2;

/// The book to make.
#[derive(Clone, Copy, Debug)]
pub struct Order {
    /// Columns of the board.
    pub columns: u8,
    /// Rows of the board.
    pub rows: u8,
    /// The most discs of a position in it.
    pub plies: u8,
    /// Threads that solve.
    pub threads: usize,
    /// Bytes for the table they share.
    pub memory: usize,
}

/// How far a book is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Positions solved.
    pub done: usize,
    /// Positions to be solved.
    pub total: usize,
}

fn cannot(what: &str, path: &Path, error: &std::io::Error) -> Complaint {
    Complaint::new(if what == "read" { "cannot-read" } else { "cannot-write" }, format!("cannot {what} {}: {error}", path.display()))
        .with("file", path.display())
}

/// The file with something added to its name.
fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    name.into()
}

fn part_of(file: &Path) -> PathBuf {
    beside(file, ".part")
}

/// Makes a book, or goes on where it was left; true when it is whole. `tell` hears of every position.
pub fn make(order: &Order, file: &Path, limits: &Limits, tell: &(dyn Fn(Progress) + Sync)) -> Result<bool, Complaint> {
    let layers = Layers::new(order.columns, order.rows, order.plies)?;
    let part = part_of(file);
    let (done, out) = open_part(order, &part)?;
    if done > layers.len() {
        return Err(damaged(&part));
    }
    tell(Progress { done, total: layers.len() });
    let out = Mutex::new(out);
    let keep = |index: usize, found: Opening| {
        let mut out = out.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        out.write_all(&[(found.value + 128) as u8, found.best]).map_err(|error| cannot("write", &part, &error))?;
        tell(Progress { done: index + 1, total: layers.len() });
        Ok(())
    };
    if layers.solve(done, order.memory, order.threads, limits, &keep)? != Stop::Complete {
        return Ok(false);
    }
    let found = std::fs::read(&part).map_err(|error| cannot("read", &part, &error))?;
    let found = found[HEAD..].chunks_exact(PAIR).map(|pair| Opening { value: i32::from(pair[0]) - 128, best: pair[1] });
    let book = layers.book(&found.collect::<Vec<_>>());
    Book::read(book.bytes().to_vec()).map_err(|_| damaged(&part))?;
    let whole = beside(file, ".new");
    std::fs::write(&whole, book.bytes()).and_then(|()| std::fs::rename(&whole, file)).map_err(|error| cannot("write", file, &error))?;
    std::fs::remove_file(&part).map_err(|error| cannot("write", &part, &error))?;
    Ok(true)
}

fn damaged(part: &Path) -> Complaint {
    let message = format!("{} is damaged; delete it to begin again", part.display());
    Complaint::new("bad-book", message).with("file", part.display())
}

/// The file of what has been found, ready to be added to, and how many positions it has.
fn open_part(order: &Order, part: &Path) -> Result<(usize, File), Complaint> {
    let head = [&MAGIC[..], &[order.columns, order.rows, order.plies, 0]].concat();
    let write = |error: std::io::Error| cannot("write", part, &error);
    let mut out = OpenOptions::new().append(true).create(true).open(part).map_err(write)?;
    if let Err(TryLockError::WouldBlock) = out.try_lock() {
        let message = format!("another program is making this book: {} is in use; wait for it, or choose another name", part.display());
        return Err(Complaint::new("book-in-use", message).with("file", part.display()));
    }
    let known = std::fs::read(part).map_err(|error| cannot("read", part, &error))?;
    if !known.is_empty() && !known.starts_with(&head) {
        let message = format!("{} belongs to another book; delete it, or choose another name", part.display());
        return Err(Complaint::new("other-book", message).with("file", part.display()));
    }
    let done = known.len().saturating_sub(HEAD) / PAIR;
    if known.is_empty() {
        out.write_all(&head).map_err(write)?;
    }
    // Half a pair, of a write that was interrupted, is cut off.
    out.set_len((HEAD + done * PAIR) as u64).map_err(write)?;
    Ok((done, out))
}

/// Reads a book.
pub fn read(file: &Path) -> Result<Book, Complaint> {
    let bytes = std::fs::read(file).map_err(|error| cannot("read", file, &error))?;
    Book::read(bytes).map_err(|complaint| Complaint { message: format!("{}: {}", file.display(), complaint.message), ..complaint })
}

/// Positions with as many discs, by their outcome for Player One, mirror images and games that are over included.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Outcomes {
    /// Won by Player One.
    pub won: u64,
    /// Drawn.
    pub drawn: u64,
    /// Lost by Player One.
    pub lost: u64,
}

/// The empty board of a book.
fn start_of(book: &Book) -> Result<ConnectFour<AnySize>, Complaint> {
    let (columns, rows) = book.size();
    let shape = AnySize::sized(u64::from(columns), u64::from(rows));
    shape.map(ConnectFour::new).ok_or_else(|| Complaint::new("bad-book", format!("there is no board of {columns} x {rows} cells")))
}

/// How the positions of a book end, ply by ply; a complaint if one is missing.
pub fn outcomes(book: &Book) -> Result<Vec<Outcomes>, Complaint> {
    let mut layer = vec![start_of(book)?];
    let mut counted = Vec::new();
    for _ in 0..=book.plies() {
        let mut outcomes = Outcomes::default();
        let mut seen = BTreeSet::new();
        let mut next = Vec::new();
        for position in layer {
            match winner(book, &position)? {
                Some(Player::One) => outcomes.won += 1,
                Some(Player::Two) => outcomes.lost += 1,
                None => outcomes.drawn += 1,
            }
            if let Turn::Player(_) = position.turn() {
                let children = position.actions().into_iter().map(|column| position.after(&column));
                next.extend(children.filter(|child| seen.insert((child.own(), child.theirs()))));
            }
        }
        counted.push(outcomes);
        layer = next;
    }
    Ok(counted)
}

/// Who wins, by the rules or by the book.
fn winner(book: &Book, position: &ConnectFour<AnySize>) -> Result<Option<Player>, Complaint> {
    match position.turn() {
        Turn::Over(Outcome::Won(player)) => Ok(Some(player)),
        Turn::Over(_) | Turn::Chance => Ok(None),
        Turn::Player(mover) => {
            let missing = || Complaint::new("bad-book", "a position is missing from the book".to_string());
            let Opening { value, .. } = book.get([position.own(), position.theirs()]).ok_or_else(missing)?;
            Ok((value != 0).then(|| if value > 0 { mover } else { mover.other() }))
        }
    }
}

/// What came of solving positions of a book again.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verified {
    /// All are worth what the book says, and its columns reach that.
    Same,
    /// After these moves it says something else.
    Differs(String),
    /// It was stopped before all were solved.
    Stopped,
}

/// Solves some positions of a book, chosen by lot, without it, and what comes after its best columns. `tell` hears how many
/// are done.
pub fn verify(book: &Book, sample: usize, seed: u64, memory: usize, limits: &Limits, tell: &dyn Fn(usize)) -> Result<Verified, Complaint> {
    let start = start_of(book)?;
    let (columns, rows) = book.size();
    let solver = solver(columns, rows, memory, 1, None).expect("there is such a board");
    let mut rng = Rng::new(seed);
    let mut checked = 0;
    while checked < sample {
        let mut position = start;
        let mut moves = Vec::new();
        while moves.len() < usize::from(book.plies()) && matches!(position.turn(), Turn::Player(_)) {
            let column = position.sample(&mut rng);
            position.apply(&column);
            moves.push((column + 1).to_string());
        }
        if !matches!(position.turn(), Turn::Player(_)) {
            continue;
        }
        let report = solver.solve([position.own(), position.theirs()], Wanted::Columns, limits, None);
        if report.stopped != Stop::Complete {
            return Ok(Verified::Stopped);
        }
        let told = book.get([position.own(), position.theirs()]);
        let is_same = told.is_some_and(|Opening { value, best }| {
            report.value.least == value && report.columns.iter().any(|column| column.column == best && column.value.least == value)
        });
        if !is_same {
            return Ok(Verified::Differs(moves.join(",")));
        }
        checked += 1;
        tell(checked);
    }
    Ok(Verified::Same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

    const ORDER: Order = Order { columns: 5, rows: 4, plies: 4, threads: 2, memory: 1 << 20 };

    #[test]
    fn a_book_that_was_interrupted_goes_on_where_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let (whole, torn) = (folder.path().join("whole.book"), folder.path().join("torn.book"));
        assert!(make(&ORDER, &whole, &Limits::default(), &|_| ()).unwrap());
        // A limit stops it at once; half a pair is what a crash would leave.
        let stop = std::sync::Arc::new(AtomicBool::new(false));
        let told = AtomicUsize::new(0);
        let limits = Limits { stop: Some(stop.clone()), ..Limits::default() };
        let finished = make(&ORDER, &torn, &limits, &|progress| {
            told.store(progress.done, Ordering::Relaxed);
            stop.store(progress.done >= 5, Ordering::Relaxed);
        });
        assert!(!finished.unwrap() && !torn.exists());
        let part = part_of(&torn);
        let mut bytes = std::fs::read(&part).unwrap();
        assert_eq!(bytes.len(), HEAD + PAIR * told.load(Ordering::Relaxed));
        bytes.push(7);
        std::fs::write(&part, bytes).unwrap();
        let first = Mutex::new(None);
        assert!(
            make(&ORDER, &torn, &Limits::default(), &|progress| {
                first.lock().unwrap().get_or_insert(progress.done);
            })
            .unwrap()
        );
        assert_eq!(first.into_inner().unwrap(), Some(told.load(Ordering::Relaxed)));
        assert!(std::fs::read(&torn).unwrap() == std::fs::read(&whole).unwrap() && !part.exists());
    }

    #[test]
    fn another_book_s_findings_are_not_taken() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.book");
        std::fs::write(part_of(&file), [&MAGIC[..], &[7, 6, 2, 0]].concat()).unwrap();
        assert_eq!(make(&ORDER, &file, &Limits::default(), &|_| ()).unwrap_err().code, "other-book");
    }

    #[test]
    fn only_one_program_makes_a_book_and_none_out_of_rubbish() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.book");
        let (_, in_use) = open_part(&ORDER, &part_of(&file)).unwrap();
        assert_eq!(make(&ORDER, &file, &Limits::default(), &|_| ()).unwrap_err().code, "book-in-use");
        drop(in_use);
        let layers = Layers::new(5, 4, 4).unwrap();
        for (pairs, byte) in [(layers.len() + 1, 128), (layers.len(), 255)] {
            let head = [&MAGIC[..], &[5, 4, 4, 0]].concat();
            std::fs::write(part_of(&file), [head, vec![byte; PAIR * pairs]].concat()).unwrap();
            assert_eq!(make(&ORDER, &file, &Limits::default(), &|_| ()).unwrap_err().code, "bad-book");
            assert!(!file.exists() && part_of(&file).exists());
        }
    }

    #[test]
    fn columns_of_a_book_are_legal_where_everything_loses_and_where_boards_are_nearly_full() {
        let folder = tempfile::tempdir().unwrap();
        for plies in [12, 15] {
            let order = Order { columns: 4, rows: 4, plies, ..ORDER };
            let file = folder.path().join(plies.to_string());
            assert!(make(&order, &file, &Limits::default(), &|_| ()).unwrap());
            assert_eq!(verify(&read(&file).unwrap(), 300, 1, 1 << 20, &Limits::default(), &|_| ()).unwrap(), Verified::Same);
        }
    }

    #[test]
    fn a_book_too_large_to_be_made_is_refused() {
        for (columns, plies) in [(7, 11), (7, 42)] {
            assert_eq!(Layers::new(columns, 6, plies).unwrap_err().code, "bad-book");
        }
    }

    #[test]
    fn a_book_is_checked_against_the_solver() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a.book");
        make(&ORDER, &file, &Limits::default(), &|_| ()).unwrap();
        let book = read(&file).unwrap();
        let verified = |book: &Book, limits| verify(book, 100, 1, 1 << 20, &limits, &|_| ()).unwrap();
        assert_eq!(verified(&book, Limits::default()), Verified::Same);
        assert_eq!(verified(&book, Limits::nodes(0)), Verified::Stopped);
        // A wrong value, a wrong column, and one that is not on the board.
        let spoilt = |mask: u8| {
            let mut bytes = book.bytes().to_vec();
            bytes[16..].iter_mut().step_by(4).for_each(|byte| *byte ^= mask);
            Book::read(bytes)
        };
        assert!(matches!(verified(&spoilt(8).unwrap(), Limits::default()), Verified::Differs(_)));
        assert!([1, 2].into_iter().filter_map(|mask| spoilt(mask).ok()).all(|book| verified(&book, Limits::default()) != Verified::Same));
        assert_eq!(spoilt(7).unwrap_err().code, "bad-book");
        let outcomes = outcomes(&book).unwrap();
        // 5 x 4 is a draw; 5 and 25 positions after one and two discs.
        assert_eq!(outcomes[0], Outcomes { won: 0, drawn: 1, lost: 0 });
        assert_eq!(outcomes[1..3].iter().map(|ply| ply.won + ply.drawn + ply.lost).collect::<Vec<_>>(), [5, 25]);
        assert_eq!(read(&folder.path().join("none")).unwrap_err().code, "cannot-read");
    }
}
