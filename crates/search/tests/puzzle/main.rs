//! The puzzle searches against plain oracles, on random roads.

mod answers;
mod edges;
mod helpers;
mod limits;
mod stories;
