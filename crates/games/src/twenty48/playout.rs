//! Random play on the packed board, a move and its new tile in one go.
//!
//! The player's side: guess one of four directions; if it changes nothing, choose among those
//! that do. Every legal direction is then equally likely: with `L` of them, 1/4 by the guess and
//! `(4 - L)/4 · 1/L` after a bad one, which is `1/L` together.
//!
//! ```text
//!     64 random bits:   │ which empty cell (32) │ is it a 4? (30) │ towards which end │ turn first? │
//! ```
//!
//! A board and its mirror image about the diagonal play alike, so the board is never turned
//! back after a vertical move: "turn first" then simply means the other axis than last time, which
//! is as good a coin as "vertical". Points are not counted on the way. A tile of `2^e` made of
//! tiles of 2 has won `(e - 1)·2^e`, and one that appeared as a 4 has won 4 less, so they
//! follow from the two boards and the number of fours.
//!
//! Two tiles of 32768 cannot meet before all tiles sum up to 65536, and the sum grows by at most 4
//! a move: so many moves are safe without looking.

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
    let mut is_turned = false;
    while end.decisions < most {
        let bits = rng.bits();
        // 1. The player's move.
        let turns = bits & 1 != 0;
        let turned = nibbles::transpose(end.cells);
        let mut cells = if turns { turned } else { end.cells };
        is_turned ^= turns;
        let mut moved = slide_rows(cells, &slid[(bits >> 1 & 1) as usize]);
        if moved == cells {
            let Some((turns, direction)) = choose(cells, rng) else {
                end.cells = cells;
                break;
            };
            is_turned ^= turns;
            cells = if turns { nibbles::transpose(cells) } else { cells };
            moved = slide_rows(cells, &slid[direction]);
        }
        end.decisions += 1;
        end.cells = moved;
        if HAS_GOAL && nibbles::at_least_eleven(moved) != 0 {
            end.is_waiting = true;
            break;
        }
        // 2. The new tile. After a move the side opposite to it has an empty cell, which is at the edge.
        let free = if ON_EDGE { nibbles::empty(moved) & nibbles::EDGE } else { nibbles::empty(moved) };
        let cell = nibbles::select(free, ((bits >> 32) * nibbles::count(free)) >> 32);
        let is_four = ((bits >> 2 & 0x3fff_ffff) * 10) >> 30 == 0;
        end.cells = moved | cell << u32::from(is_four);
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
#[inline(never)]
fn choose(cells: u64, rng: &mut Rng) -> Option<(bool, usize)> {
    use super::action::Direction;
    let moves = nibbles::legal(cells).moves();
    let direction = match rng.pick(&moves)? {
        super::action::Action::Move(direction) => *direction,
        super::action::Action::Spawn { .. } => return None,
    };
    Some(match direction {
        Direction::Left => (false, 0),
        Direction::Right => (false, 1),
        Direction::Up => (true, 0),
        Direction::Down => (true, 1),
    })
}
