//! The solver: a shortest way from any start, with proof, up to n = 4.
//!
//! It sweeps [`Distances`] from the goal until the start is reached; the way down is then read off. From the standard
//! start it stops halfway, where the sweep meets its own mirror image. What has been swept stays, so the next start
//! is answered at once or needs only the layers that are missing.
//!
//! ```text
//!   goal ░▒▓█████▓▒░ · · · start          swept until reached
//!   goal ░▒▓███|███▓▒░ standard start     swept until it meets its mirror image
//! ```
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes | every position once, 256 at a time | two bits a position and symmetry, see [`Distances::bytes`] |
//!
//! Contract: `is_optimal` is always true. A memory limit below what is needed is refused before anything is done; time, nodes
//! and the stop flag are looked at in every chunk, a few milliseconds of work. Positions counted are those reached, symmetric ones included, and those of the way down. Everything
//! reached is known exactly, whatever the number of threads.
//!
//! ```
//! use plyground_core::{Limits, Solver};
//! use plyground_engines::redswapblue::Champion;
//! use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
//!
//! let start = RedSwapBlue::<u64>::new(Variant { n: 3, jump: Jump::Other, diagonal: false }).expect("n = 3 fits");
//! let solution = Champion::new(1).solve(&start, &Limits::default(), &mut ()).expect("there is a way");
//! assert_eq!((solution.cost, solution.is_optimal), (46, true));
//! ```

use super::distances::Distances;
use super::quick::Quick;
use super::story::{tell_swept, tell_way};
use plyground_core::{
    Bound, Clock, Complaint, Counters, Event, Finding, Heuristic, Kind, Limits, Make, Observer, Parameter, Pathfinder, Recipe, Settings,
    Solution, Solved, Solver, Stop, Unsolved, Worth,
};
use plyground_games::redswapblue::{Action, Bits, Judge, RedSwapBlue};

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function CHAMPION(start):
  layer ← {goal}; reached ← {goal}, distances modulo 3
  until start is reached, or a layer meets its mirror image:
    layer ← all neighbours of it that are not reached  @iteration
    reached ← reached and layer
  p ← start  @open
  until p is the goal:  @expand
    p ← the neighbour of p whose distance is one less
  return the way  @goal";

/// How to make it from a player spec. Where n is too large to be swept it is [`Quick`], which proves nothing.
#[must_use]
pub fn champion<B: Bits>() -> Recipe<RedSwapBlue<B>> {
    let threads =
        Parameter { key: "threads", kind: Kind::Whole(0, 256), default: "0", sentence: "Threads that sweep; 0 means one for each core." };
    Recipe {
        id: "champion",
        sentence: "Sweeps all positions from the goal: a shortest solution with proof from any start up to n=4, a good one up to n=7.",
        family: "puzzle",
        pseudocode: PSEUDOCODE,
        parameters: vec![threads, Parameter::nodes(), Parameter::time(), Parameter::memory("2GiB")],
        make: Make::Pathfinder(make),
    }
}

fn make<B: Bits>(settings: &Settings, position: &RedSwapBlue<B>) -> Result<Box<dyn Pathfinder<RedSwapBlue<B>>>, Complaint> {
    let variant = position.variant();
    let Some(needed) = Distances::bytes(variant) else {
        Quick::check(position)?;
        return Ok(Box::new(Finding(Quick::default())));
    };
    if let Some(allowed) = settings.size("memory").filter(|allowed| *allowed < needed) {
        let (needed, allowed) = (needed.div_ceil(1 << 20), allowed >> 20);
        let message =
            format!("memory: n={} needs {needed}MiB to be proven, {allowed}MiB are allowed; allow more, or take quick", variant.n);
        return Err(Complaint::new("not-enough-memory", message).with("needed", needed).with("allowed", allowed));
    }
    Ok(Box::new(Finding(Champion::new(settings.whole("threads").unwrap_or(0) as usize))))
}

/// Solves with proof up to n = 4; see the [module page](self).
#[derive(Debug, Default)]
pub struct Champion {
    /// How many threads sweep; 0 means as many as there are cores.
    pub threads: usize,
    /// What has been swept for the positions asked about before.
    distances: Option<Distances>,
}

impl Champion {
    /// A solver that sweeps on so many threads.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self { threads, distances: None }
    }

    /// The distances swept so far.
    #[must_use]
    pub fn distances(&self) -> Option<&Distances> {
        self.distances.as_ref()
    }

    /// Makes sure that there are distances for the variant of `start`, within the memory allowed.
    fn prepare<B: Bits>(&mut self, start: &RedSwapBlue<B>, clock: &Clock<'_>) -> Result<&mut Distances, Stop> {
        let variant = start.variant();
        let bytes = Distances::bytes(variant).ok_or(Stop::Memory)?;
        clock.check_memory(bytes)?;
        if self.distances.as_ref().is_none_or(|distances| distances.variant() != variant) {
            self.distances = None;
            // Up to n = 3 a layer takes less time than a thread takes to begin.
            let is_small = variant.n < Distances::LARGEST_N;
            let threads = if is_small {
                1
            } else if self.threads == 0 {
                std::thread::available_parallelism().map_or(1, usize::from)
            } else {
                self.threads
            };
            self.distances = Some(Distances::begin(variant, threads, || clock.check_time())?);
        }
        self.distances.as_mut().ok_or(Stop::Memory)
    }

    fn search<B: Bits, O: Observer<RedSwapBlue<B>>>(
        &mut self,
        start: &RedSwapBlue<B>,
        clock: &Clock<'_>,
        observer: &mut O,
    ) -> Result<Vec<Action>, Stop> {
        let distances = self.prepare(start, clock)?;
        let is_standard = RedSwapBlue::new(start.variant()).as_ref() == Some(start);
        // Mirror images tell something only if nobody has swept past the layers in which they could first meet.
        let lower_bound = Judge::Parity.estimate(start) as usize;
        let may_meet = is_standard && distances.has_mirror() && 2 * (distances.layers().len() - 1) <= lower_bound;
        loop {
            if let Some(way) = distances.way(start) {
                return Ok(way);
            }
            if may_meet
                && 2 * (distances.layers().len() - 1) >= lower_bound
                && let Some(way) = distances.solution_through_newest(start)
            {
                return Ok(way);
            }
            if !distances.advance(clock)? {
                return Err(Stop::Complete);
            }
            let depth = distances.layers().len() as u32 - 1;
            observer.see(Event::Iteration { bound: depth });
            let reached: u64 = distances.layers().iter().sum();
            if let Some(progress) = &clock.limits().progress {
                (progress.0)(reached, Worth::expected(f64::from(depth), Bound::Lower));
            }
            if clock.limits().nodes.is_some_and(|most| reached > most) {
                return Err(Stop::Nodes);
            }
        }
    }
}

impl<B: Bits> Solver<RedSwapBlue<B>> for Champion {
    fn solve<O: Observer<RedSwapBlue<B>>>(&mut self, start: &RedSwapBlue<B>, limits: &Limits, observer: &mut O) -> Solved<Action> {
        let clock = limits.start();
        let found = clock.check_time().and_then(|()| self.search(start, &clock, observer));
        let layers = self.distances.as_ref().map_or(&[][..], Distances::layers);
        let nodes = layers.iter().sum();
        let mut counters = Counters {
            nodes,
            expanded: nodes,
            generated: nodes,
            frontier_max: layers.iter().copied().max().unwrap_or(0),
            peak_memory_bytes: if layers.is_empty() { 0 } else { Distances::bytes(start.variant()).unwrap_or(0) },
            ..Counters::default()
        };
        let elapsed = clock.elapsed();
        match found {
            Ok(actions) => {
                let cost = actions.len() as u32;
                counters.depth = cost;
                tell_way(start, &actions, &mut counters, observer);
                Ok(Solution { actions, cost, is_optimal: true, counters, elapsed })
            }
            Err(stopped) => {
                tell_swept(&counters, observer);
                Err(Unsolved { stopped, counters, elapsed })
            }
        }
    }
}
