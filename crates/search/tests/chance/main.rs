//! The searches for games with dice, held against a plain recursive expectiminimax.

mod covers;
mod draws;
mod events;
mod limits;
mod oracle;
mod values;
