//! Which judged actions are written down.

use crate::shortlist::shortlist;
use plyground_core::{Bound, Judged, Player, Worth};

fn judged(values: &[f64]) -> Vec<Judged<usize>> {
    let judge = |(action, &value)| Judged { action, worth: Worth::expected(value, Bound::Exact), nodes: 1, depth: 1, line: vec![action] };
    values.iter().enumerate().map(judge).collect()
}

#[test]
fn the_best_for_the_mover_come_first() {
    let actions = judged(&[3.0, 9.0, 1.0, 7.0, 7.0, 2.0]);
    assert_eq!(shortlist(&actions, Some(&1), Some(Player::One), 3), [1, 3, 4]);
    assert_eq!(shortlist(&actions, Some(&2), Some(Player::Two), 3), [2, 5, 0]);
    assert_eq!(shortlist(&actions, None, Some(Player::One), 2), [1, 3], "of equals the first");
    assert_eq!(shortlist(&actions, None, None, 6), [1, 3, 4, 0, 5, 2]);
}

#[test]
fn the_one_to_play_is_written_down_whatever_it_is_worth() {
    let actions = judged(&[3.0, 9.0, 1.0, 7.0]);
    assert_eq!(shortlist(&actions, Some(&2), Some(Player::One), 2), [2, 1]);
}
