//! The sampling searches, held against exact numbers.

mod answers;
mod bandits;
mod draws;
mod limits;
mod measures;
mod oracle;
mod stories;
mod toys;
