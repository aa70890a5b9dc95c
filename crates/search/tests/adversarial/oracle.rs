//! The slow twin: minimax as the book writes it, from Player One's view throughout.

use plyground_core::{Bound, Deterministic, Evaluator, Limits, Player, Quiescence, Root, Searcher, Turn, Value, Verdict};
use plyground_search::adversarial::{AlphaBeta, Ordering, Pvs};

/// The value of a position `ply` actions below the root, with `depth` decisions to look ahead.
pub fn minimax<G: Deterministic, E: Evaluator<G>>(position: &G, depth: u32, ply: u32, evaluator: &E) -> Value {
    let player = match position.turn() {
        Turn::Over(outcome) => return Value::of_outcome(outcome, ply),
        Turn::Player(player) => player,
        Turn::Chance => unreachable!("a deterministic game"),
    };
    let mut values = Vec::new();
    if depth > 0 {
        values.extend(position.actions().into_iter().map(|action| minimax(&position.after(&action), depth - 1, ply + 1, evaluator)));
    } else {
        let calm = evaluator.evaluate(position);
        if let Quiescence::Loud { actions, may_decline } = evaluator.quiescence(position) {
            values.extend(actions.into_iter().map(|action| minimax(&position.after(&action), 0, ply + 1, evaluator)));
            values.extend(may_decline.then_some(calm));
        }
        if values.is_empty() {
            values.push(calm);
        }
    }
    let best = match player {
        Player::One => values.into_iter().max(),
        Player::Two => values.into_iter().min(),
    };
    best.expect("there is something to choose from")
}

/// Every way to set up the searches that prune.
pub fn settings() -> Vec<(usize, Ordering, bool)> {
    let mut settings = Vec::new();
    for table in [0, 64, 1000, 1 << 18] {
        for ordering in [Ordering::Full, Ordering::Promise, Ordering::None] {
            for deepening in [true, false] {
                settings.push((table, ordering, deepening));
            }
        }
    }
    settings
}

/// Calls `check` with the verdict of every pruning search in every setting, and its name.
pub fn with_every_search<G: Deterministic, E: Evaluator<G>>(
    root: &Root<'_, G>,
    limits: &Limits,
    evaluator: &E,
    mut check: impl FnMut(&Verdict<G::Action>, &str),
) {
    for (table, ordering, deepening) in settings() {
        let mut alphabeta = AlphaBeta::new(evaluator.clone()).with_table(table).with_ordering(ordering).with_deepening(deepening);
        let name = format!("table {table}, ordering {ordering:?}, deepening {deepening}");
        check(&alphabeta.search(root, limits, &mut ()), &format!("alphabeta, {name}"));
        check(&Pvs { base: alphabeta, selective: false }.search(root, limits, &mut ()), &format!("pvs, {name}"));
    }
}

/// Checks a verdict against the oracle: its value, its best action, its line, every judged action.
pub fn check_verdict<G: Deterministic, E: Evaluator<G>>(
    verdict: &Verdict<G::Action>,
    root: &Root<'_, G>,
    depth: u32,
    evaluator: &E,
    place: &str,
) {
    let position = root.position;
    let value = minimax(position, depth, 0, evaluator);
    assert_eq!(verdict.worth.value, f64::from(value), "value of {position:?}, {place}");
    assert_eq!(verdict.worth.decided, value.decided(), "{position:?}, {place}");
    assert_eq!(verdict.worth.bound, Bound::Exact, "{position:?}, {place}");
    let Some(best) = &verdict.best else {
        assert!(position.turn().is_over(), "no action in {position:?}, {place}");
        return;
    };
    let reached = verdict.counters.depth;
    assert!(reached >= 1 && reached <= depth, "depth {reached}, {place}");
    assert_eq!(minimax(&position.after(best), depth - 1, 1, evaluator), value, "{best:?} is not best in {position:?}, {place}");
    assert_eq!(verdict.line.first(), Some(best), "{place}");
    check_line(&verdict.line, position, reached, value, evaluator, place);
    check_rows(verdict, position, place);
    for judged in &verdict.actions {
        assert_eq!(judged.depth, reached, "{place}");
        let value = minimax(&position.after(&judged.action), reached - 1, 1, evaluator);
        if judged.worth.bound == Bound::Exact {
            check_line(&judged.line, position, reached, value, evaluator, place);
        }
        let (real, told) = (f64::from(value), judged.worth.value);
        let is_true = match judged.worth.bound {
            Bound::Exact => real == told,
            Bound::Lower => real >= told,
            Bound::Upper => real <= told,
            Bound::Estimate => false,
        };
        assert!(is_true, "{:?} in {position:?} is worth {real}, not {:?}, {place}", judged.action, judged.worth);
    }
    let order: Vec<_> = verdict.actions.iter().map(|judged| judged.action.clone()).collect();
    assert_eq!(order, position.actions().into_iter().collect::<Vec<_>>(), "all actions in the game's own order, {place}");
}

/// Checks that every judged action has a line of legal actions that begins with it, and the best
/// one the line of the verdict.
pub fn check_rows<G: Deterministic>(verdict: &Verdict<G::Action>, position: &G, place: &str) {
    for judged in &verdict.actions {
        assert_eq!(judged.line.first(), Some(&judged.action), "{place}");
        end_of(&judged.line, position, place);
        if verdict.best.as_ref() == Some(&judged.action) {
            assert_eq!((&judged.line, judged.depth), (&verdict.line, verdict.counters.depth), "{place}");
        }
    }
}

/// Where a line leads, all of it legal.
fn end_of<G: Deterministic>(line: &[G::Action], position: &G, place: &str) -> G {
    let mut end = position.clone();
    for action in line {
        assert!(!end.turn().is_over(), "the line {line:?} goes on after the end, {place}");
        assert!(end.actions().as_ref().contains(action), "{action:?} in {end:?} is not legal, {place}");
        end.apply(action);
    }
    end
}

fn check_line<G: Deterministic, E: Evaluator<G>>(line: &[G::Action], position: &G, depth: u32, value: Value, evaluator: &E, place: &str) {
    let end = end_of(line, position, place);
    let ply = line.len() as u32;
    assert_eq!(minimax(&end, depth.saturating_sub(ply), ply, evaluator), value, "the line {line:?} leads elsewhere, {place}");
}

/// Checks that the lines of the verdict and of every action with an exact value go on to the depth
/// of the search or to the end of the game, as they must where no table cuts them short.
pub fn check_whole_lines<G: Deterministic>(verdict: &Verdict<G::Action>, position: &G, place: &str) {
    let exact = verdict.actions.iter().filter(|judged| judged.worth.bound == Bound::Exact).map(|judged| &judged.line);
    for line in exact.chain([&verdict.line]) {
        let is_whole = end_of(line, position, place).turn().is_over() || line.len() >= verdict.counters.depth as usize;
        assert!(is_whole, "the line {line:?} from {position:?} breaks off before depth {}, {place}", verdict.counters.depth);
    }
}
