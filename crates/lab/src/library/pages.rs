//! The games of a large experiment a few at a time, so that nobody else waits for the library meanwhile.
//!
//! ```text
//!   unit  0 0 1 1 2 2 3 3 …
//!   half  0 1 0 1 0 1 0 1 …
//!         └ a page ┘└ the next begins after (1, 1)
//! ```
//!
//! ```
//! use plyground_lab::experiment::Experiment;
//! use plyground_lab::library::Library;
//! let library = Library::in_memory()?;
//! let kept = library.begin_experiment(&Experiment::new("connect4", &["random", "first"], 10), "a file", false)?;
//! assert!(library.game_page(&kept.id, 0, 50)?.is_empty());
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

use super::experiments::{SELECT_DECISIONS, SELECT_PLAY, read_decision, read_play};
use super::{KeptExperiment, Library};
use crate::experiment::{Play, Results, Summing};
use plyground_core::Complaint;
use rusqlite::params;

/// Games that are read at once.
const PAGE: usize = 500;

impl Library {
    /// The games of an experiment with their decisions, in the order of its units.
    pub fn plays(&self, experiment: &str) -> Result<Vec<Play>, Complaint> {
        let mut all = Vec::new();
        self.each_page(experiment, true, |page| {
            all.extend(page);
            Ok(())
        })?;
        Ok(all)
    }

    /// Some games of an experiment without their decisions, in the order of its units.
    pub fn game_page(&self, experiment: &str, skip: usize, most: usize) -> Result<Vec<Play>, Complaint> {
        let sql = format!("{SELECT_PLAY} WHERE experiment = ?1 ORDER BY unit, half LIMIT ?2 OFFSET ?3");
        self.0.read(|connection| {
            let mut games = connection.prepare_cached(&sql)?;
            let rows = games.query_map(params![experiment, most as i64, skip as i64], read_play)?;
            rows.map(|row| row.map(|(_, play)| play)).collect()
        })
    }

    /// What came out of an experiment so far. Games are read a page at a time, and only their digests stay.
    pub fn results(&self, kept: &KeptExperiment) -> Result<Results, Complaint> {
        let (_, schedule) = kept.experiment.check()?;
        let mut summing = Summing::new(&kept.experiment, &schedule);
        self.each_page(&kept.id, true, |page| {
            for play in &page {
                summing.add(play);
            }
            Ok(())
        })?;
        Ok(summing.results())
    }

    /// The games of an experiment without actions and decisions: who won.
    pub fn outcomes(&self, experiment: &str) -> Result<Vec<Play>, Complaint> {
        let mut all = Vec::new();
        self.each_page(experiment, false, |page| {
            all.extend(page.into_iter().map(|play| Play { actions: Vec::new(), start: String::new(), end: String::new(), ..play }));
            Ok(())
        })?;
        Ok(all)
    }

    /// Hands over all games of an experiment page by page.
    pub fn each_page(
        &self,
        experiment: &str,
        has_decisions: bool,
        mut take: impl FnMut(Vec<Play>) -> Result<(), Complaint>,
    ) -> Result<(), Complaint> {
        let mut after = (-1, 0);
        loop {
            let page = self.page_after(experiment, after, has_decisions)?;
            let Some(last) = page.last() else { return Ok(()) };
            after = (last.unit as i64, last.half as i64);
            take(page)?;
        }
    }

    /// The next games after a unit and a half.
    fn page_after(&self, experiment: &str, after: (i64, i64), has_decisions: bool) -> Result<Vec<Play>, Complaint> {
        let sql = format!("{SELECT_PLAY} WHERE experiment = ?1 AND (unit, half) > (?2, ?3) ORDER BY unit, half LIMIT ?4");
        self.0.read(|connection| {
            let mut games = connection.prepare_cached(&sql)?;
            let mut decisions = connection.prepare_cached(SELECT_DECISIONS)?;
            let rows = games.query_map(params![experiment, after.0, after.1, PAGE as i64], read_play)?;
            rows.map(|row| {
                let (id, mut play) = row?;
                if has_decisions {
                    play.decisions = decisions.query_map([id], read_decision)?.collect::<rusqlite::Result<_>>()?;
                }
                Ok(play)
            })
            .collect()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::experiment::{Experiment, Part, Run};

    #[test]
    fn pages_put_together_are_all_games_in_the_same_order() {
        let library = Library::in_memory().unwrap();
        let experiment = Experiment::new("connect4", &["random", "first"], PAGE + 3);
        let kept = library.begin_experiment(&experiment, "", false).unwrap();
        let (entry, schedule) = experiment.check().unwrap();
        let run = Run {
            experiment: &experiment,
            schedule: &schedule,
            entry,
            part: Part::WHOLE,
            threads: 1,
            known: &[],
            stop: std::sync::Arc::default(),
        };
        run.play(&|play, _| library.keep_play(&kept.id, play).map(drop)).unwrap();
        let whole = library.plays(&kept.id).unwrap();
        assert_eq!(whole.len(), PAGE + 3);
        let places: Vec<(usize, usize)> = whole.iter().map(|play| (play.unit, play.half)).collect();
        assert!(places.is_sorted_by(|one, two| one < two), "each game once, in order");
        let (streamed, at_once) = (library.results(&kept).unwrap(), Results::new(&experiment, &schedule, whole.clone()));
        assert_eq!((&streamed.games, &streamed.groups[0].standings), (&at_once.games, &at_once.groups[0].standings));
        assert_eq!(streamed.groups[0].along, at_once.groups[0].along);
        let finishes = library.outcomes(&kept.id).unwrap();
        assert!(finishes.iter().zip(&whole).all(|(lean, play)| lean.result == play.result && lean.decisions.is_empty()));
        let page = library.game_page(&kept.id, 10, 7).unwrap();
        assert_eq!(
            page.iter().map(|play| (play.unit, play.half)).collect::<Vec<_>>(),
            whole[10..17].iter().map(|play| (play.unit, play.half)).collect::<Vec<_>>()
        );
        assert_eq!(page[0].actions, whole[10].actions);
    }
}
