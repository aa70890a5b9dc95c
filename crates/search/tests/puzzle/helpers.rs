//! Random roads, heuristics made from true distances, and every solver of the family.

use plyground_core::toys::{Graph, Roads, Zero};
use plyground_core::{Finding, Game, Heuristic, Pathfinder, Puzzle, Solution, mix};
use plyground_search::puzzle::{AStar, Beam, Bfs, Bidirectional, Dfs, GreedyBestFirst, IdaStar, Iddfs, Ucs, WeightedAStar};
use std::sync::Arc;

/// Estimates written down town by town.
#[derive(Clone, Debug)]
pub struct Estimates {
    pub by_town: Arc<Vec<u32>>,
    pub is_admissible: bool,
    pub is_consistent: bool,
}

impl Heuristic<Roads> for Estimates {
    fn estimate(&self, position: &Roads) -> u32 {
        self.by_town[position.town() as usize]
    }
    fn is_admissible(&self) -> bool {
        self.is_admissible
    }
    fn is_consistent(&self) -> bool {
        self.is_consistent
    }
}

/// Town, goal town, and cost of every road.
fn roads(graph: &Arc<Graph>, towns: u16) -> Vec<(usize, usize, u32)> {
    (0..towns - 1)
        .map(|town| Roads::new(graph.clone(), town))
        .flat_map(|here| {
            here.actions().into_iter().map(move |road| (here.town() as usize, here.after(&road).town() as usize, here.cost(&road)))
        })
        .collect()
}

/// True distances minus noise: never too much, but without any order from town to town.
pub fn inconsistent(graph: &Arc<Graph>, seed: u64) -> Estimates {
    let noisy = |(town, distance): (usize, Option<u32>)| {
        let noise = mix(seed ^ mix(town as u64)) as u32;
        distance.map_or(noise % 50, |distance| distance - noise % (distance + 1))
    };
    let by_town = graph.distances().into_iter().enumerate().map(noisy).collect();
    Estimates { by_town: Arc::new(by_town), is_admissible: true, is_consistent: false }
}

/// The largest consistent estimates below the inconsistent ones.
pub fn consistent(graph: &Arc<Graph>, seed: u64) -> Estimates {
    let mut by_town = inconsistent(graph, seed).by_town.to_vec();
    let roads = roads(graph, by_town.len() as u16);
    loop {
        let before = by_town.clone();
        for &(from, to, cost) in &roads {
            by_town[from] = by_town[from].min(by_town[to] + cost);
        }
        if by_town == before {
            return Estimates { by_town: Arc::new(by_town), is_admissible: true, is_consistent: true };
        }
    }
}

/// Numbers without any sense, 0 at the goal.
pub fn senseless(towns: u16, seed: u64) -> Estimates {
    let mut by_town: Vec<u32> = (0..towns).map(|town| mix(seed ^ mix(town.into())) as u32 % 40).collect();
    *by_town.last_mut().expect("a map has towns") = 0;
    Estimates { by_town: Arc::new(by_town), is_admissible: false, is_consistent: false }
}

/// The fewest roads from each town to the goal, level by level.
pub fn fewest_actions(graph: &Arc<Graph>, towns: u16) -> Vec<Option<usize>> {
    let mut fewest = vec![None; towns as usize];
    fewest[towns as usize - 1] = Some(0);
    let roads = roads(graph, towns);
    for level in 1..towns as usize {
        for &(from, to, _) in &roads {
            if fewest[to] == Some(level - 1) && fewest[from].is_none() {
                fewest[from] = Some(level);
            }
        }
    }
    fewest
}

/// A solver whose type is forgotten.
pub type Solver = Box<dyn Pathfinder<Roads>>;

/// Solvers that remember all positions.
pub fn wide(h: &Estimates) -> Vec<(&'static str, Solver)> {
    let heuristic = h.clone();
    vec![
        ("bfs", Box::new(Finding(Bfs))),
        ("ucs", Box::new(Finding(Ucs))),
        ("greedy-best-first", Box::new(Finding(GreedyBestFirst { heuristic: heuristic.clone() }))),
        ("astar", Box::new(Finding(AStar { heuristic: heuristic.clone() }))),
        ("astar with zero", Box::new(Finding(AStar { heuristic: Zero }))),
        ("weighted-astar", Box::new(Finding(WeightedAStar { heuristic: heuristic.clone(), weight: 2.0 }))),
        ("idastar with table", Box::new(Finding(IdaStar { heuristic: heuristic.clone(), table: Some(1 << 20) }))),
        ("bidirectional", Box::new(Finding(Bidirectional))),
        ("beam", Box::new(Finding(Beam { heuristic, width: 5 }))),
    ]
}

/// Solvers that remember one way, and may visit a position once for every way to it.
pub fn narrow(h: &Estimates) -> Vec<(&'static str, Solver)> {
    vec![
        ("dfs", Box::new(Finding(Dfs))),
        ("iddfs", Box::new(Finding(Iddfs::default()))),
        ("iddfs with a table", Box::new(Finding(Iddfs { table: Some(4096) }))),
        ("idastar", Box::new(Finding(IdaStar { heuristic: h.clone(), table: None }))),
        ("idastar with a tiny table", Box::new(Finding(IdaStar { heuristic: h.clone(), table: Some(200) }))),
    ]
}

/// All of them.
pub fn all(h: &Estimates) -> Vec<(&'static str, Solver)> {
    let mut solvers = wide(h);
    solvers.extend(narrow(h));
    solvers
}

/// Names of those that promise the cheapest way with an admissible heuristic.
pub fn is_cheapest(name: &str) -> bool {
    name == "ucs" || name == "bidirectional" || name.starts_with("astar") || name.starts_with("idastar")
}

/// Plays the solution and checks that it ends at a goal and costs what it says.
pub fn replay<G: Puzzle>(start: &G, solution: &Solution<G::Action>, context: &str) {
    let (mut position, mut cost) = (start.clone(), 0u32);
    for action in &solution.actions {
        assert!(!position.turn().is_over(), "{context}: over before {action:?}");
        assert!(position.actions().as_ref().contains(action), "{context}: {action:?} is not legal in {position:?}");
        cost = cost.saturating_add(position.cost(action));
        position.apply(action);
    }
    assert!(position.is_solved(), "{context}: ends in {position:?}");
    assert_eq!(cost, solution.cost, "{context}");
    assert_eq!(solution.counters.depth as usize, solution.actions.len(), "{context}");
}
