//! The cowries: exact probabilities and expectations.

use crate::{start, try_start};
use num_bigint::BigUint;
use num_rational::Ratio;
use plyground_core::{Game, Playable};
use plyground_games::barjis::{Barjis, Exact, KHAL, TossSet, exact_probability};

fn exact_odds<G: Playable>(position: &G, outcome: &G::Action) -> Option<String> {
    (G::chance()?.exact_odds)(position, outcome)
}

fn ratio(numerator: u64, denominator: u64) -> Exact {
    Ratio::new(numerator.into(), denominator.into())
}

/// The expectation of a number that each toss set has.
fn expectation(start: &Barjis, number: impl Fn(&TossSet) -> u64) -> Exact {
    let rules = start.rules();
    let terms = rules.toss_sets.iter().map(|set| exact_probability(rules.variant, &set.counts) * Exact::from_integer(number(set).into()));
    terms.fold(ratio(0, 1), |sum, term| sum + term)
}

/// Steps of a set, khals aside.
fn steps(set: &TossSet) -> u64 {
    set.steps.iter().filter(|steps| steps.value != KHAL).map(|steps| u64::from(steps.value) * u64::from(steps.count)).sum()
}

fn has_khal(set: &TossSet) -> u64 {
    u64::from(set.steps.iter().any(|steps| steps.value == KHAL))
}

#[test]
fn there_are_as_many_toss_sets_as_the_rules_say() {
    for (cap, count) in (1..).zip([7, 25, 65, 140, 266, 462, 750, 1155, 1705, 2431]) {
        assert_eq!(start(&format!("cap={cap}")).odds().count(), count, "cap={cap}");
    }
}

#[test]
fn probabilities_sum_to_one_exactly_in_every_variant() {
    for variant in ["", "cap=1", "cap=4,down=2/5", "down=2/5", "down=99999/100000", "odds=equal", "cap=3,odds=equal", "bunj=25,down=1/3"] {
        let start = start(variant);
        assert_eq!(expectation(&start, |_| 1), ratio(1, 1), "{variant}");
        assert!(start.odds().map(|(_, probability)| probability).is_sorted_by(|a, b| a >= b), "{variant}: the likeliest come first");
    }
}

#[test]
fn numbers_for_searching_are_the_exact_ones_rounded() {
    for variant in ["cap=3", "cap=4,down=2/5", "cap=3,odds=equal"] {
        let start = start(variant);
        for set in &start.rules().toss_sets {
            let scaled = exact_probability(start.rules().variant, &set.counts) * Exact::from_integer(BigUint::from(10u64).pow(30));
            let exact: f64 = scaled.to_integer().to_string().parse().unwrap();
            assert!((set.probability / (exact / 1e30) - 1.0).abs() < 1e-13, "{} in {variant}", set.name());
        }
    }
}

#[test]
fn single_throws_have_the_binomial_odds() {
    let start = start("cap=1");
    for (name, odds) in
        [("shakka", "1/64"), ("dest", "3/32"), ("duwaq", "15/64"), ("three", "5/16"), ("four", "15/64"), ("bunj", "3/32"), ("bara", "1/64")]
    {
        assert_eq!(exact_odds(&start, &start.read_action(name).unwrap()).as_deref(), Some(odds), "{name}");
    }
    let equal = crate::start("cap=1,odds=equal");
    assert!(equal.odds().all(|(throw, _)| exact_odds(&equal, &throw).as_deref() == Some("1/7")));
    let heavy = crate::start("cap=1,down=2/5");
    // Two of six down: 15 (2/5)^2 (3/5)^4.
    assert_eq!(exact_odds(&heavy, &heavy.read_action("duwaq").unwrap()).as_deref(), Some("972/3125"));
}

#[test]
fn sets_count_the_orders_of_their_tosses() {
    let start = start("");
    for (name, odds) in [
        ("dest+three", ratio(6 * 20, 64 * 64)),
        ("dest+three+bunj", ratio(2 * 6 * 20 * 6, 64 * 64 * 64)),
        ("dest+dest+three", ratio(6 * 6 * 20, 64 * 64 * 64)),
        ("shakka+dest+dest+duwaq", ratio(3 * 6 * 6 * 15, 64 * 64 * 64 * 64)),
    ] {
        assert_eq!(exact_odds(&start, &start.read_action(name).unwrap()), Some(odds.to_string()), "{name}");
    }
    let capped = crate::start("cap=2");
    assert_eq!(exact_odds(&capped, &capped.read_action("dest+bunj").unwrap()), Some(ratio(2 * 36, 64 * 64).to_string()));
    assert_eq!(exact_odds(&capped, &capped.read_action("dest+dest").unwrap()), Some(ratio(36, 64 * 64).to_string()));
}

#[test]
fn expectations_are_those_of_the_rules() {
    let truths =
        [(1, (93, 16), (1, 1), (3, 16)), (2, (3627, 512), (39, 32), (99, 512)), (3, (120_621, 16384), (1297, 1024), (3171, 16384))];
    for (cap, mean_steps, mean_tosses, khal) in truths {
        let start = start(&format!("cap={cap}"));
        assert_eq!(expectation(&start, steps), ratio(mean_steps.0, mean_steps.1), "steps at cap {cap}");
        assert_eq!(expectation(&start, |set| set.tosses().into()), ratio(mean_tosses.0, mean_tosses.1), "tosses at cap {cap}");
        assert_eq!(expectation(&start, has_khal), ratio(khal.0, khal.1), "khals at cap {cap}");
    }
    let start = start("");
    assert_eq!(expectation(&start, |set| set.tosses().into()), ratio(45_035_984_974_695, 35_184_372_088_832));
    assert_eq!(expectation(&start, steps), ratio(4_188_346_602_646_635, 562_949_953_421_312));
    let all_again = expectation(&start, |set| u64::from(set.counts[2] + set.counts[3] + set.counts[4] == 0));
    assert_eq!(all_again, ratio(282_475_249, 1 << 50));
}

#[test]
fn without_a_cap_the_expectations_are_near() {
    let start = start("");
    let mean =
        |number: &dyn Fn(&TossSet) -> u64| start.rules().toss_sets.iter().map(|set| set.probability * number(set) as f64).sum::<f64>();
    assert!((mean(&|set| set.tosses().into()) - 32.0 / 25.0).abs() < 1e-5);
    assert!((mean(&steps) - 186.0 / 25.0).abs() < 1e-4);
    assert!((mean(&|set| u64::from(set.counts[1] + set.counts[5])) - 6.0 / 25.0).abs() < 1e-5);
    assert!((mean(&has_khal) - 6.0 / 31.0).abs() < 1e-6);
    assert!((1.0 / mean(&has_khal) - 31.0 / 6.0).abs() < 1e-5, "turns until the first stone enters");
}

#[test]
fn a_few_sets_cover_most_of_what_happens() {
    let start = start("");
    for (count, cover) in [(8, 0.9), (14, 0.95), (38, 0.99), (112, 0.999), (259, 0.9999)] {
        let covered = |count| start.odds().take(count).map(|(_, probability)| probability).sum::<f64>();
        assert!(covered(count) >= cover && covered(count - 1) < cover, "{count} sets cover {}", covered(count));
    }
}

#[test]
fn a_bad_down_is_refused() {
    for text in
        ["0/1", "1/1", "2/1", "1", "0.5", "1/", "/2", "-1/2", "+1/2", "1/2/3", " 1/2x", "1/0", "0/0", "1/1000000", "1/99999999999", "½", ""]
    {
        let complaint = try_start(&format!("down={text}")).unwrap_err();
        assert_eq!(complaint.code, "bad-fraction", "{text}: {complaint}");
    }
    assert_eq!(start("down=2/4"), start(""));
    for text in ["cap=0", "cap=11", "bunj=26", "play=free", "doubled=yes", "odds=fair", "first=3"] {
        assert_eq!(try_start(text).unwrap_err().code, "bad-value", "{text}");
    }
}

#[test]
fn a_turns_steps_follow_the_variant() {
    let values = |start: &Barjis, toss: &str| {
        let position = start.after(&start.read_action(toss).unwrap());
        position.toss().unwrap().steps.iter().map(|steps| (steps.value, steps.count)).collect::<Vec<_>>()
    };
    assert_eq!(values(&start(""), "dest+three+bunj+bunj"), [(1, 3), (10, 1), (3, 1), (24, 2)]);
    assert_eq!(values(&start("bunj=25"), "dest+three+bunj+bunj"), [(1, 3), (10, 1), (3, 1), (25, 2)]);
    assert_eq!(values(&start(""), "shakka+duwaq+bara"), [(6, 1), (2, 1), (12, 1)]);
}
