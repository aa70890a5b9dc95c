//! The search algorithms of an AI course, each written once for all games.
//!
//! | family | asks of the game | finds |
//! |---|---|---|
//! | [`baseline`] | nothing | something to compare with |
//! | [`adversarial`] | no chance | the best action against a player who wants the opposite |
//! | [`chance`] | nothing | the best action where dice have their say |
//! | [`sampling`] | nothing | a good action from games played at random |
//! | [`puzzle`] | one player and a goal | a way to the goal |

pub mod adversarial;
pub mod baseline;
pub mod chance;
mod listing;
mod path;
pub mod puzzle;
pub mod sampling;
