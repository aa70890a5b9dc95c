//! Recomputes the results for Red Swap Blue.
//!
//! ```text
//! cargo run --release -p plyground-engines --example redswapblue -- COMMAND [key=value…]
//!   solve      a shortest solution with proof (n up to 4)       position=P
//!   quick      a good solution at once (n up to 7)              position=P width=W
//!   distances  how many positions are at each distance, the farthest, and how many shortest solutions there are; file=F keeps them
//!   hint       the way from a position, from distances kept in a file                         position=P file=F
//!   floor      the best lower bound that memory and time allow (n up to 7)
//! every command: n=4 jump=any|other diagonal=no|jumps threads=2 memory=MIB time=SECONDS
//! ```

use plyground_core::{Game, Limits, Playable, Progress, Puzzle, Solved, Solver, Worth};
use plyground_engines::redswapblue::{Champion, Distances, Quick, prove_floor};
use plyground_games::redswapblue::{Action, Bits, Jump, RedSwapBlue, Variant, Wide};
use std::collections::HashMap;
use std::fs::File;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// What was asked for.
struct Wanted {
    command: String,
    settings: HashMap<String, String>,
}

impl Wanted {
    fn number(&self, key: &str) -> Option<usize> {
        self.settings.get(key).map(|text| text.parse().unwrap_or_else(|_| panic!("{key} must be a whole number, not {text:?}")))
    }

    fn is(&self, key: &str, value: &str) -> bool {
        self.settings.get(key).is_some_and(|text| text == value)
    }

    fn variant(&self) -> Variant {
        let jump = if self.is("jump", "other") { Jump::Other } else { Jump::Any };
        Variant { n: self.number("n").unwrap_or(4), jump, diagonal: self.is("diagonal", "jumps") }
    }

    fn limits(&self) -> Limits {
        let begun = Instant::now();
        let tell =
            move |work: u64, worth: Worth| eprintln!("{:8.2} s  {} after {work} positions", begun.elapsed().as_secs_f64(), worth.value);
        Limits {
            memory: self.number("memory").map(|mebibytes| mebibytes << 20),
            time: self.number("time").map(|seconds| Duration::from_secs(seconds as u64)),
            progress: Some(Progress(Arc::new(tell))),
            ..Limits::default()
        }
    }
}

fn main() {
    let mut arguments = std::env::args().skip(1);
    let command = arguments.next().unwrap_or_else(|| "solve".into());
    let pair = |text: String| text.split_once('=').map(|(key, value)| (key.to_owned(), value.to_owned()));
    let wanted = Wanted { command, settings: arguments.filter_map(pair).collect() };
    if wanted.variant().n <= 5 { run::<u64>(&wanted) } else { run::<Wide>(&wanted) }
}

fn run<B: Bits>(wanted: &Wanted) {
    let standard = RedSwapBlue::<B>::new(wanted.variant()).expect("n is from 2 to 22");
    let read = |text: &String| standard.read(text).unwrap_or_else(|complaint| panic!("{complaint}"));
    let start = wanted.settings.get("position").map_or(standard, read);
    let (limits, threads) = (wanted.limits(), wanted.number("threads").unwrap_or(2));
    match wanted.command.as_str() {
        "solve" => tell(&start, Champion::new(threads).solve(&start, &limits, &mut ())),
        "quick" => tell(&start, Quick { width: wanted.number("width").unwrap_or(0) }.solve(&start, &limits, &mut ())),
        "distances" => distances(&start, threads, &limits, wanted.settings.get("file")),
        "hint" => hint(&start, wanted.settings.get("file").expect("file=F says where the distances are")),
        "floor" => {
            let floor = prove_floor(wanted.variant(), &limits).expect("n is at most 7");
            let kind = if floor.is_exact { "exactly" } else { "at least" };
            println!("{kind} {} moves, proven with {} positions; stopped: {}", floor.moves, floor.positions, floor.stopped.word());
        }
        other => panic!("no command {other:?}; there are solve, quick, distances, hint, floor"),
    }
}

/// Prints a solution after replaying it by the game's own rules.
fn tell<B: Bits>(start: &RedSwapBlue<B>, solved: Solved<Action>) {
    let solution = match solved {
        Ok(solution) => solution,
        Err(unsolved) => return println!("not solved: {} ({:?})", unsolved.stopped.word(), unsolved.counters),
    };
    let mut position = *start;
    let mut steps = Vec::new();
    for action in &solution.actions {
        assert!(position.actions().as_ref().contains(action), "{action:?} is not legal in {position:?}");
        steps.push(position.write_action(action));
        position.apply(action);
    }
    assert!(position.is_solved(), "{position:?} is not the goal");
    println!("{}", steps.join(", "));
    let proof = if solution.is_optimal { "proven shortest" } else { "no proof" };
    println!("{} moves, {proof}, {:.3} s, {:?}", solution.cost, solution.elapsed.as_secs_f64(), solution.counters);
}

fn distances<B: Bits>(start: &RedSwapBlue<B>, threads: usize, limits: &Limits, file: Option<&String>) {
    let begun = Instant::now();
    let mut clock = limits.start();
    let mut distances = Distances::new(start.variant(), threads).expect("n is at most 4");
    distances.complete(&clock).expect("nothing stops it");
    let layers = distances.layers();
    println!("{layers:?}");
    println!("{} positions, {:.2} s", layers.iter().sum::<u64>(), begun.elapsed().as_secs_f64());
    println!("farthest: {} ({} positions)", layers.len() - 1, layers[layers.len() - 1]);
    for position in distances.farthest(start) {
        println!("  {}", position.write());
    }
    println!("from the start: {:?} moves", distances.distance(start));
    if let Some(file) = file {
        distances.save(File::create(file).expect("the file can be made")).expect("there is room for the file");
        println!("kept in {file}, {:.2} s", begun.elapsed().as_secs_f64());
    }
    let mut peak = 0;
    let ways = distances.count_ways(start, &mut clock, &mut peak);
    println!("shortest solutions: {ways:?}, counted within {} MiB, {:.2} s", peak.div_ceil(1 << 20), begun.elapsed().as_secs_f64());
}

fn hint<B: Bits>(start: &RedSwapBlue<B>, file: &str) {
    let begun = Instant::now();
    let distances =
        Distances::load(start.variant(), File::open(file).expect("the file exists")).unwrap_or_else(|complaint| panic!("{complaint}"));
    println!("read in {:.3} s", begun.elapsed().as_secs_f64());
    let begun = Instant::now();
    let way = distances.way(start).expect("the distances are complete");
    let best: Vec<String> = distances.best_actions(start).iter().map(|action| start.write_action(action)).collect();
    println!("{} moves, next {}, {:.6} s", way.len(), best.join(" or "), begun.elapsed().as_secs_f64());
}
