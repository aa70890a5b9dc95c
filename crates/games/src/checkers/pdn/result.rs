//! Who won: what the file says, and whether the board agrees.
//!
//! A result names the points of one side first. In archives of English draughts that is Black, who
//! begins; some programs write White's points first, as in other games.
//!
//! ```text
//!   1-0, 2-0   Black won          0-1, 0-2   White won          1/2-1/2, 1-1   drawn
//! ```

use super::replay::Teller;
use super::tree::{Ending, Script};
use crate::checkers::board::Checkers;
use crate::checkers::position::name;
use crate::checkers::rule::CaptureRule;
use plyground_core::{Course, Game, Outcome, Player, Turn};

/// How to read what different archives write differently.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reading {
    /// Whose points a result names first: who has won at `1-0`.
    pub first_points: Player,
}

impl Default for Reading {
    /// The custom of English draughts: Black's points come first.
    fn default() -> Self {
        Self { first_points: Player::One }
    }
}

impl Reading {
    /// What an ending means. A game lost by both, `0-0`, means nothing to the rules.
    ///
    /// ```
    /// use plyground_core::{Outcome, Player};
    /// use plyground_games::checkers::pdn::{Ending, Reading};
    /// assert_eq!(Reading::default().outcome(Ending::TwoNil), Some(Outcome::Won(Player::One)));
    /// let white_first = Reading { first_points: Player::Two };
    /// assert_eq!(white_first.outcome(Ending::TwoNil), Some(Outcome::Won(Player::Two)));
    /// ```
    #[must_use]
    pub const fn outcome(self, ending: Ending) -> Option<Outcome> {
        match ending {
            Ending::OneNil | Ending::TwoNil => Some(Outcome::Won(self.first_points)),
            Ending::NilOne | Ending::NilTwo => Some(Outcome::Won(self.first_points.other())),
            Ending::Halves | Ending::OneOne => Some(Outcome::Drawn),
            Ending::NilNil | Ending::Unknown => None,
        }
    }

    /// How an outcome is written.
    #[must_use]
    pub fn ending(self, outcome: Option<Outcome>) -> Ending {
        match outcome {
            Some(Outcome::Won(winner)) if winner == self.first_points => Ending::OneNil,
            Some(Outcome::Won(_)) => Ending::NilOne,
            Some(Outcome::Drawn) => Ending::Halves,
            Some(Outcome::Scored(_)) | None => Ending::Unknown,
        }
    }
}

/// The result of a game: what stands after the moves or, where that says nothing, the tag.
pub(super) fn written(script: &Script, reading: Reading, teller: &mut Teller) -> Option<Outcome> {
    let after_moves = script.ending;
    let Some(text) = script.tag("Result") else { return reading.outcome(after_moves) };
    let Some(tag) = Ending::read(text) else {
        teller.about_game("bad-result", format!("the tag Result says `{text}`, which is no result"));
        return reading.outcome(after_moves);
    };
    match (after_moves, tag) {
        (_, Ending::Unknown) => {}
        (Ending::Unknown, _) => {
            teller.about_game("result-only-in-tag", format!("the moves end without a result; the tag says {}", tag.text()));
            return reading.outcome(tag);
        }
        _ if reading.outcome(after_moves) != reading.outcome(tag) => {
            let message = format!("the moves end with {}, but the tag says {}; the former is taken", after_moves.text(), tag.text());
            teller.about_game("results-differ", message);
        }
        _ => {}
    }
    reading.outcome(after_moves)
}

/// Remarks when the result cannot be that of the last position.
pub(super) fn compare<R: CaptureRule>(result: Option<Outcome>, position: &Checkers<R>, course: &Course, plies: usize, teller: &mut Teller) {
    let Some(result) = result else { return };
    let by_rules = match position.turn() {
        Turn::Over(outcome) => Some(outcome),
        _ if Checkers::<R>::DRAWS.is_some_and(|rules| course.is_drawn(rules)) => Some(Outcome::Drawn),
        _ => None,
    };
    if let Some(by_rules) = by_rules
        && by_rules != result
    {
        let told = told(by_rules);
        let message = format!("by the rules {told} after {plies} moves, but the file says that {}", self::told(result));
        teller.about_game("result-contradicts-board", message);
    }
}

fn told(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(winner) => format!("{} won", name(winner)),
        Outcome::Drawn => "it is a draw".into(),
        Outcome::Scored(points) => format!("it is {points} points"),
    }
}
