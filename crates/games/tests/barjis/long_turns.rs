//! Turns of many tosses: their results are made under a clock, in bounded memory, and can be written.

use crate::start;
use plyground_core::{Clock, Game, Limits, Listing, Playable, Rng, Stop, perft_within};
use plyground_games::barjis::{Action, Barjis, Turns};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Variant and position in each line.
const LONG_TURNS: &str = include_str!("long_turns.txt");

fn positions() -> impl Iterator<Item = (String, Barjis)> {
    LONG_TURNS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (variant, text) = line.rsplit_once(' ').unwrap_or(("", line));
        (line.into(), start(variant).read(text).unwrap_or_else(|complaint| panic!("{line}: {complaint}")))
    })
}

/// Those with `play=voluntary` have millions of results, the others at most hundreds of thousands.
fn are_voluntary(wanted: bool) -> impl Iterator<Item = (String, Barjis)> {
    positions().filter(move |(line, _)| line.starts_with("play=voluntary") == wanted)
}

fn some_of(position: &Barjis, most: usize, clock: &mut Clock<'_>) -> Listing<Turns> {
    position.actions_within(most, clock)
}

/// An action is legal when its steps can be read and lead to it.
fn assert_legal(position: &Barjis, action: &Action, place: &str) {
    let text = position.write_action(action);
    assert_eq!(position.read_action(&text).as_ref(), Ok(action), "{text}, {place}");
}

/// How many more results may be made before a raised flag is seen: the steps of work between two
/// looks, and one row more.
const BETWEEN_LOOKS: usize = (1 << 16) + 20_000;

#[test]
fn a_raised_flag_stops_the_making_with_some_results() {
    let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    let mut stopped_turns = 0;
    for (place, position) in positions() {
        let Listing { actions, stopped } = some_of(&position, usize::MAX, &mut limits.start());
        let actions = actions.as_ref();
        assert!((1..=BETWEEN_LOOKS).contains(&actions.len()), "{} results, {place}", actions.len());
        stopped_turns += usize::from(stopped == Some(Stop::Cancelled));
        assert!(stopped.is_none() || actions.len() <= 1024, "{} results were put in order for nobody, {place}", actions.len());
        for action in [&actions[0], &actions[actions.len() / 2], &actions[actions.len() - 1]] {
            assert_legal(&position, action, &place);
        }
        // The last made result may be the first that is legal; none must be invented either.
        assert!(stopped.is_none() || actions.len() > 1, "{place}");
    }
    assert!(stopped_turns >= 9, "only {stopped_turns} of the turns were long enough to be stopped");
}

#[test]
fn many_short_turns_together_are_stopped_too() {
    let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    let mut clock = limits.start();
    let position = start("").read("0,0,39,41/0,11,11,26/1/shakka+dest+bunj+three").expect("a legal position");
    let whole = (0..1_000_000).take_while(|_| some_of(&position, usize::MAX, &mut clock).stopped.is_none()).count();
    let results = whole * position.actions().as_ref().len();
    assert!(results <= BETWEEN_LOOKS, "{whole} turns with {results} results were made without a look at the flag");
}

#[test]
fn a_list_has_no_more_results_than_there_is_room_for() {
    let limits = Limits::default();
    for (place, position) in positions() {
        let Listing { actions, stopped } = some_of(&position, 5000, &mut limits.start());
        let count = actions.as_ref().len();
        if stopped.is_none() {
            assert_eq!(count, position.count_actions(), "{place}");
        } else {
            assert_eq!(stopped, Some(Stop::Memory), "{place}");
            assert!((5000..25_000).contains(&count), "{count} results, {place}");
        }
    }
}

#[test]
fn without_limits_the_list_is_the_whole_one() {
    for (place, position) in are_voluntary(false) {
        let listed = some_of(&position, usize::MAX, &mut Limits::default().start()).whole().expect("nothing stops it");
        assert_eq!(listed.as_ref(), position.actions().as_ref(), "{place}");
    }
}

#[test]
fn results_of_long_turns_can_be_written_and_read() {
    for (place, position) in positions() {
        let Listing { actions, .. } = some_of(&position, 100_000, &mut Limits::default().start());
        let actions = actions.as_ref();
        for index in (0..actions.len()).step_by(actions.len() / 40 + 1) {
            assert_legal(&position, &actions[index], &place);
        }
    }
}

#[test]
fn drawing_a_result_obeys_the_flag_and_draws_as_before() {
    let stop = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    for (place, position) in are_voluntary(false) {
        let (mut one, mut other) = (Rng::new(3), Rng::new(3));
        let drawn = position.sample_within(&mut one, &mut Limits::default().start());
        assert_eq!(drawn, Ok(position.sample(&mut other)), "{place}");
    }
    for (place, position) in are_voluntary(true) {
        assert_eq!(position.sample_within(&mut Rng::new(3), &mut stop.start()), Err(Stop::Cancelled), "{place}");
    }
}

#[test]
fn counting_results_obeys_the_flag_and_counts_as_before() {
    for (place, position) in are_voluntary(false) {
        assert_eq!(position.count_actions_within(&mut Limits::default().start()), Ok(position.count_actions()), "{place}");
    }
    let limits = Limits { stop: Some(Arc::new(AtomicBool::new(true))), ..Limits::default() };
    for (place, position) in are_voluntary(true) {
        assert_eq!(perft_within(&position, 1, &mut limits.start()), Err(Stop::Cancelled), "{place}");
    }
    let mut clock = limits.start();
    let position = start("").read("0,0,39,41/0,11,11,26/1/shakka+dest+bunj+three").expect("a legal position");
    let counted: u64 = std::iter::from_fn(|| perft_within(&position, 1, &mut clock).ok()).take(100_000).sum();
    assert!(counted <= BETWEEN_LOOKS as u64, "{counted} results were counted without a look at the flag");
}
