//! Draws by the course of a game: simulations end where the rules end them.

use crate::oracle::worth;
use plyground_core::toys::{HashEvaluator, Roundabout};
use plyground_core::{Deterministic, DrawRules, Event, Game, Limits, NodeKind, Observer, Outcome, Player, Root, Searcher, Turn, Value};
use plyground_core::{Evaluator, Judged, Rng};
use plyground_search::sampling::{Flat, Measure, Sampling, Ucb1, Uct};
use std::collections::HashMap;

/// A walk round so many places, for ever: one way to go, one point for each step. From the last
/// place a door leads out, if there is one, and Player One wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Circle {
    place: u8,
    places: u8,
    has_door: bool,
}

impl Game for Circle {
    type Action = bool;
    type Actions = Vec<bool>;
    const DRAWS: Option<DrawRules> = Some(DrawRules { repetitions: 3, quiet: 20 });

    fn turn(&self) -> Turn {
        if self.place > self.places { Turn::Over(Outcome::Won(Player::One)) } else { Turn::Player(Player::One) }
    }

    fn actions(&self) -> Vec<bool> {
        if self.has_door && self.place + 1 == self.places { vec![false, true] } else { vec![false] }
    }

    fn is_lasting(&self, leaves: &bool) -> bool {
        *leaves
    }

    fn reward(&self, _: &bool) -> i64 {
        1
    }

    fn apply(&mut self, leaves: &bool) {
        self.place = if *leaves { self.places + 1 } else { (self.place + 1) % self.places };
    }

    fn key(&self) -> u64 {
        self.place.into()
    }
}

impl Deterministic for Circle {}

/// Every position is worth 4 points out of 10, a draw what the rules say: nothing.
#[derive(Clone, Copy, Debug)]
struct Four;

impl Evaluator<Circle> for Four {
    fn evaluate(&self, _: &Circle) -> Value {
        Value(4)
    }

    fn bounds(&self) -> (Value, Value) {
        (Value(-10), Value(10))
    }
}

fn circle(places: u8) -> Circle {
    Circle { place: 0, places, has_door: false }
}

/// The values of all simulations, their lengths, and how many nodes where the game is over were met.
#[derive(Default)]
struct Values {
    simulations: Vec<(f64, u32)>,
    ends: usize,
}

impl Observer<Circle> for Values {
    fn see(&mut self, event: Event<'_, Circle>) {
        match event {
            Event::Simulate { value, length, .. } => self.simulations.push((value, length)),
            Event::Select { kind: NodeKind::Over, .. } => self.ends += 1,
            _ => {}
        }
    }
}

fn of(measure: Measure, moves: Option<u32>) -> Sampling {
    Sampling { measure, moves, ..Sampling::new(3) }
}

/// What flat Monte Carlo and UCB1 tell of their simulations, which are all alike here.
fn simulation(sampling: Sampling, root: &Root<'_, Circle>) -> (f64, u32) {
    let (mut flat, mut ucb1) = (Values::default(), Values::default());
    Flat::new(Four, sampling).search(root, &Limits::default(), &mut flat);
    Ucb1::new(Four, sampling).search(root, &Limits::default(), &mut ucb1);
    assert_eq!(flat.simulations, ucb1.simulations);
    assert_eq!(flat.simulations, [flat.simulations[0]; 3]);
    flat.simulations[0]
}

#[test]
fn a_simulation_ends_when_a_position_comes_for_the_third_time() {
    for places in 1..=9 {
        let (value, length) = simulation(of(Measure::Outcome, None), &Root::new(&circle(places)));
        // The first step is the arm's, the others are the dice's.
        assert_eq!((value, length), (0.0, 2 * u32::from(places) - 1), "{places} places");
    }
}

#[test]
fn a_simulation_ends_after_too_many_quiet_actions() {
    for places in 10..30 {
        assert_eq!(simulation(of(Measure::Outcome, None), &Root::new(&circle(places))), (0.0, 19), "{places} places");
    }
}

#[test]
fn what_was_played_before_the_root_counts() {
    let start = circle(7);
    for (past, length) in [(&[][..], 13), (&[6], 12), (&[5, 6], 11), (&[0, 1, 2, 3, 4, 5, 6], 6), (&[3, 4, 5, 6, 0, 1, 2, 3, 4, 5, 6], 2)] {
        let root = Root { past, ..Root::new(&start) };
        assert_eq!(simulation(of(Measure::Outcome, None), &root), (0.0, length), "{past:?}");
    }
    let past: Vec<u64> = (100..119).collect();
    assert_eq!(simulation(of(Measure::Outcome, None), &Root { past: &past, ..Root::new(&start) }), (0.0, 0));
}

#[test]
fn a_draw_is_worth_a_draw_by_every_measure() {
    let start = circle(4);
    let root = &Root::new(&start);
    assert_eq!(simulation(of(Measure::Outcome, None), root), (0.0, 7));
    assert_eq!(simulation(of(Measure::Score, None), root), (8.0, 7));
    assert_eq!(simulation(of(Measure::End, None), root), (0.0, 7));
    // Seven boards on the way, 14 above the worst each, and the end at 10.
    assert_eq!(simulation(of(Measure::Along, None), root), (7.0 * 14.0 + 10.0, 7));
    // Cut short before the draw, and with moves to spare after it.
    assert_eq!(simulation(of(Measure::End, Some(6)), root), (4.0, 6));
    assert_eq!(simulation(of(Measure::Outcome, Some(6)), root), (2.0 * 14.0 / 20.0 - 1.0, 6));
    assert_eq!(simulation(of(Measure::Along, Some(9)), root), (7.0 * 14.0 + 10.0 + 2.0 * 10.0, 7));
}

#[test]
fn nothing_grows_below_a_drawn_node_of_the_tree() {
    let start = circle(4);
    let mut values = Values::default();
    let verdict = Uct::new(Four, Sampling::new(30)).search(&Root::new(&start), &Limits::default(), &mut values);
    assert_eq!(verdict.counters.depth, 8);
    assert_eq!(verdict.line.len(), 8);
    // One node more in every simulation, until the eighth comes to the draw.
    assert_eq!(values.simulations.iter().map(|(_, length)| *length).collect::<Vec<_>>(), [&[7, 6, 5, 4, 3, 2, 1][..], &[0; 23]].concat());
    assert_eq!(values.ends, 23);
    let past = [1, 2, 3];
    let root = Root { past: &past, ..Root::new(&start) };
    assert_eq!(Uct::new(Four, Sampling::new(30)).search(&root, &Limits::default(), &mut ()).counters.depth, 5);
}

#[test]
fn the_tree_finds_the_way_out_of_a_circle() {
    let start = Circle { has_door: true, ..circle(5) };
    let verdict = Uct::new(Four, Sampling::new(500)).search(&Root::new(&start), &Limits::default(), &mut ());
    assert_eq!(verdict.line[..5], [false, false, false, false, true]);
    assert!(verdict.worth.value > 0.9, "{:?}", verdict.worth);
}

/// The exact expectation of random play after positions of the keys `past`: draws by the rules alone.
fn by_dice(position: &Roundabout, past: &[u64], known: &mut HashMap<Roundabout, f64>) -> f64 {
    if let Turn::Over(outcome) = position.turn() {
        return worth(outcome);
    }
    let rules = Roundabout::DRAWS.expect("it has draws");
    let before = past.iter().filter(|&&key| key == position.key()).count();
    if past.len() >= rules.quiet as usize || before + 1 >= rules.repetitions as usize {
        return 0.0;
    }
    if let (true, Some(value)) = (past.is_empty(), known.get(position)) {
        return *value;
    }
    let actions = position.actions();
    let sum: f64 = actions.iter().map(|action| by_dice(&position.after(action), &past_after(position, *action, past), known)).sum();
    let value = sum / actions.len() as f64;
    if past.is_empty() {
        known.insert(*position, value);
    }
    value
}

fn past_after(position: &Roundabout, action: u8, past: &[u64]) -> Vec<u64> {
    if position.is_lasting(&action) { Vec::new() } else { [past, &[position.key()]].concat() }
}

#[test]
fn means_come_to_the_exact_expectation_of_random_play_with_its_draws() {
    let evaluator = HashEvaluator { seed: 5, spread: 100 };
    let mut checked = 0;
    for seed in 0..25 {
        let (mut position, mut past, mut rng) = (Roundabout::new(seed, 2, 4 + (seed % 3) as u8), Vec::new(), Rng::new(seed));
        for _ in 0..seed % 5 {
            let action = position.sample(&mut rng);
            let next = position.after(&action);
            if next.turn().is_over() {
                break;
            }
            past = past_after(&position, action, &past);
            position = next;
        }
        let root = Root { past: &past, ..Root::new(&position) };
        let (sampling, limits) = (Sampling { seed, ..Sampling::new(2000) }, Limits::default());
        let flat = Flat::new(evaluator, sampling).search(&root, &limits, &mut ());
        let ucb1 = Ucb1::new(evaluator, sampling).search(&root, &limits, &mut ());
        let mut known = HashMap::new();
        for Judged { action, worth, .. } in flat.actions.into_iter().chain(ucb1.actions) {
            let exact = by_dice(&position.after(&action), &past_after(&position, action, &past), &mut known);
            let standard_error = worth.margin.map_or(1.0, |margin| margin / 1.96).max(1e-2);
            assert!(
                (worth.value - exact).abs() < 4.5 * standard_error,
                "{action}: {worth:?}, exactly {exact}, in {position:?} after {past:?}"
            );
            checked += 1;
        }
    }
    assert!(checked > 80, "only {checked}");
}
