//! Boards of at most 49 bits in one machine word, whatever their size.

use plyground_games::connect4::Shape;

/// A board of another size than 7 x 6 that fits the same word.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Small {
    columns: u8,
    rows: u8,
    bottom: u64,
}

impl Small {
    /// Bits of the largest board.
    pub const MOST_BITS: u32 = 49;
}

impl Shape for Small {
    type Bits = u64;
    type Columns = Vec<u8>;
    const WEIGHT_BITS: usize = 5;

    fn sized(columns: u64, rows: u64) -> Option<Self> {
        if columns < 4 || rows < 4 || columns * (rows + 1) > u64::from(Self::MOST_BITS) {
            return None;
        }
        let bottom = (0..columns).fold(0, |bottom, column| bottom | 1 << (column * (rows + 1)));
        Some(Self { columns: columns as u8, rows: rows as u8, bottom })
    }

    #[inline(always)]
    fn columns(self) -> u8 {
        self.columns
    }

    #[inline(always)]
    fn rows(self) -> u8 {
        self.rows
    }

    #[inline(always)]
    fn bottom(self) -> u64 {
        self.bottom
    }

    fn open_columns(self, discs: u64) -> Vec<u8> {
        (0..self.columns).filter(|column| discs & self.cell(*column, self.rows - 1) == 0).collect()
    }
}
