//! The specialists: engines that know one game and reach what general search cannot.
//!
//! A general algorithm sees positions and actions; an engine here sees bit boards, and knows what makes
//! its game easy. Each answers through the same traits as everyone else, so that it plays, analyses and
//! is compared like any other player.
//!
//! ```
//! use plyground_core::{Limits, Playable, Player, Root, Searcher};
//! use plyground_engines::connect4::Perfect;
//! use plyground_games::connect4::{ConnectFour, Standard};
//!
//! let position = ConnectFour::new(Standard).read("44444326555115222")?;
//! let verdict = Perfect::new(Standard, 1 << 20, 1, None).search(&Root::new(&position), &Limits::default(), &mut ());
//! let (winner, discs) = verdict.worth.decided.expect("it is no draw");
//! assert_eq!((winner, discs as usize), (Player::Two, verdict.line.len()));
//! # Ok::<(), plyground_core::Complaint>(())
//! ```

pub mod connect4;
pub mod redswapblue;
