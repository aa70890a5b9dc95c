//! Everything a front end asks for: games and players, records and trees of games, comparisons,
//! experiments, the library of results.
//!
//! The command line and the web app know no game and no algorithm by name: they ask the
//! [`catalogue`], open a [`Session`] and send it texts. What concerns one game and its players comes
//! from `plyground-session` and is offered here again, so that a front end needs one crate.
//!
//! ```
//! use plyground_lab::{SearchOptions, catalogue};
//! let session = catalogue::find("connect4")?.open("", Some("112233"))?;
//! let mut player = session.player("minimax:depth=2", 0)?;
//! assert_eq!(session.think(&mut player, &SearchOptions::default()).best.as_deref(), Some("4"));
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

pub mod archive;
pub mod batch;
pub mod bench;
pub mod experiment;
mod exported;
pub mod figures;
mod halt;
pub mod library;
mod markup;
mod participant;
pub mod printable_json;
mod record;
pub mod report;
pub mod review;
pub mod sets;
pub mod study;
pub mod tables;
pub mod training;
mod tree;
pub mod wire;

pub use exported::Exported;
pub use halt::{halted, played_before};
pub use participant::{Dice, Participant};
pub use plyground_engines::connect4::openings;
pub use plyground_session::*;
pub use record::Record;
pub use tree::{GameTree, StoredTree, TreeNode};
