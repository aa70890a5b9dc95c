//! Draws by the course of a game, held against a recursion that remembers everything.

use crate::oracle::with_every_search;
use plyground_core::toys::{HashEvaluator, Roundabout};
use plyground_core::{Evaluator, Game, Limits, Player, Rng, Root, Searcher, Turn, Value};
use plyground_search::adversarial::Minimax;

/// A game so far: every position, and whether the action that led to it was lasting.
#[derive(Clone)]
struct Record {
    steps: Vec<(Roundabout, bool)>,
    root: usize,
}

impl Record {
    fn last(&self) -> &Roundabout {
        &self.steps[self.steps.len() - 1].0
    }

    fn after(&self, action: u8) -> Self {
        let mut next = self.clone();
        next.steps.push((self.last().after(&action), self.last().is_lasting(&action)));
        next
    }

    /// Positions before the last one, nearest first, back to the last lasting action.
    fn quiet_past(&self) -> Vec<usize> {
        let mut past = Vec::new();
        for at in (1..self.steps.len()).rev() {
            if self.steps[at].1 {
                break;
            }
            past.push(at - 1);
        }
        past
    }

    /// The rules: third time, or nine quiet actions; and what a search adds: back where it has been.
    fn is_drawn(&self) -> bool {
        let past = self.quiet_past();
        let same: Vec<usize> = past.iter().copied().filter(|&at| self.steps[at].0 == *self.last()).collect();
        let rules = Roundabout::DRAWS.expect("it has draws");
        past.len() >= rules.quiet as usize || same.len() + 1 >= rules.repetitions as usize || same.iter().any(|&at| at >= self.root)
    }
}

fn oracle(record: &Record, depth: u32, ply: u32, evaluator: &HashEvaluator) -> Value {
    let position = record.last();
    let player = match position.turn() {
        Turn::Over(outcome) => return Value::of_outcome(outcome, ply),
        Turn::Player(player) => player,
        Turn::Chance => unreachable!("a deterministic game"),
    };
    if ply > 0 && record.is_drawn() {
        return Value(0);
    }
    if depth == 0 {
        return evaluator.evaluate(position);
    }
    let values = position.actions().into_iter().map(|action| oracle(&record.after(action), depth - 1, ply + 1, evaluator));
    let best = match player {
        Player::One => values.max(),
        Player::Two => values.min(),
    };
    best.expect("there is an action")
}

/// A game played at random for a while, not yet drawn or over.
fn random_record(seed: u64) -> Option<Record> {
    let mut rng = Rng::new(seed);
    let start = Roundabout::new(seed, 3, 3 + (seed % 7) as u8);
    let mut record = Record { steps: vec![(start, true)], root: 0 };
    for _ in 0..rng.below(7) {
        if record.last().turn().is_over() {
            break;
        }
        let action = record.last().sample(&mut rng);
        record = record.after(action);
        record.root += 1;
    }
    let is_over = record.last().turn().is_over() || record.steps.len() > 1 && Record { root: usize::MAX, ..record.clone() }.is_drawn();
    (!is_over).then_some(record)
}

#[test]
fn every_search_sees_the_same_draws() {
    let mut with_past = 0;
    for seed in 0..600 {
        let Some(record) = random_record(seed) else { continue };
        let mut past: Vec<u64> = record.quiet_past().into_iter().map(|at| record.steps[at].0.key()).collect();
        past.reverse();
        with_past += usize::from(!past.is_empty());
        let evaluator = HashEvaluator { seed, spread: [1, 4, 1000][seed as usize % 3] };
        let depth = 1 + seed as u32 % 9;
        let value = oracle(&record, depth, 0, &evaluator);
        for judge_all in [false, true] {
            let root = Root { past: &past, judge_all, ..Root::new(record.last()) };
            let limits = Limits::depth(depth);
            let place = |name: &str| format!("seed {seed}, depth {depth}, all {judge_all}, {name}: {:?} after {past:?}", record.last());
            with_every_search(&root, &limits, &evaluator, |verdict, name| {
                assert_eq!(verdict.worth.value, f64::from(value), "{}", place(name));
                let best = verdict.best.expect("there is an action");
                assert_eq!(oracle(&record.after(best), depth - 1, 1, &evaluator), value, "{}", place(name));
            });
            let verdict = Minimax::new(evaluator).search(&root, &limits, &mut ());
            assert_eq!(verdict.worth.value, f64::from(value), "{}", place("minimax"));
            for judged in &verdict.actions {
                let real = oracle(&record.after(judged.action), depth - 1, 1, &evaluator);
                assert_eq!(judged.worth.value, f64::from(real), "{}", place("minimax"));
            }
        }
    }
    assert!(with_past > 50, "only {with_past} games had a past that mattered");
}
