//! What a game is, and what searching one answers.
//!
//! ```text
//!   Game ──► Deterministic ──► Puzzle ──► Reversible       what can be searched, and how
//!     │ Playable: variants, notation, picture, judges      what people see of it
//!     ▼
//!   Searcher / Solver ── Limits ── Observer                what searches it
//!     ▼
//!   Verdict / Solution                                     what comes out
//! ```
//!
//! A position says whose [`Turn`] it is, lists the actions, and is copied to apply one:
//!
//! ```
//! use plyground_core::{Game, Turn, Player, toys::Nim};
//! let nim = Nim::new([1, 2]);
//! assert_eq!(nim.turn(), Turn::Player(Player::One));
//! let after: Vec<Nim<2>> = nim.actions().iter().map(|action| nim.after(action)).collect();
//! assert_eq!(after.len(), 3);
//! ```

mod about;
mod archive;
mod chance;
mod complaint;
mod course;
mod editor;
mod game;
mod gesture;
mod hash;
pub mod laws;
mod limits;
pub mod memory;
mod observer;
mod perft;
mod picture;
mod playable;
mod printable;
mod rng;
mod search;
mod settings;
pub mod threads;
pub mod time;
pub mod toys;
mod turn;
mod value;
mod words;

pub use about::{About, Choice, Example};
pub use archive::{ArchiveFormat, Archived, Remark};
pub use chance::{Chance, Thrown};
pub use complaint::Complaint;
pub use course::{Course, DrawRules};
pub use editor::{Editor, Palette, Sketch};
pub use game::{BestResult, Deterministic, Evaluator, Game, Heuristic, Listing, Neutral, Playout, Puzzle, Quiescence, Reversible};
pub use gesture::{Direction, Gesture, NextStep, Partway, Spot, StepEntry};
pub use hash::Hasher64;
pub use limits::{Clock, Limits, Progress, Stop};
pub use observer::{Bound, Event, NodeKind, Observer, Rejection, Source, Tell, Watcher};
pub use perft::{divide_within, perft, perft_within};
pub use picture::{Cell, Ground, Look, Picture, Piece, Tray};
pub use playable::{Make, Maker, Playable, Recipe, evaluator_of, evaluator_parameters, judge_parameter};
pub use printable::{is_obeyed, one_line, printable};
pub use rng::{Rng, mix};
pub use search::{
    Counters, Finding, Judged, Pathfinder, Root, Searcher, Solution, Solved, Solver, Tally, Thinker, Unit, Unsolved, Verdict, Worth,
};
pub use settings::{Kind, Parameter, Settings};
pub use turn::{Outcome, Player, Turn};
pub use value::Value;
pub use words::{Caption, Family, Words};
