//! The searches for games without chance, on Connect Four: all agree with minimax, and small
//! boards are solved to the end.

use plyground_core::toys::HashEvaluator;
use plyground_core::{Bound, Evaluator, Game, Limits, Outcome, Rng, Root, Searcher, Stop, Turn};
use plyground_games::connect4::{AnySize, ConnectFour, Lines, Shape, Standard};
use plyground_search::adversarial::{AlphaBeta, Minimax, Ordering, Pvs};

/// A position after some random actions, not over.
fn random_position<S: Shape>(shape: S, rng: &mut Rng) -> ConnectFour<S> {
    loop {
        let mut position = ConnectFour::new(shape);
        let cells = usize::from(shape.columns()) * usize::from(shape.rows());
        for _ in 0..rng.below(cells) {
            if !position.turn().is_over() {
                position.apply(&position.sample(rng));
            }
        }
        if !position.turn().is_over() {
            return position;
        }
    }
}

/// Holds alpha-beta and principal variation search against minimax in several settings.
fn check<S: Shape, E: Evaluator<ConnectFour<S>>>(position: &ConnectFour<S>, depth: u32, evaluator: &E, place: &str) {
    let limits = Limits::depth(depth);
    let root = Root::new(position);
    let slow = Minimax::new(evaluator.clone()).search(&root, &limits, &mut ());
    let value_of = |action: Option<u8>| slow.actions.iter().find(|judged| Some(judged.action) == action).map(|judged| judged.worth.value);
    for (table, ordering, deepening) in [(1 << 20, Ordering::Full, true), (0, Ordering::Promise, false), (1000, Ordering::None, true)] {
        let mut alphabeta = AlphaBeta::new(evaluator.clone()).with_table(table).with_ordering(ordering).with_deepening(deepening);
        let mut pvs = Pvs { base: alphabeta.clone(), selective: false };
        for (name, quick) in [("alphabeta", alphabeta.search(&root, &limits, &mut ())), ("pvs", pvs.search(&root, &limits, &mut ()))] {
            let place = format!("{position:?}, depth {depth}, {place}, {name}, table {table}, {ordering:?}, deepening {deepening}");
            assert_eq!(quick.worth, slow.worth, "{place}");
            assert_eq!(value_of(quick.best), Some(slow.worth.value), "{place}");
            if deepening {
                let all = alphabeta.search(&Root::judging_all(position), &limits, &mut ());
                assert!(all.actions.iter().all(|judged| judged.worth.bound == Bound::Exact), "{place}");
                let values = |actions: &[plyground_core::Judged<u8>]| actions.iter().map(|judged| judged.worth.value).collect::<Vec<_>>();
                assert_eq!(values(&all.actions), values(&slow.actions), "{place}");
            }
        }
    }
}

#[test]
fn pruning_equals_minimax_on_the_standard_board() {
    let mut rng = Rng::new(41);
    for game in 0..60 {
        let position = random_position(Standard, &mut rng);
        let depth = 1 + rng.below(5) as u32;
        check(&position, depth, &Lines::new(Standard), &format!("game {game}, lines"));
        check(&position, depth, &HashEvaluator { seed: game, spread: 3 }, &format!("game {game}, hash"));
    }
}

#[test]
fn pruning_equals_minimax_on_small_boards() {
    let mut rng = Rng::new(42);
    for (columns, rows) in [(5, 4), (4, 5), (4, 4)] {
        let shape = AnySize::sized(columns, rows).expect("a legal size");
        for game in 0..50 {
            let position = random_position(shape, &mut rng);
            let depth = 1 + rng.below(6) as u32;
            check(&position, depth, &Lines::new(shape), &format!("game {game}, lines"));
            check(&position, depth, &HashEvaluator { seed: game, spread: 1 }, &format!("game {game}, hash"));
        }
    }
}

/// Solves a board from the empty position.
fn solve(columns: u64, rows: u64) -> plyground_core::Verdict<u8> {
    let shape = AnySize::sized(columns, rows).expect("a legal size");
    Pvs::new(Lines::new(shape)).search(&Root::new(&ConnectFour::new(shape)), &Limits::default(), &mut ())
}

#[test]
fn small_boards_are_drawn() {
    // J. Tromp, "John's Connect Four Playground": 4 x 4, 5 x 4 and 4 x 5 are draws.
    for (columns, rows) in [(4, 4), (5, 4), (4, 5)] {
        let verdict = solve(columns, rows);
        assert_eq!(verdict.stopped, Stop::Complete, "{columns} x {rows}");
        assert_eq!((verdict.worth.value, verdict.worth.bound), (0.0, Bound::Exact), "{columns} x {rows}");
    }
}

#[test]
fn a_win_in_one_is_played_and_a_threat_is_met() {
    // One has three in the bottom row with both ends free; whoever moves takes the end.
    let mut position = ConnectFour::new(Standard);
    for column in [2, 2, 3, 3, 4] {
        position.apply(&column);
    }
    let lost = AlphaBeta::new(Lines::new(Standard)).search(&Root::new(&position), &Limits::depth(4), &mut ());
    assert_eq!(lost.worth.decided, Some((plyground_core::Player::One, 2)));
    position.apply(&3);
    let won = AlphaBeta::new(Lines::new(Standard)).search(&Root::new(&position), &Limits::depth(4), &mut ());
    assert_eq!(won.worth.decided, Some((plyground_core::Player::One, 1)));
    assert!(matches!(won.best, Some(1 | 5)));
    assert_eq!(won.stopped, Stop::Complete);
}

#[test]
fn the_line_of_a_decided_action_ends_as_its_value_says() {
    let (mut decided, mut whole) = (0, 0);
    let mut rng = Rng::new(43);
    for game in 0..60 {
        let position = random_position(Standard, &mut rng);
        for table in [0, 1 << 20] {
            let mut alphabeta = AlphaBeta::new(Lines::new(Standard)).with_table(table);
            let verdict = alphabeta.search(&Root::judging_all(&position), &Limits::depth(6), &mut ());
            for judged in &verdict.actions {
                let place = format!("game {game}, table {table}, {position:?}, {judged:?}");
                assert_eq!(judged.line.first(), Some(&judged.action), "{place}");
                if Some(judged.action) == verdict.best {
                    assert_eq!(judged.line, verdict.line, "{place}");
                }
                let end = judged.line.iter().fold(position, |position, action| {
                    assert!(position.actions().into_iter().any(|legal| legal == *action), "{place}");
                    position.after(action)
                });
                let Some((winner, plies)) = judged.worth.decided else { continue };
                decided += 1;
                let left = plies - judged.line.len() as u32;
                if left == 0 {
                    assert_eq!(end.turn(), Turn::Over(Outcome::Won(winner)), "{place}");
                    whole += 1;
                } else {
                    // Cut short by the table: plain minimax goes on from where it ends.
                    assert_ne!(table, 0, "{place}");
                    let rest = Minimax::new(Lines::new(Standard)).search(&Root::new(&end), &Limits::depth(left), &mut ());
                    assert_eq!(rest.worth.decided, Some((winner, left)), "{place}");
                }
            }
        }
    }
    assert!(decided > 200 && whole * 2 > decided, "{whole} of {decided} lines are whole");
}
