//! Counts of turns from the start, as the rules page gives them.

use crate::{is_slow_run, start};
use plyground_games::barjis::{perft_distinct, perft_turns};

#[test]
fn perft_counts_a_throw_and_its_turn_as_one() {
    for (cap, counts) in [(1, &[7, 49, 399, 3250, 34242][..]), (2, &[31, 962, 92808]), (3, &[149, 22653])] {
        let start = start(&format!("cap={cap}"));
        let counted: Vec<u64> = (1..=counts.len() as u32).map(|turns| perft_turns(&start, turns)).collect();
        assert_eq!(counted, counts, "cap={cap}");
    }
}

#[test]
fn distinct_positions_turn_by_turn() {
    let wanted = [(7, 3), (21, 9), (87, 66), (639, 483), (6320, 2923), (38226, 17799)];
    assert_eq!(perft_distinct(&start("cap=1"), 6), wanted);
    assert_eq!(perft_distinct(&start("cap=2"), 3), [(31, 20), (621, 399), (53124, 15615)]);
    assert_eq!(perft_distinct(&start("cap=3"), 2), [(149, 118), (18030, 13964)]);
}

#[test]
fn distinct_positions_after_four_turns_of_cap_two() {
    if is_slow_run("the fourth turn of cap 2") {
        assert_eq!(perft_distinct(&start("cap=2"), 4)[3], (2_087_588, 611_201));
    }
}

#[test]
fn a_throw_on_the_table_counts_as_the_rest_of_its_turn() {
    let start = start("cap=2");
    let thrown: u64 = start
        .rules()
        .toss_sets
        .iter()
        .map(|set| perft_turns(&plyground_core::Playable::read(&start, &format!("0,0,0,0/0,0,0,0/1/{}", set.name())).unwrap(), 2))
        .sum();
    assert_eq!(thrown, 962);
}
