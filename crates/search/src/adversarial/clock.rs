//! A clock for the whole game: how much time the next action may take.
//!
//! Nobody knows how long a game will last, so each action may use a share of what is left. A
//! forced action uses none, one that is settled stops early, and one whose best action keeps
//! changing may overdraw:
//!
//! ```text
//!   left ├─ usual ─┼──────── most ─────────┤ ...
//!        no new round after this     stop here whatever happens
//! ```

use std::time::Duration;

/// Time for all actions of one player in a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct GameClock {
    total: Duration,
    spent: Duration,
    /// Actions made in the game when it was last asked.
    actions_made: u32,
}

/// How long the next action may take.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Pace {
    /// No new round is begun after this, while the best action stays the same.
    pub usual: Duration,
    /// Not even a round under way is finished after this.
    pub most: Duration,
}

impl GameClock {
    /// As if the game had this many actions of the player to go, at any time.
    const TO_GO: u32 = 30;

    /// A clock with this much time.
    #[must_use]
    pub const fn new(total: Duration) -> Self {
        Self { total, spent: Duration::ZERO, actions_made: 0 }
    }

    /// Time that is left.
    #[must_use]
    pub fn left(&self) -> Duration {
        self.total.saturating_sub(self.spent)
    }

    /// Begins to think after so many actions of both players. A game with fewer actions than the
    /// last time is another one, or was taken back: the clock is set again.
    pub(super) fn begin(&mut self, actions_made: u32) -> Pace {
        if actions_made < self.actions_made {
            self.spent = Duration::ZERO;
        }
        self.actions_made = actions_made;
        let share = self.left() / Self::TO_GO;
        Pace { usual: share / 2, most: 4 * share }
    }

    /// Ends thinking.
    pub(super) fn end(&mut self, elapsed: Duration) {
        self.spent += elapsed;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_never_runs_out() {
        let mut clock = GameClock::new(Duration::from_secs(60));
        for action in 0..100 {
            let pace = clock.begin(2 * action);
            assert!(pace.usual < pace.most && pace.most < clock.left());
            clock.end(pace.most);
        }
        assert!(clock.left() > Duration::ZERO);
    }

    #[test]
    fn a_game_that_begins_again_has_all_its_time() {
        let mut clock = GameClock::new(Duration::from_secs(60));
        let first = clock.begin(0);
        clock.end(first.most);
        assert!(clock.begin(2).most < first.most);
        assert_eq!(clock.begin(0), first);
    }
}
