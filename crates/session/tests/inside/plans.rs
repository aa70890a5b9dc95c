//! The next step of a puzzle, one action at a time.

use crate::plan::next_step;
use plyground_core::time::Instant;
use plyground_core::{Finding, Game, Limits, Pathfinder, Puzzle, Root, Solved, Watcher};
use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
use plyground_search::puzzle::Bfs;

/// Writes down when the clock of each search began.
struct Recorder(Vec<Option<Instant>>);

impl Pathfinder<RedSwapBlue<u64>> for Recorder {
    fn find(
        &mut self,
        start: &RedSwapBlue<u64>,
        limits: &Limits,
        watcher: Option<Watcher<'_, RedSwapBlue<u64>>>,
    ) -> Solved<<RedSwapBlue<u64> as Game>::Action> {
        self.0.push(limits.since);
        Finding(Bfs).find(start, limits, watcher)
    }

    fn cost(&self, position: &RedSwapBlue<u64>, action: &<RedSwapBlue<u64> as Game>::Action) -> u32 {
        position.cost(action)
    }
}

#[test]
fn all_ways_of_a_verdict_share_one_clock_and_the_next_verdict_has_its_own() {
    let start = RedSwapBlue::<u64>::new(Variant { n: 2, jump: Jump::Any, diagonal: false }).expect("n = 2 fits");
    let mut recorder = Recorder(Vec::new());
    let root = Root { judge_all: true, ..Root::new(&start) };
    let verdict = next_step(&mut recorder, &mut None, &root, &Limits::default(), None);
    let moves = start.actions().into_iter().count();
    assert!(moves > 1 && verdict.actions.len() == moves);
    let first = std::mem::take(&mut recorder.0);
    assert_eq!(first.len(), moves, "one for the best way, one for each other action");
    assert!(first[0].is_some() && first.iter().all(|since| *since == first[0]), "{first:?}");
    next_step(&mut recorder, &mut None, &root, &Limits::default(), None);
    assert!(recorder.0[0] > first[0]);
}
