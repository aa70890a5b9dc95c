//! Where a position is found in the bit matrices.
//!
//! Turned such that the blank is at home, reflected such that its column was chosen, a position is a blank,
//! a row and a column. Positions that are symmetric to each other share their place, and their distance to the goal.
//!
//! ```text
//!   r.-      blank 1, slot 1 of home is the crossing       slots 2 1 0
//!   brr      row     r at 0 and 1, b at 2                  row     011
//!   -bb      column  r opposite 2, b opposite 1 and 0      column  011
//! ```
//!
//! Of the columns 011 and 101, which reflect each other, 101 was chosen: the place is that of the reflected board, blank 2,
//! row 101, column 101.

use super::home::{Home, arranged};
use super::patterns::{NONE, Patterns};
use plyground_games::redswapblue::{Bits, Content, RedSwapBlue};

/// A position up to symmetry.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) struct Place {
    /// The cell of the blank, in the first square or at the crossing.
    pub blank: usize,
    /// The slots of home that hold red.
    pub row: u16,
    /// The slots of the other square that hold blue.
    pub column: u16,
}

impl Place {
    /// The place of a position.
    pub fn of<B: Bits>(position: &RedSwapBlue<B>, home: &Home, patterns: &Patterns) -> Self {
        let crossing = home.slots;
        let is_turned = position.blank() > crossing;
        let cell = |at: usize| if is_turned { 2 * crossing - at } else { at };
        let blank = cell(position.blank());
        let (own, other) = if is_turned { (Content::Blue, Content::Red) } else { (Content::Red, Content::Blue) };
        let mut place = Self { blank, row: 0, column: 0 };
        for slot in 0..crossing {
            let at_home = if slot == blank { crossing } else { slot };
            place.row |= u16::from(position.content(cell(at_home)) == own) << slot;
            place.column |= u16::from(position.content(cell(2 * crossing - slot)) == other) << slot;
        }
        if patterns.column(place.column) == NONE { place.reflected(home, patterns) } else { place }
    }

    /// The same on the board reflected in its main diagonal.
    pub fn reflected(self, home: &Home, patterns: &Patterns) -> Self {
        Self { blank: home.reflected(self.blank), row: patterns.reflected(self.row), column: patterns.reflected(self.column) }
    }

    /// One of the positions that have this place, of the variant of `like`.
    pub fn position<B: Bits>(self, like: &RedSwapBlue<B>, home: &Home) -> Option<RedSwapBlue<B>> {
        let crossing = home.slots;
        arranged(like, self.blank, |cell| match cell {
            _ if cell < crossing => self.row >> cell & 1 != 0,
            _ if cell == crossing => self.row >> self.blank & 1 != 0,
            _ => self.column >> (2 * crossing - cell) & 1 == 0,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::Playable;
    use plyground_games::redswapblue::{Jump, Variant};

    #[test]
    fn symmetric_positions_share_their_place_and_a_place_leads_back_to_one_of_them() {
        let variant = Variant { n: 2, jump: Jump::Any, diagonal: false };
        let home = Home::new(variant).unwrap();
        let patterns = Patterns::new(&home);
        let start = RedSwapBlue::<u64>::new(variant).unwrap();
        // The same, reflected, turned with colours exchanged, and both.
        let same = ["r.-/brr/-bb", "rb-/.rb/-rb", "rr-/bbr/-.b", "rb-/rb./-rb"];
        let places: Vec<Place> = same.iter().map(|text| Place::of(&start.read(text).expect("a position"), &home, &patterns)).collect();
        assert!(places.iter().all(|place| *place == places[0]), "{places:?}");
        assert_ne!(places[0], Place::of(&start, &home, &patterns));
        let back = places[0].position(&start, &home).expect("a position");
        assert!(same.contains(&back.write().as_str()), "{back:?}");
    }
}
