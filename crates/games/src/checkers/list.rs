//! A list of moves on the stack.
//!
//! Real games have at most some twenty-five moves in a position, so the list is an array that is
//! filled by a plain loop. A position that somebody made up can have more; then, and only
//! then, the moves go on to the heap.
//!
//! ```text
//!   3 moves      [ 9-13  9-14  10-14  -  -  -  … ]      spilled: empty
//!   33 moves                                            spilled: all 33
//! ```
//!
//! The list is its own iterator, so that looping over it does not copy it; what has been handed
//! out is no longer part of it.
//!
//! ```
//! use plyground_games::checkers::{Move, Moves};
//! let mut moves = Moves::new();
//! moves.push(Move::quiet(9, 13));
//! moves.push(Move::quiet(9, 14));
//! assert_eq!(moves.next(), Some(Move::quiet(9, 13)));
//! assert_eq!(moves.as_ref(), [Move::quiet(9, 14)]);
//! ```

use super::action::Move;
use std::iter::FusedIterator;

/// Moves that need no heap.
const INLINE: usize = 32;

/// A list of moves.
#[derive(Clone, Debug)]
pub struct Moves {
    /// Moves already handed out.
    start: usize,
    /// Moves ever pushed.
    end: usize,
    inline: [Move; INLINE],
    /// All of the moves, once there are too many.
    spilled: Vec<Move>,
}

impl Moves {
    /// No moves.
    #[must_use]
    #[inline]
    pub fn new() -> Self {
        Self { start: 0, end: 0, inline: [Move::default(); INLINE], spilled: Vec::new() }
    }

    /// Adds a move at the end.
    #[inline]
    pub fn push(&mut self, action: Move) {
        if let Some(place) = self.inline.get_mut(self.end) {
            *place = action;
        } else {
            self.spill(action);
        }
        self.end += 1;
    }

    #[cold]
    #[inline(never)]
    fn spill(&mut self, action: Move) {
        if self.spilled.is_empty() {
            self.spilled.extend(self.inline);
        }
        self.spilled.push(action);
    }
}

impl Default for Moves {
    fn default() -> Self {
        Self::new()
    }
}

impl PartialEq for Moves {
    fn eq(&self, other: &Self) -> bool {
        self.as_ref() == other.as_ref()
    }
}

impl Eq for Moves {}

impl AsRef<[Move]> for Moves {
    #[inline]
    fn as_ref(&self) -> &[Move] {
        if self.end <= INLINE { &self.inline[self.start..self.end] } else { &self.spilled[self.start..] }
    }
}

impl AsMut<[Move]> for Moves {
    #[inline]
    fn as_mut(&mut self) -> &mut [Move] {
        if self.end <= INLINE { &mut self.inline[self.start..self.end] } else { &mut self.spilled[self.start..] }
    }
}

impl Iterator for Moves {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        let action = self.as_ref().first().copied();
        self.start += usize::from(action.is_some());
        action
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.end - self.start;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Moves {}
impl FusedIterator for Moves {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_holds_what_was_pushed_however_long_it_is() {
        let mut list = Moves::new();
        let mut pushed = Vec::new();
        for number in 0..100_u8 {
            assert_eq!(list.as_ref(), pushed);
            assert_eq!(list.as_mut(), pushed);
            assert_eq!(list.clone().len(), pushed.len());
            assert_eq!(list.clone().collect::<Vec<_>>(), pushed);
            let action = Move::quiet(number % 32 + 1, number / 4 + 1);
            list.push(action);
            pushed.push(action);
        }
    }
}
