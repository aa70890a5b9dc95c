//! The laws of all games, and the two position types and the naive twin side by side.

use super::naive::Grid;
use super::{start, variants};
use plyground_core::{Complaint, Game, Kind, Playable, Puzzle, Reversible, Rng, Settings, laws};
use plyground_games::redswapblue::{Bits, Judge, Jump, RedSwapBlue, Variant, Wide};
use std::collections::{BTreeSet, HashMap};

#[test]
fn small_boards_obey_the_laws_in_every_variant() {
    for (seed, variant) in variants(&[2, 3, 4, 5]).iter().enumerate() {
        obeys_the_laws::<u64>(variant, seed as u64);
    }
}

#[test]
fn wide_boards_obey_the_laws_in_every_variant() {
    for (seed, variant) in variants(&[2, 3, 4, 7]).iter().enumerate() {
        obeys_the_laws::<Wide>(variant, seed as u64);
    }
    obeys_the_laws::<Wide>("n=22", 22);
}

fn obeys_the_laws<B: Bits>(variant: &str, seed: u64) {
    let start = start::<B>(variant);
    assert!(laws::game(&start, 5, 60, seed) > 100);
    laws::playable(&start, 3, 40, seed);
    laws::puzzle(&start, &Judge::ALL, 5, 60, seed);
}

#[test]
fn both_types_and_the_naive_twin_walk_together() {
    for (seed, variant) in variants(&[2, 3, 4, 5]).iter().enumerate() {
        let (mut small, mut wide) = (start::<u64>(variant), start::<Wide>(variant));
        let mut rng = Rng::new(seed as u64);
        for ply in 0..200 {
            let place = format!("{variant}, ply {ply}: {}", small.write());
            assert_eq!(small.write(), wide.write(), "{place}");
            assert_eq!((small.turn(), small.is_solved()), (wide.turn(), wide.is_solved()), "{place}");
            assert_eq!(small.actions().as_ref(), wide.actions().as_ref(), "{place}");
            for judge in Judge::ALL {
                assert_eq!(estimate(&small, judge), estimate(&wide, judge), "{judge:?}, {place}");
            }
            assert_moves_are_naive(&small, &place);
            if small.turn().is_over() {
                break;
            }
            let action = small.sample(&mut rng);
            small.apply(&action);
            wide.apply(&action);
        }
    }
}

#[test]
fn large_boards_move_like_the_naive_twin() {
    for variant in variants(&[6, 7, 22]) {
        let mut position = start::<Wide>(&variant);
        let mut rng = Rng::new(6);
        for ply in 0..40 {
            assert_moves_are_naive(&position, &format!("{variant}, ply {ply}"));
            let action = position.sample(&mut rng);
            position.apply(&action);
        }
    }
}

fn estimate<B: Bits>(position: &RedSwapBlue<B>, judge: Judge) -> u32 {
    plyground_core::Heuristic::estimate(&judge, position)
}

/// The same moves, written the same and leading to the same positions.
fn assert_moves_are_naive<B: Bits>(position: &RedSwapBlue<B>, place: &str) {
    let fast: BTreeSet<_> =
        position.actions().into_iter().map(|action| (position.write_action(&action), position.after(&action).write())).collect();
    let slow: BTreeSet<_> =
        Grid::parse(&position.write()).moves(position.variant()).into_iter().map(|(text, after)| (text, after.text())).collect();
    assert_eq!(fast, slow, "{place}");
    assert_eq!(position.actions().as_ref().len(), slow.len(), "{place}");
}

#[test]
fn the_longest_list_of_actions_has_twelve() {
    let start = start::<Wide>("n=5,diagonal=jumps");
    assert_eq!(start.actions().as_ref().len(), 4 + 4 + 2);
    let inside = start.read("rrrrr----/rrrrr----/rr.rr----/rrrrr----/rrrrrbbbb/----bbbbb/----bbbbb/----bbbbb/----bbbbb").unwrap();
    assert_eq!(inside.actions().as_ref().len(), 12);
}

#[test]
fn the_goal_is_over_but_its_neighbours_are_known() {
    for variant in variants(&[2, 3, 7]) {
        let goals = start::<Wide>(&variant).goals();
        let [goal] = goals.as_slice() else { panic!("{variant} has one goal") };
        assert_eq!(goal.write(), Grid::goal(goal.variant().n).text());
        assert!(goal.turn().is_over() && goal.is_solved());
        assert!(goal.predecessors().count() >= 4, "{variant}");
        for (before, _) in goal.predecessors() {
            assert!(before.predecessors().any(|(back, _)| back == *goal), "{variant}");
        }
    }
}

#[test]
fn positions_of_different_variants_differ() {
    let starts: Vec<_> = variants(&[2, 3, 4, 5]).iter().map(|variant| start::<u64>(variant)).collect();
    let by_key: HashMap<u64, _> = starts.iter().map(|start| (start.key(), start)).collect();
    assert_eq!(by_key.len(), starts.len());
    assert_ne!(starts[0], starts[1]);
}

#[test]
fn sizes_that_do_not_fit_are_left_to_the_wide_type() {
    let settings = |text: &str| Settings::read(text, &RedSwapBlue::<u64>::about().variants, "game redswapblue");
    assert!(RedSwapBlue::<u64>::start(&settings("n=5").unwrap()).unwrap().is_some());
    assert_eq!(RedSwapBlue::<u64>::start(&settings("n=6").unwrap()), Ok(None));
    assert!(RedSwapBlue::<Wide>::start(&settings("n=22").unwrap()).unwrap().is_some());
    for text in ["n=1", "n=23", "n=0", "n=three", "jump=all", "diagonal=yes", "m=3"] {
        assert!(settings(text).is_err(), "{text}");
    }
    for n in [0, 1, 23, usize::MAX] {
        assert_eq!(RedSwapBlue::<Wide>::new(Variant { n, jump: Jump::Any, diagonal: false }), None);
    }
}

#[test]
fn settings_of_another_game_are_refused() {
    let complaint: Complaint = RedSwapBlue::<u64>::start(&Settings::default()).unwrap_err();
    assert_eq!(complaint.code, "bad-value");
}

#[test]
fn the_catalogue_entry_is_complete() {
    let about = RedSwapBlue::<u64>::about();
    assert_eq!((about.id, about.name, about.seats.len()), ("redswapblue", "Red Swap Blue", 1));
    assert_eq!(about.variants[0].kind, Kind::Whole(2, 22));
    let start = start::<u64>("");
    assert_eq!(start.variant(), Variant { n: 3, jump: Jump::Any, diagonal: false });
    let judges: Vec<_> = about.judges.iter().map(|judge| start.judge(judge.id).unwrap()).collect();
    assert_eq!(judges, Judge::ALL);
    assert_eq!(start.judge("none"), None);
}
