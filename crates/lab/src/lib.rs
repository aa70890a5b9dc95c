//! Everything a front end asks for: the catalogue of games and players, sessions, traces.
//!
//! Below this crate everything is generic and static; above it, everything is text. The command
//! line, the web app and Python know no game and no algorithm by name: they ask the
//! [`catalogue`], open a [`Session`] and send it texts.
//!
//! ```
//! use plyground_lab::{Ask, catalogue};
//! let mut session = catalogue::find("connect4")?.open("", Some("112233"))?;
//! let mut player = session.player("minimax:depth=2", 0)?;
//! let answer = session.think(&mut player, &Ask::default());
//! assert_eq!(answer.best.as_deref(), Some("4"));
//! session.play("4")?;
//! assert_eq!(session.turn().word(), "over");
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod answer;
pub mod archive;
mod ask;
pub mod bench;
pub mod catalogue;
pub mod compare;
mod draw;
mod drawn;
mod ended;
pub mod experiment;
mod going;
mod kin;
pub mod library;
mod numbers;
mod plan;
mod played;
mod player;
pub mod pseudocode;
mod record;
mod rollout;
mod session;
pub mod trace;
mod tree;
pub mod wire;

pub use answer::{Answer, Journey, JudgedAction, Steps, Successor};
pub use ask::Ask;
pub use catalogue::{Entry, PlayerInfo};
pub use draw::{draw, draw_with_names};
pub use drawn::DrawnBy;
pub use ended::{Ended, EndedBy};
pub use numbers::{number, seconds, with_thousands};
pub use played::{Effort, Played};
pub use player::{Player, Spec};
pub use plyground_core::{
    About, ArchiveFormat, Archived, Bound, Choice, Complaint, Counters, Gesture, Ground, Kind, Limits, Outcome, Palette, Parameter,
    Partway, Picture, Player as Seat, Progress, Remark, Rng, Settings, Sketch, Stop, Turn, Unit, Worth,
};
pub use pseudocode::CodeLine;
pub use record::Record;
pub use session::{ActionOption, Options, Session, Step};
pub use tree::{GameTree, StoredTree, TreeNode};
