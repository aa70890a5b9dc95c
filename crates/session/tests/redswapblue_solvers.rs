//! The puzzle searches on Red Swap Blue, held against a full enumeration.

use plyground_core::{
    Finding, Game, Heuristic, Limits, Make, Pathfinder, Playable, Puzzle, Recipe, Reversible, Rng, Settings, Solution, Stop,
};
use plyground_games::redswapblue::{Action, Judge, Jump, RedSwapBlue, Variant};
use plyground_search::puzzle::{self, AStar, Bfs, Bidirectional, IdaStar, Iddfs, Ucs};
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, OnceLock};

type Position = RedSwapBlue<u64>;

fn start(n: usize) -> Position {
    Position::new(Variant { n, jump: Jump::Any, diagonal: false }).expect("n fits")
}

/// The distance of every position of n = 3 to the goal, by the plainest breadth-first search
/// backwards, sharing nothing with the searches that are tested.
fn distances() -> &'static Vec<(Position, u32)> {
    static DISTANCES: OnceLock<Vec<(Position, u32)>> = OnceLock::new();
    DISTANCES.get_or_init(|| {
        let goal = start(3).goals().remove(0);
        let (mut seen, mut list, mut next) = (HashSet::from([goal]), vec![(goal, 0)], 0);
        while next < list.len() {
            let (position, distance) = list[next];
            next += 1;
            for (before, _) in position.predecessors() {
                if seen.insert(before) {
                    list.push((before, distance + 1));
                }
            }
        }
        list
    })
}

/// How many starts every search is tried on; with `PLYGROUND_SLOW` five times as many.
fn starts() -> usize {
    if std::env::var_os("PLYGROUND_SLOW").is_some() { 200 } else { 40 }
}

/// So many random positions no farther than `farthest` from the goal, with their distances.
fn samples(seed: u64, count: usize, farthest: u32) -> Vec<(Position, u32)> {
    let near = distances().partition_point(|(_, distance)| *distance <= farthest);
    let mut rng = Rng::new(seed);
    (0..count).map(|_| distances()[rng.below(near)]).collect()
}

fn recipe(id: &str) -> Recipe<Position> {
    puzzle::recipes::<Position>().into_iter().find(|recipe| recipe.id == id).expect("a puzzle search")
}

/// A solver and its limits, made from a player spec as a front end would.
fn player(spec: &str) -> (Box<dyn Pathfinder<Position>>, Limits) {
    let (id, text) = spec.split_once(':').unwrap_or((spec, ""));
    let recipe = recipe(id);
    let settings = Settings::read(text, &recipe.parameters, id).unwrap_or_else(|complaint| panic!("{spec}: {complaint}"));
    let Make::Pathfinder(make) = recipe.make else { panic!("{id} is no pathfinder") };
    (make(&settings, &start(3)).unwrap_or_else(|complaint| panic!("{spec}: {complaint}")), settings.limits())
}

fn replay(from: &Position, solution: &Solution<Action>, context: &str) {
    let mut position = *from;
    for action in &solution.actions {
        assert!(position.actions().as_ref().contains(action), "{context}: {action:?} in {position:?}");
        position.apply(action);
    }
    assert!(position.is_solved(), "{context}: ends in {position:?}");
    assert_eq!(solution.cost as usize, solution.actions.len(), "{context}");
}

fn assert_shortest(from: &Position, distance: u32, name: &str, mut solver: impl Pathfinder<Position>) {
    let context = format!("{name} from {}", from.write());
    let solution = solver.find(from, &Limits::default(), None).unwrap_or_else(|answer| panic!("{context}: {answer:?}"));
    replay(from, &solution, &context);
    assert_eq!(solution.cost, distance, "{context}");
    assert!(solution.is_optimal, "{context}");
}

#[test]
fn the_enumeration_is_the_known_one() {
    assert_eq!(distances().len(), 218_790);
    let by_position: HashMap<_, _> = distances().iter().copied().collect();
    assert_eq!(by_position[&start(3)], 46);
    assert_eq!(distances().last().expect("positions").1, 47);
}

#[test]
fn every_optimal_search_solves_n_2_in_15() {
    for spec in [
        "bfs",
        "iddfs",
        "ucs",
        "bidirectional",
        "astar",
        "astar:heuristic=displacement",
        "astar:heuristic=misplaced",
        "astar:heuristic=zero",
        "weighted-astar:weight=1",
        "idastar",
        "idastar:table=1MiB,heuristic=zero",
    ] {
        let (mut solver, limits) = player(spec);
        let solution = solver.find(&start(2), &limits, None).expect("there is a way");
        replay(&start(2), &solution, spec);
        assert_eq!((solution.cost, solution.is_optimal), (15, true), "{spec}");
    }
}

#[test]
fn searches_without_a_promise_solve_n_2_all_the_same() {
    for spec in ["dfs", "greedy-best-first", "weighted-astar", "weighted-astar:weight=5.5", "beam", "beam:width=20"] {
        let (mut solver, limits) = player(spec);
        let solution = solver.find(&start(2), &limits, None).expect("there is a way");
        replay(&start(2), &solution, spec);
        assert!(solution.cost >= 15 && !solution.is_optimal, "{spec}: {}", solution.cost);
    }
}

#[test]
fn searches_that_remember_solve_n_3_in_46() {
    for spec in ["bfs", "ucs", "bidirectional", "astar", "astar:heuristic=displacement", "astar:heuristic=misplaced", "idastar:table=64MiB"]
    {
        let (mut solver, limits) = player(spec);
        let solution = solver.find(&start(3), &limits, None).expect("there is a way");
        replay(&start(3), &solution, spec);
        assert_eq!((solution.cost, solution.is_optimal), (46, true), "{spec}");
    }
}

#[test]
fn quick_searches_solve_n_3_and_n_4() {
    for n in [3, 4] {
        for spec in ["greedy-best-first", "weighted-astar:weight=3", "beam"] {
            let (mut solver, limits) = player(spec);
            let solution = solver.find(&start(n), &limits, None).unwrap_or_else(|answer| panic!("{spec}, n = {n}: {answer:?}"));
            replay(&start(n), &solution, &format!("{spec}, n = {n}"));
        }
    }
}

#[test]
fn random_starts_of_n_3_take_the_enumerated_number_of_moves() {
    for (position, distance) in samples(2026, starts(), 47) {
        assert_shortest(&position, distance, "bidirectional", Finding(Bidirectional));
        for judge in Judge::ALL {
            assert_shortest(&position, distance, &format!("astar with {judge:?}"), Finding(AStar { heuristic: judge }));
        }
        assert_shortest(&position, distance, "bfs", Finding(Bfs));
        assert_shortest(&position, distance, "ucs", Finding(Ucs));
    }
}

#[test]
fn idastar_agrees_near_the_goal() {
    for (position, distance) in samples(7, starts(), 16) {
        assert_shortest(&position, distance, "idastar", Finding(IdaStar { heuristic: Judge::Parity, table: None }));
    }
}

#[test]
fn iterative_deepening_agrees_nearer_the_goal() {
    // Without a table it pays for every way to every position, and 16 moves would take minutes.
    for (position, distance) in samples(7, starts(), 11) {
        assert_shortest(&position, distance, "iddfs", Finding(Iddfs::default()));
    }
    for (position, distance) in samples(9, starts(), 16) {
        assert_shortest(&position, distance, "iddfs with table", Finding(Iddfs { table: Some(4 << 20) }));
    }
}

#[test]
fn a_table_carries_idastar_farther() {
    for (position, distance) in samples(8, starts(), 30) {
        let solver = IdaStar { heuristic: Judge::Parity, table: Some(16 << 20) };
        assert_shortest(&position, distance, "idastar with table", Finding(solver));
    }
}

#[test]
fn weighted_astar_keeps_its_factor_on_real_starts() {
    for (position, distance) in samples(9, 50, 47) {
        for weight in ["1.25", "2", "10"] {
            let (mut solver, limits) = player(&format!("weighted-astar:weight={weight}"));
            let solution = solver.find(&position, &limits, None).expect("there is a way");
            let context = format!("weight {weight} from {}", position.write());
            replay(&position, &solution, &context);
            let factor: f64 = weight.parse().expect("a number");
            assert!(f64::from(solution.cost) <= factor * f64::from(distance), "{context}: {} for {distance}", solution.cost);
        }
    }
}

#[test]
fn heuristics_are_as_good_as_they_say() {
    for judge in Judge::ALL {
        assert!(Heuristic::<Position>::is_admissible(&judge) && Heuristic::<Position>::is_consistent(&judge));
        for (position, distance) in samples(10, 20_000, 47) {
            assert!(judge.estimate(&position) <= distance, "{judge:?} at {}", position.write());
        }
    }
}

#[test]
fn limits_come_from_the_spec() {
    for (spec, stopped) in [
        ("bfs:nodes=1000", Stop::Nodes),
        ("bfs:memory=100KiB", Stop::Memory),
        ("astar:memory=100KiB", Stop::Memory),
        ("bidirectional:memory=50KiB", Stop::Memory),
        ("dfs:depth=5", Stop::Depth),
        ("iddfs:depth=5", Stop::Depth),
        ("iddfs:time=10ms", Stop::Time),
        ("idastar:nodes=5000", Stop::Nodes),
        ("beam:width=1,heuristic=zero", Stop::Memory),
    ] {
        let (mut solver, limits) = player(spec);
        let answer = solver.find(&start(3), &limits, None).expect_err("the limit is too small");
        assert_eq!(answer.stopped, stopped, "{spec}");
        if let Some(memory) = limits.memory {
            assert!(answer.counters.peak_memory_bytes <= memory, "{spec}: {:?}", answer.counters);
        }
    }
}

#[test]
fn every_recipe_reads_its_defaults_and_refuses_nonsense() {
    let recipes = puzzle::recipes::<Position>();
    let ids: Vec<_> = recipes.iter().map(|recipe| recipe.id).collect();
    let expected = ["bfs", "dfs", "iddfs", "ucs", "greedy-best-first", "astar", "weighted-astar", "idastar", "bidirectional", "beam"];
    assert_eq!(ids, expected);
    for recipe in recipes {
        assert_eq!(recipe.family.id, "puzzle");
        assert!(recipe.sentence.ends_with('.') && recipe.parameters.iter().all(|parameter| parameter.sentence.ends_with('.')));
        assert!(Settings::read("", &recipe.parameters, recipe.id).is_ok(), "{}", recipe.id);
        assert_eq!(Settings::read("colour=red", &recipe.parameters, recipe.id).expect_err("no such key").code, "unknown-key");
    }
    for (id, text) in [("weighted-astar", "weight=0.5"), ("beam", "width=0"), ("astar", "heuristic=luck"), ("idastar", "table=huge")] {
        assert_eq!(Settings::read(text, &recipe(id).parameters, id).expect_err("out of range").code, "bad-value", "{id}:{text}");
    }
}

#[test]
fn a_table_as_large_as_the_memory_is_refused_at_once() {
    for (id, text, said) in [
        ("idastar", "table=1MiB,memory=1KiB", "table=1MiB: the table must be smaller than memory=1KiB"),
        ("iddfs", "table=2GiB", "table=2GiB: the table must be smaller than memory=2GiB"),
    ] {
        let recipe = recipe(id);
        let Make::Pathfinder(make) = recipe.make else { panic!("{id} is a solver") };
        let settings = Settings::read(text, &recipe.parameters, id).unwrap();
        let complaint = make(&settings, &start(3)).err().expect("there is no room besides the table");
        assert_eq!((complaint.code, complaint.message.as_str()), ("table-too-large", said));
    }
}

#[test]
fn a_search_can_be_cancelled_from_outside() {
    let flag = Arc::new(std::sync::atomic::AtomicBool::new(false));
    let limits = Limits { stop: Some(flag.clone()), ..Limits::default() };
    let search = std::thread::spawn(move || Finding(Iddfs::default()).find(&start(3), &limits, None));
    std::thread::sleep(std::time::Duration::from_millis(30));
    flag.store(true, std::sync::atomic::Ordering::Relaxed);
    let answer = search.join().expect("no panic").expect_err("46 moves are too many for it");
    assert_eq!(answer.stopped, Stop::Cancelled);
}
