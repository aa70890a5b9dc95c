//! The solver: a shortest way from any start, with proof, up to n = 4.
//!
//! [`Distances`] are swept from the goal until the start is reached; the way down is then read off. From the standard
//! start half of that is enough, where the sweep meets its own mirror image. The sweep is [`shared`]: what anybody
//! in the process has asked for need not be swept again, so the next start is answered at once or needs only the layers
//! that are missing.
//!
//! ```text
//!   goal ░▒▓█████▓▒░ · · · start          swept until reached
//!   goal ░▒▓███|███▓▒░ standard start     swept until it meets its mirror image
//! ```
//!
//! Who has no time for the proof says how much *patience* there is. When it ends, [`Quick`] answers and the sweep goes on
//! in the background for a while, so a later question gets its proof.
//!
//! | complete | optimal | time | memory |
//! |---|---|---|---|
//! | yes | yes, but for what patience gave up | every position once, 256 at a time | two bits a position and symmetry, see [`Distances::bytes`] |
//!
//! Contract: what comes from the sweep is optimal and says so. A memory limit below what is needed is refused before
//! anything is done, or with patience answered by [`Quick`]; time and the stop flag are looked at every few milliseconds. Positions counted are those of the layers that the answer rests
//! on, symmetric ones included, whoever swept them, and those of the way down: the same in every run, whatever the number of threads.
//! With a limit on positions a proof never counts more: where the limit ends the search, only whole layers within it are counted. Where
//! no thread can be started, the caller sweeps as long as it waits.
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
use super::shared::{self, Asked};
use super::story::{tell_swept, tell_way};
use super::strict::Strict;
use plyground_core::threads::cores;
use plyground_core::{
    Bound, Clock, Complaint, Counters, Event, Finding, Kind, Limits, Make, Observer, Parameter, Pathfinder, Recipe, Settings, Solution,
    Solved, Solver, Stop, Unsolved, Worth,
};
use plyground_games::redswapblue::{Action, Bits, RedSwapBlue};
use std::time::Duration;

/// What it does, line by line.
const PSEUDOCODE: &str = "\
function CHAMPION(start):
  layer ← {goal}; reached ← {goal}, distances modulo 3
  until start is reached, or a layer meets its mirror image:
    layer ← all neighbours of it that are not reached  @iteration
    reached ← reached and layer
    if patience has ended: return QUICK(start)  ?patience!=none
  p ← start  @open
  until p is the goal:  @expand
    p ← the neighbour of p whose distance is one less
  return the way  @goal";

/// How long to wait for news before looking at the limits again.
const PAUSE: Duration = Duration::from_millis(10);

/// How to make it from a player spec. Where n is too large to be swept it is [`Quick`], and where n is too large for that
/// [`Strict`]: they prove nothing, but they answer.
#[must_use]
pub fn champion<B: Bits>() -> Recipe<RedSwapBlue<B>> {
    let threads =
        Parameter { key: "threads", kind: Kind::Whole(0, 256), default: "0", sentence: "Threads that sweep; 0 means one for each core." };
    let patience = Parameter {
        key: "patience",
        kind: Kind::Time,
        default: "none",
        sentence: "How long to wait for the proof before answering without one; from n=5 to n=7 any patience means less than a second.",
    };
    Recipe {
        id: "champion",
        sentence: "Sweeps all positions from the goal: a shortest solution with proof from any start up to n=4, a good one up to n=7, any beyond.",
        family: super::FAMILY,
        pseudocode: PSEUDOCODE,
        parameters: vec![threads, patience, Parameter::nodes(), Parameter::time(), Parameter::memory("2GiB")],
        make: Make::Pathfinder(make),
    }
}

fn make<B: Bits>(settings: &Settings, position: &RedSwapBlue<B>) -> Result<Box<dyn Pathfinder<RedSwapBlue<B>>>, Complaint> {
    let variant = position.variant();
    let patience = settings.time("patience");
    let Some(needed) = Distances::bytes(variant) else {
        return Ok(if variant.n > Quick::LARGEST_N {
            Box::new(Finding(Strict))
        } else {
            Box::new(Finding(if patience.is_some() { Quick::within_a_second(variant.n) } else { Quick::default() }))
        });
    };
    if let Some(allowed) = settings.size("memory").filter(|allowed| *allowed < needed) {
        // Whoever does not insist on the proof is answered without it.
        return if patience.is_some() {
            Ok(Box::new(Finding(Quick::default())))
        } else {
            Err(not_enough_memory(variant.n, needed, allowed))
        };
    }
    Ok(Box::new(Finding(Champion { threads: settings.whole("threads").unwrap_or(0) as usize, patience })))
}

/// Says how many bytes sweeping needs, and how many are allowed.
#[must_use]
pub fn not_enough_memory(n: usize, needed: usize, allowed: usize) -> Complaint {
    let (needed, allowed) = (needed.div_ceil(1 << 20), allowed >> 20);
    let message = format!("memory: n={n} needs {needed}MiB to be proven, {allowed}MiB are allowed; allow more, or take quick");
    Complaint::new("not-enough-memory", message).with("needed", needed).with("allowed", allowed)
}

/// Solves with proof up to n = 4; see the [module page](self).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Champion {
    /// How many threads sweep; 0 means as many as there are cores.
    pub threads: usize,
    /// How long to wait for the proof; without end if nothing is said.
    pub patience: Option<Duration>,
}

/// A way from the sweep, and the layers it rests on.
struct Found {
    way: Vec<Action>,
    layers: Vec<u64>,
}

/// Why there is none.
enum Missed {
    /// The patience has ended.
    Patience,
    /// A limit was reached, with so many layers swept.
    Stopped(Stop, Vec<u64>),
}

impl From<Stop> for Missed {
    fn from(stop: Stop) -> Self {
        Self::Stopped(stop, Vec::new())
    }
}

impl Champion {
    /// A solver that sweeps on so many threads and waits for the proof.
    #[must_use]
    pub fn new(threads: usize) -> Self {
        Self { threads, patience: None }
    }

    /// Waits until the shared sweep, which is asked like this, has reached the start.
    fn search<B: Bits>(
        &self,
        start: &RedSwapBlue<B>,
        clock: &Clock<'_>,
        ask: impl Fn(&RedSwapBlue<B>, usize) -> Result<Option<Asked>, Stop>,
    ) -> Result<Found, Missed> {
        clock.check_time()?;
        clock.check_memory(Distances::bytes(start.variant()).ok_or(Stop::Memory)?)?;
        // What the caller sweeps itself, where no thread can be started, ends with its patience.
        let time = clock.limits().time.into_iter().chain(self.patience).min();
        let patient = Limits { time, since: Some(clock.started()), ..clock.limits().clone() };
        let mut asked: Option<Asked> = None;
        let mut told = 0;
        loop {
            let left = self.patience.map_or(PAUSE, |patience| patience.saturating_sub(clock.elapsed()).min(PAUSE));
            if asked.is_none() {
                // Where nobody can sweep, whoever does not insist on the proof is answered without it.
                asked = ask(start, self.threads_for(start.variant().n))
                    .map_err(|stop| if self.patience.is_some() { Missed::Patience } else { stop.into() })?;
            }
            let Some(asked) = &asked else {
                // Somebody waits for another variant.
                std::thread::sleep(left);
                clock.check_time()?;
                self.check_patience(clock)?;
                continue;
            };
            let seen = asked.look(left, &patient.start());
            if seen.layers.len() > told || seen.way.is_some() {
                told = seen.layers.len();
                tell_progress(clock, allowed(&seen.layers, clock.limits()));
            }
            let may_be_counted = |layers: &[u64], walked: usize| {
                clock.limits().nodes.is_none_or(|most| layers.iter().sum::<u64>().saturating_add(walked as u64) <= most)
            };
            match seen.way {
                Some(way) if may_be_counted(&seen.layers, way.len() + 1) => return Ok(Found { way, layers: seen.layers }),
                Some(_) => return Err(Missed::Stopped(Stop::Nodes, seen.layers)),
                None if !may_be_counted(&seen.layers[..seen.missed], 0) => return Err(Missed::Stopped(Stop::Nodes, seen.layers)),
                None => {}
            }
            if let Err(stop) = clock.check_time() {
                return Err(Missed::Stopped(stop, seen.layers));
            }
            self.check_patience(clock)?;
            if seen.is_over {
                return Err(Missed::Stopped(Stop::Cancelled, seen.layers));
            }
        }
    }

    fn check_patience(&self, clock: &Clock<'_>) -> Result<(), Missed> {
        if self.patience.is_some_and(|patience| clock.elapsed() >= patience) { Err(Missed::Patience) } else { Ok(()) }
    }

    /// Up to n = 3 a layer takes less time than a thread takes to begin.
    fn threads_for(&self, n: usize) -> usize {
        match self.threads {
            _ if n < Distances::LARGEST_N => 1,
            0 => cores(),
            threads => threads,
        }
    }
}

/// The layers that may be counted. The sweep may have gone farther, because somebody else wanted it to or because nobody
/// looked in time: what is told does not depend on that.
fn allowed<'a>(layers: &'a [u64], limits: &Limits) -> &'a [u64] {
    let Some(most) = limits.nodes else { return layers };
    let sums = layers.iter().scan(0_u64, |sum, layer| {
        *sum = sum.saturating_add(*layer);
        Some(*sum)
    });
    &layers[..sums.take_while(|sum| *sum <= most).count()]
}

fn tell_progress(clock: &Clock<'_>, layers: &[u64]) {
    if let Some(progress) = &clock.limits().progress {
        let depth = layers.len().saturating_sub(1);
        (progress.0)(layers.iter().sum(), Worth::expected(depth as f64, Bound::Lower));
    }
}

/// What these layers amount to.
fn count(layers: &[u64], bytes: usize) -> Counters {
    let nodes = layers.iter().sum();
    Counters {
        nodes,
        expanded: nodes,
        generated: nodes,
        frontier_max: layers.iter().copied().max().unwrap_or(0),
        peak_memory_bytes: if layers.is_empty() { 0 } else { bytes },
        ..Counters::default()
    }
}

impl<B: Bits> Solver<RedSwapBlue<B>> for Champion {
    fn solve<O: Observer<RedSwapBlue<B>>>(&mut self, start: &RedSwapBlue<B>, limits: &Limits, observer: &mut O) -> Solved<Action> {
        let clock = limits.start();
        let bytes = Distances::bytes(start.variant()).unwrap_or(0);
        let tell_layers = |layers: &[u64], observer: &mut O| {
            for bound in 1..layers.len() as u32 {
                observer.see(Event::Iteration { bound });
            }
            count(layers, bytes)
        };
        match self.search(start, &clock, shared::ask) {
            Ok(Found { way: actions, layers }) => {
                let mut counters = tell_layers(&layers, observer);
                let cost = actions.len() as u32;
                counters.depth = cost;
                tell_way(start, &actions, &mut counters, observer);
                Ok(Solution { actions, cost, is_optimal: true, counters, elapsed: clock.elapsed() })
            }
            Err(Missed::Patience) => {
                let solved = Quick::default().solve(start, &Limits { since: Some(clock.started()), ..limits.clone() }, observer);
                let elapsed = clock.elapsed();
                solved.map(|solution| Solution { elapsed, ..solution }).map_err(|unsolved| Unsolved { elapsed, ..unsolved })
            }
            Err(Missed::Stopped(stopped, layers)) => {
                let counters = tell_layers(allowed(&layers, limits), observer);
                tell_swept(&counters, observer);
                Err(Unsolved { stopped, counters, elapsed: clock.elapsed() })
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_games::redswapblue::{Jump, Variant};

    #[test]
    fn a_sweep_that_cannot_begin_is_not_waited_for() {
        let start = RedSwapBlue::<u64>::new(Variant { n: 2, jump: Jump::Any, diagonal: false }).expect("n = 2 fits");
        let limits = Limits::default();
        let search = |champion: Champion| champion.search(&start, &limits.start(), |_, _| Err(Stop::Memory)).map(|_| ());
        assert!(matches!(search(Champion::new(1)), Err(Missed::Stopped(Stop::Memory, _))));
        let patience = Some(Duration::from_secs(3600));
        assert!(matches!(search(Champion { patience, ..Champion::new(1) }), Err(Missed::Patience)));
    }

    #[test]
    fn only_whole_layers_within_the_limit_are_counted() {
        let layers = [1, 8, 16];
        for (most, expected) in [(0, 0), (1, 1), (8, 1), (9, 2), (24, 2), (25, 3), (1000, 3)] {
            assert_eq!(allowed(&layers, &Limits::nodes(most)).len(), expected, "{most}");
        }
        assert_eq!(allowed(&layers, &Limits::default()), layers);
    }
}
