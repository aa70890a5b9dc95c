//! Every search in every setting gives minimax's value.

use crate::oracle::{check_verdict, check_whole_lines, minimax, with_every_search};
use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Bound, Game, Limits, Player, Root, Searcher, Stop, Turn, Value};
use plyground_search::adversarial::{AlphaBeta, Greedy, Minimax, Pvs, Ties};

/// Random games with few and many places, and evaluators with many ties and with few.
fn random_games() -> impl Iterator<Item = (u64, RandomTree<false>, u32, HashEvaluator)> {
    (0..400).map(|seed| {
        let places = [1, 2, 3, 1000][seed as usize % 4];
        let depth = 1 + (seed / 4 % 7) as u32;
        let spread = [1, 3, 1000][seed as usize % 3];
        (seed, RandomTree::new(seed, 9, places), depth, HashEvaluator { seed, spread })
    })
}

#[test]
fn pruning_searches_equal_minimax_on_random_games() {
    for (seed, start, depth, evaluator) in random_games() {
        let root = Root::new(&start);
        with_every_search(&root, &Limits::depth(depth), &evaluator, |verdict, name| {
            let place = format!("seed {seed}, depth {depth}, {name}");
            check_verdict(verdict, &root, depth, &evaluator, &place);
            if name.contains("table 0,") {
                check_whole_lines(verdict, &start, &place);
            }
        });
    }
}

#[test]
fn judging_all_gives_every_action_its_exact_value() {
    for (seed, start, depth, evaluator) in random_games() {
        let root = Root::judging_all(&start);
        with_every_search(&root, &Limits::depth(depth), &evaluator, |verdict, name| {
            let place = format!("seed {seed}, depth {depth}, {name}");
            check_verdict(verdict, &root, depth, &evaluator, &place);
            for judged in &verdict.actions {
                assert_eq!(judged.worth.bound, Bound::Exact, "{place}");
                let real = minimax(&start.after(&judged.action), depth - 1, 1, &evaluator);
                assert_eq!(judged.worth.value, f64::from(real), "{place}");
            }
            if name.contains("table 0,") {
                check_whole_lines(verdict, &start, &place);
            }
        });
    }
}

#[test]
fn minimax_itself_equals_the_recursion() {
    for (seed, start, depth, evaluator) in random_games() {
        for ties in [Ties::First, Ties::Last, Ties::Course] {
            let verdict = Minimax { ties, ..Minimax::new(evaluator) }.search(&Root::new(&start), &Limits::depth(depth), &mut ());
            check_verdict(&verdict, &Root::new(&start), depth, &evaluator, &format!("seed {seed}, {ties:?}"));
            check_whole_lines(&verdict, &start, &format!("seed {seed}, {ties:?}"));
            assert!(verdict.actions.iter().all(|judged| judged.worth.bound == Bound::Exact));
            let best: Vec<u8> =
                verdict.actions.iter().filter(|judged| judged.worth.value == verdict.worth.value).map(|judged| judged.action).collect();
            let takes_first = match ties {
                Ties::First => true,
                Ties::Last => false,
                Ties::Course => start.turn() == Turn::Player(Player::One),
            };
            let expected = if takes_first { best.first() } else { best.last() };
            assert_eq!(verdict.best.as_ref(), expected, "seed {seed}, {ties:?}");
        }
    }
}

#[test]
fn minimax_counts_every_position_of_a_regular_tree() {
    // Four heaps of one: 4 actions, then 3, then 2.
    let nim = Nim::new([1, 1, 1, 1]);
    let mut minimax = Minimax::new(HashEvaluator { seed: 1, spread: 9 });
    let nodes: Vec<u64> = (1..=5).map(|depth| minimax.search(&Root::new(&nim), &Limits::depth(depth), &mut ()).counters.nodes).collect();
    assert_eq!(nodes, [1 + 4, 1 + 4 + 12, 1 + 4 + 12 + 24, 1 + 4 + 12 + 24 + 24, 1 + 4 + 12 + 24 + 24]);
}

#[test]
fn nim_is_won_as_bouton_says() {
    for heaps in [[0, 0, 1], [1, 1, 0], [1, 2, 3], [2, 2, 1], [3, 3, 0], [3, 4, 5], [2, 4, 6], [1, 4, 5]] {
        let nim = Nim::new(heaps);
        let evaluator = HashEvaluator { seed: 7, spread: 5 };
        with_every_search(&Root::new(&nim), &Limits::default(), &evaluator, |verdict, name| {
            let winner = verdict.worth.decided.map(|(winner, _)| winner);
            assert_eq!(winner, Some(nim.winner()), "{heaps:?}, {name}");
            assert_eq!(verdict.stopped, Stop::Complete, "{heaps:?}, {name}");
        });
    }
}

#[test]
fn a_whole_tree_seen_is_complete_and_a_part_is_not() {
    let evaluator = HashEvaluator { seed: 1, spread: 1000 };
    let mut complete = 0;
    for seed in 0..200 {
        let start = RandomTree::<false>::new(seed, 6, 1000);
        for depth in 1..=8 {
            let limits = Limits::depth(depth);
            let slow = Minimax::new(evaluator).search(&Root::new(&start), &limits, &mut ());
            let much_deeper = minimax(&start, 20, 0, &evaluator);
            with_every_search(&Root::new(&start), &limits, &evaluator, |verdict, name| {
                assert!(matches!(verdict.stopped, Stop::Complete | Stop::Depth));
                if verdict.stopped == Stop::Complete {
                    assert_eq!(verdict.worth.value, f64::from(much_deeper), "seed {seed}, depth {depth}, {name}");
                    complete += 1;
                }
                if slow.stopped == Stop::Complete {
                    assert_eq!(verdict.stopped, Stop::Complete, "seed {seed}, depth {depth}, {name}");
                }
                assert!(depth < 7 || verdict.stopped == Stop::Complete, "seed {seed}, depth {depth}, {name}");
            });
        }
    }
    assert!(complete > 10_000, "{complete}");
}

#[test]
fn greedy_takes_the_first_of_the_best_results() {
    for (seed, start, _, evaluator) in random_games() {
        let verdict = Greedy { evaluator }.search(&Root::new(&start), &Limits::depth(5), &mut ());
        let Turn::Player(me) = start.turn() else { panic!("the start of seed {seed} is not over") };
        let value = |action: &u8| minimax(&start.after(action), 0, 1, &evaluator).pov(me);
        let actions = start.actions();
        let best = actions.iter().map(value).max();
        assert_eq!(verdict.best, actions.iter().copied().find(|action| Some(value(action)) == best), "seed {seed}");
        assert_eq!(verdict.counters.nodes, 1 + actions.len() as u64);
    }
}

#[test]
fn a_finished_game_has_a_value_and_no_action() {
    let nim = Nim::new([0]);
    let root = Root::new(&nim);
    let evaluator = HashEvaluator { seed: 0, spread: 1 };
    let verdicts = [
        Minimax::new(evaluator).search(&root, &Limits::depth(3), &mut ()),
        AlphaBeta::new(evaluator).search(&root, &Limits::depth(3), &mut ()),
        Pvs::new(evaluator).search(&root, &Limits::depth(3), &mut ()),
        Greedy { evaluator }.search(&root, &Limits::depth(3), &mut ()),
    ];
    for verdict in verdicts {
        assert_eq!(verdict.best, None);
        assert_eq!(verdict.worth.value, f64::from(-Value::WIN));
        assert_eq!((verdict.counters.nodes, verdict.counters.leaves), (1, 1));
        assert_eq!(verdict.stopped, Stop::Complete);
    }
}
