//! The pieces on a board, and the questions the rules ask about them.
//!
//! Three words hold the pieces: Black's, White's, and which of them are kings. All questions are
//! answered for the whole board at once by shifting these sets along the diagonals; see
//! [`squares`](super::squares).
//!
//! ```text
//!    black      white      kings
//!    . b . .    . . . .    . . . .       b on the second square of the first row is a man
//!    . . . .    w . . .    1 . . .       w on the first square of the second row is a king
//! ```

use super::rule::CaptureRule;
use super::squares::{BOTTOM_ROW, TOP_ROW, down_even, down_odd, up_even, up_odd};
use plyground_core::Player;

/// A position of English draughts. Player One is Black, who begins and whose men move down the
/// board, toward square 32.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Checkers<R: CaptureRule> {
    black: u32,
    white: u32,
    kings: u32,
    mover: Player,
    rule: R,
}

impl<R: CaptureRule> Default for Checkers<R> {
    fn default() -> Self {
        Self::new()
    }
}

impl<R: CaptureRule> Checkers<R> {
    /// The start: black men on squares 1 to 12, white men on 21 to 32, Black to move.
    #[must_use]
    pub fn new() -> Self {
        Self::from_parts([0x0000_0fff, 0xfff0_0000], [0, 0], Player::One)
    }

    /// The position with these men and kings, Black's first, as sets of squares (square `s` is
    /// bit `s - 1`). Nothing is checked in a release build: no two sets may share a square, and no man
    /// may stand on its last row. See [`read`](plyground_core::Playable::read) for a strict reader.
    ///
    /// ```
    /// use plyground_core::{Game, Playable, Player};
    /// use plyground_games::checkers::{Checkers, Compulsory, squares::bit};
    /// let position = Checkers::<Compulsory>::from_parts([bit(12), bit(21)], [0, bit(1)], Player::Two);
    /// assert_eq!(position.write(), "W:WK1,21:B12");
    /// ```
    #[must_use]
    #[inline]
    pub fn from_parts(men: [u32; 2], kings: [u32; 2], mover: Player) -> Self {
        debug_assert!(men[0] & men[1] == 0 && kings[0] & kings[1] == 0, "two pieces on a square");
        debug_assert!((men[0] | men[1]) & (kings[0] | kings[1]) == 0, "a man and a king on a square");
        debug_assert!(men[0] & BOTTOM_ROW == 0 && men[1] & TOP_ROW == 0, "a man on its last row");
        Self { black: men[0] | kings[0], white: men[1] | kings[1], kings: kings[0] | kings[1], mover, rule: R::default() }
    }

    /// The same pieces under the other capture rule, or the same.
    #[must_use]
    pub fn under<Q: CaptureRule>(&self) -> Checkers<Q> {
        Checkers { black: self.black, white: self.white, kings: self.kings, mover: self.mover, rule: Q::default() }
    }

    /// The player whose turn it is; also defined when the game is over.
    #[must_use]
    #[inline]
    pub const fn mover(&self) -> Player {
        self.mover
    }

    /// The same pieces with this player to move.
    #[must_use]
    pub const fn with_mover(mut self, mover: Player) -> Self {
        self.mover = mover;
        self
    }

    /// Men and kings of this player.
    #[must_use]
    #[inline]
    pub const fn pieces(&self, player: Player) -> u32 {
        match player {
            Player::One => self.black,
            Player::Two => self.white,
        }
    }

    /// Men of this player.
    #[must_use]
    #[inline]
    pub const fn men(&self, player: Player) -> u32 {
        self.pieces(player) & !self.kings
    }

    /// Kings of this player.
    #[must_use]
    #[inline]
    pub const fn kings(&self, player: Player) -> u32 {
        self.pieces(player) & self.kings
    }

    /// Kings of both players.
    #[must_use]
    #[inline]
    pub const fn all_kings(&self) -> u32 {
        self.kings
    }

    /// Squares with a piece.
    #[must_use]
    #[inline]
    pub const fn occupied(&self) -> u32 {
        self.black | self.white
    }

    /// Squares without a piece.
    #[must_use]
    #[inline]
    pub const fn empty(&self) -> u32 {
        !self.occupied()
    }

    /// The board turned by 180 degrees with colours swapped: the same game seen by the other player.
    ///
    /// ```
    /// use plyground_games::checkers::{Checkers, Compulsory};
    /// let start = Checkers::<Compulsory>::new();
    /// assert_eq!(start.mirrored(), start.with_mover(start.mover().other()));
    /// ```
    #[must_use]
    pub const fn mirrored(&self) -> Self {
        Self {
            black: self.white.reverse_bits(),
            white: self.black.reverse_bits(),
            kings: self.kings.reverse_bits(),
            mover: self.mover.other(),
            rule: self.rule,
        }
    }

    /// The pieces of this player that can jump, were it their turn.
    #[must_use]
    #[inline]
    pub const fn jumpers(&self, player: Player) -> u32 {
        let (own, theirs, empty) = (self.pieces(player), self.pieces(player.other()), self.empty());
        match player {
            Player::One => {
                let downward = own & can_jump_down(theirs, empty);
                if own & self.kings == 0 { downward } else { downward | own & self.kings & can_jump_up(theirs, empty) }
            }
            Player::Two => {
                let upward = own & can_jump_up(theirs, empty);
                if own & self.kings == 0 { upward } else { upward | own & self.kings & can_jump_down(theirs, empty) }
            }
        }
    }

    /// True when this player could jump, were it their turn.
    #[must_use]
    #[inline]
    pub const fn has_capture(&self, player: Player) -> bool {
        self.jumpers(player) != 0
    }

    /// The squares this player's pieces could step to without a jump, one set for each of the four
    /// kinds of step: up by 4, up by 3 or 5, down by 4, down by 3 or 5.
    #[must_use]
    #[inline]
    pub const fn steps(&self, player: Player) -> [u32; 4] {
        let (own, empty) = (self.pieces(player), self.empty());
        let kings = own & self.kings;
        let (upward, downward) = match player {
            Player::One => (kings, own),
            Player::Two => (own, kings),
        };
        [up_even(upward) & empty, up_odd(upward) & empty, down_even(downward) & empty, down_odd(downward) & empty]
    }

    /// The squares this player's pieces could step to without a jump.
    #[must_use]
    #[inline]
    pub const fn destinations(&self, player: Player) -> u32 {
        let [a, b, c, d] = self.steps(player);
        a | b | c | d
    }

    /// How many steps without a jump this player's pieces have, whether or not a jump is a duty.
    #[must_use]
    #[inline]
    pub const fn count_steps(&self, player: Player) -> u32 {
        let [a, b, c, d] = self.steps(player);
        count_both(a, b) + count_both(c, d)
    }

    /// True when the player to move can move.
    #[must_use]
    #[inline]
    pub(super) const fn can_move(&self) -> bool {
        self.destinations(self.mover) != 0 || self.has_capture(self.mover)
    }

    /// Moves a piece from one square to another, takes others, and gives the turn away. A man that
    /// ends on its last row becomes a king.
    #[inline]
    pub(super) const fn carry_out(&mut self, from: u32, to: u32, captured: u32) {
        // A king may end where it began, so the square is left before it is entered.
        let is_king = self.kings & from != 0;
        self.kings &= !(from | captured);
        let last_row = match self.mover {
            Player::One => {
                self.black = self.black & !from | to;
                self.white &= !captured;
                BOTTOM_ROW
            }
            Player::Two => {
                self.white = self.white & !from | to;
                self.black &= !captured;
                TOP_ROW
            }
        };
        if is_king || to & last_row != 0 {
            self.kings |= to;
        }
        self.mover = self.mover.other();
    }

    /// The three sets of pieces, Black's, White's and the kings of both.
    #[must_use]
    #[inline]
    pub(super) const fn words(&self) -> [u32; 3] {
        [self.black, self.white, self.kings]
    }
}

/// How many squares two sets have, counted in one go.
#[inline]
const fn count_both(first: u32, second: u32) -> u32 {
    // Mostly there are no kings, and nothing goes backward.
    if first | second == 0 {
        return 0;
    }
    (first as u64 | (second as u64) << 32).count_ones()
}

/// Squares from which a piece that moves down could jump one of theirs onto an empty square.
#[inline]
const fn can_jump_down(theirs: u32, empty: u32) -> u32 {
    up_even(theirs & up_odd(empty)) | up_odd(theirs & up_even(empty))
}

/// Squares from which a piece that moves up could jump one of theirs onto an empty square.
#[inline]
const fn can_jump_up(theirs: u32, empty: u32) -> u32 {
    down_even(theirs & down_odd(empty)) | down_odd(theirs & down_even(empty))
}
