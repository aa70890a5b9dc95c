//! The fast generator against the plain twin and against the turns of two other programs.

use crate::naive::{Half, Places, random_position, results, texts};
use crate::{read, start};
use plyground_core::{Game, Playable, Player, Rng};
use plyground_games::barjis::{Action, Barjis, Play};
use std::collections::BTreeSet;

/// The results of the turn on the table, as the twin tells them, and whether each is listed once and in order.
fn listed(position: &Barjis) -> BTreeSet<(Places, Places)> {
    let mover = position.mover();
    let actions = position.actions();
    let list: Vec<(Places, Places)> = actions
        .as_ref()
        .iter()
        .map(|action| match action {
            Action::Turn(stones) => (stones[mover.index()], stones[mover.other().index()]),
            Action::Throw(_) => panic!("a player does not throw"),
        })
        .collect();
    let set: BTreeSet<_> = list.iter().copied().collect();
    assert_eq!(set.len(), list.len(), "{position:?} lists a result twice");
    assert!(list.iter().map(|(own, _)| own).is_sorted(), "{position:?} is out of order");
    set
}

const OPTIONS: [&str; 8] = [
    "",
    "play=maximal",
    "play=voluntary",
    "doubled=safe",
    "doubled=safe,play=maximal",
    "doubled=safe,play=voluntary,bunj=25",
    "bunj=25,cap=3",
    "cap=1,odds=equal,first=2",
];

#[test]
fn results_equal_the_twins_in_every_option() {
    for (stream, options) in OPTIONS.iter().enumerate() {
        let start = start(options);
        let play = start.rules().variant.play;
        let mut rng = Rng::stream(5, stream as u64);
        let sets = &start.rules().toss_sets;
        for number in 0..if play == Play::Voluntary { 200 } else { 600 } {
            let position = random_position(&start, &mut rng);
            // By their odds, and all sets of few steps alike.
            let throw = loop {
                let throw = if number % 2 == 0 { position.sample(&mut rng) } else { Action::Throw(rng.below(sets.len()) as u16) };
                let Action::Throw(set) = throw else { panic!("chance throws") };
                if sets[usize::from(set)].steps.iter().map(|steps| steps.count).sum::<u8>() <= 6 {
                    break throw;
                }
            };
            let position = position.after(&throw);
            assert_eq!(listed(&position), results(&Half::of(&position), play), "{position:?}, {number} of {options}");
        }
    }
}

#[test]
fn long_throws_equal_the_twins_too() {
    let long = [
        "dest+dest+dest+three+bunj+bunj",
        "shakka+shakka+dest+duwaq+bunj+bara+bara",
        "dest+dest+dest+dest+four",
        "shakka+dest+dest+three+bunj",
    ];
    for options in ["", "play=maximal", "doubled=safe"] {
        let start = start(options);
        let mut rng = Rng::new(17);
        for toss in long {
            let throw = start.read_action(toss).unwrap();
            for _ in 0..4 {
                let position = random_position(&start, &mut rng).after(&throw);
                assert_eq!(listed(&position), results(&Half::of(&position), start.rules().variant.play), "{position:?}, {options}");
            }
        }
    }
}

#[test]
fn the_hundred_turns_of_two_other_programs_come_out_the_same() {
    let places = |text: &str| -> Places {
        let places: Vec<u8> = text.split(',').map(|place| place.parse().unwrap()).collect();
        places.try_into().unwrap()
    };
    let start = start("");
    let mut lines = 0;
    for line in include_str!("turns.txt").lines() {
        let fields: Vec<&str> = line.split(';').collect();
        let [own, other, steps, count, successors] = fields[..] else { panic!("{line}") };
        let mut steps: Vec<u8> = steps.split(',').map(|step| step.parse().unwrap()).collect();
        steps.sort_unstable();
        let set = start.rules().toss_sets.iter().position(|set| {
            let mut values: Vec<u8> = set.steps.iter().flat_map(|steps| vec![steps.value; steps.count.into()]).collect();
            values.sort_unstable();
            values == steps
        });
        let set = set.unwrap_or_else(|| panic!("{steps:?} cannot be thrown")) as u16;
        let wanted: BTreeSet<(Places, Places)> =
            successors.split(' ').map(|pair| pair.split_once('/').unwrap()).map(|(own, other)| (places(own), places(other))).collect();
        assert_eq!(wanted.len(), count.parse::<usize>().unwrap(), "{line}");
        let (own, other) = (places(own), places(other));
        for (stones, mover) in [([own, other], Player::One), ([other, own], Player::Two)] {
            assert_eq!(listed(&start.with(stones, mover, Some(set))), wanted, "{line}");
        }
        lines += 1;
    }
    assert_eq!(lines, 100);
}

#[test]
fn the_printed_steps_are_the_first_of_all_texts_that_lead_there() {
    for (stream, options) in OPTIONS.iter().enumerate() {
        let start = start(options);
        let mut rng = Rng::stream(23, stream as u64);
        for _ in 0..60 {
            let position = random_position(&start, &mut rng);
            let position = position.after(&position.sample(&mut rng));
            let half = Half::of(&position);
            if half.left.len() > 4 {
                continue;
            }
            let mover = position.mover();
            for ((own, other), text) in texts(&half, start.rules().variant.play) {
                let mut stones = [own; 2];
                stones[mover.other().index()] = other;
                assert_eq!(position.write_action(&Action::Turn(stones)), text, "{position:?}");
                assert_eq!(position.read_action(&text), Ok(Action::Turn(stones)), "{position:?}");
            }
        }
    }
}

#[test]
fn forty_two_meets_both_eight_and_seventy_six() {
    for (before, step, after) in [
        ("0,0,0,40/0,0,0,8/1/duwaq", "40:2", "0,0,0,42/0,0,0,0/2/-"),
        ("0,0,0,40/0,0,0,76/1/duwaq", "40:2", "0,0,0,42/0,0,0,0/2/-"),
        ("0,0,0,40/0,0,8,76/1/duwaq", "40:2", "0,0,0,42/0,0,0,0/2/-"),
        ("0,0,0,42/0,0,0,6/2/duwaq", "6:2", "0,0,0,0/0,0,0,8/1/-"),
        ("0,0,42,42/0,0,0,74/2/duwaq", "74:2", "0,0,0,0/0,0,0,76/1/-"),
    ] {
        let position = read(before);
        let action = position.read_action(step).unwrap();
        assert_eq!(position.after(&action).write(), after);
    }
    let safe = start("doubled=safe").read("0,0,0,40/0,0,8,76/1/duwaq").unwrap();
    assert_eq!(safe.read_action("40:2").unwrap_err().code, "doubled-held");
    assert!(safe.is_pass(&safe.actions().as_ref()[0]));
}

#[test]
fn the_order_of_one_stones_steps_decides_whom_it_sends_back() {
    let position = read("0,0,11,37/0,11,46,82/1/dest+three");
    // 12 + 3 = 15 or 11 + 1 + 3; landing on 12 sends 46 back.
    let through = position.after(&position.read_action("11:k 12:3 37:10").unwrap());
    let around = position.after(&position.read_action("11:3 14:k 37:10").unwrap());
    assert_eq!(through.write(), "0,0,15,47/0,0,11,82/2/-");
    assert_eq!(around.write(), "0,0,15,47/0,11,46,82/2/-");
}

#[test]
fn the_fourth_stone_home_ends_the_turn_and_the_game() {
    let position = read("80,84,84,84/0,0,0,0/1/dest+four");
    let actions: Vec<String> = position.actions().as_ref().iter().map(|action| position.write_action(action)).collect();
    assert_eq!(actions, ["80:k", "80:4"]);
    assert!(position.after(&position.read_action("80:4").unwrap()).turn().is_over());
    assert_eq!(position.read_action("80:4 80:k").unwrap_err().code, "no-stone");
    // Counting steps alone, `maximal` sees one step in each of the two.
    let maximal = start("play=maximal").read("80,84,84,84/0,0,0,0/1/dest+four").unwrap();
    assert_eq!(maximal.actions().as_ref().len(), 2);
}
