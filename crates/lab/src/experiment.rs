//! Experiments kept in files: who meets whom, under which rules, and how good each decision was.
//!
//! A comparison says who scores more. An experiment also asks what each decision cost and what it
//! was worth: every choice is held against a *reference*, a much deeper search that judges every
//! legal action, and its loss is how much worse it is than the best.
//!
//! ```text
//!   reference   11-15 +12   10-15 +9   9-13 -4
//!   chosen                  10-15              loss 3
//! ```
//!
//! Players keep the seats the file gives them. All that is random follows from the seed.

mod file;
mod play;
mod quality;
mod summary;

pub use file::{Experiment, Pairing, read};
pub use play::{Game, run};
pub use quality::Quality;
pub use summary::{Summary, summaries};
