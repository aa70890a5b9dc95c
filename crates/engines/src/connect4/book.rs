//! The book of openings: the values of all positions with few discs.
//!
//! Solving an opening takes seconds, looking it up takes none. A book is a sorted list of records, each a position
//! and its value, and looking up is bisection; a position and its mirror image are one record, and games that are
//! over have none.
//!
//! ```text
//!   "PLYBOOK1" │ columns │ rows │ plies │ bytes of a record │ number of records │ record │ record │ …
//!                                                                                  └─ code · 256 + value + 128
//! ```
//!
//! The **code** of a position is a number in base 3. Its digits are the columns from left to right, each from the
//! bottom up: 1 for a disc of the player to move, 2 for one of the other player, 0 for the end of the column.
//! Numbers are stored with their lowest byte first.

use plyground_core::Complaint;
use std::borrow::Cow;

/// The first bytes of a book.
const MAGIC: &[u8; 8] = b"PLYBOOK1";
/// Bytes before the records.
const HEAD: usize = 16;

/// The values of all positions of one board size with at most so many discs.
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
        if !matches!(book.width(), 4 | 8) || (book.bytes.len() - HEAD) != book.len() * book.width() {
            return wrong("its length is not the one it tells");
        }
        if (1..book.len()).any(|index| book.record(index - 1) >> 8 >= book.record(index) >> 8) {
            return wrong("its records are not sorted");
        }
        Ok(book)
    }

    /// Makes a book of records, each a code and a value.
    #[must_use]
    pub fn of(columns: u8, rows: u8, plies: u8, records: &[(u64, i32)]) -> Self {
        let mut records: Vec<u64> = records.iter().map(|(code, value)| code << 8 | (value + 128) as u64).collect();
        records.sort_unstable();
        let width = if records.last().is_none_or(|last| u32::try_from(*last).is_ok()) { 4 } else { 8 };
        let mut bytes = MAGIC.to_vec();
        bytes.extend([columns, rows, plies, width]);
        bytes.extend((records.len() as u32).to_le_bytes());
        for record in records {
            bytes.extend(&record.to_le_bytes()[..usize::from(width)]);
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

    fn width(&self) -> usize {
        usize::from(self.bytes[11])
    }

    fn record(&self, index: usize) -> u64 {
        let mut record = [0; 8];
        let start = HEAD + index * self.width();
        record[..self.width()].copy_from_slice(&self.bytes[start..start + self.width()]);
        u64::from_le_bytes(record)
    }

    /// The value of a position for the player to move, if it is in the book. The discs are those of the player
    /// to move and of the other player.
    #[must_use]
    pub fn get(&self, discs: [u128; 2]) -> Option<i32> {
        if (discs[0] | discs[1]).count_ones() > u32::from(self.plies()) {
            return None;
        }
        let (columns, rows) = self.size();
        let code = code(columns, rows, discs)?;
        let (mut from, mut to) = (0, self.len());
        while from < to {
            let middle = from.midpoint(to);
            let record = self.record(middle);
            match (record >> 8).cmp(&code) {
                std::cmp::Ordering::Equal => return Some((record & 255) as i32 - 128),
                std::cmp::Ordering::Less => from = middle + 1,
                std::cmp::Ordering::Greater => to = middle,
            }
        }
        None
    }
}

/// The code of a position or of its mirror image, whichever is less; `None` where it takes more than 56 bits.
#[must_use]
pub fn code(columns: u8, rows: u8, discs: [u128; 2]) -> Option<u64> {
    let one = one_sided_code(discs, rows, 0..columns)?;
    let other = one_sided_code(discs, rows, (0..columns).rev())?;
    Some(one.min(other))
}

fn one_sided_code([own, theirs]: [u128; 2], rows: u8, columns: impl Iterator<Item = u8>) -> Option<u64> {
    let mut code: u64 = 0;
    for column in columns {
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
        code = code.checked_mul(3)?;
    }
    (code < 1 << 56).then_some(code)
}
