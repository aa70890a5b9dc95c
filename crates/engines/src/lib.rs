//! The specialists: engines that know one game and reach what general search cannot.
//!
//! A general algorithm sees positions and actions; an engine here sees bit boards, and knows what makes
//! its game easy. Each answers through the same traits as everyone else, so that it plays, analyses and
//! is compared like any other player.

pub mod connect4;
pub mod redswapblue;
