//! What the evaluator looks at, one square at a time.
//!
//! A feature is a number counted for each side; what matters is Black's number minus White's.
//! This is the plain definition, slow and easy to read: the fitting of the weights uses it, and the
//! tests hold the fast evaluator against it.
//!
//! ```text
//!    0 ..  32   a man on square s, as Black sees it, at index s - 1
//!   32 ..  64   a king on square s
//!   64 ..  80   which of the squares 1 to 4 hold men, while the opponent has men
//!   80 ..       everything else, one Feature each
//! ```
//!
//! A *safe* step is one after which the piece that made it cannot be jumped at once.
//!
//! ```
//! use plyground_games::checkers::{Checkers, Compulsory};
//! use plyground_games::checkers::positional::features::{Feature, features};
//! let start = Checkers::<Compulsory>::new();
//! let list = features(&start);
//! assert_eq!((list[Feature::Turn.index()], list[Feature::TheMove.index()]), (1, -1));
//! assert_eq!(list.iter().map(|count| count.abs()).sum::<i32>(), 2); // all else is even
//! ```

use super::tables::{PHASES, Weights, share};
use crate::checkers::board::Checkers;
use crate::checkers::rule::CaptureRule;
use crate::checkers::squares::{bit, column, row, square_at};
use plyground_core::Player;

/// Everything but the squares of the pieces and the back row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Feature {
    /// Squares onto which some man can step safely.
    ManReach,
    /// Squares onto which some king can step safely.
    KingReach,
    /// Men that can step, but not safely.
    ShutMen,
    /// Men that cannot step.
    StuckMen,
    /// Kings without a safe step.
    ShutKings,
    /// Men that can step onto the last row.
    FreeOne,
    /// Men two steps from the last row on a way nobody guards now.
    FreeTwo,
    /// The same with three steps.
    FreeThree,
    /// The same with four steps.
    FreeFour,
    /// Pieces that could be jumped, were it the opponent's turn.
    Attacked,
    /// Men with a piece of their own behind them.
    Supported,
    /// Men with two pieces of their own behind them.
    Wedge,
    /// Empty squares behind two men of one's own.
    Holes,
    /// A man on square 28 with an opponent's piece on 32: it will never move.
    DogHole,
    /// How many men more are on one half of the board, left or right, than on the other.
    Lopsided,
    /// For the side with more pieces against kings alone, the steps its kings are away from them.
    Pursuit,
    /// A king in a double corner (1, 5, 28, 32) for the side with fewer pieces.
    Refuge,
    /// With as many pieces on each side, for the player to move: 1 when their number in the odd
    /// rows is odd, so that this player will have the last move when the pieces meet; otherwise -1.
    TheMove,
    /// For the player to move: 1.
    Turn,
}

impl Feature {
    /// Where the squares of men begin.
    pub const MAN: usize = 0;
    /// Where the squares of kings begin.
    pub const KING: usize = 32;
    /// Where the guards of the back row begin.
    pub const BACK: usize = 64;
    /// The first feature that is a number of squares.
    pub(super) const FIRST_COUNTED: usize = 80;
    /// The features in the order of their indices.
    pub const ALL: [Self; 19] = [
        Self::ManReach,
        Self::KingReach,
        Self::ShutMen,
        Self::StuckMen,
        Self::ShutKings,
        Self::FreeOne,
        Self::FreeTwo,
        Self::FreeThree,
        Self::FreeFour,
        Self::Attacked,
        Self::Supported,
        Self::Wedge,
        Self::Holes,
        Self::DogHole,
        Self::Lopsided,
        Self::Pursuit,
        Self::Refuge,
        Self::TheMove,
        Self::Turn,
    ];

    /// Its index in the list of features.
    #[must_use]
    pub const fn index(self) -> usize {
        Self::FIRST_COUNTED + self as usize
    }
}

/// Features that are numbers of squares.
pub(super) const COUNTED: usize = Feature::Lopsided as usize;
/// How many features there are.
pub const COUNT: usize = Feature::FIRST_COUNTED + Feature::ALL.len();

/// What stands on a square, as one side sees it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stand {
    Empty,
    Man,
    King,
    TheirMan,
    TheirKing,
}
use Stand::{Empty, King, Man, TheirKing, TheirMan};

/// The board as one side sees it: its men move down.
struct View([Stand; 32]);

type Place = (i8, i8);

impl View {
    fn of<R: CaptureRule>(position: &Checkers<R>, player: Player) -> Self {
        let mut view = [Empty; 32];
        for square in 1..=32 {
            let seen = if player == Player::One { square } else { 33 - square };
            let is_king = position.all_kings() & bit(square) != 0;
            view[usize::from(seen) - 1] = if position.pieces(player) & bit(square) != 0 {
                if is_king { King } else { Man }
            } else if position.pieces(player.other()) & bit(square) != 0 {
                if is_king { TheirKing } else { TheirMan }
            } else {
                Empty
            };
        }
        Self(view)
    }

    /// What stands there; `None` beyond the edge.
    fn at(&self, (row, column): Place) -> Option<Stand> {
        let square = square_at(u8::try_from(row).ok()?, u8::try_from(column).ok()?)?;
        Some(self.0[usize::from(square) - 1])
    }

    fn is_own(&self, place: Place) -> bool {
        matches!(self.at(place), Some(Man | King))
    }

    fn places(&self, wanted: &[Stand]) -> Vec<Place> {
        let squares = (1..=32).filter(|&square| wanted.contains(&self.0[usize::from(square) - 1]));
        squares.map(|square| (row(square) as i8, column(square) as i8)).collect()
    }

    fn count(&self, wanted: &[Stand]) -> i32 {
        self.places(wanted).len() as i32
    }

    /// True when a piece of ours on a square could be jumped; `left` counts as empty.
    fn is_attacked(&self, (row, column): Place, left: Option<Place>) -> bool {
        [(-1, -1), (-1, 1), (1, -1), (1, 1)].into_iter().any(|(down, right)| {
            let from = self.at((row + down, column + right));
            let can_jump = Some((row + down, column + right)) != left && (from == Some(TheirKing) || from == Some(TheirMan) && down == 1);
            let onto = (row - down, column - right);
            can_jump && (self.at(onto) == Some(Empty) || Some(onto) == left)
        })
    }

    /// Where a piece can step, and whether that is safe.
    fn steps(&self, (row, column): Place) -> Vec<(Place, bool)> {
        let is_king = self.at((row, column)) == Some(King);
        let ways = [(1, -1), (1, 1), (-1, -1), (-1, 1)];
        let places = ways[..if is_king { 4 } else { 2 }].iter().map(|(down, right)| (row + down, column + right));
        let empty = places.filter(|&place| self.at(place) == Some(Empty));
        empty.map(|place| (place, !self.is_attacked(place, Some((row, column))))).collect()
    }

    /// Squares that some of these pieces can step onto safely.
    fn reach(&self, kind: Stand) -> i32 {
        let mut reached: Vec<Place> = Vec::new();
        for place in self.places(&[kind]) {
            reached.extend(self.steps(place).iter().filter(|(_, is_safe)| *is_safe).map(|(place, _)| *place));
        }
        reached.sort_unstable();
        reached.dedup();
        reached.len() as i32
    }

    /// True when nobody could interfere with a man that comes to this square: none of theirs
    /// stands below it, and no king beside it.
    fn is_calm(&self, (row, column): Place) -> bool {
        let is_near = |down, kinds: &[Stand]| {
            [-1, 1].into_iter().any(|right| self.at((row + down, column + right)).is_some_and(|stand| kinds.contains(&stand)))
        };
        self.at((row, column)) == Some(Empty) && !is_near(1, &[TheirMan, TheirKing]) && !is_near(-1, &[TheirKing])
    }

    /// The steps a man on this square needs to become a king on an unguarded way; `None` beyond four.
    fn free_steps(&self, (row, column): Place, most: i32) -> Option<i32> {
        if most == 0 {
            return None;
        }
        let below = [(row + 1, column - 1), (row + 1, column + 1)];
        if row == 6 {
            return below.iter().any(|&place| self.at(place) == Some(Empty)).then_some(1);
        }
        let steps = below.into_iter().filter(|&place| self.is_calm(place)).filter_map(|place| self.free_steps(place, most - 1));
        steps.min().map(|steps| steps + 1)
    }

    /// All features of this side but those that belong to the player to move.
    fn features(&self) -> [i32; COUNT] {
        let mut list = [0; COUNT];
        for (index, stand) in self.0.iter().enumerate() {
            list[Feature::MAN + index] = i32::from(*stand == Man);
            list[Feature::KING + index] = i32::from(*stand == King);
        }
        if self.count(&[TheirMan]) > 0 {
            list[Feature::BACK + (0..4).map(|index| usize::from(self.0[index] == Man) << index).sum::<usize>()] = 1;
        }
        let mut set = |feature: Feature, value: i32| list[feature.index()] = value;
        let count =
            |kind: Stand, test: &dyn Fn(Place) -> bool| self.places(&[kind]).into_iter().filter(|&place| test(place)).count() as i32;
        let safe_steps = |place| self.steps(place).iter().filter(|(_, is_safe)| *is_safe).count();
        let behind = |(row, column): Place| [-1, 1].into_iter().filter(|right| self.is_own((row - 1, column + right))).count();
        let men_below = |(row, column): Place| [-1, 1].into_iter().filter(|right| self.at((row + 1, column + right)) == Some(Man)).count();

        set(Feature::ManReach, self.reach(Man));
        set(Feature::KingReach, self.reach(King));
        set(Feature::ShutMen, count(Man, &|place| !self.steps(place).is_empty() && safe_steps(place) == 0));
        set(Feature::StuckMen, count(Man, &|place| self.steps(place).is_empty()));
        set(Feature::ShutKings, count(King, &|place| safe_steps(place) == 0));
        for (steps, feature) in (1..).zip([Feature::FreeOne, Feature::FreeTwo, Feature::FreeThree, Feature::FreeFour]) {
            set(feature, count(Man, &|place| self.free_steps(place, 4) == Some(steps)));
        }
        set(Feature::Attacked, [Man, King].into_iter().map(|kind| count(kind, &|place| self.is_attacked(place, None))).sum());
        set(Feature::Supported, count(Man, &|place| behind(place) > 0));
        set(Feature::Wedge, count(Man, &|place| behind(place) == 2));
        set(Feature::Holes, count(Empty, &|place| men_below(place) == 2));
        set(Feature::DogHole, i32::from(self.0[27] == Man && matches!(self.0[31], TheirMan | TheirKing)));
        let left = self.places(&[Man]).into_iter().filter(|(_, column)| *column < 4).count() as i32;
        set(Feature::Lopsided, (2 * left - self.count(&[Man])).abs());
        set(Feature::Pursuit, self.pursuit());
        let (own, theirs) = (self.count(&[Man, King]), self.count(&[TheirMan, TheirKing]));
        set(Feature::Refuge, i32::from(own < theirs && [1, 5, 28, 32].into_iter().any(|square| self.0[square - 1] == King)));
        list
    }

    /// The steps our kings are away from theirs.
    fn pursuit(&self) -> i32 {
        let (own, theirs) = (self.count(&[Man, King]), self.count(&[TheirMan, TheirKing]));
        if own <= theirs || self.count(&[TheirMan]) > 0 {
            return 0;
        }
        let hunted = self.places(&[TheirKing]);
        let distance = |(row, column): Place, (other_row, other_column): Place| (row - other_row).abs().max((column - other_column).abs());
        let nearest = |place| hunted.iter().map(|&other| i32::from(distance(place, other))).min().unwrap_or(0);
        self.places(&[King]).into_iter().map(nearest).sum()
    }
}

/// All features of a position: Black's minus White's, and those of the player to move with
/// White's sign turned.
#[must_use]
pub fn features<R: CaptureRule>(position: &Checkers<R>) -> [i32; COUNT] {
    let (black, white) = (View::of(position, Player::One), View::of(position, Player::Two));
    let mut list = black.features();
    for (count, other) in list.iter_mut().zip(white.features()) {
        *count -= other;
    }
    let sign = if position.mover() == Player::One { 1 } else { -1 };
    list[Feature::Turn.index()] = sign;
    let places = black.places(&[Man, King, TheirMan, TheirKing]);
    if black.count(&[Man, King]) == black.count(&[TheirMan, TheirKing]) {
        let in_odd_rows = places.iter().filter(|(row, _)| row % 2 == 1).count();
        list[Feature::TheMove.index()] = if in_odd_rows % 2 == 1 { sign } else { -sign };
    }
    list
}

/// The value of a position by its features: what the evaluator computes, slowly.
#[must_use]
pub fn value<R: CaptureRule>(position: &Checkers<R>, weights: &Weights) -> i32 {
    let list = features(position);
    let in_phase = |phase: usize| -> i32 { list.iter().zip(&weights[phase]).map(|(count, weight)| count * i32::from(*weight)).sum() };
    let (phase, part, span) = share(position.occupied().count_ones() as i32);
    debug_assert!(phase + 1 < PHASES);
    (in_phase(phase) * part + in_phase(phase + 1) * (span - part)) / span
}
