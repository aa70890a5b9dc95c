//! The web app of Plyground: an axum server over the lab, and the pages inside it.
//!
//! Handlers parse, ask the lab, and answer; no rules of any game are here or in the pages. Games in
//! progress are kept in the library and survive the server; searches run on a bounded pool of threads
//! and can be cancelled; what happens is told to every tab by one stream of events.
//!
//! ```text
//!   browser ──► gate ──► routes ──► api ──┬──► live sessions ──► library (SQLite)
//!      ▲                                  ├──► jobs (threads) ──► lab
//!      └──────── events (SSE) ◄───────────┴─────────┘
//! ```
//!
//! The server listens on this machine alone unless told otherwise, refuses hosts and pages that are
//! not its own, and bounds bodies, games, searches, memory and time ([`Ceilings`]).
//!
//! ```
//! use plyground_lab::library::Library;
//! use plyground_web::{App, Ceilings, addresses, router};
//! let app = App::new(Library::in_memory()?, Ceilings::default(), "127.0.0.1", ([127, 0, 0, 1], 8020).into());
//! let service = router(app);
//! assert!(addresses().contains(&("get", "/api/v1/meta")));
//! # drop(service);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod admission;
mod api;
mod app;
mod assets;
mod bundle;
mod events;
mod experiments;
mod gate;
mod i18n;
mod jobs;
mod problem;
mod read;
mod refusal;
mod routes;
mod server;
mod sessions;
mod trace_page;
mod traces;
mod view;
mod write_timeout;

pub use app::{App, Ceilings};
pub use routes::{addresses, router};
pub use server::{Options, serve};
pub use trace_page::trace_page;
