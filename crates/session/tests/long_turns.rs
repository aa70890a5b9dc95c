//! Turns of Barjis with very many results: every player stops when it is told to, and only the best
//! actions are written down.

use plyground_core::{Bound, Limits, Stop};
use plyground_session::{SearchOptions, Session, catalogue};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

const LONG: &str = "1,25,29,79/24,32,61,68/1/shakka+shakka+shakka+shakka+dest+dest+dest+dest+bunj+bara";
/// How many results it has.
const RESULTS: usize = 22_640;

fn open(variant: &str) -> Box<dyn Session> {
    catalogue::find("barjis").unwrap().open(variant, Some(LONG)).unwrap()
}

#[test]
fn the_best_of_very_many_actions_are_written_down() {
    let session = open("");
    let mut player = session.player("expectiminimax:depth=1", 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions { judge_all: true, ..SearchOptions::default() });
    assert_eq!((answer.actions.len(), answer.left_out), (SearchOptions::MOST, RESULTS - SearchOptions::MOST));
    let all = session.think(&mut player, &SearchOptions { judge_all: true, most: Some(usize::MAX), ..SearchOptions::default() });
    assert_eq!((all.actions.len(), all.left_out, &all.best), (RESULTS, 0, &answer.best));
    let mut values: Vec<f64> = all.actions.iter().map(|judged| judged.worth.value).collect();
    values.sort_by(|one, other| other.total_cmp(one));
    let least = answer.actions.iter().map(|judged| judged.worth.value).fold(f64::INFINITY, f64::min);
    assert_eq!(least, values[SearchOptions::MOST - 1], "a better one was left out");
    assert!(answer.actions.iter().any(|judged| Some(&judged.action) == answer.best.as_ref()));
}

#[test]
fn what_can_be_done_is_counted_and_only_the_beginning_is_listed() {
    let options = open("").options(40);
    assert_eq!((options.listed.len(), options.total, options.is_exact), (40, RESULTS, true));
    let many = open("play=voluntary").options(40);
    assert!(many.listed.len() == 40 && many.total >= 100_000 && !many.is_exact, "{}", many.total);
    let successors = open("play=voluntary").first_successors(3);
    assert_eq!((successors.listed.len(), successors.is_exact), (3, false));
}

#[test]
fn every_player_stops_with_a_legal_action_when_it_is_told_to() {
    for variant in ["", "play=maximal", "play=voluntary"] {
        let session = open(variant);
        let stop = Some(Arc::new(AtomicBool::new(true)));
        for entry in &session.entry().players {
            let mut player = session.player(entry.id, 0).unwrap();
            let answer = session.think(&mut player, &SearchOptions { judge_all: true, stop: stop.clone(), ..SearchOptions::default() });
            let place = format!("{} with {variant}", entry.id);
            assert!(answer.actions.len() <= SearchOptions::FEW, "{place} wrote down {} actions", answer.actions.len());
            let Some(best) = answer.best else { continue };
            session.fork().play(&best).unwrap_or_else(|complaint| panic!("{place}: {complaint}"));
            assert!(answer.counters.nodes < 200_000, "{place} looked at {} positions", answer.counters.nodes);
        }
    }
}

#[test]
fn a_search_with_little_memory_judges_what_it_has_room_for_and_says_so() {
    let session = open("play=voluntary");
    let mut player = session.player("expectiminimax:depth=1", 0).unwrap();
    player.limits.memory = Some(2 << 20);
    let answer = session.think(&mut player, &SearchOptions::default());
    assert_eq!(answer.stopped, Stop::Memory);
    let judged = answer.actions.len() + answer.left_out;
    assert!((8192..40_000).contains(&judged), "{judged} actions were judged");
    assert_ne!(answer.worth.bound, Bound::Exact, "an action that is not listed may be better");
    session.fork().play(&answer.best.expect("some action")).unwrap();
}

#[test]
fn a_recorded_search_stops_too() {
    let session = open("");
    let stop = Some(Arc::new(AtomicBool::new(true)));
    for spec in ["expectiminimax:depth=1", "star2:depth=2,cover=0.9", "flat:simulations=2", "uct:simulations=100"] {
        let mut player = session.player(spec, 0).unwrap();
        let answer = session.think(&mut player, &SearchOptions { trace: Some(200_000), stop: stop.clone(), ..SearchOptions::default() });
        let trace = answer.trace.expect("it was asked for");
        assert!(trace.events.len() < 100, "{spec}: {} events after the flag was raised", trace.events.len());
    }
    // Nor are the legal actions counted to the end for what is told of the choice.
    let session = open("play=voluntary");
    let mut player = session.player("random", 0).unwrap();
    let answer = session.think(&mut player, &SearchOptions { trace: Some(100), stop, ..SearchOptions::default() });
    let reason = answer.trace.and_then(|trace| trace.told).and_then(|told| told.reason).expect("it is told");
    assert!((2..100_000).contains(&reason.legal), "{} actions were counted", reason.legal);
}

#[test]
fn counting_stops_before_the_names_of_the_first_actions_are_written() {
    let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    // Fewer actions than there are between two looks at the flag: only the writing can see it.
    let few = catalogue::find("barjis").unwrap().open("", Some("0,0,39,41/0,11,11,26/1/shakka+dest+bunj+three")).unwrap();
    assert_eq!(few.divide(1, &limits), Err(Stop::Cancelled));
    assert_eq!(few.perft(1, &limits).ok(), Some(few.divide(1, &Limits::default()).unwrap().len() as u64));
    assert_eq!(open("play=voluntary").perft(1, &limits), Err(Stop::Cancelled));
}
