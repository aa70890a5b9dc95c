//! Networks small enough to be part of a program.
//!
//! Most weights of a large network are hardly ever needed, and none needs 32 bits. A packed network keeps the weights that
//! learned most, rounded to a multiple of a step, and writes each as the difference from what its neighbours make one
//! expect.
//!
//! ```text
//!   table   … 0x12345 0x12346 0x12347 …         neighbours of a weight: one of its digits is smaller by one.
//!               5.2 k   5.3 k   ?                They come earlier in the table, so the reader knows them.
//!                                                ? is near their mean: the difference takes a few bits.
//! ```
//!
//! On 2048 with four tuples of six cells this takes six to seven bits a weight, those included that say which weights are
//! there.

use crate::coder::{Coder, Decoder, Encoder, Odds};
use crate::features::Features;
use crate::file::{Head, save_packed};
use crate::network::Network;
use crate::weights::Weights;
use plyground_core::{Complaint, Game};
use std::path::Path;

/// Bits of a digit of an index: neighbours differ by one in one digit.
const DIGIT: usize = 4;
/// Weights in a group that share a decision whether any of them is there.
const GROUP: usize = 16;
/// Groups in a block, for the same reason.
const BLOCK: usize = 16 * GROUP;
/// The value of a weight that is not there.
const NONE: i32 = i32::MIN;
/// A difference has fewer bits than this.
const LENGTHS: usize = 16;
/// The largest number, so that no difference needs more bits.
const LARGEST: f32 = 16_000.0;

/// The coarsest step: this part of the mean size of a weight.
const COARSEST: f32 = 1.0 / 32.0;
/// How much finer the step may become while there is room, in halves.
const HALVES: usize = 3;
/// A halved step makes a file larger by less than this.
const GROWTH: f64 = 1.25;

/// What packing came to.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Packed {
    /// Weights that were ever changed.
    pub changed: usize,
    /// Weights that were kept.
    pub kept: usize,
    /// What they are multiples of.
    pub step: f32,
    /// Bytes of the file.
    pub bytes: u64,
}

/// Writes a packed form of a network of at most `most` bytes: all weights if there is room, else those that
/// learned most.
pub fn pack<G: Game, F: Features<G>>(network: &Network<G, F>, head: &Head, path: &Path, most: usize) -> Result<Packed, Complaint> {
    let weights = &network.weights;
    let mut by_importance: Vec<u32> = (0..weights.len() as u32).filter(|&index| importance(weights, index as usize) > 0.0).collect();
    by_importance.sort_unstable_by(|&a, &b| importance(weights, b as usize).total_cmp(&importance(weights, a as usize)));
    let changed = by_importance.len();
    let mean = by_importance.iter().map(|&index| f64::from(weights.get(index as usize).abs())).sum::<f64>() / changed.max(1) as f64;
    let largest = by_importance.iter().map(|&index| weights.get(index as usize).abs()).fold(0.0, f32::max);
    let finest = (largest / LARGEST).max(f32::MIN_POSITIVE);
    let mut step = (mean as f32 * COARSEST).max(finest);
    // 1. The head takes room too; it is small.
    let room = most.saturating_sub(serde_json::to_vec(head).map_or(0, |text| text.len()) + 64);
    // 2. As many weights as there is room for.
    let mut kept = changed;
    let mut tables = encode(weights, &head.tables, &by_importance, step);
    while size(&tables) > room && kept > 0 {
        kept = (kept as f64 * room as f64 / size(&tables) as f64 * 0.995) as usize;
        tables = encode(weights, &head.tables, &by_importance[..kept], step);
    }
    // 3. If that is all of them, finer steps.
    for _ in 0..HALVES {
        if kept < changed || step / 2.0 < finest || size(&tables) as f64 * GROWTH > room as f64 {
            break;
        }
        step /= 2.0;
        tables = encode(weights, &head.tables, &by_importance, step);
    }
    let head = Head { is_coherent: false, step: Some(step), ..head.clone() };
    let bytes = save_packed(path, &head, &tables)?;
    Ok(Packed { changed, kept, step, bytes })
}

/// How much a weight matters: how much it has been changed in all, or how large it is where that is not known.
fn importance(weights: &Weights, index: usize) -> f32 {
    if weights.is_coherent() { weights.coherence(index).size } else { weights.get(index).abs() }
}

fn size(tables: &[Vec<u8>]) -> usize {
    tables.iter().map(|table| table.len() + 8).sum()
}

/// The tables with these weights only.
fn encode(weights: &Weights, lengths: &[usize], kept: &[u32], step: f32) -> Vec<Vec<u8>> {
    let mut first = 0;
    let mut tables = Vec::new();
    for &length in lengths {
        let mut table = vec![NONE; length];
        for &index in kept {
            if let Some(entry) = (index as usize).checked_sub(first).and_then(|place| table.get_mut(place)) {
                *entry = (weights.get(index as usize) / step).round().clamp(-LARGEST, LARGEST) as i32;
            }
        }
        let mut encoder = Encoder::new();
        code_table(&mut encoder, &mut table);
        tables.push(encoder.finish());
        first += length;
    }
    tables
}

/// Calls `set` with the place and the number of every weight of a table.
pub(crate) fn unpack_table(bytes: &[u8], length: usize, mut set: impl FnMut(usize, i32)) {
    let mut table = vec![NONE; length];
    code_table(&mut Decoder::new(bytes), &mut table);
    for (place, number) in table.into_iter().enumerate().filter(|(_, number)| *number != NONE) {
        set(place, number);
    }
}

/// What the coder has learned about a table.
struct Model {
    blocks: [Odds; 4],
    groups: [Odds; 8],
    /// By the neighbours that are there, and the lowest digit.
    entries: Vec<Odds>,
    /// How many bits a difference has, by how well the last ones were expected.
    lengths: Vec<[Odds; LENGTHS]>,
    sign: Odds,
    /// The highest bits below the first of a difference.
    details: Vec<[Odds; 8]>,
    even: Odds,
    /// How far expectations have been off lately, in sixteenths.
    surprise: i32,
    /// The last weight.
    last: i32,
}

impl Model {
    fn new() -> Self {
        Self {
            blocks: Default::default(),
            groups: Default::default(),
            entries: vec![Odds::default(); 1 << 11],
            lengths: vec![Default::default(); 64],
            sign: Odds::default(),
            details: vec![Default::default(); LENGTHS],
            even: Odds::default(),
            surprise: 0,
            last: 0,
        }
    }
}

/// Codes a table: the encoder reads it, the decoder fills it. Values are multiples of the step; [`NONE`] is no weight.
fn code_table(coder: &mut impl Coder, table: &mut [i32]) {
    let mut model = Model::new();
    let mut was_block = 0;
    for block in 0..table.len().div_ceil(BLOCK) {
        let range = block * BLOCK..((block + 1) * BLOCK).min(table.len());
        let above = block >= 16 && has_any(&table[(block - 16) * BLOCK..(block - 15) * BLOCK]);
        let is_there = coder.bit(&mut model.blocks[was_block | usize::from(above) << 1], has_any(&table[range.clone()]));
        was_block = usize::from(is_there);
        if is_there {
            code_block(coder, table, range, &mut model);
        }
    }
}

fn has_any(entries: &[i32]) -> bool {
    entries.iter().any(|&entry| entry != NONE)
}

fn code_block(coder: &mut impl Coder, table: &mut [i32], range: std::ops::Range<usize>, model: &mut Model) {
    let mut was_group = 0;
    for group in range.step_by(GROUP) {
        let end = (group + GROUP).min(table.len());
        let before = |distance: usize| usize::from(group >= distance && has_any(&table[group - distance..group - distance + GROUP]));
        let context = was_group | before(BLOCK) << 1 | before(BLOCK * 16) << 2;
        let is_there = coder.bit(&mut model.groups[context], has_any(&table[group..end]));
        was_group = usize::from(is_there);
        if is_there {
            for index in group..end {
                code_entry(coder, table, index, model);
            }
        }
    }
}

fn code_entry(coder: &mut impl Coder, table: &mut [i32], index: usize, model: &mut Model) {
    // 1. What the neighbours say.
    let (mut there, mut sum, mut count) = (0, 0, 0);
    let mut digit = 0;
    while index >> (digit * DIGIT) != 0 && digit < 7 {
        if index >> (digit * DIGIT) & 15 != 0 {
            let neighbour = table[index - (1 << (digit * DIGIT))];
            if neighbour != NONE {
                there |= 1 << digit;
                sum += neighbour;
                count += 1;
            }
        }
        digit += 1;
    }
    // 2. Whether there is a weight.
    let is_there = coder.bit(&mut model.entries[there << 4 & 0x7f0 | index & 15], table[index] != NONE);
    if !is_there {
        table[index] = NONE;
        return;
    }
    // 3. How far it is from what was expected.
    let expected = if count > 0 { (sum + count / 2).div_euclid(count) } else { model.last };
    let difference = code_difference(coder, table[index].wrapping_sub(expected), count.min(3) as usize, model);
    // A broken file may add up to anything; its checksum is read after this.
    table[index] = (expected + difference).clamp(-2 * LARGEST as i32, 2 * LARGEST as i32);
    model.last = table[index];
}

/// Codes a number near 0: its sign, the number of its bits, the bits.
fn code_difference(coder: &mut impl Coder, difference: i32, count: usize, model: &mut Model) -> i32 {
    let size = difference.unsigned_abs();
    let expected_bits = (32 - (model.surprise as u32 >> 2).leading_zeros()).min(15) as usize;
    let bits = (32 - size.leading_zeros()).min(LENGTHS as u32 - 1) as usize;
    let bits = coder.tree(&mut model.lengths[count << 4 | expected_bits], bits);
    let mut decoded = 0_u32;
    if bits > 0 {
        decoded = 1;
        let mut node = 1;
        for bit in (0..bits - 1).rev() {
            let is_yes = size >> bit & 1 != 0;
            let odds = if node < 8 { &mut model.details[bits][node] } else { &mut model.even };
            let is_yes = coder.bit(odds, is_yes);
            decoded = decoded << 1 | u32::from(is_yes);
            node = node << 1 | usize::from(is_yes);
        }
    }
    model.surprise += (((decoded << 4) as i32) - model.surprise) >> 3;
    if decoded == 0 {
        return 0;
    }
    let is_negative = coder.bit(&mut model.sign, difference < 0);
    if is_negative { -(decoded as i32) } else { decoded as i32 }
}
