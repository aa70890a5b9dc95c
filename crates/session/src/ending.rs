//! What the end of a game is called.
//!
//! An [`Outcome`] says who won, and a game of one player knows no loser: there the goal was reached, or
//! the player got stuck before it. Which of them it is depends on the game's seats alone, so every
//! front end takes the name from here and only puts it into its own words.
//!
//! ```text
//!                     two players     one player      a puzzle
//!   Won(One)          won by One      reached         solved
//!   Won(Two)          won by Two      stuck           stuck
//!   Drawn             draw            draw            draw
//!   Scored(points)    points          points          points
//! ```
//!
//! ```
//! use plyground_session::{Ending, Outcome, Seat, catalogue};
//! let lost = Outcome::Won(Seat::Two);
//! assert_eq!(Ending::of(catalogue::find("2048")?, lost), Ending::Stuck);
//! assert_eq!(Ending::of(catalogue::find("connect4")?, lost), Ending::Won(Seat::Two));
//! # Ok::<(), plyground_session::Complaint>(())
//! ```

use crate::catalogue::Entry;
use plyground_core::{Outcome, Player};

/// What the end of a game is called.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// One of two players won.
    Won(Player),
    /// Nobody won.
    Drawn,
    /// Points are the result.
    Points,
    /// The one player reached the goal.
    Reached,
    /// The one player has no move left, and the goal is not reached.
    Stuck,
    /// The puzzle was solved.
    Solved,
    /// No solution of the puzzle was found.
    Unsolved,
}

impl Ending {
    /// What this outcome is called in a game.
    #[must_use]
    pub fn of(entry: &Entry, outcome: Outcome) -> Self {
        match outcome {
            Outcome::Drawn => Self::Drawn,
            Outcome::Scored(_) => Self::Points,
            Outcome::Won(winner) if entry.about.seats.len() > 1 => Self::Won(winner),
            Outcome::Won(Player::One) if entry.is_puzzle => Self::Solved,
            Outcome::Won(Player::One) => Self::Reached,
            Outcome::Won(Player::Two) => Self::Stuck,
        }
    }

    /// The name for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Won(_) => "won",
            Self::Drawn => "draw",
            Self::Points => "points",
            Self::Reached => "reached",
            Self::Stuck => "stuck",
            Self::Solved => "solved",
            Self::Unsolved => "unsolved",
        }
    }
}

plyground_core::written_as_word!(Ending: "won", "draw", "points", "reached", "stuck", "solved", "unsolved");
