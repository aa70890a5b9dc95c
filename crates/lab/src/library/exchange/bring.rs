//! Bringing games of an experiment in: checked by the rules, then a whole file or nothing.

use crate::experiment::{Decision, Experiment, Part, Play, read_games, verify};
use crate::library::experiments::{Beginning, begin, insert, last_run, writing};
use crate::library::{KeptExperiment, Library};
use plyground_core::Complaint;
use std::collections::BTreeMap;

/// What came of bringing in a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Imported {
    /// The experiment, with what it holds now.
    pub experiment: KeptExperiment,
    /// Games that were new.
    pub new: usize,
    /// Games that were there already, the same.
    pub known: usize,
    /// True when the last line of the file was cut off, and left out.
    pub is_torn: bool,
}

/// A file that has been read and checked.
struct Parcel {
    plan: Experiment,
    identity: String,
    source: String,
    version: String,
    games_all: usize,
    /// Each game once, in the order of its units.
    plays: BTreeMap<(usize, usize), Play>,
}

impl Library {
    /// Brings in the games of a text that [`export`](Library::export) or a part of an experiment has
    /// written. Nothing changes on a complaint; the same text again changes nothing.
    pub fn import(&self, text: &str) -> Result<Imported, Complaint> {
        let (parcel, is_torn) = Parcel::read(text)?;
        loop {
            let id = self.last_run(&parcel.identity)?;
            let new = self.check_known(id.as_deref(), &parcel)?;
            // Somebody else may have brought the same games meanwhile: then it is compared again.
            if let Some(id) = self.put_in(id.as_deref(), &parcel, &new)? {
                let (new, known) = (new.len(), parcel.plays.len() - new.len());
                return Ok(Imported { experiment: self.experiment(&id)?, new, known, is_torn });
            }
        }
    }

    fn last_run(&self, identity: &str) -> Result<Option<String>, Complaint> {
        self.0.read(|connection| Ok(last_run(connection, identity)?.map(|(_, id)| id)))
    }

    /// The games that are not there yet, once those that are have been found the same.
    fn check_known<'a>(&self, id: Option<&str>, parcel: &'a Parcel) -> Result<Vec<&'a Play>, Complaint> {
        let mut new = Vec::new();
        for (&(unit, half), play) in &parcel.plays {
            match id.map(|id| self.play(id, unit, half)).transpose()?.flatten() {
                Some(known) => check_same(&known, play)?,
                None => new.push(play),
            }
        }
        Ok(new)
    }

    /// Keeps the new games in one transaction; `None`, and nothing is changed, when the library is no
    /// longer what they were compared with.
    fn put_in(&self, seen: Option<&str>, parcel: &Parcel, new: &[&Play]) -> Result<Option<String>, Complaint> {
        self.0.write(|connection| {
            let work = writing(connection)?;
            let last = last_run(&work, &parcel.identity)?;
            if last.as_ref().map(|(_, id)| id.as_str()) != seen {
                return Ok(None);
            }
            let id = match last {
                Some((_, id)) => id,
                None => begin(&work, &parcel.beginning(), 1)?,
            };
            for play in new {
                if !insert(&work, &id, play)? {
                    return Ok(None);
                }
            }
            work.commit()?;
            Ok(Some(id))
        })
    }
}

impl Parcel {
    fn beginning(&self) -> Beginning<'_> {
        let Self { plan, identity, source, version, games_all, .. } = self;
        Beginning { plan, identity, source, version, games: *games_all }
    }

    /// Reads a text and plays every game again; true when its last line was cut off.
    fn read(text: &str) -> Result<(Self, bool), Complaint> {
        let tail = text.rfind('\n').map_or(text, |end| &text[end + 1..]);
        // Somebody's editor may have left out the last end of a line: that is no loss.
        let is_whole_line = serde_json::from_str::<serde_json::Value>(tail).is_ok();
        let ended = is_whole_line.then(|| format!("{text}\n"));
        let (heading, plays, whole) = read_games(ended.as_deref().unwrap_or(text))?;
        let is_torn = !is_whole_line && whole < text.len();
        let plan = heading.plan;
        let (entry, schedule) = plan.check()?;
        let mut by_place: BTreeMap<(usize, usize), Play> = BTreeMap::new();
        for play in plays {
            verify(&plan, &schedule, entry, &play)?;
            if let Some(first) = by_place.get(&(play.unit, play.half)) {
                check_same(first, &play)?;
            } else {
                by_place.insert((play.unit, play.half), play);
            }
        }
        // Another version of the program may play the same plan otherwise: what it played is kept apart.
        let identity = plan.identity().replacen(env!("CARGO_PKG_VERSION"), &heading.version, 1);
        let games_all = schedule.games_in(Part::WHOLE);
        // The file of somebody else says nothing of how to repeat it here.
        let source = plan.command().unwrap_or_default();
        Ok((Self { plan, identity, source, version: heading.version, games_all, plays: by_place }, is_torn))
    }
}

/// Complains unless two games are the same in everything but time.
fn check_same(known: &Play, play: &Play) -> Result<(), Complaint> {
    if timeless(known) == timeless(play) {
        return Ok(());
    }
    let (unit, half) = (play.unit, play.half);
    let what = if known.actions != play.actions {
        "other actions"
    } else if known.result != play.result || known.score != play.score {
        "another result"
    } else {
        "other counts or values of its decisions"
    };
    let message = format!(
        "game {unit}.{half} is there already with {what}; a repetition must be the same in everything but time, as it is for players \
         without limits of time"
    );
    Err(Complaint::new("game-differs", message).with("game", format!("{unit}.{half}")))
}

/// A game without its times, and with the numbers that files and libraries can hold.
fn timeless(play: &Play) -> Play {
    let finite = |value: Option<f64>| value.filter(|value| value.is_finite());
    let decision = |decision: &Decision| Decision { seconds: 0.0, value: finite(decision.value), loss: finite(decision.loss), ..*decision };
    Play { standing: finite(play.standing), decisions: play.decisions.iter().map(decision).collect(), ..play.clone() }
}
