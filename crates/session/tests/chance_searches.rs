//! The searches for games with dice, on 2048 and Barjis: all agree with the plain recursion.

use plyground_core::{Bound, Evaluator, Game, Judged, Limits, Playable, Player, Rng, Root, Searcher, Stop, Turn, Verdict};
use plyground_games::barjis::{self, Barjis};
use plyground_games::twenty48::{self, Twenty48};
use plyground_search::chance::{Expectimax, Expectiminimax, Star1, Star2};

/// Expectiminimax as the book writes it, over the likeliest outcomes up to `cover`.
fn expectiminimax<G: Game, E: Evaluator<G>>(position: &G, depth: u32, cover: f64, evaluator: &E) -> f64 {
    match position.turn() {
        Turn::Over(outcome) => evaluator.outcome(position, outcome),
        _ if depth == 0 => evaluator.evaluate(position).into(),
        Turn::Chance => {
            let mut outcomes: Vec<(G::Action, f64)> = position.odds().collect();
            outcomes.sort_by(|(_, one), (_, other)| other.total_cmp(one));
            let (mut sum, mut mass) = (0.0, 0.0);
            for (outcome, probability) in outcomes {
                if cover < 1.0 && mass >= cover - 1e-12 {
                    break;
                }
                sum += probability * expectiminimax(&position.after(&outcome), depth, cover, evaluator);
                mass += probability;
            }
            sum / mass
        }
        Turn::Player(player) => {
            let actions = position.actions();
            let values = actions.as_ref().iter().map(|action| expectiminimax(&position.after(action), depth - 1, cover, evaluator));
            match player {
                Player::One => values.fold(f64::NEG_INFINITY, f64::max),
                Player::Two => values.fold(f64::INFINITY, f64::min),
            }
        }
    }
}

/// The verdicts of all searches, by name.
fn verdicts<G: Game, E: Evaluator<G>>(
    root: &Root<'_, G>,
    depth: u32,
    cover: f64,
    evaluator: &E,
) -> Vec<(&'static str, Verdict<G::Action>)> {
    let limits = Limits::depth(depth);
    let plain = Expectiminimax::new(evaluator.clone()).with_cover(cover);
    let mut table = Expectimax::new(evaluator.clone()).with_cover(cover).with_table(1 << 20);
    let mut star1 = Star1::new(evaluator.clone()).with_cover(cover);
    let mut star2 = Star2::new(evaluator.clone()).with_cover(cover);
    vec![
        ("expectiminimax", plain.clone().search(root, &limits, &mut ())),
        ("expectimax", table.search(root, &limits, &mut ())),
        ("star1", star1.search(root, &limits, &mut ())),
        ("star1 with a table", star1.clone().with_table(1 << 16).search(root, &limits, &mut ())),
        ("star2", star2.search(root, &limits, &mut ())),
        ("star2 without a table", star2.clone().with_table(0).search(root, &limits, &mut ())),
    ]
}

/// Holds every search against the recursion, at a player's root or chance's.
fn check<G: Game, E: Evaluator<G>>(position: &G, depth: u32, cover: f64, evaluator: &E) {
    let (least, most) = evaluator.bounds();
    let slack = 1e-12 * (f64::from(most) - f64::from(least));
    let below = depth - u32::from(position.turn() != Turn::Chance);
    let value = expectiminimax(position, depth, cover, evaluator);
    for root in [Root::new(position), Root::judging_all(position)] {
        for (name, verdict) in verdicts(&root, depth, cover, evaluator) {
            let place = format!("{name} in {position:?}, depth {depth}, cover {cover}");
            assert!((verdict.worth.value - value).abs() <= slack, "{place}: {} instead of {value}", verdict.worth.value);
            if let Some(best) = &verdict.best {
                let real = expectiminimax(&position.after(best), below, cover, evaluator);
                assert!((real - value).abs() <= slack, "{place}: {best:?} is not best");
            }
            if root.judge_all {
                let is_right = |judged: &Judged<G::Action>| {
                    let real = expectiminimax(&position.after(&judged.action), below, cover, evaluator);
                    judged.worth.bound == Bound::Exact && (judged.worth.value - real).abs() <= slack
                };
                assert!(verdict.actions.iter().all(is_right), "{place}");
            }
        }
    }
}

/// A position after some random actions, not over.
fn random_position<G: Game>(start: &G, most: usize, rng: &mut Rng) -> G {
    loop {
        let mut position = start.clone();
        for _ in 0..2 + rng.below(most) {
            if !position.turn().is_over() {
                position.apply(&position.sample(rng));
            }
        }
        if !position.turn().is_over() {
            return position;
        }
    }
}

#[test]
fn all_searches_agree_with_the_recursion_on_2048() {
    let start = Twenty48::new(twenty48::Variant::default()).expect("four by four");
    let mut rng = Rng::new(41);
    for id in ["features", "course"] {
        let evaluator = start.judge(id).expect("it is listed");
        for _ in 0..12 {
            let position = random_position(&start, 250, &mut rng);
            check(&position, 1, 1.0, &evaluator);
            check(&position, 2, 1.0, &evaluator);
            check(&position, 2, 0.5, &evaluator);
        }
    }
    // Nearly full boards, where a deeper search is small.
    let evaluator = start.judge("features").expect("it is listed");
    for text in ["2,4,8,16/32,64,128,256/2,4,8,16/32,64,2,2", "2,4,8,16/4,2,16,8/2,4,8,16/4,2,16,16", "4,2,4,2/2,4,2,4/4,2,4,2/2,4,0,8+"] {
        let position = start.read(text).expect("a position");
        (1..=4).for_each(|depth| check(&position, depth, 1.0, &evaluator));
    }
}

#[test]
fn a_2048_tile_that_wins_is_worth_the_bound() {
    let variant = twenty48::Variant { goal: twenty48::Goal::Tile2048, ..twenty48::Variant::default() };
    let start = Twenty48::new(variant).expect("four by four");
    let evaluator = start.judge("features").expect("it is listed");
    let position = start.read("1024,1024,0,0/0,0,0,0/0,2,0,0/0,0,0,0").expect("a position");
    let most = f64::from(Evaluator::<Twenty48>::bounds(&evaluator).1);
    for (name, verdict) in verdicts(&Root::new(&position), 2, 1.0, &evaluator) {
        assert!((verdict.worth.value - most).abs() < 1e-9, "{name}: {}", verdict.worth.value);
    }
}

#[test]
fn a_search_of_endless_2048_uses_all_its_nodes() {
    let start = Twenty48::new(twenty48::Variant::default()).expect("four by four");
    let evaluator = start.judge("features").expect("it is listed");
    let position = start.read("2,4,8,16/0,2,0,4/0,0,2,0/0,0,0,0").expect("a position");
    let limits = Limits::nodes(20_000);
    let root = Root::new(&position);
    let plain = Expectiminimax::new(evaluator.clone());
    let stops = [
        ("expectiminimax", plain.clone().search(&root, &limits, &mut ())),
        ("expectimax", Expectimax::new(evaluator.clone()).with_table(1 << 20).search(&root, &limits, &mut ())),
        ("star2", Star2::new(evaluator).search(&root, &limits, &mut ())),
    ];
    for (name, verdict) in stops {
        assert_eq!((verdict.stopped, verdict.counters.nodes), (Stop::Nodes, 20_000), "{name}");
    }
}

#[test]
fn all_searches_agree_with_the_recursion_on_barjis() {
    let mut rng = Rng::new(42);
    for cap in [1, 2, 10] {
        let start = Barjis::new(barjis::Variant { cap, ..barjis::Variant::default() }).expect("a variant");
        for id in ["balanced", "progress"] {
            let evaluator = start.judge(id).expect("it is listed");
            for _ in 0..6 {
                let position = random_position(&start, 120, &mut rng);
                check(&position, 1, 0.9, &evaluator);
                check(&position, 2, if cap == 1 { 1.0 } else { 0.8 }, &evaluator);
            }
        }
    }
}

#[test]
fn star2_looks_at_a_quarter_of_the_tree_of_barjis_and_the_margin_holds() {
    let start = Barjis::new(barjis::Variant { cap: 2, ..barjis::Variant::default() }).expect("a variant");
    let evaluator = start.judge("balanced").expect("it is listed");
    let mut rng = Rng::new(43);
    let (mut plain_nodes, mut star_nodes) = (0, 0);
    for _ in 0..25 {
        let position = random_position(&start, 120, &mut rng);
        let (root, limits) = (Root::new(&position), Limits::depth(2));
        let plain = Expectiminimax::new(evaluator.clone()).search(&root, &limits, &mut ());
        let star = Star2::new(evaluator.clone()).search(&root, &limits, &mut ());
        plain_nodes += plain.counters.nodes;
        star_nodes += star.counters.nodes;
        for cover in [0.5, 0.9, 0.95] {
            let covered = Star2::new(evaluator.clone()).with_cover(cover).search(&root, &limits, &mut ());
            let margin = covered.worth.margin.expect("outcomes are left out");
            assert!((covered.worth.value - plain.worth.value).abs() <= margin, "{position:?}, cover {cover}, margin {margin}");
        }
    }
    assert!(star_nodes * 4 < plain_nodes, "{star_nodes} of {plain_nodes}");
}
