//! A second opinion on long ways: search from both ends, with nothing of the engine in it.
//!
//! Levels around the start and around the goal are made in turn, the smaller one first, as sorted lists of
//! positions. A position that the game's own bound shows to lie on no way of the length in question is left out.

use plyground_core::{Game, Heuristic, Reversible};
use plyground_games::redswapblue::{Judge, RedSwapBlue};

type Position = RedSwapBlue<u64>;

/// What is known around one end.
struct End {
    before: Vec<Position>,
    newest: Vec<Position>,
    depth: u32,
}

impl End {
    fn at(position: Position) -> Self {
        Self { before: Vec::new(), newest: vec![position], depth: 0 }
    }

    /// One level further, without the positions that are too far from the other end.
    fn advance(&mut self, is_hopeful: impl Fn(&Position, u32) -> bool) {
        self.depth += 1;
        let neighbours = self.newest.iter().flat_map(Reversible::predecessors).map(|(position, _)| position);
        let mut next: Vec<Position> = neighbours.filter(|position| is_hopeful(position, self.depth)).collect();
        next.sort_unstable_by_key(Game::key);
        next.dedup();
        next.retain(|position| !has(&self.newest, position) && !has(&self.before, position));
        self.before = std::mem::replace(&mut self.newest, next);
    }
}

fn has(sorted: &[Position], position: &Position) -> bool {
    sorted.binary_search_by_key(&position.key(), Game::key).is_ok()
}

/// The length of a shortest way from `start` to the goal, if it is at most `longest`; an error when a level has more than `most` positions.
pub fn shortest(start: &Position, longest: u32, most: usize) -> Result<Option<u32>, usize> {
    let goal = start.goals()[0];
    let from_start = Judge::Parity.estimate(start);
    let (mut ahead, mut back) = (End::at(*start), End::at(goal));
    loop {
        if ahead.newest.iter().any(|position| has(&back.newest, position)) {
            return Ok(Some(ahead.depth + back.depth));
        }
        if ahead.depth + back.depth == longest || ahead.newest.is_empty() || back.newest.is_empty() {
            return Ok(None);
        }
        if ahead.newest.len() <= back.newest.len() {
            ahead.advance(|position, depth| depth + Judge::Parity.estimate(position) <= longest);
        } else {
            // The bound is consistent, so estimates differ by no more than the distance.
            back.advance(|position, depth| depth + Judge::Parity.estimate(position).abs_diff(from_start) <= longest);
        }
        let widest = ahead.newest.len().max(back.newest.len());
        if widest > most {
            return Err(widest);
        }
    }
}

#[test]
fn two_ends_find_the_true_distance_of_many_positions_of_n_3() {
    use super::{random_start, true_distances, variants};
    for variant in variants(3) {
        let truth = true_distances(variant);
        let mut rng = plyground_core::Rng::new(21);
        for _ in 0..20 {
            let position = random_start(variant, &mut rng);
            let distance = truth[&position];
            assert_eq!(shortest(&position, distance, usize::MAX), Ok(Some(distance)), "{position:?}");
            assert_eq!(shortest(&position, distance - 1, usize::MAX), Ok(None), "{position:?}");
        }
    }
}
