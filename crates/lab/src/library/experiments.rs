//! Experiments in the library: what was to be played, every game that was, every decision in it.
//!
//! A game is written with its decisions in one transaction when it ends, so a program that is killed
//! loses at most the games it was playing. Others may read, and write games of their own, meanwhile.
//!
//! ```text
//!   experiments ──► plays: one row for each game ──► decisions: one row for each
//! ```
//!
//! ```
//! use plyground_lab::experiment::Experiment;
//! use plyground_lab::library::Library;
//! let library = Library::in_memory()?;
//! let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 10), "a file", false)?;
//! assert_eq!((kept.games_all, library.plays(&kept.id)?.len()), (10, 0));
//! assert_eq!(library.experiment("last")?.id, kept.id);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use super::digest::{self, Digest, Seal};
use super::{Library, json, now, read_json};
use crate::experiment::{Decision, Experiment, Finish, Part, Play};
use plyground_core::Complaint;
use rusqlite::{Connection, OptionalExtension as _, Row, Transaction, TransactionBehavior, params};
use std::path::Path;

/// The tables.
pub(super) const MIGRATION: &str = "
    CREATE TABLE experiments (
        id       TEXT PRIMARY KEY,
        identity TEXT NOT NULL,     -- everything that decides what is played, as JSON
        run      INTEGER NOT NULL,  -- 1, 2, … of the same identity
        title    TEXT NOT NULL,
        game     TEXT NOT NULL,
        plan     TEXT NOT NULL,     -- the experiment, as JSON
        source   TEXT NOT NULL,     -- the command that repeats it
        version  TEXT NOT NULL,     -- of the program that began it
        games    INTEGER NOT NULL,  -- to be played in all
        created  INTEGER NOT NULL,  -- milliseconds since 1970
        UNIQUE (identity, run)
    ) STRICT;
    CREATE TABLE plays (
        id         INTEGER PRIMARY KEY,
        experiment TEXT NOT NULL REFERENCES experiments (id) ON DELETE CASCADE,
        unit       INTEGER NOT NULL,  -- the pair of games, or the game, 0, 1, …
        half       INTEGER NOT NULL,  -- 0, or 1 for the second game of a pair
        match      INTEGER NOT NULL,  -- who met whom, in which variant
        number     INTEGER NOT NULL,  -- of the game within its match
        one        INTEGER NOT NULL,  -- the player of the first seat: its place in the plan
        two        INTEGER,           -- the player of the second seat
        variant    TEXT NOT NULL,
        start      TEXT NOT NULL,
        opening    INTEGER NOT NULL,  -- actions at the start that nobody chose
        actions    TEXT NOT NULL,     -- a list of texts, as JSON
        end        TEXT NOT NULL,
        result     TEXT NOT NULL,     -- one, two, draw, scored, solved, unsolved
        drawn_by   TEXT,
        standing   REAL,
        score      INTEGER NOT NULL,
        milestone  INTEGER,
        ended      INTEGER NOT NULL,  -- milliseconds since 1970
        UNIQUE (experiment, unit, half)
    ) STRICT;
    CREATE TABLE decisions (
        play    INTEGER NOT NULL REFERENCES plays (id) ON DELETE CASCADE,
        ply     INTEGER NOT NULL,  -- its place among the actions of the game
        seat    INTEGER NOT NULL,  -- 0 or 1
        nodes   INTEGER NOT NULL,
        seconds REAL NOT NULL,
        memory  INTEGER NOT NULL,  -- bytes of the search's own structures, at most
        value   REAL,              -- what the player thought, in One's view
        loss    REAL,              -- points given away, as the reference sees it
        PRIMARY KEY (play, ply)
    ) STRICT, WITHOUT ROWID;
";

/// An experiment as it is kept.
#[derive(Clone, PartialEq, Debug)]
pub struct KeptExperiment {
    /// Its name in the library.
    pub id: String,
    /// What is played.
    pub experiment: Experiment,
    /// The command that repeats it, without the library it is kept in: see [`again`](Self::again).
    pub source: String,
    /// The program that began it.
    pub version: String,
    /// Games to be played.
    pub games_all: usize,
    /// Games that have been played.
    pub games_done: usize,
    /// When it was begun, in milliseconds since 1970.
    pub created: i64,
    /// When its last game ended, or it was begun.
    pub updated: i64,
}

const SELECT: &str = "SELECT id, plan, source, version, games, created,
    (SELECT count(*) FROM plays WHERE experiment = experiments.id),
    (SELECT max(ended) FROM plays WHERE experiment = experiments.id) FROM experiments";

impl KeptExperiment {
    /// The command that repeats it where it is kept in this library; `None` for the usual one.
    #[must_use]
    pub fn again(&self, library: Option<&Path>) -> String {
        self.experiment.again(&self.source, &self.id, library)
    }
}

impl Library {
    /// Keeps an experiment that is about to be played. With `resume`, the last one that plays the same
    /// goes on; otherwise, or if there is none, a new one begins.
    pub fn begin_experiment(&self, experiment: &Experiment, source: &str, resume: bool) -> Result<KeptExperiment, Complaint> {
        let (_, schedule) = experiment.check()?;
        let identity = experiment.identity();
        let games = schedule.games_in(Part::WHOLE);
        let begun = self.0.write(|connection| {
            let work = writing(connection)?;
            let last = last_run(&work, &identity)?;
            if let (Some((_, id)), true) = (&last, resume) {
                return Ok(id.clone());
            }
            let beginning = Beginning { plan: experiment, identity: &identity, source, version: env!("CARGO_PKG_VERSION"), games };
            let id = begin(&work, &beginning, last.map_or(1, |(run, _)| run + 1))?;
            work.commit()?;
            Ok(id)
        })?;
        self.experiment(&begun)
    }

    /// The experiments, newest first.
    pub fn experiments(&self, most: usize) -> Result<Vec<KeptExperiment>, Complaint> {
        let sql = format!("{SELECT} ORDER BY created DESC, rowid DESC LIMIT ?1");
        self.0.read(|connection| connection.prepare_cached(&sql)?.query_map([most as i64], read_experiment)?.collect())
    }

    /// The experiment of this name, or whose name begins so; `last` is the newest.
    pub fn experiment(&self, name: &str) -> Result<KeptExperiment, Complaint> {
        let unknown = |message: String| Err(Complaint::new("unknown-experiment", message).with("experiment", name));
        if name.is_empty() {
            return unknown("an experiment has a name; `plyground library` lists them, and `last` is the newest".into());
        }
        if name == "last" {
            return match self.experiments(1)?.pop() {
                Some(found) => Ok(found),
                None => unknown("there is no experiment yet; `plyground compare` and `plyground experiment` make one".into()),
            };
        }
        let sql = format!("{SELECT} WHERE id = ?1 OR substr(id, 1, length(?1)) = ?1 ORDER BY id = ?1 DESC, id LIMIT 3");
        let mut found: Vec<KeptExperiment> =
            self.0.read(|connection| connection.prepare_cached(&sql)?.query_map([name], read_experiment)?.collect())?;
        match found.len() {
            0 => unknown(format!("there is no experiment `{name}`; `plyground library` lists them")),
            1 => Ok(found.remove(0)),
            _ if found[0].id == name => Ok(found.remove(0)),
            _ => unknown(format!("`{name}` may be {} or {}; write more of the name", found[0].id, found[1].id)),
        }
    }

    /// Keeps a game that has ended, with its decisions; false when it is there already.
    pub fn keep_play(&self, experiment: &str, play: &Play) -> Result<bool, Complaint> {
        self.0.write(|connection| {
            let work = writing(connection)?;
            let is_new = insert(&work, experiment, play)?;
            work.commit()?;
            Ok(is_new)
        })
    }

    /// Keeps many games at once, all or none; answers how many were new.
    pub fn keep_plays(&self, experiment: &str, plays: &[Play]) -> Result<usize, Complaint> {
        self.0.write(|connection| {
            let work = writing(connection)?;
            let mut new = 0;
            for play in plays {
                new += usize::from(insert(&work, experiment, play)?);
            }
            work.commit()?;
            Ok(new)
        })
    }

    /// One game of an experiment.
    pub fn play(&self, experiment: &str, unit: usize, half: usize) -> Result<Option<Play>, Complaint> {
        let sql = format!("{SELECT_PLAY} WHERE experiment = ?1 AND unit = ?2 AND half = ?3");
        self.0.read(|connection| {
            let found = connection.prepare_cached(&sql)?.query_row(params![experiment, unit as i64, half as i64], read_play).optional()?;
            let Some((id, mut play)) = found else { return Ok(None) };
            play.decisions =
                connection.prepare_cached(SELECT_DECISIONS)?.query_map([id], read_decision)?.collect::<rusqlite::Result<_>>()?;
            Ok(Some(play))
        })
    }

    /// Forgets an experiment and its games; false when there was none of this name.
    pub fn delete_experiment(&self, id: &str) -> Result<bool, Complaint> {
        self.0.write(|connection| connection.execute("DELETE FROM experiments WHERE id = ?1", [id])).map(|rows| rows > 0)
    }
}

/// A transaction in which nobody else writes from the first look on: who looks first and writes later may find
/// the library locked, and would not be made to wait.
pub(super) fn writing(connection: &Connection) -> rusqlite::Result<Transaction<'_>> {
    Transaction::new_unchecked(connection, TransactionBehavior::Immediate)
}

/// The last run of an experiment, and its name.
pub(super) fn last_run(connection: &Connection, identity: &str) -> rusqlite::Result<Option<(i64, String)>> {
    let sql = "SELECT run, id FROM experiments WHERE identity = ?1 ORDER BY run DESC LIMIT 1";
    connection.prepare_cached(sql)?.query_row([identity], |row| Ok((row.get(0)?, row.get(1)?))).optional()
}

/// What is written down of an experiment when it begins.
pub(super) struct Beginning<'a> {
    pub plan: &'a Experiment,
    pub identity: &'a str,
    pub source: &'a str,
    pub version: &'a str,
    pub games: usize,
}

/// Writes down an experiment of which nothing is known yet; answers its name.
pub(super) fn begin(connection: &Connection, beginning: &Beginning<'_>, run: i64) -> rusqlite::Result<String> {
    let Beginning { plan, identity, source, version, games } = *beginning;
    let id = name(&plan.game, identity, run);
    let sql = "INSERT INTO experiments (id, identity, run, title, game, plan, source, version, games, created, digest)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)";
    let (text, games) = (json(plan), games as i64);
    digest::execute(connection, sql, params![id, identity, run, plan.title, plan.game, text, source, version, games, now()])?;
    Ok(id)
}

/// A name that the same experiment gets everywhere: the game, eight digits, the run if it is not the first.
fn name(game: &str, identity: &str, run: i64) -> String {
    // Fowler, Noll and Vo's hash, 1991: the same on every machine and in every version.
    let hash = identity.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    let again = if run > 1 { format!("-{run}") } else { String::new() };
    format!("{game}-{:08x}{again}", (hash >> 32) ^ (hash & 0xffff_ffff))
}

/// Writes a game with its decisions; false when it is there already.
pub(super) fn insert(connection: &Connection, experiment: &str, play: &Play) -> rusqlite::Result<bool> {
    let sql = "INSERT INTO plays (experiment, unit, half, match, number, one, two, variant, start, opening, actions, end, result,
            drawn_by, standing, score, milestone, ended, digest)
        VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19)
        ON CONFLICT (experiment, unit, half) DO NOTHING";
    let (actions, ended) = (json(&play.actions), now());
    let values = params![
        experiment,
        play.unit as i64,
        play.half as i64,
        play.of as i64,
        play.number as i64,
        play.seats.first().map(|seat| *seat as i64),
        play.seats.get(1).map(|seat| *seat as i64),
        play.variant,
        play.start,
        play.opening as i64,
        actions,
        play.end,
        play.result.word(),
        play.drawn_by,
        play.standing,
        play.score,
        play.milestone.map(u64::cast_signed),
        ended,
    ];
    let mut decisions: Vec<&Decision> = play.decisions.iter().collect();
    decisions.sort_by_key(|decision| decision.ply);
    let mut sealed = Digest::new().values(values)?;
    for decision in &decisions {
        let Decision { ply, seat, nodes, seconds, memory, value, loss } = **decision;
        sealed = sealed.values(params![ply as i64, seat as i64, nodes.cast_signed(), seconds, memory.cast_signed(), value, loss])?;
    }
    let sealed = sealed.kept();
    let mut all = values.to_vec();
    all.push(&sealed);
    let rows = connection.prepare_cached(sql)?.execute(&all[..])?;
    if rows == 0 {
        return Ok(false);
    }
    let id = connection.last_insert_rowid();
    let sql = "INSERT INTO decisions (play, ply, seat, nodes, seconds, memory, value, loss) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)";
    let mut statement = connection.prepare_cached(sql)?;
    for decision in decisions {
        let Decision { ply, seat, nodes, seconds, memory, value, loss } = *decision;
        statement.execute(params![id, ply as i64, seat as i64, nodes.cast_signed(), seconds, memory.cast_signed(), value, loss])?;
    }
    Ok(true)
}

pub(super) const SELECT_PLAY: &str =
    "SELECT id, unit, half, match, number, one, two, variant, start, opening, actions, end, result, drawn_by,
    standing, score, milestone FROM plays";
pub(super) const SELECT_DECISIONS: &str =
    "SELECT ply, seat, nodes, seconds, memory, value, loss FROM decisions WHERE play = ?1 ORDER BY ply";

/// What the digest of an experiment is made of.
pub(super) const SEALED: &str = "SELECT id, identity, run, title, game, plan, source, version, games, created, digest FROM experiments";

/// What the digest of a game is made of, before its decisions.
const SEALED_PLAY: &str = "SELECT experiment, unit, half, match, number, one, two, variant, start, opening, actions, end, result, drawn_by,
    standing, score, milestone, ended, digest, id FROM plays WHERE experiment = ?1 AND unit = ?2 AND half = ?3";

/// Whether a game and its decisions are as they were written.
pub(super) fn seal_of_play(connection: &Connection, experiment: &str, unit: usize, half: usize) -> rusqlite::Result<Seal> {
    const COLUMNS: usize = 18;
    let read = |row: &Row<'_>| Ok((Digest::new().row(row, COLUMNS)?, row.get(COLUMNS)?, row.get::<_, i64>(COLUMNS + 1)?));
    let found = connection.prepare_cached(SEALED_PLAY)?.query_row(params![experiment, unit as i64, half as i64], read).optional()?;
    let Some((mut digest, kept, id)) = found else { return Ok(Seal::Whole) };
    let mut statement = connection.prepare_cached(SELECT_DECISIONS)?;
    let mut rows = statement.query([id])?;
    while let Some(row) = rows.next()? {
        digest = digest.row(row, 7)?;
    }
    Ok(Seal::of(kept, digest))
}

fn read_experiment(row: &Row<'_>) -> rusqlite::Result<KeptExperiment> {
    let created: i64 = row.get(5)?;
    let (id, experiment): (String, Experiment) = (row.get(0)?, read_json(row, 1)?);
    let source = experiment.again(&row.get::<_, String>(2)?, &id, None);
    Ok(KeptExperiment {
        id,
        experiment,
        source,
        version: row.get(3)?,
        games_all: row.get::<_, i64>(4)? as usize,
        created,
        games_done: row.get::<_, i64>(6)? as usize,
        updated: row.get::<_, Option<i64>>(7)?.unwrap_or(created),
    })
}

pub(super) fn read_play(row: &Row<'_>) -> rusqlite::Result<(i64, Play)> {
    let number = |column: usize| row.get::<_, i64>(column).map(|number| number as usize);
    let mut seats = vec![number(5)?];
    seats.extend(row.get::<_, Option<i64>>(6)?.map(|seat| seat as usize));
    let result: String = row.get(12)?;
    let play = Play {
        unit: number(1)?,
        half: number(2)?,
        of: number(3)?,
        number: number(4)?,
        seats,
        variant: row.get(7)?,
        start: row.get(8)?,
        opening: number(9)?,
        actions: read_json(row, 10)?,
        end: row.get(11)?,
        result: Finish::read(&result).ok_or_else(|| {
            let error = format!("`{result}` is no result of a game").into();
            rusqlite::Error::FromSqlConversionFailure(12, rusqlite::types::Type::Text, error)
        })?,
        drawn_by: row.get(13)?,
        standing: row.get(14)?,
        score: row.get(15)?,
        milestone: row.get::<_, Option<i64>>(16)?.map(i64::cast_unsigned),
        decisions: Vec::new(),
    };
    Ok((row.get(0)?, play))
}

pub(super) fn read_decision(row: &Row<'_>) -> rusqlite::Result<Decision> {
    Ok(Decision {
        ply: row.get::<_, i64>(0)? as usize,
        seat: row.get::<_, i64>(1)? as usize,
        nodes: row.get::<_, i64>(2)?.cast_unsigned(),
        seconds: row.get(3)?,
        memory: row.get::<_, i64>(4)?.cast_unsigned(),
        value: row.get(5)?,
        loss: row.get(6)?,
    })
}
