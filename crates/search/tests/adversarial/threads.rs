//! Threads that share a table change how the work is done, not what comes out.

use crate::oracle::minimax;
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Limits, Root, Searcher};
use plyground_search::adversarial::{AlphaBeta, Pvs};

#[test]
fn several_threads_find_minimax_too() {
    for seed in 0..60 {
        let start = RandomTree::<false>::new(seed, 10, [3, 50, 1000][seed as usize % 3]);
        let evaluator = HashEvaluator { seed, spread: 20 };
        let depth = 3 + seed as u32 % 5;
        let value = f64::from(minimax(&start, depth, 0, &evaluator));
        for threads in [2, 3] {
            let alphabeta = AlphaBeta::new(evaluator).with_table(1 << 14).with_threads(threads);
            let root = Root::new(&start);
            let verdict = alphabeta.clone().search(&root, &Limits::depth(depth), &mut ());
            assert_eq!(verdict.worth.value, value, "seed {seed}, {threads} threads, alphabeta");
            let verdict = Pvs { base: alphabeta, selective: false }.search(&root, &Limits::depth(depth), &mut ());
            assert_eq!(verdict.worth.value, value, "seed {seed}, {threads} threads, pvs");
        }
    }
}
