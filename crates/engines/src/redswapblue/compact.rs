//! The board for searches that look at single positions: any n up to 7.
//!
//! A position is one number: a bit for every cell under red, the cell of the blank above them. Four symmetries
//! leave the goal as it is; of the positions they connect, the smallest number stands for all, the *class*.
//!
//! ```text
//!   │ blank │ one bit per cell, 1 where red stands │
//!
//!   reflected          cells change places by a table, eight at a time
//!   turned, exchanged  the bits of blue in the opposite order: the board turns by 180 degrees
//!   exchanged          the bits of blue: start becomes goal
//! ```
//!
//! Next to each position goes `missing`, how far red and blue still have to go in total, as heights of cells
//! tell it. It is twice the bound of the game's heuristic `parity` before rounding, and a move changes it
//! by the heights of two cells.

use super::home::{arranged, between};
use super::word::Word;
use plyground_core::Game;
use plyground_games::redswapblue::{Action, Bits, Content, Jump, RedSwapBlue, Variant};
use std::collections::VecDeque;

/// A way into the empty cell.
#[derive(Clone, Copy, Debug)]
struct Caller {
    /// Where the piece comes from.
    from: usize,
    /// Over whom it jumps, if it must be of the other colour.
    over: Option<usize>,
    /// What `missing` loses when the piece is red; when it is blue it gains as much.
    climb: i32,
}

/// A position with what is missing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct Scored<W> {
    /// Heights left to climb, red and blue together.
    pub missing: u32,
    pub code: W,
}

impl<W> Scored<W> {
    /// At least so many moves are left.
    #[inline(always)]
    pub fn bound(&self) -> u32 {
        self.missing.div_ceil(2)
    }
}

/// One variant's board.
#[derive(Debug)]
pub(super) struct Compact<W> {
    pub variant: Variant,
    pub cells: usize,
    /// All cells.
    everywhere: W,
    callers: Vec<Vec<Caller>>,
    heights: Vec<i32>,
    reflection: Vec<usize>,
    /// For every eight cells and every way red can stand on them, where that is when reflected.
    reflected_eights: Vec<[W; 256]>,
}

impl<W: Word> Compact<W> {
    /// The board of the variant of `like`; `None` when a code with `spare` more bits does not fit into `W`.
    pub fn new<B: Bits>(like: &RedSwapBlue<B>, spare: u32) -> Option<Self> {
        let variant = like.variant();
        let crossing = variant.crossing();
        let cells = 2 * crossing + 1;
        if cells as u32 + blank_bits(cells) + spare > W::BITS {
            return None;
        }
        let any = RedSwapBlue::<B>::new(Variant { jump: Jump::Any, ..variant })?;
        let neighbours: Vec<Vec<usize>> = (0..cells)
            .map(|blank| {
                let position = arranged(&any, blank, |cell| cell < crossing || (blank < crossing && cell == crossing))?;
                Some(position.actions().into_iter().map(Action::cell).collect())
            })
            .collect::<Option<_>>()?;
        let heights = heights(&neighbours, crossing);
        let caller = |blank: usize, from: usize| Caller {
            from,
            over: between(variant, blank, from).filter(|_| variant.jump == Jump::Other),
            climb: heights[blank] - heights[from],
        };
        let callers = neighbours.iter().enumerate().map(|(blank, from)| from.iter().map(|&from| caller(blank, from)).collect()).collect();
        let reflection = reflection(variant);
        let reflected_eights = reflection
            .chunks(8)
            .map(|eight| {
                let reflected = |red: usize| eight.iter().enumerate().filter(move |(bit, _)| red >> bit & 1 != 0).map(|(_, cell)| *cell);
                std::array::from_fn(|red| reflected(red).fold(W::NONE, |all, cell| all | W::bit(cell)))
            })
            .collect();
        let everywhere = W::ALL >> (W::BITS - cells as u32);
        Some(Self { variant, cells, everywhere, callers, heights, reflection, reflected_eights })
    }

    /// The bits of a code; above them there is room for something else.
    pub fn code_bits(&self) -> u32 {
        self.cells as u32 + blank_bits(self.cells)
    }

    /// The code of a position, with what is missing.
    pub fn pack<B: Bits>(&self, position: &RedSwapBlue<B>) -> Scored<W> {
        let red = (0..self.cells).filter(|&cell| position.content(cell) == Content::Red);
        let code = red.clone().fold(self.with_blank(W::NONE, position.blank()), |code, cell| code | W::bit(cell));
        let full: i32 = self.heights[self.variant.crossing() + 1..].iter().sum();
        let missing = 2 * full - 2 * red.map(|cell| self.heights[cell]).sum::<i32>() - self.heights[position.blank()];
        Scored { missing: missing as u32, code }
    }

    /// The position of a code, in the variant of `like`.
    #[cfg(test)]
    pub fn unpack<B: Bits>(&self, code: W, like: &RedSwapBlue<B>) -> Option<RedSwapBlue<B>> {
        arranged(like, self.blank(code), |cell| (code >> cell as u32).low() & 1 != 0)
    }

    /// The cell of the blank.
    #[inline(always)]
    pub fn blank(&self, code: W) -> usize {
        (code >> self.cells as u32).low() as usize
    }

    #[inline(always)]
    fn with_blank(&self, red: W, blank: usize) -> W {
        red | W::from(blank as u32) << self.cells as u32
    }

    #[inline(always)]
    fn blue(&self, code: W) -> W {
        (code & self.everywhere) ^ self.everywhere ^ W::bit(self.blank(code))
    }

    /// The same with the colours exchanged.
    #[inline(always)]
    pub fn exchanged(&self, code: W) -> W {
        self.with_blank(self.blue(code), self.blank(code))
    }

    /// The same, turned by 180 degrees with the colours exchanged.
    #[inline(always)]
    fn turned(&self, code: W) -> W {
        self.with_blank(self.blue(code).reversed() >> (W::BITS - self.cells as u32), self.cells - 1 - self.blank(code))
    }

    /// The same, reflected in the main diagonal.
    #[inline(always)]
    fn reflected(&self, code: W) -> W {
        let eight = |index: usize| ((code & self.everywhere) >> (8 * index as u32)).low() as usize & 255;
        let red = self.reflected_eights.iter().enumerate().fold(W::NONE, |red, (index, eights)| red | eights[eight(index)]);
        self.with_blank(red, self.reflection[self.blank(code)])
    }

    /// The smallest code among those of symmetric positions.
    #[inline(always)]
    pub fn class(&self, code: W) -> W {
        let crossing = self.cells / 2;
        let blank = self.blank(code);
        // The blank is above the other bits: a blank in the first square always gives the smaller code.
        let code = if blank > crossing { self.turned(code) } else { code };
        let least = code.min(self.reflected(code));
        if blank != crossing {
            return least;
        }
        let turned = self.turned(code);
        least.min(turned).min(self.reflected(turned))
    }

    /// Calls `visit` with every position one move away.
    #[inline(always)]
    pub fn for_each_neighbour(&self, position: Scored<W>, mut visit: impl FnMut(Scored<W>)) {
        let Scored { missing, code } = position;
        let blank = self.blank(code);
        let red = code & self.everywhere;
        let is_red = |cell: usize| (red >> cell as u32).low() & 1 != 0;
        for caller in &self.callers[blank] {
            let moves_red = is_red(caller.from);
            if caller.over.is_some_and(|over| is_red(over) == moves_red) {
                continue;
            }
            let (red, gain) = if moves_red { (red ^ W::bit(caller.from) ^ W::bit(blank), caller.climb) } else { (red, -caller.climb) };
            let missing = missing.wrapping_add_signed(-gain);
            visit(Scored { missing, code: self.with_blank(red, caller.from) });
        }
    }
}

/// Bits that hold the number of a cell.
const fn blank_bits(cells: usize) -> u32 {
    usize::BITS - (cells - 1).leading_zeros()
}

/// Where each cell is when the board is reflected in its main diagonal.
fn reflection(variant: Variant) -> Vec<usize> {
    let places = super::home::places(variant);
    places.iter().map(|&(row, column)| places.binary_search(&(column, row)).expect("both squares are symmetric")).collect()
}

/// The heights of the game's heuristic `parity`: the lesser of twice the moves of a lonely piece to the crossing and
/// twice those to the other square less 1; below 0 in the first square.
fn heights(neighbours: &[Vec<usize>], crossing: usize) -> Vec<i32> {
    let to_crossing = lonely_distances(neighbours, crossing..crossing + 1);
    let to_first = lonely_distances(neighbours, 0..crossing);
    let height = |cell: usize| (2 * to_crossing[cell]).min(2 * to_first[cell] - 1);
    let signed = |cell: usize| match cell {
        _ if cell < crossing => -height(2 * crossing - cell),
        _ if cell == crossing => 0,
        _ => height(cell),
    };
    (0..neighbours.len()).map(signed).collect()
}

/// Moves of a lonely piece from the nearest source to each cell.
fn lonely_distances(neighbours: &[Vec<usize>], sources: std::ops::Range<usize>) -> Vec<i32> {
    let mut distances = vec![i32::MAX; neighbours.len()];
    distances[sources.clone()].fill(0);
    let mut frontier: VecDeque<usize> = sources.collect();
    while let Some(cell) = frontier.pop_front() {
        for &next in &neighbours[cell] {
            if distances[next] == i32::MAX {
                distances[next] = distances[cell] + 1;
                frontier.push_back(next);
            }
        }
    }
    distances
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Heuristic, Playable, Puzzle, Rng};
    use plyground_games::redswapblue::{Judge, Wide};

    fn variants(n: usize) -> impl Iterator<Item = Variant> {
        [(Jump::Any, false), (Jump::Other, false), (Jump::Any, true), (Jump::Other, true)]
            .into_iter()
            .map(move |(jump, diagonal)| Variant { n, jump, diagonal })
    }

    fn neighbours_are_the_games_own<B: Bits, W: Word>(n: usize) {
        for variant in variants(n) {
            let mut position = RedSwapBlue::<B>::new(variant).unwrap();
            let compact = Compact::<W>::new(&position, 0).unwrap();
            let mut rng = Rng::new(n as u64);
            for _ in 0..300 {
                let packed = compact.pack(&position);
                assert_eq!(compact.unpack(packed.code, &position), Some(position));
                assert_eq!(packed.bound(), Judge::Parity.estimate(&position), "{position:?}");
                let mut mine = Vec::new();
                compact.for_each_neighbour(packed, |next| mine.push(next));
                let actions = position.actions();
                let games: Vec<_> = actions.into_iter().map(|action| compact.pack(&position.after(&action))).collect();
                assert_eq!(mine, games, "{position:?}");
                position.apply(rng.pick(actions.as_ref()).expect("there is always a move"));
                if position.is_solved() {
                    break;
                }
            }
        }
    }

    #[test]
    fn moves_and_bounds_are_those_of_the_game() {
        neighbours_are_the_games_own::<u64, u64>(2);
        neighbours_are_the_games_own::<u64, u64>(3);
        neighbours_are_the_games_own::<u64, u128>(4);
        neighbours_are_the_games_own::<u64, u64>(5);
        neighbours_are_the_games_own::<Wide, u128>(6);
        neighbours_are_the_games_own::<Wide, u128>(7);
    }

    #[test]
    fn symmetric_positions_have_one_class_and_exchanging_colours_leads_from_start_to_goal() {
        let start = RedSwapBlue::<u64>::new(variants(2).next().unwrap()).unwrap();
        let compact = Compact::<u64>::new(&start, 0).unwrap();
        let class = |text| compact.class(compact.pack(&start.read(text).expect("a position")).code);
        let same = ["r.-/brr/-bb", "rb-/.rb/-rb", "rr-/bbr/-.b", "rb-/rb./-rb"];
        assert!(same.iter().all(|text| class(text) == class(same[0])));
        assert_ne!(class(same[0]), class("r.-/rrb/-bb"));
        let goal = compact.exchanged(compact.pack(&start).code);
        assert!(compact.unpack(goal, &start).is_some_and(|position| position.is_solved()));
    }

    #[test]
    fn what_does_not_fit_is_refused() {
        let start = RedSwapBlue::<u64>::new(variants(5).next().unwrap()).unwrap();
        assert!(Compact::<u64>::new(&start, 9).is_some());
        assert!(Compact::<u64>::new(&start, 10).is_none());
        let start = RedSwapBlue::<Wide>::new(variants(8).next().unwrap()).unwrap();
        assert!(Compact::<u128>::new(&start, 0).is_none());
    }
}
