//! The searches for games without chance, held against a plain recursive minimax.

mod events;
mod limits;
mod oracle;
mod quiescence;
mod values;
