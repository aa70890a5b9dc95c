//! Networks in files.
//!
//! ```text
//!   magic, version   20 bytes   "plyground network 1\n"
//!   length of head    4 bytes   then the head, JSON: game, variant, features, tables, history
//!   a packed network            for each table the number of bytes, then the bytes; see [`pack`](crate::pack)
//!   any other network
//!   for each 4096 weights       which of their 64 groups hold something: 64 bits
//!     for each such group       which of its 64 weights were ever changed: 64 bits
//!       for each such weight    the weight; with coherence the sum of changes and of their sizes
//!   checksum          8 bytes   of everything before it
//! ```
//!
//! All numbers have the lowest byte first; weights are 32-bit floating point. Most weights of a large network are
//! never met, so a file is a fraction of the tables. A file is written under another name and then
//! renamed: whenever the program is killed, there is a whole file.

use crate::features::Features;
use crate::history::History;
use crate::network::Network;
use crate::pack::unpack_table;
use crate::weights::{Coherence, Weights};
use plyground_core::{Complaint, Game};
use serde::{Deserialize, Serialize};
use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// What such a file begins with.
const MAGIC: &[u8; 20] = b"plyground network 1\n";
/// Bytes gathered before they are written or after they are read.
const BUFFER: usize = 1 << 20;
/// The longest head that is read.
const LONGEST_HEAD: usize = 1 << 24;
/// Weights in a group, and groups in a block.
const GROUP: usize = 64;

/// What a file says about its network.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Head {
    /// The game.
    pub game: String,
    /// Its variant; empty for the usual one.
    pub variant: String,
    /// The short name of the network, such as `4x6`.
    pub network: String,
    /// The features.
    pub features: String,
    /// What a sum of weights stands for.
    pub link: String,
    /// The lengths of the tables.
    pub tables: Vec<usize>,
    /// The value everything begins with.
    pub base: f32,
    /// True when weights have rates of their own.
    pub is_coherent: bool,
    /// The seed of the training.
    pub seed: u64,
    /// In a packed network, what weights are multiples of. Such a network plays and learns no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub step: Option<f32>,
    /// The training so far.
    pub history: History,
}

/// Writes a network into a file, all or nothing.
pub fn save<G: Game, F: Features<G>>(path: &Path, head: &Head, network: &Network<G, F>) -> Result<(), Complaint> {
    save_with(path, head, |words| write_weights(words, &network.weights))
}

/// Writes a packed network, its tables coded already, and returns the size of the file.
pub(crate) fn save_packed(path: &Path, head: &Head, tables: &[Vec<u8>]) -> Result<u64, Complaint> {
    save_with(path, head, |words| tables.iter().try_for_each(|table| words.put_bytes(table)))?;
    fs::metadata(path).map(|about| about.len()).map_err(|error| cannot_write(path, &error))
}

fn save_with(path: &Path, head: &Head, body: impl FnOnce(&mut Words<BufWriter<&File>>) -> io::Result<()>) -> Result<(), Complaint> {
    let written = create_beside(path).and_then(|(file, new)| {
        let written = write_and_rename(&file, &new, path, head, body);
        if written.is_err() {
            let _ = fs::remove_file(&new);
        }
        written
    });
    written.map_err(|error| cannot_write(path, &error))
}

fn write_and_rename(
    file: &File,
    new: &Path,
    path: &Path,
    head: &Head,
    body: impl FnOnce(&mut Words<BufWriter<&File>>) -> io::Result<()>,
) -> io::Result<()> {
    let mut words = Words { inner: BufWriter::with_capacity(BUFFER, file), sum: 0 };
    words.inner.write_all(MAGIC)?;
    words.put_bytes(&serde_json::to_vec(head)?)?;
    body(&mut words)?;
    let sum = words.sum;
    words.put_long(sum)?;
    words.inner.flush()?;
    file.sync_all()?;
    fs::rename(new, path)
}

/// A new file beside another, under a name that no file has.
fn create_beside(path: &Path) -> io::Result<(File, PathBuf)> {
    const MOST_TRIES: u32 = 100;
    let name = path.file_name().ok_or(io::ErrorKind::InvalidFilename)?;
    for attempt in 0..MOST_TRIES {
        let mut beside = std::ffi::OsString::from(".");
        beside.push(name);
        beside.push(format!(".{}-{attempt}.tmp", std::process::id()));
        let new = path.with_file_name(beside);
        match File::options().write(true).create_new(true).open(&new) {
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
            tried => return tried.map(|file| (file, new)),
        }
    }
    Err(io::ErrorKind::AlreadyExists.into())
}

fn cannot_write(path: &Path, error: &io::Error) -> Complaint {
    Complaint::new("cannot-write", format!("cannot write {}: {error}", path.display())).with("file", path.display()).with("error", error)
}

/// What the file says about its network, without reading all of it.
pub fn peek(path: &Path) -> Result<Head, Complaint> {
    let mut words = open(path)?;
    read_head(&mut words).map_err(|error| bad(path, error))
}

/// Reads the weights of a network with these features. A file of another network, a broken or a foreign one is
/// refused.
pub fn load<G: Game, F: Features<G>>(path: &Path, features: F) -> Result<(Head, Network<G, F>), Complaint> {
    let mut words = open(path)?;
    let head = read_head(&mut words).map_err(|error| bad(path, error))?;
    if let Some(error) = difference(&head, &features) {
        return Err(bad(path, error));
    }
    let network = Network::new(features, head.base, head.is_coherent)?;
    let read = match head.step {
        Some(step) => read_packed(&mut words, &head, &network.weights, step),
        None => read_weights(&mut words, &network.weights),
    };
    read.and_then(|()| words.check_sum()).map_err(|error| bad(path, error))?;
    Ok((head, network))
}

/// In what a file's network is another one than these features make; nothing if it is the same.
fn difference<G: Game, F: Features<G>>(head: &Head, features: &F) -> Option<String> {
    let (tables, link) = (features.tables(), features.link().word());
    if head.features != features.id() {
        return Some(format!("it has the features {}, not {}", head.features, features.id()));
    }
    if head.link != link {
        return Some(format!("its sums stand for {}, not for {link}", head.link));
    }
    if head.tables.len() != tables.len() {
        return Some(format!("it has {} tables, not {}", head.tables.len(), tables.len()));
    }
    let at = head.tables.iter().zip(&tables).position(|(mine, theirs)| mine != theirs)?;
    Some(format!("its table {} has {} weights, not {}", at + 1, head.tables[at], tables[at]))
}

fn open(path: &Path) -> Result<Words<BufReader<File>>, Complaint> {
    let file = File::open(path).map_err(|error| {
        let message = format!("cannot read {}: {error}", path.display());
        Complaint::new("cannot-read", message).with("file", path.display()).with("error", error)
    })?;
    Ok(Words { inner: BufReader::with_capacity(BUFFER, file), sum: 0 })
}

fn bad(path: &Path, error: impl std::fmt::Display) -> Complaint {
    let message = format!("{} is no network that can be used: {error}", path.display());
    Complaint::new("bad-network", message).with("file", path.display()).with("error", error)
}

fn wrong(what: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, what.to_owned())
}

fn write_weights(words: &mut Words<impl Write>, weights: &Weights) -> io::Result<()> {
    let is_set =
        |index: usize| index < weights.len() && (weights.get(index).to_bits() != 0 || weights.coherence(index).size.to_bits() != 0);
    for block in (0..weights.len()).step_by(GROUP * GROUP) {
        // Other threads may go on learning meanwhile: what is written is decided here, once.
        let masks: [u64; GROUP] = std::array::from_fn(|group| mask(|place| is_set(block + group * GROUP + place)));
        words.put_long(mask(|group| masks[group] != 0))?;
        for (group, &mask) in masks.iter().enumerate().filter(|(_, mask)| **mask != 0) {
            words.put_long(mask)?;
            for place in places(mask) {
                let index = block + group * GROUP + place;
                words.put(weights.get(index).to_bits())?;
                if weights.is_coherent() {
                    words.put_long(weights.coherence(index).pack())?;
                }
            }
        }
    }
    Ok(())
}

fn read_head(words: &mut Words<impl Read>) -> io::Result<Head> {
    let mut magic = [0; MAGIC.len()];
    words.inner.read_exact(&mut magic).map_err(|_| wrong("it is too short"))?;
    if &magic != MAGIC {
        return Err(wrong("it does not begin as it should"));
    }
    let text = words.get_bytes(LONGEST_HEAD).map_err(|_| wrong("its head is broken"))?;
    Ok(serde_json::from_slice(&text)?)
}

fn read_packed(words: &mut Words<impl Read>, head: &Head, weights: &Weights, step: f32) -> io::Result<()> {
    let mut first = 0;
    for &length in &head.tables {
        let bytes = words.get_bytes(4 * length + 64)?;
        unpack_table(&bytes, length, |place, number| weights.set(first + place, number as f32 * step));
        first += length;
    }
    Ok(())
}

fn read_weights(words: &mut Words<impl Read>, weights: &Weights) -> io::Result<()> {
    for block in (0..weights.len()).step_by(GROUP * GROUP) {
        for group in places(words.get_long()?) {
            for place in places(words.get_long()?) {
                let index = block + group * GROUP + place;
                if index >= weights.len() {
                    return Err(wrong("it has more weights than it should"));
                }
                weights.set(index, f32::from_bits(words.get()?));
                if weights.is_coherent() {
                    weights.set_coherence(index, Coherence::unpack(words.get_long()?));
                }
            }
        }
    }
    Ok(())
}

/// The bits for which something is true.
fn mask(is_set: impl Fn(usize) -> bool) -> u64 {
    (0..GROUP).fold(0, |mask, place| mask | u64::from(is_set(place)) << place)
}

/// The places of the bits that are set.
fn places(mut mask: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let place = mask.trailing_zeros() as usize;
        mask &= mask.wrapping_sub(1);
        (place < GROUP).then_some(place)
    })
}

/// Numbers of 32 bits that go to or come from a file, with a checksum of all so far.
struct Words<I> {
    inner: I,
    sum: u64,
}

impl<I> Words<I> {
    /// One multiplication a number: the check should not take longer than the reading.
    fn add(&mut self, word: u32) {
        self.sum = (self.sum ^ u64::from(word)).wrapping_mul(0x9e37_79b9_7f4a_7c15).rotate_left(29);
    }
}

impl<I: Write> Words<I> {
    fn put(&mut self, word: u32) -> io::Result<()> {
        self.add(word);
        self.inner.write_all(&word.to_le_bytes())
    }

    /// Bytes, their number before them, and spaces up to a whole word.
    fn put_bytes(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.put(bytes.len() as u32)?;
        for chunk in bytes.chunks(4) {
            let mut word = [b' '; 4];
            word[..chunk.len()].copy_from_slice(chunk);
            self.put(u32::from_le_bytes(word))?;
        }
        Ok(())
    }

    fn put_long(&mut self, number: u64) -> io::Result<()> {
        self.put(number as u32)?;
        self.put((number >> 32) as u32)
    }
}

impl<I: Read> Words<I> {
    fn get(&mut self) -> io::Result<u32> {
        let mut bytes = [0; 4];
        self.inner.read_exact(&mut bytes).map_err(|error| match error.kind() {
            io::ErrorKind::UnexpectedEof => wrong("it is cut short"),
            _ => error,
        })?;
        let word = u32::from_le_bytes(bytes);
        self.add(word);
        Ok(word)
    }

    /// Bytes with their number before them, which may not be more than `most`.
    fn get_bytes(&mut self, most: usize) -> io::Result<Vec<u8>> {
        let length = self.get()? as usize;
        if length > most {
            return Err(wrong("a part of it is too long"));
        }
        let mut bytes = Vec::new();
        while bytes.len() < length {
            bytes.extend(self.get()?.to_le_bytes());
        }
        bytes.truncate(length);
        Ok(bytes)
    }

    /// Reads the checksum and compares.
    fn check_sum(&mut self) -> io::Result<()> {
        let sum = self.sum;
        if self.get_long()? == sum { Ok(()) } else { Err(wrong("its checksum is wrong")) }
    }

    fn get_long(&mut self) -> io::Result<u64> {
        Ok(u64::from(self.get()?) | u64::from(self.get()?) << 32)
    }
}
