//! The steps that are printed for a result: the first text of all that lead there.
//!
//! Go from step to step in the order of their texts, and take the first from which the result
//! can still be reached. That question has an exact and quick answer, since stones do not meddle
//! with each other (see `terrain.rs`): give every stone one of the places it may end on, and a share
//! of the steps with just that sum, until all four have theirs.
//!
//! ```text
//!   0,0,39,41 with 10, 3, k to 0,1,44,49:  0:k  ✓   then 1:10 ✗  1:3 ✗  39:10 ✓   then 41:3 ✓
//! ```

use super::pairs::{both, send_back};
use super::partial::{Partial, Step, write_step};
use super::path::WAITING;
use super::position::Stones;
use super::terrain::Terrain;
use super::tosses::KHAL;
use std::collections::HashMap;

/// How many steps of each size.
type Share = [u8; 6];

/// The way to one result of a turn.
pub(super) struct Route<'a> {
    turn: &'a Partial,
    terrain: Terrain,
    sizes: Vec<u8>,
    /// Where the mover's stones end, the least first.
    ends: Stones,
    /// The opposing stones that are sent back, as bits.
    sent_back: u8,
    /// The sets of stones a stone can send back that walks a share from a place, one bit for each set.
    ways: HashMap<(u8, Share), u16>,
}

/// A turn half played.
#[derive(Clone, Copy)]
struct Half {
    own: Stones,
    left: Share,
    sent_back: u8,
}

impl<'a> Route<'a> {
    /// The way from the start of a turn to these stones; `None` when the opponent's cannot be those.
    pub(super) fn new(turn: &'a Partial, ends: Stones, other: Stones) -> Option<Self> {
        let terrain = turn.terrain();
        let before = terrain.other_after(0);
        let is_gone = |index: &usize| before[*index] != WAITING && !other.contains(&before[*index]);
        let sent_back = (0..4).filter(is_gone).fold(0, |set, index| set | 1 << index);
        if terrain.other_after(sent_back) != other {
            return None;
        }
        let sizes = turn.left().iter().map(|steps| steps.value).collect();
        Some(Self { turn, terrain, sizes, ends, sent_back, ways: HashMap::new() })
    }

    /// The steps with the first text; `None` when none lead there.
    pub(super) fn steps(&mut self) -> Option<Vec<Step>> {
        let mut left = [0; 6];
        for (left, steps) in left.iter_mut().zip(self.turn.left()) {
            *left = steps.count;
        }
        let mut half = Half { own: self.turn.own(), left, sent_back: 0 };
        let mut steps = Vec::new();
        while !(half.own == self.ends && half.sent_back == self.sent_back && self.may_stop(half.left)) {
            let (step, next) = self.options(half).into_iter().find(|(_, next)| self.can_end(*next))?;
            steps.push(step);
            half = next;
        }
        Some(steps)
    }

    /// The legal steps in the order of their texts, with what they lead to.
    fn options(&self, half: Half) -> Vec<(Step, Half)> {
        let mut options = Vec::new();
        for (index, &place) in half.own.iter().enumerate() {
            for (size, &value) in self.sizes.iter().enumerate() {
                let is_new = index == 0 || half.own[index - 1] != place;
                if is_new && half.left[size] > 0 && self.terrain.allows(place, value) {
                    let mut next = half;
                    next.own[index] += value;
                    next.own.sort_unstable();
                    next.left[size] -= 1;
                    next.sent_back |= self.terrain.sent_back(place + value);
                    options.push(((place, value), next));
                }
            }
        }
        options.sort_by_cached_key(|&(step, _)| write_step(step));
        options
    }

    /// True when the turn may end on the wanted places with these steps left over.
    fn may_stop(&self, left: Share) -> bool {
        let values = || self.sizes.iter().zip(left).filter(|(_, count)| *count > 0);
        let is_stuck = || values().all(|(&value, _)| !self.ends.iter().any(|&place| self.terrain.allows(place, value)));
        self.turn.may_stop_with(left.iter().map(|&count| u32::from(count)).sum(), is_stuck)
    }

    /// True when the result can be reached from here.
    fn can_end(&mut self, half: Half) -> bool {
        let is_too_far = half.own.iter().zip(self.ends).any(|(&place, end)| place > end);
        half.sent_back & !self.sent_back == 0 && !is_too_far && self.assign(half, 0, 0, 1)
    }

    /// Gives the stones from `index` on a place to end on that is not `taken`, and a share.
    fn assign(&mut self, half: Half, index: usize, taken: u8, ways: u16) -> bool {
        let Some(&start) = half.own.get(index) else {
            let wanted = (0..16).filter(|set| set | half.sent_back == self.sent_back).any(|set| ways >> set & 1 == 1);
            return wanted && self.may_stop(half.left);
        };
        (0..4).any(|end| {
            let is_free = taken >> end & 1 == 0 && self.ends[end] >= start;
            // Of equal places that are free, the first will do.
            let is_first = end == 0 || self.ends[end - 1] != self.ends[end] || taken >> (end - 1) & 1 == 1;
            is_free && is_first && {
                let gain = self.ends[end] - start;
                self.share_out(half, index, taken | 1 << end, ways, (0, gain, [0; 6]))
            }
        })
    }

    /// Tries every share that makes up the rest of a stone's gain from this size of step on.
    fn share_out(&mut self, half: Half, index: usize, taken: u8, ways: u16, (size, gain, share): (usize, u8, Share)) -> bool {
        if gain == 0 {
            let walked = self.ways_of(half.own[index], share) & self.harmless();
            let mut next = half;
            for (left, used) in next.left.iter_mut().zip(share) {
                *left -= used;
            }
            return walked != 0 && self.assign(next, index + 1, taken, both(ways, walked));
        }
        let Some(&value) = self.sizes.get(size) else { return false };
        (0..=half.left[size].min(gain / value)).any(|count| {
            let mut more = share;
            more[size] = count;
            self.share_out(half, index, taken, ways, (size + 1, gain - count * value, more))
        })
    }

    /// The sets of stones that send back nobody but those who are to be.
    fn harmless(&self) -> u16 {
        (0..16u8).filter(|set| set & !self.sent_back == 0).fold(0, |sets, set| sets | 1 << set)
    }

    /// The sets of stones a walk of this share can send back, from those with one step less.
    fn ways_of(&mut self, start: u8, share: Share) -> u16 {
        let sum: u32 = share.iter().zip(&self.sizes).map(|(&count, &value)| u32::from(count) * u32::from(value)).sum();
        if sum == 0 {
            return 1;
        }
        if let Some(&known) = self.ways.get(&(start, share)) {
            return known;
        }
        let place = start + sum as u8;
        let mut ways = 0;
        if self.terrain.is_open(place) {
            for size in (0..self.sizes.len()).filter(|&size| share[size] > 0) {
                let is_first = sum == u32::from(self.sizes[size]);
                if start != WAITING || !is_first || self.sizes[size] == KHAL {
                    let mut before = share;
                    before[size] -= 1;
                    ways |= self.ways_of(start, before);
                }
            }
            ways = send_back(ways, self.terrain.sent_back(place));
        }
        self.ways.insert((start, share), ways);
        ways
    }
}
