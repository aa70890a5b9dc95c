//! All successors of a position, made at once.
//!
//! Most of a large search's time is waiting for memory: each successor is looked up in a table
//! far larger than the processor's cache. Looked up one after the other, each look waits for the
//! one before. So all successors are made first, and the places where the lookups will end are
//! read in two short loops without decisions, whose waits overlap; the lookups themselves
//! then find everything at hand.
//!
//! ```text
//!   one by one   [make][··wait··][··wait··][make][··wait··][··wait··] …
//!   at once      [make make make][··wait··][··wait··][look look look]
//! ```

use super::memory::Memory;
use super::seen::{Hash, Seen};
use plyground_core::{Puzzle, Stop};

/// One successor of a position.
pub(super) struct Successor<G: Puzzle> {
    /// What leads to it.
    pub(super) action: G::Action,
    /// The position.
    pub(super) position: G,
    /// What the action costs.
    pub(super) cost: u32,
    /// Where to look it up.
    pub(super) hash: Hash,
}

/// A list of successors, used again and again.
pub(super) struct Successors<G: Puzzle> {
    list: Vec<Successor<G>>,
}

impl<G: Puzzle> Successors<G> {
    /// An empty list.
    pub(super) fn new() -> Self {
        Self { list: Vec::new() }
    }

    /// The successors of a position where somebody acts, in the game's order, ready to be
    /// looked up in `seen`.
    #[inline]
    pub(super) fn of(&mut self, position: &G, seen: &Seen<G>, memory: &mut Memory) -> Result<std::vec::Drain<'_, Successor<G>>, Stop> {
        for action in position.actions() {
            let cost = position.cost(&action);
            let child = position.after(&action);
            let hash = Hash::of(&child);
            memory.push(&mut self.list, Successor { action, position: child, cost, hash })?;
        }
        seen.warm(self.list.iter().map(|successor| successor.hash));
        Ok(self.list.drain(..))
    }
}
