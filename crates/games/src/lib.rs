//! The games: rules, notation, pictures, evaluators. One folder each.

pub mod barjis;
pub mod checkers;
pub mod connect4;
pub mod redswapblue;
mod sketch;
pub mod tree;
pub mod twenty48;
