//! A board of any size, one byte for each cell.

use super::store::Store;
use super::variant::Variant;
use plyground_core::mix;

/// A board of three, four or five by as many cells, kept and played in the plainest way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Plain {
    /// The exponents, row by row; cells beyond the board stay 0.
    cells: [u8; Variant::LARGEST * Variant::LARGEST],
    size: u8,
    /// Goal and spawn.
    rules: u8,
    is_waiting: bool,
}

impl Store for Plain {
    fn new(variant: Variant) -> Option<Self> {
        let fits = (Variant::SMALLEST..=Variant::LARGEST).contains(&variant.size);
        fits.then(|| Self { cells: [0; 25], size: variant.size as u8, rules: variant.pack(), is_waiting: true })
    }

    #[inline]
    fn variant(&self) -> Variant {
        Variant::unpack(usize::from(self.size), self.rules)
    }

    #[inline]
    fn is_waiting(&self) -> bool {
        self.is_waiting
    }

    #[inline]
    fn set_waiting(&mut self, is_waiting: bool) {
        self.is_waiting = is_waiting;
    }

    #[inline]
    fn get(&self, cell: usize) -> u8 {
        self.cells[cell]
    }

    #[inline]
    fn set(&mut self, cell: usize, exponent: u8) {
        self.cells[cell] = exponent;
    }

    fn key(&self) -> u64 {
        let rest = u64::from(self.size) << 8 | u64::from(self.rules) << 1 | u64::from(self.is_waiting);
        // Twelve cells of five bits fit into one word.
        self.cells.chunks(12).fold(mix(rest), |key, cells| {
            let word = cells.iter().fold(0, |word, &exponent| word << 5 | u64::from(exponent));
            mix(key ^ word)
        })
    }
}
