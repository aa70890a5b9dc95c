//! Random play on the packed board, a move and its new tile in one go.
//!
//! The player's side: guess one of four directions; if it changes nothing, choose among those
//! that do. Every legal direction is then equally likely: with `L` of them, 1/4 by the guess and
//! `(4 - L)/4 · 1/L` after a bad one, which is `1/L` together.
//!
//! ```text
//!     64 random bits:   │ which empty cell (32) │ is it a 4? (30) │ towards which end │ turn after? │
//! ```
//!
//! A board and its mirror image about the diagonal play alike, so the board is never turned
//! back: one coin says whether it is turned before the next move, another towards which end of its
//! rows, as they then lie, the tiles slide. Points are not counted on the way. A tile of `2^e` made of
//! tiles of 2 has won `(e - 1)·2^e`, and one that appeared as a 4 has won 4 less, so they
//! follow from the two boards and the number of fours.
//!
//! Two tiles of 32768 cannot meet before all tiles sum up to 65536, and the sum grows by at most 4
//! a move: so many moves are safe without looking.

use super::action::Direction;
use super::line::LINES;
use super::nibbles;
use super::packed::{Packed, slide_rows};
use super::store::Store;
use super::variant::{Goal, Spawn};
use plyground_core::{Playout, Rng};

/// Plays until the game is over, `most` decisions are made, or tiles of 65536 may come up.
pub(super) fn dash(board: &mut Packed, rng: &mut Rng, most: u32) -> Option<Playout> {
    let start = board.nibbles()?;
    let room = 65_535_u32.checked_sub(tiles(start).map(|exponent| (1_u32 << exponent) & !1).sum())?;
    let variant = board.variant();
    let run = match (variant.goal, variant.spawn) {
        (Goal::None, Spawn::Any) => run::<false, false>,
        (Goal::None, Spawn::Edge) => run::<false, true>,
        (Goal::Tile2048, Spawn::Any) => run::<true, false>,
        (Goal::Tile2048, Spawn::Edge) => run::<true, true>,
    };
    let end = run(start, rng, most.min(room / 4 + 1));
    board.set_nibbles(end.cells);
    board.set_waiting(end.is_waiting);
    let reward = won(end.cells) - won(start) - 4 * i64::from(end.fours);
    Some(Playout { decisions: end.decisions, reward })
}

/// The exponents on a board.
fn tiles(cells: u64) -> impl Iterator<Item = u8> {
    (0..16).map(move |cell| (cells >> (4 * cell) & 15) as u8)
}

/// The points of a board whose tiles were all made of tiles of 2.
fn won(cells: u64) -> i64 {
    tiles(cells).map(|exponent| (i64::from(exponent) - 1).max(0) << exponent).sum()
}

/// Where a run ended.
struct End {
    cells: u64,
    is_waiting: bool,
    decisions: u32,
    fours: u32,
}

fn run<const HAS_GOAL: bool, const ON_EDGE: bool>(start: u64, rng: &mut Rng, most: u32) -> End {
    let slid = &LINES.slid;
    let mut end = End { cells: start, is_waiting: false, decisions: 0, fours: 0 };
    let mut is_turned = rng.bits() & 1 != 0;
    if is_turned {
        end.cells = nibbles::transpose(start);
    }
    while end.decisions < most {
        let bits = rng.bits();
        // 1. The player's move, along the rows of the board as it lies.
        let mut moved = slide_rows(end.cells, &slid[(bits >> 1 & 1) as usize]);
        if moved == end.cells {
            let Some((turns, table)) = choose(end.cells, rng) else { break };
            is_turned ^= turns;
            moved = slide_rows(if turns { nibbles::transpose(end.cells) } else { end.cells }, &slid[table]);
        }
        end.decisions += 1;
        if HAS_GOAL && nibbles::at_least_eleven(moved) != 0 {
            end.cells = moved;
            end.is_waiting = true;
            break;
        }
        // 2. Which of the empty cells gets the new tile. After a move the side opposite to it
        //    has an empty cell, so there is one at the edge.
        let free = |cells| if ON_EDGE { nibbles::empty(cells) & nibbles::EDGE } else { nibbles::empty(cells) };
        let before = ((bits >> 32) * nibbles::count(free(moved))) >> 32;
        // 3. The board as it lies for the next move, then the tile. Turning it first keeps the processor busy
        //    while it multiplies, and makes no difference: as many cells are empty either way. No
        //    branch here: a coin cannot be predicted.
        let turns = bits & 1 != 0;
        is_turned ^= turns;
        let turned = moved ^ ((nibbles::transpose(moved) ^ moved) & (bits & 1).wrapping_neg());
        let is_four = ((bits >> 2 & 0x3fff_ffff) * 10) >> 30 == 0;
        end.cells = turned | nibbles::select(free(turned), before) << u32::from(is_four);
        end.fours += u32::from(is_four);
    }
    if is_turned {
        end.cells = nibbles::transpose(end.cells);
    }
    end
}

/// A random legal move: whether to turn the board first, and which table to use. `None` when
/// the board is stuck.
#[cold]
fn choose(cells: u64, rng: &mut Rng) -> Option<(bool, usize)> {
    Some(match nibbles::legal(cells).pick(rng)? {
        Direction::Left => (false, 0),
        Direction::Right => (false, 1),
        Direction::Up => (true, 0),
        Direction::Down => (true, 1),
    })
}
