//! The laws of every game.

use crate::{chance, plain, random_text};
use plyground_core::{Game, Playable, Rng, Turn, laws};
use rustc_hash::FxHashMap;

#[test]
fn random_trees_obey_the_laws() {
    for seed in 0..60 {
        let mut rng = Rng::stream(1, seed);
        laws::playable(&plain(&random_text(&mut rng, 5, false)), 4, 10, seed);
        laws::playable(&chance(&random_text(&mut rng, 5, true)), 4, 10, seed);
    }
    let wide = format!("min[{}]", vec!["1"; 1999].join(" "));
    laws::playable(&plain(&wide), 2, 3, 1);
}

#[test]
fn equal_subtrees_are_equal_positions_and_others_have_other_keys() {
    let tree = plain("max[A=min[1 2] B=min[1 2] min[2 1] min~0[1 2] min[a=1 2] max[1 2]]");
    let children: Vec<_> = tree.actions().iter().map(|action| tree.after(action)).collect();
    assert_eq!(children[0], children[1]);
    assert_eq!(children[0].key(), children[1].key());
    assert_eq!(children[0], plain("min[1, 2]"), "the tree around it does not matter");
    for (index, child) in children.iter().enumerate().skip(1) {
        for other in &children[index + 1..] {
            assert_ne!(child, other);
            assert_ne!(child.key(), other.key(), "{child:?} and {other:?}");
        }
    }
    let even = chance("chance[3 4]");
    assert_eq!(even, chance("chance[1/2*3 0.5*4]"));
    assert_ne!(even, chance("chance[0.4*3 0.6*4]"));
}

/// Holds the key of a position and of everything below it against those seen so far.
fn walk<G: Playable>(position: &G, seen: &mut FxHashMap<u64, String>) {
    let text = position.write();
    let known = seen.entry(position.key()).or_insert_with(|| text.clone());
    assert_eq!(*known, text);
    let actions: Vec<G::Action> = match position.turn() {
        Turn::Over(_) => Vec::new(),
        Turn::Chance => position.odds().map(|(outcome, _)| outcome).collect(),
        Turn::Player(_) => position.actions().into_iter().collect(),
    };
    for action in actions {
        walk(&position.after(&action), seen);
    }
}

#[test]
fn no_two_different_subtrees_share_a_key() {
    let mut seen: FxHashMap<u64, String> = FxHashMap::default();
    for seed in 0..200 {
        walk(&chance(&random_text(&mut Rng::stream(2, seed), 6, true)), &mut seen);
    }
    assert!(seen.len() > 1000, "only {} different subtrees", seen.len());
}
