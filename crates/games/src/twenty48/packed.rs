//! Four by four cells in one number, and a fast way to do everything with it.
//!
//! ```text
//!   low    u64   four bits for each cell: the exponent, 0 to 15      2 .. 32768
//!   high   u16   one bit for each cell: the exponent's fifth bit     65536 and more
//!   flags  u16   waiting for a tile, goal, spawn
//! ```
//!
//! As long as no tile of 65536 is there or about to be made, a move is four looks into the
//! tables of [`line`](super::line); up and down go through the transposed board. (Tables of
//! columns would save the transposition but are four times as large, half a megabyte for each
//! direction, more than the fastest cache holds.) Boards with larger tiles take the plain way.

use super::action::{Direction, Directions};
use super::line::{LINES, Lines};
use super::nibbles;
use super::playout::dash;
use super::store::{Store, legal_plainly, slide_plainly};
use super::variant::Variant;
use plyground_core::{Playout, Rng, mix};

/// A board of four by four cells in 16 bytes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Packed {
    low: u64,
    high: u16,
    flags: u16,
}

/// The flag of a board that waits for a tile; the variant is above it.
const WAITING: u16 = 1;

impl Packed {
    /// True when a move cannot meet or make a tile of 65536: none is there, and at most one of 32768.
    #[inline]
    fn fits_tables(&self) -> bool {
        let largest = nibbles::full(self.low);
        self.high == 0 && largest & largest.wrapping_sub(1) == 0
    }

    /// The boards after sliding left, right, up and down, each `None` where nothing moves; up and
    /// down are turned over, rows for columns. `None` where the tables do not serve.
    #[inline(always)]
    pub(super) fn slid(&self) -> Option<[Option<u64>; 4]> {
        if !self.fits_tables() {
            return None;
        }
        let [to_first, to_last] = &LINES.slid;
        let turned = nibbles::transpose(self.low);
        let changed = |from: u64, to: u64| (from != to).then_some(to);
        Some([
            changed(self.low, slide_rows(self.low, to_first)),
            changed(self.low, slide_rows(self.low, to_last)),
            changed(turned, slide_rows(turned, to_first)),
            changed(turned, slide_rows(turned, to_last)),
        ])
    }

    /// The points of sliding left or right, and of sliding up or down, where the tables serve.
    #[inline(always)]
    pub(super) fn points_both_ways(&self) -> (u32, u32) {
        (row_points(self.low, &LINES), row_points(nibbles::transpose(self.low), &LINES))
    }

    /// The four bits of each cell, when no cell needs a fifth.
    #[inline]
    pub(super) fn nibbles(&self) -> Option<u64> {
        (self.high == 0).then_some(self.low)
    }

    /// The four bits of each cell, all of them set where a cell needs a fifth.
    #[inline]
    pub(super) fn saturated(&self) -> u64 {
        if self.high == 0 {
            return self.low;
        }
        (0..16).filter(|cell| self.high >> cell & 1 != 0).fold(self.low, |cells, cell| cells | 15 << (4 * cell))
    }

    /// Replaces all tiles by smaller ones than 65536.
    pub(super) fn set_nibbles(&mut self, cells: u64) {
        self.low = cells;
        self.high = 0;
    }
}

/// Each row looked up.
#[inline]
pub(super) fn slide_rows(cells: u64, slid: &[u16; 1 << 16]) -> u64 {
    let row = |index: u32| u64::from(slid[usize::from((cells >> (16 * index)) as u16)]) << (16 * index);
    row(0) | row(1) | row(2) | row(3)
}

#[inline]
fn row_points(cells: u64, lines: &Lines) -> u32 {
    let row = |index: u32| lines.points[usize::from((cells >> (16 * index)) as u16)];
    row(0) + row(1) + row(2) + row(3)
}

impl Store for Packed {
    fn new(variant: Variant) -> Option<Self> {
        (variant.size == 4).then(|| Self { low: 0, high: 0, flags: u16::from(variant.pack()) << 1 | WAITING })
    }

    #[inline]
    fn variant(&self) -> Variant {
        Variant::unpack(4, (self.flags >> 1) as u8)
    }

    #[inline]
    fn is_waiting(&self) -> bool {
        self.flags & WAITING != 0
    }

    #[inline]
    fn set_waiting(&mut self, is_waiting: bool) {
        self.flags = self.flags & !WAITING | u16::from(is_waiting);
    }

    #[inline]
    fn get(&self, cell: usize) -> u8 {
        (self.low >> (4 * cell) & 15) as u8 | ((self.high >> cell & 1) as u8) << 4
    }

    #[inline]
    fn set(&mut self, cell: usize, exponent: u8) {
        self.low = self.low & !(15 << (4 * cell)) | u64::from(exponent & 15) << (4 * cell);
        self.high = self.high & !(1 << cell) | u16::from(exponent >> 4) << cell;
    }

    /// A waiting board counts with all its bits turned around. So two boards of a variant share
    /// a key only where one has a 32768 wherever the other has nothing, and so on cell by cell,
    /// or by accident where tiles of 65536 come in: never in the games one search can see.
    #[inline]
    fn key(&self) -> u64 {
        let turned = u64::from(self.is_waiting()).wrapping_neg();
        let rest = u64::from(self.high) << 8 | u64::from(self.flags >> 1);
        mix(self.low ^ turned) ^ mix(rest)
    }

    #[inline(always)]
    fn slide(&mut self, direction: Direction) {
        if !self.fits_tables() {
            slide_plainly(self, direction);
            return;
        }
        let [to_first, to_last] = &LINES.slid;
        self.low = match direction {
            Direction::Left => slide_rows(self.low, to_first),
            Direction::Right => slide_rows(self.low, to_last),
            Direction::Up => nibbles::transpose(slide_rows(nibbles::transpose(self.low), to_first)),
            Direction::Down => nibbles::transpose(slide_rows(nibbles::transpose(self.low), to_last)),
        };
    }

    #[inline]
    fn points(&self, direction: Direction) -> i64 {
        if self.high != 0 {
            return slide_plainly(&mut self.clone(), direction);
        }
        let cells = match direction {
            Direction::Left | Direction::Right => self.low,
            Direction::Up | Direction::Down => nibbles::transpose(self.low),
        };
        i64::from(row_points(cells, &LINES))
    }

    #[inline]
    fn legal(&self) -> Directions {
        if self.high == 0 { nibbles::legal(self.low) } else { legal_plainly(self) }
    }

    #[inline]
    fn empty(&self) -> u32 {
        u32::from(nibbles::gather(nibbles::empty(self.low)) & !self.high)
    }

    #[inline]
    fn has_2048(&self) -> bool {
        self.high != 0 || nibbles::at_least_eleven(self.low) != 0
    }

    #[inline]
    fn dash(&mut self, rng: &mut Rng, most: u32) -> Option<Playout> {
        dash(self, rng, most)
    }
}
