//! The time, on every platform.
//!
//! `std::time::Instant::now` stops a program that runs in a browser: there the clock belongs to
//! JavaScript. These types have the same names and methods everywhere, and are those of the standard
//! library wherever it has a clock. Durations are only numbers, so `std::time::Duration` works as it is.

pub use web_time::{Instant, SystemTime, UNIX_EPOCH};
