//! A random game that can go round in circles: draws by repetition and by playing on too long.
//!
//! A position is a floor and a place on it. Most actions lead to another place on the same floor,
//! so that positions come again; some lead down to the next floor for good.
//!
//! ```text
//! floor 0     ○ ⇄ ○ ⇄ ○
//!             ↓       ↓       lasting
//! floor 1     ○ ⇄ ○ ⇄ ○
//! ```

use crate::{Deterministic, DrawRules, Game, Outcome, Player, Turn, mix};

/// A position of a random game with circles.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roundabout {
    seed: u64,
    floor: u8,
    place: u8,
    floors: u8,
    places: u8,
}

impl Roundabout {
    /// The start of the game that belongs to `seed`, with this many floors of this many places.
    #[must_use]
    pub const fn new(seed: u64, floors: u8, places: u8) -> Self {
        Self { seed, floor: 0, place: 0, floors, places }
    }

    /// A number made up for this position and a purpose.
    fn fate(&self, purpose: u64) -> u64 {
        mix(mix(self.seed ^ u64::from(self.floor) << 32 ^ u64::from(self.place) << 40) ^ mix(purpose))
    }

    fn fate_of(&self, action: u8) -> u64 {
        self.fate(u64::from(action) + 100)
    }
}

impl Game for Roundabout {
    type Action = u8;
    type Actions = arrayvec::ArrayVec<u8, 4>;
    const DRAWS: Option<DrawRules> = Some(DrawRules { repetitions: 3, quiet: 9 });

    fn turn(&self) -> Turn {
        let fate = self.fate(1);
        if self.floor >= self.floors || self.floor > 0 && fate.is_multiple_of(9) {
            return Turn::Over(if fate >> 32 & 1 == 0 { Outcome::Won(Player::One) } else { Outcome::Won(Player::Two) });
        }
        Turn::Player(if fate >> 16 & 1 == 0 { Player::One } else { Player::Two })
    }

    fn actions(&self) -> Self::Actions {
        (0..=(self.fate(2) % 4) as u8).collect()
    }

    fn is_lasting(&self, action: &u8) -> bool {
        self.fate_of(*action).is_multiple_of(7)
    }

    fn apply(&mut self, action: &u8) {
        let fate = self.fate_of(*action);
        self.floor += u8::from(self.is_lasting(action));
        self.place = (fate >> 8) as u8 % self.places;
    }

    fn key(&self) -> u64 {
        self.fate(0)
    }
}

impl Deterministic for Roundabout {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_obeys_the_laws() {
        for seed in 0..20 {
            crate::laws::game(&Roundabout::new(seed, 4, 5), 10, 30, seed);
        }
    }
}
