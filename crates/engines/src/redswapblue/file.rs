//! Complete distances in a file: reading them takes a fraction of the time that sweeping takes.
//!
//! ```text
//!   magic, version     16 bytes  "plyground rsb 1\n"
//!   variant             3 numbers: n, jump (0 any, 1 other), diagonal
//!   layers              their number, then the positions of each
//!   farthest            their number, then blank, row and column of each
//!   lines               chunk by chunk, low and high bits
//!   checksum            of all numbers before it
//! ```
//!
//! All numbers are 64 bits, the lowest byte first. A file that is cut short, was made for another variant or was changed
//! is refused, with nothing read.

use super::chunk::Line;
use super::distances::Distances;
use super::place::Place;
use plyground_core::Complaint;
use plyground_games::redswapblue::{Jump, Variant};
use std::io::{self, Read, Write};

/// What such a file begins with.
const MAGIC: &[u8; 16] = b"plyground rsb 1\n";

/// Bytes gathered before they are written or after they are read.
const BUFFER: usize = 1 << 20;

impl Distances {
    /// Writes complete distances; incomplete ones are refused as invalid input.
    pub fn save(&self, to: impl Write) -> io::Result<()> {
        if !self.is_complete() {
            return Err(io::Error::new(io::ErrorKind::InvalidInput, "the distances are not complete"));
        }
        let mut writer = Numbers { inner: io::BufWriter::with_capacity(BUFFER, to), sum: 0 };
        writer.inner.write_all(MAGIC)?;
        for number in variant_numbers(self.variant()) {
            writer.put(number)?;
        }
        writer.put(self.layers.len() as u64)?;
        for &layer in &self.layers {
            writer.put(layer)?;
        }
        writer.put(self.newest.len() as u64)?;
        for place in &self.newest {
            writer.put(place.blank as u64 | u64::from(place.row) << 16 | u64::from(place.column) << 32)?;
        }
        for line in self.chunks.iter().flat_map(|chunk| &chunk.lines) {
            for word in line.words() {
                writer.put(word)?;
            }
        }
        let sum = writer.sum;
        writer.put(sum)?;
        writer.inner.flush()
    }

    /// Reads the complete distances of a variant.
    pub fn load(variant: Variant, from: impl Read) -> Result<Self, Complaint> {
        let too_large =
            || Complaint::new("no-distances", format!("there are distances up to n = {}", Self::LARGEST_N)).with("n", variant.n);
        let mut distances = Self::new(variant, 1).ok_or_else(too_large)?;
        let mut reader = Numbers { inner: io::BufReader::with_capacity(BUFFER, from), sum: 0 };
        distances.read_from(&mut reader).map_err(|error| {
            Complaint::new("bad-distances", format!("the file of distances cannot be used: {error}; make it again")).with("error", error)
        })?;
        Ok(distances)
    }

    fn read_from(&mut self, reader: &mut Numbers<impl Read>) -> io::Result<()> {
        let wrong = |what: &str| io::Error::new(io::ErrorKind::InvalidData, what.to_owned());
        let mut magic = [0; 16];
        reader.inner.read_exact(&mut magic)?;
        if &magic != MAGIC {
            return Err(wrong("it does not begin as it should"));
        }
        for number in variant_numbers(self.variant()) {
            if reader.get()? != number {
                return Err(wrong("it is for another variant"));
            }
        }
        self.layers = reader.list(1000)?;
        let places = reader.list(1 << 20)?;
        let place = |number: u64| Place { blank: number as usize & 0xffff, row: (number >> 16) as u16, column: (number >> 32) as u16 };
        self.newest = places.into_iter().map(place).collect();
        for line in self.chunks.iter_mut().flat_map(|chunk| &mut chunk.lines) {
            let mut words = [0; 8];
            for word in &mut words {
                *word = reader.get()?;
            }
            *line = Line::from_words(words);
        }
        let sum = reader.sum;
        if reader.get()? != sum {
            return Err(wrong("its checksum is wrong"));
        }
        self.is_complete = true;
        self.release_outboxes();
        Ok(())
    }
}

/// The numbers by which a file says which variant it is for.
fn variant_numbers(variant: Variant) -> [u64; 3] {
    [variant.n as u64, u64::from(variant.jump == Jump::Other), u64::from(variant.diagonal)]
}

/// Numbers that go to or come from a file, with a checksum of all so far.
struct Numbers<I> {
    inner: I,
    sum: u64,
}

impl<I> Numbers<I> {
    /// One multiplication a number: the check should not take longer than the reading.
    fn add(&mut self, number: u64) {
        self.sum = (self.sum ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl<I: Write> Numbers<I> {
    fn put(&mut self, number: u64) -> io::Result<()> {
        self.add(number);
        self.inner.write_all(&number.to_le_bytes())
    }
}

impl<I: Read> Numbers<I> {
    fn get(&mut self) -> io::Result<u64> {
        let mut bytes = [0; 8];
        self.inner.read_exact(&mut bytes)?;
        let number = u64::from_le_bytes(bytes);
        self.add(number);
        Ok(number)
    }

    /// A list with its length before it, which may not be longer than `most`.
    fn list(&mut self, most: u64) -> io::Result<Vec<u64>> {
        let length = self.get()?;
        if length > most {
            return Err(io::Error::new(io::ErrorKind::InvalidData, "a list in it is too long"));
        }
        (0..length).map(|_| self.get()).collect()
    }
}
