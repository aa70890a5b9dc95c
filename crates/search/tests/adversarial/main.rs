//! The searches for games without chance, held against a plain recursive minimax.

#![expect(clippy::float_cmp, reason = "values are whole numbers, and equal or not")]

mod draws;
mod events;
mod limits;
mod oracle;
mod quiescence;
mod selective;
mod threads;
mod values;
