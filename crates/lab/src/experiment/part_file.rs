//! Games of an experiment in a file of their own: a part that was played elsewhere, or a whole one.
//!
//! The first line says what is played, every other line is a game, as JSON. A game is written when it
//! ends; what a killed program left of a last line is cut off when it goes on.
//!
//! ```text
//!   {"plyground":"experiment","format":1,"version":"0.1.0","source":"…","plan":{…}}
//!   {"unit":2,"half":0,"match":0,"number":4,"seats":[0,1],…}
//! ```

use super::file::Experiment;
use super::play::Play;
use plyground_core::Complaint;
use serde::{Deserialize, Serialize};
use std::fmt::Display;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// The first line.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Heading {
    plyground: String,
    format: u32,
    /// The program that played it.
    pub version: String,
    /// The command that repeats it.
    pub source: String,
    /// The experiment.
    pub plan: Experiment,
}

impl Heading {
    /// What is said first of an experiment.
    #[must_use]
    pub fn new(plan: Experiment, source: &str) -> Self {
        Self { plyground: "experiment".into(), format: 1, version: env!("CARGO_PKG_VERSION").into(), source: source.into(), plan }
    }

    /// As a line.
    #[must_use]
    pub fn line(&self) -> String {
        line(self)
    }
}

/// Anything as one line of JSON.
fn line(value: &impl Serialize) -> String {
    let mut text = serde_json::to_string(value).expect("texts and numbers are always JSON");
    text.push('\n');
    text
}

/// A game as one line of JSON.
#[must_use]
pub fn play_line(play: &Play) -> String {
    line(play)
}

/// Reads the games of a file: its first line, the games, and how many bytes of it are whole lines.
pub fn read_games(text: &str) -> Result<(Heading, Vec<Play>, usize), Complaint> {
    let whole = text.rfind('\n').map_or(0, |end| end + 1);
    let mut lines = text[..whole].lines().enumerate();
    let bad = |number: usize, error: &dyn Display| {
        Complaint::new("bad-games", format!("line {}: {error}; this is no file of games of an experiment", number + 1))
            .with("line", number + 1)
    };
    let (_, first) = lines.next().ok_or_else(|| bad(0, &"it is empty"))?;
    let heading: Heading = serde_json::from_str(first).map_err(|error| bad(0, &error))?;
    if heading.plyground != "experiment" || heading.format != 1 {
        return Err(bad(0, &"it was made by another program, or a newer Plyground"));
    }
    let mut plays = Vec::new();
    for (number, text) in lines.filter(|(_, line)| !line.trim().is_empty()) {
        plays.push(serde_json::from_str(text).map_err(|error| bad(number, &error))?);
    }
    Ok((heading, plays, whole))
}

/// A file to which games are added as they end.
#[derive(Debug)]
pub struct PartFile(Mutex<File>);

impl PartFile {
    /// Begins a file, which must not be there yet; or goes on with one of the same experiment, whose
    /// games are answered too.
    pub fn open(path: &Path, heading: &Heading, resume: bool) -> Result<(Self, Vec<Play>), Complaint> {
        let shown = path.display();
        let failed =
            |error: &dyn Display| Complaint::new("cannot-write", format!("cannot write {shown}: {error}")).with("file", shown.to_string());
        if resume && path.exists() {
            // Reading a pipe would wait forever.
            if !path.is_file() {
                return Err(failed(&"it is no regular file"));
            }
            let text = std::fs::read_to_string(path).map_err(|error| failed(&error))?;
            let (found, plays, whole) = read_games(&text)?;
            if found.plan.identity() != heading.plan.identity() {
                return Err(failed(&"it holds games of another experiment; choose another file"));
            }
            let mut file = File::options().write(true).open(path).map_err(|error| failed(&error))?;
            file.set_len(whole as u64).map_err(|error| failed(&error))?;
            std::io::Seek::seek(&mut file, std::io::SeekFrom::End(0)).map_err(|error| failed(&error))?;
            return Ok((Self(Mutex::new(file)), plays));
        }
        let mut file = File::create_new(path).map_err(|error| match error.kind() {
            std::io::ErrorKind::AlreadyExists => failed(&"it is there already; --resume goes on with it"),
            _ => failed(&error),
        })?;
        file.write_all(heading.line().as_bytes()).map_err(|error| failed(&error))?;
        Ok((Self(Mutex::new(file)), Vec::new()))
    }

    /// Adds a game.
    pub fn add(&self, play: &Play) -> Result<(), Complaint> {
        let mut file = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(play_line(play).as_bytes())
            .map_err(|error| Complaint::new("cannot-write", format!("cannot write a game of the experiment: {error}")))
    }
}
