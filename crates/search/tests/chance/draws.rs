//! Draws by the course of a game, held against a recursion that remembers everything.

use crate::oracle::{ROUNDING, likeliest, with_every_search};
use plyground_core::toys::{HashEvaluator, Roundabout};
use plyground_core::{Bound, DrawRules, Evaluator, Game, Limits, Outcome, Player, Rng, Root, Turn, mix};

/// [`Roundabout`] where chance acts in some of the positions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Dicey(Roundabout);

impl Game for Dicey {
    type Action = u8;
    type Actions = <Roundabout as Game>::Actions;
    const DRAWS: Option<DrawRules> = Roundabout::DRAWS;

    fn turn(&self) -> Turn {
        match self.0.turn() {
            Turn::Player(_) if mix(self.key()).is_multiple_of(3) => Turn::Chance,
            turn => turn,
        }
    }

    fn actions(&self) -> Self::Actions {
        self.0.actions()
    }

    fn odds(&self) -> impl Iterator<Item = (u8, f64)> {
        let actions = self.0.actions();
        let sum = actions.iter().map(|action| f64::from(*action) + 1.0).sum::<f64>();
        actions.into_iter().map(move |action| (action, (f64::from(action) + 1.0) / sum))
    }

    fn is_lasting(&self, action: &u8) -> bool {
        self.0.is_lasting(action)
    }

    fn apply(&mut self, action: &u8) {
        self.0.apply(action);
    }

    fn key(&self) -> u64 {
        self.0.key()
    }
}

/// A game so far: every position, and whether the action that led to it was lasting.
#[derive(Clone)]
struct Record<G> {
    steps: Vec<(G, bool)>,
    root: usize,
}

impl<G: Game<Action = u8>> Record<G> {
    fn last(&self) -> &G {
        &self.steps[self.steps.len() - 1].0
    }

    fn after(&self, action: u8) -> Self {
        let mut next = self.clone();
        next.steps.push((self.last().after(&action), self.last().is_lasting(&action)));
        next
    }

    /// Positions before the last one back to the last lasting action, oldest first.
    fn quiet_past(&self) -> std::ops::Range<usize> {
        let last = self.steps.len() - 1;
        (0..=last).rev().find(|&at| at == 0 || self.steps[at].1).unwrap_or(0)..last
    }

    /// The rules: third time, or nine quiet actions; and what a search adds: back where it has been.
    fn is_drawn(&self) -> bool {
        let past = self.quiet_past();
        let same: Vec<usize> = past.clone().filter(|&at| self.steps[at].0 == *self.last()).collect();
        let rules = G::DRAWS.expect("it has draws");
        past.len() >= rules.quiet as usize || same.len() + 1 >= rules.repetitions as usize || same.iter().any(|&at| at >= self.root)
    }

    /// A game played at random for a while, mostly quietly, not yet drawn or over.
    fn random(start: G, seed: u64) -> Option<Self> {
        let mut rng = Rng::new(seed);
        let mut record = Self { steps: vec![(start, true)], root: usize::MAX };
        if record.last().turn().is_over() {
            return None;
        }
        for _ in 0..rng.below(12) {
            let actions: Vec<u8> = (0..3).map(|_| record.last().sample(&mut rng)).collect();
            let quiet = actions.iter().find(|action| !record.last().is_lasting(action));
            let next = record.after(*quiet.unwrap_or(&actions[0]));
            if next.last().turn().is_over() || next.is_drawn() {
                break;
            }
            record = next;
        }
        record.root = record.steps.len() - 1;
        Some(record)
    }
}

/// The value of the last position of a game with `depth` decisions to look ahead.
fn oracle<G: Game<Action = u8>>(record: &Record<G>, depth: u32, cover: f64, evaluator: &HashEvaluator) -> f64 {
    let position = record.last();
    let is_root = record.steps.len() - 1 == record.root;
    match position.turn() {
        Turn::Over(outcome) => evaluator.outcome(position, outcome),
        _ if !is_root && record.is_drawn() => evaluator.outcome(position, Outcome::Drawn),
        _ if depth == 0 => evaluator.evaluate(position).into(),
        Turn::Chance => {
            let outcomes = likeliest(position, cover);
            let mass: f64 = outcomes.iter().map(|(_, probability)| probability).sum();
            outcomes
                .iter()
                .map(|(outcome, probability)| probability / mass * oracle(&record.after(*outcome), depth, cover, evaluator))
                .sum()
        }
        Turn::Player(player) => {
            let values = position.actions().into_iter().map(|action| oracle(&record.after(action), depth - 1, cover, evaluator));
            match player {
                Player::One => values.fold(f64::NEG_INFINITY, f64::max),
                Player::Two => values.fold(f64::INFINITY, f64::min),
            }
        }
    }
}

/// Holds every search from this game on against the oracle; answers whether its past mattered.
fn check<G: Game<Action = u8>>(start: G, seed: u64, deepest: u32) -> bool {
    let Some(record) = Record::random(start, seed) else { return false };
    let past: Vec<u64> = record.quiet_past().map(|at| record.steps[at].0.key()).collect();
    let evaluator = HashEvaluator { seed, spread: [1, 4, 1000][seed as usize % 3] };
    let slack = ROUNDING * f64::from(evaluator.spread);
    let (depth, cover) = (1 + seed as u32 % deepest, [1.0, 1.0, 0.7][seed as usize / 3 % 3]);
    let value = oracle(&record, depth, cover, &evaluator);
    let real = |action: u8| match record.last().turn() {
        Turn::Chance => oracle(&record.after(action), depth, cover, &evaluator),
        _ => oracle(&record.after(action), depth - 1, cover, &evaluator),
    };
    for judge_all in [false, true] {
        let root = Root { past: &past, judge_all, ..Root::new(record.last()) };
        with_every_search(
            &root,
            &Limits::depth(depth),
            cover,
            evaluator,
            || (),
            |verdict, (), name| {
                let place = format!("seed {seed}, depth {depth}, all {judge_all}, {name}: {:?} after {past:?}", record.last());
                let told = verdict.worth.value;
                assert!((told - value).abs() <= slack, "{value}, not {told}, {place}");
                if let Some(best) = verdict.best {
                    assert!((real(best) - value).abs() <= slack, "{best} is not best, {place}");
                }
                for judged in &verdict.actions {
                    let (told, real) = (judged.worth.value, real(judged.action));
                    let is_true = match judged.worth.bound {
                        Bound::Exact => (real - told).abs() <= slack,
                        Bound::Lower => real >= told - slack,
                        Bound::Upper => real <= told + slack,
                        Bound::Estimate => false,
                    };
                    assert!(is_true, "{} is worth {real}, not {:?}, {place}", judged.action, judged.worth);
                }
            },
        );
    }
    let plain = oracle(&Record { steps: vec![(record.last().clone(), true)], root: 0 }, depth, cover, &evaluator);
    (plain - value).abs() > slack
}

#[test]
fn every_search_sees_the_draws_of_a_game_without_chance() {
    let mattered = (0..600).filter(|&seed| check(Roundabout::new(seed, 3, 3 + (seed % 7) as u8), seed, 8)).count();
    assert!(mattered > 20, "only {mattered} games had a past that mattered");
}

#[test]
fn every_search_sees_the_draws_of_a_game_with_chance() {
    let mattered = (0..2000).filter(|&seed| check(Dicey(Roundabout::new(seed, 3, 3 + (seed % 7) as u8)), seed, 6)).count();
    assert!(mattered > 20, "only {mattered} games had a past that mattered");
}

#[test]
fn a_table_is_used_only_where_the_way_does_not_matter() {
    let hits = |seed: u64| {
        let start = Roundabout::new(seed, 3, 5);
        let mut hits = 0;
        let evaluator = HashEvaluator { seed, spread: 9 };
        with_every_search(
            &Root::new(&start),
            &Limits::depth(7),
            1.0,
            evaluator,
            || (),
            |verdict, (), _| hits += verdict.counters.table_hits,
        );
        hits
    };
    assert!((0..30).map(hits).sum::<u64>() > 100, "the table should still be of use after lasting actions");
}
