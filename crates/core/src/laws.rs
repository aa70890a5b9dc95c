//! The laws every game obeys, written once and run by every game.
//!
//! Random games are played from a seed, and every position on the way is held against the
//! promises of the traits. A failure prints the position and the seed.

use crate::{Game, Gesture, Ground, Heuristic, Partway, Picture, Playable, Player, Puzzle, Reversible, Rng, Sketch, Spot, StepEntry, Turn};
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

/// Like [`game`], and checks what [`Playable`] promises: notation that reads back the same,
/// gestures that point at what is there, steps that lead to whole actions.
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
        check_gestures(position, &picture, &format!("{text}, {place}"));
        check_steps(position, &format!("{text}, {place}"));
    });
    for nonsense in ["?", "\u{0}", "🂡", "- -", "99999999999999999999", "r2c3 sideways"] {
        assert!(start.read(nonsense).is_err(), "{nonsense:?} was read as a position");
        assert!(start.read_action(nonsense).is_err(), "{nonsense:?} was read as an action");
    }
}

/// Checks on random walks that an editor gives back the position whose [sketch](crate::Editor::sketch) it is
/// shown, and that the sketch of a position's picture alone makes the same picture again. `is_told`
/// is false where a sketch leaves something open, such as whether a tile is to appear.
/// Answers how many positions came back.
///
/// # Panics
/// When a law is broken.
pub fn editor<G: Playable>(start: &G, walks: u64, plies: usize, seed: u64, is_told: impl Fn(&G) -> bool) -> usize {
    let mut told = 0;
    let editor = G::editor().expect("the game has an editor");
    walk(start, walks, plies, seed, |position, place| {
        let text = position.write();
        let compose = |sketch| (editor.compose)(start, &sketch).unwrap_or_else(|complaint| panic!("{text}: {complaint}, {place}"));
        let composed = compose((editor.sketch)(position));
        assert_eq!(composed.picture(), position.picture(), "{text} is drawn as {}, {place}", composed.write());
        if is_told(position) {
            assert_eq!(composed, *position, "{text} is drawn as {}, {place}", composed.write());
            told += 1;
        }
        let plain = compose(Sketch { turn: (editor.sketch)(position).turn, ..Sketch::of(position) });
        assert_eq!(plain.picture(), position.picture(), "{text} looks like {}, {place}", plain.write());
    });
    told
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

/// Gestures that are looked at, of those of a position: Barjis has thousands of turns.
const GESTURES: usize = 64;

/// Gestures point at what the picture shows, begin where the mover has something, and tell
/// actions apart. Those made of steps need not: two turns may look the same on the board.
fn check_gestures<G: Playable>(position: &G, picture: &Picture, place: &str) {
    let actions = successors(position);
    let owner = owner_to_act(position);
    let mut seen: Vec<(Gesture, &G::Action)> = Vec::new();
    for (action, _) in actions.iter().step_by(actions.len() / GESTURES + 1) {
        let gesture = position.gesture(action);
        check_gesture(picture, &gesture, owner, &format!("{action:?}, {place}"));
        if matches!(gesture, Gesture::Listed | Gesture::Steps { .. }) {
            continue;
        }
        if let Some((_, other)) = seen.iter().find(|(known, _)| *known == gesture) {
            panic!("{action:?} and {other:?} are both entered as {gesture:?}, {place}");
        }
        seen.push((gesture, action));
    }
}

/// Whose pieces move; `None` where that does not matter, as in puzzles.
fn owner_to_act<G: Playable>(position: &G) -> Option<Player> {
    match position.turn() {
        Turn::Player(player) if G::about().seats.len() == 2 => Some(player),
        _ => None,
    }
}

fn check_gesture(picture: &Picture, gesture: &Gesture, owner: Option<Player>, place: &str) {
    match gesture {
        Gesture::Listed | Gesture::Slide { .. } => {}
        Gesture::Path { spots } => {
            assert!(spots.len() >= 2, "a path of {} spots, {place}", spots.len());
            for spot in spots {
                check_spot(picture, spot, place);
            }
            let pieces = match &spots[0] {
                Spot::Cell(cell) => picture.cells[*cell].piece.as_ref(),
                Spot::Tray(id) => picture.trays.iter().find(|tray| tray.id == *id).and_then(|tray| tray.pieces.first()),
            };
            let piece = pieces.unwrap_or_else(|| panic!("{gesture:?} begins where nothing is, {place}"));
            assert!(owner.is_none() || piece.owner == owner, "{gesture:?} begins with a {}, {place}", piece.name);
        }
        Gesture::Column { column } => {
            let mut cells = picture.cells.iter().skip(*column).step_by(picture.columns);
            assert!(*column < picture.columns && cells.any(|cell| cell.piece.is_none()), "there is no room in {gesture:?}, {place}");
        }
        Gesture::Place { cell, label } => {
            check_spot(picture, &Spot::Cell(*cell), place);
            assert!(picture.cells[*cell].piece.is_none() && !label.is_empty(), "{gesture:?}, {place}");
        }
        Gesture::Steps { steps } => {
            let first = steps.first().unwrap_or_else(|| panic!("no steps, {place}"));
            check_gesture(picture, first, owner, place);
            for step in steps {
                let Gesture::Path { spots } = step else { continue };
                for spot in spots {
                    check_spot(picture, spot, place);
                }
            }
        }
    }
}

/// A spot is a cell of the board or a tray that is there.
fn check_spot(picture: &Picture, spot: &Spot, place: &str) {
    let is_there = match spot {
        Spot::Cell(cell) => picture.cells.get(*cell).is_some_and(|cell| !matches!(cell.ground, Ground::Outside | Ground::Unused)),
        Spot::Tray(id) => picture.trays.iter().any(|tray| tray.id == *id),
    };
    assert!(is_there, "{spot:?} is not on the picture, {place}");
}

/// Where actions are made of steps, any chain of them ends in a whole action, and the picture on
/// the way becomes that of the position it leads to.
fn check_steps<G: Playable>(position: &G, place: &str) {
    let Some(StepEntry { partway: look }) = G::step_entry() else {
        let has_steps =
            successors(position).iter().take(GESTURES).any(|(action, _)| matches!(position.gesture(action), Gesture::Steps { .. }));
        assert!(!has_steps, "there are steps, but no way to enter them, {place}");
        return;
    };
    if position.turn().is_over() {
        return;
    }
    let steps = |so_far: &str| look(position, so_far).unwrap_or_else(|complaint| panic!("{so_far:?}: {complaint}, {place}"));
    let mut partway = steps("");
    assert_eq!(partway.picture, position.picture(), "before the first step, {place}");
    assert!(look(position, "?").is_err(), "`?` was read as a step, {place}");
    let mut rng = Rng::new(position.key());
    let mut so_far = String::new();
    loop {
        check_partway(position, &partway, &so_far, place);
        let Some(next) = rng.pick(&partway.next) else { break };
        so_far.clone_from(&next.so_far);
        partway = steps(&so_far);
    }
    let action = position.read_action(&so_far).unwrap_or_else(|complaint| panic!("{so_far:?}: {complaint}, {place}"));
    assert_eq!(partway.picture.cells, position.after(&action).picture().cells, "after {so_far:?}, {place}");
}

fn check_partway<G: Playable>(position: &G, partway: &Partway, so_far: &str, place: &str) {
    let is_whole = position.read_action(so_far).is_ok();
    assert_eq!(partway.is_whole, is_whole, "whether {so_far:?} is a whole action, {place}");
    assert!(is_whole || !partway.next.is_empty(), "nothing can follow {so_far:?}, {place}");
    let texts: HashSet<_> = partway.next.iter().map(|next| &next.so_far).collect();
    assert_eq!(texts.len(), partway.next.len(), "a step is listed twice after {so_far:?}, {place}");
    for next in &partway.next {
        assert!(next.so_far.starts_with(so_far) && next.so_far.ends_with(&next.step), "{next:?}, {place}");
        check_gesture(&partway.picture, &next.gesture, owner_to_act(position), &format!("{next:?}, {place}"));
    }
}

fn check_position<G: Game>(position: &G, place: &str) {
    let same = position.clone();
    assert_eq!(*position, same, "a clone is equal, {place}");
    assert_eq!(position.key(), same.key(), "a clone has the same key, {place}");
    let hasher = BuildHasherDefault::<crate::Hasher64>::default();
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
