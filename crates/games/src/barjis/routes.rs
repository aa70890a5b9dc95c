//! The steps that are printed for a result: the first text of all that lead there.
//!
//! Go from step to step in the order of their texts, and take the first from which the result
//! can still be reached. That question has an exact and quick answer, since stones do not meddle
//! with each other (see `terrain.rs`): give every stone one of the places it may end on, and a share
//! of the steps with just that sum. Two stones and two stones are put together first, and then
//! it is looked up whether some shares of the one pair complete some of the other.
//!
//! ```text
//!   0,0,39,41 with 10, 3, k to 0,1,44,49:  0:k  ✓   then 1:10 ✗  1:3 ✗  39:10 ✓   then 41:3 ✓
//! ```
//!
//! What a stone can walk from a place is the same for all results of a turn, and is kept.

use super::pairs::both;
use super::partial::{Partial, Step, write_step};
use super::path::{HOME, WAITING};
use super::position::{Action, Barjis, Stones};
use super::shares::{Shares, count, fits, one_of_each};
use super::terrain::Terrain;
use super::variant::Play;
use std::cell::RefCell;

/// The ways to all results of one turn.
pub(super) struct Routes {
    turn: Partial,
    terrain: Terrain,
    shares: Shares,
    /// By sum: the numbers of the shares that go so far.
    by_sum: Vec<Vec<u16>>,
    /// By place and share number: the sets of stones that a stone from there can send back.
    ways: Vec<Vec<u16>>,
    /// By share number: ways of a pair of stones, all 0 between two questions.
    met: Vec<u16>,
}

/// Where the stones are to end.
#[derive(Clone, Copy)]
struct Goal {
    /// The mover's stones, the least first.
    ends: Stones,
    /// The opposing stones that are sent back, as bits.
    sent_back: u8,
    /// The sets of stones that have none but those, one bit for each set.
    harmless: u16,
    /// What a step may be left over of: one of each size that no stone can make in the end.
    stuck: u32,
}

/// A turn half played.
#[derive(Clone, Copy)]
struct Half {
    own: Stones,
    /// The share that is left: its number.
    left: usize,
    sent_back: u8,
}

/// A share and the sets of stones that can be sent back with it.
type Walked = (u16, u16);

impl Routes {
    /// The turn on the table.
    fn new(position: &Barjis) -> Self {
        let turn = Partial::of(position);
        let mut shares = Shares::default();
        shares.number(turn.left());
        let mut by_sum = vec![Vec::new(); usize::from(HOME) + 1];
        for number in 0..shares.len() {
            if let Some(list) = by_sum.get_mut(usize::from(shares.sum(number))) {
                list.push(number as u16);
            }
        }
        let met = vec![0; shares.len()];
        Self { terrain: turn.terrain(), turn, shares, by_sum, ways: vec![Vec::new(); usize::from(HOME) + 1], met }
    }

    /// The steps with the first text; `None` when none lead to these stones.
    fn steps_to(&mut self, stones: [Stones; 2]) -> Option<Vec<Step>> {
        let mover = self.turn.mover();
        let goal = self.goal(stones[mover.index()], stones[mover.other().index()])?;
        let mut half = Half { own: self.turn.own(), left: self.shares.len() - 1, sent_back: 0 };
        let mut steps = Vec::new();
        while !(half.own == goal.ends && half.sent_back == goal.sent_back && self.may_stop(&goal, self.shares.digits(half.left))) {
            let (step, next) = self.options(half).into_iter().find(|(_, next)| self.can_end(&goal, *next))?;
            steps.push(step);
            half = next;
        }
        Some(steps)
    }

    /// `None` when the opponent's stones cannot be these.
    fn goal(&self, ends: Stones, other: Stones) -> Option<Goal> {
        let before = self.terrain.other_after(0);
        let is_gone = |index: &usize| before[*index] != WAITING && !other.contains(&before[*index]);
        let sent_back = (0..4).filter(is_gone).fold(0, |set, index| set | 1 << index);
        if self.terrain.other_after(sent_back) != other {
            return None;
        }
        let harmless = (0..16u8).filter(|set| set & !sent_back == 0).fold(0, |sets, set| sets | 1 << set);
        let is_stuck = |value: u8| !ends.iter().any(|&place| self.terrain.allows(place, value));
        let stuck = self.shares.sizes(self.shares.all()).filter(|&size| is_stuck(self.shares.value(size)));
        let stuck = one_of_each(stuck.fold(0, |sizes, size| sizes | 1 << size));
        Some(Goal { ends, sent_back, harmless, stuck })
    }

    /// The legal steps in the order of their texts, with what they lead to.
    fn options(&self, half: Half) -> Vec<(Step, Half)> {
        let mut options = Vec::new();
        for (index, &place) in half.own.iter().enumerate() {
            if index > 0 && half.own[index - 1] == place {
                continue;
            }
            for size in self.shares.sizes(self.shares.digits(half.left)) {
                let value = self.shares.value(size);
                if self.terrain.allows(place, value) {
                    let mut next = half;
                    next.own[index] += value;
                    next.own.sort_unstable();
                    next.left -= self.shares.stride(size);
                    next.sent_back |= self.terrain.sent_back(place + value);
                    options.push(((place, value), next));
                }
            }
        }
        options.sort_by_cached_key(|&(step, _)| write_step(step));
        options
    }

    /// True when the turn may end at the goal with these steps left over.
    fn may_stop(&self, goal: &Goal, left: u32) -> bool {
        // Fifteen of each size that is stuck: more than there are.
        self.turn.may_stop_with(count(left), || fits(left, goal.stuck * 15))
    }

    /// True when the goal can be reached from here.
    fn can_end(&mut self, goal: &Goal, half: Half) -> bool {
        let is_too_far = half.own.iter().zip(goal.ends).any(|(&place, end)| place > end);
        if half.sent_back & !goal.sent_back != 0 || is_too_far {
            return false;
        }
        for &place in &half.own {
            let ways = &mut self.ways[usize::from(place)];
            if ways.is_empty() {
                self.shares.ways_from(place, &self.terrain, ways);
            }
        }
        let mut met = std::mem::take(&mut self.met);
        let can = orders().any(|order| self.can_end_as(goal, half, order, &mut met));
        self.met = met;
        can
    }

    /// The same when the stones end on the goal's places in this order.
    fn can_end_as(&self, goal: &Goal, half: Half, order: [usize; 4], met: &mut [u16]) -> bool {
        let ends = order.map(|index| goal.ends[index]);
        // Of equal places, and of equal stones, one order will do.
        let is_repeated = (0..4).any(|a| (a + 1..4).any(|b| order[a] > order[b] && (ends[a] == ends[b] || half.own[a] == half.own[b])));
        if is_repeated || half.own.iter().zip(ends).any(|(&place, end)| place > end) {
            return false;
        }
        let whole = self.shares.digits(half.left);
        let walks = [0, 1, 2, 3].map(|stone| self.walks(half.own[stone], ends[stone], whole, goal.harmless));
        if walks.iter().any(Vec::is_empty) {
            return false;
        }
        let [first, second] = [self.pair(&walks[0], &walks[1], whole, met), self.pair(&walks[2], &walks[3], whole, met)];
        self.complete(goal, half, &first, &second, met)
    }

    /// The shares within `whole` that carry a stone from a place to another and send back none but
    /// those who are to be.
    fn walks(&self, start: u8, end: u8, whole: u32, harmless: u16) -> Vec<Walked> {
        let (shares, ways) = (&self.by_sum[usize::from(end - start)], &self.ways[usize::from(start)]);
        let walked = shares.iter().map(|&share| (share, ways[usize::from(share)] & harmless));
        walked.filter(|&(share, ways)| ways != 0 && fits(self.shares.digits(share.into()), whole)).collect()
    }

    /// What two stones can walk together, each share once.
    fn pair(&self, one: &[Walked], other: &[Walked], whole: u32, met: &mut [u16]) -> Vec<Walked> {
        let mut pairs = Vec::new();
        for &(a, ways_a) in one {
            let rest = whole - self.shares.digits(a.into());
            for &(b, ways_b) in other {
                if fits(self.shares.digits(b.into()), rest) {
                    let ways = &mut met[usize::from(a + b)];
                    if *ways == 0 {
                        pairs.push((a + b, 0));
                    }
                    *ways |= both(ways_a, ways_b);
                }
            }
        }
        for (share, ways) in &mut pairs {
            *ways = std::mem::take(&mut met[usize::from(*share)]);
        }
        pairs
    }

    /// True when a share of the first pair and one of the second use up the steps, as far as they
    /// must be, and send back all who are to be.
    fn complete(&self, goal: &Goal, half: Half, first: &[Walked], second: &[Walked], met: &mut [u16]) -> bool {
        let whole = self.shares.digits(half.left);
        let is_wanted = |ways: u16| (0..16).any(|set| ways >> set & 1 == 1 && set | half.sent_back == goal.sent_back);
        if self.loses_nothing(goal, whole) {
            for &(share, ways) in second {
                met[usize::from(share)] = ways;
            }
            let found = first.iter().any(|&(share, ways)| {
                let other = met[half.left - usize::from(share)];
                other != 0 && is_wanted(both(ways, other))
            });
            for &(share, _) in second {
                met[usize::from(share)] = 0;
            }
            return found;
        }
        first.iter().any(|&(a, ways_a)| {
            let rest = whole - self.shares.digits(a.into());
            second.iter().any(|&(b, ways_b)| {
                let taken = self.shares.digits(b.into());
                fits(taken, rest) && self.may_stop(goal, rest - taken) && is_wanted(both(ways_a, ways_b))
            })
        })
    }

    /// True when every step of `whole` must be played.
    fn loses_nothing(&self, goal: &Goal, whole: u32) -> bool {
        match self.turn.play() {
            Play::Forced => !self.shares.sizes(whole).any(|size| self.shares.sizes(goal.stuck).any(|stuck| stuck == size)),
            Play::Maximal => self.turn.may_stop_with(0, || false),
            Play::Voluntary => false,
        }
    }
}

/// The twenty-four orders of four things.
fn orders() -> impl Iterator<Item = [usize; 4]> {
    (0..256)
        .map(|code| [code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3])
        .filter(|order| order.iter().fold(0, |seen, index| seen | 1 << index) == 0b1111)
}

thread_local! {
    /// The last turn whose results were written: mostly many are written one after the other.
    static LAST: RefCell<Option<(Barjis, Routes)>> = const { RefCell::new(None) };
}

/// The first text, in the order of characters, of the steps that lead to a result of the turn on
/// the table.
pub(super) fn steps_to(position: &Barjis, result: &Action) -> Option<Vec<Step>> {
    let Action::Turn(stones) = result else { return None };
    LAST.with_borrow_mut(|last| {
        if last.as_ref().is_none_or(|(known, _)| known != position) {
            *last = Some((*position, Routes::new(position)));
        }
        last.as_mut().and_then(|(_, routes)| routes.steps_to(*stones))
    })
}
