//! The HTTP door to the app: a server on this machine, its gate and limits, the pages, the stream of events.
//!
//! What the app *is* lives in `plyground-app`. Here requests come in, are bounded, and go to the right thread; replies and
//! events go out.
//!
//! ```text
//!   browser ──► gate ──► door ── find, plan ──► admission ── run ──► reply
//!      ▲                  └──► assets (the pages)
//!      └──────── event stream (SSE) ◄── events of the app
//! ```
//!
//! The server listens on this machine alone unless told otherwise, refuses hosts and pages that are
//! not its own, and bounds bodies, games, searches, memory and time ([`Ceilings`]).
//!
//! ```
//! use plyground_lab::library::Library;
//! use plyground_web::{Ceilings, Door, addresses, router};
//! let door = Door::new(Library::in_memory()?, Ceilings::default(), "127.0.0.1", ([127, 0, 0, 1], 8020).into());
//! let service = router(door);
//! assert!(addresses().contains(&("get", "/api/v1/meta")));
//! # drop(service);
//! # Ok::<(), plyground_lab::Complaint>(())
//! ```

mod admission;
mod assets;
mod body;
mod door;
mod event_stream;
mod gate;
mod machine;
mod refusal;
mod response;
mod server;
mod write_timeout;

pub use door::{Door, addresses, router};
pub use plyground_app::Ceilings;
pub use server::{Options, serve};
