//! A puzzle with traps where the game is over without being solved, and with costs that do not
//! fit in a sum.

use crate::helpers::replay;
use plyground_core::toys::Zero;
use plyground_core::{Deterministic, Finding, Game, Limits, Outcome, Pathfinder, Player, Puzzle, Reversible, Stop, Turn, laws, mix};
use plyground_search::puzzle::{AStar, Beam, Bfs, Bidirectional, Dfs, GreedyBestFirst, IdaStar, Iddfs, Ucs, WeightedAStar};

/// A walk along numbered stones by one or two to the last; every fifth is a trap that ends it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Stones {
    at: u32,
    last: u32,
    /// What a step of one costs; a step of two costs 1.
    dear: u32,
}

impl Game for Stones {
    type Action = u32;
    type Actions = Vec<u32>;
    fn turn(&self) -> Turn {
        match self.at {
            at if at == self.last => Turn::Over(Outcome::Won(Player::One)),
            at if at > self.last || at % 5 == 4 => Turn::Over(Outcome::Drawn),
            _ => Turn::Player(Player::One),
        }
    }
    fn actions(&self) -> Vec<u32> {
        assert!(!self.turn().is_over(), "actions are asked for only where somebody acts");
        vec![1, 2]
    }
    fn apply(&mut self, action: &u32) {
        self.at += action;
    }
    fn key(&self) -> u64 {
        // All in one place: positions with equal keys must still be told apart.
        mix(u64::from(self.at) / 3)
    }
}
impl Deterministic for Stones {}
impl Puzzle for Stones {
    fn cost(&self, action: &u32) -> u32 {
        if *action == 1 { self.dear } else { 1 }
    }
}
impl Reversible for Stones {
    fn goals(&self) -> Vec<Self> {
        vec![Self { at: self.last, ..self.clone() }; 2]
    }
    fn predecessors(&self) -> impl Iterator<Item = (Self, u32)> {
        [1, 2].into_iter().filter_map(|step| Some((Self { at: self.at.checked_sub(step)?, ..self.clone() }, step)))
    }
}

fn all() -> Vec<Box<dyn Pathfinder<Stones>>> {
    vec![
        Box::new(Finding(Bfs)),
        Box::new(Finding(Dfs)),
        Box::new(Finding(Iddfs::default())),
        Box::new(Finding(Ucs)),
        Box::new(Finding(GreedyBestFirst { heuristic: Zero })),
        Box::new(Finding(AStar { heuristic: Zero })),
        Box::new(Finding(WeightedAStar { heuristic: Zero, weight: 100.0 })),
        Box::new(Finding(IdaStar { heuristic: Zero, table: None })),
        Box::new(Finding(IdaStar { heuristic: Zero, table: Some(1000) })),
        Box::new(Finding(Bidirectional)),
        Box::new(Finding(Beam { heuristic: Zero, width: 50 })),
    ]
}

/// The cheapest cost from each stone, from the last to the first.
fn cheapest(last: u32, dear: u32) -> Vec<Option<u32>> {
    let mut costs = vec![None; last as usize + 3];
    costs[last as usize] = Some(0);
    for at in (0..last).rev().filter(|at| at % 5 != 4) {
        let by = |step: u32, cost: u32| costs[(at + step) as usize].map(|rest: u32| rest.saturating_add(cost));
        costs[at as usize] = [by(1, dear), by(2, 1)].into_iter().flatten().min();
    }
    costs
}

#[test]
fn the_stones_obey_the_laws() {
    laws::game(&Stones { at: 0, last: 23, dear: 3 }, 20, 30, 1);
}

#[test]
fn traps_are_never_walked_through() {
    for last in [1, 2, 7, 13, 15, 21] {
        for dear in [1, 2, 5, 10_000] {
            let truth = cheapest(last, dear);
            for at in (0..last).filter(|at| at % 5 != 4) {
                let start = Stones { at, last, dear };
                for (index, mut solver) in all().into_iter().enumerate() {
                    let context = format!("solver {index}, {start:?}");
                    let answer = solver.find(&start, &Limits::default(), None);
                    match (answer, truth[at as usize]) {
                        (Ok(solution), Some(cost)) => {
                            replay(&start, &solution, &context);
                            assert!(!solution.is_optimal || solution.cost == cost, "{context}");
                        }
                        (Err(answer), None) => assert_eq!(answer.stopped, Stop::Complete, "{context}"),
                        (answer, truth) => panic!("{context}: {answer:?}, the truth is {truth:?}"),
                    }
                }
            }
        }
    }
}

#[test]
fn costs_beyond_all_sums_are_no_reason_to_panic() {
    let start = Stones { at: 0, last: 13, dear: u32::MAX };
    for (index, mut solver) in all().into_iter().enumerate() {
        let solution = solver.find(&start, &Limits::default(), None).expect("there is a way");
        replay(&start, &solution, &format!("solver {index}"));
    }
}

#[test]
fn a_start_in_a_trap_is_proven_hopeless() {
    let start = Stones { at: 4, last: 13, dear: 1 };
    for (index, mut solver) in all().into_iter().enumerate() {
        let answer = solver.find(&start, &Limits::default(), None).expect_err("a trap");
        assert_eq!(answer.stopped, Stop::Complete, "solver {index}");
    }
}
