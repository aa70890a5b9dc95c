//! How a game ends when its players end it, not the board.
//!
//! A player may give up, or both may agree on a draw; files may also say how a game ended and not
//! why. The board does not show such an end, so it is kept beside the game.
//!
//! ```text
//!   two by resignation        draw by agreement        one
//! ```
//!
//! ```
//! use plyground_session::{Ended, Outcome, Seat};
//! let ended = Ended::resigned(Seat::One);
//! assert_eq!((ended.outcome, ended.to_string().as_str()), (Outcome::Won(Seat::Two), "two by resignation"));
//! assert_eq!(Ended::read("draw by agreement"), Some(Ended::agreed()));
//! assert_eq!(Ended::read("draw by exhaustion"), None);
//! ```

use plyground_core::{Outcome, Player};
use std::fmt;

/// Why a game has ended that could have gone on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndedBy {
    /// A player gave up.
    Resignation,
    /// The players agreed on a draw.
    Agreement,
}

impl EndedBy {
    /// The reason for programs and files: `resignation` or `agreement`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Resignation => "resignation",
            Self::Agreement => "agreement",
        }
    }

    /// The reason of this name.
    #[must_use]
    pub fn read(word: &str) -> Option<Self> {
        [Self::Resignation, Self::Agreement].into_iter().find(|reason| reason.word() == word.trim())
    }
}

/// How a game ended, and why if that is known and not told by the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won.
    pub outcome: Outcome,
    /// Why.
    pub by: Option<EndedBy>,
}

impl Ended {
    /// The end when this player gives up.
    #[must_use]
    pub const fn resigned(loser: Player) -> Self {
        Self { outcome: Outcome::Won(loser.other()), by: Some(EndedBy::Resignation) }
    }

    /// The end when both players want a draw.
    #[must_use]
    pub const fn agreed() -> Self {
        Self { outcome: Outcome::Drawn, by: Some(EndedBy::Agreement) }
    }

    /// Reads `one`, `two` or `draw`, perhaps with a reason: `two by resignation`.
    #[must_use]
    pub fn read(text: &str) -> Option<Self> {
        let (result, reason) = text.split_once(" by ").map_or((text, None), |(result, reason)| (result, Some(reason)));
        let outcome = match result.trim() {
            "one" => Outcome::Won(Player::One),
            "two" => Outcome::Won(Player::Two),
            "draw" => Outcome::Drawn,
            _ => return None,
        };
        let by = reason.map(EndedBy::read);
        if by == Some(None) { None } else { Some(Self { outcome, by: by.flatten() }) }
    }

    /// The result for programs: `one`, `two` or `draw`.
    #[must_use]
    pub fn word(self) -> String {
        match self.outcome {
            Outcome::Won(winner) => winner.to_string(),
            Outcome::Drawn => "draw".into(),
            Outcome::Scored(points) => points.to_string(),
        }
    }
}

impl fmt::Display for Ended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.word())?;
        self.by.map_or(Ok(()), |by| write!(f, " by {}", by.word()))
    }
}
