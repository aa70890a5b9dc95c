//! A priority queue for whole-number priorities: one stack per priority.
//!
//! Puzzle costs are small whole numbers, so there are few different priorities and many nodes
//! of each. A list of stacks then pushes and pops in constant time, where a heap would compare
//! its way up and down.
//!
//! ```text
//!   lowest ──►  │ 12 │ 13 │ 14 │ … │ 4095 │   near: a list, indexed by priority
//!               └─▲──┘                     │ 81000 │ 93500 │   far: a tree of the rest
//!            push │ pop
//! ```
//!
//! Contract: [`pop`](BucketQueue::pop) answers an entry of the least priority, the newest of
//! them. In A* the newest is mostly the deepest, which is the tie-break one wants. Entries are
//! never changed: whoever finds a cheaper way pushes the node again and leaves the old entry to
//! be recognised by its outdated `g`.
//!
//! Source: Dial, "Algorithm 360: Shortest-path forest with topological ordering", 1969.

use super::memory::Memory;
use plyground_core::Stop;
use std::collections::BTreeMap;

/// A node waiting to be expanded.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Waiting {
    /// The node.
    pub(super) node: u32,
    /// The cost of the way to it when it was pushed.
    pub(super) g: u32,
}

/// Entries by priority, least first.
#[derive(Default)]
pub(super) struct BucketQueue {
    near: Vec<Vec<Waiting>>,
    far: BTreeMap<u64, Vec<Waiting>>,
    /// No bucket of `near` below this one holds anything.
    lowest: usize,
    near_entries: usize,
    far_entries: usize,
}

/// Priorities below this have a bucket in the list; a rare larger one goes into the tree, so
/// that dear actions cannot blow up the list.
const NEAR: u64 = 4096;
/// Bytes booked for a bucket of the tree beside its entries: key, list and a share of the tree.
const FAR_BUCKET_BYTES: usize = 64;
/// Bytes booked for a bucket of the list beside its entries: three words of 64 bits, also where words are smaller, so that
/// a limit on memory ends a search at the same node everywhere.
const NEAR_BUCKET_BYTES: usize = 24;

impl BucketQueue {
    /// A queue with nothing in it.
    pub(super) fn new() -> Self {
        Self::default()
    }

    /// How many entries wait, outdated ones included.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.near_entries + self.far_entries
    }

    /// Adds an entry. Refused when there is no memory for it.
    #[inline]
    pub(super) fn push(&mut self, priority: u64, entry: Waiting, memory: &mut Memory) -> Result<(), Stop> {
        if priority >= NEAR {
            return self.push_far(priority, entry, memory);
        }
        let bucket = priority as usize;
        if bucket >= self.near.len() {
            let length = (bucket + 1).next_power_of_two().max(16);
            memory.take((length - self.near.len()) * NEAR_BUCKET_BYTES)?;
            self.near.reserve_exact(length - self.near.len());
            self.near.resize_with(length, Vec::new);
        }
        memory.push(&mut self.near[bucket], entry)?;
        self.lowest = if self.near_entries == 0 { bucket } else { self.lowest.min(bucket) };
        self.near_entries += 1;
        Ok(())
    }

    #[cold]
    #[inline(never)]
    fn push_far(&mut self, priority: u64, entry: Waiting, memory: &mut Memory) -> Result<(), Stop> {
        if !self.far.contains_key(&priority) {
            memory.take(FAR_BUCKET_BYTES)?;
        }
        memory.push(self.far.entry(priority).or_default(), entry)?;
        self.far_entries += 1;
        Ok(())
    }

    /// The least priority of all entries, outdated ones included.
    #[inline]
    pub(super) fn least(&mut self) -> Option<u64> {
        if self.near_entries == 0 {
            return self.far.first_key_value().map(|(&priority, _)| priority);
        }
        while self.near[self.lowest].is_empty() {
            self.lowest += 1;
        }
        Some(self.lowest as u64)
    }

    /// Takes the newest entry of the least priority.
    #[inline]
    pub(super) fn pop(&mut self, memory: &mut Memory) -> Option<Waiting> {
        if self.near_entries == 0 {
            return self.pop_far(memory);
        }
        self.least();
        self.near_entries -= 1;
        self.near[self.lowest].pop()
    }

    #[cold]
    #[inline(never)]
    fn pop_far(&mut self, memory: &mut Memory) -> Option<Waiting> {
        let mut bucket = self.far.first_entry()?;
        let entry = bucket.get_mut().pop();
        self.far_entries -= 1;
        if bucket.get().is_empty() {
            let bucket = bucket.remove();
            memory.give(FAR_BUCKET_BYTES + bucket.capacity() * size_of::<Waiting>());
        }
        entry
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::{Limits, Rng};

    #[test]
    fn pops_the_newest_of_the_least_like_a_sorted_list_would() {
        let mut memory = Memory::default();
        for (seed, spread) in [(1, 10), (2, 5000), (3, 100_000)] {
            let (mut queue, mut twin, mut rng) = (BucketQueue::new(), Vec::<(u64, Waiting)>::new(), Rng::new(seed));
            for step in 0..5000u32 {
                if rng.below(5) < 3 {
                    let priority = rng.below(spread) as u64;
                    let entry = Waiting { node: step, g: 1 };
                    queue.push(priority, entry, &mut memory).expect("no limit");
                    // Before the first that is no smaller, so that the newest comes first.
                    let at = twin.partition_point(|(other, _)| *other < priority);
                    twin.insert(at, (priority, entry));
                } else if twin.is_empty() {
                    assert_eq!(queue.pop(&mut memory), None);
                } else {
                    assert_eq!(queue.least(), Some(twin[0].0));
                    assert_eq!(queue.pop(&mut memory), Some(twin.remove(0).1));
                }
                assert_eq!(queue.len(), twin.len());
            }
        }
    }

    #[test]
    fn memory_is_refused_before_it_is_used() {
        for priority in [3, 1 << 40] {
            let mut memory = Memory::within(&Limits { memory: Some(5000), ..Limits::default() });
            let mut queue = BucketQueue::new();
            let stopped = (0..5000).find_map(|node| queue.push(priority, Waiting { node, g: 0 }, &mut memory).err());
            assert_eq!(stopped, Some(Stop::Memory));
            assert!(memory.peak() <= 5000);
            assert!(queue.len() > 400, "{} entries", queue.len());
        }
    }
}
