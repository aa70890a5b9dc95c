//! Sets of Connect Four positions in files: read, made, and solved to be measured.
//!
//! ```text
//!   folder ── read ──► sets ── Bench::solve ──► mean time, mean nodes, wrong values
//! ```

use plyground_core::{Complaint, Limits, Parameter, Settings, Stop};
use plyground_engines::connect4::{Solve, sets, shelf, solver};
use std::io::Read as _;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

pub use sets::{KINDS, Kind, Line, Measured, write};

/// A file of positions with their values.
#[derive(Clone, Debug)]
pub struct Set {
    /// The name of the file.
    pub name: String,
    /// Its positions.
    pub lines: Vec<Line>,
}

/// Reads a set, or every set of a folder in the order of their names.
pub fn read(path: &Path) -> Result<Vec<Set>, Complaint> {
    let unreadable = |path: &Path, error: std::io::Error| {
        Complaint::new("cannot-read", format!("cannot read {}: {error}", path.display())).with("file", path.display())
    };
    let mut files = vec![path.to_path_buf()];
    if path.is_dir() {
        let entries = std::fs::read_dir(path).map_err(|error| unreadable(path, error))?;
        files = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|file| file.is_file()).collect();
        files.sort();
    }
    let set = |file: &std::path::PathBuf| {
        let text = read_text(file).map_err(|error| unreadable(file, error))?;
        let name = file.file_name().map_or_else(String::new, |name| name.to_string_lossy().into());
        let lines = sets::read(&text).map_err(|complaint| Complaint {
            message: format!("{}, {}", file.display(), complaint.message),
            ..complaint.with("file", file.display())
        })?;
        Ok(Set { name, lines })
    };
    let read = files.iter().map(set).collect::<Result<Vec<_>, Complaint>>()?;
    if read.iter().all(|set| set.lines.is_empty()) {
        let message = format!("{} has no positions; a set is a file of lines `moves value`", path.display());
        return Err(Complaint::new("no-sets", message).with("file", path.display()));
    }
    Ok(read)
}

/// Bytes of a set, at most: a device that never ends would fill the memory.
const MOST_BYTES: u64 = 256 << 20;

fn read_text(file: &Path) -> std::io::Result<String> {
    let mut text = String::new();
    std::fs::File::open(file)?.take(MOST_BYTES + 1).read_to_string(&mut text)?;
    if text.len() as u64 > MOST_BYTES {
        return Err(std::io::Error::new(std::io::ErrorKind::FileTooLarge, format!("it has more than {} MiB", MOST_BYTES >> 20)));
    }
    Ok(text)
}

/// A solver to be measured.
pub struct Bench {
    solver: Box<dyn Solve>,
}

impl Bench {
    /// A solver with a table of at most `memory`, such as `64MiB`, with its book or without. Its memory is taken at once, so
    /// that this is not measured.
    pub fn new(memory: &str, threads: usize, has_book: bool) -> Result<Self, Complaint> {
        let settings = Settings::read(&format!("memory={memory}"), &[Parameter::memory("64MiB")], "bench")?;
        let book = if has_book { shelf::book(7, 6) } else { None };
        let solver = solver(7, 6, settings.size("memory").unwrap_or(0), threads, book).expect("the standard board is small enough");
        solver.warm_up();
        Ok(Self { solver })
    }

    /// Forgets what it has found.
    pub fn forget(&self) {
        self.solver.warm_up();
    }

    /// Solves a set, one position after the other; what is found stays in the table.
    pub fn solve(&self, lines: &[Line], stop: Arc<AtomicBool>) -> Result<Measured, Stop> {
        sets::run(lines, &*self.solver, &Limits { stop: Some(stop), ..Limits::default() })
    }

    /// Makes a set of a kind, the same for the same seed.
    pub fn make(&self, kind: &Kind, count: usize, seed: u64, stop: Arc<AtomicBool>) -> Result<Vec<Line>, Stop> {
        sets::make(kind, count, seed, &*self.solver, &Limits { stop: Some(stop), ..Limits::default() })
    }
}

/// The kind of set with this name, or every kind, the quickest first.
pub fn kinds(name: Option<&str>) -> Result<Vec<&'static Kind>, Complaint> {
    let wanted: Vec<&Kind> = KINDS.iter().filter(|kind| name.is_none_or(|name| name == kind.name)).collect();
    if wanted.is_empty() {
        let (name, known) = (name.unwrap_or(""), KINDS.iter().map(|kind| kind.name).collect::<Vec<_>>().join(", "));
        let message = format!("there is no kind of set `{name}`; there are {known}");
        return Err(Complaint::new("unknown-kind", message).with("kind", name).with("known", known));
    }
    Ok(wanted)
}
