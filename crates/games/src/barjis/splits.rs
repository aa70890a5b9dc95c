//! All results of a turn, without trying the orders of its steps.
//!
//! Nothing that one stone does helps or hinders another in the same turn (see `terrain.rs`). So a
//! turn splits its steps among the stones, and only the order within one stone's share matters, to
//! whom that stone sends back on its way. For every stone and every share, the ways to walk it
//! follow from those of the shares that have one step less; then the stones are joined two and two,
//! and the pairs with each other.
//!
//! ```text
//!   shares of 10, 3, k      stone at 39: {}→39  {3}→42  {10}→49  {k}→40  {3,k}→43  …
//!   stone 1 ─┐
//!   stone 2 ─┴─ pair, by share ──┐  share + share = all steps that are played
//!   stone 3 ─┬─ pair, by share ──┴──► results, each once
//!   stone 4 ─┘
//! ```
//!
//! A turn with many tosses takes a while, so the making spends from a [`Budget`] and stops with what
//! it has when that is used up.

use super::budget::Budget;
use super::pairs::{Pair, both, pack_pair, share};
use super::path::{HOME, WAITING};
use super::shares::{Shares, count, fits, marks, one_of_each, sizes_in};
use super::table::ResultTable;
use super::turns::Task;
use super::variant::Play;
use plyground_core::Stop;

/// What is kept of a buffer from turn to turn: a turn with millions of results gives its memory back.
const KEPT: usize = 1 << 16;

/// A share that one stone can walk.
#[derive(Clone, Copy, Debug)]
struct Walk {
    digits: u32,
    number: u16,
    /// Where it ends.
    place: u8,
    /// Sizes of steps that could go on from there, as bits.
    can_go: u8,
    /// The sets of the opponent's stones it can send back, one bit for each of the sixteen sets.
    ways: u16,
}

/// Buffers for making the results of a turn.
#[derive(Debug, Default)]
pub(super) struct Splits {
    shares: Shares,
    ways: Vec<u16>,
    walks: [Vec<Walk>; 4],
    chosen: [Vec<Walk>; 4],
    pairs: [Vec<Pair>; 2],
    groups: [Vec<Group>; 2],
    table: ResultTable,
}

/// The pairs of one share, as a range of their list.
#[derive(Clone, Copy, Debug)]
struct Group {
    digits: u32,
    start: u32,
    end: u32,
}

impl Group {
    #[inline]
    fn range(self) -> std::ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

impl Splits {
    /// The results that were made last, in no particular order at first.
    pub(super) fn results(&mut self) -> &mut [u64] {
        self.table.results_mut()
    }

    /// Makes all results of a turn, or as many as the budget allows and at least one: then
    /// the error says why it stopped.
    pub(super) fn make<B: Budget>(&mut self, task: &Task<'_>, budget: &mut B) -> Result<(), Stop> {
        self.table.clear();
        if let [single] = task.steps
            && single.count == 1
        {
            self.make_single(task, single.value);
            Ok(())
        } else {
            self.prepare(task);
            match task.play {
                Play::Forced => self.make_forced(task, budget),
                Play::Maximal => self.make_maximal(task, budget),
                Play::Voluntary => self.join(task, 0, |_| true, budget),
            }
        }
    }

    /// Gives back the memory of a turn with very many results.
    pub(super) fn shrink(&mut self) {
        self.table.shrink(KEPT);
        for pairs in self.pairs.iter_mut().filter(|pairs| pairs.capacity() > KEPT) {
            *pairs = Vec::new();
        }
    }

    /// The least number of steps that must be lost, whatever the order.
    pub(super) fn least_lost(&mut self, task: &Task<'_>) -> u32 {
        self.prepare(task);
        let mut is_reached = vec![false; self.shares.len()];
        let mut reached = vec![0];
        is_reached[0] = true;
        for walks in &self.walks {
            for at in 0..reached.len() {
                let taken: usize = reached[at];
                let left = self.shares.all() - self.shares.digits(taken);
                for walk in walks.iter().filter(|walk| fits(walk.digits, left)) {
                    let together = taken + usize::from(walk.number);
                    if !std::mem::replace(&mut is_reached[together], true) {
                        reached.push(together);
                    }
                }
            }
        }
        let all = self.shares.all();
        reached.into_iter().map(|number| count(all - self.shares.digits(number))).min().expect("the empty share is reached")
    }

    /// One step: each stone that can make it, or none.
    fn make_single(&mut self, task: &Task<'_>, value: u8) {
        let own = u32::from_be_bytes(task.own);
        let mut last = None;
        for (index, &stone) in task.own.iter().enumerate() {
            if last.replace(stone) != Some(stone) && task.terrain.allows(stone, value) {
                let mut moved = task.own;
                moved[index] += value;
                moved.sort_unstable();
                self.table.push(u32::from_be_bytes(moved), task.terrain.sent_back(stone + value));
            }
        }
        if task.play == Play::Voluntary || self.table.results().is_empty() {
            self.table.push(own, 0);
        }
    }

    /// Every step that can be played; where steps may be left over, those none can play in the end.
    fn make_forced<B: Budget>(&mut self, task: &Task<'_>, budget: &mut B) -> Result<(), Stop> {
        let can_be_lost = self.can_be_lost(task);
        self.join_all(task, budget)?;
        let mut stuck = can_be_lost;
        while stuck != 0 {
            let wished = marks(one_of_each(stuck));
            self.join(task, stuck, |lost| marks(lost) == wished, budget)?;
            // The next smaller subset.
            stuck = (stuck - 1) & can_be_lost;
        }
        Ok(())
    }

    /// The results that lose the fewest steps.
    fn make_maximal<B: Budget>(&mut self, task: &Task<'_>, budget: &mut B) -> Result<(), Stop> {
        self.group(task, 0, budget)?;
        let fewest = self.fewest();
        self.join(task, 0, |lost| count(lost) == fewest, budget)
    }

    /// The least number of steps that two groups lose together.
    fn fewest(&self) -> u32 {
        let mut fewest = u32::MAX;
        for left in &self.groups[0] {
            let rest = self.shares.all() - left.digits;
            for right in self.groups[1].iter().filter(|right| fits(right.digits, rest)) {
                fewest = fewest.min(count(rest - right.digits));
            }
            if fewest == 0 {
                break;
            }
        }
        fewest
    }

    /// Numbers the shares and finds out which of them each stone can walk.
    fn prepare(&mut self, task: &Task<'_>) {
        self.shares.number(task.steps);
        for stone in 0..4 {
            if stone > 0 && task.own[stone] == task.own[stone - 1] {
                let (done, rest) = self.walks.split_at_mut(stone);
                rest[0].clone_from(&done[stone - 1]);
            } else {
                self.walk(task, stone);
            }
        }
    }

    /// The shares this stone can walk.
    fn walk(&mut self, task: &Task<'_>, stone: usize) {
        let start = task.own[stone];
        self.shares.ways_from(start, &task.terrain, &mut self.ways);
        let walks = &mut self.walks[stone];
        walks.clear();
        for (number, &ways) in self.ways.iter().enumerate().filter(|(_, ways)| **ways != 0) {
            let place = start + self.shares.sum(number);
            walks.push(Walk { digits: self.shares.digits(number), number: number as u16, place, can_go: can_go(task, place), ways });
        }
    }

    /// The sizes of steps, as bits, that might be left over when nobody can play them any more.
    fn can_be_lost(&self, task: &Task<'_>) -> u8 {
        let total = self.shares.total();
        let is_free = |stone: u8| {
            let end = stone.saturating_add(total);
            stone != WAITING && end <= HOME && task.terrain.is_clear(stone, end)
        };
        if task.own.iter().any(|&stone| is_free(stone)) {
            return 0;
        }
        let all = self.shares.all();
        self.walks.iter().fold(u8::MAX, |sizes, walks| {
            let lost_here = walks.iter().fold(0, |lost, walk| lost | sizes_in(all - walk.digits) & !walk.can_go);
            sizes & lost_here
        })
    }

    /// Takes in the results that lose no step.
    fn join_all<B: Budget>(&mut self, task: &Task<'_>, budget: &mut B) -> Result<(), Stop> {
        if !self.group(task, 0, budget)? {
            return Ok(());
        }
        let [left_pairs, right_pairs] = &self.pairs;
        let [left_groups, right_groups] = &self.groups;
        let mut end = right_groups.len();
        for left in left_groups {
            let wanted = self.shares.len() - 1 - share(left_pairs[left.start as usize]);
            // Shares ascend on the left, so the shares that complete them descend on the right.
            while end > 0 && share(right_pairs[right_groups[end - 1].start as usize]) > wanted {
                end -= 1;
            }
            let Some(right) = right_groups[..end].last() else { break };
            if share(right_pairs[right.start as usize]) == wanted {
                self.table.insert_all(&left_pairs[left.range()], &right_pairs[right.range()], budget)?;
            }
        }
        Ok(())
    }

    /// Takes in the results whose lost steps are as wished and that leave no stone that could
    /// make a step of a size in `stuck`.
    fn join<B: Budget>(&mut self, task: &Task<'_>, stuck: u8, is_wished: impl Fn(u32) -> bool, budget: &mut B) -> Result<(), Stop> {
        if !self.group(task, stuck, budget)? {
            return Ok(());
        }
        let mut table = std::mem::take(&mut self.table);
        let joined = self.meet(|lost, left, right| if is_wished(lost) { table.insert_all(left, right, budget) } else { Ok(()) });
        self.table = table;
        joined
    }

    /// Pairs up the walks that end where no step of a size in `stuck` can follow, and groups the
    /// pairs by share. False when some stone has no such walk.
    fn group<B: Budget>(&mut self, task: &Task<'_>, stuck: u8, budget: &mut B) -> Result<bool, Stop> {
        let all = self.shares.all();
        // At least one step of each size that is lost stays out of every share.
        let whole = all - one_of_each(stuck);
        for (chosen, walks) in self.chosen.iter_mut().zip(&self.walks) {
            chosen.clear();
            chosen.extend(walks.iter().filter(|walk| fits(walk.digits, whole) && walk.can_go & stuck == 0));
            if chosen.is_empty() {
                return Ok(false);
            }
        }
        if task.play == Play::Forced && !self.can_add_up(task, stuck) {
            return Ok(false);
        }
        for (half, (pairs, groups)) in self.pairs.iter_mut().zip(&mut self.groups).enumerate() {
            let are_alike = task.own[2 * half] == task.own[2 * half + 1];
            pair_up(&self.chosen[2 * half], &self.chosen[2 * half + 1], whole, are_alike, pairs);
            budget.spend(pairs.len(), self.table.results().len())?;
            groups.clear();
            let mut start = 0;
            for group in pairs.chunk_by(|a, b| share(*a) == share(*b)) {
                let end = start + group.len() as u32;
                groups.push(Group { digits: self.shares.digits(share(group[0])), start, end });
                start = end;
            }
        }
        Ok(true)
    }

    /// False when the chosen walks cannot use up the steps, those of the sizes in `stuck` aside, or
    /// cannot but use up more.
    fn can_add_up(&self, task: &Task<'_>, stuck: u8) -> bool {
        let (mut least_played, mut most_played) = (0, 0);
        for (size, steps) in task.steps.iter().enumerate() {
            let (value, count) = (u32::from(steps.value), u32::from(steps.count));
            let is_lost = stuck >> size & 1 == 1;
            least_played += if is_lost { 0 } else { value * count };
            most_played += if is_lost { value * (count - 1) } else { value * count };
        }
        let (mut least, mut most) = (0, 0);
        for (chosen, start) in self.chosen.iter().zip(task.own) {
            let gains = chosen.iter().map(|walk| u32::from(walk.place - start));
            let (low, high) = gains.fold((u32::MAX, 0), |(low, high), gain| (low.min(gain), high.max(gain)));
            least += low;
            most += high;
        }
        least_played <= most && least <= most_played
    }

    /// Calls `found` with every two groups that have no step twice: the steps they lose, the pairs
    /// of both.
    fn meet(&self, mut found: impl FnMut(u32, &[Pair], &[Pair]) -> Result<(), Stop>) -> Result<(), Stop> {
        let all = self.shares.all();
        let [left_pairs, right_pairs] = &self.pairs;
        for left in &self.groups[0] {
            let rest = all - left.digits;
            for right in &self.groups[1] {
                if fits(right.digits, rest) {
                    found(rest - right.digits, &left_pairs[left.range()], &right_pairs[right.range()])?;
                }
            }
        }
        Ok(())
    }
}

/// The sizes of steps a stone on `place` could make, as bits.
#[inline]
fn can_go(task: &Task<'_>, place: u8) -> u8 {
    let mut sizes = 0;
    if task.play == Play::Forced {
        for (size, steps) in task.steps.iter().enumerate() {
            sizes |= u8::from(task.terrain.allows(place, steps.value)) << size;
        }
    }
    sizes
}

/// Everything two stones can walk within `whole`, each share and pair of places once, in order.
/// Of two stones on one place, the first takes the smaller share: the other way is the same.
fn pair_up(first: &[Walk], second: &[Walk], whole: u32, are_alike: bool, pairs: &mut Vec<Pair>) {
    pairs.clear();
    for a in first {
        let left = whole - a.digits;
        for b in second {
            if fits(b.digits, left) && !(are_alike && b.number < a.number) {
                let (low, high) = (a.place.min(b.place), a.place.max(b.place));
                pairs.push(pack_pair(a.number + b.number, low, high, both(a.ways, b.ways)));
            }
        }
    }
    pairs.sort_unstable();
    pairs.dedup_by(|later, kept| {
        let is_same = *later >> 16 == *kept >> 16;
        if is_same {
            *kept |= *later & 0xffff;
        }
        is_same
    });
}
