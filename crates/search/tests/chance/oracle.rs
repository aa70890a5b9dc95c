//! The slow twin: expectiminimax as the book writes it.

use plyground_core::toys::HashEvaluator;
use plyground_core::{Bound, Evaluator, Game, Limits, Observer, Player, Root, Searcher, Turn, Verdict};
use plyground_search::chance::{Expectimax, Expectiminimax, Star1, Star2};

/// Values are equal when they differ by no more than this for every point of the evaluator's range.
pub const ROUNDING: f64 = 1e-12;

/// The value of a position with `depth` decisions to look ahead, where at each chance node only
/// the likeliest outcomes that are together as likely as `cover` count.
pub fn expectiminimax<G: Game, E: Evaluator<G>>(position: &G, depth: u32, cover: f64, evaluator: &E) -> f64 {
    match position.turn() {
        Turn::Over(outcome) => evaluator.outcome(position, outcome),
        _ if depth == 0 => evaluator.evaluate(position).into(),
        Turn::Chance => {
            let outcomes = likeliest(position, cover);
            let mass: f64 = outcomes.iter().map(|(_, probability)| probability).sum();
            let value = |outcome| expectiminimax(&position.after(outcome), depth, cover, evaluator);
            outcomes.iter().map(|(outcome, probability)| probability / mass * value(outcome)).sum()
        }
        Turn::Player(player) => {
            let actions = position.actions();
            let values = actions.as_ref().iter().map(|action| expectiminimax(&position.after(action), depth - 1, cover, evaluator));
            match player {
                Player::One => values.fold(f64::NEG_INFINITY, f64::max),
                Player::Two => values.fold(f64::INFINITY, f64::min),
            }
        }
    }
}

/// The likeliest outcomes of a chance node, at least one, that are together as likely as `cover`.
pub fn likeliest<G: Game>(position: &G, cover: f64) -> Vec<(G::Action, f64)> {
    let mut outcomes: Vec<(G::Action, f64)> = position.odds().collect();
    if cover < 1.0 {
        outcomes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
        let mut mass = 0.0;
        let enough = outcomes.iter().position(|(_, probability)| {
            mass += probability;
            mass >= cover - 1e-12
        });
        outcomes.truncate(enough.map_or(outcomes.len(), |last| last + 1));
    }
    outcomes
}

/// Sizes of the table: none, one bucket, a few, enough.
pub const TABLES: [usize; 4] = [0, 64, 1000, 1 << 18];

/// One search, waiting for somebody to watch it.
type Run<'r, G, O> = &'r mut dyn FnMut(&mut O) -> Verdict<<G as Game>::Action>;

/// Calls `check` with the verdict of every search with every size of table, what was watching
/// it, and its name.
pub fn with_every_search<G: Game, O: Observer<G>>(
    root: &Root<'_, G>,
    limits: &Limits,
    cover: f64,
    evaluator: HashEvaluator,
    mut observer: impl FnMut() -> O,
    mut check: impl FnMut(&Verdict<G::Action>, O, &str),
) {
    for table in TABLES {
        let plain = Expectiminimax::new(evaluator).with_cover(cover).with_table(table);
        let searches: [(&str, Run<'_, G, O>); 4] = [
            ("expectiminimax", &mut |watching| plain.clone().search(root, limits, watching)),
            ("expectimax", &mut |watching| Expectimax::new(evaluator).with_cover(cover).with_table(table).search(root, limits, watching)),
            ("star1", &mut |watching| Star1::new(evaluator).with_cover(cover).with_table(table).search(root, limits, watching)),
            ("star2", &mut |watching| Star2::new(evaluator).with_cover(cover).with_table(table).search(root, limits, watching)),
        ];
        for (name, search) in searches {
            let mut watching = observer();
            let verdict = search(&mut watching);
            check(&verdict, watching, &format!("{name}, table {table}, cover {cover}"));
        }
    }
}

/// Checks a verdict against the oracle: its value, its best action, every judged action or outcome.
pub fn check_verdict<G: Game>(
    verdict: &Verdict<G::Action>,
    root: &Root<'_, G>,
    depth: u32,
    cover: f64,
    evaluator: HashEvaluator,
    place: &str,
) {
    let position = root.position;
    let slack = ROUNDING * f64::from(evaluator.spread);
    let is_close = |one: f64, other: f64| (one - other).abs() <= slack;
    let real = |position: &G, depth| expectiminimax(position, depth, cover, &evaluator);
    let value = real(position, depth);
    assert!(is_close(verdict.worth.value, value), "{position:?} is worth {value}, not {}, {place}", verdict.worth.value);
    assert_eq!((verdict.worth.bound, verdict.worth.decided), (Bound::Exact, None), "{position:?}, {place}");
    let (listed, depth_below) = match position.turn() {
        Turn::Over(_) => (Vec::new(), 0),
        Turn::Chance => (likeliest(position, cover).into_iter().map(|(outcome, _)| outcome).collect(), depth),
        Turn::Player(_) => (position.actions().into_iter().collect::<Vec<_>>(), depth - 1),
    };
    match position.turn() {
        Turn::Player(_) => {
            let best = verdict.best.as_ref().expect("there is an action");
            assert!(is_close(real(&position.after(best), depth_below), value), "{best:?} is not best in {position:?}, {place}");
            assert_eq!(verdict.line.first(), Some(best), "{place}");
        }
        _ => assert!(verdict.best.is_none() && verdict.line.is_empty(), "{place}"),
    }
    let order: Vec<_> = verdict.actions.iter().map(|judged| judged.action.clone()).collect();
    assert_eq!(order, listed, "all actions in the game's own order, {place}");
    for judged in &verdict.actions {
        assert_eq!((&judged.line, judged.depth), (&vec![judged.action.clone()], verdict.counters.depth), "{place}");
        if verdict.best.as_ref() == Some(&judged.action) {
            assert_eq!(judged.line, verdict.line, "{place}");
        }
        let (told, value) = (judged.worth.value, real(&position.after(&judged.action), depth_below));
        let is_true = match judged.worth.bound {
            Bound::Exact => is_close(value, told),
            Bound::Lower => !root.judge_all && value >= told - slack,
            Bound::Upper => !root.judge_all && value <= told + slack,
            Bound::Estimate => false,
        };
        assert!(is_true, "{:?} in {position:?} is worth {value}, not {:?}, {place}", judged.action, judged.worth);
    }
}
