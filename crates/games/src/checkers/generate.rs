//! Listing and counting moves.
//!
//! Pieces are taken in the order of their squares, from 1 upward for both players, and their
//! directions in the order up left, up right, down left, down right. A chain of jumps is followed
//! depth first; where its beginnings are moves of their own, each comes before what continues it.
//!
//! ```text
//!                 22x15 ── 15x6           compulsory:  22x15x6, 22x15x8
//!               /        \                optional:    22x15, 22x15x6, 22x15x8, and the quiet moves
//!   piece on 22            15x8
//! ```
//!
//! While a chain goes on, the pieces jumped stay where they are: they are no longer targets, but
//! they still block. The square the chain started from is empty.

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::rule::CaptureRule;
use super::squares::{LANDING, NEIGHBOUR, bit, down_even, down_odd, square_of, squares_in, up_even, up_odd};
use plyground_core::Player;
use std::ops::Range;

/// The directions in which a piece may go: kings in all, men forward.
#[inline]
const fn directions(player: Player, is_king: bool) -> Range<usize> {
    match (is_king, player) {
        (true, _) => 0..4,
        (false, Player::One) => 2..4,
        (false, Player::Two) => 0..2,
    }
}

/// What does not change while one piece jumps.
struct Jumper {
    directions: Range<usize>,
    /// Squares a jump may land on.
    empty: u32,
    /// Pieces that may be jumped, as long as they have not been.
    theirs: u32,
}

impl Jumper {
    /// The piece of the player to move on this square, as a set.
    #[inline]
    fn new<R: CaptureRule>(position: &Checkers<R>, from: u32) -> Self {
        let mover = position.mover();
        Self {
            directions: directions(mover, position.all_kings() & from != 0),
            empty: position.empty() | from,
            theirs: position.pieces(mover.other()),
        }
    }

    /// The jump in a direction from a square index, over what has not been captured yet: the
    /// square jumped and the one landed on, as sets.
    #[inline]
    fn jump(&self, at: usize, direction: usize, captured: u32) -> Option<(u32, u32)> {
        let over = NEIGHBOUR[at][direction] & self.theirs & !captured;
        let onto = LANDING[at][direction] & self.empty;
        (over != 0 && onto != 0).then_some((over, onto))
    }

    /// The chain `so_far` with one more jump in this direction.
    #[inline]
    fn next(&self, so_far: Move, direction: usize) -> Option<Move> {
        let (over, onto) = self.jump(usize::from(so_far.to()) - 1, direction, so_far.captured())?;
        Some(so_far.then(direction, over, onto))
    }

    /// Lists all chains that go on from `so_far`; answers whether there are any.
    fn list<R: CaptureRule>(&self, so_far: Move, moves: &mut Moves) -> bool {
        let mut goes_on = false;
        for direction in self.directions.clone() {
            if let Some(chain) = self.next(so_far, direction) {
                self.list_from::<R>(chain, moves);
                goes_on = true;
            }
        }
        goes_on
    }

    /// Lists a chain that has begun and all that continue it, as far as each is a move.
    #[inline]
    fn list_from<R: CaptureRule>(&self, chain: Move, moves: &mut Moves) {
        if !R::IS_COMPULSORY {
            moves.push(chain);
        }
        let goes_on = self.list::<R>(chain, moves);
        if R::IS_COMPULSORY && !goes_on {
            moves.push(chain);
        }
    }

    /// Counts what [`list`](Self::list) lists, for a piece that stands on this square index.
    fn count<R: CaptureRule>(&self, at: usize, captured: u32) -> usize {
        let mut sum = 0;
        for direction in self.directions.clone() {
            if let Some((over, onto)) = self.jump(at, direction, captured) {
                let more = self.count::<R>(onto.trailing_zeros() as usize, captured | over);
                sum += if R::IS_COMPULSORY { more.max(1) } else { more + 1 };
            }
        }
        sum
    }
}

impl<R: CaptureRule> Checkers<R> {
    /// The moves that take something: complete chains where a chain must be completed, all their
    /// beginnings where not.
    #[must_use]
    pub fn captures(&self) -> Moves {
        let mut moves = Moves::new();
        self.add_captures(self.jumpers(self.mover()), &mut moves);
        moves
    }

    /// All moves, in the order of squares and directions.
    #[inline]
    pub(super) fn list_moves(&self) -> Moves {
        let mut moves = Moves::new();
        let jumpers = self.jumpers(self.mover());
        if jumpers == 0 {
            match self.mover() {
                Player::One => self.add_steps::<2>(&mut moves),
                Player::Two => self.add_steps::<0>(&mut moves),
            }
        } else if R::IS_COMPULSORY {
            self.add_captures(jumpers, &mut moves);
        } else {
            self.add_freely(&mut moves);
        }
        moves
    }

    fn add_captures(&self, jumpers: u32, moves: &mut Moves) {
        for from in squares_in(jumpers) {
            Jumper::new(self, bit(from)).list::<R>(Move::standing(from), moves);
        }
    }

    /// Adds the steps of all pieces; men go in the direction `FORWARD` and the next.
    #[inline]
    fn add_steps<const FORWARD: usize>(&self, moves: &mut Moves) {
        let (empty, kings) = (self.empty(), self.all_kings());
        for from in squares_in(self.pieces(self.mover())) {
            let mut add = |direction: usize| {
                let to = NEIGHBOUR[usize::from(from) - 1][direction] & empty;
                if to != 0 {
                    moves.push(Move::quiet(from, square_of(to)));
                }
            };
            if kings & bit(from) == 0 {
                add(FORWARD);
                add(FORWARD + 1);
            } else {
                (0..4).for_each(add);
            }
        }
    }

    /// Adds steps and jumps of every piece, direction by direction.
    fn add_freely(&self, moves: &mut Moves) {
        let empty = self.empty();
        for from in squares_in(self.pieces(self.mover())) {
            let jumper = Jumper::new(self, bit(from));
            for direction in jumper.directions.clone() {
                let to = NEIGHBOUR[usize::from(from) - 1][direction] & empty;
                if to != 0 {
                    moves.push(Move::quiet(from, square_of(to)));
                } else if let Some(chain) = jumper.next(Move::standing(from), direction) {
                    jumper.list_from::<R>(chain, moves);
                }
            }
        }
    }

    /// The step of this number, counted set by set: from 0 to below [`count_steps`](Self::count_steps).
    /// Not the order of the list, but quicker than it.
    #[inline]
    pub(super) fn pick_step(&self, number: u32) -> Move {
        let mut left = number;
        let steps = self.steps(self.mover());
        let back = [down_even, down_odd, up_even, up_odd];
        for (set, back) in steps.into_iter().zip(back) {
            let count = set.count_ones();
            if left < count {
                let mut rest = set;
                for _ in 0..left {
                    rest &= rest - 1;
                }
                let to = rest & rest.wrapping_neg();
                return Move::quiet(square_of(back(to)), square_of(to));
            }
            left -= count;
        }
        unreachable!("there are only {} steps, so none has number {number}", self.count_steps(self.mover()))
    }

    /// How many moves there are.
    #[inline]
    pub(super) fn count_moves(&self) -> usize {
        let jumpers = self.jumpers(self.mover());
        if jumpers == 0 {
            return self.count_steps(self.mover()) as usize;
        }
        let captures = self.count_captures(jumpers);
        if R::IS_COMPULSORY { captures } else { captures + self.count_steps(self.mover()) as usize }
    }

    fn count_captures(&self, jumpers: u32) -> usize {
        squares_in(jumpers).map(|from| Jumper::new(self, bit(from)).count::<R>(usize::from(from) - 1, 0)).sum()
    }
}
