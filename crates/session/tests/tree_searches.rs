//! Searches on trees that people type: equal to a plain recursive oracle, and to what books print.

use plyground_core::Rng;
use plyground_games::tree::examples;
use plyground_session::trace::{Trace, TraceEvent};
use plyground_session::{Answer, Entry, SearchOptions, catalogue};
use std::collections::{BTreeMap, BTreeSet};

/// A tree as the oracle sees it.
enum Tree {
    Leaf(i64),
    Node(&'static str, Vec<(f64, Tree)>),
}

impl Tree {
    /// A random tree, with ties, single children and repeated turns.
    fn random(rng: &mut Rng, depth: u32, has_chance: bool) -> Self {
        if depth == 0 || rng.below(6) == 0 {
            return Self::Leaf(rng.below(13) as i64 - 6);
        }
        let kind = ["max", "min", "chance"][rng.below(if has_chance { 3 } else { 2 })];
        let weights: Vec<usize> = (0..=rng.below(4)).map(|_| 1 + rng.below(5)).collect();
        let sum: usize = weights.iter().sum();
        let child = |weight: usize| (weight as f64 / sum as f64, Self::random(rng, depth - 1, has_chance));
        Self::Node(kind, weights.iter().copied().map(child).collect())
    }

    fn write(&self) -> String {
        match self {
            Self::Leaf(value) => value.to_string(),
            Self::Node(kind, children) => {
                let odds = |probability: f64| if *kind == "chance" { format!("{}*", share(probability)) } else { String::new() };
                let children: Vec<String> =
                    children.iter().map(|(probability, child)| format!("{}{}", odds(*probability), child.write())).collect();
                format!("{kind}[{}]", children.join(" "))
            }
        }
    }

    /// The oracle: the definition of expectiminimax, word for word.
    fn value(&self) -> f64 {
        match self {
            Self::Leaf(value) => *value as f64,
            Self::Node("max", children) => children.iter().map(|(_, child)| child.value()).fold(f64::NEG_INFINITY, f64::max),
            Self::Node("min", children) => children.iter().map(|(_, child)| child.value()).fold(f64::INFINITY, f64::min),
            Self::Node(_, children) => children.iter().map(|(probability, child)| probability * child.value()).sum(),
        }
    }
}

/// A probability as the fraction it is: the weights of a node sum to 20 at most.
fn share(probability: f64) -> String {
    let is_whole = |number: f64| (number - number.round()).abs() < 1e-9;
    let sum = (1..=20).find(|sum| is_whole(probability * f64::from(*sum))).expect("a fraction of small numbers");
    format!("{}/{sum}", (probability * f64::from(sum)).round())
}

fn ask(game: &str, variant: &str, text: &str, spec: &str, ask: &SearchOptions) -> Answer {
    let session = catalogue::find(game).unwrap().open(variant, Some(text)).unwrap_or_else(|complaint| panic!("{text}: {complaint}"));
    let mut player = session.player(spec, 0).unwrap();
    session.think(&mut player, ask)
}

fn value(game: &str, text: &str, spec: &str) -> f64 {
    ask(game, "", text, spec, &SearchOptions::default()).worth.value
}

#[test]
fn searches_without_chance_equal_the_oracle_on_random_trees() {
    for seed in 0..500 {
        let tree = Tree::random(&mut Rng::stream(1, seed), 6, false);
        let (text, expected) = (tree.write(), tree.value());
        for spec in [
            "minimax",
            "alphabeta",
            "alphabeta:ordering=none,deepening=off,table=off",
            "pvs",
            "pvs:table=off",
            "expectiminimax",
            "star1",
            "star2",
        ] {
            assert_eq!(value("tree", &text, spec), expected, "{spec} on {text} (seed {seed})");
        }
    }
}

#[test]
fn searches_with_chance_equal_the_oracle_on_random_trees() {
    for seed in 0..500 {
        let tree = Tree::random(&mut Rng::stream(2, seed), 6, true);
        let (text, expected) = (tree.write(), tree.value());
        for spec in ["expectiminimax", "expectiminimax:table=on", "star1", "star1:table=on", "star2", "star2:table=off"] {
            let found = value("chance-tree", &text, spec);
            assert!((found - expected).abs() < 1e-9, "{spec} finds {found} instead of {expected} on {text} (seed {seed})");
        }
    }
}

#[test]
fn uct_comes_to_the_oracle_on_small_trees() {
    let (mut trees, mut seed) = (0, 0);
    while trees < 20 {
        seed += 1;
        let tree = Tree::random(&mut Rng::stream(3, seed), 3, true);
        if !matches!(tree, Tree::Node("max" | "min", _)) {
            continue;
        }
        trees += 1;
        let found = value("chance-tree", &tree.write(), "uct:simulations=20000");
        assert!((found - tree.value()).abs() < 0.4, "{found} instead of {} on {} (seed {seed})", tree.value(), tree.write());
    }
}

#[test]
fn sampling_shows_the_numbers_of_the_leaves() {
    for spec in ["flat:simulations=10", "ucb1:simulations=40", "uct:simulations=40"] {
        let answer = ask("tree", "", "max[A=-300 B=7 C=42]", spec, &SearchOptions { trace: Some(10_000), ..SearchOptions::default() });
        assert_eq!((answer.best.as_deref(), answer.worth.value), (Some("C"), 42.0), "{spec}");
        let values: BTreeSet<String> = answer
            .trace
            .unwrap()
            .events
            .iter()
            .filter_map(|event| if let TraceEvent::Simulate { value, .. } = event { Some(value.to_string()) } else { None })
            .collect();
        assert_eq!(values, ["-300", "42", "7"].map(String::from).into(), "{spec}");
    }
}

#[test]
fn a_rollout_is_the_mean_of_the_leaves() {
    let answer = ask("tree", "", "max[10 min[20 40]]", "rollout:games=4000,seed=1", &SearchOptions::default());
    assert!((answer.worth.value - 20.0).abs() < 1.0, "{}", answer.worth.value);
}

#[test]
fn a_search_that_stops_early_takes_the_estimates() {
    assert_eq!(value("tree", "max[min~5[1 2] min~4[9 9]]", "minimax:depth=1"), 5.0);
    assert_eq!(value("tree", "max[min~5[1 2] min~4[9 9]]", "minimax:depth=2"), 9.0);
    assert_eq!(value("tree", "max[min[1 3] 0]", "minimax:depth=1"), 1.0, "the middle of 0 and 3, rounded down");
}

/// The ways from the root to all leaves of a tree.
fn leaves(entry: &'static Entry, variant: &str, text: &str) -> BTreeSet<String> {
    fn walk(session: &mut dyn plyground_session::Session, way: &[String], leaves: &mut BTreeSet<String>) {
        let successors = session.successors();
        if successors.is_empty() {
            leaves.insert(way.join(" "));
        }
        for successor in successors {
            session.play(&successor.action).unwrap();
            walk(session, &[way, std::slice::from_ref(&successor.action)].concat(), leaves);
            session.undo();
        }
    }
    let mut leaves = BTreeSet::new();
    walk(entry.open(variant, Some(text)).unwrap().as_mut(), &[], &mut leaves);
    leaves
}

/// The ways to everything a search visited.
fn visited(trace: &Trace) -> BTreeSet<String> {
    let mut ways: BTreeMap<u64, String> = BTreeMap::new();
    for event in &trace.events {
        if let TraceEvent::Enter { n, p, action, .. } = event {
            let above = p.map_or("", |p| ways[&p].as_str());
            let way = format!("{above} {}", action.as_deref().unwrap_or_default());
            ways.insert(*n, way.trim().to_string());
        }
    }
    ways.into_values().collect()
}

#[test]
fn the_examples_give_the_published_answers() {
    for published in examples::all() {
        let example = published.example;
        let entry = catalogue::sandboxes().iter().find(|entry| entry.about.examples.contains(&example)).expect("the catalogue shows it");
        let answer = ask(
            entry.about.id,
            example.variant,
            example.text,
            example.player,
            &SearchOptions { trace: Some(100_000), ..SearchOptions::default() },
        );
        assert!((answer.worth.value - published.value).abs() < 1e-9, "{}: {}", example.id, answer.worth.value);
        let visited = visited(&answer.trace.expect("a trace was asked for"));
        let unseen: BTreeSet<String> = leaves(entry, example.variant, example.text).difference(&visited).cloned().collect();
        assert_eq!(unseen, published.unseen.iter().map(ToString::to_string).collect(), "{}", example.id);
        // Whoever forgets the variant sees the same.
        let plain = ask(entry.about.id, "", example.text, example.player, &SearchOptions::default());
        assert_eq!((plain.best, plain.counters.nodes), (answer.best, answer.counters.nodes), "{}", example.id);
        // The text is canonical, so that a link and the screen show it as it is.
        assert_eq!(entry.open(example.variant, Some(example.text)).unwrap().position(), example.text, "{}", example.id);
    }
}

#[test]
fn sandboxes_are_found_by_name_but_not_listed_among_games() {
    let ids: Vec<&str> = catalogue::sandboxes().iter().map(|entry| entry.about.id).collect();
    assert_eq!(ids, ["tree", "chance-tree"]);
    for entry in catalogue::sandboxes() {
        assert!(!catalogue::games().iter().any(|game| game.about.id == entry.about.id));
        assert!(entry.about.examples.len() >= 4, "{}", entry.about.id);
        let session = catalogue::find(entry.about.id).unwrap().open("", None).unwrap();
        for spec in entry.levels.iter().chain([&entry.default_player, &entry.default_opponent]) {
            let mut player = session.player(spec, 1).unwrap_or_else(|complaint| panic!("{spec}: {complaint}"));
            assert!(session.think(&mut player, &SearchOptions::default()).best.is_some(), "{spec}");
        }
    }
    let ids: BTreeSet<&str> = examples::all().iter().map(|published| published.example.id).collect();
    assert_eq!(ids.len(), examples::all().len(), "an id is used twice");
}
