//! The way from the start of the game to the node under way, for draws by the course of a game.
//!
//! A search that comes back to a position it has already passed on its way down would only go
//! round in circles: whatever either side could gain there, it could have gained the first time. So
//! such a position is a draw at once. A position from before the root is one only when the rules
//! say so, since somebody may still choose differently there:
//!
//! ```text
//!   played so far │ root   a   b   c   root?     a draw: the search has been here
//!   x   y   x   y │ root   x?                    a draw: x comes for the third time
//! ```
//!
//! Only positions since the last lasting action can come again, so the look back is short.

use plyground_core::{DrawRules, Game, Outcome, Root, Turn};

/// Keys of the positions on the way, those before the root included.
#[derive(Debug)]
pub(crate) struct Path {
    passed: Vec<Passed>,
    /// Where the root stands in it.
    root: usize,
}

/// A position on the way.
#[derive(Clone, Copy, Debug)]
struct Passed {
    key: u64,
    /// Actions in a row up to here of which none was lasting.
    quiet: u32,
}

impl Path {
    /// The way to the root; empty for games whose course does not matter.
    pub fn new<G: Game>(root: &Root<'_, G>) -> Self {
        let keys = root.past.iter().copied().chain([root.position.key()]);
        let passed: Vec<Passed> = match G::DRAWS {
            Some(_) => (0..).zip(keys).map(|(quiet, key)| Passed { key, quiet }).collect(),
            None => Vec::new(),
        };
        Self { root: passed.len().saturating_sub(1), passed }
    }

    /// Actions in a row, the next one included, of which none is lasting.
    #[inline]
    pub fn quiet_after(&self, is_lasting: bool) -> u32 {
        if is_lasting { 0 } else { self.passed.last().map_or(0, |passed| passed.quiet + 1) }
    }

    /// Who acts in a position that the next action leads to, and how many actions in a row up to it have not been
    /// lasting. The rules speak first, then the course of the game.
    #[inline(always)]
    pub fn arrive<G: Game>(&self, position: &G, is_lasting: impl FnOnce() -> bool) -> (Turn, u32) {
        let turn = position.turn();
        let Some(rules) = G::DRAWS else { return (turn, 0) };
        let quiet = self.quiet_after(is_lasting());
        let is_drawn = !turn.is_over() && self.is_drawn(rules, quiet, || position.key());
        (if is_drawn { Turn::Over(Outcome::Drawn) } else { turn }, quiet)
    }

    /// True when a position reached after `quiet` actions in a row that were not lasting is drawn.
    #[inline]
    pub fn is_drawn(&self, rules: DrawRules, quiet: u32, key: impl FnOnce() -> u64) -> bool {
        quiet > 0 && (quiet >= rules.quiet || self.is_repeated(rules, quiet, key()))
    }

    fn is_repeated(&self, rules: DrawRules, quiet: u32, key: u64) -> bool {
        let first = self.passed.len().saturating_sub(quiet as usize);
        let mut before = 1;
        for (at, passed) in self.passed.iter().enumerate().skip(first) {
            if passed.key == key {
                before += 1;
                if at >= self.root || before >= rules.repetitions {
                    return true;
                }
            }
        }
        false
    }

    /// The key of the position under way, and actions in a row up to there of which none was lasting.
    #[inline]
    pub fn here(&self) -> (u64, u32) {
        self.passed.last().map_or((0, 0), |passed| (passed.key, passed.quiet))
    }

    /// Goes down to a position.
    #[inline]
    pub fn enter(&mut self, key: u64, quiet: u32) {
        self.passed.push(Passed { key, quiet });
    }

    /// Comes back up.
    #[inline]
    pub fn leave(&mut self) {
        self.passed.pop();
    }
}

/// True when the value of a position after `quiet` actions in a row that were not lasting does not
/// depend on how the game came there, so that it may be kept and found. Right after a lasting
/// action, no position below can be one above.
#[inline(always)]
pub(crate) const fn is_independent<G: Game>(quiet: u32) -> bool {
    G::DRAWS.is_none() || quiet == 0
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: DrawRules = DrawRules { repetitions: 3, quiet: 6 };

    /// Keys of the past, then those from the root on, none of them reached by a lasting action.
    fn path(past: &[u64], since_root: &[u64]) -> Path {
        let keys = past.iter().chain(since_root);
        Path { passed: (0..).zip(keys).map(|(quiet, &key)| Passed { key, quiet }).collect(), root: past.len() }
    }

    #[test]
    fn a_position_met_since_the_root_is_drawn_the_second_time() {
        let path = path(&[], &[1, 2, 3, 4]);
        assert!(path.is_drawn(RULES, path.quiet_after(false), || 1));
        assert!(!path.is_drawn(RULES, path.quiet_after(false), || 5));
    }

    #[test]
    fn a_position_from_before_the_root_is_drawn_the_third_time() {
        let once = path(&[8, 1], &[2]);
        assert!(!once.is_drawn(RULES, once.quiet_after(false), || 1));
        let twice = path(&[1, 8, 1], &[2]);
        assert!(twice.is_drawn(RULES, twice.quiet_after(false), || 1));
    }

    #[test]
    fn what_came_before_a_lasting_action_cannot_come_again() {
        let mut path = path(&[], &[1, 2, 3]);
        path.enter(4, path.quiet_after(true));
        path.enter(5, path.quiet_after(false));
        assert!(!path.is_drawn(RULES, path.quiet_after(false), || 1));
        assert!(path.is_drawn(RULES, path.quiet_after(false), || 4));
        path.leave();
        assert_eq!(path.quiet_after(false), 1);
    }

    #[test]
    fn too_many_quiet_actions_are_a_draw() {
        let path = path(&[1, 2, 3], &[4, 5]);
        assert!(!path.is_drawn(RULES, 5, || 9));
        assert!(path.is_drawn(RULES, 6, || 9));
    }
}
