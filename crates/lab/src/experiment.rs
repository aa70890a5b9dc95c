//! Experiments: who meets whom, on equal terms, what every decision took and what it was worth.
//!
//! Two players meet in pairs of games: the same opening and the same dice, sides swapped, so that
//! luck and the first move cancel out. Players of a one-player game play on the same seeds, solvers
//! solve the same puzzles. Every game has its own seed, derived from the seed of the experiment and the
//! number of the game, and players start every game anew: threads, breaks and machines change nothing
//! but the time.
//!
//! Where a *reference* is named, a much deeper search that judges every legal action, every choice is
//! held against it: its loss is how much worse it is than the best.
//!
//! ```text
//!   reference   11-15 +12   10-15 +9   9-13 -4
//!   chosen                  10-15              loss 3
//! ```
//!
//! ```
//! use plyground_lab::experiment::{Experiment, Part, Results, Run};
//! use std::sync::{Arc, Mutex, atomic::AtomicBool};
//! let experiment = Experiment::new("connect4", &["greedy", "random"], 20);
//! let (entry, schedule) = experiment.check()?;
//! let stop = Arc::new(AtomicBool::new(false));
//! let run = Run { experiment: &experiment, schedule: &schedule, entry, part: Part::WHOLE, threads: 2, known: &[], stop };
//! let plays = Mutex::new(Vec::new());
//! run.play(&|play, _| {
//!     plays.lock().unwrap().push(play.clone());
//!     Ok(())
//! })?;
//! let results = Results::new(&experiment, &schedule, plays.into_inner().unwrap());
//! assert!(results.groups[0].standings[0].won > 10);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod check;
mod command;
mod digest;
mod file;
mod opening;
mod part_file;
mod play;
mod quality;
mod results;
mod runner;
mod schedule;
mod sequential;
mod standing;
mod standing_json;
pub mod table;
mod text;
mod verify;

pub use digest::{Digest, Tally};
pub use file::{Entrant, Experiment, Format, Pairing};
pub use opening::Opening;
pub use part_file::{Heading, PartFile, play_line, read_games};
pub use play::{Decision, Finish, Play};
pub use plyground_stats::Interval;
pub use quality::loss;
pub use results::{Along, Group, Results, Summing};
pub use runner::{Keep, Progress, Run};
pub use schedule::{Fixture, Match, Part, Schedule};
pub use sequential::Sequential;
pub use standing::{Standing, Tile};
pub use standing_json::StandingJson;
pub use text::{in_text, read};
pub use verify::verify;
