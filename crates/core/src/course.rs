//! The course of a game: what a position does not know and some draws depend on.
//!
//! A game may be drawn because a position comes for the third time, or because nothing lasting
//! has happened for long. Neither can be seen on the board, so whoever plays or searches keeps the
//! keys of the positions since the last action that cannot be undone:
//!
//! ```text
//!   … capture │ a   b   c   d   a   b   c   d  │ a        for the third time: drawn
//!             └─ keys ───────────────────────────┘
//! ```
//!
//! ```
//! use plyground_core::{Course, DrawRules};
//! let rules = DrawRules { repetitions: 3, quiet: 80 };
//! let mut course = Course::new(1);
//! for key in [2, 1, 2, 1] {
//!     assert!(!course.is_drawn(rules));
//!     course.play(key, false);
//! }
//! assert!(course.is_drawn(rules));
//! course.play(7, true);
//! assert_eq!(course.past(), &[] as &[u64]);
//! ```

use crate::DrawRules;

/// Keys of the positions since the last lasting action, the present one included.
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

    /// Keys of the positions before the present one, as far back as they can still matter, oldest first.
    #[must_use]
    pub fn past(&self) -> &[u64] {
        &self.keys[..self.keys.len() - 1]
    }

    /// How often the present position has been there, this time included.
    #[must_use]
    pub fn occurrences(&self) -> u32 {
        let present = self.keys[self.keys.len() - 1];
        self.keys.iter().filter(|&&key| key == present).count() as u32
    }

    /// True when the rules call this a draw.
    #[must_use]
    pub fn is_drawn(&self, rules: DrawRules) -> bool {
        self.past().len() >= rules.quiet as usize || self.occurrences() >= rules.repetitions
    }
}
