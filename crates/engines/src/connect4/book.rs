//! The book of openings: what all positions with few discs are worth, and a best column of each.
//!
//! Solving an opening takes seconds, looking it up takes none. A book is a sorted list of records, each a position,
//! its value and a best column, and looking up is bisection; a position and its mirror image are one record, and
//! games that are over have none.
//!
//! ```text
//!   "PLYBOOK1" │ columns │ rows │ plies │ bytes of a record │ number of records │ record │ record │ …
//!
//!   4 bytes:  code · 2⁹ + (value + 32) · 2³ + column          8 bytes:  code · 2¹⁶ + (value + 128) · 2⁸ + column
//! ```
//!
//! The **code** of a position is a number in base 3. Its digits are the columns from left to right, each from the
//! bottom up: 1 for a disc of the player to move, 2 for one of the other player, and a 0 between two columns.
//! Of a position and its mirror image the one with the lesser code is kept. Columns count from 0. Numbers are stored
//! with their lowest byte first.

use plyground_core::Complaint;
use std::borrow::Cow;

/// The first bytes of a book.
const MAGIC: &[u8; 8] = b"PLYBOOK1";
/// Bytes before the records.
const HEAD: usize = 16;

/// What a book says of a position.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Opening {
    /// What it is worth to the player to move.
    pub value: i32,
    /// A column that reaches this, from 0.
    pub best: u8,
}

/// How wide a record is, and where its parts lie.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Record {
    bytes: usize,
    value_bits: u32,
    column_bits: u32,
}

const NARROW: Record = Record { bytes: 4, value_bits: 6, column_bits: 3 };
const WIDE: Record = Record { bytes: 8, value_bits: 8, column_bits: 8 };

impl Record {
    fn pack(self, code: u64, opening: Opening) -> u64 {
        let value = (opening.value + (1 << (self.value_bits - 1))) as u64;
        (code << self.value_bits | value) << self.column_bits | u64::from(opening.best)
    }

    fn code(self, record: u64) -> u64 {
        record >> self.column_bits >> self.value_bits
    }

    fn opening(self, record: u64) -> Opening {
        let value = (record >> self.column_bits & ((1 << self.value_bits) - 1)) as i32 - (1 << (self.value_bits - 1));
        Opening { value, best: (record & ((1 << self.column_bits) - 1)) as u8 }
    }

    /// Whether a record of this width says exactly this.
    fn holds(self, code: u64, opening: Opening) -> bool {
        let record = self.pack(code, opening);
        (self.bytes == 8 || record >> 32 == 0) && self.code(record) == code && self.opening(record) == opening
    }
}

/// What all positions of one board size with at most so many discs are worth.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Book {
    bytes: Cow<'static, [u8]>,
}

impl Book {
    /// Reads a book.
    pub fn read(bytes: impl Into<Cow<'static, [u8]>>) -> Result<Self, Complaint> {
        let bytes = bytes.into();
        let wrong = |what: &str| Err(Complaint::new("bad-book", format!("this is not a whole book of Connect Four openings: {what}")));
        if bytes.len() < HEAD || &bytes[..8] != MAGIC {
            return wrong("it does not begin with PLYBOOK1");
        }
        let book = Self { bytes };
        if !matches!(book.bytes[11], 4 | 8) || (book.bytes.len() - HEAD) != book.len() * book.width().bytes {
            return wrong("its length is not the one it tells");
        }
        let code = |index| book.width().code(book.record(index));
        if (1..book.len()).any(|index| code(index - 1) >= code(index)) {
            return wrong("its records are not sorted");
        }
        if (0..book.len()).any(|index| book.width().opening(book.record(index)).best >= book.size().0) {
            return wrong("it has a column that is not on the board");
        }
        let most = i32::from(book.size().0) * i32::from(book.size().1) / 2;
        if (0..book.len()).any(|index| book.width().opening(book.record(index)).value.abs() > most) {
            return wrong("it has a value that no position is worth");
        }
        Ok(book)
    }

    /// Makes a book of records, each a code and what is known.
    #[must_use]
    pub fn of(columns: u8, rows: u8, plies: u8, records: &[(u64, Opening)]) -> Self {
        let is_narrow = records.iter().all(|(code, opening)| NARROW.holds(*code, *opening));
        let width = if is_narrow { NARROW } else { WIDE };
        let mut packed: Vec<u64> = records.iter().map(|(code, opening)| width.pack(*code, *opening)).collect();
        packed.sort_unstable();
        let mut bytes = MAGIC.to_vec();
        bytes.extend([columns, rows, plies, width.bytes as u8]);
        bytes.extend((packed.len() as u32).to_le_bytes());
        for record in packed {
            bytes.extend(&record.to_le_bytes()[..width.bytes]);
        }
        Self { bytes: bytes.into() }
    }

    /// The book as it is stored.
    #[must_use]
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// Columns and rows of its boards.
    #[must_use]
    pub fn size(&self) -> (u8, u8) {
        (self.bytes[8], self.bytes[9])
    }

    /// The most discs of a position in it.
    #[must_use]
    pub fn plies(&self) -> u8 {
        self.bytes[10]
    }

    /// The number of positions, a mirror image counting as the same.
    #[must_use]
    pub fn len(&self) -> usize {
        u32::from_le_bytes([self.bytes[12], self.bytes[13], self.bytes[14], self.bytes[15]]) as usize
    }

    /// True when there is nothing in it.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn width(&self) -> Record {
        if usize::from(self.bytes[11]) == NARROW.bytes { NARROW } else { WIDE }
    }

    fn record(&self, index: usize) -> u64 {
        let mut record = [0; 8];
        let width = self.width().bytes;
        let start = HEAD + index * width;
        record[..width].copy_from_slice(&self.bytes[start..start + width]);
        u64::from_le_bytes(record)
    }

    /// What is known of a position, if it is in the book. The discs are those of the player to move and of the other
    /// player.
    #[must_use]
    pub fn get(&self, discs: [u128; 2]) -> Option<Opening> {
        if (discs[0] | discs[1]).count_ones() > u32::from(self.plies()) {
            return None;
        }
        let (columns, rows) = self.size();
        let (code, is_mirrored) = code(columns, rows, discs)?;
        let width = self.width();
        let (mut from, mut to) = (0, self.len());
        while from < to {
            let middle = from.midpoint(to);
            let record = self.record(middle);
            match width.code(record).cmp(&code) {
                std::cmp::Ordering::Equal => return Some(width.opening(record).turned(columns, is_mirrored)),
                std::cmp::Ordering::Less => from = middle + 1,
                std::cmp::Ordering::Greater => to = middle,
            }
        }
        None
    }
}

impl Opening {
    /// The same of the mirror image, if so.
    #[must_use]
    pub fn turned(self, columns: u8, is_mirrored: bool) -> Self {
        if is_mirrored { Self { best: columns - 1 - self.best, ..self } } else { self }
    }
}

/// The code of a position or of its mirror image, whichever is less, and whether it is that of the mirror image; `None`
/// where it takes more than 48 bits.
#[must_use]
pub fn code(columns: u8, rows: u8, discs: [u128; 2]) -> Option<(u64, bool)> {
    let one = one_sided_code(discs, rows, 0..columns)?;
    let other = one_sided_code(discs, rows, (0..columns).rev())?;
    Some((one.min(other), other < one))
}

fn one_sided_code([own, theirs]: [u128; 2], rows: u8, columns: impl Iterator<Item = u8>) -> Option<u64> {
    let mut code: u64 = 0;
    for column in columns {
        code = code.checked_mul(3)?;
        for row in 0..rows {
            let bit = u32::from(column) * (u32::from(rows) + 1) + u32::from(row);
            let digit = if own >> bit & 1 == 1 {
                1
            } else if theirs >> bit & 1 == 1 {
                2
            } else {
                break;
            };
            code = code.checked_mul(3)?.checked_add(digit)?;
        }
    }
    (code < 1 << 48).then_some(code)
}
