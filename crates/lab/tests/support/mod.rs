//! Playing experiments in tests.

use plyground_lab::experiment::{Experiment, Part, Play, Results, Run};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex};

/// The games of a part that are not known yet, in the order of their units.
pub fn play_on(experiment: &Experiment, threads: usize, part: Part, known: &[Play]) -> Vec<Play> {
    let (entry, schedule) = experiment.check().unwrap();
    let plays = Mutex::new(Vec::new());
    let stop = Arc::new(AtomicBool::new(false));
    let run = Run { experiment, schedule: &schedule, entry, part, threads, known, stop };
    let is_whole = run.play(&|play, _| {
        plays.lock().unwrap().push(play.clone());
        Ok(())
    });
    assert_eq!(is_whole, Ok(true));
    let mut plays = plays.into_inner().unwrap();
    plays.sort_by_key(|play| (play.unit, play.half));
    plays
}

/// All games, and what came out.
pub fn play_all(experiment: &Experiment) -> (Vec<Play>, Results) {
    let plays = play_on(experiment, 2, Part::WHOLE, &[]);
    let (_, schedule) = experiment.check().unwrap();
    (plays.clone(), Results::new(experiment, &schedule, plays))
}
