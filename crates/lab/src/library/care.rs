//! Looking after a library: what is in it, whether it is sound, and how small it can be.
//!
//! A library is sound when the database itself is, when every game of every experiment can be played
//! again by the rules to the end it claims, and when every game of the web app opens. Nothing is
//! repaired: whoever looks is told what is wrong and where.
//!
//! ```text
//!   file ── pages, keys        experiments ── games, replayed        games ── trees, opened
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

use super::file::beside;
use super::{KeptExperiment, Library};
use crate::experiment::{Experiment, Part, Schedule, Sequential, verify};
use crate::tree::GameTree;
use plyground_core::Complaint;
use plyground_session::Entry;
use rusqlite::Connection;
use std::fmt::Display;
use std::path::Path;

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

    /// Gives the room of what was deleted back to the disk; answers the bytes before and after.
    pub fn compact(&self) -> Result<(u64, u64), Complaint> {
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
            if let Err(complaint) = checked {
                self.flaw(&format!("{id} game {unit}.{half}"), &complaint);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The file as the first version of the program made it, with a game in it.
    const VERSION_1: &str = r#"
        CREATE TABLE games (id TEXT PRIMARY KEY, game TEXT NOT NULL, variant TEXT NOT NULL, players TEXT NOT NULL,
            seed INTEGER NOT NULL, dice TEXT NOT NULL, tree TEXT NOT NULL, summary TEXT NOT NULL, actions INTEGER NOT NULL,
            created INTEGER NOT NULL, updated INTEGER NOT NULL, revision INTEGER NOT NULL) STRICT;
        CREATE INDEX games_by_update ON games (updated);
        INSERT INTO games VALUES ('a', 'connect4', 'columns=7,rows=6', '["human","random"]', 7, 'program',
            '{"game":"connect4","variant":"columns=7,rows=6","start":"......./......./......./......./......./.......",
              "nodes":[[0,"4"],[1,"4"]],"line":[1,2,0],"node":2}', '{}', 2, 1, 2, 3);
        PRAGMA user_version = 1;"#;

    /// What the second added, with a search in it.
    const VERSION_2: &str = r"
        CREATE TABLE traces (id TEXT PRIMARY KEY, name TEXT NOT NULL, game TEXT NOT NULL, variant TEXT NOT NULL, position TEXT NOT NULL,
            player TEXT NOT NULL, nodes INTEGER NOT NULL, nodes_recorded INTEGER NOT NULL, events INTEGER NOT NULL, bytes INTEGER NOT NULL,
            created INTEGER NOT NULL, begun INTEGER NOT NULL, is_whole INTEGER NOT NULL) STRICT;
        CREATE TABLE trace_parts (trace TEXT NOT NULL, part INTEGER NOT NULL, text BLOB NOT NULL, PRIMARY KEY (trace, part)) STRICT;
        INSERT INTO traces VALUES ('t', 'why', 'connect4', '', '', 'greedy', 1, 1, 1, 2, 1, 1, 1);
        INSERT INTO trace_parts VALUES ('t', 0, x'7b7d');
        PRAGMA user_version = 2;";

    fn sound(library: &Library) -> Totals {
        let inspection = library.inspect(&mut |_| true);
        assert_eq!((inspection.flaws, inspection.is_whole), (vec![], true));
        inspection.seen
    }

    #[test]
    fn libraries_of_all_earlier_versions_are_brought_up_to_date_with_all_that_is_in_them() {
        for (version, sql) in [(1, VERSION_1.to_string()), (2, format!("{VERSION_1}{VERSION_2}"))] {
            let folder = tempfile::tempdir().unwrap();
            let file = folder.path().join("library.sqlite");
            Connection::open(&file).unwrap().execute_batch(&sql).unwrap();
            let library = Library::open(&file).unwrap();
            let seen = sound(&library);
            assert_eq!((seen.games, seen.traces, seen.experiments), (1, version - 1, 0), "version {version}");
            let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 2), "", false).unwrap();
            assert_eq!((library.state_of(&kept), library.totals().unwrap().experiments), (Ok(State::Unfinished), 1));
            drop(library);
            let now: i64 = Connection::open(&file).unwrap().query_row("PRAGMA user_version", [], |row| row.get(0)).unwrap();
            assert_eq!(now as usize, super::super::MIGRATIONS.len());
            assert_eq!(sound(&Library::open(&file).unwrap()).games, 1);
        }
    }

    #[test]
    fn what_is_wrong_is_told_with_its_place_and_left_as_it_is() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("library.sqlite");
        let raw = Connection::open(&file).unwrap();
        raw.execute_batch(&format!("{VERSION_1}{VERSION_2}")).unwrap();
        let library = Library::open(&file).unwrap();
        raw.execute_batch(
            r#"UPDATE games SET tree = replace(tree, '[1,"4"]', '[1,"9"]'); UPDATE traces SET bytes = 3;
               PRAGMA foreign_keys = OFF; INSERT INTO decisions VALUES (77, 0, 0, 1, 0.5, 0, NULL, NULL)"#,
        )
        .unwrap();
        let flaws = library.inspect(&mut |_| true).flaws;
        let places: Vec<&str> = flaws.iter().map(|flaw| flaw.place.as_str()).collect();
        assert_eq!(places, ["file", "game a", "trace t"], "{flaws:?}");
        assert!(flaws[0].what.contains("decisions") && flaws[1].what.contains('9'), "{flaws:?}");
        assert_eq!(library.inspect(&mut |_| true).flaws, flaws);
        let stopped = library.inspect(&mut |_| false);
        assert!(!stopped.is_whole && stopped.seen.games == 0);
    }
}
