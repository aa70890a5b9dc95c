//! Roads between towns: a puzzle with costs, dead ends and several ways of equal length.

use crate::{Deterministic, Game, Heuristic, Outcome, Player, Puzzle, Reversible, Rng, Turn};
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// A map of one-way roads. The last town is the goal.
#[derive(Debug)]
pub struct Graph {
    /// For each town its roads: where they lead, and what they cost.
    roads: Vec<Vec<(u16, u32)>>,
}

impl Graph {
    /// A random map: up to `degree` roads out of each town, costing from 1 to `dearest`.
    #[must_use]
    pub fn random(seed: u64, towns: u16, degree: usize, dearest: u32) -> Arc<Self> {
        let mut rng = Rng::new(seed);
        let roads = (0..towns)
            .map(|_| (0..=rng.below(degree)).map(|_| (rng.below(towns.into()) as u16, 1 + rng.below(dearest as usize) as u32)).collect())
            .collect();
        Arc::new(Self { roads })
    }

    /// The cheapest cost from each town to the goal, by relaxing every road until nothing changes
    /// (Bellman and Ford); `None` where there is no way.
    #[must_use]
    pub fn distances(&self) -> Vec<Option<u32>> {
        let mut distances = vec![None; self.roads.len()];
        *distances.last_mut().expect("a map has towns") = Some(0);
        loop {
            let mut is_settled = true;
            for town in 0..self.roads.len() {
                let best =
                    self.roads[town].iter().filter_map(|&(to, cost)| Some(distances[to as usize]? + cost)).chain(distances[town]).min();
                if best != distances[town] {
                    distances[town] = best;
                    is_settled = false;
                }
            }
            if is_settled {
                return distances;
            }
        }
    }
}

/// A traveller on a [`Graph`].
#[derive(Clone, Debug)]
pub struct Roads {
    graph: Arc<Graph>,
    town: u16,
}

impl Roads {
    /// A traveller in this town.
    #[must_use]
    pub fn new(graph: Arc<Graph>, town: u16) -> Self {
        Self { graph, town }
    }

    /// Where the traveller is.
    #[must_use]
    pub fn town(&self) -> u16 {
        self.town
    }
}

impl PartialEq for Roads {
    fn eq(&self, other: &Self) -> bool {
        self.town == other.town
    }
}
impl Eq for Roads {}
impl Hash for Roads {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.town.hash(state);
    }
}

impl Game for Roads {
    /// The index of a road among those of its town.
    type Action = u8;
    type Actions = Vec<u8>;

    fn turn(&self) -> Turn {
        let is_goal = usize::from(self.town) == self.graph.roads.len() - 1;
        if is_goal { Turn::Over(Outcome::Won(Player::One)) } else { Turn::Player(Player::One) }
    }

    fn actions(&self) -> Vec<u8> {
        (0..self.graph.roads[self.town as usize].len() as u8).collect()
    }

    fn apply(&mut self, action: &u8) {
        self.town = self.graph.roads[self.town as usize][*action as usize].0;
    }

    fn key(&self) -> u64 {
        crate::mix(u64::from(self.town))
    }
}

impl Deterministic for Roads {}

impl Puzzle for Roads {
    fn cost(&self, action: &u8) -> u32 {
        self.graph.roads[self.town as usize][*action as usize].1
    }
}

impl Reversible for Roads {
    fn goals(&self) -> Vec<Self> {
        vec![Self::new(self.graph.clone(), self.graph.roads.len() as u16 - 1)]
    }

    fn predecessors(&self) -> impl Iterator<Item = (Self, u8)> {
        let roads_of = |town: usize| self.graph.roads[town].iter().enumerate();
        (0..self.graph.roads.len()).flat_map(move |town| {
            roads_of(town)
                .filter(|(_, (to, _))| *to == self.town)
                .map(move |(road, _)| (Self::new(self.graph.clone(), town as u16), road as u8))
        })
    }
}

/// The heuristic that knows nothing: A* with it is uniform-cost search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Zero;

impl<G: Puzzle> Heuristic<G> for Zero {
    fn estimate(&self, _: &G) -> u32 {
        0
    }
    fn is_admissible(&self) -> bool {
        true
    }
    fn is_consistent(&self) -> bool {
        true
    }
}
