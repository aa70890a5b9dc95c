//! The board seen from the square in which the blank stands.
//!
//! Turning the board by 180 degrees and exchanging the colours changes neither the rules nor the goal, so
//! the blank may be taken to stand in the first square, the *home* square, or at the crossing. Home then has n² - 1 pieces
//! and so has the other square, each in a *slot*. Slot s is cell s of the first square, or the cell
//! opposite it in the second; the piece at the crossing belongs to home and takes the slot of the blank.
//!
//! ```text
//!    0  1  2                              n = 3, blank on cell 4: slot 4 of home is the crossing
//!    3  .  5
//!    6  7 (4) 7' 6'                       row:    a bit for each slot of home that holds red
//!          5' 4' 3'                       column: a bit for each slot of the other square that holds blue
//!          2' 1' 0'
//! ```
//!
//! Both have equally many bits set. The gain of this choice of slots: a blank that moves between home and
//! crossing changes no bit at all, one that moves from b to f inside home exchanges bits b and f of the row.
//! Only a *passage*, a jump from square to square, touches the column.
//!
//! Nothing here knows a rule: which cells lead to which is asked of the game.

use plyground_core::{Game, Playable};
use plyground_games::redswapblue::{Action, Bits, Content, Jump, RedSwapBlue, Variant};

/// A move of the blank inside home or between home and the crossing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// Where the blank goes.
    pub to: usize,
    /// The bits of the row it exchanges; 0 when it exchanges none.
    pub exchange: u16,
    /// Two bits of the row that must differ, or 0: who jumps only over the other colour.
    pub differ: u16,
}

/// Over whom a passage leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Over {
    /// The piece at the crossing.
    Crossing,
    /// A slot of home.
    Home(usize),
    /// A slot of the other square.
    Other(usize),
}

/// A jump of the blank to the other square, which thereby becomes home.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Passage {
    /// The blank before, a slot of home.
    pub from: usize,
    /// The blank after, a slot of the other square.
    pub to: usize,
    /// Over whom it leads.
    pub over: Over,
}

/// The moves of one variant, seen from home.
#[derive(Debug)]
pub(super) struct Home {
    pub variant: Variant,
    /// Slots of each square; also the number of the crossing.
    pub slots: usize,
    /// For each cell of the blank, the crossing last.
    pub moves: Vec<Vec<Move>>,
    pub passages: Vec<Passage>,
}

impl Home {
    /// The largest `n` for which a square's pieces fit into a pattern of 16 bits.
    pub const LARGEST_N: usize = 4;

    /// Asks the game for the moves of a variant; `None` when its squares are too large.
    pub fn new(variant: Variant) -> Option<Self> {
        if variant.n > Self::LARGEST_N {
            return None;
        }
        let slots = variant.pieces();
        let mut home = Self { variant, slots, moves: Vec::new(), passages: Vec::new() };
        // With jump=any the pieces that can move do not depend on the colours: any arrangement will do.
        let start = RedSwapBlue::<u64>::new(Variant { jump: Jump::Any, ..variant })?;
        for blank in 0..=slots {
            let position = arranged(&start, blank, |cell| cell < slots || (cell == slots && blank < slots))?;
            let from = position.actions().into_iter().map(Action::cell);
            let (inside, across): (Vec<usize>, Vec<usize>) = from.partition(|&cell| cell <= slots);
            home.moves.push(inside.into_iter().map(|from| home.inner_move(blank, from)).collect());
            if blank < slots {
                let passages: Vec<Passage> = across.into_iter().map(|from| home.passage(blank, from)).collect();
                home.passages.extend(passages);
            }
        }
        Some(home)
    }

    fn inner_move(&self, blank: usize, from: usize) -> Move {
        // The crossing has the blank's slot. A blank at the crossing leaves its slot free, and nobody asks for it.
        let slot = |cell: usize| if cell == self.slots { blank } else { cell };
        let exchange = if blank == self.slots || from == self.slots { 0 } else { 1 << blank | 1 << from };
        let differ = match between(self.variant, blank, from) {
            Some(over) if self.variant.jump == Jump::Other => 1 << slot(from) | 1 << slot(over),
            _ => 0,
        };
        Move { to: from, exchange, differ }
    }

    fn passage(&self, blank: usize, from: usize) -> Passage {
        let opposite = |cell: usize| 2 * self.slots - cell;
        let over = between(self.variant, blank, from).expect("the squares touch only at the crossing: between them there are only jumps");
        let over = match over {
            _ if over == self.slots => Over::Crossing,
            _ if over < self.slots => Over::Home(over),
            _ => Over::Other(opposite(over)),
        };
        Passage { from: blank, to: opposite(from), over }
    }

    /// The slot, or the crossing, that takes this one's place when the board is reflected in its main diagonal.
    pub fn reflected(&self, slot: usize) -> usize {
        let n = self.variant.n;
        slot % n * n + slot / n
    }
}

/// Row and column of each cell, in the order of the game.
pub(super) fn places(variant: Variant) -> Vec<(usize, usize)> {
    let side = variant.side();
    (0..side * side).map(|at| (at / side, at % side)).filter(|&at| variant.has(at)).collect()
}

/// The cell halfway between two cells that a jump connects; `None` when they are neighbours.
pub(super) fn between(variant: Variant, one: usize, two: usize) -> Option<usize> {
    let places = places(variant);
    let ((row, column), (other_row, other_column)) = (places[one], places[two]);
    let is_step = row.abs_diff(other_row) + column.abs_diff(other_column) == 1;
    let middle = (usize::midpoint(row, other_row), usize::midpoint(column, other_column));
    if is_step { None } else { places.binary_search(&middle).ok() }
}

/// The position of the variant of `like` with this blank, and red where `is_red` says so; `None` when the
/// pieces are too many or too few.
pub(super) fn arranged<B: Bits>(like: &RedSwapBlue<B>, blank: usize, is_red: impl Fn(usize) -> bool) -> Option<RedSwapBlue<B>> {
    let variant = like.variant();
    let mut rows = vec![vec!['-'; variant.side()]; variant.side()];
    for (cell, (row, column)) in places(variant).into_iter().enumerate() {
        let content = match cell {
            _ if cell == blank => Content::Blank,
            _ if is_red(cell) => Content::Red,
            _ => Content::Blue,
        };
        rows[row][column] = content.letter();
    }
    let rows: Vec<String> = rows.into_iter().map(String::from_iter).collect();
    like.read(&rows.join("/")).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn home(n: usize, jump: Jump, diagonal: bool) -> Home {
        Home::new(Variant { n, jump, diagonal }).unwrap()
    }

    #[test]
    fn without_diagonals_only_the_two_neighbours_of_the_crossing_have_a_passage() {
        for n in 2..=4 {
            let home = home(n, Jump::Any, false);
            let (above, left) = (n * (n - 1) - 1, n * n - 2);
            let passage = |slot| Passage { from: slot, to: slot, over: Over::Crossing };
            assert_eq!(home.passages, [passage(above), passage(left)]);
            assert_eq!(home.reflected(above), left);
        }
    }

    #[test]
    fn diagonal_jumps_also_pass_beside_the_crossing() {
        let passages = home(3, Jump::Any, true).passages;
        assert!(passages.contains(&Passage { from: 4, to: 4, over: Over::Crossing }));
        assert!(passages.contains(&Passage { from: 5, to: 3, over: Over::Other(7) }), "{passages:?}");
        assert!(passages.contains(&Passage { from: 1, to: 7, over: Over::Home(5) }), "{passages:?}");
    }

    #[test]
    fn moves_exchange_the_slots_of_both_cells_and_none_with_the_crossing() {
        let home = home(3, Jump::Other, false);
        assert!(home.moves[0].contains(&Move { to: 1, exchange: 0b11, differ: 0 }));
        assert!(home.moves[0].contains(&Move { to: 2, exchange: 0b101, differ: 0b110 }));
        assert!(home.moves[2].contains(&Move { to: 8, exchange: 0, differ: 0b10_0100 }));
        assert!(home.moves[8].contains(&Move { to: 7, exchange: 0, differ: 0 }));
        assert!(home.moves[8].contains(&Move { to: 6, exchange: 0, differ: 0b1100_0000 }));
    }
}
