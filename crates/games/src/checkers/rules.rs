//! The rules: who moves, how, and when it is over.

use super::action::Move;
use super::board::Checkers;
use super::list::Moves;
use super::rule::CaptureRule;
use super::squares::{bit, row};
use plyground_core::{Deterministic, DrawRules, Game, Outcome, Player, Rng, Turn, mix};

impl<R: CaptureRule> Game for Checkers<R> {
    type Action = Move;
    type Actions = Moves;

    /// The third time, and forty moves by each side without a capture or a man's move.
    const DRAWS: Option<DrawRules> = Some(DrawRules { repetitions: 3, quiet: 80 });
    const ADVANCE: Option<fn(&Self, &Move) -> u32> = Some(|position, action| {
        let row = u32::from(row(action.from()));
        if position.mover() == Player::One { row } else { 7 - row }
    });

    #[inline]
    fn turn(&self) -> Turn {
        let mover = self.mover();
        if self.pieces(mover.other()) == 0 {
            // Only a position that was set up comes here: who takes the last piece is not to move.
            Turn::Over(Outcome::Won(mover))
        } else if self.can_move() {
            Turn::Player(mover)
        } else {
            Turn::Over(Outcome::Won(mover.other()))
        }
    }

    #[inline]
    fn actions(&self) -> Moves {
        self.list_moves()
    }

    #[inline]
    fn count_actions(&self) -> usize {
        self.count_moves()
    }

    /// Pieces taken do not come back, and men do not go back.
    #[inline]
    fn is_lasting(&self, action: &Move) -> bool {
        action.is_capture() || self.all_kings() & bit(action.from()) == 0
    }

    #[inline]
    fn sample(&self, rng: &mut Rng) -> Move {
        if self.has_capture(self.mover()) {
            *rng.pick(self.actions().as_ref()).expect("a jumper has a move")
        } else {
            self.pick_step(rng.below(self.count_steps(self.mover()) as usize) as u32)
        }
    }

    #[inline]
    fn apply(&mut self, action: &Move) {
        debug_assert!(self.list_moves().as_ref().contains(action), "{action} in {self:?}");
        let (from, to) = action.ends();
        self.carry_out(from, to, action.captured());
    }

    #[inline]
    fn key(&self) -> u64 {
        let [black, white, kings] = self.words();
        let pieces = u64::from(black) | u64::from(white) << 32;
        let rest = u64::from(kings) | u64::from(self.mover() == Player::Two) << 32;
        // Different pieces are scattered without a collision, and so are different kings of the same pieces.
        mix(mix(pieces) ^ rest.wrapping_mul(0x9e37_79b9_7f4a_7c15))
    }
}

impl<R: CaptureRule> Deterministic for Checkers<R> {}
