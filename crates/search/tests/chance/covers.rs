//! What is left out of chance is bounded, and the bound is told.

use crate::oracle::{expectiminimax, likeliest, with_every_search};
use plyground_core::toys::{HashEvaluator, RandomTree};
use plyground_core::{Event, Game, Limits, Observer, Rng, Root, Searcher, Turn};
use plyground_search::chance::{Expectiminimax, Star2};

type Tree = RandomTree<true>;

#[test]
fn the_margin_bounds_the_distance_to_the_value_with_all_outcomes() {
    let (mut wrong, mut checked, mut used) = (0, 0, 0.0_f64);
    for seed in 0..400 {
        let mut position = Tree::new(seed, 10, 1000);
        let mut rng = Rng::new(seed);
        // Half of the roots belong to chance, where there is such a position.
        while seed % 2 == 0 && matches!(position.turn(), Turn::Player(_)) {
            position.apply(&position.sample(&mut rng));
        }
        let evaluator = HashEvaluator { seed, spread: [5, 1000][seed as usize % 2] };
        let depth = 1 + (seed % 5) as u32;
        let full = expectiminimax(&position, depth, 1.0, &evaluator);
        let root = Root::judging_all(&position);
        for cover in [0.0, 0.4, 0.8, 0.95] {
            with_every_search(
                &root,
                &Limits::depth(depth),
                cover,
                evaluator,
                || (),
                |verdict, (), name| {
                    if position.turn().is_over() {
                        return;
                    }
                    let margin = verdict.worth.margin.expect("outcomes may be left out");
                    let error = (verdict.worth.value - full).abs();
                    assert!(error <= margin + 1e-9, "off by {error}, margin {margin}, seed {seed}, {name}");
                    assert!(margin <= 2.0 * f64::from(evaluator.spread), "{margin}");
                    let below = depth - u32::from(position.turn() != Turn::Chance);
                    for judged in &verdict.actions {
                        let full = expectiminimax(&position.after(&judged.action), below, 1.0, &evaluator);
                        let margin = judged.worth.margin.expect("outcomes may be left out");
                        assert!((judged.worth.value - full).abs() <= margin + 1e-9, "seed {seed}, {name}");
                    }
                    wrong += u32::from(error > 1e-9);
                    checked += 1;
                    used = used.max(if margin > 0.0 { error / margin } else { 0.0 });
                },
            );
        }
    }
    assert!(wrong > 1000 && checked > 10_000, "{wrong} of {checked}");
    assert!(used > 0.2, "the margin is far too wide: at most {used} of it was needed");
}

#[test]
fn without_omission_there_is_no_margin() {
    let start = Tree::new(3, 8, 100);
    let evaluator = HashEvaluator { seed: 3, spread: 100 };
    with_every_search(
        &Root::new(&start),
        &Limits::depth(4),
        1.0,
        evaluator,
        || (),
        |verdict, (), name| {
            assert!(verdict.worth.margin.is_none(), "{name}");
        },
    );
}

/// Holds every omission told against the game.
#[derive(Default)]
struct Omissions {
    path: Vec<(u64, Tree)>,
    cover: f64,
    told: u32,
}

impl Observer<Tree> for Omissions {
    fn see(&mut self, event: Event<'_, Tree>) {
        match event {
            Event::Enter { node, position, .. } => self.path.push((node, *position)),
            Event::Leave { .. } => drop(self.path.pop()),
            Event::Omitted { node, outcomes, probability } => {
                let (entered, position) = self.path.last().expect("a chance node is under way");
                let kept = likeliest(position, self.cover);
                let mass: f64 = kept.iter().map(|(_, probability)| probability).sum();
                assert_eq!((node, outcomes), (*entered, position.odds().count() - kept.len()));
                assert!(outcomes > 0 && (1.0 - mass - probability).abs() < 1e-12);
                self.told += 1;
            }
            _ => {}
        }
    }
}

#[test]
fn what_is_left_out_is_told() {
    let mut told = 0;
    for seed in 0..60 {
        let start = Tree::new(seed, 9, 1000);
        let evaluator = HashEvaluator { seed, spread: 9 };
        let mut plain = Omissions { cover: 0.6, ..Omissions::default() };
        Expectiminimax::new(evaluator).with_cover(0.6).search(&Root::new(&start), &Limits::depth(4), &mut plain);
        let mut pruned = Omissions { cover: 0.6, ..Omissions::default() };
        Star2::new(evaluator).with_cover(0.6).search(&Root::new(&start), &Limits::depth(4), &mut pruned);
        told += plain.told.min(pruned.told);
    }
    assert!(told > 100, "{told}");
}
