//! The toy games obey the laws, and the laws notice when a game does not.

use plyground_core::toys::{Graph, Nim, RandomTree, Roads, Zero};
use plyground_core::{Game, Outcome, Player, Turn, laws, perft};

#[test]
fn nim_obeys_the_laws() {
    assert!(laws::game(&Nim::new([3, 4, 5]), 100, 20, 1) > 300);
}

#[test]
fn random_trees_obey_the_laws() {
    for seed in 0..50 {
        laws::game(&RandomTree::<false>::new(seed, 8, 5), 20, 20, seed);
        laws::game(&RandomTree::<true>::new(seed, 8, 5), 20, 20, seed);
    }
}

#[test]
fn roads_obey_the_laws() {
    for seed in 0..20 {
        let start = Roads::new(Graph::random(seed, 30, 4, 9), 0);
        laws::game(&start, 10, 20, seed);
        laws::puzzle(&start, &[Zero], 10, 20, seed);
    }
}

#[test]
fn perft_counts_nim_by_hand() {
    // Two heaps of one: two ways, then one, then the game is over.
    let counts: Vec<u64> = (0..4).map(|depth| perft(&Nim::new([1, 1]), depth)).collect();
    assert_eq!(counts, [1, 2, 2, 0]);
}

/// A game that forgets to say that it is over.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Endless;

impl Game for Endless {
    type Action = u8;
    type Actions = Vec<u8>;
    fn turn(&self) -> Turn {
        Turn::Player(Player::One)
    }
    fn actions(&self) -> Vec<u8> {
        Vec::new()
    }
    fn apply(&mut self, _: &u8) {}
    fn key(&self) -> u64 {
        0
    }
}

/// A game whose odds do not sum to one.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Loaded(bool);

impl Game for Loaded {
    type Action = u8;
    type Actions = Vec<u8>;
    fn turn(&self) -> Turn {
        if self.0 { Turn::Over(Outcome::Drawn) } else { Turn::Chance }
    }
    fn actions(&self) -> Vec<u8> {
        Vec::new()
    }
    fn odds(&self) -> impl Iterator<Item = (u8, f64)> {
        [(0, 0.5), (1, 0.6)].into_iter()
    }
    fn apply(&mut self, _: &u8) {
        self.0 = true;
    }
    fn key(&self) -> u64 {
        u64::from(self.0)
    }
}

#[test]
#[should_panic(expected = "is not over and has no action")]
fn a_game_without_an_end_is_noticed() {
    laws::game(&Endless, 1, 1, 1);
}

#[test]
#[should_panic(expected = "sum to 1.1")]
fn loaded_dice_are_noticed() {
    laws::game(&Loaded(false), 1, 1, 1);
}
