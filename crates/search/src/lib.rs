//! The search algorithms of an AI course, each written once for all games.
//!
//! | family | asks of the game | finds |
//! |---|---|---|
//! | [`baseline`] | nothing | something to compare with |
//! | [`adversarial`] | no chance | the best action against a player who wants the opposite |
//! | [`puzzle`] | one player and a goal | a way to the goal |

pub mod adversarial;
pub mod baseline;
pub mod puzzle;
