//! The distance of every position to the goal, layer by layer.
//!
//! The sweep starts at the goal, which no symmetry of the puzzle changes, so one table serves every start:
//! whoever is reached has a known way down. Each layer takes two rounds, one at home inside every chunk and one
//! between the squares, and a chunk belongs to one thread at a time, so nothing needs a lock.
//!
//! ```text
//!   for each layer:   chunk │ chunk │ chunk │ …     moves at home, each in its own cache-sized chunk
//!                       └── outboxes ───┘           the newest layer at the doors
//!                     chunk │ chunk │ chunk │ …     passages, each reads all outboxes and writes itself
//! ```
//!
//! Contract: after [`advance`](Distances::advance) has answered, every position whose distance is below
//! the number of [`layers`](Distances::layers) is known exactly. A sweep that was stopped in the middle of a layer
//! loses nothing and goes on where it was.
//!
//! ```
//! use plyground_core::Limits;
//! use plyground_engines::redswapblue::Distances;
//! use plyground_games::redswapblue::{Jump, RedSwapBlue, Variant};
//!
//! let variant = Variant { n: 3, jump: Jump::Any, diagonal: false };
//! let mut distances = Distances::new(variant, 1).expect("n is at most 4");
//! distances.complete(&Limits::default().start()).expect("nothing stops it");
//! assert_eq!(distances.layers().iter().sum::<u64>(), 218_790);
//! let start = RedSwapBlue::<u64>::new(variant).expect("n = 3 fits");
//! assert_eq!(distances.distance(&start), Some(46));
//! ```
//!
//! Source: breadth-first search with two bits a position is in Cooperman and Finkelstein, "New methods for using Cayley
//! graphs in interconnection networks", 1992; for puzzles in Korf, "Linear-time disk-based implicit graph search", 2008.

use super::chunk::{Chunk, Line, Set, WORDS};
use super::home::Home;
use super::passages::{Exchange, Stream, doors, streams};
use super::patterns::{GROUP, Patterns};
use super::place::Place;
use super::steps::{Outbox, Steps};
use super::workers::each;
use plyground_core::{Clock, Game, Stop};
use plyground_games::redswapblue::{Action, Bits, RedSwapBlue, Variant};
use std::ops::Range;

/// The distances to the goal of all positions of a variant, as far as they have been swept; see the
/// [module page](self).
#[derive(Debug)]
pub struct Distances {
    pub(super) home: Home,
    pub(super) patterns: Patterns,
    steps: Steps,
    streams: Vec<Stream>,
    doors: Vec<usize>,
    pub(super) chunks: Vec<Chunk>,
    /// For each number of ones, its chunks, by their places in the list of all.
    pub(super) chunks_of: Vec<Range<usize>>,
    outboxes: Vec<Outbox>,
    pub(super) layers: Vec<u64>,
    /// The members of the newest layer, where it is small.
    pub(super) newest: Vec<Place>,
    pub(super) is_complete: bool,
    pub(super) threads: usize,
}

/// Layers after smaller ones than this are written down member by member.
const SMALL: u64 = 10_000;

impl Distances {
    /// The largest `n` there are distances for.
    pub const LARGEST_N: usize = Home::LARGEST_N;

    /// Nothing swept yet but the goal itself; `None` for n above 4.
    #[must_use]
    pub fn new(variant: Variant, threads: usize) -> Option<Self> {
        Self::begin(variant, threads, || Ok(())).ok()
    }

    /// [`new`](Self::new), asking now and then whether it may go on.
    pub(super) fn begin(variant: Variant, threads: usize, may_go_on: impl Fn() -> Result<(), Stop>) -> Result<Self, Stop> {
        let home = Home::new(variant).ok_or(Stop::Memory)?;
        let patterns = Patterns::new(&home);
        let steps = Steps::new(&home, &patterns);
        let (doors, streams) = (doors(&home), streams(&home));
        let mut chunks = Chunk::all(&patterns, may_go_on)?;
        let outboxes = chunks.iter().map(|chunk| Outbox::new(chunk, doors.len())).collect();
        let first = |ones: usize| chunks.partition_point(|chunk| chunk.ones < ones);
        let chunks_of: Vec<Range<usize>> = (0..=home.slots).map(|ones| first(ones)..first(ones + 1)).collect();
        // The goal: no red in the first square, no blue in the second, the crossing empty.
        let goal = &mut chunks[0];
        goal.lines[home.slots].reach(&[1, 0, 0, 0], 0);
        goal.is_live = true;
        let layers = vec![1];
        Ok(Self {
            home,
            patterns,
            steps,
            streams,
            doors,
            chunks,
            outboxes,
            chunks_of,
            layers,
            newest: Vec::new(),
            is_complete: false,
            threads,
        })
    }

    /// The bytes that sweeping the distances of a variant takes; `None` for n above 4.
    #[must_use]
    pub fn bytes(variant: Variant) -> Option<usize> {
        let home = Home::new(variant)?;
        let patterns = Patterns::new(&home);
        let of_ones = |ones: usize| {
            let lines = patterns.rows[ones].len() * patterns.columns[ones].len().div_ceil(WORDS * GROUP);
            lines * ((home.slots + 1) * size_of::<Line>() + doors(&home).len() * size_of::<Set>())
        };
        Some((0..=home.slots).map(of_ones).sum::<usize>() + steps_bytes(&home))
    }

    /// The bytes held now: fewer than [`bytes`](Self::bytes) once the sweep is complete.
    #[must_use]
    pub fn held_bytes(&self) -> usize {
        let lines: usize = self.chunks.iter().map(|chunk| chunk.lines.len()).sum();
        let sets: usize = self.outboxes.iter().map(|outbox| outbox.lines.len()).sum();
        lines * size_of::<Line>() + sets * size_of::<Set>() + steps_bytes(&self.home)
    }

    /// The variant these are the distances of.
    #[must_use]
    pub fn variant(&self) -> Variant {
        self.home.variant
    }

    /// How many positions are at each distance, as far as whole layers have been swept.
    #[must_use]
    pub fn layers(&self) -> &[u64] {
        &self.layers
    }

    /// True when no position is missing.
    #[must_use]
    pub fn is_complete(&self) -> bool {
        self.is_complete
    }

    /// Sweeps one layer further; answers whether there was one.
    pub fn advance(&mut self, clock: &Clock<'_>) -> Result<bool, Stop> {
        if self.is_complete {
            return Ok(false);
        }
        let depth = self.layers.len() as u32 - 1;
        let is_recording = self.layers.last().is_some_and(|newest| *newest < SMALL);
        let Self { home, patterns, steps, streams, doors, chunks, outboxes, chunks_of, threads, .. } = self;
        for chunk in chunks.iter_mut() {
            chunk.is_recording = is_recording;
        }
        each(*threads, chunks.iter_mut().zip(outboxes.iter_mut()), clock, |(chunk, outbox)| steps.sweep(chunk, outbox, doors, depth))?;
        let exchange = Exchange { home, patterns, streams, outboxes, chunks_of, depth: depth + 1 };
        each(*threads, chunks.iter_mut(), clock, |chunk| exchange.receive(chunk))?;
        let mut found = 0;
        let mut newest = Vec::new();
        for chunk in chunks {
            chunk.is_live = chunk.found > 0;
            found += std::mem::take(&mut chunk.found);
            for (line, column) in std::mem::take(&mut chunk.records) {
                let row = patterns.rows[chunk.ones][line % chunk.height];
                newest.push(Place { blank: line / chunk.height, row, column: chunk.columns[column] });
            }
        }
        if found == 0 {
            self.is_complete = true;
            self.release_outboxes();
        } else {
            self.layers.push(found);
            self.newest = newest;
        }
        Ok(found > 0)
    }

    /// Gives back the memory that only a sweep needs.
    pub(super) fn release_outboxes(&mut self) {
        self.outboxes = Vec::new();
    }

    /// Sweeps all layers that are left.
    pub fn complete(&mut self, clock: &Clock<'_>) -> Result<(), Stop> {
        while self.advance(clock)? {}
        Ok(())
    }

    /// The distance of a position to the goal; `None` when the sweep has not come to it. Positions of another
    /// variant have none.
    #[must_use]
    pub fn distance<B: Bits>(&self, position: &RedSwapBlue<B>) -> Option<u32> {
        self.way(position).map(|way| way.len() as u32)
    }

    /// A shortest way from a position to the goal; `None` when the sweep has not come to it.
    #[must_use]
    pub fn way<B: Bits>(&self, position: &RedSwapBlue<B>) -> Option<Vec<Action>> {
        let mut position = *position;
        let mut way = Vec::new();
        let mut remainder = self.remainder(&position)?;
        while !plyground_core::Puzzle::is_solved(&position) {
            let action = self.nearer(&position, remainder).next()?;
            position.apply(&action);
            remainder = (remainder + 2) % 3;
            way.push(action);
        }
        Some(way)
    }

    /// Every action that comes nearer to the goal; none at the goal, and none where the sweep has not come to.
    #[must_use]
    pub fn best_actions<B: Bits>(&self, position: &RedSwapBlue<B>) -> Vec<Action> {
        if plyground_core::Puzzle::is_solved(position) {
            return Vec::new();
        }
        self.remainder(position).map_or(Vec::new(), |remainder| self.nearer(position, remainder).collect())
    }

    /// The actions that lead from a position with this remainder to one that is nearer to the goal.
    fn nearer<B: Bits>(&self, position: &RedSwapBlue<B>, remainder: u8) -> impl Iterator<Item = Action> {
        let is_nearer = move |action: &Action| self.remainder(&position.after(action)) == Some((remainder + 2) % 3);
        position.actions().into_iter().filter(is_nearer)
    }

    /// The remainder of a position's distance divided by 3; `None` when it has not been reached.
    fn remainder<B: Bits>(&self, position: &RedSwapBlue<B>) -> Option<u8> {
        if position.variant() != self.variant() {
            return None;
        }
        let Place { blank, row, column } = Place::of(position, &self.home, &self.patterns);
        let column = usize::from(self.patterns.column(column));
        let chunk = &self.chunks[self.chunks_of[row.count_ones() as usize].start + column / (WORDS * GROUP)];
        chunk.lines[blank * chunk.height + usize::from(self.patterns.row(row))].remainder(column % (WORDS * GROUP))
    }
}

/// The bytes of the tables that say where the moves at home lead.
fn steps_bytes(home: &Home) -> usize {
    home.moves.iter().map(Vec::len).sum::<usize>() * (size_of::<u16>() << home.slots)
}
