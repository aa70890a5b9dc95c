//! Every position a search has seen, each once, and how it was reached.
//!
//! The nodes lie in a list in the order of discovery; a node's number never changes. Beside it
//! an index finds the number of a position: a table of numbers, probed one place after the
//! other from where the position's key points. Nothing is allocated per node.
//!
//! ```text
//!   key ──► slots  │ · │ 3 │ 1 │ · │ 2 │ · │          empty or tag + number
//!                        │   └────────┐└─────┐
//!           nodes      │ 0: start │ 1: … │ 2: … │ 3: … │   position, parent, g
//! ```
//!
//! A slot holds a few bits of the key (the tag) next to the number, as many as the number
//! leaves free, so that most wrong slots are told apart without a look at their node. Equality
//! is always decided by comparing the positions themselves: two positions with the same key
//! stay two.
//!
//! Where positions have numbers of their own ([`Puzzle::numbers`]), an index that has grown to a
//! hundredth of their number becomes a plain list by number: no tags, no probing, no comparing.
//!
//! Open addressing with linear probing: Peterson, "Addressing for Random-Access Storage", 1957.

use super::memory::Memory;
use plyground_core::{Puzzle, Stop};

/// A position and the cheapest way to it that is known so far.
#[derive(Clone, Debug)]
pub(super) struct Node<G> {
    /// The position.
    pub(super) position: G,
    /// The node it was reached from; its own number at a root.
    pub(super) parent: u32,
    /// The cost of the way.
    pub(super) g: u32,
}

/// What a node is called in events, which count from 1.
#[inline]
pub(super) fn told(number: u32) -> u64 {
    u64::from(number) + 1
}

/// Where a position is, or would be.
pub(super) enum Place {
    /// It is this node.
    Known(u32),
    /// It is new, and belongs here.
    New(Vacancy),
}

/// A free place for one position, good until the next insertion.
pub(super) struct Vacancy {
    slot: usize,
    hash: Hash,
}

impl Vacancy {
    /// The place of a position's own number.
    #[inline]
    pub(super) fn numbered(number: usize) -> Self {
        Self { slot: number, hash: Hash(0) }
    }

    /// The slot, or the number.
    #[inline]
    pub(super) fn slot(&self) -> usize {
        self.slot
    }
}

/// The nodes of a search with an index by position.
pub(super) struct Seen<G> {
    nodes: Vec<Node<G>>,
    slots: Vec<u32>,
    /// The number of slots is two to this power.
    bits: u32,
    /// True once a position's slot is its own number.
    is_numbered: bool,
}

/// A slot that holds nothing.
const EMPTY: u32 = 0;
/// Slots of the smallest index, as a power of two.
const FEWEST_BITS: u32 = 5;
/// Up to this size the index grows to four times its size, beyond to twice.
const FAST_BITS: u32 = 19;
/// Slots of the largest index: one bit of a slot must be left for the tag.
const MOST_BITS: u32 = 31;

/// A position's key scattered over 32 bits; the upper ones choose the slot, the lower ones are
/// the tag.
#[derive(Clone, Copy)]
struct Hash(u32);

impl Hash {
    /// The hash of a position. Games may hand out keys whose bits are little mixed, hence the
    /// multiplication (Knuth 1973).
    #[inline]
    fn of<G: Puzzle>(position: &G) -> Self {
        Self((position.key().wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 32) as u32)
    }
}

/// A slot's content: the tag above, the number of the node plus one below.
#[inline]
fn pack(hash: Hash, bits: u32, number: u32) -> u32 {
    (hash.0 << bits) | (number + 1)
}

/// The number in a slot, if the slot's tag is that of `hash`.
#[inline]
fn unpack(slot: u32, bits: u32, hash: Hash) -> Option<u32> {
    let is_same_tag = (slot ^ (hash.0 << bits)) >> bits == 0;
    is_same_tag.then(|| (slot & ((1 << bits) - 1)) - 1)
}

impl<G: Puzzle> Seen<G> {
    /// Nothing seen yet.
    pub(super) fn new() -> Self {
        Self { nodes: Vec::new(), slots: Vec::new(), bits: 0, is_numbered: false }
    }

    /// How many positions there are.
    #[inline]
    pub(super) fn len(&self) -> usize {
        self.nodes.len()
    }

    /// The node with this number.
    #[inline]
    pub(super) fn node(&self, number: u32) -> &Node<G> {
        &self.nodes[number as usize]
    }

    /// The node with this number, if there are so many.
    #[inline]
    pub(super) fn get(&self, number: u32) -> Option<&Node<G>> {
        self.nodes.get(number as usize)
    }

    /// The bytes held.
    pub(super) fn bytes(&self) -> usize {
        self.nodes.capacity() * size_of::<Node<G>>() + self.slots.len() * size_of::<u32>()
    }

    /// Finds a position.
    #[inline]
    pub(super) fn find(&self, position: &G) -> Place {
        if self.is_numbered {
            let slot = position.number() as usize;
            return match self.slots[slot] {
                EMPTY => Place::New(Vacancy::numbered(slot)),
                content => Place::Known(content - 1),
            };
        }
        let hash = Hash::of(position);
        if self.slots.is_empty() {
            return Place::New(Vacancy { slot: 0, hash });
        }
        let mut slot = self.home(hash);
        loop {
            let content = self.slots[slot];
            if content == EMPTY {
                return Place::New(Vacancy { slot, hash });
            }
            if let Some(number) = unpack(content, self.bits, hash)
                && self.nodes[number as usize].position == *position
            {
                return Place::Known(number);
            }
            slot = (slot + 1) & (self.slots.len() - 1);
        }
    }

    /// Adds a node for a position that [`find`](Self::find) has just called new, and answers
    /// its number. Refused when there is no memory for it.
    #[inline]
    pub(super) fn insert(&mut self, mut vacancy: Vacancy, node: Node<G>, memory: &mut Memory) -> Result<u32, Stop> {
        if self.nodes.len() >= self.slots.len() / 2 && !self.is_numbered {
            self.grow(&node.position, memory)?;
            match self.find(&node.position) {
                Place::New(moved) => vacancy = moved,
                Place::Known(number) => return Ok(number),
            }
        }
        let number = self.nodes.len() as u32;
        memory.push(&mut self.nodes, node)?;
        self.slots[vacancy.slot] = if self.is_numbered { number + 1 } else { pack(vacancy.hash, self.bits, number) };
        Ok(number)
    }

    /// Adds the first node of a way, which is its own parent.
    pub(super) fn insert_root(&mut self, vacancy: Vacancy, position: G, memory: &mut Memory) -> Result<u32, Stop> {
        let parent = self.nodes.len() as u32;
        self.insert(vacancy, Node { position, parent, g: 0 }, memory)
    }

    /// A cheaper way to a known position.
    #[inline]
    pub(super) fn reroute(&mut self, number: u32, parent: u32, g: u32) {
        let node = &mut self.nodes[number as usize];
        debug_assert!(g < node.g, "a new way of {g} replaces one of {}", node.g);
        node.parent = parent;
        node.g = g;
    }

    /// Forgets the newest node. Its slot can simply be emptied: whoever was inserted later, and
    /// might have been pushed past it, has been forgotten before.
    pub(super) fn pop(&mut self) {
        let Some(node) = self.nodes.pop() else { return };
        let number = self.nodes.len() as u32;
        if self.is_numbered {
            self.slots[node.position.number() as usize] = EMPTY;
            return;
        }
        let hash = Hash::of(&node.position);
        let mut slot = self.home(hash);
        while self.slots[slot] != pack(hash, self.bits, number) {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        self.slots[slot] = EMPTY;
    }

    /// The positions from the root to this node, both included.
    pub(super) fn trail(&self, mut number: u32) -> Vec<&G> {
        let mut trail = Vec::new();
        loop {
            let node = self.node(number);
            trail.push(&node.position);
            if node.parent == number {
                break;
            }
            number = node.parent;
        }
        trail.reverse();
        trail
    }

    /// The slot a hash points to.
    #[inline]
    fn home(&self, hash: Hash) -> usize {
        (hash.0 >> (32 - self.bits)) as usize
    }

    fn free_slot(&self, hash: Hash) -> usize {
        let mut slot = self.home(hash);
        while self.slots[slot] != EMPTY {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    /// Makes the index larger: generously while it is small, because moving everything into a
    /// new one takes much of a search's time.
    #[cold]
    #[inline(never)]
    fn grow(&mut self, position: &G, memory: &mut Memory) -> Result<(), Stop> {
        if let Some(numbers) = position.numbers()
            && numbers as usize <= self.slots.len() * 128
            && self.list_by_number(numbers as usize, memory).is_ok()
        {
            return Ok(());
        }
        let generous = if self.bits + 2 <= FAST_BITS { self.bits + 2 } else { self.bits + 1 };
        self.resize(generous.max(FEWEST_BITS), memory).or_else(|_| self.resize((self.bits + 1).max(FEWEST_BITS), memory))
    }

    /// Replaces the index by a list of all numbers.
    fn list_by_number(&mut self, numbers: usize, memory: &mut Memory) -> Result<(), Stop> {
        memory.take(numbers.saturating_sub(self.slots.len()) * size_of::<u32>())?;
        self.slots = Vec::new();
        self.slots = vec![EMPTY; numbers];
        self.is_numbered = true;
        // Room for all of them at once, if there is: moving a long list takes its time.
        let more = numbers.saturating_sub(self.nodes.capacity());
        let _ = memory.reserve(&mut self.nodes, more);
        for (number, node) in (1..).zip(&self.nodes) {
            self.slots[node.position.number() as usize] = number;
        }
        Ok(())
    }

    /// Replaces the index by one of another size. The old one is dropped first: the nodes hold
    /// all there is to know.
    fn resize(&mut self, bits: u32, memory: &mut Memory) -> Result<(), Stop> {
        if bits > MOST_BITS {
            return Err(Stop::Memory);
        }
        let length = 1usize << bits;
        memory.take((length - self.slots.len()) * size_of::<u32>())?;
        self.slots = Vec::new();
        self.slots = vec![EMPTY; length];
        self.bits = bits;
        for number in 0..self.nodes.len() {
            let hash = Hash::of(&self.nodes[number].position);
            let slot = self.free_slot(hash);
            self.slots[slot] = pack(hash, bits, number as u32);
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use plyground_core::toys::{Graph, Roads};
    use plyground_core::{Limits, Rng};
    use std::collections::HashMap;

    #[test]
    fn what_is_packed_unpacks_with_its_own_tag_only() {
        for bits in [FEWEST_BITS, 10, 17, MOST_BITS] {
            for number in [0, 1, (1 << bits) / 2 - 1] {
                let hash = Hash(0xdead_beef);
                let slot = pack(hash, bits, number);
                assert_ne!(slot, EMPTY);
                assert_eq!(unpack(slot, bits, hash), Some(number));
                assert_eq!(unpack(slot, bits, Hash(hash.0 ^ 1)), None, "{bits} bits");
            }
        }
    }

    fn insert(seen: &mut Seen<Roads>, position: &Roads, g: u32) -> Result<u32, u32> {
        match seen.find(position) {
            Place::Known(number) => Err(number),
            Place::New(vacancy) => {
                let node = Node { position: position.clone(), parent: 0, g };
                Ok(seen.insert(vacancy, node, &mut Memory::default()).expect("no limit"))
            }
        }
    }

    #[test]
    fn finds_what_a_hash_map_finds_also_after_pops() {
        let graph = Graph::random(1, 5000, 2, 1);
        let (mut seen, mut twin, mut order) = (Seen::new(), HashMap::new(), Vec::new());
        let mut rng = Rng::new(7);
        for step in 0..60_000u32 {
            if step % 20_000 > 15_000 && !order.is_empty() {
                seen.pop();
                twin.remove(&order.pop());
                continue;
            }
            let town = rng.below(5000) as u16;
            let result = insert(&mut seen, &Roads::new(graph.clone(), town), step);
            if let Some(&number) = twin.get(&Some(town)) {
                assert_eq!(result, Err(number));
            } else {
                assert_eq!(result, Ok(order.len() as u32));
                twin.insert(Some(town), order.len() as u32);
                order.push(town);
            }
            assert_eq!(seen.len(), order.len());
        }
    }

    #[test]
    fn memory_is_refused_before_it_is_used() {
        let graph = Graph::random(1, 5000, 2, 1);
        let mut memory = Memory::within(&Limits { memory: Some(10_000), ..Limits::default() });
        let mut seen = Seen::new();
        let stopped = (0..5000).find_map(|town| {
            let position = Roads::new(graph.clone(), town);
            let Place::New(vacancy) = seen.find(&position) else { panic!("town {town} was never inserted") };
            seen.insert_root(vacancy, position, &mut memory).err()
        });
        assert_eq!(stopped, Some(Stop::Memory));
        let bytes = seen.nodes.capacity() * size_of::<Node<Roads>>() + seen.slots.capacity() * 4;
        assert_eq!(memory.peak(), bytes);
        assert!(bytes <= 10_000);
    }
}
