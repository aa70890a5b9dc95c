//! How bad a decision was: the marks of chess books, and when each is given.

use plyground_core::{Player as Seat, Worth};
use plyground_session::Entry;

/// How bad a decision was.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// `?!`: something was given away.
    Inaccuracy,
    /// `?`: much was given away.
    Mistake,
    /// `??`: the game was, or a clear edge.
    Blunder,
}

impl Mark {
    /// All of them, the least bad first.
    pub const ALL: [Self; 3] = [Self::Inaccuracy, Self::Mistake, Self::Blunder];

    /// The sign of chess books.
    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Self::Inaccuracy => "?!",
            Self::Mistake => "?",
            Self::Blunder => "??",
        }
    }

    /// The word for programs.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Inaccuracy => "inaccuracy",
            Self::Mistake => "mistake",
            Self::Blunder => "blunder",
        }
    }

    /// The mark for what reaches these thresholds, the least one first.
    fn reached(loss: f64, thresholds: [f64; 3]) -> Option<Self> {
        Self::ALL.into_iter().zip(thresholds).rfind(|(_, least)| loss >= *least).map(|(mark, _)| mark)
    }
}

/// Parts of a clear edge that may be given away in an even game before each mark.
const EDGES: [f64; 3] = [0.25, 0.5, 1.0];

/// Parts of the best value, for who plays alone.
const PARTS: [f64; 3] = [0.05, 0.1, 0.25];

/// Rounding may not take a mark away that a whole edge has earned.
const ROUNDING: f64 = 1e-9;

/// The share of the game that goes with so many clear edges when it was even.
fn share_of(edges: f64) -> f64 {
    0.5 - 1.0 / (1.0 + libm::pow(3.0, edges)) - ROUNDING
}

/// The mark for a decision worth `own` where `best` could be had.
pub(super) fn mark(entry: &Entry, seat: Seat, best: &Worth, own: &Worth, loss: f64, lost_share: Option<f64>) -> Option<Mark> {
    if entry.is_puzzle {
        // Every step too many is one, however long the way.
        let part = loss / (-best.value).max(1.0);
        return Mark::reached(part, [f64::MIN_POSITIVE, PARTS[1], PARTS[2]]);
    }
    let margin = |worth: &Worth| worth.margin.unwrap_or(0.0);
    if loss < margin(best) + margin(own) {
        return None;
    }
    let winner = |worth: &Worth| worth.decided.map(|(winner, _)| winner);
    let lets_a_win_go = winner(best) == Some(seat) && winner(own) != Some(seat);
    let loses_what_could_be_held = winner(own) == Some(seat.other()) && winner(best) != Some(seat.other());
    if lets_a_win_go || loses_what_could_be_held {
        return Some(Mark::Blunder);
    }
    if winner(best).is_some() && winner(best) == winner(own) {
        return None;
    }
    match lost_share {
        Some(share) => Mark::reached(share, EDGES.map(share_of)),
        None if best.value > 0.0 => Mark::reached(loss / best.value, PARTS),
        None => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Bound;
    use plyground_session::catalogue;

    fn points(value: f64) -> Worth {
        Worth::expected(value, Bound::Exact)
    }

    fn won(winner: Seat, plies: u32) -> Worth {
        let value = if winner == Seat::One { 1e6 } else { -1e6 };
        Worth { decided: Some((winner, plies)), ..points(value) }
    }

    #[test]
    fn a_whole_edge_from_even_is_a_blunder_half_a_mistake_a_quarter_an_inaccuracy() {
        let entry = catalogue::find("connect4").unwrap();
        let share = |edges: f64| 1.0 / (1.0 + 3_f64.powf(-edges));
        let given_away = |from: f64, edges: f64| {
            let lost = share(from) - share(from - edges);
            mark(entry, Seat::One, &points(0.0), &points(-1.0), 1.0, Some(lost))
        };
        for (edges, expected) in [
            (0.2, None),
            (0.25, Some(Mark::Inaccuracy)),
            (0.49, Some(Mark::Inaccuracy)),
            (0.5, Some(Mark::Mistake)),
            (1.0, Some(Mark::Blunder)),
        ] {
            assert_eq!(given_away(0.0, edges), expected, "{edges}");
        }
        assert_eq!(given_away(4.0, 1.0), None, "an edge less in a won game matters little");
    }

    #[test]
    fn a_win_let_go_and_a_game_thrown_away_are_blunders_and_a_later_win_is_nothing() {
        let entry = catalogue::find("checkers").unwrap();
        let (one, two) = (Seat::One, Seat::Two);
        let of = |seat, best: Worth, own: Worth| mark(entry, seat, &best, &own, 0.0, Some(0.0));
        assert_eq!(of(one, won(one, 1), points(300.0)), Some(Mark::Blunder));
        assert_eq!(of(two, won(two, 3), won(one, 2)), Some(Mark::Blunder));
        assert_eq!(of(two, points(400.0), won(one, 2)), Some(Mark::Blunder));
        assert_eq!(of(one, won(one, 1), won(one, 31)), None);
        assert_eq!(of(one, won(two, 10), won(two, 2)), None);
    }

    #[test]
    fn what_may_be_noise_gets_no_mark() {
        let entry = catalogue::find("connect4").unwrap();
        let about = |value: f64, margin: f64| Worth { margin: Some(margin), ..points(value) };
        let of = |margin: f64| mark(entry, Seat::One, &about(0.6, margin), &about(-0.2, margin), 0.8, Some(0.4));
        assert_eq!((of(0.1), of(0.39), of(0.41)), (Some(Mark::Blunder), Some(Mark::Blunder), None));
    }

    #[test]
    fn alone_it_is_the_part_of_the_best_value_and_in_a_puzzle_every_step_too_many() {
        let alone = catalogue::find("2048").unwrap();
        let of = |best: f64, own: f64| mark(alone, Seat::One, &points(best), &points(own), best - own, None);
        assert_eq!((of(1000.0, 960.0), of(1000.0, 950.0)), (None, Some(Mark::Inaccuracy)));
        assert_eq!((of(1000.0, 900.0), of(1000.0, 700.0)), (Some(Mark::Mistake), Some(Mark::Blunder)));
        let puzzle = catalogue::find("redswapblue").unwrap();
        let of = |best: f64, own: f64| mark(puzzle, Seat::One, &points(-best), &points(-own), own - best, None);
        assert_eq!((of(46.0, 46.0), of(46.0, 48.0), of(15.0, 17.0)), (None, Some(Mark::Inaccuracy), Some(Mark::Mistake)));
    }
}
