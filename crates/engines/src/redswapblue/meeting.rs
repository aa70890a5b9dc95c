//! From the standard start, half the way is enough.
//!
//! Exchanging the colours carries the start to the goal. A shortest solution of length D has a position in its
//! middle that is h moves from the goal and, seen with its colours exchanged, h or h - 1 moves as well: the sweep
//! from the goal meets its own mirror image as soon as it has come half the way.
//!
//! ```text
//!   goal ──► layer h          mirror of layer h ◄── start
//!                   └── meet ──┘      D = 2h      (or 2h - 1 with the mirror of layer h - 1)
//! ```
//!
//! Where n is even the mirror image of a column has the number of the column itself, so a line meets the line
//! of its mirror image by one AND.
//!
//! Contract: sound only when asked at every layer from half of a lower bound on, since remainders do not tell
//! layer h from layer h - 3. If both were in layers that leave these remainders but are nearer, the solution would be shorter than 2h - 1,
//! and an earlier question would have found it.

use super::chunk::{Chunk, is_empty};
use super::distances::Distances;
use super::home::arranged;
use super::patterns::GROUP;
use super::place::Place;
use plyground_core::{Game, Puzzle};
use plyground_games::redswapblue::{Action, Bits, Content, RedSwapBlue};

impl Distances {
    /// True when a sweep can meet its own mirror image.
    pub(super) fn has_mirror(&self) -> bool {
        self.home.slots % 2 == 1
    }

    /// A shortest solution of the standard start, if its middle lies in the newest layer.
    pub(super) fn solution_through_newest<B: Bits>(&self, start: &RedSwapBlue<B>) -> Option<Vec<Action>> {
        let middle = self.meet(1).or_else(|| self.meet(0))?.position(start, &self.home)?;
        let mirrored = arranged(start, middle.blank(), |cell| middle.content(cell) == Content::Blue)?;
        // The way from the mirror image to the goal, mirrored back and reversed, leads from the start to the middle.
        let mut trail: Vec<usize> = blanks(&mirrored, &self.way(&mirrored)?);
        trail.reverse();
        trail.extend(&blanks(&middle, &self.way(&middle)?)[1..]);
        follow(start, &trail)
    }

    /// A place in the newest layer whose mirror image is so many layers nearer to the goal.
    fn meet(&self, nearer: u32) -> Option<Place> {
        let newest = self.layers().len() as u32 - 1;
        let remainders = ((newest % 3) as u8, (newest.checked_sub(nearer)? % 3) as u8);
        (0..=self.home.slots).find_map(|ones| {
            let (chunks, mirrors) = (&self.chunks_of[ones], &self.chunks_of[self.home.slots - ones]);
            let pairs = chunks.clone().zip(mirrors.clone());
            pairs.map(|(chunk, mirror)| (&self.chunks[chunk], &self.chunks[mirror])).find_map(|pair| self.meet_in(pair, remainders))
        })
    }

    fn meet_in(&self, (chunk, mirror): (&Chunk, &Chunk), remainders: (u8, u8)) -> Option<Place> {
        if !chunk.is_live {
            return None;
        }
        for blank in 0..=self.home.slots {
            for (row, &pattern) in self.patterns.rows[chunk.ones].iter().enumerate() {
                let mirror_row = usize::from(self.patterns.row(self.patterns.exchanged(pattern)));
                let line = chunk.lines[blank * chunk.height + row].at(remainders.0);
                let mirrored = mirror.lines[self.home.reflected(blank) * mirror.height + mirror_row].at(remainders.1);
                let both = std::array::from_fn(|word| line[word] & mirrored[word]);
                if !is_empty(&both) {
                    let word = both.iter().position(|set| *set != 0)?;
                    let column = chunk.columns[word * GROUP + both[word].trailing_zeros() as usize];
                    return Some(Place { blank, row: pattern, column });
                }
            }
        }
        None
    }
}

/// The cells of the blank along a way, the first included.
fn blanks<B: Bits>(start: &RedSwapBlue<B>, way: &[Action]) -> Vec<usize> {
    std::iter::once(start.blank()).chain(way.iter().map(|action| action.cell())).collect()
}

/// The actions that lead the blank along a trail of cells to the goal, if the rules allow them.
pub(super) fn follow<B: Bits>(start: &RedSwapBlue<B>, trail: &[usize]) -> Option<Vec<Action>> {
    let mut position = *start;
    let mut way = Vec::with_capacity(trail.len());
    for &cell in trail.get(1..)? {
        let action = position.actions().into_iter().find(|action| action.cell() == cell)?;
        position.apply(&action);
        way.push(action);
    }
    position.is_solved().then_some(way)
}
