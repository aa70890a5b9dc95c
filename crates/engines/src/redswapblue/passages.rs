//! One layer further between the squares.
//!
//! When the blank jumps to the other square, that square becomes home: rows become columns and columns rows, a
//! transposition of the bit matrix, done in blocks of 64 x 64. The piece at the crossing goes over to the new
//! home and the piece that jumped to the old one, so a bit of the row and a bit of the column change places and
//! colours:
//!
//! ```text
//!   before  row ··X··  column ·Y···        X: the crossing is red     Y: the piece that jumps is blue
//!   after   row ·x···  column ··y··        x = not X                  y = not Y
//! ```
//!
//! For fixed X and Y this is a whole block with `ones` changed by -1, 0 or 1: a [`Stream`]. The blank at the crossing is
//! at home in both squares: there a stream without bits keeps the matrix equal to its own transpose. Columns whose
//! reflection was chosen come from reflected rows, so each stream flows twice, plain and reflected.

use super::chunk::{Chunk, WORDS};
use super::home::{Home, Over, Passage};
use super::patterns::{GROUP, NONE, Patterns};
use super::steps::Outbox;
use super::transpose::transpose;
use plyground_games::redswapblue::Jump;

/// The doors, blanks that post an outbox: those with a passage, the crossing last.
pub(super) fn doors(home: &Home) -> Vec<usize> {
    let mut doors: Vec<usize> = home.passages.iter().map(|passage| passage.from).collect();
    doors.sort_unstable();
    doors.dedup();
    doors.push(home.slots);
    doors
}

/// Bits of a pattern that must have certain values.
#[derive(Clone, Copy, Default, Debug)]
struct Condition {
    mask: u16,
    value: u16,
}

impl Condition {
    fn require(&mut self, slot: usize, is_one: bool) {
        self.mask |= 1 << slot;
        self.value |= u16::from(is_one) << slot;
    }

    fn holds(self, pattern: u16) -> bool {
        pattern & self.mask == self.value
    }
}

/// A passage for one colour of the piece at the crossing and one of the piece that jumps.
#[derive(Debug)]
pub(super) struct Stream {
    /// The door it comes from, by its place in the list.
    door: usize,
    /// The blank after it, as a slot of the new home.
    to: usize,
    /// Ones before less ones after.
    ones_lost: isize,
    /// What the new column must be like.
    arriving: Condition,
    /// Bits of the new column that were different in the old row.
    row_change: u16,
    /// What the old column must be like.
    leaving: Condition,
    /// Bits of the old column that are different in the new row.
    column_change: u16,
}

/// All streams of a variant.
pub(super) fn streams(home: &Home) -> Vec<Stream> {
    let doors = doors(home);
    let at_crossing = Stream {
        door: doors.len() - 1,
        to: home.slots,
        ones_lost: 0,
        arriving: Condition::default(),
        row_change: 0,
        leaving: Condition::default(),
        column_change: 0,
    };
    let mut streams = vec![at_crossing];
    for passage in &home.passages {
        let door = doors.iter().position(|blank| *blank == passage.from).expect("every passage has a door");
        for (crossing_is_red, jumper_is_blue) in [(false, false), (false, true), (true, false), (true, true)] {
            streams.extend(stream(home, *passage, door, crossing_is_red, jumper_is_blue));
        }
    }
    streams
}

fn stream(home: &Home, passage: Passage, door: usize, crossing_is_red: bool, jumper_is_blue: bool) -> Option<Stream> {
    let Passage { from, to, over } = passage;
    let (mut arriving, mut leaving) = (Condition::default(), Condition::default());
    arriving.require(from, !jumper_is_blue);
    leaving.require(to, jumper_is_blue);
    if home.variant.jump == Jump::Other {
        match over {
            Over::Crossing if crossing_is_red == jumper_is_blue => {}
            Over::Crossing => return None,
            Over::Home(slot) => arriving.require(slot, jumper_is_blue),
            Over::Other(slot) => leaving.require(slot, !jumper_is_blue),
        }
    }
    let changes = u16::from(crossing_is_red == jumper_is_blue);
    let ones_lost = isize::from(crossing_is_red) + isize::from(jumper_is_blue) - 1;
    Some(Stream { door, to, ones_lost, arriving, row_change: changes << from, leaving, column_change: changes << to })
}

/// What all chunks need to receive from each other.
pub(super) struct Exchange<'a> {
    pub home: &'a Home,
    pub patterns: &'a Patterns,
    pub streams: &'a [Stream],
    /// The outboxes of all chunks.
    pub outboxes: &'a [Outbox],
    /// For each number of ones, its chunks, by their places in the list of all.
    pub chunks_of: &'a [std::ops::Range<usize>],
    /// The distance of the positions that arrive.
    pub depth: u32,
}

/// A stream into one word of a chunk, plain or reflected.
struct Flow<'a> {
    stream: &'a Stream,
    word: usize,
    is_reflected: bool,
    /// For each column of the word, the row it comes from; [`NONE`] where it does not come this way.
    rows: [u16; GROUP],
}

impl Exchange<'_> {
    /// Lets everything arrive in a chunk that the others have posted for it.
    pub fn receive(&self, chunk: &mut Chunk) {
        for stream in self.streams {
            let Some(ones) = chunk.ones.checked_add_signed(stream.ones_lost).filter(|ones| *ones <= self.patterns.slots) else {
                continue;
            };
            let sources = self.chunks_of[ones].clone();
            let is_used = |source: &usize| self.outboxes[*source].is_used[stream.door];
            if !sources.clone().any(|source| is_used(&source)) {
                continue;
            }
            for (word, is_reflected) in (0..WORDS).flat_map(|word| [(word, false), (word, true)]) {
                let rows = self.source_rows(stream, chunk, word, is_reflected);
                if rows.iter().all(|row| *row == NONE) {
                    continue;
                }
                let flow = Flow { stream, word, is_reflected, rows };
                for source in sources.clone().filter(is_used) {
                    let first_column = (source - sources.start) * WORDS * GROUP;
                    self.transpose(&flow, &self.outboxes[source], &self.patterns.columns[ones][first_column..], chunk);
                }
            }
        }
    }

    /// For each column of a word of the chunk, the row it comes from.
    fn source_rows(&self, stream: &Stream, chunk: &Chunk, word: usize, is_reflected: bool) -> [u16; GROUP] {
        std::array::from_fn(|bit| {
            let column = chunk.columns[word * GROUP + bit];
            if column == NONE {
                return NONE;
            }
            let column = if is_reflected { self.patterns.reflected(column) } else { column };
            if stream.arriving.holds(column) { self.patterns.row(column ^ stream.row_change) } else { NONE }
        })
    }

    /// Transposes what is posted in the rows of a flow, block by block. `columns` are the patterns of the outbox's columns.
    fn transpose(&self, flow: &Flow<'_>, outbox: &Outbox, columns: &[u16], chunk: &mut Chunk) {
        let height = outbox.lines.len() / outbox.is_used.len();
        let posted = &outbox.lines[flow.stream.door * height..][..height];
        let mut blocks = [[0; GROUP]; WORDS];
        let mut any = [0; WORDS];
        for (bit, &row) in flow.rows.iter().enumerate() {
            if let Some(line) = posted.get(usize::from(row)) {
                for (source, &set) in line.iter().enumerate() {
                    blocks[source][bit] = set;
                    any[source] |= set;
                }
            }
        }
        for (source, block) in blocks.iter_mut().enumerate().filter(|(source, _)| any[*source] != 0) {
            transpose(block);
            for (set, &column) in block.iter().zip(&columns[source * GROUP..]) {
                if *set != 0 && flow.stream.leaving.holds(column) {
                    self.arrive(flow, column ^ flow.stream.column_change, *set, chunk);
                }
            }
        }
    }

    #[inline(always)]
    fn arrive(&self, flow: &Flow<'_>, row: u16, set: u64, chunk: &mut Chunk) {
        let to = flow.stream.to;
        let (blank, row) = if flow.is_reflected { (self.home.reflected(to), self.patterns.reflected(row)) } else { (to, row) };
        let index = blank * chunk.height + usize::from(self.patterns.row(row));
        let line = &mut chunk.lines[index];
        let new = line.unreached_word(flow.word, set);
        if new != 0 {
            line.reach_word(flow.word, new, (self.depth % 3) as u8);
            let mut set = [0; WORDS];
            set[flow.word] = new;
            chunk.count(index, &set);
        }
    }
}
