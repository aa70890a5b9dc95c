//! The laws every game obeys, written once and run by every game.
//!
//! Random games are played from a seed, and every position on the way is held against the
//! promises of the traits. A failure prints the position and the seed.

use crate::{Game, Heuristic, Playable, Puzzle, Reversible, Rng, Turn};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher, BuildHasherDefault};

/// Plays `games` random games from `start`, at most `plies` actions each, and checks at every
/// position what [`Game`] promises. Answers how many positions were checked.
///
/// # Panics
/// When a law is broken.
pub fn game<G: Game>(start: &G, games: u64, plies: usize, seed: u64) -> usize {
    let mut checked = 0;
    walk(start, games, plies, seed, |position, place| {
        check_position(position, place);
        checked += 1;
    });
    checked
}

/// Like [`game`], and checks what [`Playable`] promises: notation that reads back the same.
///
/// # Panics
/// When a law is broken.
pub fn playable<G: Playable>(start: &G, games: u64, plies: usize, seed: u64) {
    game(start, games, plies, seed);
    walk(start, games, plies, seed, |position, place| {
        let text = position.write();
        assert_eq!(start.read(&text).as_ref(), Ok(position), "{text} does not read back, {place}");
        let picture = position.picture();
        assert_eq!(picture.cells.len(), picture.columns * picture.rows, "{text}, {place}");
        let mut texts = HashSet::new();
        for action in successors(position).iter().map(|(action, _)| action) {
            let written = position.write_action(action);
            assert_eq!(position.read_action(&written).as_ref(), Ok(action), "{written} in {text} does not read back, {place}");
            assert!(texts.insert(written.clone()), "{written} in {text} means two actions, {place}");
        }
    });
    for nonsense in ["?", "\u{0}", "🂡", "- -", "99999999999999999999", "r2c3 sideways"] {
        assert!(start.read(nonsense).is_err(), "{nonsense:?} was read as a position");
        assert!(start.read_action(nonsense).is_err(), "{nonsense:?} was read as an action");
    }
}

/// Checks on random walks what [`Reversible`] and [`Heuristic`] promise: predecessors undo
/// actions, estimates are 0 at goals and consistent where they say so.
///
/// # Panics
/// When a law is broken.
pub fn puzzle<G: Reversible>(start: &G, heuristics: &[impl Heuristic<G>], walks: u64, plies: usize, seed: u64) {
    for goal in start.goals() {
        assert!(goal.is_solved(), "{goal:?} is listed as a goal");
        for heuristic in heuristics {
            assert_eq!(heuristic.estimate(&goal), 0, "at the goal {goal:?}");
        }
    }
    let mut by_number = HashMap::new();
    walk(start, walks, plies, seed, |position, place| {
        for (before, action) in position.predecessors() {
            assert_eq!(before.after(&action), *position, "predecessor {before:?} by {action:?}, {place}");
        }
        if let Some(numbers) = position.numbers() {
            assert!(position.number() < numbers, "{position:?} has number {} of {numbers}, {place}", position.number());
            let twin = by_number.entry(position.number()).or_insert_with(|| position.clone());
            assert_eq!(twin, position, "two positions have number {}, {place}", position.number());
        }
        if position.turn().is_over() {
            return;
        }
        for action in position.actions() {
            let next = position.after(&action);
            let cost = position.cost(&action);
            assert!(cost >= 1, "{action:?} in {position:?} is free, {place}");
            assert!(
                next.predecessors().any(|(before, by)| before == *position && by == action),
                "{action:?} in {position:?} cannot be undone, {place}"
            );
            for heuristic in heuristics.iter().filter(|heuristic| heuristic.is_consistent()) {
                assert!(
                    heuristic.estimate(position) <= cost + heuristic.estimate(&next),
                    "{action:?} in {position:?} lowers the estimate too far, {place}"
                );
            }
        }
    });
}

/// A random walk that calls `check` at every position, with a text that says where it is.
fn walk<G: Game>(start: &G, walks: u64, plies: usize, seed: u64, mut check: impl FnMut(&G, &str)) {
    for index in 0..walks {
        let mut rng = Rng::stream(seed, index);
        let mut position = start.clone();
        for ply in 0..=plies {
            check(&position, &format!("walk {index} of seed {seed}, ply {ply}"));
            if position.turn().is_over() {
                break;
            }
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

/// Everything that may happen here, with probabilities (1 for a player's actions).
fn successors<G: Game>(position: &G) -> Vec<(G::Action, f64)> {
    match position.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => position.odds().collect(),
        Turn::Player(_) => position.actions().into_iter().map(|action| (action, 1.0)).collect(),
    }
}

fn check_position<G: Game>(position: &G, place: &str) {
    let same = position.clone();
    assert_eq!(*position, same, "a clone is equal, {place}");
    assert_eq!(position.key(), same.key(), "a clone has the same key, {place}");
    let hasher = BuildHasherDefault::<rustc_hash::FxHasher>::default();
    assert_eq!(hasher.hash_one(position), hasher.hash_one(&same), "a clone has the same hash, {place}");

    let actions = successors(position);
    assert!(position.turn().is_over() || !actions.is_empty(), "{position:?} is not over and has no action, {place}");
    if matches!(position.turn(), Turn::Player(_)) {
        assert_eq!(position.count_actions(), actions.len(), "{position:?} miscounts its actions, {place}");
    }
    let distinct: HashSet<_> = actions.iter().map(|(action, _)| action).collect();
    assert_eq!(distinct.len(), actions.len(), "{position:?} lists an action twice, {place}");
    if position.turn() == Turn::Chance {
        assert!(actions.iter().all(|(_, probability)| *probability > 0.0), "{position:?} lists what cannot happen, {place}");
        let sum: f64 = actions.iter().map(|(_, probability)| probability).sum();
        assert!((sum - 1.0).abs() < 1e-9, "the odds of {position:?} sum to {sum}, {place}");
    }
    for (action, _) in &actions {
        let next = position.after(action);
        assert_eq!(*position, same, "{action:?} changed the position it was applied to a copy of, {place}");
        assert_eq!(next, position.after(action), "{action:?} in {position:?} leads to two places, {place}");
        if next == *position {
            assert_eq!(next.key(), position.key(), "equal positions have equal keys, {place}");
        }
    }
    if !actions.is_empty() {
        let sampled = position.sample(&mut Rng::new(actions.len() as u64));
        assert!(distinct.contains(&sampled), "{sampled:?} was sampled in {position:?} but is not listed, {place}");
    }
}

/// True when `heuristic` never exceeds the real cost of any position in `distances`.
///
/// # Panics
/// With the position, when one does.
pub fn admissible<'a, G: Puzzle>(heuristic: &impl Heuristic<G>, distances: impl IntoIterator<Item = (&'a G, u32)>) -> usize {
    let mut checked = 0;
    for (position, distance) in distances {
        let estimate = heuristic.estimate(position);
        assert!(estimate <= distance, "{position:?} is {distance} from the goal, the estimate says {estimate}");
        checked += 1;
    }
    checked
}
