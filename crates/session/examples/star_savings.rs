//! What the searches for games with dice cost on positions from the middle of a game.
//!
//! ```text
//! cargo run --release -p plyground-session --example star_savings [positions] [seed]
//! ```
//!
//! Prints, for each game, depth and cover, the nodes and the time of every search on the same
//! positions, and how many times fewer nodes it took than plain expectiminimax. The values are
//! compared on the way: a search that saves by answering something else stops the program.

use plyground_core::{Evaluator, Game, Limits, Playable, Rng, Root, Searcher, Turn, Verdict};
use plyground_games::barjis::{self, Barjis};
use plyground_games::twenty48::{self, Twenty48};
use plyground_search::chance::{Expectimax, Expectiminimax, Star1, Star2};
use std::time::Duration;

/// One search, under the name it has in the table.
type Search<G> = (&'static str, Box<dyn FnMut(&Root<'_, G>, &Limits) -> Verdict<<G as Game>::Action>>);

/// A position after `decisions` decisions of a player that looks one decision ahead and plays
/// anything one time in four; from the start again when the game is over before that.
fn middle_of_a_game<G: Game, E: Evaluator<G>>(start: &G, evaluator: &E, decisions: usize, rng: &mut Rng) -> G {
    loop {
        let mut position = start.clone();
        let mut made = 0;
        loop {
            match position.turn() {
                Turn::Over(_) => break,
                Turn::Player(_) if made >= decisions => return position,
                Turn::Player(_) => {
                    made += 1;
                    let verdict = Expectiminimax::new(evaluator.clone()).search(&Root::new(&position), &Limits::depth(1), &mut ());
                    let action = verdict.best.filter(|_| rng.below(4) > 0).unwrap_or_else(|| position.sample(rng));
                    position.apply(&action);
                }
                Turn::Chance => position.apply(&position.sample(rng)),
            }
        }
    }
}

/// Every search of the family with this cover.
fn searches<G: Game, E: Evaluator<G>>(evaluator: &E, cover: f64) -> Vec<Search<G>> {
    let mut plain = Expectiminimax::new(evaluator.clone()).with_cover(cover);
    let mut table = Expectimax::new(evaluator.clone()).with_cover(cover);
    let mut star1 = Star1::new(evaluator.clone()).with_cover(cover);
    let mut star2 = Star2::new(evaluator.clone()).with_cover(cover);
    vec![
        ("expectiminimax", Box::new(move |root, limits| plain.search(root, limits, &mut ()))),
        ("  with a table", Box::new(move |root, limits| table.search(root, limits, &mut ()))),
        ("star1", Box::new(move |root, limits| star1.search(root, limits, &mut ()))),
        ("star2", Box::new(move |root, limits| star2.search(root, limits, &mut ()))),
    ]
}

/// Runs every search on every position and prints a line for each.
fn measure<G: Game, E: Evaluator<G>>(positions: &[G], evaluator: &E, depth: u32, cover: f64) {
    println!("\ndepth {depth}, cover {cover}, {} positions", positions.len());
    println!("{:<16} {:>14} {:>8} {:>10} {:>10} {:>10} {:>8}", "search", "nodes", "fewer", "seconds", "median", "slowest", "Mnodes/s");
    let (least, most) = evaluator.bounds();
    let slack = 1e-12 * (f64::from(most) - f64::from(least));
    let mut values: Vec<f64> = Vec::new();
    let mut plain_nodes = 0;
    for (name, mut search) in searches(evaluator, cover) {
        let mut nodes = 0;
        let mut times: Vec<Duration> = Vec::new();
        for (index, position) in positions.iter().enumerate() {
            let verdict = search(&Root::new(position), &Limits::depth(depth));
            nodes += verdict.counters.nodes;
            times.push(verdict.elapsed);
            match values.get(index) {
                None => values.push(verdict.worth.value),
                Some(value) => assert!((value - verdict.worth.value).abs() <= slack, "{name} finds another value in {position:?}"),
            }
        }
        if plain_nodes == 0 {
            plain_nodes = nodes;
        }
        times.sort_unstable();
        let seconds = times.iter().sum::<Duration>().as_secs_f64();
        println!(
            "{name:<16} {nodes:>14} {:>8.2} {seconds:>10.3} {:>10.4} {:>10.4} {:>8.1}",
            plain_nodes as f64 / nodes as f64,
            times[times.len() / 2].as_secs_f64(),
            times[times.len() - 1].as_secs_f64(),
            nodes as f64 / seconds / 1e6
        );
    }
}

fn main() {
    let mut numbers = std::env::args().skip(1).map(|argument| argument.parse::<usize>().expect("a whole number"));
    let (count, seed) = (numbers.next().unwrap_or(200), numbers.next().unwrap_or(2026) as u64);

    println!("2048, evaluator features, seed {seed}");
    let start = Twenty48::new(twenty48::Variant::default()).expect("four by four");
    let evaluator = start.judge("features").expect("the default evaluator");
    let mut rng = Rng::new(seed);
    let positions: Vec<Twenty48> = (0..count).map(|index| middle_of_a_game(&start, &evaluator, 50 + index % 100, &mut rng)).collect();
    measure(&positions, &evaluator, 2, 1.0);
    measure(&positions, &evaluator, 3, 1.0);

    println!("\nBarjis, evaluator balanced, seed {seed}");
    let start = Barjis::new(barjis::Variant::default()).expect("the default variant");
    let evaluator = start.judge("balanced").expect("the default evaluator");
    let mut rng = Rng::new(seed);
    let positions: Vec<Barjis> = (0..count).map(|index| middle_of_a_game(&start, &evaluator, 20 + index % 60, &mut rng)).collect();
    for cover in [0.95, 0.99, 0.999] {
        measure(&positions, &evaluator, 2, cover);
    }
    // The rarest throws have by far the most results: the rest would take minutes on all positions.
    measure(&positions[..count.min(40)], &evaluator, 2, 0.9999);
    measure(&positions[..count.min(20)], &evaluator, 3, 0.95);
}
