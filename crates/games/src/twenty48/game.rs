//! The rules: who acts, what can happen, what comes of it.

use super::action::{Action, Actions, Direction};
use super::store::Store;
use super::variant::{Goal, Spawn, Variant};
use plyground_core::{Clock, Game, Outcome, Player, Playout, Rng, Stop, Turn};
use std::fmt;

/// A position of 2048, its tiles kept in a [`Store`].
///
/// The points won so far are not part of it: [`Game::reward`] says what a move wins.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Board<S: Store> {
    pub(super) store: S,
}

/// One in this many new tiles is a 4, the others are 2.
pub(super) const ONE_FOUR_IN: u32 = 10;

impl<S: Store> Board<S> {
    /// The empty board that waits for the first of its two tiles; `None` when this type is not
    /// made for the size.
    #[must_use]
    pub fn new(variant: Variant) -> Option<Self> {
        S::new(variant).map(|store| Self { store })
    }

    /// The variant being played.
    #[must_use]
    #[inline]
    pub fn variant(&self) -> Variant {
        self.store.variant()
    }

    /// True when the next thing to happen is a new tile.
    #[must_use]
    #[inline]
    pub fn is_waiting(&self) -> bool {
        self.store.is_waiting()
    }

    /// The exponent of the tile in a cell (row by row from 0): 0 where there is none, 11 for 2048.
    ///
    /// # Panics
    /// May panic when there is no such cell.
    #[must_use]
    #[inline]
    pub fn exponent(&self, cell: usize) -> u8 {
        debug_assert!(cell < self.variant().cells(), "no cell {cell}");
        self.store.get(cell)
    }

    /// The exponents of all cells, row by row.
    pub fn exponents(&self) -> impl Iterator<Item = u8> {
        (0..self.variant().cells()).map(|cell| self.store.get(cell))
    }

    /// Calls `look` with the exponents of every row and every column.
    pub fn each_line(&self, look: impl FnMut(&[u8])) {
        self.store.each_line(look);
    }

    /// The cells where the next tile may appear, one bit each: the empty ones, or those at the
    /// edge. After a move there always is an empty one at the edge, on the side the tiles left;
    /// on a board set up without one, new tiles may appear on any empty cell.
    #[must_use]
    #[inline]
    pub fn places(&self) -> u32 {
        let empty = self.store.empty();
        let variant = self.variant();
        let at_edge = empty & variant.edge();
        if variant.spawn == Spawn::Edge && at_edge != 0 { at_edge } else { empty }
    }

    /// True when the goal is a 2048 tile and one is there.
    #[inline]
    fn is_won(&self) -> bool {
        self.variant().goal == Goal::Tile2048 && self.store.has_2048()
    }
}

impl<S: Store> Game for Board<S> {
    type Action = Action;
    type Actions = Actions;

    #[inline]
    fn turn(&self) -> Turn {
        if self.is_won() {
            Turn::Over(Outcome::Won(Player::One))
        } else if self.store.is_waiting() {
            Turn::Chance
        } else if !self.store.legal().is_empty() {
            Turn::Player(Player::One)
        } else {
            Turn::Over(match self.variant().goal {
                Goal::None => Outcome::Scored(0),
                Goal::Tile2048 => Outcome::Won(Player::Two),
            })
        }
    }

    #[inline]
    fn actions(&self) -> Actions {
        self.store.legal().moves()
    }

    fn arms(&self) -> Option<Vec<Action>> {
        Some(Direction::ALL.map(Action::Move).to_vec())
    }

    fn odds(&self) -> impl Iterator<Item = (Action, f64)> {
        let places = self.places();
        let even = 1.0 / f64::from(places.count_ones() * ONE_FOUR_IN);
        let cells = (0..self.variant().cells() as u8).filter(move |cell| places >> cell & 1 != 0);
        cells.flat_map(move |cell| {
            let two = (Action::Spawn { cell, exponent: 1 }, f64::from(ONE_FOUR_IN - 1) * even);
            let four = (Action::Spawn { cell, exponent: 2 }, even);
            [two, four]
        })
    }

    #[inline]
    fn sample(&self, rng: &mut Rng) -> Action {
        if !self.store.is_waiting() {
            return Action::Move(self.store.legal().pick(rng).expect("a player to move has a move"));
        }
        let mut places = self.places();
        for _ in 0..rng.below(places.count_ones() as usize) {
            places &= places - 1;
        }
        let exponent = if rng.below(ONE_FOUR_IN as usize) == 0 { 2 } else { 1 };
        Action::Spawn { cell: places.trailing_zeros() as u8, exponent }
    }

    #[inline]
    fn reward(&self, action: &Action) -> i64 {
        match action {
            Action::Move(direction) => self.store.points(*direction),
            Action::Spawn { .. } => 0,
        }
    }

    #[inline(always)]
    fn apply(&mut self, action: &Action) {
        match *action {
            Action::Move(direction) => {
                debug_assert!(!self.is_waiting() && self.store.legal().has(direction), "{} is not legal in {self:?}", direction.word());
                self.store.slide(direction);
                self.store.set_waiting(true);
            }
            Action::Spawn { cell, exponent } => {
                debug_assert!(self.is_waiting() && self.places() >> cell & 1 != 0, "no tile appears on cell {cell} of {self:?}");
                // The very first tile is followed by a second.
                let is_first = self.store.empty().count_ones() as usize == self.variant().cells();
                self.store.set(usize::from(cell), exponent);
                self.store.set_waiting(is_first);
            }
        }
    }

    fn play_out(&mut self, rng: &mut Rng, most: u32, _: &mut Clock<'_>) -> Result<Playout, Stop> {
        let mut playout = Playout::default();
        loop {
            match self.turn() {
                Turn::Over(_) => return Ok(playout),
                Turn::Player(_) => {
                    let left = most - playout.decisions;
                    if left == 0 {
                        return Ok(playout);
                    }
                    if let Some(dash) = self.store.dash(rng, left) {
                        playout.decisions += dash.decisions;
                        playout.reward += dash.reward;
                        continue;
                    }
                    playout.decisions += 1;
                }
                Turn::Chance => {}
            }
            let action = self.sample(rng);
            playout.reward += self.reward(&action);
            self.apply(&action);
        }
    }

    #[inline]
    fn key(&self) -> u64 {
        self.store.key()
    }
}

impl<S: Store> fmt::Debug for Board<S> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "2048({})", super::notation::write(self))
    }
}
