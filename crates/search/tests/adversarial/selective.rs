//! A selective search looks elsewhere than minimax, but it must not see what is not there.

use crate::oracle::{check_rows, minimax};
use plyground_core::toys::{HashEvaluator, Nim, RandomTree};
use plyground_core::{Evaluator, Game, Limits, Quiescence, Root, Searcher, Value, mix};
use plyground_search::adversarial::{AlphaBeta, Pvs};

type Tree = RandomTree<false>;

/// Knows its swing, and calls a position of three loud.
#[derive(Clone)]
struct Knowing(HashEvaluator);

impl Evaluator<Tree> for Knowing {
    fn evaluate(&self, position: &Tree) -> Value {
        self.0.evaluate(position)
    }

    fn bounds(&self) -> (Value, Value) {
        <HashEvaluator as Evaluator<Tree>>::bounds(&self.0)
    }

    fn swing(&self) -> Option<Value> {
        Some(Value(3))
    }

    fn quiescence(&self, position: &Tree) -> Quiescence<<Tree as Game>::Actions> {
        match mix(position.key() ^ 7) % 3 {
            0 => Quiescence::Loud { actions: position.actions(), may_decline: false },
            _ => Quiescence::Quiet,
        }
    }
}

fn selective<E>(evaluator: E) -> Pvs<E> {
    Pvs { base: AlphaBeta::new(evaluator).with_table(1 << 14), selective: true }
}

/// Deep enough that even what is looked at least is seen to its end.
const TO_THE_END: u32 = 40;

#[test]
fn who_wins_is_right_where_the_end_is_in_sight() {
    for seed in 0..300 {
        let start = Tree::new(seed, 8, [2, 4, 60, 1000][seed as usize % 4]);
        if start.turn().is_over() {
            continue;
        }
        let value = minimax(&start, TO_THE_END, 0, &HashEvaluator { seed, spread: 0 });
        let verdict = selective(HashEvaluator { seed, spread: 50 }).search(&Root::new(&start), &Limits::depth(TO_THE_END), &mut ());
        assert_eq!(verdict.worth.decided.map(|(winner, _)| winner), value.decided().map(|(winner, _)| winner), "seed {seed}");
    }
}

#[test]
fn nim_is_played_as_bouton_says() {
    for heaps in [[1, 2, 3], [3, 4, 5], [2, 2, 5], [1, 5, 4], [3, 5, 6]] {
        let is_won = heaps.iter().fold(0, |sum, heap| sum ^ heap) != 0;
        let nim = Nim::new(heaps);
        let verdict = selective(HashEvaluator { seed: 5, spread: 9 }).search(&Root::new(&nim), &Limits::depth(30), &mut ());
        let (winner, _) = verdict.worth.decided.expect("the end is in sight");
        assert_eq!(winner == plyground_core::Player::One, is_won, "{heaps:?}");
    }
}

#[test]
fn values_stay_within_the_bounds_and_lines_are_legal() {
    for seed in 0..200 {
        let start = Tree::new(seed, 30, 200);
        for depth in [1, 3, 6, 9] {
            let evaluator = Knowing(HashEvaluator { seed, spread: 12 });
            let root = Root::new(&start);
            let verdict = selective(evaluator.clone()).search(&root, &Limits::depth(depth), &mut ());
            assert!(
                verdict.worth.decided.is_some() || verdict.worth.value.abs() <= 12.0,
                "seed {seed}, depth {depth}: {:?}",
                verdict.worth
            );
            check_rows(&verdict, &start, &format!("seed {seed}, depth {depth}"));
            let all = selective(evaluator.clone()).search(&Root::judging_all(&start), &Limits::depth(depth), &mut ());
            check_rows(&all, &start, &format!("seed {seed}, depth {depth}, all"));
            let again = selective(evaluator).search(&root, &Limits::depth(depth), &mut ());
            assert_eq!((again.best, again.worth, again.counters.nodes), (verdict.best, verdict.worth, verdict.counters.nodes));
        }
    }
}

#[test]
fn the_table_is_kept_from_one_search_to_the_next() {
    let start = Tree::new(4, 30, 400);
    let mut pvs = selective(HashEvaluator { seed: 4, spread: 30 });
    let root = Root::new(&start);
    let first = pvs.search(&root, &Limits::depth(9), &mut ()).counters.nodes;
    let second = pvs.search(&root, &Limits::depth(9), &mut ()).counters.nodes;
    assert!(second < first, "{first} nodes at first, {second} again");
}
