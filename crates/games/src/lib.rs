//! The games: rules, notation, pictures, evaluators. One folder each.

pub mod connect4;
pub mod redswapblue;
