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
//! A share is a number in mixed radix, one digit for each size of step, so that the number of two
//! shares together is the sum of their numbers.

use super::path::{HOME, WAITING};
use super::table::ResultTable;
use super::tosses::KHAL;
use super::turns::Task;
use super::variant::Play;

/// Bits for each digit of a share, the highest of them to tell that one share exceeds another.
const DIGIT: u32 = 5;
/// The highest bit of each of six digits.
const GUARDS: u32 = 0b10000_10000_10000_10000_10000_10000;

/// True when `part` has no more of any step than `whole`.
#[inline]
const fn fits(part: u32, whole: u32) -> bool {
    ((whole | GUARDS) - part) & GUARDS == GUARDS
}

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

/// The shares that two stones can walk together: share number, both places, ways.
type Pair = u64;

/// Buffers for making the results of a turn.
#[derive(Debug, Default)]
pub(super) struct Splits {
    /// By share number: how far it goes (at most 255), and its digits.
    sums: Vec<u8>,
    digits: Vec<u32>,
    ways: Vec<u16>,
    walks: [Vec<Walk>; 4],
    chosen: [Vec<Walk>; 4],
    pairs: [Vec<Pair>; 2],
    table: ResultTable,
}

impl Splits {
    pub(super) fn results(&self) -> &[u64] {
        self.table.results()
    }

    /// Makes all results of a turn, in order.
    pub(super) fn make(&mut self, task: &Task<'_>) {
        self.table.clear();
        if let [single] = task.steps
            && single.count == 1
        {
            self.make_single(task, single.value);
        } else {
            self.prepare(task);
            match task.play {
                Play::Forced => self.make_forced(task),
                Play::Maximal => {
                    self.make_maximal(task);
                }
                Play::Voluntary => (0..self.digits.len()).for_each(|lost| self.join(task, lost, 0)),
            }
        }
        self.table.sort();
    }

    /// The least number of steps that must be lost, whatever the order.
    pub(super) fn least_lost(&mut self, task: &Task<'_>) -> u32 {
        self.table.clear();
        self.prepare(task);
        self.make_maximal(task)
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
    fn make_forced(&mut self, task: &Task<'_>) {
        self.join(task, 0, 0);
        let can_be_lost = self.can_be_lost(task);
        if can_be_lost == 0 {
            return;
        }
        for lost in 1..self.digits.len() {
            let sizes = sizes_in(self.digits[lost]);
            if sizes & !can_be_lost == 0 {
                self.join(task, lost, sizes);
            }
        }
    }

    /// The results that lose the fewest steps; answers how many that is.
    fn make_maximal(&mut self, task: &Task<'_>) -> u32 {
        let count = |digits: u32| (0..6).map(|size| digits >> (size * DIGIT) & 15).sum::<u32>();
        for least in 0..=task.steps.iter().map(|steps| u32::from(steps.count)).sum() {
            for lost in 0..self.digits.len() {
                if count(self.digits[lost]) == least {
                    self.join(task, lost, 0);
                }
            }
            if !self.table.results().is_empty() {
                return least;
            }
        }
        unreachable!("with all steps lost the stones stay where they are")
    }

    /// Numbers the shares and finds out which of them each stone can walk.
    fn prepare(&mut self, task: &Task<'_>) {
        self.sums.clear();
        self.digits.clear();
        self.sums.push(0);
        self.digits.push(0);
        let mut strides = [0; 6];
        for (size, steps) in task.steps.iter().enumerate() {
            let stride = self.sums.len();
            strides[size] = stride;
            for index in 0..stride * usize::from(steps.count) {
                self.sums.push(self.sums[index].saturating_add(steps.value));
                self.digits.push(self.digits[index] + (1 << (size as u32 * DIGIT)));
            }
        }
        for stone in 0..4 {
            if stone > 0 && task.own[stone] == task.own[stone - 1] {
                let (done, rest) = self.walks.split_at_mut(stone);
                rest[0].clone_from(&done[stone - 1]);
            } else {
                self.walk(task, &strides, stone);
            }
        }
    }

    /// The shares this stone can walk, each from those with one step less.
    fn walk(&mut self, task: &Task<'_>, strides: &[usize; 6], stone: usize) {
        let start = task.own[stone];
        let walks = &mut self.walks[stone];
        walks.clear();
        walks.push(Walk { digits: 0, number: 0, place: start, can_go: can_go(task, start), ways: 1 });
        if start == HOME || start == WAITING && task.steps.first().is_none_or(|steps| steps.value != KHAL) {
            return;
        }
        self.ways.clear();
        self.ways.resize(self.sums.len(), 0);
        self.ways[0] = 1;
        for number in 1..self.sums.len() {
            let place = start.saturating_add(self.sums[number]);
            if !task.terrain.is_open(place.min(127)) {
                continue;
            }
            let digits = self.digits[number];
            let mut ways = 0;
            for (size, stride) in strides.iter().enumerate().take(task.steps.len()) {
                let before = number.wrapping_sub(*stride);
                let is_part = digits >> (size as u32 * DIGIT) & 15 != 0;
                if is_part && (start != WAITING || before != 0 || size == 0) {
                    ways |= self.ways[before];
                }
            }
            if ways == 0 {
                continue;
            }
            let ways = send_back(ways, task.terrain.sent_back(place));
            self.ways[number] = ways;
            walks.push(Walk { digits, number: number as u16, place, can_go: can_go(task, place), ways });
        }
    }

    /// The sizes of steps, as bits, that might be left over when nobody can play them any more.
    fn can_be_lost(&self, task: &Task<'_>) -> u8 {
        let total = *self.sums.last().expect("there is always the empty share");
        let is_free = |stone: u8| {
            let end = stone.saturating_add(total);
            stone != WAITING && end <= HOME && task.terrain.is_clear(stone, end)
        };
        if task.own.iter().any(|&stone| is_free(stone)) {
            return 0;
        }
        let all = *self.digits.last().expect("there is always the empty share");
        self.walks.iter().fold(u8::MAX, |sizes, walks| {
            let lost_here = walks.iter().fold(0, |lost, walk| lost | sizes_in(all - walk.digits) & !walk.can_go);
            sizes & lost_here
        })
    }

    /// Takes in the results that play all steps but those of the share `lost`, and leave no
    /// stone that could make a step of a size in `stuck`.
    fn join(&mut self, task: &Task<'_>, lost: usize, stuck: u8) {
        let number = self.digits.len() - 1 - lost;
        let digits = self.digits[number];
        for (chosen, walks) in self.chosen.iter_mut().zip(&self.walks) {
            chosen.clear();
            chosen.extend(walks.iter().filter(|walk| fits(walk.digits, digits) && walk.can_go & stuck == 0));
            if chosen.is_empty() {
                return;
            }
        }
        let [one, two, three, four] = &self.chosen;
        pair_up(one, two, digits, task.own[0] == task.own[1], &mut self.pairs[0]);
        pair_up(three, four, digits, task.own[2] == task.own[3], &mut self.pairs[1]);
        let [left, right] = &self.pairs;
        let mut end = right.len();
        for group in left.chunk_by(|a, b| share(*a) == share(*b)) {
            let wanted = number as u64 - share(group[0]);
            // Shares ascend on the left, so the shares that complete them descend on the right.
            while end > 0 && share(right[end - 1]) > wanted {
                end -= 1;
            }
            let mut start = end;
            while start > 0 && share(right[start - 1]) == wanted {
                start -= 1;
            }
            for &a in group {
                for &b in &right[start..end] {
                    self.table.insert(merge(a, b), both(a as u16, b as u16));
                }
            }
        }
    }
}

/// The sizes of steps a share has, as bits.
fn sizes_in(digits: u32) -> u8 {
    (0..6).fold(0, |sizes, size| sizes | u8::from(digits >> (size * DIGIT) & 15 != 0) << size)
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

/// Every way with these stones sent back as well: bit `s` of `ways` moves to bit `s | stones`.
#[inline]
fn send_back(mut ways: u16, stones: u8) -> u16 {
    /// The subsets of four stones that have the first, the second, the third, the fourth.
    const WITH: [u16; 4] = [0xaaaa, 0xcccc, 0xf0f0, 0xff00];
    if stones != 0 {
        for (index, with) in WITH.iter().enumerate() {
            if stones >> index & 1 == 1 {
                ways = ways & with | (ways & !with) << (1 << index);
            }
        }
    }
    ways
}

/// One of these ways and one of those, united.
#[inline]
fn both(these: u16, those: u16) -> u16 {
    if these == 1 {
        return those;
    }
    let (mut left, mut united) = (these, 0);
    while left != 0 {
        united |= send_back(those, left.trailing_zeros() as u8);
        left &= left - 1;
    }
    united
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

#[inline]
fn pack_pair(share: u16, low: u8, high: u8, ways: u16) -> Pair {
    u64::from(share) << 32 | u64::from(low) << 24 | u64::from(high) << 16 | u64::from(ways)
}

/// The share number of a pair.
#[inline]
fn share(pair: Pair) -> u64 {
    pair >> 32
}

/// The places of two pairs in order, the least in the highest byte.
#[inline]
fn merge(a: Pair, b: Pair) -> u32 {
    let places = |pair: Pair| ((pair >> 24) as u32 & 255, (pair >> 16) as u32 & 255);
    let ((low_a, high_a), (low_b, high_b)) = (places(a), places(b));
    let (x, y) = (low_a.max(low_b), high_a.min(high_b));
    low_a.min(low_b) << 24 | x.min(y) << 16 | x.max(y) << 8 | high_a.max(high_b)
}
