//! One game and those who think about it: the catalogue of games and players, sessions, traces.
//!
//! Below this crate everything is generic and static; above it, everything is text. A [`Session`]
//! is a game in progress, a [`Player`] one who thinks about it, an [`Answer`] what came of it, and a
//! [`trace`] how. Whoever wants results of many games, or keeps them, goes through `plyground-lab`.
//!
//! ```
//! use plyground_session::{SearchOptions, catalogue};
//! let mut session = catalogue::find("connect4")?.open("", Some("112233"))?;
//! let mut player = session.player("minimax:depth=2", 0)?;
//! let answer = session.think(&mut player, &SearchOptions::default());
//! assert_eq!(answer.best.as_deref(), Some("4"));
//! session.play("4")?;
//! assert_eq!(session.turn().word(), "over");
//! # Ok::<(), plyground_session::Complaint>(())
//! ```

mod answer;
pub mod catalogue;
mod draw_rules;
mod ended;
mod ending;
mod json;
mod numbers;
mod plan;
mod player;
mod playout;
pub mod pseudocode;
mod reason;
mod rollout;
mod roster;
mod search_options;
mod session;
mod specialists;
mod text_board;
pub mod trace;

pub use answer::{Answer, Chosen, JudgedAction, SolverAnswer, Steps, Successor};
pub use catalogue::{Entry, PlayerInfo};
pub use draw_rules::DrawnBy;
pub use ended::{Ended, EndedBy};
pub use ending::Ending;
pub use json::{AnswerJson, JudgedActionJson, SolverJson, ValueDetail};
pub use numbers::{Number, seconds, with_thousands};
pub use player::{Player, Spec};
pub use plyground_core::{
    About, ArchiveFormat, Archived, Bound, Caption, Choice, Complaint, Counters, Gesture, Ground, Kind, Limits, Outcome, Palette,
    Parameter, Partway, Picture, Player as Seat, Progress, Remark, Rng, Settings, Sketch, Stop, Turn, Unit, Words, Worth, is_obeyed,
    one_line, printable,
};
pub use pseudocode::CodeLine;
pub use reason::{Compared, Measure, Reason, Standing};
pub use search_options::SearchOptions;
pub use session::{Acted, ActionOption, Options, Session, Step, Successors};
pub use text_board::{draw, draw_painted, draw_with_names};
