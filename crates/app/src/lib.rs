//! The application behind the pages: live games, searches, recorded searches, experiments, messages.
//!
//! It knows requests and replies but no sockets: a *door* brings requests in and carries replies and events out. The
//! server of `plyground-web` is one door; a page in a browser or a module of another language can be others. Time,
//! randomness and threads come from the [`Host`], storage from the [`Library`](plyground_lab::library::Library).
//!
//! ```text
//!   door ── find ──► route ── plan ──► task ── run ──► reply
//!    ▲                                  │
//!    │                                  ├──► sessions ──► library
//!    └── events ◄── publish ◄───────────┴──► jobs, experiments (threads of the host)
//! ```
//!
//! No rules of any game are here or in the pages: everything is asked of the catalogue.
//!
//! ```
//! use plyground_app::{App, Ceilings, Context, Host, find};
//! use plyground_lab::library::Library;
//!
//! struct Quiet;
//! impl Host for Quiet {
//!     fn milliseconds(&self) -> i64 { 0 }
//!     fn random(&self) -> u64 { 7 }
//!     fn spawn(&self, _: &str, _: usize, _: Box<dyn FnOnce() + Send>) -> bool { false }
//! }
//!
//! let app = App::new(Library::in_memory()?, Ceilings::default(), Box::new(Quiet));
//! let begin = find("POST", "/api/v1/games/connect4/sessions").unwrap();
//! let reply = begin.plan(&app, "", r#"{"position": "44"}"#.into()).unwrap().run(&Context::new(&app, None));
//! assert_eq!(reply.status.as_u16(), 201);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod api;
mod app;
mod bundle;
mod call;
mod ceilings;
mod events;
mod experiments;
mod host;
mod i18n;
mod jobs;
#[cfg(test)]
mod openapi;
mod problem;
mod reply;
mod routes;
mod sessions;
mod task;
mod trace_page;
mod traces;
mod view;

pub use app::{App, Shared};
pub use ceilings::{Ceilings, LONGEST_ADDRESS};
pub use events::{Event, Events, Lost};
pub use host::Host;
pub use problem::{Answered, Problem};
pub use reply::{FileName, Reply};
pub use routes::{Body, Found, Route, addresses, find, wrong_method};
pub use task::{Context, Task, Weight, Work, too_long};
pub use trace_page::trace_page;
