//! What landing on each place does during one player's turn.
//!
//! The opponent's stones stand still in that turn, but for those sent back to wait, where they are
//! out of the way. A place that is barred at the start of the turn, an X cell held by the opponent,
//! therefore stays barred to its end, and a place where a stone is sent back can be told beforehand.
//! So nothing a stone does helps or hinders another, and the order among stones does not matter.

use super::path::{HOME, WAITING, is_x, meeting_places};
use super::position::Stones;
use super::tosses::KHAL;

/// Where a player may land, and whom that sends back.
#[derive(Clone, Debug)]
pub(super) struct Terrain {
    /// The places one may not land on, as bits.
    barred: u128,
    /// By place: which of the opponent's stones are sent back, as bits.
    sent_back: [u8; HOME as usize + 1],
    other: Stones,
}

impl Terrain {
    pub(super) fn new(other: Stones, doubled_safe: bool) -> Self {
        let mut terrain = Self { barred: 0, sent_back: [0; HOME as usize + 1], other };
        for (index, &stone) in other.iter().enumerate() {
            for place in meeting_places(stone) {
                if is_x(place) || doubled_safe && terrain.sent_back[usize::from(place)] != 0 {
                    terrain.barred |= 1 << place;
                } else {
                    terrain.sent_back[usize::from(place)] |= 1 << index;
                }
            }
        }
        terrain
    }

    /// The opponent's stones that landing on `place` sends back, as bits.
    #[inline]
    pub(super) fn sent_back(&self, place: u8) -> u8 {
        self.sent_back[usize::from(place)]
    }

    /// True when a stone may land on `place`, at most 127, if a step carries it there.
    #[inline]
    pub(super) fn is_open(&self, place: u8) -> bool {
        place <= HOME && self.barred >> place & 1 == 0
    }

    /// True when a stone on `place` may make a step.
    #[inline]
    pub(super) fn allows(&self, place: u8, value: u8) -> bool {
        (place != WAITING || value == KHAL) && self.is_open(place + value)
    }

    /// True when no landing from `from` to `to` is barred.
    #[inline]
    pub(super) fn is_clear(&self, from: u8, to: u8) -> bool {
        self.barred >> from << from << (127 - to) == 0
    }

    /// The opponent's stones once these, as bits, have been sent back.
    #[inline]
    pub(super) fn other_after(&self, sent_back: u8) -> Stones {
        let mut other = self.other;
        if sent_back != 0 {
            for (index, stone) in other.iter_mut().enumerate() {
                if sent_back >> index & 1 == 1 {
                    *stone = WAITING;
                }
            }
            other.sort_unstable();
        }
        other
    }
}
