//! Learning what positions are worth, by playing.
//!
//! A position is worth the sum of a few weights, one for each thing noticed about it. The learner plays against itself or
//! against chance, always the move that looks best, and after each game moves the weights towards what turned out. It is written
//! once, over the [`Game`](plyground_core::Game) interface; a game tells it what to notice ([`Features`]).
//!
//! ```text
//!   Features ──► which weights fire ─┐
//!   Weights ─────────────────────────┴─► Network ──► value of a position
//!                                           ▲
//!   Game ──► Learner: play, then go back ───┘        Training: threads, checkpoints, progress
//!                                                    pack: small enough for a program
//! ```
//!
//! ```
//! use plyground_games::twenty48::{Twenty48, Variant};
//! use plyground_training::{Learner, Method, Network, twenty48::five_by_four};
//!
//! let start = Twenty48::new(Variant::default()).expect("four by four");
//! let network = Network::new(five_by_four(), 0.0, true)?;
//! let mut numbers = 0..200;
//! let mut scores = Vec::new();
//! let learner = Learner::new(&network, Method::default(), start, 1);
//! learner.run(|| numbers.next(), |game| { scores.push(game.score); true });
//! let mean = |games: &[f64]| games.iter().sum::<f64>() / games.len() as f64;
//! assert!(mean(&scores[150..]) > 2.0 * mean(&scores[..50]));
//! # Ok::<(), plyground_core::Complaint>(())
//! ```

pub mod catalogue;
mod coder;
pub mod connect4;
mod features;
mod file;
mod history;
mod learner;
mod network;
mod pack;
mod run;
pub mod twenty48;
mod weights;

pub use features::{Features, Link, Sequel, add_sequels, outcome_of};
pub use file::{Head, load, peek, save};
pub use history::{History, Stretch};
pub use learner::{Finished, Learner, Method};
pub use network::Network;
pub use pack::{Packed, pack};
pub use run::{Plan, Progress, Training};
pub use weights::{Coherence, Weights};
