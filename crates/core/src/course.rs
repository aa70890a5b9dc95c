//! The course of a game: what a position does not know and some draws depend on.
//!
//! A game may be drawn because a position comes for the third time, or because nothing lasting
//! has happened for long. Neither can be seen on the board, so whoever plays or searches keeps the
//! keys of the positions since the last action that cannot be undone:
//!
//! ```text
//!   … capture │ a   b   c   d   a   b   c   d  │ a        for the third time: drawn
//!             └─ past ───────────────────────────┘
//! ```
//!
//! ```
//! use plyground_core::DrawRules;
//! let rules = DrawRules { repetitions: 3, quiet: 80 };
//! assert!(!rules.are_met(&[1, 2], 1));
//! assert!(rules.are_met(&[1, 2, 1, 2], 1));
//! assert!(rules.are_met(&[0; 80], 1));
//! ```

/// When the course of a game makes it a draw.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DrawRules {
    /// A position that comes for this many times, with the same player to move, is a draw.
    pub repetitions: u32,
    /// So many actions in a row of which none is [lasting](crate::Game::is_lasting) are a draw.
    pub quiet: u32,
}

impl DrawRules {
    /// True when the position of key `present` is drawn, after positions of the keys `past`: those
    /// since the last lasting action.
    #[must_use]
    pub fn are_met(self, past: &[u64], present: u64) -> bool {
        let before = past.iter().filter(|&&key| key == present).count();
        past.len() >= self.quiet as usize || before + 1 >= self.repetitions as usize
    }
}

/// A game as it is played out: the keys of the positions since the last lasting action.
///
/// ```
/// use plyground_core::{Course, DrawRules};
/// let rules = DrawRules { repetitions: 3, quiet: 80 };
/// let mut course = Course::new(1);
/// for key in [2, 1, 2, 1] {
///     assert!(!course.is_drawn(rules));
///     course.play(key, false);
/// }
/// assert!(course.is_drawn(rules));
/// course.play(7, true);
/// assert!(!course.is_drawn(rules));
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Course {
    keys: Vec<u64>,
}

impl Course {
    /// The course of a game that begins with the position of this key.
    #[must_use]
    pub fn new(key: u64) -> Self {
        Self { keys: vec![key] }
    }

    /// Goes on to the position of this key, by an action that was lasting or not.
    pub fn play(&mut self, key: u64, is_lasting: bool) {
        if is_lasting {
            self.keys.clear();
        }
        self.keys.push(key);
    }

    /// True when the rules call this a draw.
    #[must_use]
    pub fn is_drawn(&self, rules: DrawRules) -> bool {
        let (present, past) = self.keys.split_last().expect("a course has a position");
        rules.are_met(past, *present)
    }
}
