//! The course of a game: where it started, what was played, and what of that was taken back.

use super::Step;
use plyground_core::{Playable, Turn};

/// What was counted up to a point of a game.
#[derive(Clone, Copy, Default)]
struct Tally {
    score: i64,
    decisions: u32,
    /// Actions in a row of which none was lasting.
    quiet: usize,
}

/// A game from its start up to now, and on to what was taken back.
#[derive(Clone)]
pub(super) struct Course<G: Playable> {
    /// Every position from the start on, those taken back included.
    positions: Vec<G>,
    /// Their keys.
    keys: Vec<u64>,
    /// Points won and decisions made up to each of them.
    tallies: Vec<Tally>,
    /// The actions between them.
    actions: Vec<G::Action>,
    /// Index of the position now.
    now: usize,
}

impl<G: Playable> Course<G> {
    pub fn new(start: G) -> Self {
        let keys = vec![start.key()];
        Self { positions: vec![start], keys, tallies: vec![Tally::default()], actions: Vec::new(), now: 0 }
    }

    /// The position the game started from.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The position now.
    pub fn current(&self) -> &G {
        &self.positions[self.now]
    }

    /// Keys of the positions before this one that can still come again.
    pub fn past(&self) -> &[u64] {
        &self.keys[self.now - self.tallies[self.now].quiet..self.now]
    }

    /// Points won since the start.
    pub fn score(&self) -> i64 {
        self.tallies[self.now].score
    }

    /// Decisions made since the start.
    pub fn decisions(&self) -> u32 {
        self.tallies[self.now].decisions
    }

    /// The last action, and the position it was played in.
    pub fn last(&self) -> Option<(&G, &G::Action)> {
        let before = self.now.checked_sub(1)?;
        Some((&self.positions[before], &self.actions[before]))
    }

    /// Plays an action that is known to be legal.
    pub fn advance(&mut self, action: G::Action) {
        let position = self.current();
        let next = position.after(&action);
        let Tally { score, decisions, quiet } = self.tallies[self.now];
        let is_decision = matches!(position.turn(), Turn::Player(_));
        let tally = Tally {
            score: score + position.reward(&action),
            decisions: decisions + u32::from(is_decision),
            quiet: if position.is_lasting(&action) { 0 } else { quiet + 1 },
        };
        self.positions.truncate(self.now + 1);
        self.keys.truncate(self.now + 1);
        self.tallies.truncate(self.now + 1);
        self.actions.truncate(self.now);
        self.keys.push(next.key());
        self.positions.push(next);
        self.tallies.push(tally);
        self.actions.push(action);
        self.now += 1;
    }

    /// Takes the last action back; false when there is none.
    pub fn undo(&mut self) -> bool {
        let can = self.now > 0;
        self.now -= usize::from(can);
        can
    }

    /// Plays again what was taken back; false when there is nothing.
    pub fn redo(&mut self) -> bool {
        let can = self.now < self.actions.len();
        self.now += usize::from(can);
        can
    }

    /// What was played, first to last.
    pub fn history(&self) -> Vec<Step> {
        (0..self.now)
            .map(|index| Step {
                by: self.positions[index].turn(),
                action: self.positions[index].write_action(&self.actions[index]),
                position: self.positions[index + 1].write(),
            })
            .collect()
    }
}
