//! Loud positions are played out in the same way by every search.

use crate::oracle::{check_verdict, check_whole_lines, with_every_search};
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Evaluator, Game, Limits, Quiescence, Root, Searcher, Value, mix};
use plyground_search::adversarial::Minimax;

type Tree = RandomTree<false>;

/// Calls two positions of three loud, with some of their actions, at times none.
#[derive(Clone)]
struct Loud(HashEvaluator);

impl Evaluator<Tree> for Loud {
    fn evaluate(&self, position: &Tree) -> Value {
        self.0.evaluate(position)
    }

    fn bounds(&self) -> (Value, Value) {
        <HashEvaluator as Evaluator<Tree>>::bounds(&self.0)
    }

    fn promise(&self, position: &Tree, action: &u8) -> i32 {
        (mix(position.key() ^ u64::from(*action)) % 5) as i32
    }

    fn quiescence(&self, position: &Tree) -> Quiescence<<Tree as Game>::Actions> {
        let fate = mix(position.key() ^ 0x63);
        let some = || position.actions().into_iter().filter(|action| fate >> (action + 8) & 3 != 0).collect();
        match fate % 3 {
            0 => Quiescence::Quiet,
            other => Quiescence::Loud { actions: some(), may_decline: other == 1 },
        }
    }
}

#[test]
fn every_search_plays_loud_positions_out_alike() {
    let mut longer_lines = 0;
    for seed in 0..300 {
        let start = Tree::new(seed, 9, [2, 3, 50, 1000][seed as usize % 4]);
        let evaluator = Loud(HashEvaluator { seed, spread: [1, 3, 1000][seed as usize % 3] });
        let depth = 1 + seed as u32 / 4 % 5;
        for judge_all in [false, true] {
            let root = Root { judge_all, ..Root::new(&start) };
            let limits = Limits::depth(depth);
            with_every_search(&root, &limits, &evaluator, |verdict, name| {
                let place = format!("seed {seed}, depth {depth}, {name}");
                check_verdict(verdict, &root, depth, &evaluator, &place);
                if name.contains("table 0,") {
                    check_whole_lines(verdict, &start, &place);
                }
            });
            let verdict = Minimax::new(evaluator.clone()).search(&root, &limits, &mut ());
            check_verdict(&verdict, &root, depth, &evaluator, &format!("seed {seed}, depth {depth}, minimax"));
            longer_lines += usize::from(verdict.line.len() > depth as usize);
        }
    }
    assert!(longer_lines > 50, "only {longer_lines} lines were played out");
}
