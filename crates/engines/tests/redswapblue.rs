//! Red Swap Blue's engine against plain breadth-first search on every position of n = 2 and 3, and what n = 4 must give.

#[path = "redswapblue/answers.rs"]
mod answers;
#[path = "redswapblue/enumeration.rs"]
mod enumeration;
#[path = "redswapblue/large.rs"]
mod large;
#[path = "redswapblue/two_ends.rs"]
mod two_ends;

use plyground_core::{Game, Playable, Puzzle, Reversible, Rng};
use plyground_games::redswapblue::{Action, Bits, Jump, RedSwapBlue, Variant};
use rustc_hash::FxHashMap;

/// Every variant of one size.
pub fn variants(n: usize) -> [Variant; 4] {
    [(Jump::Any, false), (Jump::Other, false), (Jump::Any, true), (Jump::Other, true)].map(|(jump, diagonal)| Variant { n, jump, diagonal })
}

/// The course's rules.
pub const fn plain(n: usize) -> Variant {
    Variant { n, jump: Jump::Any, diagonal: false }
}

/// The standard start.
pub fn start(variant: Variant) -> RedSwapBlue<u64> {
    RedSwapBlue::new(variant).expect("n is at most 5")
}

/// The distance of every position to the goal, by plain breadth-first search.
pub fn true_distances(variant: Variant) -> FxHashMap<RedSwapBlue<u64>, u32> {
    let goal = start(variant).goals()[0];
    let mut distances = FxHashMap::default();
    distances.insert(goal, 0);
    let mut layer = vec![goal];
    for depth in 1.. {
        let mut next = Vec::new();
        for (neighbour, _) in layer.iter().flat_map(Reversible::predecessors) {
            distances.entry(neighbour).or_insert_with(|| {
                next.push(neighbour);
                depth
            });
        }
        if next.is_empty() {
            break;
        }
        layer = next;
    }
    distances
}

/// A random arrangement of the pieces.
pub fn random_start(variant: Variant, rng: &mut Rng) -> RedSwapBlue<u64> {
    let pieces = variant.pieces();
    let mut letters: Vec<char> = std::iter::repeat_n('r', pieces).chain(std::iter::repeat_n('b', pieces)).chain(['.']).collect();
    rng.shuffle(&mut letters);
    let mut letters = letters.into_iter();
    let side = variant.side();
    let row = |row: usize| -> String {
        (0..side).map(|column| if variant.has((row, column)) { letters.next().expect("a letter for each cell") } else { '-' }).collect()
    };
    let rows: Vec<String> = (0..side).map(row).collect();
    start(variant).read(&rows.join("/")).expect("the right pieces")
}

/// Fails unless these actions are legal one after the other and end at the goal.
pub fn assert_solves<B: Bits>(start: &RedSwapBlue<B>, actions: &[Action]) {
    let mut position = *start;
    for action in actions {
        assert!(!position.is_solved(), "{start:?} is solved too early");
        assert!(position.actions().as_ref().contains(action), "{action:?} is not legal in {position:?}");
        position.apply(action);
    }
    assert!(position.is_solved(), "{start:?} ends at {position:?}");
}

/// True when long tests are wanted.
pub fn is_slow_wanted(what: &str) -> bool {
    let is_wanted = std::env::var_os("PLYGROUND_SLOW").is_some();
    if !is_wanted {
        eprintln!("skipped: {what}; set PLYGROUND_SLOW=1 to run it");
    }
    is_wanted
}
