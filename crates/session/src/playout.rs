//! A game that goes on without a session: nothing is kept but what the rules ask for.

use crate::draw_rules::turn_of;
use plyground_core::{Game, Limits, Rng, Turn};

/// A game at some point: the position, and the keys of the positions before it that can come again.
/// The keys are kept only for games whose course can make them a draw.
#[derive(Clone, Debug)]
pub(crate) struct OngoingGame<G> {
    pub position: G,
    pub past: Vec<u64>,
}

impl<G: Game> OngoingGame<G> {
    /// Who acts now, by the position and by the course of the game.
    pub fn turn(&self) -> Turn {
        turn_of(&self.position, &self.past)
    }

    /// Plays an action or an outcome, which must be legal.
    pub fn play(&mut self, action: &G::Action) {
        if G::DRAWS.is_some() {
            if self.position.is_lasting(action) {
                self.past.clear();
            } else {
                self.past.push(self.position.key());
            }
        }
        self.position.apply(action);
    }

    /// Plays at random to the end; answers the decisions made.
    pub fn play_out(mut self, dice: &mut Rng) -> u32 {
        if G::DRAWS.is_none() {
            let playout = self.position.play_out(dice, u32::MAX, &mut Limits::default().start());
            return playout.expect("nothing stops it").decisions;
        }
        let mut decisions = 0;
        loop {
            match self.turn() {
                Turn::Over(_) => return decisions,
                Turn::Player(_) => decisions += 1,
                Turn::Chance => {}
            }
            self.play(&self.position.sample(dice));
        }
    }

    /// Plays at random to the end and lists the actions of every position on the way; answers how
    /// many there were.
    pub fn list_actions(mut self, dice: &mut Rng) -> u64 {
        let mut count = 0;
        loop {
            let action = match self.turn() {
                Turn::Over(_) => return count,
                Turn::Chance => self.position.sample(dice),
                Turn::Player(_) => {
                    let actions = self.position.actions();
                    count += actions.as_ref().len() as u64;
                    dice.pick(actions.as_ref()).expect("a player to move has an action").clone()
                }
            };
            self.play(&action);
        }
    }
}
