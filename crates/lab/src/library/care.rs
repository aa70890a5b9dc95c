//! Looking after a library: what is in it, whether it is sound, and how small it can be.
//!
//! A library is sound when the database itself is, when every record is as it was written (its digest says so), when
//! every game of every experiment can be played again by the rules to the end it claims, and when every game of the web
//! app opens. Nothing is repaired: the caller is told what is wrong and where.
//!
//! ```text
//!   file ── pages, keys, digests   experiments ── games, replayed        games ── trees, opened
//!        └──────────────────────────── flaws ────────────────────────────┘
//! ```
//!
//! ```
//! use plyground_lab::library::Library;
//! let library = Library::in_memory()?;
//! let inspection = library.inspect(&mut |_| true);
//! assert!(inspection.is_whole && inspection.flaws.is_empty());
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use super::digest::Seal;
use super::file::beside;
use super::{KeptExperiment, Library, digest, experiments, traces};
use crate::experiment::{Experiment, Part, Schedule, Sequential, verify};
use crate::tree::GameTree;
use plyground_core::Complaint;
use plyground_session::Entry;
use rusqlite::Connection;
use std::fmt::Display;
use std::path::Path;

/// What is said of a record whose digest is another than the one that was written with it.
const NOT_AS_WRITTEN: &str = "it is not as it was written: its digest is another";

/// How far an experiment has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum State {
    /// Everything was played.
    Whole,
    /// Its test was decided before everything was played.
    Stopped,
    /// There is more to play.
    Unfinished,
}

impl State {
    /// For programs: `whole`, `stopped` or `unfinished`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Whole => "whole",
            Self::Stopped => "stopped",
            Self::Unfinished => "unfinished",
        }
    }

    /// For people.
    #[must_use]
    pub const fn in_words(self) -> &'static str {
        match self {
            Self::Stopped => "stopped early by its test",
            _ => self.word(),
        }
    }
}

/// How much is in a library.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Totals {
    /// Experiments.
    pub experiments: usize,
    /// Games of experiments.
    pub plays: usize,
    /// Games of the web app.
    pub games: usize,
    /// Recorded searches.
    pub traces: usize,
    /// Bytes of the file and its log.
    pub bytes: u64,
}

/// Something that is wrong with a library.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Flaw {
    /// Where: `file`, the name of an experiment, perhaps with a game of it, the name of a game or a trace.
    pub place: String,
    /// What.
    pub what: String,
}

/// What came of inspecting a library.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Inspection {
    /// How much was looked at.
    pub seen: Totals,
    /// What is wrong.
    pub flaws: Vec<Flaw>,
    /// Records from before there were digests: what the rules of a game do not decide is not checked in them.
    pub unsealed: usize,
    /// False when it was broken off.
    pub is_whole: bool,
}

/// How far an inspection has come, in games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Inspected {
    /// Games that were looked at.
    pub done: usize,
    /// Games in all.
    pub all: usize,
}

/// Who hears how far an inspection has come, and says whether it should go on.
pub type Tell<'a> = dyn FnMut(Inspected) -> bool + 'a;

impl Library {
    /// How far an experiment has come.
    pub fn state_of(&self, kept: &KeptExperiment) -> Result<State, Complaint> {
        if kept.games_done >= kept.games_all {
            return Ok(State::Whole);
        }
        let Some(test) = kept.experiment.test()? else { return Ok(State::Unfinished) };
        let (_, schedule) = kept.experiment.check()?;
        let mut sequential = Sequential::new(test, &schedule);
        self.each_page(&kept.id, false, |page| {
            for play in &page {
                sequential.hear(play);
            }
            Ok(())
        })?;
        Ok(if sequential.decided_at().is_some() { State::Stopped } else { State::Unfinished })
    }

    /// How much there is.
    pub fn totals(&self) -> Result<Totals, Complaint> {
        self.0.read(|connection| {
            let count = |table: &str| connection.query_row(&format!("SELECT count(*) FROM {table}"), [], |row| row.get::<_, i64>(0));
            Ok(Totals {
                experiments: count("experiments")? as usize,
                plays: count("plays")? as usize,
                games: count("games")? as usize,
                traces: count("traces WHERE is_whole")? as usize,
                bytes: bytes_of(connection),
            })
        })
    }

    /// A moment as a clock on the wall shows it, from milliseconds since 1970.
    pub fn clock(&self, moment: i64) -> Result<String, Complaint> {
        let sql = "SELECT coalesce(strftime('%Y-%m-%d %H:%M', ?1 / 1000, 'unixepoch', 'localtime'), '?')";
        self.0.read(|connection| connection.query_row(sql, [moment], |row| row.get(0)))
    }

    /// Complains about a library whose pages, indices or keys are damaged. It is not to be written: what is damaged may take
    /// more with it than was meant.
    pub fn check(&self) -> Result<(), Complaint> {
        self.0.check()
    }

    /// Gives the room of what was deleted back to the disk; returns the bytes before and after. A damaged library is
    /// refused: what cannot be read would be lost for good.
    pub fn compact(&self) -> Result<(u64, u64), Complaint> {
        self.check()?;
        self.0.write(|connection| {
            // What is in the log belongs to the size, and would only be moved back and forth.
            move_log(connection)?;
            let before = bytes_of(connection);
            connection.execute_batch("VACUUM")?;
            move_log(connection)?;
            Ok((before, bytes_of(connection)))
        })
    }

    /// Looks at everything. What is wrong is told, never changed.
    pub fn inspect(&self, tell: &mut Tell<'_>) -> Inspection {
        let mut inspector = Inspector { library: self, inspection: Inspection::default(), all: 0, tell, is_broken_off: false };
        inspector.look();
        let is_whole = !inspector.is_broken_off;
        Inspection { is_whole, ..inspector.inspection }
    }

    /// The first column of what a query finds: names.
    fn names(&self, sql: &str) -> Result<Vec<String>, Complaint> {
        self.0.read(|connection| connection.prepare(sql)?.query_map([], |row| row.get(0))?.collect())
    }
}

/// Moves the whole log into the file, and leaves none where nobody is reading.
fn move_log(connection: &Connection) -> rusqlite::Result<()> {
    connection.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(()))
}

/// Bytes of a library's file and its log; 0 for one in memory.
fn bytes_of(connection: &Connection) -> u64 {
    let Some(file) = connection.path().filter(|path| !path.is_empty()).map(Path::new) else { return 0 };
    [file.to_owned(), beside(file, "-wal")].iter().filter_map(|file| file.metadata().ok()).map(|about| about.len()).sum()
}

/// Somebody who goes through a library.
struct Inspector<'a, 'b> {
    library: &'a Library,
    inspection: Inspection,
    all: usize,
    tell: &'a mut Tell<'b>,
    is_broken_off: bool,
}

impl Inspector<'_, '_> {
    fn look(&mut self) {
        self.look_at_file();
        self.look_at_digests();
        match self.library.totals() {
            Ok(totals) => {
                self.all = totals.plays + totals.games;
                self.inspection.seen.bytes = totals.bytes;
            }
            Err(complaint) => self.flaw("file", &complaint),
        }
        for id in self.names("SELECT id FROM experiments ORDER BY created, rowid") {
            if self.is_broken_off {
                return;
            }
            self.inspection.seen.experiments += 1;
            self.look_at_experiment(&id);
        }
        for id in self.names("SELECT id FROM games ORDER BY created, rowid") {
            if !self.goes_on() {
                return;
            }
            self.inspection.seen.games += 1;
            let opened = self.library.load(&id).and_then(|kept| kept.map(|kept| GameTree::from_stored(&kept.tree)).transpose());
            if let Err(complaint) = opened {
                self.flaw(&format!("game {id}"), &complaint);
            }
        }
        self.look_at_traces();
    }

    fn flaw(&mut self, place: &str, what: &dyn Display) {
        self.inspection.flaws.push(Flaw { place: place.into(), what: what.to_string() });
    }

    /// The names a query finds; none, and a flaw, when it cannot be asked.
    fn names(&mut self, sql: &str) -> Vec<String> {
        self.library.names(sql).unwrap_or_else(|complaint| {
            self.flaw("file", &complaint);
            Vec::new()
        })
    }

    /// Tells how far it has come, and hears whether to go on.
    fn goes_on(&mut self) -> bool {
        let done = self.inspection.seen.plays + self.inspection.seen.games;
        self.is_broken_off |= !(self.tell)(Inspected { done, all: self.all.max(done) });
        !self.is_broken_off
    }

    /// Pages, indices and keys, as the database itself sees them.
    fn look_at_file(&mut self) {
        for line in self.names("PRAGMA integrity_check") {
            if line != "ok" {
                self.flaw("file", &line);
            }
        }
        for line in self.names("SELECT \"table\" || ' row ' || coalesce(rowid, '?') || ' has no ' || parent FROM pragma_foreign_key_check")
        {
            self.flaw("file", &line);
        }
    }

    /// Records that are not as they were written; those of games of experiments are looked at one by one.
    fn look_at_digests(&mut self) {
        let tables = [
            ("experiment", experiments::SEALED),
            ("game", super::SEALED),
            ("trace", traces::SEALED),
            ("a part of trace", traces::SEALED_PARTS),
        ];
        for (what, sql) in tables {
            match self.library.0.read(|connection| digest::broken(connection, sql)) {
                Ok((broken, missing)) => {
                    self.inspection.unsealed += missing;
                    for id in broken {
                        self.flaw(&format!("{what} {id}"), &NOT_AS_WRITTEN);
                    }
                }
                Err(complaint) => self.flaw(what, &complaint),
            }
        }
    }

    fn look_at_traces(&mut self) {
        let short = "SELECT id FROM traces WHERE is_whole AND bytes <>
            (SELECT coalesce(sum(length(text)), 0) FROM trace_parts WHERE trace = traces.id)";
        for id in self.names(short) {
            self.flaw(&format!("trace {id}"), &"its parts are not as long as it says");
        }
        self.inspection.seen.traces = self.library.totals().map_or(0, |totals| totals.traces);
    }

    fn look_at_experiment(&mut self, id: &str) {
        let found = self.library.experiment(id).and_then(|kept| {
            let (entry, schedule) = kept.experiment.check()?;
            Ok((kept, entry, schedule))
        });
        let (kept, entry, schedule) = match found {
            Ok(found) => found,
            Err(complaint) => return self.flaw(id, &complaint),
        };
        let all = schedule.games_in(Part::WHOLE);
        if kept.games_all != all {
            self.flaw(id, &format!("it is said to have {} games, and its plan has {all}", kept.games_all));
        }
        self.look_at_plays(id, &kept.experiment, &schedule, entry);
    }

    /// Every game on its own, so that one that cannot be read hides no other.
    fn look_at_plays(&mut self, id: &str, experiment: &Experiment, schedule: &Schedule, entry: &'static Entry) {
        let sql = "SELECT unit, half FROM plays WHERE experiment = ?1 ORDER BY unit, half";
        let keys = self.library.0.read(|connection| {
            let read = |row: &rusqlite::Row<'_>| Ok((row.get::<_, i64>(0)? as usize, row.get::<_, i64>(1)? as usize));
            connection.prepare_cached(sql)?.query_map([id], read)?.collect::<rusqlite::Result<Vec<_>>>()
        });
        let keys = match keys {
            Ok(keys) => keys,
            Err(complaint) => return self.flaw(id, &complaint),
        };
        for (unit, half) in keys {
            if !self.goes_on() {
                return;
            }
            self.inspection.seen.plays += 1;
            // A game that is gone was deleted at this moment, with its experiment.
            let checked = self.library.play(id, unit, half).and_then(|play| match play {
                Some(play) => verify(experiment, schedule, entry, &play),
                None => Ok(()),
            });
            let place = format!("{id} game {unit}.{half}");
            if let Err(complaint) = checked {
                self.flaw(&place, &complaint);
            }
            match self.library.0.read(|connection| experiments::seal_of_play(connection, id, unit, half)) {
                Ok(Seal::Whole) => {}
                Ok(Seal::Missing) => self.inspection.unsealed += 1,
                Ok(Seal::Broken) => self.flaw(&place, &NOT_AS_WRITTEN),
                Err(complaint) => self.flaw(&place, &complaint),
            }
        }
    }
}

#[cfg(test)]
mod tests;
